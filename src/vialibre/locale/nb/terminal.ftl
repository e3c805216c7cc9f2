# Programmet i en terminal (vialibre play). Plassen er trang: linjene er 80 tegn brede.

## Ruter og linjer på skjermen

app-row = Rad
app-deck = Bunke { $cards }
app-deck-long = Bunke: { $cards } kort, kastet: { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } billett å trekke
   *[other] { $tickets } billetter å trekke
}
app-hand = Hånd
app-hand-long = Hånd: { $cards } kort
# Én spiller på en linje med opptil fem andre: poeng og vogner, så kort som mulig.
app-player-short = { $score }p { $cars }v
app-player-score = { $score } poeng
app-player-cars = { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
}
app-player-cards = { $cards } kort
app-player-tickets = { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}
app-player-stations = { $left ->
    [one] { $left } stasjon igjen
   *[other] { $left } stasjoner igjen
}
app-player-markers = { $left ->
    [one] { $left } bymarkør igjen
   *[other] { $left } bymarkører igjen
}
app-player-souvenirs = suvenirer: { $souvenirs }
app-player-alvin = har Alvin
app-last-round = Siste runde!
app-tickets-offered = Å velge mellom
app-tickets-own = Billettene dine
app-tickets-none = Ingen billetter ennå.
app-ticket-state = { $state ->
    [done] fullført
    [cut_off] blokkert
   *[possible] mulig
}
# Hva en billett fortsatt mangler.
app-ticket-missing = { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
} mangler: { $routes }
app-ticket-station = stasjon i { $cities }
app-ticket-rival = hvis en rival bygger den først
app-log-undone = { $player } tar tilbake den siste handlingen.
app-log-said = { $player }: { $said }

## Navn på rutene; bokstaven før hver er tasten

app-pane = { $pane ->
    [actions] Handlinger
    [cards] Kort
    [tickets] Billetter
    [players] Spillere
   *[log] Logg
}
app-pane-count = { $pane } { $count }

## Å finne en handling

app-find = / for å søke: mar rød
app-find-none = Ingen mulig handling passer til de ordene.
app-waiting = De andre tenker…
app-nothing = Det er ingenting å avgjøre.

## Linjen med taster

app-key = { $key ->
    [find] søk
    [choose] velg
    [map] kart
    [zoom] zoom
    [hint] tips
    [undo] angre
    [save] lagre
    [help] hjelp
    [quit] ut
    [back] tilbake
   *[move] flytt
}

## Hva som sies et øyeblikk

app-hint = Tips: { $action }
app-hint-thinking = Tenker på et tips…
app-no-undo = Ingenting kan angres nå.
app-not-your-turn = Det er ikke din tur.
app-saved = Lagret som { $file }
app-saving = Lagrer…

## Forhenget mellom personer

app-curtain-title = { $player }, det er din tur
app-curtain-text = De andre ser bort. Trykk Enter når bare { $player } ser skjermen.

## Slutten

app-scores-title = Spillet er slutt
app-scores-keys = Esc: se på brettet · q: lagre og slutt

## Hjelp

app-help-title = Taster og symboler
app-help-keys =
    { "↑ ↓ PgUp PgDn  " }gå i listen; kartet viser hvor det er
    { "Enter          " }utfør den valgte handlingen
    { "/              " }søk (mar rød: Marseille med rødt); Enter utfører, Esc avslutter
    { "← →  Shift+↑ ↓ " }flytt kartet
    { "+  −  0        " }zoom inn, zoom ut, nullstill
    { "m              " }stort kart, og tilbake
    { "a c t p l      " }handlinger, kort, billetter, spillere, logg; Tab: neste
    { "h              " }et tips fra den sterkeste boten
    { "u              " }angre, der det er rettferdig
    { "s              " }lagre
    { "q              " }lagre og slutt
app-help-signs = På kartet
app-help-colors = Bokstaver er fargene på feltene: { $letters }. En stor bokstav eller { $tunnel } er en tunnel, { $sign } et felt som krever et { wild-card }.
app-help-owned = Et siffer på en farge er den spillerens vogn.
app-help-stations = { $sign } og et siffer: den spillerens stasjon.
app-help-markers = { $sign } og et siffer: den spillerens bymarkør.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = En stor bokstav og et tall i en by: suvenirer og hvor mange det er: { $letters }.
app-help-close = Esc lukker dette.
