## Ce que peut l’arbitrage : noms (minuscules, sans espace, 32 caractères) et descriptions (100)

cmd-poker-floor-warn-name = avertir
cmd-poker-floor-warn-description = Donner un avertissement (tournoi de club)

cmd-poker-floor-penalty-name = pénalité
cmd-poker-floor-penalty-description = Prendre des jetons en pénalité ; il en reste au moins un (tournoi de club)

cmd-poker-floor-misdeal-name = maldonne
cmd-poker-floor-misdeal-description = Redonner cette main, mises rendues, avant que deux joueurs aient parlé (tournoi de club)

cmd-poker-floor-undo-name = annuler-décision
cmd-poker-floor-undo-description = Annuler la dernière décision avant la donne suivante ; une exclusion, avant le départ

opt-poker-floor-player-name = joueur
opt-poker-floor-player-description = Qui : nom ou siège

opt-poker-floor-reason-name = motif
opt-poker-floor-reason-description = Pourquoi ; toute la table peut le lire

opt-poker-floor-kind-name = genre
opt-poker-floor-kind-description = Où vont les jetons

opt-poker-floor-amount-name = montant
opt-poker-floor-amount-description = Combien de jetons : 50 ou 1,5k par exemple

choice-penalty-dead-bet = Mise morte : dans le pot de la prochaine main
choice-penalty-fine = Hors jeu : personne ne gagne ces jetons

## Ce que seul l’arbitre lit, sous ce qui vient d’être décidé

floor-undo = `/poker floor undo` annule la dernière décision, pour l’instant celle-ci, jusqu’à la prochaine donne.
floor-undo-removal = `/poker floor undo` annule la dernière décision, pour l’instant celle-ci, tant que le siège n’est pas libéré.
floor-go-on = `/poker floor resume` fait reprendre la partie.
floor-final = Cette décision est définitive.
