# What helps: the rules of a board, the guided first game, the keys, and the notice that it is one's turn.

## The page with help

guide-title = How to play
guide-start-title = Your first game: a two-minute guide
guide-start-text = You play a real game on the North America board against our easiest bot. A guide explains one thing at a time and waits until you have done it. You can skip the guide at any time and keep playing.
guide-start = Start guided game
guide-starting = Setting up the board…
guide-rules-title = Rules of each board
guide-rules-board = Board
guide-rules-players = Players
guide-rules-alvin = With Alvin (variant)
guide-keys-title = Keyboard shortcuts
guide-keys-settings = Turn shortcuts on or off in the settings
# What a key does at the table; shown behind the key.
guide-key = { $what ->
    [row] take that face-up card
    [deck] draw from the deck
    [tickets] draw tickets
    [moves] list the routes you can claim
    [undo] undo
    [log] show the log
    [chat] chat
    [hand] your tickets
    [help] these shortcuts
    [zoom] zoom the map
    [whole] show the whole map
    [move] move the map, or go from one highlighted item to the next
   *[close] close what is open
}

## The guided first game. A step has a title and a sentence or two: up to 160 letters, it must fit on a small phone.

guide-label = Guided first game
guide-progress = Step { $step } of { $steps }
guide-next = Next
guide-finish = Keep playing
guide-skip = Skip the guide
guide-step-title = { $step ->
    [tickets] Choose your tickets
    [first] Take a card
    [second] And one more
    [glow] Look for the glow
    [claim] Claim a route
    [points] Your first route!
    [state] Keep an eye on your tickets
   *[end] How the game ends
}
# $keep: tickets to keep at least. $points: scored for the first route. $length, $worth: spaces of the longest routes and their points.
# $bonus: points for the longest path.
guide-step-text = { $step ->
    [tickets] Each ticket names two cities to connect; they are lit on the map. Keep at least { $keep }. Tickets that share part of the way are easiest.
    [first] On a turn you do one thing: take cards, claim a route or draw tickets. Take a card now: one of the five face-up cards, or the top of the deck.
    [second] You take two per turn. The card with the wheel is a { wild-card }: it stands for any color, but a face-up one counts as both cards.
    [glow] A route costs one card of its color per space; gray routes take any one color. Routes you can pay for glow on your turn.
    [claim] Take cards, turn by turn, until a route on your way glows. Then choose it.
    [points] You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once. Long routes are worth much more: { $length } spaces score { $worth } points.
    [state] Your tickets show whether they are completed, possible or blocked. Choose one, and the map shows the shortest way left.
   *[end] When a player has two cars or fewer, the last round begins. Completed tickets then add their points, the others subtract them, and the longest path earns { $bonus }.
}
# What is the matter right now, below the sentence of a step. $routes: how many routes glow; $near: how many of them help with a ticket.
guide-hint = { $hint ->
    [wait] It’s the other player’s turn. It won’t take long.
    [none] Nothing glows yet: take more cards.
    [near] { $routes ->
        [one] { $routes } route glows now, and it helps with your tickets.
       *[other] { $routes } routes glow now; { $near } of them help with your tickets.
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
guide-notice-head = It’s your turn
guide-notice-body = Your game on the { $board } board is waiting for you.

## The rules of a board, in one panel. Each is a short paragraph; only those that hold for the board are shown.

rules-open-all = Open all
rules-close-all = Close all
rules-section = { $section ->
    [aim] Goal
    [turn] Your turn
    [cards] Cards and { wild-card.plural }
    [claim] Claiming a route
    [parallel] Double routes
    [tickets] Tickets
    [ferries] Ferries
    [tunnels] Tunnels
    [stations] Stations
    [markers] Starting cities and control
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] End of the game and scoring
   *[ties] Ties
}

rules-aim = Claim railway routes on the map and connect the cities on your secret tickets. The player with the most points at the end wins.
rules-start = You start with { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
} and { $hand ->
    [one] { $hand } card.
   *[other] { $hand } cards.
}
rules-order = The first player is chosen at random or by the host. Play then continues from seat to seat.
rules-order-later = On this board, a random first player is drawn only after everyone has chosen their tickets.

rules-turn = On your turn you do exactly one of these things:
rules-turn-draw = Take cards.
rules-turn-claim = Claim a route.
rules-turn-tickets = Draw tickets.
rules-turn-station = Build a station.
rules-turn-pass = You pass only if none of this is possible.

# $colors: how many colors. $each: cards of each of them.
rules-deck = There are { $colors } colors, each with its own symbol and { $each ->
    [one] { $each } card
   *[other] { $each } cards
} in the deck.
rules-draw = Take two cards, one after the other: face-up cards from the row of five, or the top card of the deck. A gap in the row is filled before you choose again.
# $wilds: how many there are.
rules-wild = A { wild-card } ({ $wilds } in the deck) stands for any color.
rules-wild-open = A face-up { wild-card } counts as both cards: if you take one, it is the only card you take, and it can’t be your second.
rules-wild-deck = A { wild-card } drawn from the deck is a card like any other.
rules-sweep = When three or more of the five face-up cards are { wild-card.plural }, all five are discarded and replaced, as long as at least three other cards are left for it.
rules-reshuffle = When the deck runs out, the discard pile is shuffled to form a new deck. If there is no card you may take as your second, one card is your turn. There is no hand limit.

rules-claim = Play one card of the route’s color for each of its spaces, and put one of your cars on each space.
rules-claim-gray = A gray route takes any color, but all cards must be of the same color.
rules-claim-wilds = { wild-card.plural-start } can stand in for some of the cards, or for all.
rules-claim-whole = You claim one route per turn, and always the whole route: you need the cards and the cars for every space. The cards you play are discarded.
rules-claim-anywhere = A route does not have to connect to your other routes.
rules-claim-points = You score points at once, by length:
rules-claim-points-control = A route scores points at once, by length; who gets them depends on who controls its two cities:
rules-table-spaces = Spaces
rules-table-symbols = Different symbols
rules-table-points = Points

# $tracks: how many there are side by side at most.
rules-parallel = { $tracks ->
    [2] Two routes
   *[other] Two or three routes
} between the same two cities run side by side. You may claim only one of them.
rules-parallel-closed = With { $players } players, only one of them can be claimed: the others are then closed to everyone.
rules-parallel-open = With { $players } players, the others stay open to the other players.
rules-parallel-from = In games with { $players } or more players they stay open to the other players.

rules-ticket = A ticket names two cities. If your routes connect them by any path at the end of the game, you score its points. If not, you lose as many.
rules-ticket-start = At the start you are dealt { $deal ->
    [one] { $deal } ticket.
   *[other] { $deal } tickets.
} Keep at least { $keep }.
# $long: how many long ones come on top of the $deal others.
rules-ticket-start-long = At the start you are dealt { $long ->
    [one] { $long } long ticket
   *[other] { $long } long tickets
} and { $deal ->
    [one] { $deal } regular ticket.
   *[other] { $deal } regular tickets.
} Keep at least { $keep } of them.
rules-ticket-refused = { $where ->
    [out] Tickets you return are out of the game, unseen by the others.
    [shuffled_under] Returned tickets are shuffled and go under the ticket deck.
   *[under] Tickets you return go under the ticket deck.
}
rules-ticket-draw = Later you can use a turn to draw { $draw ->
    [one] { $draw } ticket
   *[other] { $draw } tickets
}, or as many as are left, and keep at least { $keep }. The rest go under the deck.
rules-ticket-long = Long tickets are dealt only at the start.
rules-ticket-secret = You keep your tickets until the end. The others see how many you have, but not which.

rules-ferry = Each space with a wheel takes a { wild-card }.
rules-ferry-rest = The other spaces take cards as usual, or more { wild-card.plural }.

rules-tunnel = A dashed outline means a tunnel. You play your cards, and then { $reveal ->
    [one] { $reveal } card is
   *[other] { $reveal } cards are
} turned over from the deck, or fewer if not enough are left.
rules-tunnel-extra = For each of them that is a { wild-card } or of the color you played, you pay one more card: of that color, or a { wild-card }.
rules-tunnel-wilds = If you played only { wild-card.plural }, only { wild-card.plural } count, and you pay for them with { wild-card.plural }.
rules-tunnel-leave = If you can’t or don’t want to pay, you take your cards back and your turn ends.
rules-tunnel-length = Extra cards take no extra cars and score no extra points.

rules-station = You can use a turn to build a station in a city without one. You have { $each }.
rules-station-cost = { $each ->
    [1] It costs one card.
    [2] The first costs one card, the second two cards of one color. { wild-card.plural-start } can stand in.
    [3] The first costs one card, the second two cards of one color, the third three cards of one color. { wild-card.plural-start } can stand in.
   *[other] The first costs one card, the second two cards of one color, the third three cards of one color, and so on. { wild-card.plural-start } can stand in.
}
rules-station-use = At the end, each station lets you use one route of another player that ends in its city for your tickets, as if it were yours. It is the same route for all tickets; the best one is chosen for you.

rules-start-city = Before the first turn, each player places a marker on a city without one: the starting city. It costs nothing. The last player in turn order chooses first.
rules-network = Your first route must start from your starting city. Every later route must connect to that city or to a city that your routes reach.
rules-control = You control the cities with your markers. Control matters whenever a route is claimed:
rules-control-none = If neither of its cities is controlled, the player who claims it scores the points.
rules-control-some = Otherwise each controlled city pays the points to the player who controls it, no matter who claims the route. Control both cities and you score twice; control neither and you score nothing for your own route.
# $cost: cards to pay. $each: markers of each player.
rules-marker = After a claim has been scored, you may place another marker on one of its two cities, if it has none. It costs { $cost ->
    [1] one card
   *[other] { $cost } cards of one color, or { wild-card.plural }
}. You have { $each } markers, including the one on your starting city, and they never move.

rules-alvin = Alvin the alien starts in { $city }, which can’t be a starting city and never gets a marker.
rules-alvin-capture = Claim a route to the city where he is to capture him for { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} unless you already have him. He can be captured again and again.
rules-alvin-move = You must then move him to a city you control. A marker placed on this turn counts.

# $symbols: how many kinds.
rules-souvenirs = There are { $symbols } kinds of souvenirs, each with its own symbol.
# $fixed: how many stacks. $tokens: souvenirs in each of them.
rules-souvenirs-fixed = { $fixed ->
    [one] { $fixed } stack of { $tokens } is on the board from the start.
   *[other] { $fixed } stacks of { $tokens } are on the board from the start.
} Their kinds are random.
# $stacks: the kinds that are left. $tokens: souvenirs of each.
rules-souvenirs-second = Before the first turn, the second player puts { $stacks ->
    [one] the remaining kind
   *[other] the { $stacks } remaining kinds
} on locations without souvenirs, { $tokens } of each kind.
rules-souvenirs-last = Before the first turn, { $stacks ->
    [one] the last player in turn order puts the remaining kind on a location without souvenirs, { $tokens } of it.
   *[other] the { $stacks } remaining kinds are put on locations without souvenirs, { $tokens } of each kind. The last player in turn order goes first, then the one before, and so on around the table.
}
rules-souvenirs-take = When you claim a route, you take a souvenir from one of its two ends, if there is one of a kind you don’t have yet. If both have one, you choose.
rules-souvenirs-score = At the end, different symbols score points:

rules-end = When a player ends a turn with two cars or fewer, the last round begins: everyone gets one more turn, that player last.
rules-end-passes = The game also ends when all players have passed in a row.
rules-end-score = Then these are added to your points:
rules-end-tickets = Your tickets: completed ones score their points, the others cost as many.
rules-end-longest = Longest path: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the longest continuous path of cars, and for everyone who ties it. A path may pass through a city again, but not over a route twice.
rules-end-globetrotter = Globetrotter: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most completed tickets, and for everyone who ties. It is not awarded if no ticket was completed.
rules-end-stations = Stations: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each one you did not build.
rules-end-souvenirs = Souvenirs: their points, as above.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the player who has him.

rules-ties = If players are tied for most points, this decides, in this order:
rules-tie = { $tie ->
    [tickets] More completed tickets
    [stations] Fewer stations built
   *[longest_path] The bonus for the longest path
}
rules-ties-shared = If they are still tied, they share the victory.
rules-ties-none = If players are tied for most points, they share the victory.
