# Lo que viene tras la última jugada: la puntuación, la comprobación del reparto y la repetición de una partida terminada.
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
ending-globetrotter = Trotamundos
# El nombre de la tabla, para lectores de pantalla.
ending-table = Hojas de puntuación
# Para un billete o la ruta más larga de la tabla.
ending-show-on-board = Mostrar en el tablero
# $player es el asiento que abandonó o fue sustituido por votación.
ending-early = { $reason ->
    [resigned] { $player } se rindió, así que la partida termina aquí.
    [voted_out] { $player } no estaba y se votó su salida, así que la partida termina aquí.
   *[abandoned] Todos acordaron anular la partida, así que no hay ganador.
}
ending-so-far = Estos son los puntos en el tablero hasta ahora; no se contaron billetes ni premios.
ending-again = Ver la puntuación
ending-rematch = Revancha
ending-join-rematch = Ir a la revancha
ending-watch-rematch = Mirar la revancha
ending-replay = Repetición
ending-download = Descargar el registro

## La comprobación del reparto. «Correcto» y «Fallo» se dicen de números que se comparan.

deal-changed = Esta mesa muestra un compromiso distinto del de antes. No se añadió nada a su reparto; no juegues aquí.
verify-open = Comprobar la mezcla
verify-title = ¿Fue justo el reparto?
verify-about = Antes de que nadie se sentara, el servidor fijó un número secreto. El navegador de cada jugador añadió números al azar. Todas las mezclas salen de esos números juntos, así que nadie pudo elegir las cartas. Ahora esta página lo calcula todo otra vez.
verify-working = Comprobando…
verify-conclusion = { $verdict ->
    [proven] Todo es correcto: nadie pudo elegir estas cartas.
    [follows] El reparto sale del secreto publicado y de los números de todos. Este dispositivo no vio el compromiso de antemano, así que no está demostrado que el servidor ya hubiera elegido su secreto.
    [continued] Las cartas son las de la partida que esta continúa. Cómo se repartieron lo dice la comprobación de aquella.
    [alone] Los números son correctos, pero solo los puso el servidor, así que esto no demuestra que nadie eligiera las cartas.
    [unproven] Las cartas corresponden a su semilla, pero aquí no se puede demostrar de dónde viene: esta partida continúa otra.
   *[wrong] Algo no cuadra. No te fíes de este reparto.
}
# Lo dicen los lectores de pantalla antes de cada paso.
verify-finding = { $finding ->
    [right] Correcto:
    [wrong] Fallo:
   *[unknown] Desconocido:
}
verify-step-commitment = { $finding ->
    [right] El secreto del servidor es el que fijó antes del reparto.
   *[wrong] El secreto del servidor no es el que fijó antes del reparto.
}
verify-step-seen = { $finding ->
    [right] Este navegador vio el compromiso del secreto antes de añadir su número.
    [wrong] Antes de añadir su número, este navegador vio otro compromiso.
   *[unknown] Este navegador no vio el compromiso antes del reparto, o ya no lo tiene.
}
verify-step-source = { $finding ->
    [right] La semilla es la de la partida que esta continúa.
    [wrong] La semilla no es la de la partida que esta continúa.
   *[unknown] Este navegador no conoce la partida que esta continúa.
}
verify-step-entropy = { $finding ->
    [right] El número que añadió este navegador está incluido.
    [wrong] Falta el número que añadió este navegador.
   *[unknown] Este navegador no añadió ningún número, o ya no lo tiene.
}
# $count es cuántos asientos añadieron un número; los bots no añaden ninguno.
verify-step-seed = { $finding ->
    [right] La semilla sale del secreto y { $count ->
        [0] de nada más: ningún jugador añadió un número.
        [one] del número que añadió un jugador.
       *[other] de los números que añadieron { $count } jugadores.
    }
   *[wrong] La semilla no sale del secreto y de los números que añadieron los jugadores.
}
verify-step-first = { $finding ->
    [right] Empezó el jugador que sorteó la semilla.
    [wrong] No empezó el jugador que sorteó la semilla.
   *[chosen] El anfitrión eligió quién empieza, así que no se sorteó.
}
verify-step-tickets = { $finding ->
    [right] Los { $count } billetes iniciales corresponden a la semilla.
   *[wrong] Los billetes iniciales no corresponden a la semilla.
}
verify-step-souvenirs = { $finding ->
    [right] Las fichas de turista están donde las puso la semilla.
   *[wrong] Las fichas de turista no están donde las puso la semilla.
}
verify-step-hands = { $finding ->
    [right] Las { $count } cartas de las manos iniciales corresponden a la semilla.
   *[wrong] Las manos iniciales no corresponden a la semilla.
}
verify-step-row = { $finding ->
    [right] La primera fila de cartas boca arriba corresponde a la semilla.
   *[wrong] La primera fila de cartas boca arriba no corresponde a la semilla.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] La única carta que salió más tarde del primer mazo corresponde a la semilla.
       *[other] Las { $count } cartas que salieron más tarde del primer mazo corresponden a la semilla, en su orden.
    }
    [wrong] Las cartas que salieron más tarde del primer mazo no corresponden a la semilla.
   *[unknown] Las cartas de este tablero no se pueden calcular aquí.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] El único billete robado después corresponde a la semilla.
       *[other] Los { $count } billetes robados después corresponden a la semilla, en su orden.
    }
   *[wrong] Los billetes robados después no corresponden a la semilla.
}
verify-numbers = Ver los números
verify-number-commitment = Compromiso (SHA-256 del secreto)
verify-number-remembered = Compromiso que vio este navegador
verify-number-secret = El secreto del servidor
verify-number-entropy = Lo que añadió { $player }
verify-number-seed = Semilla de todas las mezclas
verify-covers = Aquí se comprueba: de dónde viene la semilla; el primer jugador, si se sorteó; los billetes, manos y fila iniciales; las pilas de fichas de turista, si el tablero las tiene; el orden del primer mazo y de los billetes, hasta donde se vio en la partida. No se comprueba: los mazos mezclados de nuevo más tarde, las jugadas, las puntuaciones ni la firma del servidor.
verify-elsewhere = El registro contiene todo esto, firmado por el servidor. Con la orden «vialibre verify» cualquiera puede comprobar además cada jugada.

## La repetición de una partida terminada

# El título de la página; $board es el nombre del tablero.
replay-title = Repetición: { $board }
replay-back = Volver a la mesa
replay-not-over = Esta partida sigue en juego. Podrás ver la repetición cuando termine.
replay-watch = Ir a la mesa
replay-no-table = En este enlace no hay ninguna partida. Comprueba que lo has copiado entero.
# De quién son las cartas que se ven.
replay-eyes = Ver como
replay-eyes-open = Todas las cartas a la vista
replay-eyes-spectator = Espectador
# Elección de lo que se muestra junto al tablero.
replay-tabs = Vistas de la partida
replay-tab-players = Jugadores
replay-tab-charts = Gráficos
replay-tab-steps = Jugadas
replay-tab-more = Más

## Moverse por la partida

replay-controls = Reproducción
# Un momento es una posición entre dos jugadas: 0 es el reparto.
replay-moment = Paso { $at } de { $last }
replay-slider = Paso
replay-first = Primer paso
replay-turn-back = Un turno atrás
replay-back-one = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward-one = Una jugada adelante
replay-turn-forward = Un turno adelante
replay-last = Último paso
replay-speed = Velocidad
# Lo rápido que se reproduce: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Flechas: una jugada atrás o adelante. Re Pág y Av Pág: un turno. Inicio y Fin: primer y último paso. Espacio: reproducir o pausar.
replay-deal = Se reparten las cartas.
replay-no-marker = { $player } no pone indicador de ciudad.

## Lo que tenía cada jugador

# $cards es una lista como «una carta roja, una locomotora y una carta azul»; para lectores de pantalla.
replay-row = Cartas de la fila: { $cards }
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
replay-luck-about = La suerte cuenta cartas robadas del mazo: cuántas { wild-card.plural } más de lo esperado, y cuántas cartas extra menos en túneles. +1 es una carta mejor que la media.
replay-chance-about = La probabilidad de victoria es una estimación a partir de lo que cada jugador podía saber en ese paso, ajustada con partidas entre bots.
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
replay-tickets-none = Sin billetes en este paso
# Cómo está un billete.
replay-ticket-state = { $state ->
    [done] completado
    [possible] posible
    [cut_off] bloqueado
   *[offered] ofrecido
}
# Cómo estaba un billete a lo largo de la partida: «posible desde 3». $from es un momento.
replay-ticket-from = { replay-ticket-state } desde { $from }
replay-strips-about = Las tiras muestran cuándo un billete era posible, estaba completado o bloqueado. Elige una para ir allí.

## Gráficos

replay-chart-scores = Puntos en el tablero
replay-chart-chances = Probabilidad de victoria
replay-chart-as-table = Como tabla
replay-chart-moment = Paso
# Lo que muestra un gráfico, para lectores de pantalla; $values es una lista como «Ana 86, Bea 96».
replay-chart-summary = { $title }. Al final: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Elige un punto de un gráfico para ir a ese paso. Los números de al lado son los finales.

## Más

replay-link = Enlace a este paso
replay-copy = Copiar el enlace
replay-copied = Enlace copiado.
replay-not-copied = Tu navegador no permite copiar: copia tú el enlace del campo.
replay-play-on = Seguir desde aquí
replay-play-on-about = Siéntate en este paso y sigue jugando contra bots, con las mismas cartas por venir.
replay-play-on-over = En este paso la partida ya ha terminado. Vuelve un poco atrás para seguir jugando.
replay-play-on-seat = Tu asiento
replay-play-on-start = Empezar
