# A game in words: cards and colors, what may be done, what is waited for, what happened, the score.
# Ids come in as they are ($color is red, wild or gray; $symbol is crab) and are named by the messages of the first section,
# which others refer to. $player, $city, $route and $ticket are names, ready to be shown.

## Names

color-name = { $color ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [black] black
    [white] white
    [pink] pink
    [gray] gray
   *[other] { $color }
}
# The multicolored card: $wild is what the board calls it. Other messages use its forms, such as { wild-card.plural };
# each language has the forms that it needs. “-start” is for the beginning of a sentence.
wild-card = { $wild ->
    [ferry_card] ferry card
   *[locomotive] locomotive
}
    .plural = { $wild ->
        [ferry_card] ferry cards
       *[locomotive] locomotives
    }
    .plural-start = { $wild ->
        [ferry_card] Ferry cards
       *[locomotive] Locomotives
    }
# A kind of cards: a color, or the multicolored ones.
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [wild] a { wild-card }
    [orange] an orange card
   *[other] a { color-name } card
}
# $count cards of one kind.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count ->
        [one] { $count } { color-name } card
       *[other] { $count } { color-name } cards
    }
}
# A set of which all is known: $count cards of one kind and $wilds multicolored ones.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } and { $wilds } { wild-card }
   *[other] { cards } and { $wilds } { wild-card.plural }
}
# A payment of which only the color and the number of multicolored cards are known: “pays in red, with 1 locomotive”.
payment = { $color ->
    [wild] in { wild-card.plural }
   *[other] { $wilds ->
        [0] in { color-name }
        [one] in { color-name }, with { $wilds } { wild-card }
       *[other] in { color-name }, with { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] bridge
    [cable_car] cable car
    [crab] crab
    [lighthouse] lighthouse
    [sea_lion] sea lion
    [sourdough] sourdough
    [fog] fog
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] North America
    [europe] Europe
    [old_west] Old West
    [san_francisco] San Francisco
   *[other] { $name }
}
# A parallel route; $track is 2 or 3.
route-track = { $route } (track { $track })
ticket-worth = { $ticket } ({ $points })
# Who a number stands for where no names are known; seats count from 1.
seat-number = seat { $seat }
# $initial is the first sound of $last, for languages where the word before it depends on it.
list-and = { $before } and { $last }

## What may be done, as entries of a menu

action-keep = { $count ->
    [0] Keep no tickets
    [one] Keep ticket { $tickets }
   *[other] Keep tickets { $tickets }
}
action-keep-named = { $count ->
    [0] Keep no tickets
   *[other] Keep { $tickets }
}
action-start = Start in { $city }
action-place = Put the “{ symbol-name }” souvenirs on { $city }
action-draw = Take { a-card } from the row
action-draw-deck = Draw the top card of the deck
action-tickets = Draw tickets
action-claim = Claim { $route } with { card-set }
action-pay = Pay the extra cards { payment }
action-pay-exactly = Pay { card-set } extra
action-decline = Take your cards back and give up the tunnel
action-station = Build a station in { $city }, paying { payment }
action-marker = Place a city marker on { $city } for { card-set }
action-no-marker = Skip the marker
action-souvenir = Take the souvenir from { $city }
action-alvin = Send Alvin to { $city }
action-pass = Pass

## What is waited for

decision-tickets = { $count ->
    [one] { $player } has drawn { $count } ticket { $least ->
        [0] and may keep it.
       *[other] and must keep it.
    }
   *[other] { $least ->
        [0] { $player } must choose tickets: all, some or none of { $count }.
       *[other] { $player } must choose tickets: at least { $least } of { $count }.
    }
}
decision-tickets-own = { decision-tickets } Offered: { $tickets }.
decision-start = { $player } must choose a starting city.
decision-place = { $player } must put a stack of souvenirs on a location without one. Left to place: { $symbols }.
decision-turn = It’s { $player }’s turn.
decision-second = { $player } must take a second card.
decision-tunnel = { $player } must pay { $extra ->
    [one] { $extra } extra card
   *[other] { $extra } extra cards
} for the tunnel { $route }, or take { card-set } back.
decision-souvenir = { $player } must take the souvenir from { $first } or from { $second }.
decision-marker = { $player } may place a city marker at one end of { $route }.
decision-alvin = { $player } must send Alvin to one of these cities: { $cities }.

# What the game waits for, for errors: a noun, with the words to type.
waits-for = { $waits_for ->
    [opening] a choice of the opening tickets (“keep 1 2”)
    [start] a starting city (“start CITY”)
    [place] a location for a stack of souvenirs (“place SYMBOL CITY”)
    [turn] an action for the turn (“draw …”, “claim …”, “draw tickets” or, on some boards, “station …”)
    [second] a second card (“draw deck” or “draw COLOR”)
    [keep] a choice of the tickets drawn (“keep 1 2”)
    [tunnel] an answer to the tunnel (“pay CARDS” or “decline”)
    [souvenir] a choice of souvenir (“souvenir CITY”)
    [marker] a city marker or none (“marker CITY CARDS” or “no-marker”)
    [alvin] a city for Alvin (“alvin CITY”)
   *[other] { $waits_for }
}

## What happened

event-card-taken = { $player } takes { a-card } from the row.
event-card-drawn = { $player } draws { a-card } from the deck.
event-card-drawn-unseen = { $player } draws a card from the deck.
event-card-turned-up = New in the row: { a-card }.
event-row-swept = Three { wild-card.plural }: the row is replaced.
event-deck-shuffled = The discard pile is shuffled to form a new deck: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
event-route-claimed = { $player } claims { $route } with { card-set }.
event-points-route = { $player } scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-points-control = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for controlling { $city }.
event-points-capture = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for capturing Alvin.
event-tunnel-tried = { $player } tries the tunnel { $route } with { card-set }.
event-card-revealed = The tunnel reveals { a-card }.
event-extra-demanded = { $player } must pay { $cards ->
    [one] { $cards } extra card for the tunnel.
   *[other] { $cards } extra cards for the tunnel.
}
event-extra-paid = { $player } pays { card-set } extra.
event-tunnel-left = { $player } gives up the tunnel { $route } and takes the cards back.
event-tickets-drawn = { $player } draws { $count ->
    [one] { $count } ticket.
   *[other] { $count } tickets.
}
event-tickets-kept = { $refused ->
    [0] { $player } keeps { $kept ->
        [one] the ticket.
        [2] both tickets.
       *[other] all { $kept } tickets.
    }
   *[other] { $player } keeps { $kept ->
        [one] { $kept } ticket
       *[other] { $kept } tickets
    } and returns { $refused }.
}
event-ticket-taken = { $player } now has the ticket { $ticket }, worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-station-built = { $player } builds a station in { $city } for { card-set }.
event-start-chosen = { $player } starts in { $city }.
event-marker-placed = { $player } places a city marker on { $city } for { card-set }.
event-alvin-captured = { $player } captures Alvin in { $city }.
event-alvin-moved = { $player } sends Alvin to { $city }.
event-souvenir-taken = { $player } takes the “{ symbol-name }” souvenir from { $city }.
event-souvenirs-placed = { $player } puts the “{ symbol-name }” souvenirs on { $city }.
event-passed = { $player } has no moves left and passes.
event-last-round = { $player } is almost out of cars: the last round begins, one more turn for everyone.
event-first-drawn = { $player } goes first.
event-rows-swept = The row is replaced { $times ->
    [one] once
   *[other] { $times } times
}.
event-game-over = The game is over.

## The score sheet

score-routes = Routes
score-routes-and-cities = Routes and controlled cities
score-captures = Alvin captured
score-ticket = Ticket { $ticket }
score-ticket-missed = Ticket { $ticket }, not completed
score-stations = Stations not built
score-longest-path = Longest path ({ $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
})
score-globetrotter = Globetrotter (tickets completed: { $tickets })
score-souvenirs = Souvenirs
score-alvin = Alvin at the end
score-total = Total
winners = { $count ->
    [0] There is no winner yet.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
