# Det, der hjælper: et bræts regler, det guidede første spil, tasterne, og beskeden om, at det er ens tur.

## Siden med hjælp

guide-title = Sådan spiller du
guide-start-title = Et første spil, to minutter med guide
guide-start-text = Du spiller et rigtigt spil på brættet Nordamerika mod vores blideste bot. En guide forklarer én ting ad gangen og venter, til du har gjort den. Du kan sende guiden væk, når du vil, og spille videre selv.
guide-start = Start det guidede spil
guide-starting = Brættet lægges frem…
guide-rules-title = Reglerne for hvert bræt
guide-rules-board = Bræt
guide-rules-players = Spillere
guide-rules-alvin = Med Alvin, en variant
guide-keys-title = Taster ved bordet
guide-keys-settings = Slå tasterne til eller fra i indstillingerne
# Hvad en tast gør ved bordet; vises efter tasten.
guide-key = { $what ->
    [row] tag det kort i rækken
    [deck] træk fra bunken
    [tickets] træk rutekort
    [moves] liste over ruter, du kan bygge
    [undo] fortryd
    [log] hvad der er sket
    [chat] chat
    [hand] dine rutekort
    [help] disse taster
    [zoom] zoom på kortet
    [whole] vis hele kortet
    [move] flyt kortet, eller gå fra det ene lysende til det næste
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
    [points] Dit første spor!
    [state] Sådan står dine rutekort
   *[end] Sådan slutter det
}
# $keep: rutekort, der mindst skal beholdes. $points: point for den første rute. $length, $worth: de længste ruters felter og point.
# $bonus: point for den længste sammenhængende rute.
guide-step-text = { $step ->
    [tickets] Et rutekort nævner to byer, du skal forbinde; de lyser på kortet. Behold mindst { $keep }. Rutekort med fælles vej er lettest.
    [first] En tur er én ting: tag kort, byg en rute, eller træk rutekort. Tag et kort nu: et af de fem åbne eller det øverste i bunken.
    [second] Du tager to på en tur. Kortet med hjulet er et { wild-card } og passer til alle farver, men et åbent { wild-card } tæller for to.
    [glow] En rute koster ét kort i dens farve for hvert felt; til grå vælger du selv farven. Det, du kan betale, lyser på din tur.
    [claim] Tag kort, tur efter tur, til en rute på din vej lyser. Tryk så på den.
    [points] Det gav dig { $points } point med det samme. Lange ruter er meget mere værd: { $length } felter giver { $worth } point.
    [state] Du kan se, om dine rutekort er gennemført, mulige eller afskåret. Tryk på et, så viser kortet den billigste vej, der er tilbage.
   *[end] Når nogen har højst to vogne, begynder sidste runde. Så giver gennemførte rutekort point, de andre koster, og den længste rute giver { $bonus }.
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
    [claim] At bygge en rute
    [parallel] Parallelle spor
    [tickets] Rutekort
    [ferries] Færger
    [tunnels] Tunneler
    [stations] Stationer
    [markers] Startbyer og kontrol
    [alvin] Alvin
    [souvenirs] Souvenirer
    [end] Slutningen og pointene
   *[ties] Hvis pointene er lige
}

rules-aim = Byg togruter på kortet, og forbind de byer, dine hemmelige rutekort nævner. Den, der har flest point til sidst, vinder.
rules-start = Du begynder med { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
} og { $hand } kort.
rules-order = Tilfældet eller værten afgør, hvem der begynder. Derefter går turen rundt fra plads til plads.
rules-order-later = På dette bræt trækkes der lod om den første spiller, når alle har valgt rutekort.

rules-turn = Din tur er én af disse ting og kun én:
rules-turn-draw = Tag kort.
rules-turn-claim = Byg en rute.
rules-turn-tickets = Træk rutekort.
rules-turn-station = Byg en station.
rules-turn-pass = Du melder pas, hvis intet af det er muligt, og kun da.

# $colors: hvor mange farver. $each: kort i hver af dem.
rules-deck = Der er { $colors } farver, hver med sit eget symbol og { $each } kort i bunken.
rules-draw = Tag to kort, ét ad gangen: fra rækken, de fem åbne, eller uset fra bunken. Et hul i rækken fyldes, før du vælger igen.
# $wilds: hvor mange der er.
rules-wild = Et { wild-card } ({ $wilds } i bunken) gælder som en hvilken som helst farve.
rules-wild-open = Et { wild-card } fra rækken tæller for begge kort: tager du det, er det dit eneste, og det kan ikke være dit andet kort.
rules-wild-deck = Et { wild-card }, du trækker uset, er et kort som alle andre.
rules-sweep = Når mindst tre i rækken er { wild-card.plural }, kasseres hele rækken, og fem nye kort vendes, så længe der er mindst tre andre kort til det.
rules-reshuffle = Når bunken er tom, blandes de kasserede kort og bliver den nye bunke. Er der intet, du må tage som andet kort, er din tur ét kort. Du må have så mange kort på hånden, du vil.

rules-claim = Spil et kort i rutens farve for hvert felt, og sæt en af dine vogne på hvert.
rules-claim-gray = Til en grå rute vælger du selv farven, men alle kort skal have den samme.
rules-claim-wilds = { wild-card.plural-start } kan erstatte nogle af kortene eller dem alle.
rules-claim-whole = Én rute på en tur, og altid hele ruten: du skal have kort og vogne til hvert felt. De kort, du spiller, kasseres.
rules-claim-anywhere = En rute behøver ikke hænge sammen med dine andre.
rules-claim-points = Du får straks point efter længden:
rules-claim-points-control = Den giver straks point efter længden; hvem der får dem, afhænger af, hvem der kontrollerer dens to byer:
rules-table-spaces = Felter
rules-table-symbols = Forskellige symboler
rules-table-points = Point

# $tracks: hvor mange der højst ligger side om side.
rules-parallel = { $tracks ->
    [2] To spor
   *[other] To eller tre spor
} mellem de samme to byer er parallelle. Du må kun eje ét af dem.
rules-parallel-closed = Med { $players } spillere kan kun ét af dem bygges: derefter er de andre lukket for alle.
rules-parallel-open = Med { $players } spillere er de andre spor stadig åbne for de andre spillere.
rules-parallel-from = Med { $players } spillere eller flere er de stadig åbne for de andre.

rules-ticket = Et rutekort nævner to byer. Er de til sidst forbundet af dine ruter, uanset hvilken vej, får du dets point. Ellers mister du lige så mange.
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
    [out] Dem, du vælger fra, går ud af spillet, og ingen ser dem.
    [shuffled_under] Dem, der vælges fra, blandes og lægges nederst i bunken med rutekort.
   *[under] Dem, du vælger fra, lægges nederst i bunken med rutekort.
}
rules-ticket-draw = Senere kan en tur være: træk { $draw } rutekort, eller dem, der er tilbage, hvis det er færre, og behold mindst { $keep }. Resten lægges nederst i bunken.
rules-ticket-long = Lange rutekort deles kun ud ved start.
rules-ticket-secret = Det, du beholder, beholder du til det sidste. De andre ser, hvor mange rutekort du har, men ikke hvilke.

rules-ferry = Hvert felt med et hjul kræver et { wild-card }.
rules-ferry-rest = De andre felter tager kort som ellers eller flere { wild-card.plural }.

rules-tunnel = En stiplet kant betyder tunnel. Du spiller dine kort, og så vendes { $reveal } kort fra bunken, eller færre, hvis der ikke er flere.
rules-tunnel-extra = Hvert af dem, der er et { wild-card } eller har den farve, du spillede, kræver ét kort ekstra: i den farve eller et { wild-card }.
rules-tunnel-wilds = Spillede du kun { wild-card.plural }, tæller kun { wild-card.plural-definite }, og dem betaler du med { wild-card.plural }.
rules-tunnel-leave = Kan eller vil du ikke betale det hele, tager du dine kort tilbage, og din tur er slut.
rules-tunnel-length = Det koster ikke flere vogne og giver ikke flere point.

rules-station = En tur kan være: byg en station i en by, hvor der ikke er nogen endnu. Du har { $each }.
rules-station-cost = { $each ->
    [1] Den koster ét kort.
    [2] Den første koster ét kort, den anden to i samme farve. { wild-card.plural-start } kan erstatte dem.
    [3] Den første koster ét kort, den anden to i samme farve, den tredje tre i samme farve. { wild-card.plural-start } kan erstatte dem.
   *[other] Den første koster ét kort, den anden to i samme farve, den tredje tre i samme farve og så videre. { wild-card.plural-start } kan erstatte dem.
}
rules-station-use = Til sidst kan du for hver station bruge én rute, der ender i dens by og tilhører en anden, til dine rutekort, som var den din. Det er den samme for alle rutekort; den bedste vælges for dig.

rules-start-city = Før første tur sætter alle en bybrik på en by uden: startbyen. Det koster ingenting. Den sidste i rækkefølgen vælger først.
rules-network = Din første rute skal ende i din startby. Alle senere skal røre den by eller en, dine ruter når til.
rules-control = Du kontrollerer byerne med dine bybrikker. Det betyder noget, hver gang en rute bygges:
rules-control-none = Er ingen af dens byer kontrolleret, får den, der bygger ruten, pointene.
rules-control-some = Ellers giver hver kontrolleret by pointene til den, der kontrollerer den, uanset hvem der bygger ruten. Kontrollerer du begge byer, får du point to gange; kontrollerer du ingen af dem, får du intet for din egen rute.
# $cost: kort at betale. $each: bybrikker til hver spiller.
rules-marker = Når der er givet point for en rute, du har bygget, må du sætte en bybrik mere på en af dens to byer, hvis den ikke har nogen. Prisen er { $cost ->
    [1] ét kort
   *[other] { $cost } kort i samme farve eller { wild-card.plural }
}. Du har { $each } bybrikker, startbyens medregnet, og de flyttes aldrig.

rules-alvin = Rumvæsenet Alvin ses først i { $city }. Den kan ikke være startby og får aldrig en bybrik.
rules-alvin-capture = Byg en rute til den by, hvor han er, og du fanger ham for { $points } point, medmindre du allerede har ham. Han kan fanges igen og igen.
rules-alvin-move = Så skal du flytte ham til en by, du kontrollerer. En bybrik, du sætter i denne tur, tæller med.

# $symbols: hvor mange slags.
rules-souvenirs = Der er { $symbols } slags souvenirer, hver med et symbol.
# $fixed: hvor mange stakke. $tokens: souvenirer i hver af dem.
rules-souvenirs-fixed = Fra start { $fixed ->
    [one] ligger { $fixed } stak med { $tokens } på sit sted.
   *[other] ligger { $fixed } stakke med { $tokens } på deres steder.
} Tilfældet afgør, hvilken slags der er hvor.
# $stacks: de slags, der er tilbage. $tokens: souvenirer af hver.
rules-souvenirs-second = Før første tur lægger den anden spiller { $stacks ->
    [one] den slags, der er tilbage,
   *[other] de { $stacks } slags, der er tilbage,
} på steder uden souvenirer, { $tokens } af hver slags.
rules-souvenirs-last = Før første tur { $stacks ->
    [one] lægger den sidste i rækkefølgen den slags, der er tilbage, på et sted uden souvenirer, { $tokens } i alt.
   *[other] lægges de { $stacks } slags, der er tilbage, på steder uden souvenirer, { $tokens } af hver slags. Den sidste i rækkefølgen lægger først, så den næstsidste og så videre bordet rundt.
}
rules-souvenirs-take = Når du bygger en rute, tager du en souvenir fra et af dens to steder, hvis der er en af en slags, du ikke har. Har begge en, vælger du.
rules-souvenirs-score = Til sidst giver forskellige symboler point:

rules-end = Når nogen slutter en tur med højst to vogne, kommer sidste runde: én tur mere til alle, den spiller sidst.
rules-end-passes = Spillet slutter også, når alle spillere har meldt pas efter hinanden.
rules-end-score = Så lægges dette til de point, du har:
rules-end-tickets = Dine rutekort: deres point for de gennemførte, lige så mange i minus for de andre.
rules-end-longest = Længste sammenhængende rute: { $points } point for den længste ubrudte række af vogne og til alle, der har en af den længde. Den må komme gennem en by igen, men ikke to gange over samme rute.
rules-end-globetrotter = Flest gennemførte rutekort: { $points } point til alle, der har lige mange. Ingen får dem, hvis intet rutekort blev gennemført.
rules-end-stations = Stationer: { $points } point for hver, du ikke byggede.
rules-end-souvenirs = Souvenirer: deres point, som ovenfor.
rules-end-alvin = Alvin: { $points } point til den, der har ham.

rules-ties = Har flere flest point, afgør dette, i denne rækkefølge:
rules-tie = { $tie ->
    [tickets] Flere gennemførte rutekort
    [stations] Færre byggede stationer
   *[longest_path] Bonussen for længste sammenhængende rute
}
rules-ties-shared = Afgør det heller ikke sagen, vinder de sammen.
rules-ties-none = Har flere flest point, vinder de sammen.
