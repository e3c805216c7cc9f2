# Hacer un tablero: las órdenes new, check y draw.

cli-board-new-help = Escribe un tablero de ejemplo para empezar: uno pequeño con un comentario en cada clave, o una copia de otro.
cli-board-new-examples =
    Ejemplos:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = El archivo de tablero que se escribe (TOML).
cli-board-new-template-help = De qué se parte: { $known }.
cli-board-new-name-help = El nombre del tablero. Por defecto: el del ejemplo.
cli-board-new-force-help = Sobrescribe un archivo que ya existe.
cli-board-new-written = { $file }: { $name }, { $cities } ciudades, { $routes } recorridos, { $tickets } billetes.
cli-board-new-next =
    Y ahora:
      edita { $file } con cualquier editor
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } ya existe. Elige otro nombre, o sobrescríbelo con --force.
board-unknown-template = No hay ninguna plantilla «{ $name }». { $close ->
    [0] Las que hay son { $known }.
   *[other] ¿Querías decir { $near }? Las que hay son { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Sin avisos.
    [one] Un aviso: el tablero se puede jugar, pero revisa esto.
   *[other] { $count } avisos: el tablero se puede jugar, pero revisa esto.
}
cli-board-check-faults = { $count ->
    [one] Un error: el tablero aún no se puede jugar.
   *[other] { $count } errores: el tablero aún no se puede jugar.
}
cli-board-check-most = { $count } errores, y quizá más: corrige estos primero.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Código de salida 1 si hay avisos.
cli-board-check-json-help = Muestra errores y avisos como JSON.

cli-board-draw-help = Dibuja un tablero, sus cartas, billetes y piezas: como imágenes, o como páginas para imprimir y recortar.
cli-board-draw-examples =
    Ejemplos:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Guarda como SVG; varias páginas dan archivos numerados.
cli-board-draw-png-help = Guarda como PNG; varias páginas dan archivos numerados.
cli-board-draw-pdf-help = Guarda como PDF: el tablero en una página, y después a escala en varias para pegarlas.
cli-board-draw-what-help = Qué se dibuja.
cli-board-draw-paper-help = El papel en que se imprime.
cli-board-draw-dpi-help = Resolución de un PNG, en puntos por pulgada.
cli-board-draw-lang-help = El idioma de las cartas y del título, como es. Por defecto: el de tu sistema.
cli-board-drawing = Dibujando
cli-board-drawn = { $file }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
}, { $size } KiB.
error-nothing-to-draw-on = Indica el archivo en que se dibuja: --svg ARCHIVO, --png ARCHIVO o --pdf ARCHIVO.
error-picture-over-board = { $file } es el propio archivo de tablero. Elige otro nombre para la imagen.
error-print-extra-missing = PDF y PNG necesitan dos bibliotecas más. Instálalas: { $command }. SVG funciona sin ellas.

## Lo que puede no gustar de un tablero

warning-too-tight = con { $players } jugadores hay { $spaces } espacios para { $cars } vagones, así que algunos quizá nunca se pongan. Añade recorridos, o da menos vagones a cada jugador.
warning-too-empty = con { $players } jugadores hay { $spaces } espacios para solo { $cars } vagones: apenas se encontrarán. Da más vagones a cada uno, o quita recorridos.
warning-few-cards = con { $players } jugadores hay { $cards } cartas para { $cars } vagones: el mazo se acabará a menudo. Añade cartas de cada color.
warning-few-tickets = con { $players } jugadores, tras el reparto { $left ->
    [one] queda { $left } billete
   *[other] quedan { $left } billetes
}, y cada vez se roban { $draw }. Añade billetes.
warning-parallel-never-open = los recorridos dobles se abren desde { $from } jugadores, pero juegan { $players } como máximo. Baja parallel_from, o quita los segundos recorridos.
warning-points-fall = un recorrido de { $longer } da { $more }, y uno de { $length } ya da { $points }. Los recorridos más largos deberían dar más.
warning-rule-unused = la regla «{ $rule }» figura en la lista, pero ningún recorrido la usa. Añádela a un recorrido, o quita la regla.

warning-color-unused = el mazo tiene cartas de color { $color }, pero ningún recorrido es de color { $color }. Dale ese color a un recorrido, o quítalo del mazo.
warning-color-wanted = { $spaces } espacios son de color { $color }, frente a { $mean } por color de media: todos querrán cartas de color { $color }. Cambia el color de un recorrido.
warning-color-idle = espacios de color { $color }: solo { $spaces }, frente a { $mean } por color de media; las cartas de color { $color } valen poco. Cambia el color de un recorrido.
warning-color-scarce = { $spaces } espacios son de color { $color }, pero el mazo solo tiene { $cards } de esas cartas. Añade cartas de cada color, o haz grises algunos recorridos.
warning-route-dear = necesita { $length } cartas de un color, y el mazo tiene { $cards } de cada uno. Acórtalo, hazlo gris, o añade cartas.
warning-ferry-dear = necesita { $ferry } de las { $wilds } { wild-card.plural } que hay. Pide menos, o añade { wild-card.plural }.

warning-dead-end = solo un recorrido lleva a { $city }, y quien lo cubre deja fuera a los demás. Añade un segundo recorrido, o uno doble.
warning-single-link = { $start } – { $end } es el único camino hacia { $cities } ciudades: cubrirlo parte el tablero en dos. Añade otro camino.
warning-city-in-many-tickets = { $count } de { $tickets } billetes terminan en { $city }. Repártelos entre más ciudades.

warning-ticket-beyond-cars = { $start } – { $end } necesita { $spaces } vagones como mínimo, y un jugador tiene { $cars }. Elige ciudades más cercanas, o da más vagones.
warning-ticket-dear = { $start } – { $end } da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por un camino de { $spaces ->
    [one] { $spaces } espacio
   *[other] { $spaces } espacios
}: más de lo normal. Dale { $spaces }, más o menos.
warning-ticket-cheap = { $start } – { $end } da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por un camino de { $spaces ->
    [one] { $spaces } espacio
   *[other] { $spaces } espacios
}: menos de lo normal. Dale { $spaces }, más o menos.
warning-ticket-easy = { $start } – { $end } es un solo recorrido de { $spaces }: demasiado fácil. Elige ciudades más alejadas.
warning-ticket-twice = { $start } – { $end } es también el billete { $first }. Cambia uno de los dos.

warning-name-twice = dos ciudades se llaman { $name }. Cambia el nombre de una, para que se sepa a cuál se refiere un billete.
warning-city-far = { $city } queda lejos de todas las demás. Revisa su posición.
warning-cities-together = { $city } y { $other } están casi en el mismo lugar. Revisa sus posiciones.
warning-routes-cross = { $first } cruza { $other } en el mapa. Mueve una ciudad, o quita uno de los dos.
warning-spaces-overlap = los espacios de { $first } y { $other } se solapan en el mapa. Mueve una ciudad, o quita uno de los dos.
warning-space-over-city = { $first } pasa por encima de { $other } en el mapa. Mueve la ciudad, o haz que el recorrido pase por ella.
warning-names-overlap = los nombres { $first } y { $other } se solapan en el mapa. Acorta uno, o mueve una ciudad.
warning-name-over-city = el nombre { $first } tapa { $other } en el mapa. Acórtalo, o mueve una ciudad.
warning-name-over-space = el nombre { $first } tapa espacios de { $other } en el mapa. Acórtalo, o da menos recorridos a la ciudad.

## En papel

print-tile = { $name } · { $tile } de { $count } · imprimir al 100 %, solapar { $overlap } mm
print-cards = { $name } · cartas
print-tickets = { $name } · billetes
print-cars = { $name } · vagones
print-tokens = { $name } · fichas
print-points = espacios → puntos
