# Det som hjelper: reglene for et brett, det første spillet med guide, tastene, og varselet om at det er din tur.

## Siden med hjelp

guide-title = Slik spiller du
guide-start-title = Et første spill, to minutter med guide
guide-start-text = Du spiller et ekte spill på brettet Nord-Amerika mot den snilleste boten vår. En guide forklarer én ting om gangen og venter til du har gjort den. Du kan sende guiden bort når du vil, og spille videre selv.
guide-start = Start med guide
guide-starting = Brettet legges fram…
guide-rules-title = Reglene for hvert brett
guide-rules-board = Brett
guide-rules-players = Spillere
guide-rules-alvin = Med Alvin, en variant
guide-keys-title = Taster ved bordet
guide-keys-settings = Slå tastene på eller av i innstillingene
# Hva en tast gjør ved bordet; vises etter tasten.
guide-key = { $what ->
    [row] ta det kortet i raden
    [deck] trekk fra bunken
    [tickets] trekk billetter
    [moves] liste over ruter du kan bygge
    [undo] angre
    [log] hva som har skjedd
    [chat] chat
    [hand] billettene dine
    [help] disse tastene
    [zoom] zoom på kartet
    [whole] vis hele kartet
    [move] flytt kartet, eller gå fra det ene som lyser, til det neste
   *[close] lukk det som er åpent
}

## Det første spillet med guide. Et trinn har en tittel og en setning eller to: opptil 160 tegn, det må få plass på en liten telefon.

guide-label = Første spill med guide
guide-progress = Trinn { $step } av { $steps }
guide-next = Neste
guide-finish = Spill videre
guide-skip = Hopp over guiden
guide-step-title = { $step ->
    [tickets] Velg billettene dine
    [first] Ta et kort
    [second] Og ett til
    [glow] Se etter det som lyser
    [claim] Bygg en rute
    [points] Ditt første spor!
    [state] Slik står billettene dine
   *[end] Slik slutter det
}
# $keep: billetter som minst må beholdes. $points: poeng for den første ruten. $length, $worth: felt og poeng for de lengste rutene.
# $bonus: poeng for den lengste sammenhengende ruten.
guide-step-text = { $step ->
    [tickets] En billett nevner to byer du skal binde sammen; de lyser på kartet. Behold minst { $keep }. Billetter med felles vei er lettest.
    [first] En tur er én ting: ta kort, bygg en rute eller trekk billetter. Ta et kort nå: ett av de fem åpne eller det øverste i bunken.
    [second] Du tar to på en tur. Kortet med hjulet er et { wild-card } og passer til alle farger, men et åpent { wild-card } teller for to.
    [glow] En rute koster ett kort i sin farge for hvert felt; for grå ruter velger du fargen selv. Det du kan betale, lyser når det er din tur.
    [claim] Ta kort, tur etter tur, til en rute på din vei lyser. Trykk så på den.
    [points] Den ga deg { $points } poeng med en gang. Lange ruter er verdt mye mer: { $length } felt gir { $worth } poeng.
    [state] Du ser om billettene dine er fullført, mulige eller avskåret. Trykk på en, så viser kartet den billigste veien som er igjen.
   *[end] Når noen har høyst to vogner, begynner siste runde. Så gir fullførte billetter poeng, de andre koster, og den lengste ruten gir { $bonus }.
}
# Hva som er på gang akkurat nå, under setningen til et trinn. $routes: hvor mange ruter som lyser; $near: hvor mange av dem som hjelper en billett.
guide-hint = { $hint ->
    [wait] Den andre spilleren har turen. Det tar ikke lang tid.
    [none] Ingenting lyser ennå: ta flere kort.
    [near] { $routes ->
        [one] { $routes } rute lyser nå, og den hjelper deg med billettene dine.
       *[other] { $routes } ruter lyser nå, og { $near } av dem hjelper deg med billettene dine.
    }
   *[some] { $routes ->
        [one] { $routes } rute lyser nå.
       *[other] { $routes } ruter lyser nå.
    }
}

## Varselet om at det er din tur

# Tittelen på nettleserfanen.
guide-notice-title = ● Din tur – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Et varsel fra nettleseren mens siden ikke er framme.
guide-notice-head = Det er din tur
guide-notice-body = Spillet på brettet { $board } venter på deg.

## Reglene for et brett, i ett panel. Hver er et kort avsnitt; bare de som gjelder for brettet, vises.

rules-open-all = Åpne alle
rules-close-all = Lukk alle
rules-section = { $section ->
    [aim] Målet
    [turn] Din tur
    [cards] Kort og { wild-card.plural }
    [claim] Å bygge en rute
    [parallel] Parallelle spor
    [tickets] Billetter
    [ferries] Ferger
    [tunnels] Tunneler
    [stations] Stasjoner
    [markers] Startbyer og kontroll
    [alvin] Alvin
    [souvenirs] Suvenirer
    [end] Slutten og poengene
   *[ties] Ved lik poengsum
}

rules-aim = Bygg togruter på kartet, og bind sammen byene som de hemmelige billettene dine nevner. Den som har flest poeng til slutt, vinner.
rules-start = Du begynner med { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
} og { $hand } kort.
rules-order = Tilfeldigheten eller verten avgjør hvem som begynner. Deretter går turen rundt fra plass til plass.
rules-order-later = På dette brettet trekkes førstespilleren når alle har valgt destinasjonsbilletter.

rules-turn = Turen din er én av disse tingene, og bare én:
rules-turn-draw = Ta kort.
rules-turn-claim = Bygg en rute.
rules-turn-tickets = Trekk billetter.
rules-turn-station = Bygg en stasjon.
rules-turn-pass = Du melder pass hvis ingenting av dette er mulig, og bare da.

# $colors: hvor mange farger. $each: kort i hver av dem.
rules-deck = Det er { $colors } farger, hver med sitt eget symbol og { $each } kort i bunken.
rules-draw = Ta to kort, ett om gangen: fra raden, de fem åpne, eller usett fra bunken. Et hull i raden fylles før du velger igjen.
# $wilds: hvor mange det er.
rules-wild = Et { wild-card } ({ $wilds } i bunken) gjelder for hvilken som helst farge.
rules-wild-open = Et { wild-card } fra raden teller for begge kortene: tar du det, er det ditt eneste, og det kan ikke være det andre kortet ditt.
rules-wild-deck = Et { wild-card } du trekker usett, er et kort som alle andre.
rules-sweep = Når minst tre i raden er { wild-card.plural }, kastes hele raden, og fem nye kort snus, så lenge det er minst tre andre kort til det.
rules-reshuffle = Når bunken er tom, stokkes kastebunken og blir den nye bunken. Er det ingenting du kan ta som andre kort, er turen din ett kort. Du kan ha så mange kort på hånden du vil.

rules-claim = Spill et kort i rutens farge for hvert felt, og sett en av vognene dine på hvert.
rules-claim-gray = For en grå rute velger du fargen selv, men alle kortene må ha den samme.
rules-claim-wilds = { wild-card.plural-start } kan erstatte noen av kortene, eller alle.
rules-claim-whole = Én rute på en tur, og alltid hele ruten: du må ha kort og vogner til hvert felt. Kortene du spiller, kastes.
rules-claim-anywhere = En rute trenger ikke henge sammen med de andre rutene dine.
rules-claim-points = Du får poeng med en gang, etter lengden:
rules-claim-points-control = Den gir poeng med en gang, etter lengden; hvem som får dem, avhenger av hvem som kontrollerer de to byene:
rules-table-spaces = Felt
rules-table-symbols = Ulike symboler
rules-table-points = Poeng

# $tracks: hvor mange som høyst ligger side om side.
rules-parallel = { $tracks ->
    [2] To spor
   *[other] To eller tre spor
} mellom de samme to byene er parallelle. Du kan bare eie ett av dem.
rules-parallel-closed = Med { $players } spillere kan bare ett av dem bygges: deretter er de andre stengt for alle.
rules-parallel-open = Med { $players } spillere er de andre sporene fortsatt åpne for de andre spillerne.
rules-parallel-from = Med { $players } spillere eller flere er de fortsatt åpne for de andre.

rules-ticket = En billett nevner to byer. Binder rutene dine dem sammen til slutt, uansett hvilken vei, får du poengene. Ellers mister du like mange.
rules-ticket-start = Ved start får du { $deal ->
    [one] { $deal } billett.
   *[other] { $deal } billetter.
} Behold minst { $keep }.
# $long: hvor mange lange som kommer i tillegg til de $deal andre.
rules-ticket-start-long = Ved start får du { $long ->
    [one] { $long } lang billett
   *[other] { $long } lange billetter
} og { $deal ->
    [one] { $deal } annen.
   *[other] { $deal } andre.
} Behold minst { $keep } av alle disse.
rules-ticket-refused = { $where ->
    [out] De du velger bort, går ut av spillet, og ingen ser dem.
    [shuffled_under] De som velges bort, stokkes og legges nederst i billettbunken.
   *[under] De du velger bort, legges nederst i billettbunken.
}
rules-ticket-draw = Senere kan en tur være: trekk { $draw ->
    [one] { $draw } billett
   *[other] { $draw } billetter
}, eller de som er igjen hvis det er færre, og behold minst { $keep }. Resten legges nederst i bunken.
rules-ticket-long = Lange billetter deles bare ut ved start.
rules-ticket-secret = Det du beholder, beholder du til slutt. De andre ser hvor mange billetter du har, men ikke hvilke.

rules-ferry = Hvert felt med et hjul krever et { wild-card }.
rules-ferry-rest = De andre feltene tar kort som ellers, eller flere { wild-card.plural }.

rules-tunnel = En stiplet kant betyr tunnel. Du spiller kortene dine, og så snus { $reveal } kort fra bunken, eller færre hvis det ikke er flere.
rules-tunnel-extra = Hvert av dem som er et { wild-card } eller har fargen du spilte, krever ett kort ekstra: i den fargen eller et { wild-card }.
rules-tunnel-wilds = Spilte du bare { wild-card.plural }, teller bare { wild-card.plural-definite }, og dem betaler du med { wild-card.plural }.
rules-tunnel-leave = Kan eller vil du ikke betale alt, tar du tilbake kortene dine, og turen din er slutt.
rules-tunnel-length = Det koster ikke flere vogner og gir ikke flere poeng.

rules-station = En tur kan være: bygg en stasjon i en by der det ikke er noen ennå. Du har { $each }.
rules-station-cost = { $each ->
    [1] Den koster ett kort.
    [2] Den første koster ett kort, den andre to i samme farge. { wild-card.plural-start } kan erstatte dem.
    [3] Den første koster ett kort, den andre to i samme farge, den tredje tre i samme farge. { wild-card.plural-start } kan erstatte dem.
   *[other] Den første koster ett kort, den andre to i samme farge, den tredje tre i samme farge og så videre. { wild-card.plural-start } kan erstatte dem.
}
rules-station-use = Til slutt kan du for hver stasjon bruke én rute som ender i byen og tilhører en annen, til billettene dine, som om den var din. Det er den samme for alle billetter; den beste velges for deg.

rules-start-city = Før første tur setter alle en bymarkør på en by uten: startbyen. Det koster ingenting. Den siste i rekkefølgen velger først.
rules-network = Den første ruten din må ende i startbyen din. Alle senere må berøre den byen eller en som rutene dine når.
rules-control = Du kontrollerer byene med bymarkørene dine. Det betyr noe hver gang en rute bygges:
rules-control-none = Er ingen av byene kontrollert, får den som bygger ruten, poengene.
rules-control-some = Ellers gir hver kontrollerte by poengene til den som kontrollerer den, uansett hvem som bygger ruten. Kontrollerer du begge byene, får du poeng to ganger; kontrollerer du ingen av dem, får du ingenting for din egen rute.
# $cost: kort å betale. $each: bymarkører til hver spiller.
rules-marker = Når det er gitt poeng for en rute du har bygd, kan du sette en bymarkør til på en av de to byene, hvis den ikke har noen. Prisen er { $cost ->
    [1] ett kort
   *[other] { $cost } kort i samme farge, eller { wild-card.plural }
}. Du har { $each } bymarkører, medregnet den i startbyen, og de flyttes aldri.

rules-alvin = Romvesenet Alvin ses først i { $city }. Den kan ikke være startby og får aldri en bymarkør.
rules-alvin-capture = Bygg en rute til byen der han er, og du fanger ham for { $points } poeng, med mindre du allerede har ham. Han kan fanges igjen og igjen.
rules-alvin-move = Da må du flytte ham til en by du kontrollerer. En bymarkør du setter i denne turen, teller med.

# $symbols: hvor mange slag.
rules-souvenirs = Det er { $symbols } slags suvenirer, hver med et symbol.
# $fixed: hvor mange stabler. $tokens: suvenirer i hver av dem.
rules-souvenirs-fixed = Fra start { $fixed ->
    [one] ligger { $fixed } stabel med { $tokens } på stedet sitt.
   *[other] ligger { $fixed } stabler med { $tokens } på stedene sine.
} Tilfeldigheten avgjør hvilket slag som er hvor.
# $stacks: slagene som er igjen. $tokens: suvenirer av hvert.
rules-souvenirs-second = Før første tur legger den andre spilleren { $stacks ->
    [one] slaget som er igjen,
   *[other] de { $stacks } slagene som er igjen,
} på steder uten suvenirer, { $tokens } av hvert slag.
rules-souvenirs-last = Før første tur { $stacks ->
    [one] legger den siste i rekkefølgen slaget som er igjen, på et sted uten suvenirer, { $tokens } i alt.
   *[other] legges de { $stacks } slagene som er igjen, på steder uten suvenirer, { $tokens } av hvert slag. Den siste i rekkefølgen legger først, så den nest siste og så videre rundt bordet.
}
rules-souvenirs-take = Når du bygger en rute, tar du en suvenir fra et av de to stedene, hvis det er en av et slag du ikke har. Har begge en, velger du.
rules-souvenirs-score = Til slutt gir ulike symboler poeng:

rules-end = Når noen slutter en tur med høyst to vogner, kommer siste runde: én tur til for alle, den spilleren sist.
rules-end-passes = Spillet slutter også når alle spillerne har meldt pass etter hverandre.
rules-end-score = Så legges dette til poengene du har:
rules-end-tickets = Billettene dine: poengene for de fullførte, like mange i minus for de andre.
rules-end-longest = Lengste sammenhengende rute: { $points } poeng for den lengste ubrutte rekken av vogner, og til alle som har en av den lengden. Den kan gå gjennom en by flere ganger, men ikke to ganger over samme rute.
rules-end-globetrotter = Flest fullførte billetter: { $points } poeng til alle som har like mange. Ingen får dem hvis ingen billett ble fullført.
rules-end-stations = Stasjoner: { $points } poeng for hver du ikke bygde.
rules-end-souvenirs = Suvenirer: poengene deres, som over.
rules-end-alvin = Alvin: { $points } poeng til den som har ham.

rules-ties = Har flere flest poeng, avgjør dette, i denne rekkefølgen:
rules-tie = { $tie ->
    [tickets] Flere fullførte billetter
    [stations] Færre bygde stasjoner
   *[longest_path] Bonusen for lengste sammenhengende rute
}
rules-ties-shared = Avgjør ikke det heller, vinner de sammen.
rules-ties-none = Har flere flest poeng, vinner de sammen.
