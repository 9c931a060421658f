## /poker rules, nach Themen

rules-title-goal = Das Spiel in Kürze
rules-goal =
    Alle beginnen mit gleich vielen Chips. Wer als Letzter noch welche hat, gewinnt; es zählt nur der Platz, denn die Chips sind Spielgeld: nicht zu kaufen, nicht zu verkaufen, nicht einzutauschen.
    - Du bekommst zwei verdeckte Karten, die sonst niemand sieht. Bis zu fünf Gemeinschaftskarten, für alle dieselben, kommen in drei Schritten: Flop (drei), Turn und River (je eine).
    - Es gibt vier Setzrunden: vor dem Flop und nach Flop, Turn und River.
    - Wer als Einziger übrig ist, bekommt den Pot. Bleiben mehrere bis zum Ende, gewinnen die besten fünf Karten aus sieben.
    - Nach Hand { $cap } endet das Turnier auf jeden Fall, und die Chips entscheiden.
rules-title-blinds = Blinds und Button
rules-blinds =
    - Der Button zeigt den Geber an. Links davon setzt der nächste Spieler den Small Blind, der übernächste den Big Blind; Antes gibt es nicht.
    - Die Blinds beginnen bei { $small }/{ $big } und steigen alle { $normal } Hände, im Turbo alle { $turbo } Hände.
    - Toter Button: Der Big Blind geht immer zum nächsten Spieler mit Chips; Button und Small Blind folgen ihm Sitz für Sitz. So lässt ihn niemand aus, und niemand setzt ihn zweimal hintereinander. Ist jemand ausgeschieden, kann der Button an einem leeren Sitz liegen oder der Small Blind fehlen.
    - Zu zweit setzt der Button den Small Blind, handelt vor dem Flop zuerst und danach zuletzt.
    - Wem für einen Blind Chips fehlen, der setzt den Rest und ist all-in. Für die anderen bleibt der Preis der volle Blind.
rules-title-betting = Setzen
rules-betting =
    - Passen (Fold): die Hand aufgeben. Gepasst wird nur gegen einen Einsatz; sonst ist Checken gratis.
    - Checken (schieben): weitergeben, ohne zu zahlen, solange kein Einsatz liegt.
    - Mitgehen: den höchsten Einsatz halten, oder für weniger all-in gehen.
    - Setzen oder erhöhen: jeder Betrag bis zu allen deinen Chips. Ein Einsatz ist mindestens der Big Blind; eine Erhöhung legt mindestens so viel drauf wie der größte Einsatz oder die größte Erhöhung der Runde. All-in für weniger ist immer erlaubt.
    - Beträge sind Summen: „erhöhen auf 300“ heißt 300 in dieser Runde insgesamt.
    - Ein All-in unter einer vollen Erhöhung öffnet das Setzen nicht neu: Wer schon gehandelt hat, kann nur mitgehen oder passen, es sei denn, mehrere kurze All-ins ergeben zusammen eine volle Erhöhung.
    - Sind alle anderen all-in, bleibt nur mitgehen oder passen.
    - Einmal drücken ist eine endgültige Aktion. Haben sich Zug oder Preis inzwischen geändert, zählt der Druck nicht.
rules-title-pots = Pots und All-in
rules-pots =
    - Von jedem Gegner kannst du höchstens so viel gewinnen, wie du selbst gesetzt hast. Was über ein All-in hinausgeht, bildet Nebenpots; um sie spielt, wer dort eingezahlt hat.
    - Jeder Pot wird für sich vergeben, an das beste Blatt unter seinen Spielern.
    - Wo niemand mitgegangen ist, gehen die Chips vor der Vergabe zurück und gelten nicht als Gewinn.
    - Gleiche Blätter teilen den Pot. Übrige Chips gehen einzeln an die Gewinner, links vom Button beginnend.
rules-title-hands = Die Blätter, das beste zuerst
rules-hands =
    - Royal Flush: Zehn bis Ass in einer Farbe
    - Straight Flush: fünf Karten in Folge in einer Farbe
    - Vierling: vier Karten eines Werts
    - Full House: ein Drilling und ein Paar
    - Flush: fünf Karten einer Farbe
    - Straße: fünf Karten in Folge
    - Drilling: drei Karten eines Werts
    - Zwei Paare
    - Ein Paar
    - Höchste Karte

    Das Ass ist die höchste Karte, oder die niedrigste in A-2-3-4-5; um die Ecke geht keine Straße. Die Farben haben keinen Rang. Bei gleichem Blatt entscheidet der Wert der Karten, danach der übrigen (Kicker), insgesamt fünf Karten.
rules-title-showdown = Der Showdown
rules-showdown =
    - Wer am River zuletzt gesetzt oder erhöht hat, zeigt zuerst; war es niemand, dann der erste Spieler links vom Button. Weiter geht es im Uhrzeigersinn.
    - Wer das beste gezeigte Blatt weder schlagen noch einholen kann, wirft verdeckt weg.
    - Ist jemand all-in, wenn das Setzen endet, werden alle Karten sofort aufgedeckt, und die fehlenden kommen eine nach der anderen.
    - Passen alle anderen, zeigt der Gewinner nichts.
    - Wer so gewinnt oder verdeckt weggeworfen hat, darf bis zur nächsten Hand eine oder beide Karten zeigen.
rules-title-clock = Zeit, abwesend, gehen
rules-clock =
    - Jede Entscheidung hat eine Frist. Ist sie um, checkst du, wenn das gratis ist, sonst passt du.
    - Nach zwei verpassten Zügen hintereinander bist du abwesend: Du bekommst Karten, deine Blinds werden gesetzt, und du checkst oder passt sofort. „Bin wieder da“ beendet das jederzeit.
    - Wer geht, gibt den Sitz nach der Hand auf. Die übrigen Chips verlassen das Spiel.
    - Eine Pause, durch die Tischleitung oder die Serververwaltung, hält die Zeit an; danach beginnt sie neu. Sind alle abwesend, macht das Spiel von selbst Pause.
rules-title-places = Die Platzierung
rules-places =
    - Wer keine Chips mehr hat, scheidet aus und liegt hinter allen, die noch spielen.
    - Mehrere in derselben Hand: Wer zu ihrem Beginn mehr Chips hatte, liegt vorn; bei gleich vielen wird der Platz geteilt.
    - Entscheidet Hand { $cap }, teilen sich gleich viele Chips den Platz.
rules-title-conduct = Faires Spiel
rules-conduct =
    - Verrate nichts über weggeworfene oder verdeckte Karten, und sag nichts, was jemanden beeinflusst, der dran ist.
    - Sprich mit Zuschauern nicht über die laufende Hand.
    - Alle spielen für sich: keine Absprachen, keine Geschenke unter Freunden.
    - Handle nicht absichtlich mehrdeutig. Hüte deine Karten und zeige sie nicht, bevor die Hand vorbei ist.

how-to-play =
    1. Drück Mitspielen. Sind alle Sitze besetzt oder startet die Tischleitung, werden die Karten ausgeteilt.
    2. Du bekommst zwei Karten per Direktnachricht. „Meine Karten“ unter dem Tisch zeigt sie auch, nur dir. Dort kannst du auch im Voraus entscheiden, bevor du dran bist.
    3. Bist du dran, sagen die Knöpfe, was du darfst und was es kostet: passen, checken, mitgehen oder mehr setzen. „Setzen …“ und „Erhöhen …“ fragen nach dem Betrag.
    4. Achte auf die Zeit: Läuft sie ab, checkst oder passt du.
    5. Das geht so lange, bis jemand alle Chips hat. Sie sind Spielgeld ohne jeden Wert.

    `/poker rules` erklärt die Einzelheiten, `/poker status` beschreibt den ganzen Tisch in Worten.

about =
    {"**"}Dead Button { $version }** veranstaltet in Discord Turniere in No-Limit Hold’em, um Spielgeld ohne jeden Wert, das man weder kaufen noch eintauschen kann.
    Es ist freie Software unter der MIT-Lizenz.
    Datenschutz: Gespeichert werden deine Discord-ID, der Name, unter dem du spielst, ein Kennzeichen deines Discord-Bildes, deine Einstellungen und deine Spiele, auf dem Rechner, auf dem der Bot läuft. Er liest keine Nachrichten. Deine verdeckten Karten siehst nur du.
about-source = Quelltext: { $address }

## Themen

choice-topic-goal = Das Spiel in Kürze
choice-topic-blinds = Blinds und Button
choice-topic-betting = Setzen
choice-topic-pots = Pots und All-in
choice-topic-hands = Die Blätter
choice-topic-showdown = Der Showdown
choice-topic-clock = Zeit, abwesend, gehen
choice-topic-places = Die Platzierung
choice-topic-conduct = Faires Spiel
