# Apua: pelilaudan säännöt, opastettu ensimmäinen peli, näppäimet ja ilmoitus omasta vuorosta.

## Ohjesivu

guide-title = Näin pelataan
guide-start-title = Ensimmäinen pelisi: kahden minuutin opastus
guide-start-text = Pelaat oikean pelin Pohjois-Amerikan pelilaudalla helpointa bottiamme vastaan. Opas selittää yhden asian kerrallaan ja odottaa, kunnes olet tehnyt sen. Voit ohittaa oppaan milloin vain ja jatkaa peliä.
guide-start = Aloita opastettu peli
guide-starting = Valmistellaan pelilautaa…
guide-rules-title = Pelilautojen säännöt
guide-rules-board = Pelilauta
guide-rules-players = Pelaajia
guide-rules-alvin = Alvinin kanssa (muunnelma)
guide-keys-title = Pikanäppäimet
guide-keys-settings = Ota pikanäppäimet käyttöön tai pois käytöstä asetuksissa
# Mitä näppäin tekee pöydässä; näytetään näppäimen jäljessä.
guide-key = { $what ->
    [row] ota tämä avoin kortti
    [deck] nosta pakasta
    [tickets] nosta menolippuja
    [moves] lista reiteistä, jotka voit rakentaa
    [undo] kumoa
    [log] näytä loki
    [chat] viestit
    [hand] menolippusi
    [help] nämä pikanäppäimet
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
    [tickets] Valitse menolippusi
    [first] Ota kortti
    [second] Ja vielä yksi
    [glow] Etsi, mikä hohtaa
    [claim] Rakenna reitti
    [points] Ensimmäinen reittisi!
    [state] Seuraa menolippujasi
   *[end] Miten peli päättyy
}
# $keep: montako lippua on vähintään pidettävä. $points: pisteet ensimmäisestä reitistä. $length, $worth: pisimpien reittien ruudut ja pisteet.
# $bonus: pisteet pisimmästä katkeamattomasta reitistä.
guide-step-text = { $step ->
    [tickets] Menolippu nimeää kaksi yhdistettävää kaupunkia; ne loistavat kartalla. Pidä vähintään { $keep }. Helpointa on, kun lipuilla on yhteistä matkaa.
    [first] Vuorolla teet yhden asian: otat kortteja, rakennat reitin tai nostat menolippuja. Ota nyt kortti: jokin viidestä avoimesta tai pakan päällimmäinen.
    [second] Vuorolla otat kaksi korttia. Pyöräkortti on { wild-card } ja käy joka väriin, mutta avoin { wild-card } vastaa kahta korttia.
    [glow] Joka ruutu maksaa yhden reitin värisen kortin; harmaaseen reittiin käy mikä tahansa yksi väri. Vuorollasi hohtaa se, mihin korttisi riittävät.
    [claim] Ota kortteja vuoro kerrallaan, kunnes matkasi varrella hohtaa reitti. Valitse se silloin.
    [points] Sait siitä heti { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Pitkät reitit ovat paljon arvokkaampia: { $length } ruutua tuo { $worth } pistettä.
    [state] Menolipusta näet, onko se valmis, mahdollinen vai mahdoton. Valitse lippu, niin kartta näyttää lyhimmän jäljellä olevan tien.
   *[end] Kun jollakulla on enintään kaksi vaunua, alkaa viimeinen kierros. Sitten valmiit liput tuovat pisteensä, muut vievät, ja pisin reitti tuo { $bonus }.
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
    [tickets] Menoliput
    [ferries] Lautat
    [tunnels] Tunnelit
    [stations] Asemat
    [markers] Aloituskaupungit ja hallinta
    [alvin] Alvin
    [souvenirs] Matkamuistot
    [end] Pelin loppu ja pisteet
   *[ties] Tasapeli
}

rules-aim = Rakenna rautatiereittejä kartalle ja yhdistä salaisten menolippujesi kaupungit. Eniten pisteitä kerännyt voittaa.
rules-start = Alussa sinulla on { $cars ->
    [one] { $cars } junanvaunu
   *[other] { $cars } junanvaunua
} ja { $hand ->
    [one] { $hand } kortti.
   *[other] { $hand } korttia.
}
rules-order = Aloittajan ratkaisee arpa tai isäntä. Sitten vuoro kiertää paikalta seuraavalle.
rules-order-later = Jos arpa ratkaisee aloittajan, tällä pelilaudalla se heitetään vasta, kun kaikki ovat valinneet menolippunsa.

rules-turn = Vuorollasi teet täsmälleen yhden näistä:
rules-turn-draw = Ota kortteja.
rules-turn-claim = Rakenna reitti.
rules-turn-tickets = Nosta menolippuja.
rules-turn-station = Rakenna asema.
rules-turn-pass = Vuoron jätät väliin vain, jos mikään näistä ei ole mahdollista.

# $colors: montako väriä. $each: kortteja kutakin väriä.
rules-deck = Värejä on { $colors }. Kullakin on oma symbolinsa, ja pakassa on kutakin väriä { $each ->
    [one] { $each } kortti.
   *[other] { $each } korttia.
}
rules-draw = Ota kaksi korttia peräkkäin: avoimia viiden kortin rivistä tai pakan päällimmäinen. Rivin aukko täytetään, ennen kuin valitset uudelleen.
# $wilds: montako niitä on.
rules-wild = { wild-card.start } (pakassa { $wilds }) käy mihin tahansa väriin.
rules-wild-open = Avoin { wild-card } vastaa molempia kortteja: jos otat sen, se on vuorosi ainoa, eikä sitä voi ottaa toiseksi kortiksi.
rules-wild-deck = Pakasta nostettu { wild-card } on kortti siinä missä muutkin.
rules-sweep = Jos viidestä avoimesta kortista vähintään kolme on { wild-card.plural-partitive }, kaikki viisi poistetaan ja korvataan, kunhan muita kortteja on niihin vielä vähintään kolme.
rules-reshuffle = Kun pakka loppuu, poistopakka sekoitetaan uudeksi pakaksi. Jos mikään kortti ei käy toiseksi, vuorosi on yksi kortti. Käden kortteja ei ole rajoitettu.

rules-claim = Pelaa reitin väriä yksi kortti ruutua kohti ja aseta joka ruutuun yksi junanvaunuistasi.
rules-claim-gray = Harmaaseen reittiin käy mikä tahansa väri, mutta kaikkien korttien on oltava samaa väriä.
rules-claim-wilds = { wild-card.plural-adessive-start } voi korvata osan korteista tai kaikki.
rules-claim-whole = Yksi reitti vuorossa, ja aina koko reitti: kortteja ja vaunuja on oltava joka ruutuun. Pelatut kortit menevät poistopakkaan.
rules-claim-anywhere = Reitin ei tarvitse olla yhteydessä muihin reitteihisi.
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

rules-ticket = Menolippu nimeää kaksi kaupunkia. Jos reittisi pelin lopussa yhdistävät ne, mitä kautta tahansa, saat lipun pisteet. Jos eivät, menetät saman verran.
rules-ticket-start = Alussa saat { $deal ->
    [one] { $deal } menolipun.
   *[other] { $deal } menolippua.
} Pidä vähintään { $keep }.
# $long: montako pitkää lippua tulee muiden ($deal) lisäksi.
rules-ticket-start-long = Alussa saat { $long ->
    [one] { $long } pitkän menolipun
   *[other] { $long } pitkää menolippua
} ja { $deal ->
    [one] { $deal } tavallisen.
   *[other] { $deal } tavallista.
} Pidä niistä vähintään { $keep }.
rules-ticket-refused = { $where ->
    [out] Palauttamasi menoliput poistuvat pelistä kenenkään näkemättä.
    [shuffled_under] Palautetut menoliput sekoitetaan ja laitetaan menolippupakan pohjalle.
   *[under] Palauttamasi menoliput menevät menolippupakan pohjalle.
}
rules-ticket-draw = Myöhemmin voit vuorollasi nostaa { $draw ->
    [one] { $draw } menolipun
   *[other] { $draw } menolippua
}, tai sen verran kuin niitä on jäljellä, ja pitää vähintään { $keep }. Loput menevät pakan pohjalle.
rules-ticket-long = Pitkiä menolippuja jaetaan vain alussa.
rules-ticket-secret = Pidät menolippusi loppuun asti. Muut näkevät, montako niitä on, mutta eivät sitä, mitkä.

rules-ferry = Jokainen ruutu, jossa on pyörä, vaatii { wild-card.genitive }.
rules-ferry-rest = Muihin ruutuihin käyvät kortit tavalliseen tapaan, tai lisää { wild-card.plural-partitive }.

rules-tunnel = Katkoviivareuna tarkoittaa tunnelia. Pelaat korttisi, ja sitten pakasta paljastetaan { $reveal ->
    [one] { $reveal } kortti
   *[other] { $reveal } korttia
} tai vähemmän, jos ne loppuvat.
rules-tunnel-extra = Jokaisesta niistä, joka on { wild-card } tai pelaamaasi väriä, maksat yhden lisäkortin: sitä väriä tai { wild-card.genitive }.
rules-tunnel-wilds = Jos pelasit pelkkiä { wild-card.plural-partitive }, vain { wild-card.plural } lasketaan, ja maksat ne { wild-card.plural-adessive }.
rules-tunnel-leave = Jos et voi tai halua maksaa, otat korttisi takaisin ja vuorosi päättyy.
rules-tunnel-length = Lisäkortit eivät vie lisää vaunuja eivätkä tuo lisää pisteitä.

rules-station = Voit vuorollasi rakentaa aseman kaupunkiin, jossa ei vielä ole asemaa. Asemia sinulla on { $each }.
rules-station-cost = { $each ->
    [1] Se maksaa yhden kortin.
    [2] Ensimmäinen maksaa yhden kortin, toinen kaksi samanväristä. { wild-card.plural-start } käyvät niiden tilalle.
    [3] Ensimmäinen maksaa yhden kortin, toinen kaksi samanväristä, kolmas kolme samanväristä. { wild-card.plural-start } käyvät niiden tilalle.
   *[other] Ensimmäinen maksaa yhden kortin, toinen kaksi samanväristä, kolmas kolme samanväristä ja niin edelleen. { wild-card.plural-start } käyvät niiden tilalle.
}
rules-station-use = Lopussa jokainen asema antaa sinun käyttää lippuihisi yhtä toisen pelaajan reittiä, joka päättyy aseman kaupunkiin, kuin se olisi omasi. Reitti on sama kaikille lipuille; paras valitaan puolestasi.

rules-start-city = Ennen ensimmäistä vuoroa jokainen pelaaja asettaa kaupunkimerkin kaupunkiin, jossa sitä ei vielä ole: siitä tulee aloituskaupunki. Se ei maksa mitään. Vuorojärjestyksen viimeinen valitsee ensin.
rules-network = Ensimmäisen reittisi on lähdettävä aloituskaupungistasi. Jokaisen seuraavan on oltava yhteydessä siihen tai kaupunkiin, johon reittisi ulottuvat.
rules-control = Hallitset kaupunkeja, joissa on merkkisi. Sillä on väliä aina, kun reitti rakennetaan:
rules-control-none = Jos kukaan ei hallitse kumpaakaan kaupunkia, pisteet saa reitin rakentaja.
rules-control-some = Muuten jokainen hallittu kaupunki tuo pisteet hallitsijalleen, rakensipa reitin kuka tahansa. Jos hallitset molempia, saat pisteet kahdesti; jos et kumpaakaan, et saa omasta reitistäsi mitään.
# $cost: maksettavat kortit. $each: kunkin pelaajan merkit.
rules-marker = Kun rakennetun reitin pisteet on jaettu, saat asettaa uuden merkin jompaankumpaan sen kaupungeista, jos siinä ei ole merkkiä. Hinta on { $cost ->
    [1] yksi kortti
   *[other] { $cost } samanväristä korttia tai { wild-card.partitive }
}. Merkkejä sinulla on { $each }, aloituskaupungin merkki mukaan lukien, eikä niitä koskaan siirretä.

rules-alvin = Avaruusolio Alvin aloittaa kaupungista { $city }. Se ei voi olla kenenkään aloituskaupunki, eikä sinne koskaan tule merkkiä.
rules-alvin-capture = Rakenna reitti kaupunkiin, jossa Alvin on, niin nappaat hänet ja saat { $points ->
    [one] { $points } pisteen,
   *[other] { $points } pistettä,
} ellei hän ole jo sinulla. Hänet voi napata yhä uudelleen.
rules-alvin-move = Sitten sinun on siirrettävä hänet kaupunkiin, jota hallitset. Tällä vuorolla asettamasi merkki lasketaan mukaan.

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

rules-end = Kun pelaajalla on vuoronsa lopussa enintään kaksi vaunua, alkaa viimeinen kierros: kaikki saavat vielä yhden vuoron, tämä pelaaja viimeisenä.
rules-end-passes = Peli päättyy myös, kun kaikki pelaajat ovat peräkkäin jättäneet vuoron väliin.
rules-end-score = Sitten pisteisiisi lisätään:
rules-end-tickets = Menoliput: valmiit tuovat pisteensä, muut vievät saman verran.
rules-end-longest = Pisin reitti: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} pisimmästä katkeamattomasta vaunujonosta, tasatilanteessa jokaiselle. Se saa kulkea saman kaupungin kautta uudelleen, mutta ei samaa reittiä kahdesti.
rules-end-globetrotter = Matkaaja: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} siitä, että valmiita menolippuja on eniten, tasatilanteessa jokaiselle. Bonusta ei jaeta, jos yhtään lippua ei saatu valmiiksi.
rules-end-stations = Asemat: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} jokaisesta, jota et rakentanut.
rules-end-souvenirs = Matkamuistot: niiden pisteet, kuten yllä.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} pelaajalle, jolla hän on.

rules-ties = Jos usealla pelaajalla on eniten pisteitä, ratkaisevat nämä tässä järjestyksessä:
rules-tie = { $tie ->
    [tickets] Enemmän valmiita menolippuja
    [stations] Vähemmän rakennettuja asemia
   *[longest_path] Pisimmän reitin bonus
}
rules-ties-shared = Jos tilanne on vieläkin tasan, he jakavat voiton.
rules-ties-none = Jos usealla pelaajalla on eniten pisteitä, he jakavat voiton.
