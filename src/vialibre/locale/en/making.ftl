# Making a board: the commands new, check and draw.

cli-board-new-help = Write an example board to start from: a small one with a comment for each key, or a copy of another.
cli-board-new-examples =
    Examples:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = The board file to write (TOML).
cli-board-new-template-help = What to start from: { $known }.
cli-board-new-name-help = The board’s name. Default: the example’s own.
cli-board-new-force-help = Overwrite an existing file.
cli-board-new-written = { $file }: { $name }, { $cities } cities, { $routes } routes, { $tickets } tickets.
cli-board-new-next =
    Now:
      edit { $file } in any editor
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } already exists. Choose another name, or overwrite it with --force.
board-unknown-template = There is no template “{ $name }”. { $close ->
    [0] There are { $known }.
   *[other] Did you mean { $near }? There are { $known }.
}

cli-board-check-warnings = { $count ->
    [0] No warnings.
    [one] One warning: the board can be played, but check this.
   *[other] { $count } warnings: the board can be played, but check these.
}
cli-board-check-faults = { $count ->
    [one] One error: the board can’t be played yet.
   *[other] { $count } errors: the board can’t be played yet.
}
cli-board-check-most = { $count } errors, and perhaps more: fix these first.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Exit code 1 if there are warnings.
cli-board-check-json-help = Print errors and warnings as JSON.

cli-board-draw-help = Draw a board, its cards, tickets and pieces: as pictures, or as pages to print and cut out.
cli-board-draw-examples =
    Examples:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Save as SVG; several pages become numbered files.
cli-board-draw-png-help = Save as PNG; several pages become numbered files.
cli-board-draw-pdf-help = Save as PDF: the board on one page, then to scale on several pages to glue together.
cli-board-draw-what-help = What to draw.
cli-board-draw-paper-help = The paper to print on.
cli-board-draw-dpi-help = Resolution of a PNG, in dots per inch.
cli-board-draw-lang-help = The language of cards and title, such as es. Default: your system’s language.
cli-board-drawing = Drawing
cli-board-drawn = { $file }: { $pages ->
    [one] one page
   *[other] { $pages } pages
}, { $size } KiB.
error-nothing-to-draw-on = Name the file to draw into: --svg FILE, --png FILE or --pdf FILE.
error-picture-over-board = { $file } is the board file itself. Choose another name for the picture.
error-print-extra-missing = PDF and PNG need two more libraries. Install them: { $command }. SVG works without them.

## Design warnings

warning-too-tight = with { $players } players there are { $spaces } spaces for { $cars } cars, so some may never be placed. Add routes, or give each player fewer cars.
warning-too-empty = with { $players } players there are { $spaces } spaces for only { $cars } cars: players will hardly meet. Give each more cars, or remove routes.
warning-few-cards = with { $players } players there are { $cards } cards for { $cars } cars: the deck will often be empty. Add cards of each color.
warning-few-tickets = with { $players } players, { $left ->
    [one] { $left } ticket is left
   *[other] { $left } tickets are left
} after the deal, and each draw takes { $draw }. Add tickets.
warning-parallel-never-open = double routes are open from { $from } players on, but at most { $players } can play. Lower parallel_from, or remove the second routes.
warning-points-fall = a route of { $longer } scores { $more }, but one of { $length } already scores { $points }. Longer routes should score more.
warning-rule-unused = the rule “{ $rule }” is listed, but no route uses it. Add it to a route, or remove the rule.

warning-color-unused = the deck has { $color } cards, but no route is { $color }. Color a route, or remove the color from the deck.
warning-color-wanted = { $spaces } spaces are { $color }, against { $mean } per color on average: everyone will want { $color } cards. Recolor a route.
warning-color-idle = only { $spaces } spaces are { $color }, against { $mean } per color on average: { $color } cards are worth little. Recolor a route.
warning-color-scarce = { $spaces } spaces are { $color }, but the deck has only { $cards } such cards. Add cards of each color, or make routes gray.
warning-route-dear = it takes { $length } cards of one color, and the deck has { $cards } of each. Shorten it, make it gray, or add cards.
warning-ferry-dear = it takes { $ferry } of the { $wilds } { wild-card.plural } there are. Require fewer, or add { wild-card.plural }.

warning-dead-end = only one route leads to { $city }, and the player who claims it shuts everyone else out. Add a second route, or a double route.
warning-single-link = { $start } – { $end } is the only way to { $cities } cities: one claim splits the board in two. Add another way.
warning-city-in-many-tickets = { $count } of { $tickets } tickets end in { $city }. Spread them over more cities.

warning-ticket-beyond-cars = { $start } – { $end } takes at least { $spaces } cars, and a player has { $cars }. Choose cities closer together, or give more cars.
warning-ticket-dear = { $start } – { $end } scores { $points } points for a path of { $spaces } spaces: more than usual. Give it about { $spaces }.
warning-ticket-cheap = { $start } – { $end } scores { $points } points for a path of { $spaces } spaces: less than usual. Give it about { $spaces }.
warning-ticket-easy = { $start } – { $end } is a single route of { $spaces }: too easy. Choose cities farther apart.
warning-ticket-twice = { $start } – { $end } is also the ticket { $first }. Change one of them.

warning-name-twice = two cities are called { $name }. Rename one, so that players know which one a ticket means.
warning-city-far = { $city } is far from all others. Check its position.
warning-cities-together = { $city } and { $other } are in nearly the same place. Check their positions.
warning-routes-cross = { $first } crosses { $other } on the map. Move a city, or remove one of them.
warning-spaces-overlap = spaces of { $first } and { $other } overlap on the map. Move a city, or remove one of them.
warning-space-over-city = { $first } runs over { $other } on the map. Move the city, or route the line through it.
warning-names-overlap = the names { $first } and { $other } overlap on the map. Shorten one, or move a city.
warning-name-over-city = the name { $first } covers { $other } on the map. Shorten it, or move a city.
warning-name-over-space = the name { $first } covers spaces of { $other } on the map. Shorten it, or give the city fewer routes.

## On paper

print-tile = { $name } · { $tile } of { $count } · print at 100%, overlap { $overlap } mm
print-cards = { $name } · cards
print-tickets = { $name } · tickets
print-cars = { $name } · cars
print-tokens = { $name } · tokens
print-points = spaces → points
