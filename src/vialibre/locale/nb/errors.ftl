# Handlinger, spill og spillopptak som ikke går an. Ord i anførselstegn er til å skrive: se docs/notation.md.
# $route og $city er ID-er eller navn, $owner og $player er navn eller "plass 1"; farger er ID-er som color-name i game.ftl gir navn.

## Ingen handling i det hele tatt

error-not-an-action = «{ $text }» er ikke en gyldig handling. Skriv en linje som «draw deck», «claim paris-zurich red+1» eller «draw tickets».
error-unknown-verb = Ingen handling begynner med «{ $verb }». Prøv: { $known }.
error-unknown-card = «{ $text }»: kortet «{ $card }» finnes ikke. Bruk ett av disse: { $known }.
error-bad-places = «{ $text }» sier ikke hvilke billetter du beholder. Skriv numrene deres i utvalget, fra 1 og i stigende rekkefølge, for eksempel «keep 1 3».
error-bad-form = «{ $text }» har for få eller for mange ord. Skriv det slik: «{ $form }».
error-bad-cards = «{ $text }»: «{ $cards }» er ikke en gyldig betaling. Skriv en farge («red»), en farge og hvor mange flerfargede kort («red+1»), eller «wild» hvis du bare betaler med flerfargede kort. Kort: { $known }.
error-no-such-rule = «{ $text }» går ikke på brettet { $board }: det har ikke den regelen. Velg en annen handling.
error-unknown-city = Byen «{ $city }» finnes ikke på brettet { $board }. Lignende: { $near }.
error-unknown-symbol = Suveniren «{ $symbol }» finnes ikke på brettet { $board }. Suvenirer: { $known }.
error-unknown-route = Ruten «{ $route }» finnes ikke på brettet { $board }. Lignende: { $near }.
error-cards-do-not-fit = «{ $cards }» kan ikke betale for { $route }. Den krever { $length } kort{ $color ->
    [gray] { $length ->
        [one] {""} i en valgfri farge
       *[other] {""} i én og samme farge
    }
   *[other] {""} i fargen { color-name }
}, og { $length ->
    [one] et { wild-card } kan erstatte det
   *[other] { wild-card.plural } kan erstatte alle
}{ $ferry ->
    [0] {""}
    [one] ; minst { $ferry } må være et { wild-card }, siden det er en ferge
   *[other] ; minst { $ferry } må være { wild-card.plural }, siden det er en ferge
}. Skriv «wild» hvis du bare betaler med { wild-card.plural }.
error-too-many-wilds = «{ $text }» har for mange { wild-card.plural }: { $most ->
    [0] ved siden av et kort i fargen er det ikke plass til noen
   *[other] ved siden av et kort i fargen er det plass til høyst { $most }
}. Betaler du bare med { wild-card.plural }, skriver du «wild» i stedet for fargen.
error-unknown-number = Det finnes ingen handling { $number } på brettet { $board }. Handlingene har numre fra 0 til { $last }.

## Ikke tillatt nå

error-game-over = «{ $action }» går ikke: spillet er slutt. Start et nytt for å spille videre.
error-not-your-turn = «{ $action }» må vente: det er ikke din tur. Spillet venter på { $player }.
error-other-decision = «{ $action }» er ikke mulig her. Spillet venter på { waits-for }.
error-wild-second = «{ $action }»: et { wild-card } fra raden kan ikke være det andre kortet ditt. Ta et annet kort, eller trekk fra bunken.
error-not-in-row = «{ $action }»: det er { $card ->
    [wild] ikke noe { wild-card }
   *[other] ingen kort i den fargen
} i raden. Ta et kort som ligger der, eller trekk fra bunken.
error-deck-empty = «{ $action }»: bunken og kastebunken er tomme. Ta et kort fra raden, eller gjør noe annet.
error-no-tickets-left = «{ $action }»: det er ingen billetter igjen å trekke. Velg en annen handling.
error-not-offered = «{ $action }»: det finnes ingen billett { $place }. Det er bare { $offered ->
    [one] { $offered } billett
   *[other] { $offered } billetter
} i utvalget, telt fra 1.
error-keep-more = Med «{ $action }» beholder du { $kept ->
    [0] ingen billetter
    [one] { $kept } billett
   *[other] { $kept } billetter
}. Du må beholde minst { $least }.
error-no-stations-left = «{ $action }»: du har bygd alle stasjonene dine. Velg en annen handling.
error-station-taken = «{ $action }»: det er allerede en stasjon i { $city }. Bygg din i en by uten stasjon.
error-other-color = «{ $action }»: { $color ->
    [wild] du prøvde denne tunnelen med bare { wild-card.plural }, så ekstrakortene må også være { wild-card.plural }. Skriv «pay wild», eller «decline» for å ta kortene dine tilbake.
   *[other] du prøvde denne tunnelen i fargen { color-name }, så ekstrakortene må ha den fargen eller være { wild-card.plural }. Skriv «pay { $color }», «pay wild», eller «decline» for å ta kortene dine tilbake.
}
error-not-on-route = «{ $action }»: { $city } ligger ikke i noen ende av ruten du nettopp bygde. Velg en av de to byene på ruten.
error-no-marker-here = «{ $action }»: { $city } kan ikke få en bymarkør. Velg en by som ikke har noen ennå (Alvins første by får aldri noen).
error-not-controlled = «{ $action }»: du kontrollerer ikke { $city }. Send Alvin til en by med en av bymarkørene dine.
error-stack-taken = «{ $action }»: det er allerede suvenirer i { $city }. Velg et sted uten.
error-symbol-placed = «{ $action }»: suvenirene «{ symbol-name }» ligger allerede på brettet. Legg ut noen av de andre.
error-cannot-pass = «{ $action }»: du kan bare melde pass når du ikke har noe annet trekk. Velg en annen handling.
error-route-taken = { $route } tilhører allerede { $owner }. Bygg en annen rute.
error-own-parallel = { $route } ligger ved siden av en av rutene dine mellom de samme to byene, og en spiller kan bare eie én av dem. Bygg en annen rute.
error-parallel-closed = { $route } er stengt: ruten ved siden av er tatt, og { $players ->
    [7] på dette brettet kan bare én av to ruter ved siden av hverandre brukes
   *[other] alle dobbeltruter er bare åpne med minst { $players } spillere
}. Bygg en annen rute.
error-not-connected = { $route } henger ikke sammen med nettet ditt. Bygg en rute fra startbyen din eller fra en by som rutene dine når.
error-not-enough-cars = { $route } krever { $needs ->
    [one] { $needs } vogn
   *[other] { $needs } vogner
}, men du har { $left }. Bygg en kortere rute.
error-too-many-wilds-now = «{ $action }» har for mange { wild-card.plural }: det skal betales { $cards } kort, og minst ett av dem må ha fargen du nevner. Betaler du bare med { wild-card.plural }, skriver du «wild» i stedet for fargen.
error-not-enough-cards = «{ $action }» krever { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, men du har { $have_wilds }.
   *[other] { $needs } kort i fargen { color-name } (du har { $have }){ $needs_wilds ->
        [0] .
        [one] {""} og { $needs_wilds } { wild-card } (du har { $have_wilds }).
       *[other] {""} og { $needs_wilds } { wild-card.plural } (du har { $have_wilds }).
    }
} Betal på en annen måte, eller velg en annen handling.

## Spill som ikke kan settes opp

error-bad-seats = { $board } er for { $least } til { $most } spillere, ikke for { $seats }.
error-no-alvin = Alvin finnes ikke på brettet { $board }. Spill uten den varianten.
error-bad-first = Plass { $seat } kan ikke begynne: plassene har numre fra 1 til { $seats }.
error-no-such-first = «{ $first }» kan ikke begynne. Oppgi en plass fra 1 til { $seats } eller «random» (tilfeldig).
error-no-such-seat = Det finnes ingen plass { $seat }: plassene har numre fra 1 til { $seats }.
error-too-many-cars = Rutene til plass { $seat } krever flere vogner enn en spiller har. Gi den færre eller kortere ruter.
error-unknown-id = På brettet finnes det { $what ->
    [city] ingen by
    [route] ingen rute
    [ticket] ingen billett
    [card] ikke noe kort
    [symbol] ingen suvenir
   *[other] ikke noen { $what }
} med ID-en «{ $id }». Sjekk skrivemåten; ID-ene står i brettfilen.
error-no-history = Dette spillet lagrer ikke historikken sin, så ingenting kan angres eller tas opp. Opprett det med Game.new(…, history=True).
error-nothing-to-undo = Det er ingen handling å angre: spillet er ved begynnelsen.
error-names-do-not-fit = Antallet navn er { $names }, men antallet plasser er { $seats }. Oppgi ett navn for hver plass.
error-phase-needs = En stilling i fasen «{ $phase }» trenger en passende verdi for «{ $what }». Se docs/positions.md.
error-phase-has-no = En stilling i denne fasen kan ikke ha «{ $what }». Utelat det, eller velg en annen fase.
error-bad-position = Linje { $line } i stillingen kan ikke leses: «{ $text }». Se docs/positions.md.
error-not-your-view = En visning viser hva dens egen plass ser, ikke hva plass { $seat } ser. Bruk spillet, eller utelat plassen.
error-row-too-long = Raden har fem plasser, men «{ $row }» nevner flere. Fjern noen; «-» er en tom plass.
error-too-many-cards = Spillet har ikke så mange av disse kortene: { $cards }. Bruk færre av dem.
error-ticket-twice = En billett er to steder på én gang. Legg hver billett ett sted: på en hånd eller i bunken.
error-bad-seed-fast = { $seed } er ikke en gyldig startverdi for stokkingen fast-1. Bruk et heltall fra 0 til 2⁶² − 1.
error-bad-seed-fair = { $seed } er ikke en gyldig startverdi for stokkingen fair-1. Bruk 64 heksadesimale sifre, 32 byte eller et heltall fra 0 til 2²⁵⁶ − 1.
error-bots-for-seats = Det er { $bots ->
    [one] { $bots } bot
   *[other] { $bots } boter
} til { $seats } plasser. Oppgi én bot for hver plass.
error-unknown-bot = Boten «{ $bot }» finnes ikke. Bruk en av disse: { $known }.
error-unknown-shuffle = Stokkingen «{ $name }» finnes ikke. Bruk en av disse: { $known }.

## Spillopptak som ikke kan spilles av; $at er nummeret på en handling i spillopptaket

error-cannot-read = { $file } kan ikke leses: { $detail }. Sjekk stien og rettighetene.
error-too-large = Dette er for stort til å være et spillopptak: mer enn { $most } byte. Bruk filen slik programmet skrev den.
error-not-json = Dette er ikke gyldig JSON: { $detail }. Et spillopptak er en JSON-fil slik programmet skrev den.
error-not-a-record = Dette er ikke et spillopptak: { $what ->
    [nested] det er for mange nivåer inni hverandre. Bruk filen slik programmet skrev den.
    [not_object] det er ikke et JSON-objekt i krøllparenteser. Bruk filen slik programmet skrev den.
    [format] nøkkelen «format» sier det ikke. Bruk en fil som programmet har lagret som spillopptak.
   *[other] { $what }
}
error-unknown-format = Dette spillopptaket har versjon { $format } av formatet; programmet leser { $known }. Oppdater programmet, eller sjekk nøkkelen «version».
error-cut-off-file = Filen er ødelagt eller slutter for tidlig ved handling { $at }: { $detail }. Bare handlingene før den kan reddes.
error-unknown-rules = Dette spillopptaket er spilt etter versjon { $rules } av reglene; programmet kjenner { $known }. Oppdater programmet for å spille det av.
error-missing-key = Spillopptaket mangler nøkkelen «{ $key }». Legg den til; docs/record-format.md forklarer hva den betyr.
error-wrong-type = I spillopptaket må «{ $key }» være { $expected ->
    [object] et objekt i krøllparenteser
    [objects] en liste av objekter i krøllparenteser
    [array] en liste i hakeparenteser
    [text] en tekst i anførselstegn
    [texts] en liste av tekster i anførselstegn
    [number] et heltall
    [numbers] en liste av heltall
    [flag] true eller false
   *[other] { $expected }
}. Rett det opp, eller bruk filen slik programmet skrev den.
error-unknown-board = Spillopptaket er spilt på brettet { $board }, som ikke finnes her. Er det ditt eget brett, oppgir du brettfilen også.
error-board-changed = Brettet { $board } er ikke det spillopptaket er spilt på: fingeravtrykket er { $found }, men spillopptaket har { $expected }. Spill det av med brettfilen fra den gang.
error-bad-board = Brettet i spillopptaket kan ikke brukes: { $detail }
error-bad-seed = Startverdien i spillopptaket kan ikke brukes: { $detail }
error-bad-action = Handling { $at } i spillopptaket, «{ $action }», kan ikke leses: { $detail }
error-illegal-action = Handling { $at } i spillopptaket, «{ $action }», er ikke tillatt: { $detail }
error-cut-off = Spillopptaket stopper før spillet er slutt: ved handling { $at } venter det på { waits-for }. Legg til det som mangler, eller fjern resultatet for å beholde det som et uavsluttet spill.
error-too-many-actions = Spillet er slutt før handling { $at } i spillopptaket, «{ $action }». Fjern den handlingen og alle etter den.
error-wrong-result = { $what ->
    [result] Spillopptaket har ikke noe resultat, selv om spillet i det er slutt. Skriv det på nytt.
    [winners] Ifølge spillopptaket er vinnerplassene { $recorded } (telt fra 0), men når det spilles av, blir det { $replayed }. Enten resultatet eller handlingene er endret.
    [sheets] Antallet poengark i spillopptaket er { $recorded }, men når det spilles av, blir det { $replayed }. Skriv det på nytt.
   *[other] Ifølge spillopptaket er «{ $what }» { $recorded }, men når det spilles av, blir det { $replayed }. Enten resultatet eller handlingene er endret.
}
error-wrong-digest = Spillopptaket er endret etter at det ble skrevet: fingeravtrykket er { $recorded }, men skulle vært { $computed }.
error-damaged-head = Delen av filen før handlingene er ødelagt, så ingenting kan reddes.
error-no-seat = Handling { $at } i spillopptaket, «{ $action }», begynner ikke med nummeret på en plass, telt fra 0. Skriv den som «0 draw red».
error-no-folder = { $file } kan ikke skrives: mappen { $folder } finnes ikke. Lag den først, eller velg et annet sted.
error-out-of-range = { $what } kan ikke være { $number }: tallet må være fra { $least } til { $most }.
error-city-twice = En by står to ganger under «{ $what }». En by kan ha høyst én; nevn hver by én gang.
error-bad-bot = Boten «{ $bot }» kan ikke brukes: { $detail }. Skriv den som modul:Klasse, med en metode decide(turn).
error-illegal-bot = Boten «{ $bot }» valgte { $choice }, som ikke er blant de lovlige handlingene den fikk.
error-endless-game = Spillet med startverdi { $seed } ble stoppet etter { $actions } handlinger: botene blir aldri ferdige.
error-random-alone = «random» kjører inne i motoren og spiller bare mot seg selv. Bruk porter, den tilfeldige boten, sammen med andre boter.
error-too-few-bots = En arena trenger minst to boter. Oppgi dem med --bots, atskilt med komma.
error-bad-results = Resultatfilen { $file } kan ikke brukes: { $detail }. Velg en annen med --results.
error-no-results = Resultatfilen { $file } finnes ikke. Spill først i arenaen, eller oppgi filen med --results.
error-bad-sprt = «{ $text }» er ikke et gyldig par grenser. Skriv to andeler seire, for eksempel 0.55,0.6, med den laveste først.
error-no-bot-module = Boten «{ $bot }» kan ikke brukes: modulen «{ $module }» finnes verken i denne mappen eller blant de installerte. Skriv den som modul:Klasse.
error-no-bot-class = Boten «{ $bot }» kan ikke brukes: modulen «{ $module }» har ikke «{ $name }». Boter i den: { $known }.
error-bot-without-decide = Boten «{ $bot }» kan ikke brukes: den har ikke metoden decide(turn).
error-bad-budget = I «{ $bot }» er det som følger etter @, ikke en gyldig betenkningstid. Skriv sekunder, over 0 og høyst { $most }, for eksempel baron@0.5, eller et antall verdener med en w, minst 1, for eksempel baron@200w.
error-bot-without-budget = «{ $bot }» har ingen betenkningstid: utelat @ og det som følger. Disse har: { $known }.
error-bot-failed = Boten «{ $bot }» feilet da den valgte: { $detail }.
error-bot-not-sendable = Boten «{ $bot }» kan ikke sendes til andre prosesser: { $detail }. Legg den i en modul som kan importeres, eller bruk jobs=1.
error-bad-served-bot = «{ $text }» kan ikke brukes til --bot. Skriv NAVN=modul:Klasse eller NAVN=cmd:./program; navnet har 1 til { $most } bokstaver, sifre, mellomrom, «-» eller «_», begynner med en bokstav, og er ikke navnet på en medfølgende bot eller et nivå.
error-worker-died = En arbeidsprosess ble avbrutt, kanskje fordi den gikk tom for minne. Det ferdige arbeidet er lagret; prøv med færre --jobs.
error-too-many-seatings = Med { $bots } boter og { $seats } plasser ville en blokk fått mer enn { $most } spill. Oppgi færre boter.
error-foreign-results = Filen { $file } er en database fra et annet program. Velg en annen med --results.
error-records-of-a-block = --records lagrer spillene i én blokk: si hvilken med --block.
error-too-many-steps = Stoppet: { $what ->
    [longest_path] den lengste sammenhengende ruten
    [station_choice] valget av ruter som brukes via stasjoner
   *[other] den billigste veien for en billett
} ville kreve mer enn { $most } trinn på dette brettet. Kontroller brettet med «vialibre board check», og gjør det enklere.
