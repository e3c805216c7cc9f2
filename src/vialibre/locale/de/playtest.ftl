### Spieltests: die Befehle `playtest` und `board balance`, und die Seite, die --html schreibt.

cli-playtest-help = Lässt Bots viele Partien auf einem Spielplan spielen und sagt allen, die ihn entwerfen, was sich daran zeigt: Sitze, Zielkarten, Strecken, Städte, Farben, Länge, Punkte, und was nicht stimmt.
cli-playtest-examples =
    Beispiele:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Wie viele mitspielen, durch Kommas getrennt; die Partien wechseln sich damit ab. Ohne Angabe: alles, was der Spielplan erlaubt.
cli-playtest-bots-help = Ein Bot für alle Sitze, oder mehrere, die von Partie zu Partie die Plätze tauschen.
cli-playtest-jobs-help = Wie viele Prozesse sich die Arbeit teilen; die Befunde hängen nicht davon ab. Ohne Angabe: einer je Kern.
cli-playtest-resume-help = Setzt einen Spieltest mit denselben Einstellungen fort, statt neu zu beginnen.
cli-playtest-results-help = Die SQLite-Datei, die aufbewahrt, was fertig ist.
cli-playtest-json-help = Schreibt alle Werte als JSON in diese Datei; - ist das Terminal.
cli-playtest-kept = unterbrochen; { $games ->
    [one] eine Partie ist
   *[other] { $games } Partien sind
} in { $file } gesichert. Weiter geht es mit: { $command }
cli-playtest-table = Personen
cli-playtest-first = erster Sitz gewinnt
cli-playtest-turns = Züge je Person
cli-playtest-score = Punkte
cli-playtest-close = knappe Partien
cli-playtest-fine = Nichts fällt auf: Alle Sitze, Zielkarten, Strecken, Städte und Farben liegen sicher innerhalb dessen, was die Standardspielpläne zeigen.
cli-playtest-found = { $flags ->
    [one] Eines ist einen Blick wert:
   *[other] { $flags } Dinge sind einen Blick wert:
}

cli-board-balance-help = Schlägt Punkte für die Zielkarten eines Spielplans vor, danach, wie ihr Besitz die Gewinnchance verändert.
cli-board-balance-examples =
    Beispiele:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Schreibt eine Kopie der Spielplandatei mit den vorgeschlagenen Punkten; alles andere bleibt, wie es ist.
cli-board-balance-now = Punkte
cli-board-balance-proposed = Vorschlag
cli-board-balance-range = zwischen
cli-board-balance-made = erfüllt
cli-board-balance-effect = Siege
cli-board-balance-turns = Züge
cli-board-balance-all-fine = { $tickets } Zielkarten: Keine ist sicher mehr oder weniger wert als ihre Punkte. Mehr Partien zeigen vielleicht mehr.
cli-board-balance-some = { $changed } von { $tickets } Zielkarten sind sicher mehr oder weniger wert, als ihre Punkte sagen. Ändere sie und mach noch einen Spieltest: Alle richten sich nach den Punkten.
cli-board-balance-hard = * in weniger als { $least } der Partien erfüllt: Eine nicht erfüllte Zielkarte kostet ihre Punkte; jeder weitere Punkt brächte also im Mittel weniger als { $gain } Punkte, und unter 50 % würde er welche kosten. Mach stattdessen ihren Weg leichter.
cli-board-balance-written = Geschrieben: { $file }.

playtest-title = Spieltest: { $board }
playtest-lead = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $bots } mit { $seats } Personen{ $alvin ->
    [yes] , mit Alvin
   *[no] {""}
}.
playtest-intervals = Jeder Wert hat sein 95-%-Intervall in Klammern: nach Wilson, wo es um Häufigkeiten geht, sonst mit Students t über die Partien. Die Sitze einer Partie sind nicht unabhängig voneinander; Partien sind es, und nach ihnen richten sich die Intervalle.
playtest-fine = Nichts fällt auf.
playtest-fine-note = Alle Sitze, Zielkarten, Strecken, Städte und Farben liegen sicher innerhalb dessen, was die vier Standardspielpläne zeigen. Das ist kein Versprechen: Bots sind keine Menschen, und Spaß wird hier nicht gemessen.
playtest-unclear = Zu wenige Partien für ein Urteil.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Ein Wert könnte noch außerhalb des Üblichen liegen.
   *[other] { $figures } Werte könnten noch außerhalb des Üblichen liegen.
} { $bound ->
    [over] Um das zu klären, bräuchte es mehr als { $more } weitere Partien.
   *[about] Etwa { $more } weitere Partien würden das klären.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] mehr als { $more } weitere Partien nötig
   *[about] etwa { $more } weitere Partien nötig
}
playtest-unclear-rest = Und { $count } weitere.
playtest-flags = Was einen Blick wert ist
playtest-flags-note = Alles hier geht sicher über das hinaus, was die vier Standardspielpläne zeigen: Wer vieles zugleich betrachtet, findet zufällig immer etwas, und das ist berücksichtigt (Holm, eins von hundert).
playtest-severity = { $severity ->
    [fault] Fehler
   *[other] Warnung
}
playtest-why = Warum das zählt:
playtest-fix = Was hilft:

playtest-flag-seat-bias = Mit { $seats } Personen gewinnt Sitz { $seat } in { $figure } der Partien; ausgeglichen wären { $even }.
playtest-why-seat-bias = Wer wo sitzt, entscheidet das Los, und damit einen Teil der Partie.
playtest-fix-seat-bias = Sieh dir an, was in den allerersten Zügen möglich ist: billige Strecken mit vielen Punkten, für die wenige Karten reichen. Mach die Partie länger (mehr Waggons), die besten Strecken teurer, oder gib späteren Sitzen eine Karte mehr.
playtest-flag-dominated-ticket = Die Zielkarte { $ticket } ist { $points } Punkte wert, bei { $way } Waggons; { $other } bringt { $other_points } bei { $other_way }. Im Mittel bringt sie { $figure } Punkte.
playtest-why-dominated-ticket = Es ist nie richtig, sie zu behalten: eine Niete im Angebot, und Pech für alle, die keine Wahl haben.
playtest-fix-dominated-ticket = Gib ihr mehr Punkte oder andere Städte. 'vialibre board balance' schlägt Punkte vor.
playtest-flag-scarce-color = { $color } ist knapp: { wild-card.plural } sind { $figure } von dem, was für Strecken dieser Farbe bezahlt wird. Auf { $spaces } Felder kommen { $cards } Karten.
playtest-why-scarce-color = Alle warten auf eine Farbe, und wer { wild-card.plural } zieht, gewinnt das Rennen um ihre Strecken.
playtest-fix-scarce-color = Gib einigen ihrer Strecken eine andere Farbe oder mach sie grau, bis alle Farben etwa gleich viele Felder haben.
playtest-flag-idle-color = { $color } bleibt übrig: { $figure } Karten davon sind am Ende einer Partie noch auf den Händen. Auf { $spaces } Felder kommen { $cards } Karten.
playtest-why-idle-color = Sie zu ziehen nützt niemandem, also hat der Stapel Nieten.
playtest-fix-idle-color = Gib ihr mehr Felder, am besten auf Strecken, die gefragt sind.
playtest-flag-dead-end = Kaum jemand baut nach { $city }: Das geschieht in { $figure } der Partien.
playtest-why-dead-end = Eine Stadt ohne Nutzen ist nur Tinte auf dem Spielplan; eine Zielkarte dorthin wäre eine Falle.
playtest-fix-dead-end = Gib ihr einen zweiten Zugang, eine Zielkarte oder eine Strecke, die ihre Waggons wert ist; oder lass sie weg.
playtest-flag-one-way-city = Nur ein Weg führt nach { $city }, und die Zielkarten dorthin erfüllen { $figure } von denen, die sie haben: weniger als andere.
playtest-why-one-way-city = Wer diesen Weg baut, sperrt alle anderen aus, und wer diese Zielkarten hat, kann nichts dagegen tun.
playtest-fix-one-way-city = Gib der Stadt einen zweiten Zugang oder parallele Strecken, oder lass ihre Zielkarten weg.
playtest-flag-idle-route = Kaum jemand baut { $route }: in { $figure } der Partien.
playtest-why-idle-route = Sie ist kein Ausweg, wenn andere Wege verbaut sind, zählt also nicht als einer.
playtest-fix-idle-route = Mach sie kürzer oder grau, oder lass sie dahin führen, wohin Zielkarten wollen.
playtest-flag-hopeless-ticket = Die Zielkarte { $ticket } erfüllen { $figure } von denen, die sie behalten.
playtest-why-hopeless-ticket = Sie kostet ihre Punkte öfter, als sie sie bringt.
playtest-fix-hopeless-ticket = Such auf dem Plan die Stelle, an der sie verbaut wird; ein zweiter Weg oder parallele Strecken helfen mehr als Punkte.
playtest-flag-strong-ticket = Wer { $ticket } hat, gewinnt um { $figure } Prozentpunkte öfter, als ausgeglichen wäre.
playtest-why-strong-ticket = Eine einzige glückliche Zielkarte entscheidet zu viel.
playtest-fix-strong-ticket = Gib ihr weniger Punkte. 'vialibre board balance' schlägt vor, wie viele.
playtest-flag-weak-ticket = Wer { $ticket } hat, gewinnt seltener, als ausgeglichen wäre: { $figure } Prozentpunkte.
playtest-why-weak-ticket = Wer sie bekommt, verliert dadurch die Partie.
playtest-fix-weak-ticket = Gib ihr mehr Punkte oder einen leichteren Weg. 'vialibre board balance' schlägt Punkte vor.
playtest-flag-one-strategy = { $strategy }: Wer das am meisten tut, gewinnt um { $figure } Prozentpunkte öfter, als ausgeglichen wäre.
playtest-why-one-strategy = Ist eine Gewohnheit immer richtig, gibt es wenig zu entscheiden.
playtest-fix-one-strategy = Ändere, wovon sie lebt: Punkte für lange Strecken, wie viele Zielkarten es zu ziehen gibt, zweite Wege.

playtest-players = { $seats } Personen
playtest-seat = Sitz { $seat }
playtest-seats = Wer beginnt und wer gewinnt
playtest-seats-note = Wie oft jeder Sitz gewann; Sitz 1 beginnt. Die gestrichelte Linie ist ausgeglichen.
playtest-map = Der Spielplan im Einsatz
playtest-map-note = Zeig auf eine Strecke oder Stadt, um ihre Werte zu sehen. Je größer der Punkt einer Stadt, desto mehr Partien, in denen jemand dorthin kommt.
playtest-map-often = wie oft gebaut
playtest-map-when = wann gebaut
playtest-map-wins = wer sie baut, gewinnt
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: gebaut in { $claimed } der Partien, wenn { $when } der Züge vorbei sind; wer sie hat, gewinnt um { $effect } Prozentpunkte öfter, als ausgeglichen wäre
playtest-route-never = { $route }: gebaut in { $claimed } der Partien
playtest-city-line = { $city }: erreicht in { $reached } der Partien; wer dorthin kommt, gewinnt um { $effect } Prozentpunkte öfter, als ausgeglichen wäre
playtest-ticket-line = { $ticket }: behalten { $kept }, erfüllt { $made }, gewinnt um { $effect } Prozentpunkte öfter, als ausgeglichen wäre
playtest-tickets = Was Zielkarten wert sind
playtest-tickets-note = Nach rechts: öfter behalten, wenn angeboten. Nach oben: Wer sie hat, gewinnt öfter, als ausgeglichen wäre, in Prozentpunkten. Größere Punkte im Bild stehen für mehr Punkte der Zielkarte; was auf der Linie als Ring steht, hatte zu selten jemand, um etwas zu sagen. Nicht alles davon liegt an der Zielkarte: Behalten wird, was zum Plan passt.
playtest-chart-up = gewinnt öfter als ausgeglichen, Prozentpunkte
playtest-chart-across = behalten, wenn angeboten
playtest-all-tickets = Alle Zielkarten
playtest-all-routes = Alle Strecken
playtest-all-cities = Alle Städte
playtest-head-ticket = Zielkarte
playtest-head-route = Strecke
playtest-head-city = Stadt
playtest-head-color = Farbe
playtest-head-way = Waggons
playtest-head-offered = angeboten
playtest-head-kept = behalten, wenn angeboten
playtest-head-made = erfüllt, wenn behalten
playtest-head-points = Punkte im Mittel
playtest-head-effect = Siege, Prozentpunkte
playtest-head-claimed = Partien damit
playtest-head-when = Anteil der Partie vorbei
playtest-head-routes = Strecken
playtest-head-tickets = Zielkarten
playtest-head-reached = Partien mit jemandem dort
playtest-head-spaces = Felder
playtest-head-cards = Karten
playtest-head-paid = in einer Partie bezahlt
playtest-head-left = auf den Händen übrig
playtest-head-wilds = Lokomotiven unter dem Bezahlten
playtest-head-wins = Siege
playtest-head-row = Anteil der Auslage
playtest-cities = Städte, auf die es ankommt
playtest-cities-note = Die Städte, bei denen alle, die sie erreichen, am öftesten und am seltensten gewinnen, verglichen mit dem ausgeglichenen Anteil.
playtest-colors = Farben
playtest-colors-note = Wie groß der Anteil der { wild-card.plural } an dem ist, was für die Strecken einer Farbe bezahlt wird: Sie springen ein, wo eine Farbe knapp ist. Die gestrichelte Linie ist das Mittel aller Farben.
playtest-games = Länge, Punkte und Abstände
playtest-turns = Züge je Person
playtest-scores = Punkte einer Person
playtest-margins = Punkte zwischen Platz 1 und Platz 2
playtest-games-note = Balken zeigen, wie oft, die gestrichelte Linie das Mittel. { $close } der Partien sind knapp: Der Abstand ist höchstens ein Zehntel der besten Punktzahl.
playtest-strategies = Spielweisen
playtest-strategies-note = In jeder Partie tat ein Sitz etwas am meisten. Wie oft er gewann, verglichen mit ausgeglichen; null ist ausgeglichen. Blockieren heißt: an der Stadt von jemand anderem bauen, fern von allen eigenen. Auf allen Sitzen spielte dieselbe Art von Bot; man sieht also, was der Spielplan belohnt, nicht, wer besser ist.
playtest-strategy = { $strategy ->
    [tickets] Viele Zielkarten
    [long_routes] Lange Strecken
    [blocking] Blockieren
   *[early] Früh bauen
}
playtest-bots = Bots
playtest-bots-note = Wie oft die Sitze jedes Bots gewannen, verglichen mit ausgeglichen.
playtest-compared = Neben den Standardspielplänen
playtest-compared-note = Der Abstand ist ein Anteil der besten Punktzahl. Der Punkt ist dieser Spielplan, Striche sind die vier Standardspielpläne, das Band ist der Bereich, in dem sie liegen. Ein Pfeil sagt, dass dieser Spielplan sicher außerhalb liegt. Das allein ist kein Fehler.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = dieser Spielplan
playtest-mean = Mittel { $figure }
playtest-headline = { $name ->
    [turns] Züge je Person
    [first] Siege des ersten Sitzes
    [score] Punkte einer Person
    [margin] Abstand zum zweiten Platz
    [close] Knappe Partien
    [lead_changes] Wechsel der Führung
    [half_time] Führung zur Halbzeit gewinnt
    [tickets] Zielkarten einer Person
    [made] Erfüllte Zielkarten
    [ticket_points] Punkte aus Zielkarten
    [claims] Strecken einer Person
    [length] Waggons einer gebauten Strecke
    [drawing] Züge, die Karten galten
   *[cards_left] Übrige Karten auf einer Hand
}
playtest-again = Dasselbe noch einmal
playtest-again-note = Karten und Entscheidungen folgen aus dem Startwert: Dieselben Einstellungen ergeben dieselben Partien, auf jedem Rechner und mit beliebig vielen Prozessen.
playtest-footer = Erstellt von Vía Libre { $version }.

error-bad-findings = Das sind keine Befunde eines Spieltests, die diese Version lesen kann ({ $detail }).
error-bad-seat-list = „{ $text }“ sind keine Anzahlen von Personen. Schreib zum Beispiel 2,3.
error-balance-not-toml = Punkte lassen sich nur in eine Spielplandatei schreiben. Gib die Datei statt „{ $board }“ an oder lass --write weg.
error-balance-row-missing = Der Eintrag der Zielkarte „{ $ticket }“ wurde in { $file } nicht gefunden; es wurde nichts geschrieben.
