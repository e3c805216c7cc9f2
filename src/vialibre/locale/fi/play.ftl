### Peli päätteessä: vialibre play.

cli-play-help = Pelaa päätteessä: botteja vastaan, muiden kanssa tällä näppäimistöllä (--hotseat) tai palvelimen pöydässä (--server). Ilman päätettä tai valitsimella --plain edetään rivi riviltä, ruudunlukijoita ja skriptejä varten.
cli-play-examples =
    Esimerkkejä:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Pelaajien määrä, sinä mukaan lukien. Oletus: sinä ja nimeämäsi botit, tai kolme.
cli-play-bots-help = Vastustajasi pilkuilla erotettuina: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), mikä tahansa muu botti nimellään tai oma muodossa moduuli:Luokka tai cmd:./program. Yksi nimi täyttää kaikki loput paikat.
cli-play-lang-help = Pelin kieli, esimerkiksi es. Oletus: järjestelmäsi kieli.
cli-play-plain-help = Rivi riviltä, ilman ruudun ohjausta.
cli-play-hotseat-help = Tällä näppäimistöllä vuorotellen pelaavien nimet pilkuilla erotettuina.
cli-play-first-help = Aloittava paikka ykkösestä laskettuna tai ”random” (arvotaan). Ihmiset istuvat ensimmäisillä paikoilla, botit muilla.
cli-play-server-help = Palvelimen osoite, jos haluat pelata siellä.
cli-play-table-help = Palvelimen pöytä: sen linkin lopussa oleva koodi tai koko linkki.
cli-play-name-help = Nimesi.
cli-play-resume-help = Jatka tallennettua peliä.
cli-play-save-help = Mihin peli tallennetaan, kun lähdet ja kun peli on päättynyt. Oletus: uuteen tiedostoon, kun lähdet.

## Rivi riviltä kerrottuna. Tekstit luetaan myös ääneen, joten ne ovat lauseita, jos mahdollista.

play-title = { $board }. Pelaajat: { $players }.
play-how = Kirjoita toiminto, sen sanoja, kuten ”paris punainen”, tai ”ohje”.
# Ennen kirjoitettavaa; $player on se, jolta kysytään.
play-prompt = { $player }, mitä teet?
play-pause = { $undo ->
    [yes] Enter jatkaa; ”kumoa” kumoaa.
   *[no] Enter jatkaa.
}
play-pass-keyboard = Anna näppäimistö seuraavalle: { $player }. { $player }, paina Enter, kun kukaan muu ei katso.
play-bye = Näkemiin.
play-input-ended = Syöte loppui.
play-saved = Peli tallennettiin tiedostoon { $file }.
play-resume-with = Jatka komennolla: { $command }
play-record-written = Pelin tallenne kirjoitettiin tiedostoon { $file }.
play-save-where = Kerro, mihin: ”tallenna game.json”.
play-undone = { $player } kumoaa viimeisimmän valintansa.
play-said = { $player } sanoo: { $words }
# Peli, joka päättyi ilman tulosta: kaikki muut luovuttivat, tai kaikki halusivat lopettaa.
play-broken-off = Peli loppui kesken, ilman tulosta.

play-seat = { $player }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, { $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
}, { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $tickets ->
    [one] { $tickets } lippu
   *[other] { $tickets } lippua
}.
play-seat-stations = Asemia jäljellä: { $left }.
play-seat-markers = Kaupunkimerkit: { $cities }.
play-seat-souvenirs = Matkamuistot: { $symbols }.
play-last-turns = Viimeinen kierros: { $turns ->
    [one] { $turns } vuoro jäljellä.
   *[other] { $turns } vuoroa jäljellä.
}
play-alvin-at = Alvin on kaupungissa { $city }.
play-alvin-held = Alvin on pelaajalla { $player }.
play-row = Rivi: { $cards }. Kortteja pakassa: { $deck }; lippuja jäljellä: { $tickets }.
play-row-gap = tyhjä paikka
play-hand = { $count ->
    [0] Kätesi on tyhjä.
   *[other] Kätesi: { $cards }.
}
# $state on done, possible tai cut_off; $missing koostuu kolmesta seuraavasta viestistä peräkkäin.
play-ticket = { $state ->
    [done] Menolippu { $ticket }, { $points }: valmis.
    [cut_off] Menolippu { $ticket }, { $points }: mahdoton.
   *[possible] Menolippu { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } vaunu puuttuu
   *[other] { $cars } vaunua puuttuu
}, { $routes }
play-missing-stations = asema puuttuu: { $cities }
play-missing-rival = jonkun muun on ensin rakennettava reitti { $route }
play-offered = { $place }: { $ticket }
play-keep-how = Kirjoita niiden menolippujen numerot, jotka pidät, esimerkiksi ”1 3”.
play-tickets-draw = Jos haluat nostaa uusia menolippuja, kirjoita ”draw tickets”.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Kirjoita sen numero tai lisää sanoja.
   *[other] { $count } toimintoa sopii. Kirjoita yhden numero tai lisää sanoja.
}
play-more = { $count ->
    [one] Ja vielä yksi. Löydät sen kirjoittamalla lisää sanoja.
   *[other] Ja vielä { $count }. Löydät ne kirjoittamalla lisää sanoja.
}
play-more-ways = { $count ->
    [one] On vielä yksi maksutapa tai asema. Löydät sen näin: ”toiminnot paris”.
   *[other] On vielä { $count } maksutapaa, asemat mukaan lukien. Löydät ne näin: ”toiminnot paris”.
}
play-no-such-number = { $listed ->
    [0] Luetteloa, jossa { $number } olisi, ei vielä ole. ”toiminnot” näyttää sellaisen.
   *[other] { $number } ei ole luettelossa, jossa ovat numerot 1–{ $listed }. ”toiminnot” näyttää uuden.
}
play-nothing-found = Mikään mahdollinen toiminto ei vastaa sanoja ”{ $words }”. ”toiminnot” luettelee, mitä voit tehdä, ”ohje” kertoo lisää.
play-no-city = Tällä pelilaudalla ei ole kaupunkia, joka muistuttaisi sanaa ”{ $city }”.
play-hint = Vahva botti tekisi näin: { $sentence } [{ $typed }]. Tee se kirjoittamalla 1.

play-routes-of = { $count ->
    [0] { $player }: ei reittejä.
   *[other] { $player }, reitit: { $routes }.
}
play-stations-of = { $player }, asemat: { $cities }.
play-markers-of = { $player }, kaupunkimerkit: { $cities }.
play-souvenirs-at = { $city }: matkamuistot ”{ symbol-name }”, { $left } jäljellä.
play-route = { $route }: { $length ->
    [one] { $length } ruutu
   *[other] { $length } ruutua
}, { $color }
# Nämä kaksi seuraavat viestiä play-route.
play-route-tunnel = , tunneli
play-route-ferry = , lautta ({ $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.partitive }
})
play-route-line = { $route }. { $state }
play-route-open = Vapaa.
play-route-taken = Omistaja: { $player }.

play-sheet = { $player }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
play-sheet-line = { $label }: { $points }

play-help = Sinulta kysytään toimintoa. Kirjoita se kuten luettelossa ”toiminnot”, esimerkiksi ”claim paris-zurich red+1” tai ”draw deck”; tai kirjoita mitä tahansa sen sanoja niin lyhyesti kuin haluat: ”mar pun” löytää sen, minkä voit maksaa punaisilla korteilla lähellä Marseillea. Jos useampi sopii, ne luetellaan, ja valitset numerolla. Tyhjä rivi kertoo pelitilanteen uudelleen. Muut komennot:
play-help-line = { $word }: { $about }
# Mitä kukin komento on kirjoitettuna: yksi sana ilman välilyöntejä. Englannin sanatkin toimivat.
play-command-word = { $command ->
    [help] ohje
    [actions] toiminnot
    [tickets] liput
    [board] lauta
    [hint] vihje
    [undo] kumoa
    [log] loki
    [score] pisteet
    [save] tallenna
   *[quit] lopeta
}
play-command-help = { $command ->
    [help] tämä ohje
    [actions] mitä voit tehdä; sanojen kanssa vain niihin sopivat, kaikilla maksutavoilla
    [tickets] menolippusi, niiden tila ja mitä puuttuu
    [board] kenellä on mitkä reitit; kaupungin kanssa sen reitit
    [hint] mitä vahva botti tekisi
    [undo] kumoa viimeisin valintasi, jos mitään piilossa ollutta ei paljastunut eikä kukaan ole sen jälkeen toiminut
    [log] mitä tähän asti on tapahtunut
    [score] pelaajien pisteet, vaunut ja kortit
    [save] tallenna peli tiedostoon, niin voit jatkaa toiste
   *[quit] lähde; peli tallennetaan
}

## Palvelimella ennen pelin alkua

play-room-seats = Pöydässä: { $people }.
play-room-free = { $free ->
    [0] Kaikki paikat on varattu.
    [one] Yksi paikka on vapaana.
   *[other] { $free } paikkaa on vapaana.
}
play-room-host-start = Kaikki ovat paikalla. Aloita painamalla Enter.
play-room-host-wait = Katso uudelleen painamalla Enter, kun muita on tullut, tai lisää botti kirjoittamalla ”bot easy”, ”bot normal”, ”bot hard”, ”bot expert” tai ”bot master”.
play-room-guest = Odotetaan pelin alkua.
play-room-empty = ei ketään
play-connection-lost = Yhteys katkesi; yhdistetään uudelleen.
play-connection-back = Yhteys palasi.
play-stays-on-server = Peli jatkuu palvelimella. Palaa samalla komennolla.

## Virheet

error-name-twice = Kahdella on sama nimi { $name }. Anna kullekin oma nimi.
error-seats-and-people = { $people ->
    [one] Yksi ihminen
   *[other] { $people } ihmistä
} ja { $bots ->
    [one] { $bots } botti
   *[other] { $bots } bottia
} eivät täsmää paikkojen määrään { $seats }. Nimeä yhtä monta bottia kuin paikkoja on jäljellä, tai yksi niille kaikille.
error-unknown-language = ”{ $lang }” ei ole saatavilla oleva kieli. Valitse jokin näistä: { $known }.
error-cannot-write = Tiedostoa { $file } ei voi kirjoittaa: { $detail }. Valitse toinen paikka.
error-saved-game-over = Tiedoston { $file } peli on päättynyt. Katso se komennolla ”vialibre replay”.
error-only-bots = Tiedoston { $file } pelissä on vain botteja, joten siinä ei ole paikkaa, josta jatkaa. Katso se komennolla ”vialibre replay”.
error-not-together = { $first } ja { $second } eivät käy yhdessä: jätä toinen pois.
error-table-needed = Jos haluat pelata palvelimella, kerro sekä sen osoite että pöytä: --server URL --table CODE.
error-bad-server = { $url } ei kelpaa palvelimen osoitteeksi. Osoite näyttää tältä: http://127.0.0.1:8000.
error-server-away = Osoitteeseen { $url } ei saada yhteyttä: { $detail }. Tarkista osoite ja se, että palvelin on siellä käynnissä.
error-not-a-server = { $url } ei vastaa niin kuin Vía Libren palvelin vastaisi. Tarkista osoite.
error-server-said = { $text }
error-server-keeps = Peli on tallessa palvelimella, ja sen tallenteen saa, kun peli on päättynyt. Voit vain lähteä ja palata.
error-table-closed = Tämä pöytä suljettiin ennen pelin alkua. Pyydä toista.
