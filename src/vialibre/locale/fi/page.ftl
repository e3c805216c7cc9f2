# Sivu: mikä on yhteistä sen kaikille osille, ja pöytä, jossa peliä pelataan.

## Kaikkialla

app-title = Vía Libre
loading = Ladataan…
close = Sulje
cancel = Peruuta
try-again = Yritä uudelleen
go-home = Etusivu
nowhere-title = Päätepysäkki
nowhere-text = Tässä osoitteessa ei ole sivua.
page-not-loaded = Tätä sivun osaa ei voitu ladata. Tarkista yhteytesi.
page-offline = Ei yhteyttä palvelimeen. Mitään ei katoa: yritä hetken päästä uudelleen.
page-unexpected = Jokin meni vikaan. Lataa sivu uudelleen; pelisi on turvassa palvelimella.
guest-name = Vieras
bot-name = { $bot ->
    [porter] Kantaja
    [stoker] Lämmittäjä
    [conductor] Konduktööri
    [surveyor] Maanmittari
    [dispatcher] Liikenteenohjaaja
    [baron] Paroni
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Helppo
    [normal] Normaali
    [hard] Vaikea
    [expert] Ekspertti
   *[master] Mestari
}

## Pelilauta

board-label = Pelilauta
board-keys = Nuolinäppäimet siirtävät karttaa, plus ja miinus zoomaavat, 0 näyttää koko kartan.
zoom-in = Lähennä
zoom-out = Loitonna
zoom-all = Näytä koko pelilauta

## Pöytä

table-refused = Tätä pöytää ei voi avata
table-unfolding = Valmistellaan pelilautaa: { $board }…
game-label = Peli
side-label = Pelilaudan ympärillä
show-result = Näytä tulos
link-lost = Yhteys katkesi. Yhdistetään uudelleen…
last-round = { $turns ->
    [one] Viimeinen kierros: { $turns } vuoro jäljellä
   *[other] Viimeinen kierros: { $turns } vuoroa jäljellä
}
undo = Kumoa
# $reason: miksi botti pelaa pelaajan puolesta.
you-stand-in = { $reason ->
    [gone] Olit poissa: botti pelaa puolestasi.
    [clock] Aikasi loppui: botti pelaa puolestasi.
    [voted_out] Muut korvasivat sinut botilla.
   *[resigned] Luovutit: botti pelaa puolestasi.
}
play-again-myself = Jatkan itse

## Mitä pitää tehdä

prompt-turn = { $routes ->
    [0] Vuorosi: ota kortteja tai nosta menolippuja.
   *[other] Vuorosi: ota kortteja, rakenna hohtava reitti tai nosta menolippuja.
}
prompt-pass = Siirtoja ei ole: jätä vuoro väliin.
prompt-second = Ota vielä toinen kortti.
prompt-tickets = { $count ->
    [one] Katso nostamasi menolippu.
   *[other] { $least ->
        [0] Valitse { $count } menolipusta ne, jotka haluat pitää.
       *[other] Pidä { $count } menolipusta vähintään { $least }.
    }
}
prompt-start = Valitse aloituskaupunkisi.
prompt-place = Valitse kaupunki matkamuistopinolle.
prompt-tunnel = { $extra ->
    [one] Tunneli vaatii { $extra } lisäkortin.
   *[other] Tunneli vaatii { $extra } lisäkorttia.
}
prompt-souvenir = Valitse kaupunki, josta otat matkamuiston.
prompt-marker = Valitse kaupunkimerkille kaupunki reitin päästä ({ $cost ->
    [one] { $cost } kortti
   *[other] { $cost } korttia
}) tai ohita merkki.
prompt-alvin = Valitse kaupunki Alvinille.
waiting-for = Odotetaan: { $players }.
do-station = Rakenna asema
station-in = Asema: { $city }
ask-which = Mikä reitti?
# $color on gray, kun reittiin käy mikä tahansa väri.
route-facts = { $color ->
    [gray] { $length ->
        [one] { $route }: { $length } kortti, väri vapaa
       *[other] { $route }: { $length } samanväristä korttia
    }
   *[other] { $route }: { $length } × { color-name }
}
# Reitin nimi laudalla ruudunlukijoille.
route-to-claim = { $color ->
    [gray] { $route }, { $length ->
        [one] { $length } kortti, väri vapaa
       *[other] { $length } samanväristä korttia
    }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
}
route-owned = Reitin { $route } omistaa { $player }.
claim-scores = { $points ->
    [one] tuo { $points } pisteen
   *[other] tuo { $points } pistettä
}
claim-pays-other = { $points ->
    [one] { $player } saa siitä { $points } pisteen.
   *[other] { $player } saa siitä { $points } pistettä.
}
claim-tunnel = { $cards ->
    [one] Tunneli: pakasta paljastuu { $cards } kortti, ja voit joutua maksamaan lisää.
   *[other] Tunneli: pakasta paljastuu { $cards } korttia, ja voit joutua maksamaan lisää.
}
pay-more = { $ways ->
    [one] { $ways } muu maksutapa
   *[other] { $ways } muuta maksutapaa
}
keep-title = Mitkä menoliput pidät?
keep-these = { $count ->
    [0] Älä pidä yhtään
    [one] Pidä { $count } lippu
   *[other] Pidä { $count } lippua
}
keep-more = Pidä vähintään { $least }
tunnel-title = Tunneli { $route }
tunnel-free = Ei lisäkortteja: rata on vapaa!
tunnel-leave = Ota kortit takaisin

## Miksi jokin ei käy, muutamalla sanalla

why-not-now = Ei nyt: peli odottaa jotakin muuta.
why-wild-second = Avointa { wild-card.partitive } ei voi ottaa toiseksi kortiksi.
why-cards = { $color ->
    [gray] { $length ->
        [one] Reittiin { $route } tarvitaan { $length } kortti. Se puuttuu sinulta vielä.
       *[other] Reittiin { $route } tarvitaan { $length } samanväristä korttia. Ne puuttuvat sinulta vielä.
    }
   *[other] { $length ->
        [one] Reittiin { $route } tarvitaan { $length } { color-name } kortti. Se puuttuu sinulta vielä.
       *[other] Reittiin { $route } tarvitaan { $length } { $color ->
            [red] punaista
            [orange] oranssia
            [yellow] keltaista
            [green] vihreää
            [blue] sinistä
            [purple] violettia
            [black] mustaa
            [white] valkoista
            [pink] pinkkiä
           *[other] { color-name }
        } korttia. Ne puuttuvat sinulta vielä.
    }
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = Reittiin { $route } tarvitaan { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.partitive }
}{ $cards ->
    [0] {""}
    [one] {""} ja { $cards } { $color ->
        [gray] minkä tahansa värinen kortti
       *[other] { color-name } kortti
    }
   *[other] {""} ja { $cards } { $color ->
        [gray] samanväristä
        [red] punaista
        [orange] oranssia
        [yellow] keltaista
        [green] vihreää
        [blue] sinistä
        [purple] violettia
        [black] mustaa
        [white] valkoista
        [pink] pinkkiä
       *[other] { color-name }
    } korttia
}. Ne puuttuvat sinulta vielä.

## Rivi, käsi ja liput

row-label = Tarjolla olevat kortit
row-gap = Ei korttia
# Painikkeen nimi; $place lasketaan vasemmalta.
row-take = Ota { a-card } (paikka { $place })
deck-take = Nosta pakasta, { $cards ->
    [one] { $cards } kortti jäljellä
   *[other] { $cards } korttia jäljellä
}
tickets-take = Nosta menolippuja, { $tickets ->
    [one] { $tickets } jäljellä
   *[other] { $tickets } jäljellä
}
hand-label = Kätesi: { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $cars ->
    [one] { $cars } vaunu jäljellä
   *[other] { $cars } vaunua jäljellä
}
hand-empty = Sinulla ei ole kortteja.
# Yksikkö ja monikko ovat samannäköiset.
tickets-title = { $tickets ->
    [one] Menolippusi
   *[other] Menolippusi
}
tickets-made = { $points ->
    [one] { $points } piste varmana
   *[other] { $points } pistettä varmana
}
tickets-none = Sinulla ei ole vielä menolippuja.
ticket-state = { $state ->
    [done] valmis
    [cut_off] mahdoton
   *[possible] mahdollinen
}
# Mitä lipusta vielä puuttuu; asemat pitää rakentaa matkan varrelle.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] { $cars } vaunu puuttuu
       *[other] { $cars } vaunua puuttuu
    }
    [one] { $cars ->
        [one] { $cars } vaunu ja { $stations } asema puuttuu
       *[other] { $cars } vaunua ja { $stations } asema puuttuu
    }
   *[other] { $cars ->
        [one] { $cars } vaunu ja { $stations } asemaa puuttuu
       *[other] { $cars } vaunua ja { $stations } asemaa puuttuu
    }
}

## Pelaajat. Lukujen jälkeiset sanat ovat ruudunlukijoille: ”12 pistettä”.

players-label = Pelaajat
score-so-far = Pisteet tähän asti
fact-cars = Vaunuja jäljellä
fact-cards = Kortteja kädessä
fact-tickets = Menolippuja
fact-stations = Asemia jäljellä
fact-markers = Kaupunkimerkkejä laudalla
fact-souvenirs = Matkamuistoja
fact-alvin = Alvin hallussa
points-word = { $points ->
    [one] piste
   *[other] pistettä
}
cars-word = { $cars ->
    [one] vaunu
   *[other] vaunua
}
cards-word = { $cards ->
    [one] kortti
   *[other] korttia
}
tickets-word = { $tickets ->
    [one] menolippu
   *[other] menolippua
}
stations-word = { $stations ->
    [one] asema jäljellä
   *[other] asemaa jäljellä
}
markers-word = { $markers ->
    [one] merkki
   *[other] merkkiä
}
souvenirs-word = { $souvenirs ->
    [one] matkamuisto
   *[other] matkamuistoa
}
seat-turn = vuorossa
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = miettii…
seat-gone = poissa
seat-stand-in = { $reason ->
    [gone] poissa, botti pelaa
    [clock] aika loppui, botti pelaa
    [voted_out] tilalla botti
   *[resigned] luovutti, botti pelaa
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = luovutti
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = äänestys jatkuu ilman häntä:
you-voted-about = Muut äänestävät jatkamisesta ilman sinua: palaa, niin äänestys raukeaa.
seat-menu = Lisää pelaajasta { $player }
clock-reserve = Varalla: { $time }
mute = Mykistä
unmute = Poista mykistys
vote-out = Korvaa botilla
vote-out-hint = Näin käy, kun kaikki muut pyytävät sitä ja pelaaja on ollut poissa minuutin. Jos hän palaa, se raukeaa.
report-label = Ilmoita palvelimen ylläpidolle
report-send = Lähetä ilmoitus
report-sent = Kiitos. Palvelimen ylläpito tutkii asian.

## Paneelit

panel-name = { $panel ->
    [log] Loki
    [chat] Viestit
    [moves] Siirrot
    [tickets] Menoliput
    [players] Pelaajat
    [rules] Säännöt
    [keys] Näppäimet
   *[menu] Valikko
}
panel-rules = Säännöt
panel-menu = Valikko
rules-of = Säännöt: { $board }
moves-not-now = Nyt ei ole sinun vuorosi. Siirtosi luetellaan tässä.
moves-cities = Valittavat kaupungit
moves-routes = { $routes ->
    [one] { $routes } reitti, jonka voit rakentaa
   *[other] { $routes } reittiä, jotka voit rakentaa
}
moves-no-routes = Kortit eivät vielä riitä reittiin.
menu-sound = Äänet
menu-confirm = Varmista ennen rakentamista
menu-settings = Asetukset
menu-leave = Poistu pöydästä (voit palata)
menu-abandon = Ehdota pelin lopettamista
menu-abandon-not = Peruuta ehdotus
menu-resign = Luovuta
menu-resign-sure = Botti pelaa puolestasi loppuun asti.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = Peli päättyy heti.
menu-resign-yes = Kyllä, luovutan

## Loki ja viestit

log-empty = Mitään ei ole vielä tapahtunut.
log-started = Peli alkaa.
log-undone = { $player } kumosi viimeisimmän toimintonsa.
log-gone = { $player } menetti yhteyden.
log-back = { $player } palasi.
log-stood-in = Botti pelaa pelaajan { $player } puolesta.
log-bot-failed = { $player } ei osannut päättää, joten { $bot } teki tämän siirron.
log-returned = { $player } pelaa taas itse.
log-voted-out = { $player } haluaa korvata pelaajan { $other } botilla.
log-counted = Joku on ollut poissa niin kauan, että äänestys ratkaistaan ilman häntä.
log-resumed = { $seconds ->
    [one] Palvelin oli poissa yhden sekunnin. Kellot olivat pysähdyksissä.
   *[other] Palvelin oli poissa { $seconds } sekuntia. Kellot olivat pysähdyksissä.
}
log-abandon = { $agrees ->
    [yes] { $player } ehdottaa pelin lopettamista.
   *[no] { $player } haluaa jatkaa peliä.
}
log-resigned = { $player } luovutti.
chat-label = Viestit
chat-empty = Ei vielä viestejä.
chat-phrases = Pikalauseet
chat-text = Viestisi
chat-send = Lähetä

## Monta pelaajaa yhdellä laitteella

curtain-title = { $player }, sinun vuorosi
curtain-text = Ota laite; muut katsovat muualle.
curtain-ready = Olen { $player }

## Pinot

deck-word = Pakka
tickets-pile-word = Menoliput
