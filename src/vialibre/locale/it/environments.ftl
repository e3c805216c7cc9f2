# Ambienti per programmi che imparano. $what è un nome dell’interfaccia di programmazione.

error-needs-extra = «{ $what }» richiede { $missing }, che non è installato. Installalo con: pip install 'vialibre[{ $extra }]'
error-bad-reward = Non c’è nessuna ricompensa «{ $reward }». Scegli tra { $known }.
error-empty-batch = Un lotto richiede almeno una partita e un’azione per partita; hai chiesto { $games } e { $actions }.
error-bad-batch-seed = Il seme di un lotto è un numero intero da 0 a { $last }; questo è { $seed }.
error-bad-batch-actions = Un passo richiede { $games } numeri interi, un’azione per partita; questo è { $type } di forma { $shape }.
error-illegal-in-batch = La partita { $game } rifiuta l’azione { $number }: { $why }
error-no-game-to-step = Non c’è nessuna partita da continuare. Chiama prima reset().
error-not-a-bot = { $bot } non è un bot. Indica un nome come stoker, una classe con un metodo decide(turn), o una funzione con questo parametro che restituisca una delle azioni permesse.
error-bot-instance = { $bot } è un bot già creato. Indica la sua classe, perché ogni partita richiede un bot nuovo.
error-no-render-mode = render() richiede una modalità di visualizzazione. Crea l’ambiente con render_mode="ansi" per ottenere del testo.
error-bad-render-mode = Non c’è nessuna modalità di visualizzazione «{ $mode }». Scegli tra { $known }, o None.

## Misure

# $kind: engine (dentro il motore), packed o dense (ciò che si osserva, come byte o come numeri); $games alla volta.
cli-batch-steps = usa, un lotto di { $games }, { $kind ->
    [engine] dentro il motore
    [packed] osservazioni e maschere compatte
   *[dense] osservazioni e maschere dense
}: passi per U
