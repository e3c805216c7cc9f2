### Pelitestit: komennot `playtest` ja `board balance` sekä sivu, jonka --html kirjoittaa.

cli-playtest-help = Anna bottien pelata monta peliä laudalla ja raportoi tulokset sen suunnittelijalle: paikat, menoliput, reitit, kaupungit, värit, pituus, pisteet ja ongelmat.
cli-playtest-examples =
    Esimerkkejä:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Pelaajamäärät pilkuilla erotettuina; pelit käyttävät niitä vuorotellen. Oletus: kaikki, jotka pelilauta sallii.
cli-playtest-bots-help = Yksi botti kaikille paikoille tai useita, jotka vaihtavat paikkaa pelistä toiseen.
cli-playtest-jobs-help = Työprosessien määrä; havainnot eivät riipu siitä. Oletus: yksi ydintä kohti.
cli-playtest-resume-help = Jatka samojen asetusten pelitestiä sen sijaan, että aloittaisit alusta.
cli-playtest-results-help = SQLite-tiedosto, johon valmis työ tallennetaan.
cli-playtest-json-help = Kirjoita kaikki luvut tähän tiedostoon JSON-muodossa; - kirjoittaa päätteeseen.
cli-playtest-kept = keskeytetty; { $games ->
    [one] yksi peli
   *[other] { $games } peliä
} tallessa tiedostossa { $file }. Jatka näin: { $command }
cli-playtest-table = pelaajia
cli-playtest-first = 1. paikka voittaa
cli-playtest-turns = vuoroja pelaajaa kohti
cli-playtest-score = pisteet
cli-playtest-close = tiukat pelit
cli-playtest-fine = Mitään poikkeavaa ei löytynyt: kaikki paikat, liput, reitit, kaupungit ja värit ovat varmasti niissä rajoissa, joita vakiolaudoilla nähdään.
cli-playtest-found = { $flags ->
    [one] Yksi havainto:
   *[other] { $flags } havaintoa:
}

cli-board-balance-help = Ehdota pisteitä pelilaudan lipuille sen mukaan, miten niiden pitäminen vaikuttaa voiton todennäköisyyteen.
cli-board-balance-examples =
    Esimerkkejä:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Kirjoita lautatiedostosta kopio, jossa on ehdotetut pisteet; kaikki muu pysyy ennallaan.
cli-board-balance-now = pisteet
cli-board-balance-proposed = ehdotus
cli-board-balance-range = väli
cli-board-balance-made = valmis
cli-board-balance-effect = voitot
cli-board-balance-turns = vuorot
cli-board-balance-all-fine = Lippuja { $tickets }: mikään ei ole varmasti pisteitään arvokkaampi tai arvottomampi. Useampi peli voi kertoa enemmän.
cli-board-balance-some = Lippuja { $tickets }, joista varmasti pisteitään arvokkaampia tai arvottomampia { $changed }. Muuta ne ja tee pelitesti uudelleen: pelaajat seuraavat pisteitä.
cli-board-balance-hard = * valmistuu alle { $least } osuudessa peleistä: keskeneräinen menolippu vie pisteensä, joten jokainen lisäpiste toisi haltijalle keskimäärin alle { $gain } pistettä, ja alle 50 prosentissa se veisi niitä. Tee mieluummin sen tiestä helpompi.
cli-board-balance-written = Kirjoitettu tiedostoon { $file }.

playtest-title = Pelitesti: { $board }
playtest-lead = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
}, pelaamassa { $bots }, pelaajia { $seats }{ $alvin ->
    [yes] , mukana Alvin
   *[no] {""}
}.
playtest-intervals = Jokaisen luvun 95 %:n väli on suluissa: Wilsonin välit osuuksille, muille Studentin t pelien yli. Saman pelin paikat eivät ole toisistaan riippumattomia, mutta pelit ovat; siksi välit lasketaan peleistä.
playtest-fine = Mitään poikkeavaa ei löytynyt.
playtest-fine-note = Kaikki paikat, menoliput, reitit, kaupungit ja värit ovat varmasti niissä rajoissa, joita neljällä vakiolaudalla nähdään. Se ei takaa hyvää lautaa: botit eivät ole ihmisiä, eikä hauskuutta mitata tässä.
playtest-unclear = Pelejä on vielä liian vähän arvioon.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Yksi luku voi vielä olla rajojen ulkopuolella.
   *[other] { $figures } lukua voi vielä olla rajojen ulkopuolella.
} { $bound ->
    [over] Asian selvittämiseen tarvittaisiin yli { $more } peliä lisää.
   *[about] Noin { $more } peliä lisää selvittäisi asian.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] tarvitaan yli { $more } peliä lisää
   *[about] tarvitaan noin { $more } peliä lisää
}
playtest-unclear-rest = Ja vielä { $count }.
playtest-flags = Havainnot
playtest-flags-note = Kukin näistä poikkeaa merkitsevästi siitä, mitä neljällä vakiolaudalla nähdään. Kun katsoo monta asiaa kerralla, jotakin löytyy sattumaltakin; testi korjaa sen (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Virhe
   *[other] Varoitus
}
playtest-why = Miksi sillä on väliä:
playtest-fix = Mikä auttaa:

playtest-flag-seat-bias = Kun pelaajia on { $seats }, paikka { $seat } voittaa peleistä { $figure }; tasaväkinen osuus olisi { $even }.
playtest-why-seat-bias = Paikat arvotaan, joten arpa ratkaisee osan pelistäkin.
playtest-fix-seat-bias = Katso, mitä pelaaja voi tehdä aivan ensimmäisillä vuoroilla: halpoja reittejä, joista saa paljon pisteitä vähillä korteilla. Tee pelistä pidempi (lisää vaunuja) ja parhaista reiteistä kalliimpia, tai anna myöhemmille paikoille yksi kortti lisää.
playtest-flag-dominated-ticket = Lipun { $ticket } pisteet ovat { $points } ja vaunuja kuluu { $way }; lippu { $other } tuo { $other_points } ja vaunuja kuluu { $other_way }. Keskimäärin se tuo haltijalleen pisteitä { $figure }.
playtest-why-dominated-ticket = Sitä ei koskaan kannata pitää, ja se on huonoa onnea pelaajalle, jolla ei ole valinnanvaraa.
playtest-fix-dominated-ticket = Anna sille lisää pisteitä tai muut kaupungit. 'vialibre board balance' ehdottaa pisteitä.
playtest-flag-scarce-color = { $color } on vähissä: { wild-card.plural-partitive } on { $figure } siitä, mitä sen reiteistä maksetaan. Ruutuja on { $spaces } ja kortteja { $cards }.
playtest-why-scarce-color = Pelaajat odottavat yhtä väriä, ja { wild-card.plural-partitive } nostava voittaa kilpailun sen reiteistä.
playtest-fix-scarce-color = Vaihda joidenkin sen reittien väriä tai tee niistä harmaita, kunnes kaikilla väreillä on suunnilleen yhtä monta ruutua.
playtest-flag-idle-color = { $color } jää yli: sen kortteja on pelin lopussa vielä käsissä { $figure }. Ruutuja on { $spaces } ja kortteja { $cards }.
playtest-why-idle-color = Sen nostaminen ei auta ketään, joten osa pakasta menee hukkaan.
playtest-fix-idle-color = Anna sille lisää ruutuja, mieluiten reiteiltä, joita pelaajat haluavat.
playtest-flag-dead-end = Kaupunkia { $city } tuskin käytetään: sinne päästään peleistä { $figure }.
playtest-why-dead-end = Hyödytön kaupunki vain täyttää lautaa; menolippu sinne olisi ansa.
playtest-fix-dead-end = Anna sille toinen tie, lippu tai reitti, joka on vaunujensa arvoinen; tai jätä se pois.
playtest-flag-one-way-city = Kaupunkiin { $city } vie vain yksi tie, ja sen menolippujen haltijoista { $figure } saa ne valmiiksi: vähemmän kuin muut.
playtest-why-one-way-city = Sen tien rakentaja sulkee kaikki muut ulos, eivätkä näiden lippujen haltijat voi sille mitään.
playtest-fix-one-way-city = Anna sille toinen tie tai rinnakkaisia reittejä, tai jätä sen liput pois.
playtest-flag-idle-route = Reittiä { $route } tuskin käytetään: se rakennetaan peleistä { $figure }.
playtest-why-idle-route = Pelaajat eivät ota sitä edes silloin, kun muut tiet on tukittu.
playtest-fix-idle-route = Tee siitä lyhyempi tai harmaa, tai vie se jonnekin, minne liput haluavat.
playtest-flag-hopeless-ticket = Menolipun { $ticket } pitäneistä sen saa valmiiksi { $figure }.
playtest-why-hopeless-ticket = Se vie pisteensä useammin kuin tuo ne.
playtest-fix-hopeless-ticket = Etsi kartalta kohta, jossa se estyy; toinen tie tai rinnakkaiset reitit auttavat enemmän kuin pisteet.
playtest-flag-strong-ticket = Se, jolla on lippu { $ticket }, voittaa tasaväkistä useammin, prosenttiyksikköinä { $figure }.
playtest-why-strong-ticket = Yksi onnekas lippu ratkaisee liikaa.
playtest-fix-strong-ticket = Anna sille vähemmän pisteitä. 'vialibre board balance' ehdottaa, montako.
playtest-flag-weak-ticket = Se, jolla on lippu { $ticket }, voittaa tasaväkistä harvemmin, prosenttiyksikköinä { $figure }.
playtest-why-weak-ticket = Sen saaminen maksaa pelaajalle pelin.
playtest-fix-weak-ticket = Anna sille lisää pisteitä tai helpompi tie. 'vialibre board balance' ehdottaa pisteitä.
playtest-flag-one-strategy = { $strategy }: sitä eniten harrastava voittaa tasaväkistä useammin, prosenttiyksikköinä { $figure }.
playtest-why-one-strategy = Jos yksi tapa on aina oikea, päätettävää on vähän.
playtest-fix-one-strategy = Muuta sitä, mihin se perustuu: pitkien reittien pisteitä, nostettavien menolippujen määrää, vaihtoehtoisia teitä.

playtest-players = { $seats } pelaajaa
playtest-seat = paikka { $seat }
playtest-seats = Paikat ja voitot
playtest-seats-note = Kuinka usein kukin paikka voitti; paikka 1 aloittaa. Katkoviiva on tasaväkinen osuus.
playtest-map = Pelilauta käytössä
playtest-map-note = Osoita reittiä tai kaupunkia, niin näet sen luvut. Mitä suurempi kaupungin piste on, sitä useammassa pelissä joku pääsee sinne.
playtest-map-often = kuinka usein rakennettu
playtest-map-when = milloin rakennettu
playtest-map-wins = omistajan voitot
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: rakennettu peleistä { $claimed }, kun vuoroista on takana { $when }; omistajan voitot tasaväkiseen verrattuna prosenttiyksikköinä { $effect }
playtest-route-never = { $route }: rakennettu peleistä { $claimed }
playtest-city-line = { $city }: saavutettu peleistä { $reached }; sinne päässeen voitot tasaväkiseen verrattuna prosenttiyksikköinä { $effect }
playtest-ticket-line = { $ticket }: pidetty { $kept }, valmis { $made }, voitot tasaväkiseen verrattuna prosenttiyksikköinä { $effect }
playtest-tickets = Menolippujen arvo
playtest-tickets-note = Oikealla: tarjottaessa pidetään useammin. Ylhäällä: haltija voittaa tasaväkistä useammin, prosenttiyksikköinä. Suuremmilla pisteillä merkityt liput ovat arvokkaampia; viivalla olevat renkaat olivat jollakulla liian harvoin, jotta niistä voisi sanoa mitään. Kaikki ei johdu lipusta: pelaajat pitävät sen, mikä sopii heidän suunnitelmiinsa.
playtest-chart-up = voittaa tasaväkistä useammin, prosenttiyksikköä
playtest-chart-across = pidetty tarjottaessa
playtest-all-tickets = Kaikki menoliput
playtest-all-routes = Kaikki reitit
playtest-all-cities = Kaikki kaupungit
playtest-head-ticket = menolippu
playtest-head-route = reitti
playtest-head-city = kaupunki
playtest-head-color = väri
playtest-head-way = vaunut
playtest-head-offered = tarjottu
playtest-head-kept = pidetty tarjottaessa
playtest-head-made = pidetyistä valmiita
playtest-head-points = keskipisteet
playtest-head-effect = voitot, prosenttiyksikköä
playtest-head-claimed = pelejä, joissa rakennettu
playtest-head-when = pelistä takana
playtest-head-routes = reitit
playtest-head-tickets = menoliput
playtest-head-reached = pelejä, joissa joku siellä
playtest-head-spaces = ruudut
playtest-head-cards = kortit
playtest-head-paid = maksettu pelissä
playtest-head-left = jäänyt käsiin
playtest-head-wilds = vetureita maksetuista korteista
playtest-head-wins = voitot
playtest-head-row = osuus rivistä
playtest-cities = Kaupungit, joilla on väliä
playtest-cities-note = Ne, joissa käyneet voittavat useimmin ja harvimmin, tasaväkiseen osuuteen verrattuna.
playtest-colors = Värit
playtest-colors-note = Kuinka suuri osa värin reiteistä maksetuista korteista on { wild-card.plural-partitive }: ne paikkaavat, kun väri on vähissä. Katkoviiva on kaikkien värien keskiarvo.
playtest-games = Pituus, pisteet ja piste-erot
playtest-turns = Vuoroja pelaajaa kohti
playtest-scores = Pelaajan pisteet
playtest-margins = Parhaan ja toisen piste-ero
playtest-games-note = Pylväät näyttävät, kuinka usein, katkoviiva keskiarvon. Tiukkoja pelejä on { $close }: niissä ero on enintään kymmenesosa parhaista pisteistä.
playtest-strategies = Strategiat
playtest-strategies-note = Jokaisessa pelissä yksi paikka teki jotakin eniten. Kuinka usein se voitti, tasaväkiseen osuuteen verrattuna; 0 on tasaväkinen. Tukkiminen on rakentamista vastustajan kaupunkiin, kaukana omista kaupungeista. Kaikilla paikoilla pelasi samanlainen botti, joten tämä kertoo, mistä lauta palkitsee, ei sitä, kuka on parempi.
playtest-strategy = { $strategy ->
    [tickets] Monta lippua
    [long_routes] Pitkät reitit
    [blocking] Tukkiminen
   *[early] Varhain rakentaminen
}
playtest-bots = Botit
playtest-bots-note = Kuinka usein kunkin botin paikat voittivat, tasaväkiseen verrattuna.
playtest-compared = Verrattuna vakiolautoihin
playtest-compared-note = Ero on osuus parhaista pisteistä. Piste on tämä pelilauta, viivat ovat neljä vakiolautaa, kaista on niiden alue. Nuoli kertoo, että tämä pelilauta on merkitsevästi sen ulkopuolella. Se ei sinänsä ole virhe.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = tämä pelilauta
playtest-mean = keskiarvo { $figure }
playtest-headline = { $name ->
    [turns] Vuoroja pelaajaa kohti
    [first] Ensimmäisen paikan voitot
    [score] Pelaajan pisteet
    [margin] Ero toiseen
    [close] Tiukat pelit
    [lead_changes] Johtajan vaihdokset
    [half_time] Puoliajan johtaja voittaa
    [tickets] Pelaajan liput
    [made] Valmiit liput
    [ticket_points] Pisteet lipuista
    [claims] Pelaajan reitit
    [length] Rakennetun reitin vaunut
    [drawing] Kortteihin käytetyt vuorot
   *[cards_left] Käteen jääneet kortit
}
playtest-again = Toista tämä testi
playtest-again-note = Kortit ja valinnat seuraavat siemenluvusta: samat asetukset antavat samat pelit kaikilla koneilla ja kaikilla prosessimäärillä.
playtest-footer = Tehnyt Vía Libre { $version }.

error-bad-findings = Tämä versio ei osaa lukea näitä pelitestin havaintoja ({ $detail }).
error-bad-seat-list = ”{ $text }” ei kelpaa pelaajamäärien luetteloksi. Kirjoita esimerkiksi 2,3.
error-balance-not-toml = Pisteet voi kirjoittaa vain lautatiedostoon. Anna tiedosto (nyt ”{ $board }”) tai jätä --write pois.
error-balance-row-missing = Lipun ”{ $ticket }” riviä ei löytynyt tiedostosta { $file }; mitään ei kirjoitettu.
