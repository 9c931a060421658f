## Suite de `/poker status` : clubs et tables ouvertes

status-ante = Ante : { $ante } par joueur.
status-big-blind-ante = Ante : { $ante }, payée par la grosse blind pour toute la table.
status-then-level = Ensuite, les blinds passent à { $small } et { $big }.
status-level-due = Échéance : { $due }.
status-level-left = Temps restant à ce niveau : { $time }.
status-open-table = Main { $hand } : { $street }. Blinds { $small } et { $big }.
status-open-level = Blinds { $small } et { $big }.
status-sitting-out = En pause.
status-next-hand = Joue dès la prochaine main.
status-top-up = Recave après cette main.
status-left = { $name } a quitté la table.
status-drew = Carte tirée : { $card }.
status-bank =
    { $left ->
        [0] Réserve de temps vide.
       *[other] Réserve de temps : { $left } × { $seconds } secondes.
    }
status-warnings =
    { $count ->
        [one] { $count } avertissement.
       *[other] { $count } avertissements.
    }
status-dead-bet = Doit une mise morte de { $amount } à la prochaine main.
status-fine = Doit une pénalité de { $amount } après cette main.
status-free-seats =
    { $count ->
        [one] Un siège est libre, pour une cave de { $stack }.
       *[other] { $count } sièges sont libres, pour une cave de { $stack }.
    }
status-closing = La table ferme après cette main.
status-host = Hôte : { $name }.
status-host-close = Hôte : { $name }, qui peut fermer la table avec `/poker floor cancel`.
status-host-you = Tu es l’hôte.
status-host-you-close = Tu es l’hôte et peux fermer la table avec `/poker floor cancel`.
status-way-back = « Je suis là », sous la table, te rend la décision dès ton prochain tour.
status-way-back-open = « Je suis là », sous la table, te fait revenir dès la prochaine main.
status-way-back-chips = Tu n’as plus de jetons : fais une recave, et tu joues dès la prochaine main.
table-language = Langue de la table : { $language }.
