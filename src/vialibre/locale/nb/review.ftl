### Hva et spillopptak forteller: 'vialibre analyse' og siden som --html skriver.
# $player, $route, $city og $tickets er navn, klare til å vises; $bot er navnet på en bot; prosenter kommer som tekst, for eksempel 6,2 %.

cli-analyse-help = Gå gjennom et spill fra et spillopptak: for hver avgjørelse hva en bot ville gjort, og hvor mye av sjansen for å vinne som gikk tapt, de største feilene i ord, flaks, billetter. Flere spillopptak: en tabell per spiller.
cli-analyse-examples =
    Eksempler:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Ett eller flere spillopptak, lagret med 'vialibre watch --save' eller lastet ned fra et bord.
cli-analyse-bot-help = Boten det sammenlignes med: navnet, eller din egen som modul:Klasse.
cli-analyse-samples-help = I hvor mange mulige verdener begge handlingene prøves; flere tar lengre tid og er mer presise.
cli-analyse-rounds-help = Hvor mange runder boten spiller videre for alle før en stilling bedømmes.
cli-analyse-unfinished-help = Gå også gjennom spill som ikke er slutt ennå. Det avslører ting spillerne ikke får vite.
cli-analyse-records = Spillopptak
cli-analyse-moves = Trekk
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = avbrutt; dette er hva { $done ->
    [one] ett spillopptak
   *[other] { $done } spillopptak
} av { $all } forteller.
cli-analyse-some-unreadable = { $count ->
    [one] Ett spillopptak
   *[other] { $count } spillopptak
} ble utelatt; se ovenfor.

error-review-goes-on = Dette spillet er ikke slutt, og en gjennomgang ville fortelle spillerne det de ikke får vite ennå. Bruk --unfinished for å gå gjennom det likevel.

## Hva som ble gjort, og hva boten ville gjort. $kind sier hvilken handling det er; navnene i den avhenger av det.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } beholdt ingen billetter
       *[other] { $player } beholdt { $tickets }
    }
    [start] { $player } startet i { $city }
    [place] { $player } la suvenirene «{ symbol-name }» i { $city }
    [draw] { $player } tok { a-card } fra raden
    [deck] { $player } trakk fra bunken
    [tickets] { $player } trakk billetter
    [claim] { $player } bygde { $route } med { card-set }
    [tunnel] { $player } prøvde tunnelen { $route } med { card-set }
    [pay] { $player } betalte { card-set } ekstra for tunnelen
    [decline] { $player } ga opp tunnelen
    [station] { $player } bygde en stasjon i { $city } og betalte { payment }
    [marker] { $player } satte en bymarkør i { $city } for { card-set }
    [no-marker] { $player } satte ingen bymarkør
    [souvenir] { $player } tok suveniren i { $city }
    [alvin] { $player } sendte Alvin til { $city }
   *[pass] { $player } meldte pass
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } ville ikke ha beholdt noen billetter
       *[other] { $bot } ville ha beholdt { $tickets }
    }
    [start] { $bot } ville ha startet i { $city }
    [place] { $bot } ville ha lagt suvenirene «{ symbol-name }» i { $city }
    [draw] { $bot } ville ha tatt { a-card } fra raden
    [deck] { $bot } ville ha trukket fra bunken
    [tickets] { $bot } ville ha trukket billetter
    [claim] { $bot } ville ha bygd { $route } med { card-set }
    [tunnel] { $bot } ville ha prøvd tunnelen { $route } med { card-set }
    [pay] { $bot } ville ha betalt { card-set } ekstra for tunnelen
    [decline] { $bot } ville ha gitt opp tunnelen
    [station] { $bot } ville ha bygd en stasjon i { $city } og betalt { payment }
    [marker] { $bot } ville ha satt en bymarkør i { $city } for { card-set }
    [no-marker] { $bot } ville ikke ha satt noen bymarkør
    [souvenir] { $bot } ville ha tatt suveniren i { $city }
    [alvin] { $bot } ville ha sendt Alvin til { $city }
   *[pass] { $bot } ville ha meldt pass
}
# $did og $would er de to setningene ovenfor.
review-mistake = Trekk { $move }: { $did }. { $would }: { $loss } av sjansen for å vinne tapt ({ $after } i stedet for { $best }).
review-no-mistake = Ingenting som { $bot } ville ha gjort, ser klart bedre ut.

## Titler, tabellhoder, merknader

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Ett spill
   *[other] { $games } spill
} gjennomgått
review-lead = { $moves ->
    [one] Ett trekk.
   *[other] { $moves } trekk.
} { $result } Sammenlignet med { $bot }.
review-lead-many = { $players ->
    [one] Én spiller
   *[other] { $players } spillere
}, { $decisions ->
    [one] én avgjørelse.
   *[other] { $decisions } avgjørelser.
} Sammenlignet med { $bot }.
review-stopped = Spillet stoppet før tiden.
review-players = Spillere
review-players-note = Tapt: sjanse for å vinne, i gjennomsnitt per avgjørelse med et valg. Enig: hvor ofte { $bot } ville ha gjort det samme. Flaks: i kort per spill, { wild-card.plural } trukket fra bunken utover det ventede pluss ekstrakort ved tunneler under det.
review-player = Spiller
review-score = Poeng
review-mean-score = Poeng i snitt
review-games = Spill
review-wins = Seire
review-loss = Tapt
review-agreement = Enig
review-luck = Flaks
review-decisions-count = Avgjørelser
review-biggest = Største feil
review-biggest-at = { $loss } ved trekk { $move } i { $file }
review-points = Poeng
review-chances = Sjanse for å vinne
review-chances-note = Sjansen til hver spiller etter hvert trekk, ut fra det spilleren kunne vite, skalert til 100 % til sammen. Ringer markerer feilene nedenfor.
review-chance-of = { $player } etter trekk { $move }: { $chance }
review-mistakes = De største feilene
review-mistakes-note = Høyst tre per spiller, og bare det som klart er mer enn støy.
review-tickets = Billetter
review-tickets-note = Når hver billett ble beholdt, og fra hvilket trekk den var fullført eller blokkert.
review-ticket = Billett
review-kept = Beholdt
review-state = Hvordan det endte
review-ticket-state = { $state ->
    [done] fullført siden trekk { $move }
    [open] mulig til det siste, ikke fullført
    [possible] fortsatt mulig
   *[cut_off] blokkert siden trekk { $move }
}
review-luck-title = Flaks med kortene
review-luck-note = Hva som kom, sammenlignet med det ventede da det ble trukket. Avvik: hvor uvanlig det er; mer enn 2 til en av sidene er sjeldent.
review-wilds = { wild-card.plural-start } trukket fra bunken
review-tunnels = Ekstrakort ved tunneler
review-came = { $came } av { $cards } ({ $expected } ventet)
review-none = ingen
review-spread = Avvik
review-decisions = Hver avgjørelse
review-decisions-note = Avgjørelser med et valg; der { $bot } ville ha gjort det samme, gikk ingenting tapt.
review-move = Trekk
review-played = Spilt
review-preferred = { $bot }
review-same = det samme
review-choices = Valg
review-games-note = Hvert spill for seg; åpne ett for å se mer.
review-yardstick = Slik måles det
review-yardstick-note = Begge handlingene, den som ble spilt, og den som { $bot } foretrekker, prøves i { $samples ->
    [one] én verden
   *[other] de samme verdenene (høyst { $samples })
} som passer med det spilleren visste. { $bot } spiller videre for alle ({ $rounds ->
    [0] til turen er slutt
    [one] én runde
   *[other] { $rounds } runder
}), og sjansen for å vinne anslås ut fra hva spilleren da ville se. Anslaget er tilpasset etter spill mellom boter; det ser poeng, billetter, antall kort og vogner, men ikke hvilke farger noen har, eller hvem som blokkerer hvem, og det overvurderer fulle hender tidlig i spillet. Et tap er derfor et tips om hvor man bør se etter, ikke en dom: små tap betyr lite, og et valg som er bedre enn det til { $bot }, vises som ikke noe tap.
