# Et spil i ord: kort og farver, hvad man kan gøre, hvad der ventes på, hvad der skete, pointene.
# Id'er kommer ind, som de er ($color er red, wild eller gray; $symbol er crab), og får navn af beskederne i første afsnit,
# som andre henviser til. $player, $city, $route og $ticket er navne, klar til at blive vist.

## Navne

color-name = { $color ->
    [red] rød
    [orange] orange
    [yellow] gul
    [green] grøn
    [blue] blå
    [purple] lilla
    [black] sort
    [white] hvid
    [pink] lyserød
    [gray] grå
   *[other] { $color }
}
# Det flerfarvede kort: $wild siger, hvad brættet kalder det. Andre tekster bruger formerne, f.eks. { wild-card.plural };
# ”-start” står først i en sætning.
wild-card = { $wild ->
    [ferry_card] færgekort
   *[locomotive] lokomotiv
}
    .plural = { $wild ->
        [ferry_card] færgekort
       *[locomotive] lokomotiver
    }
    .plural-start = { $wild ->
        [ferry_card] Færgekort
       *[locomotive] Lokomotiver
    }
    .plural-definite = { $wild ->
        [ferry_card] færgekortene
       *[locomotive] lokomotiverne
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [red] et rødt kort
    [yellow] et gult kort
    [green] et grønt kort
    [blue] et blåt kort
    [white] et hvidt kort
    [pink] et lyserødt kort
    [gray] et gråt kort
    [wild] et { wild-card }
   *[other] et { color-name } kort
}
# $count kort af én slags.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count ->
        [one] { $count } { $color ->
            [red] rødt
            [yellow] gult
            [green] grønt
            [blue] blåt
            [white] hvidt
            [pink] lyserødt
            [gray] gråt
           *[other] { color-name }
        } kort
       *[other] { $count } { $color ->
            [red] røde
            [yellow] gule
            [green] grønne
            [black] sorte
            [white] hvide
            [pink] lyserøde
           *[other] { color-name }
        } kort
    }
}
# Et sæt, hvor alt er kendt: $count kort af én slags og $wilds lokomotiver.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } og { $wilds } { wild-card }
   *[other] { cards } og { $wilds } { wild-card.plural }
}
# En betaling, hvor kun farven og antallet af lokomotiver er kendt: "betal i rødt, med 1 lokomotiv".
payment = { $color ->
    [wild] med { wild-card.plural }
   *[other] i { $color ->
        [red] rødt
        [yellow] gult
        [green] grønt
        [blue] blåt
        [white] hvidt
        [pink] lyserødt
        [gray] gråt
       *[other] { color-name }
    }{ $wilds ->
        [0] {""}
        [one] , med { $wilds } { wild-card }
       *[other] , med { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] bro
    [cable_car] kabelsporvogn
    [crab] krabbe
    [lighthouse] fyrtårn
    [sea_lion] søløve
    [sourdough] surdejsbrød
    [fog] tåge
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Nordamerika
    [europe] Europa
    [old_west] Old West
    [san_francisco] San Francisco
   *[other] { $name }
}
# Et dobbelt spor; $track er 2 eller 3.
route-track = { $route } (spor { $track })
ticket-worth = { $ticket } ({ $points })
# Hvem et nummer står for, hvor der ikke kendes navne; pladser tælles fra 1.
seat-number = plads { $seat }
list-and = { $before } og { $last }

## Hvad man kan gøre, som punkter i en menu

action-keep = { $count ->
    [0] Behold ingen rutekort
   *[other] Behold rutekort { $tickets }
}
action-keep-named = { $count ->
    [0] Behold ingen rutekort
   *[other] Behold { $tickets }
}
action-start = Start i { $city }
action-place = Læg souvenirerne ”{ symbol-name }” i { $city }
action-draw = Tag { a-card } fra rækken
action-draw-deck = Træk det øverste kort fra bunken
action-tickets = Træk rutekort
action-claim = Byg { $route } med { card-set }
action-pay = Betal ekstrakortene { payment }
action-pay-exactly = Betal { card-set } ekstra
action-decline = Tag dine kort tilbage, og opgiv tunnelen
action-station = Byg en station i { $city }, og betal { payment }
action-marker = Sæt en by-brik i { $city } for { card-set }
action-no-marker = Spring by-brikken over
action-souvenir = Tag souveniren fra { $city }
action-alvin = Send Alvin til { $city }
action-pass = Meld pas

## Hvad der ventes på

decision-tickets = { $count ->
    [one] { $player } har trukket { $count } rutekort { $least ->
        [0] og må gerne beholde det.
       *[other] og skal beholde det.
    }
   *[other] { $player } skal vælge rutekort: { $least ->
        [0] alle, nogle eller ingen af { $count }.
       *[other] mindst { $least } af { $count }.
    }
}
decision-tickets-own = { decision-tickets } Udvalget: { $tickets }.
decision-start = { $player } skal vælge en startby.
decision-place = { $player } skal lægge en stak souvenirer på et sted uden. Mangler at blive lagt: { $symbols }.
decision-turn = { $player } har turen.
decision-second = { $player } skal tage et kort mere.
decision-tunnel = { $player } skal betale { $extra } ekstra kort for tunnelen { $route } eller tage { card-set } tilbage.
decision-souvenir = { $player } skal tage souveniren i { $first } eller den i { $second }.
decision-marker = { $player } må sætte en by-brik i den ene ende af { $route }.
decision-alvin = { $player } skal sende Alvin til en af disse byer: { $cities }.

# Hvad spillet venter på, til fejl: et navneord med de ord, der skal skrives.
waits-for = { $waits_for ->
    [opening] valget af rutekort ved start (”keep 1 2”)
    [start] en startby (”start CITY”)
    [place] et sted til en stak souvenirer (”place SYMBOL CITY”)
    [turn] turens handling (”draw …”, ”claim …”, ”draw tickets” eller, på nogle brætter, ”station …”)
    [second] et kort mere (”draw deck” eller ”draw COLOR”)
    [keep] valget mellem de trukne rutekort (”keep 1 2”)
    [tunnel] et svar til tunnelen (”pay CARDS” eller ”decline”)
    [souvenir] valget af en souvenir (”souvenir CITY”)
    [marker] en by-brik eller ingen (”marker CITY CARDS” eller ”no-marker”)
    [alvin] en by til Alvin (”alvin CITY”)
   *[other] { $waits_for }
}

## Hvad der skete

event-card-taken = { $player } tager { a-card } fra rækken.
event-card-drawn = { $player } trækker { a-card } fra bunken.
event-card-drawn-unseen = { $player } trækker et kort fra bunken.
event-card-turned-up = Nyt i rækken: { a-card }.
event-row-swept = Tre { wild-card.plural }: rækken udskiftes.
event-deck-shuffled = Kastebunken blandes og bliver den nye bunke: { $cards } kort.
event-route-claimed = { $player } bygger { $route } med { card-set }.
event-points-route = { $player } får { $points } point.
event-points-control = { $player } får { $points } point for at kontrollere { $city }.
event-points-capture = { $player } får { $points } point for at fange Alvin.
event-tunnel-tried = { $player } prøver tunnelen { $route } med { card-set }.
event-card-revealed = Tunnelen afslører { a-card }.
event-extra-demanded = { $player } skal betale { $cards } ekstra kort for tunnelen.
event-extra-paid = { $player } betaler { card-set } ekstra.
event-tunnel-left = { $player } opgiver tunnelen { $route } og tager kortene tilbage.
event-tickets-drawn = { $player } trækker { $count } rutekort.
event-tickets-kept = { $refused ->
    [0] { $kept ->
        [one] { $player } beholder rutekortet.
        [2] { $player } beholder begge rutekort.
       *[other] { $player } beholder alle { $kept } rutekort.
    }
   *[other] { $player } beholder { $kept ->
        [0] ingen rutekort
       *[other] { $kept } rutekort
    } og afleverer { $refused }.
}
event-ticket-taken = { $player } har nu rutekortet { $ticket }, der er { $points } point værd.
event-station-built = { $player } bygger en station i { $city } for { card-set }.
event-start-chosen = { $player } starter i { $city }.
event-marker-placed = { $player } sætter en by-brik i { $city } for { card-set }.
event-alvin-captured = { $player } fanger Alvin i { $city }.
event-alvin-moved = { $player } sender Alvin til { $city }.
event-souvenir-taken = { $player } tager souveniren ”{ symbol-name }” i { $city }.
event-souvenirs-placed = { $player } lægger souvenirerne ”{ symbol-name }” i { $city }.
event-first-drawn = { $player } begynder.
event-rows-swept = Rækken udskiftes { $times ->
    [one] én gang
   *[other] { $times } gange
}.
event-passed = { $player } kan ikke foretage sig mere og melder pas.
event-last-round = { $player } har næsten ikke flere vogne: sidste runde begynder, én tur mere til alle.
event-game-over = Spillet er slut.

## Pointarket

score-routes = Ruter
score-routes-and-cities = Ruter og kontrollerede byer
score-captures = Alvin fanget
score-ticket = Rutekort { $ticket }
score-ticket-missed = Rutekort { $ticket }, ikke færdiggjort
score-stations = Ubyggede stationer
score-longest-path = Længste sammenhængende rute (egen: { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
})
score-globetrotter = Globetrotter (færdiggjorte rutekort: { $tickets })
score-souvenirs = Souvenirer
score-alvin = Alvin til sidst
score-total = I alt
winners = { $count ->
    [0] Ingen har vundet endnu.
    [one] { $winners } vinder.
   *[other] { $winners } deler sejren.
}
