# Lo que ayuda: las reglas de un tablero, la primera partida guiada, las teclas y el aviso de que a alguien le toca.

## La página de ayuda

guide-title = Cómo se juega
guide-start-title = Una primera partida, dos minutos con guía
guide-start-text = Juegas una partida de verdad en el tablero de Norteamérica contra nuestro bot más amable. Una guía explica las cosas de una en una y espera a que las hagas. Puedes despedirla cuando quieras y seguir por tu cuenta.
guide-start = Empezar con guía
guide-starting = Se prepara el tablero…
guide-rules-title = Las reglas de cada tablero
guide-rules-board = Tablero
guide-rules-players = Jugadores
guide-rules-alvin = Con Alvin, una variante
guide-keys-title = Teclas en la mesa
guide-keys-settings = Activar o quitar estas teclas en los ajustes
# Qué hace una tecla en la mesa; va detrás de la tecla.
guide-key = { $what ->
    [row] tomar esa carta de la fila
    [deck] robar del mazo
    [tickets] robar billetes
    [moves] lista de los recorridos que puedes cubrir
    [undo] deshacer
    [log] lo que ha pasado hasta ahora
    [chat] charla
    [hand] tus billetes
    [help] estas teclas
    [zoom] acercar o alejar el mapa
    [whole] ver el mapa entero
    [move] mover el mapa, o ir de una cosa que brilla a la siguiente
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
    [points] ¡Tu primera vía!
    [state] Cómo van tus billetes
   *[end] Cómo termina
}
# $keep: billetes con los que hay que quedarse al menos. $points: los del primer recorrido. $length, $worth: espacios de los
# recorridos más largos y sus puntos. $bonus: puntos de la ruta más larga.
guide-step-text = { $step ->
    [tickets] Cada billete nombra dos ciudades que unir; se iluminan en el mapa. Quédate al menos con { $keep }. Mejor si comparten camino.
    [first] Un turno es una sola cosa: tomar cartas, cubrir un recorrido o robar billetes. Toma ahora una carta: de las cinco de la fila o del mazo.
    [second] Se toman dos por turno. La carta con la rueda es una { wild-card } y vale por cualquier color, pero una { wild-card } de la fila cuenta por dos.
    [glow] Un recorrido cuesta una carta de su color por espacio; uno gris, de un solo color cualquiera. Lo que puedes pagar brilla en tu turno.
    [claim] Toma cartas, turno a turno, hasta que brille un recorrido en tu camino. Entonces, tócalo.
    [points] Te da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al momento. Los recorridos largos valen mucho más: { $length } espacios dan { $worth } puntos.
    [state] Tus billetes dicen si están hechos, si aún son posibles o si quedaron cortados. Toca uno y el mapa muestra el camino más barato.
   *[end] Cuando a alguien le quedan dos vagones o menos, empieza la última ronda. Luego los billetes hechos suman, los demás restan y la ruta más larga da { $bonus }.
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
guide-notice-body = La partida en el tablero { $board } te espera.

## Las reglas de un tablero, en un panel. Cada una es un párrafo corto; solo se muestran las que valen en el tablero.

rules-open-all = Abrir todo
rules-close-all = Cerrar todo
rules-section = { $section ->
    [aim] El objetivo
    [turn] Tu turno
    [cards] Cartas y { wild-card.plural }
    [claim] Cubrir un recorrido
    [parallel] Vías paralelas
    [tickets] Billetes
    [ferries] Ferris
    [tunnels] Túneles
    [stations] Estaciones
    [markers] Ciudades de salida y control
    [alvin] Alvin
    [souvenirs] Recuerdos
    [end] El final y los puntos
   *[ties] Si hay empate
}

rules-aim = Cubre recorridos de tren en el mapa y une las ciudades de tus billetes secretos. Gana quien tenga más puntos al final.
rules-start = Empiezas con { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
} y { $hand ->
    [one] { $hand } carta.
   *[other] { $hand } cartas.
}
rules-order = El azar o quien organiza la mesa decide quién empieza. Después el turno pasa de asiento en asiento.
rules-order-later = En este tablero, el primer jugador se sortea cuando todos han elegido sus billetes.

rules-turn = Tu turno es una de estas cosas, y solo una:
rules-turn-draw = Tomar cartas.
rules-turn-claim = Cubrir un recorrido.
rules-turn-tickets = Robar billetes.
rules-turn-station = Construir una estación.
rules-turn-pass = Pasas si nada de esto es posible, y solo entonces.

# $colors: cuántos colores. $each: cartas de cada uno.
rules-deck = Hay { $colors } colores, cada uno con su símbolo y { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
} en el mazo.
rules-draw = Toma dos cartas, una tras otra: de las cinco abiertas, la fila, o del mazo sin verlas. Si queda un hueco en la fila, se llena antes de que elijas otra vez.
# $wilds: cuántos hay.
rules-wild = Una { wild-card } ({ $wilds } en el mazo) vale por cualquier color.
rules-wild-open = Una { wild-card } de la fila cuenta por las dos cartas: si la tomas, no tomas otra, y no puede ser tu segunda.
rules-wild-deck = Una { wild-card } que robas sin verla es una carta como las demás.
rules-sweep = Si tres o más cartas de la fila son { wild-card.plural }, se descarta entera y se descubren cinco nuevas, mientras haya para ello al menos tres cartas que no lo sean.
rules-reshuffle = Cuando el mazo se acaba, se barajan los descartes y forman el mazo. Si no hay nada que puedas tomar como segunda carta, tu turno es una sola carta. Puedes tener tantas cartas como quieras.

rules-claim = Juega una carta del color del recorrido por cada uno de sus espacios y pon en cada uno un vagón tuyo.
rules-claim-gray = Un recorrido gris admite el color que quieras, pero todas las cartas deben ser del mismo.
rules-claim-wilds = Las { wild-card.plural } pueden sustituir algunas de las cartas, o todas.
rules-claim-whole = Un recorrido por turno, y siempre entero: necesitas cartas y vagones para todos los espacios. Las cartas que juegas se descartan.
rules-claim-anywhere = Un recorrido no tiene por qué tocar los demás tuyos.
rules-claim-points = Suma enseguida, según su longitud:
rules-claim-points-control = Da puntos enseguida, según su longitud; quién los recibe depende de quién controla sus dos ciudades:
rules-table-spaces = Espacios
rules-table-symbols = Símbolos distintos
rules-table-points = Puntos

# $tracks: cuántas hay como máximo una junto a otra.
rules-parallel = { $tracks ->
    [2] Dos vías
   *[other] Dos o tres vías
} entre las mismas dos ciudades son paralelas. Solo puedes tener una de ellas.
rules-parallel-closed = Con { $players } jugadores solo se puede cubrir una de ellas: después, las otras quedan cerradas para todos.
rules-parallel-open = Con { $players } jugadores, las otras vías siguen abiertas para los demás.
rules-parallel-from = Con { $players } jugadores o más, siguen abiertas para los demás.

rules-ticket = Un billete nombra dos ciudades. Si al final tus recorridos las unen, por el camino que sea, recibes sus puntos. Si no, los pierdes.
rules-ticket-start = Al empezar te reparten { $deal ->
    [one] { $deal } billete.
   *[other] { $deal } billetes.
} Quédate al menos con { $keep }.
# $long: cuántos largos se reparten además de los $deal otros.
rules-ticket-start-long = Al empezar te reparten { $long ->
    [one] { $long } billete largo
   *[other] { $long } billetes largos
} y { $deal ->
    [one] otro más.
   *[other] otros { $deal }.
} Quédate al menos con { $keep } de todos ellos.
rules-ticket-refused = { $where ->
    [out] Los que rechazas salen del juego, y nadie los ve.
    [shuffled_under] Los rechazados se barajan y van debajo del mazo de billetes.
   *[under] Los que rechazas van debajo del mazo de billetes.
}
rules-ticket-draw = Más tarde, un turno puede ser: robar { $draw ->
    [one] { $draw } billete
   *[other] { $draw } billetes
}, o los que queden si son menos, y quedarte al menos con { $keep }. El resto va debajo del mazo.
rules-ticket-long = Los billetes largos solo se reparten al empezar.
rules-ticket-secret = Lo que te quedas es tuyo hasta el final. Los demás ven cuántos billetes tienes, pero no cuáles.

rules-ferry = Cada espacio con una rueda pide una { wild-card }.
rules-ferry-rest = Los otros espacios se pagan como siempre, o con más { wild-card.plural }.

rules-tunnel = Un borde discontinuo indica un túnel. Juegas tus cartas y después { $reveal ->
    [one] se descubre { $reveal } carta
   *[other] se descubren { $reveal } cartas
} del mazo, o menos si no hay más.
rules-tunnel-extra = Cada una que sea una { wild-card }, o del color que jugaste, te pide una carta extra: de ese color o una { wild-card }.
rules-tunnel-wilds = Si jugaste solo { wild-card.plural }, cuentan solo las { wild-card.plural }, y las pagas con { wild-card.plural }.
rules-tunnel-leave = Si no puedes o no quieres pagarlo todo, recuperas tus cartas y tu turno termina.
rules-tunnel-length = No lleva más vagones por ello, ni da más puntos.

rules-station = Un turno puede ser: construir una estación en una ciudad que aún no tenga. Tienes { $each }.
rules-station-cost = { $each ->
    [1] Cuesta una carta.
    [2] La primera cuesta una carta; la segunda, dos de un color. Valen las { wild-card.plural }.
    [3] La primera cuesta una carta; la segunda, dos de un color; la tercera, tres de un color. Valen las { wild-card.plural }.
   *[other] La primera cuesta una carta; la segunda, dos de un color; la tercera, tres de un color, y así sucesivamente. Valen las { wild-card.plural }.
}
rules-station-use = Al final, cada estación te deja usar un recorrido de otro jugador que termine en su ciudad, como si fuera tuyo, para tus billetes. Es el mismo para todos los billetes; se elige el mejor para ti.

rules-start-city = Antes del primer turno, cada cual pone un marcador en una ciudad que no tenga: la ciudad de salida. No cuesta nada. Elige primero quien juega en último lugar.
rules-network = Tu primer recorrido debe terminar en tu ciudad de salida. Los siguientes deben tocar esa ciudad o una a la que lleguen tus recorridos.
rules-control = Controlas las ciudades con tus marcadores. Eso importa cada vez que se cubre un recorrido:
rules-control-none = Si nadie controla ninguna de sus dos ciudades, los puntos son para quien lo cubre.
rules-control-some = Si no, cada ciudad controlada da los puntos a quien la controla, cubra quien cubra el recorrido. Si controlas las dos, sumas el doble; si no controlas ninguna, no sumas nada por tu propio recorrido.
# $cost: cartas que se pagan. $each: marcadores de cada jugador.
rules-marker = Tras sumar los puntos de un recorrido, puedes poner otro marcador en una de sus dos ciudades, si no tiene. El precio es { $cost ->
    [1] una carta
   *[other] { $cost } cartas de un color, o { wild-card.plural }
}. Tienes { $each } marcadores, con el de la ciudad de salida, y nunca se mueven.

rules-alvin = Al extraterrestre Alvin se le ve por primera vez en { $city }. No puede ser ciudad de salida y nunca recibe un marcador.
rules-alvin-capture = Cubre un recorrido hasta la ciudad donde está y lo capturas por { $points ->
    [one] { $points } punto,
   *[other] { $points } puntos,
} salvo que ya lo tengas. Se le puede capturar una y otra vez.
rules-alvin-move = Después debes llevarlo a una ciudad que controles. Un marcador que pongas en este turno ya cuenta.

# $symbols: cuántas clases.
rules-souvenirs = Hay { $symbols } clases de recuerdos, cada una con su símbolo.
# $fixed: cuántas pilas. $tokens: recuerdos en cada una.
rules-souvenirs-fixed = Desde el principio { $fixed ->
    [one] hay { $fixed } pila de { $tokens } en su lugar.
   *[other] hay { $fixed } pilas de { $tokens } en sus lugares.
} El azar decide qué clase va en cada uno.
# $stacks: las clases que quedan. $tokens: recuerdos de cada una.
rules-souvenirs-second = Antes del primer turno, el segundo jugador pone { $stacks ->
    [one] la clase que queda
   *[other] las { $stacks } clases que quedan
} en lugares sin recuerdos, { $tokens } de cada clase.
rules-souvenirs-last = Antes del primer turno, { $stacks ->
    [one] quien juega en último lugar pone la clase que queda en un lugar sin recuerdos, { $tokens } en total.
   *[other] las { $stacks } clases que quedan se ponen en lugares sin recuerdos, { $tokens } de cada clase. Empieza quien juega en último lugar, sigue el anterior, y así alrededor de la mesa.
}
rules-souvenirs-take = Cuando cubres un recorrido, tomas un recuerdo de uno de sus dos lugares, si hay uno de una clase que no tienes. Si lo hay en ambos, eliges.
rules-souvenirs-score = Al final, los símbolos distintos dan puntos:

rules-end = Cuando alguien termina su turno con dos vagones o menos, hay una última ronda: un turno más para cada cual, y esa persona la última.
rules-end-passes = La partida también termina cuando todos han pasado, uno tras otro.
rules-end-score = Entonces se añade esto a los puntos que tienes:
rules-end-tickets = Tus billetes: los completados suman sus puntos, los demás los restan.
rules-end-longest = Ruta continua más larga: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por la línea de vagones más larga sin cortes, y para todos los que tengan una igual. Puede pasar otra vez por una ciudad, pero no dos veces por un recorrido.
rules-end-globetrotter = Más billetes completados: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, para todos los que tengan los mismos. No los recibe nadie si no se completó ningún billete.
rules-end-stations = Estaciones: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cada una que no construiste.
rules-end-souvenirs = Recuerdos: sus puntos, como arriba.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para quien lo tenga.

rules-ties = Si varios tienen más puntos que nadie, decide esto, por este orden:
rules-tie = { $tie ->
    [tickets] Más billetes completados
    [stations] Menos estaciones construidas
   *[longest_path] El premio a la ruta más larga
}
rules-ties-shared = Si eso no lo decide, comparten la victoria.
rules-ties-none = Si varios tienen más puntos que nadie, comparten la victoria.
