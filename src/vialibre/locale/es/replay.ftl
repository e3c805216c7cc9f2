# Lo que viene tras la última jugada: la puntuación, la comprobación del reparto y el repaso de una partida terminada.
# $player, $ticket y $city son nombres, listos para mostrar. Los nombres de líneas que no están aquí están en game.ftl.

## La puntuación, primero como un breve espectáculo y luego como tabla

ending-title = Puntuación final
ending-title-early = La partida terminó antes
# Termina enseguida el espectáculo de la puntuación.
ending-skip = Saltar
# Hace más pequeña o más grande la hoja con el resultado, en móviles.
ending-fold = Resultado
ending-ticket = Billete completado
ending-ticket-missed = Billete sin completar
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
}
# Líneas de la tabla de puntos.
ending-tickets = Billetes
ending-longest = Ruta más larga
ending-globetrotter = Más billetes completados
# El nombre de la tabla, para lectores de pantalla.
ending-table = Hojas de puntuación
# Para un billete o la ruta más larga de la tabla.
ending-show-on-board = Mostrar en el tablero
# $player es el asiento que abandonó o fue sustituido por votación.
ending-early = { $reason ->
    [resigned] { $player } abandonó, así que la partida termina aquí.
    [voted_out] { $player } no estaba y se votó su salida, así que la partida termina aquí.
   *[abandoned] Todos acordaron parar aquí, así que no gana nadie.
}
ending-so-far = Estos son los puntos en el tablero hasta ahora; no se contaron billetes ni premios.
ending-again = Ver la puntuación
ending-rematch = Revancha
ending-join-rematch = Ir a la revancha
ending-watch-rematch = Mirar la revancha
ending-replay = Repasar
ending-download = Descargar el registro

## La comprobación del reparto. «Encaja» y «no encaja» se dicen de números que se comparan.

deal-changed = Esta mesa muestra otro compromiso que antes. No se añadió nada a su reparto; no juegues aquí.
verify-open = Comprobar el reparto
verify-title = ¿Fue justo el reparto?
verify-about = Antes de que nadie se sentara, el servidor fijó un número secreto. El navegador de cada persona añadió números al azar. Todas las mezclas salen de esos números juntos, así que nadie pudo elegir las cartas. Ahora esta página lo calcula todo otra vez.
verify-working = Calculando…
verify-conclusion = { $verdict ->
    [proven] Todo encaja: nadie pudo elegir estas cartas.
    [follows] El reparto sale del secreto publicado y de los números de todos. Este dispositivo no vio el compromiso de antemano, así que no está demostrado que el servidor ya hubiera elegido su secreto.
    [continued] Las cartas son las de la partida que esta continúa. Cómo se repartieron lo dice la comprobación de aquella.
    [alone] Los números encajan, pero solo los puso el servidor: no está demostrado que nadie eligiera las cartas.
    [unproven] Las cartas encajan con su semilla, pero aquí no se puede demostrar de dónde viene: esta partida sigue a otra.
   *[wrong] Algo no encaja. No te fíes de este reparto.
}
# Lo dicen los lectores de pantalla antes de cada paso.
verify-finding = { $finding ->
    [right] Encaja:
    [wrong] No encaja:
   *[unknown] No se sabe aquí:
}
verify-step-commitment = { $finding ->
    [right] El secreto del servidor es el que fijó antes del reparto.
   *[wrong] El secreto del servidor no es el que fijó antes del reparto.
}
verify-step-seen = { $finding ->
    [right] Este navegador vio el compromiso del secreto antes de añadir su número.
    [wrong] Antes de añadir su número, este navegador vio otro compromiso.
   *[unknown] Este navegador no vio el compromiso antes del reparto, o lo ha olvidado.
}
verify-step-source = { $finding ->
    [right] La semilla es la de la partida que esta continúa.
    [wrong] La semilla no es la de la partida que esta continúa.
   *[unknown] Este navegador no conoce la partida que esta continúa.
}
verify-step-entropy = { $finding ->
    [right] El número que añadió este navegador está en la mezcla.
    [wrong] El número que añadió este navegador falta en la mezcla.
   *[unknown] Este navegador no añadió nada, o lo ha olvidado.
}
# $count es cuántos asientos añadieron un número; los bots no añaden ninguno.
verify-step-seed = { $finding ->
    [right] La semilla sale del secreto y { $count ->
        [0] de nada más: ninguna persona añadió nada.
        [one] del número de una persona.
       *[other] de los números de { $count } personas.
    }
   *[wrong] La semilla no sale del secreto y de lo que añadieron las personas.
}
verify-step-first = { $finding ->
    [right] Empezó el asiento que sorteó la semilla.
    [wrong] No empezó el asiento que sorteó la semilla.
   *[unknown] La mesa eligió quién empieza, así que no se sorteó nada.
}
verify-step-tickets = { $finding ->
    [right] Los { $count } billetes iniciales son todos los de la semilla.
   *[wrong] Los billetes iniciales no son los de la semilla.
}
verify-step-souvenirs = { $finding ->
    [right] Los recuerdos están donde los puso la semilla.
   *[wrong] Los recuerdos no están donde los puso la semilla.
}
verify-step-hands = { $finding ->
    [right] Las { $count } cartas de las manos iniciales son todas las de la semilla.
   *[wrong] Las manos iniciales no son las de la semilla.
}
verify-step-row = { $finding ->
    [right] La primera fila es la de la semilla.
   *[wrong] La primera fila no es la de la semilla.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] La única carta que salió más tarde del primer mazo es la de la semilla.
       *[other] Las { $count } cartas que salieron más tarde del primer mazo son las de la semilla, en su orden.
    }
    [wrong] Las cartas que salieron más tarde del primer mazo no son las de la semilla.
   *[unknown] Las cartas de este tablero no se pueden calcular aquí.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] El único billete robado después es el de la semilla.
       *[other] Los { $count } billetes robados después son los de la semilla, en su orden.
    }
   *[wrong] Los billetes robados después no son los de la semilla.
}
verify-numbers = Ver los números
verify-number-commitment = Compromiso del secreto (su SHA-256)
verify-number-remembered = Compromiso que vio este navegador
verify-number-secret = El secreto del servidor
verify-number-entropy = Lo que añadió { $player }
verify-number-seed = Semilla de todas las mezclas
verify-covers = Aquí se comprueba: de dónde viene la semilla; los billetes, manos y fila iniciales; el orden del primer mazo y de los billetes. No se comprueba: los mazos mezclados de nuevo más tarde, las jugadas, las puntuaciones ni la firma del servidor.
verify-elsewhere = El registro contiene todo esto, firmado por el servidor. Con el programa «vialibre verify» cualquiera puede comprobar además cada jugada.

## El repaso de una partida terminada

# El título de la página; $board es el nombre del tablero.
replay-title = Repaso: { $board }
replay-back = Volver a la mesa
replay-not-over = Esta partida sigue en juego. Podrás repasarla cuando termine.
replay-watch = Ir a la mesa
replay-no-table = En este enlace no hay ninguna partida. Comprueba que está copiado entero.
# De quién son las cartas que se ven.
replay-eyes = Vista
replay-eyes-open = Todo a la vista
replay-eyes-spectator = El público
# Elección de lo que se muestra junto al tablero.
replay-tabs = Vistas de la partida
replay-tab-players = Jugadores
replay-tab-charts = Gráficos
replay-tab-steps = Jugadas
replay-tab-more = Más

## Moverse por la partida

replay-controls = Moverse por la partida
# Un momento es una posición entre dos jugadas: 0 es el reparto.
replay-moment = Momento { $at } de { $last }
replay-slider = Momento de la partida
replay-first = Primer momento
replay-turn-back = Un turno atrás
replay-back-one = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward-one = Una jugada adelante
replay-turn-forward = Un turno adelante
replay-last = Último momento
replay-speed = Velocidad
# Lo rápido que se reproduce: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Flechas: una jugada atrás o adelante. Re Pág y Av Pág: un turno. Inicio y Fin: primer y último momento. Espacio: reproducir o pausar.
replay-deal = Se reparten las cartas.
replay-no-marker = { $player } no pone ningún marcador de ciudad.

## Lo que tenía cada cual

# $cards es una lista como «una carta roja, una locomotora y una carta azul»; para lectores de pantalla.
replay-row = En la fila: { $cards }
replay-row-empty = La fila está vacía
replay-deck = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
replay-ticket-pile = { $count ->
    [one] { $count } billete por robar
   *[other] { $count } billetes por robar
}
replay-score = Puntos
replay-cars = Vagones
replay-cards = Cartas
replay-tickets = Billetes
replay-chance = Victoria
replay-luck = Suerte
replay-luck-about = La suerte cuenta cartas robadas sin verlas: cuántas { wild-card.plural } vinieron de más respecto a lo esperado, y cuántas cartas extra de menos en túneles. +1 es una carta mejor que la media.
replay-chance-about = La probabilidad de victoria es una estimación a partir de lo que cada asiento podía saber en ese momento, ajustada con partidas de bots.
# Las cartas en la mano de $player, para lectores de pantalla.
replay-hand = Mano de { $player }: { $cards }
replay-hand-empty = { $player } no tiene cartas.
replay-hand-hidden = { $count ->
    [0] Sin cartas
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
replay-tickets-hidden = { $count ->
    [0] Sin billetes
    [one] { $count } billete oculto
   *[other] { $count } billetes ocultos
}
replay-tickets-none = Sin billetes en este momento
# Cómo está un billete.
replay-ticket-state = { $state ->
    [done] hecho
    [possible] posible
    [cut_off] cortado
   *[offered] ofrecido
}
# Cómo estaba un billete a lo largo de la partida: «posible desde 3». $from es un momento.
replay-ticket-from = { replay-ticket-state } desde { $from }
replay-strips-about = Las tiras muestran cuándo un billete era posible, estaba hecho o cortado. Toca una para ir allí.

## Gráficos

replay-chart-scores = Puntos en el tablero
replay-chart-chances = Probabilidad de victoria
replay-chart-as-table = Como tabla
replay-chart-moment = Momento
# Lo que muestra un gráfico, para lectores de pantalla; $values es una lista como «Ana 86, Bea 96».
replay-chart-summary = { $title }. Al final: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Toca un gráfico para ir a ese momento. Los números de al lado son los finales.

## Más

replay-link = Enlace a este momento
replay-copy = Copiar el enlace
replay-copied = El enlace está copiado.
replay-not-copied = Copia tú el enlace del campo: este navegador no lo permite.
replay-play-on = Seguir desde aquí
replay-play-on-about = Siéntate en este momento y sigue jugando contra bots, con las mismas cartas por venir.
replay-play-on-over = En este momento la partida ha terminado. Vuelve un poco atrás para seguir jugando.
replay-play-on-seat = Tu asiento
replay-play-on-start = Empezar
