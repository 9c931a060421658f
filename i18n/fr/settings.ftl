## Choix des commandes et des listes

choice-format-sit-and-go = Sit & Go : un tournoi rapide
choice-format-club = Tournoi de club : niveaux, antes et réserve de temps à ton goût
choice-format-open = Table ouverte : blinds fixes, on vient et on part quand on veut
choice-pace-normal = Normal
choice-pace-turbo = Turbo : les blinds montent plus vite
choice-speed-normal = Normal : toutes les 6 mains en Sit & Go
choice-speed-turbo = Turbo : toutes les 4 mains en Sit & Go
choice-language-auto = Automatique : comme Discord
choice-seats = { $count } sièges
choice-stack = { $chips } jetons
choice-clock = { $seconds } secondes
choice-bank-none = Pas de temps en plus
choice-bank = { $count } × { $seconds } secondes
choice-preset-regular = Régulier : { $hands } mains par niveau
choice-preset-deep = Progressif : petits pas, { $hands } mains par niveau
choice-preset-turbo = Turbo : { $hands } mains par niveau
choice-preset-hyper = Hyper : { $hands } mains par niveau
choice-preset-own = Ta liste, écrite ci-dessous
choice-length-preset = Habituelle (ta liste : 8 mains)
choice-length-now = Comme maintenant : raccourci en turbo
choice-length-hands =
    { $count ->
        [one] { $count } main
       *[other] { $count } mains
    }
choice-length-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
choice-antes-none = Aucune
choice-antes-each = Ante de chaque joueur, dès le niveau { $level }
choice-antes-big-blind = Ante de grosse blind, dès le niveau { $level }
choice-cap-none = Aucune : jusqu’au dernier joueur
choice-cap = Main { $hand }
choice-pause = { $seconds } secondes
choice-dm-silent = Sans bruit ni vibration
choice-dm-normal = Avec notification
choice-dm-off = Pas du tout : j’utilise « Mes cartes »
choice-notice-off = Jamais
choice-notice-smart = Seulement si je tarde à jouer
choice-notice-always = À chaque tour
choice-view-action = Une nouvelle image après chaque action
choice-view-street = Une nouvelle image à chaque tour d’enchères
choice-view-text = Texte seul, sans image
choice-felt-green = Verte
choice-felt-midnight = Bleu nuit
choice-colours-two = Deux couleurs (noir et rouge)
choice-colours-four = Quatre couleurs (carreau bleu, trèfle vert)
choice-start-everybody = Tout le monde
choice-start-managers = Seulement les personnes qui gèrent le serveur

## Titres des réglages

settings-lobby-title = Réglages de cette table
settings-me-title = **Mes réglages** : ils valent sur tous les serveurs.
settings-server-title = **Réglages du serveur** : ils valent pour les tables ouvertes à partir de maintenant ; l’aspect des tables change tout de suite.
settings-seats = Sièges
settings-stack = Jetons de départ
settings-speed = Vitesse des blinds
settings-clock = Temps par décision
settings-language = Langue
settings-levels-title = Niveaux de cette table
settings-bank = Réserve de temps de chaque joueur
settings-buy-in = Cave
settings-blinds = Blinds, par exemple 5/10
settings-preset = Niveaux
settings-own = Ta propre liste de niveaux
settings-own-description = L’un après l’autre, avec une virgule et un espace, ou à la ligne
settings-own-placeholder = 25/50, 50/100, 75/150 ante 15, 100/200 ante GB 200
settings-length = Durée d’un niveau
settings-antes = Antes (ta liste a les siennes)
settings-cap = Dernière main
settings-dm = Mes cartes en message privé
settings-notice = Un rappel quand c’est à moi
settings-start = Qui peut ouvrir une table
settings-pause-fold = Pause après une main sans abattage
settings-pause-showdown = Pause après un abattage
settings-view = Images de la table
settings-felt = Feutrine
settings-colours = Couleurs des cartes
settings-my-colours = Couleurs de mes propres cartes
settings-channels = Salons où ouvrir des tables
settings-channels-everywhere = Partout
