# Hva serveren ved et bord svarer når den ikke kan gjøre det den blir bedt om, og hva `vialibre serve` og `vialibre backup` sier.
# Plasser har numre fra 1. $detail er teknisk og oversettes ikke.

## Hvem som spør, og hvordan

error-who-are-you = Serveren vet ikke hvem du er. Oppgi et navn for å begynne, eller kom tilbake med gjenopprettingsfrasen din; et skript sender tokenet det har fått.
error-banned = Administratoren av denne serveren har stengt deg ute. Hvis du mener det er en feil, kan du skrive til vedkommende.
error-wrong-origin = En side fra et annet nettsted ba om dette, så det ble ikke gjort. Åpne spillet på dets egen adresse, og prøv igjen.
error-operator-only = Bare administratoren av serveren kan gjøre dette. Er det deg, sender du tokenet ditt i headeren X-Operator-Token.
error-too-fast = Det ble for mye på kort tid. Vent noen sekunder, og fortsett så.
error-too-much-work = Dette krever mer regning enn serveren tillater for et spillbrett. Et brett med færre byer og ruter eller et enklere nett krever mindre.
error-too-large-message = Denne meldingen er for stor: høyst { $most } byte. Send mindre.
error-bad-message = Meldingen kan ikke forstås ved «{ $where }»: { $detail }. Siden /api viser hva som kan sendes.
error-not-found = Det er ingenting på denne adressen. Siden /api viser hva som finnes.
error-wrong-method = Denne adressen kan ikke brukes på den måten. Siden /api viser hvordan.
error-server-fault = Noe gikk galt inne i serveren. Se på bordet og prøv igjen; fortsetter det, så si fra til administratoren.
error-busy = Andre var raskere flere ganger på rad. Prøv igjen.

## Personer

error-bad-name = «{ $name }» kan ikke være et navn. Bruk bokstaver som kan leses, og ikke begynn med «bot:».
error-wrong-phrase = Ingen har denne gjenopprettingsfrasen. Sjekk ordene og rekkefølgen, eller lag en ny der du fortsatt er kjent.
error-no-such-person = Det finnes ingen med denne ID-en. Kopier den fra en rapport eller fra et bord.

## Bord før start

error-no-such-table = Det er ikke noe bord på denne lenken. Sjekk at hele lenken er kopiert, eller finn et annet bord i lobbyen.
error-table-quarantined =
    Dette bordet er satt til side: { $reason ->
        [too_much_work] en beregning ved dette bordet tok for lang tid
        [damaged_log] loggen til bordet kan ikke leses
        [board_refused] spillbrettet kan ikke lenger spilles
       *[server_fault] serveren feilet ved dette bordet
    }. Spillet er bevart som det er, andre bord fortsetter, og den som driver serveren, kan se det. Åpne et nytt bord i mellomtiden.
error-not-quarantined = Dette bordet er ikke satt til side.
error-no-such-board = Brettet «{ $board }» finnes ikke her. Velg et av disse: { $known }.
error-host-only = Bare verten ved bordet kan gjøre dette. Spør verten.
error-seat-free = Ingen sitter på plass { $seat }, så ingen kan fjernes fra den. Velg en annen plass.
error-seat-taken = Det sitter allerede noen på plass { $seat }. Velg en ledig.
error-table-full = Alle plassene er opptatt. Se på spillet, eller finn et annet bord i lobbyen.
error-not-seated = Bare de som sitter ved bordet, kan gjøre dette. Ta en plass først, hvis det er en ledig.
error-not-your-seat = Plass { $seat } er ikke din. Bruk en av dine egne.
error-no-such-level = Det finnes ingen bot «{ $bot }» som kan sitte ved et bord. Velg en av disse: { $known }.
error-seats-free = { $free ->
    [one] Én plass er fortsatt ledig. Inviter noen eller sett en bot på den, og start så.
   *[other] { $free } plasser er fortsatt ledige. Inviter noen eller sett boter på dem, og start så.
}
error-nobody-plays = Det sitter bare boter ved bordet. Ta en plass selv, og start så.
error-already-started = Spillet har begynt, så dette kan ikke gjøres lenger. Velg det ved neste bord.

## Spillet

error-not-started = Spillet har ikke begynt. Vent til verten starter det.
error-table-over = Spillet ved dette bordet er slutt. Be om omkamp, eller åpne et nytt bord.
error-not-over = Spillet er fortsatt i gang. Dette kan du få når det er slutt.
error-stale = Dette svarer på versjon { $version } av stillingen, men den er nå { $now }: noen rakk å handle først, kanskje du selv i en annen fane. Se på bordet og velg på nytt.
error-cannot-undo = Det er ingenting du kan angre: bare ditt eget siste valg, så lenge det ikke avslørte noe skjult og ingen har handlet siden. Spill videre.
error-given-up = Plass { $seat } er gitt opp for godt, og en bot spiller den til slutt. Du kan se på eller åpne et nytt bord.
error-not-away = Det er ingen bot som spiller for deg. Bare fortsett.
error-not-gone = Plass { $seat } kan ikke stemmes ut: det gjelder bare andre som en bot spiller for fordi de er borte eller har brukt opp tiden. Vent på dem.
error-no-such-phrase = Hurtigmeldingen «{ $phrase }» finnes ikke. Velg en fra listen.
error-nothing-said = Denne meldingen er tom. Skriv noen ord, eller velg en hurtigmelding.
error-chat-off = Verten har slått av fri chat ved dette bordet. Bruk hurtigmeldingene.
error-no-such-route = Ruten «{ $route }» finnes ikke på dette brettet. Finn ID-en i opplysningene om brettet.
error-no-such-position = Det finnes ingen stilling etter handling { $at }: antallet handlinger i dette spillet er { $most }. Velg et tall fra 0 til { $most }.
error-too-long-game = Antallet handlinger i dette spillet er { $steps }, og her kan du bare se gjennom spill på opptil { $most }. Last ned protokollen, og bruk 'vialibre replay'.

## Siden før skriptet dens kjører

index-description = Vía Libre: brettspill med togruter, med venner og boter
index-noscript = Vía Libre trenger JavaScript for å tegne brettet.

## Siden for nettleseren, når den ikke er bygd

no-page-title = Siden mangler
no-page-text = Serveren kjører, og programmer kan bruke den, men siden for nettleseren ble ikke bygd under installasjonen, kanskje fordi det ikke var noe nettverk.
no-page-how = Bygg den med denne kommandoen i prosjektmappen og med nettverk, og start så serveren på nytt:
no-page-api = Hva programmer kan be om

## Start av serveren

error-port-taken = Port { $port } på { $host } er allerede i bruk, kanskje av en annen server med dette programmet. Stopp den, eller velg en annen med --port.
error-cannot-serve = Adressen { $host }, port { $port }, kan ikke brukes: { $detail }. Velg en annen med --host eller --port.
error-workers-need-postgres = { $workers } arbeidsprosesser krever en PostgreSQL-database, siden en SQLite-fil bare betjener én prosess. Oppgi den med --database postgresql://bruker@vert/navn, eller bruk én arbeidsprosess.
error-worker-failed = En arbeidsprosess kunne ikke starte, så alle ble stoppet. Linjene over denne sier hvorfor.
error-no-boards-folder = Mappen { $folder } finnes ikke. Oppgi en med brettfiler (*.toml) med --boards.
error-short-operator-token = Administratorens token i VIALIBRE_OPERATOR_TOKEN er for kort til å være trygt. Bruk minst { $least } tegn som ingen kan gjette, for eksempel dem fra: openssl rand -hex 24

error-open-for-this-machine = Vía Libre er allerede åpen på { $url }, men bare for denne maskinen. Stopp den med Ctrl-C, og start den igjen med --lan.
error-option-before-command = { $option } er for 'vialibre' uten kommando. Utelat det, eller skriv det etter '{ $command }' hvis den kommandoen har det.

cli-serve-help = Åpne en server med bord, slik at mennesker og boter kan spille fra andre enheter. Stopp den med Ctrl-C: pågående spill tas vare på og fortsetter når den er tilbake.
cli-serve-examples =
    Eksempler:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Adressen det lyttes på. Uten den kan bare denne maskinen nå serveren.
cli-serve-port-help = Porten det lyttes på; 0 tar en som er ledig.
cli-serve-database-help = Hvor spill lagres: sqlite:///FIL eller postgresql://BRUKER@VERT/NAVN. Uten den: en fil i datamappen din.
cli-serve-workers-help = Hvor mange prosesser som deler på arbeidet. Mer enn én krever PostgreSQL.
cli-serve-thinkers-help = Hvor mange prosesser som tenker for botene som tar seg tid (ekspert, mester), for hver av --workers. Uten dette: så mange som det er kjerner utover dem, minst én.
cli-serve-boards-help = En mappe med brettfiler (*.toml) som tilbys i tillegg til dem som følger med.
cli-serve-lan-help = Slipp inn andre enheter på samme nettverk, og vis adressen som QR-kode for telefoner.
cli-serve-limits-help = Gang de vanlige grensene for hvor raskt én person eller adresse kan spørre, for eksempel 5 for en klubb bak én adresse.
cli-serve-at = Vía Libre er åpen på { $url }
cli-serve-lan = Andre på dette nettverket går til { $url }
cli-serve-no-page = Siden for nettleseren mangler fordi den ikke er bygd. Med nettverk, i prosjektmappen: { $command }
cli-serve-stop = Stopp den med Ctrl-C: alt er lagret, og spillene fortsetter når den er tilbake.
cli-serve-stopped = Stoppet. Alt er lagret.
cli-serve-stopped-unstored = { $tables ->
        [one] Stoppet. Det gikk ikke å skrive til databasen: Ved ett bord er det siste trekket ikke lagret.
       *[other] Stoppet. Det gikk ikke å skrive til databasen: Ved { $tables } bord er det siste trekket ikke lagret.
    }

cli-backup-help = Kopier hele databasen til serveren til én fil, også mens den er i bruk. docs/operating.md forklarer hvordan den gjenopprettes.
cli-backup-examples =
    Eksempler:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Filen som skal skrives. Den må ikke finnes fra før.
cli-backup-database-help = Databasen til serveren, som for 'vialibre serve'.
cli-backup-done = Sikkerhetskopien er lagret i { $file }. Pass godt på den: den inneholder nøklene til serveren og det folk har skrevet.
