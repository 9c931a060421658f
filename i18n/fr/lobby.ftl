## L’accueil

lobby-title = Sit & Go · Texas Hold’em
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

open-has-no-speed = Les blinds d’une table ouverte ne montent jamais : elle n’a pas de vitesse. Laisse cette option de côté ; l’hôte choisit les blinds à l’accueil.
