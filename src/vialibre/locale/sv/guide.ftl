# Det som hjälper: en spelplans regler, det första spelet med guide, tangenterna, och beskedet att det är ens tur.

## Sidan med hjälp

guide-title = Så spelar du
guide-start-title = Ditt första spel: en guide på två minuter
guide-start-text = Du spelar ett riktigt spel på spelplanen Nordamerika mot vår lättaste robot. En guide förklarar en sak i taget och väntar tills du har gjort den. Du kan hoppa över guiden när som helst och spela vidare.
guide-start = Starta med guide
guide-starting = Ställer i ordning spelplanen…
guide-rules-title = Regler för varje spelplan
guide-rules-board = Spelplan
guide-rules-players = Spelare
guide-rules-alvin = Med Alvin (variant)
guide-keys-title = Kortkommandon
guide-keys-settings = Slå på eller av kortkommandon i inställningarna
# Vad en tangent gör vid bordet; visas efter tangenten.
guide-key = { $what ->
    [row] ta det kortet i raden
    [deck] dra från högen
    [tickets] dra biljetter
    [moves] lista över sträckor du kan bygga
    [undo] ångra
    [log] visa loggen
    [chat] chatt
    [hand] dina biljetter
    [help] de här kortkommandona
    [zoom] zooma kartan
    [whole] visa hela kartan
    [move] flytta kartan, eller gå från en markerad sak till nästa
   *[close] stäng det som är öppet
}

## Det första spelet med guide. Ett steg har en titel och en mening eller två: upp till 160 tecken, det måste rymmas på en liten telefon.

guide-label = Första spelet med guide
guide-progress = Steg { $step } av { $steps }
guide-next = Nästa
guide-finish = Spela vidare
guide-skip = Hoppa över guiden
guide-step-title = { $step ->
    [tickets] Välj dina biljetter
    [first] Ta ett kort
    [second] Och ett till
    [glow] Titta efter det som lyser
    [claim] Bygg en sträcka
    [points] Din första sträcka!
    [state] Håll koll på dina biljetter
   *[end] Så slutar spelet
}
# $keep: biljetter som minst ska behållas. $points: poäng för första sträckan. $length, $worth: de längsta sträckornas rutor och poäng.
# $bonus: poäng för den längsta rutten.
guide-step-text = { $step ->
    [tickets] Varje biljett nämner två städer att binda ihop; de lyser på kartan. Behåll minst { $keep }. Biljetter som delar en bit av vägen är lättast.
    [first] På din tur gör du en sak: tar kort, bygger en sträcka eller drar biljetter. Ta ett kort nu: ett av de fem öppna korten eller det översta i högen.
    [second] Du tar två kort per tur. Kortet med hjulet är ett { wild-card }: det gäller för alla färger, men ett öppet räknas som båda korten.
    [glow] En sträcka kostar ett kort i sin färg per ruta; till grå sträckor väljer du färg själv. Sträckorna du kan betala lyser när det är din tur.
    [claim] Ta kort, tur efter tur, tills en sträcka på din väg lyser. Välj den då.
    [points] Du fick { $points } poäng direkt. Långa sträckor är värda mycket mer: { $length } rutor ger { $worth } poäng.
    [state] Dina biljetter visar om de är klarade, möjliga eller blockerade. Välj en, så visar kartan den kortaste vägen som är kvar.
   *[end] När en spelare har högst två vagnar börjar sista rundan. Sedan ger klarade biljetter poäng, de andra ger minus, och den längsta sammanhängande rutten ger { $bonus }.
}
# Vad som är på gång just nu, under stegets mening. $routes: hur många sträckor som lyser; $near: hur många av dem som hjälper en biljett.
guide-hint = { $hint ->
    [wait] Den andra spelaren står på tur. Det tar inte lång tid.
    [none] Inget lyser än: ta fler kort.
    [near] { $routes ->
        [one] { $routes } sträcka lyser nu, och den hjälper dig med biljetterna.
       *[other] { $routes } sträckor lyser nu, och { $near } av dem hjälper dig med biljetterna.
    }
   *[some] { $routes ->
        [one] { $routes } sträcka lyser nu.
       *[other] { $routes } sträckor lyser nu.
    }
}

## Beskedet att det är ens tur

# Titeln på webbläsarens flik.
guide-notice-title = ● Din tur – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Ett meddelande från webbläsaren medan sidan inte syns.
guide-notice-head = Det är din tur
guide-notice-body = Spelet på spelplanen { $board } väntar på dig.

## En spelplans regler, i en panel. Var och en är ett kort stycke; bara de som gäller för spelplanen visas.

rules-open-all = Öppna alla
rules-close-all = Stäng alla
rules-section = { $section ->
    [aim] Målet
    [turn] Din tur
    [cards] Kort och { wild-card.plural }
    [claim] Bygga en sträcka
    [parallel] Dubbelsträckor
    [tickets] Biljetter
    [ferries] Färjor
    [tunnels] Tunnlar
    [stations] Stationer
    [markers] Startstäder och kontroll
    [alvin] Alvin
    [souvenirs] Souvenirer
    [end] Spelets slut och poäng
   *[ties] Lika poäng
}

rules-aim = Bygg tågsträckor på kartan och bind ihop städerna på dina hemliga biljetter. Spelaren med flest poäng på slutet vinner.
rules-start = Du börjar med { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
} och { $hand } kort.
rules-order = Den första spelaren väljs slumpvis eller av värden. Sedan går turen från plats till plats.
rules-order-later = Väljs den första spelaren slumpvis, sker lottningen på den här spelplanen först när alla har valt biljetter.

rules-turn = På din tur gör du exakt en av de här sakerna:
rules-turn-draw = Ta kort.
rules-turn-claim = Bygg en sträcka.
rules-turn-tickets = Dra biljetter.
rules-turn-station = Bygg en station.
rules-turn-pass = Du passar bara om inget av detta går.

# $colors: hur många färger. $each: kort i var och en.
rules-deck = Det finns { $colors } färger, var och en med en egen symbol och { $each } kort i högen.
rules-draw = Ta två kort, ett i taget: öppna kort från raden med fem, eller det översta kortet i högen. En lucka i raden fylls innan du väljer igen.
# $wilds: hur många det finns.
rules-wild = Ett { wild-card } ({ $wilds } i högen) gäller för alla färger.
rules-wild-open = Ett öppet { wild-card } räknas som båda korten: tar du ett är det ditt enda kort, och det kan inte vara ditt andra.
rules-wild-deck = Ett { wild-card } som dras från högen är ett kort som alla andra.
rules-sweep = När tre eller fler av de fem öppna korten är { wild-card.plural } kastas alla fem och ersätts, så länge det finns minst tre andra kort till det.
rules-reshuffle = När högen är tom blandas kasthögen och blir den nya högen. Finns det inget kort du får ta som det andra är din tur ett kort. Du får ha så många kort på hand du vill.

rules-claim = Spela ett kort i sträckans färg för varje ruta, och sätt en av dina tågvagnar på varje ruta.
rules-claim-gray = Till en grå sträcka väljer du färg själv, men alla kort måste ha samma.
rules-claim-wilds = { wild-card.plural-start } kan ersätta några av korten, eller alla.
rules-claim-whole = Du bygger en sträcka per tur, och alltid hela: du måste ha kort och vagnar till varje ruta. Korten du spelar kastas.
rules-claim-anywhere = En sträcka behöver inte hänga ihop med dina andra sträckor.
rules-claim-points = Du får poäng direkt, efter längden:
rules-claim-points-control = En sträcka ger poäng direkt, efter längden; vem som får dem beror på vem som kontrollerar dess två städer:
rules-table-spaces = Rutor
rules-table-symbols = Olika symboler
rules-table-points = Poäng

# $tracks: hur många som högst ligger sida vid sida.
rules-parallel = { $tracks ->
    [2] Två sträckor
   *[other] Två eller tre sträckor
} mellan samma två städer går sida vid sida. Du får bara bygga en av dem.
rules-parallel-closed = Med { $players } spelare kan bara en av dem byggas: sedan är de andra stängda för alla.
rules-parallel-open = Med { $players } spelare är de andra fortfarande öppna för de andra spelarna.
rules-parallel-from = Med { $players } eller fler spelare är de fortfarande öppna för de andra spelarna.

rules-ticket = En biljett nämner två städer. Om dina sträckor binder ihop dem när spelet är slut, vilken väg som helst, får du dess poäng. Annars förlorar du lika många.
rules-ticket-start = Vid start får du { $deal ->
    [one] { $deal } biljett.
   *[other] { $deal } biljetter.
} Behåll minst { $keep }.
# $long: hur många långa som kommer utöver de $deal andra.
rules-ticket-start-long = Vid start får du { $long ->
    [one] { $long } lång biljett
   *[other] { $long } långa biljetter
} och { $deal ->
    [one] { $deal } annan.
   *[other] { $deal } andra.
} Behåll minst { $keep } av alla dessa.
rules-ticket-refused = { $where ->
    [out] Biljetter du lämnar tillbaka går ur spelet utan att de andra ser dem.
    [shuffled_under] Återlämnade biljetter blandas och läggs underst i biljetthögen.
   *[under] Biljetter du lämnar tillbaka läggs underst i biljetthögen.
}
rules-ticket-draw = Senare kan du använda en tur till att dra { $draw ->
    [one] { $draw } biljett
   *[other] { $draw } biljetter
}, eller så många som är kvar, och behålla minst { $keep }. Resten läggs underst i högen.
rules-ticket-long = Långa biljetter delas bara ut vid start.
rules-ticket-secret = Du behåller dina biljetter till slutet. De andra ser hur många du har, men inte vilka.

rules-ferry = Varje ruta med ett hjul kräver ett { wild-card }.
rules-ferry-rest = De andra rutorna kräver kort som vanligt, eller fler { wild-card.plural }.

rules-tunnel = En streckad kant betyder tunnel. Du spelar dina kort, och sedan vänds { $reveal } kort upp från högen, eller färre om det inte finns så många kvar.
rules-tunnel-extra = För varje sådant kort som är ett { wild-card } eller har färgen du spelade betalar du ett kort till: i den färgen eller ett { wild-card }.
rules-tunnel-wilds = Spelade du bara { wild-card.plural } räknas bara { wild-card.plural-definite }, och dem betalar du med { wild-card.plural }.
rules-tunnel-leave = Kan eller vill du inte betala tar du tillbaka dina kort, och din tur är slut.
rules-tunnel-length = Extrakort kostar inga fler vagnar och ger inga fler poäng.

rules-station = Du kan använda en tur till att bygga en station i en stad utan station. Du har { $each }.
rules-station-cost = { $each ->
    [1] Den kostar ett kort.
    [2] Den första kostar ett kort, den andra två i samma färg. { wild-card.plural-start } kan ersätta dem.
    [3] Den första kostar ett kort, den andra två i samma färg, den tredje tre i samma färg. { wild-card.plural-start } kan ersätta dem.
   *[other] Den första kostar ett kort, den andra två i samma färg, den tredje tre i samma färg och så vidare. { wild-card.plural-start } kan ersätta dem.
}
rules-station-use = På slutet får du för varje station använda en sträcka som tillhör en annan spelare och slutar i dess stad för dina biljetter, som om den vore din. Det är samma sträcka för alla biljetter; den bästa väljs åt dig.

rules-start-city = Före första turen sätter varje spelare en stadsmarkör på en stad utan: startstaden. Det kostar inget. Den sista spelaren i turordningen väljer först.
rules-network = Din första sträcka måste börja i din startstad. Alla senare sträckor måste hänga ihop med den staden eller en stad som dina sträckor når.
rules-control = Du kontrollerar städerna med dina stadsmarkörer. Det spelar roll varje gång en sträcka byggs:
rules-control-none = Om ingen av dess städer är kontrollerad får spelaren som bygger sträckan poängen.
rules-control-some = Annars ger varje kontrollerad stad poängen till den som kontrollerar den, vem som än bygger sträckan. Kontrollerar du båda städerna får du poäng två gånger; kontrollerar du ingen av dem får du inget för din egen sträcka.
# $cost: kort att betala. $each: stadsmarkörer till varje spelare.
rules-marker = När en sträcka du byggt har gett poäng får du sätta en stadsmarkör till på en av dess två städer, om den inte har någon. Priset är { $cost ->
    [1] ett kort
   *[other] { $cost } kort i samma färg, eller { wild-card.plural }
}. Du har { $each } stadsmarkörer, startstadens inräknad, och de flyttas aldrig.

rules-alvin = Rymdvarelsen Alvin startar i { $city }, som inte kan vara startstad och aldrig får någon stadsmarkör.
rules-alvin-capture = Bygg en sträcka till staden där han är, så fångar du honom och får { $points } poäng, om du inte redan har honom. Han kan fångas om och om igen.
rules-alvin-move = Sedan måste du flytta honom till en stad du kontrollerar. En stadsmarkör som du sätter under turen räknas också.

# $symbols: hur många slag.
rules-souvenirs = Det finns { $symbols } slags souvenirer, var och en med en egen symbol.
# $fixed: hur många högar. $tokens: souvenirer i var och en.
rules-souvenirs-fixed = { $fixed ->
    [one] { $fixed } hög med { $tokens } ligger på spelplanen från start.
   *[other] { $fixed } högar med { $tokens } ligger på spelplanen från start.
} Vilka slag det är avgör slumpen.
# $stacks: slagen som är kvar. $tokens: souvenirer av varje.
rules-souvenirs-second = Före första turen lägger den andra spelaren { $stacks ->
    [one] slaget som är kvar
   *[other] de { $stacks } slag som är kvar
} på platser utan souvenirer, { $tokens } av varje slag.
rules-souvenirs-last = Före första turen { $stacks ->
    [one] lägger den sista i turordningen slaget som är kvar på en plats utan souvenirer, { $tokens } stycken.
   *[other] läggs de { $stacks } slag som är kvar på platser utan souvenirer, { $tokens } av varje slag. Den sista i turordningen lägger först, sedan den näst sista och så vidare runt bordet.
}
rules-souvenirs-take = När du bygger en sträcka tar du en souvenir från en av dess två ändar, om det finns en av ett slag du inte har än. Har båda en väljer du.
rules-souvenirs-score = På slutet ger olika symboler poäng:

rules-end = När en spelare avslutar sin tur med högst två vagnar börjar sista rundan: alla får en tur till, den spelaren sist.
rules-end-passes = Spelet slutar också när alla spelare har passat efter varandra.
rules-end-score = Sedan läggs det här till dina poäng:
rules-end-tickets = Dina biljetter: de klarade ger sina poäng, de andra kostar lika många.
rules-end-longest = Längsta sammanhängande rutt: { $points } poäng till spelaren som har den, eller till alla som har lika långa. Den får gå genom samma stad flera gånger, men inte över samma sträcka två gånger.
rules-end-globetrotter = Globetrotter: { $points } poäng till spelaren med flest klarade biljetter, eller till alla som har lika många. Ingen får dem om ingen biljett är klarad.
rules-end-stations = Stationer: { $points } poäng för varje du inte byggde.
rules-end-souvenirs = Souvenirer: deras poäng, som ovan.
rules-end-alvin = Alvin: { $points } poäng till den som har honom.

rules-ties = Har flera spelare lika och flest poäng avgör detta, i den här ordningen:
rules-tie = { $tie ->
    [tickets] Fler klarade biljetter
    [stations] Färre byggda stationer
   *[longest_path] Bonusen för längsta sammanhängande rutt
}
rules-ties-shared = Är det fortfarande lika delar de på segern.
rules-ties-none = Har flera spelare lika och flest poäng delar de på segern.
