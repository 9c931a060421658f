## Nur für den, der liest: die verdeckten Karten

cards-hand = Hand { $hand }: Deine Karten sind { $cards }.
cards-made = Bisher hast du: { $value }.
cards-final = Du hast: { $value }.
cards-folded = Du hast in dieser Hand gepasst.
cards-none-lobby = Das Spiel hat noch nicht begonnen: Es sind keine Karten ausgeteilt.
cards-none-hand = Du hast in dieser Hand keine Karten.
cards-none-between = Gerade wird keine Hand gespielt; gleich kommen die Karten.
cards-none-seat = Du spielst an diesem Tisch nicht mit und hast hier keine Karten.
cards-none-newcomer = Du hast dich gerade erst gesetzt: Ab der nächsten Hand bekommst du Karten.
cards-none-sitting-out = Du setzt aus und bekommst deshalb keine Karten. Drück auf „Bin wieder da“, dann bist du ab der nächsten Hand dabei.
cards-none-chips = Du hast keine Chips mehr und bekommst deshalb keine Karten. Kauf nach, dann bist du ab der nächsten Hand dabei.
cards-none-waiting = Gerade wird nichts gegeben: Der Tisch wartet auf Mitspielende. Die Karten kommen, sobald zwei bereit sind.
cards-none-over = Das Spiel ist vorbei.
cards-hand-again = Hand { $hand }, neu gegeben: Deine Karten sind { $cards }.
cards-dm = { $channel }, Hand { $hand }: { $cards }
cards-dm-again = { $channel }, Hand { $hand }, neu gegeben: { $cards }. Die Karten von vorher zählen nicht mehr.
to-the-table = Zum Tisch
welcome-dm = Du hast einen Sitz am Pokertisch in { $channel }. Deine Karten kommen hierher, Hand für Hand. „Meine Karten“ am Tisch (kurz „Karten“) zeigt sie dir auch.

## Erinnerungen im Kanal

notice-turn = { $player }, du bist dran in { $channel }. Zeit: { $deadline }.
notice-turn-no-clock = { $player }, du bist dran in { $channel }.
notice-missed = { $player } hat diesen Zug verpasst.
notice-missed-away = { $player }, du hast diesen Zug verpasst und giltst jetzt als abwesend: Du checkst oder passt sofort. Mit „Bin wieder da“ unter dem Tisch entscheidest du wieder selbst.
notice-missed-sits-out = { $player }, du hast diesen Zug verpasst und setzt jetzt aus. „Bin wieder da“ unter dem Tisch bringt dich zurück; Sitz und Chips bleiben dir.
house-finish = Es sind nur noch Hausspieler dabei. Sie spielen unter sich zu Ende; danach kommt das Endergebnis.

## Der ganze Tisch in Sätzen, für Screenreader

status-table = Hand { $hand }: { $street }. Level { $level }, Blinds { $small } und { $big }.
status-level = Level { $level }, Blinds { $small } und { $big }.
status-next-level =
    { $hands ->
        [one] Ab der nächsten Hand sind die Blinds { $small } und { $big }.
       *[other] In { $hands } Händen steigen die Blinds auf { $small } und { $big }.
    }
status-board = Gemeinschaftskarten: { $cards }.
status-no-board = Noch keine Gemeinschaftskarten.
status-no-flop = Es gab keinen Flop.
status-pot = Im Pot: { $amount }.
status-main-pot = Hauptpot: { $amount }, für { $names }.
status-side-pot = Nebenpot { $number }: { $amount }, für { $names }.
status-seat =
    { $chips ->
        [one] Sitz { $seat }: { $name }, { $chips } Chip.
       *[other] Sitz { $seat }: { $name }, { $chips } Chips.
    }
status-bet = Einsatz in dieser Runde: { $amount }.
status-house = Hausspieler.
status-button = Hat den Button.
status-small-blind = Small Blind.
status-big-blind = Big Blind.
status-dead-button = Toter Button, beim leeren Sitz { $seat }.
status-folded = Gepasst.
status-all-in = All-in.
status-away = Abwesend.
status-leaving = Geht nach dieser Hand.
status-shows = Zeigt { $cards }.
status-chance = Chance: { $share }.
status-out = Ausgeschieden, { $place }: { $name }.
status-you = Das bist du.
status-your-cards = Deine Karten: { $cards }.
status-your-hand = Du hast: { $value }.
status-turn = { $name } ist dran.
status-turn-call = { $name } ist dran: Mitgehen kostet { $amount }.
status-your-turn-check = Du bist dran: Checken kostet nichts.
status-your-turn-call = Du bist dran: Mitgehen kostet { $amount }.
status-your-bet = Du kannst { $min } bis { $max } setzen.
status-your-raise = Du kannst auf insgesamt { $min } bis { $max } erhöhen.
status-your-all-in = Du kannst all-in gehen, insgesamt { $total }.
status-deadline = Zeit: { $deadline }.
status-street = { $street }:
status-last = Was zuletzt geschah:
status-lobby = Das Spiel hat noch nicht begonnen.
status-over = Das Spiel ist vorbei.

## Antworten

private-done = Erledigt.
private-dm-refused = Discord lässt mich dir nicht schreiben: Sieh dir deine Karten mit „Meine Karten“ (kurz „Karten“) unter dem Tisch an. Willst du sie als Direktnachricht, erlaube Direktnachrichten von diesem Server.
private-table-open = Dein Tisch ist offen: [zum Tisch]({ $link })

## Im Voraus entschieden, bei Meine Karten

advance-offer = Du kannst schon festlegen, was du tust, wenn du dran bist. **Checken/Passen:** Du passt, falls es dann noch { $price } kostet. **Mitgehen:** Du gehst mit, für höchstens { $price }. Ändert sich der Preis vorher, wirst du wie sonst gefragt. Niemand sonst sieht es.
advance-offer-free = Du kannst schon festlegen, was du tust, wenn du dran bist. **Checken:** Du checkst, falls es dann noch nichts kostet; setzt oder erhöht vorher jemand, wirst du wie sonst gefragt. Niemand sonst sieht es.
advance-check = **Wenn du dran bist:** Du checkst, falls es dann noch nichts kostet. Setzt oder erhöht vorher jemand, wirst du wie sonst gefragt. Das gilt einmal, in dieser Hand. Niemand sonst sieht es.
advance-fold = **Wenn du dran bist:** Du passt, falls es dann noch { $price } kostet. Ändert sich der Preis vorher, wirst du wie sonst gefragt. Niemand sonst sieht es.
advance-call = **Wenn du dran bist:** Du gehst mit, für höchstens { $price }. Steigt der Preis vorher, wirst du wie sonst gefragt. Niemand sonst sieht es.
advance-all-in = Wenn du dran bist, gehst du mit allen deinen { $price } Chips mit. Wenn du das willst, bestätige es.
advance-taken-back = Zurückgenommen: Du wirst wie sonst gefragt.
advance-nothing = Es gibt nichts mehr zurückzunehmen: Es ist schon geschehen, oder es galt nicht mehr.
advance-your-turn = Jetzt bist du dran: Nimm die Knöpfe unter dem Tisch.
advance-away = Du bist abwesend. Drück zuerst auf „Bin wieder da“ unter dem Tisch.
advance-old-hand = Dieser Knopf war für eine Hand, die vorbei ist. Schau noch einmal hin.
advance-old-street = Dieser Knopf war für die Setzrunde davor. Schau noch einmal hin.

## An einem offenen Tisch, unter „Meine Karten“

own-top-up-now = **Nachkauf auf { $to }:** +{ $missing }, sofort.
own-top-up-later = **Nachkauf auf { $to }:** +{ $missing } nach dieser Hand, beim jetzigen Stand deiner Chips.
own-top-up-booked = Dein Nachkauf ist vorgemerkt: nach dieser Hand zurück auf { $to }, wenn du dann weniger hast.
own-topped-up = +{ $amount }: Du hast wieder { $to }.
own-sitting-out = Du setzt ab der nächsten Hand aus. Dein Sitz und deine Chips bleiben.
own-back = Du bist wieder dabei: Ab der nächsten Hand bekommst du Karten.
own-back-turn = Du bist wieder dabei: Ab deinem nächsten Zug entscheidest du selbst.
own-seated =
    { $stack ->
        [one] Du hast Sitz { $seat } und { $stack } Chip. Ab der nächsten Hand bekommst du Karten.
       *[other] Du hast Sitz { $seat } und { $stack } Chips. Ab der nächsten Hand bekommst du Karten.
    }
own-leaving = Du gehst nach dieser Hand.

## Den Sitz in einem Turnier aufgeben, wenn keine Hand läuft

leave-question-now = Gibst du deinen Sitz auf, ist das Spiel für dich sofort vorbei, und deine Chips verlassen das Spiel. Bist du sicher?
leave-done = Du hast deinen Sitz aufgegeben. Danke fürs Mitspielen.
