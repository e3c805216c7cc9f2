# Omgevingen voor lerende programma’s. $what is een naam van de programmeerinterface.

error-needs-extra = “{ $what }” heeft { $missing } nodig, en dat is niet geïnstalleerd. Installeer het met: pip install 'vialibre[{ $extra }]'
error-bad-reward = Er is geen beloning “{ $reward }”. Kies een van { $known }.
error-empty-batch = Een batch heeft minstens één spel en één actie per spel nodig; je vroeg om { $games } en { $actions }.
error-bad-batch-seed = De startwaarde van een batch is een geheel getal van 0 tot en met { $last }; deze is { $seed }.
error-bad-batch-actions = Een stap vraagt om gehele getallen, één actie voor elk spel, dus { $games }; dit is { $type } met vorm { $shape }.
error-illegal-in-batch = Spel { $game } weigert actie { $number }: { $why }
error-no-game-to-step = Er is geen spel om mee verder te gaan. Roep eerst reset() aan.
error-not-a-bot = { $bot } is geen bot. Geef een naam zoals stoker, een klasse met een methode decide(turn), of een functie met deze parameter die een van de toegestane acties teruggeeft.
error-bot-instance = { $bot } is een bot die al gemaakt is. Geef de klasse, want elk spel heeft een nieuwe bot nodig.
error-no-render-mode = render() heeft een weergavemodus nodig. Maak de omgeving met render_mode="ansi" om tekst te krijgen.
error-bad-render-mode = Er is geen weergavemodus “{ $mode }”. Kies een van { $known }, of None.

## Metingen

# $kind: engine (binnen de spelmotor), packed of dense (wat waargenomen wordt als bytes, of als getallen); $games tegelijk.
cli-batch-steps = usa, een batch van { $games }, { $kind ->
    [engine] binnen de spelmotor
    [packed] waarnemingen en maskers ingepakt
   *[dense] waarnemingen en maskers voluit
}: stappen per U
