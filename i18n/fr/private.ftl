## Pour qui lit, et personne d’autre : les cartes privatives

cards-hand = Main { $hand } : tes cartes sont { $cards }.
cards-made = Pour l’instant tu as : { $value }.
cards-final = Tu as : { $value }.
cards-folded = Tu as abandonné cette main.
cards-none-lobby = La partie n’a pas commencé : aucune carte n’a encore été distribuée.
cards-none-hand = Tu n’as pas de cartes dans cette main.
cards-none-between = Aucune main en cours ; les cartes arrivent dans un instant.
cards-none-seat = Tu ne joues pas à cette table, tu n’y as donc pas de cartes.
cards-none-newcomer = Tu viens de t’asseoir : tu reçois des cartes dès la prochaine main.
cards-none-sitting-out = Tu es en pause, donc tu ne reçois pas de cartes. Appuie sur « Je suis là » : tu joues dès la prochaine main.
cards-none-chips = Tu n’as plus de jetons, donc tu ne reçois pas de cartes. Fais une recave : tu joues dès la prochaine main.
cards-none-waiting = Rien n’est distribué pour l’instant : la table attend des joueurs. Les cartes arrivent dès que deux sont prêts.
cards-none-over = La partie est finie.
cards-hand-again = Main { $hand }, redistribuée : tes cartes sont { $cards }.
cards-dm = { $channel }, main { $hand } : { $cards }
cards-dm-again = { $channel }, main { $hand }, redistribuée : { $cards }. Les cartes reçues avant ne comptent plus.
to-the-table = Aller à la table
welcome-dm = Tu as un siège à la table de poker dans { $channel }. Tes cartes arriveront ici, main après main. « Mes cartes » à la table (ou « Cartes » tout court) les montre aussi.

## Rappels de tour, dans le salon

notice-turn = { $player }, c’est à toi dans { $channel }. Temps : { $deadline }.
notice-turn-no-clock = { $player }, c’est à toi dans { $channel }.
notice-missed = { $player } a manqué ce tour.
notice-missed-away = { $player }, tu as manqué ce tour et tu es maintenant en mode absent : tu dis parole ou te couches d’office. « Je suis là », sous la table, te rend la décision.
notice-missed-sits-out = { $player }, tu as manqué ce tour et tu es maintenant en pause. « Je suis là », sous la table, te fait revenir ; tu gardes ton siège et tes jetons.
house-finish = Il ne reste que des joueurs maison. Ils finissent la partie entre eux ; le classement suit.

## Toute la table en phrases, pour un lecteur d’écran

status-table = Main { $hand } : { $street }. Niveau { $level }, blinds { $small } et { $big }.
status-level = Niveau { $level }, blinds { $small } et { $big }.
status-next-level =
    { $hands ->
        [1] Dès la prochaine main, les blinds passent à { $small } et { $big }.
       *[other] Dans { $hands } mains, les blinds passent à { $small } et { $big }.
    }
status-board = Cartes communes : { $cards }.
status-no-board = Pas encore de cartes communes.
status-no-flop = Il n’y a pas eu de flop.
status-pot = Dans le pot : { $amount }.
status-main-pot = Pot principal : { $amount }, pour { $names }.
status-side-pot = Pot secondaire { $number } : { $amount }, pour { $names }.
status-seat =
    { $chips ->
        [one] Siège { $seat } : { $name }, { $chips } jeton.
       *[other] Siège { $seat } : { $name }, { $chips } jetons.
    }
status-bet = Mise de ce tour : { $amount }.
status-house = Joueur maison.
status-button = A le bouton.
status-small-blind = Petite blind.
status-big-blind = Grosse blind.
status-dead-button = Bouton mort, au siège vide { $seat }.
status-folded = Couché.
status-all-in = À tapis.
status-away = Absent.
status-leaving = S’en va après cette main.
status-shows = Montre { $cards }.
status-chance = Chances : { $share }.
status-out = Éliminé, { $place } : { $name }.
status-you = C’est toi.
status-your-cards = Tes cartes : { $cards }.
status-your-hand = Tu as : { $value }.
status-turn = À { $name } de parler.
status-turn-call = À { $name } de parler : { $amount } pour suivre.
status-your-turn-check = C’est à toi : la parole est gratuite.
status-your-turn-call = C’est à toi : { $amount } pour suivre.
status-your-bet = Tu peux miser de { $min } à { $max }.
status-your-raise = Tu peux relancer, pour un total de { $min } à { $max }.
status-your-all-in = Tu peux faire tapis, soit { $total } au total.
status-deadline = Temps : { $deadline }.
status-street = { $street } :
status-last = Ce qui vient de se passer :
status-lobby = La partie n’a pas commencé.
status-over = La partie est finie.

## Réponses

private-done = C’est fait.
private-dm-refused = Discord ne me laisse pas t’écrire : regarde tes cartes avec « Mes cartes » (ou « Cartes » tout court) sous la table. Pour les recevoir en privé, autorise les messages privés de ce serveur.
private-table-open = Ta table est ouverte : [aller à la table]({ $link })

## Décidé d’avance, dans Mes cartes

advance-offer = Tu peux déjà choisir ce que tu feras quand ce sera à toi. **Parole/Se coucher :** tu te couches si cela coûte toujours { $price }. **Suivre :** tu suis, jusqu’à { $price }. Si le prix change d’ici là, je te demanderai comme d’habitude. Personne d’autre ne le voit.
advance-offer-free = Tu peux déjà choisir ce que tu feras quand ce sera à toi. **Parole :** tu dis parole si c’est toujours gratuit ; si quelqu’un mise ou relance d’ici là, je te demanderai comme d’habitude. Personne d’autre ne le voit.
advance-check = **Quand ce sera à toi :** tu dis parole si c’est toujours gratuit. Si quelqu’un mise ou relance d’ici là, je te demanderai comme d’habitude. Cela vaut une fois, dans cette main. Personne d’autre ne le voit.
advance-fold = **Quand ce sera à toi :** tu te couches si cela coûte toujours { $price }. Si le prix change d’ici là, je te demanderai comme d’habitude. Personne d’autre ne le voit.
advance-call = **Quand ce sera à toi :** tu suis, jusqu’à { $price }. Si le prix monte d’ici là, je te demanderai comme d’habitude. Personne d’autre ne le voit.
advance-all-in = Quand ce sera à toi, tu suivras avec tous tes jetons : { $price }. Si c’est bien ce que tu veux, confirme.
advance-taken-back = C’est retiré : je te demanderai comme d’habitude.
advance-nothing = Il n’y a plus rien à retirer : c’est déjà joué, ou cela ne comptait plus.
advance-your-turn = C’est à toi maintenant : utilise les boutons sous la table.
advance-away = Tu es en mode absent. Appuie d’abord sur « Je suis là » sous la table.
advance-old-hand = Ce bouton était pour une main finie. Regarde encore une fois.
advance-old-street = Ce bouton était pour le tour d’enchères précédent. Regarde encore une fois.

## À une table ouverte, dans Mes cartes

own-top-up-now = **Recave à { $to } :** +{ $missing }, tout de suite.
own-top-up-later = **Recave à { $to } :** +{ $missing } à la fin de cette main, selon tes jetons actuels.
own-top-up-booked = Ta recave est prévue : tu reviens à { $to } à la fin de cette main, si tu as moins à ce moment-là.
own-topped-up = +{ $amount } : tu as de nouveau { $to }.
own-sitting-out = Tu es en pause dès la prochaine main. Tu gardes ton siège et tes jetons.
own-back = Te revoilà : tu reçois des cartes dès la prochaine main.
own-back-turn = Te revoilà : tu décides de nouveau dès ton prochain tour.
own-seated =
    { $stack ->
        [one] Tu as le siège { $seat } et { $stack } jeton. Tu reçois des cartes dès la prochaine main.
       *[other] Tu as le siège { $seat } et { $stack } jetons. Tu reçois des cartes dès la prochaine main.
    }
own-leaving = Tu pars à la fin de cette main.

## Rendre son siège dans un tournoi quand aucune main n’est en cours

leave-question-now = Si tu rends ton siège, la partie est finie pour toi tout de suite, et tes jetons sortent du jeu. Tu confirmes ?
leave-done = Tu as rendu ton siège. Merci d’avoir joué.
