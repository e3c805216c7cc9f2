### Speltest: kommandona `playtest` och `board balance` och sidan som --html skriver.

cli-playtest-help = Låt robotar spela många spel på en spelplan och rapportera resultaten till den som designar den: platser, biljetter, sträckor, städer, färger, längd, poäng och problem.
cli-playtest-examples =
    Exempel:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Antal spelare, åtskilda med komma; spelen växlar mellan dem. Standard: alla som spelplanen tillåter.
cli-playtest-bots-help = En robot på alla platser, eller flera som byter plats från spel till spel.
cli-playtest-jobs-help = Antal processer som delar på arbetet; resultaten beror inte på det. Standard: en per kärna.
cli-playtest-resume-help = Fortsätt ett speltest med samma inställningar i stället för att börja om.
cli-playtest-results-help = SQLite-filen som sparar färdiga spel.
cli-playtest-json-help = Skriv alla siffror till den här filen som JSON; - skriver till terminalen.
cli-playtest-kept = avbrutet; { $games ->
    [one] ett spel är sparat
   *[other] { $games } spel är sparade
} i { $file }. Fortsätt med: { $command }
cli-playtest-table = spelare
cli-playtest-first = första platsen vinner
cli-playtest-turns = turer per spelare
cli-playtest-score = poäng
cli-playtest-close = jämna spel
cli-playtest-fine = Inget sticker ut: alla platser, biljetter, sträckor, städer och färger ligger säkert inom det som standardspelplanerna visar.
cli-playtest-found = { $flags ->
    [one] Ett fynd:
   *[other] { $flags } fynd:
}

cli-board-balance-help = Föreslå poäng för en spelplans biljetter, utifrån hur de påverkar chansen att vinna.
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
cli-board-balance-all-fine = { $tickets } biljetter: ingen är säkert värd mer eller mindre än sina poäng. Fler spel kan kanske visa det.
cli-board-balance-some = { $changed } av { $tickets } biljetter är säkert värda mer eller mindre än deras poäng säger. Ändra dem och testa igen: spelare går efter poängen.
cli-board-balance-hard = * klaras i färre än { $least } av spelen: en biljett som inte klaras kostar sina poäng, så varje extra poäng skulle i snitt ge mindre än { $gain } poäng, och under 50 % skulle det kosta poäng. Gör hellre dess väg lättare.
cli-board-balance-written = Sparat i { $file }.

playtest-title = Speltest: { $board }
playtest-lead = { $games ->
    [one] Ett spel
   *[other] { $games } spel
} av { $bots } med { $seats } spelare{ $alvin ->
    [yes] , med Alvin
   *[no] {""}
}.
playtest-intervals = Varje siffra har sitt 95 %-intervall inom parentes: Wilsonintervall för andelar, Students t över spel för resten. Platserna i ett spel är inte oberoende; det är spelen, så intervallen beräknas över spel.
playtest-fine = Inget sticker ut.
playtest-fine-note = Alla platser, biljetter, sträckor, städer och färger ligger säkert inom det som de fyra standardspelplanerna visar. Det garanterar ingen bra spelplan: robotar är inte människor, och hur roligt det är mäts inte här.
playtest-unclear = För få spel för att säga det.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Ett värde kan fortfarande ligga utanför det normala.
   *[other] { $figures } värden kan fortfarande ligga utanför det normala.
} { $bound ->
    [over] Det skulle krävas mer än { $more } spel till för att avgöra det.
   *[about] Ungefär { $more } spel till skulle avgöra det.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] mer än { $more } spel till behövs
   *[about] ungefär { $more } spel till behövs
}
playtest-unclear-rest = Och { $count } till.
playtest-flags = Fynd
playtest-flags-note = Vart och ett av de här fynden ligger signifikant utanför vad de fyra standardspelplanerna visar. Den som tittar på många saker på en gång hittar något av en slump, och det korrigerar testet för (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Fel
   *[other] Varning
}
playtest-why = Varför det spelar roll:
playtest-fix = Vad som hjälper:

playtest-flag-seat-bias = Med { $seats } spelare vinner plats { $seat } i { $figure } av spelen; en jämn andel är { $even }.
playtest-why-seat-bias = Platserna lottas, så en del av spelet blir också slump.
playtest-fix-seat-bias = Titta på vad en spelare kan göra under de allra första turerna: billiga sträckor med många poäng, få kort som behövs. Gör spelet längre (fler vagnar), de bästa sträckorna dyrare, eller ge de senare platserna ett kort till.
playtest-flag-dominated-ticket = Biljetten { $ticket } är värd { $points } poäng över { $way } vagnar; { $other } ger { $other_points } över { $other_way }. I genomsnitt ger den sin ägare { $figure } poäng.
playtest-why-dominated-ticket = Den är aldrig rätt biljett att behålla, och otur för en spelare som inte har något val.
playtest-fix-dominated-ticket = Ge den fler poäng eller andra städer. 'vialibre board balance' föreslår poäng.
playtest-flag-scarce-color = Det finns för lite av { $color }: { wild-card.plural } utgör { $figure } av det som betalas för färgens sträckor. Den har { $spaces } rutor till { $cards } kort.
playtest-why-scarce-color = Spelarna väntar på en enda färg, och den som drar { wild-card.plural } vinner kapplöpningen om dess sträckor.
playtest-fix-scarce-color = Ge några av dess sträckor en annan färg eller gör dem grå, tills alla färger har ungefär lika många rutor.
playtest-flag-idle-color = { $color } blir över: { $figure } av färgens kort är fortfarande på hand när ett spel tar slut. Den har { $spaces } rutor till { $cards } kort.
playtest-why-idle-color = Ingen har nytta av att dra den, så en del av högen är bortkastad.
playtest-fix-idle-color = Ge den fler rutor, helst på sträckor som spelarna vill ha.
playtest-flag-dead-end = { $city } används knappt: staden nås i { $figure } av spelen.
playtest-why-dead-end = En stad utan nytta fyller bara upp spelplanen; en biljett dit vore en fälla.
playtest-fix-dead-end = Ge den en väg till, en biljett eller en sträcka som är värd vagnarna; eller ta bort den.
playtest-flag-one-way-city = Bara en väg går till { $city }, och biljetterna dit klaras av { $figure } av dem som har dem: färre än för andra biljetter.
playtest-why-one-way-city = Den som bygger den vägen stänger ute alla andra, och de som har biljetterna kan inte göra något åt det.
playtest-fix-one-way-city = Ge staden en väg till eller en dubbelsträcka, eller ta bort biljetterna dit.
playtest-flag-idle-route = { $route } används knappt: den byggs i { $figure } av spelen.
playtest-why-idle-route = Spelarna tar den inte ens när andra vägar är blockerade.
playtest-fix-idle-route = Gör den kortare eller grå, eller låt den gå någonstans dit biljetter vill.
playtest-flag-hopeless-ticket = Biljetten { $ticket } klaras av { $figure } av dem som behåller den.
playtest-why-hopeless-ticket = Den kostar sina poäng oftare än den ger dem.
playtest-fix-hopeless-ticket = Leta på kartan efter stället där den blir blockerad; en väg till eller dubbelsträckor hjälper mer än poäng.
playtest-flag-strong-ticket = Den som har { $ticket } vinner { $figure } procentenheter oftare än en jämn andel.
playtest-why-strong-ticket = En enda lyckosam biljett avgör för mycket.
playtest-fix-strong-ticket = Ge den färre poäng. 'vialibre board balance' föreslår hur många.
playtest-flag-weak-ticket = Den som har { $ticket } vinner { $figure } procentenheter oftare än en jämn andel; alltså mer sällan.
playtest-why-weak-ticket = Den som får den förlorar lätt spelet.
playtest-fix-weak-ticket = Ge den fler poäng eller en lättare väg. 'vialibre board balance' föreslår poäng.
playtest-flag-one-strategy = { $strategy }: den som gör mest av det vinner { $figure } procentenheter oftare än en jämn andel.
playtest-why-one-strategy = Om en vana alltid är rätt finns det inte mycket att välja på.
playtest-fix-one-strategy = Ändra det strategin bygger på: poäng för långa sträckor, hur många biljetter det finns att dra, andra vägar.

playtest-players = { $seats } spelare
playtest-seat = plats { $seat }
playtest-seats = Platser och vinster
playtest-seats-note = Hur ofta varje plats vann; plats 1 börjar. Den streckade linjen är en jämn andel.
playtest-map = Spelplanen i spel
playtest-map-note = Peka på en sträcka eller en stad för att se dess siffror. Ju större en stads prick är, desto fler spel där en spelare når dit.
playtest-map-often = hur ofta den byggs
playtest-map-when = när den byggs
playtest-map-wins = ägarens vinster
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: byggd i { $claimed } av spelen, när { $when } av turerna har gått; den som har den vinner { $effect } procentenheter oftare än en jämn andel
playtest-route-never = { $route }: byggd i { $claimed } av spelen
playtest-city-line = { $city }: nådd i { $reached } av spelen; den som når dit vinner { $effect } procentenheter oftare än en jämn andel
playtest-ticket-line = { $ticket }: behållen { $kept }, klarad { $made }, vinner { $effect } procentenheter oftare än en jämn andel
playtest-tickets = Vad biljetter är värda
playtest-tickets-note = Åt höger: behålls oftare när den erbjuds. Uppåt: ägaren vinner oftare än en jämn andel, i procentenheter. Större prickar har fler poäng; ringar på linjen hölls för sällan för att säga något. Att ha den är inte hela orsaken: spelare behåller det som passar deras planer.
playtest-chart-up = vinster utöver en jämn andel, procentenheter
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
playtest-head-claimed = spel där den byggs
playtest-head-when = andel av spelet som gått
playtest-head-routes = sträckor
playtest-head-tickets = biljetter
playtest-head-reached = spel där den nås
playtest-head-spaces = rutor
playtest-head-cards = kort
playtest-head-paid = betalt per spel
playtest-head-left = kvar på hand
playtest-head-wilds = lokomotiv bland betalningarna
playtest-head-wins = vinster
playtest-head-row = andel av raden
playtest-cities = Städer som spelar roll
playtest-cities-note = Städer vars besökare vinner oftast och mest sällan, jämfört med en jämn andel.
playtest-colors = Färger
playtest-colors-note = Andelen { wild-card.plural } i det som betalas för en färgs sträckor: de rycker in där en färg saknas. Den streckade linjen är medelvärdet av alla färger.
playtest-games = Längd, poäng och marginaler
playtest-turns = Turer per spelare
playtest-scores = Poäng per spelare
playtest-margins = Marginal mellan etta och tvåa
playtest-games-note = Staplarna visar hur ofta, den streckade linjen medelvärdet. { $close } av spelen är jämna: marginalen är högst en tiondel av vinnarens poäng.
playtest-strategies = Strategier
playtest-strategies-note = I varje spel gjorde en plats mest av något. Hur ofta den vann, jämfört med en jämn andel; 0 är jämnt. Blockering är att bygga vid en motståndares stad, borta från sina egna städer. Alla platser spelades av samma slags robot, så det här visar vad spelplanen belönar, inte vem som är bäst.
playtest-strategy = { $strategy ->
    [tickets] Många biljetter
    [long_routes] Långa sträckor
    [blocking] Blockering
   *[early] Tidiga sträckor
}
playtest-bots = Robotar
playtest-bots-note = Hur ofta varje robots platser vann, jämfört med en jämn andel.
playtest-compared = Jämfört med standardspelplanerna
playtest-compared-note = Marginalen visas som en andel av vinnarens poäng. Pricken är den här spelplanen, märkena är de fyra standardspelplanerna, bandet är deras spännvidd. En pil betyder att den här spelplanen ligger signifikant utanför. Det är inget fel i sig.
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
    [margin] Marginal till tvåan
    [close] Jämna spel
    [lead_changes] Ledarbyten
    [half_time] Ledaren halvvägs vinner
    [tickets] Biljetter per spelare
    [made] Klarade biljetter
    [ticket_points] Poäng från biljetter
    [claims] Sträckor per spelare
    [length] Längden på en byggd sträcka
    [drawing] Turer som gick till att dra kort
   *[cards_left] Kort kvar på hand
}
playtest-again = Upprepa försöket
playtest-again-note = Kort och val följer av startvärdet: samma inställningar ger samma spel på alla maskiner och med valfritt antal processer.
playtest-footer = Gjord av Vía Libre { $version }.

error-bad-findings = Den här versionen kan inte läsa de här resultaten av ett speltest ({ $detail }).
error-bad-seat-list = ”{ $text }” är ingen giltig lista över antal spelare. Skriv till exempel 2,3.
error-balance-not-toml = Poäng kan bara skrivas i en spelplansfil. Ange filen i stället för ”{ $board }”, eller utelämna --write.
error-balance-row-missing = Raden med biljetten ”{ $ticket }” hittades inte i { $file }; ingenting skrevs.
