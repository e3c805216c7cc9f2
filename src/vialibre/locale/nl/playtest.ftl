### Speeltests: de opdrachten `playtest` en `board balance`, en de pagina die --html schrijft.

cli-playtest-help = Laat bots veel spellen op een bord spelen en meldt de ontwerper de resultaten: plaatsen, bestemmingskaarten, routes, steden, kleuren, lengte, scores en problemen.
cli-playtest-examples =
    Voorbeelden:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Aantallen spelers, gescheiden door komma’s; de spellen gebruiken ze om de beurt. Standaard: alles wat het bord toelaat.
cli-playtest-bots-help = Eén bot voor alle plaatsen, of meer die van spel tot spel van plaats wisselen.
cli-playtest-jobs-help = Aantal werkprocessen; de bevindingen hangen er niet van af. Standaard: één per kern.
cli-playtest-resume-help = Gaat verder met een speeltest met dezelfde instellingen in plaats van opnieuw te beginnen.
cli-playtest-results-help = Het SQLite-bestand waarin afgelopen spellen worden bewaard.
cli-playtest-json-help = Schrijft alle cijfers als JSON naar dit bestand; - schrijft naar de terminal.
cli-playtest-kept = onderbroken; { $games ->
    [one] één spel is
   *[other] { $games } spellen zijn
} bewaard in { $file }. Ga verder met: { $command }
cli-playtest-table = spelers
cli-playtest-first = eerste plaats wint
cli-playtest-turns = beurten per speler
cli-playtest-score = punten
cli-playtest-close = spannende spellen
cli-playtest-fine = Er valt niets op: alle plaatsen, bestemmingskaarten, routes, steden en kleuren vallen zeker binnen wat de standaardborden laten zien.
cli-playtest-found = { $flags ->
    [one] Eén bevinding:
   *[other] { $flags } bevindingen:
}

cli-board-balance-help = Stelt punten voor de bestemmingskaarten van een bord voor, op grond van hun invloed op de winstkans.
cli-board-balance-examples =
    Voorbeelden:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Schrijft een kopie van het bordbestand met de voorgestelde punten; al het andere blijft zoals het is.
cli-board-balance-now = punten
cli-board-balance-proposed = voorstel
cli-board-balance-range = tussen
cli-board-balance-made = behaald
cli-board-balance-effect = gewonnen
cli-board-balance-turns = beurten
cli-board-balance-all-fine = { $tickets } bestemmingskaarten: geen ervan is zeker meer of minder waard dan de punten erop. Meer spellen zeggen misschien meer.
cli-board-balance-some = { $changed } van de { $tickets } bestemmingskaarten zijn zeker meer of minder waard dan hun punten zeggen. Verander ze en doe nog een speeltest: spelers volgen de punten.
cli-board-balance-hard = * behaald in minder dan { $least } van de spellen: een niet behaalde kaart kost haar punten, dus elk extra punt zou gemiddeld minder dan { $gain } punten opleveren, en onder 50% zou het punten kosten. Maak liever de weg makkelijker.
cli-board-balance-written = Geschreven naar { $file }.

playtest-title = Speeltest: { $board }
playtest-lead = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} van { $bots } met { $seats } spelers{ $alvin ->
    [yes] , met Alvin
   *[no] {""}
}.
playtest-intervals = Elk cijfer heeft zijn 95%-interval tussen haakjes: Wilson-intervallen voor aandelen, de t van Student over spellen voor de rest. Plaatsen van één spel zijn niet onafhankelijk, spellen wel; daarom worden de intervallen over spellen berekend.
playtest-fine = Er valt niets op.
playtest-fine-note = Alle plaatsen, bestemmingskaarten, routes, steden en kleuren vallen zeker binnen wat de vier standaardborden laten zien. Dat garandeert geen goed bord: bots zijn geen mensen, en plezier wordt hier niet gemeten.
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
playtest-flags = Bevindingen
playtest-flags-note = Al deze dingen gaan significant verder dan wat de vier standaardborden laten zien. Wie naar veel dingen tegelijk kijkt, vindt door toeval iets; de toets corrigeert daarvoor (Holm, 1%).
playtest-severity = { $severity ->
    [fault] Fout
   *[other] Waarschuwing
}
playtest-why = Waarom het telt:
playtest-fix = Wat helpt:

playtest-flag-seat-bias = Met { $seats } spelers wint plaats { $seat } { $figure } van de spellen; een gelijk deel is { $even }.
playtest-why-seat-bias = De plaatsen worden geloot, dus een deel van het spel ook.
playtest-fix-seat-bias = Kijk wat een speler in de allereerste beurten kan doen: goedkope routes met veel punten, waar weinig kaarten voor nodig zijn. Maak het spel langer (meer wagonnetjes), de beste routes duurder, of geef latere plaatsen een kaart meer.
playtest-flag-dominated-ticket = De bestemmingskaart { $ticket } is { $points } punten waard, over { $way } wagonnetjes; { $other } geeft er { $other_points } over { $other_way }. Gemiddeld levert ze { $figure } punten op.
playtest-why-dominated-ticket = Het is nooit goed om die te houden, en pech voor een speler die geen keus heeft.
playtest-fix-dominated-ticket = Geef de kaart meer punten, of andere steden. 'vialibre board balance' stelt punten voor.
playtest-flag-scarce-color = { $color } is schaars: { wild-card.plural } zijn { $figure } van wat er voor de routes in die kleur betaald wordt. Er zijn { $spaces } vakken voor { $cards } kaarten.
playtest-why-scarce-color = Spelers wachten op één kleur, en wie { wild-card.plural } trekt, wint de race om de routes ervan.
playtest-fix-scarce-color = Geef sommige routes ervan een andere kleur of maak ze grijs, tot alle kleuren ongeveer evenveel vakken hebben.
playtest-flag-idle-color = { $color } blijft over: { $figure } van die kaarten zitten aan het einde van een spel nog in handen. Er zijn { $spaces } vakken voor { $cards } kaarten.
playtest-why-idle-color = Niemand heeft er iets aan om die te trekken, dus een deel van de stapel is verspild.
playtest-fix-idle-color = Geef de kleur meer vakken, het liefst op routes die spelers willen.
playtest-flag-dead-end = { $city } wordt nauwelijks gebruikt: de stad wordt bereikt in { $figure } van de spellen.
playtest-why-dead-end = Een stad zonder nut vult alleen het bord; een bestemmingskaart erheen zou een valstrik zijn.
playtest-fix-dead-end = Geef de stad een tweede toegang, een bestemmingskaart, of een route die de wagonnetjes waard is; of laat de stad weg.
playtest-flag-one-way-city = Er gaat maar één weg naar { $city }, en de bestemmingskaarten erheen worden behaald door { $figure } van de spelers die ze hebben: minder dan andere.
playtest-why-one-way-city = Wie die weg claimt, sluit alle anderen buiten, en wie die bestemmingskaarten heeft, kan er niets aan doen.
playtest-fix-one-way-city = Geef de stad een tweede toegang of een dubbele route, of laat de bestemmingskaarten erheen weg.
playtest-flag-idle-route = { $route } wordt nauwelijks gebruikt: geclaimd in { $figure } van de spellen.
playtest-why-idle-route = Spelers nemen de route niet eens als andere wegen geblokkeerd zijn.
playtest-fix-idle-route = Maak de route korter of grijs, of laat die ergens heen gaan waar bestemmingskaarten om vragen.
playtest-flag-hopeless-ticket = De bestemmingskaart { $ticket } wordt behaald door { $figure } van de spelers die de kaart houden.
playtest-why-hopeless-ticket = De kaart kost haar punten vaker dan dat ze die oplevert.
playtest-fix-hopeless-ticket = Zoek op het bord de plek waar de weg wordt geblokkeerd; een tweede weg of dubbele routes helpen meer dan punten.
playtest-flag-strong-ticket = Wie { $ticket } heeft, wint { $figure } procentpunt vaker dan bij gelijke kansen.
playtest-why-strong-ticket = Eén gelukkige bestemmingskaart beslist te veel.
playtest-fix-strong-ticket = Geef de kaart minder punten. 'vialibre board balance' stelt voor hoeveel.
playtest-flag-weak-ticket = Wie { $ticket } heeft, wint minder vaak dan bij gelijke kansen: { $figure } procentpunt.
playtest-why-weak-ticket = Wie die kaart krijgt, verliest daardoor het spel.
playtest-fix-weak-ticket = Geef de kaart meer punten, of een makkelijkere weg. 'vialibre board balance' stelt punten voor.
playtest-flag-one-strategy = { $strategy }: wie dat het meest doet, wint { $figure } procentpunt vaker dan bij gelijke kansen.
playtest-why-one-strategy = Is één gewoonte altijd goed, dan valt er weinig te beslissen.
playtest-fix-one-strategy = Verander waar die op berust: punten voor lange routes, het aantal bestemmingskaarten om te trekken, andere wegen.

playtest-players = { $seats } spelers
playtest-seat = plaats { $seat }
playtest-seats = Plaatsen en overwinningen
playtest-seats-note = Hoe vaak elke plaats won; plaats 1 begint. De stippellijn is een gelijk deel.
playtest-map = Het bord in het spel
playtest-map-note = Wijs een route of stad aan voor de cijfers. Hoe groter de stip van een stad, hoe meer spellen waarin iemand daar komt.
playtest-map-often = hoe vaak geclaimd
playtest-map-when = wanneer geclaimd
playtest-map-wins = overwinningen van de eigenaar
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: geclaimd in { $claimed } van de spellen, als { $when } van de beurten voorbij is; wie de route heeft, wint { $effect } procentpunt vaker dan bij gelijke kansen
playtest-route-never = { $route }: geclaimd in { $claimed } van de spellen
playtest-city-line = { $city }: bereikt in { $reached } van de spellen; wie daar komt, wint { $effect } procentpunt vaker dan bij gelijke kansen
playtest-ticket-line = { $ticket }: gehouden { $kept }, behaald { $made }, wint { $effect } procentpunt vaker dan bij gelijke kansen
playtest-tickets = Wat bestemmingskaarten waard zijn
playtest-tickets-note = Naar rechts: vaker gehouden bij aanbod. Naar boven: wie de kaart heeft, wint vaker dan bij gelijke kansen, in procentpunten. Grotere stippen hebben meer punten; ringen op de lijn zijn kaarten die te zelden iemand had om er iets over te zeggen. Niet alles komt door de bestemmingskaart: spelers houden wat bij hun plannen past.
playtest-chart-up = wint vaker dan bij gelijke kansen, procentpunten
playtest-chart-across = gehouden bij aanbod
playtest-all-tickets = Alle bestemmingskaarten
playtest-all-routes = Alle routes
playtest-all-cities = Alle steden
playtest-head-ticket = bestemmingskaart
playtest-head-route = route
playtest-head-city = stad
playtest-head-color = kleur
playtest-head-way = wagonnetjes
playtest-head-offered = aangeboden
playtest-head-kept = gehouden bij aanbod
playtest-head-made = behaald indien gehouden
playtest-head-points = gemiddelde punten
playtest-head-effect = gewonnen, procentpunten
playtest-head-claimed = spellen waarin geclaimd
playtest-head-when = deel van het spel voorbij
playtest-head-routes = routes
playtest-head-tickets = bestemmingskaarten
playtest-head-reached = spellen waarin bereikt
playtest-head-spaces = vakken
playtest-head-cards = kaarten
playtest-head-paid = betaald per spel
playtest-head-left = over in handen
playtest-head-wilds = locomotieven onder de betalingen
playtest-head-wins = gewonnen
playtest-head-row = deel van de open rij
playtest-cities = Steden die ertoe doen
playtest-cities-note = Steden waarvan de bezoekers het vaakst en het minst vaak winnen, vergeleken met een gelijk deel.
playtest-colors = Kleuren
playtest-colors-note = Welk deel van wat er voor de routes van een kleur betaald wordt { wild-card.plural } zijn: die vallen in waar een kleur schaars is. De stippellijn is het gemiddelde van alle kleuren.
playtest-games = Lengte, punten en verschillen
playtest-turns = Beurten per speler
playtest-scores = Punten per speler
playtest-margins = Verschil tussen eerste en tweede
playtest-games-note = Balken tonen hoe vaak, de stippellijn het gemiddelde. { $close } van de spellen is spannend: het verschil is hoogstens een tiende van de beste score.
playtest-strategies = Strategieën
playtest-strategies-note = In elk spel deed één plaats iets het meest. Hoe vaak die won, vergeleken met een gelijk deel; 0 is gelijk. Blokkeren is claimen bij een stad van een tegenstander, weg van de eigen steden. Op alle plaatsen speelde dezelfde soort bot, dus dit toont wat het bord beloont, niet wie beter is.
playtest-strategy = { $strategy ->
    [tickets] Veel bestemmingskaarten
    [long_routes] Lange routes
    [blocking] Blokkeren
   *[early] Vroeg claimen
}
playtest-bots = Bots
playtest-bots-note = Hoe vaak de plaatsen van elke bot wonnen, vergeleken met een gelijk deel.
playtest-compared = Vergeleken met de standaardborden
playtest-compared-note = Het verschil is een deel van de beste score. De stip is dit bord, de streepjes zijn de vier standaardborden, de band is hun bereik. Een pijl betekent dat dit bord er significant buiten valt. Dat is op zichzelf geen fout.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = dit bord
playtest-mean = gemiddelde { $figure }
playtest-headline = { $name ->
    [turns] Beurten per speler
    [first] Eerste plaats wint
    [score] Punten per speler
    [margin] Verschil met de tweede
    [close] Spannende spellen
    [lead_changes] Wisselingen van de leiding
    [half_time] Leider halverwege wint
    [tickets] Bestemmingskaarten per speler
    [made] Behaalde bestemmingskaarten
    [ticket_points] Punten uit bestemmingskaarten
    [claims] Routes per speler
    [length] Lengte van een geclaimde route
    [drawing] Beurten met kaarten trekken
   *[cards_left] Kaarten over in de hand
}
playtest-again = Dit reproduceren
playtest-again-note = Kaarten en keuzes volgen uit de startwaarde: dezelfde instellingen geven dezelfde spellen, op elke computer en met elk aantal processen.
playtest-footer = Gemaakt met Vía Libre { $version }.

error-bad-findings = Deze versie kan deze bevindingen van een speeltest niet lezen ({ $detail }).
error-bad-seat-list = “{ $text }” is geen geldige lijst van aantallen spelers. Schrijf bijvoorbeeld 2,3.
error-balance-not-toml = Punten kunnen alleen in een bordbestand geschreven worden. Geef het bestand op in plaats van “{ $board }”, of laat --write weg.
error-balance-row-missing = De rij van de bestemmingskaart “{ $ticket }” is niet gevonden in { $file }; er is niets geschreven.
