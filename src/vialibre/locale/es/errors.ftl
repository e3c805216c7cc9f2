# Acciones, partidas y registros que no pueden ser. Lo que va entre comillas es para escribirlo: véase docs/notation.md.
# $route y $city son identificadores o nombres, $owner y $player son nombres o «asiento 1»; los colores son identificadores, que
# nombra color-name en game.ftl.

## No es una acción

error-not-an-action = «{ $text }» no es una acción válida. Escribe una línea como «draw deck», «claim paris-zurich red+1» o «draw tickets».
error-unknown-verb = Ninguna acción empieza por «{ $verb }». Prueba con: { $known }.
error-unknown-card = «{ $text }»: no hay ninguna carta «{ $card }». Usa una de estas: { $known }.
error-bad-places = «{ $text }» no dice con qué billetes te quedas. Escribe sus posiciones en la oferta, desde 1 y de menor a mayor, como «keep 1 3».
error-bad-form = A «{ $text }» le faltan o le sobran palabras. Escríbelo así: «{ $form }».
error-bad-cards = «{ $text }»: «{ $cards }» no es un pago válido. Escribe un color («red»), un color y cuántas cartas multicolores («red+1»), o «wild» si pagas solo con cartas multicolores. Cartas: { $known }.
error-no-such-rule = «{ $text }» no es posible en el tablero { $board }: no tiene esa regla. Elige otra acción.
error-unknown-city = No hay ninguna ciudad «{ $city }» en el tablero { $board }. Parecidas: { $near }.
error-unknown-symbol = No hay ninguna ficha de turista «{ $symbol }» en el tablero { $board }. Fichas: { $known }.
error-unknown-route = No hay ningún recorrido «{ $route }» en el tablero { $board }. Parecidos: { $near }.
error-cards-do-not-fit = Con «{ $cards }» no se puede pagar { $route }. Necesita { $length ->
    [one] { $length } carta
   *[other] { $length } cartas
}{ $color ->
    [gray] {""} de un mismo color
   *[other] {""} de color { color-name }
}, y las { wild-card.plural } valen por cualquiera{ $ferry ->
    [0] {""}
    [one] ; al menos { $ferry } debe ser { wild-card }, porque es un ferry
   *[other] ; al menos { $ferry } deben ser { wild-card.plural }, porque es un ferry
}. Escribe «wild» si son todas { wild-card.plural }.
error-too-many-wilds = «{ $text }» tiene demasiadas { wild-card.plural }: { $most ->
    [0] además de una carta del color no cabe ninguna
   *[other] además de una carta del color caben { $most } como máximo
}. Si son todas { wild-card.plural }, escribe «wild» en vez del color.
error-unknown-number = No hay ninguna acción { $number } en el tablero { $board }. Sus acciones se numeran de 0 a { $last }.

## No se permite ahora

error-game-over = «{ $action }» no es posible: la partida ha terminado. Empieza otra para seguir jugando.
error-not-your-turn = «{ $action }» tendrá que esperar: no es tu turno. La partida espera a { $player }.
error-other-decision = «{ $action }» no es posible ahora. La partida espera { waits-for }.
error-wild-second = «{ $action }»: una { wild-card } de la fila no puede ser tu segunda carta. Toma otra carta o roba del mazo.
error-not-in-row = «{ $action }»: no hay { $card ->
    [wild] ninguna { wild-card }
   *[other] ninguna carta de ese color
} en la fila. Toma una carta de las que hay o roba del mazo.
error-deck-empty = «{ $action }»: no quedan cartas ni en el mazo ni en los descartes. Toma una de la fila o haz otra cosa.
error-no-tickets-left = «{ $action }»: no quedan billetes que robar. Elige otra acción.
error-not-offered = «{ $action }»: no hay billete { $place }. Solo se { $offered ->
    [one] ofrece { $offered }
   *[other] ofrecen { $offered }
}, contando desde 1.
error-keep-more = Con «{ $action }» { $kept ->
    [0] no te quedas con ningún billete
    [one] te quedas con { $kept } billete
   *[other] te quedas con { $kept } billetes
}. Debes quedarte al menos con { $least }.
error-no-stations-left = «{ $action }»: ya has construido todas tus estaciones. Elige otra acción.
error-station-taken = «{ $action }»: ya hay una estación en { $city }. Construye la tuya en una ciudad que no tenga.
error-other-color = «{ $action }»: { $color ->
    [wild] probaste este túnel solo con { wild-card.plural }, así que las cartas extra también deben serlo. Escribe «pay wild», o «decline» para recuperar tus cartas.
   *[other] probaste este túnel en { color-name }, así que las cartas extra deben ser de ese color o { wild-card.plural }. Escribe «pay { $color }», «pay wild», o «decline» para recuperar tus cartas.
}
error-not-on-route = «{ $action }»: { $city } no es un extremo del recorrido que acabas de cubrir. Elige uno de los dos.
error-no-marker-here = «{ $action }»: { $city } no admite un indicador. Elige una ciudad que aún no tenga (la primera ciudad de Alvin nunca admite ninguno).
error-not-controlled = «{ $action }»: no controlas { $city }. Envía a Alvin a una ciudad con un indicador tuyo.
error-stack-taken = «{ $action }»: ya hay fichas de turista en { $city }. Elige un lugar que no tenga.
error-symbol-placed = «{ $action }»: las fichas de turista «{ symbol-name }» ya están en el tablero. Coloca otras.
error-cannot-pass = «{ $action }»: solo puedes pasar si no tienes otra jugada. Elige otra acción.
error-route-taken = { $route } ya es de { $owner }. Cubre otro recorrido.
error-own-parallel = { $route } va junto a un recorrido tuyo entre las mismas dos ciudades, y un jugador solo puede tener uno de ellos. Cubre otro recorrido.
error-parallel-closed = { $route } está cerrado: el recorrido de al lado está cubierto, y { $players ->
    [7] en este tablero solo se puede usar uno de los recorridos paralelos
   *[other] los recorridos paralelos solo están todos abiertos con { $players } o más jugadores
}. Cubre otro recorrido.
error-not-connected = { $route } no está conectado a tu red. Cubre un recorrido desde tu ciudad inicial o desde una ciudad a la que lleguen los tuyos.
error-not-enough-cars = { $route } necesita { $needs ->
    [one] { $needs } vagón
   *[other] { $needs } vagones
}, pero te quedan { $left }. Cubre un recorrido más corto.
error-too-many-wilds-now = «{ $action }» tiene demasiadas { wild-card.plural }: hay que pagar { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, y al menos una debe ser del color que indicas. Si son todas { wild-card.plural }, escribe «wild» en vez del color.
error-not-enough-cards = «{ $action }» necesita { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, pero tienes { $have_wilds }.
   *[other] { $needs ->
        [one] { $needs } carta de color { color-name }
       *[other] { $needs } cartas de color { color-name }
    } (tienes { $have }){ $needs_wilds ->
        [0] .
        [one] {""} y { $needs_wilds } { wild-card } (tienes { $have_wilds }).
       *[other] {""} y { $needs_wilds } { wild-card.plural } (tienes { $have_wilds }).
    }
} Paga de otra manera o elige otra acción.

## Partidas que no se pueden preparar

error-bad-seats = { $board } es para { $least } a { $most } jugadores, no para { $seats }.
error-no-alvin = El tablero { $board } no tiene a Alvin. Juega sin esa variante.
error-bad-first = El asiento { $seat } no puede empezar: los asientos se numeran de 1 a { $seats }.
error-no-such-first = «{ $first }» no puede empezar. Indica un asiento de 1 a { $seats }, o «random» (al azar).
error-no-such-seat = No hay asiento { $seat }: los asientos se numeran de 1 a { $seats }.
error-too-many-cars = Los recorridos dados al asiento { $seat } necesitan más vagones de los que tiene un jugador. Dale menos, o más cortos.
error-unknown-id = En el tablero no hay { $what ->
    [city] ninguna ciudad
    [route] ningún recorrido
    [ticket] ningún billete
    [card] ninguna carta
    [symbol] ninguna ficha de turista
   *[other] { $what }
} «{ $id }». Revisa cómo está escrito; los identificadores son los del archivo de tablero.
error-no-history = Esta partida no guarda su historial, así que no se puede deshacer ni registrar nada. Créala con Game.new(…, history=True).
error-nothing-to-undo = No hay ninguna acción que deshacer: la partida está en su inicio.
error-names-do-not-fit = El número de nombres es { $names }, pero el de asientos es { $seats }. Da un nombre por asiento.
error-phase-needs = Una posición en la fase «{ $phase }» necesita un valor adecuado de «{ $what }». Consulta docs/positions.md.
error-phase-has-no = Una posición en esta fase no puede tener «{ $what }». Quítalo o elige otra fase.
error-bad-position = No se puede leer la línea { $line } de la posición: «{ $text }». Consulta docs/positions.md.
error-not-your-view = Una vista muestra lo que ve su propio asiento, no lo que ve el asiento { $seat }. Usa la partida o quita el asiento.
error-row-too-long = La fila tiene cinco puestos, pero «{ $row }» nombra más. Quita algunos; «-» es un hueco.
error-too-many-cards = En el juego no hay tantas cartas de estas: { $cards }. Usa menos.
error-ticket-twice = Un billete está en dos sitios a la vez. Pon cada billete una sola vez, en una mano o en el mazo.
error-bad-seed-fast = { $seed } no es una semilla válida para la mezcla fast-1. Usa un número entero de 0 a 2⁶² − 1.
error-bad-seed-fair = { $seed } no es una semilla válida para la mezcla fair-1. Usa 64 cifras hexadecimales, 32 bytes o un número entero de 0 a 2²⁵⁶ − 1.
error-bots-for-seats = Hay { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} para { $seats } asientos. Indica un bot para cada asiento.
error-unknown-bot = No hay ningún bot «{ $bot }». Usa uno de estos: { $known }.
error-unknown-shuffle = No hay ninguna mezcla «{ $name }». Usa una de estas: { $known }.

## Registros que no se pueden reproducir; $at es el número de una acción del registro

error-cannot-read = No se puede leer { $file }: { $detail }. Revisa la ruta y los permisos.
error-too-large = Esto es demasiado grande para un registro de partida: más de { $most } bytes. Usa el archivo tal como lo escribió el programa.
error-not-json = Esto no es JSON válido: { $detail }. Un registro de partida es un archivo JSON tal como lo escribió el programa.
error-not-a-record = Esto no es un registro de partida: { $what ->
    [nested] tiene demasiados niveles anidados. Usa el archivo tal como lo escribió el programa.
    [not_object] no es un objeto JSON entre llaves. Usa el archivo tal como lo escribió el programa.
    [format] su clave «format» no lo indica. Usa un archivo que el programa haya escrito como registro.
   *[other] { $what }
}
error-unknown-format = Este registro tiene la versión { $format } del formato; este programa lee { $known }. Actualiza el programa o revisa la clave «version».
error-cut-off-file = El archivo está dañado o acaba antes de tiempo en la acción { $at }: { $detail }. Solo se pueden recuperar las acciones anteriores.
error-unknown-rules = Este registro se jugó con la versión { $rules } de las reglas; este programa conoce { $known }. Actualiza el programa para reproducirlo.
error-missing-key = Al registro le falta la clave «{ $key }». Añádela; docs/record-format.md explica qué significa.
error-wrong-type = En el registro, «{ $key }» debe ser { $expected ->
    [object] un objeto entre llaves
    [objects] una lista de objetos entre llaves
    [array] una lista entre corchetes
    [text] un texto entre comillas
    [texts] una lista de textos entre comillas
    [number] un número entero
    [numbers] una lista de números enteros
    [flag] true o false
   *[other] { $expected }
}. Corrígelo, o usa el archivo tal como lo escribió el programa.
error-unknown-board = El registro se jugó en el tablero { $board }, que no está disponible aquí. Si es un tablero tuyo, indica también su archivo.
error-board-changed = El tablero { $board } no es aquel en el que se jugó este registro: su huella es { $found }, la del registro es { $expected }. Reprodúcelo con el archivo de tablero de entonces.
error-bad-board = El tablero del registro no se puede usar: { $detail }
error-bad-seed = La semilla del registro no se puede usar: { $detail }
error-bad-action = La acción { $at } del registro, «{ $action }», no se puede leer: { $detail }
error-illegal-action = La acción { $at } del registro, «{ $action }», no está permitida: { $detail }
error-cut-off = El registro se detiene antes de que termine la partida: en la acción { $at } espera { waits-for }. Añade lo que falta, o quita el resultado para conservarlo como partida sin terminar.
error-too-many-actions = La partida termina antes de la acción { $at } del registro, «{ $action }». Quita esa acción y todas las siguientes.
error-wrong-result = { $what ->
    [result] El registro no tiene resultado, aunque su partida ha terminado. Escribe el registro de nuevo.
    [winners] Según el registro ganan los asientos { $recorded } (contados desde 0), pero al reproducirlo sale { $replayed }. Se cambió el resultado, o bien las acciones.
    [sheets] El registro tiene { $recorded } hojas de puntuación, pero al reproducirlo salen { $replayed }. Escribe el registro de nuevo.
   *[other] Según el registro «{ $what }» es { $recorded }, pero al reproducirlo sale { $replayed }. Se cambió el resultado, o bien las acciones.
}
error-wrong-digest = El registro se modificó después de escribirse: su huella es { $recorded }, pero debería ser { $computed }.
error-damaged-head = La parte del archivo anterior a las acciones está dañada, así que no se puede recuperar nada.
error-no-seat = La acción { $at } del registro, «{ $action }», no empieza por el número de un asiento, contado desde 0. Escríbela como «0 draw red».
error-no-folder = No se puede escribir { $file }: no existe la carpeta { $folder }. Créala antes o elige otro lugar.
error-out-of-range = { $what } no puede ser { $number }: tiene que estar entre { $least } y { $most }.
error-city-twice = Una ciudad aparece dos veces en { $what }. Cada ciudad admite uno como mucho; nómbrala una sola vez.
error-bad-bot = El bot «{ $bot }» no se puede usar: { $detail }. Escríbelo como módulo:Clase, con un método decide(turn).
error-illegal-bot = El bot «{ $bot }» eligió { $choice }, que no está entre las acciones legales que recibió.
error-endless-game = La partida con semilla { $seed } se detuvo tras { $actions } acciones: sus bots no terminan nunca.
error-random-alone = «random» se ejecuta dentro del motor y solo juega contra sí mismo. Con otros bots, usa porter, el bot que juega al azar.
error-too-few-bots = Una arena necesita al menos dos bots. Indícalos con --bots, separados por comas.
error-bad-results = No se puede usar el archivo de resultados { $file }: { $detail }. Elige otro con --results.
error-no-results = No existe el archivo de resultados { $file }. Juega antes en la arena o indica el archivo con --results.
error-bad-sprt = «{ $text }» no es un par de límites válido. Escribe dos proporciones de victorias como 0.55,0.6, primero la menor.
error-no-bot-module = El bot «{ $bot }» no se puede usar: no hay módulo «{ $module }» en esta carpeta ni entre los instalados. Escríbelo como módulo:Clase.
error-no-bot-class = El bot «{ $bot }» no se puede usar: el módulo «{ $module }» no tiene «{ $name }». Bots que tiene: { $known }.
error-bot-without-decide = El bot «{ $bot }» no se puede usar: no tiene un método decide(turn).
error-bad-budget = En «{ $bot }», lo que sigue a la @ no es un tiempo válido. Escribe segundos, más de 0 y hasta { $most }, como baron@0.5, o un número de mundos con una w, al menos 1, como baron@200w.
error-bot-without-budget = «{ $bot }» no admite un tiempo para pensar: quita la @ y lo que sigue. Estos sí lo admiten: { $known }.
error-bot-failed = El bot «{ $bot }» falló al elegir: { $detail }.
error-bot-not-sendable = El bot «{ $bot }» no se puede enviar a otros procesos: { $detail }. Ponlo en un módulo que se pueda importar o usa jobs=1.
error-bad-served-bot = «{ $text }» no sirve para --bot. Escribe NOMBRE=módulo:Clase o NOMBRE=cmd:./program; el nombre tiene de 1 a { $most } letras, cifras, espacios, «-» o «_», empieza por una letra y no es el de un bot incluido ni el de un nivel.
error-worker-died = Un proceso de trabajo se interrumpió, quizá por falta de memoria. Lo terminado se conserva; prueba con menos --jobs.
error-too-many-seatings = Con { $bots } bots y { $seats } asientos, un bloque tendría más de { $most } partidas. Indica menos bots.
error-foreign-results = El archivo { $file } es una base de datos de otro programa. Elige otro con --results.
error-records-of-a-block = --records guarda las partidas de un bloque: di cuál con --block.
error-too-many-steps = Detenido: { $what ->
    [longest_path] la ruta más larga
    [station_choice] la elección de recorridos usados con estaciones
   *[other] el camino más barato de un billete
} necesitaría más de { $most } pasos en este tablero. Revisa el tablero con «vialibre board check» y simplifícalo.
