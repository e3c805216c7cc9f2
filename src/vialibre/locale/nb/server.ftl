# Hva serveren ved et bord svarer når den ikke kan gjøre det den blir bedt om, og hva `vialibre serve` og `vialibre backup` sier.
# Plasser har numre fra 1. $detail er teknisk og oversettes ikke.

## Hvem som spør, og hvordan

error-who-are-you = Serveren vet ikke hvem du er. Oppgi et navn for å begynne, eller kom tilbake med gjenopprettingsfrasen din; et skript sender tokenet det har fått.
error-banned = Du er utestengt fra denne serveren. Mener du at det er en feil, kan du kontakte administratoren.
error-wrong-origin = En side fra et annet nettsted ba om dette, så det ble avvist. Åpne spillet på dets egen adresse, og prøv igjen.
error-operator-only = Bare administratoren av serveren kan gjøre dette. Er det deg, sender du tokenet ditt i headeren X-Operator-Token.
error-too-fast = For mange forespørsler. Vent noen sekunder, og prøv igjen.
error-too-much-work = Dette krever mer regning enn serveren tillater for et spillbrett. Et brett med færre byer og ruter eller et enklere nett krever mindre.
error-too-large-message = Meldingen er for stor: høyst { $most } byte er tillatt. Send mindre.
error-bad-message = Meldingen kan ikke forstås ved «{ $where }»: { $detail }. Siden /api viser hva som kan sendes.
error-not-found = Det er ingenting på denne adressen. Siden /api viser hva som finnes.
error-wrong-method = Denne adressen kan ikke brukes på den måten. Siden /api viser hvordan.
error-server-fault = Noe gikk galt på serveren. Se på bordet og prøv igjen; skjer det igjen, så si fra til administratoren.
error-busy = Bordet er opptatt, prøv igjen.

## Personer

error-bad-name = «{ $name }» kan ikke brukes som navn. Bruk lesbare bokstaver, og ikke begynn med «bot:».
error-wrong-phrase = Gjenopprettingsfrasen er ikke kjent her. Sjekk ordene og rekkefølgen, eller lag en ny der du fortsatt er logget inn.
error-no-such-person = Det finnes ingen person med denne ID-en. Kopier den fra en rapport eller fra et bord.

## Bord før start

error-no-such-table = Det er ikke noe bord på denne lenken. Sjekk at hele lenken er kopiert, eller finn et annet bord på startsiden.
error-table-quarantined =
    Dette bordet er satt til side: { $reason ->
        [too_much_work] en beregning tok for lang tid
        [damaged_log] loggen kan ikke leses
        [board_refused] brettet kan ikke spilles lenger
       *[server_fault] serveren feilet ved dette bordet
    }. Spillet ditt er lagret som det er, og serverens administrator har fått beskjed. Du kan opprette et nytt bord i mellomtiden.
error-not-quarantined = Dette bordet er ikke satt til side.
error-no-such-board = Brettet «{ $board }» finnes ikke her. Velg ett av disse: { $known }.
error-host-only = Bare verten ved bordet kan gjøre dette. Spør verten.
error-seat-free = Plass { $seat } er tom, så det er ingen å fjerne. Velg en annen plass.
error-seat-taken = Plass { $seat } er allerede opptatt. Velg en ledig.
error-table-full = Alle plassene er opptatt. Se på spillet, eller finn et annet bord på startsiden.
error-not-seated = Bare spillere ved bordet kan gjøre dette. Ta en plass først, hvis det er en ledig.
error-not-your-seat = Plass { $seat } er ikke din. Bruk en av dine egne.
error-no-such-level = Det finnes ingen bot «{ $bot }» for bord. Velg en av disse: { $known }.
error-seats-free = { $free ->
    [one] Én plass er fortsatt ledig. Inviter noen eller legg til en bot, og start så.
   *[other] { $free } plasser er fortsatt ledige. Inviter flere eller legg til boter, og start så.
}
error-nobody-plays = Det sitter bare boter ved bordet. Ta en plass selv, og start så.
error-already-started = Spillet har begynt, så dette er ikke mulig lenger. Velg det ved neste bord.

## Spillet

error-not-started = Spillet har ikke begynt. Vent til verten starter det.
error-table-over = Dette bordet er ferdigspilt. Be om omkamp, eller opprett et nytt bord.
error-not-over = Spillet er fortsatt i gang. Dette er tilgjengelig når det er slutt.
error-stale = Dette svarer på versjon { $version } av stillingen, men den er nå { $now }: noen handlet før deg, kanskje du selv i en annen fane. Se på bordet og velg på nytt.
error-cannot-undo = Ingenting kan angres: bare ditt eget siste valg, så lenge det ikke avslørte noe skjult og ingen har handlet siden. Spill videre.
error-given-up = Plass { $seat } er gitt opp for godt, og en bot spiller den til slutt. Du kan se på eller opprette et nytt bord.
error-not-away = Ingen bot spiller for deg. Bare spill videre.
error-not-gone = Plass { $seat } kan ikke stemmes ut: det er bare mulig for spillere som en bot har erstattet fordi de er borte eller har brukt opp tiden. Vent på dem.
error-no-such-phrase = Hurtigmeldingen «{ $phrase }» finnes ikke. Velg en fra listen.
error-nothing-said = Denne meldingen er tom. Skriv noen ord, eller velg en hurtigmelding.
error-chat-off = Verten har slått av fri chat ved dette bordet. Bruk hurtigmeldingene.
error-no-such-route = Ruten «{ $route }» finnes ikke på dette brettet. Bruk en ID fra brettets data.
error-no-such-position = Det finnes ingen stilling etter handling { $at }: antallet handlinger i dette spillet er { $most }. Velg et tall fra 0 til { $most }.
error-too-long-game = Dette spillet har { $steps } handlinger, og bare spill på opptil { $most } kan spilles av her. Last ned spillopptaket, og bruk 'vialibre replay'.

## Siden før skriptet dens kjører

index-description = Vía Libre: brettspill med togruter, med venner og boter
index-noscript = Vía Libre trenger JavaScript for å tegne brettet.

## Siden for nettleseren, når den ikke er bygd

no-page-title = Siden mangler
no-page-text = Serveren kjører, og programmer kan bruke den, men siden for nettleseren ble ikke bygd under installasjonen, kanskje fordi det ikke var noe nettverk.
no-page-how = Bygg den med denne kommandoen i prosjektmappen og med nettverksforbindelse, og start så serveren på nytt:
no-page-api = API for programmer

## Start av serveren

error-port-taken = Port { $port } på { $host } er allerede i bruk, kanskje av en annen Vía Libre-server. Stopp den, eller velg en annen med --port.
error-cannot-serve = Adressen { $host }, port { $port }, kan ikke brukes: { $detail }. Velg en annen med --host eller --port.
error-workers-need-postgres = { $workers } arbeidsprosesser krever en PostgreSQL-database, siden en SQLite-fil bare betjener én prosess. Oppgi den med --database postgresql://bruker@vert/navn, eller bruk én arbeidsprosess.
error-worker-failed = En arbeidsprosess kunne ikke starte, så alle ble stoppet. Linjene over denne sier hvorfor.
error-no-boards-folder = Mappen { $folder } finnes ikke. Oppgi en med brettfiler (*.toml) med --boards.
error-short-operator-token = Administratorens token i VIALIBRE_OPERATOR_TOKEN er for kort til å være trygt. Bruk minst { $least } tilfeldige tegn, for eksempel dem fra: openssl rand -hex 24

error-open-for-this-machine = Vía Libre kjører allerede på { $url }, men bare for denne maskinen. Stopp den med Ctrl-C, og start den igjen med --lan.
error-option-before-command = { $option } er for 'vialibre' uten kommando. Utelat det, eller skriv det etter '{ $command }' hvis den kommandoen har det.

cli-serve-help = Kjør en server med bord, slik at mennesker og boter kan spille fra andre enheter. Stopp den med Ctrl-C: pågående spill tas vare på og fortsetter når den er tilbake.
cli-serve-examples =
    Eksempler:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Adressen det lyttes på. Standard: bare denne maskinen kan nå serveren.
cli-serve-port-help = Porten det lyttes på; 0 tar en ledig port.
cli-serve-database-help = Hvor spill lagres: sqlite:///FIL eller postgresql://BRUKER@VERT/NAVN. Standard: en fil i datamappen din.
cli-serve-workers-help = Hvor mange prosesser som deler på arbeidet. Mer enn én krever PostgreSQL.
cli-serve-thinkers-help = Hvor mange prosesser som tenker for de langsomme botene (ekspert, mester), for hver av --workers. Standard: kjernene som er igjen, minst én.
cli-serve-bot-help = Tilby en egen bot ved bordene under dette navnet. Kan angis flere ganger. Hvis den feiler eller bruker for lang tid, gjør en annen bot trekket.
cli-serve-boards-help = En mappe med brettfiler (*.toml) som tilbys i tillegg til de innebygde.
cli-serve-lan-help = Gjør det tilgjengelig for andre enheter på nettverket ditt, og vis adressen som QR-kode for telefoner.
cli-serve-limits-help = En faktor for de vanlige grensene for forespørsler per person eller adresse, for eksempel 5 for en klubb bak én adresse.
cli-serve-at = Vía Libre kjører på { $url }
cli-serve-lan = Andre enheter på dette nettverket: { $url }
cli-serve-no-page = Siden for nettleseren mangler fordi den ikke er bygd. Med nettverk, i prosjektmappen: { $command }
cli-serve-stop = Stopp den med Ctrl-C: alt er lagret, og spillene fortsetter når den er tilbake.
cli-serve-stopped = Stoppet. Alt er lagret.
cli-serve-stopped-unstored = { $tables ->
        [one] Stoppet. Det gikk ikke an å skrive til databasen: ved ett bord er det siste trekket ikke lagret.
       *[other] Stoppet. Det gikk ikke an å skrive til databasen: ved { $tables } bord er det siste trekket ikke lagret.
    }

cli-backup-help = Kopier hele databasen til serveren til én fil, også mens den er i bruk. docs/operating.md forklarer hvordan den gjenopprettes.
cli-backup-examples =
    Eksempler:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Filen som skal skrives. Den må ikke finnes fra før.
cli-backup-database-help = Databasen til serveren, som for 'vialibre serve'.
cli-backup-done = Sikkerhetskopien er lagret i { $file }. Oppbevar den trygt: den inneholder serverens nøkler og folks meldinger.
