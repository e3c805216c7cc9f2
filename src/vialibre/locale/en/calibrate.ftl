### Fitting the chance to win.

cli-calibrate-help = Fit the chance to win to games of bots and measure it on other games: of all that is given 30 %, three in ten should win.
cli-calibrate-examples =
    Examples:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Boards by id or file, separated by commas; all that come with the game if left out.
cli-calibrate-bots-help = Bots that play, separated by commas: each seat gets one of them by lot, in half of the games all seats the same one.
cli-calibrate-check-help = Fit nothing: measure the weights that come with the game.
cli-calibrate-output-help = Write the weights to this file.
cli-calibrate-fitting = Fitting …
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
cli-calibrate-chance = given chance
cli-calibrate-count = how often
cli-calibrate-predicted = predicted
cli-calibrate-observed = won
cli-calibrate-error = Predicted and observed are { $error } apart on average.
error-too-few-games = { $games } games are too few: with these boards it takes at least { $least }, so that some of each kind can be held out.
