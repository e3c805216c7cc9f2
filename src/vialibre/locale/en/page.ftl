# The page: what all of its parts share, and the table where a game is played.

## Everywhere

app-title = Vía Libre
loading = Loading …
close = Close
cancel = Cancel
try-again = Try again
go-home = To the start page
nowhere-title = This line ends here
nowhere-text = There is no page at this address.
page-not-loaded = This part of the page could not be loaded. Is the network there?
page-offline = There is no connection to the server. Nothing was lost: try again in a moment.
page-unexpected = Something unexpected happened here. Load the page again; the game is safe on the server.
guest-name = Guest
bot-name = { $bot ->
    [porter] Porter
    [stoker] Stoker
    [conductor] Conductor
    [surveyor] Surveyor
    [dispatcher] Dispatcher
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [expert] Expert
   *[master] Master
}

## The board

board-label = Board
board-keys = Arrow keys move the map, plus and minus zoom, 0 shows all of it.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board

## A table

table-refused = This table cannot be opened
table-unfolding = The { $board } board is being unfolded …
game-label = The game
side-label = Around the board
show-result = Show the result
link-lost = Connection lost, trying again …
last-round = { $turns ->
    [one] Last round: { $turns } turn left
   *[other] Last round: { $turns } turns left
}
undo = Undo
# $reason: why a bot plays for the person.
you-stand-in = { $reason ->
    [gone] You were away: a bot plays for you.
    [clock] Your time ran out: a bot plays for you.
    [voted_out] The others let a bot play on for you.
   *[resigned] You gave up: a bot plays on for you.
}
play-again-myself = Play on myself

## What is to be done

prompt-turn = { $routes ->
    [0] Your turn: take cards or draw tickets.
   *[other] Your turn: take cards, claim a glowing route, or draw tickets.
}
prompt-pass = You can do nothing but pass.
prompt-second = Take a second card.
prompt-tickets = { $count ->
    [one] Look at the ticket you have drawn.
   *[other] { $least ->
        [0] Keep all, some or none of the { $count }.
       *[other] Keep at least { $least } of { $count }.
    }
}
prompt-start = Touch the city where your network shall start.
prompt-place = Touch a city for a stack of souvenirs.
prompt-tunnel = { $extra ->
    [one] The tunnel asks for { $extra } more card.
   *[other] The tunnel asks for { $extra } more cards.
}
prompt-souvenir = Touch the city whose souvenir you take.
prompt-marker = Touch a city at the end of the route to put your marker there ({ $cost } cards), or put none.
prompt-alvin = Touch the city where you send Alvin.
waiting-for = Waiting for { $players }.
do-station = Build a station
station-in = Station in { $city }
ask-which = Which route?
# $color is gray for a route of any color.
route-facts = { $color ->
    [gray] { $route }: { $length } of any one color
   *[other] { $route }: { $length } × { color-name }
}
# The name of a route on the board for screen readers.
route-to-claim = { $color ->
    [gray] { $route }, { $length } of any one color, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
route-owned = { $route } belongs to { $player }.
claim-scores = { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
}
claim-pays-other = { $points ->
    [one] { $player } gets { $points } point for it.
   *[other] { $player } gets { $points } points for it.
}
claim-tunnel = { $cards ->
    [one] A tunnel: { $cards } card is turned up and may ask for more.
   *[other] A tunnel: { $cards } cards are turned up and may ask for more.
}
pay-more = { $ways ->
    [one] { $ways } more way to pay
   *[other] { $ways } more ways to pay
}
keep-title = Which tickets do you keep?
keep-these = { $count ->
    [0] Keep none
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
keep-more = Keep at least { $least }
tunnel-title = The tunnel { $route }
tunnel-free = No extra cards: the way is free!
tunnel-leave = Take my cards back

## Why something cannot be done, in a few words

why-not-now = Not now: the game waits for something else.
why-wild-second = A face-up { wild-card } cannot be your second card.
why-cards = { $color ->
    [gray] { $route } takes { $length } cards of one color. You do not have them yet.
   *[other] { $route } takes { $length } cards in { color-name }. You do not have them yet.
}

## Row, hand and tickets

row-label = Cards to take
row-gap = No card here
# The name of a button; $place counts from the left.
row-take = Take { a-card } (place { $place })
deck-take = Draw from the deck, { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
tickets-take = Draw tickets, { $tickets ->
    [one] { $tickets } left
   *[other] { $tickets } left
}
hand-label = Your hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $cars ->
    [one] { $cars } car left
   *[other] { $cars } cars left
}
hand-empty = You have no cards.
tickets-title = { $tickets ->
    [one] Your ticket
   *[other] Your tickets
}
tickets-made = { $points ->
    [one] { $points } point made
   *[other] { $points } points made
}
tickets-none = You have no tickets yet.
ticket-state = { $state ->
    [done] done
    [cut_off] cut off
   *[possible] possible
}
# What a ticket still needs; stations are to be built on the way.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] { $cars } car missing
       *[other] { $cars } cars missing
    }
    [one] { $cars ->
        [one] { $cars } car and { $stations } station missing
       *[other] { $cars } cars and { $stations } station missing
    }
   *[other] { $cars ->
        [one] { $cars } car and { $stations } stations missing
       *[other] { $cars } cars and { $stations } stations missing
    }
}

## Players. The words after numbers are for screen readers: "12 points".

players-label = Players
score-so-far = Score so far
fact-cars = Cars left
fact-cards = Cards in hand
fact-tickets = Tickets
fact-stations = Stations left
fact-markers = City markers on the board
fact-souvenirs = Souvenirs
fact-alvin = holds Alvin
points-word = { $points ->
    [one] point
   *[other] points
}
cars-word = { $cars ->
    [one] car
   *[other] cars
}
cards-word = { $cards ->
    [one] card
   *[other] cards
}
tickets-word = { $tickets ->
    [one] ticket
   *[other] tickets
}
stations-word = { $stations ->
    [one] station left
   *[other] stations left
}
markers-word = { $markers ->
    [one] marker
   *[other] markers
}
souvenirs-word = { $souvenirs ->
    [one] souvenir
   *[other] souvenirs
}
seat-turn = to move
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = thinking …
seat-gone = away
seat-stand-in = { $reason ->
    [gone] away, a bot plays
    [clock] out of time, a bot plays
    [voted_out] replaced by a bot
   *[resigned] gave up, a bot plays
}
seat-menu = More about { $player }
clock-reserve = Reserve: { $time }
mute = Mute: do not show what they say
unmute = Show what they say again
vote-out = Let a bot play on for them
report-label = Report to the people who run this server
report-send = Send the report
report-sent = Thank you. The people who run this server will look at it.

## Panels

panel-name = { $panel ->
    [log] Log
    [chat] Chat
    [moves] Moves
    [tickets] Tickets
    [players] Players
    [rules] Rules
    [keys] Keys
   *[menu] Menu
}
panel-rules = Rules
panel-menu = Menu
rules-of = Rules: { $board }
moves-not-now = It is not your turn. What you can do will be listed here.
moves-cities = Cities to choose from
moves-routes = { $routes ->
    [one] { $routes } route you can claim
   *[other] { $routes } routes you can claim
}
moves-no-routes = Your cards do not suffice for a route yet.
menu-sound = Sound
menu-confirm = Ask before a claim
menu-settings = Settings
menu-leave = Leave the table (you can come back)
menu-abandon = Propose to end the game without a result
menu-abandon-not = Take back the proposal to end the game
menu-resign = Give up
menu-resign-sure = A bot would play on for you, for good.
menu-resign-yes = Yes, give up

## Log and chat

log-empty = Nothing has happened yet.
log-started = The game begins.
log-undone = { $player } took the last action back.
log-gone = { $player } lost the connection.
log-back = { $player } is back.
log-stood-in = A bot plays for { $player }.
log-returned = { $player } plays again.
log-voted-out = { $player } wants a bot to play on for { $other }.
log-abandon = { $agrees ->
    [yes] { $player } proposes to end the game without a result.
   *[no] { $player } wants to play on.
}
log-resigned = { $player } gave up.
chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-phrases = Quick phrases
chat-text = Your message
chat-send = Send

## Several people at one device

curtain-title = { $player }, it is your turn
curtain-text = Take the device; the others look away.
curtain-ready = I am { $player }

## Piles

deck-word = Deck
tickets-pile-word = Tickets
