# A record to look at: vialibre replay --step, --svg, --gif, --html.

# Beside a player's name.
pictures-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cli-replay-step-help = Step through the game: Enter or space goes forward, b back, a number and Enter to that step, q quits.
cli-replay-seat-help = Show the game as this seat saw it, counted from 1. Default: all cards face up.
cli-replay-svg-help = Write the position at the end, or at --until, as a picture.
cli-replay-gif-help = Write the game as an animation.
cli-replay-html-help = Write the game as a self-contained page.
cli-replay-frames = Frames
cli-replay-written = Written: { $file }
# One player at a moment of the game; $cards and $tickets are lists.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}. Cards: { $cards }. Tickets: { $tickets }.
# The same with hidden cards; $cards and $tickets are numbers.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
# Below each moment; the keys are the same in every language.
cli-replay-keys = [{ $at } of { $last } · Enter: next · b: back · number, Enter: go there · q: quit]
error-picture-over-record = { $file } is the record itself. Give the picture another name.

# A row of 'vialibre bench': a time, in the unit U.
cli-replay-10k-u = 10,000 records of usa read, replayed and proven: U
