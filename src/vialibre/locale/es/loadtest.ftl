# La orden loadtest.
cli-loadtest-help = Mide cuántas partidas aguanta un servidor en esta máquina: arranca uno en la dirección local, con una base de datos temporal, y juega.
cli-loadtest-examples =
    Ejemplos:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Cuántas partidas de dos jugadores a la vez.
cli-loadtest-rate-help = Jugadas por segundo en cada partida.
cli-loadtest-seconds-help = Cuánto tiempo se mide.
cli-loadtest-database-help = Usa esta base de datos vacía en su lugar: sqlite:///ARCHIVO o postgresql://…
cli-loadtest-steps-help = Primero con 50, 100 y 200 partidas, para ver cómo crecen las cifras.
cli-loadtest-running = { $games } partidas…
cli-loadtest-games = partidas
cli-loadtest-moves-per-s = jugadas por segundo
cli-loadtest-p50-ms = mediana, ms
cli-loadtest-p95-ms = 95 %, en ms
cli-loadtest-p99-ms = 99 %, en ms
cli-loadtest-errors = errores
cli-loadtest-rss-mb = servidor, MB
cli-loadtest-kb-per-table = por mesa, KB
cli-loadtest-cpu-ms-per-move = CPU por jugada, ms
cli-loadtest-meaning = Los tiempos van del envío de una jugada a su llegada al otro asiento, incluido el trabajo del generador de carga.
error-load-server-silent = El servidor de la prueba de carga no arrancó. Prueba 'vialibre serve' para ver por qué.
error-load-refused = El servidor rechazó { $path }: { $answer }
