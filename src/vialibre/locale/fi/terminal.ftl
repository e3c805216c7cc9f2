# Sovellus päätteessä (vialibre play). Tilaa on vähän: rivit ovat 80 merkkiä leveitä.

## Paneelit ja rivit

app-row = Rivi
app-deck = Pakka { $cards }
app-deck-long = Pakka: { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, poistettu: { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } lippu nostettavissa
   *[other] { $tickets } lippua nostettavissa
}
app-hand = Käsi
app-hand-long = Käsi: { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
# Yksi pelaaja rivillä, jolla on enintään viisi muuta: pisteet ja vaunut mahdollisimman lyhyesti.
app-player-short = { $score }p { $cars }v
app-player-score = { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
}
app-player-cars = { $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
}
app-player-cards = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
app-player-tickets = { $tickets ->
    [one] { $tickets } lippu
   *[other] { $tickets } lippua
}
app-player-stations = { $left ->
    [one] { $left } asema jäljellä
   *[other] { $left } asemaa jäljellä
}
app-player-markers = { $left ->
    [one] { $left } kaupunkimerkki jäljellä
   *[other] { $left } kaupunkimerkkiä jäljellä
}
app-player-souvenirs = matkamuistot: { $souvenirs }
app-player-alvin = Alvin hallussa
app-last-round = Viimeinen kierros!
app-tickets-offered = Valittavana
app-tickets-own = Menolippusi
app-tickets-none = Ei vielä menolippuja.
app-ticket-state = { $state ->
    [done] valmis
    [cut_off] mahdoton
   *[possible] mahdollinen
}
# Mitä lipusta vielä puuttuu.
app-ticket-missing = { $cars ->
    [one] { $cars } vaunu puuttuu
   *[other] { $cars } vaunua puuttuu
}: { $routes }
app-ticket-station = asema: { $cities }
app-ticket-rival = jos vastustaja rakentaa ensin
app-log-undone = { $player } kumoaa viimeisimmän toimintonsa.
app-log-said = { $player }: { $said }

## Paneelien nimet; kirjain nimen edessä on sen näppäin

app-pane = { $pane ->
    [actions] Toiminnot
    [cards] Kortit
    [tickets] Menoliput
    [players] Pelaajat
   *[log] Loki
}
app-pane-count = { $pane } { $count }

## Toiminnon etsiminen

app-find = / etsii sanoilla: mar pun
app-find-none = Mikään mahdollinen toiminto ei vastaa näitä sanoja.
app-waiting = Muut miettivät…
app-nothing = Päätettävää ei ole.

## Näppäinrivi

app-key = { $key ->
    [find] etsi
    [choose] valitse
    [map] kartta
    [zoom] zoomaa
    [hint] vihje
    [undo] kumoa
    [save] tallenna
    [help] ohje
    [quit] lopeta
    [back] takaisin
   *[move] siirrä
}

## Mitä hetken näytetään

app-hint = Vihje: { $action }
app-hint-thinking = Mietitään vihjettä…
app-no-undo = Nyt ei voi kumota mitään.
app-not-your-turn = Nyt ei ole sinun vuorosi.
app-saved = Tallennettu: { $file }
app-saving = Tallennetaan…

## Esirippu ihmisten välissä

app-curtain-title = { $player }, sinun vuorosi
app-curtain-text = Muut katsovat muualle. Paina Enter, kun ruudun näkee vain { $player }.

## Loppu

app-scores-title = Peli on päättynyt
app-scores-keys = Esc: katso pelilautaa · q: tallenna ja lopeta

## Ohje

app-help-title = Näppäimet ja merkit
app-help-keys =
    { "↑ ↓ PgUp PgDn  " }liiku luettelossa; kartta näyttää paikan
    { "Enter          " }tee valittu toiminto
    { "/              " }etsi (mar pun: Marseille punaisella); Enter tekee, Esc lopettaa
    { "← →  Shift+↑ ↓ " }siirrä karttaa
    { "+  −  0        " }lähennä, loitonna, palauta
    { "m              " }suuri kartta, ja takaisin
    { "a c t p l      " }toiminnot, kortit, menoliput, pelaajat, loki; Tab: seuraava
    { "h              " }vihje vahvimmalta botilta
    { "u              " }kumoa, kun se on reilua
    { "s              " }tallenna
    { "q              " }tallenna ja lopeta
app-help-signs = Kartalla
app-help-colors = Kirjaimet ovat ruutujen värejä: { $letters }. Iso kirjain tai { $tunnel } on tunneli, { $sign } on ruutu, johon tarvitaan { wild-card }.
app-help-owned = Numero värin päällä: sen pelaajan vaunu.
app-help-stations = { $sign } ja numero: sen pelaajan asema.
app-help-markers = { $sign } ja numero: sen pelaajan kaupunkimerkki.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = Iso kirjain ja luku kaupungissa: matkamuistot ja niiden määrä: { $letters }.
app-help-close = Esc sulkee tämän.
