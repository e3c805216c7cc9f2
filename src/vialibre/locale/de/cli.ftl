### Die Befehlszeile.

cli-help = Brettspiele um Zugstrecken: im Browser oder im Terminal spielen, Bots zusehen, Tausende Partien spielen lassen, Spielpläne entwerfen und prüfen, Aufzeichnungen nachspielen. Ohne Befehl: öffnet das Spiel im Browser; mit --lan ist es auch für Handys in deinem Netzwerk erreichbar.
cli-examples =
    Beispiele:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Nennt die Version und ob die Spiel-Engine kompiliert oder interpretiert ist.
cli-port-help = Ohne Befehl: der Port des Servers. Standard: 8000, oder ein anderer, wenn der belegt ist.
cli-no-browser-help = Ohne Befehl: öffnet den Browser nicht, nennt nur die Adresse.
cli-open-already = Vía Libre läuft schon unter { $url }
cli-compiled = kompiliert
cli-interpreted = interpretiert
cli-see-help = Versuch '{ $command }'.
cli-interrupted = unterbrochen.
cli-internal-error = im Programm ist etwas schiefgegangen ({ $error }). Bitte melde es; VIALIBRE_DEBUG=1 zeigt, wo.

cli-board-argument = Die ID eines Spielplans (siehe 'vialibre board list') oder eine Spielplandatei.
cli-seats-help = Anzahl der Spieler.
cli-seed-help = Startwert, eine ganze Zahl; dieselbe Zahl ergibt dieselbe Partie.
cli-alvin-help = Mit Alvin spielen, auf Spielplänen, die ihn haben.
cli-json-help = Gibt ein JSON-Objekt statt Tabellen aus.

cli-watch-help = Zeigt eine Partie zwischen Bots, Zeile für Zeile.
cli-watch-examples =
    Beispiele:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } Spieler, Startwert { $seed }
cli-save-help = Speichert die Partie auch als Aufzeichnung.
cli-saved = Aufzeichnung geschrieben: { $file }.
cli-game-length = { $actions ->
    [one] Eine Aktion.
   *[other] { $actions } Aktionen.
}

cli-simulate-help = Spielt schnell viele Partien und zeigt Siegquoten, mittlere Punktzahlen und Längen.
cli-simulate-examples =
    Beispiele:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Bots, einer pro Platz, durch Kommas getrennt: porter (zufällig), stoker (gierig), conductor (folgt seinen Zielkarten), surveyor (plant), dispatcher (probiert seine Ideen ein paar Züge weit aus), baron (errät auch, was die Gegner vorhaben), oder ein eigener als modul:Klasse oder cmd:./program. Hinter einem @ steht die Bedenkzeit: baron@0.4 in Sekunden, baron@200w in Welten. simulate kennt auch random, das viel schneller ist und nur gegen sich selbst spielt.
cli-games-help = Anzahl der Partien.
cli-jobs-help = Anzahl der Arbeitsprozesse; die Ergebnisse hängen nicht davon ab.
cli-move-time-help = So lange darf ein Bot für eine Entscheidung brauchen (Echtzeit). Braucht er länger, gibt er die Partie auf: Ein anderer Bot spielt sie zu Ende, und sie zählt als verloren.
cli-traceback-help = Zeigt bei einem Fehler eines Bots den ganzen Traceback statt der letzten Zeilen aus seiner eigenen Datei.
cli-traceback-hint = Mit --traceback siehst du den ganzen Traceback.
cli-games = Partien
cli-seat = Platz
cli-wins = Siege
cli-mean-score = Punkte im Mittel
cli-score-range = Punkte
cli-tickets-made-missed = Zielkarten erfüllt / nicht erfüllt
cli-lengths = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, im Mittel { $mean } Aktionen ({ $least } bis { $most }). Platz 1 beginnt; ein geteilter Sieg zählt anteilig.

cli-bench-help = Misst, wie schnell die Spiel-Engine ist, kompiliert und interpretiert nebeneinander, in einer Einheit, die vom Rechner unabhängig ist.
cli-bench-examples =
    Beispiele:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Dauert höchstens 15 Sekunden; die Werte sind gröber.
cli-measuring = Wird gemessen…
cli-unit = Eine Einheit U sind hier { $milliseconds } ms CPU-Zeit (Python { $python }).
cli-only-interpreted = Die Spiel-Engine ist hier nicht kompiliert: Beide Spalten zeigen die interpretierte.
cli-measured = gemessen
cli-ratio = Verhältnis
cli-games-per-unit = { $board }, { $seats } Plätze: Partien je U
cli-actions-per-second = { $board }, { $seats } Plätze: Aktionen je Sekunde
cli-stepwise = usa aus Python, Schritt für Schritt: Aktionen je U
cli-legal15-us = erlaubte Aktionen mit 15 Karten: µs
cli-copy-us = Kopie einer Partie: µs
cli-import-s = Import und Laden eines Spielplans: s
cli-memory-mb-10k = 10.000 laufende Partien: MB

cli-replay-help = Gibt die Partie einer Aufzeichnung aus und prüft ihr Ergebnis.
cli-replay-examples =
    Beispiele:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Eine Aufzeichnung, geschrieben von 'vialibre watch --save' oder von einem Tisch heruntergeladen.
cli-until-help = Hört nach so vielen Aktionen auf; liest bei einer beschädigten Datei auch, was vor dem Schaden steht.
cli-quiet-help = Gibt die Partie nicht aus, prüft sie nur.
cli-replay-proven = Die Aufzeichnung stimmt: { $actions ->
    [one] eine erlaubte Aktion, und das Ergebnis folgt aus ihr.
   *[other] { $actions } erlaubte Aktionen, und das Ergebnis folgt aus ihnen.
}
cli-replay-until = Aufgehört nach { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}; der Rest wurde nicht geprüft.

cli-board-help = Listet und zeigt Spielpläne; eigene anlegen, prüfen, zeichnen und ausbalancieren.
cli-board-examples =
    Beispiele:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Listet die mitgelieferten Spielpläne auf.
cli-board-list-examples =
    Beispiel:
    vialibre board list
cli-board-show-help = Zeigt Einstellungen, Strecken und Zielkarten eines Spielplans, und welche seiner Angaben nicht sicher sind.
cli-board-show-examples =
    Beispiele:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Prüft eine Spielplandatei: sagt, dass sie spielbar ist, oder was wo nicht stimmt.
cli-board-check-examples =
    Beispiel:
    vialibre board check my_board.toml
cli-board-file-argument = Eine Spielplandatei (TOML).
cli-board-fine = { $file } ist spielbar. { $name }: { $cities } Städte, { $routes } Strecken, { $tickets } Zielkarten.
cli-board-digest = Prüfsumme des Inhalts: { $digest }
cli-board-note = { $id ->
    [san_francisco] Von einer Person vom gedruckten Spielplan abgeschrieben und in vielen Punkten bestätigt: siehe die Quelle jeder Zeile.
   *[other] { $note }
}
cli-board-name = Name
cli-board-players = Spieler
cli-board-cities = Städte
cli-board-routes = Strecken
cli-board-tickets = Zielkarten
cli-board-cars = Waggons
cli-board-cards = Karten
cli-board-hand = Starthand
cli-board-tickets-dealt = Zielkarten am Anfang / behalten
cli-board-tickets-drawn = Zielkarten gezogen / behalten
cli-board-points = Punkte nach Länge
cli-board-parallel = Doppelstrecken frei ab
cli-board-rules = Regeln
cli-board-ties = bei Gleichstand
cli-board-route = Strecke
cli-board-length = Felder
cli-board-color = Farbe
cli-board-spaces = Felder nach Farbe:
cli-board-ticket = Zielkarte
cli-board-worth = Punkte

cli-line-routes = Strecken
cli-line-captures = Alvin gefangen
cli-line-made = Erfüllte Zielkarten
cli-line-missed = Nicht erfüllte Zielkarten
cli-line-stations = Nicht gebaute Bahnhöfe
cli-line-longest-path = Längste Strecke
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenirs
cli-line-alvin = Alvin am Ende
cli-line-total = Gesamt
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = Fähre { $symbols }
cli-board-tunnel = Tunnel
cli-board-long = lang
cli-longest-path-ms = längste Strecke, schwerste bekannte Netze: ms

## Was die Kommandozeile selbst sagt: Überschriften der Hilfe und Fehler beim Aufruf

cli-usage = Aufruf:
cli-usage-options-word = { "[" }OPTIONEN]
cli-usage-command-word = BEFEHL [ARGUMENTE]...
cli-usage-arguments = Argumente
cli-usage-options = Optionen
cli-usage-commands = Befehle
cli-usage-help = Zeigt diese Hilfe an.
cli-usage-default = Standard: { $default }
cli-usage-required = erforderlich
cli-usage-no-option = Es gibt keine Option { $option }.
cli-usage-no-command = Es gibt keinen Befehl „{ $command }“.
cli-usage-missing-command = Ein Befehl fehlt.
cli-usage-missing = { $name } fehlt.
cli-usage-extra = Unerwartete Argumente: { $arguments }.
cli-usage-needs-value = { $option } braucht einen Wert.
cli-usage-takes-no-value = { $option } hat keinen Wert.
cli-usage-bad-value = { $kind ->
    [integer] { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
    [number] { $name } muss eine Zahl sein, nicht „{ $value }“.
    [least] { $name } muss mindestens { $limit } sein.
    [most] { $name } darf höchstens { $limit } sein.
    [choice] { $name } muss eines von { $known } sein, nicht „{ $value }“.
   *[other] { $name }: { $detail }
}
cli-usage-near = Meintest du { $near }?
