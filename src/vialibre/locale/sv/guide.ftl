# Det som hjälper: en spelplans regler, det första partiet med guide, tangenterna, och beskedet att det är ens tur.

## Sidan med hjälp

guide-title = Så spelar du
guide-start-title = Ett första parti, två minuter med guide
guide-start-text = Du spelar ett riktigt parti på spelplanen Nordamerika mot vår snällaste bot. En guide förklarar en sak i taget och väntar tills du har gjort den. Du kan skicka iväg guiden när du vill och spela vidare själv.
guide-start = Starta med guide
guide-starting = Spelplanen läggs fram…
guide-rules-title = Reglerna för varje spelplan
guide-rules-board = Spelplan
guide-rules-players = Spelare
guide-rules-alvin = Med Alvin, en variant
guide-keys-title = Tangenter vid bordet
guide-keys-settings = Slå på eller av tangenterna i inställningarna
# Vad en tangent gör vid bordet; visas efter tangenten.
guide-key = { $what ->
    [row] ta det kortet i raden
    [deck] dra från högen
    [tickets] dra biljetter
    [moves] lista över sträckor du kan bygga
    [undo] ångra
    [log] vad som har hänt
    [chat] chatt
    [hand] dina biljetter
    [help] de här tangenterna
    [zoom] zooma kartan
    [whole] visa hela kartan
    [move] flytta kartan, eller gå från det ena som lyser till nästa
   *[close] stäng det som är öppet
}

## Det första partiet med guide. Ett steg har en titel och en mening eller två: upp till 160 tecken, det måste rymmas på en liten telefon.

guide-label = Första partiet med guide
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
    [points] Ditt första spår!
    [state] Så står det till med biljetterna
   *[end] Så slutar det
}
# $keep: biljetter som minst ska behållas. $points: poäng för första sträckan. $length, $worth: de längsta sträckornas rutor och poäng.
# $bonus: poäng för den längsta rutten.
guide-step-text = { $step ->
    [tickets] En biljett nämner två städer att binda ihop; de lyser på kartan. Behåll minst { $keep }. Biljetter med gemensam väg är lättast.
    [first] En tur är en sak: ta kort, bygg en sträcka eller dra biljetter. Ta ett kort nu: ett av de fem öppna eller det översta i högen.
    [second] Du tar två på en tur. Kortet med hjulet är ett { wild-card } och passar alla färger, men ett öppet { wild-card } räknas som två.
    [glow] En sträcka kostar ett kort i sin färg för varje ruta; till grå väljer du färg själv. Det du kan betala lyser när det är din tur.
    [claim] Ta kort, tur efter tur, tills en sträcka på din väg lyser. Tryck då på den.
    [points] Den gav dig { $points } poäng direkt. Långa sträckor är värda mycket mer: { $length } rutor ger { $worth } poäng.
    [state] Du ser om dina biljetter är klarade, möjliga eller avskurna. Tryck på en, så visar kartan den billigaste vägen som är kvar.
   *[end] När någon har högst två vagnar börjar sista rundan. Sedan ger klarade biljetter poäng, de andra kostar, och den längsta rutten ger { $bonus }.
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
guide-notice-body = Partiet på spelplanen { $board } väntar på dig.

## En spelplans regler, i en panel. Var och en är ett kort stycke; bara de som gäller för spelplanen visas.

rules-open-all = Öppna alla
rules-close-all = Stäng alla
rules-section = { $section ->
    [aim] Målet
    [turn] Din tur
    [cards] Kort och { wild-card.plural }
    [claim] Att bygga en sträcka
    [parallel] Parallella spår
    [tickets] Biljetter
    [ferries] Färjor
    [tunnels] Tunnlar
    [stations] Stationer
    [markers] Startstäder och kontroll
    [alvin] Alvin
    [souvenirs] Souvenirer
    [end] Slutet och poängen
   *[ties] Vid lika poäng
}

rules-aim = Bygg tågsträckor på kartan och bind ihop städerna som dina hemliga biljetter nämner. Den som har flest poäng på slutet vinner.
rules-start = Du börjar med { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
} och { $hand } kort.
rules-order = Slumpen eller värden avgör vem som börjar. Sedan går turen runt från plats till plats.
rules-order-later = På den här spelplanen lottas den första spelaren när alla har valt biljetter.

rules-turn = Din tur är en av de här sakerna, och bara en:
rules-turn-draw = Ta kort.
rules-turn-claim = Bygg en sträcka.
rules-turn-tickets = Dra biljetter.
rules-turn-station = Bygg en station.
rules-turn-pass = Du passar om inget av detta går, och bara då.

# $colors: hur många färger. $each: kort i var och en.
rules-deck = Det finns { $colors } färger, var och en med en egen symbol och { $each } kort i högen.
rules-draw = Ta två kort, ett i taget: från raden, de fem öppna, eller osett från högen. En lucka i raden fylls innan du väljer igen.
# $wilds: hur många det finns.
rules-wild = Ett { wild-card } ({ $wilds } i högen) gäller som vilken färg som helst.
rules-wild-open = Ett { wild-card } från raden räknas som båda korten: tar du det är det ditt enda, och det kan inte vara ditt andra kort.
rules-wild-deck = Ett { wild-card } som du drar osett är ett kort som alla andra.
rules-sweep = När minst tre i raden är { wild-card.plural } slängs hela raden och fem nya kort vänds upp, så länge det finns minst tre andra kort till det.
rules-reshuffle = När högen är tom blandas slänghögen och blir den nya högen. Finns det inget du får ta som andra kort är din tur ett kort. Du får ha så många kort på hand du vill.

rules-claim = Spela ett kort i sträckans färg för varje ruta, och sätt en av dina vagnar på varje.
rules-claim-gray = Till en grå sträcka väljer du färg själv, men alla kort måste ha samma.
rules-claim-wilds = { wild-card.plural-start } kan ersätta några av korten, eller alla.
rules-claim-whole = En sträcka på en tur, och alltid hela: du måste ha kort och vagnar till varje ruta. Korten du spelar slängs.
rules-claim-anywhere = En sträcka behöver inte hänga ihop med dina andra.
rules-claim-points = Du får poäng direkt, efter längden:
rules-claim-points-control = Den ger poäng direkt, efter längden; vem som får dem beror på vem som kontrollerar dess två städer:
rules-table-spaces = Rutor
rules-table-symbols = Olika symboler
rules-table-points = Poäng

# $tracks: hur många som högst ligger sida vid sida.
rules-parallel = { $tracks ->
    [2] Två spår
   *[other] Två eller tre spår
} mellan samma två städer är parallella. Du får bara äga ett av dem.
rules-parallel-closed = Med { $players } spelare kan bara ett av dem byggas: sedan är de andra stängda för alla.
rules-parallel-open = Med { $players } spelare är de andra spåren fortfarande öppna för de andra spelarna.
rules-parallel-from = Med { $players } spelare eller fler är de fortfarande öppna för de andra.

rules-ticket = En biljett nämner två städer. Binder dina sträckor ihop dem på slutet, vilken väg som helst, får du dess poäng. Annars förlorar du lika många.
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
    [out] De du väljer bort lämnar spelet, och ingen ser dem.
    [shuffled_under] De som väljs bort blandas och läggs underst i biljetthögen.
   *[under] De du väljer bort läggs underst i biljetthögen.
}
rules-ticket-draw = Senare kan en tur vara: dra { $draw ->
    [one] { $draw } biljett
   *[other] { $draw } biljetter
}, eller de som är kvar om det är färre, och behåll minst { $keep }. Resten läggs underst i högen.
rules-ticket-long = Långa biljetter delas bara ut vid start.
rules-ticket-secret = Det du behåller har du kvar till slutet. De andra ser hur många biljetter du har, men inte vilka.

rules-ferry = Varje ruta med ett hjul kräver ett { wild-card }.
rules-ferry-rest = De andra rutorna tar kort som vanligt, eller fler { wild-card.plural }.

rules-tunnel = En streckad kant betyder tunnel. Du spelar dina kort, och sedan vänds { $reveal } kort upp från högen, eller färre om det inte finns fler.
rules-tunnel-extra = Varje sådant kort som är ett { wild-card } eller har färgen du spelade kräver ett kort extra: i den färgen eller ett { wild-card }.
rules-tunnel-wilds = Spelade du bara { wild-card.plural } räknas bara { wild-card.plural-definite }, och dem betalar du med { wild-card.plural }.
rules-tunnel-leave = Kan eller vill du inte betala allt tar du tillbaka dina kort, och din tur är slut.
rules-tunnel-length = Det kostar inga fler vagnar och ger inga fler poäng.

rules-station = En tur kan vara: bygg en station i en stad där det inte finns någon än. Du har { $each }.
rules-station-cost = { $each ->
    [1] Den kostar ett kort.
    [2] Den första kostar ett kort, den andra två i samma färg. { wild-card.plural-start } kan ersätta dem.
    [3] Den första kostar ett kort, den andra två i samma färg, den tredje tre i samma färg. { wild-card.plural-start } kan ersätta dem.
   *[other] Den första kostar ett kort, den andra två i samma färg, den tredje tre i samma färg och så vidare. { wild-card.plural-start } kan ersätta dem.
}
rules-station-use = På slutet får du för varje station använda en sträcka som slutar i dess stad och tillhör någon annan, som om den vore din, för dina biljetter. Det är samma för alla biljetter; den bästa väljs åt dig.

rules-start-city = Före första turen sätter alla en stadsmarkör på en stad utan: startstaden. Det kostar inget. Den sista i turordningen väljer först.
rules-network = Din första sträcka måste sluta i din startstad. Alla senare måste nudda den staden eller en som dina sträckor når.
rules-control = Du kontrollerar städerna med dina stadsmarkörer. Det spelar roll varje gång en sträcka byggs:
rules-control-none = Om ingen av dess städer är kontrollerad får den som bygger sträckan poängen.
rules-control-some = Annars ger varje kontrollerad stad poängen till den som kontrollerar den, vem som än bygger sträckan. Kontrollerar du båda städerna får du poäng två gånger; kontrollerar du ingen av dem får du inget för din egen sträcka.
# $cost: kort att betala. $each: stadsmarkörer till varje spelare.
rules-marker = När en sträcka du byggt har gett poäng får du sätta en stadsmarkör till på en av dess två städer, om den inte har någon. Priset är { $cost ->
    [1] ett kort
   *[other] { $cost } kort i samma färg, eller { wild-card.plural }
}. Du har { $each } stadsmarkörer, startstadens inräknad, och de flyttas aldrig.

rules-alvin = Utomjordingen Alvin syns först i { $city }. Den kan inte vara startstad och får aldrig någon stadsmarkör.
rules-alvin-capture = Bygg en sträcka till staden där han är, så fångar du honom för { $points } poäng, om du inte redan har honom. Han kan fångas om och om igen.
rules-alvin-move = Sedan måste du flytta honom till en stad du kontrollerar. En stadsmarkör som du sätter under turen räknas också.

# $symbols: hur många slag.
rules-souvenirs = Det finns { $symbols } slags souvenirer, var och en med en symbol.
# $fixed: hur många högar. $tokens: souvenirer i var och en.
rules-souvenirs-fixed = Från start { $fixed ->
    [one] ligger { $fixed } hög med { $tokens } på sin plats.
   *[other] ligger { $fixed } högar med { $tokens } på sina platser.
} Slumpen avgör vilket slag som är var.
# $stacks: slagen som är kvar. $tokens: souvenirer av varje.
rules-souvenirs-second = Före första turen lägger den andra spelaren { $stacks ->
    [one] slaget som är kvar
   *[other] de { $stacks } slag som är kvar
} på platser utan souvenirer, { $tokens } av varje slag.
rules-souvenirs-last = Före första turen { $stacks ->
    [one] lägger den sista i turordningen slaget som är kvar på en plats utan souvenirer, { $tokens } stycken.
   *[other] läggs de { $stacks } slag som är kvar på platser utan souvenirer, { $tokens } av varje slag. Den sista i turordningen lägger först, sedan den näst sista och så vidare runt bordet.
}
rules-souvenirs-take = När du bygger en sträcka tar du en souvenir från en av dess två platser, om det finns en av ett slag du inte har. Har båda en väljer du.
rules-souvenirs-score = På slutet ger olika symboler poäng:

rules-end = När någon avslutar en tur med högst två vagnar kommer sista rundan: en tur till för alla, den spelaren sist.
rules-end-passes = Spelet slutar också när alla spelare har passat efter varandra.
rules-end-score = Sedan läggs det här till poängen du har:
rules-end-tickets = Dina biljetter: deras poäng för de klarade, lika många i minus för de andra.
rules-end-longest = Längsta sammanhängande rutt: { $points } poäng för den längsta obrutna raden av vagnar, och till alla som har en av den längden. Den får gå genom en stad flera gånger, men inte två gånger över samma sträcka.
rules-end-globetrotter = Flest klarade biljetter: { $points } poäng till alla som har lika många. Ingen får dem om ingen biljett klarades.
rules-end-stations = Stationer: { $points } poäng för varje du inte byggde.
rules-end-souvenirs = Souvenirer: deras poäng, som ovan.
rules-end-alvin = Alvin: { $points } poäng till den som har honom.

rules-ties = Har flera flest poäng avgör detta, i den här ordningen:
rules-tie = { $tie ->
    [tickets] Fler klarade biljetter
    [stations] Färre byggda stationer
   *[longest_path] Bonusen för längsta sammanhängande rutt
}
rules-ties-shared = Avgör inte det heller vinner de tillsammans.
rules-ties-none = Har flera flest poäng vinner de tillsammans.
