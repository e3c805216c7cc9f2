### Spilltester: kommandoene `playtest` og `board balance` og siden som --html skriver.

cli-playtest-help = La boter spille mange spill på et brett, og fortell den som designer det, hva de viser: plasser, billetter, ruter, byer, farger, lengde, poeng, og hva som er galt.
cli-playtest-examples =
    Eksempler:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Antall spillere, atskilt med komma; spillene veksler mellom dem. Hvis ikke oppgitt: alle som brettet tillater.
cli-playtest-bots-help = Én bot på alle plasser, eller flere som bytter plass fra spill til spill.
cli-playtest-jobs-help = Prosesser som deler på arbeidet; resultatene avhenger ikke av det. Hvis ikke oppgitt: én per kjerne.
cli-playtest-resume-help = Fortsett en spilltest med samme innstillinger i stedet for å begynne på nytt.
cli-playtest-results-help = SQLite-filen som tar vare på det som er gjort.
cli-playtest-json-help = Skriv alle tallene til denne filen som JSON; - er terminalen.
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
    [one] Én ting å se på:
   *[other] { $flags } ting å se på:
}

cli-board-balance-help = Foreslå poeng for billettene på et brett ut fra hva det gjør med sjansen til å vinne å ha dem.
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
playtest-intervals = Hvert tall har 95 %-intervallet sitt i parentes: etter Wilson for hvor ofte noe skjer, Students t over spill for resten. Plassene i ett spill er ikke uavhengige; det er spillene, og intervallene går etter spill.
playtest-fine = Ingenting skiller seg ut.
playtest-fine-note = Alle plasser, billetter, ruter, byer og farger ligger sikkert innenfor det de fire standardbrettene viser. Det er ikke noe løfte: boter er ikke mennesker, og moro måles ikke her.
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
playtest-flags = Hva du bør se på
playtest-flags-note = Hver av disse tingene ligger sikkert utenfor det de fire standardbrettene viser: den som ser på mange ting på en gang, finner alltid noe ved en tilfeldighet, og det er tatt med i beregningen (Holm, én av hundre).
playtest-severity = { $severity ->
    [fault] Feil
   *[other] Advarsel
}
playtest-why = Hvorfor det betyr noe:
playtest-fix = Hva som hjelper:

playtest-flag-seat-bias = Med { $seats } spillere vinner plass { $seat } i { $figure } av spillene; { $even } ville vært jevnt.
playtest-why-seat-bias = Det trekkes lodd om plassene, så en del av spillet blir loddtrekning.
playtest-fix-seat-bias = Se på hva en spiller kan gjøre i de aller første turene: billige ruter med mange poeng, få kort som trengs. Gjør spillet lengre (flere vogner), de beste rutene dyrere, eller gi de senere plassene ett kort til.
playtest-flag-dominated-ticket = Billetten { $ticket } er verdt { $points } poeng over { $way } vogner; { $other } gir { $other_points } over { $other_way }. I gjennomsnitt gir den eieren { $figure } poeng.
playtest-why-dominated-ticket = Den er aldri den rette å beholde: et bomlodd i utvalget, og uflaks for den som ikke har noe valg.
playtest-fix-dominated-ticket = Gi den flere poeng eller andre byer. 'vialibre board balance' foreslår poeng.
playtest-flag-scarce-color = { $color } er det for lite av: { wild-card.plural } er { $figure } av det som betales for rutene i fargen. Den har { $spaces } felt til { $cards } kort.
playtest-why-scarce-color = Spillerne venter på én farge, og den som trekker { wild-card.plural }, vinner kappløpet om rutene i den.
playtest-fix-scarce-color = Gi noen av rutene en annen farge eller gjør dem grå, til alle fargene har omtrent like mange felt.
playtest-flag-idle-color = { $color } blir til overs: { $figure } av kortene i fargen er fortsatt på hånden når et spill slutter. Den har { $spaces } felt til { $cards } kort.
playtest-why-idle-color = Ingen har nytte av å trekke den, så det er bomlodd i bunken.
playtest-fix-idle-color = Gi den flere felt, helst på ruter som spillerne vil ha.
playtest-flag-dead-end = Nesten ingen kommer til { $city }: byen nås i { $figure } av spillene.
playtest-why-dead-end = En by uten nytte er bare blekk på brettet; en billett dit ville vært en felle.
playtest-fix-dead-end = Gi den en vei til, en billett eller en rute som er verdt vognene; eller utelat den.
playtest-flag-one-way-city = Bare én vei går til { $city }, og billettene dit fullføres av { $figure } av dem som har dem: færre enn for andre billetter.
playtest-why-one-way-city = Den som bygger den veien, stenger alle andre ute, og de som har billettene, kan ikke gjøre noe med det.
playtest-fix-one-way-city = Gi byen en vei til eller parallelle ruter, eller utelat billettene dit.
playtest-flag-idle-route = Nesten ingen bygger { $route }: bare i { $figure } av spillene.
playtest-why-idle-route = Den er ikke noe alternativ når andre veier er sperret, så den teller ikke som et.
playtest-fix-idle-route = Gjør den kortere eller grå, eller la den gå til et sted som billetter trenger.
playtest-flag-hopeless-ticket = Billetten { $ticket } fullføres av { $figure } av dem som beholder den.
playtest-why-hopeless-ticket = Den koster poengene sine oftere enn den gir dem.
playtest-fix-hopeless-ticket = Finn stedet på kartet der den blir avskåret; en vei til eller parallelle ruter hjelper mer enn poeng.
playtest-flag-strong-ticket = Den som har { $ticket }, vinner { $figure } prosentpoeng oftere enn det som ville vært jevnt.
playtest-why-strong-ticket = Én heldig billett avgjør for mye.
playtest-fix-strong-ticket = Gi den færre poeng. 'vialibre board balance' foreslår hvor mange.
playtest-flag-weak-ticket = Den som har { $ticket }, vinner { $figure } prosentpoeng oftere enn det som ville vært jevnt; altså sjeldnere.
playtest-why-weak-ticket = Å få den utdelt koster seieren.
playtest-fix-weak-ticket = Gi den flere poeng eller en lettere vei. 'vialibre board balance' foreslår poeng.
playtest-flag-one-strategy = { $strategy }: den som gjør mest av det, vinner { $figure } prosentpoeng oftere enn det som ville vært jevnt.
playtest-why-one-strategy = Hvis én vane alltid er riktig, er det lite å bestemme.
playtest-fix-one-strategy = Endre det den lever av: poeng for lange ruter, hvor mange billetter det er å trekke, flere veier.

playtest-players = { $seats } spillere
playtest-seat = plass { $seat }
playtest-seats = Hvem som begynner, og hvem som vinner
playtest-seats-note = Hvor ofte hver plass vant; plass 1 begynner. Den stiplede linjen er jevnt.
playtest-map = Brettet i spill
playtest-map-note = Pek på en rute eller en by for å se tallene. Jo større prikken til en by er, i desto flere spill kommer noen dit.
playtest-map-often = hvor ofte bygd
playtest-map-when = når bygd
playtest-map-wins = den som bygger den, vinner
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: bygd i { $claimed } av spillene, når { $when } av turene er over; den som har den, vinner { $effect } prosentpoeng oftere enn det som ville vært jevnt
playtest-route-never = { $route }: bygd i { $claimed } av spillene
playtest-city-line = { $city }: nådd i { $reached } av spillene; den som kommer dit, vinner { $effect } prosentpoeng oftere enn det som ville vært jevnt
playtest-ticket-line = { $ticket }: beholdt { $kept }, fullført { $made }, vinner { $effect } prosentpoeng oftere enn det som ville vært jevnt
playtest-tickets = Hva billetter er verdt
playtest-tickets-note = Mot høyre: beholdes oftere når den tilbys. Oppover: den som har den, vinner oftere enn jevnt, i prosentpoeng. Større prikker har flere poeng. Å ha den er ikke årsaken til alt: spillere beholder det som passer planene deres.
playtest-chart-up = vinner oftere enn jevnt, prosentpoeng
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
playtest-head-claimed = spill med den
playtest-head-when = del av spillet over
playtest-head-routes = ruter
playtest-head-tickets = billetter
playtest-head-reached = spill med noen der
playtest-head-spaces = felt
playtest-head-cards = kort
playtest-head-paid = betalt per spill
playtest-head-left = igjen på hånden
playtest-head-wilds = lokomotiver blant betalingene
playtest-head-wins = seire
playtest-head-row = del av raden
playtest-cities = Byer som betyr noe
playtest-cities-note = De der besøkende vinner oftest og sjeldnest, sammenlignet med den jevne andelen.
playtest-colors = Farger
playtest-colors-note = Hvor stor del av det som betales for rutene i en farge, som er { wild-card.plural }: de trer inn der en farge mangler. Den stiplede linjen er gjennomsnittet av alle farger.
playtest-games = Lengde, poeng og forsprang
playtest-turns = Turer per spiller
playtest-scores = Poeng per spiller
playtest-margins = Poeng mellom den beste og den nest beste
playtest-games-note = Søylene viser hvor ofte, den stiplede linjen gjennomsnittet. { $close } av spillene er jevne: forspranget er høyst en tidel av den beste poengsummen.
playtest-strategies = Måter å spille på
playtest-strategies-note = I hvert spill gjorde én plass mest av noe. Hvor ofte den vant, sammenlignet med jevnt; null er jevnt. Blokkering er å bygge ved en by til en motspiller, unna alle sine egne. Alle plassene ble spilt av samme slags spiller, så dette viser hva brettet belønner, ikke hvem som er best.
playtest-strategy = { $strategy ->
    [tickets] Mange billetter
    [long_routes] Lange ruter
    [blocking] Blokkering
   *[early] Tidlige ruter
}
playtest-bots = Boter
playtest-bots-note = Hvor ofte plassene til hver bot vant, sammenlignet med jevnt.
playtest-compared = Ved siden av standardbrettene
playtest-compared-note = Forspranget er vist som en andel av den beste poengsummen. Prikken er dette brettet, merkene er de fire standardbrettene, båndet er der de ligger. En pil sier at dette brettet sikkert ligger utenfor. Det er ikke i seg selv en feil.
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
    [margin] Forsprang, som del av den beste poengsummen
    [close] Jevne spill
    [lead_changes] Lederskifter
    [half_time] Spill vunnet av den som ledet halvveis
    [tickets] Billetter per spiller
    [made] Fullførte billetter
    [ticket_points] Del av poengene som billetter gir
    [claims] Ruter per spiller
    [length] Vogner per bygd rute
    [drawing] Turer brukt på kort
   *[cards_left] Kort igjen på hånden
}
playtest-again = Det samme en gang til
playtest-again-note = Kort og valg følger av frøet: de samme innstillingene gir de samme spillene, uansett maskin og hvor mange prosesser som deler på arbeidet.
playtest-footer = Laget av Vía Libre { $version }.

error-bad-findings = Dette er ikke resultater av en spilltest som denne versjonen kan lese ({ $detail }).
error-bad-seat-list = «{ $text }» er ikke antall spillere. Skriv for eksempel 2,3.
error-balance-not-toml = Poeng kan bare skrives i en brettfil. Oppgi filen i stedet for «{ $board }», eller utelat --write.
error-balance-row-missing = Raden med billetten «{ $ticket }» ble ikke funnet i { $file }; ingenting ble skrevet.
