### Spiltest: kommandoerne `playtest` og `board balance` og siden, som --html skriver.

cli-playtest-help = Lad bots spille mange spil på et bræt, og rapportér resultaterne til designeren: pladser, rutekort, ruter, byer, farver, længde, point og problemer.
cli-playtest-examples =
    Eksempler:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Antal spillere, adskilt af kommaer; spillene skiftes mellem dem. Standard: alle, som brættet tillader.
cli-playtest-bots-help = Én bot til alle pladser eller flere, der bytter plads fra spil til spil.
cli-playtest-jobs-help = Antal processer, der deler arbejdet; resultaterne afhænger ikke af det. Standard: én pr. kerne.
cli-playtest-resume-help = Fortsæt en spiltest med samme indstillinger i stedet for at begynde forfra.
cli-playtest-results-help = SQLite-filen, der gemmer færdige spil.
cli-playtest-json-help = Skriv alle tal til denne fil som JSON; - skriver til terminalen.
cli-playtest-kept = afbrudt; { $games ->
    [one] ét spil er gemt
   *[other] { $games } spil er gemt
} i { $file }. Fortsæt med: { $command }
cli-playtest-table = spillere
cli-playtest-first = første plads vinder
cli-playtest-turns = ture pr. spiller
cli-playtest-score = point
cli-playtest-close = tætte spil
cli-playtest-fine = Intet springer i øjnene: alle pladser, rutekort, ruter, byer og farver ligger med sikkerhed inden for det, standardbrætterne viser.
cli-playtest-found = { $flags ->
    [one] Ét fund:
   *[other] { $flags } fund:
}

cli-board-balance-help = Foreslå point til et bræts rutekort ud fra, hvordan de påvirker chancen for at vinde.
cli-board-balance-examples =
    Eksempler:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Skriv en kopi af brætfilen med de foreslåede point; alt andet bliver, som det er.
cli-board-balance-now = point
cli-board-balance-proposed = foreslået
cli-board-balance-range = mellem
cli-board-balance-made = færdiggjort
cli-board-balance-effect = virkning på sejre
cli-board-balance-turns = ture, det koster
cli-board-balance-all-fine = { $tickets } rutekort: intet er med sikkerhed mere eller mindre værd end sine point. Flere spil kan måske vise det.
cli-board-balance-some = { $changed } af { $tickets } rutekort er med sikkerhed mere eller mindre værd, end deres point siger. Ret dem, og test igen: spillere går efter point.
cli-board-balance-hard = * færdiggøres i mindre end { $least } af spillene: et rutekort, der ikke færdiggøres, koster sine point, så hvert ekstra point ville i gennemsnit give under { $gain } point, og under 50 % ville det koste point. Gør hellere dets vej lettere.
cli-board-balance-written = Gemt i { $file }.

playtest-title = Spiltest: { $board }
playtest-lead = { $games ->
    [one] Ét spil
   *[other] { $games } spil
} af { $bots } med { $seats } spillere{ $alvin ->
    [yes] , med Alvin
   *[no] {""}
}.
playtest-intervals = Hvert tal har sit 95 %-interval i parentes: Wilson-intervaller for andele, Students t over spil for resten. Pladserne i ét spil er ikke uafhængige; det er spillene, så intervallerne beregnes over spil.
playtest-fine = Intet springer i øjnene.
playtest-fine-note = Alle pladser, rutekort, ruter, byer og farver ligger med sikkerhed inden for det, de fire standardbrætter viser. Det garanterer ikke et godt bræt: bots er ikke mennesker, og sjov måles ikke her.
playtest-unclear = For få spil til at sige det.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Ét tal kan stadig ligge uden for det normale.
   *[other] { $figures } tal kan stadig ligge uden for det normale.
} { $bound ->
    [over] Det ville kræve mere end { $more } spil til at afgøre det.
   *[about] Omkring { $more } spil til ville afgøre det.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] kræver mere end { $more } spil til
   *[about] kræver omkring { $more } spil til
}
playtest-unclear-rest = Og { $count } mere.
playtest-flags = Fund
playtest-flags-note = Hvert af disse fund ligger signifikant ud over, hvad de fire standardbrætter viser. Den, der ser på mange ting på én gang, finder noget ved et tilfælde, og det korrigerer testen for (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Fejl
   *[other] Advarsel
}
playtest-why = Hvorfor det betyder noget:
playtest-fix = Hvad der hjælper:

playtest-flag-seat-bias = Med { $seats } spillere vinder plads { $seat } i { $figure } af spillene; en lige andel er { $even }.
playtest-why-seat-bias = Pladserne trækkes tilfældigt, så en del af spillet bliver også tilfældigt.
playtest-fix-seat-bias = Se på, hvad en spiller kan gøre i de allerførste ture: billige ruter med mange point, få kort nødvendige. Gør spillet længere (flere vogne), de bedste ruter dyrere, eller giv de senere pladser et kort mere.
playtest-flag-dominated-ticket = Rutekortet { $ticket } er { $points } point værd over { $way } vogne; { $other } giver { $other_points } over { $other_way }. I gennemsnit giver det sin ejer { $figure } point.
playtest-why-dominated-ticket = Det er aldrig det rigtige rutekort at beholde, og uheldigt for en spiller, der intet valg har.
playtest-fix-dominated-ticket = Giv det flere point eller andre byer. 'vialibre board balance' foreslår point.
playtest-flag-scarce-color = Der er for lidt af { $color }: { wild-card.plural } udgør { $figure } af det, der betales for farvens ruter. Den har { $spaces } felter til { $cards } kort.
playtest-why-scarce-color = Spillerne venter på én farve, og den, der trækker { wild-card.plural }, vinder kapløbet om dens ruter.
playtest-fix-scarce-color = Giv nogle af dens ruter en anden farve, eller gør dem grå, til alle farver har omtrent lige mange felter.
playtest-flag-idle-color = { $color } bliver tilovers: { $figure } af farvens kort er stadig på hånden, når et spil slutter. Den har { $spaces } felter til { $cards } kort.
playtest-why-idle-color = Ingen har gavn af at trække den, så en del af bunken er spildt.
playtest-fix-idle-color = Giv den flere felter, helst på ruter, som spillerne vil have.
playtest-flag-dead-end = { $city } bruges næsten ikke: byen nås i { $figure } af spillene.
playtest-why-dead-end = En by uden nytte fylder kun på brættet; et rutekort dertil ville være en fælde.
playtest-fix-dead-end = Giv den en vej mere, et rutekort eller en rute, der er vognene værd; eller fjern den.
playtest-flag-one-way-city = Kun én vej fører til { $city }, og dens rutekort færdiggøres af { $figure } af dem, der har dem: færre end ved andre rutekort.
playtest-why-one-way-city = Den, der bygger den vej, lukker alle andre ude, og de, der har rutekortene, kan intet gøre ved det.
playtest-fix-one-way-city = Giv byen en vej mere eller et dobbelt spor, eller fjern dens rutekort.
playtest-flag-idle-route = { $route } bruges næsten ikke: den bygges i { $figure } af spillene.
playtest-why-idle-route = Spillerne tager den ikke engang, når andre veje er blokeret.
playtest-fix-idle-route = Gør den kortere eller grå, eller lad den føre et sted hen, som rutekort har brug for.
playtest-flag-hopeless-ticket = Rutekortet { $ticket } færdiggøres af { $figure } af dem, der beholder det.
playtest-why-hopeless-ticket = Det koster oftere sine point, end det giver dem.
playtest-fix-hopeless-ticket = Find det sted på brættet, hvor det bliver blokeret; en vej mere eller dobbelte spor hjælper mere end point.
playtest-flag-strong-ticket = Den, der har { $ticket }, vinder { $figure } procentpoint oftere end en lige andel.
playtest-why-strong-ticket = Ét heldigt rutekort afgør for meget.
playtest-fix-strong-ticket = Giv det færre point. 'vialibre board balance' foreslår hvor mange.
playtest-flag-weak-ticket = Den, der har { $ticket }, vinder { $figure } procentpoint oftere end en lige andel; altså sjældnere.
playtest-why-weak-ticket = Den, der får det, mister let sejren.
playtest-fix-weak-ticket = Giv det flere point eller en lettere vej. 'vialibre board balance' foreslår point.
playtest-flag-one-strategy = { $strategy }: den, der gør mest af det, vinder { $figure } procentpoint oftere end en lige andel.
playtest-why-one-strategy = Hvis én vane altid er rigtig, er der ikke meget at beslutte.
playtest-fix-one-strategy = Ændr det, strategien bygger på: point for lange ruter, hvor mange rutekort der er at trække, andre veje.

playtest-players = { $seats } spillere
playtest-seat = plads { $seat }
playtest-seats = Pladser og sejre
playtest-seats-note = Hvor ofte hver plads vandt; plads 1 begynder. Den stiplede linje er en lige andel.
playtest-map = Brættet i spil
playtest-map-note = Peg på en rute eller en by for at se dens tal. Jo større en bys prik er, desto flere spil når en spiller dertil.
playtest-map-often = hvor ofte bygget
playtest-map-when = hvornår bygget
playtest-map-wins = ejerens sejre
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: bygget i { $claimed } af spillene, når { $when } af turene er gået; den, der har den, vinder { $effect } procentpoint oftere end en lige andel
playtest-route-never = { $route }: bygget i { $claimed } af spillene
playtest-city-line = { $city }: nået i { $reached } af spillene; den, der når dertil, vinder { $effect } procentpoint oftere end en lige andel
playtest-ticket-line = { $ticket }: beholdt { $kept }, færdiggjort { $made }, vinder { $effect } procentpoint oftere end en lige andel
playtest-tickets = Hvad rutekort er værd
playtest-tickets-note = Mod højre: beholdes oftere, når det tilbydes. Opad: ejeren vinder oftere end en lige andel, i procentpoint. Større prikker har flere point; ringe på linjen blev holdt for sjældent til at sige noget. At have det er ikke hele årsagen: spillere beholder det, der passer til deres planer.
playtest-chart-up = sejre ud over en lige andel, procentpoint
playtest-chart-across = beholdt, når tilbudt
playtest-all-tickets = Alle rutekort
playtest-all-routes = Alle ruter
playtest-all-cities = Alle byer
playtest-head-ticket = rutekort
playtest-head-route = rute
playtest-head-city = by
playtest-head-color = farve
playtest-head-way = vogne
playtest-head-offered = tilbudt
playtest-head-kept = beholdt, når tilbudt
playtest-head-made = færdiggjort, når beholdt
playtest-head-points = point i gennemsnit
playtest-head-effect = sejre, procentpoint
playtest-head-claimed = spil, hvor den bygges
playtest-head-when = andel af spillet gået
playtest-head-routes = ruter
playtest-head-tickets = rutekort
playtest-head-reached = spil, hvor den nås
playtest-head-spaces = felter
playtest-head-cards = kort
playtest-head-paid = betalt pr. spil
playtest-head-left = tilbage på hånden
playtest-head-wilds = lokomotiver blandt betalingerne
playtest-head-wins = sejre
playtest-head-row = andel af rækken
playtest-cities = Byer, der betyder noget
playtest-cities-note = Byer, hvis besøgende vinder oftest og sjældnest, sammenlignet med en lige andel.
playtest-colors = Farver
playtest-colors-note = Andelen af { wild-card.plural } i det, der betales for en farves ruter: de træder til, hvor en farve mangler. Den stiplede linje er gennemsnittet af alle farver.
playtest-games = Længde, point og forspring
playtest-turns = Ture pr. spiller
playtest-scores = Point pr. spiller
playtest-margins = Forspring mellem nummer et og to
playtest-games-note = Søjlerne viser hyppigheden, den stiplede linje gennemsnittet. { $close } af spillene er tætte: forspringet er højst en tiendedel af vinderens point.
playtest-strategies = Strategier
playtest-strategies-note = I hvert spil gjorde én plads mest af noget. Hvor ofte den vandt, sammenlignet med en lige andel; 0 er lige. Blokering er at bygge ved en modstanders by, væk fra sine egne byer. Alle pladser blev spillet af samme slags bot, så det viser, hvad brættet belønner, ikke hvem der er bedst.
playtest-strategy = { $strategy ->
    [tickets] Mange rutekort
    [long_routes] Lange ruter
    [blocking] Blokering
   *[early] Tidlige ruter
}
playtest-bots = Bots
playtest-bots-note = Hvor ofte hver bots pladser vandt, sammenlignet med en lige andel.
playtest-compared = Sammenlignet med standardbrætterne
playtest-compared-note = Forspringet er vist som en andel af vinderens point. Prikken er dette bræt, mærkerne er de fire standardbrætter, båndet er deres spændvidde. En pil betyder, at dette bræt ligger signifikant udenfor. Det er ikke i sig selv en fejl.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = dette bræt
playtest-mean = gennemsnit { $figure }
playtest-headline = { $name ->
    [turns] Ture pr. spiller
    [first] Første plads’ sejre
    [score] Point pr. spiller
    [margin] Forspring til nummer to
    [close] Tætte spil
    [lead_changes] Skift i føringen
    [half_time] Føreren ved halvtid vinder
    [tickets] Rutekort pr. spiller
    [made] Færdiggjorte rutekort
    [ticket_points] Point fra rutekort
    [claims] Ruter pr. spiller
    [length] Længde af en bygget rute
    [drawing] Ture brugt på at trække kort
   *[cards_left] Kort tilbage på hånden
}
playtest-again = Gentag forsøget
playtest-again-note = Kort og valg følger af startværdien: de samme indstillinger giver de samme spil på enhver maskine og med ethvert antal processer.
playtest-footer = Lavet af Vía Libre { $version }.

error-bad-findings = Denne version kan ikke læse disse resultater af en spiltest ({ $detail }).
error-bad-seat-list = ”{ $text }” er ikke en gyldig liste over antal spillere. Skriv f.eks. 2,3.
error-balance-not-toml = Point kan kun skrives i en brætfil. Angiv filen i stedet for ”{ $board }”, eller udelad --write.
error-balance-row-missing = Rækken med rutekortet ”{ $ticket }” blev ikke fundet i { $file }; intet blev skrevet.
