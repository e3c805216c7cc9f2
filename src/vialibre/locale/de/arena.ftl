### Die Arena: Befehle, Tabellen und die Seite, die --html schreibt.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Lässt Bots in gepaarten Blöcken (dieselbe Kartenverteilung, jede Sitzordnung) gegeneinander spielen und bestimmt ihre Spielstärke.
cli-arena-examples =
    Beispiele:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Zeigt die Spielstärken nach allen bisherigen Ergebnissen der Arena.
cli-ratings-examples =
    Beispiel:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Zwei oder mehr Bots, durch Kommas getrennt: porter, stoker, conductor, surveyor, dispatcher, baron, die veröffentlichten Agenten hungry, path, one-step und long-route, die einfache Baumsuche mcts, oder ein eigener als modul:Klasse oder cmd:./program. Bei mehr Bots als Plätzen spielt jede Auswahl von ihnen; bei weniger wiederholen sie sich. Hinter einem @ steht die Bedenkzeit: baron@0.4 in Sekunden, baron@200w in Welten.
cli-blocks-help = Anzahl der Blöcke; jeder Block ist eine Kartenverteilung, gespielt in jeder Sitzordnung.
cli-block-help = Spielt nur den Block mit dieser Nummer noch einmal und sagt, ob er mit den Ergebnissen übereinstimmt.
cli-records-help = Mit --block: schreibt jede seiner Partien als Aufzeichnung in diesen Ordner, für 'vialibre replay'.
cli-sprt-help = Hört auf, sobald ein sequenzieller Test entscheidet, ob die Siegquote des ersten Bots LOW oder HIGH ist.
cli-resume-help = Setzt einen Lauf mit denselben Einstellungen fort, statt neu zu beginnen.
cli-results-help = Die SQLite-Datei, in der jeder Block gespeichert wird.
cli-html-help = Schreibt auch einen Bericht: eine eigenständige Seite mit Diagrammen.
cli-html-written = Bericht geschrieben: { $file }.
cli-blocks = Blöcke
cli-time-left = übrig
cli-arena-kept = unterbrochen; { $blocks ->
    [one] ein Block ist
   *[other] { $blocks } Blöcke sind
} in { $file } gesichert. Weiter geht es mit --resume.
cli-arena-rating = Spielstärke (95 %)
cli-arena-wins = Siege (95 %)
cli-arena-mean-score = Punkte (Mittel)
cli-arena-games = Partien
cli-arena-means = Mittel je Partie
cli-arena-seats = Siege nach Platz (Platz 1 beginnt): { $shares }
cli-arena-verdict = { $said ->
    [high] Sequenzieller Test: HIGH.
    [low] Sequenzieller Test: LOW.
   *[other] Sequenzieller Test: unentschieden.
}
cli-ratings-title = { $board }, { $seats } Plätze{ $alvin ->
    [yes] {""} mit Alvin
   *[no] {""}
}: { $blocks ->
    [one] eine Kartenverteilung
   *[other] { $blocks } Kartenverteilungen
} (Spielplan { $digest })
cli-block-title = Block { $number }: die Kartenverteilung mit Startwert { $seed }. ★ hat gewonnen.
cli-block-game = Partie
cli-block-actions = Aktionen
cli-block-same = Er stimmt mit { $file } überein.
cli-block-differs = Er weicht von { $file } ab: Ein Bot oder die Regeln haben sich seitdem geändert, oder ein Bot entscheidet nicht allein nach seiner Sicht und seinem Zufallsgenerator.

cli-count-made = Zielkarten erfüllt
cli-count-missed = Zielkarten nicht erfüllt
cli-count-routes = Genutzte Strecken
cli-count-cars-left = Übrige Waggons
cli-count-longest = Waggons der längsten Strecke
cli-count-control = Durch Stadtmarker (bei Strecken)
cli-count-stations = Gebaute Bahnhöfe
cli-count-markers = Stadtmarker
cli-count-souvenirs = Sorten von Souvenirs
cli-count-captures = Alvin gefangen
cli-time-mean = ms je Entscheidung (Mittel)
cli-time-99 = ms je Entscheidung (99 %)
cli-forfeits = Aufgegebene Partien

cli-report-title = Arena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} mit Alvin
   *[no] {""}
}, { $seats } Plätze, { $blocks ->
    [one] ein Block
   *[other] { $blocks } Blöcke
} gepaarter Kartenverteilungen, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. { $bot } gewinnt { $wins } seiner Partien; ausgeglichen wären { $even }.
cli-report-ratings = Spielstärke und Siege
cli-report-ratings-note = Spielstärken nach Bradley–Terry: 400 Punkte Unterschied bedeuten zehn zu eins, der Mittelwert ist 1500. Linien und Klammern sind 95-%-Intervalle; dafür werden immer wieder ganze Blöcke neu gezogen, weil die Partien eines Blocks dieselben Karten haben.
cli-report-points = Woher die Punkte kommen
cli-report-points-note = Mittelwerte je Partie, für jeden Platz, den ein Bot hatte.
cli-report-seats = Was ein Platz wert ist
cli-report-seats-note = Wie oft jeder Platz gewann, mit 95-%-Intervallen; Platz 1 beginnt. Jede Kartenverteilung wurde in jeder Sitzordnung gespielt, also zeigt das nur die Wirkung des Platzes. Die gestrichelte Linie ist ausgeglichen. Eine Partie dauert im Mittel { $actions } Aktionen.
cli-report-times = Zeit pro Entscheidung
cli-report-times-note = CPU-Zeit nur für die Wahl des Bots, auf dem Rechner, der gespielt hat; was der Bot sieht, wurde vorher berechnet.
cli-report-ms = Millisekunden
cli-report-again = Reproduzieren
cli-report-again-note = Karten und Entscheidungen folgen aus dem Startwert: Dieser Befehl ergibt dieselben Partien, auf jedem Rechner und mit beliebig vielen Prozessen. Nur die Zeiten sind andere.
cli-report-one-block = Ein einzelner Block mit einer Aufzeichnung jeder Partie (hier Block 0; jede Nummer geht):
cli-report-version = Version
cli-report-board = Spielplan
cli-report-digest = Prüfsumme des Spielplans
cli-report-seed = Startwert
cli-report-footer = Erstellt von Vía Libre { $version } am { $day }.
