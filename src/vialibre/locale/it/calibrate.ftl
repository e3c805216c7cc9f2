### Adattare la probabilità di vittoria.

cli-calibrate-help = Adatta la probabilità di vittoria a partite di bot e la misura su altre partite: quando indica il 30 %, si dovrebbe vincere tre volte su dieci.
cli-calibrate-examples =
    Esempi:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Tabelloni, per identificatore o file, separati da virgole; se manca, tutti quelli forniti con il gioco.
cli-calibrate-bots-help = I bot che giocano, separati da virgole: ogni posto ne riceve uno a sorte; in metà delle partite tutti i posti hanno lo stesso.
cli-calibrate-check-help = Non adatta nulla: misura i pesi forniti con il gioco.
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
cli-calibrate-all = tutto
cli-calibrate-chance = probabilità indicata
cli-calibrate-count = numero di casi
cli-calibrate-predicted = previste
cli-calibrate-observed = vinte
cli-calibrate-error = Scarto medio tra previsto e osservato: { $error }.
error-too-few-games = { $games ->
    [one] { $games } partita non basta
   *[other] { $games } partite non bastano
}: con questi tabelloni ne servono almeno { $least }, per poterne mettere da parte di ogni tipo.
