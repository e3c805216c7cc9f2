# Serverns databas: vad som hindrar att den öppnas, skrivs eller kopieras. $detail är tekniskt och översätts inte.

error-bad-database-url = ”{ $url }” är ingen giltig databasadress. Skriv sqlite:///fil.db (fyra snedstreck för en absolut sökväg) eller postgresql://användare@värd/namn.
error-database-unreachable = Databasen { $url } går inte att nå: { $detail }. Kontrollera att den är igång och att adress, användare och lösenord är rätt.
error-database-unwritable = Databasfilen { $file } går inte att öppna för skrivning: { $detail }. Välj en annan med --database, eller rätta dess behörigheter.
error-not-a-database = { $file } är ingen Vía Libre-databas. Välj en annan fil med --database.
error-data-folder-unwritable = Spel kan inte sparas i { $folder }: { $detail }. Gör mappen skrivbar, eller ange en annan mapp i miljövariabeln VIALIBRE_DATA.
error-data-file-damaged = { $file } är skadad eller är ingen databas för det här programmet. Flytta filen, eller ange en annan mapp i miljövariabeln VIALIBRE_DATA.
error-no-home-folder = Det finns ingen hemmapp att spara spel i. Ange i miljövariabeln VIALIBRE_DATA en mapp som du kan skriva i.
error-database-in-use = { $file } används redan av en annan process (nummer { $process }). Stoppa den först. Flera arbetsprocesser kräver PostgreSQL.
error-database-in-use-at = { $file } används redan av en annan Vía Libre-server (process { $process }). Öppna { $url } för att använda den, eller stoppa den först.
error-database-newer = Databasen skapades av en nyare version av programmet (dess schema är { $found }, det här programmet känner till upp till { $known }). Uppdatera programmet, eller använd en annan databas.
error-migration-failed = Databasen kunde inte uppgraderas: { $detail }. Den är oförändrad.
error-storage-down = Databasen svarar inte ({ $detail }). Försök igen om en stund.
error-storage-failed = Databasen avvisade en åtgärd ({ $detail }). Det är ett fel i programmet; rapportera det gärna.
error-storage-closed = Servern håller på att stängas. Försök igen om en stund.
error-no-database = Databasen { $file } finns inte. Ange rätt databas med --database.
error-backup-exists = { $file } finns redan. Välj ett annat namn; en säkerhetskopia ersätter aldrig en fil.
error-backup-failed = Säkerhetskopian { $file } kunde inte skrivas: { $detail }.
error-no-pg-dump = En säkerhetskopia av PostgreSQL kräver kommandot pg_dump, som inte hittades. Installera PostgreSQL:s klientprogram (Debian: postgresql-client), eller kör pg_dump där databasen finns.
