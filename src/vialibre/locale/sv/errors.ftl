# Drag, spel och inspelningar som inte går. Ord inom citattecken är till för att skrivas: se docs/notation.md.
# $route och $city är id:n eller namn, $owner och $player är namn eller "plats 1"; färger är id:n som color-name i game.ftl ger namn.

## Inget drag alls

error-not-an-action = ”{ $text }” är inget giltigt drag. Skriv en rad som ”draw deck”, ”claim paris-zurich red+1” eller ”draw tickets”.
error-unknown-verb = Inget drag börjar med ”{ $verb }”. Prova: { $known }.
error-unknown-card = ”{ $text }”: kortet ”{ $card }” finns inte. Använd något av dessa: { $known }.
error-bad-places = ”{ $text }” säger inte vilka biljetter du behåller. Skriv deras nummer i urvalet, från 1 och i stigande ordning, till exempel ”keep 1 3”.
error-bad-form = ”{ $text }” har för få eller för många ord. Skriv det så här: ”{ $form }”.
error-bad-cards = ”{ $text }”: ”{ $cards }” är ingen giltig betalning. Skriv en färg (”red”), en färg och hur många flerfärgade kort (”red+1”), eller ”wild” om du bara betalar med flerfärgade kort. Kort: { $known }.
error-no-such-rule = ”{ $text }” går inte på spelplanen { $board }: den har ingen sådan regel. Välj ett annat drag.
error-unknown-city = Staden ”{ $city }” finns inte på spelplanen { $board }. Liknande: { $near }.
error-unknown-symbol = Souveniren ”{ $symbol }” finns inte på spelplanen { $board }. Souvenirer: { $known }.
error-unknown-route = Sträckan ”{ $route }” finns inte på spelplanen { $board }. Liknande: { $near }.
error-cards-do-not-fit = ”{ $cards }” kan inte betala för { $route }. Den kräver { $length } kort{ $color ->
    [gray] { $length ->
        [one] {""} i valfri färg
       *[other] {""} i en och samma färg
    }
   *[other] {""} i färgen { color-name }
}, och { $length ->
    [one] ett { wild-card } kan ersätta det
   *[other] { wild-card.plural } kan ersätta alla
}{ $ferry ->
    [0] {""}
    [one] ; minst { $ferry } måste vara ett { wild-card }, eftersom det är en färja
   *[other] ; minst { $ferry } måste vara { wild-card.plural }, eftersom det är en färja
}. Skriv ”wild” om du bara betalar med { wild-card.plural }.
error-too-many-wilds = ”{ $text }” har för många { wild-card.plural }: { $most ->
    [0] utöver ett kort i färgen finns det inte plats för något
   *[other] utöver ett kort i färgen finns det plats för högst { $most }
}. Betalar du bara med { wild-card.plural } skriver du ”wild” i stället för färgen.
error-unknown-number = Det finns inget drag { $number } på spelplanen { $board }. Dragen är numrerade från 0 till { $last }.

## Inte tillåtet nu

error-game-over = ”{ $action }” går inte: spelet är slut. Starta ett nytt för att spela vidare.
error-not-your-turn = ”{ $action }” får vänta: det är inte din tur. Spelet väntar på { $player }.
error-other-decision = ”{ $action }” går inte här. Spelet väntar på { waits-for }.
error-wild-second = ”{ $action }”: ett { wild-card } från raden kan inte vara ditt andra kort. Ta ett annat kort eller dra från högen.
error-not-in-row = ”{ $action }”: det finns { $card ->
    [wild] inget { wild-card }
   *[other] inget kort i den färgen
} i raden. Ta ett kort som ligger där eller dra från högen.
error-deck-empty = ”{ $action }”: högen och kasthögen är tomma. Ta ett kort från raden eller gör något annat.
error-no-tickets-left = ”{ $action }”: det finns inga biljetter kvar att dra. Välj ett annat drag.
error-not-offered = ”{ $action }”: det finns ingen biljett { $place }. Det är bara { $offered ->
    [one] { $offered } biljett
   *[other] { $offered } biljetter
} i urvalet, räknat från 1.
error-keep-more = Med ”{ $action }” behåller du { $kept ->
    [0] inga biljetter
    [one] { $kept } biljett
   *[other] { $kept } biljetter
}. Du måste behålla minst { $least }.
error-no-stations-left = ”{ $action }”: du har byggt alla dina stationer. Välj ett annat drag.
error-station-taken = ”{ $action }”: det finns redan en station i { $city }. Bygg din i en stad utan station.
error-other-color = ”{ $action }”: { $color ->
    [wild] du prövade den här tunneln med bara { wild-card.plural }, så extrakorten måste också vara { wild-card.plural }. Skriv ”pay wild”, eller ”decline” för att ta tillbaka dina kort.
   *[other] du prövade den här tunneln i färgen { color-name }, så extrakorten måste ha den färgen eller vara { wild-card.plural }. Skriv ”pay { $color }”, ”pay wild”, eller ”decline” för att ta tillbaka dina kort.
}
error-not-on-route = ”{ $action }”: { $city } ligger inte i någon ände av sträckan du just byggde. Välj en av sträckans två städer.
error-no-marker-here = ”{ $action }”: { $city } kan inte få någon stadsmarkör. Välj en stad som inte har någon än (Alvins första stad får aldrig någon).
error-not-controlled = ”{ $action }”: du kontrollerar inte { $city }. Skicka Alvin till en stad med en av dina stadsmarkörer.
error-stack-taken = ”{ $action }”: det finns redan souvenirer i { $city }. Välj en plats utan.
error-symbol-placed = ”{ $action }”: souvenirerna ”{ symbol-name }” ligger redan på spelplanen. Lägg ut några av de andra.
error-cannot-pass = ”{ $action }”: du får bara passa när du inte har något annat drag. Välj ett annat drag.
error-route-taken = { $route } tillhör redan { $owner }. Bygg en annan sträcka.
error-own-parallel = { $route } går bredvid en av dina sträckor mellan samma två städer, och en spelare får bara äga en av dem. Bygg en annan sträcka.
error-parallel-closed = { $route } är stängd: sträckan bredvid är tagen, och { $players ->
    [7] på den här spelplanen får bara en av två sträckor bredvid varandra användas
   *[other] alla dubbelsträckor är öppna bara med minst { $players } spelare
}. Bygg en annan sträcka.
error-not-connected = { $route } hänger inte ihop med ditt nät. Bygg en sträcka från din startstad eller från en stad som dina sträckor når.
error-not-enough-cars = { $route } kräver { $needs ->
    [one] { $needs } vagn
   *[other] { $needs } vagnar
}, men du har { $left }. Bygg en kortare sträcka.
error-too-many-wilds-now = ”{ $action }” har för många { wild-card.plural }: { $cards } kort ska betalas, och minst ett av dem måste ha färgen du nämner. Betalar du bara med { wild-card.plural } skriver du ”wild” i stället för färgen.
error-not-enough-cards = ”{ $action }” kräver { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, men du har { $have_wilds }.
   *[other] { $needs } kort i färgen { color-name } (du har { $have }){ $needs_wilds ->
        [0] .
        [one] {""} och { $needs_wilds } { wild-card } (du har { $have_wilds }).
       *[other] {""} och { $needs_wilds } { wild-card.plural } (du har { $have_wilds }).
    }
} Betala på något annat sätt eller välj ett annat drag.

## Spel som inte går att ställa upp

error-bad-seats = { $board } är för { $least } till { $most } spelare, inte för { $seats }.
error-no-alvin = Alvin finns inte på spelplanen { $board }. Spela utan den varianten.
error-bad-first = Plats { $seat } kan inte börja: platserna är numrerade från 1 till { $seats }.
error-no-such-first = ”{ $first }” kan inte börja. Ange en plats från 1 till { $seats } eller ”random” (slumpen avgör).
error-no-such-seat = Det finns ingen plats { $seat }: platserna är numrerade från 1 till { $seats }.
error-too-many-cars = Sträckorna till plats { $seat } kräver fler vagnar än en spelare har. Ge den färre eller kortare sträckor.
error-unknown-id = På spelplanen finns { $what ->
    [city] ingen stad
    [route] ingen sträcka
    [ticket] ingen biljett
    [card] inget kort
    [symbol] ingen souvenir
   *[other] inte någon { $what }
} med id:t ”{ $id }”. Kontrollera stavningen; rätt id står i spelplansfilen.
error-no-history = Det här spelet sparar ingen historik, så inget kan ångras eller spelas in. Skapa det med Game.new(…, history=True).
error-nothing-to-undo = Det finns inget drag att ångra: spelet är i början.
error-names-do-not-fit = Antalet namn är { $names }, men antalet platser är { $seats }. Ange ett namn för varje plats.
error-phase-needs = En ställning i fasen ”{ $phase }” behöver ett lämpligt värde för ”{ $what }”. Se docs/positions.md.
error-phase-has-no = En ställning i den här fasen kan inte ha ”{ $what }”. Utelämna det eller välj en annan fas.
error-bad-position = Rad { $line } i ställningen går inte att läsa: ”{ $text }”. Se docs/positions.md.
error-not-your-view = En vy visar vad dess egen plats ser, inte vad plats { $seat } ser. Använd spelet eller utelämna platsen.
error-row-too-long = Raden har fem platser, men ”{ $row }” nämner fler. Ta bort några; ”-” är en tom plats.
error-too-many-cards = Spelet har inte så många av de här korten: { $cards }. Använd färre av dem.
error-ticket-twice = En biljett är på två ställen samtidigt. Lägg varje biljett på ett ställe: på en hand eller i högen.
error-bad-seed-fast = { $seed } är inget giltigt startvärde för blandningen fast-1. Använd ett heltal från 0 till 2⁶² − 1.
error-bad-seed-fair = { $seed } är inget giltigt startvärde för blandningen fair-1. Använd 64 hexadecimala siffror, 32 byte eller ett heltal från 0 till 2²⁵⁶ − 1.
error-bots-for-seats = Det är { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robotar
} för { $seats } platser. Ange en robot för varje plats.
error-unknown-bot = Roboten ”{ $bot }” finns inte. Använd någon av dessa: { $known }.
error-unknown-shuffle = Blandningen ”{ $name }” finns inte. Använd någon av dessa: { $known }.

## Inspelningar som inte går att spela upp; $at är numret på ett drag i inspelningen

error-cannot-read = { $file } går inte att läsa: { $detail }. Kontrollera sökvägen och behörigheterna.
error-too-large = Det här är för stort för en inspelning: mer än { $most } byte. Använd filen som programmet skrev den.
error-not-json = Det här är inte giltig JSON: { $detail }. En inspelning är en JSON-fil som programmet skrev den.
error-not-a-record = Det här är ingen inspelning: { $what ->
    [nested] det har för många nivåer inuti varandra. Använd filen som programmet skrev den.
    [not_object] det är inte ett JSON-objekt inom klammerparenteser. Använd filen som programmet skrev den.
    [format] nyckeln ”format” säger inte det. Använd en fil som programmet har sparat som inspelning.
   *[other] { $what }
}
error-unknown-format = Den här inspelningen har version { $format } av formatet; programmet läser { $known }. Uppdatera programmet eller kontrollera nyckeln ”version”.
error-cut-off-file = Filen är skadad eller slutar för tidigt vid drag { $at }: { $detail }. Bara dragen före det går att rädda.
error-unknown-rules = Den här inspelningen är spelad enligt version { $rules } av reglerna; programmet känner till { $known }. Uppdatera programmet för att spela upp den.
error-missing-key = Inspelningen saknar nyckeln ”{ $key }”. Lägg till den; docs/record-format.md förklarar vad den betyder.
error-wrong-type = I inspelningen måste ”{ $key }” vara { $expected ->
    [object] ett objekt inom klammerparenteser
    [objects] en lista av objekt inom klammerparenteser
    [array] en lista inom hakparenteser
    [text] en text inom citattecken
    [texts] en lista av texter inom citattecken
    [number] ett heltal
    [numbers] en lista av heltal
    [flag] true eller false
   *[other] { $expected }
}. Rätta det, eller använd filen som programmet skrev den.
error-unknown-board = Inspelningen är spelad på spelplanen { $board }, som inte finns här. Är det en egen spelplan anger du dess fil också.
error-board-changed = Spelplanen { $board } är inte den som inspelningen är spelad på: dess fingeravtryck är { $found }, men inspelningen har { $expected }. Spela upp den med dåtidens spelplansfil.
error-bad-board = Spelplanen i inspelningen går inte att använda: { $detail }
error-bad-seed = Startvärdet i inspelningen går inte att använda: { $detail }
error-bad-action = Drag { $at } i inspelningen, ”{ $action }”, går inte att läsa: { $detail }
error-illegal-action = Drag { $at } i inspelningen, ”{ $action }”, är inte tillåtet: { $detail }
error-cut-off = Inspelningen tar slut innan spelet är slut: vid drag { $at } väntar den på { waits-for }. Lägg till det som saknas, eller ta bort resultatet för att behålla den som ett oavslutat spel.
error-too-many-actions = Spelet är slut före drag { $at } i inspelningen, ”{ $action }”. Ta bort det draget och alla efter det.
error-wrong-result = { $what ->
    [result] Inspelningen har inget resultat, fast spelet i den är slut. Skriv den på nytt.
    [winners] Enligt inspelningen är de vinnande platserna { $recorded } (räknat från 0), men när den spelas upp blir det { $replayed }. Antingen resultatet eller dragen har ändrats.
    [sheets] Antalet poängblad i inspelningen är { $recorded }, men när den spelas upp blir det { $replayed }. Skriv den på nytt.
   *[other] Enligt inspelningen är ”{ $what }” { $recorded }, men när den spelas upp blir det { $replayed }. Antingen resultatet eller dragen har ändrats.
}
error-wrong-digest = Inspelningen har ändrats efter att den skrevs: dess fingeravtryck är { $recorded }, men borde vara { $computed }.
error-damaged-head = Delen av filen före dragen är skadad, så ingenting går att rädda.
error-no-seat = Drag { $at } i inspelningen, ”{ $action }”, börjar inte med numret på en plats, räknat från 0. Skriv det som ”0 draw red”.
error-no-folder = { $file } går inte att skriva: mappen { $folder } finns inte. Skapa den först eller välj ett annat ställe.
error-out-of-range = { $what } kan inte vara { $number }: talet måste vara från { $least } till { $most }.
error-city-twice = En stad står två gånger under ”{ $what }”. En stad kan ha högst en; nämn varje stad en gång.
error-bad-bot = Roboten ”{ $bot }” går inte att använda: { $detail }. Skriv den som modul:Klass, med en metod decide(turn).
error-illegal-bot = Roboten ”{ $bot }” valde { $choice }, som inte är bland de tillåtna drag den fick.
error-endless-game = Spelet med startvärde { $seed } stoppades efter { $actions } drag: dess robotar blir aldrig klara.
error-random-alone = ”random” körs inuti motorn och spelar bara mot sig själv. Använd porter, den slumpmässiga roboten, tillsammans med andra robotar.
error-too-few-bots = En arena behöver minst två robotar. Ange dem med --bots, åtskilda med komma.
error-bad-results = Resultatfilen { $file } går inte att använda: { $detail }. Välj en annan med --results.
error-no-results = Resultatfilen { $file } finns inte. Spela först i arenan, eller ange filen med --results.
error-bad-sprt = ”{ $text }” är inget giltigt par av gränser. Skriv två andelar vinster, till exempel 0.55,0.6, med den lägsta först.
error-no-bot-module = Roboten ”{ $bot }” går inte att använda: modulen ”{ $module }” finns varken i den här mappen eller bland de installerade. Skriv den som modul:Klass.
error-no-bot-class = Roboten ”{ $bot }” går inte att använda: modulen ”{ $module }” har inte ”{ $name }”. Robotar i den: { $known }.
error-bot-without-decide = Roboten ”{ $bot }” går inte att använda: den saknar metoden decide(turn).
error-bad-budget = I ”{ $bot }” är det som följer efter @ ingen giltig betänketid. Skriv sekunder, över 0 och högst { $most }, till exempel baron@0.5, eller ett antal världar med ett w, minst 1, till exempel baron@200w.
error-bot-without-budget = ”{ $bot }” har ingen betänketid: utelämna @ och det som följer. Dessa har det: { $known }.
error-bot-failed = Roboten ”{ $bot }” misslyckades under sitt val: { $detail }.
error-bot-not-sendable = Roboten ”{ $bot }” kan inte skickas till andra processer: { $detail }. Lägg den i en modul som går att importera eller använd jobs=1.
error-bad-served-bot = ”{ $text }” går inte att använda med --bot. Skriv NAMN=modul:Klass eller NAMN=cmd:./program; namnet har 1 till { $most } bokstäver, siffror, mellanslag, ”-” eller ”_”, börjar med en bokstav och är inte namnet på en medföljande robot eller en nivå.
error-worker-died = En arbetsprocess avbröts, kanske för att minnet tog slut. Färdigt arbete är sparat; prova med färre --jobs.
error-too-many-seatings = Med { $bots } robotar och { $seats } platser skulle ett block få mer än { $most } spel. Ange färre robotar.
error-foreign-results = Filen { $file } är en databas från ett annat program. Välj en annan med --results.
error-records-of-a-block = --records sparar spelen i ett block: säg vilket med --block.
error-too-many-steps = Stoppat: { $what ->
    [longest_path] den längsta sammanhängande rutten
    [station_choice] valet av sträckor som används via stationer
   *[other] den billigaste vägen för en biljett
} skulle kräva mer än { $most } steg på den här spelplanen. Kontrollera spelplanen med ”vialibre board check” och förenkla den.
