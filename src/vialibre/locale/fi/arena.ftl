### Areena: komennot, taulukot ja sivu, jonka --html kirjoittaa.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Laita botit pelaamaan toisiaan vastaan parillisissa lohkoissa (sama jako, kaikki istumajärjestykset) ja laske niille vahvuusluvut.
cli-arena-examples =
    Esimerkkejä:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Tulosta vahvuusluvut areenan kaikista tähänastisista tuloksista.
cli-ratings-examples =
    Esimerkki:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Kaksi bottia tai useampia, pilkuilla erotettuina: porter, stoker, conductor, surveyor, dispatcher, baron, julkaistut agentit hungry, path, one-step ja long-route, tavallinen puuhaku mcts tai oma muodossa moduuli:Luokka tai cmd:./program. Jos botteja on enemmän kuin paikkoja, pelataan kaikki yhdistelmät; jos vähemmän, botteja toistetaan. @-merkin jälkeen on miettimisaika: baron@0.4 sekunteina, baron@200w maailmoina.
cli-blocks-help = Montako lohkoa; kukin lohko on yksi jako pelattuna kaikilla istumajärjestyksillä.
cli-block-help = Pelaa uudelleen vain tämän numeron lohko ja kerro, onko se tuloksissa sama.
cli-records-help = Valitsimen --block kanssa: kirjoita lohkon jokainen peli tähän kansioon tallenteeksi, komentoa 'vialibre replay' varten.
cli-sprt-help = Lopeta heti, kun peräkkäistesti tietää, onko ensimmäisen botin voitto-osuus LOW vai HIGH.
cli-resume-help = Jatka samojen asetusten sarjaa sen sijaan, että aloittaisit alusta.
cli-results-help = SQLite-tiedosto, johon jokainen lohko tallennetaan.
cli-html-help = Kirjoita myös raportti: yksi itsenäinen sivu kaavioineen.
cli-html-written = Raportti kirjoitettu tiedostoon { $file }.
cli-blocks = Lohkot
cli-time-left = jäljellä
cli-arena-kept = keskeytetty; { $blocks ->
    [one] yksi lohko
   *[other] { $blocks } lohkoa
} tallessa tiedostossa { $file }. Jatka valitsimella --resume.
cli-arena-rating = vahvuusluku (95 %)
cli-arena-wins = voitot (95 %)
cli-arena-mean-score = keskipisteet
cli-arena-games = pelit
cli-arena-means = keskiarvo peliä kohti
cli-arena-seats = Voitot paikoittain, paikka 1 aloittaa: { $shares }
cli-arena-verdict = { $said ->
    [high] Peräkkäistesti: HIGH.
    [low] Peräkkäistesti: LOW.
   *[other] Peräkkäistesti: ratkaisematta.
}
cli-ratings-title = { $board }, { $seats } paikkaa{ $alvin ->
    [yes] , mukana Alvin
   *[no] {""}
}: { $blocks ->
    [one] yksi jako
   *[other] { $blocks } jakoa
} (pelilauta { $digest })
cli-block-title = Lohko { $number }: jako siemenluvusta { $seed }. ★ voitti.
cli-block-game = peli
cli-block-actions = toiminnot
cli-block-same = Se on sama kuin tiedostossa { $file }.
cli-block-differs = Se poikkeaa siitä, mitä on tiedostossa { $file }: jokin botti tai säännöt ovat muuttuneet, tai jokin botti ei päätä vain näkymänsä ja satunnaislukujensa perusteella.

cli-count-made = Menoliput valmiina
cli-count-missed = Menoliput kesken
cli-count-routes = Rakennetut reitit
cli-count-cars-left = Vaunuja jäljellä
cli-count-longest = Vaunuja pisimmässä reitissä
cli-count-control = Kaupunkimerkeistä (sisältyy reitteihin)
cli-count-stations = Rakennetut asemat
cli-count-markers = Kaupunkimerkit
cli-count-souvenirs = Erilaiset matkamuistot
cli-count-captures = Alvin napattu
cli-time-mean = ms päätöstä kohti, keskiarvo
cli-time-99 = ms päätöstä kohti, 99 % alle
cli-forfeits = Luovutetut pelit

cli-report-title = Areena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] , mukana Alvin
   *[no] {""}
}, { $seats } paikkaa, { $blocks ->
    [one] yksi lohko
   *[other] { $blocks } lohkoa
} parillisia jakoja, { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}. { $bot } voittaa peleistään { $wins }; tasaväkinen osuus olisi { $even }.
cli-report-ratings = Vahvuusluvut ja voitot
cli-report-ratings-note = Bradley–Terryn vahvuusluvut: 400 pistettä vastaa suhdetta kymmenen yhteen, ja keskiarvo on 1500. Viivat ja sulkeet ovat 95 %:n välejä, jotka on saatu arpomalla kokonaisia lohkoja yhä uudelleen, koska saman lohkon peleissä on samat kortit.
cli-report-points = Mistä pisteet tulevat
cli-report-points-note = Keskiarvoja peliä kohti, jokaiselta botin paikalta.
cli-report-seats = Paikan arvo
cli-report-seats-note = Kuinka usein kukin paikka voitti, 95 %:n välein; paikka 1 aloittaa. Jokainen jako pelattiin kaikilla istumajärjestyksillä, joten tämä johtuu vain paikasta. Katkoviiva on tasaväkinen osuus. Pelissä on keskimäärin { $actions } toimintoa.
cli-report-times = Aika päätöstä kohti
cli-report-times-note = Vain botin valintaan kulunut suoritinaika koneella, jolla pelattiin; botin näkymä tehtiin ennen sitä.
cli-report-ms = millisekuntia
cli-report-again = Toista tämä ajo
cli-report-again-note = Kortit ja valinnat seuraavat siemenluvusta: tämä komento antaa samat pelit kaikilla koneilla ja kaikilla prosessimäärillä. Vain ajat vaihtelevat.
cli-report-one-block = Yksi lohko kerrallaan, tallenne jokaisesta pelistä (tässä lohko 0; mikä tahansa numero käy):
cli-report-version = versio
cli-report-board = pelilauta
cli-report-digest = pelilaudan tiiviste
cli-report-seed = siemenluku
cli-report-footer = Tehnyt Vía Libre { $version }, { $day }.
