# Actions, games and records that cannot be. Words in quotes are to be typed: see docs/notation.md.
# $route and $city are ids or names, $owner and $player are names or "seat 1"; colors are ids, named by color-name in game.ftl.

## No action at all

error-not-an-action = “{ $text }” is not an action. Type one line such as “draw deck”, “claim paris-zurich red+1” or “tickets”.
error-unknown-verb = No action begins with “{ $verb }”. Try: { $known }.
error-unknown-card = “{ $text }”: there is no card “{ $card }”. Use one of { $known }.
error-bad-places = “{ $text }” does not say which tickets to keep. Write their places in the offer, from 1 and rising, such as “keep 1 3”.
error-bad-form = “{ $text }” has too few or too many words. Write it as “{ $form }”.
error-bad-cards = “{ $text }”: “{ $cards }” isn’t a valid payment. Write a color (“red”), a color and how many multicolored cards (“red+1”), or “wild” for multicolored cards only. Cards: { $known }.
error-no-such-rule = “{ $text }” is not possible on the board { $board }: it has no such rule. Choose another action.
error-unknown-city = There is no city “{ $city }” on the board { $board }. Similar: { $near }.
error-unknown-symbol = There is no souvenir “{ $symbol }” on the board { $board }. Souvenirs: { $known }.
error-unknown-route = There is no route “{ $route }” on the board { $board }. Similar: { $near }.
error-cards-do-not-fit = “{ $cards }” cannot pay for { $route }. It takes { $length ->
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
error-unknown-number = There is no action { $number } on the board { $board }. Its actions are numbered from 0 to { $last }.

## Not allowed now

error-game-over = “{ $action }” is not possible: the game is over. Start a new one to play on.
error-not-your-turn = “{ $action }” has to wait: it is not your turn. The game waits for { $player }.
error-other-decision = “{ $action }” does not fit here. The game waits for { waits-for }.
error-wild-second = “{ $action }”: a { wild-card } from the row cannot be your second card. Take another card, or draw from the deck.
error-not-in-row = “{ $action }”: { $card ->
    [wild] there is no { wild-card }
   *[other] no card of that color is
} in the row. Take a card that lies there, or draw from the deck.
error-deck-empty = “{ $action }”: neither the deck nor the discards have a card left. Take one from the row, or do something else.
error-no-tickets-left = “{ $action }”: there are no tickets left to draw. Choose another action.
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
error-station-taken = “{ $action }”: there is a station in { $city } already. Build yours in a city without one.
error-other-color = “{ $action }”: { $color ->
    [wild] you tried this tunnel with { wild-card.plural } only, so the extra cards must be { wild-card.plural } too. Write “pay wild”, or “decline” to take your cards back.
   *[other] you tried this tunnel in { color-name }, so the extra cards must be of that color or { wild-card.plural }. Write “pay { $color }”, “pay wild”, or “decline” to take your cards back.
}
error-not-on-route = “{ $action }”: { $city } is not an end of the route you have just claimed. Choose one of its two ends.
error-no-marker-here = “{ $action }”: { $city } cannot take a marker. Choose a city that has none yet (the one where Alvin was first seen never takes any).
error-not-controlled = “{ $action }”: you do not control { $city }. Send Alvin to a city with one of your markers.
error-stack-taken = “{ $action }”: there are souvenirs in { $city } already. Choose a place without any.
error-symbol-placed = “{ $action }”: the souvenirs “{ symbol-name }” lie on the board already. Place one of the others.
error-cannot-pass = “{ $action }”: passing is only for those who can do nothing else, and you can. Choose another action.
error-route-taken = { $route } belongs to { $owner } already. Claim another route.
error-own-parallel = { $route } runs beside a route of yours between the same two cities, and nobody may own two of them. Claim another route.
error-parallel-closed = { $route } is closed: somebody owns the route beside it, and { $players ->
    [7] on this board only one of parallel routes may be used
   *[other] only with { $players } players or more are all parallel routes open
}. Claim another route.
error-not-connected = { $route } does not touch your network. Claim a route from your start city or from a city that your routes reach.
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
error-no-alvin = The board { $board } has no Alvin. Play it without this variant.
error-bad-first = Seat { $first } cannot begin: the seats are numbered from 0 to { $last }.
error-no-such-seat = There is no seat { $seat }: the seats are numbered from 0 to { $last }.
error-too-many-cars = The routes given to seat { $seat } take more cars than a player has. Give it fewer or shorter ones.
error-unknown-id = The board has no { $what ->
    [city] city
    [route] route
    [ticket] ticket
    [card] card
    [symbol] souvenir
   *[other] { $what }
} “{ $id }”. Check the spelling; ids are those of the board file.
error-row-too-long = The row has five places, but “{ $row }” names more. Remove some; “-” stands for a gap.
error-too-many-cards = There are not as many of these cards in the game as you use: { $cards }. Use fewer of them.
error-ticket-twice = A ticket is in two places at once. Give each ticket to one hand, or to the deck, only once.
error-bad-seed-fast = { $seed } is no seed for the shuffle fast-1. Use a whole number from 0 to 2⁶² − 1.
error-bad-seed-fair = { $seed } is no seed for the shuffle fair-1. Use 64 hexadecimal digits, 32 bytes, or a whole number from 0 to 2²⁵⁶ − 1.
error-bots-for-seats = There { $bots ->
    [one] is { $bots } bot
   *[other] are { $bots } bots
} for { $seats } seats. Name one bot for each seat.
error-unknown-bot = There is no bot “{ $bot }”. Use one of { $known }.
error-unknown-shuffle = There is no shuffle “{ $name }”. Use one of { $known }.

## Records that cannot be replayed; $at is the number of an action in the record

error-cannot-read = { $file } cannot be read: { $detail }. Check the path and that you may open it.
error-too-large = This is too large for a game record: more than { $most } bytes. Give the file as the program wrote it.
error-not-json = This is not valid JSON: { $detail }. A game record is a JSON file as the program wrote it.
error-not-a-record = This is not a game record: { $what ->
    [nested] it is nested too deep. Use the file as the program wrote it.
    [not_object] it is not a JSON object in braces. Use the file as the program wrote it.
    [format] its key “format” does not say so. Use a file that the program wrote as a record.
   *[other] { $what }
}
error-unknown-format = This record has version { $format } of the format; this program reads { $known }. Update the program, or check the key “version”.
error-cut-off-file = The file is damaged or cut off at action { $at }: { $detail }. Only the actions before it can still be saved.
error-unknown-rules = This record was played by version { $rules } of the rules; this program knows { $known }. Update the program to replay it.
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
}. Put it right, or use the file as the program wrote it.
error-unknown-board = The record was played on the board { $board }, which is not here. If it is a board of your own, give its file too.
error-board-changed = The board { $board } is not the one this record was played on: its digest is { $found }, the record has { $expected }. Replay it with the board file of that time.
error-bad-board = The board in the record cannot be used: { $detail }
error-bad-seed = The seed of the record cannot be used: { $detail }
error-bad-action = Action { $at } of the record, “{ $action }”, cannot be read: { $detail }
error-illegal-action = Action { $at } of the record, “{ $action }”, is not allowed: { $detail }
error-cut-off = The record stops before the game is over: at action { $at } it waits for { waits-for }. Add what is missing, or remove the result to keep it as an unfinished game.
error-too-many-actions = The game is over before action { $at } of the record, “{ $action }”. Remove this action and all after it.
error-wrong-result = { $what ->
    [result] The record has no result, although the game in it is finished. Write the record anew.
    [winners] The record says that the winning seats are { $recorded }, but playing it again gives { $replayed }. Either the result or the actions were changed.
    [sheets] The record has { $recorded } score sheets, but playing it again gives { $replayed }. Write the record anew.
   *[other] The record says that “{ $what }” is { $recorded }, but playing it again gives { $replayed }. Either the result or the actions were changed.
}
error-wrong-digest = The record was changed after it was written: its digest is { $recorded }, but should be { $computed }.
error-damaged-head = The part of the file before the actions is damaged, so nothing can be saved of it.
error-no-seat = Action { $at } of the record, “{ $action }”, does not begin with the number of a seat. Write it like “0 draw red”.
error-no-folder = { $file } cannot be written: there is no folder { $folder }. Make it first, or choose another place.
error-out-of-range = { $what } cannot be { $number }: it must be from { $least } to { $most }.
error-city-twice = A city stands twice among the { $what }. A city takes one at most; name each once.
error-bad-bot = The bot “{ $bot }” cannot be used: { $detail }. Write it as module:Class, with a method choose(view, legal, random).
error-illegal-bot = The bot “{ $bot }” chose { $choice }, which is not among the legal actions it was given.
error-endless-game = The game with seed { $seed } was stopped after { $actions } actions: its bots never come to an end.
error-random-alone = “random” plays inside the engine and only with its like. Use porter, the random bot, beside other bots.
error-too-few-bots = An arena needs at least two bots. Name them with --bots, separated by commas.
error-bad-results = The results file { $file } cannot be used: { $detail }. Choose another with --results.
error-no-results = There is no results file { $file }. Play in the arena first, or name the file with --results.
error-bad-sprt = “{ $text }” is no pair of bounds. Write two shares of wins such as 0.55,0.6, the lower one first.
error-no-bot-module = The bot “{ $bot }” cannot be used: there is no module “{ $module }” in this folder or among the installed ones. Write it as module:Class.
error-no-bot-class = The bot “{ $bot }” cannot be used: the module “{ $module }” has no “{ $name }”. Bots in it: { $known }.
error-bot-without-choose = The bot “{ $bot }” cannot be used: it has no method choose(view, legal, random).
error-bad-budget = In “{ $bot }” what stands behind the @ is no time to think. Write seconds, above 0 and up to { $most }, such as baron@0.5, or worlds to try with a w, at least 1, such as baron@200w.
error-bot-without-budget = “{ $bot }” takes no time to think: leave out the @ and what follows it. These do: { $known }.
error-bot-failed = The bot “{ $bot }” failed when it had to choose: { $detail }.
error-worker-died = A process that played was ended from outside, perhaps for want of memory. What was done before is kept; try fewer --jobs.
error-too-many-seatings = With { $bots } bots and { $seats } seats a block would have more than { $most } games. Name fewer bots.
error-foreign-results = The file { $file } is a database of something else. Choose another with --results.
error-records-of-a-block = --records writes the games of one block: say which one with --block.
