## Le message de la table, de haut en bas

street-preflop = Préflop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Abattage
street-all-in = Tapis
street-over = Terminée

table-title = Main { $hand } · { $street }
table-title-draw = Tirage du bouton
table-title-open = Table ouverte
table-closing = ferme après cette main
table-level =
    { $hands ->
        [1] Niveau { $level } · blinds { $blinds } · { $next } dès la prochaine main
       *[other] Niveau { $level } · blinds { $blinds } · { $next } dans { $hands } mains
    }
table-level-timed = Niveau { $level } · blinds { $blinds } · puis { $next }
table-level-due = · échéance : { $due }
table-level-left = · encore { $time } à ce niveau
table-level-waits = · dès la prochaine main
time-span =
    { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min{ $seconds ->
            [0] { "" }
           *[other] {" "}{ $seconds } s
        }
    }
table-open-blinds = Blinds { $blinds } · cave { $stack }

## Les blinds

blinds-plain = { $small }/{ $big }
blinds-ante = { $small }/{ $big }, ante { $ante } chacun
blinds-big-blind-ante = { $small }/{ $big }, ante de grosse blind { $ante }
blinds-ante-short = { $small }/{ $big } (ante { $ante })
blinds-big-blind-ante-short = { $small }/{ $big } (ante GB { $ante })

## Ce qui suit un nom dans la liste des sièges

mark-button = bouton
mark-small-blind = PB
mark-big-blind = GB
mark-dead-button = bouton mort
mark-folded = couché
mark-mucked = cartes jetées
mark-all-in = tapis
mark-away = absent
mark-sitting-out = en pause
mark-next-hand = dès la prochaine main
mark-top-up = recave après cette main
mark-dead-bet = mise morte { $amount } à venir
mark-fine = pénalité { $amount }
mark-left = est parti
mark-leaving = s’en va
mark-out = éliminé, { $place }
mark-bet = mise { $amount }
seat-empty = vide
seat-free = libre
seat-nameless = Joueur { $seat }

## Le milieu de la table

board-label = Cartes communes
board-empty = pas encore
pots-total = Pot : { $amount }
pots-main = Pot principal : { $amount }
pots-side = Pot secondaire { $number } : { $amount }

## À qui de parler

turn-check = { $player }, à toi : parole ou mise.
turn-check-only = { $player }, à toi : parole.
turn-check-raise = { $player }, à toi : parole, ou relance à { $min } ou plus.
turn-call = { $player }, à toi : { $call } pour suivre.
turn-call-raise = { $player }, à toi : { $call } pour suivre, ou relance à { $min } ou plus.
turn-deadline = Temps : { $deadline }.
turn-house = { $name } réfléchit…
turn-first-hand = La première main arrive dans un instant.
turn-next-hand = La prochaine main arrive dans un instant.
turn-waiting-one = { $name } attend encore quelqu’un pour jouer.
turn-waiting-two = La table attend deux joueurs avec des jetons.
turn-waiting-people = Il n’y a plus que des joueurs maison : la table attend quelqu’un.
turn-broke =
    { $count ->
        [one] { $names } n’a plus de jetons : en pause jusqu’à la recave.
       *[other] { $names } n’ont plus de jetons : en pause jusqu’à leur recave.
    }
turn-podium = Le classement final arrive dans un instant.
turn-ledger = La table ferme. Les comptes arrivent dans un instant.
turn-run-out =
    { $count ->
        [one] Tapis : encore une carte à venir.
       *[other] Tapis : encore { $count } cartes à venir, une par une.
    }
pause-floor-by = { $by } a mis la partie en pause.
pause-floor-resume = Elle reprend avec `/poker floor resume`.
pause-all-away = Tout le monde est absent, la partie est donc en pause. Il suffit d’un « Je suis là » pour reprendre.
pause-all-out = Personne ne joue en ce moment, la table est donc en pause.
pause-all-out-buttons = { $buttons }, et elle reprend.
pause-button = « { $label } »
pause-channel = La partie est en pause parce que je ne pouvais plus afficher la table ici. Une fois le problème réglé, elle reprend toute seule, ou tout de suite avec `/poker floor resume`.
table-unsaved = Rien ne peut être enregistré pour le moment, la table est donc à l’arrêt. Rien n’est perdu : elle reprend toute seule dès que l’enregistrement marche à nouveau.
turn-call-all-in = { $player }, à toi : { $call } pour suivre, soit tous tes jetons.
chips-plain = { $chips }
