# Una partida en palabras: cartas y colores, qué se puede hacer, qué se espera, qué ha pasado, la puntuación.
# Los identificadores llegan tal cual ($color es red, wild o gray; $symbol es crab) y los nombran los mensajes de la primera
# sección, a los que otros se refieren. $player, $city, $route y $ticket son nombres, listos para mostrar.

## Nombres

color-name = { $color ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
    [purple] morado
    [black] negro
    [white] blanco
    [pink] rosa
    [gray] gris
   *[other] { $color }
}
# La carta multicolor: $wild dice cómo la llama el tablero. Otros mensajes usan sus formas, como { wild-card.plural };
# «-start» es la del principio de una frase.
wild-card = { $wild ->
    [ferry_card] carta de ferry
   *[locomotive] locomotora
}
    .plural = { $wild ->
        [ferry_card] cartas de ferry
       *[locomotive] locomotoras
    }
    .plural-start = { $wild ->
        [ferry_card] Cartas de ferry
       *[locomotive] Locomotoras
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [red] una carta roja
    [yellow] una carta amarilla
    [purple] una carta morada
    [black] una carta negra
    [white] una carta blanca
    [wild] una { wild-card }
   *[other] una carta { color-name }
}
# $count cartas de una clase.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count ->
        [one] { $count } carta { $color ->
            [red] roja
            [yellow] amarilla
            [purple] morada
            [black] negra
            [white] blanca
           *[other] { color-name }
        }
       *[other] { $count } cartas { $color ->
            [red] rojas
            [orange] naranjas
            [yellow] amarillas
            [green] verdes
            [blue] azules
            [purple] moradas
            [black] negras
            [white] blancas
           *[other] { color-name }
        }
    }
}
# Un conjunto del que se sabe todo: $count cartas de una clase y $wilds locomotoras.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } y { $wilds } { wild-card }
   *[other] { cards } y { $wilds } { wild-card.plural }
}
# Un pago del que solo se saben el color y las locomotoras: «paga en rojo, con 1 locomotora».
payment = { $color ->
    [wild] con { wild-card.plural }
   *[other] { $wilds ->
        [0] en { color-name }
        [one] en { color-name }, con { $wilds } { wild-card }
       *[other] en { color-name }, con { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] puente
    [cable_car] tranvía
    [crab] cangrejo
    [lighthouse] faro
    [sea_lion] león marino
    [sourdough] pan de masa madre
    [fog] niebla
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Norteamérica
    [europe] Europa
    [old_west] El Viejo Oeste
    [san_francisco] San Francisco
   *[other] { $name }
}
# Un recorrido paralelo; $track es 2 o 3.
route-track = { $route } (vía { $track })
ticket-worth = { $ticket } ({ $points })
# A quién corresponde un número cuando no hay nombres; los asientos se cuentan desde 1.
seat-number = asiento { $seat }
# $initial es el primer sonido de $last: Ana e Inés, Ana e Hilda.
list-and = { $before } { $initial ->
    [i] e
   *[other] y
} { $last }

## Qué se puede hacer, como entradas de un menú

action-keep = { $count ->
    [0] No quedarse con ningún billete
    [one] Quedarse con el billete { $tickets }
   *[other] Quedarse con los billetes { $tickets }
}
action-keep-named = { $count ->
    [0] No quedarse con ningún billete
   *[other] Quedarse con { $tickets }
}
action-start = Empezar en { $city }
action-place = Poner las fichas de turista «{ symbol-name }» en { $city }
action-draw = Tomar { a-card } de la fila
action-draw-deck = Robar la primera carta del mazo
action-tickets = Robar billetes de destino
action-claim = Cubrir { $route } con { card-set }
action-pay = Pagar las cartas extra { payment }
action-pay-exactly = Pagar { card-set } de más
action-decline = Recuperar tus cartas y renunciar al túnel
action-station = Construir una estación en { $city } y pagar { payment }
action-marker = Poner un indicador de ciudad en { $city } por { card-set }
action-no-marker = No poner indicador
action-souvenir = Tomar la ficha de turista de { $city }
action-alvin = Enviar a Alvin a { $city }
action-pass = Pasar

## Qué se espera

decision-tickets = { $count ->
    [one] { $player } ha robado { $count } billete { $least ->
        [0] y puede quedárselo.
       *[other] y debe quedárselo.
    }
   *[other] { $least ->
        [0] { $player } debe elegir billetes: todos, algunos o ninguno de { $count }.
       *[other] { $player } debe elegir billetes: al menos { $least } de { $count }.
    }
}
decision-tickets-own = { decision-tickets } Se ofrecen: { $tickets }.
decision-start = { $player } debe elegir una ciudad inicial.
decision-place = { $player } debe poner una pila de fichas de turista en un lugar que no tenga. Quedan por poner: { $symbols }.
decision-turn = Es el turno de { $player }.
decision-second = { $player } debe tomar una segunda carta.
decision-tunnel = { $player } debe pagar { $extra ->
    [one] { $extra } carta extra
   *[other] { $extra } cartas extra
} por el túnel { $route }, o recuperar { card-set }.
decision-souvenir = { $player } debe tomar la ficha de turista de { $first } o la de { $second }.
decision-marker = { $player } puede poner un indicador de ciudad en un extremo de { $route }.
decision-alvin = { $player } debe enviar a Alvin a una de estas ciudades: { $cities }.

# Qué espera la partida, para los errores: un nombre, con las palabras que hay que escribir.
waits-for = { $waits_for ->
    [opening] la elección de los billetes iniciales («keep 1 2»)
    [start] una ciudad inicial («start CITY»)
    [place] un lugar para una pila de fichas de turista («place SYMBOL CITY»)
    [turn] la acción de un turno («draw …», «claim …», «draw tickets» o, en algunos tableros, «station …»)
    [second] una segunda carta («draw deck» o «draw COLOR»)
    [keep] la elección entre los billetes robados («keep 1 2»)
    [tunnel] una respuesta al túnel («pay CARDS» o «decline»)
    [souvenir] la elección de una ficha de turista («souvenir CITY»)
    [marker] un indicador de ciudad o ninguno («marker CITY CARDS» o «no-marker»)
    [alvin] una ciudad para Alvin («alvin CITY»)
   *[other] { $waits_for }
}

## Qué ha pasado

event-card-taken = { $player } toma { a-card } de la fila.
event-card-drawn = { $player } roba { a-card } del mazo.
event-card-drawn-unseen = { $player } roba una carta del mazo.
event-card-turned-up = Nueva en la fila: { a-card }.
event-row-swept = Tres { wild-card.plural }: se renueva la fila.
event-deck-shuffled = Se barajan los descartes y forman un nuevo mazo: { $cards ->
    [one] { $cards } carta.
   *[other] { $cards } cartas.
}
event-route-claimed = { $player } cubre { $route } con { card-set }.
event-points-route = { $player } suma { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
event-points-control = { $player } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por controlar { $city }.
event-points-capture = { $player } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por capturar a Alvin.
event-tunnel-tried = { $player } prueba el túnel { $route } con { card-set }.
event-card-revealed = El túnel revela { a-card }.
event-extra-demanded = { $player } debe pagar { $cards ->
    [one] { $cards } carta extra por el túnel.
   *[other] { $cards } cartas extra por el túnel.
}
event-extra-paid = { $player } paga { card-set } de más.
event-tunnel-left = { $player } renuncia al túnel { $route } y recupera sus cartas.
event-tickets-drawn = { $player } roba { $count ->
    [one] { $count } billete.
   *[other] { $count } billetes.
}
event-tickets-kept = { $refused ->
    [0] { $player } se queda con { $kept ->
        [one] el billete.
        [2] ambos billetes.
       *[other] los { $kept } billetes.
    }
   *[other] { $player } se queda con { $kept ->
        [one] { $kept } billete
       *[other] { $kept } billetes
    } y devuelve { $refused }.
}
event-ticket-taken = { $player } ahora tiene el billete { $ticket }, que vale { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
event-station-built = { $player } construye una estación en { $city } por { card-set }.
event-start-chosen = { $player } empieza en { $city }.
event-marker-placed = { $player } pone un indicador de ciudad en { $city } por { card-set }.
event-alvin-captured = { $player } captura a Alvin en { $city }.
event-alvin-moved = { $player } envía a Alvin a { $city }.
event-souvenir-taken = { $player } toma la ficha de turista «{ symbol-name }» de { $city }.
event-souvenirs-placed = { $player } pone las fichas de turista «{ symbol-name }» en { $city }.
event-first-drawn = Empieza { $player }.
event-rows-swept = La fila se renueva { $times ->
    [one] una vez
   *[other] { $times } veces
}.
event-passed = A { $player } no le quedan jugadas y pasa.
event-last-round = A { $player } casi no le quedan vagones: empieza la última ronda, un turno más para cada jugador.
event-game-over = La partida ha terminado.

## La hoja de puntuación

score-routes = Recorridos
score-routes-and-cities = Recorridos y ciudades controladas
score-captures = Alvin capturado
score-ticket = Billete { $ticket }
score-ticket-missed = Billete { $ticket }, sin completar
score-stations = Estaciones sin construir
score-longest-path = Ruta continua más larga ({ $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
})
score-globetrotter = Trotamundos (billetes completados: { $tickets })
score-souvenirs = Fichas de turista
score-alvin = Alvin al final
score-total = Total
winners = { $count ->
    [0] Aún no hay ganador.
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
