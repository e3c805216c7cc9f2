# Miljöer för lärande program. $what är ett namn i programmeringsgränssnittet.

error-needs-extra = ”{ $what }” kräver { $missing }, som inte är installerat. Installera det med: pip install 'vialibre[{ $extra }]'
error-bad-reward = Belöningen ”{ $reward }” finns inte. Välj någon av { $known }.
error-empty-batch = En batch kräver minst ett parti och en handling per parti; du bad om { $games } och { $actions }.
error-bad-batch-seed = Fröet till en batch är ett heltal från 0 till { $last }; det här är { $seed }.
error-bad-batch-actions = Ett steg kräver { $games } heltal, en handling för varje parti; det här är { $type } med formen { $shape }.
error-illegal-in-batch = Parti { $game } avvisar handling { $number }: { $why }
error-no-game-to-step = Det finns inget parti att fortsätta. Anropa reset() först.
error-not-a-bot = { $bot } är ingen bot. Ange ett namn som stoker, en klass med metoden choose(view, legal, random) eller en funktion med dessa parametrar som returnerar en av de tillåtna handlingarna.
error-bot-instance = { $bot } är en bot som redan är skapad. Ange dess klass, för varje parti behöver en ny bot.
error-no-render-mode = render() kräver ett visningsläge. Skapa miljön med render_mode="ansi" för att få text.
error-bad-render-mode = Visningsläget ”{ $mode }” finns inte. Välj något av { $known }, eller None.

## Mätningar

# $kind: engine (inne i motorn), packed eller dense (det som observeras som byte eller som tal); $games på en gång.
cli-batch-steps = usa, en batch på { $games }, { $kind ->
    [engine] inne i motorn
    [packed] observationer och masker packade
   *[dense] observationer och masker uppackade
}: steg per U
