# What a table's server answers when it cannot do what it was asked, and what `vialibre serve` and `vialibre backup` say.
# Seats are numbered from 0, as everywhere. $detail is technical and not translated.

## Who asks, and how

error-who-are-you = The server does not know who you are. Give a name to begin, or come back with your recovery phrase; a script sends the token it was given.
error-banned = The operator of this server has shut you out. If you think this is a mistake, write to them.
error-wrong-origin = A page of another site asked for this, so it was not done. Open the game at its own address and try again.
error-operator-only = Only the operator of this server can do this. If you are, send your token in the header X-Operator-Token.
error-too-fast = That was too much in a short time. Wait a few seconds, then go on.
error-too-large-message = This message is too large: { $most } bytes are the most. Send less.
error-bad-message = The message cannot be understood at “{ $where }”: { $detail }. The page /api lists what can be sent.
error-not-found = There is nothing at this address. The page /api lists what there is.
error-wrong-method = This address cannot be used in this way. The page /api lists how.
error-server-fault = Something went wrong inside the server. Look at the table and try again; if it stays so, tell the operator.
error-busy = Others were faster several times in a row. Try again.

## People

error-bad-name = “{ $name }” cannot be a name. Use letters that can be read, and do not begin with “bot:”.
error-wrong-phrase = Nobody has this recovery phrase. Check its words and their order, or make a new one where you are still known.
error-no-such-person = There is nobody with this id. Copy it from a report or from a table.

## Tables before the start

error-no-such-table = There is no table at this link. See that all of it was copied, or find another table in the lobby.
error-no-such-board = There is no board “{ $board }” here. Choose one of { $known }.
error-host-only = Only the host of the table can do this. Ask them.
error-seat-free = Nobody sits on seat { $seat }, so nobody can be removed from it. Choose another seat.
error-seat-taken = Somebody sits on seat { $seat } already. Choose a free one.
error-table-full = All seats are taken. Watch the game, or find another table in the lobby.
error-not-seated = Only who sits at this table can do this. Take a seat first, if one is free.
error-not-your-seat = Seat { $seat } is not yours. Use one of your own.
error-no-such-level = There is no bot “{ $bot }” to sit at a table. Choose one of { $known }.
error-seats-free = { $free ->
    [one] One seat is still free. Invite somebody or put a bot on it, then start.
   *[other] { $free } seats are still free. Invite people or put bots on them, then start.
}
error-nobody-plays = Only bots sit at this table. Take a seat yourself, then start.
error-already-started = The game has begun, so this can no longer be done. Choose it at the next table.

## The game

error-not-started = The game has not begun. Wait until the host starts it.
error-table-over = This table is over. Ask for a rematch, or open a new table.
error-not-over = The game is still going on. This can be had when it is over.
error-stale = This answers version { $version } of the position, but it is now { $now }: somebody acted before, perhaps you in another tab. Look at the table and choose again.
error-cannot-undo = There is nothing you can take back: only your own last choice, while nothing hidden was revealed by it and nobody acted since. Play on.
error-given-up = Seat { $seat } was given up for good, and a bot plays it to the end. You can watch, or open a new table.
error-not-away = No bot plays for you. Simply go on.
error-not-gone = Seat { $seat } cannot be voted out: this is for others whom a bot replaces because they are gone or out of time. Wait for them.
error-no-such-phrase = There is no quick phrase “{ $phrase }”. Choose one from the list.
error-nothing-said = There is nothing in this message. Write a few words, or choose a quick phrase.
error-chat-off = The host has switched off free chat at this table. Use the quick phrases.
error-no-such-route = There is no route “{ $route }” on this board. Take its id from the facts of the board.
error-no-such-position = There is no position after action { $at }: this game has { $most }. Choose a number from 0 to { $most }.
error-too-long-game = This game has { $steps } actions, and only games of up to { $most } can be looked through here. Download its record and use 'vialibre replay'.

## The page of the browser, where it was not built

no-page-title = The page is missing
no-page-text = This server runs and programs can use it, but the page for the browser was not built when it was installed, perhaps because there was no network.
no-page-how = Build it with this command, in the folder of the project and with a network, then start the server again:
no-page-api = What programs can ask for

## Starting the server

error-port-taken = Port { $port } of { $host } is in use already, perhaps by another server of this program. Stop that one, or choose another with --port.
error-cannot-serve = The address { $host }, port { $port }, cannot be used: { $detail }. Choose another with --host or --port.
error-workers-need-postgres = { $workers } workers need a PostgreSQL database, since a SQLite file serves one process. Name it with --database postgresql://user@host/name, or use one worker.
error-worker-failed = A worker could not start, so all were stopped. The lines above this one say why.
error-no-boards-folder = There is no folder { $folder }. Name one that has board files (*.toml) with --boards.
error-short-operator-token = The operator's token in VIALIBRE_OPERATOR_TOKEN is too short to be safe. Use at least { $least } signs that nobody can guess, such as those of: openssl rand -hex 24

error-open-for-this-machine = Vía Libre is already open at { $url }, but for this machine only. Stop that one with Ctrl-C, then start it again with --lan.
error-option-before-command = { $option } is for 'vialibre' without a command. Leave it out, or put it behind '{ $command }' if that has it.

cli-serve-help = Open a server for tables, so that people and bots can play from other devices. Stop it with Ctrl-C: running games are kept and go on when it is back.
cli-serve-examples =
    Examples:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = The address to listen at. Without it only this machine can reach the server.
cli-serve-port-help = The port to listen at; 0 takes any that is free.
cli-serve-database-help = Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it: a file in your data folder.
cli-serve-workers-help = How many processes share the work. More than one needs PostgreSQL.
cli-serve-thinkers-help = How many processes think for the bots that take their time (expert, master), for each of --workers. Not given: as many as there are cores beside those, at least one.
cli-serve-boards-help = A folder of board files (*.toml) to offer beside those of the package.
cli-serve-lan-help = Let other devices in the same network in, and show the address as a QR code for phones.
cli-serve-limits-help = Times the usual limits on how fast one person or address may ask, e.g. 5 for a club behind one address.
cli-serve-at = Vía Libre is open at { $url }
cli-serve-lan = Others in this network go to { $url }
cli-serve-no-page = The page for the browser is missing, since it was not built. With a network, in the folder of the project: { $command }
cli-serve-stop = Stop it with Ctrl-C: everything is stored, and games go on when it is back.
cli-serve-stopped = Stopped. Everything is stored.

cli-backup-help = Copy the server's whole database to one file, also while it is in use. docs/operating.md says how to bring it back.
cli-backup-examples =
    Examples:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = The file to write. It must not be there yet.
cli-backup-database-help = The server's database, as for 'vialibre serve'.
cli-backup-done = Backup written to { $file }. Keep it safe: it holds the server's keys and what people wrote.
