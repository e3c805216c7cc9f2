# La página: lo que comparten todas sus partes, y la mesa en la que se juega.

## En todas partes

app-title = Vía Libre
loading = Cargando…
close = Cerrar
cancel = Cancelar
try-again = Reintentar
go-home = Ir al inicio
nowhere-title = Esta línea termina aquí
nowhere-text = En esta dirección no hay ninguna página.
page-not-loaded = Esta parte de la página no se ha podido cargar. ¿Hay red?
page-offline = No hay conexión con el servidor. No se ha perdido nada: inténtalo de nuevo en un momento.
page-unexpected = Ha pasado algo inesperado. Vuelve a cargar la página; la partida está a salvo en el servidor.
guest-name = Visitante
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
table-unfolding = Se despliega el tablero { $board }…
game-label = La partida
side-label = Junto al tablero
show-result = Ver el resultado
link-lost = Sin conexión, reintentando…
last-round = { $turns ->
    [one] Última ronda: queda { $turns } turno
   *[other] Última ronda: quedan { $turns } turnos
}
undo = Deshacer
# $reason: por qué un bot juega por la persona.
you-stand-in = { $reason ->
    [gone] No estabas: un bot juega por ti.
    [clock] Se te acabó el tiempo: un bot juega por ti.
    [voted_out] Los demás han dejado que un bot siga por ti.
   *[resigned] Abandonaste: un bot sigue por ti.
}
play-again-myself = Sigo yo

## Qué hay que hacer

prompt-turn = { $routes ->
    [0] Te toca: toma cartas o roba billetes.
   *[other] Te toca: toma cartas, cubre un recorrido que brille o roba billetes.
}
prompt-pass = No puedes hacer nada más que pasar.
prompt-second = Toma una segunda carta.
prompt-tickets = { $count ->
    [one] Mira el billete que has robado.
   *[other] { $least ->
        [0] Quédate con todos, algunos o ninguno de los { $count }.
       *[other] Quédate al menos con { $least } de { $count }.
    }
}
prompt-start = Toca la ciudad donde empezará tu red.
prompt-place = Toca una ciudad para una pila de recuerdos.
prompt-tunnel = { $extra ->
    [one] El túnel pide { $extra } carta más.
   *[other] El túnel pide { $extra } cartas más.
}
prompt-souvenir = Toca la ciudad cuyo recuerdo quieres.
prompt-marker = Toca un extremo del recorrido para poner tu marcador ({ $cost ->
    [one] { $cost } carta
   *[other] { $cost } cartas
}), o no pongas ninguno.
prompt-alvin = Toca la ciudad a la que envías a Alvin.
waiting-for = Se espera a { $players }.
do-station = Construir estación
station-in = Estación en { $city }
ask-which = ¿Qué recorrido?
# $color es gray en un recorrido de cualquier color.
route-facts = { $color ->
    [gray] { $route }: { $length } de un solo color
   *[other] { $route }: { $length } × { color-name }
}
# El nombre de un recorrido del tablero, para lectores de pantalla.
route-to-claim = { $color ->
    [gray] { $route }, { $length } de un solo color, { $points ->
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
    [one] Es un túnel: se descubre { $cards } carta y puede pedir más.
   *[other] Es un túnel: se descubren { $cards } cartas y pueden pedir más.
}
pay-more = { $ways ->
    [one] { $ways } forma más de pagar
   *[other] { $ways } formas más de pagar
}
keep-title = ¿Con qué billetes te quedas?
keep-these = { $count ->
    [0] No me quedo ninguno
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
    [gray] { $route } pide { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    } de un solo color. Aún no te alcanza.
   *[other] { $route } pide { $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    } de color { color-name }. Aún no te alcanza.
}

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
    [one] { $points } punto hecho
   *[other] { $points } puntos hechos
}
tickets-none = Aún no tienes billetes.
ticket-state = { $state ->
    [done] hecho
    [cut_off] cortado
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
fact-markers = Marcadores de ciudad en el tablero
fact-souvenirs = Recuerdos
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
    [one] marcador
   *[other] marcadores
}
souvenirs-word = { $souvenirs ->
    [one] recuerdo
   *[other] recuerdos
}
seat-turn = le toca
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = pensando…
seat-gone = ausente
seat-stand-in = { $reason ->
    [gone] ausente, juega un bot
    [clock] sin tiempo, juega un bot
    [voted_out] le sustituye un bot
   *[resigned] abandonó, juega un bot
}
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = se vota sin esta persona en
you-voted-about = Los demás votan si seguir sin ti: vuelve para anularlo.
seat-menu = Más sobre { $player }
clock-reserve = Reserva: { $time }
mute = Silenciar: no mostrar lo que dice
unmute = Volver a mostrar lo que dice
vote-out = Que un bot siga en su lugar
vote-out-hint = Ocurre cuando todos los demás lo piden y la persona lleva un minuto ausente. Si vuelve, se anula.
report-label = Avisar a quien administra este servidor
report-send = Enviar el aviso
report-sent = Gracias. Quien administra este servidor lo mirará.

## Paneles

panel-name = { $panel ->
    [log] Diario
    [chat] Charla
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
moves-not-now = No es tu turno. Aquí verás lo que puedes hacer.
moves-cities = Ciudades para elegir
moves-routes = { $routes ->
    [one] { $routes } recorrido que puedes cubrir
   *[other] { $routes } recorridos que puedes cubrir
}
moves-no-routes = Tus cartas aún no alcanzan para un recorrido.
menu-sound = Sonido
menu-confirm = Preguntar antes de cubrir
menu-settings = Ajustes
menu-leave = Salir de la mesa (puedes volver)
menu-abandon = Proponer terminar sin resultado
menu-abandon-not = Retirar la propuesta de terminar
menu-resign = Abandonar
menu-resign-sure = Un bot seguiría por ti hasta el final.
menu-resign-yes = Sí, abandonar

## Diario y charla

log-empty = Aún no ha pasado nada.
log-started = Empieza la partida.
log-undone = { $player } deshace su última acción.
log-gone = { $player } pierde la conexión.
log-back = { $player } ha vuelto.
log-stood-in = Un bot juega por { $player }.
log-returned = { $player } vuelve a jugar.
log-voted-out = { $player } quiere que un bot siga por { $other }.
log-counted = Alguien ha estado ausente tanto tiempo que la votación vale sin esa persona.
log-resumed = { $seconds ->
    [one] El servidor estuvo fuera un segundo. Los relojes se pararon.
   *[other] El servidor estuvo fuera { $seconds } segundos. Los relojes se pararon.
}
log-abandon = { $agrees ->
    [yes] { $player } propone terminar la partida sin resultado.
   *[no] { $player } quiere seguir jugando.
}
log-resigned = { $player } abandona.
chat-label = Lo que se ha dicho
chat-empty = Nadie ha dicho nada todavía.
chat-phrases = Frases rápidas
chat-text = Tu mensaje
chat-send = Enviar

## Varias personas en un dispositivo

curtain-title = { $player }, te toca
curtain-text = Toma el dispositivo; que nadie más mire.
curtain-ready = Soy { $player }

## Montones

deck-word = Mazo
tickets-pile-word = Billetes
