### Pruebas: las órdenes `playtest` y `board balance`, y la página que escribe --html.

cli-playtest-help = Hace que los bots jueguen muchas partidas en un tablero e informa a quien lo diseña de los resultados: asientos, billetes, recorridos, ciudades, colores, duración, puntos y problemas.
cli-playtest-examples =
    Ejemplos:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Números de jugadores, separados por comas; las partidas los toman por turno. Por defecto: todos los que admite el tablero.
cli-playtest-bots-help = Un bot para todos los asientos, o varios que cambian de sitio de una partida a otra.
cli-playtest-jobs-help = Número de procesos que se reparten el trabajo; los resultados no dependen de él. Por defecto: uno por núcleo.
cli-playtest-resume-help = Continúa una prueba con los mismos ajustes en vez de empezar de nuevo.
cli-playtest-results-help = El archivo SQLite que guarda las partidas terminadas.
cli-playtest-json-help = Escribe todas las cifras en este archivo como JSON; - escribe en la terminal.
cli-playtest-kept = interrumpido; { $games ->
    [0] ninguna partida guardada
    [one] una partida guardada
   *[other] { $games } partidas guardadas
} en { $file }. Continúa con: { $command }
cli-playtest-table = jugadores
cli-playtest-first = gana el primer asiento
cli-playtest-turns = turnos por jugador
cli-playtest-score = puntos
cli-playtest-close = partidas reñidas
cli-playtest-fine = Nada llama la atención: todos los asientos, billetes, recorridos, ciudades y colores están con seguridad dentro de lo que muestran los tableros estándar.
cli-playtest-found = { $flags ->
    [one] Un hallazgo:
   *[other] { $flags } hallazgos:
}

cli-board-balance-help = Propone puntos para los billetes de un tablero, según cómo influye tenerlos en la probabilidad de ganar.
cli-board-balance-examples =
    Ejemplos:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Escribe una copia del archivo de tablero con los puntos propuestos; todo lo demás queda como está.
cli-board-balance-now = puntos
cli-board-balance-proposed = propuestos
cli-board-balance-range = entre
cli-board-balance-made = completado
cli-board-balance-effect = victorias
cli-board-balance-turns = turnos
cli-board-balance-all-fine = { $tickets } billetes: ninguno vale con seguridad más o menos que sus puntos. Con más partidas quizá se sepa.
cli-board-balance-some = { $changed } de { $tickets } billetes valen con seguridad más o menos de lo que dicen sus puntos. Cámbialos y prueba de nuevo: los jugadores siguen los puntos.
cli-board-balance-hard = * se completa en menos del { $least } de las partidas: un billete sin completar resta sus puntos, así que cada punto de más daría de media menos de { $gain } puntos a quien lo tiene, y por debajo del 50 % se los quitaría. Mejor, facilita su camino.
cli-board-balance-written = Guardado en { $file }.

playtest-title = Prueba: { $board }
playtest-lead = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $bots } con { $seats } jugadores{ $alvin ->
    [yes] , con Alvin
   *[no] {""}
}.
playtest-intervals = Cada cifra lleva su intervalo del 95 % entre paréntesis: de Wilson para las proporciones, de la t de Student sobre partidas para lo demás. Los asientos de una partida no son independientes; las partidas sí, por eso los intervalos se calculan sobre partidas.
playtest-fine = Nada llama la atención.
playtest-fine-note = Todos los asientos, billetes, recorridos, ciudades y colores están con seguridad dentro de lo que muestran los cuatro tableros estándar. Eso no garantiza un buen tablero: los bots no son personas, y aquí no se mide la diversión.
playtest-unclear = Aún no hay partidas suficientes para saberlo.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Una cifra podría quedar fuera de lo normal.
   *[other] { $figures } cifras podrían quedar fuera de lo normal.
} { $bound ->
    [over] Harían falta más de { $more } partidas más para aclararlo.
   *[about] Unas { $more } partidas más lo aclararían.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] hacen falta más de { $more } partidas más
   *[about] hacen falta unas { $more } partidas más
}
playtest-unclear-rest = Y { $count } más.
playtest-flags = Hallazgos
playtest-flags-note = Todo esto se sale significativamente de lo que muestran los cuatro tableros estándar. Al mirar muchas cosas a la vez siempre aparece algo por azar, y la prueba lo corrige (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Error
   *[other] Aviso
}
playtest-why = Por qué importa:
playtest-fix = Qué ayuda:

playtest-flag-seat-bias = Con { $seats } jugadores, el asiento { $seat } gana el { $figure } de las partidas; lo igualado sería el { $even }.
playtest-why-seat-bias = Los asientos se sortean, y con ellos parte de la partida.
playtest-fix-seat-bias = Mira qué puede hacer un jugador en los primeros turnos: recorridos baratos con muchos puntos y pocas cartas. Alarga la partida (más vagones), encarece los mejores recorridos, o da una carta más a los asientos posteriores.
playtest-flag-dominated-ticket = El billete { $ticket } vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por { $way ->
    [one] { $way } vagón
   *[other] { $way } vagones
}; { $other } vale { $other_points } por { $other_way }. De media da { $figure } puntos a quien lo tiene.
playtest-why-dominated-ticket = Nunca es el billete que conviene conservar, y es mala suerte para quien no puede elegir.
playtest-fix-dominated-ticket = Dale más puntos, u otras ciudades. 'vialibre board balance' propone puntos.
playtest-flag-scarce-color = { $color }: este color escasea; las { wild-card.plural } son el { $figure } de lo que se paga por sus recorridos. Tiene { $spaces } espacios para { $cards } cartas.
playtest-why-scarce-color = Los jugadores esperan un solo color, y quien roba { wild-card.plural } gana la carrera por sus recorridos.
playtest-fix-scarce-color = Da otro color a algunos de sus recorridos o hazlos grises, hasta que todos los colores tengan más o menos los mismos espacios.
playtest-flag-idle-color = { $color }: este color sobra; el { $figure } de sus cartas sigue en las manos al final de la partida. Tiene { $spaces } espacios para { $cards } cartas.
playtest-why-idle-color = Robarlo no ayuda a nadie, así que parte del mazo se desperdicia.
playtest-fix-idle-color = Dale más espacios, a ser posible en recorridos que los jugadores quieran.
playtest-flag-dead-end = { $city } apenas se usa: se llega a ella en el { $figure } de las partidas.
playtest-why-dead-end = Una ciudad sin utilidad solo ocupa sitio en el tablero; un billete allí sería una trampa.
playtest-fix-dead-end = Dale una segunda entrada, un billete o un recorrido que valga los vagones; o quítala.
playtest-flag-one-way-city = Solo un camino lleva a { $city }, y sus billetes los completa el { $figure } de quienes los tienen: menos que los demás.
playtest-why-one-way-city = Quien cubre ese camino deja fuera a todos los demás, y quienes tienen esos billetes no pueden hacer nada.
playtest-fix-one-way-city = Dale una segunda entrada o un recorrido doble, o quita sus billetes.
playtest-flag-idle-route = { $route } apenas se usa: se cubre en el { $figure } de las partidas.
playtest-why-idle-route = Los jugadores no lo toman ni cuando otros caminos están bloqueados.
playtest-fix-idle-route = Hazlo más corto o gris, o llévalo a un sitio que pidan los billetes.
playtest-flag-hopeless-ticket = El billete { $ticket } lo completa el { $figure } de quienes lo conservan.
playtest-why-hopeless-ticket = Cuesta sus puntos más veces de las que los da.
playtest-fix-hopeless-ticket = Busca en el mapa dónde se bloquea; un segundo camino o recorridos dobles ayudan más que los puntos.
playtest-flag-strong-ticket = Quienes tienen { $ticket } ganan { $figure } puntos porcentuales más que lo igualado.
playtest-why-strong-ticket = Un solo billete con suerte decide demasiado.
playtest-fix-strong-ticket = Dale menos puntos. 'vialibre board balance' propone cuántos.
playtest-flag-weak-ticket = Quienes tienen { $ticket } ganan { $figure } puntos porcentuales más que lo igualado, es decir, menos.
playtest-why-weak-ticket = Que te toque cuesta la partida.
playtest-fix-weak-ticket = Dale más puntos, o un camino más fácil. 'vialibre board balance' propone puntos.
playtest-flag-one-strategy = { $strategy }: quien más lo hace gana { $figure } puntos porcentuales más que lo igualado.
playtest-why-one-strategy = Si una costumbre siempre acierta, queda poco por decidir.
playtest-fix-one-strategy = Cambia aquello en lo que se apoya: los puntos de los recorridos largos, cuántos billetes se roban, los caminos alternativos.

playtest-players = { $seats } jugadores
playtest-seat = asiento { $seat }
playtest-seats = Asientos y victorias
playtest-seats-note = Cuántas veces ganó cada asiento; empieza el 1. La línea discontinua es el reparto igualado.
playtest-map = El tablero en juego
playtest-map-note = Señala un recorrido o una ciudad para ver sus cifras. Cuanto mayor es el punto de una ciudad, en más partidas llega a ella algún jugador.
playtest-map-often = cuántas veces se cubre
playtest-map-when = cuándo se cubre
playtest-map-wins = victorias de quien lo tiene
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: cubierto en el { $claimed } de las partidas, cuando ha pasado el { $when } de los turnos; quien lo tiene gana { $effect } puntos porcentuales más que lo igualado
playtest-route-never = { $route }: cubierto en el { $claimed } de las partidas
playtest-city-line = { $city }: se llega en el { $reached } de las partidas; quien llega gana { $effect } puntos porcentuales más que lo igualado
playtest-ticket-line = { $ticket }: conservado { $kept }, completado { $made }, gana { $effect } puntos porcentuales más que lo igualado
playtest-tickets = Lo que valen los billetes
playtest-tickets-note = A la derecha: se conserva más veces cuando se ofrece. Hacia arriba: quien lo tiene gana más que lo igualado, en puntos porcentuales. Los círculos mayores tienen más puntos; los anillos en la línea salieron muy pocas veces para saberlo. Tenerlo no es la única causa: los jugadores conservan lo que encaja en sus planes.
playtest-chart-up = victorias sobre lo igualado, puntos porcentuales
playtest-chart-across = conservado si se ofrece
playtest-all-tickets = Todos los billetes
playtest-all-routes = Todos los recorridos
playtest-all-cities = Todas las ciudades
playtest-head-ticket = billete
playtest-head-route = recorrido
playtest-head-city = ciudad
playtest-head-color = color
playtest-head-way = vagones
playtest-head-offered = ofrecido
playtest-head-kept = conservado si se ofrece
playtest-head-made = completado si se conserva
playtest-head-points = puntos de media
playtest-head-effect = victorias, puntos porcentuales
playtest-head-claimed = partidas en que se cubre
playtest-head-when = parte de la partida pasada
playtest-head-routes = recorridos
playtest-head-tickets = billetes
playtest-head-reached = partidas en que se llega a ella
playtest-head-spaces = espacios
playtest-head-cards = cartas
playtest-head-paid = pagadas por partida
playtest-head-left = quedan en las manos
playtest-head-wilds = locomotoras entre lo que se paga
playtest-head-wins = victorias
playtest-head-row = parte de la fila
playtest-cities = Ciudades que importan
playtest-cities-note = Ciudades cuyos visitantes ganan más y menos veces, comparado con lo igualado.
playtest-colors = Colores
playtest-colors-note = La proporción de { wild-card.plural } en lo que se paga por los recorridos de un color: sustituyen al color que escasea. La línea discontinua es la media de todos los colores.
playtest-games = Duración, puntos y ventajas
playtest-turns = Turnos por jugador
playtest-scores = Puntos por jugador
playtest-margins = Ventaja del primero sobre el segundo
playtest-games-note = Las barras muestran la frecuencia, la línea discontinua la media. El { $close } de las partidas son reñidas: la ventaja es, como mucho, la décima parte de la mejor puntuación.
playtest-strategies = Estrategias
playtest-strategies-note = En cada partida, un asiento hizo algo más que los otros. Cuántas veces ganó, comparado con lo igualado; 0 es lo igualado. Bloquear es cubrir recorridos junto a una ciudad de un rival, lejos de las propias. Todos los asientos los llevó el mismo tipo de bot, así que esto muestra lo que premia el tablero, no quién es mejor.
playtest-strategy = { $strategy ->
    [tickets] Muchos billetes
    [long_routes] Recorridos largos
    [blocking] Bloquear
   *[early] Cubrir pronto
}
playtest-bots = Los bots
playtest-bots-note = Cuántas veces ganaron los asientos de cada bot, comparado con lo igualado.
playtest-compared = En comparación con los tableros estándar
playtest-compared-note = La ventaja se da como proporción de la mejor puntuación. El punto es este tablero, las marcas son los cuatro tableros estándar, la banda es su rango. Una flecha indica que este tablero queda significativamente fuera. Eso no es en sí un error.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = este tablero
playtest-mean = media { $figure }
playtest-headline = { $name ->
    [turns] Turnos por jugador
    [first] Victorias del primer asiento
    [score] Puntos por jugador
    [margin] Ventaja sobre el segundo
    [close] Partidas reñidas
    [lead_changes] Cambios de líder
    [half_time] Gana el líder a mitad
    [tickets] Billetes por jugador
    [made] Billetes completados
    [ticket_points] Puntos de billetes
    [claims] Recorridos por jugador
    [length] Longitud por recorrido
    [drawing] Turnos robando cartas
   *[cards_left] Cartas sobrantes en mano
}
playtest-again = Reproducir estos resultados
playtest-again-note = Las cartas y las elecciones dependen de la semilla: los mismos ajustes dan las mismas partidas en cualquier máquina y con cualquier número de procesos.
playtest-footer = Hecho por Vía Libre { $version }.

error-bad-findings = Esta versión no puede leer estos resultados de prueba ({ $detail }).
error-bad-seat-list = «{ $text }» no es una lista válida de números de jugadores. Escribe, por ejemplo, 2,3.
error-balance-not-toml = Los puntos solo se pueden escribir en un archivo de tablero. Indica el archivo en vez de «{ $board }», o quita --write.
error-balance-row-missing = No se encontró la fila del billete «{ $ticket }» en { $file }; no se ha escrito nada.
