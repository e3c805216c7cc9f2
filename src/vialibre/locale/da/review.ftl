### Hvad en spiloptagelse fortæller: 'vialibre analyse' og siden, som dens --html skriver.
# $player, $route, $city og $tickets er navne, klar til at blive vist; $bot er en bots navn; procenter kommer som tekst, f.eks. 6,2 %.

cli-analyse-help = Gennemgå et spil fra en spiloptagelse: for hver beslutning, hvad en bot ville have gjort, og hvor meget af chancen for at vinde der gik tabt, de største fejl i ord, held, rutekort. Flere spiloptagelser: en tabel pr. spiller.
cli-analyse-examples =
    Eksempler:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = En eller flere spiloptagelser, gemt med 'vialibre watch --save' eller hentet fra et bord.
cli-analyse-bot-help = Den bot, der sammenlignes med: dens navn, eller din egen som modul:Klasse.
cli-analyse-samples-help = I hvor mange mulige verdener begge handlinger prøves; flere tager længere tid og er mere præcise.
cli-analyse-rounds-help = Hvor mange runder botten spiller videre for alle, før en stilling bedømmes.
cli-analyse-unfinished-help = Gennemgå også spil, der ikke er slut endnu. Det afslører, hvad deres spillere ikke må vide.
cli-analyse-records = Spiloptagelser
cli-analyse-moves = Træk
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = afbrudt; dette er, hvad { $done ->
    [one] én spiloptagelse
   *[other] { $done } spiloptagelser
} af { $all } fortæller.
cli-analyse-some-unreadable = { $count ->
    [one] Én spiloptagelse
   *[other] { $count } spiloptagelser
} blev udeladt; se ovenfor.

error-review-goes-on = Dette spil er ikke slut, og en gennemgang ville fortælle spillerne, hvad de ikke må vide endnu. Brug --unfinished for at gennemgå det alligevel.

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
    [marker] { $player } satte en by-brik i { $city } for { card-set }
    [no-marker] { $player } satte ingen by-brik
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
    [marker] { $bot } ville have sat en by-brik i { $city } for { card-set }
    [no-marker] { $bot } ville ikke have sat nogen by-brik
    [souvenir] { $bot } ville have taget souveniren i { $city }
    [alvin] { $bot } ville have sendt Alvin til { $city }
   *[pass] { $bot } ville have meldt pas
}
# $did og $would er de to sætninger ovenfor.
review-mistake = Træk { $move }: { $did }. { $would }: { $loss } af chancen for at vinde tabt ({ $after } i stedet for { $best }).
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
review-players-note = Tabt: chance for at vinde, i gennemsnit pr. beslutning med et valg. Enig: hvor tit { $bot } ville have gjort det samme. Held: i kort pr. spil, { wild-card.plural } trukket fra bunken ud over det ventede plus ekstrakort ved tunneler under det.
review-player = Spiller
review-score = Point
review-mean-score = Point i snit
review-games = Spil
review-wins = Sejre
review-loss = Tabt
review-agreement = Enig
review-luck = Held
review-decisions-count = Beslutninger
review-biggest = Største fejl
review-biggest-at = { $loss } ved træk { $move } i { $file }
review-points = Point
review-chances = Chance for at vinde
review-chances-note = Hver spillers chance efter hvert træk ud fra, hvad spilleren kunne vide, skaleret til 100 % i alt. Ringe markerer fejlene nedenfor.
review-chance-of = { $player } efter træk { $move }: { $chance }
review-mistakes = De største fejl
review-mistakes-note = Højst tre pr. spiller, og kun det, der klart er mere end støj.
review-tickets = Rutekort
review-tickets-note = Hvornår hvert rutekort blev beholdt, og fra hvilket træk det var færdiggjort eller blokeret.
review-ticket = Rutekort
review-kept = Beholdt
review-state = Hvordan det endte
review-ticket-state = { $state ->
    [done] færdiggjort siden træk { $move }
    [open] muligt til det sidste, ikke færdiggjort
    [possible] stadig muligt
   *[cut_off] blokeret siden træk { $move }
}
review-luck-title = Held med kortene
review-luck-note = Hvad der kom, sammenlignet med det ventede, da det blev trukket. Afvigelse: hvor usædvanligt det er; mere end 2 til en af siderne er sjældent.
review-wilds = { wild-card.plural-start } trukket fra bunken
review-tunnels = Ekstrakort ved tunneler
review-came = { $came } af { $cards } ({ $expected } ventet)
review-none = ingen
review-spread = Afvigelse
review-decisions = Hver beslutning
review-decisions-note = Beslutninger med et valg; hvor { $bot } ville have gjort det samme, gik intet tabt.
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
}, der passer med, hvad spilleren vidste. { $bot } spiller videre for alle ({ $rounds ->
    [0] til turen er slut
    [one] én runde
   *[other] { $rounds } runder
}), og chancen for at vinde skønnes ud fra, hvad spilleren så ville se. Skønnet er tilpasset efter spil mellem bots; det ser point, rutekort, antal kort og vogne, men ikke hvilke farver nogen har, eller hvem der blokerer hvem, og det overvurderer fulde hænder tidligt i spillet. Et tab er derfor et tip om, hvor man skal se efter, ikke en dom: små tab betyder lidt, og et valg, der er bedre end det fra { $bot }, vises som intet tab.
