# Programmet i en terminal (vialibre play). Pladsen er trang: linjerne er 80 tegn brede.

## Ruder og linjer

app-row = Række
app-deck = Bunke { $cards }
app-deck-long = Bunke: { $cards } kort, kasseret: { $discards }
app-ticket-deck = { $tickets } rutekort at trække
app-hand = Hånd
app-hand-long = Hånd: { $cards } kort
# Én spiller på en linje med op til fem andre: point og vogne, så kort som muligt.
app-player-short = { $score }p { $cars }v
app-player-score = { $score } point
app-player-cars = { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}
app-player-cards = { $cards } kort
app-player-tickets = { $tickets } rutekort
app-player-stations = { $left ->
    [one] { $left } station tilbage
   *[other] { $left } stationer tilbage
}
app-player-markers = { $left ->
    [one] { $left } by-brik tilbage
   *[other] { $left } by-brikker tilbage
}
app-player-souvenirs = souvenirer: { $souvenirs }
app-player-alvin = har Alvin
app-last-round = Sidste runde!
app-tickets-offered = At vælge imellem
app-tickets-own = Dine rutekort
app-tickets-none = Ingen rutekort endnu.
app-ticket-state = { $state ->
    [done] færdiggjort
    [cut_off] blokeret
   *[possible] muligt
}
# Hvad et rutekort stadig mangler.
app-ticket-missing = { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
} mangler: { $routes }
app-ticket-station = station i { $cities }
app-ticket-rival = hvis en rival bygger den først
app-log-undone = { $player } tager sin sidste handling tilbage.
app-log-said = { $player }: { $said }

## Rudernes navne; bogstavet før hver er dens tast

app-pane = { $pane ->
    [actions] Handlinger
    [cards] Kort
    [tickets] Rutekort
    [players] Spillere
   *[log] Log
}
app-pane-count = { $pane } { $count }

## At finde en handling

app-find = / for at søge: mar rød
app-find-none = Ingen mulig handling passer til de ord.
app-waiting = De andre tænker…
app-nothing = Der er intet at beslutte.

## Linjen med taster

app-key = { $key ->
    [find] søg
    [choose] vælg
    [map] bræt
    [zoom] zoom
    [hint] tip
    [undo] fortryd
    [save] gem
    [help] hjælp
    [quit] slut
    [back] tilbage
   *[move] flyt
}

## Hvad der siges et øjeblik

app-hint = Tip: { $action }
app-hint-thinking = Tænker over et tip…
app-no-undo = Intet kan fortrydes nu.
app-not-your-turn = Det er ikke din tur.
app-saved = Gemt som { $file }
app-saving = Gemmer…

## Forhænget mellem personer

app-curtain-title = { $player }, det er din tur
app-curtain-text = De andre kigger væk. Tryk på Enter, når kun { $player } ser skærmen.

## Slutningen

app-scores-title = Spillet er slut
app-scores-keys = Esc: se på brættet · q: gem og slut

## Hjælp

app-help-title = Taster og symboler
app-help-keys =
    { "↑ ↓ PgUp PgDn  " }gå i listen; brættet viser, hvor det er
    { "Enter          " }udfør den valgte handling
    { "/              " }søg (mar rød: Marseille med rødt); Enter udfører, Esc afslutter
    { "← →  Shift+↑ ↓ " }flyt brættet
    { "+  −  0        " }zoom ind, zoom ud, nulstil
    { "m              " }stort bræt, og tilbage
    { "a c t p l      " }handlinger, kort, rutekort, spillere, log; Tab: næste
    { "h              " }et tip fra den stærkeste bot
    { "u              " }fortryd, hvor det er fair
    { "s              " }gem
    { "q              " }gem og slut
app-help-signs = På brættet
app-help-colors = Bogstaver er felternes farver: { $letters }. Et stort bogstav eller { $tunnel } er en tunnel, { $sign } et felt, der kræver et { wild-card }.
app-help-owned = Et ciffer på en farve er den spillers vogn.
app-help-stations = { $sign } og et ciffer: den spillers station.
app-help-markers = { $sign } og et ciffer: den spillers by-brik.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = Et stort bogstav og et tal i en by: souvenirer, og hvor mange der er: { $letters }.
app-help-close = Esc lukker dette.
