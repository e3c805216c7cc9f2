# Mitä tulee viimeisen siirron jälkeen: pistelasku, sekoituksen tarkistus ja päättyneen pelin toisto.
# $player, $ticket ja $city ovat valmiita nimiä. Pisterivien nimet, joita ei ole täällä, ovat tiedostossa game.ftl.

## Pistelasku, ensin lyhyenä esityksenä ja sitten taulukkona

ending-title = Lopputulos
ending-title-early = Peli loppui kesken
# Lopettaa pistelaskun esityksen heti.
ending-skip = Ohita
# Pienentää tai suurentaa tulosta puhelimessa.
ending-fold = Tulos
ending-ticket = Menolippu valmis
ending-ticket-missed = Menolippu ei valmis
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
}
# Pistetaulukon rivejä.
ending-tickets = Menoliput
ending-longest = Pisin reitti
ending-globetrotter = Matkaaja
# Taulukon nimi ruudunlukijoille.
ending-table = Pistelaskelmat
# Taulukossa olevalle lipulle tai pisimmälle reitille.
ending-show-on-board = Näytä laudalla
# $player on paikka, joka luovutti tai äänestettiin ulos.
ending-early = { $reason ->
    [resigned] { $player } luovutti, joten peli päättyy tähän.
    [voted_out] { $player } oli poissa ja äänestettiin ulos, joten peli päättyy tähän.
   *[abandoned] Kaikki suostuivat lopettamaan pelin, joten voittajaa ei ole.
}
ending-so-far = Tässä ovat laudalta tähän asti saadut pisteet; lippuja ja lisäpisteitä ei laskettu.
ending-again = Näytä pistelasku
ending-rematch = Uusinta
ending-join-rematch = Liity uusintaan
ending-watch-rematch = Katso uusintaa
ending-replay = Katso toisto
ending-download = Lataa tallenne

## Sekoituksen tarkistus. ”Täsmää” ja ”ei täsmää” koskevat lukuja, joita verrataan.

deal-changed = Tämä pöytä näyttää eri sitoumuksen kuin ennen. Sen jakoon ei lisätty mitään; älä pelaa täällä.
verify-open = Tarkista sekoitus
verify-title = Oliko jako reilu?
verify-about = Ennen kuin kukaan istui pöytään, palvelin sitoutui salaiseen lukuun. Jokaisen pelaajan selain lisäsi omia satunnaislukuja. Kaikki sekoitukset seuraavat näistä yhdessä, joten kukaan ei voinut valita kortteja. Tämä sivu laskee nyt kaiken uudelleen.
verify-working = Tarkistetaan…
verify-conclusion = { $verdict ->
    [proven] Kaikki täsmää: kukaan ei voinut valita näitä kortteja.
    [follows] Jako seuraa julkaistusta salaisuudesta ja kaikkien luvuista. Tämä laite ei nähnyt sitoumusta etukäteen, joten ei ole todistettu, että palvelin oli jo valinnut salaisuutensa.
    [continued] Kortit ovat sen pelin, jota tämä jatkaa. Miten ne jaettiin, selviää sen pelin tarkistuksesta.
    [alone] Luvut täsmäävät, mutta vain palvelin lisäsi niitä: tämä ei todista, ettei kukaan valinnut kortteja.
    [unproven] Kortit vastaavat siemenlukuaan, mutta sen alkuperää ei voi todistaa täällä: tämä peli jatkaa toista peliä.
   *[wrong] Jokin ei täsmää. Älä luota tähän jakoon.
}
# Ruudunlukijat lukevat tämän ennen kutakin vaihetta.
verify-finding = { $finding ->
    [right] Kunnossa:
    [wrong] Virhe:
   *[unknown] Tuntematon:
}
verify-step-commitment = { $finding ->
    [right] Palvelimen salaisuus on se, johon se sitoutui ennen jakoa.
   *[wrong] Palvelimen salaisuus ei ole se, johon se sitoutui ennen jakoa.
}
verify-step-seen = { $finding ->
    [right] Tämä selain näki salaisuuden sitoumuksen ennen kuin se lisäsi lukunsa.
    [wrong] Ennen kuin tämä selain lisäsi lukunsa, se näki toisen sitoumuksen.
   *[unknown] Tämä selain ei nähnyt sitoumusta ennen jakoa tai on unohtanut sen.
}
verify-step-source = { $finding ->
    [right] Siemenluku on sen pelin, jota tämä jatkaa.
    [wrong] Siemenluku ei ole sen pelin, jota tämä jatkaa.
   *[unknown] Tämä selain ei tunne peliä, jota tämä jatkaa.
}
verify-step-entropy = { $finding ->
    [right] Tämän selaimen lisäämä luku on mukana.
    [wrong] Tämän selaimen lisäämä luku puuttuu.
   *[unknown] Tämä selain ei lisännyt lukua, tai lukua ei enää ole tallessa.
}
# $count kertoo, moneltako paikalta lisättiin luku; botit eivät lisää.
verify-step-seed = { $finding ->
    [right] Siemenluku seuraa { $count ->
        [0] pelkästä salaisuudesta: kukaan pelaaja ei lisännyt lukua.
        [one] salaisuudesta ja yhden pelaajan lisäämästä luvusta.
       *[other] salaisuudesta ja { $count } pelaajan lisäämistä luvuista.
    }
   *[wrong] Siemenluku ei seuraa salaisuudesta ja pelaajien lisäämistä luvuista.
}
verify-step-first = { $finding ->
    [right] Aloittanut pelaaja on se, jonka siemenluku arpoi.
    [wrong] Aloittanut pelaaja ei ole se, jonka siemenluku arpoi.
   *[chosen] Isäntä valitsi aloittajan, joten mitään ei arvottu.
}
verify-step-tickets = { $finding ->
    [right] Kaikki aloitusliput ({ $count }) ovat siemenluvun mukaisia.
   *[wrong] Aloitusliput eivät ole siemenluvun mukaisia.
}
verify-step-souvenirs = { $finding ->
    [right] Matkamuistot ovat siellä, minne siemenluku ne asetti.
   *[wrong] Matkamuistot eivät ole siellä, minne siemenluku ne asetti.
}
verify-step-hands = { $finding ->
    [right] Kaikki aloituskäsien kortit ({ $count }) ovat siemenluvun mukaisia.
   *[wrong] Aloituskädet eivät ole siemenluvun mukaisia.
}
verify-step-row = { $finding ->
    [right] Ensimmäinen rivi on siemenluvun mukainen.
   *[wrong] Ensimmäinen rivi ei ole siemenluvun mukainen.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Ainoa ensimmäisestä pakasta myöhemmin tullut kortti on siemenluvun mukainen.
       *[other] Ensimmäisestä pakasta myöhemmin tulleet { $count } korttia ovat siemenluvun mukaisia, oikeassa järjestyksessä.
    }
    [wrong] Ensimmäisestä pakasta myöhemmin tulleet kortit eivät ole siemenluvun mukaisia.
   *[unknown] Tämän pelilaudan kortteja ei voi laskea täällä.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Ainoa myöhemmin nostettu lippu on siemenluvun mukainen.
       *[other] Myöhemmin nostetut { $count } lippua ovat siemenluvun mukaisia, oikeassa järjestyksessä.
    }
   *[wrong] Myöhemmin nostetut liput eivät ole siemenluvun mukaisia.
}
verify-numbers = Näytä luvut
verify-number-commitment = Sitoumus (salaisuuden SHA-256)
verify-number-remembered = Tämän selaimen näkemä sitoumus
verify-number-secret = Palvelimen salaisuus
verify-number-entropy = Lisäys: { $player }
verify-number-seed = Kaikkien sekoitusten siemenluku
verify-covers = Tässä tarkistetaan: mistä siemenluku tulee; aloittaja, jos hänet arvottiin; menoliput, kädet ja rivi alussa; matkamuistopinot, jos pelilaudalla on niitä; ensimmäisen pakan ja menolippujen järjestys siltä osin kuin se näkyi pelissä. Tässä ei tarkisteta: myöhemmin uudelleen sekoitettuja pakkoja, siirtoja, pisteitä eikä palvelimen allekirjoitusta.
verify-elsewhere = Tallenteessa on kaikki tämä palvelimen allekirjoittamana. Komennolla ”vialibre verify” kuka tahansa voi tarkistaa myös sen jokaisen siirron.

## Päättyneen pelin toisto

# Sivun otsikko; $board on pelilaudan nimi.
replay-title = Toisto: { $board }
replay-back = Takaisin pöytään
replay-not-over = Tämä peli on vielä kesken. Sen voi toistaa, kun se on päättynyt.
replay-watch = Siirry pöytään
replay-no-table = Tästä linkistä ei löydy peliä. Varmista, että kopioit linkin kokonaan.
# Kenen kortit näkyvät.
replay-eyes = Näkymä
replay-eyes-open = Kaikki kortit auki
replay-eyes-spectator = Katsoja
# Valinta, mitä laudan vieressä näytetään.
replay-tabs = Pelin näkymät
replay-tab-players = Pelaajat
replay-tab-charts = Kaaviot
replay-tab-steps = Siirrot
replay-tab-more = Lisää

## Pelissä liikkuminen

replay-controls = Toisto
# Vaihe on pelitilanne kahden siirron välissä: 0 on jako.
replay-moment = Vaihe { $at }/{ $last }
replay-slider = Vaihe
replay-first = Ensimmäinen vaihe
replay-turn-back = Vuoro taaksepäin
replay-back-one = Siirto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-forward-one = Siirto eteenpäin
replay-turn-forward = Vuoro eteenpäin
replay-last = Viimeinen vaihe
replay-speed = Nopeus
# Kuinka nopeasti toistetaan: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Nuolinäppäimet: siirto taakse- tai eteenpäin. Page Up ja Page Down: vuoro. Home ja End: ensimmäinen ja viimeinen vaihe. Välilyönti: toista tai tauko.
replay-deal = Kortit jaetaan.

## Mitä kullakin oli

replay-score = Pisteet
replay-cars = Vaunut
replay-cards = Kortit
replay-tickets = Menoliput
# Prosenttiluvun alla, kapeassa sarakkeessa.
replay-chance = Voitto
replay-luck = Onni
replay-luck-about = Onni lasketaan pakasta nostetuista korteista: paljonko { wild-card.plural-partitive } tuli odotettua enemmän ja tunneleiden lisäkortteja odotettua vähemmän. +1 on yhden kortin verran keskimääräistä parempi.
replay-chance-about = Voiton todennäköisyys arvioidaan siitä, mitä kukin pelaaja saattoi siinä vaiheessa tietää. Arvio on sovitettu bottien välisiin peleihin.
# Pelaajan $player kädessä olevat kortit, ruudunlukijoille.
replay-hand = { $player }, käsi: { $cards }
replay-hand-empty = { $player }: ei kortteja.
replay-hand-hidden = { $count ->
    [0] Ei kortteja
    [one] { $count } piilotettu kortti
   *[other] { $count } piilotettua korttia
}
replay-tickets-hidden = { $count ->
    [0] Ei menolippuja
    [one] { $count } piilotettu menolippu
   *[other] { $count } piilotettua menolippua
}
replay-tickets-none = Ei menolippuja tässä vaiheessa
replay-ticket-state = { $state ->
    [done] valmis
    [possible] mahdollinen
    [cut_off] mahdoton
   *[offered] tarjolla
}
# Miten lipun tila muuttui pelin aikana: ”mahdollinen vaiheesta 3”. $from on vaihe.
replay-ticket-from = { replay-ticket-state } vaiheesta { $from }
replay-strips-about = Palkit näyttävät, milloin menolippu oli mahdollinen, valmis tai mahdoton. Siirry vaiheeseen valitsemalla palkki.

## Kaaviot

replay-chart-scores = Pisteet laudalla
replay-chart-chances = Voiton todennäköisyys
replay-chart-as-table = Taulukkona
replay-chart-moment = Vaihe
# Mitä kaavio näyttää, ruudunlukijoille; $values on luettelo, kuten ”Ana 86, Bea 96”.
replay-chart-summary = { $title }. Lopussa: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Siirry vaiheeseen valitsemalla kohta kaaviosta. Vieressä ovat lopulliset luvut.

## Lisää

replay-link = Linkki tähän vaiheeseen
replay-copy = Kopioi linkki
replay-copied = Linkki kopioitu.
replay-not-copied = Selaimesi ei salli kopiointia: kopioi linkki kentästä itse.
replay-play-on = Jatka tästä
replay-play-on-about = Ota paikka tästä vaiheesta ja jatka botteja vastaan; tulevat kortit ovat samat.
replay-play-on-over = Peli on tässä vaiheessa jo ohi. Palaa hieman taaksepäin, niin voit jatkaa.
replay-play-on-seat = Paikkasi
replay-play-on-start = Aloita

## Mitä kaikilla oli

# $cards on luettelo, kuten ”punainen kortti, veturi ja sininen kortti”; ruudunlukijoille.
replay-row = Avoimet kortit: { $cards }
replay-row-empty = Ei avoimia kortteja
replay-deck = { $count ->
    [one] { $count } kortti pakassa
   *[other] { $count } korttia pakassa
}
replay-ticket-pile = { $count ->
    [one] { $count } lippu jäljellä
   *[other] { $count } lippua jäljellä
}
replay-no-marker = { $player } ohittaa kaupunkimerkin.
