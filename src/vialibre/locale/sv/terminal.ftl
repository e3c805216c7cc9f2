# Programmet i en terminal (vialibre play). Utrymmet är litet: raderna är 80 tecken breda.

## Fält och rader

app-row = Rad
app-deck = Hög { $cards }
app-deck-long = Hög: { $cards } kort, kastade: { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } biljett att dra
   *[other] { $tickets } biljetter att dra
}
app-hand = På hand
app-hand-long = På hand: { $cards } kort
# En spelare på en rad med upp till fem andra: poäng och vagnar, så kort som möjligt.
app-player-short = { $score }p { $cars }v
app-player-score = { $score } poäng
app-player-cars = { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
}
app-player-cards = { $cards } kort
app-player-tickets = { $tickets ->
    [one] { $tickets } biljett
   *[other] { $tickets } biljetter
}
app-player-stations = { $left ->
    [one] { $left } station kvar
   *[other] { $left } stationer kvar
}
app-player-markers = { $left ->
    [one] { $left } stadsmarkör kvar
   *[other] { $left } stadsmarkörer kvar
}
app-player-souvenirs = souvenirer: { $souvenirs }
app-player-alvin = har Alvin
app-last-round = Sista rundan!
app-tickets-offered = Att välja bland
app-tickets-own = Dina biljetter
app-tickets-none = Inga biljetter än.
app-ticket-state = { $state ->
    [done] klarad
    [cut_off] blockerad
   *[possible] möjlig
}
# Vad en biljett fortfarande saknar.
app-ticket-missing = { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
} saknas: { $routes }
app-ticket-station = station i { $cities }
app-ticket-rival = om en rival bygger den först
app-log-undone = { $player } tar tillbaka sitt senaste drag.
app-log-said = { $player }: { $said }

## Fältens namn; bokstaven före varje är dess tangent

app-pane = { $pane ->
    [actions] Drag
    [cards] Kort
    [tickets] Biljetter
    [players] Spelare
   *[log] Logg
}
app-pane-count = { $pane } { $count }

## Att hitta ett drag

app-find = / för att söka: mar röd
app-find-none = Inget möjligt drag passar de orden.
app-waiting = De andra tänker…
app-nothing = Det finns inget att avgöra.

## Raden med tangenter

app-key = { $key ->
    [find] sök
    [choose] välj
    [map] karta
    [zoom] zoom
    [hint] tips
    [undo] ångra
    [save] spara
    [help] hjälp
    [quit] ut
    [back] tillbaka
   *[move] flytta
}

## Vad som sägs en stund

app-hint = Tips: { $action }
app-hint-thinking = Funderar på ett tips…
app-no-undo = Inget går att ångra nu.
app-not-your-turn = Det är inte din tur.
app-saved = Sparat som { $file }
app-saving = Sparar…

## Ridån mellan personer

app-curtain-title = { $player }, det är din tur
app-curtain-text = De andra tittar bort. Tryck på Enter när bara { $player } ser skärmen.

## Slutet

app-scores-title = Spelet är slut
app-scores-keys = Esc: titta på spelplanen · q: spara och sluta

## Hjälp

app-help-title = Tangenter och symboler
app-help-keys =
    { "↑ ↓ PgUp PgDn  " }gå i listan; kartan visar var det är
    { "Enter          " }gör det valda draget
    { "/              " }sök (mar röd: Marseille med rött); Enter gör det, Esc avslutar
    { "← →  Shift+↑ ↓ " }flytta kartan
    { "+  −  0        " }zooma in, zooma ut, återställ
    { "m              " }stor karta, och tillbaka
    { "a c t p l      " }drag, kort, biljetter, spelare, logg; Tab: nästa
    { "h              " }ett tips från den starkaste roboten
    { "u              " }ångra, där det är rättvist
    { "s              " }spara
    { "q              " }spara och sluta
app-help-signs = På kartan
app-help-colors = Bokstäver är rutornas färger: { $letters }. En stor bokstav eller { $tunnel } är en tunnel, { $sign } en ruta som kräver ett { wild-card }.
app-help-owned = En siffra på en färg är den spelarens vagn.
app-help-stations = { $sign } och en siffra: den spelarens station.
app-help-markers = { $sign } och en siffra: den spelarens stadsmarkör.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = En stor bokstav och ett tal i en stad: souvenirer och hur många de är: { $letters }.
app-help-close = Esc stänger det här.
