### Adattare la probabilità di vittoria.

cli-calibrate-help = Adatta la probabilità di vittoria su partite tra bot e la misura su partite messe da parte: di tutte le posizioni date al 30%, dovrebbero vincerne tre su dieci.
cli-calibrate-examples =
    Esempi:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Tabelloni, per identificatore o file, separati da virgole. Predefinito: tutti quelli inclusi.
cli-calibrate-bots-help = I bot che giocano, separati da virgole: ogni posto ne riceve uno a caso; in metà delle partite tutti i posti hanno lo stesso.
cli-calibrate-check-help = Non adatta nulla: misura i pesi inclusi.
cli-calibrate-output-help = Scrive i pesi in questo file.
cli-calibrate-fitting = Adattamento…
cli-calibrate-written = Pesi scritti in { $file }.
cli-calibrate-of = messe da parte
cli-calibrate-positions = posizioni
cli-calibrate-log-loss = perdita logaritmica
cli-calibrate-equal = probabilità uguali
cli-calibrate-brier = indice di Brier
cli-calibrate-start = inizio partita
cli-calibrate-middle = metà
cli-calibrate-end = fine
cli-calibrate-last-round = ultimo giro
cli-calibrate-all = tutte
cli-calibrate-chance = probabilità prevista
cli-calibrate-count = casi
cli-calibrate-predicted = media prevista
cli-calibrate-observed = vinte
cli-calibrate-error = Scarto medio tra previsto e osservato: { $error }.
error-too-few-games = { $games ->
    [one] { $games } partita non basta
   *[other] { $games } partite non bastano
}: con questi tabelloni ne servono almeno { $least }, per poterne mettere da parte di ogni tipo.
