# El editor de tableros de la página, y lo que dice el servidor sobre diseños y pruebas.
error-no-such-design = No existe ese diseño, o no es tuyo.
error-no-such-playtest = No existe esa prueba, o aún no ha terminado.
error-design-too-large = El diseño es demasiado grande para un archivo de tablero; se admiten { $most } KiB como máximo.
error-too-many-designs = Ya tienes { $most } diseños. Borra uno primero.
error-design-changed-elsewhere = Este diseño se cambió en otra ventana. Cárgalo de nuevo, o guarda el tuyo como copia.
error-no-playtests-here = Este servidor no hace pruebas de tableros.
error-too-many-playtests = Hay muchas pruebas en espera. Inténtalo de nuevo en unos minutos.
error-slow-playtest-bot = «{ $bot }» piensa demasiado para las muchas partidas de una prueba. Elige uno de estos: { $known }.
error-playtest-going-on = Una prueba tuya sigue en marcha. Espera a que acabe o detenla.
cli-serve-playtests-help = Deja que los bots jueguen, en segundo plano, los tableros que diseña la gente.
design-unnamed = El tablero
design-remark = { $where }: { $text }

## Dónde empieza un diseño
editor-page-title = Diseñar un tablero – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Diseñar un tablero
editor-lead = Coloca ciudades, únelas con recorridos, escribe billetes, elige las reglas. Ves enseguida qué falta, dejas que los bots prueben el tablero y lo juegas con amigos.
editor-begin = Nuevo tablero
editor-begin-blank = Hoja en blanco
editor-begin-blank-hint = Para un país que te inventes
editor-begin-world = Mundo real
editor-begin-world-hint = Las ciudades en su sitio, con costas y lagos
editor-begin-example = Ejemplo
editor-begin-example-hint = { $name }: pequeño, completo, cámbialo a tu gusto
editor-begin-copy = Copia de un tablero
editor-begin-file = Archivo
editor-begin-file-hint = Un archivo de tablero (.toml) de este dispositivo
editor-copy = Copiar
editor-copy-of = { $name }, mi versión
editor-new-board = Mi tablero
editor-resume = Continuar «{ $name }»
editor-resume-hint = Aún sin guardar en el servidor; cambiado { $when }
editor-continue = Continuar
editor-mine = Mis diseños
editor-mine-none = Aquí aparecen los diseños que guardes. Solo los ves tú.
editor-replace-draft = «{ $name }» aún no está guardado en el servidor. Si empiezas un tablero nuevo, lo sustituye.
editor-replace = Sustituir
editor-delete = Borrar
editor-delete-named = Borrar { $name }
editor-delete-sure = «{ $name }» se borrará para siempre. Las partidas jugadas en él se conservan.
editor-sure = ¿Seguro?
editor-no = Cancelar

## La barra
editor-all-designs = Todos los diseños
editor-name = Nombre del tablero
editor-state = { $state ->
    [saving] Guardando…
    [dirty] Solo en este navegador
   *[saved] Guardado
 }
editor-undo = Deshacer
editor-redo = Rehacer
editor-save = Guardar
editor-saved = Guardado en «Mis diseños».
editor-save-copy = Guardar el mío como copia
editor-stale = Este diseño se cambió en otra ventana desde que lo abriste. Puedes guardar el tuyo como copia.
editor-download = Descargar
editor-play = Jugar
editor-not-yet = Este tablero aún no se puede jugar: corrige antes los errores.

## La hoja
editor-drawing = Dibujo
editor-lists = Listas
editor-sheet = Hoja con las ciudades y los recorridos
editor-sheet-keys = Las flechas van de ciudad en ciudad; con Mayús la mueven. Intro la selecciona, o empieza y termina un recorrido; Supr la quita. Las listas contienen todo lo que hay en la hoja.
editor-tools = Herramientas
editor-tool-select = Mover
editor-tool-select-hint = Seleccionar y mover ciudades, mover la hoja (V)
editor-tool-city = Ciudad
editor-tool-city-hint = Elige un punto de la hoja para una ciudad (C)
editor-tool-route = Recorrido
editor-tool-route-hint = Traza de una ciudad a otra (R)
editor-zoom-in = Acercar
editor-zoom-out = Alejar
editor-fit = Ver todo
editor-look = Vista
editor-look-sheet = Hoja
editor-look-table = En la mesa
editor-hint-empty = Elige «Ciudad» y después un punto de la hoja.
editor-hint-place = Elige un punto de la hoja para tu primera ciudad.
editor-hint-route = Traza de una ciudad a otra, o elige una y luego la otra.
editor-route-to = Desde { $city }: elige la otra ciudad.
editor-preview-drawing = Dibujando el tablero…
editor-preview-not-yet = Corrige antes los errores; después se podrá dibujar el tablero.
editor-city-number = Ciudad { $number }

## Las listas
editor-tab-cities = Ciudades { $count }
editor-tab-routes = Recorridos { $count }
editor-tab-tickets = Billetes { $count }
editor-tab-rules = Reglas
editor-tab-check = { $count ->
    [0] Revisar
   *[other] Revisar { $count }
 }
editor-tab-playtest = Prueba
editor-add-city = Añadir ciudad
editor-cities-none = Aún no hay ciudades. Colócalas en la hoja, o añádelas aquí.
editor-city-name = Nombre
editor-city-souvenir = Ciudad con fichas de turista
editor-place = { $key ->
    [lat] Latitud
    [lon] Longitud
    [x] Desde la izquierda, 0 a 1
   *[y] Desde arriba, 0 a 1
 }
editor-add-route = Añadir recorrido
editor-routes-none = Aún no hay recorridos. Trázalos en la hoja de ciudad a ciudad, o añádelos aquí.
editor-from = De
editor-to = A
editor-choose-city = Elige…
editor-length = Espacios
editor-color = Color
editor-ferry = Símbolos de { wild-card } (ferry)
editor-ferry-tag = Ferry { $count }
editor-tunnel = Túnel
editor-add-track = Añadir un recorrido paralelo
editor-add-ticket = Añadir billete
editor-tickets-none = Aún no hay billetes. Elige dos ciudades; los puntos propuestos son los espacios del camino más corto.
editor-points = Puntos
editor-long = Billete largo
editor-shortest = { $spaces ->
    [one] El camino más corto tiene un espacio.
   *[other] El camino más corto tiene { $spaces } espacios.
 }
editor-use-points = { $points ->
    [one] Poner un punto
   *[other] Poner { $points } puntos
 }
editor-remove-named = Quitar { $name }

## Qué está mal
editor-severity = { $severity ->
    [fault] Error
    [warning] Aviso
   *[flag] Prueba
 }
editor-faults = { $count ->
    [one] Corrige un error para poder jugar en este tablero.
   *[other] Corrige { $count } errores para poder jugar en este tablero.
 }
editor-fine = Este tablero se puede jugar.
editor-checking = Revisando…
editor-show = Mostrar

## Ajustes y reglas
editor-rules = Reglas
editor-land = Costas y lagos del mundo real
editor-land-hint = Se dibujan bajo el tablero, algo deformados para encajar con las ciudades
editor-note = Nota para quien lo lea
editor-setting-players = Jugadores
editor-setting-players-from = Como mínimo
editor-setting-players-to = Como máximo
editor-setting-player-colors = Colores de los jugadores, por orden
editor-setting-cars = Vagones por jugador
editor-setting-cards = Cartas
editor-setting-cards-colors = Colores
editor-setting-cards-each = Por color
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Cómo se llaman las cartas multicolores
editor-setting-hand = Cartas de la mano inicial
editor-setting-tickets = Billetes
editor-setting-tickets-deal = Repartidos al empezar
editor-setting-tickets-long = Billetes largos adicionales
editor-setting-tickets-keep = Conservar al menos
editor-setting-tickets-refused = Los devueltos van
editor-setting-tickets-draw = Robados por turno
editor-setting-tickets-draw-keep = Conservar al menos
editor-setting-points = Puntos por longitud del recorrido
editor-setting-first-player = Se sabe quién empieza
editor-setting-parallel-from = Recorridos dobles abiertos desde este número de jugadores
editor-setting-ties = Desempates, por orden
editor-setting-longest-path-points = Puntos
editor-setting-globetrotter-points = Puntos
editor-setting-tunnels-reveal = Cartas que se descubren
editor-setting-stations-each = Por jugador
editor-setting-stations-unbuilt = Puntos por cada una sin construir
editor-setting-markers-each = Por jugador
editor-setting-markers-cost = Coste en cartas
editor-setting-alvin-city = Primera ciudad
editor-setting-alvin-capture = Puntos por capturarlo
editor-setting-alvin-hold = Puntos al final
editor-setting-souvenirs-symbols = Símbolos
editor-setting-souvenirs-stack = Fichas de una pila fija, según jugadores
editor-setting-souvenirs-placed = Fichas de una pila colocada, según jugadores
editor-setting-souvenirs-table = Puntos por número de símbolos distintos, desde 0
editor-rule-longest-path = Ruta más larga
editor-rule-longest-path-hint = Un premio a la ruta continua más larga
editor-rule-globetrotter = Trotamundos
editor-rule-globetrotter-hint = Un premio a quien complete más billetes
editor-rule-ferries = Ferrys
editor-rule-ferries-hint = Los recorridos pueden exigir { wild-card.plural }
editor-rule-tunnels = Túneles
editor-rule-tunnels-hint = Algunos recorridos pueden costar más de lo que muestran
editor-rule-stations = Estaciones
editor-rule-stations-hint = Para usar un recorrido de otro jugador
editor-rule-markers = Indicadores de ciudad
editor-rule-markers-hint = Una ciudad inicial, una sola red y control de ciudades
editor-rule-alvin = Alvin
editor-rule-alvin-hint = El alienígena, perseguido de ciudad en ciudad; necesita indicadores de ciudad
editor-rule-souvenirs = Fichas de turista
editor-rule-souvenirs-hint = Fichas que se coleccionan en algunas ciudades
editor-choice-locomotive = Locomotora
editor-choice-ferry-card = Carta de ferry
editor-choice-before-tickets = antes de elegir los billetes
editor-choice-after-tickets = después de elegir los billetes
editor-choice-under = bajo el mazo
editor-choice-out = fuera del juego
editor-choice-shuffled-under = barajados, bajo el mazo
editor-choice-tickets = Más billetes completados
editor-choice-stations = Menos estaciones construidas
editor-choice-longest-path = La ruta más larga

## Jugar y probar
editor-play-title = Jugar en «{ $name }»
editor-play-text = La mesa conserva el tablero tal como está ahora. Puedes seguir dibujando; una mesa nueva tendrá el tablero nuevo.
editor-play-bots = Jugar contra bots
editor-play-friends = Mesa con amigos
editor-playtest-text = Los bots juegan el tablero una y otra vez en el servidor mientras sigues dibujando. Lo que descubren se ve en el tablero y en un informe.
editor-playtest-games = Partidas
editor-playtest-bot = Bot que juega
editor-playtest-begin = Empezar la prueba
editor-playtest-of = Prueba de «{ $name }»
editor-playtest-status = { $status ->
    [waiting] En cola
    [running] { $done } de { $games } partidas jugadas
    [done] Terminada: { $games } partidas
    [cancelled] Detenida
   *[failed] No se pudo terminar. Inténtalo de nuevo.
 }
editor-playtest-progress = Partidas jugadas
editor-playtest-stop = Detener
editor-playtest-report = Leer el informe
