## Eigene Levels eines Clubturniers

button-levels = Levels
button-use-levels = Diese Levels nehmen
button-change = Ändern
levels-read =
    { $count ->
        [one] So lese ich deine Liste, ein Level:
       *[other] So lese ich deine Liste, { $count } Levels:
    }
levels-column-number = Nr.
levels-column-blinds = Blinds
levels-column-ante = Ante
levels-ante-big-blind = BB { $ante }
levels-big-blind-ante = BB: Diese Ante setzt der Big Blind für den ganzen Tisch. Ohne BB setzt sie jeder selbst.
# $blinds: as in “200/400”
levels-after = Nach dem letzten verdoppeln sie sich: { $blinds } und so weiter.
levels-antes-unused = Deine Liste hat eigene Antes; die daneben gewählten sind für vorgegebene Levels und zählen nicht.
levels-not-yet = Am Tisch hat sich noch nichts geändert.
levels-used = Diese Levels gelten jetzt.
levels-gone = Diese Liste habe ich nicht mehr. Drück auf „Ändern“ und tipp sie noch einmal ein.
bad-blinds = „{ $typed }“ verstehe ich nicht als Blinds. Schreib zum Beispiel 5/10.
