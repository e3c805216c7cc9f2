# Miljøer for lærende programmer. $what er et navn i programmeringsgrensesnittet.

error-needs-extra = «{ $what }» krever { $missing }, som ikke er installert. Installer det med: pip install 'vialibre[{ $extra }]'
error-bad-reward = Belønningen «{ $reward }» finnes ikke. Velg en av { $known }.
error-empty-batch = En batch krever minst ett spill og én handling per spill; du ba om { $games } og { $actions }.
error-bad-batch-seed = Startverdien til en batch er et heltall fra 0 til { $last }; dette er { $seed }.
error-bad-batch-actions = Et steg krever { $games } heltall, én handling for hvert spill; dette er { $type } med formen { $shape }.
error-illegal-in-batch = Spill { $game } avviser handling { $number }: { $why }
error-no-game-to-step = Det er ikke noe spill å fortsette. Kall reset() først.
error-not-a-bot = { $bot } er ikke en bot. Oppgi et navn som stoker, en klasse med metoden decide(turn) eller en funksjon med denne parameteren som returnerer en av de lovlige handlingene.
error-bot-instance = { $bot } er en bot som allerede er laget. Oppgi klassen, for hvert spill trenger en ny bot.
error-no-render-mode = render() krever en visningsmåte. Lag miljøet med render_mode="ansi" for å få tekst.
error-bad-render-mode = Visningsmåten «{ $mode }» finnes ikke. Velg en av { $known }, eller None.

## Målinger

# $kind: engine (inne i motoren), packed eller dense (det som observeres som byte eller som tall); $games om gangen.
cli-batch-steps = usa, en batch på { $games }, { $kind ->
    [engine] inne i motoren
    [packed] observasjoner og masker pakket
   *[dense] observasjoner og masker utpakket
}: steg per U
