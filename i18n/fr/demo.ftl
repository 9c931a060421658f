## La page de la démo. Les commandes y gardent leur nom anglais, et « Viewing as » y figure en anglais.

demo-topic = Un Discord simulé sur cet ordinateur : tape /poker start
demo-guide =
    ### Pour essayer
    1. Tape `/poker start`, appuie sur Entrée pour choisir la commande, puis clique sur la flèche.
    2. Appuie quelques fois sur **{ $house }**, puis sur **{ $start }**.
    3. **{ $cards }** montre tes cartes. **Viewing as**, en haut, fait de toi quelqu’un d’autre.
    4. { $admin } peut gérer ce serveur : à sa place, essaie `/poker-admin settings` et `/poker floor pause`.
    5. Avec l’option `format`, `/poker start` ouvre un tournoi de club ou une table ouverte au lieu d’un Sit & Go.
    -# Ce qui diffère du vrai Discord : { $dms } Les commandes gardent leur nom anglais, et un onglet caché attend que tu le regardes.
demo-dms-open = une page ne montre qu’un salon ; les fils et les messages privés ont donc leurs propres pages, listées dans le terminal.
demo-dms-closed = une page ne montre qu’un salon ; les fils ont donc leurs propres pages, listées dans le terminal. Personne ici ne laisse le bot écrire en privé.
demo-thread = Un fil a ici sa propre page : [{ $thread }]({ $address })

demo-terminal = Dead Button sur un Discord simulé. Rien ne quitte cette machine, et il ne faut pas de token.
demo-terminal-guide =
    Ouvre la première page, tape /poker start, appuie sur Entrée, clique sur la flèche ; ajoute des joueurs maison, appuie sur { $start }.
    « Viewing as » (en haut) fait de toi quelqu’un d’autre ; { $cards } montre les cartes de cette personne.
    { $admin } peut gérer le serveur : /poker-admin settings, /poker floor pause.
    Ce qui diffère du vrai Discord : les commandes ont leur nom anglais, une page montre un seul salon (un fil a sa propre
    page, annoncée ici et dans le salon), et un onglet caché attend qu’on le regarde.

    Pour arrêter : Ctrl-C. Ce Discord disparaît alors, et la partie avec lui.
demo-direct = MP { $name }
demo-in-seconds = dans { $seconds } s
demo-port-refused = Le port { $port } est inutilisable ({ $error }) ; essaie --port 0.
demo-only-watching = La démo n’accepte { $options } qu’avec --watch.
demo-only-serving = La démo n’accepte { $options } que sans --watch, quand elle sert une page.
demo-format-lacks = Une table ouverte n’a pas de --speed, et seul un Sit & Go a un --stack.
demo-needs = Il manque à la démo { $packages } : pip install 'deadbutton[demo]'

demo-not-chosen = `{ $typed }` a été tapé mais pas choisi. Tape-le à nouveau, choisis-le avec Entrée dans la liste au-dessus de la saisie, puis clique sur la flèche.
demo-no-command = `{ $typed }` n’est pas une commande. Essaie `{ $command }` : tape-la, choisis-la avec Entrée dans la liste au-dessus de la saisie, puis clique sur la flèche.
demo-no-commands-here = Il n’y a pas de commandes ici. Elles marchent sur la page de { $channel }.
