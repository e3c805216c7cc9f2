### Komentorivi.

cli-help = Junareittilautapelejä: pelaa selaimessa tai päätteessä, katso bottien pelejä, pelaa tuhansia pelejä, suunnittele ja tarkista pelilautoja, toista tallenteita. Ilman komentoa: avaa pelin selaimeesi; valitsimella --lan siihen pääsee myös verkkosi puhelimilla.
cli-examples =
    Esimerkkejä:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Kerro versio ja se, onko pelimoottori käännetty vai tulkattu.
cli-port-help = Ilman komentoa: palvelimen portti. Oletus: 8000 tai jokin muu, jos se on varattu.
cli-no-browser-help = Ilman komentoa: älä avaa selainta, kerro vain osoite.
cli-open-already = Vía Libre on jo käynnissä osoitteessa { $url }
cli-compiled = käännetty
cli-interpreted = tulkattu
cli-see-help = Kokeile '{ $command }'.
cli-interrupted = keskeytetty.
cli-internal-error = ohjelmassa tapahtui virhe ({ $error }). Ilmoitathan siitä; VIALIBRE_DEBUG=1 näyttää, missä.

cli-board-argument = Pelilaudan tunnus (ks. 'vialibre board list') tai lautatiedosto.
cli-seats-help = Pelaajien määrä.
cli-seed-help = Kokonaisluku; sama luku antaa saman pelin.
cli-alvin-help = Pelaa Alvinin kanssa pelilaudoilla, joilla hän on.
cli-json-help = Tulosta taulukoiden sijaan yksi JSON-objekti.

cli-watch-help = Katso bottien välistä peliä rivi riviltä.
cli-watch-examples =
    Esimerkkejä:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } pelaajaa, siemenluku { $seed }
cli-save-help = Tallenna peli myös tallenteeksi.
cli-saved = Tallenne kirjoitettu tiedostoon { $file }.
cli-game-length = { $actions ->
    [one] Yksi toiminto.
   *[other] { $actions } toimintoa.
}

cli-simulate-help = Pelaa monta peliä nopeasti ja tulosta voitto-osuudet, keskipisteet ja pelien pituudet.
cli-simulate-examples =
    Esimerkkejä:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Botit pilkuilla erotettuina, yksi kullekin paikalle: porter (satunnainen), stoker (ahne), conductor (seuraa menolippujaan), surveyor (suunnittelee), dispatcher (kokeilee ideoitaan muutaman vuoron päähän), baron (arvaa myös, mihin vastustajat pyrkivät) tai oma muodossa moduuli:Luokka tai cmd:./program. @-merkin jälkeen on miettimisaika: baron@0.4 sekunteina, baron@200w maailmoina. Komennolla simulate on myös random, joka on paljon nopeampi ja pelaa vain itseään vastaan.
cli-games-help = Pelien määrä.
cli-jobs-help = Työprosessien määrä; tulokset eivät riipu siitä.
cli-move-time-help = Kuinka kauan botti saa käyttää yhteen päätökseen (todellista aikaa). Jos aika ylittyy, se luovuttaa pelin: toinen botti pelaa sen loppuun, ja se lasketaan häviöksi.
cli-traceback-help = Näytä botin virheestä koko traceback eikä vain sen oman tiedoston viimeisiä rivejä.
cli-traceback-hint = Valitsin --traceback näyttää koko tracebackin.
cli-games = Pelit
cli-seat = paikka
cli-wins = voitot
cli-mean-score = keskipisteet
cli-score-range = pisteet
cli-tickets-made-missed = menoliput valmiina / kesken
cli-lengths = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
}, keskimäärin { $mean } toimintoa ({ $least }–{ $most }). Paikka 1 aloittaa; jaettu voitto lasketaan osina.

cli-bench-help = Mittaa pelimoottorin nopeus, käännetty ja tulkattu rinnakkain, koneesta riippumattomassa yksikössä.
cli-bench-examples =
    Esimerkkejä:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Käytä enintään 15 sekuntia; luvut ovat karkeampia.
cli-measuring = Mitataan…
cli-unit = Yksi yksikkö U on tässä { $milliseconds } ms suoritinaikaa (Python { $python }).
cli-only-interpreted = Pelimoottoria ei ole käännetty tässä: molemmat sarakkeet ovat tulkatusta.
cli-measured = mitattu
cli-ratio = suhde
cli-games-per-unit = { $board }, { $seats } paikkaa: pelejä / U
cli-actions-per-second = { $board }, { $seats } paikkaa: toimintoja sekunnissa
cli-stepwise = usa Pythonista, askel kerrallaan: toimintoja / U
cli-legal15-us = sallitut toiminnot 15 kortilla: µs
cli-copy-us = pelin kopiointi: µs
cli-import-s = käyttöönotto ja pelilaudan lataus: s
cli-memory-mb-10k = 10 000 peliä käynnissä: Mt

cli-replay-help = Tulosta tallenteen peli ja tarkista sen tulos.
cli-replay-examples =
    Esimerkkejä:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Tallenne, jonka kirjoitti 'vialibre watch --save' tai joka on ladattu pöydästä.
cli-until-help = Pysähdy näin monen toiminnon jälkeen; lukee vioittuneestakin tiedostosta sen, mikä on ennen virhettä.
cli-quiet-help = Älä tulosta peliä, tarkista vain.
cli-replay-proven = Tallenne on oikein: { $actions ->
    [one] yksi sallittu toiminto, ja tulos seuraa siitä.
   *[other] { $actions } sallittua toimintoa, ja tulos seuraa niistä.
}
cli-replay-until = { $actions ->
    [one] Pysähdyttiin yhden toiminnon jälkeen
   *[other] Pysähdyttiin { $actions } toiminnon jälkeen
}; loppua ei tarkistettu.

cli-board-help = Luettele ja näytä pelilautoja; tee, tarkista, piirrä ja tasapainota omia.
cli-board-examples =
    Esimerkkejä:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Luettele pelin mukana tulevat pelilaudat.
cli-board-list-examples =
    Esimerkki:
    vialibre board list
cli-board-show-help = Näytä pelilaudan asetukset, reitit ja liput sekä ne tiedot, jotka eivät ole varmoja.
cli-board-show-examples =
    Esimerkkejä:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Tarkista lautatiedosto: kertoo, että sillä voi pelata, tai mikä on vialla ja missä.
cli-board-check-examples =
    Esimerkki:
    vialibre board check my_board.toml
cli-board-file-argument = Lautatiedosto (TOML).
cli-board-fine = { $file }: tällä pelilaudalla voi pelata. { $name }: kaupunkeja { $cities }, reittejä { $routes }, lippuja { $tickets }.
cli-board-digest = Sisällön tiiviste: { $digest }
cli-board-note = { $id ->
    [san_francisco] Yhden ihmisen painetusta pelilaudasta kirjaama ja monin kohdin vahvistettu: katso kunkin rivin lähde.
   *[other] { $note }
}
cli-board-name = nimi
cli-board-players = pelaajat
cli-board-cities = kaupungit
cli-board-routes = reitit
cli-board-tickets = menoliput
cli-board-cars = vaunut
cli-board-cards = kortit
cli-board-hand = aloituskäsi
cli-board-tickets-dealt = aloitusliput / pidettävä
cli-board-tickets-drawn = nostettavat liput / pidettävä
cli-board-points = pisteet pituuden mukaan
cli-board-parallel = rinnakkaiset reitit auki pelaajamäärästä
cli-board-rules = säännöt
cli-board-ties = tasapelin ratkaisijat
cli-board-route = reitti
cli-board-length = ruudut
cli-board-color = väri
cli-board-spaces = Ruudut väreittäin:
cli-board-ticket = menolippu
cli-board-worth = pisteet

cli-line-routes = Reitit
cli-line-captures = Alvin napattu
cli-line-made = Valmiit menoliput
cli-line-missed = Keskeneräiset menoliput
cli-line-stations = Rakentamattomat asemat
cli-line-longest-path = Pisin reitti
cli-line-globetrotter = Matkaaja
cli-line-souvenirs = Matkamuistot
cli-line-alvin = Alvin pelin lopussa
cli-line-total = Yhteensä
cli-bot = Botti
cli-board-wilds = { $colors } + { $wilds ->
    [one] { $wilds } { wild-card }
   *[other] { $wilds } { wild-card.partitive }
}
cli-board-ferry = lautta { $symbols }
cli-board-tunnel = tunneli
cli-board-long = pitkä
cli-longest-path-ms = pisin katkeamaton reitti, vaikeimmat tunnetut verkot: ms

## Mitä komentorivi itse sanoo: ohjeen otsikot ja käyttövirheet

cli-usage = Käyttö:
cli-usage-options-word = { "[" }VALITSIMET]
cli-usage-command-word = KOMENTO [ARGUMENTIT]...
cli-usage-arguments = Argumentit
cli-usage-options = Valitsimet
cli-usage-commands = Komennot
cli-usage-help = Näyttää tämän ohjeen ja lopettaa.
cli-usage-default = oletus: { $default }
cli-usage-required = pakollinen
cli-usage-no-option = Valitsinta { $option } ei ole.
cli-usage-no-command = Komentoa ”{ $command }” ei ole.
cli-usage-missing-command = Komento puuttuu.
cli-usage-missing = { $name } puuttuu.
cli-usage-extra = Odottamattomia argumentteja: { $arguments }.
cli-usage-needs-value = { $option } tarvitsee arvon.
cli-usage-takes-no-value = { $option } ei ota arvoa.
cli-usage-bad-value = { $kind ->
    [integer] { $name }: arvon on oltava kokonaisluku, ei ”{ $value }”.
    [number] { $name }: arvon on oltava luku, ei ”{ $value }”.
    [least] { $name }: arvon on oltava vähintään { $limit }.
    [most] { $name }: arvo saa olla enintään { $limit }.
    [choice] { $name }: arvon on oltava jokin näistä: { $known }, ei ”{ $value }”.
   *[other] { $name }: { $detail }
}
cli-usage-near = Tarkoititko: { $near }?
