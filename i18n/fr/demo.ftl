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
demo-dms-open = une page montre un seul salon, les fils et les messages privés ont donc leurs propres pages, listées dans le terminal.
demo-dms-closed = une page montre un seul salon, les fils ont donc leurs propres pages, listées dans le terminal. Personne ici ne laisse le bot écrire en privé.
demo-thread = Un fil a ici sa propre page : [{ $thread }]({ $address })
