# Was nach der letzten Aktion kommt: die Wertung, die Prüfung des Mischens und die Wiederholung einer beendeten Partie.
# $player, $ticket und $city sind fertige Namen. Zeilen der Wertung, die hier fehlen, stehen in game.ftl.

## Die Wertung, als kurze Vorführung und dann als Tabelle

ending-title = Endstand
ending-title-early = Die Partie endete vorzeitig
# Beendet die Vorführung der Wertung sofort.
ending-skip = Überspringen
# Macht das Blatt mit dem Ergebnis auf Handys kleiner oder größer.
ending-fold = Ergebnis
ending-ticket = Zielkarte erfüllt
ending-ticket-missed = Zielkarte nicht erfüllt
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}
# Zeilen der Wertungstabelle.
ending-tickets = Zielkarten
ending-longest = Längste Strecke
ending-globetrotter = Globetrotter
# Der Name der Tabelle, für Screenreader.
ending-table = Wertungsbögen
# Bei einer Zielkarte oder der längsten Strecke in der Tabelle.
ending-show-on-board = Auf dem Spielplan zeigen
# $player ist der Platz, der aufgab oder abgewählt wurde.
ending-early = { $reason ->
    [resigned] { $player } hat aufgegeben, deshalb endet die Partie hier.
    [voted_out] { $player } war weg und wurde abgewählt, deshalb endet die Partie hier.
   *[abandoned] Alle waren sich einig, die Partie abzubrechen; deshalb gibt es keinen Sieger.
}
ending-so-far = Das sind die bisherigen Punkte; Zielkarten und Boni wurden nicht gezählt.
ending-again = Wertung zeigen
ending-rematch = Revanche
ending-join-rematch = Zur Revanche
ending-watch-rematch = Revanche ansehen
ending-replay = Wiederholung
ending-download = Aufzeichnung herunterladen

## Die Prüfung des Mischens. „Passt“ und „passt nicht“ meinen Zahlen, die verglichen werden.

deal-changed = Dieser Tisch zeigt eine andere Festlegung als vorher. Zu seiner Kartenverteilung wurde nichts beigetragen; spiel hier nicht.
verify-open = Mischen prüfen
verify-title = Wurden die Karten fair verteilt?
verify-about = Bevor sich jemand an den Tisch setzte, hat sich der Server auf eine geheime Zahl festgelegt. Der Browser jedes Spielers hat eigene Zufallszahlen beigetragen. Aus allen zusammen ergibt sich jedes Mischen, also konnte niemand die Karten aussuchen. Diese Seite rechnet das jetzt nach.
verify-working = Wird geprüft…
verify-conclusion = { $verdict ->
    [proven] Alles stimmt: Niemand konnte diese Karten aussuchen.
    [follows] Die Kartenverteilung ergibt sich aus dem veröffentlichten Geheimnis und den Zahlen aller. Dieses Gerät sah die Festlegung nicht vorher; dass der Server sein Geheimnis schon gewählt hatte, ist also nicht bewiesen.
    [continued] Die Karten sind die der Partie, die diese fortsetzt. Wie sie verteilt wurden, sagt die Prüfung jener Partie.
    [alone] Die Zahlen stimmen, aber nur der Server hat welche beigetragen: Dass niemand die Karten ausgesucht hat, ist damit nicht bewiesen.
    [unproven] Die Karten passen zu ihrem Startwert, aber woher der kommt, lässt sich hier nicht beweisen: Diese Partie setzt eine andere fort.
   *[wrong] Etwas stimmt nicht. Trau dieser Kartenverteilung nicht.
}
# Wird von Screenreadern vor jedem Schritt gesagt.
verify-finding = { $finding ->
    [right] OK:
    [wrong] Fehlgeschlagen:
   *[unknown] Unbekannt:
}
verify-step-commitment = { $finding ->
    [right] Das Geheimnis des Servers ist das, auf das er sich vor dem Austeilen festgelegt hat.
   *[wrong] Das Geheimnis des Servers ist nicht das, auf das er sich vor dem Austeilen festgelegt hat.
}
verify-step-seen = { $finding ->
    [right] Dieser Browser sah die Festlegung des Geheimnisses, bevor er seine Zahl beitrug.
    [wrong] Bevor er seine Zahl beitrug, sah dieser Browser eine andere Festlegung.
   *[unknown] Dieser Browser sah die Festlegung vor dem Austeilen nicht oder hat sie nicht mehr.
}
verify-step-source = { $finding ->
    [right] Der Startwert ist der jener Partie, die diese fortsetzt.
    [wrong] Der Startwert ist nicht der jener Partie, die diese fortsetzt.
   *[unknown] Dieser Browser kennt die Partie nicht, die diese fortsetzt.
}
verify-step-entropy = { $finding ->
    [right] Die Zahl, die dieser Browser beigetragen hat, ist enthalten.
    [wrong] Die Zahl, die dieser Browser beigetragen hat, fehlt.
   *[unknown] Dieser Browser hat keine Zahl beigetragen oder hat sie nicht mehr.
}
# $count: wie viele Plätze eine Zahl beitrugen; Bots tragen keine bei.
verify-step-seed = { $finding ->
    [right] Der Startwert ergibt sich aus dem Geheimnis und { $count ->
        [0] sonst nichts: Kein Spieler hat eine Zahl beigetragen.
        [one] der Zahl, die ein Spieler beigetragen hat.
       *[other] den Zahlen, die { $count } Spieler beigetragen haben.
    }
   *[wrong] Der Startwert ergibt sich nicht aus dem Geheimnis und den Zahlen, die die Spieler beigetragen haben.
}
verify-step-first = { $finding ->
    [right] Begonnen hat der Platz, den der Startwert ausgelost hat.
    [wrong] Begonnen hat nicht der Platz, den der Startwert ausgelost hat.
   *[chosen] Der Host hat bestimmt, wer beginnt; es wurde nichts ausgelost.
}
verify-step-tickets = { $finding ->
    [right] Alle { $count } Zielkarten vom Anfang passen zum Startwert.
   *[wrong] Die Zielkarten vom Anfang passen nicht zum Startwert.
}
verify-step-souvenirs = { $finding ->
    [right] Die Souvenirs liegen, wo der Startwert sie hingelegt hat.
   *[wrong] Die Souvenirs liegen nicht, wo der Startwert sie hingelegt hat.
}
verify-step-hands = { $finding ->
    [right] Alle { $count } Karten der Starthände passen zum Startwert.
   *[wrong] Die Starthände passen nicht zum Startwert.
}
verify-step-row = { $finding ->
    [right] Die erste Auslage passt zum Startwert.
   *[wrong] Die erste Auslage passt nicht zum Startwert.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Die eine Karte, die später vom ersten Stapel kam, passt zum Startwert.
       *[other] Die { $count } Karten, die später vom ersten Stapel kamen, passen zum Startwert, auch in der Reihenfolge.
    }
    [wrong] Die Karten, die später vom ersten Stapel kamen, passen nicht zum Startwert.
   *[unknown] Die Karten dieses Spielplans lassen sich hier nicht nachrechnen.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Die eine später gezogene Zielkarte passt zum Startwert.
       *[other] Die { $count } später gezogenen Zielkarten passen zum Startwert, auch in der Reihenfolge.
    }
   *[wrong] Die später gezogenen Zielkarten passen nicht zum Startwert.
}
verify-numbers = Zahlen zeigen
verify-number-commitment = Festlegung (SHA-256 des Geheimnisses)
verify-number-remembered = Festlegung, die dieser Browser sah
verify-number-secret = Das Geheimnis des Servers
verify-number-entropy = Beigetragen von { $player }
verify-number-seed = Startwert für alles Mischen
verify-covers = Hier geprüft: woher der Startwert kommt; wer begann, falls ausgelost; Zielkarten, Hände und Auslage vom Anfang; die Souvenirstapel, falls der Spielplan welche hat; die Reihenfolge des ersten Stapels und der Zielkarten, soweit die Partie sie gezeigt hat. Hier nicht geprüft: später neu gemischte Stapel, Züge, Wertung und die Signatur des Servers.
verify-elsewhere = All das steht in der Aufzeichnung, vom Server signiert. Mit dem Befehl „vialibre verify“ kann jeder auch jede Aktion darin prüfen.

## Die Wiederholung einer beendeten Partie

# Der Titel der Seite; $board ist der Name des Spielplans.
replay-title = Wiederholung: { $board }
replay-back = Zurück zum Tisch
replay-not-over = Diese Partie läuft noch. Die Wiederholung gibt es, wenn sie zu Ende ist.
replay-watch = Zum Tisch
replay-no-table = Unter diesem Link gibt es keine Partie. Prüfe, ob du ihn ganz kopiert hast.
# Wessen Karten man sieht.
replay-eyes = Ansicht
replay-eyes-open = Alle Karten offen
replay-eyes-spectator = Zuschauer
# Die Wahl, was neben dem Spielplan steht.
replay-tabs = Ansichten der Partie
replay-tab-players = Spieler
replay-tab-charts = Diagramme
replay-tab-steps = Verlauf
replay-tab-more = Mehr

## Sich durch die Partie bewegen

replay-controls = Wiedergabe
# Ein Schritt liegt zwischen zwei Aktionen: 0 ist das Austeilen.
replay-moment = Schritt { $at } von { $last }
replay-slider = Schritt
replay-first = Erster Schritt
replay-turn-back = Einen Zug zurück
replay-back-one = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward-one = Eine Aktion vor
replay-turn-forward = Einen Zug vor
replay-last = Letzter Schritt
replay-speed = Tempo
# Wie schnell die Wiederholung läuft: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Pfeiltasten: eine Aktion zurück oder vor. Bild auf und Bild ab: ein Zug. Pos1 und Ende: erster und letzter Schritt. Leertaste: Abspielen oder Pause.
replay-deal = Die Karten werden ausgeteilt.
replay-no-marker = { $player } verzichtet auf den Stadtmarker.

## Was alle hatten

replay-score = Punkte
replay-cars = Waggons
replay-cards = Karten
replay-tickets = Ziele
replay-chance = Chance
replay-luck = Glück
replay-luck-about = Glück zählt die Karten vom Stapel: wie viele { wild-card.plural } mehr als erwartet, und wie viele Zusatzkarten bei Tunneln weniger. +1 ist eine Karte besser als der Durchschnitt.
replay-chance-about = Die Gewinnchance ist eine Schätzung aus dem, was jeder Spieler bei diesem Schritt wissen konnte, angepasst an Partien zwischen Bots.
# $cards ist eine Liste im vierten Fall wie „eine rote Karte, eine Lokomotive und eine blaue Karte“; für Screenreader.
replay-row = In der Auslage siehst du { $cards }
replay-row-empty = Keine offenen Karten
replay-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
replay-ticket-pile = { $count ->
    [one] noch { $count } Zielkarte
   *[other] noch { $count } Zielkarten
}
# Die Karten auf der Hand von $player, für Screenreader.
replay-hand = Hand von { $player }: { $cards }
replay-hand-empty = { $player } hat keine Karten.
replay-hand-hidden = { $count ->
    [0] Keine Karten
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
replay-tickets-hidden = { $count ->
    [0] Keine Zielkarten
    [one] { $count } verdeckte Zielkarte
   *[other] { $count } verdeckte Zielkarten
}
replay-tickets-none = Keine Zielkarten bei diesem Schritt
# Wie eine Zielkarte steht.
replay-ticket-state = { $state ->
    [done] erfüllt
    [possible] möglich
    [cut_off] blockiert
   *[offered] angeboten
}
# Wie eine Zielkarte im Lauf der Partie stand: „möglich ab 3“. $from ist ein Schritt.
replay-ticket-from = { replay-ticket-state } ab { $from }
replay-strips-about = Die Streifen zeigen, wann eine Zielkarte möglich, erfüllt oder blockiert war. Wähle einen, um dorthin zu springen.

## Diagramme

replay-chart-scores = Punkte auf dem Spielplan
replay-chart-chances = Gewinnchance
replay-chart-as-table = Als Tabelle
replay-chart-moment = Schritt
# Was ein Diagramm zeigt, für Screenreader; $values ist eine Liste wie „Ana 86, Bea 96“.
replay-chart-summary = { $title }. Am Ende: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Wähle einen Punkt im Diagramm, um zu diesem Schritt zu springen. Die Zahlen daneben sind die vom Ende.

## Mehr

replay-link = Link zu diesem Schritt
replay-copy = Link kopieren
replay-copied = Link kopiert.
replay-not-copied = Dein Browser erlaubt das Kopieren nicht: Kopiere den Link selbst aus dem Feld.
replay-play-on = Ab hier weiterspielen
replay-play-on-about = Übernimm bei diesem Schritt einen Platz und spiel gegen Bots weiter; es kommen dieselben Karten.
replay-play-on-over = Bei diesem Schritt ist die Partie zu Ende. Geh ein Stück zurück, um weiterzuspielen.
replay-play-on-seat = Dein Platz
replay-play-on-start = Starten
