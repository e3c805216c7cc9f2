# The first page, the waiting room of a table, and the settings.

## The first page

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
home-level = Level of the bots
# What a bot of this level does, in a few words; the names are in level-name.
home-level-hint = { $level ->
    [easy] Grabs what scores right now.
    [normal] Follows its tickets.
    [hard] Plans ahead, and plans well.
    [expert] Tries its ideas a few turns ahead first. Thinks about 0.3 s a move.
   *[master] Plays its ideas through and guesses yours. Thinks about 1 s a move.
}
home-play = Play now
# Said while the game is being opened.
home-leaving = The signal is clear: here we go!

## Other ways to play

home-more-ways = More ways to play
home-friends = A table with friends
home-friends-hint = Make a table and share its link
home-friends-text = You get a link and a QR code to share. Free seats can be filled with bots before the start.
home-make-table = Make the table
home-hot-seat = On this device
home-hot-seat-hint = Several people take turns here
home-hot-seat-text = Pass the device around: between turns a curtain hides everybody’s cards.
home-hot-seat-play = Start the game
home-guide = Your first game
home-guide-hint = A guided tour of two minutes
home-design = Design a board
home-design-hint = Draw cities and routes, and play it at once
home-people = Who plays?
# Stands for a name that was not given.
home-person-number = Player { $number }
home-person-add = Add a person
home-person-remove = Remove { $name }
home-too-many = This board is for { $most } at most.
home-seats-number = Players
home-options = Options
home-option-public = Show it on the first page
home-option-public-hint = Anybody on this server can join. Otherwise only those with the link.
home-option-chat = Chat
home-option-chat-hint = Free text. Ready-made phrases can always be said.
# A variant of one board: Alvin is an extraterrestrial who moves from city to city.
home-option-alvin = Play with Alvin
home-option-alvin-hint = Who captures the visitor from space scores extra.
home-option-clock = Clock
home-clock-name = { $clock ->
    [none] None
    [quick] Quick
    [relaxed] Relaxed
    [days] Over days
   *[other] Own clock
}
home-clock-fact = Clock: { home-clock-name }
home-clock-none-hint = Everybody takes the time they need.
# $move and $reserve are durations in words, such as “30 seconds” and “3 minutes”.
home-clock-hint = For each move { $move }, and for the whole game { $reserve } in reserve.
home-option-pause = Speed of the bots
home-pause-name = { $pause ->
    [slow] Slow
    [normal] Normal
    [quick] Quick
    [none] At once
   *[other] Own
}
home-own-board = A board of your own
home-own-board-hint = A board file (.toml); the format is explained in the documentation.
home-own-board-chosen = Board file: { $name }
home-own-board-drop = Choose another board

## Lists of games

home-mine = Your games
home-mine-empty = No game is going on. Start one above: it waits here for you whenever you leave.
home-open = Open tables
home-open-empty = Nobody is waiting for players right now. Make a table and show it on the first page.
home-running = Games to watch
home-running-empty = No public game is being played at the moment.
home-replays = Finished games
home-replays-empty = Play a game to its end, and you can look at every move of it here.
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
   *[other] Place { $place } of { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# How it came out where several players were the reader’s.
home-winner = { $name } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-footer = Free, without accounts or advertising.
home-footer-links = More pages
home-programmers = For programmers

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
# Marks the seat of somebody who plays on the reader’s device.
room-this-device = This device
# Marks the seat of the person who made the table.
room-host = Host
room-away = Away
room-sit = Sit down
room-sit-here = Sit here
room-put-bot = Put a bot
room-leave = Leave
room-leave-named = Leave the seat of { $name }
room-remove = Remove
room-remove-named = Remove { $name }
room-your-name = Your name
room-or-watch = You can also just watch: the game appears here when it begins.
room-full = All seats are taken. You can watch: the game appears here when it begins.
room-another = Another person on this device
room-another-text = Somebody who plays with you on this device. Between turns a curtain hides the cards.
room-another-name = Their name
room-invite = Invite others
room-link = Link to this table
room-copy = Copy
room-copied = The link is on the clipboard.
room-copy-yourself = The link is selected: copy it with your device’s own command.
room-share = Share
# Sent along with the link.
room-share-text = Come and play { $board } with me!
room-not-shared = Only this computer can open the link.
# $command is what to type in a terminal; do not translate it.
room-not-shared-help = To let others in your network join, stop the program and start it with “{ $command }”.
room-code = QR code of { $link }
room-code-hint = Point a phone’s camera at it to join.
room-yes-no = { $value ->
    [yes] Yes
   *[no] No
}
room-start-title = Start
room-start = Start the game
room-start-ready = All seats are taken. Ready when you are!
room-start-free = { $count ->
    [one] { $count } seat is still free: wait for somebody, or put a bot there.
   *[other] { $count } seats are still free: wait for friends, or fill them with bots.
}
room-start-nobody = Only bots sit here. Sit down, and you can start.
room-bot-level = Level of new bots
room-fill = Fill with bots
room-wait-people = { $count ->
    [one] { $count } seat is still free. Waiting for somebody to come.
   *[other] { $count } seats are still free. Waiting for more people.
}
room-wait-host = All seats are taken. Waiting for { $name } to start the game.
room-wait-start = All seats are taken. Waiting for the start.
room-close = Give up this table
room-close-text = Nobody can play here afterwards, and the link stops working.
room-closed-title = This table is closed
room-closed = The host gave it up before the game began.
room-news-sat = { $name } sits down.
room-news-bot = A bot sits down: { $level }.
room-news-left = { $name } has left.
room-news-options = The options were changed.
room-news-host = { $name } is the host now.

## Settings

settings-page-title = Settings – Vía Libre
settings-looks = Language and look
settings-theme = Light or dark
settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] As the device
}
settings-motion = Less motion
settings-motion-hint = Cards and trains jump into place instead of sliding.
settings-playing = Playing
settings-confirm = Ask before claiming a route
settings-confirm-hint = One more click, no accidents.
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-hint = Single keys draw cards and open panels.
settings-signals = Sound and notifications
settings-sound = Sound
settings-volume = Volume
settings-notify = Tell me when it is my turn
settings-notify-hint = A message from the browser while you look elsewhere.
settings-notify-impossible = Not possible here: browsers allow it only on this computer or with https.
settings-notify-denied = The browser does not allow it. You can change that in the browser’s settings for this page.
settings-you = You
settings-name-saved = Your name is saved.
settings-name-hint = Others see it at the table. No account is needed: this browser remembers who you are.
settings-devices = Other devices
settings-devices-text = With a secret phrase you are the same person on another device, with all your games.
# A phrase of several words that lets a person sign in on another device.
settings-phrase = Your phrase
settings-phrase-make = Make a phrase
settings-phrase-text = Write it down or copy it: it is shown only once. A new phrase replaces the old one. Whoever has it can play as you.
settings-phrase-copied = The phrase is on the clipboard.
settings-phrase-write = Copying is not possible here: please write it down.
settings-phrase-done = I have it
settings-phrase-use = Phrase from another device
settings-phrase-go = Use it
settings-welcome-back = Welcome back, { $name }!
settings-sign-out-text = Lost a device, or played on somebody else’s? End it there from here.
settings-sign-out = Sign out everywhere else
settings-signed-out = Done: only this browser is you now.
settings-muted = Muted people
settings-muted-none = You have muted nobody. At a table you can mute people whose messages you do not want to see.
# Somebody whose name is not known any more; $id is the beginning of a code.
settings-muted-unknown = Somebody ({ $id }…)
settings-unmute = Unmute
settings-unmute-named = Unmute { $name }
settings-data = Your data
settings-data-text = The server keeps your name, your language, your games and what you said there.
settings-data-nobody = The server does not know you yet, so nothing is kept. It will once you start or join a game.
settings-export = Download my data
settings-delete = Delete my data
settings-delete-title = Delete everything about you?
settings-delete-text = Your name, your history and your phrase are deleted. You leave all tables; in finished games of others you become anonymous.
settings-delete-warning = This cannot be undone.
settings-delete-yes = Delete for good
settings-deleted = Everything about you is deleted.
