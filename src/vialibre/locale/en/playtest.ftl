### Playtests: the commands `playtest` and `board balance`, and the page that --html writes.

cli-playtest-help = Let bots play many games on a board and report the results to its designer: seats, tickets, routes, cities, colors, length, scores, and problems.
cli-playtest-examples =
    Examples:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Numbers of players, separated by commas; the games take them in turn. Default: all that the board allows.
cli-playtest-bots-help = One bot for all seats, or several that change places from game to game.
cli-playtest-jobs-help = Number of worker processes; findings do not depend on it. Default: one per core.
cli-playtest-resume-help = Continue a playtest with the same settings instead of starting over.
cli-playtest-results-help = The SQLite file that stores finished games.
cli-playtest-json-help = Write all figures to this file as JSON; - writes to the terminal.
cli-playtest-kept = interrupted; { $games ->
    [one] one game is
   *[other] { $games } games are
} saved in { $file }. Continue with: { $command }
cli-playtest-table = players
cli-playtest-first = first seat wins
cli-playtest-turns = turns per player
cli-playtest-score = points
cli-playtest-close = close games
cli-playtest-fine = Nothing stands out: every seat, ticket, route, city and color is surely within the range of the standard boards.
cli-playtest-found = { $flags ->
    [one] One finding:
   *[other] { $flags } findings:
}

cli-board-balance-help = Propose points for a board’s tickets, from how holding them affects the chance to win.
cli-board-balance-examples =
    Examples:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Write a copy of the board file with the proposed points; everything else stays as it is.
cli-board-balance-now = points
cli-board-balance-proposed = proposed
cli-board-balance-range = between
cli-board-balance-made = completed
cli-board-balance-effect = wins
cli-board-balance-turns = turns
cli-board-balance-all-fine = { $tickets } tickets: none is surely worth more or less than its points. More games may tell.
cli-board-balance-some = { $changed } of { $tickets } tickets are surely worth more or less than their points say. Change them, and playtest again: players follow the points.
cli-board-balance-hard = * completed in fewer than { $least } of the games: a ticket not completed costs its points, so each extra point would bring its holders less than { $gain } points on average, and below 50% it would cost them. Make its way easier instead.
cli-board-balance-written = Written to { $file }.

playtest-title = Playtest: { $board }
playtest-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bots } with { $seats } players{ $alvin ->
    [yes] , with Alvin
   *[no] {""}
}.
playtest-intervals = Every figure has its 95% interval in brackets: Wilson intervals for shares, Student’s t over games for the rest. Seats of one game are not independent; games are, so intervals are computed over games.
playtest-fine = Nothing stands out.
playtest-fine-note = Every seat, ticket, route, city and color is surely within the range of the four standard boards. That does not guarantee a good board: bots are not people, and fun is not measured here.
playtest-unclear = Not enough games to tell.
playtest-unclear-note = { $figures ->
    [one] One figure may still be out of range.
   *[other] { $figures } figures may still be out of range.
} { $bound ->
    [over] It would take more than { $more } more games to settle this.
   *[about] About { $more } more games would settle this.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] more than { $more } more games needed
   *[about] about { $more } more games needed
}
playtest-unclear-rest = And { $count } more.
playtest-flags = Findings
playtest-flags-note = Each of these is significantly beyond what the four standard boards show. Looking at many things at once finds something by chance, and the test corrects for that (Holm, 1%).
playtest-severity = { $severity ->
    [fault] Error
   *[other] Warning
}
playtest-why = Why it matters:
playtest-fix = What helps:

playtest-flag-seat-bias = With { $seats } players, seat { $seat } wins { $figure } of the games; an even share is { $even }.
playtest-why-seat-bias = Seats are drawn at random, so part of the game is, too.
playtest-fix-seat-bias = Look at what a player can do in the very first turns: cheap claims with many points, few cards needed. Make the game longer (more cars), make the best claims more expensive, or give later seats an extra card.
playtest-flag-dominated-ticket = The ticket { $ticket } is worth { $points } points over { $way } cars; { $other } is worth { $other_points } over { $other_way }. On average it scores { $figure } points for its holder.
playtest-why-dominated-ticket = It is never the right ticket to keep, and bad luck for a player who has no choice.
playtest-fix-dominated-ticket = Give it more points, or other cities. 'vialibre board balance' proposes points.
playtest-flag-scarce-color = { $color } is short: { wild-card.plural } make up { $figure } of what is paid for its routes. It has { $spaces } spaces for { $cards } cards.
playtest-why-scarce-color = Players wait for one color, and the player who draws { wild-card.plural } wins the race for its routes.
playtest-fix-scarce-color = Give some of its routes another color or make them gray, until all colors have about as many spaces.
playtest-flag-idle-color = { $color } is left over: { $figure } of its cards are still in hands at the end of a game. It has { $spaces } spaces for { $cards } cards.
playtest-why-idle-color = Drawing it helps no one, so part of the deck is wasted.
playtest-fix-idle-color = Give it more spaces, preferably on routes that players want.
playtest-flag-dead-end = { $city } is hardly used: it is reached in { $figure } of the games.
playtest-why-dead-end = A city without a use only fills the board; a ticket there would be a trap.
playtest-fix-dead-end = Give it a second way in, a ticket, or a route worth the cars; or remove it.
playtest-flag-one-way-city = Only one way leads to { $city }, and its tickets are completed by { $figure } of the players who hold them: fewer than others.
playtest-why-one-way-city = The player who claims that way shuts out everyone else, and holders of those tickets can do nothing about it.
playtest-fix-one-way-city = Give it a second way in or a double route, or remove its tickets.
playtest-flag-idle-route = { $route } is hardly used: it is claimed in { $figure } of the games.
playtest-why-idle-route = Players do not take it even when other ways are blocked.
playtest-fix-idle-route = Make it shorter or gray, or let it lead somewhere that tickets want.
playtest-flag-hopeless-ticket = The ticket { $ticket } is completed by { $figure } of the players who keep it.
playtest-why-hopeless-ticket = It costs its points more often than it brings them.
playtest-fix-hopeless-ticket = Find the place on the map where it is blocked; a second way or double routes help more than points.
playtest-flag-strong-ticket = Holders of { $ticket } win { $figure } percentage points more often than an even share.
playtest-why-strong-ticket = One lucky ticket decides too much.
playtest-fix-strong-ticket = Give it fewer points. 'vialibre board balance' proposes how many.
playtest-flag-weak-ticket = Holders of { $ticket } win { $figure } percentage points more often than an even share, that is, less often.
playtest-why-weak-ticket = Being dealt it costs players the game.
playtest-fix-weak-ticket = Give it more points, or an easier way. 'vialibre board balance' proposes points.
playtest-flag-one-strategy = { $strategy }: the player who does most of it wins { $figure } percentage points more often than an even share.
playtest-why-one-strategy = If one habit is always right, there is little to decide.
playtest-fix-one-strategy = Change what it relies on: points for long routes, the number of tickets to draw, alternative ways.

playtest-players = { $seats } players
playtest-seat = seat { $seat }
playtest-seats = Seats and wins
playtest-seats-note = How often each seat won; seat 1 goes first. The dashed line is an even share.
playtest-map = The board in play
playtest-map-note = Point at a route or a city for its figures. The larger a city’s dot, the more games in which a player reaches it.
playtest-map-often = how often claimed
playtest-map-when = when claimed
playtest-map-wins = wins of its owner
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: claimed in { $claimed } of the games, when { $when } of the turns are over; its owner wins { $effect } percentage points more often than an even share
playtest-route-never = { $route }: claimed in { $claimed } of the games
playtest-city-line = { $city }: reached in { $reached } of the games; players who reach it win { $effect } percentage points more often than an even share
playtest-ticket-line = { $ticket }: kept { $kept }, completed { $made }, wins { $effect } percentage points more often than an even share
playtest-tickets = What tickets are worth
playtest-tickets-note = To the right: kept more often when offered. Upward: its holders win more often than an even share, in percentage points. Larger dots have more points; rings on the line were held too rarely to tell. Holding it is not the whole cause: players keep what suits their plans.
playtest-chart-up = wins above an even share, percentage points
playtest-chart-across = kept when offered
playtest-all-tickets = All tickets
playtest-all-routes = All routes
playtest-all-cities = All cities
playtest-head-ticket = ticket
playtest-head-route = route
playtest-head-city = city
playtest-head-color = color
playtest-head-way = cars
playtest-head-offered = offered
playtest-head-kept = kept when offered
playtest-head-made = completed when kept
playtest-head-points = mean points
playtest-head-effect = wins, percentage points
playtest-head-claimed = games in which it is claimed
playtest-head-when = share of the game over
playtest-head-routes = routes
playtest-head-tickets = tickets
playtest-head-reached = games in which it is reached
playtest-head-spaces = spaces
playtest-head-cards = cards
playtest-head-paid = paid per game
playtest-head-left = left in hands
playtest-head-wilds = locomotives among its payments
playtest-head-wins = wins
playtest-head-row = share of the row
playtest-cities = Cities that matter
playtest-cities-note = Cities whose visitors win most and least often, compared with an even share.
playtest-colors = Colors
playtest-colors-note = The share of { wild-card.plural } in what is paid for a color’s routes: they stand in where a color is short. The dashed line is the mean of all colors.
playtest-games = Length, points and margins
playtest-turns = Turns per player
playtest-scores = Points per player
playtest-margins = Margin between first and second
playtest-games-note = Bars show frequencies, the dashed line the mean. { $close } of the games are close: the margin is at most a tenth of the winning score.
playtest-strategies = Strategies
playtest-strategies-note = In each game one seat did most of something. How often it won, compared with an even share; 0 is even. Blocking means claims at a rival’s city, away from the player’s own cities. All seats were played by the same kind of bot, so this shows what the board rewards, not who is better.
playtest-strategy = { $strategy ->
    [tickets] Many tickets
    [long_routes] Long routes
    [blocking] Blocking
   *[early] Early claims
}
playtest-bots = Bots
playtest-bots-note = How often the seats of each bot won, compared with an even share.
playtest-compared = Compared with the standard boards
playtest-compared-note = The margin is shown as a share of the winning score. The dot is this board, marks are the four standard boards, the band is their range. An arrow means that this board is significantly outside. That is not an error in itself.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = this board
playtest-mean = mean { $figure }
playtest-headline = { $name ->
    [turns] Turns per player
    [first] Wins of the first seat
    [score] Points per player
    [margin] Margin over second place
    [close] Close games
    [lead_changes] Lead changes
    [half_time] Half-time leader wins
    [tickets] Tickets per player
    [made] Tickets completed
    [ticket_points] Points from tickets
    [claims] Routes per player
    [length] Length of a claimed route
    [drawing] Turns spent drawing cards
   *[cards_left] Cards left in hand
}
playtest-again = Reproduce this
playtest-again-note = Cards and choices follow from the seed: the same settings give the same games on any machine and with any number of processes.
playtest-footer = Made by Vía Libre { $version }.

error-bad-findings = This version can’t read these playtest findings ({ $detail }).
error-bad-seat-list = “{ $text }” isn’t a valid list of player counts. Write, for example, 2,3.
error-balance-not-toml = Points can only be written into a board file. Give the file instead of “{ $board }”, or leave out --write.
error-balance-row-missing = The row of the ticket “{ $ticket }” was not found in { $file }; nothing was written.
