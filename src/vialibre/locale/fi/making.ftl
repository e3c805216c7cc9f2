# Pelilaudan tekeminen: komennot new, check ja draw.

cli-board-new-help = Kirjoita esimerkkilauta alkuun pääsemiseksi: pieni, jossa jokainen avain on selitetty, tai kopio toisesta.
cli-board-new-examples =
    Esimerkkejä:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Kirjoitettava lautatiedosto (TOML).
cli-board-new-template-help = Mistä aloitetaan: { $known }.
cli-board-new-name-help = Pelilaudan nimi. Oletus: esimerkin oma.
cli-board-new-force-help = Kirjoita olemassa olevan tiedoston päälle.
cli-board-new-written = { $file }: { $name }, kaupunkeja { $cities }, reittejä { $routes }, lippuja { $tickets }.
cli-board-new-next =
    Ja nyt:
      muokkaa tiedostoa { $file } millä tahansa editorilla
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } on jo olemassa. Valitse toinen nimi tai kirjoita sen päälle valitsimella --force.
board-unknown-template = Mallia ”{ $name }” ei ole. { $close ->
    [0] Mallit: { $known }.
   *[other] Tarkoititko { $near }? Mallit: { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Ei varoituksia.
    [one] Yksi varoitus: laudalla voi pelata, mutta katso tätä.
   *[other] { $count } varoitusta: laudalla voi pelata, mutta katso näitä.
}
cli-board-check-faults = { $count ->
    [one] Yksi virhe: laudalla ei voi vielä pelata.
   *[other] { $count } virhettä: laudalla ei voi vielä pelata.
}
cli-board-check-most = { $count } virhettä, ja ehkä enemmänkin: korjaa ensin nämä.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Paluukoodi on 1, jos varoituksia on.
cli-board-check-json-help = Tulosta virheet ja varoitukset JSON-muodossa.

cli-board-draw-help = Piirrä pelilauta, sen kortit, liput ja nappulat: kuvina tai sivuina, jotka voi tulostaa ja leikata.
cli-board-draw-examples =
    Esimerkkejä:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Tallenna SVG-kuvana; useista sivuista tulee numeroituja tiedostoja.
cli-board-draw-png-help = Tallenna PNG-kuvana; useista sivuista tulee numeroituja tiedostoja.
cli-board-draw-pdf-help = Tallenna PDF-tiedostona: lauta yhdellä sivulla, sitten oikeassa koossa usealla sivulla yhteen liimattavaksi.
cli-board-draw-what-help = Mitä piirretään.
cli-board-draw-paper-help = Paperi, jolle tulostetaan.
cli-board-draw-dpi-help = PNG-kuvan tarkkuus pisteinä tuumaa kohti.
cli-board-draw-lang-help = Korttien ja otsikon kieli, esimerkiksi es. Oletus: järjestelmäsi kieli.
cli-board-drawing = Piirretään
cli-board-drawn = { $file }: { $pages ->
    [one] yksi sivu
   *[other] { $pages } sivua
}, { $size } KiB.
error-nothing-to-draw-on = Kerro, mihin tiedostoon piirretään: --svg FILE, --png FILE tai --pdf FILE.
error-picture-over-board = { $file } on itse lautatiedosto. Valitse kuvalle toinen nimi.
error-print-extra-missing = PDF ja PNG tarvitsevat vielä kaksi kirjastoa. Asenna ne: { $command }. SVG toimii ilman niitä.

## Mikä pelilaudassa ei ehkä miellytä

warning-too-tight = kun pelaajia on { $players }, ruutuja on { $spaces } ja vaunuja { $cars }, joten osaa ei ehkä voi koskaan asettaa. Lisää reittejä tai anna pelaajille vähemmän vaunuja.
warning-too-empty = kun pelaajia on { $players }, ruutuja on { $spaces } ja vaunuja vain { $cars }: pelaajat tuskin kohtaavat. Anna heille lisää vaunuja tai jätä reittejä pois.
warning-few-cards = kun pelaajia on { $players }, kortteja on { $cards } ja vaunuja { $cars }: pakka on usein tyhjä. Lisää kunkin värin kortteja.
warning-few-tickets = kun pelaajia on { $players }, jaon jälkeen jää { $left ->
    [one] { $left } menolippu
   *[other] { $left } menolippua
}, ja joka nostolla niitä otetaan { $draw }. Lisää menolippuja.
warning-parallel-never-open = rinnakkaiset reitit ovat auki pelaajamäärästä { $from } alkaen, mutta pelaajia voi olla enintään { $players }. Pienennä arvoa parallel_from tai poista toiset reitit.
warning-points-fall = reitti, jonka pituus on { $longer }, tuo { $more }, mutta reitti, jonka pituus on { $length }, jo { $points }. Pidempien reittien pitäisi tuoda enemmän.
warning-rule-unused = sääntö ”{ $rule }” on nimetty, mutta millään reitillä ei ole sitä. Anna se jollekin reitille tai poista sääntö.

warning-color-unused = pakassa on väriä { $color }, mutta millään reitillä ei ole sitä. Anna väri jollekin reitille tai poista se pakasta.
warning-color-wanted = väriä { $color } on ruutuja { $spaces }, kun keskiarvo väriä kohti on { $mean }: kaikki haluavat sen kortteja. Vaihda jonkin reitin väri.
warning-color-idle = väriä { $color } on ruutuja vain { $spaces }, kun keskiarvo väriä kohti on { $mean }: sen korteilla on vähän arvoa. Vaihda jonkin reitin väri.
warning-color-scarce = väriä { $color } on ruutuja { $spaces }, mutta pakassa sen kortteja on vain { $cards }. Lisää kunkin värin kortteja tai tee reiteistä harmaita.
warning-route-dear = siihen tarvitaan yhtä väriä kortteja { $length }, ja pakassa kutakin on { $cards }. Lyhennä sitä, tee siitä harmaa tai lisää kortteja.
warning-ferry-dear = siihen tarvitaan { wild-card.plural-partitive } { $ferry }, ja niitä on kaikkiaan { $wilds }. Vaadi vähemmän tai lisää { wild-card.plural-partitive }.

warning-dead-end = kaupunkiin { $city } vie vain yksi reitti, ja sen rakentaja sulkee kaikki muut ulos. Lisää toinen reitti tai toinen raide.
warning-single-link = { $start } – { $end } on ainoa tie { $cities } kaupunkiin: yksi rakennettu reitti jakaa laudan kahtia. Lisää toinen tie.
warning-city-in-many-tickets = kaikkiaan { $tickets } lipusta kaupunkiin { $city } päättyy { $count }. Jaa ne useampaan kaupunkiin.

warning-ticket-beyond-cars = { $start } – { $end } vaatii vaunuja vähintään { $spaces }, ja pelaajalla niitä on { $cars }. Valitse lähempiä kaupunkeja tai anna lisää vaunuja.
warning-ticket-dear = { $start } – { $end } tuo pisteitä { $points }, ja tiellä on ruutuja { $spaces }: enemmän kuin yleensä. Anna noin { $spaces }.
warning-ticket-cheap = { $start } – { $end } tuo pisteitä { $points }, ja tiellä on ruutuja { $spaces }: vähemmän kuin yleensä. Anna noin { $spaces }.
warning-ticket-easy = { $start } – { $end } on yksi ainoa reitti, jonka pituus on { $spaces }: liian helppo. Valitse kaupunkeja, jotka ovat kauempana toisistaan.
warning-ticket-twice = { $start } – { $end } on myös lippu { $first }. Muuta toista niistä.

warning-name-twice = kahden kaupungin nimi on { $name }. Nimeä toinen uudelleen, jotta pelaajat tietävät, kumpaa menolippu tarkoittaa.
warning-city-far = { $city } on kaukana kaikista muista. Tarkista sen sijainti.
warning-cities-together = { $city } ja { $other } ovat melkein samassa paikassa. Tarkista niiden sijainnit.
warning-routes-cross = { $first } ja { $other } risteävät kartalla. Siirrä jotakin kaupunkia tai jätä toinen reitti pois.
warning-spaces-overlap = { $first } ja { $other }: ruudut menevät päällekkäin kartalla. Siirrä jotakin kaupunkia tai jätä toinen reitti pois.
warning-space-over-city = { $first } kulkee kartalla kaupungin { $other } yli. Siirrä kaupunkia tai vie reitti sen kautta.
warning-names-overlap = nimet { $first } ja { $other } menevät päällekkäin kartalla. Lyhennä toista tai siirrä jotakin kaupunkia.
warning-name-over-city = nimi { $first } peittää kartalla kaupungin { $other }. Lyhennä sitä tai siirrä jotakin kaupunkia.
warning-name-over-space = nimi { $first } peittää kartalla ruutuja reitiltä { $other }. Lyhennä sitä tai anna kaupungille vähemmän reittejä.

## Paperilla

print-tile = { $name } · { $tile }/{ $count } · tulosta koossa 100 %, limitys { $overlap } mm
print-cards = { $name } · kortit
print-tickets = { $name } · menoliput
print-cars = { $name } · vaunut
print-tokens = { $name } · nappulat
print-points = ruudut → pisteet
