### Hvad en protokol fortæller: 'vialibre analyse' og siden, som dens --html skriver.
# $player, $route, $city og $tickets er navne, klar til at blive vist; $bot er en bots navn; procenter kommer som tekst, f.eks. 6,2 %.

cli-analyse-help = Bedøm, hvordan et spil i en protokol blev spillet: for hver beslutning, hvad en bot ville have gjort, og hvor meget af chancen for at vinde der blev foræret væk, de største fejl i ord, held, rutekort. Flere protokoller: en tabel pr. spiller.
cli-analyse-examples =
    Eksempler:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = En eller flere protokoller, gemt med 'vialibre watch --save' eller hentet fra et bord.
cli-analyse-bot-help = Den bot, der sammenlignes med: dens navn, eller din egen som modul:Klasse.
cli-analyse-samples-help = I hvor mange mulige verdener begge handlinger prøves; flere tager længere tid og er mindre grove.
cli-analyse-rounds-help = Hvor mange runder botten spiller videre for alle, før en stilling bedømmes.
cli-analyse-unfinished-help = Se også på spil, der ikke er slut endnu. Det fortæller, hvad deres spillere ikke må vide.
cli-analyse-records = Protokoller
cli-analyse-moves = Træk
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = afbrudt; dette er, hvad { $done ->
    [one] én protokol
   *[other] { $done } protokoller
} af { $all } fortæller.
cli-analyse-some-unreadable = { $count ->
    [one] Én protokol
   *[other] { $count } protokoller
} blev udeladt; se ovenfor.

error-review-goes-on = Dette spil er ikke slut, og et blik på det ville fortælle dets spillere, hvad de ikke må vide endnu. Med --unfinished ses der på det alligevel.

## Hvad der blev gjort, og hvad botten ville have gjort. $kind siger, hvilken handling det er; navnene i den afhænger af det.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } beholdt ingen rutekort
       *[other] { $player } beholdt { $tickets }
    }
    [start] { $player } startede i { $city }
    [place] { $player } lagde souvenirerne ”{ symbol-name }” i { $city }
    [draw] { $player } tog { a-card } fra rækken
    [deck] { $player } trak fra bunken
    [tickets] { $player } trak rutekort
    [claim] { $player } byggede { $route } med { card-set }
    [tunnel] { $player } prøvede tunnelen { $route } med { card-set }
    [pay] { $player } betalte { card-set } ekstra for tunnelen
    [decline] { $player } opgav tunnelen
    [station] { $player } byggede en station i { $city } og betalte { payment }
    [marker] { $player } satte en bybrik i { $city } for { card-set }
    [no-marker] { $player } satte ingen bybrik
    [souvenir] { $player } tog souveniren i { $city }
    [alvin] { $player } sendte Alvin til { $city }
   *[pass] { $player } meldte pas
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } ville ikke have beholdt nogen rutekort
       *[other] { $bot } ville have beholdt { $tickets }
    }
    [start] { $bot } ville være startet i { $city }
    [place] { $bot } ville have lagt souvenirerne ”{ symbol-name }” i { $city }
    [draw] { $bot } ville have taget { a-card } fra rækken
    [deck] { $bot } ville have trukket fra bunken
    [tickets] { $bot } ville have trukket rutekort
    [claim] { $bot } ville have bygget { $route } med { card-set }
    [tunnel] { $bot } ville have prøvet tunnelen { $route } med { card-set }
    [pay] { $bot } ville have betalt { card-set } ekstra for tunnelen
    [decline] { $bot } ville have opgivet tunnelen
    [station] { $bot } ville have bygget en station i { $city } og betalt { payment }
    [marker] { $bot } ville have sat en bybrik i { $city } for { card-set }
    [no-marker] { $bot } ville ikke have sat nogen bybrik
    [souvenir] { $bot } ville have taget souveniren i { $city }
    [alvin] { $bot } ville have sendt Alvin til { $city }
   *[pass] { $bot } ville have meldt pas
}
# $did og $would er de to sætninger ovenfor.
review-mistake = Træk { $move }: { $did }. { $would }: { $loss } af chancen for at vinde foræret væk ({ $after } i stedet for { $best }).
review-no-mistake = Intet, som { $bot } ville have gjort, ser klart bedre ud.

## Titler, tabelhoveder, noter

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Ét spil
   *[other] { $games } spil
} gennemgået
review-lead = { $moves ->
    [one] Ét træk.
   *[other] { $moves } træk.
} { $result } Sammenlignet med { $bot }.
review-lead-many = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
}, { $decisions ->
    [one] én beslutning.
   *[other] { $decisions } beslutninger.
} Sammenlignet med { $bot }.
review-stopped = Spillet stoppede før tid.
review-players = Spillere
review-players-note = Foræret væk: chance for at vinde, i gennemsnit pr. beslutning med et valg. Enig: hvor tit { $bot } ville have gjort det samme. Held: i kort pr. spil, { wild-card.plural } trukket uset ud over det ventede plus ekstrakort ved tunneler under det.
review-player = Spiller
review-score = Point
review-mean-score = Point i snit
review-games = Spil
review-wins = Sejre
review-loss = Foræret væk
review-agreement = Enig
review-luck = Held
review-decisions-count = Beslutninger
review-biggest = Største fejl
review-biggest-at = { $loss } ved træk { $move } i { $file }
review-points = Point
review-chances = Chance for at vinde
review-chances-note = Alles chance efter hvert træk, som hver især kunne kende den, tilsammen gjort til 100 %. Ringe er de fejl, der fortælles om nedenfor.
review-chance-of = { $player } efter træk { $move }: { $chance }
review-mistakes = De største fejl
review-mistakes-note = Højst tre for hver spiller, og kun det, der klart er mere end støj.
review-tickets = Rutekort
review-tickets-note = Hvornår hvert rutekort blev beholdt, og fra hvilket træk det var gennemført eller ikke længere kunne gennemføres.
review-ticket = Rutekort
review-kept = Beholdt
review-state = Hvordan det endte
review-ticket-state = { $state ->
    [done] gennemført siden træk { $move }
    [open] åbent til det sidste, ikke gennemført
    [possible] stadig muligt
   *[cut_off] afskåret siden træk { $move }
}
review-luck-title = Held med kortene
review-luck-note = Hvad der kom, mod hvad der var at vente, da det blev trukket. Afvigelse: hvor usædvanligt det er; mere end 2 til en af siderne er sjældent.
review-wilds = { wild-card.plural-start } trukket uset
review-tunnels = Ekstrakort ved tunneler
review-came = { $came } af { $cards } ({ $expected } ventet)
review-none = ingen
review-spread = Afvigelse
review-decisions = Hver beslutning
review-decisions-note = Dem med et valg; hvor { $bot } ville have gjort det samme, blev intet foræret væk.
review-move = Træk
review-played = Spillet
review-preferred = { $bot }
review-same = det samme
review-choices = Valg
review-games-note = Hvert spil for sig; åbn et for at se mere.
review-yardstick = Sådan måles der
review-yardstick-note = Begge handlinger, den spillede og den, som { $bot } foretrækker, prøves i { $samples ->
    [one] én verden
   *[other] de samme verdener (højst { $samples })
}, som denne spiller ikke kunne have skelnet fra den virkelige. { $bot } spiller videre for alle ({ $rounds ->
    [0] til turen er slut
    [one] én runde
   *[other] { $rounds } runder
}), og chancen for at vinde skønnes ud fra, hvad spilleren så ville se. Skønnet er tilpasset efter spil mellem bots; det ser point, rutekort, antal kort og vogne, men ikke hvilke farver nogen har, eller hvem der er i vejen for hvem, og det kan godt lide fulde hænder tidligt i spillet. Så et tab er et tip om, hvor man skal se efter, ikke en dom: små tab betyder lidt, og det, der er bedre end valget fra { $bot }, vises som intet tab.
