# Miljøer til lærende programmer. $what er et navn i programmeringsgrænsefladen.

error-needs-extra = ”{ $what }” kræver { $missing }, som ikke er installeret. Installér det med: pip install 'vialibre[{ $extra }]'
error-bad-reward = Belønningen ”{ $reward }” findes ikke. Vælg en af { $known }.
error-empty-batch = En batch kræver mindst ét spil og én handling pr. spil; du bad om { $games } og { $actions }.
error-bad-batch-seed = Startværdien til en batch er et helt tal fra 0 til { $last }; dette er { $seed }.
error-bad-batch-actions = Et trin kræver { $games } hele tal, én handling til hvert spil; dette er { $type } med formen { $shape }.
error-illegal-in-batch = Spil { $game } afviser handling { $number }: { $why }
error-no-game-to-step = Der er intet spil at fortsætte. Kald reset() først.
error-not-a-bot = { $bot } er ikke en bot. Angiv et navn som stoker, en klasse med metoden decide(turn) eller en funktion med denne parameter, der returnerer en af de lovlige handlinger.
error-bot-instance = { $bot } er en bot, der allerede er oprettet. Angiv dens klasse, for hvert spil kræver en ny bot.
error-no-render-mode = render() kræver en visningsmåde. Opret miljøet med render_mode="ansi" for at få tekst.
error-bad-render-mode = Visningsmåden ”{ $mode }” findes ikke. Vælg en af { $known }, eller None.

## Målinger

# $kind: engine (inde i motoren), packed eller dense (det observerede som byte eller som tal); $games på én gang.
cli-batch-steps = usa, en batch på { $games }, { $kind ->
    [engine] inde i motoren
    [packed] observationer og masker pakket
   *[dense] observationer og masker udpakket
}: trin pr. U
