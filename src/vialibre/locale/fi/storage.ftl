# Palvelimen tietokanta: miksi sitä ei voi avata, kirjoittaa tai varmuuskopioida. $detail on tekninen, eikä sitä käännetä.

error-bad-database-url = ”{ $url }” ei kelpaa tietokannan osoitteeksi. Kirjoita sqlite:///file.db (neljä vinoviivaa, jos polku alkaa juuresta) tai postgresql://user@host/name.
error-database-unreachable = Tietokantaan { $url } ei saada yhteyttä: { $detail }. Varmista, että se on käynnissä ja että osoite, käyttäjä ja salasana ovat oikein.
error-database-unwritable = Tietokantatiedostoa { $file } ei voi avata kirjoitettavaksi: { $detail }. Valitse toinen valitsimella --database tai korjaa tiedoston oikeudet.
error-not-a-database = { $file } ei ole Vía Libren tietokanta. Valitse toinen tiedosto valitsimella --database.
error-data-folder-unwritable = Pelejä ei voi tallentaa kansioon { $folder }: { $detail }. Anna kansioon kirjoitusoikeus tai aseta ympäristömuuttujaan VIALIBRE_DATA toinen kansio.
error-data-file-damaged = Tiedosto { $file } on vioittunut tai se ei ole tämän ohjelman tietokanta. Siirrä se muualle tai aseta ympäristömuuttujaan VIALIBRE_DATA toinen kansio.
error-no-home-folder = Kotikansiota, johon pelit voisi tallentaa, ei ole. Aseta ympäristömuuttujaan VIALIBRE_DATA kansio, johon voit kirjoittaa.
error-database-in-use = Tiedosto { $file } on jo toisen prosessin käytössä (numero { $process }). Pysäytä se ensin. Usea työprosessi vaatii PostgreSQL-tietokannan.
error-database-in-use-at = Tiedosto { $file } on jo toisen Vía Libre -palvelimen käytössä (prosessi { $process }). Käytä sitä osoitteessa { $url } tai pysäytä se ensin.
error-database-newer = Tietokanta on tehty ohjelman uudemmalla versiolla (sen rakenne on { $found }, tämä ohjelma tuntee versiot { $known } asti). Päivitä ohjelma tai käytä toista tietokantaa.
error-migration-failed = Tietokantaa ei voitu päivittää: { $detail }. Se jätettiin ennalleen.
error-storage-down = Tietokanta ei vastaa ({ $detail }). Yritä hetken päästä uudelleen.
error-storage-failed = Tietokanta hylkäsi pyynnön ({ $detail }). Vika on ohjelmassa; ilmoitathan siitä.
error-storage-closed = Palvelin on sulkeutumassa. Yritä hetken päästä uudelleen.
error-no-database = Tietokantaa { $file } ei ole. Anna oikea valitsimella --database.
error-backup-exists = Tiedosto { $file } on jo olemassa. Valitse toinen nimi; varmuuskopio ei koskaan korvaa tiedostoa.
error-backup-failed = Varmuuskopiota { $file } ei voitu kirjoittaa: { $detail }.
error-no-pg-dump = PostgreSQL-tietokannan varmuuskopiointiin tarvitaan komento pg_dump, jota ei löytynyt. Asenna PostgreSQL:n asiakasohjelmat (Debian: postgresql-client) tai aja pg_dump siellä, missä tietokanta on.
