### What a record tells: 'vialibre analyse' and the page that its --html writes.
# $player, $route, $city and $tickets are names, ready to be shown; $bot is a bot's name; percentages come as text, such as 6.2%.

cli-analyse-help = Review a recorded game: for each decision what a bot would have done and how much chance to win was lost, the biggest mistakes in words, luck, tickets. Several records: a table per player.
cli-analyse-examples =
    Examples:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = One or more records, as written by 'vialibre watch --save' or downloaded from a table.
cli-analyse-bot-help = The bot to compare with: its name, or your own as module:Class.
cli-analyse-samples-help = In how many possible worlds both actions are tried; more take longer and are more precise.
cli-analyse-rounds-help = How many rounds the bot plays for everyone before a position is judged.
cli-analyse-unfinished-help = Also review games that are not over yet. This reveals what their players may not know.
cli-analyse-records = Records
cli-analyse-moves = Moves
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = interrupted; this is what { $done ->
    [one] one record
   *[other] { $done } records
} of { $all } tell.
cli-analyse-some-unreadable = { $count ->
    [one] One record was
   *[other] { $count } records were
} skipped; see above.

error-review-goes-on = This game is not over, and a review would tell its players what they may not know yet. Use --unfinished to review it anyway.

## What was done, and what the bot would have done. $kind says which action it is; the names in it depend on that.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } kept no tickets
       *[other] { $player } kept { $tickets }
    }
    [start] { $player } started in { $city }
    [place] { $player } put the “{ symbol-name }” souvenirs on { $city }
    [draw] { $player } took { a-card } from the row
    [deck] { $player } drew from the deck
    [tickets] { $player } drew tickets
    [claim] { $player } claimed { $route } with { card-set }
    [tunnel] { $player } tried the tunnel { $route } with { card-set }
    [pay] { $player } paid { card-set } extra for the tunnel
    [decline] { $player } gave up the tunnel
    [station] { $player } built a station in { $city }, paying { payment }
    [marker] { $player } placed a city marker on { $city } for { card-set }
    [no-marker] { $player } skipped the city marker
    [souvenir] { $player } took the souvenir from { $city }
    [alvin] { $player } sent Alvin to { $city }
   *[pass] { $player } passed
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } would have kept no tickets
       *[other] { $bot } would have kept { $tickets }
    }
    [start] { $bot } would have started in { $city }
    [place] { $bot } would have put the “{ symbol-name }” souvenirs on { $city }
    [draw] { $bot } would have taken { a-card } from the row
    [deck] { $bot } would have drawn from the deck
    [tickets] { $bot } would have drawn tickets
    [claim] { $bot } would have claimed { $route } with { card-set }
    [tunnel] { $bot } would have tried the tunnel { $route } with { card-set }
    [pay] { $bot } would have paid { card-set } extra for the tunnel
    [decline] { $bot } would have given up the tunnel
    [station] { $bot } would have built a station in { $city }, paying { payment }
    [marker] { $bot } would have placed a city marker on { $city } for { card-set }
    [no-marker] { $bot } would have skipped the city marker
    [souvenir] { $bot } would have taken the souvenir from { $city }
    [alvin] { $bot } would have sent Alvin to { $city }
   *[pass] { $bot } would have passed
}
# $did and $would are the two sentences above.
review-mistake = Move { $move }: { $did }. { $would }: { $loss } of the chance to win lost ({ $after } instead of { $best }).
review-no-mistake = Nothing that { $bot } would have done looks clearly better.

## Titles, heads of tables, notes

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] One game
   *[other] { $games } games
} reviewed
review-lead = { $moves ->
    [one] One move.
   *[other] { $moves } moves.
} { $result } Compared with { $bot }.
review-lead-many = { $players ->
    [one] One player
   *[other] { $players } players
}, { $decisions ->
    [one] one decision.
   *[other] { $decisions } decisions.
} Compared with { $bot }.
review-stopped = The game stopped early.
review-players = Players
review-players-note = Lost: chance to win, on average per decision that left a choice. Agrees: how often { $bot } would have done the same. Luck: in cards per game, { wild-card.plural } drawn from the deck above expectation plus extra tunnel cards below it.
review-player = Player
review-score = Points
review-mean-score = Mean points
review-games = Games
review-wins = Wins
review-loss = Lost
review-agreement = Agrees
review-luck = Luck
review-decisions-count = Decisions
review-biggest = Biggest mistake
review-biggest-at = { $loss } at move { $move } of { $file }
review-points = Points
review-chances = Chance to win
review-chances-note = Each player’s chance after each move, from what they could know, scaled to 100% in total. Rings mark the mistakes below.
review-chance-of = { $player } after move { $move }: { $chance }
review-mistakes = The biggest mistakes
review-mistakes-note = At most three per player, and only what is clearly more than noise.
review-tickets = Tickets
review-tickets-note = When each ticket was kept, and since which move it was completed or blocked.
review-ticket = Ticket
review-kept = Kept
review-state = How it ended
review-ticket-state = { $state ->
    [done] completed since move { $move }
    [open] possible to the end, not completed
    [possible] still possible
   *[cut_off] blocked since move { $move }
}
review-luck-title = Luck of the draw
review-luck-note = What came, compared with what was expected when it was drawn. Spread: how unusual that is; beyond 2 either way is rare.
review-wilds = { wild-card.plural-start } drawn from the deck
review-tunnels = Extra tunnel cards
review-came = { $came } of { $cards } ({ $expected } expected)
review-none = none
review-spread = Spread
review-decisions = Every decision
review-decisions-note = Decisions that left a choice; where { $bot } would have done the same, nothing was lost.
review-move = Move
review-played = Played
review-preferred = { $bot }
review-same = the same
review-choices = Choices
review-games-note = Each game on its own; open one to see more.
review-yardstick = How this is measured
review-yardstick-note = Both actions, the one played and the one that { $bot } prefers, are tried in { $samples ->
    [one] one world
   *[other] the same worlds ({ $samples } at most)
} consistent with what this player knew. { $bot } plays on for everyone ({ $rounds ->
    [0] to the end of the turn
    [one] for one round
   *[other] for { $rounds } rounds
}), and the chance to win is estimated from what the player would then see. The estimate was fitted to games between bots; it sees points, tickets, numbers of cards and cars, but not which colors are held or who blocks whom, and it overrates full hands early in the game. So a loss is a hint where to look, not a verdict: small losses mean little, and a choice better than { $bot }’s shows as no loss.
