## La fin d’une table ouverte

ledger-title = La table est fermée
ledger-closed = { $by } a fermé la table ; chacun repart avec ses jetons.
ledger-accounts = Comptes
ledger-line = { $who } · **{ $net }** · apport { $in }, retrait { $out }
ledger-won = +{ $chips }
ledger-lost = −{ $chips }
ledger-even = ±0
ledger-total = Total
ledger-others =
    { $count ->
        [one] et { $count } autre
       *[other] et { $count } autres
    }
ledger-nameless = quelqu’un sans nom

## Les comptes pendant la partie, pour un lecteur d’écran

ledger-so-far = Apports et retraits jusqu’ici, par siège :
ledger-so-far-seat = Siège { $seat }, { $name } : apport { $in }, retrait { $out }.
ledger-so-far-line = { $name } : apport { $in }, retrait { $out }.
podium-removed =
    { $chips ->
        [one] { $chips } jeton est sorti du jeu, par une pénalité, une exclusion ou un siège rendu.
       *[other] { $chips } jetons sont sortis du jeu, par des pénalités, des exclusions ou des sièges rendus.
    }
