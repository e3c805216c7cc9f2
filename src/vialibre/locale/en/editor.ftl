# The board editor of the page, and what the server says about designs and playtests.
error-no-such-design = There is no such design, or it isn’t yours.
error-no-such-playtest = There is no such playtest, or it isn’t finished yet.
error-design-too-large = The design is too large for a board file; at most { $most } KiB are allowed.
error-too-many-designs = You already have { $most } designs. Delete one first.
error-design-changed-elsewhere = This design was changed in another window. Reload it, or save yours as a copy.
error-no-playtests-here = This server does not run playtests.
error-too-many-playtests = Many playtests are queued. Try again in a few minutes.
error-slow-playtest-bot = “{ $bot }” thinks too long for the many games of a playtest. Choose one of { $known }.
error-playtest-going-on = One of your playtests is still running. Wait for it or stop it.
cli-serve-playtests-help = Let bots play the boards that people design, in the background.
design-unnamed = The board
design-remark = { $where }: { $text }

## Where a design begins
editor-page-title = Design a board – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Design a board
editor-lead = Place cities, connect them with routes, write tickets, choose the rules. You see at once what is missing, let bots test the board, and play it with friends.
editor-begin = New board
editor-begin-blank = Blank sheet
editor-begin-blank-hint = For a land of your own
editor-begin-world = Real world
editor-begin-world-hint = Cities at their real places, with coasts and lakes
editor-begin-example = Example
editor-begin-example-hint = { $name }: small, complete, yours to change
editor-begin-copy = Copy of a board
editor-begin-file = File
editor-begin-file-hint = A board file (.toml) from this device
editor-copy = Copy
editor-copy-of = { $name }, my version
editor-new-board = My board
editor-resume = Continue “{ $name }”
editor-resume-hint = Not saved on the server yet; changed { $when }
editor-continue = Continue
editor-mine = My designs
editor-mine-none = Designs you save appear here. Only you can see them.
editor-replace-draft = “{ $name }” is not saved on the server yet. Starting a new board replaces it.
editor-replace = Replace
editor-delete = Delete
editor-delete-named = Delete { $name }
editor-delete-sure = “{ $name }” will be deleted permanently. Games played on it stay.
editor-sure = Are you sure?
editor-no = Cancel

## The bar
editor-all-designs = All designs
editor-name = Name of the board
editor-state = { $state ->
    [saving] Saving…
    [dirty] Saved in this browser only
   *[saved] Saved
 }
editor-undo = Undo
editor-redo = Redo
editor-save = Save
editor-saved = Saved under “My designs”.
editor-save-copy = Save mine as a copy
editor-stale = This design was changed in another window since you opened it. You can save yours as a copy.
editor-download = Download
editor-play = Play
editor-not-yet = This board can’t be played yet: fix the errors first.

## The sheet
editor-drawing = Drawing
editor-lists = Lists
editor-sheet = Sheet with the cities and routes
editor-sheet-keys = Arrow keys go from city to city; with Shift they move it. Enter selects it, or starts and ends a route; Delete removes it. The lists contain everything on the sheet.
editor-tools = Tools
editor-tool-select = Move
editor-tool-select-hint = Select and move cities, move the sheet (V)
editor-tool-city = City
editor-tool-city-hint = Choose a place on the sheet for a city (C)
editor-tool-route = Route
editor-tool-route-hint = Draw from one city to another (R)
editor-zoom-in = Zoom in
editor-zoom-out = Zoom out
editor-fit = Show everything
editor-look = View
editor-look-sheet = Sheet
editor-look-table = At the table
editor-hint-empty = Choose “City”, then a place on the sheet.
editor-hint-place = Choose a place on the sheet for your first city.
editor-hint-route = Draw from one city to another, or choose one and then the other.
editor-route-to = From { $city }: choose the other city.
editor-preview-drawing = Drawing the board…
editor-preview-not-yet = Fix the errors first; then the board can be drawn.
editor-city-number = City { $number }

## The lists
editor-tab-cities = Cities { $count }
editor-tab-routes = Routes { $count }
editor-tab-tickets = Tickets { $count }
editor-tab-rules = Rules
editor-tab-check = { $count ->
    [0] Check
   *[other] Check { $count }
 }
editor-tab-playtest = Playtest
editor-add-city = Add city
editor-cities-none = No cities yet. Place them on the sheet, or add them here.
editor-city-name = Name
editor-city-souvenir = Souvenir location
editor-place = { $key ->
    [lat] Latitude
    [lon] Longitude
    [x] From the left, 0 to 1
   *[y] From the top, 0 to 1
 }
editor-add-route = Add route
editor-routes-none = No routes yet. Draw them on the sheet from city to city, or add them here.
editor-from = From
editor-to = To
editor-choose-city = Choose…
editor-length = Spaces
editor-color = Color
editor-ferry = Symbols for { wild-card.plural } (ferry)
editor-ferry-tag = Ferry { $count }
editor-tunnel = Tunnel
editor-add-track = Add a parallel route
editor-add-ticket = Add ticket
editor-tickets-none = No tickets yet. Choose two cities; the suggested points are the spaces of the shortest path.
editor-points = Points
editor-long = Long ticket
editor-shortest = { $spaces ->
    [one] The shortest path has one space.
   *[other] The shortest path has { $spaces } spaces.
 }
editor-use-points = { $points ->
    [one] Set to one point
   *[other] Set to { $points } points
 }
editor-remove-named = Remove { $name }

## What is wrong
editor-severity = { $severity ->
    [fault] Error
    [warning] Warning
   *[flag] Playtest
 }
editor-faults = { $count ->
    [one] One error must be fixed before this board can be played.
   *[other] { $count } errors must be fixed before this board can be played.
 }
editor-fine = This board can be played.
editor-checking = Checking…
editor-show = Show

## Settings and rules
editor-rules = Rules
editor-land = Coasts and lakes of the real world
editor-land-hint = Drawn under the board, bent a little to fit the cities
editor-note = Note for readers
editor-setting-players = Players
editor-setting-players-from = At least
editor-setting-players-to = At most
editor-setting-player-colors = Player colors, in order
editor-setting-cars = Cars per player
editor-setting-cards = Cards
editor-setting-cards-colors = Colors
editor-setting-cards-each = Per color
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = What the multicolored cards are called
editor-setting-hand = Cards in the opening hand
editor-setting-tickets = Tickets
editor-setting-tickets-deal = Dealt at the start
editor-setting-tickets-long = Long tickets in addition
editor-setting-tickets-keep = Keep at least
editor-setting-tickets-refused = Returned tickets go
editor-setting-tickets-draw = Drawn per turn
editor-setting-tickets-draw-keep = Keep at least
editor-setting-points = Points by route length
editor-setting-parallel-from = Double routes open from this many players
editor-setting-ties = Tie-breakers, in order
editor-setting-first-player = The first player is known
editor-setting-longest-path-points = Points
editor-setting-globetrotter-points = Points
editor-setting-tunnels-reveal = Cards turned over
editor-setting-stations-each = Per player
editor-setting-stations-unbuilt = Points for each one not built
editor-setting-markers-each = Per player
editor-setting-markers-cost = Cost in cards
editor-setting-alvin-city = First city
editor-setting-alvin-capture = Points for a capture
editor-setting-alvin-hold = Points at the end
editor-setting-souvenirs-symbols = Symbols
editor-setting-souvenirs-stack = Tokens in a fixed stack, by players
editor-setting-souvenirs-placed = Tokens in a placed stack, by players
editor-setting-souvenirs-table = Points by number of different symbols, from 0
editor-rule-longest-path = Longest path
editor-rule-longest-path-hint = A bonus for the longest continuous path
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = A bonus for the most tickets completed
editor-rule-ferries = Ferries
editor-rule-ferries-hint = Routes may require { wild-card.plural }
editor-rule-tunnels = Tunnels
editor-rule-tunnels-hint = Some routes may cost more than they show
editor-rule-stations = Stations
editor-rule-stations-hint = Use one route of another player
editor-rule-markers = City markers
editor-rule-markers-hint = A starting city, one network, and control of cities
editor-rule-alvin = Alvin
editor-rule-alvin-hint = The alien, chased from city to city; needs city markers
editor-rule-souvenirs = Souvenirs
editor-rule-souvenirs-hint = Tokens to collect in some cities
editor-choice-locomotive = Locomotive
editor-choice-ferry-card = Ferry card
editor-choice-before-tickets = before tickets are chosen
editor-choice-after-tickets = once tickets are chosen
editor-choice-under = under the deck
editor-choice-out = out of the game
editor-choice-shuffled-under = shuffled, under the deck
editor-choice-tickets = More tickets completed
editor-choice-stations = Fewer stations built
editor-choice-longest-path = The longest path

## Playing and playtests
editor-play-title = Play “{ $name }”
editor-play-text = The table keeps the board as it is now. You can keep drawing; a new table gets the new board.
editor-play-bots = Play against bots
editor-play-friends = A table with friends
editor-playtest-text = Bots play the board again and again on the server while you keep drawing. What they find is shown on the board and in a report.
editor-playtest-games = Games
editor-playtest-bot = Bot
editor-playtest-begin = Start playtest
editor-playtest-of = Playtest of “{ $name }”
editor-playtest-status = { $status ->
    [waiting] Queued
    [running] { $done } of { $games } games played
    [done] Done: { $games } games
    [cancelled] Stopped
   *[failed] It could not be finished. Try again.
 }
editor-playtest-progress = Games played
editor-playtest-stop = Stop
editor-playtest-report = Read the report
