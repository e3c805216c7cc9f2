# Apua: pelilaudan säännöt, opastettu ensimmäinen peli, näppäimet ja ilmoitus omasta vuorosta.

## Ohjesivu

guide-title = Näin pelataan
guide-start-title = Ensimmäinen peli: kaksi minuuttia oppaan kanssa
guide-start-text = Pelaat oikean pelin Pohjois-Amerikan pelilaudalla kilteintä bottiamme vastaan. Opas selittää yhden asian kerrallaan ja odottaa, kunnes olet tehnyt sen. Voit lähettää oppaan pois milloin vain ja jatkaa itse.
guide-start = Aloita opastettu peli
guide-starting = Levitetään pelilautaa…
guide-rules-title = Pelilautojen säännöt
guide-rules-board = Pelilauta
guide-rules-players = Pelaajia
guide-rules-alvin = Alvinin kanssa (muunnelma)
guide-keys-title = Näppäimet pöydässä
guide-keys-settings = Ota näppäimet käyttöön tai pois käytöstä asetuksissa
# Mitä näppäin tekee pöydässä; näytetään näppäimen jäljessä.
guide-key = { $what ->
    [row] ota rivistä tämä kortti
    [deck] nosta pakasta
    [tickets] nosta lippuja
    [moves] lista reiteistä, jotka voit rakentaa
    [undo] peru
    [log] mitä on tapahtunut
    [chat] viestit
    [hand] lippusi
    [help] nämä näppäimet
    [zoom] zoomaa karttaa
    [whole] näytä koko kartta
    [move] siirrä karttaa tai siirry hohtavasta kohteesta seuraavaan
   *[close] sulje se, mikä on auki
}

## Opastettu ensimmäinen peli. Askeleessa on otsikko ja virke tai kaksi: enintään 160 merkkiä, jotta se mahtuu pieneen puhelimeen.

guide-label = Opastettu ensimmäinen peli
guide-progress = Askel { $step }/{ $steps }
guide-next = Seuraava
guide-finish = Jatka peliä
guide-skip = Ohita opas
guide-step-title = { $step ->
    [tickets] Valitse lippusi
    [first] Ota kortti
    [second] Ja vielä yksi
    [glow] Etsi, mikä hohtaa
    [claim] Rakenna reitti
    [points] Ensimmäinen ratasi!
    [state] Miten lipuillasi menee
   *[end] Miten peli päättyy
}
# $keep: montako lippua on vähintään pidettävä. $points: pisteet ensimmäisestä reitistä. $length, $worth: pisimpien reittien ruudut ja pisteet.
# $bonus: pisteet pisimmästä katkeamattomasta reitistä.
guide-step-text = { $step ->
    [tickets] Lippu nimeää kaksi yhdistettävää kaupunkia; ne loistavat kartalla. Pidä vähintään { $keep }. Helpointa on, kun lipuilla on yhteistä matkaa.
    [first] Vuorolla teet yhden asian: otat kortteja, rakennat reitin tai nostat lippuja. Ota nyt kortti: jokin viidestä avoimesta tai pakan päällimmäinen.
    [second] Vuorolla otat kaksi korttia. Pyöräkortti on { wild-card } ja käy joka väriin, mutta avoin { wild-card } vastaa kahta korttia.
    [glow] Joka ruutu maksaa yhden reitin värisen kortin; harmaaseen reittiin käy mikä tahansa yksi väri. Vuorollasi hohtaa se, mihin korttisi riittävät.
    [claim] Ota kortteja vuoro kerrallaan, kunnes matkasi varrella hohtaa reitti. Kosketa sitä silloin.
    [points] Sait siitä heti { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Pitkät reitit ovat paljon arvokkaampia: { $length } ruutua tuo { $worth } pistettä.
    [state] Lipusta näet, onko se täytetty, vielä mahdollinen vai mahdoton. Kosketa lippua, niin kartta näyttää halvimman tien perille.
   *[end] Kun jollakulla on enintään kaksi vaunua, alkaa viimeinen kierros. Sitten täytetyt liput tuovat pisteensä, muut vievät, ja pisin katkeamaton reitti tuo { $bonus }.
}
# Mikä on tilanne juuri nyt, askeleen tekstin alla. $routes: montako reittiä hohtaa; $near: moniko niistä auttaa jossakin lipussa.
guide-hint = { $hint ->
    [wait] Toinen pelaaja on vuorossa. Tässä ei mene kauan.
    [none] Vielä ei hohda mikään: ota lisää kortteja.
    [near] { $routes ->
        [one] Nyt hohtaa { $routes } reitti, ja se on lippujesi matkalla.
       *[other] Nyt hohtaa { $routes } reittiä, niistä lippujesi matkalla { $near }.
    }
   *[some] { $routes ->
        [one] Nyt hohtaa { $routes } reitti.
       *[other] Nyt hohtaa { $routes } reittiä.
    }
}

## Ilmoitus omasta vuorosta

# Selaimen välilehden otsikko.
guide-notice-title = ● Vuorosi – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Selaimen ilmoitus, kun sivu ei ole näkyvissä.
guide-notice-head = Sinun vuorosi
guide-notice-body = Peli pelilaudalla { $board } odottaa sinua.

## Pelilaudan säännöt yhdessä paneelissa. Kukin on lyhyt kappale; näytetään vain ne, jotka koskevat pelilautaa.

rules-open-all = Avaa kaikki
rules-close-all = Sulje kaikki
rules-section = { $section ->
    [aim] Tavoite
    [turn] Vuorosi
    [cards] Kortit ja { wild-card.plural }
    [claim] Reitin rakentaminen
    [parallel] Rinnakkaiset reitit
    [tickets] Liput
    [ferries] Lautat
    [tunnels] Tunnelit
    [stations] Asemat
    [markers] Aloituskaupungit ja hallinta
    [alvin] Alvin
    [souvenirs] Matkamuistot
    [end] Loppu ja pisteet
   *[ties] Jos pisteet ovat tasan
}

rules-aim = Rakenna rautatiereittejä kartalle ja yhdistä kaupungit, jotka salaiset lippusi nimeävät. Lopussa eniten pisteitä kerännyt voittaa.
rules-start = Alussa sinulla on { $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
} ja { $hand ->
    [one] { $hand } kortti.
   *[other] { $hand } korttia.
}
rules-order = Aloittajan ratkaisee arpa tai pöydän avaaja. Sitten vuoro kiertää paikalta seuraavalle.
rules-order-later = Tällä pelilaudalla aloittaja arvotaan vasta, kun kaikki ovat valinneet lippunsa.

rules-turn = Vuorollasi teet yhden näistä, et enempää:
rules-turn-draw = Ota kortteja.
rules-turn-claim = Rakenna reitti.
rules-turn-tickets = Nosta lippuja.
rules-turn-station = Rakenna asema.
rules-turn-pass = Vuoron jätät väliin vain, jos mikään näistä ei ole mahdollista.

# $colors: montako väriä. $each: kortteja kutakin väriä.
rules-deck = Värejä on { $colors }. Kullakin on oma symbolinsa, ja pakassa on kutakin väriä { $each ->
    [one] { $each } kortti.
   *[other] { $each } korttia.
}
rules-draw = Ota kaksi korttia peräkkäin: viidestä avoimesta eli rivistä, tai näkemättä pakasta. Rivin aukko täytetään, ennen kuin valitset uudelleen.
# $wilds: montako niitä on.
rules-wild = { wild-card.start } (pakassa { $wilds }) käy mihin tahansa väriin.
rules-wild-open = Rivistä otettu { wild-card } vastaa molempia kortteja: jos otat sen, se on vuorosi ainoa, eikä sitä voi ottaa toiseksi kortiksi.
rules-wild-deck = Näkemättä nostettu { wild-card } on kortti siinä missä muutkin.
rules-sweep = Jos rivissä on vähintään kolme { wild-card.partitive }, koko rivi poistetaan ja tilalle käännetään viisi uutta korttia, kunhan muita kuin { wild-card.plural-partitive } on niihin vielä vähintään kolme.
rules-reshuffle = Kun pakka on tyhjä, poistopakka sekoitetaan uudeksi pakaksi. Jos mikään kortti ei käy toiseksi, vuorosi on yksi kortti. Kädessä saa olla kortteja miten paljon tahansa.

rules-claim = Pelaa reitin väriä yksi kortti ruutua kohti ja aseta joka ruutuun yksi vaunuistasi.
rules-claim-gray = Harmaaseen reittiin saat valita värin itse, mutta kaikkien korttien on oltava samaa väriä.
rules-claim-wilds = { wild-card.plural-adessive-start } voi korvata osan korteista tai kaikki.
rules-claim-whole = Yksi reitti vuorossa, ja aina koko reitti: kortteja ja vaunuja on oltava joka ruutuun. Pelatut kortit menevät poistopakkaan.
rules-claim-anywhere = Reitin ei tarvitse koskettaa muita reittejäsi.
rules-claim-points = Saat pisteet heti, pituuden mukaan:
rules-claim-points-control = Pisteet jaetaan heti, pituuden mukaan; kuka ne saa, riippuu siitä, kuka hallitsee reitin kahta kaupunkia:
rules-table-spaces = Ruudut
rules-table-symbols = Eri symbolit
rules-table-points = Pisteet

# $tracks: montako niitä on enintään vierekkäin.
rules-parallel = Kun samojen kaupunkien välillä on { $tracks ->
    [2] kaksi raidetta
   *[other] kaksi tai kolme raidetta
}, ne ovat rinnakkaisia reittejä. Niistä saat omistaa vain yhden.
rules-parallel-closed = Kun pelaajia on { $players }, niistä voi rakentaa vain yhden: sen jälkeen muut on suljettu kaikilta.
rules-parallel-open = Kun pelaajia on { $players }, muut raiteet jäävät auki toisille pelaajille.
rules-parallel-from = Kun pelaajia on vähintään { $players }, ne jäävät auki toisille pelaajille.

rules-ticket = Lippu nimeää kaksi kaupunkia. Jos reittisi lopussa yhdistävät ne, mitä kautta tahansa, saat lipun pisteet. Jos eivät, menetät saman verran.
rules-ticket-start = Alussa saat { $deal ->
    [one] { $deal } lipun.
   *[other] { $deal } lippua.
} Pidä vähintään { $keep }.
# $long: montako pitkää lippua tulee muiden ($deal) lisäksi.
rules-ticket-start-long = Alussa saat { $long ->
    [one] { $long } pitkän lipun
   *[other] { $long } pitkää lippua
} ja { $deal ->
    [one] { $deal } muun.
   *[other] { $deal } muuta.
} Pidä näistä kaikista vähintään { $keep }.
rules-ticket-refused = { $where ->
    [out] Liput, joita et pidä, poistuvat pelistä kenenkään näkemättä.
    [shuffled_under] Liput, joita ei pidetä, sekoitetaan ja laitetaan lippupakan alle.
   *[under] Liput, joita et pidä, menevät lippupakan alle.
}
rules-ticket-draw = Myöhemmin voit käyttää vuorosi näin: nosta { $draw ->
    [one] { $draw } lippu
   *[other] { $draw } lippua
} tai se, mitä on jäljellä, jos niitä on vähemmän, ja pidä vähintään { $keep }. Loput menevät pakan alle.
rules-ticket-long = Pitkiä lippuja jaetaan vain alussa.
rules-ticket-secret = Minkä pidät, sen pidät loppuun asti. Muut näkevät, montako lippua sinulla on, mutta eivät sitä, mitkä.

rules-ferry = Jokainen ruutu, jossa on pyörä, vaatii { wild-card.genitive }.
rules-ferry-rest = Muihin ruutuihin käyvät kortit kuten aina, tai lisää { wild-card.plural-partitive }.

rules-tunnel = Katkoviivareuna tarkoittaa tunnelia. Pelaat korttisi, ja sitten pakasta paljastetaan { $reveal ->
    [one] { $reveal } kortti
   *[other] { $reveal } korttia
} tai vähemmän, jos ne loppuvat.
rules-tunnel-extra = Jokainen niistä, joka on { wild-card } tai pelaamaasi väriä, vaatii sinulta yhden lisäkortin: sitä väriä tai { wild-card.genitive }.
rules-tunnel-wilds = Jos pelasit pelkkiä { wild-card.plural-partitive }, vain { wild-card.plural } lasketaan, ja maksat ne { wild-card.plural-adessive }.
rules-tunnel-leave = Jos et voi tai halua maksaa kaikkea, otat korttisi takaisin ja vuorosi päättyy.
rules-tunnel-length = Vaunuja ei silti kulu enempää, eikä pisteitä tule enempää.

rules-station = Voit käyttää vuorosi näin: rakenna asema kaupunkiin, jossa ei vielä ole asemaa. Asemia sinulla on { $each }.
rules-station-cost = { $each ->
    [1] Se maksaa yhden kortin.
    [2] Ensimmäinen maksaa yhden kortin, toinen kaksi samanväristä. { wild-card.plural-start } käyvät niiden tilalle.
    [3] Ensimmäinen maksaa yhden kortin, toinen kaksi samanväristä, kolmas kolme samanväristä. { wild-card.plural-start } käyvät niiden tilalle.
   *[other] Ensimmäinen maksaa yhden kortin, toinen kaksi samanväristä, kolmas kolme samanväristä ja niin edelleen. { wild-card.plural-start } käyvät niiden tilalle.
}
rules-station-use = Lopussa jokainen asema antaa sinun käyttää lippuihisi yhtä toisen pelaajan reittiä, joka päättyy aseman kaupunkiin, kuin se olisi omasi. Reitti on sama kaikille lipuille; paras valitaan puolestasi.

rules-start-city = Ennen ensimmäistä vuoroa jokainen asettaa merkin kaupunkiin, jossa ei vielä ole merkkiä: siitä tulee aloituskaupunki. Se ei maksa mitään. Vuorojärjestyksen viimeinen valitsee ensin.
rules-network = Ensimmäisen reittisi on päätyttävä aloituskaupunkiisi. Jokaisen seuraavan on kosketettava sitä tai kaupunkia, johon reittisi ulottuvat.
rules-control = Hallitset kaupunkeja, joissa on merkkisi. Sillä on väliä aina, kun reitti rakennetaan:
rules-control-none = Jos kukaan ei hallitse kumpaakaan kaupunkia, pisteet saa rakentaja.
rules-control-some = Muuten jokainen hallittu kaupunki tuo pisteet hallitsijalleen, rakensipa reitin kuka tahansa. Jos hallitset molempia, saat pisteet kahdesti; jos et kumpaakaan, et saa omasta reitistäsi mitään.
# $cost: maksettavat kortit. $each: kunkin pelaajan merkit.
rules-marker = Kun rakennetun reitin pisteet on jaettu, saat asettaa uuden merkin jompaankumpaan sen kaupungeista, jos siinä ei ole merkkiä. Hinta on { $cost ->
    [1] yksi kortti
   *[other] { $cost } samanväristä korttia tai { wild-card.partitive }
}. Merkkejä sinulla on { $each }, aloituskaupungin merkki mukaan lukien, eikä niitä koskaan siirretä.

rules-alvin = Avaruusolento Alvin nähdään ensin kaupungissa { $city }. Se ei voi olla kenenkään aloituskaupunki, eikä sinne koskaan tule merkkiä.
rules-alvin-capture = Rakenna reitti kaupunkiin, jossa Alvin on, niin nappaat hänet ja saat { $points ->
    [one] { $points } pisteen,
   *[other] { $points } pistettä,
} ellei hän ole jo sinulla. Hänet voi napata yhä uudelleen.
rules-alvin-move = Sitten sinun on lähetettävä hänet kaupunkiin, jota hallitset. Tällä vuorolla asettamasi merkki lasketaan jo mukaan.

# $symbols: montako lajia.
rules-souvenirs = Matkamuistoja on { $symbols } lajia, kullakin oma symbolinsa.
# $fixed: montako pinoa. $tokens: matkamuistoja kussakin.
rules-souvenirs-fixed = Alusta asti { $fixed ->
    [one] paikallaan on { $fixed } pino, jossa matkamuistoja on { $tokens }.
   *[other] paikoillaan on { $fixed } pinoa, joissa kussakin matkamuistoja on { $tokens }.
} Arpa ratkaisee, mikä laji on missäkin.
# $stacks: jäljellä olevat lajit. $tokens: matkamuistoja kutakin lajia.
rules-souvenirs-second = Ennen ensimmäistä vuoroa vuorojärjestyksen toinen asettaa { $stacks ->
    [one] jäljellä olevan lajin
   *[other] { $stacks } jäljellä olevaa lajia
} kaupunkeihin, joissa ei ole matkamuistoja; kutakin lajia on { $tokens }.
rules-souvenirs-last = Ennen ensimmäistä vuoroa { $stacks ->
    [one] vuorojärjestyksen viimeinen asettaa jäljellä olevan lajin kaupunkiin, jossa ei ole matkamuistoja; sitä on { $tokens }.
   *[other] { $stacks } jäljellä olevaa lajia asetetaan kaupunkeihin, joissa ei ole matkamuistoja; kutakin lajia on { $tokens }. Vuorojärjestyksen viimeinen aloittaa, sitten tulee häntä edeltävä, ja niin edelleen pöydän ympäri.
}
rules-souvenirs-take = Kun rakennat reitin, otat matkamuiston jommastakummasta sen kaupungista, jos siellä on lajia, jota sinulla ei vielä ole. Jos molemmissa on, saat valita.
rules-souvenirs-score = Lopussa eri symbolit tuovat pisteitä:

rules-end = Kun joku päättää vuoronsa ja hänellä on enintään kaksi vaunua, pelataan viimeinen kierros: kaikille vielä yksi vuoro, hänelle viimeisenä.
rules-end-passes = Peli päättyy myös, kun kaikki pelaajat ovat peräkkäin jättäneet vuoron väliin.
rules-end-score = Sitten pisteisiisi lisätään:
rules-end-tickets = Liput: täytetyt tuovat pisteensä, muut vievät saman verran.
rules-end-longest = Pisin katkeamaton reitti: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} pisimmästä yhtenäisestä vaunujen jonosta, jokaiselle, jolla on yhtä pitkä. Se saa kulkea saman kaupungin kautta uudelleen, mutta ei samaa reittiä kahdesti.
rules-end-globetrotter = Eniten täytettyjä lippuja: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} jokaiselle, jolla niitä on yhtä paljon. Kukaan ei saa niitä, jos yhtään lippua ei täytetty.
rules-end-stations = Asemat: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} jokaisesta, jota et rakentanut.
rules-end-souvenirs = Matkamuistot: niiden pisteet, kuten yllä.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} sille, jolla hän on.

rules-ties = Jos usealla on eniten pisteitä, ratkaisevat nämä tässä järjestyksessä:
rules-tie = { $tie ->
    [tickets] Enemmän täytettyjä lippuja
    [stations] Vähemmän rakennettuja asemia
   *[longest_path] Pisteet pisimmästä katkeamattomasta reitistä
}
rules-ties-shared = Jos sekään ei ratkaise, he voittavat yhdessä.
rules-ties-none = Jos usealla on eniten pisteitä, he voittavat yhdessä.
