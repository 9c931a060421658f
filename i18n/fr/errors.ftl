## Ce qui n’a pas marché, et que faire

error-internal = Quelque chose n’a pas marché de mon côté ; c’est noté. Regarde la table : si rien n’y a changé, réessaie.
error-try-again = Quelqu’un a été plus rapide, ou je suis en train de redémarrer. Réessaie.
error-discord = Discord ne me répond pas pour le moment. Regarde la table : si rien n’y a changé, réessaie.
error-draining = Je vais être mis à jour : les parties en cours vont jusqu’au bout, de nouvelles pourront commencer d’ici peu.
error-unsaved = Rien ne peut être enregistré pour le moment, donc rien n’a changé. La personne qui m’héberge peut voir pourquoi. Rien n’est perdu : tout reprend dès que l’enregistrement marche à nouveau.
error-old-command = Cette commande a changé. Tape-la encore une fois ; si rien ne change, redémarre Discord.
error-not-allowed = Tu ne peux pas utiliser cette commande ici.

## Réponses privées

no-table-here = Il n’y a pas de table dans ce salon. `/poker start` en ouvre une.
table-over = Cette table n’est plus ouverte. `/poker start` en ouvre une autre.
table-unreadable = La table { $table } est à l’arrêt : son historique ne peut pas être lu. Rien n’est perdu et les autres tables continuent ; la personne qui m’héberge doit s’en occuper.
unknown-button = Ce bouton ne sert plus. Les bons sont sous le dernier message de la table.
only-in-server = On joue au poker dans les salons d’un serveur, pas ici.
no-thread-here = Un fil ne peut être ouvert que dans un salon textuel ordinaire.
channel-not-allowed = Sur ce serveur, les tables s’ouvrent ailleurs : { $channels }.
start-not-allowed = Sur ce serveur, seules les personnes qui peuvent le gérer ouvrent des tables.
table-exists = Il y a déjà une table dans ce salon : [aller à la table]({ $link })
missing-permissions = Il me manque dans { $channel } : { $permissions }. Une personne qui gère le serveur peut me le donner ; réessaie ensuite.
missing-for-pictures = Pour les images de la table, il me manque dans { $channel } : { $permissions }. Une personne qui gère le serveur peut me le donner, ou choisir « Texte seul, sans image » dans `/poker-admin settings` ; réessaie ensuite.
pictures-missing = Sans { $permissions } dans { $channel }, la table ne s’affiche qu’en texte.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-in-threads = Envoyer des messages dans les fils
permission-create-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
bad-amount = Je ne comprends pas le montant « { $typed } ». Écris par exemple 1500, 1 500 ou 1,5k.
cooldown =
    { $seconds ->
        [one] Pas si vite. Réessaie dans { $seconds } seconde.
       *[other] Pas si vite. Réessaie dans { $seconds } secondes.
    }
limit-tables = Ce serveur a { $most } tables, le maximum possible. Dès que l’une d’elles sera terminée, il y aura de la place pour une autre ; une personne qui gère le serveur peut en ouvrir une tout de suite.
limit-lobbies = { $most } de tes tables sur ce serveur n’ont pas encore commencé : { $tables }. Commence ou annule d’abord l’une d’elles.
limit-hosting = Tu es l’hôte de { $most } tables, le maximum possible : { $tables }. Dès que l’une d’elles sera terminée, tu pourras en ouvrir une autre. Pour y mettre fin : `/poker floor cancel` dans son salon.
limit-waiting = { $most } de tes tables attendent le retour de leurs joueurs : { $tables }. Reprends la partie à l’une d’elles, ou mets-y fin avec `/poker floor cancel` dans son salon.
limit-openings = Tu viens d’ouvrir plusieurs tables. Tu pourras ouvrir la prochaine { $until }.
limit-openings-channel = Plusieurs tables viennent d’être ouvertes dans ce salon. La prochaine pourra l’être ici { $until }.
limit-openings-server = Beaucoup de tables viennent d’être ouvertes sur ce serveur. Tu pourras ouvrir la prochaine { $until } ; une personne qui gère le serveur peut le faire tout de suite.
limit-threads = Tu as créé plusieurs fils récemment. Tu pourras ouvrir une table dans un nouveau fil { $until }.
limit-down = Tu as ramené cette table en bas récemment. Tu pourras le refaire { $until } ; les personnes qui jouent ici le peuvent plus tôt.
limit-presses = C’est bien plus d’appuis qu’il n’en faut pour jouer. Je ne prends plus rien de toi tant que tu n’as pas passé { $seconds } secondes sans appuyer.
ruling-twice =
    { $seconds ->
        [one] Cette décision vient d’être prise et elle vaut. Pour la répéter, retape la commande dans { $seconds } seconde.
       *[other] Cette décision vient d’être prise et elle vaut. Pour la répéter, retape la commande dans { $seconds } secondes.
    }
undo-twice =
    { $seconds ->
        [one] La dernière décision vient d’être annulée. Pour annuler aussi la précédente, retape la commande dans { $seconds } seconde.
       *[other] La dernière décision vient d’être annulée. Pour annuler aussi la précédente, retape la commande dans { $seconds } secondes.
    }
leave-question = Si tu rends ton siège, la partie est finie pour toi : tes jetons sortent du jeu à la fin de la main. Tu confirmes ?
leave-booked = C’est noté : ton siège sera libre à la fin de cette main. Merci d’avoir joué.
done = C’est fait.
moved-down = La table est de nouveau tout en bas.
moving-down = Le prochain message de cette table arrive à l’instant, tout en bas.
error-forbidden = Discord ne me laisse pas faire ça ici. Une personne qui gère le serveur peut vérifier mes permissions.
cancel-question = Si tu annules, la partie s’arrête sans résultat pour tout le monde. Tu confirmes ?

## Quitter et fermer une table ouverte

leave-open-question = Si tu quittes la table, tu emportes tes jetons, à la fin de la main si tu y participes. Ils te sont gardés une heure : si tu reviens d’ici là, tu en retrouves exactement autant. Tu confirmes ?
leave-open-confirm = Quitter la table
leave-open-booked = C’est noté : tu quittes la table à la fin de cette main. Tes jetons te sont gardés une heure.
leave-open-done =
    { $chips ->
        [0] Tu as quitté la table. Merci d’avoir joué.
        [one] Tu as quitté la table avec { $chips } jeton, gardé pendant une heure. Merci d’avoir joué.
       *[other] Tu as quitté la table avec { $chips } jetons, gardés pendant une heure. Merci d’avoir joué.
    }
close-question = Si tu fermes la table, la main va à son terme, tout le monde reprend ses jetons et les comptes sont affichés. Tu confirmes ?
close-question-now = Si tu fermes la table, tout le monde reprend ses jetons et les comptes sont affichés. Tu confirmes ?
close-confirm = Fermer la table
close-booked = C’est noté : la table ferme à la fin de cette main.
still-showing = Les cartes arrivent encore. Réessaie dans un instant.
