# Lo que ayuda: las reglas de un tablero, la primera partida guiada, las teclas y el aviso de que a alguien le toca.

## La página de ayuda

guide-title = Cómo se juega
guide-start-title = Tu primera partida: una guía de dos minutos
guide-start-text = Juegas una partida de verdad en el tablero de Norteamérica contra nuestro bot más fácil. Una guía explica las cosas de una en una y espera a que las hagas. Puedes saltarte la guía cuando quieras y seguir jugando.
guide-start = Empezar partida guiada
guide-starting = Preparando el tablero…
guide-rules-title = Reglas de cada tablero
guide-rules-board = Tablero
guide-rules-players = Jugadores
guide-rules-alvin = Con Alvin (variante)
guide-keys-title = Atajos de teclado
guide-keys-settings = Activar o desactivar los atajos en los ajustes
# Qué hace una tecla en la mesa; va detrás de la tecla.
guide-key = { $what ->
    [row] tomar esa carta de la fila
    [deck] robar del mazo
    [tickets] robar billetes
    [moves] lista de los recorridos que puedes cubrir
    [undo] deshacer
    [log] ver el historial
    [chat] chat
    [hand] tus billetes
    [help] estos atajos
    [zoom] acercar o alejar el mapa
    [whole] ver el mapa entero
    [move] mover el mapa, o pasar de un elemento resaltado al siguiente
   *[close] cerrar lo que está abierto
}

## La primera partida guiada. Un paso tiene título y una o dos frases: hasta 160 letras, tiene que caber en un móvil pequeño.

guide-label = Primera partida guiada
guide-progress = Paso { $step } de { $steps }
guide-next = Siguiente
guide-finish = Seguir jugando
guide-skip = Saltar la guía
guide-step-title = { $step ->
    [tickets] Elige tus billetes
    [first] Toma una carta
    [second] Y otra más
    [glow] Busca lo que brilla
    [claim] Cubre un recorrido
    [points] ¡Tu primer recorrido!
    [state] Vigila tus billetes
   *[end] Cómo termina la partida
}
# $keep: billetes con los que hay que quedarse al menos. $points: los del primer recorrido. $length, $worth: espacios de los
# recorridos más largos y sus puntos. $bonus: puntos de la ruta más larga.
guide-step-text = { $step ->
    [tickets] Cada billete nombra dos ciudades que unir; se iluminan en el mapa. Quédate al menos con { $keep }. Lo más fácil: los que comparten camino.
    [first] En un turno haces una sola cosa: tomar cartas, cubrir un recorrido o robar billetes. Toma ahora una carta: de las cinco de la fila o del mazo.
    [second] Se toman dos por turno. La carta con la rueda es una { wild-card } y vale por cualquier color, pero una { wild-card } de la fila cuenta por dos.
    [glow] Un recorrido cuesta una carta de su color por espacio; uno gris, de un solo color cualquiera. Los que puedes pagar brillan en tu turno.
    [claim] Toma cartas, turno a turno, hasta que brille un recorrido en tu camino. Entonces, elígelo.
    [points] Te da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al momento. Los recorridos largos valen mucho más: { $length } espacios dan { $worth } puntos.
    [state] Tus billetes muestran si están completados, si aún son posibles o si están bloqueados. Elige uno y el mapa muestra el camino más corto.
   *[end] Cuando a alguien le quedan dos vagones o menos, empieza la última ronda. Luego los billetes completados suman, los demás restan y la ruta más larga da { $bonus }.
}
# Qué pasa ahora mismo, debajo de la frase de un paso. $routes: cuántos recorridos brillan; $near: cuántos ayudan a un billete.
guide-hint = { $hint ->
    [wait] Ahora juega el otro jugador. No tardará.
    [none] Aún no brilla nada: toma más cartas.
    [near] { $routes ->
        [one] Ahora brilla { $routes } recorrido, y ayuda a tus billetes.
       *[other] Ahora brillan { $routes } recorridos; { $near ->
            [one] { $near } ayuda
           *[other] { $near } ayudan
        } a tus billetes.
    }
   *[some] { $routes ->
        [one] Ahora brilla { $routes } recorrido.
       *[other] Ahora brillan { $routes } recorridos.
    }
}

## Aviso de que a alguien le toca

# El título de la pestaña del navegador.
guide-notice-title = ● Te toca – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Un mensaje del navegador, mientras la página no está a la vista.
guide-notice-head = Te toca
guide-notice-body = Tu partida en el tablero { $board } te espera.

## Las reglas de un tablero, en un panel. Cada una es un párrafo corto; solo se muestran las que valen en el tablero.

rules-open-all = Abrir todo
rules-close-all = Cerrar todo
rules-section = { $section ->
    [aim] Objetivo
    [turn] Tu turno
    [cards] Cartas y { wild-card.plural }
    [claim] Cubrir un recorrido
    [parallel] Recorridos dobles
    [tickets] Billetes
    [ferries] Ferrys
    [tunnels] Túneles
    [stations] Estaciones
    [markers] Ciudades iniciales y control
    [alvin] Alvin
    [souvenirs] Fichas de turista
    [end] Final de la partida y puntuación
   *[ties] Empates
}

rules-aim = Cubre recorridos de tren en el mapa y une las ciudades de tus billetes secretos. Gana quien tenga más puntos al final.
rules-start = Empiezas con { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
} y { $hand ->
    [one] { $hand } carta.
   *[other] { $hand } cartas.
}
rules-order = El azar o el anfitrión decide quién empieza. Después el turno pasa de asiento en asiento.
rules-order-later = En este tablero, si decide el azar, el primer jugador se sortea solo cuando todos han elegido sus billetes.

rules-turn = En tu turno haces exactamente una de estas cosas:
rules-turn-draw = Tomar cartas.
rules-turn-claim = Cubrir un recorrido.
rules-turn-tickets = Robar billetes.
rules-turn-station = Construir una estación.
rules-turn-pass = Solo pasas si nada de esto es posible.

# $colors: cuántos colores. $each: cartas de cada uno.
rules-deck = Hay { $colors } colores, cada uno con su símbolo y { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
} en el mazo.
rules-draw = Toma dos cartas, una tras otra: de la fila de cinco cartas boca arriba, o la primera del mazo. Si queda un hueco en la fila, se llena antes de que elijas otra vez.
# $wilds: cuántos hay.
rules-wild = Una { wild-card } ({ $wilds } en el mazo) vale por cualquier color.
rules-wild-open = Una { wild-card } de la fila cuenta por las dos cartas: si la tomas, no tomas otra, y no puede ser tu segunda.
rules-wild-deck = Una { wild-card } robada del mazo es una carta como las demás.
rules-sweep = Si tres o más de las cinco cartas boca arriba son { wild-card.plural }, se descartan las cinco y se reemplazan, siempre que queden para ello al menos otras tres cartas.
rules-reshuffle = Cuando el mazo se acaba, se barajan los descartes y forman un nuevo mazo. Si no hay ninguna carta que puedas tomar como segunda, tu turno es una sola carta. No hay límite de cartas en la mano.

rules-claim = Juega una carta del color del recorrido por cada uno de sus espacios y pon un vagón tuyo en cada espacio.
rules-claim-gray = Un recorrido gris admite cualquier color, pero todas las cartas deben ser del mismo.
rules-claim-wilds = Las { wild-card.plural } pueden sustituir algunas de las cartas, o todas.
rules-claim-whole = Cubres un recorrido por turno, y siempre entero: necesitas cartas y vagones para todos los espacios. Las cartas que juegas se descartan.
rules-claim-anywhere = Un recorrido no tiene por qué estar conectado con los demás tuyos.
rules-claim-points = Sumas puntos enseguida, según la longitud:
rules-claim-points-control = Un recorrido da puntos enseguida, según su longitud; quién los recibe depende de quién controla sus dos ciudades:
rules-table-spaces = Espacios
rules-table-symbols = Símbolos distintos
rules-table-points = Puntos

# $tracks: cuántas hay como máximo una junto a otra.
rules-parallel = { $tracks ->
    [2] Dos recorridos
   *[other] Dos o tres recorridos
} entre las mismas dos ciudades van en paralelo. Solo puedes cubrir uno de ellos.
rules-parallel-closed = Con { $players } jugadores solo se puede cubrir uno de ellos: después, los otros quedan cerrados para todos.
rules-parallel-open = Con { $players } jugadores, los otros siguen abiertos para los demás.
rules-parallel-from = En partidas con { $players } jugadores o más, siguen abiertos para los demás.

rules-ticket = Un billete nombra dos ciudades. Si al final de la partida tus recorridos las unen, por el camino que sea, sumas sus puntos. Si no, los pierdes.
rules-ticket-start = Al empezar te reparten { $deal ->
    [one] { $deal } billete.
   *[other] { $deal } billetes.
} Quédate al menos con { $keep }.
# $long: cuántos largos se reparten además de los $deal otros.
rules-ticket-start-long = Al empezar te reparten { $long ->
    [one] { $long } billete largo
   *[other] { $long } billetes largos
} y { $deal ->
    [one] { $deal } normal.
   *[other] { $deal } normales.
} Quédate al menos con { $keep } de ellos.
rules-ticket-refused = { $where ->
    [out] Los que devuelves salen del juego sin que nadie los vea.
    [shuffled_under] Los devueltos se barajan y van debajo del mazo de billetes.
   *[under] Los que devuelves van debajo del mazo de billetes.
}
rules-ticket-draw = Más tarde puedes usar un turno para robar { $draw ->
    [one] { $draw } billete
   *[other] { $draw } billetes
}, o los que queden, y quedarte al menos con { $keep }. El resto va debajo del mazo.
rules-ticket-long = Los billetes largos solo se reparten al empezar.
rules-ticket-secret = Conservas tus billetes hasta el final. Los demás ven cuántos tienes, pero no cuáles.

rules-ferry = Cada espacio con una rueda pide una { wild-card }.
rules-ferry-rest = Los otros espacios se pagan como siempre, o con más { wild-card.plural }.

rules-tunnel = Un borde discontinuo indica un túnel. Juegas tus cartas y después { $reveal ->
    [one] se descubre { $reveal } carta
   *[other] se descubren { $reveal } cartas
} del mazo, o menos si no hay más.
rules-tunnel-extra = Por cada una que sea una { wild-card } o del color que jugaste, pagas una carta más: de ese color o una { wild-card }.
rules-tunnel-wilds = Si jugaste solo { wild-card.plural }, cuentan solo las { wild-card.plural }, y las pagas con { wild-card.plural }.
rules-tunnel-leave = Si no puedes o no quieres pagar, recuperas tus cartas y tu turno termina.
rules-tunnel-length = Las cartas extra no llevan más vagones ni dan más puntos.

rules-station = Puedes usar un turno para construir una estación en una ciudad que no tenga. Tienes { $each }.
rules-station-cost = { $each ->
    [1] Cuesta una carta.
    [2] La primera cuesta una carta; la segunda, dos de un color. Valen las { wild-card.plural }.
    [3] La primera cuesta una carta; la segunda, dos de un color; la tercera, tres de un color. Valen las { wild-card.plural }.
   *[other] La primera cuesta una carta; la segunda, dos de un color; la tercera, tres de un color, y así sucesivamente. Valen las { wild-card.plural }.
}
rules-station-use = Al final, cada estación te deja usar para tus billetes un recorrido de otro jugador que llegue a su ciudad, como si fuera tuyo. Es el mismo para todos los billetes; se elige el mejor para ti.

rules-start-city = Antes del primer turno, cada jugador pone un indicador en una ciudad que no tenga: su ciudad inicial. No cuesta nada. Elige primero quien juega en último lugar.
rules-network = Tu primer recorrido debe salir de tu ciudad inicial. Los siguientes deben estar conectados a esa ciudad o a una a la que lleguen tus recorridos.
rules-control = Controlas las ciudades con tus indicadores. Eso importa cada vez que se cubre un recorrido:
rules-control-none = Si nadie controla ninguna de sus ciudades, los puntos son para quien lo cubre.
rules-control-some = Si no, cada ciudad controlada da los puntos a quien la controla, cubra quien cubra el recorrido. Si controlas las dos, sumas el doble; si no controlas ninguna, no sumas nada por tu propio recorrido.
# $cost: cartas que se pagan. $each: indicadores de cada jugador.
rules-marker = Tras sumar los puntos de un recorrido, puedes poner otro indicador en una de sus dos ciudades, si no tiene. Cuesta { $cost ->
    [1] una carta
   *[other] { $cost } cartas de un color, o { wild-card.plural }
}. Tienes { $each } indicadores, contando el de tu ciudad inicial, y nunca se mueven.

rules-alvin = El alienígena Alvin empieza en { $city }, que no puede ser ciudad inicial y nunca recibe un indicador.
rules-alvin-capture = Cubre un recorrido hasta la ciudad donde está y lo capturas por { $points ->
    [one] { $points } punto,
   *[other] { $points } puntos,
} salvo que ya lo tengas. Se le puede capturar una y otra vez.
rules-alvin-move = Después debes llevarlo a una ciudad que controles. Un indicador puesto en este turno ya cuenta.

# $symbols: cuántas clases.
rules-souvenirs = Hay { $symbols } tipos de fichas de turista, cada uno con su símbolo.
# $fixed: cuántas pilas. $tokens: fichas en cada una.
rules-souvenirs-fixed = Desde el principio hay { $fixed ->
    [one] { $fixed } pila de { $tokens } en el tablero.
   *[other] { $fixed } pilas de { $tokens } en el tablero.
} El tipo de cada una se decide al azar.
# $stacks: los tipos que quedan. $tokens: fichas de cada uno.
rules-souvenirs-second = Antes del primer turno, el segundo jugador pone { $stacks ->
    [one] el tipo que queda
   *[other] los { $stacks } tipos que quedan
} en lugares sin fichas, { $tokens } de cada tipo.
rules-souvenirs-last = Antes del primer turno, { $stacks ->
    [one] quien juega en último lugar pone el tipo que queda en un lugar sin fichas, { $tokens } en total.
   *[other] los { $stacks } tipos que quedan se ponen en lugares sin fichas, { $tokens } de cada tipo. Empieza quien juega en último lugar, sigue el anterior, y así alrededor de la mesa.
}
rules-souvenirs-take = Cuando cubres un recorrido, tomas una ficha de turista de uno de sus dos extremos, si hay una de un tipo que aún no tienes. Si la hay en ambos, eliges.
rules-souvenirs-score = Al final, los símbolos distintos dan puntos:

rules-end = Cuando un jugador termina su turno con dos vagones o menos, empieza la última ronda: un turno más para cada uno, y ese jugador el último.
rules-end-passes = La partida también termina cuando todos los jugadores pasan seguidos.
rules-end-score = Entonces se añade esto a tus puntos:
rules-end-tickets = Tus billetes: los completados suman sus puntos, los demás los restan.
rules-end-longest = Ruta continua más larga: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por la ruta continua de vagones más larga, y para todos los que empaten. Puede pasar otra vez por una ciudad, pero no dos veces por un recorrido.
rules-end-globetrotter = Trotamundos: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por haber completado más billetes, y para todos los que empaten. No se concede si no se completó ningún billete.
rules-end-stations = Estaciones: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cada una que no construiste.
rules-end-souvenirs = Fichas de turista: sus puntos, como arriba.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para quien lo tenga.

rules-ties = Si varios jugadores empatan a puntos, decide esto, por este orden:
rules-tie = { $tie ->
    [tickets] Más billetes completados
    [stations] Menos estaciones construidas
   *[longest_path] El premio a la ruta más larga
}
rules-ties-shared = Si siguen empatados, comparten la victoria.
rules-ties-none = Si varios jugadores empatan a puntos, comparten la victoria.
