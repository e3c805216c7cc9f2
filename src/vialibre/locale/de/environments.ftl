# Umgebungen für lernende Programme. $what ist ein Name der Programmierschnittstelle.

error-needs-extra = „{ $what }“ braucht { $missing }, was nicht installiert ist. Installiere es mit: pip install 'vialibre[{ $extra }]'
error-bad-reward = Es gibt keine Belohnung „{ $reward }“. Wähle eine von { $known }.
error-empty-batch = Ein Batch braucht mindestens eine Partie und eine Aktion je Partie; verlangt waren { $games } und { $actions }.
error-bad-batch-seed = Der Startwert eines Batches ist eine ganze Zahl von 0 bis { $last }; dieser ist { $seed }.
error-bad-batch-actions = Ein Schritt braucht ganze Zahlen, eine Aktion für jede Partie, also { $games }; das hier ist { $type } der Form { $shape }.
error-illegal-in-batch = Partie { $game } lehnt Aktion { $number } ab: { $why }
error-no-game-to-step = Es gibt keine Partie, die weitergehen könnte. Ruf zuerst reset() auf.
error-not-a-bot = { $bot } ist kein Bot. Gib einen Namen wie stoker an, eine Klasse mit einer Methode decide(turn) oder eine Funktion mit diesem Parameter, die eine der erlaubten Aktionen zurückgibt.
error-bot-instance = { $bot } ist ein schon erzeugter Bot. Gib seine Klasse an, denn jede Partie braucht einen neuen Bot.
error-no-render-mode = render() braucht eine Darstellungsart. Erzeuge die Umgebung mit render_mode="ansi", um Text zu bekommen.
error-bad-render-mode = Es gibt keine Darstellungsart „{ $mode }“. Wähle eine von { $known }, oder None.

## Messungen

# $kind: engine (in der Spiel-Engine), packed oder dense (was beobachtet wird, als Bytes oder als Zahlen); $games zugleich.
cli-batch-steps = usa, ein Batch von { $games }, { $kind ->
    [engine] in der Spiel-Engine
    [packed] Beobachtungen und Masken gepackt
   *[dense] Beobachtungen und Masken dicht
}: Schritte je U
