# Databasen til serveren: hva som hindrer at den kan åpnes, skrives eller kopieres. $detail er teknisk og oversettes ikke.

error-bad-database-url = «{ $url }» er ikke en gyldig databaseadresse. Skriv sqlite:///fil.db (fire skråstreker for en absolutt sti) eller postgresql://bruker@vert/navn.
error-database-unreachable = Databasen { $url } kan ikke nås: { $detail }. Sjekk at den kjører, og at adresse, bruker og passord er riktige.
error-database-unwritable = Databasefilen { $file } kan ikke åpnes for skriving: { $detail }. Velg en annen med --database, eller rett rettighetene.
error-not-a-database = { $file } er ikke en Vía Libre-database. Velg en annen fil med --database.
error-data-folder-unwritable = Spill kan ikke lagres i { $folder }: { $detail }. Gjør mappen skrivbar, eller angi en annen mappe i miljøvariabelen VIALIBRE_DATA.
error-data-file-damaged = { $file } er skadet eller er ikke en database for dette programmet. Flytt filen, eller angi en annen mappe i miljøvariabelen VIALIBRE_DATA.
error-no-home-folder = Det finnes ingen hjemmemappe å lagre spill i. Angi i miljøvariabelen VIALIBRE_DATA en mappe du kan skrive i.
error-database-in-use = { $file } brukes allerede av en annen prosess (nummer { $process }). Stopp den først. Flere arbeidsprosesser krever PostgreSQL.
error-database-in-use-at = { $file } brukes allerede av en annen Vía Libre-server (prosess { $process }). Åpne { $url } for å bruke den, eller stopp den først.
error-database-newer = Databasen er laget av en nyere versjon av programmet (strukturen er { $found }, dette programmet kjenner til og med { $known }). Oppdater programmet, eller bruk en annen database.
error-migration-failed = Databasen kunne ikke oppgraderes: { $detail }. Den er uendret.
error-storage-down = Databasen svarer ikke ({ $detail }). Prøv igjen om litt.
error-storage-failed = Databasen avviste en operasjon ({ $detail }). Dette er en feil i programmet; meld gjerne fra.
error-storage-closed = Serveren holder på å avslutte. Prøv igjen om litt.
error-no-database = Databasen { $file } finnes ikke. Oppgi den riktige med --database.
error-backup-exists = { $file } finnes allerede. Velg et annet navn; en sikkerhetskopi erstatter aldri en fil.
error-backup-failed = Sikkerhetskopien { $file } kunne ikke skrives: { $detail }.
error-no-pg-dump = En sikkerhetskopi av PostgreSQL krever kommandoen pg_dump, som ikke ble funnet. Installer klientprogrammene til PostgreSQL (Debian: postgresql-client), eller kjør pg_dump der databasen er.
