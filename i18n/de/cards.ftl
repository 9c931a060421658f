## Kartenwerte von 2 bis 14 (Ass) in Worten.

# Eine Karte
rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-10 = Zehn
rank-11 = Bube
rank-12 = Dame
rank-13 = König
rank-14 = Ass

# Mehrere Karten
ranks-2 = Zweien
ranks-3 = Dreien
ranks-4 = Vieren
ranks-5 = Fünfen
ranks-6 = Sechsen
ranks-7 = Siebenen
ranks-8 = Achten
ranks-9 = Neunen
ranks-10 = Zehnen
ranks-11 = Buben
ranks-12 = Damen
ranks-13 = Könige
ranks-14 = Asse

# Wie in „ein Paar Könige“
ranks-of-2 = Zweien
ranks-of-3 = Dreien
ranks-of-4 = Vieren
ranks-of-5 = Fünfen
ranks-of-6 = Sechsen
ranks-of-7 = Siebenen
ranks-of-8 = Achten
ranks-of-9 = Neunen
ranks-of-10 = Zehnen
ranks-of-11 = Buben
ranks-of-12 = Damen
ranks-of-13 = Könige
ranks-of-14 = Asse

# Wie in „Straße, Neun hoch“
high-2 = Zwei hoch
high-3 = Drei hoch
high-4 = Vier hoch
high-5 = Fünf hoch
high-6 = Sechs hoch
high-7 = Sieben hoch
high-8 = Acht hoch
high-9 = Neun hoch
high-10 = Zehn hoch
high-11 = Bube hoch
high-12 = Dame hoch
high-13 = König hoch
high-14 = Ass hoch

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

card-in-words = { $suit }-{ $rank }

## Blätter in Worten

hand-high-card = höchste Karte { $rank }
hand-pair = ein Paar { $ranks }
hand-two-pair = zwei Paare, { $high } und { $low }
hand-three-of-a-kind = Drilling { $ranks }
hand-straight = Straße, { $high }
hand-flush = Flush, { $high }
hand-full-house = Full House, { $three } über { $pair }
hand-four-of-a-kind = Vierling { $ranks }
hand-straight-flush = Straight Flush, { $high }
hand-royal-flush = Royal Flush
hand-with-kickers =
    { $count ->
        [one] { $hand }, Kicker { $kickers }
       *[other] { $hand }, Kicker { $kickers }
    }

## Blätter, wo wenig Platz ist

hand-with-letters = { $hand }, { $letters }
category-high-card = höchste Karte
category-two-pair = zwei Paare
category-flush = Flush
category-full-house = Full House

## Aufzählungen

list-and = { $first } und { $rest }
list-or = { $first } oder { $rest }
list-comma = { $first }, { $rest }
