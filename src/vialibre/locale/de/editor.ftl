# Der Spielplan-Editor der Seite, und was der Server zu Entwürfen und Spieltests sagt.
error-no-such-design = Diesen Entwurf gibt es nicht, oder er gehört dir nicht.
error-no-such-playtest = Diesen Spieltest gibt es nicht, oder er ist noch nicht fertig.
error-design-too-large = Der Entwurf ist zu groß für eine Spielplandatei; erlaubt sind höchstens { $most } KiB.
error-too-many-designs = Du hast schon { $most } Entwürfe. Lösch zuerst einen.
error-design-changed-elsewhere = Dieser Entwurf wurde in einem anderen Fenster geändert. Lade ihn neu oder speichere deinen als Kopie.
error-no-playtests-here = Dieser Server macht keine Spieltests.
error-too-many-playtests = Viele Spieltests sind in der Warteschlange. Versuch es in ein paar Minuten noch einmal.
error-slow-playtest-bot = „{ $bot }“ denkt für die vielen Partien eines Spieltests zu lange nach. Wähle einen von diesen: { $known }.
error-playtest-going-on = Einer deiner Spieltests läuft noch. Warte auf ihn oder stopp ihn.
cli-serve-playtests-help = Lässt Bots im Hintergrund die Spielpläne spielen, die Leute entwerfen.
design-unnamed = Der Spielplan
design-remark = { $where }: { $text }

## Wo ein Entwurf beginnt
editor-page-title = Spielplan entwerfen – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Spielplan entwerfen
editor-lead = Setz Städte, verbinde sie mit Strecken, schreib Zielkarten, wähle die Regeln. Du siehst sofort, was noch fehlt, lässt Bots den Spielplan testen und spielst ihn mit Freunden.
editor-begin = Neuer Spielplan
editor-begin-blank = Leeres Blatt
editor-begin-blank-hint = Für ein eigenes Land
editor-begin-world = Echte Welt
editor-begin-world-hint = Städte an ihrem echten Ort, mit Küsten und Seen
editor-begin-example = Beispiel
editor-begin-example-hint = { $name }: klein, vollständig, zum Verändern
editor-begin-copy = Kopie eines Spielplans
editor-begin-file = Datei
editor-begin-file-hint = Eine Spielplandatei (.toml) von diesem Gerät
editor-copy = Kopieren
editor-copy-of = { $name }, meine Version
editor-new-board = Mein Spielplan
editor-resume = Weiter mit „{ $name }“
editor-resume-hint = Noch nicht auf dem Server gespeichert; geändert { $when }
editor-continue = Weiter
editor-mine = Meine Entwürfe
editor-mine-none = Gespeicherte Entwürfe erscheinen hier. Nur du siehst sie.
editor-replace-draft = „{ $name }“ ist noch nicht auf dem Server gespeichert. Ein neuer Spielplan ersetzt diesen Entwurf.
editor-replace = Ersetzen
editor-delete = Löschen
editor-delete-named = { $name } löschen
editor-delete-sure = „{ $name }“ wird endgültig gelöscht. Partien, die darauf gespielt wurden, bleiben.
editor-sure = Bist du sicher?
editor-no = Abbrechen

## Die Leiste
editor-all-designs = Alle Entwürfe
editor-name = Name des Spielplans
editor-state = { $state ->
    [saving] Wird gespeichert…
    [dirty] Nur in diesem Browser gespeichert
   *[saved] Gespeichert
 }
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-save = Speichern
editor-saved = Unter „Meine Entwürfe“ gespeichert.
editor-save-copy = Meinen als Kopie speichern
editor-stale = Dieser Entwurf wurde in einem anderen Fenster geändert, seit du ihn geöffnet hast. Deinen kannst du als Kopie speichern.
editor-download = Herunterladen
editor-play = Spielen
editor-not-yet = Dieser Spielplan ist noch nicht spielbar: Behebe zuerst die Fehler.

## Das Blatt
editor-drawing = Zeichnung
editor-lists = Listen
editor-sheet = Blatt mit den Städten und Strecken
editor-sheet-keys = Pfeiltasten gehen von Stadt zu Stadt; mit Umschalt verschieben sie die Stadt. Enter wählt sie aus oder beginnt und beendet eine Strecke; Entf entfernt sie. Die Listen enthalten alles, was auf dem Blatt ist.
editor-tools = Werkzeuge
editor-tool-select = Bewegen
editor-tool-select-hint = Auswählen, Städte verschieben, Blatt verschieben (V)
editor-tool-city = Stadt
editor-tool-city-hint = Wähle eine Stelle auf dem Blatt für eine Stadt (C)
editor-tool-route = Strecke
editor-tool-route-hint = Zieh von einer Stadt zur anderen (R)
editor-zoom-in = Vergrößern
editor-zoom-out = Verkleinern
editor-fit = Alles zeigen
editor-look = Ansicht
editor-look-sheet = Blatt
editor-look-table = Am Tisch
editor-hint-empty = Wähle „Stadt“, dann eine Stelle auf dem Blatt.
editor-hint-place = Wähle eine Stelle auf dem Blatt für deine erste Stadt.
editor-hint-route = Zieh von einer Stadt zur anderen, oder wähle erst die eine und dann die andere.
editor-route-to = Von { $city }: Wähle die andere Stadt.
editor-preview-drawing = Der Spielplan wird gezeichnet…
editor-preview-not-yet = Behebe zuerst die Fehler; dann kann der Spielplan gezeichnet werden.
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
editor-city-souvenir = Ort für Souvenirs
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
editor-add-track = Doppelstrecke hinzufügen
editor-add-ticket = Zielkarte hinzufügen
editor-tickets-none = Noch keine Zielkarten. Wähle zwei Städte; als Punkte werden die Felder des kürzesten Wegs vorgeschlagen.
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
    [fault] Fehler
    [warning] Warnung
   *[flag] Spieltest
 }
editor-faults = { $count ->
    [one] Ein Fehler muss behoben werden, bevor dieser Spielplan spielbar ist.
   *[other] { $count } Fehler müssen behoben werden, bevor dieser Spielplan spielbar ist.
 }
editor-fine = Dieser Spielplan ist spielbar.
editor-checking = Wird geprüft…
editor-show = Zeigen

## Einstellungen und Regeln
editor-rules = Regeln
editor-land = Küsten und Seen der echten Welt
editor-land-hint = Unter den Spielplan gezeichnet, ein wenig an die Städte angepasst
editor-note = Anmerkung
editor-setting-players = Spieler
editor-setting-players-from = Mindestens
editor-setting-players-to = Höchstens
editor-setting-player-colors = Spielerfarben, der Reihe nach
editor-setting-cars = Waggons pro Spieler
editor-setting-cards = Karten
editor-setting-cards-colors = Farben
editor-setting-cards-each = Pro Farbe
editor-setting-cards-wilds = { wild-card.plural }
editor-setting-wild = Name der mehrfarbigen Karten
editor-setting-hand = Karten der Starthand
editor-setting-tickets = Zielkarten
editor-setting-tickets-deal = Am Anfang ausgeteilt
editor-setting-tickets-long = Dazu lange Zielkarten
editor-setting-tickets-keep = Mindestens behalten
editor-setting-tickets-refused = Zurückgegebene kommen
editor-setting-tickets-draw = Pro Zug gezogen
editor-setting-tickets-draw-keep = Mindestens behalten
editor-setting-points = Punkte nach Streckenlänge
editor-setting-first-player = Wer beginnt, steht fest
editor-setting-parallel-from = Doppelstrecken frei ab so vielen Spielern
editor-setting-ties = Bei Gleichstand, der Reihe nach
editor-setting-longest-path-points = Punkte
editor-setting-globetrotter-points = Punkte
editor-setting-tunnels-reveal = Aufgedeckte Karten
editor-setting-stations-each = Pro Spieler
editor-setting-stations-unbuilt = Punkte pro nicht gebautem
editor-setting-markers-each = Pro Spieler
editor-setting-markers-cost = Kosten in Karten
editor-setting-alvin-city = Erste Stadt
editor-setting-alvin-capture = Punkte fürs Fangen
editor-setting-alvin-hold = Punkte am Ende
editor-setting-souvenirs-symbols = Symbole
editor-setting-souvenirs-stack = Souvenirs in einem festen Stapel, nach Spielerzahl
editor-setting-souvenirs-placed = Souvenirs in einem gelegten Stapel, nach Spielerzahl
editor-setting-souvenirs-table = Punkte nach Zahl verschiedener Symbole, ab 0
editor-rule-longest-path = Längste Strecke
editor-rule-longest-path-hint = Ein Bonus für die längste durchgehende Strecke
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = Ein Bonus für die meisten erfüllten Zielkarten
editor-rule-ferries = Fähren
editor-rule-ferries-hint = Strecken können { wild-card.plural } verlangen
editor-rule-tunnels = Tunnel
editor-rule-tunnels-hint = Manche Strecken können mehr kosten, als sie zeigen
editor-rule-stations = Bahnhöfe
editor-rule-stations-hint = Eine fremde Strecke mitbenutzen
editor-rule-markers = Stadtmarker
editor-rule-markers-hint = Eine Startstadt, ein Netz und Kontrolle über Städte
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Der Außerirdische, von Stadt zu Stadt gejagt; braucht Stadtmarker
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
editor-choice-longest-path = Die längste Strecke

## Spielen und Spieltests
editor-play-title = „{ $name }“ spielen
editor-play-text = Der Tisch behält den Spielplan, wie er jetzt ist. Du kannst weiterzeichnen; ein neuer Tisch bekommt den neuen Spielplan.
editor-play-bots = Gegen Bots spielen
editor-play-friends = Ein Tisch mit Freunden
editor-playtest-text = Bots spielen den Spielplan auf dem Server immer wieder, während du weiterzeichnest. Was sie finden, siehst du auf dem Spielplan und in einem Bericht.
editor-playtest-games = Partien
editor-playtest-bot = Bot
editor-playtest-begin = Spieltest starten
editor-playtest-of = Spieltest von „{ $name }“
editor-playtest-status = { $status ->
    [waiting] In der Warteschlange
    [running] { $done } von { $games } Partien gespielt
    [done] Fertig: { $games } Partien
    [cancelled] Gestoppt
   *[failed] Er konnte nicht beendet werden. Versuch es noch einmal.
 }
editor-playtest-progress = Gespielte Partien
editor-playtest-stop = Stoppen
editor-playtest-report = Bericht lesen
