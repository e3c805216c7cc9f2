# Hvad der er galt med en brætfil. $where er filen, linjen og rækken, f.eks. "my.toml:17, route 3 (paris-zurich)".

## Selve filen

board-unknown-board = Brættet ”{ $name }” findes ikke. { $close ->
    [0] Der er disse brætter: { $known }.
   *[other] Mente du { $near }? Der er disse brætter: { $known }.
} Er det dit eget bræt, så angiv stien til filen; den skal ende på .toml.
board-file-missing = Filen { $where } findes ikke.
board-file-is-directory = { $where } er en mappe. Angiv stien til brætfilen i den.
board-file-unreadable = { $where } kan ikke læses: { $reason }.
board-file-not-utf8 = { $where }: det her er ikke UTF-8-tekst. Gem filen med tegnkodningen UTF-8.
board-file-too-large = { $where } er for stor til at være en brætfil; der læses højst { $most } KiB.
board-not-toml = { $where }: det her er ikke gyldig TOML: { $detail }.
board-nested-too-deep = { $where }: værdierne er indlejret for dybt. Et bræt har kun brug for lister af tabeller.

## Nøgler og værdier

board-missing-key = { $where }: nøglen ”{ $key }” mangler. Tilføj den; docs/board-format.md forklarer, hvad den betyder.
board-unknown-key = { $where }: nøglen ”{ $name }” findes ikke her. { $close ->
    [0] Kendte nøgler: { $known }.
   *[other] Mente du { $near }?
}
board-wrong-type = { $where }: ”{ $key }” er { $value }, men skal være { $expected ->
    [integer] et helt tal
    [decimal] et tal
    [flag] true eller false
    [list] en liste i kantede parenteser
    [table] en tabel i krøllede parenteser
   *[text] en tekst i anførselstegn
}.
board-too-small = { $where }: ”{ $key }” er { $value }, men skal være mindst { $least }.
board-too-large = { $where }: ”{ $key }” er { $value }, men må højst være { $most }.
board-out-of-range = { $where }: ”{ $key }” er { $value }, men skal ligge mellem { $least } og { $most }.
board-empty-text = { $where }: ”{ $key }” er tom. Skriv noget, eller fjern nøglen, hvis den ikke er påkrævet.
board-text-too-long = { $where }: ”{ $key }” er på { $count } tegn; højst { $most } er tilladt.
board-unprintable-text = { $where }: ”{ $key }” indeholder et linjeskift eller et andet tegn, der ikke kan vises: { $value }.
board-empty-list = { $where }: ”{ $key }” er tom. Der skal være mindst ét element.
board-too-many-rows = { $where }: ”{ $key }” har { $count } elementer; højst { $most } er tilladt.
board-bad-number-key = { $where }: ”{ $name }” kan ikke være en nøgle i ”{ $key }”. Brug hele tal fra 1 til { $most }.
board-unknown-choice = { $where }: ”{ $key }” kan ikke være ”{ $name }”. { $close ->
    [0] Mulige værdier: { $known }.
   *[other] Mente du { $near }? Mulige værdier: { $known }.
}
board-duplicate-name = { $where }: ”{ $key }” nævner ”{ $name }” to gange. Fjern den ene.

## Id'er

board-bad-id = { $where }: ”{ $name }” er ikke et gyldigt id. Brug små bogstaver fra a til z, cifre og understreger, højst 40 tegn.
board-bad-row-id = { $where }: ”{ $name }” er ikke et gyldigt id. Brug små bogstaver fra a til z, cifre, understreger, bindestreger og punktummer, højst 90 tegn.
board-duplicate-id = { $where }: id'et ”{ $name }” er allerede brugt af { $first }. Giv denne række et andet.

## Byer, ruter og rutekort

board-half-a-place = { $where }: der er ”{ $key }”, men ikke ”{ $other }”. Angiv begge.
board-no-place = { $where }: byen har ingen placering. Angiv ”lat” og ”lon” eller ”x” og ”y”.
board-unknown-city = { $where }: byen ”{ $name }” findes ikke. { $close ->
    [0] Byer i denne fil: { $known }.
   *[other] Mente du { $near }?
}
board-not-two-cities = { $where }: ”cities” skal nævne to byer; her er antallet { $count }.
board-route-to-itself = { $where }: ruten går fra ”{ $city }” til ”{ $city }”. Skift den ene by ud.
board-ticket-to-itself = { $where }: rutekortet går fra ”{ $city }” til ”{ $city }”. Skift den ene by ud.
board-city-without-routes = { $where }: ingen rute fører til ”{ $city }”. Tilføj en, eller fjern byen.
board-ticket-unreachable = { $where }: ingen ruter forbinder ”{ $start }” med ”{ $end }”, så rutekortet kan ikke færdiggøres. Tilføj en rute, eller ret rutekortet.
board-parallel-too-many = { $where }: højst { $most } ruter må forbinde de samme to byer. Fjern denne.
board-parallel-lengths = { $where }: rutens længde er { $length }, men ”{ $other }” mellem de samme byer har længden { $other_length }. Ruter mellem de samme to byer skal være lige lange.
board-color-not-in-deck = { $where }: der er ingen kort i farven { $color }. Brug en af { $known } eller gray, eller føj farven til ”cards”.
board-route-too-long = { $where }: ruten kræver { $length } vogne, men en spiller har kun { $cars }.
board-no-points = { $where }: ”points” siger ikke, hvad en rute på { $length } er værd. Tilføj den længde dér.
board-route-unpayable = { $where }: ruten kræver { $length } kort, men der er kun { $cards } i samme farve, { wild-card.plural } medregnet. Gør ruten kortere, eller tilføj kort.
board-ferry-without-rule = { $where }: ruten er en færge, men ”rules” nævner ikke ”ferries”. Tilføj reglen dér, eller fjern ”ferry” her.
board-tunnel-without-rule = { $where }: ruten er en tunnel, men ”rules” nævner ikke ”tunnels”. Tilføj reglen dér, eller fjern ”tunnel” her.
board-ferry-too-large = { $where }: færgen har { $ferry } symboler for { wild-card }, men ruten har kun { $length } felter. Der kan ikke være flere symboler end felter.
board-ferry-too-few-wilds = { $where }: færgen kræver { $ferry } { wild-card.plural }, men kortbunken har kun { $wilds }.

## Spillere, kort og rutekort

board-players-reversed = { $where }: ”from” er { $fewest }, og ”to” er { $most }. ”from” må ikke være størst.
board-too-few-player-colors = { $where }: { $count } farver er ikke nok til { $players } spillere. Tilføj flere.
board-too-few-cards = { $where }: kortbunken har { $count } kort, men { $players } spilleres hænder og rækken kræver { $needed }. Tilføj kort, eller del færre ud.
board-offer-too-large = { $where }: ”{ $key }” tilbyder { $count } rutekort ad gangen, de lange medregnet; højst { $most } er tilladt.
board-keep-too-many = { $where }: ”{ $key }” kræver, at man beholder { $keep } af { $count } rutekort. Det må ikke være flere, end der tilbydes.
board-too-few-tickets = { $where }: uddelingen til { $players } spillere kræver { $needed } rutekort, men der er { $count } (uden de lange, hvis de deles ud for sig). Tilføj rutekort, eller del færre ud.
board-too-few-long-tickets = { $where }: uddelingen til { $players } spillere kræver { $needed } lange rutekort, men der er { $count }. Markér flere med long = true, eller del færre ud.

## Regler

board-unknown-rule = { $where }: reglen ”{ $name }” findes ikke. { $close ->
    [0] Kendte regler: { $known }.
   *[other] Mente du { $near }?
}
board-duplicate-rule = { $where }: reglen ”{ $name }” er nævnt to gange. Fjern den ene.
board-alvin-without-markers = { $where }: denne regel kræver ”markers”. Tilføj også den regel.
board-too-few-start-cities = { $where }: { $count } byer er ikke nok til startbyer for { $players } spillere. Tilføj byer.
board-souvenir-without-rule = { $where }: byen er et souvenirsted, men ”rules” nævner ikke ”souvenirs”. Tilføj reglen dér, eller fjern ”souvenir” her.
board-too-few-symbols = { $where }: hver by med souvenir = true skal have sit eget symbol; antallet af den slags byer er { $places }, og antallet af symboler er { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols } symboler kræver lige så mange byer, men der er { $count }.
board-stack-starts-late = { $where }: ”{ $key }” begynder ved { $first } spillere, men man kan være { $players }. Tilføj en værdi for { $players }.
board-table-length = { $where }: ”table” har { $count } tal, men skal have { $needed }: ét for hvert antal symboler, fra ingen til alle.
board-table-falls = { $where }: i ”table” giver { $symbols } symboler { $points } point, færre end de { $before } før. Pointene må ikke falde.
board-tie-without-rule = { $where }: ”{ $name }” kan kun afgøre pointlighed, hvis reglen af det navn er med. Føj den til ”rules”, eller fjern den her.
board-network-too-wide = { $where }: netværket er for tæt til, at den længste sammenhængende rute kan findes: bredden er { $width }, højst { $most } er tilladt. Fjern ruter, helst dem, der krydser andre eller forbinder fjerne byer, eller fjern reglen ”longest_path”.
board-station-choices = { $where }: med { $each } stationer er der op til { $count } måder at bruge andres ruter på; højst { $most } er tilladt. Giv hver spiller færre stationer, eller fjern ruter ved { $cities }.
board-file-not-regular = { $where } er ikke en almindelig fil. Angiv stien til en brætfil.
