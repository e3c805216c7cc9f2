### La línea de órdenes.

cli-help = Juegos de mesa de recorridos de tren: juega en el navegador o en la terminal, mira jugar a los bots, simula miles de partidas, diseña y comprueba tableros, repite partidas guardadas. Sin orden: abre el juego en tu navegador; con --lan se llega a él desde los móviles de tu red.
cli-examples =
    Ejemplos:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Muestra la versión y si el motor está compilado o interpretado.
cli-port-help = Sin orden: el puerto del servidor. Por defecto: 8000, u otro si está ocupado.
cli-no-browser-help = Sin orden: no abre el navegador, solo muestra la dirección.
cli-open-already = Vía Libre ya está en marcha en { $url }
cli-compiled = compilado
cli-interpreted = interpretado
cli-see-help = Prueba '{ $command }'.
cli-interrupted = interrumpido.
cli-internal-error = algo ha fallado dentro del programa ({ $error }). Por favor, avísanos; VIALIBRE_DEBUG=1 muestra dónde.

cli-board-argument = El id de un tablero (mira 'vialibre board list') o un archivo de tablero.
cli-seats-help = Número de jugadores.
cli-seed-help = Un número entero; el mismo número da la misma partida.
cli-alvin-help = Juega con Alvin, en los tableros que lo tienen.
cli-json-help = Muestra un objeto JSON en lugar de tablas.

cli-watch-help = Muestra una partida entre bots, línea a línea.
cli-watch-examples =
    Ejemplos:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } jugadores, semilla { $seed }
cli-save-help = Además, guarda la partida en un archivo.
cli-saved = Partida guardada en { $file }.
cli-game-length = { $actions ->
    [one] Una acción.
   *[other] { $actions } acciones.
}

cli-simulate-help = Juega muchas partidas deprisa y muestra victorias, puntuaciones medias y duración.
cli-simulate-examples =
    Ejemplos:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Bots, uno por asiento, separados por comas: porter (al azar), stoker (codicioso), conductor (sigue sus billetes), surveyor (planea), dispatcher (prueba sus ideas unas jugadas por delante), baron (adivina además qué buscan los rivales), o uno propio como módulo:Clase o cmd:./program. Tras una @ va el tiempo para pensar: baron@0.4 en segundos, baron@200w en mundos. simulate tiene además random, mucho más rápido y que solo juega contra sí mismo.
cli-games-help = Número de partidas.
cli-jobs-help = Número de procesos que se reparten el trabajo; los resultados no dependen de él.
cli-move-time-help = Tiempo real que un bot puede tardar en una decisión. Si tarda más, pierde esa partida: la termina otro bot y cuenta como derrota.
cli-traceback-help = Si un bot provoca un error, muestra el traceback completo en lugar de las últimas líneas de su propio archivo.
cli-traceback-hint = Usa --traceback para ver el traceback completo.
cli-games = Partidas
cli-seat = asiento
cli-wins = victorias
cli-mean-score = puntuación media
cli-score-range = puntuaciones
cli-tickets-made-missed = completados / fallados
cli-lengths = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $mean } acciones de media (de { $least } a { $most }). Empieza el asiento 1; una victoria compartida se divide.

cli-bench-help = Mide la velocidad del motor, compilado e interpretado lado a lado, en una unidad que no depende de la máquina.
cli-bench-examples =
    Ejemplos:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Tarda 15 segundos como mucho; las cifras son menos precisas.
cli-measuring = Midiendo…
cli-unit = Una unidad U son aquí { $milliseconds } ms de CPU (Python { $python }).
cli-only-interpreted = El motor no está compilado aquí: las dos columnas son la interpretada.
cli-measured = medida
cli-ratio = relación
cli-games-per-unit = { $board }, { $seats } asientos: partidas por U
cli-actions-per-second = { $board }, { $seats } asientos: acciones por segundo
cli-stepwise = usa desde Python, paso a paso: acciones por U
cli-legal15-us = acciones legales con 15 cartas: µs
cli-copy-us = copia de una partida: µs
cli-import-s = importar y leer un tablero: s
cli-memory-mb-10k = 10 000 partidas en memoria: MB

cli-replay-help = Muestra la partida de un archivo y comprueba su resultado.
cli-replay-examples =
    Ejemplos:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Una partida guardada con 'vialibre watch --save' o descargada de una mesa.
cli-until-help = Se detiene tras este número de acciones; en un archivo dañado, también lee lo anterior al daño.
cli-quiet-help = No muestra la partida, solo la comprueba.
cli-replay-proven = La partida guardada es correcta: { $actions ->
    [one] una acción legal
   *[other] { $actions } acciones legales
}, de las que se deduce el resultado.
cli-replay-until = Detenido tras { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}; el resto no se ha comprobado.

cli-board-help = Lista y muestra tableros; crea, comprueba, dibuja y equilibra los tuyos.
cli-board-examples =
    Ejemplos:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Lista los tableros que vienen con el juego.
cli-board-list-examples =
    Ejemplo:
    vialibre board list
cli-board-show-help = Muestra los ajustes, recorridos y billetes de un tablero, y cuáles de sus datos no son seguros.
cli-board-show-examples =
    Ejemplos:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Comprueba un archivo de tablero: dice si se puede jugar, o qué falla y dónde.
cli-board-check-examples =
    Ejemplo:
    vialibre board check my_board.toml
cli-board-file-argument = Un archivo de tablero (TOML).
cli-board-fine = { $file } se puede jugar. { $name }: { $cities } ciudades, { $routes } recorridos, { $tickets } billetes.
cli-board-digest = Huella del contenido: { $digest }
cli-board-note = { $id ->
    [san_francisco] Transcrito del tablero impreso por una sola persona y confirmado en muchos puntos: consulta la fuente de cada fila.
   *[other] { $note }
}
cli-board-name = nombre
cli-board-players = jugadores
cli-board-cities = ciudades
cli-board-routes = recorridos
cli-board-tickets = billetes
cli-board-cars = vagones
cli-board-cards = cartas
cli-board-hand = mano inicial
cli-board-tickets-dealt = billetes iniciales / conservar
cli-board-tickets-drawn = billetes robados / conservar
cli-board-points = puntos por longitud
cli-board-parallel = recorridos dobles abiertos desde
cli-board-rules = reglas
cli-board-ties = desempates
cli-board-route = recorrido
cli-board-length = espacios
cli-board-color = color
cli-board-spaces = Espacios por color:
cli-board-ticket = billete
cli-board-worth = puntos

cli-line-routes = Recorridos
cli-line-captures = Alvin capturado
cli-line-made = Billetes completados
cli-line-missed = Billetes sin completar
cli-line-stations = Estaciones sin construir
cli-line-longest-path = Ruta continua más larga
cli-line-globetrotter = Trotamundos
cli-line-souvenirs = Fichas de turista
cli-line-alvin = Alvin al final
cli-line-total = Total
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = ferry { $symbols }
cli-board-tunnel = túnel
cli-board-long = largo
cli-longest-path-ms = ruta más larga, en las redes más difíciles conocidas: ms

## Lo que dice la propia línea de órdenes: títulos de la ayuda y errores de uso

cli-usage = Uso:
cli-usage-options-word = { "[" }OPCIONES]
cli-usage-command-word = ORDEN [ARGUMENTOS]...
cli-usage-arguments = Argumentos
cli-usage-options = Opciones
cli-usage-commands = Órdenes
cli-usage-help = Muestra esta ayuda y termina.
cli-usage-default = por defecto: { $default }
cli-usage-required = obligatorio
cli-usage-no-option = No hay ninguna opción { $option }.
cli-usage-no-command = No hay ninguna orden «{ $command }».
cli-usage-missing-command = Falta una orden.
cli-usage-missing = Falta { $name }.
cli-usage-extra = Argumentos inesperados: { $arguments }.
cli-usage-needs-value = { $option } necesita un valor.
cli-usage-takes-no-value = { $option } no lleva valor.
cli-usage-bad-value = { $kind ->
    [integer] { $name } debe ser un número entero, no «{ $value }».
    [number] { $name } debe ser un número, no «{ $value }».
    [least] { $name } debe ser como mínimo { $limit }.
    [most] { $name } debe ser como máximo { $limit }.
    [choice] { $name } debe ser uno de { $known }, no «{ $value }».
   *[other] { $name }: { $detail }
}
cli-usage-near = ¿Querías decir { $near }?
