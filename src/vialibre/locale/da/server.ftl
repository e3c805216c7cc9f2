# Hvad serveren ved et bord svarer, når den ikke kan gøre det, den bliver bedt om, og hvad `vialibre serve` og `vialibre backup` siger.
# Pladser har numre fra 1. $detail er teknisk og oversættes ikke.

## Hvem spørger, og hvordan

error-who-are-you = Serveren ved ikke, hvem du er. Skriv et navn for at begynde, eller kom tilbage med din gendannelsesfrase; et script sender det token, det har fået.
error-banned = Du er udelukket fra denne server. Mener du, at det er en fejl, så kontakt administratoren.
error-wrong-origin = En side fra et andet websted bad om det her, så det blev afvist. Åbn spillet på dets egen adresse, og prøv igen.
error-operator-only = Kun serverens administrator kan gøre det her. Er det dig, så send dit token i headeren X-Operator-Token.
error-too-fast = For mange forespørgsler. Vent et par sekunder, og prøv igen.
error-too-much-work = Dette kræver mere beregning, end serveren tillader for en spilleplade. En spilleplade med færre byer og ruter eller et enklere net kræver mindre.
error-too-large-message = Beskeden er for stor: højst { $most } byte er tilladt. Send mindre.
error-bad-message = Beskeden kan ikke forstås ved ”{ $where }”: { $detail }. Siden /api viser, hvad der kan sendes.
error-not-found = Der er ikke noget på denne adresse. Siden /api viser, hvad der findes.
error-wrong-method = Denne adresse kan ikke bruges på den måde. Siden /api viser hvordan.
error-server-fault = Noget gik galt på serveren. Se på bordet, og prøv igen; sker det igen, så sig det til administratoren.
error-busy = Bordet er optaget, prøv igen.

## Personer

error-bad-name = ”{ $name }” kan ikke bruges som navn. Brug læselige bogstaver, og begynd ikke med ”bot:”.
error-wrong-phrase = Gendannelsesfrasen kendes ikke her. Tjek ordene og deres rækkefølge, eller opret en ny dér, hvor du stadig er logget ind.
error-no-such-person = Der er ingen person med dette id. Kopiér det fra en anmeldelse eller fra et bord.

## Borde før start

error-no-such-table = Der er intet bord på dette link. Tjek, at hele linket er kopieret, eller find et andet bord på forsiden.
error-table-quarantined =
    Dette bord er sat til side: { $reason ->
        [too_much_work] en beregning tog for lang tid
        [damaged_log] dets log kan ikke læses
        [board_refused] der kan ikke længere spilles på dets bræt
       *[server_fault] serveren fejlede ved dette bord
    }. Dit spil er gemt, som det er, og serverens administrator har fået besked. Du kan oprette et nyt bord imens.
error-not-quarantined = Dette bord er ikke sat til side.
error-no-such-board = Brættet ”{ $board }” findes ikke her. Vælg et af disse: { $known }.
error-host-only = Kun bordets vært kan gøre det her. Spørg værten.
error-seat-free = Plads { $seat } er tom, så der er ingen at fjerne. Vælg en anden plads.
error-seat-taken = Plads { $seat } er allerede taget. Vælg en ledig.
error-table-full = Alle pladser er taget. Se spillet, eller find et andet bord på forsiden.
error-not-seated = Kun spillere ved bordet kan gøre det her. Tag en plads først, hvis der er en ledig.
error-not-your-seat = Plads { $seat } er ikke din. Brug en af dine egne.
error-no-such-level = Der er ingen bot ”{ $bot }” til borde. Vælg en af disse: { $known }.
error-seats-free = { $free ->
    [one] Én plads er stadig ledig. Invitér nogen, eller tilføj en bot, og start så.
   *[other] { $free } pladser er stadig ledige. Invitér flere, eller tilføj bots, og start så.
}
error-nobody-plays = Der sidder kun bots ved bordet. Tag selv en plads, og start så.
error-already-started = Spillet er begyndt, så det er ikke længere muligt. Vælg det ved dit næste bord.

## Spillet

error-not-started = Spillet er ikke begyndt. Vent, til værten starter det.
error-table-over = Dette bord er slut. Bed om revanche, eller opret et nyt bord.
error-not-over = Spillet er stadig i gang. Dette er tilgængeligt, når det er slut.
error-stale = Det her svarer på version { $version } af stillingen, men den er nu { $now }: nogen handlede før dig, måske dig selv i en anden fane. Se på bordet, og vælg igen.
error-cannot-undo = Intet kan fortrydes: kun dit eget sidste valg, så længe det ikke afslørede noget skjult, og ingen har handlet siden. Spil videre.
error-given-up = Plads { $seat } er opgivet for altid, og en bot spiller den til ende. Du kan se med eller oprette et nyt bord.
error-not-away = Ingen bot spiller for dig. Spil bare videre.
error-not-gone = Plads { $seat } kan ikke stemmes ud: det er kun muligt for spillere, som en bot har erstattet, fordi de er væk eller løbet tør for tid. Vent på dem.
error-no-such-phrase = Hurtigbeskeden ”{ $phrase }” findes ikke. Vælg en fra listen.
error-nothing-said = Beskeden er tom. Skriv et par ord, eller vælg en hurtigbesked.
error-chat-off = Værten har slået fri chat fra ved dette bord. Brug hurtigbeskederne.
error-no-such-route = Ruten ”{ $route }” findes ikke på dette bræt. Brug et id fra brættets data.
error-no-such-position = Der er ingen stilling efter handling { $at }: antallet af handlinger i dette spil er { $most }. Vælg et tal fra 0 til { $most }.
error-too-long-game = Dette spil har { $steps } handlinger, og kun spil på op til { $most } kan genafspilles her. Hent spiloptagelsen, og brug 'vialibre replay'.

## Siden, før dens script kører

index-description = Vía Libre: brætspil med togruter, med venner og bots
index-noscript = Vía Libre kræver JavaScript for at tegne brættet.

## Siden til browseren, når den ikke er bygget

no-page-title = Siden mangler
no-page-text = Serveren kører, og programmer kan bruge den, men siden til browseren blev ikke bygget under installationen, måske fordi der ikke var noget netværk.
no-page-how = Byg den med denne kommando i projektets mappe og med netværksforbindelse, og start så serveren igen:
no-page-api = API til programmer

## Start af serveren

error-port-taken = Port { $port } på { $host } er allerede i brug, måske af en anden Vía Libre-server. Stop den, eller vælg en anden med --port.
error-cannot-serve = Adressen { $host }, port { $port }, kan ikke bruges: { $detail }. Vælg en anden med --host eller --port.
error-workers-need-postgres = { $workers } arbejdsprocesser kræver en PostgreSQL-database, for en SQLite-fil betjener kun én proces. Angiv den med --database postgresql://bruger@vært/navn, eller brug én arbejdsproces.
error-worker-failed = En arbejdsproces kunne ikke starte, så alle blev stoppet. Linjerne over denne siger hvorfor.
error-no-boards-folder = Mappen { $folder } findes ikke. Angiv en med brætfiler (*.toml) med --boards.
error-short-operator-token = Administratorens token i VIALIBRE_OPERATOR_TOKEN er for kort til at være sikkert. Brug mindst { $least } tilfældige tegn, f.eks. dem fra: openssl rand -hex 24

error-open-for-this-machine = Vía Libre kører allerede på { $url }, men kun for denne maskine. Stop den med Ctrl-C, og start den igen med --lan.
error-option-before-command = { $option } er til 'vialibre' uden kommando. Udelad den, eller skriv den efter '{ $command }', hvis den kommando har den.

cli-serve-help = Kør en server med borde, så mennesker og bots kan spille fra andre enheder. Stop den med Ctrl-C: igangværende spil gemmes og fortsætter, når den er tilbage.
cli-serve-examples =
    Eksempler:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Adressen, der lyttes på. Standard: kun denne maskine kan nå serveren.
cli-serve-port-help = Porten, der lyttes på; 0 tager en ledig port.
cli-serve-database-help = Hvor spil gemmes: sqlite:///FIL eller postgresql://BRUGER@VÆRT/NAVN. Standard: en fil i din datamappe.
cli-serve-workers-help = Hvor mange processer der deles om arbejdet. Mere end én kræver PostgreSQL.
cli-serve-thinkers-help = Hvor mange processer der tænker for de langsomme bots (ekspert, mester), for hver af --workers. Standard: de resterende kerner, mindst én.
cli-serve-bot-help = Tilbyd en bot, du selv har lavet, ved bordene under dette navn. Kan angives flere gange. Hvis den fejler eller er for længe om det, foretager en anden bot trækket.
cli-serve-boards-help = En mappe med brætfiler (*.toml), der tilbydes ud over de indbyggede.
cli-serve-lan-help = Gør det tilgængeligt for andre enheder på dit netværk, og vis adressen som QR-kode til telefoner.
cli-serve-limits-help = En faktor for de sædvanlige grænser for forespørgsler pr. person eller adresse, f.eks. 5 til en klub bag én adresse.
cli-serve-at = Vía Libre kører på { $url }
cli-serve-lan = Andre enheder på dette netværk: { $url }
cli-serve-no-page = Siden til browseren mangler, fordi den ikke er bygget. Med netværk, i projektets mappe: { $command }
cli-serve-stop = Stop den med Ctrl-C: alt er gemt, og spillene fortsætter, når den er tilbage.
cli-serve-stopped = Stoppet. Alt er gemt.
cli-serve-stopped-unstored = { $tables ->
        [one] Stoppet. Der kunne ikke skrives til databasen: ved ét bord er det sidste træk ikke gemt.
       *[other] Stoppet. Der kunne ikke skrives til databasen: ved { $tables } borde er det sidste træk ikke gemt.
    }

cli-backup-help = Kopiér hele serverens database til én fil, også mens den er i brug. docs/operating.md forklarer, hvordan den gendannes.
cli-backup-examples =
    Eksempler:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Filen, der skal skrives. Den må ikke findes i forvejen.
cli-backup-database-help = Serverens database, som ved 'vialibre serve'.
cli-backup-done = Sikkerhedskopien er gemt i { $file }. Opbevar den sikkert: den indeholder serverens nøgler og folks beskeder.
