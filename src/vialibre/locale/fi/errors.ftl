# Toiminnot, pelit ja tallenteet, jotka eivät käy. Lainausmerkeissä oleva kirjoitetaan sellaisenaan: ks. docs/notation.md.
# $route ja $city ovat tunnuksia tai nimiä, $owner ja $player nimiä tai ”paikka 1”; värit ovat tunnuksia, jotka game.ftl nimeää.

## Ei toiminto lainkaan

error-not-an-action = ”{ $text }” ei kelpaa toiminnoksi. Kirjoita yksi rivi, kuten ”draw deck”, ”claim paris-zurich red+1” tai ”draw tickets”.
error-unknown-verb = Mikään toiminto ei ala sanalla ”{ $verb }”. Kokeile jotakin näistä: { $known }.
error-unknown-card = ”{ $text }”: korttia ”{ $card }” ei ole. Käytä jotakin näistä: { $known }.
error-bad-places = ”{ $text }” ei kerro, mitkä liput pidät. Kirjoita niiden numerot tarjouksessa ykkösestä alkaen ja nousevassa järjestyksessä, kuten ”keep 1 3”.
error-bad-form = ”{ $text }”: sanoja on liikaa tai liian vähän. Kirjoita näin: ”{ $form }”.
error-bad-cards = ”{ $text }”: ”{ $cards }” ei kelpaa maksuksi. Kirjoita väri (”red”), väri ja monivärikorttien määrä (”red+1”), tai ”wild”, jos maksat pelkillä monivärikorteilla. Kortit: { $known }.
error-no-such-rule = ”{ $text }” ei onnistu pelilaudalla { $board }: siinä ei ole tätä sääntöä. Valitse toinen toiminto.
error-unknown-city = Pelilaudalla { $board } ei ole kaupunkia ”{ $city }”. Samankaltaisia: { $near }.
error-unknown-symbol = Pelilaudalla { $board } ei ole matkamuistoa ”{ $symbol }”. Matkamuistot: { $known }.
error-unknown-route = Pelilaudalla { $board } ei ole reittiä ”{ $route }”. Samankaltaisia: { $near }.
error-cards-do-not-fit = Maksu ”{ $cards }” ei käy reittiin { $route }. Siihen tarvitaan { $color ->
    [gray] { $length ->
        [one] { $length } kortti, jonka väri on vapaa
       *[other] { $length } keskenään samanväristä korttia
    }
   *[other] { $length ->
        [one] { $length } { color-name } kortti
       *[other] { $length } { $color ->
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
    }
}, ja { wild-card.adessive } voi korvata minkä tahansa kortin{ $ferry ->
    [0] {""}
   *[other] ; koska reitti on lautta, { wild-card.plural-partitive } on oltava vähintään { $ferry }
}. Jos maksat pelkillä { wild-card.plural-adessive }, kirjoita ”wild”.
error-too-many-wilds = ”{ $text }”: { wild-card.plural-partitive } on liikaa. Vähintään yhden kortin on oltava nimettyä väriä, { $most ->
    [0] joten { wild-card.plural-allative } ei jää tilaa
   *[other] joten { wild-card.plural-partitive } mahtuu enintään { $most }
}. Jos maksat pelkillä { wild-card.plural-adessive }, kirjoita värin tilalle ”wild”.
error-unknown-number = Pelilaudalla { $board } ei ole toimintoa { $number }. Toimintojen numerot ovat 0–{ $last }.

## Ei sallittu nyt

error-game-over = ”{ $action }” ei onnistu: peli on päättynyt. Jatka aloittamalla uusi peli.
error-not-your-turn = ”{ $action }” saa odottaa: nyt ei ole sinun vuorosi. Vuorossa on { $player }.
error-other-decision = ”{ $action }” ei käy tässä kohdassa. Nyt odotetaan: { waits-for }.
error-wild-second = ”{ $action }”: rivissä olevaa { wild-card.partitive } ei voi ottaa toiseksi kortiksi. Ota jokin muu kortti tai nosta pakasta.
error-not-in-row = ”{ $action }”: rivissä ei ole { $card ->
    [wild] { wild-card.partitive }
   *[other] tämänväristä korttia
}. Ota jokin rivissä oleva kortti tai nosta pakasta.
error-deck-empty = ”{ $action }”: sekä pakka että poistopakka ovat tyhjiä. Ota kortti rivistä tai tee jotakin muuta.
error-no-tickets-left = ”{ $action }”: lippuja ei ole enää jäljellä. Valitse toinen toiminto.
error-not-offered = ”{ $action }”: lippua numero { $place } ei ole. { $offered ->
    [0] Lippuja ei ole tarjolla.
    [one] Tarjolla on vain lippu numero 1.
   *[other] Tarjolla ovat liput 1–{ $offered }.
}
error-keep-more = ”{ $action }”: näin { $kept ->
    [0] et pitäisi yhtään lippua
    [one] pitäisit { $kept } lipun
   *[other] pitäisit { $kept } lippua
}. Sinun on pidettävä vähintään { $least }.
error-no-stations-left = ”{ $action }”: olet jo rakentanut kaikki asemasi. Valitse toinen toiminto.
error-station-taken = ”{ $action }”: kaupungissa { $city } on jo asema. Rakenna omasi kaupunkiin, jossa asemaa ei ole.
error-other-color = ”{ $action }”: { $color ->
    [wild] yritit tätä tunnelia pelkillä { wild-card.plural-adessive }, joten myös lisäkorttien on oltava { wild-card.plural-partitive }. Kirjoita ”pay wild”, tai ”decline”, jos otat korttisi takaisin.
   *[other] valitsit tähän tunneliin värin { color-name }, joten lisäkorttien on oltava samaa väriä tai { wild-card.plural-partitive }. Kirjoita ”pay { $color }” tai ”pay wild”, tai ”decline”, jos otat korttisi takaisin.
}
error-not-on-route = ”{ $action }”: { $city } ei ole juuri rakentamasi reitin pää. Valitse jompikumpi sen päistä.
error-no-marker-here = ”{ $action }”: kaupunkiin { $city } ei voi asettaa merkkiä. Valitse kaupunki, jossa merkkiä ei vielä ole (Alvinin ensimmäiseen kaupunkiin sitä ei voi asettaa koskaan).
error-not-controlled = ”{ $action }”: et hallitse kaupunkia { $city }. Lähetä Alvin kaupunkiin, jossa on oma merkkisi.
error-stack-taken = ”{ $action }”: kaupungissa { $city } on jo matkamuistoja. Valitse kaupunki, jossa niitä ei ole.
error-symbol-placed = ”{ $action }”: matkamuistot ”{ symbol-name }” ovat jo laudalla. Aseta jotkin muut.
error-cannot-pass = ”{ $action }”: vuoron saa jättää väliin vain, kun muuta siirtoa ei ole. Valitse toinen toiminto.
error-route-taken = Reitin { $route } omistaa jo { $owner }. Rakenna jokin muu reitti.
error-own-parallel = { $route } kulkee oman reittisi vieressä samojen kaupunkien välillä, ja pelaaja saa omistaa niistä vain yhden. Rakenna jokin muu reitti.
error-parallel-closed = { $route } on suljettu: viereinen reitti on jo rakennettu, ja { $players ->
    [7] tällä pelilaudalla rinnakkaisista reiteistä saa käyttää vain yhtä
   *[other] rinnakkaiset reitit ovat kaikki käytössä vasta, kun pelaajia on vähintään { $players }
}. Rakenna jokin muu reitti.
error-not-connected = { $route } ei ole yhteydessä rataverkkoosi. Rakenna reitti, joka alkaa aloituskaupungistasi tai kaupungista, johon reittisi jo ulottuvat.
error-not-enough-cars = Reittiin { $route } tarvitaan { $needs ->
    [one] { $needs } vaunu
   *[other] { $needs } vaunua
}, mutta { $left ->
    [0] sinulla ei ole yhtään
   *[other] sinulla on { $left }
}. Rakenna lyhyempi reitti.
error-too-many-wilds-now = ”{ $action }”: { wild-card.plural-partitive } on liikaa. Maksettavana on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, ja vähintään yhden on oltava nimeämääsi väriä. Jos maksat pelkillä { wild-card.plural-adessive }, kirjoita värin tilalle ”wild”.
error-not-enough-cards = ”{ $action }”: tarvitaan { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.partitive }
    } (sinulla on { $have_wilds }).
   *[other] { $needs ->
        [one] { $needs } { color-name } kortti
       *[other] { $needs } { $color ->
            [red] punaista
            [orange] oranssia
            [yellow] keltaista
            [green] vihreää
            [blue] sinistä
            [purple] violettia
            [black] mustaa
            [white] valkoista
            [pink] pinkkiä
            [gray] harmaata
           *[other] { color-name }
        } korttia
    } (sinulla on { $have }){ $needs_wilds ->
        [0] .
        [one] {""} ja { $needs_wilds } { wild-card } (sinulla on { $have_wilds }).
       *[other] {""} ja { $needs_wilds } { wild-card.partitive } (sinulla on { $have_wilds }).
    }
} Maksa toisin tai valitse toinen toiminto.

## Pelit, joita ei voi aloittaa

error-bad-seats = Pelilaudalla { $board } pelaajia on { $least }–{ $most }. Määrä { $seats } ei käy.
error-no-alvin = Pelilaudalla { $board } ei ole Alvinia. Pelaa ilman tätä muunnelmaa.
error-bad-first = Paikka { $seat } ei voi aloittaa: paikkojen numerot ovat 1–{ $seats }.
error-no-such-first = ”{ $first }” ei voi aloittaa. Anna paikka väliltä 1–{ $seats } tai ”random” (arvotaan).
error-no-such-seat = Paikkaa { $seat } ei ole: paikkojen numerot ovat 1–{ $seats }.
error-too-many-cars = Reitit, jotka annettiin paikalle { $seat }, vaativat enemmän vaunuja kuin pelaajalla on. Anna vähemmän tai lyhyempiä reittejä.
error-unknown-id = Pelilaudalla ei ole { $what ->
    [city] kaupunkia
    [route] reittiä
    [ticket] lippua
    [card] korttia
    [symbol] matkamuistoa
   *[other] kohdan { $what } arvoa
} ”{ $id }”. Tarkista kirjoitusasu; tunnukset ovat samat kuin lautatiedostossa.
error-no-history = Tämä peli ei säilytä historiaansa, joten mitään ei voi kumota eikä tallentaa. Luo se komennolla Game.new(…, history=True).
error-nothing-to-undo = Kumottavaa toimintoa ei ole: peli on alussa.
error-names-do-not-fit = Nimien määrä on { $names }, mutta paikkojen määrä on { $seats }. Anna jokaiselle paikalle yksi nimi.
error-phase-needs = Vaiheessa ”{ $phase }” oleva asema tarvitsee sopivan arvon kohtaan ”{ $what }”. Katso docs/positions.md.
error-phase-has-no = Tässä vaiheessa olevalla asemalla ei voi olla kohtaa ”{ $what }”. Jätä se pois tai valitse toinen vaihe.
error-bad-position = Aseman riviä { $line } ei voi lukea: ”{ $text }”. Katso docs/positions.md.
error-not-your-view = Näkymä näyttää, mitä sen oma paikka näkee, ei mitä paikka { $seat } näkee. Käytä peliä tai jätä paikka pois.
error-row-too-long = Rivissä on viisi paikkaa, mutta ”{ $row }” nimeää enemmän. Poista niistä osa; ”-” tarkoittaa tyhjää paikkaa.
error-too-many-cards = Pelissä ei ole näin montaa näistä korteista: { $cards }. Käytä niitä vähemmän.
error-ticket-twice = Sama lippu on kahdessa paikassa. Anna kukin lippu vain kerran, yhteen käteen tai pakkaan.
error-bad-seed-fast = { $seed } ei käy sekoituksen fast-1 siemenluvuksi. Käytä kokonaislukua väliltä 0 … 2⁶² − 1.
error-bad-seed-fair = { $seed } ei käy sekoituksen fair-1 siemenluvuksi. Käytä 64 heksadesimaalinumeroa, 32 tavua tai kokonaislukua väliltä 0 … 2²⁵⁶ − 1.
error-bots-for-seats = Botteja on { $bots }, mutta paikkoja { $seats }. Nimeä yksi botti kullekin paikalle.
error-unknown-bot = Bottia ”{ $bot }” ei ole. Käytä jotakin näistä: { $known }.
error-unknown-shuffle = Sekoitusta ”{ $name }” ei ole. Käytä jotakin näistä: { $known }.

## Tallenteet, joita ei voi toistaa; $at on toiminnon numero tallenteessa

error-cannot-read = Tiedostoa { $file } ei voi lukea: { $detail }. Tarkista polku ja että sinulla on oikeus avata se.
error-too-large = Tämä on liian suuri pelitallenteeksi: yli { $most } tavua. Anna tiedosto sellaisena kuin ohjelma sen kirjoitti.
error-not-json = Tämä ei ole kelvollista JSONia: { $detail }. Pelitallenne on JSON-tiedosto sellaisena kuin ohjelma sen kirjoitti.
error-not-a-record = Tämä ei ole pelitallenne: { $what ->
    [nested] sisäkkäisiä tasoja on liikaa. Käytä tiedostoa sellaisena kuin ohjelma sen kirjoitti.
    [not_object] se ei ole JSON-objekti aaltosulkeissa. Käytä tiedostoa sellaisena kuin ohjelma sen kirjoitti.
    [format] sen avain ”format” ei kerro niin. Käytä tiedostoa, jonka ohjelma kirjoitti tallenteeksi.
   *[other] { $what }
}
error-unknown-format = Tallenteen muodon versio on { $format }; tämä ohjelma lukee: { $known }. Päivitä ohjelma tai tarkista avain ”version”.
error-cut-off-file = Tiedosto on vioittunut tai katkennut toiminnon { $at } kohdalla: { $detail }. Vain sitä edeltävät toiminnot voi vielä pelastaa.
error-unknown-rules = Tallenne on pelattu sääntöjen versiolla { $rules }; tämä ohjelma tuntee: { $known }. Päivitä ohjelma, niin voit toistaa tallenteen.
error-missing-key = Tallenteesta puuttuu avain ”{ $key }”. Lisää se; docs/record-format.md kertoo, mitä se tarkoittaa.
error-wrong-type = Tallenteen kohdan ”{ $key }” on oltava { $expected ->
    [object] objekti aaltosulkeissa
    [objects] luettelo objekteista aaltosulkeissa
    [array] luettelo hakasulkeissa
    [text] teksti lainausmerkeissä
    [texts] luettelo teksteistä lainausmerkeissä
    [number] kokonaisluku
    [numbers] luettelo kokonaisluvuista
    [flag] true tai false
   *[other] { $expected }
}. Korjaa se tai käytä tiedostoa sellaisena kuin ohjelma sen kirjoitti.
error-unknown-board = Tallenne on pelattu pelilaudalla { $board }, jota täällä ei ole. Jos se on oma pelilautasi, anna myös sen tiedosto.
error-board-changed = Pelilauta { $board } ei ole se, jolla tallenne pelattiin: sen tiiviste on { $found }, tallenteessa on { $expected }. Toista tallenne silloisella lautatiedostolla.
error-bad-board = Tallenteen pelilauta ei kelpaa: { $detail }
error-bad-seed = Tallenteen siemenluku ei kelpaa: { $detail }
error-bad-action = Tallenteen toimintoa { $at }, ”{ $action }”, ei voi lukea: { $detail }
error-illegal-action = Tallenteen toiminto { $at }, ”{ $action }”, ei ole sallittu: { $detail }
error-cut-off = Tallenne loppuu ennen pelin päättymistä. Toiminnon { $at } kohdalla odotetaan: { waits-for }. Lisää puuttuva osa tai poista tulos, niin tallenne säilyy keskeneräisenä pelinä.
error-too-many-actions = Peli päättyy ennen tallenteen toimintoa { $at }, ”{ $action }”. Poista se ja kaikki sen jälkeiset toiminnot.
error-wrong-result = { $what ->
    [result] Tallenteesta puuttuu tulos, vaikka sen peli on pelattu loppuun. Kirjoita tallenne uudelleen.
    [winners] Tallenteen mukaan voittaneet paikat ovat { $recorded } (nollasta laskien), mutta uudelleen pelattuna { $replayed }. Joko tulosta tai toimintoja on muutettu.
    [sheets] Tallenteessa pistelaskelmia on { $recorded }, mutta uudelleen pelattuna { $replayed }. Kirjoita tallenne uudelleen.
   *[other] Tallenteessa ”{ $what }” on { $recorded }, mutta uudelleen pelattuna { $replayed }. Joko tulosta tai toimintoja on muutettu.
}
error-wrong-digest = Tallennetta on muutettu kirjoittamisen jälkeen: sen tiiviste on { $recorded }, mutta pitäisi olla { $computed }.
error-damaged-head = Tiedosto on vioittunut jo ennen toimintoja, joten siitä ei voi pelastaa mitään.
error-no-seat = Tallenteen toiminto { $at }, ”{ $action }”, ei ala paikan numerolla, nollasta laskien. Kirjoita se näin: ”0 draw red”.
error-no-folder = Tiedostoa { $file } ei voi kirjoittaa: kansiota { $folder } ei ole. Luo se ensin tai valitse toinen kansio.
error-out-of-range = ”{ $what }” ei voi olla { $number }: sallitut arvot ovat { $least }–{ $most }.
error-city-twice = Sama kaupunki on kahdesti luettelossa ”{ $what }”. Kaupunkiin mahtuu vain yksi; nimeä kukin kerran.
error-bad-bot = Botti ”{ $bot }” ei kelpaa: { $detail }. Kirjoita se muodossa moduuli:Luokka; luokalla on oltava metodi decide(turn).
error-illegal-bot = Botti ”{ $bot }” valitsi { $choice }, joka ei ole sille annettujen sallittujen toimintojen joukossa.
error-endless-game = Peli, jonka siemenluku on { $seed }, keskeytettiin, kun toimintoja oli { $actions }: sen botit eivät pääse koskaan loppuun.
error-random-alone = ”random” toimii pelimoottorin sisällä ja pelaa vain itseään vastaan. Muiden bottien seuraan sopii satunnaisbotti porter.
error-too-few-bots = Areenalle tarvitaan vähintään kaksi bottia. Nimeä ne valitsimella --bots, pilkuilla erotettuina.
error-bad-results = Tulostiedosto { $file } ei kelpaa: { $detail }. Valitse toinen valitsimella --results.
error-no-results = Tulostiedostoa { $file } ei ole. Pelaa ensin areenalla tai anna tiedosto valitsimella --results.
error-bad-sprt = ”{ $text }” ei kelpaa rajapariksi. Kirjoita kaksi voitto-osuutta, pienempi ensin, kuten 0.55,0.6.
error-no-bot-module = Botti ”{ $bot }” ei kelpaa: moduulia ”{ $module }” ei ole tässä kansiossa eikä asennettuna. Kirjoita se muodossa moduuli:Luokka.
error-no-bot-class = Botti ”{ $bot }” ei kelpaa: moduulissa ”{ $module }” ei ole luokkaa ”{ $name }”. Sen botit: { $known }.
error-bot-without-decide = Botti ”{ $bot }” ei kelpaa: siltä puuttuu metodi decide(turn).
error-bad-budget = Nimessä ”{ $bot }” @-merkin jälkeen ei ole kelvollista miettimisaikaa. Kirjoita sekunteja, enemmän kuin 0 ja enintään { $most }, esimerkiksi baron@0.5, tai maailmojen määrä ja w, vähintään 1, esimerkiksi baron@200w.
error-bot-without-budget = ”{ $bot }” ei ota miettimisaikaa: jätä pois @ ja kaikki sen jälkeen. Nämä ottavat sen: { $known }.
error-bot-failed = Botti ”{ $bot }” kaatui, kun sen piti valita: { $detail }.
error-bot-not-sendable = Bottia ”{ $bot }” ei voi lähettää muille prosesseille: { $detail }. Siirrä se tuotavaan moduuliin tai käytä arvoa jobs=1.
error-bad-served-bot = ”{ $text }” ei kelpaa valitsimelle --bot. Kirjoita NIMI=moduuli:Luokka tai NIMI=cmd:./program; nimessä on 1–{ $most } kirjainta, numeroa, välilyöntiä tai merkkiä ”-” tai ”_”, se alkaa kirjaimella, eikä se ole valmiin botin tai tason nimi.
error-worker-died = Työprosessi lopetettiin, ehkä koska muisti loppui. Valmis työ on tallessa; kokeile pienempää arvoa valitsimelle --jobs.
error-too-many-seatings = Kun botteja on { $bots } ja paikkoja { $seats }, lohkossa olisi yli { $most } peliä. Nimeä vähemmän botteja.
error-foreign-results = Tiedosto { $file } on toisen ohjelman tietokanta. Valitse toinen valitsimella --results.
error-records-of-a-block = --records kirjoittaa yhden lohkon pelit: kerro valitsimella --block, minkä lohkon.
error-too-many-steps = Keskeytetty: { $what ->
    [longest_path] pisimmän reitin etsintä
    [station_choice] asemien kautta käytettävien reittien valinta
   *[other] menolipun halvimman tien etsintä
} veisi tällä laudalla yli { $most } askelta. Tarkista lauta komennolla ”vialibre board check” ja yksinkertaista sitä.
