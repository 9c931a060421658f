## Avant le début

lobby-title = Sit & Go · Texas Hold’em
lobby-title-club = Tournoi de club · Texas Hold’em
lobby-title-open = Table ouverte · Texas Hold’em
lobby-intro-table = Du Hold’em No Limit sans fin, jusqu’à { $seats } joueurs : on s’assoit et on repart quand on veut.
lobby-intro = Un tournoi de Hold’em No Limit pour { $seats } joueurs.
lobby-intro-open = On joue pour l’honneur ; les jetons n’ont aucune valeur.
lobby-setting-stack = { $stack } jetons au départ
lobby-setting-speed-normal = les blinds montent toutes les { $hands } mains (normal)
lobby-setting-speed-turbo = les blinds montent toutes les { $hands } mains (turbo)
lobby-setting-clock =
    { $seconds ->
        [one] { $seconds } seconde par décision
       *[other] { $seconds } secondes par décision
    }
lobby-setting-blinds = premières blinds { $small }/{ $big }
lobby-setting-language = langue de la table : { $language }
# $blinds: the first few, as in “10/20, 15/30”; $count: how many levels there are
lobby-levels-regular = niveaux réguliers : { $blinds } …
lobby-levels-deep = niveaux progressifs : { $blinds } …
lobby-levels-turbo = niveaux turbo : { $blinds } …
lobby-levels-hyper = niveaux hyper : { $blinds } …
lobby-levels-own =
    { $count ->
        [one] un niveau choisi par l’hôte : { $blinds }, puis le double
       *[other] { $count } niveaux choisis par l’hôte : { $blinds } …
    }
lobby-levels-fixed = blinds fixes : { $blinds }
lobby-level-hands =
    { $hands ->
        [one] les blinds montent après chaque main
       *[other] les blinds montent toutes les { $hands } mains
    }
lobby-level-minutes =
    { $minutes ->
        [one] les blinds montent chaque minute
       *[other] les blinds montent toutes les { $minutes } minutes
    }
lobby-level-seconds = les blinds montent toutes les { $minutes } min { $seconds } s
lobby-antes-each = antes dès le niveau { $level } : { $ante } par joueur au début
lobby-antes-big-blind = antes dès le niveau { $level } : { $ante } au début, par la grosse blind pour tous
lobby-setting-bank = réserve de temps : { $count } × { $seconds } secondes de plus
lobby-setting-cap = se termine au plus tard après la main { $hand }
lobby-setting-spoken = on ne parle que { $language } à la table
lobby-setting-buy-in = cave de { $stack } jetons
lobby-setting-fixed-blinds = blinds { $blinds }, qui ne montent jamais
lobby-seats = Sièges ({ $taken } sur { $seats })
lobby-free = libre
lobby-host = hôte
lobby-house = joueur maison
lobby-waiting =
    { $free ->
        [one] Il reste { $free } siège. La partie commence quand la table est complète, ou quand l’hôte le décide.
       *[other] Il reste { $free } sièges. La partie commence quand la table est complète, ou quand l’hôte le décide.
    }
lobby-alone = Il manque encore quelqu’un. Appuie sur Rejoindre, ou ajoute un joueur maison.
lobby-countdown = La table est complète. Première main : { $deadline }.

# The name of a thread opened for a table. $host: as Discord shows it
thread-name = Poker · { $host }

open-has-no-speed = Les blinds d’une table ouverte ne montent jamais : elle n’a pas de vitesse. Laisse cette option de côté ; l’hôte choisit les blinds avant le début.
