### The arena: commands, tables, and the page that --html writes.

cli-decimal-mark = { "." }

cli-arena-help = Let bots play against each other over paired blocks (the same deal, every seating) and rate them.
cli-arena-examples =
    Examples:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Print the ratings from all results of the arena so far.
cli-ratings-examples =
    Example:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Two or more bots, separated by commas: porter, stoker, conductor, surveyor, dispatcher, baron, the published agents hungry, path, one-step and long-route, the plain tree search mcts, or your own as module:Class. With more bots than seats every choice of them plays; with fewer they are repeated. What stands behind an @ is time to think: baron@0.4 in seconds, baron@200w in worlds.
cli-blocks-help = How many blocks; every block is one deal played with every seating.
cli-block-help = Play only the block with this number again, and say if the results have it the same.
cli-records-help = With --block: write every game of it into this folder as a record, for 'vialibre replay'.
cli-sprt-help = Stop as soon as a sequential test knows if the first bot's share of wins is LOW or HIGH.
cli-resume-help = Go on with a run of the same settings instead of beginning anew.
cli-results-help = The SQLite file that keeps every block.
cli-html-help = Also write a report: one page with charts that loads nothing from elsewhere.
cli-html-written = Report written to { $file }.
cli-blocks = Blocks
cli-time-left = left
cli-arena-kept = interrupted; { $blocks ->
    [one] one block is
   *[other] { $blocks } blocks are
} kept in { $file }. Go on with --resume.
cli-arena-rating = rating (95 %)
cli-arena-wins = wins (95 %)
cli-arena-mean-score = mean points
cli-arena-games = games
cli-arena-means = mean in a game
cli-arena-seats = Wins by seat, seat 0 beginning: { $shares }
cli-arena-verdict = { $said ->
    [high] The sequential test says: HIGH.
    [low] The sequential test says: LOW.
   *[other] The sequential test is still open.
}
cli-ratings-title = { $board }, { $seats } seats{ $alvin ->
    [yes] {""} with Alvin
   *[no] {""}
}: { $blocks ->
    [one] one deal
   *[other] { $blocks } deals
} (board { $digest })
cli-block-title = Block { $number }: the deal of seed { $seed }. ★ won.
cli-block-game = game
cli-block-actions = actions
cli-block-same = It is the same as in { $file }.
cli-block-differs = It differs from what is in { $file }: a bot or the rules have changed since, or a bot does not decide by its view and generator alone.

cli-count-made = Tickets made
cli-count-missed = Tickets missed
cli-count-routes = Routes claimed
cli-count-cars-left = Cars left
cli-count-longest = Cars in the longest path
cli-count-control = By city markers (in routes)
cli-count-stations = Stations built
cli-count-markers = City markers
cli-count-souvenirs = Kinds of souvenir
cli-count-captures = Alvin captured
cli-time-mean = ms a decision, mean
cli-time-99 = ms a decision, 99 % below

cli-report-title = Arena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} with Alvin
   *[no] {""}
}, { $seats } seats, { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} of paired deals, { $games ->
    [one] one game
   *[other] { $games } games
}. { $bot } wins { $wins } of its games; { $even } would be even.
cli-report-ratings = Ratings and wins
cli-report-ratings-note = Bradley–Terry ratings: 400 points are odds of ten to one, and the mean is 1500. Lines and brackets are 95 % intervals from drawing whole blocks again and again, since games of one block share their cards.
cli-report-points = Where the points come from
cli-report-points-note = Means of a game, for each seat a bot had.
cli-report-seats = What a seat is worth
cli-report-seats-note = How often each seat won, with 95 % intervals; seat 0 begins. Every deal was played with every seating, so this is the seat alone. The dashed line is even. A game takes { $actions } actions on average.
cli-report-times = Time for a decision
cli-report-times-note = CPU time of the bot's choice alone, on the machine that played; what it sees was made before.
cli-report-ms = milliseconds
cli-report-again = The same again
cli-report-again-note = Cards and choices follow from the seed: this command gives the same games, whatever the machine and however many processes share the work. Only times differ.
cli-report-one-block = One block alone, with a record of every game (block 0 here; any number will do):
cli-report-version = version
cli-report-board = board
cli-report-digest = content of the board
cli-report-seed = seed
cli-report-footer = Made by Vía Libre { $version } on { $day }.
