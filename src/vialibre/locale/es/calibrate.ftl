### Ajustar la probabilidad de ganar.

cli-calibrate-help = Ajusta la probabilidad de ganar con partidas entre bots y la mide en partidas apartadas: de todas las posiciones a las que da un 30 %, deberían ganarse tres de cada diez.
cli-calibrate-examples =
    Ejemplos:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Tableros por id o archivo, separados por comas. Por defecto: todos los incluidos.
cli-calibrate-bots-help = Bots que juegan, separados por comas: cada asiento recibe uno al azar; en la mitad de las partidas, todos el mismo.
cli-calibrate-check-help = No ajusta nada: mide los pesos incluidos.
cli-calibrate-output-help = Escribe los pesos en este archivo.
cli-calibrate-fitting = Ajustando…
cli-calibrate-written = Pesos guardados en { $file }.
cli-calibrate-of = apartadas
cli-calibrate-positions = posiciones
cli-calibrate-log-loss = pérdida logarítmica
cli-calibrate-equal = probabilidades iguales
cli-calibrate-brier = índice de Brier
cli-calibrate-start = principio de la partida
cli-calibrate-middle = mitad
cli-calibrate-end = final
cli-calibrate-last-round = última ronda
cli-calibrate-all = todas
cli-calibrate-chance = probabilidad prevista
cli-calibrate-count = casos
cli-calibrate-predicted = media prevista
cli-calibrate-observed = ganadas
cli-calibrate-error = Lo previsto y lo observado distan { $error } de media.
error-too-few-games = { $games } partidas son pocas: con estos tableros hacen falta al menos { $least }, para poder apartar algunas de cada tipo.
