## La fin d’une table ouverte

ledger-title = La table est fermée
ledger-closed = { $by } a fermé la table ; chacun repart avec ses jetons.
ledger-accounts = Comptes
ledger-line = { $who } · **{ $net }** · entré { $in }, sorti { $out }
ledger-won = +{ $chips }
ledger-lost = −{ $chips }
ledger-even = ±0
ledger-total = Total
ledger-others = et { $count } autres
ledger-nameless = quelqu’un sans nom

## Les comptes pendant la partie, pour un lecteur d’écran

ledger-so-far = Jetons entrés et sortis jusqu’ici, par siège :
ledger-so-far-seat = Siège { $seat }, { $name } : entré { $in }, sorti { $out }.
ledger-so-far-line = { $name } : entré { $in }, sorti { $out }.
podium-removed =
    { $chips ->
        [one] { $chips } jeton est sorti du jeu, par une pénalité, une exclusion ou un siège rendu.
       *[other] { $chips } jetons sont sortis du jeu, par des pénalités, des exclusions ou des sièges rendus.
    }
