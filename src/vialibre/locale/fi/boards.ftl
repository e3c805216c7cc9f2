# Mikä lautatiedostossa on vialla. $where on tiedosto, rivi ja kohta, kuten ”my.toml:17, route 3 (paris-zurich)”.

## Itse tiedosto

board-unknown-board = Pelilautaa ”{ $name }” ei ole. { $close ->
    [0] Pelilaudat: { $known }.
   *[other] Tarkoititko { $near }? Pelilaudat: { $known }.
} Jos haluat käyttää omaa pelilautaasi, anna sen tiedoston polku, jonka lopussa on .toml.
board-file-missing = Tiedostoa { $where } ei ole.
board-file-is-directory = { $where } on kansio. Anna siinä olevan lautatiedoston polku.
board-file-unreadable = Tiedostoa { $where } ei voi lukea: { $reason }.
board-file-not-utf8 = { $where }: tämä ei ole UTF-8-tekstiä. Tallenna tiedosto UTF-8-merkistöllä.
board-file-too-large = { $where } on liian suuri lautatiedostoksi; enimmäiskoko on { $most } KiB.
board-not-toml = { $where }: tämä ei ole kelvollista TOMLia: { $detail }.
board-nested-too-deep = { $where }: arvoja on liian monta tasoa sisäkkäin. Pelilautaan riittävät luettelot taulukoista.

## Avaimet ja arvot

board-missing-key = { $where }: avain ”{ $key }” puuttuu. Lisää se; docs/board-format.md kertoo, mitä se tarkoittaa.
board-unknown-key = { $where }: avainta ”{ $name }” ei tunneta tässä. { $close ->
    [0] Tunnetut avaimet: { $known }.
   *[other] Tarkoititko { $near }?
}
board-wrong-type = { $where }: ”{ $key }” on { $value }, mutta sen pitää olla { $expected ->
    [integer] kokonaisluku
    [decimal] luku
    [flag] true tai false
    [list] luettelo hakasulkeissa
    [table] taulukko aaltosulkeissa
   *[text] teksti lainausmerkeissä
}.
board-too-small = { $where }: ”{ $key }” on { $value }, mutta sen pitää olla vähintään { $least }.
board-too-large = { $where }: ”{ $key }” on { $value }, mutta se saa olla enintään { $most }.
board-out-of-range = { $where }: ”{ $key }” on { $value }, mutta sen pitää olla vähintään { $least } ja enintään { $most }.
board-empty-text = { $where }: ”{ $key }” on tyhjä. Kirjoita siihen jotakin tai jätä avain pois, jos se ei ole pakollinen.
board-text-too-long = { $where }: kohdan ”{ $key }” pituus on { $count } merkkiä; enintään { $most } sallitaan.
board-unprintable-text = { $where }: kohdassa ”{ $key }” on rivinvaihto tai muu merkki, jota ei voi näyttää: { $value }.
board-empty-list = { $where }: ”{ $key }” on tyhjä. Siinä pitää olla vähintään yksi arvo.
board-too-many-rows = { $where }: arvojen määrä kohdassa ”{ $key }” on { $count }; enintään { $most } sallitaan.
board-bad-number-key = { $where }: ”{ $name }” ei käy avaimeksi kohdassa ”{ $key }”. Käytä kokonaislukuja väliltä 1–{ $most }.
board-unknown-choice = { $where }: ”{ $key }” ei voi olla ”{ $name }”. { $close ->
    [0] Vaihtoehdot: { $known }.
   *[other] Tarkoititko { $near }? Vaihtoehdot: { $known }.
}
board-duplicate-name = { $where }: kohdassa ”{ $key }” on ”{ $name }” kahdesti. Poista toinen.

## Tunnukset

board-bad-id = { $where }: ”{ $name }” ei kelpaa tunnukseksi. Käytä pieniä kirjaimia a–z, numeroita ja alaviivoja, enintään 40 merkkiä.
board-bad-row-id = { $where }: ”{ $name }” ei kelpaa tunnukseksi. Käytä pieniä kirjaimia a–z, numeroita, alaviivoja, yhdysmerkkejä ja pisteitä, enintään 90 merkkiä.
board-duplicate-id = { $where }: tunnus ”{ $name }” on jo käytössä: { $first }. Anna tälle riville toinen.

## Kaupungit, reitit ja liput

board-half-a-place = { $where }: ”{ $key }” on annettu, mutta ”{ $other }” puuttuu. Anna molemmat.
board-no-place = { $where }: kaupungilla ei ole sijaintia. Anna ”lat” ja ”lon” tai ”x” ja ”y”.
board-unknown-city = { $where }: kaupunkia ”{ $name }” ei ole. { $close ->
    [0] Tämän tiedoston kaupungit: { $known }.
   *[other] Tarkoititko { $near }?
}
board-not-two-cities = { $where }: kohdassa ”cities” pitää nimetä kaksi kaupunkia; tässä määrä on { $count }.
board-route-to-itself = { $where }: reitin molemmat päät ovat sama kaupunki ”{ $city }”. Vaihda toinen niistä.
board-ticket-to-itself = { $where }: lipun molemmat päät ovat sama kaupunki ”{ $city }”. Vaihda toinen niistä.
board-city-without-routes = { $where }: kaupunkiin ”{ $city }” ei tule yhtään reittiä. Lisää reitti tai poista kaupunki.
board-ticket-unreachable = { $where }: mitkään reitit eivät yhdistä kaupunkeja ”{ $start }” ja ”{ $end }”, joten tätä menolippua ei voi saada valmiiksi. Lisää reitti tai muuta lippua.
board-parallel-too-many = { $where }: samojen kaupunkien välillä saa olla enintään { $most } reittiä. Poista tämä.
board-parallel-lengths = { $where }: pituus on { $length }, mutta samojen kaupunkien välisen reitin ”{ $other }” pituus on { $other_length }. Rinnakkaisten reittien pitää olla yhtä pitkiä.
board-color-not-in-deck = { $where }: pakassa ei ole väriä { $color }. Käytä jotakin näistä: { $known }; tai käytä väriä gray tai lisää väri kohtaan ”cards”.
board-route-too-long = { $where }: reitin pituus on { $length }, mutta pelaajalla on vaunuja vain { $cars }.
board-no-points = { $where }: ”points” ei kerro, minkä arvoinen on reitti, jonka pituus on { $length }. Lisää pituus sinne.
board-route-unpayable = { $where }: reittiin tarvittavien korttien määrä on { $length }, mutta yhtä väriä on { wild-card.plural } mukaan lukien vain { $cards }. Lyhennä reittiä tai lisää kortteja.
board-ferry-without-rule = { $where }: reitti on lautta, mutta ”ferries” puuttuu kohdasta ”rules”. Lisää se sinne tai poista ”ferry” tästä.
board-tunnel-without-rule = { $where }: reitti on tunneli, mutta ”tunnels” puuttuu kohdasta ”rules”. Lisää se sinne tai poista ”tunnel” tästä.
board-ferry-too-large = { $where }: lautan symboleja ({ wild-card }) on { $ferry }, mutta ruutuja on { $length }. Symboleja ei voi olla enempää kuin ruutuja.
board-ferry-too-few-wilds = { $where }: lauttaan tarvittavien { wild-card.plural-genitive } määrä on { $ferry }, mutta pakassa niitä on vain { $wilds }.

## Pelaajat, kortit ja liput

board-players-reversed = { $where }: ”from” on { $fewest } ja ”to” on { $most }. ”from” ei saa olla suurempi.
board-too-few-player-colors = { $where }: värejä on { $count }, mutta pelaajia voi olla { $players }. Lisää värejä.
board-too-few-cards = { $where }: pakassa on kortteja { $count }, mutta { $players } pelaajan aloituskäsiin ja riviin niitä tarvitaan { $needed }. Lisää kortteja tai jaa vähemmän.
board-offer-too-large = { $where }: ”{ $key }” tarjoaa kerralla liian monta lippua, pitkät mukaan lukien { $count }; enintään { $most } sallitaan.
board-keep-too-many = { $where }: kohdan ”{ $key }” mukaan lippuja pitää jättää itselleen { $keep }, mutta tarjolla on { $count }. Määrä ei saa olla tarjottua suurempi.
board-too-few-tickets = { $where }: { $players } pelaajan alkujakoon tarvitaan lippuja { $needed }, mutta niitä on { $count } (ilman pitkiä, jos ne jaetaan erikseen). Lisää lippuja tai jaa vähemmän.
board-too-few-long-tickets = { $where }: { $players } pelaajan alkujakoon tarvitaan pitkiä lippuja { $needed }, mutta niitä on { $count }. Merkitse useampia (long = true) tai jaa vähemmän.

## Säännöt

board-unknown-rule = { $where }: sääntöä ”{ $name }” ei ole. { $close ->
    [0] Tunnetut säännöt: { $known }.
   *[other] Tarkoititko { $near }?
}
board-duplicate-rule = { $where }: sääntö ”{ $name }” on nimetty kahdesti. Poista toinen.
board-alvin-without-markers = { $where }: tämä sääntö tarvitsee säännön ”markers”. Lisää sekin.
board-too-few-start-cities = { $where }: aloituskaupungeiksi sopivia kaupunkeja on { $count }, mutta pelaajia voi olla { $players }. Lisää kaupunkeja.
board-souvenir-without-rule = { $where }: kaupungissa on matkamuistoja, mutta ”souvenirs” puuttuu kohdasta ”rules”. Lisää se sinne tai poista ”souvenir” tästä.
board-too-few-symbols = { $where }: jokainen kaupunki, jolla on souvenir = true, tarvitsee oman symbolin; tällaisia kaupunkeja on { $places }, mutta symboleja { $count }.
board-too-few-cities-for-stacks = { $where }: symboleja on { $symbols } ja kukin tarvitsee oman kaupungin, mutta kaupunkeja on { $count }.
board-stack-starts-late = { $where }: ”{ $key }” alkaa pelaajamäärästä { $first }, mutta pelin voi aloittaa jo määrällä { $players }. Lisää arvo määrälle { $players }.
board-table-length = { $where }: lukujen määrä kohdassa ”table” on { $count }, mutta pitäisi olla { $needed }: yksi kutakin symbolimäärää kohti, nollasta kaikkiin.
board-table-falls = { $where }: kohdassa ”table” pisteet laskevat: symbolimäärän { $symbols } arvo on { $points }, edellisen { $before }. Pisteet eivät saa laskea.
board-tie-without-rule = { $where }: tasapelin ratkaisija ”{ $name }” tarvitsee samannimisen säännön. Lisää se kohtaan ”rules” tai poista ratkaisija.
board-network-too-wide = { $where }: verkosto on liian tiheä pisimmän reitin etsimiseen: sen leveys on { $width }, enintään { $most } sallitaan. Poista reittejä, mieluiten sellaisia, jotka risteävät muiden kanssa tai yhdistävät kaukaisia kaupunkeja, tai poista sääntö ”longest_path”.
board-station-choices = { $where }: kun asemia on { $each }, muiden reittejä voi käyttää jopa { $count } eri tavalla; enintään { $most } sallitaan. Anna pelaajille vähemmän asemia tai poista reittejä näistä kaupungeista: { $cities }.
board-file-not-regular = { $where } ei ole tavallinen tiedosto. Anna lautatiedoston polku.
