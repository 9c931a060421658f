## Les niveaux d’un tournoi de club

button-levels = Niveaux
button-use-levels = Prendre ces niveaux
button-change = Modifier
levels-read =
    { $count ->
        [one] Voici comment je lis ta liste, un niveau :
       *[other] Voici comment je lis ta liste, { $count } niveaux :
    }
levels-column-number = N°
levels-column-blinds = Blinds
levels-column-ante = Ante
levels-ante-big-blind = GB { $ante }
levels-big-blind-ante = GB : la grosse blind pose cette ante pour toute la table. Sans GB, chaque joueur pose la sienne.
# $blinds: as in “200/400”
levels-after = Après le dernier, les niveaux doublent : { $blinds } et ainsi de suite.
levels-antes-unused = Ta liste a ses propres antes ; celles choisies à côté sont pour les niveaux tout prêts et ne comptent pas.
levels-not-yet = Rien n’a encore changé à la table.
levels-used = Ces niveaux sont en place.
levels-gone = Je n’ai plus cette liste. Appuie sur « Modifier » et écris-la de nouveau.
bad-blinds = Je ne reconnais pas de blinds dans « { $typed } ». Écris par exemple 5/10.
