# Sivun lautaeditori, ja mitä palvelin sanoo luonnoksista ja pelitesteistä.
error-no-such-design = Tällaista luonnosta ei ole, tai se ei ole sinun.
error-no-such-playtest = Tällaista pelitestiä ei ole, tai se ei ole vielä valmis.
error-design-too-large = Luonnos on liian suuri lautatiedostoksi; enimmäiskoko on { $most } KiB.
error-too-many-designs = Sinulla on jo luonnoksia { $most }. Poista ensin jokin.
error-design-changed-elsewhere = Tätä luonnosta muutettiin toisessa ikkunassa. Lataa se uudelleen tai tallenna omasi kopiona.
error-no-playtests-here = Tämä palvelin ei aja pelitestejä.
error-too-many-playtests = Jonossa on monta pelitestiä. Yritä muutaman minuutin päästä uudelleen.
error-slow-playtest-bot = ”{ $bot }” miettii liian kauan pelitestin moniin peleihin. Valitse jokin näistä: { $known }.
error-playtest-going-on = Yksi pelitesteistäsi on vielä kesken. Odota tai pysäytä se.
cli-serve-playtests-help = Anna bottien pelata taustalla lautoja, joita ihmiset suunnittelevat.
design-unnamed = Pelilauta
design-remark = { $where }: { $text }

## Mistä luonnos alkaa
editor-page-title = Suunnittele pelilauta – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Suunnittele pelilauta
editor-lead = Sijoita kaupunkeja, yhdistä ne reiteillä, kirjoita menolippuja, valitse säännöt. Näet heti, mitä puuttuu, annat bottien testata lautaa ja pelaat sillä kavereiden kanssa.
editor-begin = Uusi pelilauta
editor-begin-blank = Tyhjä arkki
editor-begin-blank-hint = Omaa maata varten
editor-begin-world = Oikea maailma
editor-begin-world-hint = Kaupungit oikeilla paikoillaan, rannikot ja järvet mukana
editor-begin-example = Esimerkki
editor-begin-example-hint = { $name }: pieni, valmis, vapaasti muutettavissa
editor-begin-copy = Pelilaudan kopio
editor-begin-file = Tiedosto
editor-begin-file-hint = Lautatiedosto (.toml) tältä laitteelta
editor-copy = Kopioi
editor-copy-of = { $name }, oma versio
editor-new-board = Oma pelilauta
editor-resume = Jatka: ”{ $name }”
editor-resume-hint = Ei vielä tallessa palvelimella; muutettu { $when }
editor-continue = Jatka
editor-mine = Omat luonnokset
editor-mine-none = Tallentamasi luonnokset ilmestyvät tähän. Vain sinä näet ne.
editor-replace-draft = ”{ $name }” ei ole vielä tallessa palvelimella. Uusi pelilauta korvaa sen.
editor-replace = Korvaa
editor-delete = Poista
editor-delete-named = Poista { $name }
editor-delete-sure = ”{ $name }” poistetaan lopullisesti. Sillä pelatut pelit säilyvät.
editor-sure = Oletko varma?
editor-no = Peruuta

## Palkki
editor-all-designs = Kaikki luonnokset
editor-name = Pelilaudan nimi
editor-state = { $state ->
    [saving] Tallennetaan…
    [dirty] Tallessa vain tässä selaimessa
   *[saved] Tallennettu
 }
editor-undo = Kumoa
editor-redo = Tee uudelleen
editor-save = Tallenna
editor-saved = Tallennettu kohtaan ”Omat luonnokset”.
editor-save-copy = Tallenna oma kopiona
editor-stale = Tätä luonnosta on muutettu toisessa ikkunassa sen jälkeen, kun avasit sen. Voit tallentaa omasi kopiona.
editor-download = Lataa
editor-play = Pelaa
editor-not-yet = Tällä pelilaudalla ei voi vielä pelata: korjaa ensin virheet.

## Arkki
editor-drawing = Piirros
editor-lists = Luettelot
editor-sheet = Arkki, jossa ovat kaupungit ja reitit
editor-sheet-keys = Nuolinäppäimet vievät kaupungista toiseen; Vaihto-näppäimen kanssa ne siirtävät kaupunkia. Enter valitsee sen tai aloittaa ja päättää reitin; Delete poistaa sen. Luetteloissa on kaikki, mitä arkillakin.
editor-tools = Työkalut
editor-tool-select = Siirrä
editor-tool-select-hint = Valitse, siirrä kaupunkeja, siirrä arkkia (V)
editor-tool-city = Kaupunki
editor-tool-city-hint = Valitse arkilta paikka kaupungille (C)
editor-tool-route = Reitti
editor-tool-route-hint = Vedä kaupungista toiseen (R)
editor-zoom-in = Lähennä
editor-zoom-out = Loitonna
editor-fit = Näytä kaikki
editor-look = Näkymä
editor-look-sheet = Arkki
editor-look-table = Pöydässä
editor-hint-empty = Valitse ”Kaupunki” ja sitten paikka arkilta.
editor-hint-place = Valitse arkilta paikka ensimmäiselle kaupungillesi.
editor-hint-route = Vedä kaupungista toiseen, tai valitse ensin yksi ja sitten toinen.
editor-route-to = { $city }: valitse toinen kaupunki.
editor-preview-drawing = Piirretään pelilautaa…
editor-preview-not-yet = Korjaa ensin virheet; sitten laudan voi piirtää.
editor-city-number = Kaupunki { $number }

## Luettelot
editor-tab-cities = Kaupungit { $count }
editor-tab-routes = Reitit { $count }
editor-tab-tickets = Menoliput { $count }
editor-tab-rules = Säännöt
editor-tab-check = { $count ->
    [0] Tarkistus
   *[other] Tarkistus { $count }
 }
editor-tab-playtest = Pelitesti
editor-add-city = Lisää kaupunki
editor-cities-none = Ei vielä kaupunkeja. Sijoita niitä arkille tai lisää tästä.
editor-city-name = Nimi
editor-city-souvenir = Matkamuistopaikka
editor-place = { $key ->
    [lat] Leveysaste
    [lon] Pituusaste
    [x] Vasemmalta, 0–1
   *[y] Ylhäältä, 0–1
 }
editor-add-route = Lisää reitti
editor-routes-none = Ei vielä reittejä. Piirrä niitä arkille kaupungista toiseen tai lisää tästä.
editor-from = Mistä
editor-to = Mihin
editor-choose-city = Valitse…
editor-length = Ruudut
editor-color = Väri
editor-ferry = Symboleja: { wild-card } (lautta)
editor-ferry-tag = Lautta { $count }
editor-tunnel = Tunneli
editor-add-track = Lisää rinnakkainen reitti
editor-add-ticket = Lisää menolippu
editor-tickets-none = Ei vielä menolippuja. Valitse kaksi kaupunkia; pisteiksi ehdotetaan lyhimmän tien ruutuja.
editor-points = Pisteet
editor-long = Pitkä menolippu
editor-shortest = { $spaces ->
    [one] Lyhimmällä tiellä on yksi ruutu.
   *[other] Lyhimmällä tiellä on { $spaces } ruutua.
 }
editor-use-points = { $points ->
    [one] Aseta yksi piste
   *[other] Aseta { $points } pistettä
 }
editor-remove-named = Poista { $name }

## Mikä on vialla
editor-severity = { $severity ->
    [fault] Virhe
    [warning] Varoitus
   *[flag] Pelitesti
 }
editor-faults = { $count ->
    [one] Yksi virhe on korjattava, ennen kuin tällä laudalla voi pelata.
   *[other] { $count } virhettä on korjattava, ennen kuin tällä laudalla voi pelata.
 }
editor-fine = Tällä pelilaudalla voi pelata.
editor-checking = Tarkistetaan…
editor-show = Näytä

## Asetukset ja säännöt
editor-rules = Säännöt
editor-land = Oikean maailman rannikot ja järvet
editor-land-hint = Piirretään laudan alle, hieman kaupunkeihin sovitettuina
editor-note = Huomautus lukijoille
editor-setting-players = Pelaajat
editor-setting-players-from = Vähintään
editor-setting-players-to = Enintään
editor-setting-player-colors = Pelaajien värit järjestyksessä
editor-setting-cars = Vaunuja pelaajaa kohti
editor-setting-cards = Kortit
editor-setting-cards-colors = Värit
editor-setting-cards-each = Kutakin väriä
editor-setting-cards-wilds = { wild-card.plural-partitive-start }
editor-setting-wild = Moniväristen korttien nimi
editor-setting-hand = Kortteja aloituskädessä
editor-setting-tickets = Menoliput
editor-setting-tickets-deal = Jaetaan alussa
editor-setting-tickets-long = Lisäksi pitkiä menolippuja
editor-setting-tickets-keep = Pidettävä vähintään
editor-setting-tickets-refused = Palautetut menevät
editor-setting-tickets-draw = Nostetaan vuorolla
editor-setting-tickets-draw-keep = Pidettävä vähintään
editor-setting-points = Pisteet reitin pituuden mukaan
editor-setting-first-player = Aloittaja selviää
editor-setting-parallel-from = Rinnakkaiset reitit auki pelaajamäärästä
editor-setting-ties = Tasapelin ratkaisijat järjestyksessä
editor-setting-longest-path-points = Pisteet
editor-setting-globetrotter-points = Pisteet
editor-setting-tunnels-reveal = Paljastettavia kortteja
editor-setting-stations-each = Pelaajaa kohti
editor-setting-stations-unbuilt = Pisteet rakentamattomasta
editor-setting-markers-each = Pelaajaa kohti
editor-setting-markers-cost = Hinta kortteina
editor-setting-alvin-city = Ensimmäinen kaupunki
editor-setting-alvin-capture = Pisteet nappaamisesta
editor-setting-alvin-hold = Pisteet lopussa
editor-setting-souvenirs-symbols = Symbolit
editor-setting-souvenirs-stack = Matkamuistoja kiinteässä pinossa, pelaajamäärän mukaan
editor-setting-souvenirs-placed = Matkamuistoja asetettavassa pinossa, pelaajamäärän mukaan
editor-setting-souvenirs-table = Pisteet eri symbolien määrän mukaan, nollasta alkaen
editor-rule-longest-path = Pisin reitti
editor-rule-longest-path-hint = Lisäpisteitä pisimmästä katkeamattomasta reitistä
editor-rule-globetrotter = Matkaaja
editor-rule-globetrotter-hint = Lisäpisteitä sille, jolla valmiita menolippuja on eniten
editor-rule-ferries = Lautat
editor-rule-ferries-hint = Reitti voi vaatia { wild-card.plural-partitive }
editor-rule-tunnels = Tunnelit
editor-rule-tunnels-hint = Jotkin reitit voivat maksaa enemmän kuin näyttävät
editor-rule-stations = Asemat
editor-rule-stations-hint = Käytä yhtä toisen pelaajan reittiä
editor-rule-markers = Kaupunkimerkit
editor-rule-markers-hint = Aloituskaupunki, yksi verkko ja kaupunkien hallinta
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Avaruusolio, jota jahdataan kaupungista toiseen; tarvitsee kaupunkimerkit
editor-rule-souvenirs = Matkamuistot
editor-rule-souvenirs-hint = Kerättävää joissakin kaupungeissa
editor-choice-locomotive = Veturi
editor-choice-ferry-card = Lauttakortti
editor-choice-before-tickets = ennen menolippujen valintaa
editor-choice-after-tickets = menolippujen valinnan jälkeen
editor-choice-under = pakan pohjalle
editor-choice-out = pois pelistä
editor-choice-shuffled-under = sekoitettuina pakan pohjalle
editor-choice-tickets = Enemmän valmiita menolippuja
editor-choice-stations = Vähemmän rakennettuja asemia
editor-choice-longest-path = Pisin reitti

## Pelaaminen ja pelitestit
editor-play-title = Pelaa: ”{ $name }”
editor-play-text = Pöytä pitää laudan sellaisena kuin se nyt on. Voit jatkaa piirtämistä; uusi pöytä saa uuden laudan.
editor-play-bots = Pelaa botteja vastaan
editor-play-friends = Pöytä kavereille
editor-playtest-text = Botit pelaavat laudalla palvelimella yhä uudelleen, kun sinä jatkat piirtämistä. Havainnot näkyvät laudalla ja raportissa.
editor-playtest-games = Pelejä
editor-playtest-bot = Pelaava botti
editor-playtest-begin = Aloita pelitesti
editor-playtest-of = Pelitesti: ”{ $name }”
editor-playtest-status = { $status ->
    [waiting] Jonossa
    [running] Pelejä pelattu { $done }/{ $games }
    [done] Valmis: pelejä { $games }
    [cancelled] Pysäytetty
   *[failed] Se jäi kesken. Yritä uudelleen.
 }
editor-playtest-progress = Pelatut pelit
editor-playtest-stop = Pysäytä
editor-playtest-report = Lue raportti
