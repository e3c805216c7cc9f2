# La página: lo que comparten todas sus partes, y la mesa en la que se juega.

## En todas partes

app-title = Vía Libre
loading = Cargando…
close = Cerrar
cancel = Cancelar
try-again = Reintentar
go-home = Inicio
nowhere-title = Fin de trayecto
nowhere-text = En esta dirección no hay ninguna página.
page-not-loaded = No se ha podido cargar esta parte de la página. Comprueba tu conexión.
page-offline = No hay conexión con el servidor. No se ha perdido nada: inténtalo de nuevo en un momento.
page-unexpected = Algo ha fallado. Vuelve a cargar la página; tu partida está a salvo en el servidor.
guest-name = Invitado
bot-name = { $bot ->
    [porter] Mozo
    [stoker] Fogonero
    [conductor] Revisor
    [surveyor] Topógrafo
    [dispatcher] Despachador
    [baron] Barón
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [expert] Experto
   *[master] Maestro
}

## El tablero

board-label = Tablero
board-keys = Las flechas mueven el mapa, más y menos cambian el zoom, 0 lo muestra entero.
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Ver todo el tablero

## Una mesa

table-refused = Esta mesa no se puede abrir
table-unfolding = Preparando el tablero { $board }…
game-label = La partida
side-label = Junto al tablero
show-result = Ver el resultado
link-lost = Conexión perdida. Reconectando…
last-round = { $turns ->
    [one] Última ronda: queda { $turns } turno
   *[other] Última ronda: quedan { $turns } turnos
}
undo = Deshacer
# $reason: por qué un bot juega por la persona.
you-stand-in = { $reason ->
    [gone] No estabas: un bot juega por ti.
    [clock] Se te acabó el tiempo: un bot juega por ti.
    [voted_out] Los demás jugadores te han sustituido por un bot.
   *[resigned] Te rendiste: un bot juega por ti.
}
play-again-myself = Volver a jugar yo

## Qué hay que hacer

prompt-turn = { $routes ->
    [0] Te toca: toma cartas o roba billetes.
   *[other] Te toca: toma cartas, cubre un recorrido que brille o roba billetes.
}
prompt-pass = No te quedan jugadas: debes pasar.
prompt-second = Toma una segunda carta.
prompt-tickets = { $count ->
    [one] Mira el billete que has robado.
   *[other] { $least ->
        [0] Quédate con todos, algunos o ninguno de los { $count }.
       *[other] Quédate al menos con { $least } de { $count }.
    }
}
prompt-start = Elige tu ciudad inicial.
prompt-place = Elige un lugar para una pila de fichas de turista.
prompt-tunnel = { $extra ->
    [one] El túnel pide { $extra } carta más.
   *[other] El túnel pide { $extra } cartas más.
}
prompt-souvenir = Elige el lugar cuya ficha de turista quieres.
prompt-marker = Elige una ciudad en un extremo del recorrido para tu indicador ({ $cost ->
    [one] { $cost } carta
   *[other] { $cost } cartas
}), o no pongas ninguno.
prompt-alvin = Elige una ciudad para Alvin.
waiting-for = Esperando a { $players }.
do-station = Construir estación
station-in = Estación en { $city }
ask-which = ¿Qué recorrido?
# $color es gray en un recorrido de cualquier color.
route-facts = { $color ->
    [gray] { $route }: { $length } de un color cualquiera
   *[other] { $route }: { $length } × { color-name }
}
# El nombre de un recorrido del tablero, para lectores de pantalla.
route-to-claim = { $color ->
    [gray] { $route }, { $length } de un color cualquiera, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
route-owned = { $route } es de { $player }.
claim-scores = { $points ->
    [one] suma { $points } punto
   *[other] suma { $points } puntos
}
claim-pays-other = { $points ->
    [one] { $player } recibe { $points } punto por él.
   *[other] { $player } recibe { $points } puntos por él.
}
claim-tunnel = { $cards ->
    [one] Un túnel: se descubre { $cards } carta, y quizá debas pagar más.
   *[other] Un túnel: se descubren { $cards } cartas, y quizá debas pagar más.
}
pay-more = { $ways ->
    [one] { $ways } forma más de pagar
   *[other] { $ways } formas más de pagar
}
keep-title = ¿Con qué billetes te quedas?
keep-these = { $count ->
    [0] No me quedo con ninguno
    [one] Me quedo con { $count }
   *[other] Me quedo con { $count }
}
keep-more = Quédate al menos con { $least }
tunnel-title = El túnel { $route }
tunnel-free = Sin cartas extra: ¡vía libre!
tunnel-leave = Recuperar mis cartas

## Por qué algo no se puede hacer, en pocas palabras

why-not-now = Ahora no: la partida espera otra cosa.
why-wild-second = Una { wild-card } de la fila no puede ser tu segunda carta.
why-cards = { $color ->
    [gray] { $route } necesita { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    } de un solo color. Aún no las tienes.
   *[other] { $route } necesita { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    } de color { color-name }. Aún no las tienes.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } necesita { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} y { $cards } { $color ->
        [gray] carta de cualquier color
       *[other] carta de color { color-name }
    }
   *[other] {""} y { $cards } { $color ->
        [gray] cartas de un solo color
       *[other] cartas de color { color-name }
    }
}. Aún no las tienes.

## Fila, mano y billetes

row-label = Cartas para tomar
row-gap = Aquí no hay carta
# El nombre de un botón; $place cuenta desde la izquierda.
row-take = Tomar { a-card } (lugar { $place })
deck-take = Robar del mazo, { $cards ->
    [one] queda { $cards } carta
   *[other] quedan { $cards } cartas
}
tickets-take = Robar billetes, { $tickets ->
    [one] queda { $tickets }
   *[other] quedan { $tickets }
}
hand-label = Tu mano: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $cars ->
    [one] queda { $cars } vagón
   *[other] quedan { $cars } vagones
}
hand-empty = No tienes cartas.
tickets-title = { $tickets ->
    [one] Tu billete
   *[other] Tus billetes
}
tickets-made = { $points ->
    [one] { $points } punto asegurado
   *[other] { $points } puntos asegurados
}
tickets-none = Aún no tienes billetes.
ticket-state = { $state ->
    [done] completado
    [cut_off] bloqueado
   *[possible] posible
}
# Lo que aún le falta a un billete; las estaciones se construyen por el camino.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] falta { $cars } vagón
       *[other] faltan { $cars } vagones
    }
    [one] { $cars ->
        [one] faltan { $cars } vagón y { $stations } estación
       *[other] faltan { $cars } vagones y { $stations } estación
    }
   *[other] { $cars ->
        [one] faltan { $cars } vagón y { $stations } estaciones
       *[other] faltan { $cars } vagones y { $stations } estaciones
    }
}

## Jugadores. Las palabras tras números son para lectores de pantalla: «12 puntos».

players-label = Jugadores
score-so-far = Puntos hasta ahora
fact-cars = Vagones que quedan
fact-cards = Cartas en la mano
fact-tickets = Billetes
fact-stations = Estaciones que quedan
fact-markers = Indicadores de ciudad en el tablero
fact-souvenirs = Fichas de turista
fact-alvin = tiene a Alvin
points-word = { $points ->
    [one] punto
   *[other] puntos
}
cars-word = { $cars ->
    [one] vagón
   *[other] vagones
}
cards-word = { $cards ->
    [one] carta
   *[other] cartas
}
tickets-word = { $tickets ->
    [one] billete
   *[other] billetes
}
stations-word = { $stations ->
    [one] estación por construir
   *[other] estaciones por construir
}
markers-word = { $markers ->
    [one] indicador
   *[other] indicadores
}
souvenirs-word = { $souvenirs ->
    [one] ficha de turista
   *[other] fichas de turista
}
seat-turn = le toca
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = pensando…
seat-gone = ausente
seat-stand-in = { $reason ->
    [gone] ausente, juega un bot
    [clock] sin tiempo, juega un bot
    [voted_out] sustituido por un bot
   *[resigned] se rindió, juega un bot
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = se rindió
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = la votación cuenta sin este jugador en
you-voted-about = Los demás jugadores votan si seguir sin ti. Vuelve para anular la votación.
seat-menu = Más sobre { $player }
clock-reserve = Reserva: { $time }
mute = Silenciar
unmute = Quitar silencio
vote-out = Sustituir por un bot
vote-out-hint = Se aplica cuando todos los demás jugadores están de acuerdo y este lleva un minuto ausente. Si vuelve, se anula.
report-label = Denunciar al operador del servidor
report-send = Enviar denuncia
report-sent = Gracias. El operador del servidor lo revisará.

## Paneles

panel-name = { $panel ->
    [log] Historial
    [chat] Chat
    [moves] Jugadas
    [tickets] Billetes
    [players] Jugadores
    [rules] Reglas
    [keys] Teclas
   *[menu] Menú
}
panel-rules = Reglas
panel-menu = Menú
rules-of = Reglas: { $board }
moves-not-now = No es tu turno. Aquí aparecerán tus jugadas.
moves-cities = Ciudades para elegir
moves-routes = { $routes ->
    [one] { $routes } recorrido que puedes cubrir
   *[other] { $routes } recorridos que puedes cubrir
}
moves-no-routes = Aún no tienes cartas suficientes para un recorrido.
menu-sound = Sonido
menu-confirm = Preguntar antes de cubrir
menu-settings = Ajustes
menu-leave = Salir de la mesa (puedes volver)
menu-abandon = Proponer anular la partida
menu-abandon-not = Retirar la propuesta de anular
menu-resign = Rendirse
menu-resign-sure = Un bot jugará por ti hasta el final.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = La partida terminará en el acto.
menu-resign-yes = Sí, me rindo

## Historial y chat

log-empty = Aún no ha pasado nada.
log-started = Empieza la partida.
log-undone = { $player } deshace su última acción.
log-gone = { $player } pierde la conexión.
log-back = { $player } ha vuelto.
log-stood-in = Un bot juega por { $player }.
log-bot-failed = { $player } no pudo decidir; esta jugada la hizo { $bot }.
log-returned = { $player } vuelve a jugar.
log-voted-out = { $player } quiere sustituir a { $other } por un bot.
log-counted = Un jugador lleva más de un minuto ausente, así que la votación cuenta sin él.
log-resumed = { $seconds ->
    [one] El servidor no estuvo disponible durante un segundo. Los relojes se pararon.
   *[other] El servidor no estuvo disponible durante { $seconds } segundos. Los relojes se pararon.
}
log-abandon = { $agrees ->
    [yes] { $player } propone anular la partida.
   *[no] { $player } quiere seguir jugando.
}
log-resigned = { $player } se rinde.
chat-label = Mensajes
chat-empty = Aún no hay mensajes.
chat-phrases = Frases rápidas
chat-text = Tu mensaje
chat-send = Enviar

## Varias personas en un dispositivo

curtain-title = { $player }, te toca
curtain-text = Toma el dispositivo; los demás miran a otro lado.
curtain-ready = Soy { $player }

## Montones

deck-word = Mazo
tickets-pile-word = Billetes
