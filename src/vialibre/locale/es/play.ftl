### Una partida en el terminal: vialibre play.

cli-play-help = Juega en la terminal: contra bots, con otras personas en este teclado (--hotseat) o en la mesa de un servidor (--server). Sin terminal, o con --plain, va línea a línea, para lectores de pantalla y scripts.
cli-play-examples =
    Ejemplos:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Número de jugadores, contándote a ti. Por defecto: tú y los bots que indiques, o tres.
cli-play-bots-help = Tus rivales, separados por comas: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), cualquier otro bot por su nombre, o uno propio como módulo:Clase o cmd:./program. Un solo nombre ocupa todos los asientos que queden.
cli-play-lang-help = El idioma de la partida, como es. Por defecto: el de tu sistema.
cli-play-plain-help = Línea a línea, sin controlar la pantalla.
cli-play-hotseat-help = Nombres, separados por comas, de quienes se turnan en este teclado.
cli-play-first-help = El asiento que empieza, contado desde 1, o «random» (al azar). Las personas ocupan los primeros asientos; los bots, los demás.
cli-play-server-help = La dirección de un servidor, para jugar allí.
cli-play-table-help = La mesa del servidor: el código al final de su enlace, o el enlace entero.
cli-play-name-help = Tu nombre.
cli-play-resume-help = Continúa una partida guardada.
cli-play-save-help = Dónde se guarda la partida al salir y al terminar. Por defecto: en un archivo nuevo al salir.

## Contado línea a línea. Los textos también se leen en voz alta, así que son frases siempre que se puede.

play-title = { $board }, con { $players }.
play-how = Escribe una acción, palabras de ella como «paris rojo», o «ayuda».
# Antes de lo que se escribe; $player es a quien se pregunta.
play-prompt = { $player }, ¿qué haces?
play-pause = { $undo ->
    [yes] Pulsa Enter para continuar; «deshacer» vuelve atrás.
   *[no] Pulsa Enter para continuar.
}
play-pass-keyboard = Pasa el teclado a { $player }. { $player }, pulsa Enter cuando no mire nadie más.
play-bye = Hasta pronto.
play-input-ended = La entrada ha terminado.
play-saved = Partida guardada en { $file }.
play-resume-with = Continúa con: { $command }
play-record-written = Registro de la partida guardado en { $file }.
play-save-where = Di dónde: «guardar game.json».
play-undone = { $player } deshace su última elección.
play-said = { $player } dice: { $words }
# Una partida que terminó sin resultado: todos los demás abandonaron, o todos acordaron terminarla.
play-broken-off = La partida terminó antes de tiempo, sin resultado.

play-seat = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cars ->
    [one] { $cars } vagón
   *[other] { $cars } vagones
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $tickets ->
    [one] { $tickets } billete
   *[other] { $tickets } billetes
}.
play-seat-stations = Estaciones que quedan: { $left }.
play-seat-markers = Indicadores de ciudad en { $cities }.
play-seat-souvenirs = Fichas de turista: { $symbols }.
play-last-turns = Última ronda: { $turns ->
    [one] queda { $turns } turno.
   *[other] quedan { $turns } turnos.
}
play-alvin-at = Alvin está en { $city }.
play-alvin-held = { $player } tiene a Alvin.
play-row = Fila: { $cards }. Cartas en el mazo: { $deck }; billetes que quedan: { $tickets }.
play-row-gap = un hueco
play-hand = { $count ->
    [0] No tienes cartas.
   *[other] Tu mano: { $cards }.
}
# $state es done, possible o cut_off; $missing se compone de los tres mensajes de abajo, uno tras otro.
play-ticket = { $state ->
    [done] Billete { $ticket }, { $points }: completado.
    [cut_off] Billete { $ticket }, { $points }: bloqueado.
   *[possible] Billete { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] falta { $cars } vagón
   *[other] faltan { $cars } vagones
}, { $routes }
play-missing-stations = falta una estación en { $cities }
play-missing-rival = antes otro jugador debe cubrir { $route }
play-offered = { $place }: { $ticket }
play-keep-how = Escribe los números de los que te quedas, como «1 3».
play-tickets-draw = Para robar billetes nuevos, escribe «draw tickets».

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Escribe su número, o más palabras.
   *[other] Coinciden { $count } acciones. Escribe el número de una, o más palabras.
}
play-more = { $count ->
    [one] Y una más. Escribe más palabras para encontrarla.
   *[other] Y { $count } más. Escribe más palabras para encontrarlas.
}
play-more-ways = { $count ->
    [one] Hay otra forma de pagar, o una estación. Búscala escribiendo: «acciones paris».
   *[other] Hay { $count } formas más de pagar, incluidas estaciones. Búscalas escribiendo: «acciones paris».
}
play-no-such-number = { $listed ->
    [0] Aún no hay ninguna lista para el { $number }. «acciones» muestra una.
   *[other] El { $number } no está en la lista, que va del 1 al { $listed }. «acciones» muestra una nueva.
}
play-nothing-found = Ninguna acción posible coincide con «{ $words }». «acciones» muestra lo que puedes hacer, «ayuda» explica más.
play-no-city = En este tablero no hay ninguna ciudad como «{ $city }».
play-hint = Un bot fuerte haría esto: { $sentence } [{ $typed }]. Escribe 1 para hacerlo.

play-routes-of = { $count ->
    [0] { $player } no tiene recorridos.
   *[other] { $player } tiene los recorridos { $routes }.
}
play-stations-of = { $player } tiene estaciones en { $cities }.
play-markers-of = { $player } tiene indicadores de ciudad en { $cities }.
play-souvenirs-at = { $city }: fichas de turista «{ symbol-name }», quedan { $left }.
play-route = { $route }: { $length ->
    [one] { $length } espacio
   *[other] { $length } espacios
}, { $color }
# Estos dos siguen a play-route.
play-route-tunnel = , túnel
play-route-ferry = , ferry con { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Libre.
play-route-taken = Cubierto por { $player }.

play-sheet = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-sheet-line = { $label }: { $points }

play-help = Se te pide una acción. Escríbela como en la lista de «acciones», por ejemplo «claim paris-zurich red+1» o «draw deck»; o escribe palabras de ella, tan cortas como quieras: «mar rojo» encuentra lo que puedes pagar con cartas rojas cerca de Marsella. Si coinciden varias, se muestran y se elige con un número. Una línea vacía repite la posición. Otras órdenes:
play-help-line = { $word }: { $about }
# Lo que se escribe para cada orden: una palabra, sin espacios. Las palabras inglesas también valen.
play-command-word = { $command ->
    [help] ayuda
    [actions] acciones
    [tickets] billetes
    [board] tablero
    [hint] pista
    [undo] deshacer
    [log] historial
    [score] puntos
    [save] guardar
   *[quit] salir
}
play-command-help = { $command ->
    [help] esta ayuda
    [actions] lo que puedes hacer; con palabras, solo lo que coincide, con todas las formas de pagar
    [tickets] tus billetes, su estado y lo que falta
    [board] quién tiene qué recorridos; con una ciudad, los recorridos de allí
    [hint] lo que haría un bot fuerte
    [undo] deshace tu última elección, mientras no se haya revelado nada oculto ni haya actuado nadie más
    [log] lo que ha pasado hasta ahora
    [score] los puntos, vagones y cartas de los jugadores
    [save] guarda la partida en un archivo, para continuar otro día
   *[quit] sale; la partida se guarda
}

## En un servidor, antes de que empiece la partida

play-room-seats = En la mesa: { $people }.
play-room-free = { $free ->
    [0] Todos los asientos están ocupados.
    [one] Hay un asiento libre.
   *[other] Hay { $free } asientos libres.
}
play-room-host-start = Ya están todos. Pulsa Enter para empezar.
play-room-host-wait = Pulsa Enter para volver a mirar cuando haya llegado alguien, o escribe «bot easy», «bot normal», «bot hard», «bot expert» o «bot master» para añadir un bot.
play-room-guest = Esperando a que empiece la partida.
play-room-empty = nadie
play-connection-lost = Conexión perdida; reconectando.
play-connection-back = Conexión recuperada.
play-stays-on-server = La partida continúa en el servidor. Vuelve con la misma orden.

## Errores

error-name-twice = Hay dos personas que se llaman { $name }. Da a cada una un nombre distinto.
error-seats-and-people = { $people ->
    [one] Una persona
   *[other] { $people } personas
} y { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} no llenan { $seats } asientos. Indica tantos bots como asientos queden, o uno para todos ellos.
error-unknown-language = «{ $lang }» no es un idioma disponible. Usa uno de estos: { $known }.
error-cannot-write = No se puede escribir { $file }: { $detail }. Elige otro lugar.
error-saved-game-over = La partida de { $file } ha terminado. Mírala con «vialibre replay».
error-only-bots = En { $file } solo juegan bots, así que no hay ningún asiento con el que continuar. Mírala con «vialibre replay».
error-not-together = { $first } y { $second } no se pueden usar juntos: quita uno de los dos.
error-table-needed = Para jugar en un servidor, indica su dirección y la mesa: --server URL --table CODE.
error-bad-server = { $url } no es una dirección de servidor válida. Debe parecerse a http://127.0.0.1:8000.
error-server-away = No se puede conectar con { $url }: { $detail }. Comprueba la dirección y que allí haya un servidor en marcha.
error-not-a-server = { $url } no responde como un servidor de Vía Libre. Comprueba la dirección.
error-server-said = { $text }
error-server-keeps = El servidor guarda la partida, y su registro se puede guardar cuando termine. Puedes salir sin más y volver.
error-table-closed = Esta mesa se cerró antes de que empezara la partida. Pide otra.
