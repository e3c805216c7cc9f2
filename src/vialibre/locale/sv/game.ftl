# Ett spel i ord: kort och färger, vad man kan göra, vad som väntas på, vad som hände, poängen.
# Id:n kommer in som de är ($color är red, wild eller gray; $symbol är crab) och får namn av meddelandena i första avsnittet,
# som andra hänvisar till. $player, $city, $route och $ticket är namn, färdiga att visas.

## Namn

color-name = { $color ->
    [red] röd
    [orange] orange
    [yellow] gul
    [green] grön
    [blue] blå
    [purple] lila
    [black] svart
    [white] vit
    [pink] rosa
    [gray] grå
   *[other] { $color }
}
# Det flerfärgade kortet: $wild säger vad brädet kallar det. Andra texter använder formerna, till exempel { wild-card.plural };
# ”-start” står först i en mening.
wild-card = { $wild ->
    [ferry_card] färjekort
   *[locomotive] lokomotiv
}
    .plural = { $wild ->
        [ferry_card] färjekort
       *[locomotive] lokomotiv
    }
    .plural-start = { $wild ->
        [ferry_card] Färjekort
       *[locomotive] Lokomotiv
    }
    .plural-definite = { $wild ->
        [ferry_card] färjekorten
       *[locomotive] lokomotiven
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [red] ett rött kort
    [yellow] ett gult kort
    [green] ett grönt kort
    [blue] ett blått kort
    [white] ett vitt kort
    [gray] ett grått kort
    [wild] ett { wild-card }
   *[other] ett { color-name } kort
}
# $count kort av ett slag.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count ->
        [one] { $count } { $color ->
            [red] rött
            [yellow] gult
            [green] grönt
            [blue] blått
            [white] vitt
            [gray] grått
           *[other] { color-name }
        } kort
       *[other] { $count } { $color ->
            [red] röda
            [yellow] gula
            [green] gröna
            [black] svarta
            [white] vita
           *[other] { color-name }
        } kort
    }
}
# En uppsättning där allt är känt: $count kort av ett slag och $wilds lokomotiv.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } och { $wilds } { wild-card }
   *[other] { cards } och { $wilds } { wild-card.plural }
}
# En betalning där bara färgen och antalet lokomotiv är kända: "betala i rött, med 1 lokomotiv".
payment = { $color ->
    [wild] med { wild-card.plural }
   *[other] i { $color ->
        [red] rött
        [yellow] gult
        [green] grönt
        [blue] blått
        [white] vitt
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
    [cable_car] kabelspårvagn
    [crab] krabba
    [lighthouse] fyr
    [sea_lion] sjölejon
    [sourdough] surdegsbröd
    [fog] dimma
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Nordamerika
    [europe] Europa
    [old_west] Old West
    [san_francisco] San Francisco
   *[other] { $name }
}
# En dubbelsträcka; $track är 2 eller 3.
route-track = { $route } (spår { $track })
ticket-worth = { $ticket } ({ $points })
# Vem ett nummer står för när inga namn är kända; platser räknas från 1.
seat-number = plats { $seat }
list-and = { $before } och { $last }

## Vad man kan göra, som poster i en meny

action-keep = { $count ->
    [0] Behåll inga biljetter
    [one] Behåll biljett { $tickets }
   *[other] Behåll biljetterna { $tickets }
}
action-keep-named = { $count ->
    [0] Behåll inga biljetter
   *[other] Behåll { $tickets }
}
action-start = Starta i { $city }
action-place = Lägg souvenirerna ”{ symbol-name }” i { $city }
action-draw = Ta { a-card } från raden
action-draw-deck = Dra det översta kortet från högen
action-tickets = Dra biljetter
action-claim = Bygg { $route } med { card-set }
action-pay = Betala extrakorten { payment }
action-pay-exactly = Betala { card-set } extra
action-decline = Ta tillbaka dina kort och ge upp tunneln
action-station = Bygg en station i { $city } och betala { payment }
action-marker = Sätt en stadsmarkör i { $city } för { card-set }
action-no-marker = Hoppa över stadsmarkören
action-souvenir = Ta souveniren från { $city }
action-alvin = Skicka Alvin till { $city }
action-pass = Passa

## Vad som väntas på

decision-tickets = { $count ->
    [one] { $player } har dragit { $count } biljett { $least ->
        [0] och får behålla den.
       *[other] och måste behålla den.
    }
   *[other] { $player } måste välja biljetter: { $least ->
        [0] alla, några eller inga av { $count }.
       *[other] minst { $least } av { $count }.
    }
}
decision-tickets-own = { decision-tickets } Urvalet: { $tickets }.
decision-start = { $player } måste välja en startstad.
decision-place = { $player } måste lägga en hög souvenirer på en plats utan. Kvar att lägga ut: { $symbols }.
decision-turn = { $player } står på tur.
decision-second = { $player } måste ta ett kort till.
decision-tunnel = { $player } måste betala { $extra } extra kort för tunneln { $route } eller ta tillbaka { card-set }.
decision-souvenir = { $player } måste ta souveniren i { $first } eller den i { $second }.
decision-marker = { $player } får sätta en stadsmarkör i ena änden av { $route }.
decision-alvin = { $player } måste skicka Alvin till en av de här städerna: { $cities }.

# Vad spelet väntar på, för fel: ett substantiv med orden som ska skrivas.
waits-for = { $waits_for ->
    [opening] valet av biljetter vid start (”keep 1 2”)
    [start] en startstad (”start CITY”)
    [place] en plats för en hög souvenirer (”place SYMBOL CITY”)
    [turn] turens drag (”draw …”, ”claim …”, ”draw tickets” eller, på vissa spelplaner, ”station …”)
    [second] ett kort till (”draw deck” eller ”draw COLOR”)
    [keep] valet bland de dragna biljetterna (”keep 1 2”)
    [tunnel] ett svar till tunneln (”pay CARDS” eller ”decline”)
    [souvenir] valet av en souvenir (”souvenir CITY”)
    [marker] en stadsmarkör eller ingen (”marker CITY CARDS” eller ”no-marker”)
    [alvin] en stad för Alvin (”alvin CITY”)
   *[other] { $waits_for }
}

## Vad som hände

event-card-taken = { $player } tar { a-card } från raden.
event-card-drawn = { $player } drar { a-card } från högen.
event-card-drawn-unseen = { $player } drar ett kort från högen.
event-card-turned-up = Nytt i raden: { a-card }.
event-row-swept = Tre { wild-card.plural }: raden byts ut.
event-deck-shuffled = Kasthögen blandas och blir den nya högen: { $cards } kort.
event-route-claimed = { $player } bygger { $route } med { card-set }.
event-points-route = { $player } får { $points } poäng.
event-points-control = { $player } får { $points } poäng för att kontrollera { $city }.
event-points-capture = { $player } får { $points } poäng för att fånga Alvin.
event-tunnel-tried = { $player } prövar tunneln { $route } med { card-set }.
event-card-revealed = Tunneln avslöjar { a-card }.
event-extra-demanded = { $player } måste betala { $cards } extra kort för tunneln.
event-extra-paid = { $player } betalar { card-set } extra.
event-tunnel-left = { $player } ger upp tunneln { $route } och tar tillbaka korten.
event-tickets-drawn = { $player } drar { $count ->
    [one] { $count } biljett.
   *[other] { $count } biljetter.
}
event-tickets-kept = { $refused ->
    [0] { $kept ->
        [one] { $player } behåller biljetten.
        [2] { $player } behåller båda biljetterna.
       *[other] { $player } behåller alla { $kept } biljetter.
    }
   *[other] { $player } behåller { $kept ->
        [0] inga biljetter
        [one] { $kept } biljett
       *[other] { $kept } biljetter
    } och lämnar tillbaka { $refused }.
}
event-ticket-taken = { $player } har nu biljetten { $ticket }, värd { $points } poäng.
event-station-built = { $player } bygger en station i { $city } för { card-set }.
event-start-chosen = { $player } startar i { $city }.
event-marker-placed = { $player } sätter en stadsmarkör i { $city } för { card-set }.
event-alvin-captured = { $player } fångar Alvin i { $city }.
event-alvin-moved = { $player } skickar Alvin till { $city }.
event-souvenir-taken = { $player } tar souveniren ”{ symbol-name }” i { $city }.
event-souvenirs-placed = { $player } lägger souvenirerna ”{ symbol-name }” i { $city }.
event-first-drawn = { $player } börjar.
event-rows-swept = Raden byts ut { $times ->
    [one] en gång
   *[other] { $times } gånger
}.
event-passed = { $player } har inga drag kvar och passar.
event-last-round = { $player } har nästan slut på vagnar: sista rundan börjar, en tur till för alla.
event-game-over = Spelet är slut.

## Poängbladet

score-routes = Sträckor
score-routes-and-cities = Sträckor och kontrollerade städer
score-captures = Alvin fångad
score-ticket = Biljett { $ticket }
score-ticket-missed = Biljett { $ticket }, inte klarad
score-stations = Obyggda stationer
score-longest-path = Längsta sammanhängande rutt (egen: { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
})
score-globetrotter = Globetrotter (klarade biljetter: { $tickets })
score-souvenirs = Souvenirer
score-alvin = Alvin på slutet
score-total = Summa
winners = { $count ->
    [0] Ingen har vunnit än.
    [one] { $winners } vinner.
   *[other] { $winners } delar på segern.
}
