# Vad ett bords server svarar när den inte kan göra det den ombeds, och vad `vialibre serve` och `vialibre backup` säger.
# Platser numreras från 1. $detail är tekniskt och översätts inte.

## Vem som frågar, och hur

error-who-are-you = Servern vet inte vem du är. Ange ett namn för att börja, eller kom tillbaka med din återställningsfras; ett skript skickar den token det fick.
error-banned = Servern har stängt av dig. Om du tror att det är ett misstag kan du kontakta administratören.
error-wrong-origin = En sida på en annan webbplats bad om det här, så det avvisades. Öppna spelet på dess egen adress och försök igen.
error-operator-only = Bara serverns administratör kan göra det här. Är det du, så skicka din token i headern X-Operator-Token.
error-too-fast = För många förfrågningar. Vänta några sekunder och försök igen.
error-too-much-work = Detta kräver mer beräkning än servern tillåter för en spelplan. En spelplan med färre städer och sträckor eller ett enklare nät kräver mindre.
error-too-large-message = Meddelandet är för stort: högst { $most } byte är tillåtna. Skicka mindre.
error-bad-message = Meddelandet går inte att förstå vid ”{ $where }”: { $detail }. Sidan /api visar vad som går att skicka.
error-not-found = Det finns inget på den här adressen. Sidan /api visar vad som finns.
error-wrong-method = Den här adressen går inte att använda på det sättet. Sidan /api visar hur.
error-server-fault = Något gick fel på servern. Titta på bordet och försök igen; händer det igen, så säg till administratören.
error-busy = Bordet är upptaget, försök igen.

## Personer

error-bad-name = ”{ $name }” kan inte användas som namn. Använd läsbara bokstäver, och börja inte med ”bot:”.
error-wrong-phrase = Återställningsfrasen är inte känd här. Kontrollera orden och deras ordning, eller skapa en ny där du fortfarande är inloggad.
error-no-such-person = Det finns ingen person med det här id:t. Kopiera det från en anmälan eller från ett bord.

## Bord före start

error-no-such-table = Det finns inget bord på den här länken. Kontrollera att hela länken kopierades, eller hitta ett annat bord på startsidan.
error-table-quarantined =
    Det här bordet har ställts åt sidan: { $reason ->
        [too_much_work] en beräkning tog för lång tid
        [damaged_log] dess logg går inte att läsa
        [board_refused] det går inte längre att spela på dess spelplan
       *[server_fault] servern misslyckades vid det här bordet
    }. Ditt spel är sparat som det är, och serverns administratör har fått besked. Du kan skapa ett nytt bord så länge.
error-not-quarantined = Det här bordet är inte ställt åt sidan.
error-no-such-board = Spelplanen ”{ $board }” finns inte här. Välj någon av dessa: { $known }.
error-host-only = Bara bordets värd kan göra det här. Fråga värden.
error-seat-free = Plats { $seat } är tom, så det finns ingen att ta bort. Välj en annan plats.
error-seat-taken = Plats { $seat } är redan upptagen. Välj en ledig.
error-table-full = Alla platser är upptagna. Titta på spelet, eller hitta ett annat bord på startsidan.
error-not-seated = Bara spelare vid bordet kan göra det här. Ta en plats först, om någon är ledig.
error-not-your-seat = Plats { $seat } är inte din. Använd en av dina egna.
error-no-such-level = Det finns ingen robot ”{ $bot }” för bord. Välj någon av dessa: { $known }.
error-seats-free = { $free ->
    [one] En plats är fortfarande ledig. Bjud in någon eller lägg till en robot, och starta sedan.
   *[other] { $free } platser är fortfarande lediga. Bjud in fler eller lägg till robotar, och starta sedan.
}
error-nobody-plays = Bara robotar sitter vid bordet. Ta en plats själv, och starta sedan.
error-already-started = Spelet har börjat, så det här går inte längre. Välj det vid nästa bord.

## Spelet

error-not-started = Spelet har inte börjat. Vänta tills värden startar det.
error-table-over = Det här bordet är färdigspelat. Be om revansch, eller skapa ett nytt bord.
error-not-over = Spelet pågår fortfarande. Det här är tillgängligt när det är slut.
error-stale = Det här svarar på version { $version } av ställningen, men den är nu { $now }: någon hann före dig, kanske du själv i en annan flik. Titta på bordet och välj igen.
error-cannot-undo = Inget går att ångra: bara ditt eget senaste val, så länge det inte avslöjade något dolt och ingen har gjort något sedan dess. Spela vidare.
error-given-up = Plats { $seat } är uppgiven för gott, och en robot spelar den till slutet. Du kan titta på eller skapa ett nytt bord.
error-not-away = Ingen robot spelar åt dig. Spela bara vidare.
error-not-gone = Plats { $seat } kan inte röstas ut: det går bara för spelare som en robot har ersatt för att de är borta eller har slut på tid. Vänta på dem.
error-no-such-phrase = Snabbfrasen ”{ $phrase }” finns inte. Välj en från listan.
error-nothing-said = Meddelandet är tomt. Skriv några ord eller välj en snabbfras.
error-chat-off = Värden har stängt av fri chatt vid det här bordet. Använd snabbfraserna.
error-no-such-route = Sträckan ”{ $route }” finns inte på den här spelplanen. Använd ett id från spelplanens data.
error-no-such-position = Det finns ingen ställning efter drag { $at }: antalet drag i det här spelet är { $most }. Välj ett tal från 0 till { $most }.
error-too-long-game = Det här spelet har { $steps } drag, och bara spel på upp till { $most } går att spela upp här. Ladda ner inspelningen och använd 'vialibre replay'.

## Sidan innan dess skript körs

index-description = Vía Libre: brädspel med tågsträckor, med vänner och robotar
index-noscript = Vía Libre behöver JavaScript för att rita spelplanen.

## Sidan för webbläsaren, när den inte är byggd

no-page-title = Sidan saknas
no-page-text = Servern är igång och program kan använda den, men sidan för webbläsaren byggdes inte vid installationen, kanske för att det inte fanns något nätverk.
no-page-how = Bygg den med det här kommandot i projektets mapp och med nätverksanslutning, och starta sedan servern igen:
no-page-api = API för program

## Start av servern

error-port-taken = Port { $port } på { $host } används redan, kanske av en annan Vía Libre-server. Stoppa den, eller välj en annan med --port.
error-cannot-serve = Adressen { $host }, port { $port }, går inte att använda: { $detail }. Välj en annan med --host eller --port.
error-workers-need-postgres = { $workers } arbetsprocesser kräver en PostgreSQL-databas, eftersom en SQLite-fil bara betjänar en process. Ange den med --database postgresql://användare@värd/namn, eller använd en arbetsprocess.
error-worker-failed = En arbetsprocess kunde inte starta, så alla stoppades. Raderna ovanför den här säger varför.
error-no-boards-folder = Mappen { $folder } finns inte. Ange en med spelplansfiler (*.toml) med --boards.
error-short-operator-token = Administratörens token i VIALIBRE_OPERATOR_TOKEN är för kort för att vara säker. Använd minst { $least } slumpmässiga tecken, till exempel de från: openssl rand -hex 24

error-open-for-this-machine = Vía Libre körs redan på { $url }, men bara för den här maskinen. Stoppa det med Ctrl-C och starta det igen med --lan.
error-option-before-command = { $option } är för 'vialibre' utan kommando. Utelämna det, eller skriv det efter '{ $command }' om det kommandot har det.

cli-serve-help = Kör en server med bord, så att människor och robotar kan spela från andra enheter. Stoppa den med Ctrl-C: pågående spel sparas och fortsätter när den är tillbaka.
cli-serve-examples =
    Exempel:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Adressen att lyssna på. Standard: bara den här maskinen når servern.
cli-serve-port-help = Porten att lyssna på; 0 tar en ledig port.
cli-serve-database-help = Var spel sparas: sqlite:///FIL eller postgresql://ANVÄNDARE@VÄRD/NAMN. Standard: en fil i din datamapp.
cli-serve-workers-help = Hur många processer som delar på arbetet. Fler än en kräver PostgreSQL.
cli-serve-thinkers-help = Hur många processer som tänker åt de långsamma robotarna (expert, mästare), för var och en av --workers. Standard: kärnorna som är kvar, minst en.
cli-serve-bot-help = Erbjud en egen robot vid borden under detta namn. Kan anges flera gånger. Om den misslyckas eller tar för lång tid gör en annan robot draget.
cli-serve-boards-help = En mapp med spelplansfiler (*.toml) som erbjuds utöver de inbyggda.
cli-serve-lan-help = Gör det tillgängligt för andra enheter i ditt nätverk och visa adressen som QR-kod för telefoner.
cli-serve-limits-help = En faktor för de vanliga gränserna för förfrågningar per person eller adress, till exempel 5 för en klubb bakom en enda adress.
cli-serve-at = Vía Libre körs på { $url }
cli-serve-lan = Andra enheter i det här nätverket: { $url }
cli-serve-no-page = Sidan för webbläsaren saknas, eftersom den inte är byggd. Med nätverk, i projektets mapp: { $command }
cli-serve-stop = Stoppa den med Ctrl-C: allt är sparat, och spelen fortsätter när den är tillbaka.
cli-serve-stopped = Stoppad. Allt är sparat.
cli-serve-stopped-unstored = { $tables ->
        [one] Stoppad. Det gick inte att skriva till databasen: vid ett bord är det senaste draget inte sparat.
       *[other] Stoppad. Det gick inte att skriva till databasen: vid { $tables } bord är det senaste draget inte sparat.
    }

cli-backup-help = Kopiera serverns hela databas till en fil, även medan den används. docs/operating.md förklarar hur den återställs.
cli-backup-examples =
    Exempel:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Filen som ska skrivas. Den får inte redan finnas.
cli-backup-database-help = Serverns databas, som för 'vialibre serve'.
cli-backup-done = Säkerhetskopian är sparad i { $file }. Förvara den säkert: den innehåller serverns nycklar och folks meddelanden.
