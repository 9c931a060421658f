## Das Ende eines offenen Tisches

ledger-title = Der Tisch ist geschlossen
ledger-closed = { $by } hat den Tisch geschlossen; alle haben ihre Chips mitgenommen.
ledger-accounts = Abrechnung
ledger-line = { $who } · **{ $net }** · rein { $in }, raus { $out }
ledger-won = +{ $chips }
ledger-lost = −{ $chips }
ledger-even = ±0
ledger-total = Summe
ledger-others =
    { $count ->
        [one] und { $count } weiterer
       *[other] und { $count } weitere
    }
ledger-nameless = jemand ohne Namen

## Die Abrechnung während des Spiels, für Screenreader

ledger-so-far = Bisher eingekauft und ausgezahlt, nach Sitzen:
ledger-so-far-seat = Sitz { $seat }, { $name }: rein { $in }, raus { $out }.
ledger-so-far-line = { $name }: rein { $in }, raus { $out }.
podium-removed =
    { $chips ->
        [one] { $chips } Chip hat das Spiel verlassen, als Strafe oder mit einem Sitz, der aufgegeben oder geräumt wurde.
       *[other] { $chips } Chips haben das Spiel verlassen, als Strafen oder mit Sitzen, die aufgegeben oder geräumt wurden.
    }
