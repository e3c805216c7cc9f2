# The page: what all of its parts share, and the table where a game is played.

## Everywhere

app-title = Vía Libre
loading = Loading…
close = Close
cancel = Cancel
try-again = Try again
go-home = Home
nowhere-title = End of the line
nowhere-text = There is no page at this address.
page-not-loaded = This part of the page could not be loaded. Check your connection.
page-offline = No connection to the server. Nothing is lost: try again in a moment.
page-unexpected = Something went wrong. Reload the page; your game is safe on the server.
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
board-keys = Arrow keys move the map, plus and minus zoom, 0 shows the whole board.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole board

## A table

table-refused = This table can’t be opened
table-unfolding = Setting up the { $board } board…
game-label = The game
side-label = Around the board
show-result = Show the result
link-lost = Connection lost. Reconnecting…
last-round = { $turns ->
    [one] Last round: { $turns } turn left
   *[other] Last round: { $turns } turns left
}
undo = Undo
# $reason: why a bot plays for the person.
you-stand-in = { $reason ->
    [gone] You were away: a bot is playing for you.
    [clock] Your time ran out: a bot is playing for you.
    [voted_out] The other players have replaced you with a bot.
   *[resigned] You gave up: a bot is playing for you.
}
play-again-myself = Take over again

## What is to be done

prompt-turn = { $routes ->
    [0] Your turn: take cards or draw tickets.
   *[other] Your turn: take cards, claim a glowing route, or draw tickets.
}
prompt-pass = No moves left: you must pass.
prompt-second = Take a second card.
prompt-tickets = { $count ->
    [one] Look at the ticket you have drawn.
   *[other] { $least ->
        [0] Keep all, some or none of the { $count }.
       *[other] Keep at least { $least } of { $count }.
    }
}
prompt-start = Choose your starting city.
prompt-place = Choose a location for a stack of souvenirs.
prompt-tunnel = { $extra ->
    [one] The tunnel takes { $extra } more card.
   *[other] The tunnel takes { $extra } more cards.
}
prompt-souvenir = Choose the location whose souvenir you take.
prompt-marker = Choose a city at one end of the route for your marker ({ $cost } cards), or skip it.
prompt-alvin = Choose a city for Alvin.
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
    [one] A tunnel: { $cards } card is turned over, and you may have to pay more.
   *[other] A tunnel: { $cards } cards are turned over, and you may have to pay more.
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

why-not-now = Not now: the game is waiting for something else.
why-wild-second = A face-up { wild-card } can’t be your second card.
why-cards = { $color ->
    [gray] { $route } takes { $length } cards of one color. You don’t have them yet.
   *[other] { $route } takes { $length } { color-name } cards. You don’t have them yet.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } takes { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} plus { $cards } { $color ->
        [gray] card of any color
       *[other] { color-name } card
    }
   *[other] {""} plus { $cards } { $color ->
        [gray] cards of one color
       *[other] { color-name } cards
    }
}. You don’t have that yet.

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
    [one] { $points } point secured
   *[other] { $points } points secured
}
tickets-none = You have no tickets yet.
ticket-state = { $state ->
    [done] completed
    [cut_off] blocked
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
fact-alvin = has Alvin
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
seat-thinks = thinking…
seat-gone = away
seat-stand-in = { $reason ->
    [gone] away, a bot is playing
    [clock] out of time, a bot is playing
    [voted_out] replaced by a bot
   *[resigned] gave up, a bot is playing
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = gave up
# A time follows: “votes count without them in 0:40”.
seat-votes-without = votes count without them in
you-voted-about = The other players are voting to go on without you. Come back to cancel the vote.
seat-menu = More about { $player }
clock-reserve = Reserve: { $time }
mute = Mute
unmute = Unmute
vote-out = Replace with bot
vote-out-hint = This takes effect once all other players agree and this player has been away for a minute. Coming back cancels it.
report-label = Report to the server’s operator
report-send = Send the report
report-sent = Thank you. The server’s operator will look at it.

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
moves-not-now = It’s not your turn. Your moves will be listed here.
moves-cities = Cities to choose from
moves-routes = { $routes ->
    [one] { $routes } route you can claim
   *[other] { $routes } routes you can claim
}
moves-no-routes = Not enough cards for a route yet.
menu-sound = Sound
menu-confirm = Ask before a claim
menu-settings = Settings
menu-leave = Leave the table (you can come back)
menu-abandon = Offer to abandon the game
menu-abandon-not = Withdraw the offer to abandon
menu-resign = Give up
menu-resign-sure = A bot will take over until the end.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = The game ends at once.
menu-resign-yes = Yes, give up

## Log and chat

log-empty = Nothing has happened yet.
log-started = The game begins.
log-undone = { $player } took back the last action.
log-gone = { $player } lost the connection.
log-back = { $player } is back.
log-stood-in = A bot is playing for { $player }.
log-bot-failed = { $player } could not decide, so { $bot } made this move.
log-returned = { $player } is playing again.
log-voted-out = { $player } wants to replace { $other } with a bot.
log-counted = A player was away for more than a minute, so the vote counts without them.
log-resumed = { $seconds ->
    [one] The server was unavailable for one second. The clocks were stopped.
   *[other] The server was unavailable for { $seconds } seconds. The clocks were stopped.
}
log-abandon = { $agrees ->
    [yes] { $player } offers to abandon the game.
   *[no] { $player } wants to keep playing.
}
log-resigned = { $player } gave up.
chat-label = Messages
chat-empty = No messages yet.
chat-phrases = Quick phrases
chat-text = Your message
chat-send = Send

## Several people at one device

curtain-title = { $player }, it’s your turn
curtain-text = Take the device; everyone else looks away.
curtain-ready = I’m { $player }

## Piles

deck-word = Deck
tickets-pile-word = Tickets
