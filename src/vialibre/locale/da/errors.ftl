# Handlinger, spil og spiloptagelser, der ikke kan lade sig gøre. Ord i anførselstegn er til at skrive: se docs/notation.md.
# $route og $city er id'er eller navne, $owner og $player er navne eller "plads 1"; farver er id'er, som color-name i game.ftl giver navn.

## Slet ingen handling

error-not-an-action = ”{ $text }” er ikke en gyldig handling. Skriv en linje som ”draw deck”, ”claim paris-zurich red+1” eller ”draw tickets”.
error-unknown-verb = Ingen handling begynder med ”{ $verb }”. Prøv: { $known }.
error-unknown-card = ”{ $text }”: kortet ”{ $card }” findes ikke. Brug et af disse: { $known }.
error-bad-places = ”{ $text }” siger ikke, hvilke rutekort du beholder. Skriv deres numre i udvalget, fra 1 og i stigende orden, f.eks. ”keep 1 3”.
error-bad-form = ”{ $text }” har for få eller for mange ord. Skriv det sådan: ”{ $form }”.
error-bad-cards = ”{ $text }”: ”{ $cards }” er ikke en gyldig betaling. Skriv en farve (”red”), en farve og hvor mange flerfarvede kort (”red+1”), eller ”wild”, hvis du kun betaler med flerfarvede kort. Kort: { $known }.
error-no-such-rule = ”{ $text }” er ikke muligt på brættet { $board }: det har ikke den regel. Vælg en anden handling.
error-unknown-city = Byen ”{ $city }” findes ikke på brættet { $board }. Lignende: { $near }.
error-unknown-symbol = Souveniren ”{ $symbol }” findes ikke på brættet { $board }. Souvenirer: { $known }.
error-unknown-route = Ruten ”{ $route }” findes ikke på brættet { $board }. Lignende: { $near }.
error-cards-do-not-fit = ”{ $cards }” kan ikke betale for { $route }. Der skal bruges { $length } kort{ $color ->
    [gray] { $length ->
        [one] {""} i en valgfri farve
       *[other] {""} i én og samme farve
    }
   *[other] {""} i farven { color-name }
}, og { $length ->
    [one] et { wild-card } kan erstatte det
   *[other] { wild-card.plural } kan erstatte dem alle
}{ $ferry ->
    [0] {""}
    [one] ; mindst { $ferry } skal være et { wild-card }, fordi det er en færge
   *[other] ; mindst { $ferry } skal være { wild-card.plural }, fordi det er en færge
}. Skriv ”wild”, hvis du kun betaler med { wild-card.plural }.
error-too-many-wilds = ”{ $text }” har for mange { wild-card.plural }: { $most ->
    [0] ud over et kort i farven er der ikke plads til nogen
   *[other] ud over et kort i farven er der højst plads til { $most }
}. Betaler du kun med { wild-card.plural }, så skriv ”wild” i stedet for farven.
error-unknown-number = Der er ingen handling { $number } på brættet { $board }. Handlingerne har numre fra 0 til { $last }.

## Ikke tilladt nu

error-game-over = ”{ $action }” er ikke muligt: spillet er slut. Start et nyt for at spille videre.
error-not-your-turn = ”{ $action }” må vente: det er ikke din tur. Spillet venter på { $player }.
error-other-decision = ”{ $action }” er ikke muligt her. Spillet venter på { waits-for }.
error-wild-second = ”{ $action }”: et { wild-card } fra rækken kan ikke være dit andet kort. Tag et andet kort, eller træk fra bunken.
error-not-in-row = ”{ $action }”: der er { $card ->
    [wild] intet { wild-card }
   *[other] ikke noget kort i den farve
} i rækken. Tag et kort, der ligger der, eller træk fra bunken.
error-deck-empty = ”{ $action }”: bunken og kastebunken er tomme. Tag et kort fra rækken, eller gør noget andet.
error-no-tickets-left = ”{ $action }”: der er ikke flere rutekort at trække. Vælg en anden handling.
error-not-offered = ”{ $action }”: der er ikke noget rutekort { $place }. Der er kun { $offered } rutekort i udvalget, talt fra 1.
error-keep-more = Med ”{ $action }” beholder du { $kept ->
    [0] ingen rutekort
   *[other] { $kept } rutekort
}. Du skal beholde mindst { $least }.
error-no-stations-left = ”{ $action }”: du har bygget alle dine stationer. Vælg en anden handling.
error-station-taken = ”{ $action }”: der er allerede en station i { $city }. Byg din i en by uden station.
error-other-color = ”{ $action }”: { $color ->
    [wild] du prøvede denne tunnel med kun { wild-card.plural }, så ekstrakortene skal også være { wild-card.plural }. Skriv ”pay wild”, eller ”decline” for at tage dine kort tilbage.
   *[other] du prøvede denne tunnel i farven { color-name }, så ekstrakortene skal have den farve eller være { wild-card.plural }. Skriv ”pay { $color }”, ”pay wild”, eller ”decline” for at tage dine kort tilbage.
}
error-not-on-route = ”{ $action }”: { $city } ligger ikke for enden af den rute, du lige har bygget. Vælg en af rutens to byer.
error-no-marker-here = ”{ $action }”: der kan ikke stå en by-brik i { $city }. Vælg en by, der ikke har nogen endnu (Alvins første by får aldrig nogen).
error-not-controlled = ”{ $action }”: du kontrollerer ikke { $city }. Send Alvin til en by med en af dine by-brikker.
error-stack-taken = ”{ $action }”: der er allerede souvenirer i { $city }. Vælg et sted uden.
error-symbol-placed = ”{ $action }”: souvenirerne ”{ symbol-name }” ligger allerede på brættet. Læg nogle af de andre.
error-cannot-pass = ”{ $action }”: du kan kun melde pas, når du ikke har andre muligheder. Vælg en anden handling.
error-route-taken = { $route } tilhører allerede { $owner }. Byg en anden rute.
error-own-parallel = { $route } ligger ved siden af en af dine ruter mellem de samme to byer, og man må kun eje én af dem. Byg en anden rute.
error-parallel-closed = { $route } er lukket: ruten ved siden af er taget, og { $players ->
    [7] på dette bræt må kun ét af to spor ved siden af hinanden bruges
   *[other] alle dobbelte spor er kun åbne med mindst { $players } spillere
}. Byg en anden rute.
error-not-connected = { $route } hænger ikke sammen med dit net. Byg en rute fra din startby eller fra en by, dine ruter når til.
error-not-enough-cars = { $route } kræver { $needs ->
    [one] { $needs } vogn
   *[other] { $needs } vogne
}, men du har { $left }. Byg en kortere rute.
error-too-many-wilds-now = ”{ $action }” har for mange { wild-card.plural }: der skal betales { $cards } kort, og mindst ét af dem skal have den farve, du nævner. Betaler du kun med { wild-card.plural }, så skriv ”wild” i stedet for farven.
error-not-enough-cards = ”{ $action }” kræver { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, men du har { $have_wilds }.
   *[other] { $needs } kort i farven { color-name } (du har { $have }){ $needs_wilds ->
        [0] .
        [one] {""} og { $needs_wilds } { wild-card } (du har { $have_wilds }).
       *[other] {""} og { $needs_wilds } { wild-card.plural } (du har { $have_wilds }).
    }
} Betal på en anden måde, eller vælg en anden handling.

## Spil, der ikke kan stilles op

error-bad-seats = { $board } er for { $least } til { $most } spillere, ikke for { $seats }.
error-no-alvin = Alvin findes ikke på brættet { $board }. Spil uden den variant.
error-bad-first = Plads { $seat } kan ikke begynde: pladserne har numre fra 1 til { $seats }.
error-no-such-first = ”{ $first }” kan ikke begynde. Angiv en plads fra 1 til { $seats } eller ”random” (tilfældigt).
error-no-such-seat = Der er ingen plads { $seat }: pladserne har numre fra 1 til { $seats }.
error-too-many-cars = Ruterne til plads { $seat } kræver flere vogne, end en spiller har. Giv den færre eller kortere ruter.
error-unknown-id = På brættet er der { $what ->
    [city] ingen by
    [route] ingen rute
    [ticket] ikke noget rutekort
    [card] ikke noget kort
    [symbol] ingen souvenir
   *[other] ikke nogen { $what }
} med id'et ”{ $id }”. Tjek stavemåden; id'erne står i brætfilen.
error-no-history = Dette spil gemmer ikke sin historik, så intet kan fortrydes eller optages. Opret det med Game.new(…, history=True).
error-nothing-to-undo = Der er ingen handling at fortryde: spillet er ved sin begyndelse.
error-names-do-not-fit = Antallet af navne er { $names }, men antallet af pladser er { $seats }. Angiv ét navn til hver plads.
error-phase-needs = En stilling i fasen »{ $phase }« kræver en passende værdi for »{ $what }«. Se docs/positions.md.
error-phase-has-no = En stilling i denne fase kan ikke have »{ $what }«. Udelad det, eller vælg en anden fase.
error-bad-position = Linje { $line } i stillingen kan ikke læses: »{ $text }«. Se docs/positions.md.
error-not-your-view = En visning viser, hvad dens egen plads ser, ikke hvad plads { $seat } ser. Brug spillet, eller udelad pladsen.
error-row-too-long = Rækken har fem pladser, men ”{ $row }” nævner flere. Fjern nogle; ”-” er en tom plads.
error-too-many-cards = Spillet har ikke så mange af disse kort: { $cards }. Brug færre af dem.
error-ticket-twice = Et rutekort er to steder på én gang. Læg hvert rutekort ét sted: på en hånd eller i bunken.
error-bad-seed-fast = { $seed } er ikke en gyldig startværdi til blandingen fast-1. Brug et helt tal fra 0 til 2⁶² − 1.
error-bad-seed-fair = { $seed } er ikke en gyldig startværdi til blandingen fair-1. Brug 64 hexadecimale cifre, 32 byte eller et helt tal fra 0 til 2²⁵⁶ − 1.
error-bots-for-seats = Der er { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} til { $seats } pladser. Nævn én bot til hver plads.
error-unknown-bot = Botten ”{ $bot }” findes ikke. Brug en af disse: { $known }.
error-unknown-shuffle = Blandingen ”{ $name }” findes ikke. Brug en af disse: { $known }.

## Spiloptagelser, der ikke kan afspilles; $at er nummeret på en handling i spiloptagelsen

error-cannot-read = { $file } kan ikke læses: { $detail }. Tjek stien og filens rettigheder.
error-too-large = Det her er for stort til en spiloptagelse: mere end { $most } byte. Brug filen, som programmet skrev den.
error-not-json = Det her er ikke gyldig JSON: { $detail }. En spiloptagelse er en JSON-fil, som programmet skrev den.
error-not-a-record = Det her er ikke en spiloptagelse: { $what ->
    [nested] der er for mange niveauer inden i hinanden. Brug filen, som programmet skrev den.
    [not_object] det er ikke et JSON-objekt i krøllede parenteser. Brug filen, som programmet skrev den.
    [format] nøglen ”format” siger det ikke. Brug en fil, som programmet har gemt som spiloptagelse.
   *[other] { $what }
}
error-unknown-format = Denne spiloptagelse har version { $format } af formatet; programmet læser { $known }. Opdatér programmet, eller tjek nøglen ”version”.
error-cut-off-file = Filen er beskadiget eller slutter for tidligt ved handling { $at }: { $detail }. Kun handlingerne før den kan reddes.
error-unknown-rules = Denne spiloptagelse er spillet efter version { $rules } af reglerne; programmet kender { $known }. Opdatér programmet for at afspille den.
error-missing-key = Spiloptagelsen mangler nøglen ”{ $key }”. Tilføj den; docs/record-format.md forklarer, hvad den betyder.
error-wrong-type = I spiloptagelsen skal ”{ $key }” være { $expected ->
    [object] et objekt i krøllede parenteser
    [objects] en liste af objekter i krøllede parenteser
    [array] en liste i kantede parenteser
    [text] en tekst i anførselstegn
    [texts] en liste af tekster i anførselstegn
    [number] et helt tal
    [numbers] en liste af hele tal
    [flag] true eller false
   *[other] { $expected }
}. Ret det, eller brug filen, som programmet skrev den.
error-unknown-board = Spiloptagelsen er spillet på brættet { $board }, som ikke findes her. Er det dit eget bræt, så angiv også brætfilen.
error-board-changed = Brættet { $board } er ikke det, som spiloptagelsen er spillet på: dets fingeraftryk er { $found }, spiloptagelsens er { $expected }. Afspil den med brætfilen fra dengang.
error-bad-board = Brættet i spiloptagelsen kan ikke bruges: { $detail }
error-bad-seed = Startværdien i spiloptagelsen kan ikke bruges: { $detail }
error-bad-action = Handling { $at } i spiloptagelsen, ”{ $action }”, kan ikke læses: { $detail }
error-illegal-action = Handling { $at } i spiloptagelsen, ”{ $action }”, er ikke tilladt: { $detail }
error-cut-off = Spiloptagelsen standser, før spillet er slut: ved handling { $at } venter den på { waits-for }. Tilføj det, der mangler, eller fjern resultatet for at beholde den som et uafsluttet spil.
error-too-many-actions = Spillet er slut før handling { $at } i spiloptagelsen, ”{ $action }”. Fjern den handling og alle efter den.
error-wrong-result = { $what ->
    [result] Spiloptagelsen har intet resultat, selv om spillet i den er slut. Skriv den på ny.
    [winners] Ifølge spiloptagelsen er vinderpladserne { $recorded } (talt fra 0), men når den genafspilles, bliver det { $replayed }. Enten resultatet eller handlingerne er ændret.
    [sheets] Spiloptagelsens antal pointark er { $recorded }, men når den genafspilles, bliver det { $replayed }. Skriv den på ny.
   *[other] Ifølge spiloptagelsen er ”{ $what }” { $recorded }, men når den genafspilles, bliver det { $replayed }. Enten resultatet eller handlingerne er ændret.
}
error-wrong-digest = Spiloptagelsen er ændret, efter at den blev skrevet: dens fingeraftryk er { $recorded }, men burde være { $computed }.
error-damaged-head = Delen af filen før handlingerne er beskadiget, så intet kan reddes.
error-no-seat = Handling { $at } i spiloptagelsen, ”{ $action }”, begynder ikke med nummeret på en plads, talt fra 0. Skriv den som ”0 draw red”.
error-no-folder = { $file } kan ikke skrives: mappen { $folder } findes ikke. Opret den først, eller vælg et andet sted.
error-out-of-range = { $what } kan ikke være { $number }: tallet skal være fra { $least } til { $most }.
error-city-twice = En by står to gange under ”{ $what }”. En by kan højst have én; nævn hver by én gang.
error-bad-bot = Botten ”{ $bot }” kan ikke bruges: { $detail }. Skriv den som modul:Klasse med en metode decide(turn).
error-illegal-bot = Botten ”{ $bot }” valgte { $choice }, som ikke er blandt de lovlige handlinger, den fik.
error-endless-game = Spillet med startværdi { $seed } blev stoppet efter { $actions } handlinger: dets bots bliver aldrig færdige.
error-random-alone = ”random” kører inde i motoren og spiller kun mod sig selv. Brug porter, den tilfældige bot, sammen med andre bots.
error-too-few-bots = En arena kræver mindst to bots. Nævn dem med --bots, adskilt af kommaer.
error-bad-results = Resultatfilen { $file } kan ikke bruges: { $detail }. Vælg en anden med --results.
error-no-results = Resultatfilen { $file } findes ikke. Spil først i arenaen, eller angiv filen med --results.
error-bad-sprt = ”{ $text }” er ikke et gyldigt par grænser. Skriv to andele af sejre, f.eks. 0.55,0.6, med den laveste først.
error-no-bot-module = Botten ”{ $bot }” kan ikke bruges: modulet ”{ $module }” findes hverken i denne mappe eller blandt de installerede. Skriv den som modul:Klasse.
error-no-bot-class = Botten ”{ $bot }” kan ikke bruges: modulet ”{ $module }” har ikke ”{ $name }”. Bots i det: { $known }.
error-bot-without-decide = Botten ”{ $bot }” kan ikke bruges: den har ikke metoden decide(turn).
error-bad-budget = I ”{ $bot }” er det, der følger efter @, ikke en gyldig betænkningstid. Skriv sekunder, over 0 og højst { $most }, f.eks. baron@0.5, eller et antal verdener med et w, mindst 1, f.eks. baron@200w.
error-bot-without-budget = ”{ $bot }” har ingen betænkningstid: udelad @ og det, der følger. Disse har: { $known }.
error-bot-failed = Botten ”{ $bot }” fejlede under sit valg: { $detail }.
error-bot-not-sendable = Botten ”{ $bot }” kan ikke sendes til andre processer: { $detail }. Læg den i et modul, der kan importeres, eller brug jobs=1.
error-bad-served-bot = ”{ $text }” kan ikke bruges til --bot. Skriv NAVN=modul:Klasse eller NAVN=cmd:./program; navnet har 1 til { $most } bogstaver, cifre, mellemrum, ”-” eller ”_”, begynder med et bogstav, og er ikke navnet på en medfølgende bot eller et niveau.
error-worker-died = En arbejdsproces blev afbrudt, måske fordi den løb tør for hukommelse. Det færdige arbejde er gemt; prøv med færre --jobs.
error-too-many-seatings = Med { $bots } bots og { $seats } pladser ville en blok få mere end { $most } spil. Nævn færre bots.
error-foreign-results = Filen { $file } er en database fra et andet program. Vælg en anden med --results.
error-records-of-a-block = --records gemmer spillene i én blok: sig hvilken med --block.
error-too-many-steps = Stoppet: { $what ->
    [longest_path] den længste sammenhængende rute
    [station_choice] valget af ruter, der bruges via stationer
   *[other] den billigste vej for et rutekort
} ville kræve mere end { $most } trin på dette bræt. Kontrollér brættet med ”vialibre board check”, og gør det enklere.
