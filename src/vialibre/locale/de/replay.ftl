# Was nach der letzten Aktion kommt: die Wertung, die Prüfung des Mischens und der Rückblick auf eine beendete Partie.
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
ending-globetrotter = Meiste erfüllte Zielkarten
# Der Name der Tabelle, für Screenreader.
ending-table = Wertungsbögen
# Bei einer Zielkarte oder der längsten Strecke in der Tabelle.
ending-show-on-board = Auf dem Spielplan zeigen
# $player ist der Sitz, der aufgab oder abgewählt wurde.
ending-early = { $reason ->
    [resigned] { $player } hat aufgegeben, deshalb endet die Partie hier.
    [voted_out] { $player } war weg und wurde abgewählt, deshalb endet die Partie hier.
   *[abandoned] Alle wollten hier aufhören, deshalb gewinnt niemand.
}
ending-so-far = Das sind die bisherigen Punkte; Zielkarten und Boni wurden nicht gezählt.
ending-again = Wertung noch einmal zeigen
ending-rematch = Revanche
ending-join-rematch = Zur Revanche
ending-watch-rematch = Revanche ansehen
ending-replay = Rückblick
ending-download = Aufzeichnung herunterladen

## Die Prüfung des Mischens. „Passt“ und „passt nicht“ meinen Zahlen, die verglichen werden.

deal-changed = Dieser Tisch zeigt eine andere Festlegung als vorher. Zu seiner Kartenverteilung wurde nichts beigetragen; spiel hier nicht.
verify-open = Mischen prüfen
verify-title = Ging es beim Austeilen fair zu?
verify-about = Bevor sich jemand setzte, hat sich der Server auf eine geheime Zahl festgelegt. Der Browser jeder Person hat eigene Zufallszahlen beigetragen. Aus allen zusammen folgt jedes Mischen, also konnte niemand die Karten aussuchen. Diese Seite rechnet das jetzt nach.
verify-working = Wird nachgerechnet…
verify-conclusion = { $verdict ->
    [proven] Alles passt: Niemand konnte diese Karten aussuchen.
    [follows] Die Kartenverteilung folgt aus dem veröffentlichten Geheimnis und den Zahlen aller. Dieses Gerät sah die Festlegung nicht vorher; dass der Server sein Geheimnis schon gewählt hatte, ist also nicht bewiesen.
    [continued] Die Karten sind die der Partie, die diese fortsetzt. Wie sie verteilt wurden, sagt die Prüfung jener Partie.
    [alone] Die Zahlen passen, aber nur der Server hat etwas beigetragen: Dass niemand die Karten ausgesucht hat, ist nicht bewiesen.
    [unproven] Die Karten passen zu ihrem Startwert, aber woher der kommt, lässt sich hier nicht beweisen: Diese Partie setzt eine andere fort.
   *[wrong] Etwas passt nicht. Trau dieser Kartenverteilung nicht.
}
# Wird von Screenreadern vor jedem Schritt gesagt.
verify-finding = { $finding ->
    [right] Passt:
    [wrong] Passt nicht:
   *[unknown] Hier nicht bekannt:
}
verify-step-commitment = { $finding ->
    [right] Das Geheimnis des Servers ist das, auf das er sich vor dem Austeilen festgelegt hat.
   *[wrong] Das Geheimnis des Servers ist nicht das, auf das er sich vor dem Austeilen festgelegt hat.
}
verify-step-seen = { $finding ->
    [right] Dieser Browser sah die Festlegung des Geheimnisses, bevor er seine Zahl beitrug.
    [wrong] Bevor er seine Zahl beitrug, sah dieser Browser eine andere Festlegung.
   *[unknown] Dieser Browser sah die Festlegung nicht vor dem Austeilen, oder er hat sie vergessen.
}
verify-step-source = { $finding ->
    [right] Der Startwert ist der jener Partie, die diese fortsetzt.
    [wrong] Der Startwert ist nicht der jener Partie, die diese fortsetzt.
   *[unknown] Dieser Browser kennt die Partie nicht, die diese fortsetzt.
}
verify-step-entropy = { $finding ->
    [right] Die Zahl, die dieser Browser beitrug, ist eingeflossen.
    [wrong] Die Zahl, die dieser Browser beitrug, fehlt.
   *[unknown] Dieser Browser hat nichts beigetragen, oder er hat es vergessen.
}
# $count: wie viele Sitze eine Zahl beitrugen; Bots tragen keine bei.
verify-step-seed = { $finding ->
    [right] Der Startwert folgt aus dem Geheimnis und { $count ->
        [0] sonst nichts: Keine Person hat etwas beigetragen.
        [one] der Zahl einer Person.
       *[other] den Zahlen von { $count } Personen.
    }
   *[wrong] Der Startwert folgt nicht aus dem Geheimnis und dem, was die Personen beitrugen.
}
verify-step-first = { $finding ->
    [right] Angefangen hat der Sitz, den der Startwert ausgelost hat.
    [wrong] Angefangen hat nicht der Sitz, den der Startwert ausgelost hat.
   *[unknown] Der Tisch hat bestimmt, wer anfängt; es wurde nichts ausgelost.
}
verify-step-tickets = { $finding ->
    [right] Alle { $count } Zielkarten vom Anfang sind die des Startwerts.
   *[wrong] Die Zielkarten vom Anfang sind nicht die des Startwerts.
}
verify-step-souvenirs = { $finding ->
    [right] Die Souvenirs liegen, wo der Startwert sie hingelegt hat.
   *[wrong] Die Souvenirs liegen nicht, wo der Startwert sie hingelegt hat.
}
verify-step-hands = { $finding ->
    [right] Alle { $count } Karten der Starthände sind die des Startwerts.
   *[wrong] Die Starthände sind nicht die des Startwerts.
}
verify-step-row = { $finding ->
    [right] Die erste Auslage ist die des Startwerts.
   *[wrong] Die erste Auslage ist nicht die des Startwerts.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Die eine Karte, die später vom ersten Stapel kam, ist die des Startwerts.
       *[other] Die { $count } Karten, die später vom ersten Stapel kamen, sind die des Startwerts, in derselben Reihenfolge.
    }
    [wrong] Die Karten, die später vom ersten Stapel kamen, sind nicht die des Startwerts.
   *[unknown] Die Karten dieses Spielplans lassen sich hier nicht nachrechnen.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Die eine später gezogene Zielkarte ist die des Startwerts.
       *[other] Die { $count } später gezogenen Zielkarten sind die des Startwerts, in derselben Reihenfolge.
    }
   *[wrong] Die später gezogenen Zielkarten sind nicht die des Startwerts.
}
verify-numbers = Zahlen zeigen
verify-number-commitment = Festlegung des Geheimnisses (sein SHA-256)
verify-number-remembered = Festlegung, die dieser Browser sah
verify-number-secret = Das Geheimnis des Servers
verify-number-entropy = Beigetragen von { $player }
verify-number-seed = Startwert für alles Mischen
verify-covers = Hier geprüft: woher der Startwert kommt; Zielkarten, Hände und Auslage vom Anfang; die Reihenfolge des ersten Stapels und der Zielkarten. Hier nicht geprüft: später neu gemischte Stapel, Züge, Wertung und die Signatur des Servers.
verify-elsewhere = All das steht in der Aufzeichnung, vom Server signiert. Mit dem Programm „vialibre verify“ können alle auch jede Aktion darin prüfen.

## Der Rückblick auf eine beendete Partie

# Der Titel der Seite; $board ist der Name des Spielplans.
replay-title = Rückblick: { $board }
replay-back = Zurück zum Tisch
replay-not-over = Diese Partie läuft noch. Den Rückblick gibt es, wenn sie zu Ende ist.
replay-watch = Zum Tisch
replay-no-table = Unter diesem Link gibt es keine Partie. Prüfe, ob er ganz kopiert ist.
# Wessen Karten man sieht.
replay-eyes = Sicht
replay-eyes-open = Alle Karten offen
replay-eyes-spectator = Publikum
# Die Wahl, was neben dem Spielplan steht.
replay-tabs = Ansichten der Partie
replay-tab-players = Personen
replay-tab-charts = Diagramme
replay-tab-steps = Verlauf
replay-tab-more = Mehr

## Sich durch die Partie bewegen

replay-controls = Durch die Partie gehen
# Ein Zeitpunkt liegt zwischen zwei Aktionen: 0 ist das Austeilen.
replay-moment = Zeitpunkt { $at } von { $last }
replay-slider = Zeitpunkt der Partie
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back-one = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward-one = Eine Aktion vor
replay-turn-forward = Einen Zug vor
replay-last = Zum Ende
replay-speed = Tempo
# Wie schnell der Rückblick läuft: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Pfeiltasten: eine Aktion zurück oder vor. Bild auf und Bild ab: ein Zug. Pos1 und Ende: zum Anfang und zum Ende. Leertaste: abspielen oder anhalten.
replay-deal = Die Karten werden ausgeteilt.
replay-no-marker = { $player } legt keinen Stadtmarker.

## Was alle hatten

replay-score = Punkte
replay-cars = Waggons
replay-cards = Karten
replay-tickets = Ziele
replay-chance = Chance
replay-luck = Glück
replay-luck-about = Glück zählt verdeckt gezogene Karten: wie viele { wild-card.plural } mehr kamen als zu erwarten, und wie viele Zusatzkarten bei Tunneln weniger. +1 heißt: eine Karte besser als im Mittel.
replay-chance-about = Die Gewinnchance ist eine Schätzung aus dem, was jeder Sitz zu diesem Zeitpunkt wissen konnte, abgestimmt auf Partien von Bots.
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
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
replay-tickets-hidden = { $count ->
    [0] Keine Zielkarten
    [one] { $count } Zielkarte, verdeckt
   *[other] { $count } Zielkarten, verdeckt
}
replay-tickets-none = Zu diesem Zeitpunkt keine Zielkarten
# Wie eine Zielkarte steht.
replay-ticket-state = { $state ->
    [done] erfüllt
    [possible] möglich
    [cut_off] verbaut
   *[offered] angeboten
}
# Wie eine Zielkarte im Lauf der Partie stand: „möglich ab 3“. $from ist ein Zeitpunkt.
replay-ticket-from = { replay-ticket-state } ab { $from }
replay-strips-about = Die Streifen zeigen, wann eine Zielkarte möglich, erfüllt oder verbaut war. Tippe darauf, um dorthin zu springen.

## Diagramme

replay-chart-scores = Punkte auf dem Spielplan
replay-chart-chances = Gewinnchance
replay-chart-as-table = Als Tabelle
replay-chart-moment = Zeitpunkt
# Was ein Diagramm zeigt, für Screenreader; $values ist eine Liste wie „Ana 86, Bea 96“.
replay-chart-summary = { $title }. Am Ende: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Tippe in ein Diagramm, um zu diesem Zeitpunkt zu springen. Die Zahlen daneben sind die vom Ende.

## Mehr

replay-link = Link zu diesem Zeitpunkt
replay-copy = Link kopieren
replay-copied = Der Link ist kopiert.
replay-not-copied = Kopiere den Link selbst aus dem Feld: Dieser Browser erlaubt es nicht.
replay-play-on = Von hier weiterspielen
replay-play-on-about = Setz dich zu diesem Zeitpunkt an den Tisch und spiel gegen Bots weiter; es kommen dieselben Karten.
replay-play-on-over = Zu diesem Zeitpunkt ist die Partie zu Ende. Geh ein Stück zurück, um weiterzuspielen.
replay-play-on-seat = Dein Sitz
replay-play-on-start = Starten
