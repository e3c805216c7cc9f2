### Speeltests: de opdrachten `playtest` en `board balance`, en de pagina die --html schrijft.

cli-playtest-help = Laat bots veel partijen op een bord spelen en vertelt de ontwerper wat die laten zien: stoelen, bestemmingskaarten, routes, steden, kleuren, lengte, scores, en wat er mis is.
cli-playtest-examples =
    Voorbeelden:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Aantallen spelers, gescheiden door komma's; de partijen gebruiken ze om de beurt. Zonder opgave: alles wat het bord toelaat.
cli-playtest-bots-help = Eén bot voor alle stoelen, of meer die van partij tot partij van plaats wisselen.
cli-playtest-jobs-help = Hoeveel processen het werk verdelen; de bevindingen hangen er niet van af. Zonder opgave: één per kern.
cli-playtest-resume-help = Gaat verder met een speeltest met dezelfde instellingen in plaats van opnieuw te beginnen.
cli-playtest-results-help = Het SQLite-bestand dat bewaart wat klaar is.
cli-playtest-json-help = Schrijft alle cijfers als JSON naar dit bestand; - is de terminal.
cli-playtest-kept = onderbroken; { $games ->
    [one] één partij is
   *[other] { $games } partijen zijn
} bewaard in { $file }. Ga verder met: { $command }
cli-playtest-table = spelers
cli-playtest-first = eerste stoel wint
cli-playtest-turns = beurten per speler
cli-playtest-score = punten
cli-playtest-close = spannende partijen
cli-playtest-fine = Er valt niets op: alle plaatsen, bestemmingskaarten, routes, steden en kleuren vallen zeker binnen wat de standaardborden laten zien.
cli-playtest-found = { $flags ->
    [one] Eén ding om naar te kijken:
   *[other] { $flags } dingen om naar te kijken:
}

cli-board-balance-help = Stelt punten voor de bestemmingskaarten van een bord voor, op grond van wat het bezit ervan doet met de winstkans.
cli-board-balance-examples =
    Voorbeelden:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Schrijft een kopie van het bordbestand met de voorgestelde punten; al het andere blijft zoals het is.
cli-board-balance-now = punten
cli-board-balance-proposed = voorstel
cli-board-balance-range = tussen
cli-board-balance-made = behaald
cli-board-balance-effect = winst
cli-board-balance-turns = beurten
cli-board-balance-all-fine = { $tickets } bestemmingskaarten: geen ervan is zeker meer of minder waard dan de punten erop. Meer partijen zeggen misschien meer.
cli-board-balance-some = { $changed } van de { $tickets } bestemmingskaarten zijn zeker meer of minder waard dan hun punten zeggen. Verander ze en doe nog een speeltest: spelers volgen de punten.
cli-board-balance-hard = * behaald in minder dan { $least } van de spellen: een niet behaalde kaart kost haar punten, dus elk extra punt zou gemiddeld minder dan { $gain } punten opleveren, en onder 50 % zou het punten kosten. Maak liever de weg makkelijker.
cli-board-balance-written = Geschreven naar { $file }.

playtest-title = Speeltest: { $board }
playtest-lead = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} van { $bots } met { $seats } spelers{ $alvin ->
    [yes] , met Alvin
   *[no] {""}
}.
playtest-intervals = Elk cijfer heeft zijn 95%-interval tussen haakjes: volgens Wilson voor hoe vaak iets gebeurt, en met de t van Student over partijen voor de rest. Stoelen van één partij zijn niet onafhankelijk; partijen wel, en de intervallen gaan per partij.
playtest-fine = Er valt niets op.
playtest-fine-note = Alle plaatsen, bestemmingskaarten, routes, steden en kleuren vallen zeker binnen wat de vier standaardborden laten zien. Dat is geen belofte: bots zijn geen mensen, en plezier wordt hier niet gemeten.
playtest-unclear = Nog te weinig spellen om het te zeggen.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Eén waarde kan nog buiten het gewone vallen.
   *[other] { $figures } waarden kunnen nog buiten het gewone vallen.
} { $bound ->
    [over] Er zouden meer dan { $more } extra spellen nodig zijn om dit te bepalen.
   *[about] Ongeveer { $more } extra spellen zouden dit bepalen.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] meer dan { $more } extra spellen nodig
   *[about] ongeveer { $more } extra spellen nodig
}
playtest-unclear-rest = En nog { $count }.
playtest-flags = Waar je naar moet kijken
playtest-flags-note = Al deze dingen gaan zeker verder dan wat de vier standaardborden laten zien: wie naar veel dingen tegelijk kijkt, vindt door toeval altijd wel iets, en daar is rekening mee gehouden (Holm, één op de honderd).
playtest-severity = { $severity ->
    [fault] Fout
   *[other] Waarschuwing
}
playtest-why = Waarom het telt:
playtest-fix = Wat helpt:

playtest-flag-seat-bias = Met { $seats } spelers wint stoel { $seat } in { $figure } van de partijen; gelijk opgaand zou { $even } zijn.
playtest-why-seat-bias = Waar je zit, bepaalt het lot, en dus ook een deel van de partij.
playtest-fix-seat-bias = Kijk wat een speler in de allereerste beurten kan doen: goedkope routes met veel punten, waar weinig kaarten voor nodig zijn. Maak de partij langer (meer wagons), de beste routes duurder, of geef latere stoelen een kaart meer.
playtest-flag-dominated-ticket = De bestemmingskaart { $ticket } is { $points } punten waard, over { $way } wagons; { $other } geeft er { $other_points } over { $other_way }. Gemiddeld levert ze { $figure } punten op.
playtest-why-dominated-ticket = Het is nooit goed om die te houden: een misser in het aanbod, en pech voor wie geen keus heeft.
playtest-fix-dominated-ticket = Geef de kaart meer punten, of andere steden. 'vialibre board balance' stelt punten voor.
playtest-flag-scarce-color = { $color } is schaars: { wild-card.plural } zijn { $figure } van wat er voor de routes in die kleur betaald wordt. Er zijn { $spaces } vakken voor { $cards } kaarten.
playtest-why-scarce-color = Spelers wachten op één kleur, en wie { wild-card.plural } trekt, wint de race om de routes ervan.
playtest-fix-scarce-color = Geef sommige routes ervan een andere kleur of maak ze grijs, tot alle kleuren ongeveer evenveel vakken hebben.
playtest-flag-idle-color = { $color } blijft over: { $figure } van die kaarten zitten aan het einde van een partij nog in handen. Er zijn { $spaces } vakken voor { $cards } kaarten.
playtest-why-idle-color = Niemand heeft er iets aan ze te trekken, dus de stapel bevat loze kaarten.
playtest-fix-idle-color = Geef de kleur meer vakken, het liefst op routes die spelers willen.
playtest-flag-dead-end = Bijna niemand gaat naar { $city }: de stad wordt bereikt in { $figure } van de partijen.
playtest-why-dead-end = Een stad zonder nut is inkt op het bord; een bestemmingskaart erheen zou een valstrik zijn.
playtest-fix-dead-end = Geef de stad een tweede toegang, een bestemmingskaart, of een route die de wagons waard is; of laat de stad weg.
playtest-flag-one-way-city = Er gaat maar één weg naar { $city }, en de bestemmingskaarten erheen worden behaald door { $figure } van de spelers die ze hebben: minder dan andere.
playtest-why-one-way-city = Wie die weg claimt, sluit alle anderen buiten, en wie die bestemmingskaarten heeft, kan er niets aan doen.
playtest-fix-one-way-city = Geef de stad een tweede toegang of parallelle routes, of laat de bestemmingskaarten erheen weg.
playtest-flag-idle-route = Bijna niemand claimt { $route }: in { $figure } van de partijen.
playtest-why-idle-route = De route is geen alternatief als andere wegen geblokkeerd zijn, dus ze telt niet als alternatief.
playtest-fix-idle-route = Maak de route korter of grijs, of laat die ergens heen gaan waar bestemmingskaarten om vragen.
playtest-flag-hopeless-ticket = De bestemmingskaart { $ticket } wordt behaald door { $figure } van de spelers die de kaart houden.
playtest-why-hopeless-ticket = De kaart kost vaker punten dan dat ze die oplevert.
playtest-fix-hopeless-ticket = Zoek op het bord de plek waar de weg wordt afgesneden; een tweede weg of parallelle routes helpen meer dan punten.
playtest-flag-strong-ticket = Wie { $ticket } heeft, wint { $figure } procentpunt vaker dan gelijk opgaand.
playtest-why-strong-ticket = Eén gelukkige bestemmingskaart beslist te veel.
playtest-fix-strong-ticket = Geef de kaart minder punten. 'vialibre board balance' stelt voor hoeveel.
playtest-flag-weak-ticket = Wie { $ticket } heeft, wint minder vaak dan gelijk opgaand: { $figure } procentpunt.
playtest-why-weak-ticket = Wie die kaart krijgt, verliest daardoor de partij.
playtest-fix-weak-ticket = Geef de kaart meer punten, of een makkelijkere weg. 'vialibre board balance' stelt punten voor.
playtest-flag-one-strategy = { $strategy }: wie dat het meest doet, wint { $figure } procentpunt vaker dan gelijk opgaand.
playtest-why-one-strategy = Is één gewoonte altijd goed, dan valt er weinig te beslissen.
playtest-fix-one-strategy = Verander waar die van leeft: punten voor lange routes, hoeveel bestemmingskaarten er te trekken zijn, tweede wegen.

playtest-players = { $seats } spelers
playtest-seat = stoel { $seat }
playtest-seats = Wie begint, en wie wint
playtest-seats-note = Hoe vaak elke stoel won; stoel 1 begint. De stippellijn is gelijk opgaand.
playtest-map = Het bord in het spel
playtest-map-note = Wijs een route of stad aan voor de cijfers. Hoe groter de stip van een stad, hoe meer partijen waarin iemand daar komt.
playtest-map-often = hoe vaak geclaimd
playtest-map-when = wanneer geclaimd
playtest-map-wins = wie claimt, wint
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: geclaimd in { $claimed } van de partijen, als { $when } van de beurten voorbij is; wie de route heeft, wint { $effect } procentpunt vaker dan gelijk opgaand
playtest-route-never = { $route }: geclaimd in { $claimed } van de partijen
playtest-city-line = { $city }: bereikt in { $reached } van de partijen; wie daar komt, wint { $effect } procentpunt vaker dan gelijk opgaand
playtest-ticket-line = { $ticket }: gehouden { $kept }, behaald { $made }, wint { $effect } procentpunt vaker dan gelijk opgaand
playtest-tickets = Wat bestemmingskaarten waard zijn
playtest-tickets-note = Naar rechts: vaker gehouden bij aanbod. Naar boven: wie de kaart heeft, wint vaker dan gelijk opgaand, in procentpunten. Grotere stippen hebben meer punten; ringen op de lijn zijn kaarten die te zelden iemand had om er iets over te zeggen. Niet alles komt door de bestemmingskaart: spelers houden wat bij hun plannen past.
playtest-chart-up = wint vaker dan gelijk opgaand, procentpunten
playtest-chart-across = gehouden bij aanbod
playtest-all-tickets = Alle bestemmingskaarten
playtest-all-routes = Alle routes
playtest-all-cities = Alle steden
playtest-head-ticket = bestemmingskaart
playtest-head-route = route
playtest-head-city = stad
playtest-head-color = kleur
playtest-head-way = wagons
playtest-head-offered = aangeboden
playtest-head-kept = gehouden bij aanbod
playtest-head-made = behaald indien gehouden
playtest-head-points = gemiddelde punten
playtest-head-effect = winst, procentpunten
playtest-head-claimed = partijen ermee
playtest-head-when = deel van de partij voorbij
playtest-head-routes = routes
playtest-head-tickets = bestemmingskaarten
playtest-head-reached = partijen met iemand daar
playtest-head-spaces = vakken
playtest-head-cards = kaarten
playtest-head-paid = betaald per partij
playtest-head-left = over in handen
playtest-head-wilds = locomotieven onder de betalingen
playtest-head-wins = gewonnen
playtest-head-row = deel van de open rij
playtest-cities = Steden die ertoe doen
playtest-cities-note = De steden waarvan de bezoekers het vaakst en het minst vaak winnen, vergeleken met het gelijk opgaande deel.
playtest-colors = Kleuren
playtest-colors-note = Welk deel van wat er voor de routes van een kleur betaald wordt { wild-card.plural } zijn: die vallen in waar een kleur schaars is. De stippellijn is het gemiddelde van alle kleuren.
playtest-games = Lengte, punten en verschillen
playtest-turns = Beurten per speler
playtest-scores = Punten van een speler
playtest-margins = Punten tussen de beste en de tweede
playtest-games-note = Balken tonen hoe vaak, de stippellijn het gemiddelde. { $close } van de partijen is spannend: het verschil is hoogstens een tiende van de beste score.
playtest-strategies = Manieren van spelen
playtest-strategies-note = In elke partij deed één stoel iets het meest. Hoe vaak die won, vergeleken met gelijk opgaand; nul is gelijk opgaand. Blokkeren is claimen bij een stad van een ander, weg van alle eigen steden. Op alle stoelen speelde dezelfde soort speler, dus dit toont wat het bord beloont, niet wie beter is.
playtest-strategy = { $strategy ->
    [tickets] Veel bestemmingskaarten
    [long_routes] Lange routes
    [blocking] Blokkeren
   *[early] Vroeg claimen
}
playtest-bots = Bots
playtest-bots-note = Hoe vaak de stoelen van elke bot wonnen, vergeleken met gelijk opgaand.
playtest-compared = Naast de standaardborden
playtest-compared-note = Het verschil is een deel van de beste score. De stip is dit bord, de streepjes zijn de vier standaardborden, de band is waar die liggen. Een pijl zegt dat dit bord er zeker buiten valt. Dat is op zichzelf geen fout.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = dit bord
playtest-mean = gemiddelde { $figure }
playtest-headline = { $name ->
    [turns] Beurten per speler
    [first] Winst van de eerste stoel
    [score] Punten van een speler
    [margin] Verschil met de tweede
    [close] Spannende partijen
    [lead_changes] Wisselingen van de leiding
    [half_time] Leider halverwege wint
    [tickets] Bestemmingskaarten per speler
    [made] Behaalde bestemmingskaarten
    [ticket_points] Punten uit bestemmingskaarten
    [claims] Routes van een speler
    [length] Wagons per geclaimde route
    [drawing] Beurten besteed aan kaarten
   *[cards_left] Kaarten over in een hand
}
playtest-again = Nog eens hetzelfde
playtest-again-note = Kaarten en keuzes volgen uit de startwaarde: dezelfde instellingen geven dezelfde partijen, op elke computer en met elk aantal processen.
playtest-footer = Gemaakt met Vía Libre { $version }.

error-bad-findings = Dit zijn geen bevindingen van een speeltest die deze versie kan lezen ({ $detail }).
error-bad-seat-list = “{ $text }” zijn geen aantallen spelers. Schrijf bijvoorbeeld 2,3.
error-balance-not-toml = Punten kunnen alleen in een bordbestand geschreven worden. Geef het bestand op in plaats van “{ $board }”, of laat --write weg.
error-balance-row-missing = De rij van de bestemmingskaart “{ $ticket }” is niet gevonden in { $file }; er is niets geschreven.
