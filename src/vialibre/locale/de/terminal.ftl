# Die App im Terminal (vialibre play). Der Platz ist knapp: Zeilen sind 80 Zeichen breit.

## Bereiche und Zeilen

app-row = Auslage
app-deck = Stapel { $cards }
app-deck-long = Stapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, abgelegt: { $discards }
app-ticket-deck = { $tickets ->
    [one] noch { $tickets } Zielkarte zu ziehen
   *[other] noch { $tickets } Zielkarten zu ziehen
}
app-hand = Hand
app-hand-long = Hand: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
# Eine Person in einer Zeile mit bis zu fünf anderen: Punkte und Waggons, so kurz es geht.
app-player-short = { $score }P { $cars }W
app-player-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
app-player-cars = { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}
app-player-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
app-player-tickets = { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}
app-player-stations = { $left ->
    [one] noch { $left } Bahnhof
   *[other] noch { $left } Bahnhöfe
}
app-player-markers = noch { $left } Stadtmarker
app-player-souvenirs = Souvenirs: { $souvenirs }
app-player-alvin = hat Alvin
app-last-round = Die letzte Runde!
app-tickets-offered = Zur Wahl
app-tickets-own = Deine Zielkarten
app-tickets-none = Noch keine Zielkarten.
app-ticket-state = { $state ->
    [done] erfüllt
    [cut_off] blockiert
   *[possible] möglich
}
# Was einer Zielkarte noch fehlt.
app-ticket-missing = { $cars ->
    [one] noch { $cars } Waggon
   *[other] noch { $cars } Waggons
}: { $routes }
app-ticket-station = Bahnhof in { $cities }
app-ticket-rival = wenn ein Gegner sie zuerst nutzt
app-log-undone = { $player } nimmt die letzte Aktion zurück.
app-log-said = { $player }: { $said }

## Namen der Bereiche; der Buchstabe davor ist die Taste

app-pane = { $pane ->
    [actions] Aktionen
    [cards] Karten
    [tickets] Ziele
    [players] Spieler
   *[log] Verlauf
}
app-pane-count = { $pane } { $count }

## Eine Aktion finden

app-find = / zum Suchen: mar rot
app-find-none = Keine mögliche Aktion passt zu diesen Wörtern.
app-waiting = Die anderen denken nach…
app-nothing = Nichts zu entscheiden.

## Die Zeile mit den Tasten

app-key = { $key ->
    [find] suchen
    [choose] wählen
    [map] Plan
    [zoom] Zoom
    [hint] Tipp
    [undo] rückgängig
    [save] speichern
    [help] Hilfe
    [quit] Ende
    [back] zurück
   *[move] bewegen
}

## Was kurz gesagt wird

app-hint = Tipp: { $action }
app-hint-thinking = Ein Tipp wird überlegt…
app-no-undo = Jetzt lässt sich nichts rückgängig machen.
app-not-your-turn = Du bist nicht am Zug.
app-saved = Gespeichert: { $file }
app-saving = Wird gespeichert…

## Der Vorhang zwischen Spieler

app-curtain-title = { $player }, du bist am Zug
app-curtain-text = Die anderen schauen weg. Drück Enter, wenn nur { $player } den Bildschirm sieht.

## Das Ende

app-scores-title = Die Partie ist zu Ende
app-scores-keys = Esc: Spielplan ansehen · q: speichern und beenden

## Hilfe

app-help-title = Tasten und Zeichen
app-help-keys =
    { "↑ ↓ Bild↑ Bild↓ " }in der Liste bewegen; der Plan zeigt, wo es ist
    { "Enter           " }die markierte Aktion ausführen
    { "/               " }suchen (mar rot: Marseille mit Rot); Enter: tun, Esc: Ende
    { "← →  Shift+↑ ↓  " }den Plan bewegen
    { "+  −  0         " }vergrößern, verkleinern, zurücksetzen
    { "m               " }großer Plan, und zurück
    { "a c t p l       " }Aktionen, Karten, Ziele, Spieler, Verlauf; Tab: weiter
    { "h               " }ein Tipp vom stärksten Bot
    { "u               " }rückgängig, wo das fair ist
    { "s               " }speichern
    { "q               " }speichern und beenden
app-help-signs = Auf dem Plan
app-help-colors = Buchstaben sind Farben von Feldern: { $letters }. Ein Großbuchstabe oder { $tunnel } ist ein Tunnel, { $sign } ein Feld, das eine { wild-card } braucht.
app-help-owned = Eine Ziffer auf einer Farbe ist ein Waggon dieses Spielers.
app-help-stations = { $sign } und eine Ziffer: ein Bahnhof dieses Spielers.
app-help-markers = { $sign } und eine Ziffer: ein Stadtmarker dieses Spielers.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = Ein Großbuchstabe und eine Zahl in einer Stadt: Souvenirs und wie viele es sind: { $letters }.
app-help-close = Esc schließt dies.
