# Vad som är fel med en spelplansfil. $where är filen, raden och posten, till exempel "my.toml:17, route 3 (paris-zurich)".

## Själva filen

board-unknown-board = Spelplanen ”{ $name }” finns inte. { $close ->
    [0] De här spelplanerna finns: { $known }.
   *[other] Menade du { $near }? De här spelplanerna finns: { $known }.
} Är det en egen spelplan anger du sökvägen till filen, som ska sluta på .toml.
board-file-missing = Filen { $where } finns inte.
board-file-is-directory = { $where } är en mapp. Ange sökvägen till spelplansfilen i den.
board-file-unreadable = { $where } går inte att läsa: { $reason }.
board-file-not-utf8 = { $where }: det här är inte UTF-8-text. Spara filen med teckenkodningen UTF-8.
board-file-too-large = { $where } är för stor för att vara en spelplansfil; högst { $most } KiB läses.
board-not-toml = { $where }: det här är inte giltig TOML: { $detail }.
board-nested-too-deep = { $where }: värdena är nästlade för djupt. En spelplan behöver bara listor av tabeller.

## Nycklar och värden

board-missing-key = { $where }: nyckeln ”{ $key }” saknas. Lägg till den; docs/board-format.md förklarar vad den betyder.
board-unknown-key = { $where }: nyckeln ”{ $name }” finns inte här. { $close ->
    [0] Kända nycklar: { $known }.
   *[other] Menade du { $near }?
}
board-wrong-type = { $where }: ”{ $key }” är { $value }, men måste vara { $expected ->
    [integer] ett heltal
    [decimal] ett tal
    [flag] true eller false
    [list] en lista inom hakparenteser
    [table] en tabell inom klammerparenteser
   *[text] en text inom citattecken
}.
board-too-small = { $where }: ”{ $key }” är { $value }, men måste vara minst { $least }.
board-too-large = { $where }: ”{ $key }” är { $value }, men får vara högst { $most }.
board-out-of-range = { $where }: ”{ $key }” är { $value }, men måste ligga mellan { $least } och { $most }.
board-empty-text = { $where }: ”{ $key }” är tom. Skriv något, eller ta bort nyckeln om den inte är obligatorisk.
board-text-too-long = { $where }: ”{ $key }” har { $count } tecken; högst { $most } är tillåtna.
board-unprintable-text = { $where }: ”{ $key }” innehåller en radbrytning eller något annat tecken som inte går att visa: { $value }.
board-empty-list = { $where }: ”{ $key }” är tom. Den behöver minst ett element.
board-too-many-rows = { $where }: ”{ $key }” har { $count } element; högst { $most } är tillåtna.
board-bad-number-key = { $where }: ”{ $name }” kan inte vara en nyckel i ”{ $key }”. Använd heltal från 1 till { $most }.
board-unknown-choice = { $where }: ”{ $key }” kan inte vara ”{ $name }”. { $close ->
    [0] Möjliga värden: { $known }.
   *[other] Menade du { $near }? Möjliga värden: { $known }.
}
board-duplicate-name = { $where }: ”{ $key }” nämner ”{ $name }” två gånger. Ta bort den ena.

## Id:n

board-bad-id = { $where }: ”{ $name }” är inget giltigt id. Använd små bokstäver från a till z, siffror och understreck, högst 40 tecken.
board-bad-row-id = { $where }: ”{ $name }” är inget giltigt id. Använd små bokstäver från a till z, siffror, understreck, bindestreck och punkter, högst 90 tecken.
board-duplicate-id = { $where }: id:t ”{ $name }” används redan av { $first }. Ge den här posten ett annat.

## Städer, sträckor och biljetter

board-half-a-place = { $where }: ”{ $key }” finns, men inte ”{ $other }”. Ange båda.
board-no-place = { $where }: staden har inget läge. Ange ”lat” och ”lon” eller ”x” och ”y”.
board-unknown-city = { $where }: staden ”{ $name }” finns inte. { $close ->
    [0] Städer i den här filen: { $known }.
   *[other] Menade du { $near }?
}
board-not-two-cities = { $where }: ”cities” måste nämna två städer; här är antalet { $count }.
board-route-to-itself = { $where }: sträckan går från ”{ $city }” till ”{ $city }”. Byt ut den ena staden.
board-ticket-to-itself = { $where }: biljetten går från ”{ $city }” till ”{ $city }”. Byt ut den ena staden.
board-city-without-routes = { $where }: ingen sträcka går till ”{ $city }”. Lägg till en, eller ta bort staden.
board-ticket-unreachable = { $where }: inga sträckor binder ihop ”{ $start }” med ”{ $end }”, så biljetten går inte att klara. Lägg till en sträcka eller ändra biljetten.
board-parallel-too-many = { $where }: högst { $most } sträckor får gå mellan samma två städer. Ta bort den här.
board-parallel-lengths = { $where }: sträckans längd är { $length }, men ”{ $other }” mellan samma städer har längden { $other_length }. Sträckor mellan samma två städer måste vara lika långa.
board-color-not-in-deck = { $where }: kortleken har inga kort i färgen { $color }. Använd någon av { $known } eller gray, eller lägg till färgen i ”cards”.
board-route-too-long = { $where }: sträckan kräver { $length } vagnar, men en spelare har bara { $cars }.
board-no-points = { $where }: ”points” säger inte vad en sträcka på { $length } är värd. Lägg till den längden där.
board-route-unpayable = { $where }: sträckan kräver { $length } kort, men det finns bara { $cards } i samma färg, { wild-card.plural } inräknade. Gör den kortare eller lägg till kort.
board-ferry-without-rule = { $where }: sträckan är en färja, men ”rules” nämner inte ”ferries”. Lägg till regeln där, eller ta bort ”ferry” här.
board-tunnel-without-rule = { $where }: sträckan är en tunnel, men ”rules” nämner inte ”tunnels”. Lägg till regeln där, eller ta bort ”tunnel” här.
board-ferry-too-large = { $where }: färjan har { $ferry } symboler för { wild-card }, men sträckan har bara { $length } rutor. Symbolerna kan inte vara fler än rutorna.
board-ferry-too-few-wilds = { $where }: färjan kräver { $ferry } { wild-card.plural }, men kortleken har bara { $wilds }.

## Spelare, kort och biljetter

board-players-reversed = { $where }: ”from” är { $fewest } och ”to” är { $most }. ”from” får inte vara störst.
board-too-few-player-colors = { $where }: { $count } färger räcker inte till { $players } spelare. Lägg till fler.
board-too-few-cards = { $where }: kortleken har { $count } kort, men händerna till { $players } spelare och raden kräver { $needed }. Lägg till kort eller dela ut färre.
board-offer-too-large = { $where }: ”{ $key }” erbjuder { $count } biljetter på en gång, långa inräknade; högst { $most } är tillåtna.
board-keep-too-many = { $where }: ”{ $key }” kräver att man behåller { $keep } av { $count } biljetter. Det får inte vara fler än vad som erbjuds.
board-too-few-tickets = { $where }: utdelningen till { $players } spelare kräver { $needed } biljetter, men det finns { $count } (utan de långa, om de delas ut för sig). Lägg till biljetter eller dela ut färre.
board-too-few-long-tickets = { $where }: utdelningen till { $players } spelare kräver { $needed } långa biljetter, men det finns { $count }. Märk fler med long = true eller dela ut färre.

## Regler

board-unknown-rule = { $where }: regeln ”{ $name }” finns inte. { $close ->
    [0] Kända regler: { $known }.
   *[other] Menade du { $near }?
}
board-duplicate-rule = { $where }: regeln ”{ $name }” nämns två gånger. Ta bort den ena.
board-alvin-without-markers = { $where }: den här regeln kräver ”markers”. Lägg till den regeln också.
board-too-few-start-cities = { $where }: { $count } städer räcker inte som startstäder för { $players } spelare. Lägg till städer.
board-souvenir-without-rule = { $where }: staden är en souvenirplats, men ”rules” nämner inte ”souvenirs”. Lägg till regeln där, eller ta bort ”souvenir” här.
board-too-few-symbols = { $where }: varje stad med souvenir = true behöver en egen symbol; antalet sådana städer är { $places } och antalet symboler är { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols } symboler kräver lika många städer, men det finns { $count }.
board-stack-starts-late = { $where }: ”{ $key }” börjar vid { $first } spelare, men man kan vara { $players }. Lägg till ett värde för { $players }.
board-table-length = { $where }: ”table” har { $count } tal, men behöver { $needed }: ett för varje antal symboler, från inga till alla.
board-table-falls = { $where }: i ”table” ger { $symbols } symboler { $points } poäng, färre än { $before } före. Poängen får inte sjunka.
board-tie-without-rule = { $where }: ”{ $name }” kan bara avgöra vid lika poäng om regeln med det namnet finns. Lägg till den i ”rules”, eller ta bort den här.
board-network-too-wide = { $where }: nätet är för tätt för att den längsta sammanhängande rutten ska kunna hittas: bredden är { $width }, högst { $most } är tillåtet. Ta bort sträckor, helst sådana som korsar andra eller går mellan avlägsna städer, eller ta bort regeln ”longest_path”.
board-station-choices = { $where }: med { $each } stationer finns det upp till { $count } sätt att använda andras sträckor; högst { $most } är tillåtna. Ge varje spelare färre stationer, eller ta bort sträckor vid { $cities }.
board-file-not-regular = { $where } är ingen vanlig fil. Ange sökvägen till en spelplansfil.
