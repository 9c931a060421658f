## Valeurs des cartes, de 2 à 14 (as), en mots.

# Une carte
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-10 = dix
rank-11 = valet
rank-12 = dame
rank-13 = roi
rank-14 = as

# Plusieurs cartes
ranks-2 = deux
ranks-3 = trois
ranks-4 = quatre
ranks-5 = cinq
ranks-6 = six
ranks-7 = sept
ranks-8 = huit
ranks-9 = neuf
ranks-10 = dix
ranks-11 = valets
ranks-12 = dames
ranks-13 = rois
ranks-14 = as

# Comme dans « paire de rois »
ranks-of-2 = de deux
ranks-of-3 = de trois
ranks-of-4 = de quatre
ranks-of-5 = de cinq
ranks-of-6 = de six
ranks-of-7 = de sept
ranks-of-8 = de huit
ranks-of-9 = de neuf
ranks-of-10 = de dix
ranks-of-11 = de valets
ranks-of-12 = de dames
ranks-of-13 = de rois
ranks-of-14 = d’as

# Comme dans « quinte au neuf »
high-2 = au deux
high-3 = au trois
high-4 = au quatre
high-5 = au cinq
high-6 = au six
high-7 = au sept
high-8 = au huit
high-9 = au neuf
high-10 = au dix
high-11 = au valet
high-12 = à la dame
high-13 = au roi
high-14 = à l’as

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique

card-in-words = { $rank } de { $suit }

## Les combinaisons en mots

hand-high-card = carte haute, { $rank }
hand-pair = paire { $ranks }
hand-two-pair = double paire, { $high } et { $low }
hand-three-of-a-kind = brelan { $ranks }
hand-straight = quinte { $high }
hand-flush = couleur { $high }
hand-full-house = full aux { $three } par les { $pair }
hand-four-of-a-kind = carré { $ranks }
hand-straight-flush = quinte flush { $high }
hand-royal-flush = quinte flush royale
hand-with-kickers =
    { $count ->
        [one] { $hand }, kicker { $kickers }
       *[other] { $hand }, kickers { $kickers }
    }

## Les combinaisons là où il y a peu de place

hand-with-letters = { $hand }, { $letters }
category-high-card = carte haute
category-two-pair = double paire
category-flush = couleur
category-full-house = full

## Listes

list-and = { $first } et { $rest }
list-or = { $first } ou { $rest }
list-comma = { $first }, { $rest }
