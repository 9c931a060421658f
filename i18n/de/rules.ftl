## /poker rules: ein Thema je Antwort, aus diesen Zeilen zusammengesetzt

rules-as-usual = { $format } · mit den üblichen Einstellungen; die Tischleitung kann sie vor dem Start ändern
rules-as-here = { $format } · so wie am Tisch in diesem Kanal gespielt wird
rules-format-sit-and-go = Sit & Go
rules-format-club = Clubturnier
rules-format-open = Offener Tisch
rules-list-topics = Thema wählen
rules-list-formats = Art des Tisches wählen

## Themen

choice-topic-overview = Das Spiel in Kürze
choice-topic-hand = So läuft eine Hand
choice-topic-actions = Was du tun kannst, wenn du dran bist
choice-topic-raise = Die kleinste Erhöhung
choice-topic-pots = All-in und Nebenpots
choice-topic-ranks = Die Blätter
choice-topic-blinds = Blinds und Button
choice-topic-levels = Levels und Antes, oder Buy-in und Nachkauf
choice-topic-showdown = Der Showdown
choice-topic-clock = Zeit und verpasste Züge
choice-topic-places = Platzierung, oder Abrechnung
choice-topic-conduct = Faires Spiel
choice-topic-floor = Die Spielleitung
rules-name-levels = Levels und Antes
rules-name-buy-in = Buy-in und Nachkauf
rules-name-places = Die Platzierung
rules-name-ledger = Die Abrechnung

## Das Spiel in Kürze

rules-about-sit-and-go = Ein kleines Turnier. Alle beginnen mit { $stack } Chips; die Blinds beginnen bei { $small }/{ $big } und steigen. Wer keine Chips mehr hat, scheidet aus, und wer als Letzter noch welche hat, gewinnt.
rules-about-club =
    Ein Turnier mit Regeln wie im Club: Alle beginnen mit { $stack } Chips, die Blinds steigen von { $small }/{ $big } an nach einer Liste von Levels, manchmal mit Antes. Eine Spielleitung kann verwarnen und bestrafen.{ $bank ->
        [0] { "" }
       *[other] {" "}Es gibt zusätzliche Bedenkzeit.
    } Wer als Letzter noch Chips hat, gewinnt.
rules-about-open = Ein Tisch ohne festes Ende. Du setzt dich mit { $stack } Chips dazu, wann du willst, und gehst, wann du willst; die Blinds bleiben bei { $small }/{ $big }. Niemand scheidet aus, es gibt keine Platzierung. Eine Abrechnung hält fest, was alle mitgebracht und mitgenommen haben.
rules-about-hand = Gespielt wird No-Limit Texas Hold’em. Du bekommst zwei Karten, die nur du siehst; bis zu fünf weitere liegen auf dem Tisch und zählen für alle. Eine Hand gewinnst du mit den besten fünf Karten am Ende, oder indem du setzt, bis alle anderen passen. Alle Chips sind Spielgeld ohne jeden Wert.
rules-surprises = Zwei Regeln überraschen fast alle:
rules-surprise-raise = **Die kleinste Erhöhung ist nicht das Doppelte.** Bei Blinds von { $small }/{ $big } erhöht jemand auf { $to }: Die nächste Erhöhung muss mindestens auf { $least } gehen, nicht auf { $double }.
rules-surprise-pots = **Von jedem Gegner gewinnt man höchstens so viel, wie man selbst gesetzt hat.** Jemand ist mit { $stack } all-in, zwei andere setzen je { $other }: Zu gewinnen sind dann höchstens { $main }; der Rest ist ein Nebenpot, um den die beiden anderen spielen.
rules-choose = Weiter geht es unten, Thema für Thema.

## So läuft eine Hand

rules-hand-blinds = **Blinds.** Bevor es Karten gibt, leisten zwei Spieler Pflichteinsätze, den Small und den Big Blind. So gibt es immer etwas zu gewinnen.
rules-hand-antes = **Antes und Blinds.** Bevor es Karten gibt, kommen die Pflichteinsätze: die Antes auf Levels, die welche haben, dann Small und Big Blind. So gibt es immer etwas zu gewinnen.
rules-hand-hole = **Zwei verdeckte Karten** für jeden, die sonst niemand sieht. Die erste Setzrunde beginnt links vom Big Blind, zu zweit beim Button. Der Big Blind kommt zuletzt und darf auch erhöhen, selbst wenn alle nur mitgegangen sind.
rules-hand-flop = **Flop.** Drei Gemeinschaftskarten, für alle. Von jetzt an beginnt jede Setzrunde beim ersten Spieler links vom Button, der noch Karten und Chips hat.
rules-hand-turn = **Turn.** Die vierte Gemeinschaftskarte, dann wieder eine Setzrunde.
rules-hand-river = **River.** Die fünfte und letzte, dann die letzte Setzrunde.
rules-hand-showdown = **Showdown.** Wer noch dabei ist, vergleicht sein Blatt mit den anderen; „Der Showdown“ erklärt, wer zeigt. Aus deinen zwei Karten und den fünf auf dem Tisch zählen die besten fünf, beliebig kombiniert. Das beste Blatt bekommt den Pot.
rules-hand-round = Eine Setzrunde ist vorbei, wenn alle gehandelt und gleich viel gesetzt haben oder all-in sind.
rules-hand-folds = Passen alle bis auf einen, bekommt dieser sofort den Pot und zeigt nichts.

## Was du tun kannst

rules-actions-fold = **Passen (Fold):** Du gibst die Hand auf, mit allem, was du darin gesetzt hast. Gepasst wird nur gegen einen Einsatz; sonst ist Checken gratis.
rules-actions-check = **Checken (schieben):** Du bleibst dabei, ohne zu zahlen, solange kein Einsatz zu halten ist.
rules-actions-call = **Mitgehen (Call):** Du hältst den höchsten Einsatz. Reichen deine Chips nicht, gehst du mit allem mit, was du hast.
rules-actions-bet = **Setzen (Bet):** Du legst in dieser Setzrunde die ersten Chips hinein, mindestens einen Big Blind.
rules-actions-raise = **Erhöhen (Raise):** Du setzt mehr als den höchsten Einsatz. „Die kleinste Erhöhung“ erklärt, wie viel mehr es sein muss.
rules-actions-all-in = **All-in:** alle deine Chips. Das geht immer beim Mitgehen, und beim Setzen oder Erhöhen, sobald du setzen oder erhöhen darfst.
rules-actions-totals = No-Limit heißt: jeder Betrag bis zu allen deinen Chips. Beträge sind Summen: „erhöhen auf 300“ heißt 300 in dieser Setzrunde insgesamt, mit dem, was du schon gesetzt hast.
rules-actions-final = Die Knöpfe unter dem Tisch bieten an, was du gerade darfst, mit dem Preis. Einmal drücken ist eine Aktion, und sie ist endgültig. Öffnet sich ein Fenster, zählt erst das Absenden; ein All-in von mehr als { $blinds } Big Blinds fragt immer noch einmal nach. Was du in den Chat schreibst, ist nie eine Aktion. Haben sich Zug oder Preis inzwischen geändert, bewirkt der Knopfdruck nichts, und du erfährst es.

## Die kleinste Erhöhung

rules-raise-double = Die kleinste Erhöhung ist nicht „das Doppelte“.
rules-raise-least = Eine Erhöhung legt mindestens so viel drauf wie der größte Einsatz oder die größte Erhöhung dieser Setzrunde. Vor dem Flop zählt der Big Blind als erster Einsatz.
rules-raise-example = Blinds { $small }/{ $big }. Jemand erhöht auf { $to }: Das sind { $more } mehr als { $big }. Die nächste Erhöhung geht also mindestens auf { $least } ({ $to } + { $more }), nicht auf { $double }.
rules-raise-most = Der kleinste Einsatz ist ein Big Blind. Nach oben gibt es keine Grenze: Alle deine Chips sind immer erlaubt.
rules-raise-short = Auch All-in für weniger als das Minimum ist erlaubt, ist aber keine volle Erhöhung:
rules-raise-short-next = Ein Einsatz von { $bet }, dann All-in mit { $all }. Mitgehen kostet { $all }. Erhöhen heißt mindestens { $least }: den letzten vollen Einsatz von { $bet } obendrauf.
rules-raise-not-reopened = Erhöht niemand, so fehlen dem, der { $bet } gesetzt hat, noch { $owed }, und er kann nur mitgehen oder passen. Ein kurzes All-in öffnet das Setzen nicht neu für die, die schon gehandelt haben.
rules-raise-added-up = Es sei denn, mehrere ergeben zusammen eine volle Erhöhung: Einsatz { $bet }, All-in mit { $first }, All-in mit { $second }, jemand geht mit. Dem, der gesetzt hat, fehlen jetzt { $owed }; er darf erhöhen, mindestens auf { $least }.
rules-raise-others-all-in = Sind alle deine Gegner all-in, gibt es nichts mehr zu erhöhen: Du gehst mit oder passt.

## All-in und Nebenpots

rules-pots-most = Von jedem Gegner gewinnt man höchstens so viel, wie man selbst gesetzt hat.
rules-pots-example = Du bist mit { $stack } all-in, zwei andere setzen je { $other }. Je { $stack } von allen dreien bilden den Hauptpot: { $main }. Die kannst du gewinnen.
rules-pots-side = Die anderen { $side } sind ein Nebenpot. Um ihn spielen nur die beiden, die eingezahlt haben, auch wenn du das beste Blatt hast.
rules-pots-also = Außerdem:
rules-pots-each = Jeder Pot geht an das beste Blatt unter denen, die um ihn spielen. Chips von Spielern, die gepasst haben, bleiben drin.
rules-pots-uncalled = Was niemand mitgeht, kommt zurück: Du setzt { $bet }, und nur ein All-in mit { $stack } geht mit, also bekommst du zuerst { $back } zurück. Das gilt nicht als Gewinn.
rules-pots-tie = Gleiche Blätter teilen den Pot. Übrige Chips gehen einzeln an die Gewinner, links vom Button beginnend.

## Die Blätter

rules-ranks-five = Vom besten zum schwächsten; fünf Karten zählen, aus sieben.
rules-rank-royal-flush = { $cards } **Royal Flush:** Zehn bis Ass in einer Farbe
rules-rank-straight-flush = { $cards } **Straight Flush:** fünf in Folge in einer Farbe
rules-rank-four-of-a-kind = { $cards } **Vierling:** vier Karten eines Werts
rules-rank-full-house = { $cards } **Full House:** drei Karten eines Werts und zwei eines anderen
rules-rank-flush = { $cards } **Flush:** fünf Karten einer Farbe, nicht in Folge
rules-rank-straight = { $cards } **Straße:** fünf in Folge, Farben egal
rules-rank-three-of-a-kind = { $cards } **Drilling:** drei Karten eines Werts
rules-rank-two-pair = { $cards } **Zwei Paare:** zweimal zwei Karten eines Werts
rules-rank-pair = { $cards } **Ein Paar:** zwei Karten eines Werts
rules-rank-high-card = { $cards } **Höchste Karte:** nichts davon
rules-ranks-ace = Das Ass ist die höchste Karte, und die niedrigste nur in der Straße A-2-3-4-5. Um die Ecke geht keine (Q-K-A-2-3).
rules-ranks-kickers = Bei gleichem Blatt gewinnen die höheren Karten, dann die übrigen, die Kicker: { $better } schlägt { $worse }. Sind alle fünf gleich, wird der Pot geteilt.
rules-ranks-suits = Keine Farbe ist besser als eine andere.

## Blinds und Button

rules-blinds-post = Der **Button** zeigt den Geber an. Der erste Spieler links davon setzt den Small Blind, der nächste den Big Blind.
rules-blinds-drawn = Wo der Button beginnt, wird ausgelost.
rules-blinds-high-card = Wo er beginnt, entscheidet je eine offene Karte aus einem eigenen Kartenspiel: Die höchste bekommt ihn. Bei gleichem Wert kommt Pik vor Herz, Karo und Kreuz. Nirgends sonst zählt die Farbe.
rules-blinds-two = Sind nur noch zwei Spieler übrig, setzt der Button den Small Blind, handelt vor dem Flop zuerst und danach zuletzt.
rules-blinds-two-open = Zu zweit in einer Hand wechselt der Big Blind jedes Mal zum anderen. Der Button setzt den Small Blind, handelt vor dem Flop zuerst und danach zuletzt.
rules-blinds-short = Zu wenig Chips für den Blind? Du setzt, was du hast, und bist all-in. Für die anderen ändert sich nichts: Hat der Big Blind von { $big } nur noch { $left }, kostet Mitgehen trotzdem { $big }, und eine Erhöhung geht mindestens auf { $least }.
rules-blinds-moving = Nach jeder Hand geht der Button zum nächsten Spieler, der Karten bekommt.
rules-blinds-no-debt = Hast du ausgesetzt oder dich gerade dazugesetzt, schuldest du keine Blinds: Du spielst einfach ab deiner nächsten Hand mit.
rules-blinds-dead = **Scheidet jemand aus**, springen die Blinds nicht (toter Button):
rules-blinds-dead-rule = Der Big Blind geht zum nächsten Spieler mit Chips. Der Small Blind kommt dorthin, wo der Big Blind war, der Button dorthin, wo der Small Blind war, auch wenn dort niemand mehr sitzt. So lässt niemand den Big Blind aus, und niemand setzt ihn zweimal hintereinander.
rules-blinds-dead-example = Button an Sitz { $button }, Small Blind { $small }, Big Blind { $big }. Die Spieler { $small } und { $big } scheiden aus. Nächste Hand: Button am leeren Sitz { $small }, kein Small Blind, Big Blind an Sitz { $next }.
rules-blinds-dead-later = Die Hand danach: Button am leeren Sitz { $big }, Small Blind { $next }, Big Blind { $later }.

## Levels

rules-levels-stack = Alle beginnen mit { $stack } Chips.
rules-levels-hands =
    { $hands ->
        [one] Die Blinds steigen nach jeder Hand.
       *[other] Die Blinds steigen alle { $hands } Hände.
    }
rules-levels-minutes = Die Blinds steigen alle { $time } min. Neue Blinds gelten ab dem nächsten Geben.
rules-levels-clock = Diese Uhr steht still in einer Pause und solange der Bot nicht läuft.
rules-levels-list = Small Blind/Big Blind, Level für Level: { $levels }
rules-level = { $small }/{ $big }
rules-level-ante = { $small }/{ $big } Ante { $ante }
rules-level-big-blind-ante = { $small }/{ $big } BB-Ante { $ante }
rules-levels-double = Nach dem letzten Level ist jedes doppelt so hoch wie das vorige.
rules-levels-speed = Im Turbo ist ein Level etwa ein Drittel kürzer. Wer den Server verwaltet, kann das Tempo eines laufenden Tisches ändern: Das Level bleibt, und was davon gespielt ist, zählt mit.
rules-antes-none = Antes gibt es nicht: Die beiden Blinds sind alle Pflichteinsätze.
rules-antes-each = **Ante:** Alle zahlen sie, vor den Blinds. Sie kommt in den Pot und zählt beim Mitgehen nicht mit. Wer mit der Ante all-in ist, gewinnt von jedem anderen höchstens so viel.
rules-antes-big-blind = **Big-Blind-Ante (BB-Ante):** Der Big Blind zahlt einmal für alle, erst die Ante, dann den Blind. Die Ante kommt in den Hauptpot und nie zurück.
rules-levels-choice = Die Tischleitung wählt, nach Händen oder nach Minuten je Level:
rules-preset-regular = Regulär: { $hands } Hände oder { $minutes } Minuten
rules-preset-deep = Gemächlich, mit mehr Levels: { $hands } Hände oder { $minutes } Minuten
rules-preset-turbo = Turbo: { $hands } Hände oder { $minutes } Minuten
rules-preset-hyper = Hyper: { $hands } Hände oder { $minutes } Minuten
rules-preset-own = Eine eigene Liste
rules-antes-choice = Antes gibt es nur, wenn die Tischleitung eine davon wählt, ab einem bestimmten Level:

## Buy-in und Nachkauf

rules-buying-in = Nimm einen freien Sitz, wann du willst („{ $seat }“). Alle bringen das gleiche **Buy-in** mit, { $stack } Chips, und spielen ab der nächsten Hand.
rules-buying-blinds = Die Blinds bleiben bei { $small }/{ $big }. Antes gibt es nicht.
rules-buying-top-up = **Nachkauf:** Hast du weniger als das Buy-in, darfst du zwischen zwei Händen wieder darauf auffüllen, so oft du willst. Mit { $stack } von { $buyin } bekommst du { $more } dazu.
rules-buying-booked = Drückst du während einer deiner Hände, kommt der Nachkauf, sobald sie vorbei ist, und gar nicht, wenn du bis dahin genug gewonnen hast.
rules-buying-broke = Ohne Chips setzt du aus, bis du nachkaufst; dann bekommst du ab der nächsten Hand wieder Karten.
rules-buying-leave = Gehen darfst du jederzeit; dein Sitz ist frei, sobald deine Hand vorbei ist, und sofort, wenn du in keiner bist.
rules-buying-return = Kommst du innerhalb von { $minutes } Minuten zurück, bringst du die Chips mit, mit denen du gegangen bist; später, oder wenn du ohne Chips gegangen bist, sind es wieder { $stack }.

## Der Showdown

rules-showdown-order = Wer am River zuletzt gesetzt oder erhöht hat, zeigt zuerst. War es niemand, dann der erste Spieler links vom Button. Weiter geht es im Uhrzeigersinn.
rules-showdown-muck = Wer das beste gezeigte Blatt weder schlagen noch einholen kann, wirft seine Karten verdeckt weg.
rules-showdown-all-in = Ist jemand all-in, wenn das Setzen endet, werden sofort die Karten aller aufgedeckt, die noch dabei sind, und die fehlenden Gemeinschaftskarten kommen eine nach der anderen.
rules-showdown-speak = Die Karten sprechen: Der Bot findet für alle das beste Blatt. Niemand muss es ansagen.
rules-showdown-ask = **Zeigen lassen:** Wer beim Showdown noch dabei war, darf sich bis zur nächsten Hand Karten zeigen lassen, die dort verdeckt weggeworfen wurden („{ $button }“). Sie werden allen gezeigt, können aber nichts mehr gewinnen. Karten von jemandem, der gepasst hat, werden so nie gezeigt.
rules-showdown-folds = Passen alle anderen, bekommt der Gewinner den Pot und zeigt nichts.
rules-showdown-show = Wer so gewinnt oder verdeckt weggeworfen hat, darf bis zur nächsten Hand eine oder beide Karten zeigen: „{ $first }“, „{ $second }“, „{ $both }“. Niemand muss.

## Zeit

rules-clock-deadline = Für jede Entscheidung hast du { $seconds } Sekunden. Danach checkst du, wenn das gratis ist, und passt nur, wenn Bleiben etwas kostet. Sonst geschieht nichts von selbst.
rules-clock-bank =
    { $bank ->
        [one] **Zeitbank:** Einmal im Turnier darfst du dir { $seconds } Sekunden mehr nehmen, wenn du dran bist, mit „+{ $seconds } s“.
       *[other] **Zeitbank:** { $bank }-mal im Turnier darfst du dir { $seconds } Sekunden mehr nehmen, wenn du dran bist, mit „+{ $seconds } s“.
    }
rules-clock-away = Verpasst du zwei Züge hintereinander, bist du **abwesend**: Du bekommst weiter Karten, und deine Blinds werden gesetzt, aber du checkst oder passt sofort. Ein Druck auf „{ $back }“, und ab deinem nächsten Zug entscheidest wieder du.
rules-clock-warning = **Verpasste Züge werden zusammengezählt**, im ganzen Turnier: Beim zweiten zeigt der Bot eine Verwarnung an. Für jeden weiteren kann die Spielleitung eine Strafe verhängen.
rules-clock-penalty = Eine Strafe ist ein toter Einsatz, der vor den Antes in den Pot der nächsten Hand geht, oder Chips, die das Spiel verlassen. Mindestens ein Chip bleibt immer.
rules-clock-sits-out = Verpasst du zwei Züge hintereinander, **setzt du** ab der nächsten Hand **aus**: keine Karten, keine Blinds, und Sitz und Chips bleiben deine. In der laufenden Hand checkst oder passt du sofort.
rules-clock-back-in = Ein Druck auf „{ $back }“, und du spielst wieder mit: In der Hand, in der du die Züge verpasst hast, entscheidest du ab deinem nächsten Zug selbst, und ab der nächsten Hand bekommst du wieder Karten. Für die Zwischenzeit schuldest du keine Blinds.
rules-clock-sit-out = „{ $button }“ bewirkt dasselbe, wenn du selbst eine Pause willst; die laufende Hand spielst du zu Ende.
rules-clock-pause = Die Tischleitung, oder wer den Server verwaltet, kann das Spiel anhalten. Dann steht die Uhr still, und wer dran ist, hat danach wieder mindestens die volle Zeit. So ist es auch nach einem Neustart des Bots.
rules-clock-all-away = Sind alle abwesend, macht das Spiel von selbst Pause. Dauert eine Pause 24 Stunden, auch eine der Spielleitung, wird es geschlossen, und die Chips entscheiden über die Plätze.
rules-clock-all-out = Setzen alle aus, macht der Tisch von selbst Pause. Dauert eine Pause 24 Stunden, auch eine der Spielleitung, wird er geschlossen, mit seiner Abrechnung.

## Platzierung

rules-places-out = Wer nach einer Hand keine Chips mehr hat, scheidet aus und liegt hinter allen, die noch spielen. Neu einkaufen kann man sich nicht.
rules-places-together = Mehrere in derselben Hand: Wer zu ihrem Beginn mehr Chips hatte, liegt vorn. Bei gleich vielen wird der Platz geteilt.
rules-places-cap = Nach Hand { $cap } ist auf jeden Fall Schluss: Dann entscheiden die Chips, und wer gleich viele hat, teilt sich den Platz.
rules-places-no-cap = Gespielt wird, bis jemand alle Chips hat.
rules-places-cap-choice = Die Tischleitung kann festlegen, nach wie vielen Händen Schluss ist; dann entscheiden die Chips, und wer gleich viele hat, teilt sich den Platz.
rules-places-leave = Wer geht oder entfernt wird, spielt nicht mehr mit: abwesend, bis die Hand vorbei ist, danach in dieser Hand ausgeschieden, hinter allen, die bleiben. Läuft keine Hand, auch in einer Pause, geschieht das sofort. Die übrigen Chips verlassen das Spiel.
rules-places-house = Sind nur noch Hausspieler übrig, spielen sie sofort zu Ende.

## Abrechnung eines offenen Tisches

rules-ledger-no-places = Es gibt keine Platzierung und niemanden, der den Tisch gewinnt.
rules-ledger-close = Die Tischleitung, oder wer den Server verwaltet, schließt den Tisch. Vorher wird die Hand zu Ende gespielt.
rules-ledger-lines = Dann erscheint die **Abrechnung**: was alle eingekauft haben, was sie mitgenommen haben, und der Unterschied. Alle Unterschiede zusammen ergeben 0.
rules-ledger-idle = Ein Tisch, an dem niemand mehr spielt, wird von selbst geschlossen, auch mit Abrechnung.

## Faires Spiel

rules-conduct-cards = **Verrate nichts über Karten**, weder deine noch fremde, solange die Hand läuft: nicht über weggeworfene und nicht über solche, die noch im Spiel sind.
rules-conduct-influence = **Beeinflusse niemanden**, der dran ist: keine Ratschläge, keine Vermutungen, kein Drängen.
rules-conduct-spectators = **Sprich mit Zuschauern nicht über die Hand**, solange sie läuft, hier nicht und anderswo nicht.
rules-conduct-soft-play = **Kein Schonen** (Soft Play): Alle spielen für sich. Keine Absprachen, keine geschenkten Chips, keine Rücksicht unter Freunden.
rules-conduct-angles = **Keine Tricks** (Angle Shooting): Handle nicht absichtlich mehrdeutig, um andere zu täuschen.
rules-conduct-guard = **Hüte deine Karten.** Sie werden nur dir gezeigt: keine Bildschirmfotos, kein geteilter Bildschirm. Sie vor dem Ende der Hand zu zeigen, ist ein Verstoß.
rules-conduct-language = **Eine Sprache am Tisch:** die, die beim Öffnen des Tisches genannt wird.
rules-conduct-language-here = **Eine Sprache am Tisch:** hier { $language }.
rules-conduct-press = **Jeder Druck auf einen Knopf gilt.** Zurücknehmen geht nicht, in zwei Schritten setzen auch nicht.
rules-conduct-floor = Etwas stimmt nicht? Wende dich an die Spielleitung: Sie kann das Spiel anhalten und Spieler entfernen.
rules-conduct-rulings = Etwas stimmt nicht? Wende dich an die Spielleitung: Sie kann das Spiel anhalten, verwarnen, bestrafen, eine Hand für vergeben erklären und Spieler entfernen.

## Die Spielleitung

rules-floor-who = Die Spielleitung (Floor) entscheidet, was der Bot nicht sehen kann. Das sind die Tischleitung und alle, die den Server verwalten dürfen. Sie können:
rules-floor-pause = die Uhr anhalten und weiterspielen lassen: `/poker floor pause`, `/poker floor resume`
rules-floor-warn = jemanden verwarnen: `/poker floor warn`
rules-floor-penalty = jemanden bestrafen, mit einem toten Einsatz in der nächsten Hand oder mit Chips, die das Spiel verlassen, sobald keine Hand läuft; mindestens einer bleibt: `/poker floor penalty`
rules-floor-misdeal = eine Hand für **vergeben** erklären (Misdeal), vor dem Flop, solange noch keine zwei Spieler gehandelt haben, auch in einer Pause, und nie, wenn Karten offen liegen: `/poker floor misdeal`. Was der Bot für Abwesende tut, zählt nicht als Handeln. Alle bekommen sofort neue Karten aus einem neuen Kartenspiel. Button, Blinds und Antes bleiben, Einsätze kommen zurück
rules-floor-undo = Entscheidungen zurücknehmen, die letzte zuerst: eine Verwarnung oder Strafe bis zum nächsten Geben, ein Entfernen nur, solange die Person noch am Tisch ist: `/poker floor undo`
rules-floor-undo-removal = ein Entfernen zurücknehmen, solange die Person noch am Tisch ist: `/poker floor undo`
rules-floor-remove = jemanden entfernen, der dann am Ende der Hand ausscheidet, oder sofort, wenn keine läuft; die Chips verlassen das Spiel: `/poker floor remove`
rules-floor-remove-open = jemanden entfernen, der nach seiner Hand mit seinen Chips geht und sich { $minutes } Minuten lang nicht wieder hinsetzen darf: `/poker floor remove`
rules-floor-cancel = das Spiel ohne Ergebnis beenden: `/poker floor cancel`
rules-floor-close = den Tisch nach der Hand schließen: `/poker floor cancel`
rules-floor-seated = Niemand entscheidet über eine Hand, in der er mitspielt, oder nimmt eine Entscheidung gegen sich selbst zurück. Wer als Tischleitung einen Sitz hat, darf nur anhalten, weiterspielen lassen und beenden, und wer entfernt wurde, gar nichts mehr; wer den Server verwaltet und mitspielt, darf entscheiden, wenn er nicht in der Hand ist.
rules-floor-seated-open = Niemand entscheidet über eine Hand, in der er mitspielt, oder nimmt eine Entscheidung gegen sich selbst zurück. Wer als Tischleitung einen Sitz hat, darf nur anhalten, weiterspielen lassen und schließen; geht die Tischleitung, übernimmt, wer als Nächstes dazugekommen war. Wer den Server verwaltet und mitspielt, darf entscheiden, wenn er nicht in der Hand ist.
rules-floor-shown = Jede Entscheidung wird am Tisch gezeigt, mit Grund, wenn einer genannt wurde. Wer sie getroffen hat, bleibt im Verlauf des Tisches gespeichert.

## So wird gespielt

how-to-play-tournament =
    1. Drück auf Mitspielen. Sind alle Sitze besetzt oder startet die Tischleitung, werden die Karten ausgeteilt. Alle haben { $stack } Chips.
    2. Du bekommst zwei Karten per Direktnachricht. „Meine Karten“ (kurz „Karten“) unter dem Tisch zeigt sie auch, nur dir. Dort kannst du auch im Voraus entscheiden, bevor du dran bist.
    3. Bist du dran, sagen die Knöpfe, was du darfst und was es kostet: passen, checken, mitgehen oder mehr setzen. „Setzen …“ und „Erhöhen …“ fragen nach dem Betrag.
    4. Achte auf die Zeit, { $seconds } Sekunden je Entscheidung: Läuft sie ab, checkst oder passt du.{ $bank ->
        [0] { "" }
        [one] {" "}Einmal darfst du dir zusätzliche Zeit nehmen.
       *[other] {" "}{ $bank }-mal darfst du dir zusätzliche Zeit nehmen.
    }
    5. Das geht so lange, bis jemand alle Chips hat{ $cap ->
        [0] { "" }
       *[other] , höchstens { $cap } Hände
    }. Alle Chips sind Spielgeld ohne jeden Wert.
how-to-play-open =
    1. Drück auf Mitspielen. Sind alle Sitze besetzt oder startet die Tischleitung, werden die Karten ausgeteilt. Auch später kannst du noch einen freien Sitz nehmen, und gehen, wann du willst: Deine Chips bleiben eine Stunde lang aufgehoben.
    2. Du beginnst mit { $stack } Chips, Spielgeld ohne jeden Wert. Hast du weniger, darfst du zwischen zwei Händen nachkaufen.
    3. Du bekommst zwei Karten per Direktnachricht. „Meine Karten“ (kurz „Karten“) unter dem Tisch zeigt sie auch, nur dir. Dort kannst du auch im Voraus entscheiden, bevor du dran bist.
    4. Bist du dran, sagen die Knöpfe, was du darfst und was es kostet: passen, checken, mitgehen oder mehr setzen. „Setzen …“ und „Erhöhen …“ fragen nach dem Betrag.
    5. Achte auf die Zeit, { $seconds } Sekunden je Entscheidung: Läuft sie ab, checkst oder passt du. Nach zwei verpassten Zügen hintereinander setzt du aus, ohne etwas zu zahlen.
    6. Die Tischleitung schließt den Tisch mit `/poker floor cancel`; die Hand wird vorher zu Ende gespielt.
how-to-play-more = `/poker rules` erklärt die Einzelheiten, `/poker status` beschreibt den ganzen Tisch in Worten.

about =
    {"**"}Dead Button { $version }** veranstaltet auf Discord No-Limit-Hold’em-Turniere um Spielgeld ohne jeden Wert, das man weder kaufen noch eintauschen kann.
    Es ist freie Software unter der MIT-Lizenz.
    Datenschutz: Gespeichert werden deine Discord-ID, der Name, unter dem du spielst, eine Kennung deines Discord-Avatars, deine Einstellungen und deine Spiele, auf dem Rechner, auf dem der Bot läuft. Er liest keine Nachrichten. Deine verdeckten Karten siehst nur du. `/poker settings` zeigt, was über dich gespeichert ist, und löscht es.
about-source = Quelltext: { $address }

## Die Option von /poker rules

opt-poker-rules-format-name = format
opt-poker-rules-format-description = Welche Art Tisch; ohne Angabe die des Tisches in diesem Kanal
