# De database van de server: waarom die niet geopend, geschreven of elders bewaard kan worden. $detail is technisch en wordt niet vertaald.

error-bad-database-url = “{ $url }” is geen geldig databaseadres. Schrijf sqlite:///bestand.db (vier schuine strepen bij een absoluut pad) of postgresql://gebruiker@computer/naam.
error-database-unreachable = De database { $url } is niet bereikbaar: { $detail }. Controleer of die draait en of het adres, de gebruiker en het wachtwoord kloppen.
error-database-unwritable = Het databasebestand { $file } kan niet geopend worden om te schrijven: { $detail }. Kies een ander met --database, of pas de rechten aan.
error-not-a-database = { $file } is geen database van Vía Libre. Kies een ander bestand met --database.
error-data-folder-unwritable = In { $folder } kunnen geen spellen bewaard worden: { $detail }. Maak die map beschrijfbaar, of noem een andere in de omgevingsvariabele VIALIBRE_DATA.
error-data-file-damaged = { $file } is beschadigd of is geen database van dit programma. Verplaats het bestand, of noem een andere map in de omgevingsvariabele VIALIBRE_DATA.
error-no-home-folder = Er is geen persoonlijke map om spellen in te bewaren. Noem in de omgevingsvariabele VIALIBRE_DATA een map waarin je mag schrijven.
error-database-in-use = { $file } is al in gebruik bij een ander proces (nummer { $process }). Stop dat eerst. Voor meer werkprocessen is PostgreSQL nodig.
error-database-in-use-at = { $file } is al in gebruik bij een andere Vía Libre-server (proces { $process }). Open { $url } om die te gebruiken, of stop hem eerst.
error-database-newer = De database is gemaakt door een nieuwere versie van dit programma (het schema is { $found }, dit programma kent er tot { $known }). Werk het programma bij of gebruik een andere database.
error-migration-failed = De database kon niet worden bijgewerkt: { $detail }. Die is gelaten zoals hij was.
error-storage-down = De database antwoordt niet ({ $detail }). Probeer het zo nog eens.
error-storage-failed = De database weigerde een bewerking ({ $detail }). Dit is een fout in het programma; meld het alsjeblieft.
error-storage-closed = De server wordt afgesloten. Probeer het zo nog eens.
error-no-database = Er is geen database { $file }. Noem de juiste met --database.
error-backup-exists = { $file } bestaat al. Kies een andere naam; een back-up vervangt nooit een bestand.
error-backup-failed = De back-up { $file } kon niet geschreven worden: { $detail }.
error-no-pg-dump = Voor een back-up van PostgreSQL is de opdracht pg_dump nodig, en die is niet gevonden. Installeer de clientprogramma’s van PostgreSQL (Debian: postgresql-client), of voer pg_dump uit waar de database staat.
