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
ending-globetrotter = Globetrotter
# The name of the table, for screen readers.
ending-table = Score sheets
# For a ticket or the longest path in the table.
ending-show-on-board = Show on the board
# $player is the seat that gave up or was voted out.
ending-early = { $reason ->
    [resigned] { $player } gave up, so the game ends here.
    [voted_out] { $player } was away and was voted out, so the game ends here.
   *[abandoned] Everyone agreed to abandon the game, so there is no winner.
}
ending-so-far = These are the points on the board so far; tickets and bonuses were not counted.
ending-again = Show the scoring
ending-rematch = Rematch
ending-join-rematch = Join the rematch
ending-watch-rematch = Watch the rematch
ending-replay = Replay
ending-download = Download the record
deal-changed = This table shows another lock on its secret than before. Nothing was added to its deal; do not play here.

## The check of the shuffle

verify-open = Verify the shuffle
verify-title = Was the deal fair?
verify-about = Before anyone sat down, the server committed to a secret number. Each player’s browser added random numbers of its own. All shuffles follow from these together, so no one could choose the cards. This page now recomputes everything.
verify-working = Checking…
verify-conclusion = { $verdict ->
    [proven] Everything checks out: no one could choose these cards.
    [follows] The deal follows from the published secret and everyone’s numbers. This device did not see the commitment to the secret beforehand, so it is not proven that the server had chosen it by then.
    [continued] The cards are those of the game that this one continues. How they were dealt is covered by that game’s own check.
    [alone] The numbers check out, but only the server added any, so this does not prove that no one chose the cards.
    [unproven] The cards match their seed, but where that seed comes from can’t be proven here: this game continues another one.
   *[wrong] Something doesn’t match. Do not trust this deal.
}
# Read out before each step by screen readers.
verify-finding = { $finding ->
    [right] OK:
    [wrong] Failed:
   *[unknown] Unknown:
}
verify-step-commitment = { $finding ->
    [right] The server’s secret is the one it committed to before the deal.
   *[wrong] The server’s secret is not the one it committed to before the deal.
}
verify-step-seen = { $finding ->
    [right] This browser saw the commitment to the secret before it added its number.
    [wrong] Before it added its number, this browser saw another commitment.
   *[unknown] This browser did not see the commitment before the deal, or has forgotten it.
}
verify-step-source = { $finding ->
    [right] The seed is that of the game that this one continues.
    [wrong] The seed is not that of the game that this one continues.
   *[unknown] This browser does not know the game that this one continues.
}
verify-step-entropy = { $finding ->
    [right] The number that this browser added is included.
    [wrong] The number that this browser added is missing.
   *[unknown] This browser added no number, or no longer has it.
}
# $count is how many seats added a number; bots add none.
verify-step-seed = { $finding ->
    [right] The seed follows from the secret and { $count ->
        [0] nothing else: no player added a number.
        [one] the number that one player added.
       *[other] the numbers that { $count } players added.
    }
   *[wrong] The seed does not follow from the secret and the numbers that the players added.
}
verify-step-first = { $finding ->
    [right] The first player is the one the seed drew.
    [wrong] The first player is not the one the seed drew.
   *[chosen] The host chose the first player, so none was drawn.
}
verify-step-tickets = { $finding ->
    [right] All { $count } opening tickets match the seed.
   *[wrong] The opening tickets do not match the seed.
}
verify-step-souvenirs = { $finding ->
    [right] The souvenirs are where the seed put them.
   *[wrong] The souvenirs are not where the seed put them.
}
verify-step-hands = { $finding ->
    [right] All { $count } cards of the opening hands match the seed.
   *[wrong] The opening hands do not match the seed.
}
verify-step-row = { $finding ->
    [right] The first row of face-up cards matches the seed.
   *[wrong] The first row of face-up cards does not match the seed.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] The one card drawn later from the first deck matches the seed.
       *[other] The { $count } cards drawn later from the first deck match the seed, in its order.
    }
    [wrong] The cards drawn later from the first deck do not match the seed.
   *[unknown] The cards of this board can’t be recomputed here.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] The one ticket drawn later matches the seed.
       *[other] The { $count } tickets drawn later match the seed, in its order.
    }
   *[wrong] The tickets drawn later do not match the seed.
}
verify-numbers = Show the numbers
verify-number-commitment = Commitment (SHA-256 of the secret)
verify-number-remembered = Commitment that this browser saw
verify-number-secret = The server’s secret
verify-number-entropy = Added by { $player }
verify-number-seed = Seed of all shuffles
verify-covers = Checked here: where the seed comes from; the first player, if drawn; the opening tickets, hands and row; the stacks of souvenirs, if the board has them; the order of the first deck and of the tickets, as far as the game showed it. Not checked here: decks that were shuffled again later, moves, scores and the server’s signature.
verify-elsewhere = The record contains all of this, signed by the server. With the command “vialibre verify” anyone can check every move of it, too.

## The replay of a finished game

# The title of the page; $board is the name of the board.
replay-title = Replay: { $board }
replay-back = Back to the table
replay-not-over = This game is still being played. You can replay it when it is over.
replay-watch = Go to the table
replay-no-table = There is no game at this link. Check that you copied all of it.
# Whose cards are shown.
replay-eyes = View as
replay-eyes-open = All cards face up
replay-eyes-spectator = Spectator
# The choice of what is shown beside the board.
replay-tabs = Views of the game
replay-tab-players = Players
replay-tab-charts = Charts
replay-tab-steps = Moves
replay-tab-more = More

## Moving through the game

replay-controls = Playback
# A step is a position between two moves: 0 is the deal.
replay-moment = Step { $at } of { $last }
replay-slider = Step
replay-first = First step
replay-turn-back = One turn back
replay-back-one = One move back
replay-play = Play
replay-pause = Pause
replay-forward-one = One move forward
replay-turn-forward = One turn forward
replay-last = Last step
replay-speed = Speed
# How fast the replay plays: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Arrow keys: one move back or forward. Page Up and Page Down: one turn. Home and End: first and last step. Space: play or pause.
replay-deal = The cards are dealt.
replay-no-marker = { $player } skips the city marker.

## What everybody had

# $cards is a list such as “a red card, a locomotive and a blue card”; for screen readers.
replay-row = Face-up cards: { $cards }
replay-row-empty = No face-up cards
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
replay-chance-about = The chance to win is an estimate from what each player could know at that step, fitted to games between bots.
# The cards in the hand of $player, for screen readers.
replay-hand = { $player }’s hand: { $cards }
replay-hand-empty = { $player } has no cards.
replay-hand-hidden = { $count ->
    [0] No cards
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
replay-tickets-hidden = { $count ->
    [0] No tickets
    [one] { $count } hidden ticket
   *[other] { $count } hidden tickets
}
replay-tickets-none = No tickets at this step
# How a ticket stands.
replay-ticket-state = { $state ->
    [done] completed
    [possible] possible
    [cut_off] blocked
   *[offered] offered
}
# How a ticket stood in the course of the game: “possible from 3”. $from is a step.
replay-ticket-from = { replay-ticket-state } from { $from }
replay-strips-about = The strips show when a ticket was possible, completed or blocked. Choose one to go there.

## Charts

replay-chart-scores = Points on the board
replay-chart-chances = Chance to win
replay-chart-as-table = As a table
replay-chart-moment = Step
# What a chart shows, for screen readers; $values is a list such as “Ana 86, Bea 96”.
replay-chart-summary = { $title }. At the end: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Choose a point in a chart to go to that step. The numbers beside it are the final ones.

## More

replay-link = Link to this step
replay-copy = Copy the link
replay-copied = Link copied.
replay-not-copied = Your browser doesn’t allow copying: copy the link from the field yourself.
replay-play-on = Play on from here
replay-play-on-about = Take a seat at this step and play on against bots, with the same cards to come.
replay-play-on-over = The game is over at this step. Go back a little to play on.
replay-play-on-seat = Your seat
replay-play-on-start = Start
