# Det, der hjælper: et bræts regler, det guidede første spil, tasterne, og beskeden om, at det er ens tur.

## Siden med hjælp

guide-title = Sådan spiller du
guide-start-title = Dit første spil: en guide på to minutter
guide-start-text = Du spiller et rigtigt spil på brættet Nordamerika mod vores letteste bot. En guide forklarer én ting ad gangen og venter, til du har gjort den. Du kan når som helst springe guiden over og spille videre.
guide-start = Start med guide
guide-starting = Gør brættet klar…
guide-rules-title = Regler for hvert bræt
guide-rules-board = Bræt
guide-rules-players = Spillere
guide-rules-alvin = Med Alvin (variant)
guide-keys-title = Genvejstaster
guide-keys-settings = Slå genvejstaster til eller fra i indstillingerne
# Hvad en tast gør ved bordet; vises efter tasten.
guide-key = { $what ->
    [row] tag det kort i rækken
    [deck] træk fra bunken
    [tickets] træk rutekort
    [moves] liste over ruter, du kan bygge
    [undo] fortryd
    [log] vis loggen
    [chat] chat
    [hand] dine rutekort
    [help] disse genvejstaster
    [zoom] zoom på brættet
    [whole] vis hele brættet
    [move] flyt brættet, eller gå fra ét fremhævet punkt til det næste
   *[close] luk det, der er åbent
}

## Det guidede første spil. Et trin har en titel og en sætning eller to: op til 160 tegn, det skal være på en lille telefon.

guide-label = Guidet første spil
guide-progress = Trin { $step } af { $steps }
guide-next = Næste
guide-finish = Spil videre
guide-skip = Spring guiden over
guide-step-title = { $step ->
    [tickets] Vælg dine rutekort
    [first] Tag et kort
    [second] Og et til
    [glow] Se efter det, der lyser
    [claim] Byg en rute
    [points] Din første rute!
    [state] Hold øje med dine rutekort
   *[end] Sådan slutter spillet
}
# $keep: rutekort, der mindst skal beholdes. $points: point for den første rute. $length, $worth: de længste ruters felter og point.
# $bonus: point for den længste sammenhængende rute.
guide-step-text = { $step ->
    [tickets] Hvert rutekort nævner to byer, du skal forbinde; de lyser på brættet. Behold mindst { $keep }. Rutekort, der deler et stykke af vejen, er lettest.
    [first] På din tur gør du én ting: tager kort, bygger en rute eller trækker rutekort. Tag et kort nu: et af de fem åbne kort eller det øverste i bunken.
    [second] Du tager to kort pr. tur. Kortet med hjulet er et { wild-card }: det gælder for alle farver, men et åbent tæller som begge kort.
    [glow] En rute koster ét kort i dens farve pr. felt; til grå ruter vælger du selv farven. De ruter, du kan betale, lyser på din tur.
    [claim] Tag kort, tur efter tur, til en rute på din vej lyser. Vælg den så.
    [points] Du fik { $points } point med det samme. Lange ruter er meget mere værd: { $length } felter giver { $worth } point.
    [state] Dine rutekort viser, om de er færdiggjort, mulige eller blokeret. Vælg et, så viser brættet den korteste vej, der er tilbage.
   *[end] Når en spiller har højst to vogne, begynder sidste runde. Så giver færdiggjorte rutekort point, de andre trækker fra, og den længste rute giver { $bonus }.
}
# Hvad der er på færde lige nu, under trinets sætning. $routes: hvor mange ruter der lyser; $near: hvor mange af dem der hjælper et rutekort.
guide-hint = { $hint ->
    [wait] Den anden spiller har turen. Det tager ikke lang tid.
    [none] Intet lyser endnu: tag flere kort.
    [near] { $routes ->
        [one] { $routes } rute lyser nu, og den hjælper dig med dine rutekort.
       *[other] { $routes } ruter lyser nu, og { $near } af dem hjælper dig med dine rutekort.
    }
   *[some] { $routes ->
        [one] { $routes } rute lyser nu.
       *[other] { $routes } ruter lyser nu.
    }
}

## Beskeden om, at det er ens tur

# Titlen på browserens fane.
guide-notice-title = ● Din tur – { app-title }
guide-notice-quiet = { $board } – { app-title }
# En besked fra browseren, mens siden ikke er fremme.
guide-notice-head = Det er din tur
guide-notice-body = Spillet på brættet { $board } venter på dig.

## Et bræts regler i ét panel. Hver er et kort afsnit; kun dem, der gælder for brættet, vises.

rules-open-all = Åbn alle
rules-close-all = Luk alle
rules-section = { $section ->
    [aim] Målet
    [turn] Din tur
    [cards] Kort og { wild-card.plural }
    [claim] Byg en rute
    [parallel] Dobbelte spor
    [tickets] Rutekort
    [ferries] Færger
    [tunnels] Tunneler
    [stations] Stationer
    [markers] Startbyer og kontrol
    [alvin] Alvin
    [souvenirs] Souvenirer
    [end] Spillets slutning og point
   *[ties] Pointlighed
}

rules-aim = Byg togruter på brættet, og forbind byerne på dine hemmelige rutekort. Spilleren med flest point til sidst vinder.
rules-start = Du begynder med { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
} og { $hand } kort.
rules-order = Den første spiller vælges tilfældigt eller af værten. Derefter går turen fra plads til plads.
rules-order-later = Vælges den første spiller tilfældigt, trækkes der på dette bræt først lod, når alle har valgt rutekort.

rules-turn = På din tur gør du præcis én af disse ting:
rules-turn-draw = Tag kort.
rules-turn-claim = Byg en rute.
rules-turn-tickets = Træk rutekort.
rules-turn-station = Byg en station.
rules-turn-pass = Du melder kun pas, hvis intet af det er muligt.

# $colors: hvor mange farver. $each: kort i hver af dem.
rules-deck = Der er { $colors } farver, hver med sit eget symbol og { $each } kort i bunken.
rules-draw = Tag to kort, ét ad gangen: åbne kort fra rækken med fem eller det øverste kort fra bunken. Et hul i rækken fyldes, før du vælger igen.
# $wilds: hvor mange der er.
rules-wild = Et { wild-card } ({ $wilds } i bunken) gælder for alle farver.
rules-wild-open = Et åbent { wild-card } tæller som begge kort: tager du et, er det dit eneste kort, og det kan ikke være dit andet.
rules-wild-deck = Et { wild-card } trukket fra bunken er et kort som alle andre.
rules-sweep = Når tre eller flere af de fem åbne kort er { wild-card.plural }, kasseres alle fem og erstattes, så længe der er mindst tre andre kort til det.
rules-reshuffle = Når bunken er tom, blandes kastebunken og bliver den nye bunke. Er der intet kort, du må tage som det andet, er din tur ét kort. Du må have så mange kort på hånden, du vil.

rules-claim = Spil et kort i rutens farve for hvert felt, og sæt en af dine togvogne på hvert felt.
rules-claim-gray = Til en grå rute vælger du selv farven, men alle kort skal have den samme.
rules-claim-wilds = { wild-card.plural-start } kan erstatte nogle af kortene eller dem alle.
rules-claim-whole = Du bygger én rute pr. tur og altid hele ruten: du skal have kort og vogne til hvert felt. De kort, du spiller, kasseres.
rules-claim-anywhere = En rute behøver ikke hænge sammen med dine andre ruter.
rules-claim-points = Du får straks point efter længden:
rules-claim-points-control = En rute giver straks point efter længden; hvem der får dem, afhænger af, hvem der kontrollerer dens to byer:
rules-table-spaces = Felter
rules-table-symbols = Forskellige symboler
rules-table-points = Point

# $tracks: hvor mange der højst ligger side om side.
rules-parallel = { $tracks ->
    [2] To spor
   *[other] To eller tre spor
} mellem de samme to byer ligger side om side. Du må kun bygge ét af dem.
rules-parallel-closed = Med { $players } spillere kan kun ét af dem bygges: derefter er de andre lukket for alle.
rules-parallel-open = Med { $players } spillere er de andre spor stadig åbne for de andre spillere.
rules-parallel-from = Med { $players } eller flere spillere er de stadig åbne for de andre spillere.

rules-ticket = Et rutekort nævner to byer. Forbinder dine ruter dem ved spillets slutning, ad hvilken som helst vej, får du dets point. Ellers mister du lige så mange.
rules-ticket-start = Ved start får du { $deal } rutekort. Behold mindst { $keep }.
# $long: hvor mange lange der kommer oven i de $deal andre.
rules-ticket-start-long = Ved start får du { $long ->
    [one] { $long } langt rutekort
   *[other] { $long } lange rutekort
} og { $deal ->
    [one] { $deal } andet.
   *[other] { $deal } andre.
} Behold mindst { $keep } af dem alle.
rules-ticket-refused = { $where ->
    [out] Rutekort, du afleverer, går ud af spillet, uden at de andre ser dem.
    [shuffled_under] Afleverede rutekort blandes og lægges nederst i bunken med rutekort.
   *[under] Rutekort, du afleverer, lægges nederst i bunken med rutekort.
}
rules-ticket-draw = Senere kan du bruge en tur på at trække { $draw } rutekort, eller dem, der er tilbage, hvis det er færre. Behold mindst { $keep }; resten lægges nederst i bunken.
rules-ticket-long = Lange rutekort deles kun ud ved start.
rules-ticket-secret = Du beholder dine rutekort til det sidste. De andre ser, hvor mange du har, men ikke hvilke.

rules-ferry = Hvert felt med et hjul kræver et { wild-card }.
rules-ferry-rest = De andre felter kræver kort som sædvanlig eller flere { wild-card.plural }.

rules-tunnel = En stiplet kant betyder tunnel. Du spiller dine kort, og så vendes { $reveal } kort fra bunken, eller færre, hvis der ikke er nok tilbage.
rules-tunnel-extra = For hvert af dem, der er et { wild-card } eller har den farve, du spillede, betaler du ét kort mere: i den farve eller et { wild-card }.
rules-tunnel-wilds = Spillede du kun { wild-card.plural }, tæller kun { wild-card.plural-definite }, og dem betaler du med { wild-card.plural }.
rules-tunnel-leave = Kan eller vil du ikke betale, tager du dine kort tilbage, og din tur er slut.
rules-tunnel-length = Ekstrakort koster ikke flere vogne og giver ikke flere point.

rules-station = Du kan bruge en tur på at bygge en station i en by uden station. Du har { $each }.
rules-station-cost = { $each ->
    [1] Den koster ét kort.
    [2] Den første koster ét kort, den anden to i samme farve. { wild-card.plural-start } kan erstatte dem.
    [3] Den første koster ét kort, den anden to i samme farve, den tredje tre i samme farve. { wild-card.plural-start } kan erstatte dem.
   *[other] Den første koster ét kort, den anden to i samme farve, den tredje tre i samme farve og så videre. { wild-card.plural-start } kan erstatte dem.
}
rules-station-use = Til sidst må du for hver station bruge én anden spillers rute, der ender i dens by, til dine rutekort, som var den din. Det er den samme rute for alle rutekort; den bedste vælges for dig.

rules-start-city = Før den første tur sætter hver spiller en by-brik på en by uden: startbyen. Det koster ingenting. Den sidste spiller i rækkefølgen vælger først.
rules-network = Din første rute skal begynde i din startby. Alle senere ruter skal være forbundet med den by eller en by, dine ruter når til.
rules-control = Du kontrollerer byerne med dine by-brikker. Det har betydning, hver gang en rute bygges:
rules-control-none = Er ingen af dens byer kontrolleret, får den spiller, der bygger ruten, pointene.
rules-control-some = Ellers giver hver kontrolleret by pointene til den, der kontrollerer den, uanset hvem der bygger ruten. Kontrollerer du begge byer, får du point to gange; kontrollerer du ingen af dem, får du intet for din egen rute.
# $cost: kort at betale. $each: by-brikker til hver spiller.
rules-marker = Når der er givet point for en rute, du har bygget, må du sætte en by-brik mere på en af dens to byer, hvis den ikke har nogen. Prisen er { $cost ->
    [1] ét kort
   *[other] { $cost } kort i samme farve eller { wild-card.plural }
}. Du har { $each } by-brikker, startbyens medregnet, og de flyttes aldrig.

rules-alvin = Rumvæsenet Alvin begynder i { $city }, som ikke kan være startby og aldrig får en by-brik.
rules-alvin-capture = Byg en rute til den by, hvor han er, så fanger du ham og får { $points } point, medmindre du allerede har ham. Han kan fanges igen og igen.
rules-alvin-move = Derefter skal du flytte ham til en by, du kontrollerer. En by-brik, du sætter i denne tur, tæller med.

# $symbols: hvor mange slags.
rules-souvenirs = Der er { $symbols } slags souvenirer, hver med sit eget symbol.
# $fixed: hvor mange stakke. $tokens: souvenirer i hver af dem.
rules-souvenirs-fixed = { $fixed ->
    [one] { $fixed } stak med { $tokens } ligger på brættet fra start.
   *[other] { $fixed } stakke med { $tokens } ligger på brættet fra start.
} Tilfældet afgør, hvilke slags det er.
# $stacks: de slags, der er tilbage. $tokens: souvenirer af hver.
rules-souvenirs-second = Før første tur lægger den anden spiller { $stacks ->
    [one] den slags, der er tilbage,
   *[other] de { $stacks } slags, der er tilbage,
} på steder uden souvenirer, { $tokens } af hver slags.
rules-souvenirs-last = Før første tur { $stacks ->
    [one] lægger den sidste i rækkefølgen den slags, der er tilbage, på et sted uden souvenirer, { $tokens } i alt.
   *[other] lægges de { $stacks } slags, der er tilbage, på steder uden souvenirer, { $tokens } af hver slags. Den sidste i rækkefølgen lægger først, så den næstsidste og så videre bordet rundt.
}
rules-souvenirs-take = Når du bygger en rute, tager du en souvenir fra en af dens to ender, hvis der er en af en slags, du ikke har endnu. Er der en i begge, vælger du.
rules-souvenirs-score = Til sidst giver forskellige symboler point:

rules-end = Når en spiller slutter sin tur med højst to vogne, begynder sidste runde: alle får én tur mere, den spiller sidst.
rules-end-passes = Spillet slutter også, når alle spillere har meldt pas efter hinanden.
rules-end-score = Derefter lægges dette til dine point:
rules-end-tickets = Dine rutekort: færdiggjorte giver deres point, de andre koster lige så mange.
rules-end-longest = Længste sammenhængende rute: { $points } point til den spiller, der har den, eller til alle, der har lige lange. Den må gå gennem samme by flere gange, men ikke ad samme rute to gange.
rules-end-globetrotter = Globetrotter: { $points } point til spilleren med flest færdiggjorte rutekort, eller til alle, der har lige mange. Ingen får dem, hvis intet rutekort er færdiggjort.
rules-end-stations = Stationer: { $points } point for hver, du ikke byggede.
rules-end-souvenirs = Souvenirer: deres point, som ovenfor.
rules-end-alvin = Alvin: { $points } point til den, der har ham.

rules-ties = Står flere spillere lige med flest point, afgør dette, i denne rækkefølge:
rules-tie = { $tie ->
    [tickets] Flere færdiggjorte rutekort
    [stations] Færre byggede stationer
   *[longest_path] Bonussen for længste sammenhængende rute
}
rules-ties-shared = Står de stadig lige, deler de sejren.
rules-ties-none = Står flere spillere lige med flest point, deler de sejren.
