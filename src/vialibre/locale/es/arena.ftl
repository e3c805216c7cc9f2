### La arena: órdenes, tablas y la página que escribe --html.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Enfrenta a los bots en bloques emparejados (el mismo reparto con todas las colocaciones) y calcula su clasificación.
cli-arena-examples =
    Ejemplos:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Muestra la clasificación según todos los resultados de la arena.
cli-ratings-examples =
    Ejemplo:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Dos o más bots, separados por comas: porter, stoker, conductor, surveyor, dispatcher, baron, los agentes publicados hungry, path, one-step y long-route, la búsqueda en árbol simple mcts, o uno propio como módulo:Clase o cmd:./program. Con más bots que asientos juegan todas las combinaciones; con menos, se repiten. Tras una @ va el tiempo para pensar: baron@0.4 en segundos, baron@200w en mundos.
cli-blocks-help = Número de bloques; cada bloque es un reparto jugado con todas las colocaciones.
cli-block-help = Repite solo el bloque con este número y dice si coincide con los resultados guardados.
cli-records-help = Con --block: guarda cada partida en esta carpeta, para 'vialibre replay'.
cli-sprt-help = Se detiene en cuanto una prueba secuencial decide si la proporción de victorias del primer bot es LOW o HIGH.
cli-resume-help = Continúa una serie con los mismos ajustes en vez de empezar de nuevo.
cli-results-help = El archivo SQLite que guarda cada bloque.
cli-html-help = Además, escribe un informe: una sola página con gráficos, sin nada externo.
cli-html-written = Informe guardado en { $file }.
cli-blocks = Bloques
cli-time-left = quedan
cli-arena-kept = interrumpido; { $blocks ->
    [one] un bloque guardado
   *[other] { $blocks } bloques guardados
} en { $file }. Continúa con --resume.
cli-arena-rating = clasificación (95 %)
cli-arena-wins = victorias (95 %)
cli-arena-mean-score = media de puntos
cli-arena-games = partidas
cli-arena-means = media por partida
cli-arena-seats = Victorias por asiento (empieza el 1): { $shares }
cli-arena-verdict = { $said ->
    [high] Prueba secuencial: HIGH.
    [low] Prueba secuencial: LOW.
   *[other] Prueba secuencial: sin decidir.
}
cli-ratings-title = { $board }, { $seats } asientos{ $alvin ->
    [yes] {""} con Alvin
   *[no] {""}
}: { $blocks ->
    [one] un reparto
   *[other] { $blocks } repartos
} (tablero { $digest })
cli-block-title = Bloque { $number }: el reparto de la semilla { $seed }. ★ ganó.
cli-block-game = partida
cli-block-actions = acciones
cli-block-same = Coincide con { $file }.
cli-block-differs = No coincide con { $file }: un bot o las reglas han cambiado desde entonces, o un bot no decide solo a partir de su vista y su generador aleatorio.

cli-count-made = Billetes completados (número)
cli-count-missed = Billetes fallados (número)
cli-count-routes = Recorridos cubiertos
cli-count-cars-left = Vagones restantes
cli-count-longest = Vagones en la ruta más larga
cli-count-control = Por indicadores de ciudad (incluidos en los recorridos)
cli-count-stations = Estaciones construidas
cli-count-markers = Indicadores de ciudad
cli-count-souvenirs = Tipos de fichas de turista
cli-count-captures = Alvin capturado
cli-time-mean = ms por decisión, media
cli-time-99 = ms por decisión, percentil 99
cli-forfeits = Partidas abandonadas

cli-report-title = Arena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} con Alvin
   *[no] {""}
}, { $seats } asientos, { $blocks ->
    [one] un bloque
   *[other] { $blocks } bloques
} de repartos emparejados, { $games ->
    [one] una partida
   *[other] { $games } partidas
}. { $bot } gana el { $wins } de sus partidas; lo igualado sería el { $even }.
cli-report-ratings = Clasificación y victorias
cli-report-ratings-note = Clasificación de Bradley–Terry: 400 puntos equivalen a diez contra uno, y la media es 1500. Las líneas y los paréntesis son intervalos del 95 %, obtenidos remuestreando bloques enteros, porque las partidas de un bloque comparten sus cartas.
cli-report-points = De dónde vienen los puntos
cli-report-points-note = Medias por partida, por cada asiento que ocupó un bot.
cli-report-seats = Cuánto vale un asiento
cli-report-seats-note = Cuántas veces ganó cada asiento, con intervalos del 95 %; empieza el 1. Cada reparto se jugó con todas las colocaciones, así que solo se ve el efecto del asiento. La línea discontinua es el reparto igualado. Una partida dura { $actions } acciones de media.
cli-report-times = Tiempo por decisión
cli-report-times-note = Tiempo de CPU de la elección del bot, en la máquina que jugó; no incluye preparar lo que ve.
cli-report-ms = milisegundos
cli-report-again = Reproducir estos resultados
cli-report-again-note = Las cartas y las elecciones dependen de la semilla: esta orden da las mismas partidas en cualquier máquina y con cualquier número de procesos. Solo cambian los tiempos.
cli-report-one-block = Un solo bloque, con cada partida guardada (aquí el bloque 0; sirve cualquier número):
cli-report-version = versión
cli-report-board = tablero
cli-report-digest = huella del tablero
cli-report-seed = semilla
cli-report-footer = Hecho por Vía Libre { $version } el { $day }.
