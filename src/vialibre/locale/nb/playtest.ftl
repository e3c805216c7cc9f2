### Spilltester: kommandoene `playtest` og `board balance` og siden som --html skriver.

cli-playtest-help = La boter spille mange spill på et brett, og rapporter resultatene til den som designer det: plasser, billetter, ruter, byer, farger, lengde, poeng og problemer.
cli-playtest-examples =
    Eksempler:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Antall spillere, atskilt med komma; spillene veksler mellom dem. Standard: alle som brettet tillater.
cli-playtest-bots-help = Én bot på alle plasser, eller flere som bytter plass fra spill til spill.
cli-playtest-jobs-help = Antall prosesser som deler arbeidet; resultatene avhenger ikke av det. Standard: én per kjerne.
cli-playtest-resume-help = Fortsett en spilltest med samme innstillinger i stedet for å begynne på nytt.
cli-playtest-results-help = SQLite-filen som lagrer ferdige spill.
cli-playtest-json-help = Skriv alle tallene til denne filen som JSON; - skriver til terminalen.
cli-playtest-kept = avbrutt; { $games ->
    [one] ett spill er lagret
   *[other] { $games } spill er lagret
} i { $file }. Fortsett med: { $command }
cli-playtest-table = spillere
cli-playtest-first = første plass vinner
cli-playtest-turns = turer per spiller
cli-playtest-score = poeng
cli-playtest-close = jevne spill
cli-playtest-fine = Ingenting skiller seg ut: alle plasser, billetter, ruter, byer og farger ligger sikkert innenfor det standardbrettene viser.
cli-playtest-found = { $flags ->
    [one] Ett funn:
   *[other] { $flags } funn:
}

cli-board-balance-help = Foreslå poeng for billettene på et brett ut fra hvordan de påvirker sjansen til å vinne.
cli-board-balance-examples =
    Eksempler:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Skriv en kopi av brettfilen med de foreslåtte poengene; alt annet blir som det er.
cli-board-balance-now = poeng
cli-board-balance-proposed = foreslått
cli-board-balance-range = mellom
cli-board-balance-made = fullført
cli-board-balance-effect = virkning på seire
cli-board-balance-turns = turer den koster
cli-board-balance-all-fine = { $tickets } billetter: ingen er sikkert verdt mer eller mindre enn poengene sine. Flere spill kan kanskje vise det.
cli-board-balance-some = { $changed } av { $tickets } billetter er sikkert verdt mer eller mindre enn poengene sier. Endre dem og test på nytt: spillere går etter poengene.
cli-board-balance-hard = * fullføres i under { $least } av spillene: en billett som ikke fullføres, koster poengene sine, så hvert ekstra poeng ville i snitt gi under { $gain } poeng, og under 50 % ville det koste poeng. Gjør heller veien lettere.
cli-board-balance-written = Lagret i { $file }.

playtest-title = Spilltest: { $board }
playtest-lead = { $games ->
    [one] Ett spill
   *[other] { $games } spill
} av { $bots } med { $seats } spillere{ $alvin ->
    [yes] , med Alvin
   *[no] {""}
}.
playtest-intervals = Hvert tall har 95 %-intervallet sitt i parentes: Wilson-intervaller for andeler, Students t over spill for resten. Plassene i ett spill er ikke uavhengige; det er spillene, så intervallene beregnes over spill.
playtest-fine = Ingenting skiller seg ut.
playtest-fine-note = Alle plasser, billetter, ruter, byer og farger ligger sikkert innenfor det de fire standardbrettene viser. Det garanterer ikke et godt brett: boter er ikke mennesker, og moro måles ikke her.
playtest-unclear = For få spill til å si det.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Ett tall kan fortsatt ligge utenfor det vanlige.
   *[other] { $figures } tall kan fortsatt ligge utenfor det vanlige.
} { $bound ->
    [over] Det ville kreve mer enn { $more } spill til for å avgjøre det.
   *[about] Omtrent { $more } spill til ville avgjøre det.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] krever mer enn { $more } spill til
   *[about] krever omtrent { $more } spill til
}
playtest-unclear-rest = Og { $count } til.
playtest-flags = Funn
playtest-flags-note = Hvert av disse funnene ligger signifikant utenfor det de fire standardbrettene viser. Den som ser på mange ting på en gang, finner noe ved en tilfeldighet, og det korrigerer testen for (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Feil
   *[other] Advarsel
}
playtest-why = Hvorfor det betyr noe:
playtest-fix = Hva som hjelper:

playtest-flag-seat-bias = Med { $seats } spillere vinner plass { $seat } i { $figure } av spillene; en lik andel er { $even }.
playtest-why-seat-bias = Plassene trekkes tilfeldig, så en del av spillet blir også tilfeldig.
playtest-fix-seat-bias = Se på hva en spiller kan gjøre i de aller første turene: billige ruter med mange poeng, få kort som trengs. Gjør spillet lengre (flere vogner), de beste rutene dyrere, eller gi de senere plassene ett kort til.
playtest-flag-dominated-ticket = Billetten { $ticket } er verdt { $points } poeng over { $way } vogner; { $other } gir { $other_points } over { $other_way }. I gjennomsnitt gir den eieren { $figure } poeng.
playtest-why-dominated-ticket = Den er aldri den rette billetten å beholde, og uflaks for en spiller som ikke har noe valg.
playtest-fix-dominated-ticket = Gi den flere poeng eller andre byer. 'vialibre board balance' foreslår poeng.
playtest-flag-scarce-color = Det er for lite av { $color }: { wild-card.plural } utgjør { $figure } av det som betales for rutene i fargen. Den har { $spaces } felt til { $cards } kort.
playtest-why-scarce-color = Spillerne venter på én farge, og den som trekker { wild-card.plural }, vinner kappløpet om rutene i den.
playtest-fix-scarce-color = Gi noen av rutene en annen farge eller gjør dem grå, til alle fargene har omtrent like mange felt.
playtest-flag-idle-color = { $color } blir til overs: { $figure } av kortene i fargen er fortsatt på hånden når et spill slutter. Den har { $spaces } felt til { $cards } kort.
playtest-why-idle-color = Ingen har nytte av å trekke den, så en del av bunken er bortkastet.
playtest-fix-idle-color = Gi den flere felt, helst på ruter som spillerne vil ha.
playtest-flag-dead-end = { $city } brukes nesten ikke: byen nås i { $figure } av spillene.
playtest-why-dead-end = En by uten nytte fyller bare opp brettet; en billett dit ville vært en felle.
playtest-fix-dead-end = Gi den en vei til, en billett eller en rute som er verdt vognene; eller fjern den.
playtest-flag-one-way-city = Bare én vei går til { $city }, og billettene dit fullføres av { $figure } av dem som har dem: færre enn for andre billetter.
playtest-why-one-way-city = Den som bygger den veien, stenger alle andre ute, og de som har billettene, kan ikke gjøre noe med det.
playtest-fix-one-way-city = Gi byen en vei til eller en dobbeltrute, eller fjern billettene dit.
playtest-flag-idle-route = { $route } brukes nesten ikke: den bygges i { $figure } av spillene.
playtest-why-idle-route = Spillerne tar den ikke engang når andre veier er blokkert.
playtest-fix-idle-route = Gjør den kortere eller grå, eller la den gå til et sted som billetter trenger.
playtest-flag-hopeless-ticket = Billetten { $ticket } fullføres av { $figure } av dem som beholder den.
playtest-why-hopeless-ticket = Den koster poengene sine oftere enn den gir dem.
playtest-fix-hopeless-ticket = Finn stedet på kartet der den blir blokkert; en vei til eller dobbeltruter hjelper mer enn poeng.
playtest-flag-strong-ticket = Den som har { $ticket }, vinner { $figure } prosentpoeng oftere enn en lik andel.
playtest-why-strong-ticket = Én heldig billett avgjør for mye.
playtest-fix-strong-ticket = Gi den færre poeng. 'vialibre board balance' foreslår hvor mange.
playtest-flag-weak-ticket = Den som har { $ticket }, vinner { $figure } prosentpoeng oftere enn en lik andel; altså sjeldnere.
playtest-why-weak-ticket = Den som får den, mister lett seieren.
playtest-fix-weak-ticket = Gi den flere poeng eller en lettere vei. 'vialibre board balance' foreslår poeng.
playtest-flag-one-strategy = { $strategy }: den som gjør mest av det, vinner { $figure } prosentpoeng oftere enn en lik andel.
playtest-why-one-strategy = Hvis én vane alltid er riktig, er det lite å bestemme.
playtest-fix-one-strategy = Endre det strategien bygger på: poeng for lange ruter, hvor mange billetter det er å trekke, andre veier.

playtest-players = { $seats } spillere
playtest-seat = plass { $seat }
playtest-seats = Plasser og seire
playtest-seats-note = Hvor ofte hver plass vant; plass 1 begynner. Den stiplede linjen er en lik andel.
playtest-map = Brettet i spill
playtest-map-note = Pek på en rute eller en by for å se tallene. Jo større prikken til en by er, desto flere spill der en spiller kommer dit.
playtest-map-often = hvor ofte den bygges
playtest-map-when = når den bygges
playtest-map-wins = eierens seire
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: bygd i { $claimed } av spillene, når { $when } av turene er over; den som har den, vinner { $effect } prosentpoeng oftere enn en lik andel
playtest-route-never = { $route }: bygd i { $claimed } av spillene
playtest-city-line = { $city }: nådd i { $reached } av spillene; den som kommer dit, vinner { $effect } prosentpoeng oftere enn en lik andel
playtest-ticket-line = { $ticket }: beholdt { $kept }, fullført { $made }, vinner { $effect } prosentpoeng oftere enn en lik andel
playtest-tickets = Hva billetter er verdt
playtest-tickets-note = Mot høyre: beholdes oftere når den tilbys. Oppover: eieren vinner oftere enn en lik andel, i prosentpoeng. Større prikker har flere poeng; ringer på linjen ble holdt for sjelden til å si noe. Å ha den er ikke hele årsaken: spillere beholder det som passer planene deres.
playtest-chart-up = seire ut over en lik andel, prosentpoeng
playtest-chart-across = beholdt når tilbudt
playtest-all-tickets = Alle billetter
playtest-all-routes = Alle ruter
playtest-all-cities = Alle byer
playtest-head-ticket = billett
playtest-head-route = rute
playtest-head-city = by
playtest-head-color = farge
playtest-head-way = vogner
playtest-head-offered = tilbudt
playtest-head-kept = beholdt når tilbudt
playtest-head-made = fullført når beholdt
playtest-head-points = poeng i gjennomsnitt
playtest-head-effect = seire, prosentpoeng
playtest-head-claimed = spill der den bygges
playtest-head-when = andel av spillet over
playtest-head-routes = ruter
playtest-head-tickets = billetter
playtest-head-reached = spill der den nås
playtest-head-spaces = felt
playtest-head-cards = kort
playtest-head-paid = betalt per spill
playtest-head-left = igjen på hånden
playtest-head-wilds = lokomotiver blant betalingene
playtest-head-wins = seire
playtest-head-row = andel av raden
playtest-cities = Byer som betyr noe
playtest-cities-note = Byer der besøkende vinner oftest og sjeldnest, sammenlignet med en lik andel.
playtest-colors = Farger
playtest-colors-note = Andelen { wild-card.plural } i det som betales for rutene i en farge: de trer inn der en farge mangler. Den stiplede linjen er gjennomsnittet av alle fargene.
playtest-games = Lengde, poeng og forsprang
playtest-turns = Turer per spiller
playtest-scores = Poeng per spiller
playtest-margins = Forsprang mellom nummer én og to
playtest-games-note = Søylene viser hyppigheten, den stiplede linjen gjennomsnittet. { $close } av spillene er jevne: forspranget er høyst en tidel av vinnerens poeng.
playtest-strategies = Strategier
playtest-strategies-note = I hvert spill gjorde én plass mest av noe. Hvor ofte den vant, sammenlignet med en lik andel; 0 er likt. Blokkering er å bygge ved byen til en motspiller, unna sine egne byer. Alle plassene ble spilt av samme slags bot, så dette viser hva brettet belønner, ikke hvem som er best.
playtest-strategy = { $strategy ->
    [tickets] Mange billetter
    [long_routes] Lange ruter
    [blocking] Blokkering
   *[early] Tidlige ruter
}
playtest-bots = Boter
playtest-bots-note = Hvor ofte plassene til hver bot vant, sammenlignet med en lik andel.
playtest-compared = Sammenlignet med standardbrettene
playtest-compared-note = Forspranget er vist som en andel av vinnerens poeng. Prikken er dette brettet, merkene er de fire standardbrettene, båndet er spennet deres. En pil betyr at dette brettet ligger signifikant utenfor. Det er ikke i seg selv en feil.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = dette brettet
playtest-mean = gjennomsnitt { $figure }
playtest-headline = { $name ->
    [turns] Turer per spiller
    [first] Seire til første plass
    [score] Poeng per spiller
    [margin] Forsprang til nummer to
    [close] Jevne spill
    [lead_changes] Lederskifter
    [half_time] Lederen halvveis vinner
    [tickets] Billetter per spiller
    [made] Fullførte billetter
    [ticket_points] Poeng fra billetter
    [claims] Ruter per spiller
    [length] Lengden på en bygd rute
    [drawing] Turer brukt på å trekke kort
   *[cards_left] Kort igjen på hånden
}
playtest-again = Gjenta forsøket
playtest-again-note = Kort og valg følger av startverdien: de samme innstillingene gir de samme spillene på alle maskiner og med et hvilket som helst antall prosesser.
playtest-footer = Laget av Vía Libre { $version }.

error-bad-findings = Denne versjonen kan ikke lese disse resultatene av en spilltest ({ $detail }).
error-bad-seat-list = «{ $text }» er ikke en gyldig liste over antall spillere. Skriv for eksempel 2,3.
error-balance-not-toml = Poeng kan bare skrives i en brettfil. Oppgi filen i stedet for «{ $board }», eller utelat --write.
error-balance-row-missing = Raden med billetten «{ $ticket }» ble ikke funnet i { $file }; ingenting ble skrevet.
