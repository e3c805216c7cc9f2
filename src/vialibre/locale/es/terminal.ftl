# La aplicación en un terminal (vialibre play). Hay poco sitio: las líneas tienen 80 signos.

## Paneles y líneas

app-row = Fila
app-deck = Mazo { $cards }
app-deck-long = Mazo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, descartes: { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } billete por robar
   *[other] { $tickets } billetes por robar
}
app-hand = Mano
app-hand-long = Mano: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
# Un jugador en una línea con hasta otros cinco: puntos y vagones, lo más corto posible.
app-player-short = { $score }p { $cars }v
app-player-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
app-player-cars = { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
}
app-player-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
app-player-tickets = { $tickets ->
    [one] { $tickets } billete
   *[other] { $tickets } billetes
}
app-player-stations = { $left ->
    [one] queda { $left } estación
   *[other] quedan { $left } estaciones
}
app-player-markers = { $left ->
    [one] queda { $left } indicador de ciudad
   *[other] quedan { $left } indicadores de ciudad
}
app-player-souvenirs = fichas de turista: { $souvenirs }
app-player-alvin = tiene a Alvin
app-last-round = ¡Última ronda!
app-tickets-offered = Para elegir
app-tickets-own = Tus billetes
app-tickets-none = Aún no tienes billetes.
app-ticket-state = { $state ->
    [done] completado
    [cut_off] bloqueado
   *[possible] posible
}
# Lo que aún le falta a un billete.
app-ticket-missing = { $cars ->
    [one] falta { $cars } vagón
   *[other] faltan { $cars } vagones
}: { $routes }
app-ticket-station = estación en { $cities }
app-ticket-rival = si antes lo cubre un rival
app-log-undone = { $player } deshace su última acción.
app-log-said = { $player }: { $said }

## Nombres de los paneles; la letra que va delante es su tecla

app-pane = { $pane ->
    [actions] Acciones
    [cards] Cartas
    [tickets] Billetes
    [players] Jugadores
   *[log] Historial
}
app-pane-count = { $pane } { $count }

## Buscar una acción

app-find = / para buscar: mar rojo
app-find-none = Ninguna acción posible coincide con esas palabras.
app-waiting = Los demás están pensando…
app-nothing = Nada que decidir.

## La línea de teclas

app-key = { $key ->
    [find] buscar
    [choose] elegir
    [map] mapa
    [zoom] zoom
    [hint] pista
    [undo] deshacer
    [save] guardar
    [help] ayuda
    [quit] salir
    [back] volver
   *[move] mover
}

## Lo que se dice un momento

app-hint = Pista: { $action }
app-hint-thinking = Pensando una pista…
app-no-undo = Ahora no se puede deshacer nada.
app-not-your-turn = No es tu turno.
app-saved = Guardada en { $file }
app-saving = Guardando…

## La cortina entre personas

app-curtain-title = { $player }, te toca
app-curtain-text = Los demás miran a otro lado. Pulsa Enter cuando solo { $player } vea la pantalla.

## El final

app-scores-title = La partida ha terminado
app-scores-keys = Esc: ver el tablero · q: guardar y salir

## Ayuda

app-help-title = Teclas y símbolos
app-help-keys =
    { "↑ ↓  Pág ↑ ↓   " }recorrer la lista; el mapa muestra dónde es
    { "Enter          " }hacer la acción marcada
    { "/              " }buscar (mar rojo: Marsella con rojo); Enter lo hace, Esc sale
    { "← →  Mayús+↑ ↓ " }mover el mapa
    { "+  −  0        " }acercar, alejar, restablecer
    { "m              " }mapa grande, y volver
    { "a c t p l      " }acciones, cartas, billetes, jugadores, historial; Tab: otro
    { "h              " }una pista del bot más fuerte
    { "u              " }deshacer, cuando es justo
    { "s              " }guardar
    { "q              " }guardar y salir
app-help-signs = En el mapa
app-help-colors = Las letras son los colores de los espacios: { $letters }. Una mayúscula o { $tunnel } es un túnel; { $sign }, un espacio que pide una { wild-card }.
app-help-owned = Una cifra sobre un color es un vagón de ese jugador.
app-help-stations = { $sign } y una cifra: estación de ese jugador.
app-help-markers = { $sign } y una cifra: indicador de ciudad de ese jugador.
app-help-alvin = { $sign }: aquí está Alvin.
app-help-souvenirs = Una mayúscula y un número en una ciudad: fichas de turista y cuántas: { $letters }.
app-help-close = Esc cierra esto.
