# Etusivu, pöydän odotussali ja asetukset.

## Etusivu

home-tagline = Rakenna rautateitä halki kartan, kavereiden kanssa tai botteja vastaan.
home-language = Kieli
home-settings = Asetukset
# Luetaan ääneen sen lomakkeen otsikkona, jolla aloitetaan peli botteja vastaan.
home-play-title = Peli botteja vastaan
# Kuin junalippuun painettuna: kenen lippu on. Nimi tulee perään.
home-passenger = Matkustaja
home-name = Nimesi
home-name-save = Tallenna
home-name-change = { $name }: vaihda nimesi
home-board = Pelilauta
home-players = { $from }–{ $to } pelaajaa
home-bots-number = Botteja
home-level = Bottien taso
# Mitä tämän tason botti tekee, muutamalla sanalla; nimet ovat viestissä level-name.
home-level-hint = { $level ->
    [easy] Nappaa pisteet heti.
    [normal] Seuraa menolippujaan.
    [hard] Suunnittelee pitkälle ja hyvin.
    [expert] Kokeilee ideoitaan muutaman vuoron päähän. Miettii noin 0,3 s siirtoa kohti.
   *[master] Pelaa ideansa läpi ja arvaa sinunkin. Miettii noin 1 s siirtoa kohti.
}
home-play = Pelaa nyt
home-level-own = Tämän palvelimen oma botti.
# Sanotaan, kun peliä avataan.
home-leaving = Rata on vapaa: lähdetään!

## Muut tavat pelata

home-more-ways = Muita tapoja pelata
home-friends = Pöytä kavereille
home-friends-hint = Avaa pöytä ja jaa sen linkki
home-friends-text = Saat linkin ja QR-koodin jaettavaksi. Vapaat paikat voit täyttää boteilla ennen alkua.
home-make-table = Avaa pöytä
home-hot-seat = Tällä laitteella
home-hot-seat-hint = Pelatkaa vuorotellen samalla laitteella
home-hot-seat-text = Kierrättäkää laitetta: vuorojen välissä verho peittää kaikkien kortit.
home-hot-seat-play = Aloita peli
home-guide = Ensimmäinen pelisi
home-guide-hint = Kahden minuutin opastus
home-design = Suunnittele pelilauta
home-design-hint = Piirrä kaupungit ja reitit, pelaa heti
home-people = Ketkä pelaavat?
# Nimen tilalla, kun nimeä ei ole annettu.
home-person-number = Pelaaja { $number }
home-person-add = Lisää pelaaja
home-person-remove = Poista { $name }
home-too-many = Tällä pelilaudalla pelaajia on enintään { $most }.
home-seats-number = Pelaajia
home-options = Pelin asetukset
home-more-options = Lisää asetuksia
home-option-public = Julkinen pöytä
home-option-public-hint = Kuka tahansa tällä palvelimella voi liittyä. Muuten vain linkin saaneet.
home-option-chat = Viestit
home-option-chat-hint = Vapaata tekstiä. Pikalauseita voi käyttää aina.
# Yhden pelilaudan muunnelma: Alvin on avaruusolento, joka liikkuu kaupungista toiseen.
home-option-alvin = Pelaa Alvinin kanssa
home-option-alvin-hint = Nappaa avaruuden vieras ja saat lisäpisteitä.
home-option-first = Kuka aloittaa
home-first-random = Arvotaan
home-first-you = Sinä
home-option-clock = Kello
home-clock-name = { $clock ->
    [none] Ei kelloa
    [quick] Nopea
    [relaxed] Rento
    [days] Kirjepeli
   *[other] Mukautettu
}
home-clock-fact = Kello: { home-clock-name }
home-clock-none-hint = Jokainen saa miettiä rauhassa.
# $move ja $reserve ovat aikoja sanoina, kuten ”30 sekuntia” ja ”3 minuuttia”.
home-clock-hint = Siirtoa kohti { $move }, koko peliin varalla { $reserve }.
home-option-pause = Bottien vauhti
home-pause-name = { $pause ->
    [slow] Hidas
    [normal] Tavallinen
    [quick] Nopea
    [none] Heti
   *[other] Mukautettu
}
home-own-board = Oma pelilauta
home-own-board-hint = Lautatiedosto (.toml); muoto on selitetty dokumentaatiossa.
home-own-board-chosen = Lautatiedosto: { $name }
home-own-board-drop = Valitse toinen pelilauta

## Peliluettelot

home-mine = Omat pelit
home-mine-empty = Ei pelejä kesken. Aloita peli yllä: se odottaa sinua täällä, kun lähdet.
home-open = Avoimet pöydät
home-open-empty = Mikään pöytä ei juuri nyt odota pelaajia. Avaa julkinen pöytä.
home-running = Katsottavat pelit
home-running-empty = Yhtään julkista peliä ei ole nyt käynnissä.
home-replays = Päättyneet pelit
home-replays-empty = Pelaa peli loppuun, niin voit katsoa täällä sen jokaisen siirron.
home-wait = Odotussali
home-continue = Jatka
home-join = Liity
home-watch = Katso
home-replay = Katso toisto
home-replays-more = Näytä lisää
home-show-all = Näytä kaikki { $count }
# Pöydän botit nimiluettelon lopussa: ”Ana, Bea ja 2 bottia”.
home-bots = { $count ->
    [one] { $count } botti
   *[other] { $count } bottia
}
home-seats-free = { $count ->
    [one] { $count } paikka vapaana
   *[other] { $count } paikkaa vapaana
}
home-with-alvin = mukana Alvin
# Miten päättynyt peli meni lukijalta.
home-result = { $place ->
    [1] Voitto, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
   *[other] { $place }. sija, pelaajia { $count }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
}
# Miten peli meni, kun lukijalla oli useita pelaajia.
home-winner = { $name } voitti, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
home-footer = Ilmainen. Ei tilejä eikä mainoksia.
home-footer-links = Muita sivuja
home-programmers = Kehittäjille

## Pöydän odotussali

# Selainikkunan otsikko.
room-page-title = { $board } – Vía Libre
room-title = Odotussali
room-seats = Paikat
room-seat-free = Vapaa
room-seat-number = Paikka { $number }
room-bot = Botti
# Merkitsee lukijan oman paikan.
room-you = Sinä
# Merkitsee sellaisen pelaajan paikan, joka pelaa lukijan laitteella.
room-this-device = Tämä laite
# Merkitsee isännän paikan.
room-host = Isäntä
room-away = Poissa
room-sit = Istu pöytään
room-sit-here = Istu tähän
room-put-bot = Lisää botti
room-leave = Lähde
room-leave-named = Lähde paikalta: { $name }
room-remove = Poista
room-remove-named = Poista { $name }
room-your-name = Nimesi
room-or-watch = Voit myös vain katsoa: peli ilmestyy tähän, kun se alkaa.
room-full = Kaikki paikat on varattu. Voit katsoa: peli ilmestyy tähän, kun se alkaa.
room-another = Toinen pelaaja tälle laitteelle
room-another-text = Joku, joka pelaa kanssasi tällä laitteella. Vuorojen välissä verho peittää kortit.
room-another-name = Pelaajan nimi
room-invite = Kutsu muita
room-link = Linkki tähän pöytään
room-copy = Kopioi
room-copied = Linkki kopioitu.
room-copy-yourself = Linkki on valittuna: kopioi se laitteesi omalla toiminnolla.
room-share = Jaa
# Lähetetään linkin mukana.
room-share-text = Tule pelaamaan kanssani! Pelilautana { $board }.
room-not-shared = Linkki toimii vain tällä koneella.
# $command kirjoitetaan päätteeseen; sitä ei käännetä.
room-not-shared-help = Jotta muut laitteet verkossasi pääsevät mukaan, pysäytä ohjelma ja käynnistä se komennolla ”{ $command }”.
room-code = QR-koodi: { $link }
room-code-hint = Liity osoittamalla koodia puhelimen kameralla.
room-yes-no = { $value ->
    [yes] Kyllä
   *[no] Ei
}
room-start-title = Aloitus
room-start = Aloita peli
room-start-ready = Kaikki paikat on varattu. Aloita, kun olet valmis!
room-start-free = { $count ->
    [one] { $count } paikka on vielä vapaana: odota jotakuta tai lisää botti.
   *[other] { $count } paikkaa on vielä vapaana: odota kavereita tai täytä ne boteilla.
}
room-start-bots-only = Pöydässä on vain botteja. Istu pöytään, niin voit aloittaa pelin.
room-bot-level = Uusien bottien taso
room-fill = Täytä boteilla
room-wait-people = { $count ->
    [one] { $count } paikka on vielä vapaana. Odotetaan vielä yhtä pelaajaa.
   *[other] { $count } paikkaa on vielä vapaana. Odotetaan lisää pelaajia.
}
room-wait-host = Kaikki paikat on varattu. Odotetaan, että { $name } aloittaa pelin.
room-wait-start = Kaikki paikat on varattu. Odotetaan alkua.
room-close = Sulje pöytä
room-close-text = Sen jälkeen täällä ei voi pelata, eikä linkki enää toimi.
room-closed-title = Tämä pöytä on suljettu
room-closed = Isäntä sulki pöydän ennen pelin alkua.
room-news-sat = { $name } istuu pöytään.
room-news-bot = Botti istuu pöytään: { $level }.
room-news-left = { $name } lähti.
room-news-options = Pelin asetuksia muutettiin.
room-news-host = Isäntä on nyt { $name }.

## Asetukset

settings-page-title = Asetukset – Vía Libre
settings-looks = Kieli ja ulkoasu
settings-theme = Teema
settings-theme-name = { $theme ->
    [light] Vaalea
    [dark] Tumma
   *[auto] Järjestelmä
}
settings-motion = Vähennä liikettä
settings-motion-hint = Kortit ja junat hyppäävät paikoilleen liukumatta.
settings-playing = Pelaaminen
settings-confirm = Varmista ennen reitin rakentamista
settings-confirm-hint = Yksi napsautus lisää, ei vahinkoja.
settings-shortcuts = Pikanäppäimet
settings-shortcuts-hint = Yksi näppäin nostaa kortin tai avaa paneelin.
settings-signals = Äänet ja ilmoitukset
settings-sound = Äänet
settings-volume = Voimakkuus
settings-notify = Ilmoita, kun on vuoroni
settings-notify-hint = Selaimen ilmoitus, kun katsot muualle.
settings-notify-impossible = Ei onnistu täällä: selaimet sallivat sen vain tällä koneella tai https-yhteydellä.
settings-notify-denied = Selaimesi ei salli sitä. Voit muuttaa sen selaimen asetuksista tämän sivun kohdalta.
settings-you = Sinä
settings-name-saved = Nimi tallennettu.
settings-name-hint = Muut näkevät sen pöydässä. Tiliä ei tarvita: tämä selain muistaa sinut.
settings-devices = Muut laitteet
settings-devices-text = Palautuslauseella olet sama pelaaja myös toisella laitteella, kaikkine peleinesi.
# Useamman sanan lause, jolla voi kirjautua toisella laitteella.
settings-phrase = Palautuslause
settings-phrase-make = Luo palautuslause
settings-phrase-renew = Uusi palautuslause
settings-phrase-renew-text = Sinulla on palautuslause. Uusi korvaa sen: vanha lakkaa toimimasta heti.
settings-phrase-renew-ask = Luodaanko uusi palautuslause?
settings-phrase-renew-warning = Vanha lakkaa toimimasta heti.
settings-phrase-renew-yes = Luo uusi
settings-phrase-text = Kirjoita se muistiin tai kopioi se: se näytetään vain kerran. Uusi lause korvaa vanhan. Kuka tahansa, jolla se on, voi pelata nimissäsi.
settings-phrase-copied = Lause kopioitu.
settings-phrase-write = Kopiointi ei onnistu täällä: kirjoita lause muistiin.
settings-phrase-done = Lause on tallessa
settings-phrase-use = Toisen laitteen palautuslause
settings-phrase-go = Käytä
settings-welcome-back = Tervetuloa takaisin, { $name }!
settings-sign-out-text = Katosiko laite, tai pelasitko toisen laitteella? Kirjaudu sieltä ulos tästä.
settings-sign-out = Kirjaudu ulos muualta
settings-signed-out = Valmis: olet nyt kirjautuneena vain tässä.
settings-muted = Mykistetyt pelaajat
settings-muted-none = Et ole mykistänyt ketään. Pöydässä voit mykistää pelaajat, joiden viestejä et halua nähdä.
# Joku, jonka nimeä ei enää tiedetä; $id on koodin alku.
settings-muted-unknown = Tuntematon ({ $id }…)
settings-unmute = Poista mykistys
settings-unmute-named = Poista mykistys: { $name }
settings-data = Tietosi
settings-data-text = Palvelin tallentaa nimesi, kielesi, pelisi ja viestisi.
settings-data-empty = Palvelin ei vielä tunne sinua, joten mitään ei ole tallessa. Se muuttuu, kun aloitat pelin tai liityt peliin.
settings-export = Lataa tietoni
settings-delete = Poista tietoni
settings-delete-title = Poistetaanko kaikki tietosi?
settings-delete-text = Nimesi, pelihistoriasi ja palautuslauseesi poistetaan. Lähdet kaikista pöydistä; muiden päättyneissä peleissä sinusta tulee nimetön.
settings-delete-warning = Tätä ei voi kumota.
settings-delete-yes = Poista lopullisesti
settings-deleted = Kaikki tietosi on poistettu.
