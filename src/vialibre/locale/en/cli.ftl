### The command line.

cli-help = Train-route board games: play in the browser or the terminal, watch bots play, run thousands of games, design and check boards, replay records. Without a command: opens the game in your browser; --lan makes it reachable from phones on your network.
cli-examples =
    Examples:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Print the version, and whether the engine is compiled or interpreted.
cli-port-help = Without a command: the port of the server. Default: 8000, or any other if that is taken.
cli-no-browser-help = Without a command: do not open the browser, only print the address.
cli-open-already = Vía Libre is already running at { $url }
cli-compiled = compiled
cli-interpreted = interpreted
cli-see-help = Try '{ $command }'.
cli-interrupted = interrupted.
cli-internal-error = something went wrong inside the program ({ $error }). Please report it; VIALIBRE_DEBUG=1 shows where.

cli-board-argument = A board’s id (see 'vialibre board list') or a board file.
cli-seats-help = Number of players.
cli-seed-help = A whole number; the same number gives the same game.
cli-alvin-help = Play with Alvin, on boards that have him.
cli-json-help = Print one JSON object instead of tables.

cli-watch-help = Watch a game between bots, line by line.
cli-watch-examples =
    Examples:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } players, seed { $seed }
cli-save-help = Also save the game as a record.
cli-saved = Record written to { $file }.
cli-game-length = { $actions ->
    [one] One action.
   *[other] { $actions } actions.
}

cli-simulate-help = Play many games quickly and print win rates, mean scores and lengths.
cli-simulate-examples =
    Examples:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Bots, one per seat, separated by commas: porter (random), stoker (greedy), conductor (follows its tickets), surveyor (plans), dispatcher (tries its ideas a few turns ahead), baron (also guesses what rivals are after), or your own as module:Class or cmd:./program. After an @ comes the thinking time: baron@0.4 in seconds, baron@200w in worlds. simulate also has random, which is much faster and only plays against itself.
cli-games-help = Number of games.
cli-jobs-help = Number of worker processes; the results do not depend on it.
cli-move-time-help = Real time a bot may take for one decision. A bot that takes longer forfeits that game: another bot finishes it, and it counts as a loss.
cli-traceback-help = When a bot raises an error, show the whole traceback instead of the last lines of its own file.
cli-traceback-hint = Use --traceback to see the whole traceback.
cli-games = Games
cli-seat = seat
cli-wins = wins
cli-mean-score = mean score
cli-score-range = scores
cli-tickets-made-missed = completed / missed
cli-lengths = { $games ->
    [one] One game
   *[other] { $games } games
}, { $mean } actions on average ({ $least } to { $most }). Seat 1 goes first; a shared victory counts in parts.

cli-bench-help = Measure how fast the engine is, compiled and interpreted side by side, in a unit independent of the machine.
cli-bench-examples =
    Examples:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Take at most 15 seconds; the figures are rougher.
cli-measuring = Measuring…
cli-unit = One unit U is { $milliseconds } ms of CPU time here (Python { $python }).
cli-only-interpreted = The engine is not compiled here: both columns are the interpreted one.
cli-measured = measured
cli-ratio = ratio
cli-games-per-unit = { $board }, { $seats } seats: games per U
cli-actions-per-second = { $board }, { $seats } seats: actions per second
cli-stepwise = usa from Python, step by step: actions per U
cli-legal15-us = legal actions with 15 cards: µs
cli-copy-us = copy of a game: µs
cli-import-s = import and load a board: s
cli-memory-mb-10k = 10,000 live games: MB

cli-replay-help = Print the game in a record and verify its result.
cli-replay-examples =
    Examples:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = A record, as written by 'vialibre watch --save' or downloaded from a table.
cli-until-help = Stop after this many actions; also reads what precedes the damage in a damaged file.
cli-quiet-help = Do not print the game, only check it.
cli-replay-proven = The record is correct: { $actions ->
    [one] one legal action
   *[other] { $actions } legal actions
}, and the result follows from them.
cli-replay-until = Stopped after { $actions ->
    [one] one action
   *[other] { $actions } actions
}; the rest was not checked.

cli-board-help = List and show boards; create, check, draw and balance your own.
cli-board-examples =
    Examples:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = List the boards that come with the game.
cli-board-list-examples =
    Example:
    vialibre board list
cli-board-show-help = Show a board’s settings, routes and tickets, and which of its facts are uncertain.
cli-board-show-examples =
    Examples:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Check a board file: prints that it can be played, or what is wrong and where.
cli-board-check-examples =
    Example:
    vialibre board check my_board.toml
cli-board-file-argument = A board file (TOML).
cli-board-fine = { $file } can be played. { $name }: { $cities } cities, { $routes } routes, { $tickets } tickets.
cli-board-digest = Content hash: { $digest }
cli-board-note = { $id ->
    [san_francisco] Transcribed from the printed board by one person and confirmed in many points: see the source of each row.
   *[other] { $note }
}
cli-board-name = name
cli-board-players = players
cli-board-cities = cities
cli-board-routes = routes
cli-board-tickets = tickets
cli-board-cars = cars
cli-board-cards = cards
cli-board-hand = opening hand
cli-board-tickets-dealt = opening tickets / keep
cli-board-tickets-drawn = tickets drawn / keep
cli-board-points = points by length
cli-board-parallel = double routes open from
cli-board-rules = rules
cli-board-ties = tie-breakers
cli-board-route = route
cli-board-length = spaces
cli-board-color = color
cli-board-spaces = Spaces by color:
cli-board-ticket = ticket
cli-board-worth = points

cli-line-routes = Routes
cli-line-captures = Alvin captured
cli-line-made = Tickets completed
cli-line-missed = Tickets not completed
cli-line-stations = Stations not built
cli-line-longest-path = Longest path
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenirs
cli-line-alvin = Alvin at the end
cli-line-total = Total
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = ferry { $symbols }
cli-board-tunnel = tunnel
cli-board-long = long
cli-longest-path-ms = longest path, hardest known networks: ms

## What the command line itself says: headings of the help, and errors of usage

cli-usage = Usage:
cli-usage-options-word = { "[" }OPTIONS]
cli-usage-command-word = COMMAND [ARGS]...
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-help = Show this help and exit.
cli-usage-default = default: { $default }
cli-usage-required = required
cli-usage-no-option = There is no option { $option }.
cli-usage-no-command = There is no command “{ $command }”.
cli-usage-missing-command = A command is missing.
cli-usage-missing = { $name } is missing.
cli-usage-extra = Unexpected arguments: { $arguments }.
cli-usage-needs-value = { $option } needs a value.
cli-usage-takes-no-value = { $option } doesn’t take a value.
cli-usage-bad-value = { $kind ->
    [integer] { $name } must be a whole number, not “{ $value }”.
    [number] { $name } must be a number, not “{ $value }”.
    [least] { $name } must be at least { $limit }.
    [most] { $name } must be at most { $limit }.
    [choice] { $name } must be one of { $known }, not “{ $value }”.
   *[other] { $name }: { $detail }
}
cli-usage-near = Did you mean { $near }?
