# Environments for learning programs. $what is a name of the programming interface.

error-needs-extra = “{ $what }” needs { $missing }, which is not installed. Install it with: pip install 'vialibre[{ $extra }]'
error-bad-reward = There is no reward “{ $reward }”. Choose one of { $known }.
error-empty-batch = A batch needs at least one game and one action a game; you asked for { $games } and { $actions }.
error-bad-batch-seed = The seed of a batch is a whole number from 0 to { $last }; this one is { $seed }.
error-bad-batch-actions = A step takes { $games } whole numbers, one action for each game; this is { $type } of shape { $shape }.
error-illegal-in-batch = Game { $game } rejects action { $number }: { $why }
error-no-game-to-step = There is no game to continue. Call reset() first.
error-not-a-bot = { $bot } is not a bot. Give a name such as stoker, a class with a method decide(turn), or a function with this parameter that returns one of the legal actions.
error-bot-instance = { $bot } is a bot that was already made. Give its class instead, since every game needs a new bot.
error-no-render-mode = render() needs a render mode. Create the environment with render_mode="ansi" to get text.
error-bad-render-mode = There is no render mode “{ $mode }”. Choose one of { $known }, or None.

## Measurements

# $kind: engine (inside the engine), packed or dense (what is observed as bytes, or as numbers); $games at once.
cli-batch-steps = usa, a batch of { $games }, { $kind ->
    [engine] inside the engine
    [packed] observations and masks packed
   *[dense] observations and masks dense
}: steps per U
