# Det som kommer efter sista draget: poängen, kontrollen av blandningen och reprisen av ett avslutat spel.
# $player, $ticket och $city är namn, färdiga att visas. Namn på poängrader som inte finns här finns i game.ftl.

## Poängen, som en liten föreställning och sedan som en tabell

ending-title = Slutresultat
ending-title-early = Spelet slutade i förtid
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
ending-globetrotter = Globetrotter
# Tabellens namn, för skärmläsare.
ending-table = Poängblad
# För en biljett eller den längsta rutten i tabellen.
ending-show-on-board = Visa på spelplanen
# $player är platsen som gav upp eller röstades ut.
ending-early = { $reason ->
    [resigned] { $player } gav upp, så spelet slutar här.
    [voted_out] { $player } var borta och röstades ut, så spelet slutar här.
   *[abandoned] Alla var överens om att avbryta spelet, så det finns ingen vinnare.
}
ending-so-far = Det här är poängen på spelplanen hittills; biljetter och bonusar är inte räknade.
ending-again = Visa poängen igen
ending-rematch = Revansch
ending-join-rematch = Var med i revanschen
ending-watch-rematch = Titta på revanschen
ending-replay = Repris
ending-download = Ladda ner inspelningen

## Kontrollen av blandningen. ”Stämmer” och ”stämmer inte” handlar om tal som jämförs.

deal-changed = Det här bordet visar ett annat åtagande om sin hemlighet än förut. Inget lades till utdelningen; spela inte här.
verify-open = Kontrollera blandningen
verify-title = Var utdelningen rättvis?
verify-about = Innan någon satte sig band servern sig vid ett hemligt tal. Varje spelares webbläsare lade till egna slumptal. Alla blandningar följer av dem tillsammans, så ingen kunde välja korten. Den här sidan räknar nu om allt.
verify-working = Kontrollerar…
verify-conclusion = { $verdict ->
    [proven] Allt stämmer: ingen kunde välja de här korten.
    [follows] Utdelningen följer av den offentliggjorda hemligheten och allas tal. Den här enheten såg inte åtagandet i förväg, så det är inte bevisat att servern hade valt hemligheten då.
    [continued] Korten är de i spelet som det här fortsätter. Hur de delades ut hör till det spelets egen kontroll.
    [alone] Talen stämmer, men bara servern lade till några, så det är inte bevisat att ingen har valt korten.
    [unproven] Korten stämmer med startvärdet, men var det kommer ifrån går inte att bevisa här: det här spelet fortsätter ett annat.
   *[wrong] Något stämmer inte. Lita inte på den här utdelningen.
}
# Läses upp före varje steg av skärmläsare.
verify-finding = { $finding ->
    [right] OK:
    [wrong] Fel:
   *[unknown] Okänt:
}
verify-step-commitment = { $finding ->
    [right] Serverns hemlighet är den som den band sig vid före utdelningen.
   *[wrong] Serverns hemlighet är inte den som den band sig vid före utdelningen.
}
verify-step-seen = { $finding ->
    [right] Den här webbläsaren såg åtagandet innan den lade till sitt tal.
    [wrong] Innan den lade till sitt tal såg den här webbläsaren ett annat åtagande.
   *[unknown] Den här webbläsaren såg inte åtagandet före utdelningen, eller har glömt det.
}
verify-step-source = { $finding ->
    [right] Startvärdet är det i spelet som det här fortsätter.
    [wrong] Startvärdet är inte det i spelet som det här fortsätter.
   *[unknown] Den här webbläsaren känner inte till spelet som det här fortsätter.
}
verify-step-entropy = { $finding ->
    [right] Talet som den här webbläsaren lade till finns med.
    [wrong] Talet som den här webbläsaren lade till saknas.
   *[unknown] Den här webbläsaren lade inte till något tal, eller har det inte kvar.
}
# $count är hur många platser som lade till ett tal; robotar lägger inte till något.
verify-step-seed = { $finding ->
    [right] Startvärdet följer av hemligheten och { $count ->
        [0] inget annat: ingen spelare lade till något tal.
        [one] talet som en spelare lade till.
       *[other] talen som { $count } spelare lade till.
    }
   *[wrong] Startvärdet följer inte av hemligheten och talen som spelarna lade till.
}
verify-step-first = { $finding ->
    [right] Den första spelaren är den som startvärdet lottade fram.
    [wrong] Den första spelaren är inte den som startvärdet lottade fram.
   *[chosen] Värden valde den första spelaren, så ingen lottades fram.
}
verify-step-tickets = { $finding ->
    [right] Alla { $count } biljetter vid start stämmer med startvärdet.
   *[wrong] Biljetterna vid start stämmer inte med startvärdet.
}
verify-step-souvenirs = { $finding ->
    [right] Souvenirerna ligger där startvärdet lade dem.
   *[wrong] Souvenirerna ligger inte där startvärdet lade dem.
}
verify-step-hands = { $finding ->
    [right] Alla { $count } kort på starthänderna stämmer med startvärdet.
   *[wrong] Starthänderna stämmer inte med startvärdet.
}
verify-step-row = { $finding ->
    [right] Den första raden öppna kort stämmer med startvärdet.
   *[wrong] Den första raden öppna kort stämmer inte med startvärdet.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Det enda kort som senare drogs från den första högen stämmer med startvärdet.
       *[other] De { $count } kort som senare drogs från den första högen stämmer med startvärdet, i rätt ordning.
    }
    [wrong] Korten som senare drogs från den första högen stämmer inte med startvärdet.
   *[unknown] Korten på den här spelplanen går inte att räkna om här.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Den enda biljett som drogs senare stämmer med startvärdet.
       *[other] De { $count } biljetter som drogs senare stämmer med startvärdet, i rätt ordning.
    }
   *[wrong] Biljetterna som drogs senare stämmer inte med startvärdet.
}
verify-numbers = Visa talen
verify-number-commitment = Åtagande (hemlighetens SHA-256)
verify-number-remembered = Åtagande som den här webbläsaren såg
verify-number-secret = Serverns hemlighet
verify-number-entropy = Tillagt av { $player }
verify-number-seed = Startvärde till alla blandningar
verify-covers = Kontrollerat här: var startvärdet kommer ifrån; den första spelaren, om den lottades fram; biljetterna, händerna och den öppna raden vid start; högarna med souvenirer, om spelplanen har sådana; ordningen i den första högen och på biljetterna, så långt spelet visade den. Inte kontrollerat här: högar som blandades om senare, drag, poäng och serverns signatur.
verify-elsewhere = Inspelningen innehåller allt detta, signerat av servern. Med kommandot ”vialibre verify” kan vem som helst också kontrollera varje drag i den.

## Reprisen av ett avslutat spel

# Sidans titel; $board är spelplanens namn.
replay-title = Repris: { $board }
replay-back = Tillbaka till bordet
replay-not-over = Det här spelet pågår fortfarande. Du kan se reprisen när det är slut.
replay-watch = Gå till bordet
replay-no-table = Det finns inget spel på den här länken. Kontrollera att hela länken kopierades.
# Vems kort man ser.
replay-eyes = Visa som
replay-eyes-open = Alla kort öppna
replay-eyes-spectator = Åskådare
# Valet av vad som visas bredvid spelplanen.
replay-tabs = Vyer över spelet
replay-tab-players = Spelare
replay-tab-charts = Diagram
replay-tab-steps = Drag
replay-tab-more = Mer

## Att gå genom spelet

replay-controls = Uppspelning
# Ett steg är en ställning mellan två drag: 0 är utdelningen.
replay-moment = Steg { $at } av { $last }
replay-slider = Steg
replay-first = Första steget
replay-turn-back = En tur bakåt
replay-back-one = Ett drag bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-forward-one = Ett drag framåt
replay-turn-forward = En tur framåt
replay-last = Sista steget
replay-speed = Tempo
# Hur snabbt det spelas upp: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Piltangenter: ett drag bakåt eller framåt. Page Up och Page Down: en tur. Home och End: första och sista steget. Blanksteg: spela upp eller pausa.
replay-deal = Korten delas ut.
replay-no-marker = { $player } hoppar över stadsmarkören.

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
replay-luck-about = Flyt räknar kort som dras från högen: hur många fler { wild-card.plural } än väntat, och hur många färre extrakort vid tunnlar. +1 är ett kort bättre än genomsnittet.
replay-chance-about = Chansen att vinna är en uppskattning utifrån vad varje spelare kunde veta vid det steget, anpassad efter spel mellan robotar.
# Korten på handen hos $player, för skärmläsare.
replay-hand = På hand hos { $player }: { $cards }
replay-hand-empty = { $player } har inga kort.
replay-hand-hidden = { $count ->
    [0] Inga kort
    [one] { $count } dolt kort
   *[other] { $count } dolda kort
}
replay-tickets-hidden = { $count ->
    [0] Inga biljetter
    [one] { $count } dold biljett
   *[other] { $count } dolda biljetter
}
replay-tickets-none = Inga biljetter vid det här steget
# Hur det står till med en biljett.
replay-ticket-state = { $state ->
    [done] klarad
    [possible] möjlig
    [cut_off] blockerad
   *[offered] erbjuden
}
# Hur det gick för en biljett under spelet: ”möjlig från 3”. $from är ett steg.
replay-ticket-from = { replay-ticket-state } från { $from }
replay-strips-about = Remsorna visar när en biljett var möjlig, klarad eller blockerad. Välj en för att gå dit.

## Diagram

replay-chart-scores = Poäng på spelplanen
replay-chart-chances = Chans att vinna
replay-chart-as-table = Som tabell
replay-chart-moment = Steg
# Vad ett diagram visar, för skärmläsare; $values är en lista som ”Ana 86, Bea 96”.
replay-chart-summary = { $title }. På slutet: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Välj en punkt i ett diagram för att gå till det steget. Talen bredvid är de slutliga.

## Mer

replay-link = Länk till det här steget
replay-copy = Kopiera länken
replay-copied = Länken är kopierad.
replay-not-copied = Din webbläsare tillåter inte kopiering: kopiera länken från fältet själv.
replay-play-on = Spela vidare härifrån
replay-play-on-about = Ta en plats vid det här steget och spela vidare mot robotar, med samma kort att vänta.
replay-play-on-over = Spelet är slut vid det här steget. Gå tillbaka lite för att spela vidare.
replay-play-on-seat = Din plats
replay-play-on-start = Starta
