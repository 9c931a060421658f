## Ce qui est gardé sur la personne qui demande ; elle seule le voit. $id, $hash : comme chez Discord

kept-title = **Tes données conservées**
kept-id = Ton identifiant Discord : `{ $id }`
kept-no-settings = Réglages : aucun
# $seen : le code d’une langue, comme fr ou en-US
kept-language = Langue : { $language } (ton Discord : { $seen })
kept-dm = Messages privés : { $mode }
kept-notice = Rappels quand c’est à toi : { $mode }
kept-colours = Couleurs des cartes : { $colours }
kept-dm-channel = Notre salon de messages privés : `{ $id }`
kept-dm-refused = Discord a refusé un message privé qui t’était destiné.
kept-avatar = Empreinte de ton avatar Discord : `{ $hash }`
# $day : une date écrite par Discord
kept-seen = Dernière action : le { $day }
kept-names = Noms sous lesquels tu as joué : { $names }
kept-games = Parties terminées avec ton identifiant, ton nom, le serveur et le salon, ce que tu as fait et quand, tes cartes et ton classement : { $count }
kept-tables = Tables pas encore terminées : { $count }
kept-table = – [aller à la table]({ $link })
kept-days =
    { $days ->
        [one] Une partie est supprimée { $days } jour après sa fin ; tes réglages, { $days } jour après ta dernière action, sauf si tu figures dans une partie encore conservée.
       *[other] Une partie est supprimée { $days } jours après sa fin ; tes réglages, { $days } jours après ta dernière action, sauf si tu figures dans une partie encore conservée.
    }
kept-for-ever = La personne qui héberge ce bot conserve les parties et les réglages jusqu’à ce que tu les fasses supprimer.

## Le faire supprimer

forget-question = Tes réglages seront supprimés. Dans les parties terminées, ton identifiant et ton nom seront remplacés ; les parties restent pour ceux avec qui tu as joué. Ce que le bot a publié sur Discord y reste, et les personnes qui peuvent le lire savent de quelle partie il s’agit. C’est définitif. Tu confirmes ?
# Ce qui remplace un nom dans une partie terminée
former-player = Ancien joueur { $number }
forgotten =
    { $games ->
        [0] Supprimés : tes réglages. Aucune partie terminée ne contenait ton identifiant.
        [one] Supprimés : tes réglages, ainsi que ton identifiant et ton nom dans { $games } partie.
       *[other] Supprimés : tes réglages, ainsi que ton identifiant et ton nom dans { $games } parties.
    }
forgotten-later = Tout ne peut pas être écrit sur le disque pour l’instant ; le reste suit tout seul, en général dans l’heure. D’ici là, le fichier peut encore en contenir une partie.
forgotten-unreadable =
    { $count ->
        [one] { $count } partie est illisible : ton identifiant et ton nom y sont encore. Ils partiront dès qu’elle pourra être lue, ou avec la partie ; la personne qui héberge le bot peut en dire plus.
       *[other] { $count } parties sont illisibles : ton identifiant et ton nom y sont encore. Ils partiront dès qu’elles pourront être lues, ou avec les parties ; la personne qui héberge le bot peut en dire plus.
    }
forgotten-left =
    { $count ->
        [one] Une table, pas encore terminée, a encore besoin de ton nom. Quitte-la si tu y joues encore ; une fois terminée, supprime à nouveau. D’ici là, tes cartes arrivent comme avant, en message privé ou non.
       *[other] { $count } tables, pas encore terminées, ont encore besoin de ton nom. Quitte-les si tu y joues encore ; une fois terminées, supprime à nouveau. D’ici là, tes cartes arrivent comme avant, en message privé ou non.
    }
forgotten-again = Si tu appuies ou écris encore quelque chose ici, le bot notera à nouveau ta langue, ton avatar et le jour.
