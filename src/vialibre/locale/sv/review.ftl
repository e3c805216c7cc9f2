### Vad en inspelning berättar: 'vialibre analyse' och sidan som dess --html skriver.
# $player, $route, $city och $tickets är namn, färdiga att visas; $bot är en robots namn; procenttal kommer som text, till exempel 6,2 %.

cli-analyse-help = Gå igenom ett spel från en inspelning: för varje beslut vad en robot skulle ha gjort och hur mycket av chansen att vinna som gick förlorad, de största misstagen i ord, flyt, biljetter. Flera inspelningar: en tabell per spelare.
cli-analyse-examples =
    Exempel:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = En eller flera inspelningar, sparade med 'vialibre watch --save' eller hämtade från ett bord.
cli-analyse-bot-help = Roboten att jämföra med: dess namn, eller din egen som modul:Klass.
cli-analyse-samples-help = I hur många möjliga världar båda dragen prövas; fler tar längre tid och är mer exakta.
cli-analyse-rounds-help = Hur många rundor roboten spelar vidare åt alla innan en ställning bedöms.
cli-analyse-unfinished-help = Gå också igenom spel som inte är slut än. Det avslöjar sådant som deras spelare inte får veta.
cli-analyse-records = Inspelningar
cli-analyse-moves = Drag
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = avbrutet; det här är vad { $done ->
    [one] en inspelning
   *[other] { $done } inspelningar
} av { $all } berättar.
cli-analyse-some-unreadable = { $count ->
    [one] En inspelning
   *[other] { $count } inspelningar
} utelämnades; se ovan.

error-review-goes-on = Det här spelet är inte slut, och en genomgång skulle berätta för spelarna vad de inte får veta än. Använd --unfinished för att gå igenom det ändå.

## Vad som gjordes, och vad roboten skulle ha gjort. $kind säger vilket drag det är; namnen i det beror på det.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } behöll ingen biljett
       *[other] { $player } behöll { $tickets }
    }
    [start] { $player } startade i { $city }
    [place] { $player } lade souvenirerna ”{ symbol-name }” i { $city }
    [draw] { $player } tog { a-card } från raden
    [deck] { $player } drog från högen
    [tickets] { $player } drog biljetter
    [claim] { $player } byggde { $route } med { card-set }
    [tunnel] { $player } prövade tunneln { $route } med { card-set }
    [pay] { $player } betalade { card-set } extra för tunneln
    [decline] { $player } gav upp tunneln
    [station] { $player } byggde en station i { $city } och betalade { payment }
    [marker] { $player } satte en stadsmarkör i { $city } för { card-set }
    [no-marker] { $player } satte ingen stadsmarkör
    [souvenir] { $player } tog souveniren i { $city }
    [alvin] { $player } skickade Alvin till { $city }
   *[pass] { $player } passade
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } skulle inte ha behållit någon biljett
       *[other] { $bot } skulle ha behållit { $tickets }
    }
    [start] { $bot } skulle ha startat i { $city }
    [place] { $bot } skulle ha lagt souvenirerna ”{ symbol-name }” i { $city }
    [draw] { $bot } skulle ha tagit { a-card } från raden
    [deck] { $bot } skulle ha dragit från högen
    [tickets] { $bot } skulle ha dragit biljetter
    [claim] { $bot } skulle ha byggt { $route } med { card-set }
    [tunnel] { $bot } skulle ha prövat tunneln { $route } med { card-set }
    [pay] { $bot } skulle ha betalat { card-set } extra för tunneln
    [decline] { $bot } skulle ha gett upp tunneln
    [station] { $bot } skulle ha byggt en station i { $city } och betalat { payment }
    [marker] { $bot } skulle ha satt en stadsmarkör i { $city } för { card-set }
    [no-marker] { $bot } skulle inte ha satt någon stadsmarkör
    [souvenir] { $bot } skulle ha tagit souveniren i { $city }
    [alvin] { $bot } skulle ha skickat Alvin till { $city }
   *[pass] { $bot } skulle ha passat
}
# $did och $would är de två meningarna ovan.
review-mistake = Drag { $move }: { $did }. { $would }: { $loss } av chansen att vinna förlorad ({ $after } i stället för { $best }).
review-no-mistake = Inget som { $bot } skulle ha gjort ser klart bättre ut.

## Titlar, tabellhuvuden, anmärkningar

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Ett spel genomgånget
   *[other] { $games } spel genomgångna
}
review-lead = { $moves ->
    [one] Ett drag.
   *[other] { $moves } drag.
} { $result } Jämfört med { $bot }.
review-lead-many = { $players ->
    [one] En spelare
   *[other] { $players } spelare
}, { $decisions ->
    [one] ett beslut.
   *[other] { $decisions } beslut.
} Jämfört med { $bot }.
review-stopped = Spelet slutade i förtid.
review-players = Spelare
review-players-note = Förlorat: chans att vinna, i genomsnitt per beslut med ett val. Enig: hur ofta { $bot } skulle ha gjort samma sak. Flyt: i kort per spel, { wild-card.plural } dragna från högen utöver det väntade plus extrakort vid tunnlar under det.
review-player = Spelare
review-score = Poäng
review-mean-score = Poäng i snitt
review-games = Spel
review-wins = Vinster
review-loss = Förlorat
review-agreement = Enig
review-luck = Flyt
review-decisions-count = Beslut
review-biggest = Största misstag
review-biggest-at = { $loss } vid drag { $move } i { $file }
review-points = Poäng
review-chances = Chans att vinna
review-chances-note = Varje spelares chans efter varje drag, utifrån vad spelaren kunde veta, skalad till 100 % totalt. Ringar markerar misstagen nedan.
review-chance-of = { $player } efter drag { $move }: { $chance }
review-mistakes = De största misstagen
review-mistakes-note = Högst tre per spelare, och bara det som klart är mer än brus.
review-tickets = Biljetter
review-tickets-note = När varje biljett behölls, och från vilket drag den var klarad eller blockerad.
review-ticket = Biljett
review-kept = Behållen
review-state = Hur det slutade
review-ticket-state = { $state ->
    [done] klarad sedan drag { $move }
    [open] möjlig till slutet, inte klarad
    [possible] fortfarande möjlig
   *[cut_off] blockerad sedan drag { $move }
}
review-luck-title = Flyt med korten
review-luck-note = Vad som kom, jämfört med det väntade när det drogs. Avvikelse: hur ovanligt det är; mer än 2 åt endera hållet är sällsynt.
review-wilds = { wild-card.plural-start } dragna från högen
review-tunnels = Extrakort vid tunnlar
review-came = { $came } av { $cards } ({ $expected } väntade)
review-none = inga
review-spread = Avvikelse
review-decisions = Varje beslut
review-decisions-note = Beslut med ett val; där { $bot } skulle ha gjort samma sak gick inget förlorat.
review-move = Drag
review-played = Spelat
review-preferred = { $bot }
review-same = samma
review-choices = Val
review-games-note = Varje spel för sig; öppna ett för att se mer.
review-yardstick = Så mäts det
review-yardstick-note = Båda dragen, det som spelades och det som { $bot } föredrar, prövas i { $samples ->
    [one] en värld
   *[other] samma världar (högst { $samples })
} som stämmer med det spelaren visste. { $bot } spelar vidare åt alla ({ $rounds ->
    [0] tills turen är slut
    [one] en runda
   *[other] { $rounds } rundor
}), och chansen att vinna uppskattas utifrån vad spelaren då skulle se. Uppskattningen är anpassad efter spel mellan robotar; den ser poäng, biljetter, antal kort och vagnar, men inte vilka färger någon har eller vem som blockerar vem, och den övervärderar fulla händer tidigt i spelet. En förlust är därför ett tips om var man ska titta, inte en dom: små förluster betyder lite, och ett val som är bättre än det som { $bot } gör visas som ingen förlust.
