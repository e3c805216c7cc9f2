### Spieltests: die Befehle `playtest` und `board balance`, und die Seite, die --html schreibt.

cli-playtest-help = Lässt Bots viele Partien auf einem Spielplan spielen und berichtet, was sich zeigt: Plätze, Zielkarten, Strecken, Städte, Farben, Länge, Punkte und Probleme.
cli-playtest-examples =
    Beispiele:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Spielerzahlen, durch Kommas getrennt; die Partien wechseln sie ab. Standard: alle, die der Spielplan erlaubt.
cli-playtest-bots-help = Ein Bot für alle Plätze, oder mehrere, die von Partie zu Partie die Plätze tauschen.
cli-playtest-jobs-help = Anzahl der Arbeitsprozesse; die Befunde hängen nicht davon ab. Standard: einer pro Kern.
cli-playtest-resume-help = Setzt einen Spieltest mit denselben Einstellungen fort, statt neu zu beginnen.
cli-playtest-results-help = Die SQLite-Datei, in der fertige Partien gespeichert werden.
cli-playtest-json-help = Schreibt alle Werte als JSON in diese Datei; - schreibt ins Terminal.
cli-playtest-kept = unterbrochen; { $games ->
    [one] eine Partie ist
   *[other] { $games } Partien sind
} in { $file } gesichert. Weiter geht es mit: { $command }
cli-playtest-table = Spieler
cli-playtest-first = erster Platz gewinnt
cli-playtest-turns = Züge pro Spieler
cli-playtest-score = Punkte
cli-playtest-close = knappe Partien
cli-playtest-fine = Nichts fällt auf: Alle Plätze, Zielkarten, Strecken, Städte und Farben liegen sicher im Bereich der Standardspielpläne.
cli-playtest-found = { $flags ->
    [one] Ein Befund:
   *[other] { $flags } Befunde:
}

cli-board-balance-help = Schlägt Punkte für die Zielkarten eines Spielplans vor, je nachdem, wie sie die Gewinnchance beeinflussen.
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
cli-board-balance-some = { $changed } von { $tickets } Zielkarten sind sicher mehr oder weniger wert, als ihre Punkte sagen. Ändere sie und mach noch einen Spieltest: Spieler richten sich nach den Punkten.
cli-board-balance-hard = * in weniger als { $least } der Partien erfüllt: Eine nicht erfüllte Zielkarte kostet ihre Punkte; jeder weitere Punkt brächte also im Mittel weniger als { $gain } Punkte, und unter 50 % würde er welche kosten. Mach stattdessen ihren Weg leichter.
cli-board-balance-written = Geschrieben: { $file }.

playtest-title = Spieltest: { $board }
playtest-lead = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $bots } mit { $seats } Spielern{ $alvin ->
    [yes] , mit Alvin
   *[no] {""}
}.
playtest-intervals = Jeder Wert hat sein 95-%-Intervall in Klammern: Wilson-Intervalle für Anteile, Students t über die Partien für den Rest. Die Plätze einer Partie sind nicht unabhängig voneinander, Partien schon; deshalb werden die Intervalle über Partien berechnet.
playtest-fine = Nichts fällt auf.
playtest-fine-note = Alle Plätze, Zielkarten, Strecken, Städte und Farben liegen sicher im Bereich der vier Standardspielpläne. Das garantiert keinen guten Spielplan: Bots sind keine Menschen, und Spaß wird hier nicht gemessen.
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
playtest-flags = Befunde
playtest-flags-note = Alles hier geht signifikant über das hinaus, was die vier Standardspielpläne zeigen. Wer vieles zugleich betrachtet, findet zufällig etwas; der Test korrigiert das (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Fehler
   *[other] Warnung
}
playtest-why = Warum das zählt:
playtest-fix = Was hilft:

playtest-flag-seat-bias = Mit { $seats } Spielern gewinnt Platz { $seat } { $figure } der Partien; ausgeglichen wären { $even }.
playtest-why-seat-bias = Die Plätze werden ausgelost, also hängt ein Teil der Partie vom Los ab.
playtest-fix-seat-bias = Sieh dir an, was in den allerersten Zügen möglich ist: billige Strecken mit vielen Punkten, für die wenige Karten reichen. Mach die Partie länger (mehr Waggons), die besten Strecken teurer, oder gib späteren Plätzen eine Karte mehr.
playtest-flag-dominated-ticket = Die Zielkarte { $ticket } ist { $points } Punkte wert, bei { $way } Waggons; { $other } bringt { $other_points } bei { $other_way }. Im Mittel bringt sie { $figure } Punkte.
playtest-why-dominated-ticket = Es ist nie richtig, sie zu behalten, und Pech für einen Spieler, der keine Wahl hat.
playtest-fix-dominated-ticket = Gib ihr mehr Punkte oder andere Städte. 'vialibre board balance' schlägt Punkte vor.
playtest-flag-scarce-color = { $color } ist knapp: { wild-card.plural } sind { $figure } von dem, was für Strecken dieser Farbe bezahlt wird. Auf { $spaces } Felder kommen { $cards } Karten.
playtest-why-scarce-color = Alle warten auf eine Farbe, und wer { wild-card.plural } zieht, gewinnt das Rennen um ihre Strecken.
playtest-fix-scarce-color = Gib einigen ihrer Strecken eine andere Farbe oder mach sie grau, bis alle Farben etwa gleich viele Felder haben.
playtest-flag-idle-color = { $color } bleibt übrig: { $figure } Karten davon sind am Ende einer Partie noch auf den Händen. Auf { $spaces } Felder kommen { $cards } Karten.
playtest-why-idle-color = Sie zu ziehen hilft niemandem, also ist ein Teil des Stapels verschwendet.
playtest-fix-idle-color = Gib ihr mehr Felder, am besten auf Strecken, die gefragt sind.
playtest-flag-dead-end = { $city } wird kaum genutzt: Die Stadt wird in { $figure } der Partien erreicht.
playtest-why-dead-end = Eine Stadt ohne Nutzen füllt nur den Spielplan; eine Zielkarte dorthin wäre eine Falle.
playtest-fix-dead-end = Gib ihr einen zweiten Zugang, eine Zielkarte oder eine Strecke, die ihre Waggons wert ist; oder entferne sie.
playtest-flag-one-way-city = Nur ein Weg führt nach { $city }, und die Zielkarten dorthin erfüllen { $figure } der Spieler, die sie haben: weniger als andere.
playtest-why-one-way-city = Wer diesen Weg nutzt, sperrt alle anderen aus, und wer diese Zielkarten hat, kann nichts dagegen tun.
playtest-fix-one-way-city = Gib der Stadt einen zweiten Zugang oder eine Doppelstrecke, oder entferne ihre Zielkarten.
playtest-flag-idle-route = { $route } wird kaum genutzt: in { $figure } der Partien.
playtest-why-idle-route = Spieler nehmen sie nicht einmal, wenn andere Wege blockiert sind.
playtest-fix-idle-route = Mach sie kürzer oder grau, oder lass sie dorthin führen, wohin Zielkarten wollen.
playtest-flag-hopeless-ticket = Die Zielkarte { $ticket } erfüllen { $figure } der Spieler, die sie behalten.
playtest-why-hopeless-ticket = Sie kostet ihre Punkte öfter, als sie sie bringt.
playtest-fix-hopeless-ticket = Such auf dem Plan die Stelle, an der sie blockiert wird; ein zweiter Weg oder Doppelstrecken helfen mehr als Punkte.
playtest-flag-strong-ticket = Wer { $ticket } hat, gewinnt um { $figure } Prozentpunkte öfter, als es ausgeglichen wäre.
playtest-why-strong-ticket = Eine glückliche Zielkarte entscheidet zu viel.
playtest-fix-strong-ticket = Gib ihr weniger Punkte. 'vialibre board balance' schlägt vor, wie viele.
playtest-flag-weak-ticket = Wer { $ticket } hat, gewinnt seltener, als es ausgeglichen wäre: { $figure } Prozentpunkte.
playtest-why-weak-ticket = Sie zu bekommen kostet Spieler die Partie.
playtest-fix-weak-ticket = Gib ihr mehr Punkte oder einen leichteren Weg. 'vialibre board balance' schlägt Punkte vor.
playtest-flag-one-strategy = { $strategy }: Wer das am meisten tut, gewinnt um { $figure } Prozentpunkte öfter, als es ausgeglichen wäre.
playtest-why-one-strategy = Ist eine Gewohnheit immer richtig, gibt es wenig zu entscheiden.
playtest-fix-one-strategy = Ändere, worauf sie beruht: Punkte für lange Strecken, die Zahl der Zielkarten beim Ziehen, alternative Wege.

playtest-players = { $seats } Spieler
playtest-seat = Platz { $seat }
playtest-seats = Plätze und Siege
playtest-seats-note = Wie oft jeder Platz gewann; Platz 1 beginnt. Die gestrichelte Linie ist ausgeglichen.
playtest-map = Der Spielplan im Einsatz
playtest-map-note = Zeig auf eine Strecke oder Stadt, um ihre Werte zu sehen. Je größer der Punkt einer Stadt, desto mehr Partien, in denen ein Spieler sie erreicht.
playtest-map-often = wie oft genutzt
playtest-map-when = wann genutzt
playtest-map-wins = Siege ihres Besitzers
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: genutzt in { $claimed } der Partien, wenn { $when } der Züge vorbei sind; ihr Besitzer gewinnt um { $effect } Prozentpunkte öfter, als es ausgeglichen wäre
playtest-route-never = { $route }: genutzt in { $claimed } der Partien
playtest-city-line = { $city }: erreicht in { $reached } der Partien; wer sie erreicht, gewinnt um { $effect } Prozentpunkte öfter, als es ausgeglichen wäre
playtest-ticket-line = { $ticket }: behalten { $kept }, erfüllt { $made }, gewinnt um { $effect } Prozentpunkte öfter, als es ausgeglichen wäre
playtest-tickets = Was Zielkarten wert sind
playtest-tickets-note = Nach rechts: öfter behalten, wenn angeboten. Nach oben: Wer sie hat, gewinnt öfter, als es ausgeglichen wäre, in Prozentpunkten. Größere Kreise stehen für mehr Punkte; Ringe auf der Linie kamen zu selten vor, um etwas zu sagen. Nicht alles liegt an der Zielkarte: Spieler behalten, was zu ihren Plänen passt.
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
playtest-head-claimed = Partien, in denen sie genutzt wird
playtest-head-when = Anteil der Partie vorbei
playtest-head-routes = Strecken
playtest-head-tickets = Zielkarten
playtest-head-reached = Partien, in denen sie erreicht wird
playtest-head-spaces = Felder
playtest-head-cards = Karten
playtest-head-paid = pro Partie bezahlt
playtest-head-left = auf den Händen übrig
playtest-head-wilds = Lokomotiven unter den Zahlungen
playtest-head-wins = Siege
playtest-head-row = Anteil der Auslage
playtest-cities = Städte, auf die es ankommt
playtest-cities-note = Städte, deren Besucher am häufigsten und am seltensten gewinnen, verglichen mit einem ausgeglichenen Anteil.
playtest-colors = Farben
playtest-colors-note = Der Anteil der { wild-card.plural } an dem, was für die Strecken einer Farbe bezahlt wird: Sie springen ein, wo eine Farbe knapp ist. Die gestrichelte Linie ist das Mittel aller Farben.
playtest-games = Länge, Punkte und Abstände
playtest-turns = Züge pro Spieler
playtest-scores = Punkte pro Spieler
playtest-margins = Abstand zwischen Erstem und Zweitem
playtest-games-note = Balken zeigen Häufigkeiten, die gestrichelte Linie das Mittel. { $close } der Partien sind knapp: Der Abstand ist höchstens ein Zehntel der besten Punktzahl.
playtest-strategies = Strategien
playtest-strategies-note = In jeder Partie tat ein Platz etwas am meisten. Wie oft er gewann, verglichen mit einem ausgeglichenen Anteil; 0 ist ausgeglichen. Blockieren heißt: eine Strecke an der Stadt eines Gegners nutzen, fern von den eigenen Städten. Auf allen Plätzen spielte dieselbe Art von Bot; man sieht also, was der Spielplan belohnt, nicht, wer besser ist.
playtest-strategy = { $strategy ->
    [tickets] Viele Zielkarten
    [long_routes] Lange Strecken
    [blocking] Blockieren
   *[early] Früh Strecken nutzen
}
playtest-bots = Bots
playtest-bots-note = Wie oft die Plätze jedes Bots gewannen, verglichen mit einem ausgeglichenen Anteil.
playtest-compared = Vergleich mit den Standardspielplänen
playtest-compared-note = Der Abstand ist ein Anteil der besten Punktzahl. Der Punkt ist dieser Spielplan, Striche sind die vier Standardspielpläne, das Band ist ihr Bereich. Ein Pfeil bedeutet, dass dieser Spielplan signifikant außerhalb liegt. Das allein ist kein Fehler.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = dieser Spielplan
playtest-mean = Mittel { $figure }
playtest-headline = { $name ->
    [turns] Züge pro Spieler
    [first] Siege des ersten Platzes
    [score] Punkte pro Spieler
    [margin] Abstand zum Zweiten
    [close] Knappe Partien
    [lead_changes] Führungswechsel
    [half_time] Halbzeitführung gewinnt
    [tickets] Zielkarten pro Spieler
    [made] Erfüllte Zielkarten
    [ticket_points] Punkte aus Zielkarten
    [claims] Strecken pro Spieler
    [length] Länge einer genutzten Strecke
    [drawing] Züge mit Kartenziehen
   *[cards_left] Karten übrig auf der Hand
}
playtest-again = Reproduzieren
playtest-again-note = Karten und Entscheidungen folgen aus dem Startwert: Dieselben Einstellungen ergeben dieselben Partien, auf jedem Rechner und mit beliebig vielen Prozessen.
playtest-footer = Erstellt von Vía Libre { $version }.

error-bad-findings = Diese Version kann diese Befunde eines Spieltests nicht lesen ({ $detail }).
error-bad-seat-list = „{ $text }“ ist keine gültige Liste von Spielerzahlen. Schreib zum Beispiel 2,3.
error-balance-not-toml = Punkte lassen sich nur in eine Spielplandatei schreiben. Gib die Datei statt „{ $board }“ an oder lass --write weg.
error-balance-row-missing = Der Eintrag der Zielkarte „{ $ticket }“ wurde in { $file } nicht gefunden; es wurde nichts geschrieben.
