# Det som kommer efter sista draget: poängen, kontrollen av blandningen och reprisen av ett avslutat parti.
# $player, $ticket och $city är namn, färdiga att visas. Namn på poängrader som inte finns här finns i game.ftl.

## Poängen, som en liten föreställning och sedan som en tabell

ending-title = Slutresultat
ending-title-early = Partiet slutade i förtid
# Avslutar föreställningen direkt.
ending-skip = Hoppa över
# Gör arket med resultatet mindre eller större, på telefoner.
ending-fold = Resultat
ending-ticket = Biljett klarad
ending-ticket-missed = Biljett inte klarad
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
}
# Rader i poängtabellen.
ending-tickets = Biljetter
ending-longest = Längsta rutt
ending-globetrotter = Flest klarade biljetter
# Tabellens namn, för skärmläsare.
ending-table = Poängblad
# För en biljett eller den längsta rutten i tabellen.
ending-show-on-board = Visa på spelplanen
# $player är platsen som gav upp eller röstades ut.
ending-early = { $reason ->
    [resigned] { $player } gav upp, så partiet slutar här.
    [voted_out] { $player } var borta och röstades ut, så partiet slutar här.
   *[abandoned] Alla var överens om att sluta här, så ingen vinner.
}
ending-so-far = Det här är poängen på spelplanen hittills; biljetter och bonusar är inte räknade.
ending-again = Visa poängen igen
ending-rematch = Revansch
ending-join-rematch = Var med i revanschen
ending-watch-rematch = Titta på revanschen
ending-replay = Repris
ending-download = Hämta protokollet

## Kontrollen av blandningen. ”Stämmer” och ”stämmer inte” handlar om tal som jämförs.

deal-changed = Det här bordet visar ett annat lås på sin hemlighet än förut. Inget lades till utdelningen; spela inte här.
verify-open = Kontrollera blandningen
verify-title = Var utdelningen rättvis?
verify-about = Innan någon satte sig låste servern ett hemligt tal. Varje persons webbläsare lade till egna slumptal. Alla blandningar följer av dem tillsammans, så ingen kunde välja korten. Den här sidan räknar nu om allt.
verify-working = Räknar…
verify-conclusion = { $verdict ->
    [proven] Allt stämmer: ingen kunde välja de här korten.
    [follows] Utdelningen följer av den offentliggjorda hemligheten och allas tal. Den här enheten såg inte låset på hemligheten i förväg, så det är inte bevisat att servern hade valt den då.
    [continued] Korten är de i partiet som det här fortsätter. Hur de delades ut säger det partiets egen kontroll.
    [alone] Talen stämmer, men bara servern lade till några: det är inte bevisat att ingen har valt korten.
    [unproven] Korten stämmer med sitt frö, men var fröet kommer ifrån går inte att bevisa här: det här partiet fortsätter ett annat.
   *[wrong] Något stämmer inte. Lita inte på den här utdelningen.
}
# Läses upp före varje steg av skärmläsare.
verify-finding = { $finding ->
    [right] Stämmer:
    [wrong] Stämmer inte:
   *[unknown] Okänt här:
}
verify-step-commitment = { $finding ->
    [right] Serverns hemlighet är den som låstes före utdelningen.
   *[wrong] Serverns hemlighet är inte den som låstes före utdelningen.
}
verify-step-seen = { $finding ->
    [right] Den här webbläsaren såg låset på hemligheten innan den lade till sitt tal.
    [wrong] Innan den lade till sitt tal såg den här webbläsaren ett annat lås på hemligheten.
   *[unknown] Den här webbläsaren såg inte låset på hemligheten före utdelningen, eller har glömt det.
}
verify-step-source = { $finding ->
    [right] Fröet är det i partiet som det här fortsätter.
    [wrong] Fröet är inte det i partiet som det här fortsätter.
   *[unknown] Den här webbläsaren känner inte till partiet som det här fortsätter.
}
verify-step-entropy = { $finding ->
    [right] Talet som den här webbläsaren lade till finns med i blandningen.
    [wrong] Talet som den här webbläsaren lade till saknas i blandningen.
   *[unknown] Den här webbläsaren lade inte till något, eller har glömt det.
}
# $count är hur många platser som lade till ett tal; bottar lägger inte till något.
verify-step-seed = { $finding ->
    [right] Fröet följer av hemligheten och { $count ->
        [0] inget annat: ingen person lade till något.
        [one] talet från en person.
       *[other] talen från { $count } personer.
    }
   *[wrong] Fröet följer inte av hemligheten och det som personerna lade till.
}
verify-step-first = { $finding ->
    [right] Platsen som började är den som fröet drog.
    [wrong] Platsen som började är inte den som fröet drog.
   *[unknown] Bordet valde vem som börjar, så ingen lottades fram.
}
verify-step-tickets = { $finding ->
    [right] Alla { $count } biljetter vid start är fröets.
   *[wrong] Biljetterna vid start är inte fröets.
}
verify-step-souvenirs = { $finding ->
    [right] Souvenirerna ligger där fröet lade dem.
   *[wrong] Souvenirerna ligger inte där fröet lade dem.
}
verify-step-hands = { $finding ->
    [right] Alla { $count } kort på starthänderna är fröets.
   *[wrong] Starthänderna är inte fröets.
}
verify-step-row = { $finding ->
    [right] Den första öppna raden är fröets.
   *[wrong] Den första öppna raden är inte fröets.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Det enda kort som senare kom från den första högen är fröets.
       *[other] De { $count } kort som senare kom från den första högen är fröets, i dess ordning.
    }
    [wrong] Korten som senare kom från den första högen är inte fröets.
   *[unknown] Korten på den här spelplanen går inte att räkna ut här.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Den enda biljett som drogs senare är fröets.
       *[other] De { $count } biljetter som drogs senare är fröets, i dess ordning.
    }
   *[wrong] Biljetterna som drogs senare är inte fröets.
}
verify-numbers = Visa talen
verify-number-commitment = Lås på hemligheten (dess SHA-256)
verify-number-remembered = Lås som den här webbläsaren såg
verify-number-secret = Serverns hemlighet
verify-number-entropy = Tillagt av { $player }
verify-number-seed = Frö till alla blandningar
verify-covers = Kontrollerat här: var fröet kommer ifrån; biljetterna, händerna och den öppna raden vid start; ordningen i den första högen och på biljetterna. Inte kontrollerat här: högar som blandades om senare, drag, poäng och serverns signatur.
verify-elsewhere = Protokollet innehåller allt detta, signerat av servern. Med programmet ”vialibre verify” kan vem som helst också kontrollera varje drag i det.

## Reprisen av ett avslutat parti

# Sidans titel; $board är spelplanens namn.
replay-title = Repris: { $board }
replay-back = Tillbaka till bordet
replay-not-over = Det här partiet pågår fortfarande. Du kan se reprisen när det är slut.
replay-watch = Gå till bordet
replay-no-table = Det finns inget parti på den här länken. Kontrollera att hela länken kopierades.
# Vems kort man ser.
replay-eyes = Perspektiv
replay-eyes-open = Alla kort öppna
replay-eyes-spectator = Åskådare
# Valet av vad som visas bredvid spelplanen.
replay-tabs = Vyer över partiet
replay-tab-players = Spelare
replay-tab-charts = Diagram
replay-tab-steps = Drag
replay-tab-more = Mer

## Att gå genom partiet

replay-controls = Gå genom partiet
# En tidpunkt är en ställning mellan två drag: 0 är utdelningen.
replay-moment = Tidpunkt { $at } av { $last }
replay-slider = Tidpunkt i partiet
replay-first = Första tidpunkten
replay-turn-back = En tur bakåt
replay-back-one = Ett drag bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-forward-one = Ett drag framåt
replay-turn-forward = En tur framåt
replay-last = Sista tidpunkten
replay-speed = Tempo
# Hur snabbt det spelas upp: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Piltangenter: ett drag framåt eller bakåt. Page Up och Page Down: en tur. Home och End: första och sista tidpunkten. Blanksteg: spela upp eller pausa.
replay-deal = Korten delas ut.
replay-no-marker = { $player } sätter ingen stadsmarkör.

## Vad alla hade

# $cards är en lista som ”ett rött kort, ett lokomotiv och ett blått kort”; för skärmläsare.
replay-row = Öppna kort: { $cards }
replay-row-empty = Inga öppna kort
replay-deck = { $count } kort i högen
replay-ticket-pile = { $count ->
    [one] { $count } biljett kvar
   *[other] { $count } biljetter kvar
}
replay-score = Poäng
replay-cars = Vagnar
replay-cards = Kort
replay-tickets = Biljetter
replay-chance = Chans
replay-luck = Flyt
replay-luck-about = Flyt räknar kort som dras osedda: hur många fler { wild-card.plural } som kom än väntat, och hur många färre extrakort vid tunnlar. +1 är ett kort bättre än genomsnittet.
replay-chance-about = Chansen att vinna är en uppskattning utifrån vad varje plats kunde veta då, anpassad efter partier mellan bottar.
# Korten på handen hos $player, för skärmläsare.
replay-hand = På hand hos { $player }: { $cards }
replay-hand-empty = { $player } har inga kort.
replay-hand-hidden = { $count ->
    [0] Inga kort
    [one] { $count } kort, dolt
   *[other] { $count } kort, dolda
}
replay-tickets-hidden = { $count ->
    [0] Inga biljetter
    [one] { $count } biljett, dold
   *[other] { $count } biljetter, dolda
}
replay-tickets-none = Inga biljetter vid den här tidpunkten
# Hur det står till med en biljett.
replay-ticket-state = { $state ->
    [done] klarad
    [possible] möjlig
    [cut_off] avskuren
   *[offered] erbjuden
}
# Hur det gick för en biljett under partiet: ”möjlig från 3”. $from är en tidpunkt.
replay-ticket-from = { replay-ticket-state } från { $from }
replay-strips-about = Remsorna visar när en biljett var möjlig, klarad eller avskuren. Tryck på en för att gå dit.

## Diagram

replay-chart-scores = Poäng på spelplanen
replay-chart-chances = Chans att vinna
replay-chart-as-table = Som tabell
replay-chart-moment = Tidpunkt
# Vad ett diagram visar, för skärmläsare; $values är en lista som ”Ana 86, Bea 96”.
replay-chart-summary = { $title }. På slutet: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Tryck på ett diagram för att gå till den tidpunkten. Talen bredvid är de slutliga.

## Mer

replay-link = Länk till den här tidpunkten
replay-copy = Kopiera länken
replay-copied = Länken är kopierad.
replay-not-copied = Kopiera länken från fältet själv: den här webbläsaren tillåter det inte.
replay-play-on = Spela vidare härifrån
replay-play-on-about = Ta en plats vid den här tidpunkten och spela vidare mot bottar, med samma kort att vänta.
replay-play-on-over = Partiet är slut vid den här tidpunkten. Gå tillbaka lite för att spela vidare.
replay-play-on-seat = Din plats
replay-play-on-start = Starta
