# Mitä pöytien palvelin vastaa, kun se ei voi tehdä pyydettyä, ja mitä `vialibre serve` ja `vialibre backup` sanovat.
# Paikat numeroidaan ihmisille ykkösestä. $detail on tekninen, eikä sitä käännetä.

## Kuka pyytää ja miten

error-who-are-you = Palvelin ei tiedä, kuka olet. Aloita antamalla nimi tai palaa palautuslauseellasi; skripti lähettää saamansa tunnisteen.
error-banned = Sinut on estetty tältä palvelimelta. Jos arvelet sitä erehdykseksi, ota yhteyttä sen ylläpitäjään.
error-wrong-origin = Pyyntö tuli toisen sivuston sivulta, joten sitä ei toteutettu. Avaa peli sen omassa osoitteessa ja yritä uudelleen.
error-operator-only = Vain palvelimen ylläpitäjä voi tehdä tämän. Jos olet ylläpitäjä, lähetä tunnisteesi otsakkeessa X-Operator-Token.
error-too-fast = Liian monta pyyntöä. Odota muutama sekunti ja yritä uudelleen.
error-too-much-work = Tämä vaatii enemmän laskentaa kuin palvelin sallii yhdelle pelilaudalle. Pelilauta, jossa on vähemmän kaupunkeja ja reittejä tai yksinkertaisempi verkko, vaatii vähemmän.
error-too-large-message = Viesti on liian suuri: enintään { $most } tavua sallitaan. Lähetä vähemmän.
error-bad-message = Viestin kohtaa ”{ $where }” ei ymmärretä: { $detail }. Sivu /api kertoo, mitä voi lähettää.
error-not-found = Tässä osoitteessa ei ole mitään. Sivu /api kertoo, mitä on tarjolla.
error-wrong-method = Tätä osoitetta ei voi käyttää näin. Sivu /api kertoo, miten voi.
error-server-fault = Palvelimella tapahtui virhe. Katso pöytää ja yritä uudelleen; jos se toistuu, kerro ylläpitäjälle.
error-busy = Pöytä on varattu, yritä uudelleen.

## Ihmiset

error-bad-name = ”{ $name }” ei käy nimeksi. Käytä luettavia kirjaimia äläkä aloita sanalla ”bot:”.
error-wrong-phrase = Tätä palautuslausetta ei tunneta täällä. Tarkista sanat ja niiden järjestys, tai luo uusi siellä, missä olet vielä kirjautuneena.
error-no-such-person = Tällä tunnuksella ei ole ketään. Kopioi tunnus ilmoituksesta tai pöydästä.

## Pöydät ennen alkua

error-no-such-table = Tästä linkistä ei löydy pöytää. Varmista, että kopioit linkin kokonaan, tai etsi toinen pöytä etusivulta.
error-table-quarantined =
    Tämä pöytä on siirretty sivuun: { $reason ->
        [too_much_work] laskenta tässä pöydässä kesti liian kauan
        [damaged_log] sen tallennetta ei voi lukea
        [board_refused] sen pelilaudalla ei voi enää pelata
       *[server_fault] palvelin epäonnistui tässä pöydässä
    }. Peli säilyy sellaisenaan, muut pöydät jatkavat, ja palvelimen ylläpitäjä näkee asian. Avaa sillä välin uusi pöytä.
error-not-quarantined = Tätä pöytää ei ole siirretty sivuun.
error-no-such-board = Täällä ei ole pelilautaa ”{ $board }”. Valitse jokin näistä: { $known }.
error-host-only = Vain isäntä voi tehdä tämän. Pyydä häntä.
error-seat-free = Paikka { $seat } on tyhjä, joten siltä ei voi poistaa ketään. Valitse toinen paikka.
error-seat-taken = Paikka { $seat } on jo varattu. Valitse vapaa paikka.
error-table-full = Kaikki paikat on varattu. Katso peliä tai etsi toinen pöytä etusivulta.
error-not-seated = Vain tämän pöydän pelaajat voivat tehdä tämän. Ota ensin paikka, jos jokin on vapaana.
error-not-your-seat = Paikka { $seat } ei ole sinun. Käytä omaa paikkaasi.
error-no-such-level = Bottia ”{ $bot }” ei ole pöytiin. Valitse jokin näistä: { $known }.
error-seats-free = { $free ->
    [one] Yksi paikka on vielä vapaana. Kutsu joku tai lisää botti ja aloita sitten.
   *[other] { $free } paikkaa on vielä vapaana. Kutsu pelaajia tai lisää botteja ja aloita sitten.
}
error-nobody-plays = Tässä pöydässä on vain botteja. Ota itse paikka ja aloita sitten.
error-already-started = Peli on jo alkanut, joten tätä ei voi enää tehdä. Valitse se seuraavassa pöydässä.

## Peli

error-not-started = Peli ei ole vielä alkanut. Odota, että isäntä aloittaa sen.
error-table-over = Tämän pöydän peli on päättynyt. Pyydä uusintaa tai avaa uusi pöytä.
error-not-over = Peli on vielä kesken. Tämän saa vasta, kun peli on päättynyt.
error-stale = Tämä vastaa pelitilanteen versioon { $version }, mutta nyt versio on { $now }: joku ehti ensin, ehkä sinä itse toisessa välilehdessä. Katso pöytää ja valitse uudelleen.
error-cannot-undo = Mitään ei voi kumota: kumottavissa on vain oma viimeisin valintasi, jos se ei paljastanut mitään eikä kukaan ole sen jälkeen toiminut. Jatka peliä.
error-given-up = Paikka { $seat } on luovutettu lopullisesti, ja botti pelaa sen loppuun. Voit katsoa tai avata uuden pöydän.
error-not-away = Mikään botti ei pelaa puolestasi. Jatka vain peliä.
error-not-gone = Paikkaa { $seat } ei voi äänestää ulos: se koskee vain pelaajia, joita botti korvaa, koska he ovat poissa tai heidän aikansa loppui. Odota pelaajaa.
error-no-such-phrase = Pikalausetta ”{ $phrase }” ei ole. Valitse jokin luettelosta.
error-nothing-said = Viesti on tyhjä. Kirjoita muutama sana tai valitse pikalause.
error-chat-off = Isäntä on poistanut vapaat viestit käytöstä tässä pöydässä. Käytä pikalauseita.
error-no-such-route = Tällä pelilaudalla ei ole reittiä ”{ $route }”. Katso sen tunnus pelilaudan tiedoista.
error-no-such-position = Toiminnon { $at } jälkeistä pelitilannetta ei ole: tässä pelissä toimintoja on { $most }. Valitse luku väliltä 0–{ $most }.
error-too-long-game = Tässä pelissä on { $steps } toimintoa, ja täällä voi selata vain pelejä, joissa niitä on enintään { $most }. Lataa pelin tallenne ja käytä komentoa 'vialibre replay'.

## Sivu ennen kuin sen skripti käynnistyy

index-description = Vía Libre: junareittilautapelejä ystävien ja bottien kanssa
index-noscript = Vía Libre tarvitsee JavaScriptin pelilaudan piirtämiseen.

## Selaimen sivu, kun sitä ei ole rakennettu

no-page-title = Sivu puuttuu
no-page-text = Tämä palvelin on käynnissä ja ohjelmat voivat käyttää sitä, mutta selaimen sivua ei rakennettu asennuksen aikana, ehkä verkkoyhteyden puuttuessa.
no-page-how = Rakenna sivu tällä komennolla projektin kansiossa, verkkoyhteyden kanssa, ja käynnistä palvelin sitten uudelleen:
no-page-api = Ohjelmointirajapinta

## Palvelimen käynnistys

error-port-taken = Portti { $port } osoitteessa { $host } on jo käytössä, ehkä toisella Vía Libre -palvelimella. Pysäytä se tai valitse toinen valitsimella --port.
error-cannot-serve = Osoitetta { $host }, portti { $port }, ei voi käyttää: { $detail }. Valitse toinen valitsimella --host tai --port.
error-workers-need-postgres = Kun työprosesseja on { $workers }, tarvitaan PostgreSQL-tietokanta, sillä SQLite-tiedosto palvelee vain yhtä prosessia. Anna tietokanta valitsimella --database postgresql://user@host/name tai käytä yhtä työprosessia.
error-worker-failed = Yksi työprosesseista ei käynnistynyt, joten kaikki pysäytettiin. Edelliset rivit kertovat syyn.
error-no-boards-folder = Kansiota { $folder } ei ole. Anna valitsimella --boards kansio, jossa on lautatiedostoja (*.toml).
error-short-operator-token = Ylläpitäjän tunniste muuttujassa VIALIBRE_OPERATOR_TOKEN on liian lyhyt ollakseen turvallinen. Käytä vähintään { $least } satunnaista merkkiä, esimerkiksi näin saatuja: openssl rand -hex 24

error-open-for-this-machine = Vía Libre on jo käynnissä osoitteessa { $url }, mutta vain tälle koneelle. Pysäytä se painamalla Ctrl-C ja käynnistä se uudelleen valitsimella --lan.
error-option-before-command = { $option } kuuluu pelkkään komentoon 'vialibre'. Jätä se pois tai siirrä se komennon '{ $command }' perään, jos se käy siellä.

cli-serve-help = Käynnistä palvelin pöydille, jotta ihmiset ja botit voivat pelata muilta laitteilta. Pysäytä se painamalla Ctrl-C: käynnissä olevat pelit säilyvät ja jatkuvat, kun palvelin palaa.
cli-serve-examples =
    Esimerkkejä:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Osoite, jota kuunnellaan. Oletus: palvelimeen pääsee vain tältä koneelta.
cli-serve-port-help = Portti, jota kuunnellaan; 0 ottaa minkä tahansa vapaan.
cli-serve-database-help = Missä pelit säilytetään: sqlite:///TIEDOSTO tai postgresql://KÄYTTÄJÄ@PALVELIN/NIMI. Oletus: tiedosto datakansiossasi.
cli-serve-workers-help = Moneenko prosessiin työ jaetaan. Useampi kuin yksi vaatii PostgreSQL:n.
cli-serve-thinkers-help = Montako prosessia miettii hitaiden bottien (ekspertti, mestari) puolesta kutakin --workers-prosessia kohti. Oletus: loput ytimet, vähintään yksi.
cli-serve-bot-help = Tarjoa pöydissä omaa bottia tällä nimellä. Voidaan antaa useita kertoja. Jos se kaatuu tai miettii liian kauan, toinen botti tekee siirron.
cli-serve-boards-help = Kansio lautatiedostoja (*.toml), joita tarjotaan paketin omien lisäksi.
cli-serve-lan-help = Salli yhteydet muilta verkkosi laitteilta ja näytä osoite QR-koodina puhelimia varten.
cli-serve-limits-help = Kerroin tavallisille pyyntörajoille ihmistä tai osoitetta kohti, esim. 5, kun kerho pelaa yhden osoitteen takaa.
cli-serve-at = Vía Libre on käynnissä osoitteessa { $url }
cli-serve-lan = Muut laitteet tässä verkossa: { $url }
cli-serve-no-page = Selaimen sivu puuttuu, koska sitä ei ole rakennettu. Rakenna se verkkoyhteyden kanssa projektin kansiossa: { $command }
cli-serve-stop = Pysäytä painamalla Ctrl-C: kaikki on tallessa, ja pelit jatkuvat, kun palvelin palaa.
cli-serve-stopped = Pysäytetty. Kaikki on tallessa.
cli-serve-stopped-unstored = { $tables ->
        [one] Pysäytetty. Tietokantaan ei voitu kirjoittaa: yhden pöydän viimeinen siirto ei ole tallessa.
       *[other] Pysäytetty. Tietokantaan ei voitu kirjoittaa: { $tables } pöydän viimeinen siirto ei ole tallessa.
    }

cli-backup-help = Kopioi palvelimen koko tietokanta yhteen tiedostoon, myös sen ollessa käytössä. docs/operating.md kertoo, miten se palautetaan.
cli-backup-examples =
    Esimerkkejä:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Kirjoitettava tiedosto. Se ei saa olla vielä olemassa.
cli-backup-database-help = Palvelimen tietokanta, kuten komennossa 'vialibre serve'.
cli-backup-done = Varmuuskopio kirjoitettu tiedostoon { $file }. Säilytä se turvassa: siinä ovat palvelimen avaimet ja ihmisten viestit.
