### The arena: commands, tables, and the page that --html writes.

cli-decimal-mark = { "." }
# A share of a hundred; $number is written out already.
cli-percent = { $number }%

cli-arena-help = Let bots play each other in paired blocks (the same deal with every seating) and rate them.
cli-arena-examples =
    Examples:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Print the ratings from all arena results so far.
cli-ratings-examples =
    Example:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Two or more bots, separated by commas: porter, stoker, conductor, surveyor, dispatcher, baron, the published agents hungry, path, one-step and long-route, the plain tree search mcts, or your own as module:Class or cmd:./program. With more bots than seats, every combination plays; with fewer, they are repeated. After an @ comes the thinking time: baron@0.4 in seconds, baron@200w in worlds.
cli-blocks-help = Number of blocks; each block is one deal played with every seating.
cli-block-help = Replay only the block with this number, and say whether the results agree.
cli-records-help = With --block: save each of its games in this folder as a record, for 'vialibre replay'.
cli-sprt-help = Stop as soon as a sequential test decides whether the first bot’s share of wins is LOW or HIGH.
cli-resume-help = Continue a run with the same settings instead of starting over.
cli-results-help = The SQLite file that stores every block.
cli-html-help = Also write a report: one self-contained page with charts.
cli-html-written = Report written to { $file }.
cli-blocks = Blocks
cli-time-left = left
cli-arena-kept = interrupted; { $blocks ->
    [one] one block is
   *[other] { $blocks } blocks are
} saved in { $file }. Continue with --resume.
cli-arena-rating = rating (95%)
cli-arena-wins = wins (95%)
cli-arena-mean-score = mean points
cli-arena-games = games
cli-arena-means = mean per game
cli-arena-seats = Wins by seat (seat 1 goes first): { $shares }
cli-arena-verdict = { $said ->
    [high] Sequential test: HIGH.
    [low] Sequential test: LOW.
   *[other] Sequential test: undecided.
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
cli-block-same = It agrees with { $file }.
cli-block-differs = It differs from { $file }: a bot or the rules have changed since, or a bot does not decide from its view and random generator alone.

cli-count-made = Tickets completed (count)
cli-count-missed = Tickets missed (count)
cli-count-routes = Routes claimed
cli-count-cars-left = Cars left
cli-count-longest = Cars in the longest path
cli-count-control = From city markers (included in routes)
cli-count-stations = Stations built
cli-count-markers = City markers
cli-count-souvenirs = Kinds of souvenirs
cli-count-captures = Alvin captured
cli-time-mean = ms per decision, mean
cli-time-99 = ms per decision, 99th percentile
cli-forfeits = Games forfeited

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
cli-report-ratings-note = Bradley–Terry ratings: 400 points are odds of ten to one, and the mean is 1500. Lines and brackets are 95% intervals from resampling whole blocks, because games of one block share their cards.
cli-report-points = Where the points come from
cli-report-points-note = Means per game, for each seat a bot had.
cli-report-seats = What a seat is worth
cli-report-seats-note = How often each seat won, with 95% intervals; seat 1 goes first. Every deal was played with every seating, so this shows the effect of the seat alone. The dashed line is an even share. A game takes { $actions } actions on average.
cli-report-times = Time per decision
cli-report-times-note = CPU time of the bot’s choice alone, on the machine that played; preparing its view is not included.
cli-report-ms = milliseconds
cli-report-again = Reproduce this
cli-report-again-note = Cards and choices follow from the seed: this command gives the same games on any machine and with any number of processes. Only times differ.
cli-report-one-block = A single block, with a record of each game (block 0 here; any number works):
cli-report-version = version
cli-report-board = board
cli-report-digest = board digest
cli-report-seed = seed
cli-report-footer = Made by Vía Libre { $version } on { $day }.
