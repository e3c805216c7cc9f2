# The board editor of the page, and what the server says about designs and playtests.
error-no-such-design = There is no such design, or it is not yours.
error-no-such-playtest = There is no such playtest, or it is not done yet.
error-design-too-large = The design is too large for a board file; at most { $most } KiB are kept.
error-too-many-designs = You keep { $most } designs already. Delete one first.
error-design-changed-elsewhere = This design was changed in another window. Load it again, or save yours as a copy.
error-no-playtests-here = This server does not run playtests.
error-too-many-playtests = Many playtests are waiting. Try again in a few minutes.
error-slow-playtest-bot = “{ $bot }” thinks too long for the many games of a playtest. Choose one of { $known }.
error-playtest-going-on = A playtest of yours is still going on. Wait for it or stop it.
cli-serve-playtests-help = Let bots play the boards that people design, in the background.
design-unnamed = The board
design-remark = { $where }: { $text }

## Where a design begins
editor-page-title = Design a board – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Design a board
editor-lead = Place cities, join them by routes, write tickets, choose the rules. You see at once what is missing, let bots try the board out, and play it with friends.
editor-begin = Begin
editor-begin-blank = A blank sheet
editor-begin-blank-hint = For a land of your own
editor-begin-world = The real world
editor-begin-world-hint = Cities where they are; the table shows coasts and lakes
editor-begin-example = The example
editor-begin-example-hint = { $name }: small, complete, yours to change
editor-begin-copy = A copy of a board
editor-begin-file = A file
editor-begin-file-hint = A board file (.toml) from this device
editor-copy = Copy
editor-copy-of = { $name }, my version
editor-new-board = My board
editor-resume = Go on with “{ $name }”
editor-resume-hint = Not saved on the server yet; changed { $when }
editor-continue = Go on
editor-mine = My designs
editor-mine-none = What you save appears here. Nobody else sees it.
editor-replace-draft = “{ $name }” is not saved on the server yet. Beginning anew replaces it.
editor-replace = Replace it
editor-delete = Delete
editor-delete-named = Delete { $name }
editor-delete-sure = “{ $name }” will be gone for good. Games that were played on it stay.
editor-sure = Are you sure?
editor-no = No, keep it

## The bar
editor-all-designs = All designs
editor-name = Name of the board
editor-state = { $state ->
    [saving] Saving …
    [dirty] Kept in this browser
   *[saved] Saved
 }
editor-undo = Undo
editor-redo = Redo
editor-save = Save
editor-saved = Saved. You find it under “My designs”.
editor-save-copy = Save mine as a copy
editor-stale = This design was changed in another window since you opened it. Yours can be saved beside it, as a copy.
editor-download = Download
editor-play = Play
editor-not-yet = This board cannot be played yet: see what is left to mend.

## The sheet
editor-drawing = Drawing
editor-lists = Lists
editor-sheet = Sheet with the cities and routes
editor-sheet-keys = Arrow keys go from city to city, with Shift they move it. Enter chooses it, or begins and ends a route; Delete removes it. The lists hold everything that is on the sheet.
editor-tools = What the pointer does
editor-tool-select = Move
editor-tool-select-hint = Choose, move cities, move the sheet (V)
editor-tool-city = City
editor-tool-city-hint = Touch the sheet to place a city (C)
editor-tool-route = Route
editor-tool-route-hint = Draw from one city to another (R)
editor-zoom-in = Closer
editor-zoom-out = Further away
editor-fit = Show everything
editor-look = What is shown
editor-look-sheet = Sheet
editor-look-table = At the table
editor-hint-empty = Choose “City” and touch the sheet.
editor-hint-place = Touch the sheet to place your first city.
editor-hint-route = Draw from one city to another, or touch one and then the other.
editor-route-to = From { $city } to … touch the other city.
editor-preview-drawing = Drawing the board …
editor-preview-not-yet = What is left to mend comes first; then the board can be drawn.
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
editor-add-city = Add a city
editor-cities-none = No cities yet. Place them on the sheet, or add them here.
editor-city-name = Name
editor-city-souvenir = A souvenir lies here
editor-place = { $key ->
    [lat] Latitude
    [lon] Longitude
    [x] From the left, 0 to 1
   *[y] From the top, 0 to 1
 }
editor-add-route = Add the route
editor-routes-none = No routes yet. Draw them on the sheet from city to city, or add them here.
editor-from = From
editor-to = To
editor-choose-city = Choose …
editor-length = Spaces
editor-color = Color
editor-ferry = Symbols for { wild-card.plural } (ferry)
editor-ferry-tag = Ferry { $count }
editor-tunnel = Tunnel
editor-add-track = Add a parallel track
editor-add-ticket = Add the ticket
editor-tickets-none = No tickets yet. Choose two cities; the points suggested are the spaces of the shortest way.
editor-points = Points
editor-long = Long ticket
editor-shortest = { $spaces ->
    [one] The shortest way has one space.
   *[other] The shortest way has { $spaces } spaces.
 }
editor-use-points = { $points ->
    [one] Make it one point
   *[other] Make it { $points } points
 }
editor-remove-named = Remove { $name }

## What is wrong
editor-severity = { $severity ->
    [fault] To mend
    [warning] Think about it
   *[flag] Found by the playtest
 }
editor-faults = { $count ->
    [one] One thing is left to mend before this board can be played.
   *[other] { $count } things are left to mend before this board can be played.
 }
editor-fine = This board can be played.
editor-checking = Checking …
editor-show = Show

## Settings and rules
editor-rules = Rules
editor-land = Coasts and lakes of the real world
editor-land-hint = Drawn under the board, bent a little to where the cities come to lie
editor-note = A note for readers
editor-setting-players = Players
editor-setting-players-from = At least
editor-setting-players-to = At most
editor-setting-player-colors = Colors of the players, in their order
editor-setting-cars = Cars of each player
editor-setting-cards = Cards
editor-setting-cards-colors = Colors
editor-setting-cards-each = Of each color
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = What the multicolored cards are called
editor-setting-hand = Cards in the opening hand
editor-setting-tickets = Tickets
editor-setting-tickets-deal = Dealt at the start
editor-setting-tickets-long = Long ones besides
editor-setting-tickets-keep = Kept of them at least
editor-setting-tickets-refused = Refused ones go
editor-setting-tickets-draw = Drawn in a turn
editor-setting-tickets-draw-keep = Kept of those at least
editor-setting-points = Points by the length of a route
editor-setting-parallel-from = Parallel tracks open from how many players
editor-setting-ties = Ties are broken by, in this order
editor-setting-longest-path-points = Points
editor-setting-globetrotter-points = Points
editor-setting-tunnels-reveal = Cards turned over
editor-setting-stations-each = Of each player
editor-setting-stations-unbuilt = Points for each not built
editor-setting-markers-each = Of each player
editor-setting-markers-cost = Cards for one
editor-setting-alvin-city = Where he lives
editor-setting-alvin-capture = Points for a capture
editor-setting-alvin-hold = Points at the end
editor-setting-souvenirs-symbols = Symbols
editor-setting-souvenirs-stack = Tokens in a fixed stack, by players
editor-setting-souvenirs-placed = Tokens in a placed stack, by players
editor-setting-souvenirs-table = Points by different symbols, from none
editor-rule-longest-path = Longest path
editor-rule-longest-path-hint = A bonus for the longest unbroken line
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = A bonus for the most tickets completed
editor-rule-ferries = Ferries
editor-rule-ferries-hint = Routes may require { wild-card.plural }
editor-rule-tunnels = Tunnels
editor-rule-tunnels-hint = Some routes may cost more than they show
editor-rule-stations = Stations
editor-rule-stations-hint = Use one route of another player
editor-rule-markers = City markers
editor-rule-markers-hint = A start city, one network, and control of cities
editor-rule-alvin = Alvin
editor-rule-alvin-hint = The visitor, chased from city to city; needs city markers
editor-rule-souvenirs = Souvenirs
editor-rule-souvenirs-hint = Tokens to collect in some cities
editor-choice-locomotive = Locomotive
editor-choice-ferry-card = Ferry card
editor-choice-under = under the deck
editor-choice-out = out of the game
editor-choice-shuffled-under = shuffled, under the deck
editor-choice-tickets = More tickets completed
editor-choice-stations = Fewer stations built
editor-choice-longest-path = The longest path

## Playing and playtests
editor-play-title = Play “{ $name }”
editor-play-text = The table keeps the board as it is now. You can go on drawing; a new table gets the new board.
editor-play-bots = Play against bots
editor-play-friends = A table for friends
editor-playtest-text = Bots play the board again and again on the server while you go on drawing. What they find is shown on the board and in a report.
editor-playtest-games = Games
editor-playtest-bot = Who plays
editor-playtest-begin = Begin the playtest
editor-playtest-of = Playtest of “{ $name }”
editor-playtest-status = { $status ->
    [waiting] Waiting for its turn
    [running] { $done } of { $games } games played
    [done] Done: { $games } games
    [cancelled] Stopped
   *[failed] It could not be finished. Try again.
 }
editor-playtest-progress = Games played
editor-playtest-stop = Stop
editor-playtest-fine = Nothing stands out.
editor-playtest-report = Read the report
