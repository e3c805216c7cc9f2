### Speltest: kommandona `playtest` och `board balance` och sidan som --html skriver.

cli-playtest-help = Låt bottar spela många partier på en spelplan, och berätta för den som designar den vad de visar: platser, biljetter, sträckor, städer, färger, längd, poäng och vad som är fel.
cli-playtest-examples =
    Exempel:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Antal spelare, åtskilda med komma; partierna växlar mellan dem. Om inget anges: alla som spelplanen tillåter.
cli-playtest-bots-help = En bot på alla platser, eller flera som byter plats från parti till parti.
cli-playtest-jobs-help = Processer som delar på arbetet; resultaten beror inte på det. Om inget anges: en per kärna.
cli-playtest-resume-help = Fortsätt ett speltest med samma inställningar i stället för att börja om.
cli-playtest-results-help = SQLite-filen som sparar det som är gjort.
cli-playtest-json-help = Skriv alla siffror till den här filen som JSON; - är terminalen.
cli-playtest-kept = avbrutet; { $games ->
    [one] ett parti är sparat
   *[other] { $games } partier är sparade
} i { $file }. Fortsätt med: { $command }
cli-playtest-table = spelare
cli-playtest-first = första platsen vinner
cli-playtest-turns = turer per spelare
cli-playtest-score = poäng
cli-playtest-close = jämna partier
cli-playtest-fine = Inget sticker ut: alla platser, biljetter, sträckor, städer och färger ligger säkert inom det som standardspelplanerna visar.
cli-playtest-found = { $flags ->
    [one] En sak att titta på:
   *[other] { $flags } saker att titta på:
}

cli-board-balance-help = Föreslå poäng för en spelplans biljetter, utifrån vad det gör med chansen att vinna att ha dem.
cli-board-balance-examples =
    Exempel:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Skriv en kopia av spelplansfilen med de föreslagna poängen; allt annat förblir som det är.
cli-board-balance-now = poäng
cli-board-balance-proposed = föreslaget
cli-board-balance-range = mellan
cli-board-balance-made = klarad
cli-board-balance-effect = verkan på vinster
cli-board-balance-turns = turer den kostar
cli-board-balance-all-fine = { $tickets } biljetter: ingen är säkert värd mer eller mindre än sina poäng. Fler partier kan kanske visa det.
cli-board-balance-some = { $changed } av { $tickets } biljetter är säkert värda mer eller mindre än deras poäng säger. Ändra dem och testa igen: spelare går efter poängen.
cli-board-balance-hard = * klaras i färre än { $least } av partierna: en biljett som inte klaras kostar sina poäng, så varje extra poäng skulle i snitt ge mindre än { $gain } poäng, och under 50 % skulle det kosta poäng. Gör hellre dess väg lättare.
cli-board-balance-written = Sparat i { $file }.

playtest-title = Speltest: { $board }
playtest-lead = { $games ->
    [one] Ett parti
   *[other] { $games } partier
} av { $bots } med { $seats } spelare{ $alvin ->
    [yes] , med Alvin
   *[no] {""}
}.
playtest-intervals = Varje siffra har sitt 95 %-intervall inom parentes: enligt Wilson för hur ofta något händer, Students t över partier för resten. Platserna i ett parti är inte oberoende; det är partierna, och intervallen går efter partier.
playtest-fine = Inget sticker ut.
playtest-fine-note = Alla platser, biljetter, sträckor, städer och färger ligger säkert inom det som de fyra standardspelplanerna visar. Det är inget löfte: bottar är inte människor, och hur roligt det är mäts inte här.
playtest-unclear = För få partier för att säga det.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Ett värde kan fortfarande ligga utanför det normala.
   *[other] { $figures } värden kan fortfarande ligga utanför det normala.
} { $bound ->
    [over] Det skulle krävas mer än { $more } partier till för att avgöra det.
   *[about] Ungefär { $more } partier till skulle avgöra det.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] mer än { $more } partier till behövs
   *[about] ungefär { $more } partier till behövs
}
playtest-unclear-rest = Och { $count } till.
playtest-flags = Vad du bör titta på
playtest-flags-note = Var och en av de här sakerna ligger säkert utanför vad de fyra standardspelplanerna visar: den som tittar på många saker på en gång hittar alltid något av en slump, och det är inräknat (Holm, en på hundra).
playtest-severity = { $severity ->
    [fault] Fel
   *[other] Varning
}
playtest-why = Varför det spelar roll:
playtest-fix = Vad som hjälper:

playtest-flag-seat-bias = Med { $seats } spelare vinner plats { $seat } i { $figure } av partierna; { $even } vore jämnt.
playtest-why-seat-bias = Platserna lottas, så en del av spelet blir ett lotteri.
playtest-fix-seat-bias = Titta på vad en spelare kan göra under de allra första turerna: billiga sträckor med många poäng, få kort som behövs. Gör spelet längre (fler vagnar), de bästa sträckorna dyrare, eller ge de senare platserna ett kort till.
playtest-flag-dominated-ticket = Biljetten { $ticket } är värd { $points } poäng över { $way } vagnar; { $other } ger { $other_points } över { $other_way }. I genomsnitt ger den sin ägare { $figure } poäng.
playtest-why-dominated-ticket = Den är aldrig den rätta att behålla: en nit i urvalet, och otur för den som inte har något val.
playtest-fix-dominated-ticket = Ge den fler poäng eller andra städer. 'vialibre board balance' föreslår poäng.
playtest-flag-scarce-color = { $color } finns det för lite av: { wild-card.plural } är { $figure } av det som betalas för färgens sträckor. Den har { $spaces } rutor till { $cards } kort.
playtest-why-scarce-color = Spelarna väntar på en enda färg, och den som drar { wild-card.plural } vinner kapplöpningen om dess sträckor.
playtest-fix-scarce-color = Ge några av dess sträckor en annan färg eller gör dem grå, tills alla färger har ungefär lika många rutor.
playtest-flag-idle-color = { $color } blir över: { $figure } av färgens kort är fortfarande på hand när ett parti tar slut. Den har { $spaces } rutor till { $cards } kort.
playtest-why-idle-color = Ingen har nytta av att dra den, så det finns nitar i högen.
playtest-fix-idle-color = Ge den fler rutor, helst på sträckor som spelarna vill ha.
playtest-flag-dead-end = Nästan ingen kommer till { $city }: staden nås i { $figure } av partierna.
playtest-why-dead-end = En stad utan nytta är bara bläck på spelplanen; en biljett dit vore en fälla.
playtest-fix-dead-end = Ge den en väg till, en biljett eller en sträcka som är värd vagnarna; eller utelämna den.
playtest-flag-one-way-city = Bara en väg går till { $city }, och biljetterna dit klaras av { $figure } av dem som har dem: färre än för andra biljetter.
playtest-why-one-way-city = Den som bygger den vägen stänger ute alla andra, och de som har biljetterna kan inte göra något åt det.
playtest-fix-one-way-city = Ge staden en väg till eller parallella sträckor, eller utelämna biljetterna dit.
playtest-flag-idle-route = Nästan ingen bygger { $route }: bara i { $figure } av partierna.
playtest-why-idle-route = Den är inget alternativ när andra vägar är spärrade, så den räknas inte som ett.
playtest-fix-idle-route = Gör den kortare eller grå, eller låt den gå någonstans dit biljetter vill.
playtest-flag-hopeless-ticket = Biljetten { $ticket } klaras av { $figure } av dem som behåller den.
playtest-why-hopeless-ticket = Den kostar sina poäng oftare än den ger dem.
playtest-fix-hopeless-ticket = Leta på kartan efter stället där den blir avskuren; en väg till eller parallella sträckor hjälper mer än poäng.
playtest-flag-strong-ticket = Den som har { $ticket } vinner { $figure } procentenheter oftare än vad som vore jämnt.
playtest-why-strong-ticket = En enda turlig biljett avgör för mycket.
playtest-fix-strong-ticket = Ge den färre poäng. 'vialibre board balance' föreslår hur många.
playtest-flag-weak-ticket = Den som har { $ticket } vinner { $figure } procentenheter oftare än vad som vore jämnt; alltså mer sällan.
playtest-why-weak-ticket = Att få den i utdelningen kostar segern.
playtest-fix-weak-ticket = Ge den fler poäng eller en lättare väg. 'vialibre board balance' föreslår poäng.
playtest-flag-one-strategy = { $strategy }: den som gör mest av det vinner { $figure } procentenheter oftare än vad som vore jämnt.
playtest-why-one-strategy = Om en vana alltid är rätt finns det inte mycket att välja på.
playtest-fix-one-strategy = Ändra det den lever på: poäng för långa sträckor, hur många biljetter det finns att dra, fler vägar.

playtest-players = { $seats } spelare
playtest-seat = plats { $seat }
playtest-seats = Vem som börjar, och vem som vinner
playtest-seats-note = Hur ofta varje plats vann; plats 1 börjar. Den streckade linjen är jämnt.
playtest-map = Spelplanen i spel
playtest-map-note = Peka på en sträcka eller en stad för att se dess siffror. Ju större en stads prick är, desto fler partier når någon dit.
playtest-map-often = hur ofta byggd
playtest-map-when = när byggd
playtest-map-wins = den som bygger den vinner
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: byggd i { $claimed } av partierna, när { $when } av turerna har gått; den som har den vinner { $effect } procentenheter oftare än vad som vore jämnt
playtest-route-never = { $route }: byggd i { $claimed } av partierna
playtest-city-line = { $city }: nådd i { $reached } av partierna; den som når dit vinner { $effect } procentenheter oftare än vad som vore jämnt
playtest-ticket-line = { $ticket }: behållen { $kept }, klarad { $made }, vinner { $effect } procentenheter oftare än vad som vore jämnt
playtest-tickets = Vad biljetter är värda
playtest-tickets-note = Åt höger: behålls oftare när den erbjuds. Uppåt: den som har den vinner oftare än jämnt, i procentenheter. Större prickar har fler poäng. Att ha den är inte orsaken till allt: spelare behåller det som passar deras planer.
playtest-chart-up = vinner oftare än jämnt, procentenheter
playtest-chart-across = behållen när den erbjuds
playtest-all-tickets = Alla biljetter
playtest-all-routes = Alla sträckor
playtest-all-cities = Alla städer
playtest-head-ticket = biljett
playtest-head-route = sträcka
playtest-head-city = stad
playtest-head-color = färg
playtest-head-way = vagnar
playtest-head-offered = erbjuden
playtest-head-kept = behållen när erbjuden
playtest-head-made = klarad när behållen
playtest-head-points = poäng i genomsnitt
playtest-head-effect = vinster, procentenheter
playtest-head-claimed = partier med den
playtest-head-when = del av partiet som gått
playtest-head-routes = sträckor
playtest-head-tickets = biljetter
playtest-head-reached = partier med någon där
playtest-head-spaces = rutor
playtest-head-cards = kort
playtest-head-paid = betalt per parti
playtest-head-left = kvar på hand
playtest-head-wilds = lokomotiv bland betalningarna
playtest-head-wins = vinster
playtest-head-row = del av raden
playtest-cities = Städer som spelar roll
playtest-cities-note = De vars besökare vinner oftast och mest sällan, jämfört med den jämna andelen.
playtest-colors = Färger
playtest-colors-note = Hur stor del av det som betalas för en färgs sträckor som är { wild-card.plural }: de rycker in där en färg saknas. Den streckade linjen är medelvärdet av alla färger.
playtest-games = Längd, poäng och marginaler
playtest-turns = Turer per spelare
playtest-scores = Poäng per spelare
playtest-margins = Poäng mellan den bästa och den näst bästa
playtest-games-note = Staplarna visar hur ofta, den streckade linjen medelvärdet. { $close } av partierna är jämna: marginalen är högst en tiondel av den bästa poängsumman.
playtest-strategies = Sätt att spela
playtest-strategies-note = I varje parti gjorde en plats mest av något. Hur ofta den vann, jämfört med jämnt; noll är jämnt. Blockering är att bygga vid en motståndares stad, borta från alla sina egna. Alla platser spelades av samma slags spelare, så det här visar vad spelplanen belönar, inte vem som är bäst.
playtest-strategy = { $strategy ->
    [tickets] Många biljetter
    [long_routes] Långa sträckor
    [blocking] Blockering
   *[early] Tidiga sträckor
}
playtest-bots = Bottar
playtest-bots-note = Hur ofta varje bots platser vann, jämfört med jämnt.
playtest-compared = Bredvid standardspelplanerna
playtest-compared-note = Försprånget visas som en andel av den bästa poängen. Pricken är den här spelplanen, märkena är de fyra standardspelplanerna, bandet är där de ligger. En pil säger att den här spelplanen säkert ligger utanför. Det är inget fel i sig.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = den här spelplanen
playtest-mean = medelvärde { $figure }
playtest-headline = { $name ->
    [turns] Turer per spelare
    [first] Första platsens vinster
    [score] Poäng per spelare
    [margin] Marginal, som del av den bästa poängsumman
    [close] Jämna partier
    [lead_changes] Ledarbyten
    [half_time] Partier som vanns av den som ledde halvvägs
    [tickets] Biljetter per spelare
    [made] Klarade biljetter
    [ticket_points] Del av poängen som biljetter ger
    [claims] Sträckor per spelare
    [length] Vagnar per byggd sträcka
    [drawing] Turer som gick till kort
   *[cards_left] Kort kvar på hand
}
playtest-again = Samma sak igen
playtest-again-note = Kort och val följer av fröet: samma inställningar ger samma partier, oavsett maskin och hur många processer som delar på arbetet.
playtest-footer = Gjord av Vía Libre { $version }.

error-bad-findings = Det här är inga resultat av ett speltest som den här versionen kan läsa ({ $detail }).
error-bad-seat-list = ”{ $text }” är inga antal spelare. Skriv till exempel 2,3.
error-balance-not-toml = Poäng kan bara skrivas i en spelplansfil. Ange filen i stället för ”{ $board }”, eller utelämna --write.
error-balance-row-missing = Raden med biljetten ”{ $ticket }” hittades inte i { $file }; ingenting skrevs.
