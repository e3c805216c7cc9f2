### Pruebas: las órdenes `playtest` y `board balance`, y la página que escribe --html.

cli-playtest-help = Hace que los bots jueguen muchas partidas en un tablero y cuenta a quien lo diseña lo que muestran: asientos, billetes, recorridos, ciudades, colores, duración, puntos, y qué está mal.
cli-playtest-examples =
    Ejemplos:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Números de jugadores, separados por comas; las partidas los toman por turno. Si falta: todos los que admite el tablero.
cli-playtest-bots-help = Un bot para todos los asientos, o varios que cambian de sitio de una partida a otra.
cli-playtest-jobs-help = Procesos que se reparten el trabajo; los resultados no dependen de ello. Si falta: uno por núcleo.
cli-playtest-resume-help = Sigue con una prueba de los mismos ajustes en vez de empezar de nuevo.
cli-playtest-results-help = El archivo SQLite que guarda lo hecho.
cli-playtest-json-help = Escribe todas las cifras en este archivo como JSON; - es el terminal.
cli-playtest-kept = interrumpido; { $games ->
    [0] ninguna partida queda guardada
    [one] una partida queda guardada
   *[other] { $games } partidas quedan guardadas
} en { $file }. Sigue con: { $command }
cli-playtest-table = jugadores
cli-playtest-first = gana el primer asiento
cli-playtest-turns = turnos de cada jugador
cli-playtest-score = puntos
cli-playtest-close = partidas reñidas
cli-playtest-fine = Nada llama la atención: todos los asientos, billetes, recorridos, ciudades y colores están con seguridad dentro de lo que muestran los tableros estándar.
cli-playtest-found = { $flags ->
    [one] Una cosa que mirar:
   *[other] { $flags } cosas que mirar:
}

cli-board-balance-help = Propone puntos para los billetes de un tablero, según lo que tenerlos cambia la probabilidad de ganar.
cli-board-balance-examples =
    Ejemplos:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Escribe una copia del archivo de tablero con los puntos propuestos; todo lo demás queda como está.
cli-board-balance-now = puntos
cli-board-balance-proposed = propuestos
cli-board-balance-range = entre
cli-board-balance-made = hecho
cli-board-balance-effect = victorias
cli-board-balance-turns = turnos
cli-board-balance-all-fine = { $tickets } billetes: ninguno vale con seguridad más o menos que sus puntos. Con más partidas quizá se sepa.
cli-board-balance-some = { $changed } de { $tickets } billetes valen con seguridad más o menos de lo que dicen sus puntos. Cámbialos y prueba de nuevo: los jugadores siguen los puntos.
cli-board-balance-hard = * se completa en menos del { $least } de las partidas: un billete sin completar resta sus puntos, así que cada punto de más daría de media menos de { $gain } puntos a quien lo tiene, y por debajo del 50 % se los quitaría. Mejor, facilita su camino.
cli-board-balance-written = Guardado en { $file }.

playtest-title = Prueba: { $board }
playtest-lead = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $bots } con { $seats } jugadores{ $alvin ->
    [yes] , con Alvin
   *[no] {""}
}.
playtest-intervals = Cada cifra lleva su intervalo del 95 % entre paréntesis: el de Wilson para la frecuencia con que pasan las cosas, la t de Student sobre partidas para lo demás. Los asientos de una partida no son independientes; las partidas sí, y los intervalos van por partidas.
playtest-fine = Nada llama la atención.
playtest-fine-note = Todos los asientos, billetes, recorridos, ciudades y colores están con seguridad dentro de lo que muestran los cuatro tableros estándar. No es una promesa: los bots no son personas, y aquí no se mide la diversión.
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
playtest-flags = Qué mirar
playtest-flags-note = Todo esto se sale con seguridad de lo que muestran los cuatro tableros estándar: quien mira muchas cosas a la vez encuentra algo por azar, y eso está tenido en cuenta (Holm, uno entre cien).
playtest-severity = { $severity ->
    [fault] Fallo
   *[other] Aviso
}
playtest-why = Por qué importa:
playtest-fix = Qué ayuda:

playtest-flag-seat-bias = Con { $seats } jugadores, el asiento { $seat } gana el { $figure } de las partidas; lo igualado sería el { $even }.
playtest-why-seat-bias = El sitio se decide por sorteo, y con él parte de la partida.
playtest-fix-seat-bias = Mira qué puede hacer un jugador en los primeros turnos: recorridos baratos con muchos puntos y pocas cartas. Alarga la partida (más vagones), encarece los mejores recorridos, o da una carta más a los asientos posteriores.
playtest-flag-dominated-ticket = El billete { $ticket } vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y pide { $way ->
    [one] { $way } vagón
   *[other] { $way } vagones
}; { $other } da { $other_points } y pide { $other_way }. De media, a quien lo tiene le da { $figure } puntos.
playtest-why-dominated-ticket = Nunca es el que conviene conservar: un hueco en la oferta, y mala suerte para quien no puede elegir.
playtest-fix-dominated-ticket = Dale más puntos, u otras ciudades. 'vialibre board balance' propone puntos.
playtest-flag-scarce-color = { $color }: este color escasea; las { wild-card.plural } son el { $figure } de lo que se paga por sus recorridos. Tiene { $spaces } espacios para { $cards } cartas.
playtest-why-scarce-color = Los jugadores esperan un solo color, y quien roba { wild-card.plural } gana la carrera por sus recorridos.
playtest-fix-scarce-color = Da otro color a algunos de sus recorridos o hazlos grises, hasta que todos los colores tengan más o menos los mismos espacios.
playtest-flag-idle-color = { $color }: este color sobra; el { $figure } de sus cartas sigue en las manos al final de la partida. Tiene { $spaces } espacios para { $cards } cartas.
playtest-why-idle-color = Robarlo no le sirve a nadie, así que el mazo tiene cartas vacías.
playtest-fix-idle-color = Dale más espacios, mejor en recorridos que los jugadores quieran.
playtest-flag-dead-end = Casi nadie va a { $city }: se llega en el { $figure } de las partidas.
playtest-why-dead-end = Una ciudad sin utilidad es tinta en el tablero; un billete allí sería una trampa.
playtest-fix-dead-end = Dale una segunda entrada, un billete o un recorrido que valga los vagones; o quítala.
playtest-flag-one-way-city = Solo un camino lleva a { $city }, y sus billetes los completa el { $figure } de quienes los tienen: menos que los demás.
playtest-why-one-way-city = Quien cubre ese camino deja fuera a todos los demás, y quienes tienen esos billetes no pueden hacer nada.
playtest-fix-one-way-city = Dale una segunda entrada o recorridos paralelos, o quita sus billetes.
playtest-flag-idle-route = Casi nadie cubre { $route }: en el { $figure } de las partidas.
playtest-why-idle-route = No es una alternativa cuando otros caminos están cortados, así que no cuenta como tal.
playtest-fix-idle-route = Hazlo más corto o gris, o llévalo a un sitio que pidan los billetes.
playtest-flag-hopeless-ticket = El billete { $ticket } lo completa el { $figure } de quienes lo conservan.
playtest-why-hopeless-ticket = Cuesta sus puntos más veces de las que los da.
playtest-fix-hopeless-ticket = Busca en el mapa dónde se corta; un segundo camino o recorridos paralelos ayudan más que los puntos.
playtest-flag-strong-ticket = Quien tiene { $ticket } gana con una diferencia de { $figure } puntos porcentuales respecto a lo igualado.
playtest-why-strong-ticket = Un solo billete con suerte decide demasiado.
playtest-fix-strong-ticket = Dale menos puntos. 'vialibre board balance' propone cuántos.
playtest-flag-weak-ticket = Quien tiene { $ticket } gana con una diferencia de { $figure } puntos porcentuales respecto a lo igualado; es decir, menos.
playtest-why-weak-ticket = Que te toque cuesta la partida.
playtest-fix-weak-ticket = Dale más puntos, o un camino más fácil. 'vialibre board balance' propone puntos.
playtest-flag-one-strategy = { $strategy }: quien más lo hace gana con una diferencia de { $figure } puntos porcentuales respecto a lo igualado.
playtest-why-one-strategy = Si una costumbre siempre acierta, queda poco que decidir.
playtest-fix-one-strategy = Cambia aquello de lo que vive: los puntos de los recorridos largos, cuántos billetes se pueden robar, los segundos caminos.

playtest-players = { $seats } jugadores
playtest-seat = asiento { $seat }
playtest-seats = Quién empieza y quién gana
playtest-seats-note = Cuántas veces ganó cada asiento; empieza el 1. La línea discontinua es lo igualado.
playtest-map = El tablero en juego
playtest-map-note = Señala un recorrido o una ciudad para ver sus cifras. Cuanto mayor es el punto de una ciudad, en más partidas llega alguien.
playtest-map-often = cuántas veces se cubre
playtest-map-when = cuándo se cubre
playtest-map-wins = quien lo cubre gana
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: cubierto en el { $claimed } de las partidas, cuando ha pasado el { $when } de los turnos; quien lo tiene gana con { $effect } puntos porcentuales respecto a lo igualado
playtest-route-never = { $route }: cubierto en el { $claimed } de las partidas
playtest-city-line = { $city }: se llega en el { $reached } de las partidas; quien llega gana con { $effect } puntos porcentuales respecto a lo igualado
playtest-ticket-line = { $ticket }: conservado { $kept }, completado { $made }, gana con { $effect } puntos porcentuales respecto a lo igualado
playtest-tickets = Lo que valen los billetes
playtest-tickets-note = A la derecha: se conserva más veces cuando se ofrece. Hacia arriba: quien lo tiene gana más que lo igualado, en puntos porcentuales. Los círculos mayores tienen más puntos; los anillos en la línea se tuvieron muy pocas veces para saberlo. Tenerlo no es la causa de todo: los jugadores conservan lo que encaja en sus planes.
playtest-chart-up = gana más que lo igualado, puntos porcentuales
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
playtest-head-claimed = partidas con él
playtest-head-when = parte de la partida pasada
playtest-head-routes = recorridos
playtest-head-tickets = billetes
playtest-head-reached = partidas en que llega alguien
playtest-head-spaces = espacios
playtest-head-cards = cartas
playtest-head-paid = pagadas por partida
playtest-head-left = quedan en las manos
playtest-head-wilds = locomotoras entre lo que se paga
playtest-head-wins = victorias
playtest-head-row = parte de la fila
playtest-cities = Ciudades que importan
playtest-cities-note = Aquellas cuyos visitantes ganan más y menos veces, comparado con lo igualado.
playtest-colors = Colores
playtest-colors-note = Qué parte de lo que se paga por los recorridos de un color son { wild-card.plural }: cubren lo que falta de él. La línea discontinua es la media de todos los colores.
playtest-games = Duración, puntos y ventajas
playtest-turns = Turnos de cada jugador
playtest-scores = Puntos de un jugador
playtest-margins = Puntos entre el primero y el segundo
playtest-games-note = Las barras muestran la frecuencia, la línea discontinua la media. El { $close } de las partidas son reñidas: la ventaja es, como mucho, la décima parte de la mejor puntuación.
playtest-strategies = Formas de jugar
playtest-strategies-note = En cada partida, un asiento hizo algo más que los otros. Cuántas veces ganó, comparado con lo igualado; cero es lo igualado. Bloquear es cubrir un recorrido junto a una ciudad de un rival, lejos de todas las propias. Todos los asientos los llevó la misma clase de jugador, así que esto muestra lo que el tablero premia, no quién es mejor.
playtest-strategy = { $strategy ->
    [tickets] Muchos billetes
    [long_routes] Recorridos largos
    [blocking] Bloquear
   *[early] Cubrir pronto
}
playtest-bots = Los bots
playtest-bots-note = Cuántas veces ganaron los asientos de cada bot, comparado con lo igualado.
playtest-compared = Junto a los tableros estándar
playtest-compared-note = La ventaja se da como parte de la mejor puntuación. El punto es este tablero, las marcas son los cuatro tableros estándar, la banda es donde están. Una flecha dice que este tablero queda fuera con seguridad. Eso no es en sí un fallo.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = este tablero
playtest-mean = media { $figure }
playtest-headline = { $name ->
    [turns] Turnos de cada jugador
    [first] Victorias del primer asiento
    [score] Puntos de un jugador
    [margin] Ventaja sobre el segundo
    [close] Partidas reñidas
    [lead_changes] Cambios de líder
    [half_time] Gana el líder a mitad
    [tickets] Billetes de un jugador
    [made] Billetes completados
    [ticket_points] Puntos de billetes
    [claims] Recorridos de un jugador
    [length] Vagones por recorrido
    [drawing] Turnos dedicados a cartas
   *[cards_left] Cartas sobrantes en mano
}
playtest-again = Lo mismo otra vez
playtest-again-note = Las cartas y las elecciones se siguen de la semilla: los mismos ajustes dan las mismas partidas en cualquier máquina y con cualquier número de procesos.
playtest-footer = Hecho por Vía Libre { $version }.

error-bad-findings = Esto no son resultados de una prueba que esta versión pueda leer ({ $detail }).
error-bad-seat-list = «{ $text }» no son números de jugadores. Escribe, por ejemplo, 2,3.
error-balance-not-toml = Los puntos solo se pueden escribir en un archivo de tablero. Indica el archivo en vez de «{ $board }», o quita --write.
error-balance-row-missing = No se encontró la fila del billete «{ $ticket }» en { $file }; no se ha escrito nada.
