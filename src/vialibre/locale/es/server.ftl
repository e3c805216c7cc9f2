# Lo que responde el servidor de mesas cuando no puede hacer lo que se le pide, y lo que dicen `vialibre serve` y `vialibre backup`.
# Los asientos se numeran desde 1. $detail es técnico y no se traduce.

## Quién pide algo, y cómo

error-who-are-you = El servidor no sabe quién eres. Escribe un nombre para empezar o vuelve con tu frase de recuperación; un script envía el token que recibió.
error-banned = Se te ha prohibido el acceso a este servidor. Si crees que es un error, escribe a su operador.
error-wrong-origin = Esto lo pidió una página de otro sitio, así que se ha rechazado. Abre el juego en su propia dirección e inténtalo de nuevo.
error-operator-only = Esto solo puede hacerlo el operador de este servidor. Si eres tú, envía tu token en la cabecera X-Operator-Token.
error-too-fast = Demasiadas peticiones. Espera unos segundos e inténtalo de nuevo.
error-too-much-work = Este tablero necesita más tiempo de cálculo del que permite el servidor. Usa menos ciudades y recorridos, o una red más sencilla.
error-too-large-message = Este mensaje es demasiado grande: se admiten { $most } bytes como máximo. Envía menos.
error-bad-message = No se entiende el mensaje en «{ $where }»: { $detail }. La página /api indica qué se puede enviar.
error-not-found = En esta dirección no hay nada. La página /api indica lo que hay.
error-wrong-method = Esta dirección no se puede usar así. La página /api indica cómo.
error-server-fault = Algo ha fallado en el servidor. Mira la mesa e inténtalo de nuevo; si se repite, avisa al operador.
error-busy = La mesa está ocupada, inténtalo de nuevo.

## Personas

error-bad-name = «{ $name }» no se puede usar como nombre. Usa letras legibles y no empieces por «bot:».
error-wrong-phrase = Aquí no se conoce esta frase de recuperación. Revisa las palabras y su orden, o crea otra donde aún tengas la sesión abierta.
error-no-such-person = No hay nadie con este identificador. Cópialo de una denuncia o de una mesa.

## Mesas antes de empezar

error-no-such-table = No hay ninguna mesa en este enlace. Comprueba que lo has copiado entero o busca otra mesa en Inicio.
error-table-quarantined =
    Esta mesa se ha apartado: { $reason ->
        [too_much_work] un cálculo tardó demasiado
        [damaged_log] no se puede leer su registro
        [board_refused] su tablero ya no se puede jugar
       *[server_fault] el servidor falló en esta mesa
    }. Tu partida se conserva tal como está, y se ha avisado al operador de este servidor. Mientras tanto puedes crear otra mesa.
error-not-quarantined = Esta mesa no está apartada.
error-no-such-board = Aquí no hay ningún tablero «{ $board }». Elige uno de estos: { $known }.
error-host-only = Esto solo puede hacerlo el anfitrión de la mesa. Pídeselo.
error-seat-free = El asiento { $seat } está vacío, así que no hay a quién quitar. Elige otro asiento.
error-seat-taken = El asiento { $seat } ya está ocupado. Elige uno libre.
error-table-full = Todos los asientos están ocupados. Mira la partida o busca otra mesa en Inicio.
error-not-seated = Esto solo pueden hacerlo los jugadores de esta mesa. Siéntate antes, si hay un asiento libre.
error-not-your-seat = El asiento { $seat } no es tuyo. Usa uno de los tuyos.
error-no-such-level = No hay ningún bot «{ $bot }» para las mesas. Elige uno de estos: { $known }.
error-seats-free = { $free ->
    [one] Aún hay un asiento libre. Invita a alguien o añade un bot, y empieza.
   *[other] Aún hay { $free } asientos libres. Invita a gente o añade bots, y empieza.
}
error-nobody-plays = En esta mesa solo hay bots. Siéntate tú también y empieza.
error-already-started = La partida ya ha empezado, así que esto ya no se puede hacer. Elígelo en la próxima mesa.

## La partida

error-not-started = La partida no ha empezado. Espera a que la empiece el anfitrión.
error-table-over = Esta mesa ha terminado. Pide la revancha o crea otra mesa.
error-not-over = La partida sigue en juego. Esto estará disponible cuando termine.
error-stale = Esto responde a la versión { $version } de la posición, pero ya va por la { $now }: alguien actuó antes, quizá tú en otra pestaña. Mira la mesa y elige de nuevo.
error-cannot-undo = No se puede deshacer nada: solo tu última elección, si no reveló nada oculto y nadie ha actuado desde entonces. Sigue jugando.
error-given-up = El asiento { $seat } se abandonó del todo, y un bot lo juega hasta el final. Puedes mirar o crear otra mesa.
error-not-away = Ningún bot está jugando por ti. Sigue sin más.
error-not-gone = No se puede votar contra el asiento { $seat }: solo contra jugadores a los que sustituye un bot porque no están o se les acabó el tiempo. Espera a que vuelva.
error-no-such-phrase = No hay ninguna frase rápida «{ $phrase }». Elige una de la lista.
error-nothing-said = Este mensaje está vacío. Escribe unas palabras o elige una frase rápida.
error-chat-off = El anfitrión ha desactivado el chat libre en esta mesa. Usa las frases rápidas.
error-no-such-route = No hay ningún recorrido «{ $route }» en este tablero. Usa un identificador de los datos del tablero.
error-no-such-position = No hay posición tras la acción { $at }: esta partida tiene { $most }. Elige un número de 0 a { $most }.
error-too-long-game = Esta partida tiene { $steps } acciones, y aquí solo se pueden repetir las que tienen hasta { $most }. Descarga su registro y usa 'vialibre replay'.

## La página antes de que corra su programa

index-description = Vía Libre: juegos de mesa de trenes con amigos y bots
index-noscript = Vía Libre necesita JavaScript para dibujar el tablero.

## La página del navegador, cuando no está construida

no-page-title = Falta la página
no-page-text = El servidor está en marcha y los programas pueden usarlo, pero la página para el navegador no se construyó al instalarlo, quizá porque no había red.
no-page-how = Constrúyela con esta orden, en la carpeta del proyecto y con conexión a la red, y vuelve a iniciar el servidor:
no-page-api = API para programas

## Al abrir el servidor

error-port-taken = El puerto { $port } de { $host } ya está en uso, quizá por otro servidor de Vía Libre. Detenlo o elige otro con --port.
error-cannot-serve = No se puede usar la dirección { $host }, puerto { $port }: { $detail }. Elige otra con --host o --port.
error-workers-need-postgres = Para { $workers } procesos hace falta una base de datos PostgreSQL, porque un archivo SQLite sirve a uno solo. Indícala con --database postgresql://usuario@servidor/nombre o usa un proceso.
error-worker-failed = Un proceso no pudo empezar, así que se han detenido todos. Las líneas anteriores dicen por qué.
error-no-boards-folder = No existe la carpeta { $folder }. Indica con --boards una que tenga archivos de tablero (*.toml).
error-short-operator-token = El token de operador en VIALIBRE_OPERATOR_TOKEN es demasiado corto para ser seguro. Usa al menos { $least } caracteres aleatorios, como los de: openssl rand -hex 24

error-open-for-this-machine = Vía Libre ya está en marcha en { $url }, pero solo para este equipo. Detenlo con Ctrl-C y vuelve a iniciarlo con --lan.
error-option-before-command = { $option } es para 'vialibre' sin orden. Quítalo o ponlo después de '{ $command }', si esa orden lo admite.

cli-serve-help = Inicia un servidor de mesas para que personas y bots jueguen desde otros dispositivos. Se detiene con Ctrl-C: las partidas en curso se conservan y continúan cuando vuelva.
cli-serve-examples =
    Ejemplos:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = La dirección en la que escucha. Por defecto: solo este equipo llega al servidor.
cli-serve-port-help = El puerto en el que escucha; 0 toma uno libre.
cli-serve-database-help = Dónde se guardan las partidas: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE. Por defecto: un archivo en tu carpeta de datos.
cli-serve-workers-help = Cuántos procesos se reparten el trabajo. Más de uno necesita PostgreSQL.
cli-serve-thinkers-help = Cuántos procesos piensan por los bots lentos (experto, maestro), por cada uno de --workers. Por defecto: los núcleos que queden, al menos uno.
cli-serve-bot-help = Ofrece en las mesas un bot propio con este nombre. Se puede indicar varias veces. Si falla o tarda demasiado, otro bot hace esa jugada.
cli-serve-boards-help = Una carpeta de archivos de tablero (*.toml) que se ofrecen además de los incluidos.
cli-serve-lan-help = Lo hace accesible desde otros dispositivos de tu red y muestra la dirección como código QR para móviles.
cli-serve-limits-help = Un factor para los límites habituales de peticiones por persona o dirección, p. ej. 5 para un club tras una sola dirección.
cli-serve-at = Vía Libre está en marcha en { $url }
cli-serve-lan = Otros dispositivos de esta red: { $url }
cli-serve-no-page = Falta la página para el navegador, porque no se construyó. Con conexión a la red, en la carpeta del proyecto: { $command }
cli-serve-stop = Se detiene con Ctrl-C: todo queda guardado y las partidas continúan cuando vuelva.
cli-serve-stopped = Detenido. Todo está guardado.
cli-serve-stopped-unstored = { $tables ->
        [one] Detenido. No se pudo escribir en la base de datos: en una mesa la última jugada no está guardada.
       *[other] Detenido. No se pudo escribir en la base de datos: en { $tables } mesas la última jugada no está guardada.
    }

cli-backup-help = Copia toda la base de datos del servidor a un archivo, incluso mientras se usa. docs/operating.md explica cómo restaurarla.
cli-backup-examples =
    Ejemplos:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = El archivo que se escribe. No debe existir todavía.
cli-backup-database-help = La base de datos del servidor, como en 'vialibre serve'.
cli-backup-done = Copia de seguridad escrita en { $file }. Guárdala bien: contiene las claves del servidor y los mensajes de la gente.
