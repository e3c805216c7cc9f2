# Einen Spielplan machen: die Befehle new, check und draw.

cli-board-new-help = Schreibt einen Beispielspielplan als Anfang: einen kleinen mit einem Kommentar zu jedem Schlüssel, oder die Kopie eines anderen.
cli-board-new-examples =
    Beispiele:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Die Spielplandatei, die geschrieben wird (TOML).
cli-board-new-template-help = Wovon du ausgehst: { $known }.
cli-board-new-name-help = Der Name des Spielplans. Standard: der des Beispiels.
cli-board-new-force-help = Überschreibt eine vorhandene Datei.
cli-board-new-written = { $file }: { $name }, { $cities } Städte, { $routes } Strecken, { $tickets } Zielkarten.
cli-board-new-next =
    Und jetzt:
      { $file } in einem beliebigen Editor bearbeiten
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder überschreib die Datei mit --force.
board-unknown-template = Es gibt keine Vorlage „{ $name }“. { $close ->
    [0] Es gibt: { $known }.
   *[other] Meintest du { $near }? Es gibt: { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Keine Warnungen.
    [one] Eine Warnung: Der Spielplan ist spielbar, aber sieh dir das an.
   *[other] { $count } Warnungen: Der Spielplan ist spielbar, aber sieh sie dir an.
}
cli-board-check-faults = { $count ->
    [one] Ein Fehler: Der Spielplan ist noch nicht spielbar.
   *[other] { $count } Fehler: Der Spielplan ist noch nicht spielbar.
}
cli-board-check-most = { $count } Fehler, und vielleicht mehr: Behebe zuerst diese.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Exit-Code 1, wenn es Warnungen gibt.
cli-board-check-json-help = Gibt Fehler und Warnungen als JSON aus.

cli-board-draw-help = Zeichnet einen Spielplan, seine Karten, Zielkarten und Spielsteine: als Bilder oder als Seiten zum Drucken und Ausschneiden.
cli-board-draw-examples =
    Beispiele:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Speichert als SVG; aus mehreren Seiten werden nummerierte Dateien.
cli-board-draw-png-help = Speichert als PNG; aus mehreren Seiten werden nummerierte Dateien.
cli-board-draw-pdf-help = Speichert als PDF: den Spielplan auf einer Seite, dann maßstäblich auf mehreren zum Zusammenkleben.
cli-board-draw-what-help = Was gezeichnet wird.
cli-board-draw-paper-help = Das Papier zum Drucken.
cli-board-draw-dpi-help = Auflösung einer PNG-Datei, in Punkten pro Zoll.
cli-board-draw-lang-help = Die Sprache von Karten und Titel, etwa es. Standard: die deines Systems.
cli-board-drawing = Zeichnen
cli-board-drawn = { $file }: { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}, { $size } KiB.
error-nothing-to-draw-on = Sag, in welche Datei gezeichnet wird: --svg FILE, --png FILE oder --pdf FILE.
error-picture-over-board = { $file } ist die Spielplandatei selbst. Wähle einen anderen Namen für das Bild.
error-print-extra-missing = PDF und PNG brauchen zwei weitere Bibliotheken. Installiere sie: { $command }. SVG geht ohne.

## Was an einem Spielplan stören könnte

warning-too-tight = Mit { $players } Spielern gibt es { $spaces } Felder für { $cars } Waggons; manche lassen sich also vielleicht nie stellen. Füge Strecken hinzu oder gib jedem weniger Waggons.
warning-too-empty = Mit { $players } Spielern gibt es { $spaces } Felder für nur { $cars } Waggons: Sie werden sich kaum begegnen. Gib jedem mehr Waggons oder entferne Strecken.
warning-few-cards = Mit { $players } Spielern gibt es { $cards } Karten für { $cars } Waggons: Der Stapel wird oft leer sein. Füge Karten jeder Farbe hinzu.
warning-few-tickets = Mit { $players } Spielern { $left ->
    [one] bleibt nach dem Austeilen { $left } Zielkarte
   *[other] bleiben nach dem Austeilen { $left } Zielkarten
}, und jedes Ziehen nimmt { $draw }. Füge Zielkarten hinzu.
warning-parallel-never-open = Doppelstrecken sind ab { $from } Spielern frei, aber höchstens { $players } können spielen. Senke parallel_from oder entferne die zweiten Strecken.
warning-points-fall = Eine Strecke der Länge { $longer } bringt { $more }, eine der Länge { $length } schon { $points }. Längere Strecken sollten mehr bringen.
warning-rule-unused = Die Regel „{ $rule }“ ist aufgeführt, aber keine Strecke verwendet sie. Gib sie einer Strecke oder entferne die Regel.

warning-color-unused = Im Stapel sind Karten der Farbe { $color }, aber keine Strecke hat diese Farbe. Gib sie einer Strecke oder nimm sie aus dem Stapel.
warning-color-wanted = { $spaces ->
    [one] { $spaces } Feld hat
   *[other] { $spaces } Felder haben
} die Farbe { $color }, gegen { $mean } je Farbe im Mittel: Alle werden Karten dieser Farbe wollen. Färbe eine Strecke um.
warning-color-idle = Nur { $spaces ->
    [one] { $spaces } Feld hat
   *[other] { $spaces } Felder haben
} die Farbe { $color }, gegen { $mean } je Farbe im Mittel: Karten dieser Farbe sind wenig wert. Färbe eine Strecke um.
warning-color-scarce = { $spaces ->
    [one] { $spaces } Feld hat
   *[other] { $spaces } Felder haben
} die Farbe { $color }, aber der Stapel hat davon nur { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}. Füge Karten jeder Farbe hinzu oder mach Strecken grau.
warning-route-dear = Sie kostet { $length } Karten einer Farbe, und der Stapel hat { $cards } von jeder. Kürze sie, mach sie grau oder füge Karten hinzu.
warning-ferry-dear = Sie verlangt { $ferry } von den { $wilds } { wild-card.plural }, die es gibt. Verlange weniger oder füge { wild-card.plural } hinzu.

warning-dead-end = Nur eine Strecke führt nach { $city }, und wer sie nutzt, sperrt alle anderen aus. Füge eine zweite Strecke oder eine Doppelstrecke hinzu.
warning-single-link = { $start } – { $end } ist der einzige Weg zu { $cities ->
    [one] { $cities } Stadt
   *[other] { $cities } Städten
}: Wer diese Strecke nutzt, teilt den Spielplan in zwei. Füge einen anderen Weg hinzu.
warning-city-in-many-tickets = { $count } von { $tickets } Zielkarten enden in { $city }. Verteile sie auf mehr Städte.

warning-ticket-beyond-cars = { $start } – { $end } braucht mindestens { $spaces } Waggons, und ein Spieler hat { $cars }. Wähle nähere Städte oder gib mehr Waggons.
warning-ticket-dear = { $start } – { $end } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für einen Weg von { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}: mehr als üblich. Gib etwa { $spaces }.
warning-ticket-cheap = { $start } – { $end } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für einen Weg von { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}: weniger als üblich. Gib etwa { $spaces }.
warning-ticket-easy = { $start } – { $end } ist eine einzige Strecke der Länge { $spaces }: zu leicht. Wähle Städte, die weiter auseinanderliegen.
warning-ticket-twice = { $start } – { $end } ist auch die Zielkarte { $first }. Ändere eine von beiden.

warning-name-twice = Zwei Städte heißen { $name }. Benenne eine um, damit klar ist, welche eine Zielkarte meint.
warning-city-far = { $city } liegt weit weg von allen anderen. Prüfe die Position.
warning-cities-together = { $city } und { $other } liegen fast am selben Ort. Prüfe ihre Positionen.
warning-routes-cross = { $first } kreuzt { $other } auf dem Plan. Verschieb eine Stadt oder lass eine der beiden Strecken weg.
warning-spaces-overlap = Felder von { $first } und { $other } überlappen sich auf dem Plan. Verschieb eine Stadt oder lass eine der beiden Strecken weg.
warning-space-over-city = { $first } läuft auf dem Plan über { $other }. Verschieb die Stadt oder führe die Strecke durch sie hindurch.
warning-names-overlap = Die Namen { $first } und { $other } überlappen sich auf dem Plan. Kürze einen oder verschieb eine Stadt.
warning-name-over-city = Der Name { $first } verdeckt { $other } auf dem Plan. Kürze ihn oder verschieb eine Stadt.
warning-name-over-space = Der Name { $first } verdeckt auf dem Plan Felder von { $other }. Kürze ihn oder gib der Stadt weniger Strecken.

## Auf Papier

print-tile = { $name } · { $tile } von { $count } · mit 100 % drucken, Überlappung { $overlap } mm
print-cards = { $name } · Karten
print-tickets = { $name } · Zielkarten
print-cars = { $name } · Waggons
print-tokens = { $name } · Spielsteine
print-points = Felder → Punkte
