# Serverens database: hvad der hindrer, at den kan åbnes, skrives eller kopieres. $detail er teknisk og oversættes ikke.

error-bad-database-url = ”{ $url }” er ikke en gyldig databaseadresse. Skriv sqlite:///fil.db (fire skråstreger for en absolut sti) eller postgresql://bruger@vært/navn.
error-database-unreachable = Databasen { $url } kan ikke nås: { $detail }. Tjek, at den kører, og at adresse, bruger og adgangskode er rigtige.
error-database-unwritable = Databasefilen { $file } kan ikke åbnes til skrivning: { $detail }. Vælg en anden med --database, eller ret dens rettigheder.
error-not-a-database = { $file } er ikke en Vía Libre-database. Vælg en anden fil med --database.
error-data-folder-unwritable = Spil kan ikke gemmes i { $folder }: { $detail }. Gør mappen skrivbar, eller angiv en anden mappe i miljøvariablen VIALIBRE_DATA.
error-data-file-damaged = { $file } er beskadiget eller er ikke en database til dette program. Flyt filen, eller angiv en anden mappe i miljøvariablen VIALIBRE_DATA.
error-no-home-folder = Der er ingen hjemmemappe at gemme spil i. Angiv i miljøvariablen VIALIBRE_DATA en mappe, du kan skrive i.
error-database-in-use = { $file } bruges allerede af en anden proces (nummer { $process }). Stop den først. Flere arbejdsprocesser kræver PostgreSQL.
error-database-in-use-at = { $file } bruges allerede af en anden Vía Libre-server (proces { $process }). Åbn { $url } for at bruge den, eller stop den først.
error-database-newer = Databasen er lavet af en nyere version af programmet (dens struktur er { $found }, dette program kender op til { $known }). Opdatér programmet, eller brug en anden database.
error-migration-failed = Databasen kunne ikke opgraderes: { $detail }. Den er uændret.
error-storage-down = Databasen svarer ikke ({ $detail }). Prøv igen om lidt.
error-storage-failed = Databasen afviste en handling ({ $detail }). Det er en fejl i programmet; meld den gerne til os.
error-storage-closed = Serveren er ved at lukke ned. Prøv igen om lidt.
error-no-database = Databasen { $file } findes ikke. Angiv den rigtige med --database.
error-backup-exists = { $file } findes allerede. Vælg et andet navn; en sikkerhedskopi erstatter aldrig en fil.
error-backup-failed = Sikkerhedskopien { $file } kunne ikke skrives: { $detail }.
error-no-pg-dump = En sikkerhedskopi af PostgreSQL kræver kommandoen pg_dump, som ikke blev fundet. Installér PostgreSQL's klientprogrammer (Debian: postgresql-client), eller kør pg_dump dér, hvor databasen er.
