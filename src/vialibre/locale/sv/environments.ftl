# Miljöer för lärande program. $what är ett namn i programmeringsgränssnittet.

error-needs-extra = ”{ $what }” kräver { $missing }, som inte är installerat. Installera det med: pip install 'vialibre[{ $extra }]'
error-bad-reward = Belöningen ”{ $reward }” finns inte. Välj någon av { $known }.
error-empty-batch = En batch kräver minst ett spel och ett drag per spel; du bad om { $games } och { $actions }.
error-bad-batch-seed = Startvärdet till en batch är ett heltal från 0 till { $last }; det här är { $seed }.
error-bad-batch-actions = Ett steg kräver { $games } heltal, ett drag för varje spel; det här är { $type } med formen { $shape }.
error-illegal-in-batch = Spel { $game } avvisar drag { $number }: { $why }
error-no-game-to-step = Det finns inget spel att fortsätta. Anropa reset() först.
error-not-a-bot = { $bot } är ingen robot. Ange ett namn som stoker, en klass med metoden decide(turn) eller en funktion med denna parameter som returnerar ett av de tillåtna dragen.
error-bot-instance = { $bot } är en robot som redan är skapad. Ange dess klass, för varje spel behöver en ny robot.
error-no-render-mode = render() kräver ett visningsläge. Skapa miljön med render_mode="ansi" för att få text.
error-bad-render-mode = Visningsläget ”{ $mode }” finns inte. Välj något av { $known }, eller None.

## Mätningar

# $kind: engine (inne i motorn), packed eller dense (det som observeras som byte eller som tal); $games på en gång.
cli-batch-steps = usa, en batch på { $games }, { $kind ->
    [engine] inne i motorn
    [packed] observationer och masker packade
   *[dense] observationer och masker uppackade
}: steg per U
