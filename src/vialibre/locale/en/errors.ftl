# Actions, games and records that cannot be. Words in quotes are to be typed: see docs/notation.md.
# $route and $city are ids or names, $owner and $player are names or “seat 1”; seats count from 1 for people; colors are ids, named by color-name in game.ftl.

## No action at all

error-not-an-action = “{ $text }” isn’t a valid action. Type one line such as “draw deck”, “claim paris-zurich red+1” or “draw tickets”.
error-unknown-verb = No action begins with “{ $verb }”. Try: { $known }.
error-unknown-card = “{ $text }”: there is no “{ $card }” card. Use one of { $known }.
error-bad-places = “{ $text }” does not say which tickets to keep. Write their positions in the offer, from 1 and in rising order, such as “keep 1 3”.
error-bad-form = “{ $text }” has too few or too many words. Write it as “{ $form }”.
error-bad-cards = “{ $text }”: “{ $cards }” isn’t a valid payment. Write a color (“red”), a color and how many multicolored cards (“red+1”), or “wild” for multicolored cards only. Cards: { $known }.
error-no-such-rule = “{ $text }” isn’t possible on the { $board } board: it doesn’t have that rule. Choose another action.
error-unknown-city = There is no city “{ $city }” on the { $board } board. Similar: { $near }.
error-unknown-symbol = There is no souvenir “{ $symbol }” on the { $board } board. Souvenirs: { $known }.
error-unknown-route = There is no route “{ $route }” on the { $board } board. Similar: { $near }.
error-cards-do-not-fit = “{ $cards }” can’t pay for { $route }. It takes { $length ->
    [one] { $length } card
   *[other] { $length } cards
}{ $color ->
    [gray] {""} of one color
   *[other] {""} in { color-name }
}, any of which may be { wild-card.plural }{ $ferry ->
    [0] {""}
   *[other] ; at least { $ferry } must be, since it is a ferry
}. Write “wild” if all of them are { wild-card.plural }.
error-too-many-wilds = “{ $text }” has too many { wild-card.plural }: { $most ->
    [0] besides a card of the color there is room for none
   *[other] besides a card of the color there is room for { $most } at most
}. To pay with { wild-card.plural } only, write “wild” instead of the color.
error-unknown-number = There is no action { $number } on the { $board } board. Its actions are numbered from 0 to { $last }.

## Not allowed now

error-game-over = “{ $action }” isn’t possible: the game is over. Start a new one to play on.
error-not-your-turn = “{ $action }” has to wait: it isn’t your turn. The game is waiting for { $player }.
error-other-decision = “{ $action }” isn’t possible here. The game is waiting for { waits-for }.
error-wild-second = “{ $action }”: a { wild-card } from the row can’t be your second card. Take another card, or draw from the deck.
error-not-in-row = “{ $action }”: { $card ->
    [wild] there is no { wild-card }
   *[other] there is no card of that color
} in the row. Take a card that is there, or draw from the deck.
error-deck-empty = “{ $action }”: the deck and the discard pile are empty. Take a card from the row, or do something else.
error-no-tickets-left = “{ $action }”: no tickets are left to draw. Choose another action.
error-not-offered = “{ $action }”: there is no ticket { $place }. { $offered ->
    [one] Only { $offered } is
   *[other] Only { $offered } are
} offered, counted from 1.
error-keep-more = “{ $action }” keeps { $kept ->
    [0] no ticket
    [one] { $kept } ticket
   *[other] { $kept } tickets
}. You must keep at least { $least }.
error-no-stations-left = “{ $action }”: you have built all your stations. Choose another action.
error-station-taken = “{ $action }”: { $city } already has a station. Build yours in a city without one.
error-other-color = “{ $action }”: { $color ->
    [wild] you tried this tunnel with { wild-card.plural } only, so the extra cards must be { wild-card.plural } too. Write “pay wild”, or “decline” to take your cards back.
   *[other] you tried this tunnel in { color-name }, so the extra cards must be of that color or { wild-card.plural }. Write “pay { $color }”, “pay wild”, or “decline” to take your cards back.
}
error-not-on-route = “{ $action }”: { $city } isn’t an end of the route you have just claimed. Choose one of its two ends.
error-no-marker-here = “{ $action }”: { $city } can’t take a marker. Choose a city that has none yet (Alvin’s first city never takes one).
error-not-controlled = “{ $action }”: you don’t control { $city }. Send Alvin to a city with one of your markers.
error-stack-taken = “{ $action }”: { $city } already has souvenirs. Choose a location without any.
error-symbol-placed = “{ $action }”: the “{ symbol-name }” souvenirs are already on the board. Place one of the others.
error-cannot-pass = “{ $action }”: you can only pass when you have no other move. Choose another action.
error-route-taken = { $route } already belongs to { $owner }. Claim another route.
error-own-parallel = { $route } runs beside one of your routes between the same two cities, and a player may own only one of them. Claim another route.
error-parallel-closed = { $route } is closed: the route beside it is taken, and { $players ->
    [7] on this board only one of two parallel routes may be used
   *[other] all parallel routes are open only with { $players } or more players
}. Claim another route.
error-not-connected = { $route } isn’t connected to your network. Claim a route from your starting city or from a city your routes reach.
error-not-enough-cars = { $route } takes { $needs ->
    [one] { $needs } car
   *[other] { $needs } cars
}, but you have { $left }. Claim a shorter route.
error-too-many-wilds-now = “{ $action }” has too many { wild-card.plural }: you pay { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, and at least one of them must have the color you name. To pay with { wild-card.plural } only, write “wild” instead of the color.
error-not-enough-cards = “{ $action }” takes { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, but you have { $have_wilds }.
   *[other] { $needs ->
        [one] { $needs } { color-name } card
       *[other] { $needs } { color-name } cards
    } (you have { $have }){ $needs_wilds ->
        [0] .
        [one] {""} and { $needs_wilds } { wild-card } (you have { $have_wilds }).
       *[other] {""} and { $needs_wilds } { wild-card.plural } (you have { $have_wilds }).
    }
} Pay in another way, or choose another action.

## Games that cannot be set up

error-bad-seats = { $board } is for { $least } to { $most } players, not for { $seats }.
error-no-alvin = The { $board } board doesn’t have Alvin. Play it without this variant.
error-bad-first = Seat { $seat } can’t go first: the seats are numbered from 1 to { $seats }. (In code, seats count from 0.)
error-no-such-first = “{ $first }” cannot begin. Give a seat from 1 to { $seats }, or “random”.
error-no-such-seat = There is no seat { $seat }: the seats are numbered from 1 to { $seats }. (In code, seats count from 0.)
error-too-many-cars = The routes given to seat { $seat } take more cars than a player has. Give it fewer or shorter ones.
error-unknown-id = The board has no { $what ->
    [city] city
    [route] route
    [ticket] ticket
    [card] card
    [symbol] souvenir
   *[other] { $what }
} “{ $id }”. Check the spelling; ids are those of the board file.
error-no-history = This game keeps no history, so nothing can be taken back or recorded. Start it with Game.new(…, history=True).
error-nothing-to-undo = There is no action to take back: the game is at its start.
error-names-do-not-fit = The number of names is { $names }, but the number of seats is { $seats }. Give one name for each seat.
error-phase-needs = A position in the phase “{ $phase }” needs a suitable value for “{ $what }”. See docs/positions.md.
error-phase-has-no = A position in this phase can’t have “{ $what }”. Leave it out, or choose another phase.
error-bad-position = Line { $line } of the position can’t be read: “{ $text }”. See docs/positions.md.
error-not-your-view = A view shows what its own seat sees, not what seat { $seat } sees. Use the game, or leave out the seat. (In code, seats count from 0.)
error-row-too-long = The row has five places, but “{ $row }” names more. Remove some; “-” stands for a gap.
error-too-many-cards = The game doesn’t have that many of these cards: { $cards }. Use fewer of them.
error-ticket-twice = A ticket is in two places at once. Give each ticket to one hand, or to the deck, only once.
error-bad-seed-fast = { $seed } isn’t a valid seed for the shuffle fast-1. Use a whole number from 0 to 2⁶² − 1.
error-bad-seed-fair = { $seed } isn’t a valid seed for the shuffle fair-1. Use 64 hexadecimal digits, 32 bytes, or a whole number from 0 to 2²⁵⁶ − 1.
error-bots-for-seats = There { $bots ->
    [one] is { $bots } bot
   *[other] are { $bots } bots
} for { $seats } seats. Name one bot for each seat.
error-unknown-bot = There is no bot “{ $bot }”. Use one of { $known }.
error-unknown-shuffle = There is no shuffle “{ $name }”. Use one of { $known }.

## Records that cannot be replayed; $at is the number of an action in the record

error-cannot-read = { $file } can’t be read: { $detail }. Check the path and its permissions.
error-too-large = This is too large for a game record: more than { $most } bytes. Use the file as the program wrote it.
error-not-json = This is not valid JSON: { $detail }. A game record is a JSON file as the program wrote it.
error-not-a-record = This is not a game record: { $what ->
    [nested] it is nested too deeply. Use the file as the program wrote it.
    [not_object] it is not a JSON object in braces. Use the file as the program wrote it.
    [format] its key “format” does not say so. Use a file that the program wrote as a record.
   *[other] { $what }
}
error-unknown-format = This record has format version { $format }; this program reads { $known }. Update the program, or check the key “version”.
error-cut-off-file = The file is damaged or ends early at action { $at }: { $detail }. Only the actions before it can still be recovered.
error-unknown-rules = This record was played with version { $rules } of the rules; this program knows { $known }. Update the program to replay it.
error-missing-key = The record has no key “{ $key }”. Add it; docs/record-format.md shows what it means.
error-wrong-type = In the record, “{ $key }” must be { $expected ->
    [object] an object in braces
    [objects] a list of objects in braces
    [array] a list in square brackets
    [text] a text in quotes
    [texts] a list of texts in quotes
    [number] a whole number
    [numbers] a list of whole numbers
    [flag] true or false
   *[other] { $expected }
}. Correct it, or use the file as the program wrote it.
error-unknown-board = The record was played on the { $board } board, which is not available here. If it is your own board, give its file too.
error-board-changed = The { $board } board is not the one this record was played on: its digest is { $found }, the record has { $expected }. Replay it with the board file of that time.
error-bad-board = The board in the record can’t be used: { $detail }
error-bad-seed = The seed of the record can’t be used: { $detail }
error-bad-action = Action { $at } of the record, “{ $action }”, can’t be read: { $detail }
error-illegal-action = Action { $at } of the record, “{ $action }”, is not allowed: { $detail }
error-cut-off = The record stops before the game is over: at action { $at } it is waiting for { waits-for }. Add what is missing, or remove the result to keep it as an unfinished game.
error-too-many-actions = The game is over before action { $at } of the record, “{ $action }”. Remove this action and all after it.
error-wrong-result = { $what ->
    [result] The record has no result, although the game in it is finished. Write the record again.
    [winners] According to the record the winning seats are { $recorded } (counted from 0), but replaying it gives { $replayed }. Either the result or the actions were changed.
    [sheets] The record has { $recorded } score sheets, but replaying it gives { $replayed }. Write the record again.
   *[other] According to the record “{ $what }” is { $recorded }, but replaying it gives { $replayed }. Either the result or the actions were changed.
}
error-wrong-digest = The record was changed after it was written: its digest is { $recorded }, but should be { $computed }.
error-damaged-head = The part of the file before the actions is damaged, so nothing can be recovered.
error-no-seat = Action { $at } of the record, “{ $action }”, does not begin with the number of a seat, counted from 0. Write it like “0 draw red”.
error-no-folder = { $file } can’t be written: there is no folder { $folder }. Create it first, or choose another place.
error-out-of-range = { $what } can’t be { $number }: it must be from { $least } to { $most }.
error-city-twice = A city appears twice among the { $what }. A city takes at most one; name each once.
error-bad-bot = The bot “{ $bot }” can’t be used: { $detail }. Write it as module:Class, with a method decide(turn).
error-illegal-bot = The bot “{ $bot }” chose { $choice }, which is not among the legal actions it was given.
error-endless-game = The game with seed { $seed } was stopped after { $actions } actions: its bots never finish.
error-random-alone = “random” runs inside the engine and only plays against itself. Use porter, the random bot, with other bots.
error-too-few-bots = An arena needs at least two bots. Name them with --bots, separated by commas.
error-bad-results = The results file { $file } can’t be used: { $detail }. Choose another with --results.
error-no-results = There is no results file { $file }. Play in the arena first, or name the file with --results.
error-bad-sprt = “{ $text }” isn’t a valid pair of bounds. Write two shares of wins such as 0.55,0.6, the lower one first.
error-no-bot-module = The bot “{ $bot }” can’t be used: there is no module “{ $module }” in this folder or among the installed ones. Write it as module:Class.
error-no-bot-class = The bot “{ $bot }” can’t be used: the module “{ $module }” has no “{ $name }”. Bots in it: { $known }.
error-bot-without-decide = The bot “{ $bot }” can’t be used: it has no method decide(turn).
error-bad-budget = In “{ $bot }”, what follows the @ isn’t a valid thinking time. Write seconds, above 0 and up to { $most }, such as baron@0.5, or a number of worlds with a w, at least 1, such as baron@200w.
error-bot-without-budget = “{ $bot }” takes no thinking time: leave out the @ and what follows it. These do: { $known }.
error-bot-failed = The bot “{ $bot }” failed while choosing: { $detail }.
error-bot-not-sendable = The bot “{ $bot }” can’t be sent to other processes: { $detail }. Put it in a module that can be imported, or use jobs=1.
error-bad-served-bot = “{ $text }” can’t be used with --bot. Write NAME=module:Class or NAME=cmd:./program; the name has 1 to { $most } letters, digits, spaces, “-” or “_”, begins with a letter, and no built-in bot or level has it.
error-worker-died = A worker process was killed, perhaps because it ran out of memory. Finished work is kept; try fewer --jobs.
error-too-many-seatings = With { $bots } bots and { $seats } seats, a block would have more than { $most } games. Name fewer bots.
error-foreign-results = The file { $file } is a database of another program. Choose another with --results.
error-records-of-a-block = --records writes the games of one block: say which one with --block.
error-too-many-steps = Stopped: { $what ->
    [longest_path] the longest path
    [station_choice] the choice of routes used through stations
   *[other] the cheapest way for a ticket
} would take more than { $most } steps on this board. Check the board with “vialibre board check”, and simplify it.
