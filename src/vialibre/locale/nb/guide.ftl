# Det som hjelper: reglene for et brett, det første spillet med guide, tastene, og varselet om at det er din tur.

## Siden med hjelp

guide-title = Slik spiller du
guide-start-title = Ditt første spill: en guide på to minutter
guide-start-text = Du spiller et ekte spill på brettet Nord-Amerika mot den letteste boten vår. En guide forklarer én ting om gangen og venter til du har gjort den. Du kan hoppe over guiden når som helst og spille videre.
guide-start = Start med guide
guide-starting = Gjør klar brettet…
guide-rules-title = Regler for hvert brett
guide-rules-board = Brett
guide-rules-players = Spillere
guide-rules-alvin = Med Alvin (variant)
guide-keys-title = Hurtigtaster
guide-keys-settings = Slå hurtigtaster på eller av i innstillingene
# Hva en tast gjør ved bordet; vises etter tasten.
guide-key = { $what ->
    [row] ta det kortet i raden
    [deck] trekk fra bunken
    [tickets] trekk billetter
    [moves] liste over ruter du kan bygge
    [undo] angre
    [log] vis loggen
    [chat] chat
    [hand] billettene dine
    [help] disse hurtigtastene
    [zoom] zoom på kartet
    [whole] vis hele kartet
    [move] flytt kartet, eller gå fra ett markert punkt til det neste
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
    [points] Din første rute!
    [state] Følg med på billettene dine
   *[end] Slik slutter spillet
}
# $keep: billetter som minst må beholdes. $points: poeng for den første ruten. $length, $worth: felt og poeng for de lengste rutene.
# $bonus: poeng for den lengste sammenhengende ruten.
guide-step-text = { $step ->
    [tickets] Hver destinasjonsbillett nevner to byer du skal binde sammen; de lyser på kartet. Behold minst { $keep }. Billetter som deler et stykke av veien, er lettest.
    [first] På din tur gjør du én ting: tar kort, bygger en rute eller trekker billetter. Ta et kort nå: ett av de fem åpne kortene eller det øverste i bunken.
    [second] Du tar to kort per tur. Kortet med hjulet er et { wild-card }: det gjelder for alle farger, men et åpent teller som begge kortene.
    [glow] En rute koster ett kort i sin farge per felt; for grå ruter velger du fargen selv. Rutene du kan betale for, lyser når det er din tur.
    [claim] Ta kort, tur etter tur, til en rute på din vei lyser. Velg den da.
    [points] Du fikk { $points } poeng med en gang. Lange ruter er verdt mye mer: { $length } felt gir { $worth } poeng.
    [state] Billettene dine viser om de er fullført, mulige eller blokkert. Velg en, så viser kartet den korteste veien som er igjen.
   *[end] Når en spiller har høyst to vogner, begynner siste runde. Så gir fullførte billetter poeng, de andre gir minus, og den lengste sammenhengende ruten gir { $bonus }.
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
    [claim] Bygge en rute
    [parallel] Dobbeltruter
    [tickets] Destinasjonsbilletter
    [ferries] Ferger
    [tunnels] Tunneler
    [stations] Stasjoner
    [markers] Startbyer og kontroll
    [alvin] Alvin
    [souvenirs] Suvenirer
    [end] Slutten på spillet og poeng
   *[ties] Poenglikhet
}

rules-aim = Bygg togruter på kartet, og bind sammen byene på de hemmelige destinasjonsbillettene dine. Spilleren med flest poeng til slutt vinner.
rules-start = Du begynner med { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
} og { $hand } kort.
rules-order = Førstespilleren velges tilfeldig eller av verten. Deretter går turen fra plass til plass.
rules-order-later = Velges førstespilleren tilfeldig, trekkes det på dette brettet først når alle har valgt billettene sine.

rules-turn = På din tur gjør du nøyaktig én av disse tingene:
rules-turn-draw = Ta kort.
rules-turn-claim = Bygg en rute.
rules-turn-tickets = Trekk billetter.
rules-turn-station = Bygg en stasjon.
rules-turn-pass = Du melder bare pass hvis ingenting av dette er mulig.

# $colors: hvor mange farger. $each: kort i hver av dem.
rules-deck = Det er { $colors } farger, hver med sitt eget symbol og { $each } kort i bunken.
rules-draw = Ta to kort, ett om gangen: åpne kort fra raden på fem, eller det øverste kortet i bunken. Et hull i raden fylles før du velger igjen.
# $wilds: hvor mange det er.
rules-wild = Et { wild-card } ({ $wilds } i bunken) gjelder for alle farger.
rules-wild-open = Et åpent { wild-card } teller som begge kortene: tar du et, er det det eneste kortet ditt, og det kan ikke være det andre.
rules-wild-deck = Et { wild-card } trukket fra bunken er et kort som alle andre.
rules-sweep = Når tre eller flere av de fem åpne kortene er { wild-card.plural }, kastes alle fem og erstattes, så lenge det er minst tre andre kort til det.
rules-reshuffle = Når bunken er tom, stokkes kastebunken og blir den nye bunken. Er det ingen kort du kan ta som det andre, er turen din ett kort. Du kan ha så mange kort på hånden du vil.

rules-claim = Spill et kort i rutens farge for hvert felt, og sett en av togvognene dine på hvert felt.
rules-claim-gray = For en grå rute velger du fargen selv, men alle kortene må ha den samme.
rules-claim-wilds = { wild-card.plural-start } kan erstatte noen av kortene, eller alle.
rules-claim-whole = Du bygger én rute per tur, og alltid hele ruten: du må ha kort og vogner til hvert felt. Kortene du spiller, kastes.
rules-claim-anywhere = En rute trenger ikke henge sammen med de andre rutene dine.
rules-claim-points = Du får poeng med en gang, etter lengden:
rules-claim-points-control = En rute gir poeng med en gang, etter lengden; hvem som får dem, avhenger av hvem som kontrollerer de to byene:
rules-table-spaces = Felt
rules-table-symbols = Ulike symboler
rules-table-points = Poeng

# $tracks: hvor mange som høyst ligger side om side.
rules-parallel = { $tracks ->
    [2] To ruter
   *[other] To eller tre ruter
} mellom de samme to byene ligger side om side. Du kan bare bygge én av dem.
rules-parallel-closed = Med { $players } spillere kan bare én av dem bygges: deretter er de andre stengt for alle.
rules-parallel-open = Med { $players } spillere er de andre fortsatt åpne for de andre spillerne.
rules-parallel-from = Med { $players } eller flere spillere er de fortsatt åpne for de andre spillerne.

rules-ticket = En destinasjonsbillett nevner to byer. Binder rutene dine dem sammen når spillet er slutt, uansett hvilken vei, får du poengene. Ellers mister du like mange.
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
    [out] Billetter du leverer tilbake, går ut av spillet uten at de andre ser dem.
    [shuffled_under] Billetter som leveres tilbake, stokkes og legges nederst i billettbunken.
   *[under] Billetter du leverer tilbake, legges nederst i billettbunken.
}
rules-ticket-draw = Senere kan du bruke en tur på å trekke { $draw ->
    [one] { $draw } billett
   *[other] { $draw } billetter
}, eller så mange som er igjen, og beholde minst { $keep }. Resten legges nederst i bunken.
rules-ticket-long = Lange billetter deles bare ut ved start.
rules-ticket-secret = Du beholder billettene dine til slutt. De andre ser hvor mange du har, men ikke hvilke.

rules-ferry = Hvert felt med et hjul krever et { wild-card }.
rules-ferry-rest = De andre feltene krever kort som vanlig, eller flere { wild-card.plural }.

rules-tunnel = En stiplet kant betyr tunnel. Du spiller kortene dine, og så snus { $reveal } kort fra bunken, eller færre hvis det ikke er nok igjen.
rules-tunnel-extra = For hvert av dem som er et { wild-card } eller har fargen du spilte, betaler du ett kort til: i den fargen eller et { wild-card }.
rules-tunnel-wilds = Spilte du bare { wild-card.plural }, teller bare { wild-card.plural-definite }, og dem betaler du med { wild-card.plural }.
rules-tunnel-leave = Kan eller vil du ikke betale, tar du tilbake kortene dine, og turen din er slutt.
rules-tunnel-length = Ekstrakort koster ikke flere vogner og gir ikke flere poeng.

rules-station = Du kan bruke en tur på å bygge en stasjon i en by uten stasjon. Du har { $each }.
rules-station-cost = { $each ->
    [1] Den koster ett kort.
    [2] Den første koster ett kort, den andre to i samme farge. { wild-card.plural-start } kan erstatte dem.
    [3] Den første koster ett kort, den andre to i samme farge, den tredje tre i samme farge. { wild-card.plural-start } kan erstatte dem.
   *[other] Den første koster ett kort, den andre to i samme farge, den tredje tre i samme farge og så videre. { wild-card.plural-start } kan erstatte dem.
}
rules-station-use = Til slutt kan du for hver stasjon bruke én rute som tilhører en annen spiller og ender i byen, til billettene dine, som om den var din. Det er den samme ruten for alle billettene; den beste velges for deg.

rules-start-city = Før første tur setter hver spiller en bymarkør på en by uten: startbyen. Det koster ingenting. Den siste spilleren i rekkefølgen velger først.
rules-network = Den første ruten din må begynne i startbyen din. Alle senere ruter må henge sammen med den byen eller en by som rutene dine når.
rules-control = Du kontrollerer byene med bymarkørene dine. Det har betydning hver gang en rute bygges:
rules-control-none = Er ingen av byene kontrollert, får spilleren som bygger ruten, poengene.
rules-control-some = Ellers gir hver kontrollerte by poengene til den som kontrollerer den, uansett hvem som bygger ruten. Kontrollerer du begge byene, får du poeng to ganger; kontrollerer du ingen av dem, får du ingenting for din egen rute.
# $cost: kort å betale. $each: bymarkører til hver spiller.
rules-marker = Når det er gitt poeng for en rute du har bygd, kan du sette en bymarkør til på en av de to byene, hvis den ikke har noen. Prisen er { $cost ->
    [1] ett kort
   *[other] { $cost } kort i samme farge, eller { wild-card.plural }
}. Du har { $each } bymarkører, medregnet den i startbyen, og de flyttes aldri.

rules-alvin = Romvesenet Alvin starter i { $city }, som ikke kan være startby og aldri får en bymarkør.
rules-alvin-capture = Bygg en rute til byen der han er, så fanger du ham og får { $points } poeng, med mindre du allerede har ham. Han kan fanges igjen og igjen.
rules-alvin-move = Deretter må du flytte ham til en by du kontrollerer. En bymarkør du setter i denne turen, teller med.

# $symbols: hvor mange slag.
rules-souvenirs = Det er { $symbols } slags suvenirer, hver med sitt eget symbol.
# $fixed: hvor mange stabler. $tokens: suvenirer i hver av dem.
rules-souvenirs-fixed = { $fixed ->
    [one] { $fixed } stabel med { $tokens } ligger på brettet fra start.
   *[other] { $fixed } stabler med { $tokens } ligger på brettet fra start.
} Hvilke slag det er, er tilfeldig.
# $stacks: slagene som er igjen. $tokens: suvenirer av hvert.
rules-souvenirs-second = Før første tur legger den andre spilleren { $stacks ->
    [one] slaget som er igjen,
   *[other] de { $stacks } slagene som er igjen,
} på steder uten suvenirer, { $tokens } av hvert slag.
rules-souvenirs-last = Før første tur { $stacks ->
    [one] legger den siste i rekkefølgen slaget som er igjen, på et sted uten suvenirer, { $tokens } i alt.
   *[other] legges de { $stacks } slagene som er igjen, på steder uten suvenirer, { $tokens } av hvert slag. Den siste i rekkefølgen legger først, så den nest siste og så videre rundt bordet.
}
rules-souvenirs-take = Når du bygger en rute, tar du en suvenir fra en av de to endene, hvis det er en av et slag du ikke har ennå. Har begge en, velger du.
rules-souvenirs-score = Til slutt gir ulike symboler poeng:

rules-end = Når en spiller slutter turen sin med høyst to vogner, begynner siste runde: alle får én tur til, den spilleren sist.
rules-end-passes = Spillet slutter også når alle spillerne har meldt pass etter hverandre.
rules-end-score = Deretter legges dette til poengene dine:
rules-end-tickets = Billettene dine: de fullførte gir poengene sine, de andre koster like mange.
rules-end-longest = Lengste sammenhengende rute: { $points } poeng til spilleren som har den, eller til alle som har like lange. Den kan gå gjennom samme by flere ganger, men ikke over samme rute to ganger.
rules-end-globetrotter = Globetrotter: { $points } poeng til spilleren med flest fullførte billetter, eller til alle som har like mange. Ingen får dem hvis ingen billett er fullført.
rules-end-stations = Stasjoner: { $points } poeng for hver du ikke bygde.
rules-end-souvenirs = Suvenirer: poengene deres, som ovenfor.
rules-end-alvin = Alvin: { $points } poeng til den som har ham.

rules-ties = Står flere spillere likt med flest poeng, avgjør dette, i denne rekkefølgen:
rules-tie = { $tie ->
    [tickets] Flere fullførte billetter
    [stations] Færre bygde stasjoner
   *[longest_path] Bonusen for lengste sammenhengende rute
}
rules-ties-shared = Står de fortsatt likt, deler de seieren.
rules-ties-none = Står flere spillere likt med flest poeng, deler de seieren.
