# What is wrong with a board file. $where is the file, the line and the row, such as "my.toml:17, route 3 (paris-zurich)".

## The file itself

board-unknown-board = There is no board “{ $name }”. { $close ->
    [0] The boards are { $known }.
   *[other] Did you mean { $near }? The boards are { $known }.
} For a board of your own, give the path of its file, ending in .toml.
board-file-missing = There is no file { $where }.
board-file-is-directory = { $where } is a folder. Give the path of the board file in it.
board-file-unreadable = { $where } can’t be read: { $reason }.
board-file-not-utf8 = { $where }: this is not UTF-8 text. Save the file with the encoding UTF-8.
board-file-too-large = { $where } is too large for a board file; at most { $most } KiB are read.
board-not-toml = { $where }: this is not valid TOML: { $detail }.
board-nested-too-deep = { $where }: values are nested too deeply. A board needs lists of tables, nothing deeper.

## Keys and values

board-missing-key = { $where }: the key “{ $key }” is missing. Add it; docs/board-format.md shows what it means.
board-unknown-key = { $where }: there is no key “{ $name }” here. { $close ->
    [0] Known keys: { $known }.
   *[other] Did you mean { $near }?
}
board-wrong-type = { $where }: “{ $key }” is { $value }, but must be { $expected ->
    [integer] a whole number
    [decimal] a number
    [flag] true or false
    [list] a list in square brackets
    [table] a table in braces
   *[text] a text in quotes
}.
board-too-small = { $where }: “{ $key }” is { $value }, but must be { $least } or more.
board-too-large = { $where }: “{ $key }” is { $value }, but must be { $most } or less.
board-out-of-range = { $where }: “{ $key }” is { $value }, but must be between { $least } and { $most }.
board-empty-text = { $where }: “{ $key }” is empty. Write something, or leave the key out if it may be missing.
board-text-too-long = { $where }: “{ $key }” has { $count } characters; at most { $most } are allowed.
board-unprintable-text = { $where }: “{ $key }” contains a line break or another character that can’t be shown: { $value }.
board-empty-list = { $where }: “{ $key }” is empty. It needs at least one entry.
board-too-many-rows = { $where }: “{ $key }” has { $count } entries; at most { $most } are allowed.
board-bad-number-key = { $where }: “{ $name }” can’t be a key of “{ $key }”. Use whole numbers from 1 to { $most }.
board-unknown-choice = { $where }: “{ $key }” can’t be “{ $name }”. { $close ->
    [0] Known: { $known }.
   *[other] Did you mean { $near }? Known: { $known }.
}
board-duplicate-name = { $where }: “{ $key }” names “{ $name }” twice. Remove one of them.

## Ids

board-bad-id = { $where }: “{ $name }” isn’t a valid id. Use lowercase letters a to z, digits and underscores, at most 40 characters.
board-bad-row-id = { $where }: “{ $name }” isn’t a valid id. Use lowercase letters a to z, digits, underscores, hyphens and periods, at most 90 characters.
board-duplicate-id = { $where }: the id “{ $name }” is taken by { $first }. Give this row another.

## Cities, routes and tickets

board-half-a-place = { $where }: there is “{ $key }” but no “{ $other }”. Give both.
board-no-place = { $where }: the city has no place. Give “lat” and “lon”, or “x” and “y”.
board-unknown-city = { $where }: there is no city “{ $name }”. { $close ->
    [0] Cities of this file: { $known }.
   *[other] Did you mean { $near }?
}
board-not-two-cities = { $where }: “cities” must name two cities; here it names { $count }.
board-route-to-itself = { $where }: the route leads from “{ $city }” to itself. Change one of its cities.
board-ticket-to-itself = { $where }: the ticket leads from “{ $city }” to itself. Change one of its cities.
board-city-without-routes = { $where }: no route leads to “{ $city }”. Add one, or remove the city.
board-ticket-unreachable = { $where }: no routes connect “{ $start }” with “{ $end }”, so this ticket can’t be completed. Add a route or change the ticket.
board-parallel-too-many = { $where }: at most { $most } routes may join the same two cities. Remove this one.
board-parallel-lengths = { $where }: its length is { $length }, but “{ $other }” between the same cities has { $other_length }. Parallel routes must be equally long.
board-color-not-in-deck = { $where }: the deck has no { $color } cards. Use one of { $known }, or gray, or add the color to “cards”.
board-route-too-long = { $where }: the route takes { $length } cars, but a player has only { $cars }.
board-no-points = { $where }: “points” does not say what a route of { $length } is worth. Add that length there.
board-route-unpayable = { $where }: the route takes { $length } cards, but there are only { $cards } of a color, { wild-card.plural } included. Shorten it or add cards.
board-ferry-without-rule = { $where }: the route is a ferry, but “rules” does not name “ferries”. Add it there, or remove “ferry” here.
board-tunnel-without-rule = { $where }: the route is a tunnel, but “rules” does not name “tunnels”. Add it there, or remove “tunnel” here.
board-ferry-too-large = { $where }: the ferry shows { $ferry } { wild-card } symbols on { $length } spaces. There can’t be more symbols than spaces.
board-ferry-too-few-wilds = { $where }: the ferry takes { $ferry } { wild-card.plural }, but the deck has only { $wilds }.

## Players, cards and tickets

board-players-reversed = { $where }: “from” is { $fewest } and “to” is { $most }. “from” must not be the greater one.
board-too-few-player-colors = { $where }: { $count } colors are not enough for { $players } players. Add more.
board-too-few-cards = { $where }: the deck has { $count } cards, but the hands of { $players } players and the row take { $needed }. Add cards, or deal fewer.
board-offer-too-large = { $where }: “{ $key }” offers { $count } tickets at once, long ones counted in; at most { $most } are allowed.
board-keep-too-many = { $where }: “{ $key }” asks to keep { $keep } of { $count } tickets. It must not be more than are offered.
board-too-few-tickets = { $where }: the opening deal to { $players } players takes { $needed } tickets, but there are { $count } (without the long ones, where these are dealt apart). Add tickets, or deal fewer.
board-too-few-long-tickets = { $where }: the opening deal to { $players } players takes { $needed } long tickets, but there are { $count }. Mark more with long = true, or deal fewer.

## Rules

board-unknown-rule = { $where }: there is no rule “{ $name }”. { $close ->
    [0] Known rules: { $known }.
   *[other] Did you mean { $near }?
}
board-duplicate-rule = { $where }: the rule “{ $name }” is named twice. Remove one of them.
board-alvin-without-markers = { $where }: this rule needs “markers”. Add that rule too.
board-too-few-start-cities = { $where }: { $count } cities are not enough for the starting cities of { $players } players. Add cities.
board-souvenir-without-rule = { $where }: the city is a souvenir location, but “rules” does not name “souvenirs”. Add it there, or remove “souvenir” here.
board-too-few-symbols = { $where }: each city with souvenir = true needs a symbol of its own; there are { $places } such cities, and the number of symbols is { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols } symbols need as many cities, but there are { $count }.
board-stack-starts-late = { $where }: “{ $key }” begins at { $first } players, but { $players } can play. Add an entry for { $players }.
board-table-length = { $where }: “table” has { $count } numbers, but needs { $needed }: one for each number of symbols, from none to all.
board-table-falls = { $where }: in “table”, { $symbols } symbols score { $points } points, fewer than the { $before } before. It must not fall.
board-tie-without-rule = { $where }: the tie-breaker “{ $name }” needs the rule of that name. Add it to “rules”, or remove the tie-breaker.
board-network-too-wide = { $where }: the network is too dense to find longest paths in it: its width is { $width }, at most { $most } is allowed. Remove routes, best those that cross others or join distant cities, or remove the rule “longest_path”.
board-station-choices = { $where }: with { $each } stations there are up to { $count } ways to use routes of others; at most { $most } are allowed. Give each player fewer stations, or remove routes at { $cities }.
board-file-not-regular = { $where } is not an ordinary file. Give the path of a board file.
