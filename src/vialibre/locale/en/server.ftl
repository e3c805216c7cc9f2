# What a table's server answers when it cannot do what it was asked, and what `vialibre serve` and `vialibre backup` say.
# Seats count from 1 for people. $detail is technical and not translated.

## Requests and identity

error-who-are-you = The server doesn’t know who you are. Enter a name to begin, or come back with your recovery phrase; a script sends the token it was given.
error-banned = You’ve been banned from this server. If you think this is a mistake, contact its operator.
error-wrong-origin = A page from another site requested this, so it was refused. Open the game at its own address and try again.
error-operator-only = Only the operator of this server can do this. If that’s you, send your token in the header X-Operator-Token.
error-too-fast = Too many requests. Wait a few seconds, then try again.
error-too-much-work = This board needs more computing time than the server allows. Use fewer cities and routes, or a simpler network.
error-too-large-message = This message is too large: at most { $most } bytes are allowed. Send less.
error-bad-message = The message can’t be understood at “{ $where }”: { $detail }. The page /api lists what you can send.
error-not-found = There is nothing at this address. The page /api lists what there is.
error-wrong-method = This address can’t be used this way. The page /api lists how.
error-server-fault = Something went wrong on the server. Check the table and try again; if it happens again, tell the operator.
error-busy = Table busy, try again.

## People

error-bad-name = “{ $name }” can’t be used as a name. Use readable letters, and don’t begin with “bot:”.
error-wrong-phrase = This recovery phrase isn’t known here. Check its words and their order, or create a new one where you are still signed in.
error-no-such-person = There is no person with this id. Copy it from a report or from a table.

## Tables before the start

error-no-such-table = There is no table at this link. Check that you copied all of it, or find another table on Home.
error-table-quarantined =
    This table has been set aside: { $reason ->
        [too_much_work] a computation took too long
        [damaged_log] its log can’t be read
        [board_refused] its board can no longer be played
       *[server_fault] the server failed at this table
    }. Your game is saved as it is, and the operator of this server has been informed. You can start a new table in the meantime.
error-not-quarantined = This table isn’t set aside.
error-no-such-board = There is no board “{ $board }” here. Choose one of { $known }.
error-host-only = Only the table’s host can do this. Ask them.
error-seat-free = Seat { $seat } is empty, so there is no one to remove. Choose another seat.
error-seat-taken = Seat { $seat } is already taken. Choose a free one.
error-table-full = All seats are taken. Watch the game, or find another table on Home.
error-not-seated = Only players at this table can do this. Take a seat first, if one is free.
error-not-your-seat = Seat { $seat } isn’t yours. Use one of your own.
error-no-such-level = There is no bot “{ $bot }” for tables. Choose one of { $known }.
error-seats-free = { $free ->
    [one] One seat is still free. Invite someone or add a bot, then start.
   *[other] { $free } seats are still free. Invite people or add bots, then start.
}
error-nobody-plays = Only bots are seated at this table. Take a seat yourself, then start.
error-already-started = The game has started, so this is no longer possible. Choose it at your next table.

## The game

error-not-started = The game hasn’t started. Wait until the host starts it.
error-table-over = This table is over. Ask for a rematch, or create a new table.
error-not-over = The game is still going on. This is available when it is over.
error-stale = This answers version { $version } of the position, but it is now { $now }: someone acted before you, perhaps you in another tab. Look at the table and choose again.
error-cannot-undo = Nothing can be undone: only your own last choice, as long as it revealed nothing hidden and no one has acted since. Play on.
error-given-up = Seat { $seat } was given up for good, and a bot plays it to the end. You can watch, or create a new table.
error-not-away = No bot is playing for you. Just play on.
error-not-gone = Seat { $seat } can’t be voted out: that is only possible for players whom a bot has replaced because they are away or out of time. Wait for them.
error-no-such-phrase = There is no quick phrase “{ $phrase }”. Choose one from the list.
error-nothing-said = This message is empty. Write a few words, or choose a quick phrase.
error-chat-off = The host has turned off free chat at this table. Use the quick phrases.
error-no-such-route = There is no route “{ $route }” on this board. Use an id from the board’s data.
error-no-such-position = There is no position after action { $at }: this game has { $most }. Choose a number from 0 to { $most }.
error-too-long-game = This game has { $steps } actions, and only games of up to { $most } can be replayed here. Download its record and use 'vialibre replay'.

## The page before its script runs

index-description = Vía Libre: train-route board games with friends and bots
index-noscript = Vía Libre needs JavaScript to draw the board.

## The page of the browser, where it was not built

no-page-title = The page is missing
no-page-text = This server is running and programs can use it, but the page for the browser was not built when it was installed, perhaps because there was no network.
no-page-how = Build it with this command, in the project folder and with a network connection, then start the server again:
no-page-api = API for programs

## Starting the server

error-port-taken = Port { $port } on { $host } is already in use, perhaps by another Vía Libre server. Stop that one, or choose another with --port.
error-cannot-serve = The address { $host }, port { $port }, can’t be used: { $detail }. Choose another with --host or --port.
error-workers-need-postgres = { $workers } workers need a PostgreSQL database, because a SQLite file serves one process. Name it with --database postgresql://user@host/name, or use one worker.
error-worker-failed = A worker could not start, so all were stopped. The lines above this one say why.
error-no-boards-folder = There is no folder { $folder }. Name one that has board files (*.toml) with --boards.
error-short-operator-token = The operator token in VIALIBRE_OPERATOR_TOKEN is too short to be safe. Use at least { $least } random characters, such as those from: openssl rand -hex 24

error-open-for-this-machine = Vía Libre is already running at { $url }, but only for this machine. Stop it with Ctrl-C, then start it again with --lan.
error-option-before-command = { $option } is for 'vialibre' without a command. Leave it out, or put it after '{ $command }' if that command has it.

cli-serve-help = Run a server for tables, so that people and bots can play from other devices. Stop it with Ctrl-C: running games are kept and continue when it is back.
cli-serve-examples =
    Examples:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = The address to listen on. Default: only this machine can reach the server.
cli-serve-port-help = The port to listen on; 0 takes any free port.
cli-serve-database-help = Where games are stored: sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a file in your data folder.
cli-serve-workers-help = How many processes share the work. More than one needs PostgreSQL.
cli-serve-thinkers-help = How many processes think for the slow bots (expert, master), for each of --workers. Default: the remaining cores, at least one.
cli-serve-bot-help = Offer a bot of your own at the tables, under this name. Can be given several times. If it fails or takes too long, another bot makes that move.
cli-serve-boards-help = A folder of board files (*.toml) to offer in addition to the built-in ones.
cli-serve-lan-help = Make it reachable from other devices on your network, and show the address as a QR code for phones.
cli-serve-limits-help = A factor for the usual rate limits per person or address, e.g. 5 for a club behind one address.
cli-serve-at = Vía Libre is running at { $url }
cli-serve-lan = Other devices on this network: { $url }
cli-serve-no-page = The page for the browser is missing, because it was not built. With a network connection, in the project folder: { $command }
cli-serve-stop = Stop it with Ctrl-C: everything is stored, and games continue when it is back.
cli-serve-stopped = Stopped. Everything is stored.
cli-serve-stopped-unstored = { $tables ->
        [one] Stopped. The database could not be written to: at one table the last move is not stored.
       *[other] Stopped. The database could not be written to: at { $tables } tables the last move is not stored.
    }

cli-backup-help = Copy the server’s whole database to one file, even while it is in use. docs/operating.md explains how to restore it.
cli-backup-examples =
    Examples:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = The file to write. It must not exist yet.
cli-backup-database-help = The server’s database, as for 'vialibre serve'.
cli-backup-done = Backup written to { $file }. Keep it safe: it contains the server’s keys and people’s messages.
