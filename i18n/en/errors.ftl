## What went wrong, and what to do

error-internal = Something went wrong on my side, and it has been noted. Look at the table: if nothing has changed there, please try again.
error-try-again = Somebody was a moment faster, or I am just being restarted. Please try again.
error-discord = Discord does not answer me just now. Look at the table: if nothing has changed there, please try again.
error-draining = I am about to be updated: running games are played to their end, new ones can begin again in a while.
error-unsaved = Nothing can be saved just now, so nothing has changed. Whoever runs me can see why; what is here is kept and goes on as soon as it works again.
error-old-command = That command has changed. Please type it once more; if it looks the same, restart Discord.
error-not-allowed = You may not use that command here.

## Private answers

no-table-here = There is no table in this channel. `/poker start` opens one.
table-over = That table is no longer open. `/poker start` opens a new one.
table-unreadable = Table { $table } stands still: its record cannot be read. Nothing is lost, and other tables go on; whoever runs me has to look at it.
unknown-button = That button is no longer in use. The newest message of the table has the right ones.
only-in-server = Poker is played in the channels of a server, not here.
no-thread-here = A thread can only be opened in an ordinary text channel.
channel-not-allowed = Tables are opened elsewhere on this server: { $channels }.
start-not-allowed = On this server, only people who may manage it open tables.
# $link: to the message
table-exists = There is a table in this channel already. Here is the way: [to the table]({ $link })
# $permissions: a list of permission-… texts; $channel: a clickable channel
missing-permissions = I need { $permissions } in { $channel }. Somebody who manages the server can give me that; then try again.
missing-for-pictures = I need { $permissions } in { $channel } for the pictures of the table. Somebody who manages the server can give me that, or choose “Texts only, no pictures” in `/poker-admin settings`; then try again.
pictures-missing = Without { $permissions } in { $channel } the table is shown in texts only.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-create-threads = Create Public Threads
permission-attach-files = Attach Files
bad-amount = “{ $typed }” is not an amount I understand. Type it like 1500, 1,500 or 1.5k.
cooldown =
    { $seconds ->
        [one] That was quick. Try again in { $seconds } second.
       *[other] That was quick. Try again in { $seconds } seconds.
    }
# $tables: links, below; $until: a live time, as in "in 30 seconds"
limit-tables = This server has { $most } tables, as many as there can be. When one of them is over, there is room for another; whoever may manage the server can open one at once.
limit-lobbies = { $most } of your tables on this server have not begun yet: { $tables }. Start or cancel one of them first.
limit-hosting = You are the host of { $most } tables, as many as there can be: { $tables }. When one of them is over, you can open another; `/poker floor cancel` there ends it.
limit-waiting = { $most } of your tables are waiting for their players to come back: { $tables }. Play on at one of them, or end it with `/poker floor cancel` there.
limit-openings = You have opened several tables just now. You can open the next one { $until }.
limit-openings-channel = Several tables have been opened in this channel just now. The next one can be opened here { $until }.
limit-openings-server = Many tables have been opened on this server just now. You can open the next one { $until }; whoever may manage the server can do so at once.
limit-threads = You have made several threads lately. You can open a table in a new one { $until }.
limit-down = You have brought this table down lately. You can do so again { $until }; whoever plays here may do so sooner.
limit-presses = That was more than anybody needs to press. I take nothing more from you until you have pressed nothing for { $seconds } seconds.
ruling-twice =
    { $seconds ->
        [one] That was ruled just now, and it stands. To rule the same once more, type the command again in { $seconds } second.
       *[other] That was ruled just now, and it stands. To rule the same once more, type the command again in { $seconds } seconds.
    }
undo-twice =
    { $seconds ->
        [one] The last ruling has just been taken back. To take the one before back as well, type the command again in { $seconds } second.
       *[other] The last ruling has just been taken back. To take the one before back as well, type the command again in { $seconds } seconds.
    }
leave-question = If you give up your seat you are out of this game: your chips leave play when the hand is over. Are you sure?
leave-booked = Noted: your seat is given up when this hand is over. Thank you for playing.
done = Done.
moved-down = The table is at the bottom again.
moving-down = The next message of this table is just coming, at the bottom.
error-forbidden = Discord does not let me do that here. Somebody who manages the server can check my permissions.
cancel-question = If you cancel, the game ends without a result for everybody. Are you sure?

## Leaving and closing an open table

leave-open-question = If you leave, your chips go with you, after this hand if you are in it. They are kept for an hour: whoever comes back by then sits down with exactly as many. Are you sure?
leave-open-confirm = Leave the table
leave-open-booked = Noted: you leave when this hand is over. Your chips are kept for an hour.
leave-open-done =
    { $chips ->
        [0] You have left. Thank you for playing.
        [one] You have left with { $chips } chip, which is kept for an hour. Thank you for playing.
       *[other] You have left with { $chips } chips, which are kept for an hour. Thank you for playing.
    }
close-question = If you close the table, the hand is played to its end, everybody cashes out and the ledger is posted. Are you sure?
close-question-now = If you close the table, everybody cashes out and the ledger is posted. Are you sure?
close-confirm = Close the table
close-booked = Noted: the table closes when this hand is over.
still-showing = The cards are still coming. Try again in a moment.
