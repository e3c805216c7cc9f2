# Home, the waiting room of a table, and the settings.

## Home

home-tagline = Build railways across the map, with friends or against bots.
home-language = Language
home-settings = Settings
# Read aloud as the heading of the form that starts a game against bots.
home-play-title = A game against bots
# As printed on a railway ticket: whose it is. The name follows.
home-passenger = Passenger
home-name = Your name
home-name-save = Save
home-name-change = { $name }: change your name
home-board = Board
home-players = { $from }–{ $to } players
home-bots-number = Bots
home-level = Bot level
# What a bot of this level does, in a few words; the names are in level-name.
home-level-hint = { $level ->
    [easy] Takes whatever scores right now.
    [normal] Follows its tickets.
    [hard] Plans ahead, and plans well.
    [expert] Tries out its ideas a few turns ahead. Thinks about 0.3 s per move.
   *[master] Plays its ideas through and guesses yours. Thinks about 1 s per move.
}
home-play = Play now
home-level-own = A bot of this server’s own.
# Said while the game is being opened.
home-leaving = All clear: here we go!

## Other ways to play

home-more-ways = More ways to play
home-friends = A table with friends
home-friends-hint = Create a table and share its link
home-friends-text = You get a link and a QR code to share. You can fill free seats with bots before the start.
home-make-table = Create table
home-hot-seat = On this device
home-hot-seat-hint = Several people take turns here
home-hot-seat-text = Pass the device around: between turns a curtain hides everyone’s cards.
home-hot-seat-play = Start game
home-guide = Your first game
home-guide-hint = A guided two-minute tour
home-design = Design a board
home-design-hint = Draw cities and routes, and play right away
home-people = Who’s playing?
# Stands for a name that was not given.
home-person-number = Player { $number }
home-person-add = Add player
home-person-remove = Remove { $name }
home-too-many = This board is for at most { $most } players.
home-seats-number = Players
home-options = Options
home-more-options = More options
home-option-public = Public table
home-option-public-hint = Anyone on this server can join. Otherwise only people with the link.
home-option-chat = Chat
home-option-chat-hint = Free text. Quick phrases are always available.
# A variant of one board: Alvin is an extraterrestrial who moves from city to city.
home-option-alvin = Play with Alvin
home-option-alvin-hint = Capture the visitor from space to score extra.
home-option-first = Who goes first
home-first-random = Random
home-first-you = You
home-option-clock = Clock
home-clock-name = { $clock ->
    [none] None
    [quick] Quick
    [relaxed] Relaxed
    [days] Correspondence
   *[other] Custom
}
home-clock-fact = Clock: { home-clock-name }
home-clock-none-hint = Everyone takes the time they need.
# $move and $reserve are durations in words, such as “30 seconds” and “3 minutes”.
home-clock-hint = { $move } per move, plus { $reserve } in reserve for the whole game.
home-option-pause = Bot speed
home-pause-name = { $pause ->
    [slow] Slow
    [normal] Normal
    [quick] Quick
    [none] Instant
   *[other] Custom
}
home-own-board = Your own board
home-own-board-hint = A board file (.toml); the documentation explains the format.
home-own-board-chosen = Board file: { $name }
home-own-board-drop = Choose another board

## Lists of games

home-mine = Your games
home-mine-empty = No games in progress. Start one above: it waits here for you whenever you leave.
home-open = Open tables
home-open-empty = No table is waiting for players right now. Create a public table.
home-running = Watch a game
home-running-empty = No public game is being played right now.
home-replays = Finished games
home-replays-empty = Finish a game, and you can replay every move of it here.
home-wait = Waiting room
home-continue = Continue
home-join = Join
home-watch = Watch
home-replay = Replay
home-replays-more = Show more
home-show-all = Show all { $count }
# The bots of a table, at the end of a list of names: “Ana, Bea and 2 bots”.
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
home-with-alvin = with Alvin
# How a finished game came out for the reader.
home-result = { $place ->
    [1] Won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Finished { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# How it came out where several players were the reader’s.
home-winner = { $name } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-footer = Free. No accounts, no ads.
home-footer-links = More pages
home-programmers = For developers

## The waiting room of a table

# The title of the browser’s window.
room-page-title = { $board } – Vía Libre
room-title = Waiting room
room-seats = Seats
room-seat-free = Free
room-seat-number = Seat { $number }
room-bot = Bot
# Marks the reader’s own seat.
room-you = You
# Marks the seat of a person who plays on the reader’s device.
room-this-device = This device
# Marks the seat of the person who made the table.
room-host = Host
room-away = Away
room-sit = Take a seat
room-sit-here = Sit here
room-put-bot = Add bot
room-leave = Leave
room-leave-named = Leave { $name }’s seat
room-remove = Remove
room-remove-named = Remove { $name }
room-your-name = Your name
room-or-watch = You can also just watch: the game appears here when it starts.
room-full = All seats are taken. You can watch: the game appears here when it starts.
room-another = Another player on this device
room-another-text = Someone who plays with you on this device. Between turns a curtain hides the cards.
room-another-name = Their name
room-invite = Invite others
room-link = Link to this table
room-copy = Copy
room-copied = Link copied.
room-copy-yourself = The link is selected: copy it with your device’s own command.
room-share = Share
# Sent along with the link.
room-share-text = Come and play { $board } with me!
room-not-shared = The link only works on this computer.
# $command is what to type in a terminal; do not translate it.
room-not-shared-help = To let other devices on your network join, stop the program and start it with “{ $command }”.
room-code = QR code for { $link }
room-code-hint = Point a phone’s camera at it to join.
room-yes-no = { $value ->
    [yes] Yes
   *[no] No
}
room-start-title = Start
room-start = Start game
room-start-ready = All seats are taken. Start when you’re ready!
room-start-free = { $count ->
    [one] { $count } seat is still free: wait for someone, or add a bot.
   *[other] { $count } seats are still free: wait for friends, or fill them with bots.
}
room-start-bots-only = Only bots are seated. Take a seat to start the game.
room-bot-level = Level of new bots
room-fill = Fill with bots
room-wait-people = { $count ->
    [one] { $count } seat is still free. Waiting for another player.
   *[other] { $count } seats are still free. Waiting for more players.
}
room-wait-host = All seats are taken. Waiting for { $name } to start the game.
room-wait-start = All seats are taken. Waiting for the start.
room-close = Close table
room-close-text = No one can play here afterwards, and the link stops working.
room-closed-title = This table is closed
room-closed = The host closed it before the game started.
room-news-sat = { $name } takes a seat.
room-news-bot = A bot takes a seat: { $level }.
room-news-left = { $name } has left.
room-news-options = The options have changed.
room-news-host = { $name } is now the host.

## Settings

settings-page-title = Settings – Vía Libre
settings-looks = Language and appearance
settings-theme = Theme
settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] System
}
settings-motion = Reduce motion
settings-motion-hint = Cards and trains jump into place instead of sliding.
settings-playing = Gameplay
settings-confirm = Confirm before claiming a route
settings-confirm-hint = One more click, no accidents.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-hint = Single keys draw cards and open panels.
settings-signals = Sound and notifications
settings-sound = Sound
settings-volume = Volume
settings-notify = Notify me when it’s my turn
settings-notify-hint = A browser notification while you’re looking elsewhere.
settings-notify-impossible = Not possible here: browsers allow it only on this computer or over https.
settings-notify-denied = Your browser doesn’t allow it. You can change that in its settings for this page.
settings-you = You
settings-name-saved = Name saved.
settings-name-hint = Others see it at the table. No account is needed: this browser remembers you.
settings-devices = Other devices
settings-devices-text = With a recovery phrase you are the same person on another device, with all your games.
# A phrase of several words that lets a person sign in on another device.
settings-phrase = Recovery phrase
settings-phrase-make = Create a recovery phrase
settings-phrase-renew = New recovery phrase
settings-phrase-renew-text = You have a recovery phrase. A new one replaces it: the old one stops working at once.
settings-phrase-renew-ask = Make a new recovery phrase?
settings-phrase-renew-warning = The old one stops working at once.
settings-phrase-renew-yes = Make a new one
settings-phrase-text = Write it down or copy it: it is shown only once. A new phrase replaces the old one. Anyone who has it can play as you.
settings-phrase-copied = Phrase copied.
settings-phrase-write = Copying isn’t possible here: please write it down.
settings-phrase-done = I’ve saved it
settings-phrase-use = Recovery phrase from another device
settings-phrase-go = Use it
settings-welcome-back = Welcome back, { $name }!
settings-sign-out-text = Lost a device, or played on someone else’s? Sign out there from here.
settings-sign-out = Sign out everywhere else
settings-signed-out = Done: you’re signed in only here.
settings-muted = Muted players
settings-muted-none = You haven’t muted anyone. At a table you can mute people whose messages you don’t want to see.
# A person whose name is no longer known; $id is the beginning of a code.
settings-muted-unknown = Unknown ({ $id }…)
settings-unmute = Unmute
settings-unmute-named = Unmute { $name }
settings-data = Your data
settings-data-text = The server stores your name, your language, your games and your messages.
settings-data-empty = The server doesn’t know you yet, so nothing is stored. It will be once you start or join a game.
settings-export = Download my data
settings-delete = Delete my data
settings-delete-title = Delete everything about you?
settings-delete-text = Your name, your history and your recovery phrase are deleted. You leave all tables; in other people’s finished games you become anonymous.
settings-delete-warning = This can’t be undone.
settings-delete-yes = Delete permanently
settings-deleted = All your data has been deleted.
