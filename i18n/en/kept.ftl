## What is kept about whoever asks; only that person sees it. $id, $hash: as Discord has them

kept-title = **What is kept about you**
kept-id = Your Discord ID: `{ $id }`
kept-no-settings = Settings: none
# $seen: the code of a language, as in fr or en-US
kept-language = Language: { $language } (your Discord’s: { $seen })
kept-dm = Direct messages: { $mode }
kept-notice = Turn notices: { $mode }
kept-colours = Card colours: { $colours }
kept-dm-channel = Our channel for direct messages: `{ $id }`
kept-dm-refused = Discord has refused a direct message to you.
kept-avatar = Mark of your Discord picture: `{ $hash }`
# $day: a date that Discord writes out
kept-seen = Last press: on { $day }
kept-names = Names you played under: { $names }
kept-games = Finished games with your ID, your name, the server and channel, what you did and when, your cards and your place: { $count }
kept-tables = Tables that are not over yet: { $count }
kept-table = – [to the table]({ $link })
kept-days =
    { $days ->
        [one] A game is deleted { $days } day after its end; your settings { $days } day after your last press, unless you are in a game that is still kept.
       *[other] A game is deleted { $days } days after its end; your settings { $days } days after your last press, unless you are in a game that is still kept.
    }
kept-for-ever = Whoever runs this bot keeps games and settings until you have them deleted.

## Having it deleted

forget-question = Your settings will be deleted. In finished games, your ID and your name will be replaced; the games stay for those you played with. What the bot has posted on Discord stays there, and whoever can read it knows which game it was. This cannot be undone. Are you sure?
# What stands in place of a name in a finished game
former-player = Former player { $number }
forgotten =
    { $games ->
        [0] Deleted: your settings. No finished game had your ID.
        [one] Deleted: your settings, and your ID and name in { $games } game.
       *[other] Deleted: your settings, and your ID and name in { $games } games.
    }
forgotten-later = Not all of that can be written to the disk just now; the rest follows by itself, as a rule within the hour. Until then the file may still hold some of it.
forgotten-unreadable =
    { $count ->
        [one] { $count } game cannot be read, so your ID and your name are still in it. They go once it can be, or with the game; whoever runs the bot can say more.
       *[other] { $count } games cannot be read, so your ID and your name are still in them. They go once they can be, or with the games; whoever runs the bot can say more.
    }
forgotten-left =
    { $count ->
        [one] One table is not over yet and still needs your name. Leave it if you sit there; once it is over, delete again. Until then your cards come as they did, by direct message or not.
       *[other] { $count } tables are not over yet and still need your name. Leave them if you sit there; once they are over, delete again. Until then your cards come as they did, by direct message or not.
    }
forgotten-again = If you press or type something here again, the bot will note your language, your picture and the day anew.
