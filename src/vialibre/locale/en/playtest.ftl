### Playtests: the commands `playtest` and `board balance`, and the page that --html writes.

cli-playtest-help = Let bots play many games on a board, and tell its designer what they show: seats, tickets, routes, cities, colors, length, scores, and what is wrong.
cli-playtest-examples =
    Examples:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Numbers of players, separated by commas; the games take them in turn. Unless told: all that the board allows.
cli-playtest-bots-help = One bot for all seats, or several that change places from game to game.
cli-playtest-jobs-help = Processes that share the work; findings do not depend on it. Unless told: one for each core.
cli-playtest-resume-help = Go on with a playtest of the same settings instead of beginning anew.
cli-playtest-results-help = The SQLite file that keeps what is done.
cli-playtest-json-help = Write all figures to this file as JSON; - is the terminal.
cli-playtest-kept = interrupted; { $games ->
    [one] one game is
   *[other] { $games } games are
} kept in { $file }. Go on with: { $command }
cli-playtest-table = players
cli-playtest-first = first seat wins
cli-playtest-turns = turns of each player
cli-playtest-score = points
cli-playtest-close = close games
cli-playtest-fine = Nothing stands out: no seat, ticket, route, city or color is beyond what the standard boards show.
cli-playtest-found = { $flags ->
    [one] One thing to look at:
   *[other] { $flags } things to look at:
}

cli-board-balance-help = Propose points for a board's tickets, from what holding them does to the chance to win.
cli-board-balance-examples =
    Examples:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Write a copy of the board file with the proposed points; everything else stays as it is.
cli-board-balance-now = points
cli-board-balance-proposed = proposed
cli-board-balance-range = between
cli-board-balance-made = made
cli-board-balance-effect = wins
cli-board-balance-turns = turns
cli-board-balance-all-fine = { $tickets } tickets: none is surely worth more or less than its points. More games may tell.
cli-board-balance-some = { $changed } of { $tickets } tickets are surely worth more or less than their points say. Change them, and playtest again: players follow the points.
cli-board-balance-hard = * completed too seldom: more points would cost its holders as much as they bring. Make its way easier instead.
cli-board-balance-written = Written to { $file }.

playtest-title = Playtest: { $board }
playtest-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bots } with { $seats } players{ $alvin ->
    [yes] , with Alvin
   *[no] {""}
}.
playtest-intervals = Every figure has its 95 % interval in brackets: after Wilson for how often things happen, Student's t over games for the rest. Seats of one game are not independent; games are, and intervals go by games.
playtest-fine = Nothing stands out.
playtest-fine-note = No seat, ticket, route, city or color is beyond what the four standard boards show. That is no promise: bots are not people, and fun is not measured here.
playtest-flags = What to look at
playtest-flags-note = Each of these lies surely beyond what the four standard boards show: whoever looks at many things at once finds something by luck, and that is taken into account (Holm, one in a hundred).
playtest-severity = { $severity ->
    [fault] Fault
   *[other] Warning
}
playtest-why = Why it matters:
playtest-fix = What helps:

playtest-flag-seat-bias = With { $seats } players, seat { $seat } wins { $figure } of the games; { $even } would be even.
playtest-why-seat-bias = Where one sits is decided by lot, so part of the game is.
playtest-fix-seat-bias = Look at what a player can do in the very first turns: cheap claims with many points, few cards needed. Make the game longer (more cars), the best claims dearer, or give later seats a card more.
playtest-flag-dominated-ticket = The ticket { $ticket } is worth { $points } points over { $way } cars; { $other } brings { $other_points } over { $other_way }. On average it brings its holder { $figure } points.
playtest-why-dominated-ticket = It is never the right one to keep: a blank among the offers, and bad luck for whoever has no choice.
playtest-fix-dominated-ticket = Give it more points, or other cities. 'vialibre board balance' proposes points.
playtest-flag-scarce-color = { $color } is short: { wild-card.plural } make up { $figure } of what is paid for its routes. It has { $spaces } spaces for { $cards } cards.
playtest-why-scarce-color = Players wait for one color, and the player who draws { wild-card.plural } wins the race for its routes.
playtest-fix-scarce-color = Give some of its routes another color or make them gray, until all colors have about as many spaces.
playtest-flag-idle-color = { $color } is left over: { $figure } of its cards are still in hands at the end of a game. It has { $spaces } spaces for { $cards } cards.
playtest-why-idle-color = Drawing it is no good to anybody, so the deck has blanks.
playtest-fix-idle-color = Give it more spaces, best on routes that players want.
playtest-flag-dead-end = Hardly anybody goes to { $city }: it is reached in { $figure } of the games.
playtest-why-dead-end = A city without a use is ink on the board; a ticket there would be a trap.
playtest-fix-dead-end = Give it a second way in, a ticket, or a route worth the cars; or leave it out.
playtest-flag-one-way-city = Only one way leads to { $city }, and its tickets are completed by { $figure } of those who hold them: less than others.
playtest-why-one-way-city = Whoever claims that way shuts out everybody else, and holders of those tickets can do nothing about it.
playtest-fix-one-way-city = Give it a second way in or parallel routes, or leave its tickets out.
playtest-flag-idle-route = Hardly anybody claims { $route }: in { $figure } of the games.
playtest-why-idle-route = It is no alternative when other ways are blocked, so it does not count as one.
playtest-fix-idle-route = Make it shorter or gray, or let it lead somewhere that tickets want.
playtest-flag-hopeless-ticket = The ticket { $ticket } is completed by { $figure } of those who keep it.
playtest-why-hopeless-ticket = It costs its points more often than it brings them.
playtest-fix-hopeless-ticket = Look at the map for the place where it is cut off; a second way or parallel routes help more than points.
playtest-flag-strong-ticket = Whoever holds { $ticket } wins { $figure } percentage points more often than even.
playtest-why-strong-ticket = One lucky ticket decides too much.
playtest-fix-strong-ticket = Give it fewer points. 'vialibre board balance' proposes how many.
playtest-flag-weak-ticket = Whoever holds { $ticket } wins { $figure } percentage points more often than even; that is less.
playtest-why-weak-ticket = Being dealt it costs the game.
playtest-fix-weak-ticket = Give it more points, or an easier way. 'vialibre board balance' proposes points.
playtest-flag-one-strategy = { $strategy }: whoever does most of it wins { $figure } percentage points more often than even.
playtest-why-one-strategy = If one habit is always right there is little to decide.
playtest-fix-one-strategy = Change what it feeds on: points for long routes, how many tickets there are to draw, second ways.

playtest-players = { $seats } players
playtest-seat = seat { $seat }
playtest-seats = Who begins, and who wins
playtest-seats-note = How often each seat won; seat 0 begins. The dashed line is even.
playtest-map = The board in play
playtest-map-note = Point at a route or a city for its figures. The larger a city's dot, the more games in which somebody gets there.
playtest-map-often = how often claimed
playtest-map-when = when claimed
playtest-map-wins = who claims it wins
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: claimed in { $claimed } of the games, when { $when } of the turns are over; whoever has it wins { $effect } percentage points more often than even
playtest-route-never = { $route }: claimed in { $claimed } of the games
playtest-city-line = { $city }: reached in { $reached } of the games; whoever does wins { $effect } percentage points more often than even
playtest-ticket-line = { $ticket }: kept { $kept }, completed { $made }, winning { $effect } percentage points more often than even
playtest-tickets = What tickets are worth
playtest-tickets-note = To the right: kept more often when offered. Upwards: whoever holds it wins more often than even, in percentage points. Larger dots have more points; rings on the line were held too seldom to tell. Holding is not the cause of all of it: players keep what suits their plans.
playtest-chart-up = wins more often than even, percentage points
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
playtest-head-points = points on average
playtest-head-effect = wins, percentage points
playtest-head-claimed = games with it
playtest-head-when = part of the game over
playtest-head-routes = routes
playtest-head-tickets = tickets
playtest-head-reached = games with somebody there
playtest-head-spaces = spaces
playtest-head-cards = cards
playtest-head-paid = paid in a game
playtest-head-left = left in hands
playtest-head-row = part of the row
playtest-cities = Cities that matter
playtest-cities-note = Those whose visitors win most and least often, compared with the even share.
playtest-colors = Colors
playtest-colors-note = The share of { wild-card.plural } in what is paid for a color’s routes: they stand in where a color is short. The dashed line is the mean of all colors.
playtest-games = Length, points and margins
playtest-turns = Turns of each player
playtest-scores = Points of a player
playtest-margins = Points between the best and the second
playtest-games-note = Bars show how often, the dashed line the mean. { $close } of the games are close: the margin is at most a tenth of the best score.
playtest-strategies = Ways to play
playtest-strategies-note = In each game one seat did most of something. How often it won, compared with even; nought is even. Blocking are claims at a rival's city, away from all own ones. All seats were played by the same kind of player, so this shows what the board rewards, not who is better.
playtest-strategy = { $strategy ->
    [tickets] Many tickets
    [long_routes] Long routes
    [blocking] Blocking
   *[early] Early claims
}
playtest-bots = Bots
playtest-bots-note = How often the seats of each bot won, compared with even.
playtest-compared = Beside the standard boards
playtest-compared-note = The margin is told as a part of the best score. The dot is this board, marks are the four standard boards, the band is where they lie. An arrow says that this board is surely outside. That is no fault by itself.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = this board
playtest-mean = mean { $figure }
playtest-headline = { $name ->
    [turns] Turns of each player
    [first] Wins of the first seat
    [score] Points of a player
    [margin] Margin over the second
    [close] Close games
    [lead_changes] Changes of the lead
    [half_time] Half-time leader wins
    [tickets] Tickets of a player
    [made] Tickets completed
    [ticket_points] Points from tickets
    [claims] Routes of a player
    [length] Cars of a route claimed
    [drawing] Turns spent on cards
   *[cards_left] Cards left in a hand
}
playtest-again = The same again
playtest-again-note = Cards and choices follow from the seed: the same settings give the same games, whatever the machine and however many processes share the work.
playtest-footer = Made by Vía Libre { $version }.

error-bad-findings = These are no findings of a playtest that this version can read ({ $detail }).
error-bad-seat-list = “{ $text }” are no numbers of players. Write, for example, 2,3.
error-balance-not-toml = Points can only be written into a board file. Give the file instead of “{ $board }”, or leave out --write.
error-balance-row-missing = The row of the ticket “{ $ticket }” was not found in { $file }; nothing was written.
