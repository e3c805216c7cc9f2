### A game in the terminal: vialibre play.

cli-play-help = Play in the terminal: against bots, with others at this keyboard (--hotseat), or at a table on a server (--server). Without a terminal, or with --plain, it goes line by line, for screen readers and scripts.
cli-play-examples =
    Examples:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Number of players, including you. Default: you and the bots you name, or three.
cli-play-bots-help = Your opponents, separated by commas: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), any other bot by its name, or your own as module:Class or cmd:./program. A single name fills all remaining seats.
cli-play-lang-help = The language of the game, such as es. Default: your system’s language.
cli-play-plain-help = Line by line, without screen control.
cli-play-hotseat-help = Names, separated by commas, of people who take turns at this keyboard.
cli-play-first-help = The seat that goes first, counted from 1, or “random”. People have the first seats, bots the others.
cli-play-server-help = The address of a server, to play there.
cli-play-table-help = The table at the server: the code at the end of its link, or the whole link.
cli-play-name-help = Your name.
cli-play-resume-help = Continue a saved game.
cli-play-save-help = Where to save the game when you leave and when it is over. Default: a new file when you leave.

## Told line by line. Texts are read aloud too, so they are sentences where they can be.

play-title = { $board }, with { $players }.
play-how = Type an action, words of one such as “paris red”, or “help”.
# Before what is typed; $player is who is asked.
play-prompt = { $player }, what do you do?
play-pause = { $undo ->
    [yes] Press Enter to continue; “undo” takes it back.
   *[no] Press Enter to continue.
}
play-pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter when no one else is looking.
play-bye = Goodbye.
play-input-ended = The input has ended.
play-saved = Game saved to { $file }.
play-resume-with = Continue with: { $command }
play-record-written = Record of the game written to { $file }.
play-save-where = Say where: “save game.json”.
play-undone = { $player } takes back the last choice.
play-said = { $player } says: { $words }
# A game that ended without a result: all others gave up, or all agreed to end it.
play-broken-off = The game ended early, without a result.

play-seat = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
play-seat-stations = Stations left: { $left }.
play-seat-markers = City markers on { $cities }.
play-seat-souvenirs = Souvenirs: { $symbols }.
play-last-turns = The last round: { $turns ->
    [one] { $turns } turn is left.
   *[other] { $turns } turns are left.
}
play-alvin-at = Alvin is in { $city }.
play-alvin-held = { $player } has Alvin.
play-row = Row: { $cards }. Cards in the deck: { $deck }; tickets left: { $tickets }.
play-row-gap = a gap
play-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
# $state is one of done, possible, cut_off; $missing is made of the three messages below, one after the other.
play-ticket = { $state ->
    [done] Ticket { $ticket }, { $points }: completed.
    [cut_off] Ticket { $ticket }, { $points }: blocked.
   *[possible] Ticket { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } car is missing
   *[other] { $cars } cars are missing
}, { $routes }
play-missing-stations = a station is missing in { $cities }
play-missing-rival = another player must claim { $route } first
play-offered = { $place }: { $ticket }
play-keep-how = Type the numbers of those you keep, such as “1 3”.
play-tickets-draw = To draw new tickets, type “draw tickets”.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Type its number, or more words.
   *[other] { $count } actions match. Type the number of one, or more words.
}
play-more = { $count ->
    [one] And one more. Type more words to find it.
   *[other] And { $count } more. Type more words to find them.
}
play-more-ways = { $count ->
    [one] There is one more way to pay, or a station. Find it by typing: “actions paris”.
   *[other] There are { $count } more ways to pay, including stations. Find them by typing: “actions paris”.
}
play-no-such-number = { $listed ->
    [0] There is no list for { $number } yet. “actions” shows one.
   *[other] { $number } is not in the list, which goes from 1 to { $listed }. “actions” shows a new one.
}
play-nothing-found = No possible action matches “{ $words }”. “actions” lists what you can do, “help” explains more.
play-no-city = There is no city like “{ $city }” on this board.
play-hint = A strong bot would do this: { $sentence } [{ $typed }]. Type 1 to do it.

play-routes-of = { $count ->
    [0] { $player } has no routes.
   *[other] { $player } has the routes { $routes }.
}
play-stations-of = { $player } has stations in { $cities }.
play-markers-of = { $player } has city markers on { $cities }.
play-souvenirs-at = { $city }: “{ symbol-name }” souvenirs, { $left } left.
play-route = { $route }: { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $color }
# These two follow play-route.
play-route-tunnel = , tunnel
play-route-ferry = , ferry with { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Open.
play-route-taken = Claimed by { $player }.

play-sheet = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-sheet-line = { $label }: { $points }

play-help = You are asked for an action. Type it as in the list of “actions”, such as “claim paris-zurich red+1” or “draw deck”; or type any words of it, shortened as you like: “mar red” finds what you can pay with red cards near Marseille. If several match, they are listed, and a number chooses. An empty line repeats the position. Other commands:
play-help-line = { $word }: { $about }
# What is typed for each command: one word, without blanks. The English words work as well.
play-command-word = { $command ->
    [help] help
    [actions] actions
    [tickets] tickets
    [board] board
    [hint] hint
    [undo] undo
    [log] log
    [score] score
    [save] save
   *[quit] quit
}
play-command-help = { $command ->
    [help] this help
    [actions] what you can do; with words, only what matches, with all ways to pay
    [tickets] your tickets, their status and what is missing
    [board] who has which routes; with a city, the routes there
    [hint] what a strong bot would do
    [undo] take back your last choice, as long as nothing hidden was revealed and no one has acted since
    [log] what has happened so far
    [score] the players’ points, cars and cards
    [save] save the game to a file, to continue another time
   *[quit] leave; the game is saved
}

## At a server, before the game begins

play-room-seats = At the table: { $people }.
play-room-free = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
play-room-host-start = Everyone is here. Press Enter to start.
play-room-host-wait = Press Enter to check again when others have joined, or type “bot easy”, “bot normal”, “bot hard”, “bot expert” or “bot master” to add a bot.
play-room-guest = Waiting for the game to start.
play-room-empty = no one
play-connection-lost = Connection lost; reconnecting.
play-connection-back = Connected again.
play-stays-on-server = The game continues on the server. Come back with the same command.

## Errors

error-name-twice = Two people are called { $name }. Give each a different name.
error-seats-and-people = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} do not fill { $seats } seats. Name as many bots as seats are left, or one for all of them.
error-unknown-language = “{ $lang }” isn’t an available language. Use one of { $known }.
error-cannot-write = { $file } can’t be written: { $detail }. Choose another place.
error-saved-game-over = The game in { $file } is over. Watch it with “vialibre replay”.
error-only-bots = Only bots play in { $file }, so there is no seat to continue from. Watch it with “vialibre replay”.
error-not-together = { $first } and { $second } can’t be used together: leave one of them out.
error-table-needed = To play on a server, give both its address and the table: --server URL --table CODE.
error-bad-server = { $url } isn’t a valid server address. It looks like http://127.0.0.1:8000.
error-server-away = { $url } can’t be reached: { $detail }. Check the address and that a server is running there.
error-not-a-server = { $url } doesn’t answer like a Vía Libre server. Check the address.
error-server-said = { $text }
error-server-keeps = The server keeps this game, and you can save its record when it is over. You can simply leave and come back.
error-table-closed = This table was closed before the game started. Ask for another one.
