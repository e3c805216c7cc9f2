# Et spill i ord: kort og farger, hva man kan gjøre, hva det ventes på, hva som skjedde, poengene.
# ID-er kommer inn som de er ($color er red, wild eller gray; $symbol er crab) og får navn av meldingene i første del,
# som andre viser til. $player, $city, $route og $ticket er navn, klare til å vises.

## Navn

color-name = { $color ->
    [red] rød
    [orange] oransje
    [yellow] gul
    [green] grønn
    [blue] blå
    [purple] lilla
    [black] svart
    [white] hvit
    [pink] rosa
    [gray] grå
   *[other] { $color }
}
# Det flerfargede kortet: $wild sier hva brettet kaller det. Andre tekster bruker formene, for eksempel { wild-card.plural };
# «-start» står først i en setning.
wild-card = { $wild ->
    [ferry_card] fergekort
   *[locomotive] lokomotiv
}
    .plural = { $wild ->
        [ferry_card] fergekort
       *[locomotive] lokomotiver
    }
    .plural-start = { $wild ->
        [ferry_card] Fergekort
       *[locomotive] Lokomotiver
    }
    .plural-definite = { $wild ->
        [ferry_card] fergekortene
       *[locomotive] lokomotivene
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [red] et rødt kort
    [yellow] et gult kort
    [green] et grønt kort
    [blue] et blått kort
    [white] et hvitt kort
    [gray] et grått kort
    [wild] et { wild-card }
   *[other] et { color-name } kort
}
# $count kort av ett slag.
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
            [blue] blått
            [white] hvitt
            [gray] grått
           *[other] { color-name }
        } kort
       *[other] { $count } { $color ->
            [red] røde
            [yellow] gule
            [green] grønne
            [black] svarte
            [white] hvite
           *[other] { color-name }
        } kort
    }
}
# Et sett der alt er kjent: $count kort av ett slag og $wilds lokomotiver.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } og { $wilds } { wild-card }
   *[other] { cards } og { $wilds } { wild-card.plural }
}
# En betaling der bare fargen og antallet lokomotiver er kjent: "betal i rødt, med 1 lokomotiv".
payment = { $color ->
    [wild] med { wild-card.plural }
   *[other] i { $color ->
        [red] rødt
        [yellow] gult
        [green] grønt
        [blue] blått
        [white] hvitt
        [gray] grått
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
    [sea_lion] sjøløve
    [sourdough] surdeigsbrød
    [fog] tåke
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Nord-Amerika
    [europe] Europa
    [old_west] Old West
    [san_francisco] San Francisco
   *[other] { $name }
}
# En dobbeltrute; $track er 2 eller 3.
route-track = { $route } (spor { $track })
ticket-worth = { $ticket } ({ $points })
# Hvem et nummer står for når ingen navn er kjent; plasser telles fra 1.
seat-number = plass { $seat }
list-and = { $before } og { $last }

## Hva man kan gjøre, som punkter i en meny

action-keep = { $count ->
    [0] Behold ingen billetter
    [one] Behold billett { $tickets }
   *[other] Behold billettene { $tickets }
}
action-keep-named = { $count ->
    [0] Behold ingen billetter
   *[other] Behold { $tickets }
}
action-start = Start i { $city }
action-place = Legg suvenirene «{ symbol-name }» i { $city }
action-draw = Ta { a-card } fra raden
action-draw-deck = Trekk det øverste kortet fra bunken
action-tickets = Trekk billetter
action-claim = Bygg { $route } med { card-set }
action-pay = Betal ekstrakortene { payment }
action-pay-exactly = Betal { card-set } ekstra
action-decline = Ta kortene dine tilbake og gi opp tunnelen
action-station = Bygg en stasjon i { $city }, og betal { payment }
action-marker = Sett en bymarkør i { $city } for { card-set }
action-no-marker = Hopp over bymarkøren
action-souvenir = Ta suveniren fra { $city }
action-alvin = Send Alvin til { $city }
action-pass = Meld pass

## Hva det ventes på

decision-tickets = { $count ->
    [one] { $player } har trukket { $count } billett { $least ->
        [0] og kan beholde den.
       *[other] og må beholde den.
    }
   *[other] { $player } må velge billetter: { $least ->
        [0] alle, noen eller ingen av { $count }.
       *[other] minst { $least } av { $count }.
    }
}
decision-tickets-own = { decision-tickets } Utvalget: { $tickets }.
decision-start = { $player } må velge en startby.
decision-place = { $player } må legge en stabel suvenirer på et sted uten. Skal legges ut: { $symbols }.
decision-turn = { $player } har turen.
decision-second = { $player } må ta ett kort til.
decision-tunnel = { $player } må betale { $extra } ekstra kort for tunnelen { $route } eller ta { card-set } tilbake.
decision-souvenir = { $player } må ta suveniren i { $first } eller den i { $second }.
decision-marker = { $player } kan sette en bymarkør i den ene enden av { $route }.
decision-alvin = { $player } må sende Alvin til en av disse byene: { $cities }.

# Hva spillet venter på, for feil: et substantiv med ordene som skal skrives.
waits-for = { $waits_for ->
    [opening] valget av billetter ved start («keep 1 2»)
    [start] en startby («start CITY»)
    [place] et sted til en stabel suvenirer («place SYMBOL CITY»)
    [turn] handlingen for turen («draw …», «claim …», «draw tickets» eller, på noen brett, «station …»)
    [second] ett kort til («draw deck» eller «draw COLOR»)
    [keep] valget mellom de trukne billettene («keep 1 2»)
    [tunnel] et svar til tunnelen («pay CARDS» eller «decline»)
    [souvenir] valget av en suvenir («souvenir CITY»)
    [marker] en bymarkør eller ingen («marker CITY CARDS» eller «no-marker»)
    [alvin] en by til Alvin («alvin CITY»)
   *[other] { $waits_for }
}

## Hva som skjedde

event-card-taken = { $player } tar { a-card } fra raden.
event-card-drawn = { $player } trekker { a-card } fra bunken.
event-card-drawn-unseen = { $player } trekker et kort fra bunken.
event-card-turned-up = Nytt i raden: { a-card }.
event-row-swept = Tre { wild-card.plural }: raden skiftes ut.
event-deck-shuffled = Kastebunken stokkes og blir den nye bunken: { $cards } kort.
event-route-claimed = { $player } bygger { $route } med { card-set }.
event-points-route = { $player } får { $points } poeng.
event-points-control = { $player } får { $points } poeng for å kontrollere { $city }.
event-points-capture = { $player } får { $points } poeng for å fange Alvin.
event-tunnel-tried = { $player } prøver tunnelen { $route } med { card-set }.
event-card-revealed = Tunnelen avslører { a-card }.
event-extra-demanded = { $player } må betale { $cards } ekstra kort for tunnelen.
event-extra-paid = { $player } betaler { card-set } ekstra.
event-tunnel-left = { $player } gir opp tunnelen { $route } og tar kortene tilbake.
event-tickets-drawn = { $player } trekker { $count ->
    [one] { $count } billett.
   *[other] { $count } billetter.
}
event-tickets-kept = { $refused ->
    [0] { $kept ->
        [one] { $player } beholder billetten.
        [2] { $player } beholder begge billettene.
       *[other] { $player } beholder alle { $kept } billettene.
    }
   *[other] { $player } beholder { $kept ->
        [0] ingen billetter
        [one] { $kept } billett
       *[other] { $kept } billetter
    } og leverer tilbake { $refused }.
}
event-ticket-taken = { $player } har nå billetten { $ticket }, verdt { $points } poeng.
event-station-built = { $player } bygger en stasjon i { $city } for { card-set }.
event-start-chosen = { $player } starter i { $city }.
event-marker-placed = { $player } setter en bymarkør i { $city } for { card-set }.
event-alvin-captured = { $player } fanger Alvin i { $city }.
event-alvin-moved = { $player } sender Alvin til { $city }.
event-souvenir-taken = { $player } tar suveniren «{ symbol-name }» i { $city }.
event-souvenirs-placed = { $player } legger suvenirene «{ symbol-name }» i { $city }.
event-first-drawn = { $player } begynner.
event-rows-swept = Raden skiftes ut { $times ->
    [one] én gang
   *[other] { $times } ganger
}.
event-passed = { $player } har ingen trekk igjen og melder pass.
event-last-round = { $player } har nesten ikke vogner igjen: siste runde begynner, én tur til for alle.
event-game-over = Spillet er slutt.

## Poengarket

score-routes = Ruter
score-routes-and-cities = Ruter og kontrollerte byer
score-captures = Alvin fanget
score-ticket = Billett { $ticket }
score-ticket-missed = Billett { $ticket }, ikke fullført
score-stations = Ubygde stasjoner
score-longest-path = Lengste sammenhengende rute (egen: { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
})
score-globetrotter = Globetrotter (fullførte billetter: { $tickets })
score-souvenirs = Suvenirer
score-alvin = Alvin til slutt
score-total = Sum
winners = { $count ->
    [0] Ingen har vunnet ennå.
    [one] { $winners } vinner.
   *[other] { $winners } deler seieren.
}
