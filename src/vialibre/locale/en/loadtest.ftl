# The command loadtest.
cli-loadtest-help = Measure how many games a server on this machine can handle: starts one on the loopback address, with a temporary database, and plays.
cli-loadtest-examples =
    Examples:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = How many two-player games at once.
cli-loadtest-rate-help = Moves per second in each game.
cli-loadtest-seconds-help = How long to measure.
cli-loadtest-database-help = Use this empty database instead: sqlite:///FILE or postgresql://…
cli-loadtest-steps-help = First with 50, 100 and 200 games, to see how the figures grow.
cli-loadtest-running = { $games } games…
cli-loadtest-games = games
cli-loadtest-moves-per-s = moves per second
cli-loadtest-p50-ms = median, ms
cli-loadtest-p95-ms = 95%, ms
cli-loadtest-p99-ms = 99%, ms
cli-loadtest-errors = errors
cli-loadtest-rss-mb = server, MB
cli-loadtest-kb-per-table = per table, KB
cli-loadtest-cpu-ms-per-move = CPU per move, ms
cli-loadtest-meaning = Times are from sending a move to its arrival at the other seat, including the load generator’s own work.
error-load-server-silent = The server for the load test did not start. Try 'vialibre serve' to see why.
error-load-refused = The server rejected { $path }: { $answer }
