# De app in een terminal (vialibre play). Er is weinig ruimte: regels zijn 80 tekens breed.

## Panelen en regels

app-row = Open rij
app-deck = Stapel { $cards }
app-deck-long = Stapel: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, afgelegd: { $discards }
app-ticket-deck = { $tickets ->
    [one] nog { $tickets } bestemmingskaart te trekken
   *[other] nog { $tickets } bestemmingskaarten te trekken
}
app-hand = Hand
app-hand-long = Hand: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
# Eén speler in een regel met hoogstens vijf anderen: punten en wagonnetjes, zo kort mogelijk.
app-player-short = { $score }p { $cars }w
app-player-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
app-player-cars = { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
}
app-player-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
app-player-tickets = { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}
app-player-stations = { $left ->
    [one] nog { $left } station
   *[other] nog { $left } stations
}
app-player-markers = { $left ->
    [one] nog { $left } stadsminiatuur
   *[other] nog { $left } stadsminiaturen
}
app-player-souvenirs = souvenirs: { $souvenirs }
app-player-alvin = heeft Alvin
app-last-round = De laatste ronde!
app-tickets-offered = Om uit te kiezen
app-tickets-own = Je bestemmingskaarten
app-tickets-none = Nog geen bestemmingskaarten.
app-ticket-state = { $state ->
    [done] behaald
    [cut_off] geblokkeerd
   *[possible] mogelijk
}
# Wat een bestemmingskaart nog mist.
app-ticket-missing = { $cars ->
    [one] nog { $cars } wagonnetje
   *[other] nog { $cars } wagonnetjes
}: { $routes }
app-ticket-station = een station in { $cities }
app-ticket-rival = als een tegenstander eerst claimt
app-log-undone = { $player } neemt de laatste actie terug.
app-log-said = { $player }: { $said }

## Namen van panelen; de letter ervoor is de toets

app-pane = { $pane ->
    [actions] Acties
    [cards] Kaarten
    [tickets] Bestemmingen
    [players] Spelers
   *[log] Logboek
}
app-pane-count = { $pane } { $count }

## Een actie vinden

app-find = / om te zoeken: mar rood
app-find-none = Geen mogelijke actie past bij deze woorden.
app-waiting = De anderen denken na…
app-nothing = Niets te beslissen.

## De regel met toetsen

app-key = { $key ->
    [find] zoeken
    [choose] kiezen
    [map] bord
    [zoom] zoom
    [hint] tip
    [undo] ongedaan
    [save] opslaan
    [help] hulp
    [quit] stoppen
    [back] terug
   *[move] bewegen
}

## Wat even gezegd wordt

app-hint = Tip: { $action }
app-hint-thinking = Er wordt een tip bedacht…
app-no-undo = Er kan nu niets ongedaan worden gemaakt.
app-not-your-turn = Je bent niet aan de beurt.
app-saved = Opgeslagen als { $file }
app-saving = Opslaan…

## Het gordijn tussen mensen

app-curtain-title = { $player }, jij bent aan de beurt
app-curtain-text = De anderen kijken even weg. Druk op Enter als alleen { $player } het scherm ziet.

## Het einde

app-scores-title = Het spel is afgelopen
app-scores-keys = Esc: het bord bekijken · q: opslaan en stoppen

## Hulp

app-help-title = Toetsen en tekens
app-help-keys =
    { "↑ ↓ PgUp PgDn  " }door de lijst gaan; het bord laat zien waar het is
    { "Enter          " }de gekozen actie doen
    { "/              " }zoeken (mar rood: Marseille met rood); Enter: doen, Esc: klaar
    { "← →  Shift+↑ ↓ " }het bord bewegen
    { "+  −  0        " }inzoomen, uitzoomen, herstellen
    { "m              " }groot bord, en terug
    { "a c t p l      " }acties, kaarten, bestemmingen, spelers, logboek; Tab: volgende
    { "h              " }een tip van de sterkste bot
    { "u              " }ongedaan maken, waar dat eerlijk is
    { "s              " }opslaan
    { "q              " }opslaan en stoppen
app-help-signs = Op het bord
app-help-colors = Letters zijn kleuren van vakken: { $letters }. Een hoofdletter of { $tunnel } is een tunnel, { $sign } een vak dat een { wild-card } vraagt.
app-help-owned = Een cijfer op een kleur: een wagonnetje van die speler.
app-help-stations = { $sign } en een cijfer: een station van die speler.
app-help-markers = { $sign } en een cijfer: een stadsminiatuur van die speler.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = Een hoofdletter en een getal in een stad: souvenirs en hoeveel er zijn: { $letters }.
app-help-close = Esc sluit dit.
