# What helps: the rules of a board, the guided first game, the keys, and the notice that it is one's turn.

## The page with help

guide-title = How to play
guide-start-title = A first game, two minutes with a guide
guide-start-text = You play a real game on the board of North America, against our gentlest bot. A guide explains one thing at a time and waits until you have done it. You can send it away whenever you like and play on by yourself.
guide-start = Start the guided game
guide-starting = The board is being laid out …
guide-rules-title = The rules of each board
guide-rules-board = Board
guide-rules-players = Players
guide-rules-alvin = With Alvin, a variant
guide-keys-title = Keys at the table
guide-keys-settings = Switch these keys on or off in the settings
# What a key does at the table; shown behind the key.
guide-key = { $what ->
    [row] take that card of the row
    [deck] draw from the deck
    [tickets] draw tickets
    [moves] list of the routes that you can claim
    [undo] undo
    [log] what happened so far
    [chat] chat
    [hand] your tickets
    [help] these keys
    [zoom] zoom the map
    [whole] show the whole map
    [move] move the map, or go from one glowing thing to the next
   *[close] close what is open
}

## The guided first game. A step has a title and a sentence or two: up to 160 letters, it must fit on a small phone.

guide-label = Guided first game
guide-progress = Step { $step } of { $steps }
guide-next = Next
guide-finish = Play on
guide-skip = Skip the guide
guide-step-title = { $step ->
    [tickets] Choose your tickets
    [first] Take a card
    [second] And one more
    [glow] Look for what glows
    [claim] Claim a route
    [points] Your first track!
    [state] How your tickets stand
   *[end] How it ends
}
# $keep: tickets to keep at least. $points: scored for the first route. $length, $worth: spaces of the longest routes and their points.
# $bonus: points for the longest path.
guide-step-text = { $step ->
    [tickets] Each ticket names two cities to connect; they are lit on the map. Keep at least { $keep }. Tickets that share a way are easiest.
    [first] A turn is one thing: take cards, claim a route or draw tickets. Take a card now: one of the five open ones, or the top of the deck.
    [second] You take two in a turn. The card with the wheel is a { wild-card }: it stands for any color, but a face-up one counts as both cards.
    [glow] A route costs a card of its color for each space; gray ones take any one color. What you can pay for glows on your turn.
    [claim] Take cards, turn by turn, until a route on your way glows. Then touch it.
    [points] It brought you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once. Long routes are worth much more: { $length } spaces bring { $worth } points.
    [state] Your tickets say if they are done, still possible or cut off. Touch one, and the map shows the cheapest way left.
   *[end] When somebody has two cars or fewer, the last round begins. Then finished tickets add their points, the others cost them, and the longest path earns { $bonus }.
}
# What is the matter right now, below the sentence of a step. $routes: how many routes glow; $near: how many of them help with a ticket.
guide-hint = { $hint ->
    [wait] The other player has the turn. It will not take long.
    [none] Nothing glows yet: take more cards.
    [near] { $routes ->
        [one] { $routes } route glows now, and it is on the way of your tickets.
       *[other] { $routes } routes glow now, { $near } of them on the way of your tickets.
    }
   *[some] { $routes ->
        [one] { $routes } route glows now.
       *[other] { $routes } routes glow now.
    }
}

## Notice that it is one's turn

# The title of the browser's tab.
guide-notice-title = ● Your turn – { app-title }
guide-notice-quiet = { $board } – { app-title }
# A message of the browser, while the page is not in sight.
guide-notice-head = It is your turn
guide-notice-body = The game on the board { $board } waits for you.

## The rules of a board, in one panel. Each is a short paragraph; only those that hold for the board are shown.

rules-open-all = Open all
rules-close-all = Close all
rules-section = { $section ->
    [aim] The aim
    [turn] Your turn
    [cards] Cards and { wild-card.plural }
    [claim] Claiming a route
    [parallel] Parallel tracks
    [tickets] Tickets
    [ferries] Ferries
    [tunnels] Tunnels
    [stations] Stations
    [markers] Start cities and control
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] The end and the score
   *[ties] If points are equal
}

rules-aim = Claim railway routes on the map and connect the cities that your secret tickets name. Whoever has most points at the end wins.
rules-start = You start with { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
} and { $hand ->
    [one] { $hand } card.
   *[other] { $hand } cards.
}
rules-order = Chance or the host decides who begins. Then the turn goes round from seat to seat.

rules-turn = Your turn is one of these things, and only one:
rules-turn-draw = Take cards.
rules-turn-claim = Claim a route.
rules-turn-tickets = Draw tickets.
rules-turn-station = Build a station.
rules-turn-pass = You pass if none of this is possible, and only then.

# $colors: how many colors. $each: cards of each of them.
rules-deck = There are { $colors } colors, each with a symbol of its own and { $each ->
    [one] { $each } card
   *[other] { $each } cards
} in the deck.
rules-draw = Take two cards, one after the other: from the five open ones, the row, or unseen from the deck. A gap in the row is filled before you choose again.
# $wilds: how many there are.
rules-wild = A { wild-card } ({ $wilds } in the deck) stands for any color.
rules-wild-open = A face-up { wild-card } counts as both cards: if you take one, it is the only card you take, and it cannot be your second.
rules-wild-deck = A { wild-card } drawn from the deck is a card like any other.
rules-sweep = When three or more of the five face-up cards are { wild-card.plural }, all five are discarded and replaced, as long as at least three other cards are left for it.
rules-reshuffle = When the deck is empty, the discarded cards are shuffled and become the deck. If there is nothing that you may take as a second card, one card is your turn. You may hold as many cards as you like.

rules-claim = Play a card of the route’s color for each of its spaces, and put one of your cars on each.
rules-claim-gray = A gray route takes any color you like, but all cards must be of the same.
rules-claim-wilds = { wild-card.plural-start } can stand in for some of the cards, or for all.
rules-claim-whole = One route in a turn, and always all of it: you need the cards and the cars for every space. The cards you play are discarded.
rules-claim-anywhere = A route need not touch your other ones.
rules-claim-points = You score at once, by its length:
rules-claim-points-control = It scores at once, by its length; who gets the points depends on who controls its two cities:
rules-table-spaces = Spaces
rules-table-symbols = Different symbols
rules-table-points = Points

# $tracks: how many there are side by side at most.
rules-parallel = { $tracks ->
    [2] Two tracks
   *[other] Two or three tracks
} between the same two cities are parallel. You may own only one of them.
rules-parallel-closed = With { $players } players, only one of them can be claimed: after that the others are closed to everybody.
rules-parallel-open = With { $players } players, the other tracks stay open to the other players.
rules-parallel-from = In games of { $players } or more they stay open to the other players.

rules-ticket = A ticket names two cities. If your routes connect them at the end, whatever way they take, you get its points. If not, you lose as many.
rules-ticket-start = At the start you are dealt { $deal ->
    [one] { $deal } ticket.
   *[other] { $deal } tickets.
} Keep at least { $keep }.
# $long: how many long ones come on top of the $deal others.
rules-ticket-start-long = At the start you are dealt { $long ->
    [one] { $long } long ticket
   *[other] { $long } long tickets
} and { $deal ->
    [one] { $deal } other one.
   *[other] { $deal } other ones.
} Keep at least { $keep } of all these.
rules-ticket-refused = { $where ->
    [out] The ones you refuse leave the game, and nobody sees them.
    [shuffled_under] The ones that are refused are shuffled and go under the deck of tickets.
   *[under] The ones you refuse go under the deck of tickets.
}
rules-ticket-draw = Later, a turn can be: draw { $draw ->
    [one] { $draw } ticket
   *[other] { $draw } tickets
}, or what is left if that is less, and keep at least { $keep }. The rest goes under the deck.
rules-ticket-long = Long tickets are dealt only at the start.
rules-ticket-secret = What you keep, you keep to the end. The others see how many tickets you have, but not which.

rules-ferry = Each space with a wheel takes a { wild-card }.
rules-ferry-rest = The other spaces take cards as usual, or more { wild-card.plural }.

rules-tunnel = A dashed edge means a tunnel. You play your cards, and then { $reveal ->
    [one] { $reveal } card is
   *[other] { $reveal } cards are
} turned up from the deck, or fewer if there are no more.
rules-tunnel-extra = For each of them that is a { wild-card } or of the color you played, you pay one more card: of that color, or a { wild-card }.
rules-tunnel-wilds = If you played only { wild-card.plural }, only { wild-card.plural } count, and you pay for them with { wild-card.plural }.
rules-tunnel-leave = If you cannot pay all of it, or do not want to, you take your cards back and your turn is over.
rules-tunnel-length = It takes no more cars for that, and scores no more.

rules-station = A turn can be: build a station in a city where there is none yet. You have { $each }.
rules-station-cost = { $each ->
    [1] It costs one card.
    [2] The first costs one card, the second two of one color. { wild-card.plural-start } can stand in.
    [3] The first costs one card, the second two of one color, the third three of one color. { wild-card.plural-start } can stand in.
   *[other] The first costs one card, the second two of one color, the third three of one color, and so on. { wild-card.plural-start } can stand in.
}
rules-station-use = At the end, each station lets you use one route of another player that ends in its city, as if it were yours, for your tickets. It is the same one for all tickets; the best is chosen for you.

rules-start-city = Before the first turn, everybody puts a marker on a city that has none: the start city. It costs nothing. The last player in turn order chooses first.
rules-network = Your first route must end in your start city. Every later one must touch that city, or one that your routes reach.
rules-control = You control the cities with your markers. It matters whenever a route is claimed:
rules-control-none = If nobody controls either of its cities, whoever claims it gets the points.
rules-control-some = Otherwise each controlled city pays the points to its controller, whoever claims the route. Control both cities and you score twice; control neither and you score nothing for your own route.
# $cost: cards to pay. $each: markers of each player.
rules-marker = After a claim has been scored, you may put another marker on one of its two cities, if it has none. The price is { $cost ->
    [1] one card
   *[other] { $cost } cards of one color, or { wild-card.plural }
}. You have { $each } markers, with that of the start city, and they never move.

rules-alvin = Alvin the alien is first seen in { $city }. It cannot be a start city and never gets a marker.
rules-alvin-capture = Claim a route to the city where he is, and you capture him for { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} unless you have him already. He can be captured again and again.
rules-alvin-move = You must then move him to a city that you control. A marker that you put down in this turn counts already.

# $symbols: how many kinds.
rules-souvenirs = There are { $symbols } kinds of souvenirs, each with a symbol.
# $fixed: how many stacks. $tokens: souvenirs in each of them.
rules-souvenirs-fixed = From the start { $fixed ->
    [one] { $fixed } stack of { $tokens } lies on its place.
   *[other] { $fixed } stacks of { $tokens } lie on their places.
} Chance decides which kind is where.
# $stacks: the kinds that are left. $tokens: souvenirs of each.
rules-souvenirs-second = Before the first turn the second player puts { $stacks ->
    [one] the kind that is left
   *[other] the { $stacks } kinds that are left
} on places without souvenirs, { $tokens } of each kind.
rules-souvenirs-last = Before the first turn { $stacks ->
    [one] the last player in turn order puts the kind that is left on a place without souvenirs, { $tokens } of it.
   *[other] the { $stacks } kinds that are left are put on places without souvenirs, { $tokens } of each kind. The last player in turn order does it first, then the one before, and so on round the table.
}
rules-souvenirs-take = When you claim a route, you take a souvenir from one of its two places, if there is one of a kind that you do not have. If both have one, you choose.
rules-souvenirs-score = At the end, different symbols bring points:

rules-end = When somebody ends a turn with two cars or fewer, there is a last round: one more turn for everybody, that player last.
rules-end-passes = The game also ends when all players have passed, one after the other.
rules-end-score = Then this is added to the points that you have:
rules-end-tickets = Your tickets: their points for completed ones, as much as a loss for the others.
rules-end-longest = Longest path: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the longest unbroken line of cars, and for everybody who has one of that length. It may come through a city again, but not over a route twice.
rules-end-globetrotter = Most completed tickets: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, for everybody who has as many. Nobody gets them if no ticket was completed.
rules-end-stations = Stations: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each that you did not build.
rules-end-souvenirs = Souvenirs: their points, as above.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for whoever has him.

rules-ties = If several have most points, this decides, in this order:
rules-tie = { $tie ->
    [tickets] More completed tickets
    [stations] Fewer stations built
   *[longest_path] The bonus for the longest path
}
rules-ties-shared = If that does not decide it, they win together.
rules-ties-none = If several have most points, they win together.
