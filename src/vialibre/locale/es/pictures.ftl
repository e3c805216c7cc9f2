# Una partida guardada para mirar: vialibre replay --step, --svg, --gif, --html.

# Junto al nombre de un jugador.
pictures-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

cli-replay-step-help = Recorre la partida paso a paso: Enter o espacio avanza, b retrocede, un número y Enter va a ese paso, q sale.
cli-replay-seat-help = Muestra la partida como la vio este asiento, contando desde 1. Por defecto: todas las cartas a la vista.
cli-replay-svg-help = Guarda como imagen la posición al final, o en --until.
cli-replay-gif-help = Guarda la partida como animación.
cli-replay-html-help = Guarda la partida como una página que no necesita nada más.
cli-replay-frames = Imágenes
cli-replay-written = Guardado: { $file }
# Un jugador en un momento de la partida; $cards y $tickets son listas.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
}. Cartas: { $cards }. Billetes: { $tickets }.
# Lo mismo con las cartas ocultas; $cards y $tickets son números.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $tickets ->
    [one] { $tickets } billete
   *[other] { $tickets } billetes
}.
# Debajo de cada momento; las teclas son las mismas en todos los idiomas.
cli-replay-keys = [{ $at } de { $last } · Enter: siguiente · b: atrás · número, Enter: ir allí · q: salir]
error-picture-over-record = { $file } es la propia partida guardada. Da otro nombre a la imagen.

cli-replay-10k-u = 10 000 partidas de usa leídas, reproducidas y comprobadas: U
