# Hva som er galt med en brettfil. $where er filen, linjen og raden, for eksempel "my.toml:17, route 3 (paris-zurich)".

## Selve filen

board-unknown-board = Brettet «{ $name }» finnes ikke. { $close ->
    [0] Disse brettene finnes: { $known }.
   *[other] Mente du { $near }? Disse brettene finnes: { $known }.
} Er det ditt eget brett, oppgir du stien til filen, som skal slutte på .toml.
board-file-missing = Filen { $where } finnes ikke.
board-file-is-directory = { $where } er en mappe. Oppgi stien til brettfilen i den.
board-file-unreadable = { $where } kan ikke leses: { $reason }.
board-file-not-utf8 = { $where }: dette er ikke UTF-8-tekst. Lagre filen med tegnkodingen UTF-8.
board-file-too-large = { $where } er for stor til å være en brettfil; høyst { $most } KiB blir lest.
board-not-toml = { $where }: dette er ikke gyldig TOML: { $detail }.
board-nested-too-deep = { $where }: verdiene er nøstet for dypt. Et brett trenger bare lister av tabeller.

## Nøkler og verdier

board-missing-key = { $where }: nøkkelen «{ $key }» mangler. Legg den til; docs/board-format.md forklarer hva den betyr.
board-unknown-key = { $where }: nøkkelen «{ $name }» finnes ikke her. { $close ->
    [0] Kjente nøkler: { $known }.
   *[other] Mente du { $near }?
}
board-wrong-type = { $where }: «{ $key }» er { $value }, men må være { $expected ->
    [integer] et heltall
    [decimal] et tall
    [flag] true eller false
    [list] en liste i hakeparenteser
    [table] en tabell i krøllparenteser
   *[text] en tekst i anførselstegn
}.
board-too-small = { $where }: «{ $key }» er { $value }, men må være minst { $least }.
board-too-large = { $where }: «{ $key }» er { $value }, men kan være høyst { $most }.
board-out-of-range = { $where }: «{ $key }» er { $value }, men må ligge mellom { $least } og { $most }.
board-empty-text = { $where }: «{ $key }» er tom. Skriv noe, eller fjern nøkkelen hvis den ikke er påkrevd.
board-text-too-long = { $where }: «{ $key }» er på { $count } tegn; høyst { $most } er tillatt.
board-unprintable-text = { $where }: «{ $key }» inneholder et linjeskift eller et annet tegn som ikke kan vises: { $value }.
board-empty-list = { $where }: «{ $key }» er tom. Den trenger minst ett element.
board-too-many-rows = { $where }: «{ $key }» har { $count } elementer; høyst { $most } er tillatt.
board-bad-number-key = { $where }: «{ $name }» kan ikke være en nøkkel i «{ $key }». Bruk heltall fra 1 til { $most }.
board-unknown-choice = { $where }: «{ $key }» kan ikke være «{ $name }». { $close ->
    [0] Mulige verdier: { $known }.
   *[other] Mente du { $near }? Mulige verdier: { $known }.
}
board-duplicate-name = { $where }: «{ $key }» nevner «{ $name }» to ganger. Fjern den ene.

## ID-er

board-bad-id = { $where }: «{ $name }» er ikke en gyldig ID. Bruk små bokstaver fra a til z, sifre og understreker, høyst 40 tegn.
board-bad-row-id = { $where }: «{ $name }» er ikke en gyldig ID. Bruk små bokstaver fra a til z, sifre, understreker, bindestreker og punktum, høyst 90 tegn.
board-duplicate-id = { $where }: ID-en «{ $name }» er allerede brukt av { $first }. Gi denne raden en annen.

## Byer, ruter og billetter

board-half-a-place = { $where }: her er «{ $key }», men ikke «{ $other }». Oppgi begge.
board-no-place = { $where }: byen har ingen plassering. Oppgi «lat» og «lon» eller «x» og «y».
board-unknown-city = { $where }: byen «{ $name }» finnes ikke. { $close ->
    [0] Byer i denne filen: { $known }.
   *[other] Mente du { $near }?
}
board-not-two-cities = { $where }: «cities» må nevne to byer; her er antallet { $count }.
board-route-to-itself = { $where }: ruten går fra «{ $city }» til «{ $city }». Bytt ut den ene byen.
board-ticket-to-itself = { $where }: billetten går fra «{ $city }» til «{ $city }». Bytt ut den ene byen.
board-city-without-routes = { $where }: ingen rute går til «{ $city }». Legg til en, eller fjern byen.
board-ticket-unreachable = { $where }: ingen ruter binder sammen «{ $start }» og «{ $end }», så billetten kan ikke fullføres. Legg til en rute, eller endre billetten.
board-parallel-too-many = { $where }: høyst { $most } ruter kan gå mellom de samme to byene. Fjern denne.
board-parallel-lengths = { $where }: lengden på ruten er { $length }, men «{ $other }» mellom de samme byene har lengden { $other_length }. Ruter mellom de samme to byene må være like lange.
board-color-not-in-deck = { $where }: det finnes ingen kort i fargen { $color }. Bruk en av { $known } eller gray, eller legg fargen til i «cards».
board-route-too-long = { $where }: ruten krever { $length } vogner, men en spiller har bare { $cars }.
board-no-points = { $where }: «points» sier ikke hva en rute på { $length } er verdt. Legg til den lengden der.
board-route-unpayable = { $where }: ruten krever { $length } kort, men det er bare { $cards } i samme farge, medregnet { wild-card.plural }. Gjør ruten kortere, eller legg til kort.
board-ferry-without-rule = { $where }: ruten er en ferge, men «rules» nevner ikke «ferries». Legg til regelen der, eller fjern «ferry» her.
board-tunnel-without-rule = { $where }: ruten er en tunnel, men «rules» nevner ikke «tunnels». Legg til regelen der, eller fjern «tunnel» her.
board-ferry-too-large = { $where }: fergen har { $ferry } symboler for { wild-card }, men ruten har bare { $length } felt. Det kan ikke være flere symboler enn felt.
board-ferry-too-few-wilds = { $where }: fergen krever { $ferry } { wild-card.plural }, men kortstokken har bare { $wilds }.

## Spillere, kort og billetter

board-players-reversed = { $where }: «from» er { $fewest } og «to» er { $most }. «from» kan ikke være størst.
board-too-few-player-colors = { $where }: { $count } farger er ikke nok til { $players } spillere. Legg til flere.
board-too-few-cards = { $where }: kortstokken har { $count } kort, men hendene til { $players } spillere og raden krever { $needed }. Legg til kort, eller del ut færre.
board-offer-too-large = { $where }: «{ $key }» tilbyr { $count } billetter om gangen, medregnet de lange; høyst { $most } er tillatt.
board-keep-too-many = { $where }: «{ $key }» krever at man beholder { $keep } av { $count } billetter. Det kan ikke være flere enn det tilbys.
board-too-few-tickets = { $where }: utdelingen til { $players } spillere krever { $needed } billetter, men det er { $count } (uten de lange, hvis de deles ut for seg). Legg til billetter, eller del ut færre.
board-too-few-long-tickets = { $where }: utdelingen til { $players } spillere krever { $needed } lange billetter, men det er { $count }. Merk flere med long = true, eller del ut færre.

## Regler

board-unknown-rule = { $where }: regelen «{ $name }» finnes ikke. { $close ->
    [0] Kjente regler: { $known }.
   *[other] Mente du { $near }?
}
board-duplicate-rule = { $where }: regelen «{ $name }» er nevnt to ganger. Fjern den ene.
board-alvin-without-markers = { $where }: denne regelen krever «markers». Legg til den regelen også.
board-too-few-start-cities = { $where }: { $count } byer er ikke nok til startbyer for { $players } spillere. Legg til byer.
board-souvenir-without-rule = { $where }: byen er et suvenirsted, men «rules» nevner ikke «souvenirs». Legg til regelen der, eller fjern «souvenir» her.
board-too-few-symbols = { $where }: hver by med souvenir = true trenger sitt eget symbol; antallet slike byer er { $places }, og antallet symboler er { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols } symboler krever like mange byer, men det er { $count }.
board-stack-starts-late = { $where }: «{ $key }» begynner på { $first } spillere, men man kan være { $players }. Legg til en verdi for { $players }.
board-table-length = { $where }: «table» har { $count } tall, men trenger { $needed }: ett for hvert antall symboler, fra ingen til alle.
board-table-falls = { $where }: i «table» gir { $symbols } symboler { $points } poeng, færre enn de { $before } før. Poengene kan ikke synke.
board-tie-without-rule = { $where }: «{ $name }» kan bare avgjøre poenglikhet hvis regelen med det navnet er med. Legg den til i «rules», eller fjern den her.
board-network-too-wide = { $where }: nettverket er for tett til at den lengste sammenhengende ruten kan finnes: bredden er { $width }, høyst { $most } er tillatt. Fjern ruter, helst dem som krysser andre eller går mellom fjerne byer, eller fjern regelen «longest_path».
board-station-choices = { $where }: med { $each } stasjoner er det opptil { $count } måter å bruke andres ruter på; høyst { $most } er tillatt. Gi hver spiller færre stasjoner, eller fjern ruter ved { $cities }.
board-file-not-regular = { $where } er ikke en vanlig fil. Oppgi stien til en brettfil.
