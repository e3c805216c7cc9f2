### Ajustar la probabilidad de ganar.

cli-calibrate-help = Ajusta la probabilidad de ganar a partidas de bots y la mide en otras partidas: de todo lo que recibe un 30 %, debería ganar tres de cada diez veces.
cli-calibrate-examples =
    Ejemplos:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Tableros por id o archivo, separados por comas; si falta, todos los que vienen con el juego.
cli-calibrate-bots-help = Bots que juegan, separados por comas: cada asiento recibe uno por sorteo; en la mitad de las partidas, todos el mismo.
cli-calibrate-check-help = No ajusta nada: mide los pesos que vienen con el juego.
cli-calibrate-output-help = Escribe los pesos en este archivo.
cli-calibrate-fitting = Ajustando…
cli-calibrate-written = Pesos guardados en { $file }.
cli-calibrate-of = apartado
cli-calibrate-positions = posiciones
cli-calibrate-log-loss = pérdida logarítmica
cli-calibrate-equal = a partes iguales
cli-calibrate-brier = índice de Brier
cli-calibrate-start = principio de la partida
cli-calibrate-middle = mitad
cli-calibrate-end = final
cli-calibrate-last-round = última ronda
cli-calibrate-all = todo
cli-calibrate-chance = probabilidad dada
cli-calibrate-count = veces
cli-calibrate-predicted = prevista
cli-calibrate-observed = ganadas
cli-calibrate-error = Lo previsto y lo observado distan { $error } de media.
error-too-few-games = { $games } partidas son pocas: con estos tableros hacen falta al menos { $least }, para poder apartar algunas de cada clase.
