# Qué falla en un archivo de tablero. $where es el archivo, la línea y la fila, como "mi.toml:17, route 3 (paris-zurich)".

## El archivo en sí

board-unknown-board = No hay ningún tablero «{ $name }». { $close ->
    [0] Los tableros son { $known }.
   *[other] ¿Querías decir { $near }? Los tableros son { $known }.
} Para un tablero propio, indica la ruta de su archivo, terminada en .toml.
board-file-missing = No existe el archivo { $where }.
board-file-is-directory = { $where } es una carpeta. Indica la ruta del archivo de tablero que contiene.
board-file-unreadable = No se puede leer { $where }: { $reason }.
board-file-not-utf8 = { $where }: esto no es texto UTF-8. Guarda el archivo con la codificación UTF-8.
board-file-too-large = { $where } es demasiado grande para un archivo de tablero; se leen { $most } KiB como máximo.
board-not-toml = { $where }: esto no es TOML válido: { $detail }.
board-nested-too-deep = { $where }: hay valores anidados a demasiada profundidad. A un tablero le bastan listas de tablas.

## Claves y valores

board-missing-key = { $where }: falta la clave «{ $key }». Añádela; docs/board-format.md explica qué significa.
board-unknown-key = { $where }: aquí no existe la clave «{ $name }». { $close ->
    [0] Claves conocidas: { $known }.
   *[other] ¿Querías decir { $near }?
}
board-wrong-type = { $where }: «{ $key }» es { $value }, pero debe ser { $expected ->
    [integer] un número entero
    [decimal] un número
    [flag] true o false
    [list] una lista entre corchetes
    [table] una tabla entre llaves
   *[text] un texto entre comillas
}.
board-too-small = { $where }: «{ $key }» es { $value }, pero debe ser { $least } o más.
board-too-large = { $where }: «{ $key }» es { $value }, pero debe ser { $most } o menos.
board-out-of-range = { $where }: «{ $key }» es { $value }, pero debe estar entre { $least } y { $most }.
board-empty-text = { $where }: «{ $key }» está vacío. Escribe algo, o quita la clave si no es obligatoria.
board-text-too-long = { $where }: «{ $key }» tiene { $count } caracteres; se admiten { $most } como máximo.
board-unprintable-text = { $where }: «{ $key }» contiene un salto de línea u otro carácter que no se puede mostrar: { $value }.
board-empty-list = { $where }: «{ $key }» está vacío. Necesita al menos una entrada.
board-too-many-rows = { $where }: «{ $key }» tiene { $count } entradas; se admiten { $most } como máximo.
board-bad-number-key = { $where }: «{ $name }» no puede ser una clave de «{ $key }». Usa números enteros de 1 a { $most }.
board-unknown-choice = { $where }: «{ $key }» no puede ser «{ $name }». { $close ->
    [0] Valores conocidos: { $known }.
   *[other] ¿Querías decir { $near }? Valores conocidos: { $known }.
}
board-duplicate-name = { $where }: «{ $key }» nombra «{ $name }» dos veces. Quita una de ellas.

## Identificadores

board-bad-id = { $where }: «{ $name }» no es un identificador válido. Usa letras minúsculas de la a a la z, cifras y guiones bajos, 40 caracteres como máximo.
board-bad-row-id = { $where }: «{ $name }» no es un identificador válido. Usa letras minúsculas de la a a la z, cifras, guiones bajos, guiones y puntos, 90 caracteres como máximo.
board-duplicate-id = { $where }: el identificador «{ $name }» ya lo usa { $first }. Dale otro a esta fila.

## Ciudades, recorridos y billetes

board-half-a-place = { $where }: hay «{ $key }» pero no «{ $other }». Indica los dos.
board-no-place = { $where }: la ciudad no tiene posición. Indica «lat» y «lon», o «x» e «y».
board-unknown-city = { $where }: no hay ninguna ciudad «{ $name }». { $close ->
    [0] Ciudades de este archivo: { $known }.
   *[other] ¿Querías decir { $near }?
}
board-not-two-cities = { $where }: «cities» debe nombrar dos ciudades; aquí nombra { $count }.
board-route-to-itself = { $where }: el recorrido va de «{ $city }» a ella misma. Cambia una de sus ciudades.
board-ticket-to-itself = { $where }: el billete va de «{ $city }» a ella misma. Cambia una de sus ciudades.
board-city-without-routes = { $where }: ningún recorrido llega a «{ $city }». Añade uno o quita la ciudad.
board-ticket-unreachable = { $where }: ningún recorrido une «{ $start }» con «{ $end }», así que este billete no se puede completar. Añade un recorrido o cambia el billete.
board-parallel-too-many = { $where }: como máximo { $most } recorridos pueden unir las mismas dos ciudades. Quita este.
board-parallel-lengths = { $where }: su longitud es { $length }, pero la de «{ $other }», entre las mismas ciudades, es { $other_length }. Los recorridos paralelos deben ser igual de largos.
board-color-not-in-deck = { $where }: el mazo no tiene cartas de color { $color }. Usa uno de estos: { $known }, o gray, o añade el color a «cards».
board-route-too-long = { $where }: el recorrido necesita { $length } vagones, pero cada jugador solo tiene { $cars }.
board-no-points = { $where }: «points» no dice cuánto vale un recorrido de { $length }. Añade allí esa longitud.
board-route-unpayable = { $where }: el recorrido necesita { $length } cartas, pero solo hay { $cards } de un color, { wild-card.plural } incluidas. Acórtalo o añade cartas.
board-ferry-without-rule = { $where }: el recorrido es un ferry, pero «rules» no nombra «ferries». Añádelo allí, o quita «ferry» aquí.
board-tunnel-without-rule = { $where }: el recorrido es un túnel, pero «rules» no nombra «tunnels». Añádelo allí, o quita «tunnel» aquí.
board-ferry-too-large = { $where }: el ferry muestra { $ferry } símbolos de { wild-card } en { $length } espacios. No puede haber más símbolos que espacios.
board-ferry-too-few-wilds = { $where }: el ferry necesita { $ferry } { wild-card.plural }, pero el mazo solo tiene { $wilds }.

## Jugadores, cartas y billetes

board-players-reversed = { $where }: «from» es { $fewest } y «to» es { $most }. «from» no debe ser el mayor.
board-too-few-player-colors = { $where }: { $count } colores no bastan para { $players } jugadores. Añade más.
board-too-few-cards = { $where }: el mazo tiene { $count } cartas, pero las manos de { $players } jugadores y la fila necesitan { $needed }. Añade cartas o reparte menos.
board-offer-too-large = { $where }: «{ $key }» ofrece { $count } billetes a la vez, contando los largos; se admiten { $most } como máximo.
board-keep-too-many = { $where }: «{ $key }» pide conservar { $keep } de { $count } billetes. No pueden ser más de los ofrecidos.
board-too-few-tickets = { $where }: el reparto inicial a { $players } jugadores necesita { $needed } billetes, pero hay { $count } (sin los largos, si se reparten aparte). Añade billetes o reparte menos.
board-too-few-long-tickets = { $where }: el reparto inicial a { $players } jugadores necesita { $needed } billetes largos, pero hay { $count }. Marca más con long = true o reparte menos.

## Reglas

board-unknown-rule = { $where }: no hay ninguna regla «{ $name }». { $close ->
    [0] Reglas conocidas: { $known }.
   *[other] ¿Querías decir { $near }?
}
board-duplicate-rule = { $where }: la regla «{ $name }» se nombra dos veces. Quita una de ellas.
board-alvin-without-markers = { $where }: esta regla necesita «markers». Añade también esa regla.
board-too-few-start-cities = { $where }: { $count } ciudades no bastan para las ciudades iniciales de { $players } jugadores. Añade ciudades.
board-souvenir-without-rule = { $where }: la ciudad tiene fichas de turista, pero «rules» no nombra «souvenirs». Añádelo allí, o quita «souvenir» aquí.
board-too-few-symbols = { $where }: cada ciudad con souvenir = true necesita un símbolo propio; esas ciudades son { $places }, y el número de símbolos es { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols } símbolos necesitan otras tantas ciudades, pero hay { $count }.
board-stack-starts-late = { $where }: «{ $key }» empieza con { $first } jugadores, pero pueden jugar { $players }. Añade una entrada para { $players }.
board-table-length = { $where }: «table» tiene { $count } números, pero necesita { $needed }: uno por cada cantidad de símbolos, de ninguno a todos.
board-table-falls = { $where }: en «table», { $symbols } símbolos dan { $points } puntos, menos que los { $before } anteriores. No debe bajar.
board-tie-without-rule = { $where }: el desempate «{ $name }» necesita la regla de ese nombre. Añádela a «rules» o quita el desempate.
board-network-too-wide = { $where }: la red es demasiado densa para buscar en ella la ruta más larga: su anchura es { $width } y se admite { $most } como máximo. Quita recorridos, mejor los que cruzan otros o unen ciudades lejanas, o quita la regla «longest_path».
board-station-choices = { $where }: con { $each } estaciones hay hasta { $count } formas de usar recorridos ajenos; se admiten { $most } como máximo. Da menos estaciones a cada jugador o quita recorridos en { $cities }.
board-file-not-regular = { $where } no es un archivo corriente. Indica la ruta de un archivo de tablero.
