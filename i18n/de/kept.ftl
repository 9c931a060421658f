## Was über die fragende Person gespeichert ist; nur sie sieht es. $id, $hash: wie bei Discord

kept-title = **Was über dich gespeichert ist**
kept-id = Deine Discord-ID: `{ $id }`
kept-no-settings = Einstellungen: keine
# $seen: der Code einer Sprache, wie fr oder en-US
kept-language = Sprache: { $language } (dein Discord: { $seen })
kept-dm = Direktnachrichten: { $mode }
kept-notice = Erinnerungen, wenn du dran bist: { $mode }
kept-colours = Kartenfarben: { $colours }
kept-dm-channel = Unser Kanal für Direktnachrichten: `{ $id }`
kept-dm-refused = Discord hat eine Direktnachricht an dich abgelehnt.
kept-avatar = Kennung deines Discord-Avatars: `{ $hash }`
# $day: ein Datum, das Discord ausschreibt
kept-seen = Letzter Knopfdruck: am { $day }
kept-names = Namen, unter denen du gespielt hast: { $names }
kept-games = Beendete Spiele mit deiner ID, deinem Namen, Server und Kanal, dem, was du wann getan hast, deinen Karten und deinem Platz: { $count }
kept-tables = Tische, die noch nicht zu Ende sind: { $count }
kept-table = – [zum Tisch]({ $link })
kept-days =
    { $days ->
        [one] Ein Spiel wird { $days } Tag nach seinem Ende gelöscht; deine Einstellungen { $days } Tag nach deinem letzten Knopfdruck, es sei denn, du kommst in einem Spiel vor, das noch gespeichert ist.
       *[other] Ein Spiel wird { $days } Tage nach seinem Ende gelöscht; deine Einstellungen { $days } Tage nach deinem letzten Knopfdruck, es sei denn, du kommst in einem Spiel vor, das noch gespeichert ist.
    }
kept-for-ever = Wer diesen Bot betreibt, behält Spiele und Einstellungen, bis du sie löschen lässt.

## Es löschen lassen

forget-question = Deine Einstellungen werden gelöscht. In beendeten Spielen werden deine ID und dein Name ersetzt; die Spiele bleiben denen erhalten, mit denen du gespielt hast. Was der Bot auf Discord geschrieben hat, bleibt dort, und wer es lesen kann, weiß, welches Spiel es war. Das lässt sich nicht rückgängig machen. Bist du sicher?
# Was in einem beendeten Spiel an der Stelle eines Namens steht
former-player = Früherer Spieler { $number }
forgotten =
    { $games ->
        [0] Gelöscht: deine Einstellungen. In keinem beendeten Spiel stand deine ID.
        [one] Gelöscht: deine Einstellungen, dazu deine ID und dein Name in { $games } Spiel.
       *[other] Gelöscht: deine Einstellungen, dazu deine ID und dein Name in { $games } Spielen.
    }
forgotten-later = Nicht alles davon lässt sich gerade auf die Platte schreiben; der Rest folgt von selbst, in der Regel binnen einer Stunde. Bis dahin kann die Datei noch etwas davon enthalten.
forgotten-unreadable =
    { $count ->
        [one] { $count } Spiel lässt sich nicht lesen, deshalb stehen deine ID und dein Name noch darin. Sie verschwinden, sobald es sich lesen lässt, oder mit dem Spiel; wer den Bot betreibt, kann mehr dazu sagen.
       *[other] { $count } Spiele lassen sich nicht lesen, deshalb stehen deine ID und dein Name noch darin. Sie verschwinden, sobald sie sich lesen lassen, oder mit den Spielen; wer den Bot betreibt, kann mehr dazu sagen.
    }
forgotten-left =
    { $count ->
        [one] Ein Tisch ist noch nicht zu Ende und braucht deinen Namen noch. Verlass ihn, wenn du dort sitzt; ist er zu Ende, lösche noch einmal. Bis dahin kommen deine Karten wie zuvor, als Direktnachricht oder nicht.
       *[other] { $count } Tische sind noch nicht zu Ende und brauchen deinen Namen noch. Verlass sie, wenn du dort sitzt; sind sie zu Ende, lösche noch einmal. Bis dahin kommen deine Karten wie zuvor, als Direktnachricht oder nicht.
    }
forgotten-again = Wenn du hier wieder etwas drückst oder tippst, merkt sich der Bot deine Sprache, deinen Avatar und den Tag aufs Neue.
