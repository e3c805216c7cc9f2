# The terminal app (vialibre play). Space is short: lines are 80 characters wide.

## Panes and lines

app-row = Row
app-deck = Deck { $cards }
app-deck-long = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, discarded: { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } ticket to draw
   *[other] { $tickets } tickets to draw
}
app-hand = Hand
app-hand-long = Hand: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# One player in a line with up to five others: points and cars, as short as can be.
app-player-short = { $score }p { $cars }c
app-player-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
app-player-cars = { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}
app-player-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
app-player-tickets = { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
app-player-stations = { $left ->
    [one] { $left } station left
   *[other] { $left } stations left
}
app-player-markers = { $left ->
    [one] { $left } city marker left
   *[other] { $left } city markers left
}
app-player-souvenirs = souvenirs: { $souvenirs }
app-player-alvin = has Alvin
app-last-round = The last round!
app-tickets-offered = To choose from
app-tickets-own = Your tickets
app-tickets-none = No tickets yet.
app-ticket-state = { $state ->
    [done] completed
    [cut_off] blocked
   *[possible] possible
}
# What a ticket still needs.
app-ticket-missing = { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
} missing: { $routes }
app-ticket-station = station in { $cities }
app-ticket-rival = if a rival claims it first
app-log-undone = { $player } takes back the last action.
app-log-said = { $player }: { $said }

## Names of panes; the letter before each is its key

app-pane = { $pane ->
    [actions] Actions
    [cards] Cards
    [tickets] Tickets
    [players] Players
   *[log] Log
}
app-pane-count = { $pane } { $count }

## Finding an action

app-find = / to search: mar red
app-find-none = No possible action matches these words.
app-waiting = The others are thinking…
app-nothing = Nothing to decide.

## The line of keys

app-key = { $key ->
    [find] find
    [choose] choose
    [map] map
    [zoom] zoom
    [hint] hint
    [undo] undo
    [save] save
    [help] help
    [quit] quit
    [back] back
   *[move] move
}

## What is told for a moment

app-hint = Hint: { $action }
app-hint-thinking = Thinking of a hint…
app-no-undo = Nothing can be undone now.
app-not-your-turn = It’s not your turn.
app-saved = Saved as { $file }
app-saving = Saving…

## The curtain between people

app-curtain-title = { $player }, it’s your turn
app-curtain-text = Everyone else looks away. Press Enter when only { $player } can see the screen.

## The end

app-scores-title = The game is over
app-scores-keys = Esc: look at the board · q: save and quit

## Help

app-help-title = Keys and symbols
app-help-keys =
    { "↑ ↓ PgUp PgDn  " }move in the list; the map shows where it is
    { "Enter          " }do the selected action
    { "/              " }search (mar red: Marseille with red); Enter does it, Esc ends
    { "← →  Shift+↑ ↓ " }move the map
    { "+  −  0        " }zoom in, zoom out, reset
    { "m              " }large map, and back
    { "a c t p l      " }actions, cards, tickets, players, log; Tab: the next one
    { "h              " }a hint from the strongest bot
    { "u              " }undo, where that is fair
    { "s              " }save
    { "q              " }save and quit
app-help-signs = On the map
app-help-colors = Letters are the colors of spaces: { $letters }. A capital or { $tunnel } is a tunnel, { $sign } a space that takes a { wild-card }.
app-help-owned = A digit on a color is that player’s car.
app-help-stations = { $sign } and a digit: that player’s station.
app-help-markers = { $sign } and a digit: that player’s city marker.
app-help-alvin = { $sign }: Alvin.
app-help-souvenirs = A capital and a number in a city: souvenirs and how many: { $letters }.
app-help-close = Esc closes this.
