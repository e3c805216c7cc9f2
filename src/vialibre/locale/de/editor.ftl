# Der Spielplan-Editor der Seite, und was der Server zu Entwürfen und Spieltests sagt.
error-no-such-design = Diesen Entwurf gibt es nicht, oder er gehört dir nicht.
error-no-such-playtest = Diesen Spieltest gibt es nicht, oder er ist noch nicht fertig.
error-design-too-large = Der Entwurf ist zu groß für eine Spielplandatei; aufbewahrt werden höchstens { $most } KiB.
error-too-many-designs = Du hast schon { $most } Entwürfe. Lösch zuerst einen.
error-design-changed-elsewhere = Dieser Entwurf wurde in einem anderen Fenster geändert. Lade ihn neu oder speichere deinen als Kopie.
error-no-playtests-here = Dieser Server macht keine Spieltests.
error-too-many-playtests = Gerade warten viele Spieltests. Versuch es in ein paar Minuten noch einmal.
error-slow-playtest-bot = „{ $bot }“ denkt für die vielen Partien eines Spieltests zu lange nach. Wähle einen von diesen: { $known }.
error-playtest-going-on = Einer deiner Spieltests läuft noch. Warte, bis er fertig ist, oder stopp ihn.
cli-serve-playtests-help = Lässt Bots im Hintergrund die Spielpläne spielen, die Leute entwerfen.
design-unnamed = Der Spielplan
design-remark = { $where }: { $text }

## Wo ein Entwurf beginnt
editor-page-title = Spielplan entwerfen – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Spielplan entwerfen
editor-lead = Setz Städte, verbinde sie mit Strecken, schreib Zielkarten, wähl die Regeln. Du siehst sofort, was noch fehlt, lässt Bots den Spielplan ausprobieren und spielst ihn mit Freunden.
editor-begin = Anfangen
editor-begin-blank = Ein leeres Blatt
editor-begin-blank-hint = Für ein Land, das du erfindest
editor-begin-world = Die wirkliche Welt
editor-begin-world-hint = Städte, wo sie liegen; am Tisch sieht man Küsten und Seen
editor-begin-example = Das Beispiel
editor-begin-example-hint = { $name }: klein, vollständig, zum Verändern
editor-begin-copy = Kopie eines Spielplans
editor-begin-file = Eine Datei
editor-begin-file-hint = Eine Spielplandatei (.toml) von diesem Gerät
editor-copy = Kopieren
editor-copy-of = { $name }, meine Version
editor-new-board = Mein Spielplan
editor-resume = Weiter mit „{ $name }“
editor-resume-hint = Noch nicht auf dem Server gespeichert; geändert { $when }
editor-continue = Weiter
editor-mine = Meine Entwürfe
editor-mine-none = Was du speicherst, erscheint hier. Niemand sonst sieht es.
editor-replace-draft = „{ $name }“ ist noch nicht auf dem Server gespeichert. Ein neuer Anfang ersetzt diesen Entwurf.
editor-replace = Ersetzen
editor-delete = Löschen
editor-delete-named = { $name } löschen
editor-delete-sure = „{ $name }“ ist dann endgültig weg. Partien, die darauf gespielt wurden, bleiben.
editor-sure = Bist du sicher?
editor-no = Nein, behalten

## Die Leiste
editor-all-designs = Alle Entwürfe
editor-name = Name des Spielplans
editor-state = { $state ->
    [saving] Wird gespeichert…
    [dirty] In diesem Browser gesichert
   *[saved] Gespeichert
 }
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-save = Speichern
editor-saved = Gespeichert. Du findest den Entwurf unter „Meine Entwürfe“.
editor-save-copy = Meinen als Kopie speichern
editor-stale = Dieser Entwurf wurde in einem anderen Fenster geändert, seit du ihn geöffnet hast. Deinen kannst du daneben als Kopie speichern.
editor-download = Herunterladen
editor-play = Spielen
editor-not-yet = Dieser Spielplan ist noch nicht spielbar: Sieh nach, was noch zu beheben ist.

## Das Blatt
editor-drawing = Zeichnung
editor-lists = Listen
editor-sheet = Blatt mit den Städten und Strecken
editor-sheet-keys = Pfeiltasten gehen von Stadt zu Stadt, mit Umschalt verschieben sie sie. Enter wählt sie aus oder beginnt und beendet eine Strecke; Entf entfernt sie. Die Listen enthalten alles, was auf dem Blatt ist.
editor-tools = Was der Zeiger tut
editor-tool-select = Bewegen
editor-tool-select-hint = Auswählen, Städte verschieben, Blatt verschieben (V)
editor-tool-city = Stadt
editor-tool-city-hint = Tippe auf das Blatt, um eine Stadt zu setzen (C)
editor-tool-route = Strecke
editor-tool-route-hint = Zieh von einer Stadt zur anderen (R)
editor-zoom-in = Vergrößern
editor-zoom-out = Verkleinern
editor-fit = Alles zeigen
editor-look = Was gezeigt wird
editor-look-sheet = Blatt
editor-look-table = Am Tisch
editor-hint-empty = Wähl „Stadt“ und tippe auf das Blatt.
editor-hint-place = Tippe auf das Blatt, um deine erste Stadt zu setzen.
editor-hint-route = Zieh von einer Stadt zur anderen, oder tippe erst auf die eine und dann auf die andere.
editor-route-to = Von { $city } nach … tippe auf die andere Stadt.
editor-preview-drawing = Der Spielplan wird gezeichnet…
editor-preview-not-yet = Erst ist noch etwas zu beheben; dann lässt sich der Spielplan zeichnen.
editor-city-number = Stadt { $number }

## Die Listen
editor-tab-cities = Städte { $count }
editor-tab-routes = Strecken { $count }
editor-tab-tickets = Ziele { $count }
editor-tab-rules = Regeln
editor-tab-check = { $count ->
    [0] Prüfung
   *[other] Prüfung { $count }
 }
editor-tab-playtest = Spieltest
editor-add-city = Stadt hinzufügen
editor-cities-none = Noch keine Städte. Setz sie auf das Blatt oder füg sie hier hinzu.
editor-city-name = Name
editor-city-souvenir = Hier liegt ein Souvenir
editor-place = { $key ->
    [lat] Breitengrad
    [lon] Längengrad
    [x] Von links, 0 bis 1
   *[y] Von oben, 0 bis 1
 }
editor-add-route = Strecke hinzufügen
editor-routes-none = Noch keine Strecken. Zeichne sie auf dem Blatt von Stadt zu Stadt oder füg sie hier hinzu.
editor-from = Von
editor-to = Nach
editor-choose-city = Wählen…
editor-length = Felder
editor-color = Farbe
editor-ferry = Symbole für { wild-card.plural } (Fähre)
editor-ferry-tag = Fähre { $count }
editor-tunnel = Tunnel
editor-add-track = Paralleles Gleis hinzufügen
editor-add-ticket = Zielkarte hinzufügen
editor-tickets-none = Noch keine Zielkarten. Wähl zwei Städte; als Punkte werden die Felder des kürzesten Wegs vorgeschlagen.
editor-points = Punkte
editor-long = Lange Zielkarte
editor-shortest = { $spaces ->
    [one] Der kürzeste Weg hat ein Feld.
   *[other] Der kürzeste Weg hat { $spaces } Felder.
 }
editor-use-points = { $points ->
    [one] Auf einen Punkt setzen
   *[other] Auf { $points } Punkte setzen
 }
editor-remove-named = { $name } entfernen

## Was nicht stimmt
editor-severity = { $severity ->
    [fault] Zu beheben
    [warning] Zu bedenken
   *[flag] Vom Spieltest gefunden
 }
editor-faults = { $count ->
    [one] Eines ist noch zu beheben, dann ist der Spielplan spielbar.
   *[other] { $count } Dinge sind noch zu beheben, dann ist der Spielplan spielbar.
 }
editor-fine = Dieser Spielplan ist spielbar.
editor-checking = Wird geprüft…
editor-show = Zeigen

## Einstellungen und Regeln
editor-rules = Regeln
editor-land = Küsten und Seen der wirklichen Welt
editor-land-hint = Unter den Spielplan gezeichnet und ein wenig dahin gebogen, wo die Städte zu liegen kommen
editor-note = Eine Anmerkung zum Lesen
editor-setting-players = Personen
editor-setting-players-from = Mindestens
editor-setting-players-to = Höchstens
editor-setting-player-colors = Farben der Personen, in ihrer Reihenfolge
editor-setting-cars = Waggons für jede Person
editor-setting-cards = Karten
editor-setting-cards-colors = Farben
editor-setting-cards-each = Von jeder Farbe
editor-setting-cards-wilds = { wild-card.plural }
editor-setting-wild = Name der mehrfarbigen Karten
editor-setting-hand = Karten auf der Hand am Anfang
editor-setting-tickets = Zielkarten
editor-setting-tickets-deal = Am Anfang ausgeteilt
editor-setting-tickets-long = Dazu lange
editor-setting-tickets-keep = Davon mindestens behalten
editor-setting-tickets-refused = Nicht behaltene kommen
editor-setting-tickets-draw = In einem Zug gezogen
editor-setting-tickets-draw-keep = Davon mindestens behalten
editor-setting-points = Punkte nach der Länge einer Strecke
editor-setting-first-player = Wer beginnt, steht fest
editor-setting-parallel-from = Parallele Gleise frei ab wie vielen Personen
editor-setting-ties = Bei Gleichstand entscheidet der Reihe nach
editor-setting-longest-path-points = Punkte
editor-setting-globetrotter-points = Punkte
editor-setting-tunnels-reveal = Aufgedeckte Karten
editor-setting-stations-each = Für jede Person
editor-setting-stations-unbuilt = Punkte je nicht gebautem
editor-setting-markers-each = Für jede Person
editor-setting-markers-cost = Karten für einen
editor-setting-alvin-city = Wo er wohnt
editor-setting-alvin-capture = Punkte fürs Fangen
editor-setting-alvin-hold = Punkte am Ende
editor-setting-souvenirs-symbols = Symbole
editor-setting-souvenirs-stack = Souvenirs in einem festen Stapel, nach Personen
editor-setting-souvenirs-placed = Souvenirs in einem gelegten Stapel, nach Personen
editor-setting-souvenirs-table = Punkte nach verschiedenen Symbolen, ab keinem
editor-rule-longest-path = Längste durchgehende Strecke
editor-rule-longest-path-hint = Ein Bonus für die längste Linie ohne Lücke
editor-rule-globetrotter = Meiste erfüllte Zielkarten
editor-rule-globetrotter-hint = Ein Bonus für die meisten erfüllten Zielkarten
editor-rule-ferries = Fähren
editor-rule-ferries-hint = Strecken können { wild-card.plural } verlangen
editor-rule-tunnels = Tunnel
editor-rule-tunnels-hint = Manche Strecken können mehr kosten, als sie zeigen
editor-rule-stations = Bahnhöfe
editor-rule-stations-hint = Eine fremde Strecke nutzen
editor-rule-markers = Stadtmarker
editor-rule-markers-hint = Eine Startstadt, ein Netz und Kontrolle über Städte
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Der Gast, der von Stadt zu Stadt gejagt wird; braucht Stadtmarker
editor-rule-souvenirs = Souvenirs
editor-rule-souvenirs-hint = In einigen Städten zu sammeln
editor-choice-locomotive = Lokomotive
editor-choice-ferry-card = Fährenkarte
editor-choice-before-tickets = vor der Wahl der Zielkarten
editor-choice-after-tickets = nach der Wahl der Zielkarten
editor-choice-under = unter den Stapel
editor-choice-out = aus dem Spiel
editor-choice-shuffled-under = gemischt unter den Stapel
editor-choice-tickets = Mehr erfüllte Zielkarten
editor-choice-stations = Weniger gebaute Bahnhöfe
editor-choice-longest-path = Die längste durchgehende Strecke

## Spielen und Spieltests
editor-play-title = „{ $name }“ spielen
editor-play-text = Der Tisch behält den Spielplan, wie er jetzt ist. Du kannst weiterzeichnen; ein neuer Tisch bekommt den neuen Spielplan.
editor-play-bots = Gegen Bots spielen
editor-play-friends = Ein Tisch mit Freunden
editor-playtest-text = Bots spielen den Spielplan auf dem Server immer wieder, während du weiterzeichnest. Was sie finden, zeigen der Spielplan und ein Bericht.
editor-playtest-games = Partien
editor-playtest-bot = Wer spielt
editor-playtest-begin = Spieltest starten
editor-playtest-of = Spieltest von „{ $name }“
editor-playtest-status = { $status ->
    [waiting] Wartet, bis er dran ist
    [running] { $done } von { $games } Partien gespielt
    [done] Fertig: { $games } Partien
    [cancelled] Gestoppt
   *[failed] Er wurde nicht fertig. Versuch es noch einmal.
 }
editor-playtest-progress = Gespielte Partien
editor-playtest-stop = Stoppen
editor-playtest-report = Bericht lesen
