# Een spel in woorden: kaarten en kleuren, wat er kan, waarop gewacht wordt, wat er gebeurde, de score.
# Id’s komen zoals ze zijn ($color is red, wild of gray; $symbol is crab) en krijgen hun naam van de teksten in het eerste deel,
# waarnaar andere verwijzen. $player, $city, $route en $ticket zijn namen die zo getoond kunnen worden.

## Namen

color-name = { $color ->
    [red] rood
    [orange] oranje
    [yellow] geel
    [green] groen
    [blue] blauw
    [purple] paars
    [black] zwart
    [white] wit
    [pink] roze
    [gray] grijs
   *[other] { $color }
}
# De veelkleurige kaart: $wild zegt hoe het bord haar noemt. Andere teksten gebruiken haar vormen, zoals { wild-card.plural };
# “-start” is die aan het begin van een zin.
wild-card = { $wild ->
    [ferry_card] veerbootkaart
   *[locomotive] locomotief
}
    .plural = { $wild ->
        [ferry_card] veerbootkaarten
       *[locomotive] locomotieven
    }
    .plural-start = { $wild ->
        [ferry_card] Veerbootkaarten
       *[locomotive] Locomotieven
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [red] een rode kaart
    [yellow] een gele kaart
    [green] een groene kaart
    [blue] een blauwe kaart
    [purple] een paarse kaart
    [black] een zwarte kaart
    [white] een witte kaart
    [gray] een grijze kaart
    [wild] een { wild-card }
   *[other] een { color-name } kaart
}
# $count kaarten van één soort.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count } { $color ->
        [red] rode
        [yellow] gele
        [green] groene
        [blue] blauwe
        [purple] paarse
        [black] zwarte
        [white] witte
        [gray] grijze
       *[other] { color-name }
    } { $count ->
        [one] kaart
       *[other] kaarten
    }
}
# Een set waarvan alles bekend is: $count kaarten van één soort en $wilds locomotieven.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } en { $wilds } { wild-card }
   *[other] { cards } en { $wilds } { wild-card.plural }
}
# Een betaling waarvan alleen de kleur en het aantal locomotieven bekend zijn: “betaalt in rood, met 1 locomotief”.
payment = { $color ->
    [wild] met { wild-card.plural }
   *[other] { $wilds ->
        [0] in { color-name }
        [one] in { color-name }, met { $wilds } { wild-card }
       *[other] in { color-name }, met { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] brug
    [cable_car] kabeltram
    [crab] krab
    [lighthouse] vuurtoren
    [sea_lion] zeeleeuw
    [sourdough] zuurdesembrood
    [fog] mist
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Noord-Amerika
    [europe] Europa
    [old_west] Het Wilde Westen
    [san_francisco] San Francisco
   *[other] { $name }
}
# Een parallelle route; $track is 2 of 3.
route-track = { $route } (spoor { $track })
ticket-worth = { $ticket } ({ $points })
# Voor wie een getal staat als er geen namen bekend zijn; plaatsen tellen vanaf 1.
seat-number = plaats { $seat }
list-and = { $before } en { $last }

## Wat er kan, als regels van een menu

action-keep = { $count ->
    [0] Houd geen bestemmingskaart
    [one] Houd bestemmingskaart { $tickets }
   *[other] Houd bestemmingskaarten { $tickets }
}
action-keep-named = { $count ->
    [0] Houd geen bestemmingskaart
   *[other] Houd { $tickets }
}
action-start = Begin in { $city }
action-place = Leg de souvenirs “{ symbol-name }” op { $city }
action-draw = Neem { a-card } uit de open rij
action-draw-deck = Trek de bovenste kaart van de stapel
action-tickets = Trek bestemmingskaarten
action-claim = Claim { $route } met { card-set }
action-pay = Betaal de extra kaarten { payment }
action-pay-exactly = Betaal { card-set } extra
action-decline = Neem je kaarten terug en geef de tunnel op
action-station = Bouw een station in { $city } en betaal { payment }
action-marker = Zet voor { card-set } een stadsminiatuur op { $city }
action-no-marker = Sla de stadsminiatuur over
action-souvenir = Neem het souvenir van { $city }
action-alvin = Stuur Alvin naar { $city }
action-pass = Pas

## Waarop gewacht wordt

decision-tickets = { $count ->
    [one] { $player } heeft { $count } bestemmingskaart getrokken en { $least ->
        [0] mag die houden.
       *[other] moet die houden.
    }
   *[other] { $least ->
        [0] { $player } moet bestemmingskaarten kiezen: alle, enkele of geen van de { $count }.
       *[other] { $player } moet bestemmingskaarten kiezen: minstens { $least } van de { $count }.
    }
}
decision-tickets-own = { decision-tickets } Aanbod: { $tickets }.
decision-start = { $player } moet een beginstad kiezen.
decision-place = { $player } moet een stapel souvenirs leggen op een plek die er nog geen heeft. Nog te leggen: { $symbols }.
decision-turn = { $player } is aan de beurt.
decision-second = { $player } moet een tweede kaart nemen.
decision-tunnel = { $player } moet voor de tunnel { $route } { $extra ->
    [one] { $extra } extra kaart
   *[other] { $extra } extra kaarten
} betalen, of { card-set } terugnemen.
decision-souvenir = { $player } moet het souvenir van { $first } of dat van { $second } nemen.
decision-marker = { $player } mag een stadsminiatuur zetten aan een van de uiteinden van { $route }.
decision-alvin = { $player } moet Alvin naar een van deze steden sturen: { $cities }.

# Waarop het spel wacht, voor foutmeldingen: een zelfstandig naamwoord, met de woorden om te typen.
waits-for = { $waits_for ->
    [opening] de keuze van de eerste bestemmingskaarten (“keep 1 2”)
    [start] een beginstad (“start CITY”)
    [place] een plek voor een stapel souvenirs (“place SYMBOL CITY”)
    [turn] de actie van een beurt (“draw …”, “claim …”, “draw tickets” of, op sommige borden, “station …”)
    [second] een tweede kaart (“draw deck” of “draw COLOR”)
    [keep] de keuze uit de getrokken bestemmingskaarten (“keep 1 2”)
    [tunnel] een antwoord op de tunnel (“pay CARDS” of “decline”)
    [souvenir] de keuze van een souvenir (“souvenir CITY”)
    [marker] een stadsminiatuur of geen (“marker CITY CARDS” of “no-marker”)
    [alvin] een stad voor Alvin (“alvin CITY”)
   *[other] { $waits_for }
}

## Wat er gebeurde

event-card-taken = { $player } neemt { a-card } uit de open rij.
event-card-drawn = { $player } trekt { a-card } van de stapel.
event-card-drawn-unseen = { $player } trekt een kaart van de stapel.
event-card-turned-up = Nieuw in de open rij: { a-card }.
event-row-swept = Drie { wild-card.plural }: de open rij wordt vervangen.
event-deck-shuffled = De aflegstapel wordt geschud tot een nieuwe stapel: { $cards ->
    [one] { $cards } kaart.
   *[other] { $cards } kaarten.
}
event-route-claimed = { $player } claimt { $route } met { card-set }.
event-points-route = { $player } krijgt { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
event-points-control = { $player } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor het bezit van { $city }.
event-points-capture = { $player } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor het vangen van Alvin.
event-tunnel-tried = { $player } probeert de tunnel { $route } met { card-set }.
event-card-revealed = De tunnel onthult { a-card }.
event-extra-demanded = { $player } moet voor de tunnel { $cards ->
    [one] { $cards } extra kaart betalen.
   *[other] { $cards } extra kaarten betalen.
}
event-extra-paid = { $player } betaalt { card-set } extra.
event-tunnel-left = { $player } geeft de tunnel { $route } op en neemt de kaarten terug.
event-tickets-drawn = { $player } trekt { $count ->
    [one] { $count } bestemmingskaart.
   *[other] { $count } bestemmingskaarten.
}
event-tickets-kept = { $refused ->
    [0] { $player } houdt { $kept ->
        [one] de bestemmingskaart.
        [2] beide bestemmingskaarten.
       *[other] alle { $kept } bestemmingskaarten.
    }
   *[other] { $player } houdt { $kept ->
        [0] geen bestemmingskaart
        [one] { $kept } bestemmingskaart
       *[other] { $kept } bestemmingskaarten
    } en legt er { $refused } terug.
}
event-ticket-taken = { $player } heeft nu de bestemmingskaart { $ticket }, goed voor { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
event-station-built = { $player } bouwt een station in { $city } voor { card-set }.
event-start-chosen = { $player } begint in { $city }.
event-marker-placed = { $player } zet een stadsminiatuur op { $city } voor { card-set }.
event-alvin-captured = { $player } vangt Alvin in { $city }.
event-alvin-moved = { $player } stuurt Alvin naar { $city }.
event-souvenir-taken = { $player } neemt het souvenir “{ symbol-name }” uit { $city }.
event-souvenirs-placed = { $player } legt de souvenirs “{ symbol-name }” op { $city }.
event-first-drawn = { $player } begint.
event-rows-swept = De open rij wordt { $times ->
    [one] één keer
   *[other] { $times } keer
} vervangen.
event-passed = { $player } kan niets meer doen en past.
event-last-round = De wagonnetjes van { $player } zijn bijna op: de laatste ronde begint, iedereen krijgt nog één beurt.
event-game-over = Het spel is afgelopen.

## Het scoreblad

score-routes = Routes
score-routes-and-cities = Routes en steden in bezit
score-captures = Alvin gevangen
score-ticket = Bestemmingskaart { $ticket }
score-ticket-missed = Bestemmingskaart { $ticket }, niet behaald
score-stations = Niet gebouwde stations
score-longest-path = Langste route ({ $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
})
score-globetrotter = Globetrotter (behaalde bestemmingskaarten: { $tickets })
score-souvenirs = Souvenirs
score-alvin = Alvin aan het einde
score-total = Totaal
winners = { $count ->
    [0] Er is nog geen winnaar.
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
