# Aktionen, Partien und Aufzeichnungen, die so nicht gehen. Wörter in Anführungszeichen sind zum Eintippen: siehe docs/notation.md.
# $route und $city sind IDs oder Namen, $owner und $player sind Namen oder „Platz 1“; Farben sind IDs.

## Gar keine Aktion

error-not-an-action = „{ $text }“ ist keine gültige Aktion. Schreib eine Zeile wie „draw deck“, „claim paris-zurich red+1“ oder „draw tickets“.
error-unknown-verb = Keine Aktion beginnt mit „{ $verb }“. Versuch es mit: { $known }.
error-unknown-card = „{ $text }“: Die Karte „{ $card }“ gibt es nicht. Nimm eine von diesen: { $known }.
error-bad-places = „{ $text }“ sagt nicht, welche Zielkarten du behältst. Schreib ihre Nummern in der Auswahl, ab 1 und aufsteigend, etwa „keep 1 3“.
error-bad-form = „{ $text }“ hat zu wenige oder zu viele Wörter. Schreib es so: „{ $form }“.
error-bad-cards = „{ $text }“: „{ $cards }“ ist keine gültige Zahlung. Schreib eine Farbe („red“), eine Farbe und wie viele mehrfarbige Karten („red+1“) oder „wild“ für lauter mehrfarbige Karten. Karten: { $known }.
error-no-such-rule = „{ $text }“ geht auf dem Spielplan { $board } nicht: Diese Regel gibt es dort nicht. Wähle eine andere Aktion.
error-unknown-city = Auf dem Spielplan { $board } gibt es keine Stadt „{ $city }“. Ähnlich: { $near }.
error-unknown-symbol = Auf dem Spielplan { $board } gibt es kein Souvenir „{ $symbol }“. Souvenirs: { $known }.
error-unknown-route = Auf dem Spielplan { $board } gibt es keine Strecke „{ $route }“. Ähnlich: { $near }.
error-cards-do-not-fit = Mit „{ $cards }“ kannst du { $route } nicht bezahlen. { $length ->
    [one] Du brauchst { $length } { $color ->
        [gray] Karte in beliebiger Farbe
        [red] rote Karte
        [yellow] gelbe Karte
        [green] grüne Karte
        [blue] blaue Karte
        [purple] violette Karte
        [black] schwarze Karte
        [white] weiße Karte
       *[other] { color-name } Karte
    }
   *[other] Du brauchst { $length } { $color ->
        [gray] Karten derselben Farbe
        [red] rote Karten
        [yellow] gelbe Karten
        [green] grüne Karten
        [blue] blaue Karten
        [purple] violette Karten
        [black] schwarze Karten
        [white] weiße Karten
       *[other] { color-name } Karten
    }
}; { wild-card.plural } passen immer. { $ferry ->
    [0] Schreib „wild“, wenn du nur { wild-card.plural } nimmst.
    [one] Weil es eine Fähre ist, muss mindestens { $ferry } davon eine { wild-card } sein. Schreib „wild“, wenn du nur { wild-card.plural } nimmst.
   *[other] Weil es eine Fähre ist, müssen mindestens { $ferry } davon { wild-card.plural } sein. Schreib „wild“, wenn du nur { wild-card.plural } nimmst.
}
error-too-many-wilds = „{ $text }“ hat zu viele { wild-card.plural }: Neben einer Karte der Farbe ist { $most ->
    [0] für keine mehr Platz
   *[other] höchstens für { $most } Platz
}. Für lauter { wild-card.plural } schreib „wild“ statt der Farbe.
error-unknown-number = Auf dem Spielplan { $board } gibt es keine Aktion { $number }. Die Aktionen haben die Nummern 0 bis { $last }.

## Jetzt nicht erlaubt

error-game-over = „{ $action }“ geht nicht mehr: Die Partie ist zu Ende. Fang eine neue an, um weiterzuspielen.
error-not-your-turn = „{ $action }“ muss warten: Du bist nicht am Zug. Die Partie wartet auf { $player }.
error-other-decision = „{ $action }“ geht hier nicht. Die Partie wartet auf { waits-for }.
error-wild-second = „{ $action }“: Eine { wild-card } aus der Auslage kann nicht deine zweite Karte sein. Nimm eine andere Karte oder zieh vom Stapel.
error-not-in-row = „{ $action }“: In der Auslage liegt { $card ->
    [wild] keine { wild-card }
   *[other] keine Karte dieser Farbe
}. Nimm eine Karte, die dort liegt, oder zieh vom Stapel.
error-deck-empty = „{ $action }“: Stapel und Ablagestapel sind leer. Nimm eine Karte aus der Auslage oder tu etwas anderes.
error-no-tickets-left = „{ $action }“: Es sind keine Zielkarten mehr da. Wähle eine andere Aktion.
error-not-offered = „{ $action }“: Eine Zielkarte { $place } gibt es nicht. Zur Wahl { $offered ->
    [one] steht nur { $offered }
   *[other] stehen nur { $offered }
}, gezählt ab 1.
error-keep-more = Mit „{ $action }“ behältst du { $kept ->
    [0] keine Zielkarte
    [one] { $kept } Zielkarte
   *[other] { $kept } Zielkarten
}. Du musst mindestens { $least } behalten.
error-no-stations-left = „{ $action }“: Du hast schon alle deine Bahnhöfe gebaut. Wähle eine andere Aktion.
error-station-taken = „{ $action }“: In { $city } steht schon ein Bahnhof. Bau deinen in einer Stadt, die noch keinen hat.
error-other-color = „{ $action }“: { $color ->
    [wild] Du hast diesen Tunnel nur mit { wild-card.plural } versucht, also müssen auch die Zusatzkarten { wild-card.plural } sein. Schreib „pay wild“, oder „decline“, um deine Karten zurückzunehmen.
   *[other] Du hast für diesen Tunnel { $color ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] violette
        [black] schwarze
        [white] weiße
        [gray] graue
       *[other] { color-name }
    } Karten gespielt, also müssen die Zusatzkarten dieselbe Farbe haben oder { wild-card.plural } sein. Schreib „pay { $color }“, „pay wild“, oder „decline“, um deine Karten zurückzunehmen.
}
error-not-on-route = „{ $action }“: { $city } liegt nicht an der Strecke, die du gerade genutzt hast. Wähle eine ihrer beiden Städte.
error-no-marker-here = „{ $action }“: Auf { $city } darf kein Stadtmarker liegen. Wähle eine Stadt, die noch keinen hat (Alvins erste Stadt bekommt nie einen).
error-not-controlled = „{ $action }“: Du kontrollierst { $city } nicht. Schick Alvin in eine Stadt mit einem deiner Stadtmarker.
error-stack-taken = „{ $action }“: Auf { $city } liegen schon Souvenirs. Wähle einen Ort ohne Souvenirs.
error-symbol-placed = „{ $action }“: Die Souvenirs „{ symbol-name }“ liegen schon auf dem Spielplan. Leg einen anderen Stapel.
error-cannot-pass = „{ $action }“: Passen darfst du nur, wenn sonst nichts möglich ist. Wähle eine andere Aktion.
error-route-taken = { $route } gehört schon { $owner }. Nutze eine andere Strecke.
error-own-parallel = { $route } verläuft neben einer deiner Strecken zwischen denselben zwei Städten, und jeder Spieler darf nur eine davon haben. Nutze eine andere Strecke.
error-parallel-closed = { $route } ist gesperrt: Die Strecke daneben ist vergeben, und { $players ->
    [7] auf diesem Spielplan darf von einer Doppelstrecke nur eine genutzt werden
   *[other] erst ab { $players } Spielern sind alle Doppelstrecken frei
}. Nutze eine andere Strecke.
error-not-connected = { $route } schließt nicht an dein Streckennetz an. Nutze eine Strecke von deiner Startstadt oder von einer Stadt, die deine Strecken erreichen.
error-not-enough-cars = { $route } braucht { $needs ->
    [one] { $needs } Waggon
   *[other] { $needs } Waggons
}, du hast aber { $left ->
    [0] keinen mehr
   *[other] nur noch { $left }
}. Nutze eine kürzere Strecke.
error-too-many-wilds-now = „{ $action }“ hat zu viele { wild-card.plural }: Zu bezahlen { $cards ->
    [one] ist { $cards } Karte
   *[other] sind { $cards } Karten
}, und mindestens eine davon hat die genannte Farbe. Für lauter { wild-card.plural } schreib „wild“ statt der Farbe.
error-not-enough-cards = Für „{ $action }“ brauchst du { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, hast aber { $have_wilds ->
        [0] keine.
       *[other] nur { $have_wilds }.
    }
   *[other] { $needs } { $color ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] violette
        [black] schwarze
        [white] weiße
        [gray] graue
       *[other] { color-name }
    } { $needs ->
        [one] Karte
       *[other] Karten
    } (du hast { $have }){ $needs_wilds ->
        [0] .
        [one] {""} und { $needs_wilds } { wild-card } (du hast { $have_wilds }).
       *[other] {""} und { $needs_wilds } { wild-card.plural } (du hast { $have_wilds }).
    }
} Bezahl anders oder wähle eine andere Aktion.

## Partien, die sich nicht aufbauen lassen

error-bad-seats = { $board } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-no-alvin = Auf dem Spielplan { $board } gibt es keinen Alvin. Spiel ohne diese Variante.
error-bad-first = Platz { $seat } kann nicht beginnen: Die Plätze haben die Nummern 1 bis { $seats }.
error-no-such-first = „{ $first }“ kann nicht beginnen. Gib einen Platz von 1 bis { $seats } an, oder „random“ (Zufall).
error-no-such-seat = Es gibt keinen Platz { $seat }: Die Plätze haben die Nummern 1 bis { $seats }.
error-too-many-cars = Die Strecken von Platz { $seat } brauchen mehr Waggons, als ein Spieler hat. Gib ihm weniger oder kürzere.
error-unknown-id = Auf dem Spielplan gibt es { $what ->
    [city] keine Stadt
    [route] keine Strecke
    [ticket] keine Zielkarte
    [card] keine Karte
    [symbol] kein Souvenir
   *[other] für { $what } kein
} „{ $id }“. Prüfe die Schreibweise; es gelten die IDs der Spielplandatei.
error-no-history = Diese Partie führt keinen Verlauf, deshalb lässt sich nichts zurücknehmen oder aufzeichnen. Erzeuge sie mit Game.new(…, history=True).
error-nothing-to-undo = Es gibt keine Aktion zum Zurücknehmen: Die Partie steht am Anfang.
error-names-do-not-fit = Anzahl der Namen: { $names }, Anzahl der Plätze: { $seats }. Gib für jeden Platz einen Namen an.
error-phase-needs = Eine Stellung in der Phase „{ $phase }“ braucht einen passenden Wert für „{ $what }“. Siehe docs/positions.md.
error-phase-has-no = Eine Stellung in dieser Phase kann „{ $what }“ nicht haben. Lass es weg oder wähle eine andere Phase.
error-bad-position = Zeile { $line } der Stellung ist nicht lesbar: „{ $text }“. Siehe docs/positions.md.
error-not-your-view = Eine Ansicht zeigt, was ihr eigener Platz sieht, nicht was Platz { $seat } sieht. Nimm die Partie, oder lass den Platz weg.
error-row-too-long = Die Auslage hat fünf Plätze, aber „{ $row }“ nennt mehr. Streiche welche; „-“ steht für eine Lücke.
error-too-many-cards = Von diesen Karten verwendest du mehr, als es im Spiel gibt: { $cards }. Nimm weniger davon.
error-ticket-twice = Eine Zielkarte ist an zwei Orten zugleich. Gib jede nur einmal, auf eine Hand oder in den Stapel.
error-bad-seed-fast = { $seed } ist kein gültiger Startwert für das Mischverfahren fast-1. Nimm eine ganze Zahl von 0 bis 2⁶² − 1.
error-bad-seed-fair = { $seed } ist kein gültiger Startwert für das Mischverfahren fair-1. Nimm 64 hexadezimale Ziffern, 32 Bytes oder eine ganze Zahl von 0 bis 2²⁵⁶ − 1.
error-bots-for-seats = Für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} { $bots ->
    [one] ist { $bots } Bot
   *[other] sind { $bots } Bots
} genannt. Nenne für jeden Platz einen Bot.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“. Nimm einen von diesen: { $known }.
error-unknown-shuffle = Es gibt kein Mischverfahren „{ $name }“. Nimm eines von diesen: { $known }.

## Aufzeichnungen, die sich nicht nachspielen lassen; $at ist die Nummer einer Aktion darin

error-cannot-read = { $file } lässt sich nicht lesen: { $detail }. Prüfe den Pfad und ob du die Datei öffnen darfst.
error-too-large = Das ist zu groß für die Aufzeichnung einer Partie: mehr als { $most } Bytes. Nimm die Datei so, wie das Programm sie geschrieben hat.
error-not-json = Das ist kein gültiges JSON: { $detail }. Die Aufzeichnung einer Partie ist eine JSON-Datei, wie das Programm sie geschrieben hat.
error-not-a-record = Das ist keine Aufzeichnung einer Partie: { $what ->
    [nested] Sie ist zu tief verschachtelt. Nimm die Datei so, wie das Programm sie geschrieben hat.
    [not_object] Es ist kein JSON-Objekt in geschweiften Klammern. Nimm die Datei so, wie das Programm sie geschrieben hat.
    [format] Der Schlüssel „format“ passt nicht. Nimm eine Datei, die das Programm als Aufzeichnung geschrieben hat.
   *[other] { $what }
}
error-unknown-format = Diese Aufzeichnung hat Version { $format } des Formats; dieses Programm liest { $known }. Aktualisiere das Programm oder prüfe den Schlüssel „version“.
error-cut-off-file = Die Datei ist bei Aktion { $at } beschädigt oder abgeschnitten: { $detail }. Nur die Aktionen davor sind noch zu retten.
error-unknown-rules = Diese Aufzeichnung wurde nach Version { $rules } der Regeln gespielt; dieses Programm kennt { $known }. Aktualisiere das Programm, um sie nachzuspielen.
error-missing-key = In der Aufzeichnung fehlt der Schlüssel „{ $key }“. Ergänze ihn; docs/record-format.md erklärt, was er bedeutet.
error-wrong-type = In der Aufzeichnung muss „{ $key }“ { $expected ->
    [object] ein Objekt in geschweiften Klammern
    [objects] eine Liste von Objekten in geschweiften Klammern
    [array] eine Liste in eckigen Klammern
    [text] ein Text in Anführungszeichen
    [texts] eine Liste von Texten in Anführungszeichen
    [number] eine ganze Zahl
    [numbers] eine Liste ganzer Zahlen
    [flag] true oder false
   *[other] { $expected }
} sein. Berichtige das oder nimm die Datei so, wie das Programm sie geschrieben hat.
error-unknown-board = Die Aufzeichnung wurde auf dem Spielplan { $board } gespielt, der hier fehlt. Wenn es ein eigener ist, gib auch seine Datei an.
error-board-changed = Der Spielplan { $board } ist nicht der, auf dem diese Aufzeichnung gespielt wurde: Seine Prüfsumme ist { $found }, in der Aufzeichnung steht { $expected }. Spiel sie mit der damaligen Spielplandatei nach.
error-bad-board = Der Spielplan der Aufzeichnung kann nicht verwendet werden: { $detail }
error-bad-seed = Der Startwert der Aufzeichnung kann nicht verwendet werden: { $detail }
error-bad-action = Aktion { $at } der Aufzeichnung, „{ $action }“, kann nicht gelesen werden: { $detail }
error-illegal-action = Aktion { $at } der Aufzeichnung, „{ $action }“, ist nicht erlaubt: { $detail }
error-cut-off = Die Aufzeichnung hört vor dem Ende der Partie auf: Bei Aktion { $at } wartet sie auf { waits-for }. Ergänze, was fehlt, oder entferne das Ergebnis, um sie als unbeendete Partie zu behalten.
error-too-many-actions = Die Partie ist vor Aktion { $at } der Aufzeichnung, „{ $action }“, schon zu Ende. Entferne diese Aktion und alle danach.
error-wrong-result = { $what ->
    [result] Die Aufzeichnung hat kein Ergebnis, obwohl ihre Partie beendet ist. Schreib sie neu.
    [winners] Laut Aufzeichnung gewinnen die Plätze { $recorded } (gezählt ab 0), das Nachspielen ergibt aber { $replayed }. Entweder das Ergebnis oder die Aktionen wurden geändert.
    [sheets] Die Aufzeichnung hat { $recorded } Wertungsbögen, das Nachspielen ergibt aber { $replayed }. Schreib sie neu.
   *[other] Laut Aufzeichnung ist „{ $what }“ { $recorded }, das Nachspielen ergibt aber { $replayed }. Entweder das Ergebnis oder die Aktionen wurden geändert.
}
error-wrong-digest = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme ist { $recorded }, müsste aber { $computed } sein.
error-damaged-head = Der Teil der Datei vor den Aktionen ist beschädigt, deshalb ist nichts davon zu retten.
error-no-seat = Aktion { $at } der Aufzeichnung, „{ $action }“, beginnt nicht mit der Nummer eines Platzes, gezählt ab 0. Schreib sie wie „0 draw red“.
error-no-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht. Leg ihn zuerst an oder wähle einen anderen Ort.
error-out-of-range = „{ $what }“ kann nicht { $number } sein: Erlaubt ist { $least } bis { $most }.
error-city-twice = Unter „{ $what }“ steht eine Stadt zweimal. Jede Stadt nimmt höchstens eins auf; nenne jede nur einmal.
error-bad-bot = Der Bot „{ $bot }“ kann nicht verwendet werden: { $detail }. Schreib ihn als modul:Klasse, mit einer Methode decide(turn).
error-illegal-bot = Der Bot „{ $bot }“ hat { $choice } gewählt; das ist keine der erlaubten Aktionen, die er bekommen hat.
error-endless-game = Die Partie mit Startwert { $seed } wurde nach { $actions } Aktionen abgebrochen: Ihre Bots kommen nie zum Ende.
error-random-alone = „random“ läuft in der Spiel-Engine und spielt nur gegen sich selbst. Nimm neben anderen Bots porter, den Zufallsbot.
error-too-few-bots = Eine Arena braucht mindestens zwei Bots. Nenne sie mit --bots, durch Kommas getrennt.
error-bad-results = Die Ergebnisdatei { $file } kann nicht verwendet werden: { $detail }. Wähle mit --results eine andere.
error-no-results = Es gibt keine Ergebnisdatei { $file }. Spiel zuerst in der Arena oder nenne die Datei mit --results.
error-bad-sprt = „{ $text }“ ist kein gültiges Paar von Grenzen. Schreib zwei Siegquoten wie 0.55,0.6, die kleinere zuerst.
error-no-bot-module = Der Bot „{ $bot }“ kann nicht verwendet werden: Es gibt kein Modul „{ $module }“ in diesem Ordner oder unter den installierten. Schreib ihn als modul:Klasse.
error-no-bot-class = Der Bot „{ $bot }“ kann nicht verwendet werden: Im Modul „{ $module }“ gibt es kein „{ $name }“. Bots darin: { $known }.
error-bot-without-decide = Der Bot „{ $bot }“ kann nicht verwendet werden: Ihm fehlt die Methode decide(turn).
error-bad-budget = In „{ $bot }“ steht hinter dem @ keine gültige Bedenkzeit. Schreib Sekunden, mehr als 0 und höchstens { $most }, etwa baron@0.5, oder eine Anzahl von Welten mit einem w, mindestens 1, etwa baron@200w.
error-bot-without-budget = „{ $bot }“ nimmt keine Bedenkzeit an: Lass das @ und alles danach weg. Diese nehmen eine an: { $known }.
error-bot-failed = Der Bot „{ $bot }“ ist beim Wählen gescheitert: { $detail }.
error-bot-not-sendable = Der Bot „{ $bot }“ lässt sich nicht an andere Prozesse schicken: { $detail }. Leg ihn in ein importierbares Modul oder verwende jobs=1.
error-bad-served-bot = „{ $text }“ passt nicht zu --bot. Schreib NAME=modul:Klasse oder NAME=cmd:./program; der Name hat 1 bis { $most } Buchstaben, Ziffern, Leerzeichen, „-“ oder „_“, beginnt mit einem Buchstaben, und kein mitgelieferter Bot und keine Stufe heißt so.
error-worker-died = Ein Arbeitsprozess wurde beendet, vielleicht weil der Speicher nicht reichte. Fertige Arbeit ist gesichert; versuch es mit weniger --jobs.
error-too-many-seatings = Mit { $bots } Bots und { $seats } Plätzen hätte ein Block mehr als { $most } Partien. Nenne weniger Bots.
error-foreign-results = Die Datei { $file } ist eine Datenbank eines anderen Programms. Wähle mit --results eine andere.
error-records-of-a-block = --records schreibt die Partien eines einzelnen Blocks: Sag mit --block, welcher es ist.
error-too-many-steps = Abgebrochen: { $what ->
    [longest_path] Die längste Strecke
    [station_choice] Die Wahl der durch Bahnhöfe mitbenutzten Strecken
   *[other] Der günstigste Weg für eine Zielkarte
} bräuchte auf diesem Spielplan mehr als { $most } Schritte. Prüfe den Spielplan mit „vialibre board check“ und vereinfache ihn.
