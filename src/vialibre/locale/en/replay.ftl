# What comes after the last move: the scoring, the check of the shuffle, and the replay of a finished game.
# $player, $ticket and $city are names, ready to be shown. Names of score lines that are not here are in game.ftl.

## The scoring, as a short show and then as a table

ending-title = Final score
ending-title-early = The game ended early
# Ends the show of the scoring at once.
ending-skip = Skip
# Makes the sheet with the result smaller or larger, on phones.
ending-fold = Result
ending-ticket = Ticket completed
ending-ticket-missed = Ticket not completed
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}
# Lines of the table of scores.
ending-tickets = Tickets
ending-longest = Longest path
ending-globetrotter = Most completed tickets
# The name of the table, for screen readers.
ending-table = Score sheets
# For a ticket or the longest path in the table.
ending-show-on-board = Show on the board
# $player is the seat that gave up or was voted out.
ending-early = { $reason ->
    [resigned] { $player } gave up, so the game ends here.
    [voted_out] { $player } was away and was voted out, so the game ends here.
   *[abandoned] Everybody agreed to stop here, so nobody wins.
}
ending-so-far = These are the points on the board so far; tickets and bonuses were not counted.
ending-again = Show the scoring
ending-rematch = Rematch
ending-join-rematch = Join the rematch
ending-watch-rematch = Watch the rematch
ending-replay = Replay
ending-download = Download the record

## The check of the shuffle. “Fits” and “does not fit” are about numbers that are compared.

verify-open = Verify the shuffle
verify-title = Was the deal fair?
verify-about = Before anybody sat down, the server locked in a secret number. Every person’s browser added random numbers of its own. All shuffles follow from these together, so nobody could choose the cards. This page now works it all out again.
verify-working = Working it out …
verify-conclusion = { $verdict ->
    [proven] Everything fits: nobody could choose these cards.
    [alone] The numbers fit, but only the server added any: it is not proven that nobody chose the cards.
    [unproven] The cards fit their seed, but where that seed comes from cannot be proven here: this game goes on from another one.
   *[wrong] Something does not fit. Do not trust this deal.
}
# Read out before each step by screen readers.
verify-finding = { $finding ->
    [right] Fits:
    [wrong] Does not fit:
   *[unknown] Not known here:
}
verify-step-commitment = { $finding ->
    [right] The server’s secret is the one it locked in before the deal.
   *[wrong] The server’s secret is not the one it locked in before the deal.
}
verify-step-seen = { $finding ->
    [right] It is also the one that this browser saw when it came to the table.
    [wrong] This browser saw another lock on the secret when it came to the table.
   *[unknown] This browser was not here before the deal, so it cannot compare what it saw then.
}
verify-step-entropy = { $finding ->
    [right] The number that this browser added is in the mix.
    [wrong] The number that this browser added is missing from the mix.
   *[unknown] This browser added nothing, or has forgotten it.
}
# $count is how many seats added a number; bots add none.
verify-step-seed = { $finding ->
    [right] The seed follows from the secret and { $count ->
        [0] nothing else: no person added anything.
        [one] the number of one person.
       *[other] the numbers of { $count } persons.
    }
   *[wrong] The seed does not follow from the secret and what the persons added.
}
verify-step-first = { $finding ->
    [right] The seat that began is the one the seed drew.
    [wrong] The seat that began is not the one the seed drew.
   *[unknown] The table chose who begins, so nothing was drawn.
}
verify-step-tickets = { $finding ->
    [right] All { $count } opening tickets are those of the seed.
   *[wrong] The opening tickets are not those of the seed.
}
verify-step-souvenirs = { $finding ->
    [right] The souvenirs lie where the seed put them.
   *[wrong] The souvenirs do not lie where the seed put them.
}
verify-step-hands = { $finding ->
    [right] All { $count } cards of the opening hands are those of the seed.
   *[wrong] The opening hands are not those of the seed.
}
verify-step-row = { $finding ->
    [right] The first open row is that of the seed.
   *[wrong] The first open row is not that of the seed.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] The one card that came from the first deck later is that of the seed.
       *[other] The { $count } cards that came from the first deck later are those of the seed, in its order.
    }
    [wrong] The cards that came from the first deck later are not those of the seed.
   *[unknown] The cards of this board cannot be worked out here.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] The one ticket drawn later is that of the seed.
       *[other] The { $count } tickets drawn later are those of the seed, in its order.
    }
   *[wrong] The tickets drawn later are not those of the seed.
}
verify-numbers = Show the numbers
verify-number-commitment = Lock on the secret (its SHA-256)
verify-number-remembered = Lock that this browser saw
verify-number-secret = The server’s secret
verify-number-entropy = Added by { $player }
verify-number-seed = Seed of all shuffles
verify-elsewhere = The record holds all of this, signed by the server. With the program “vialibre verify” anybody can check every move of it, too.

## The replay of a finished game

# The title of the page; $board is the name of the board.
replay-title = Replay: { $board }
replay-back = Back to the table
replay-not-over = This game is still being played. Its replay can be seen when it is over.
replay-watch = Go to the table
replay-no-table = There is no game at this link. See that all of it was copied.
# Whose cards one sees.
replay-eyes = Seen by
replay-eyes-open = All cards open
replay-eyes-spectator = Spectator
# The choice of what is shown beside the board.
replay-tabs = Views of the game
replay-tab-players = Players
replay-tab-charts = Charts
replay-tab-steps = Moves
replay-tab-more = More

## Moving through the game

replay-controls = Moving through the game
# A moment is a position between two moves: 0 is the deal.
replay-moment = Moment { $at } of { $last }
replay-slider = Moment of the game
replay-first = First moment
replay-turn-back = One turn back
replay-back-one = One move back
replay-play = Play
replay-pause = Pause
replay-forward-one = One move forward
replay-turn-forward = One turn forward
replay-last = Last moment
replay-speed = Speed
# How fast the replay plays: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Arrow keys: a move back or forward. Page up and Page down: a turn. Home and End: first and last moment. Space: play or pause.
replay-deal = The cards are dealt.
replay-no-marker = { $player } puts no city marker.

## What everybody had

# $cards is a list such as “a red card, a locomotive and a blue card”; for screen readers.
replay-row = Open cards: { $cards }
replay-row-empty = No open cards
replay-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
replay-ticket-pile = { $count ->
    [one] { $count } ticket left
   *[other] { $count } tickets left
}
replay-score = Points
replay-cars = Cars
replay-cards = Cards
replay-tickets = Tickets
replay-chance = Chance
replay-luck = Luck
replay-luck-about = Luck counts cards drawn from the deck: how many more { wild-card.plural } than expected, and how many fewer extra cards at tunnels. +1 is one card better than average.
replay-chance-about = The chance to win is an estimate from what each seat could know at that moment, fitted to games of bots.
# The cards in the hand of $player, for screen readers.
replay-hand = Hand of { $player }: { $cards }
replay-hand-empty = { $player } has no cards.
replay-hand-hidden = { $count ->
    [0] No cards
    [one] { $count } card, not seen
   *[other] { $count } cards, not seen
}
replay-tickets-hidden = { $count ->
    [0] No tickets
    [one] { $count } ticket, not seen
   *[other] { $count } tickets, not seen
}
replay-tickets-none = No tickets at this moment
# How a ticket stands.
replay-ticket-state = { $state ->
    [done] done
    [possible] possible
    [cut_off] cut off
   *[offered] offered
}
# How a ticket stood in the course of the game: “possible from 3”. $from is a moment.
replay-ticket-from = { replay-ticket-state } from { $from }
replay-strips-about = The strips show when a ticket was possible, done or cut off. Touch one to go there.

## Charts

replay-chart-scores = Points on the board
replay-chart-chances = Chance to win
replay-chart-as-table = As a table
replay-chart-moment = Moment
# What a chart shows, for screen readers; $values is a list such as “Ana 86, Bea 96”.
replay-chart-summary = { $title }. At the end: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Touch a chart to go to that moment. The numbers beside it are the final ones.

## More

replay-link = Link to this moment
replay-copy = Copy the link
replay-copied = The link is copied.
replay-not-copied = Copy the link from the field yourself: this browser does not allow it.
replay-play-on = Play on from here
replay-play-on-about = Take a seat at this moment and play on against bots, with the same cards to come.
replay-play-on-over = The game is over at this moment. Go back a little to play on.
replay-play-on-seat = Your seat
replay-play-on-start = Start
