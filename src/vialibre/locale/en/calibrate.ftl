### Fitting the chance to win.

cli-calibrate-help = Fit the chance to win to games between bots and measure it on held-out games: of all positions given 30%, three in ten should win.
cli-calibrate-examples =
    Examples:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Boards by id or file, separated by commas. Default: all built-in boards.
cli-calibrate-bots-help = Bots that play, separated by commas: each seat gets a random one, and in half of the games all seats get the same one.
cli-calibrate-check-help = Do not fit: measure the built-in weights.
cli-calibrate-output-help = Write the weights to this file.
cli-calibrate-fitting = Fitting…
cli-calibrate-written = Weights written to { $file }.
cli-calibrate-of = held out
cli-calibrate-positions = positions
cli-calibrate-log-loss = log loss
cli-calibrate-equal = equal chances
cli-calibrate-brier = Brier score
cli-calibrate-start = start of the game
cli-calibrate-middle = middle
cli-calibrate-end = end
cli-calibrate-last-round = last round
cli-calibrate-all = all
cli-calibrate-chance = predicted chance
cli-calibrate-count = count
cli-calibrate-predicted = mean predicted
cli-calibrate-observed = won
cli-calibrate-error = Predicted and observed are { $error } apart on average.
error-too-few-games = { $games } games are too few: these boards need at least { $least }, so that some of each kind can be held out.
