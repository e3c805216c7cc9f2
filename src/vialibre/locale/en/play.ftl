### A game in the terminal: vialibre play.

cli-play-help = Play in the terminal: against bots, with others at this keyboard (--hotseat), or at a table of a server (--server). Without a terminal, or with --plain, it goes line by line, for screen readers and scripts.
cli-play-examples =
    Examples:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = How many play, you included. Not given: you and the bots you name, or three.
cli-play-bots-help = Your opponents, separated by commas: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), any other bot by its name, or your own as module:Class. One name alone takes all seats that are left.
cli-play-lang-help = The language of the game, such as es. Not given: that of your system.
cli-play-plain-help = Line by line, without any control of the screen.
cli-play-hotseat-help = Names, separated by commas, of people who share this keyboard by turns.
cli-play-server-help = The address of a server, to play there.
cli-play-table-help = The table at the server: the code at the end of its link, or the whole link.
cli-play-name-help = Your name.
cli-play-resume-help = Go on with a game that was saved.
cli-play-save-help = Where the game is written when you leave, and when it is over. Not given: a new file when you leave.

## Told line by line. Texts are read aloud too, so they are sentences where they can be.

play-title = { $board }, with { $players }.
play-how = Type an action, words of one such as “paris red”, or “help”.
# Before what is typed; $player is who is asked.
play-prompt = { $player }, what do you do?
play-pause = { $undo ->
    [yes] Enter goes on; “undo” takes it back.
   *[no] Enter goes on.
}
play-pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter when nobody else is looking.
play-bye = Goodbye.
play-input-ended = The input has ended.
play-saved = The game was saved to { $file }.
play-resume-with = Go on with: { $command }
play-record-written = The record of the game was written to { $file }.
play-save-where = Say where to: “save game.json”.
play-undone = { $player } takes the last choice back.
play-said = { $player } says: { $words }
# A game that ended without a result: all others gave up, or all agreed to end it.
play-broken-off = The game ended before its time, without a result.

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
play-alvin-held = { $player } holds Alvin.
play-row = Row: { $cards }. Cards in the deck: { $deck }; tickets left: { $tickets }.
play-row-gap = a gap
play-hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
# $state is one of done, possible, cut_off; $missing is made of the three messages below, one after the other.
play-ticket = { $state ->
    [done] Ticket { $ticket }, { $points }: completed.
    [cut_off] Ticket { $ticket }, { $points }: can no longer be completed.
   *[possible] Ticket { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } car is missing
   *[other] { $cars } cars are missing
}, { $routes }
play-missing-stations = a station is missing in { $cities }
play-missing-rival = somebody else must claim { $route } first
play-offered = { $place }: { $ticket }
play-keep-how = Type the numbers of those you keep, such as “1 3”.
play-tickets-draw = To draw new tickets, type “draw tickets”.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Type its number, or more words.
   *[other] { $count } actions fit. Type the number of one, or more words.
}
play-more = { $count ->
    [one] And one more. Type more words to find it.
   *[other] And { $count } more. Type more words to find them.
}
play-more-ways = { $count ->
    [one] There is one more way to pay, or a station. Words find it: “actions paris”.
   *[other] There are { $count } more ways to pay, stations among them. Words find them: “actions paris”.
}
play-no-such-number = { $listed ->
    [0] There is no list that { $number } could be of. “actions” makes one.
   *[other] { $number } is not in the list, which goes from 1 to { $listed }. “actions” makes a new one.
}
play-nothing-found = Nothing that may be done now fits “{ $words }”. “actions” lists what may be done, “help” tells more.
play-no-city = There is no city like “{ $city }” on this board.
play-hint = A strong bot would do this: { $sentence } [{ $typed }]. Type 1 to do it.

play-routes-of = { $count ->
    [0] { $player } has no routes.
   *[other] { $player } has the routes { $routes }.
}
play-stations-of = { $player } has stations in { $cities }.
play-markers-of = { $player } has city markers on { $cities }.
play-souvenirs-at = { $city }: souvenirs “{ symbol-name }”, { $left } left.
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
play-route-taken = { $player } has it.

play-sheet = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-sheet-line = { $label }: { $points }

play-help = You are asked for an action. Write it out as in the list of “actions”, such as “claim paris-zurich red+1” or “draw deck”; or type any words of it, cut short as you like: “mar red” finds what can be paid with red cards near Marseille. If several fit, they are listed, and a number chooses. An empty line tells the position again. Besides:
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
    [actions] what may be done; with words, only what they fit, in all ways to pay
    [tickets] your tickets, how they stand and what is missing
    [board] who has which routes; with a city, the routes there
    [hint] what a strong bot would do
    [undo] take your last choice back, while nothing hidden was revealed and nobody acted since
    [log] what happened so far
    [score] the players’ points, cars and cards
    [save] write the game to a file, to go on another time
   *[quit] leave; the game is saved
}

## At a server, before the game begins

play-room-seats = At the table: { $people }.
play-room-free = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
play-room-host-start = All are there. Press Enter to start.
play-room-host-wait = Press Enter to look again when others have come, or type “bot easy”, “bot normal”, “bot hard”, “bot expert” or “bot master” to seat a bot.
play-room-guest = Waiting until the game is started.
play-room-nobody = nobody
play-connection-lost = The connection is lost; trying again.
play-connection-back = Connected again.
play-stays-on-server = The game goes on at the server. Come back with the same command.

## Errors

error-name-twice = There are two people called { $name }. Give each a name of their own.
error-seats-and-people = { $people ->
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} do not fill { $seats } seats. Name as many bots as seats are left, or one for all of them.
error-unknown-language = There are no texts in “{ $lang }”. Use one of { $known }.
error-cannot-write = { $file } cannot be written: { $detail }. Choose another place.
error-saved-game-over = The game in { $file } is over. See it with “vialibre replay”.
error-only-bots = Only bots play in { $file }, so there is nobody to go on for. See it with “vialibre replay”.
error-not-together = { $first } and { $second } do not go together: leave one of them out.
error-table-needed = To play at a server, say both where it is and which table: --server URL --table CODE.
error-bad-server = { $url } is no address of a server. It looks like http://127.0.0.1:8000.
error-server-away = { $url } cannot be reached: { $detail }. Check the address and that a server runs there.
error-not-a-server = { $url } does not answer as a Vía Libre server does. Check the address.
error-server-said = { $text }
error-server-keeps = The game is kept by the server, and its record can be saved when it is over. You can simply leave and come back.
error-table-closed = This table was closed before the game began. Ask for another one.
