## Boutons

button-fold = Se coucher
button-check = Parole
button-call = Suivre { $price }
button-call-all-in = Suivre, tapis { $price }
button-bet = Miser…
button-raise = Relancer…
button-min = Min { $to }
button-half-pot = ½ pot { $to }
button-pot = Pot { $to }
button-all-in = Tapis { $to }
button-my-cards = Mes cartes
button-back = Je suis là
button-show-first = Montrer 1re
button-show-second = La 2e
button-show-both = Les deux
button-my-cards-short = Cartes
button-time = +{ $seconds } s ({ $left })
button-ask = Demander à voir
# Plusieurs joueurs ont jeté leurs cartes : un bouton pour chacun
ask-see-player = Voir { $name }
ask-see-seat = Voir le siège { $seat }
ask-see-seat-short = Voir le { $seat }
button-seat = S’asseoir
button-top-up = Recave à { $to }
button-top-up-short = Recave
button-sit-out = Faire pause
button-check-fold = Parole/Se coucher
button-call-up-to = Suivre jusqu’à { $price }
button-take-back = Retirer mon choix
button-down = Ramener la table en bas
button-join = Rejoindre
button-leave = Quitter
button-house = + Joueur maison
button-kept = Mes données conservées
button-forget = Supprimer mes données
button-forget-not = Non, tout garder
button-forget-now = Supprimer pour de bon
button-my-settings = Mes réglages
button-settings = Réglages
button-start = Commencer
button-cancel = Annuler
button-help = Comment jouer
button-rematch = Revanche
button-leave-confirm = Rendre mon siège

## La fenêtre du montant

amount-bet-title = Miser
amount-raise-title = Relancer
amount-bet-label = Ta mise au total
amount-raise-label = Relancer à (ton total de ce tour)
amount-limits = De { $least } à { $most } ({ $most } : tapis)
amount-placeholder = 1500, 1 500 ou 1,5k
all-in-title = Tapis ?
all-in-typed = Miser { $total } au total, c’est faire tapis : tu engages tous les jetons devant toi, { $chips }. Rien n’est encore misé. Si c’est bien ce que tu veux, appuie sur le bouton et confirme.
all-in-question = Tu engages tous tes jetons : { $chips }. Si c’est bien ce que tu veux, confirme.
all-in-question-more = Tu engages tes derniers jetons : { $chips } de plus, soit { $total } au total dans ce tour. Si c’est bien ce que tu veux, confirme.
button-cancel-confirm = Annuler la partie
