# La primera página, la sala de espera de una mesa y los ajustes.

## La primera página

home-tagline = Tiende vías por todo el mapa, con amigos o contra bots.
home-language = Idioma
home-settings = Ajustes
# Se lee en voz alta como título del formulario que empieza una partida contra bots.
home-play-title = Una partida contra bots
# Como en un billete de tren: de quién es. Sigue el nombre.
home-passenger = A nombre de
home-name = Tu nombre
home-name-save = Guardar
home-name-change = { $name }: cambiar tu nombre
home-board = Tablero
home-players = { $from }–{ $to } jugadores
home-bots-number = Número de bots
home-level = Nivel de los bots
# Qué hace un bot de este nivel, en pocas palabras; los nombres están en level-name.
home-level-hint = { $level ->
    [easy] Va a lo que puntúa ya.
    [normal] Sigue sus billetes.
    [hard] Planea con tiempo, y bien.
    [expert] Prueba sus ideas unas jugadas por delante. Piensa unos 0,3 s por jugada.
   *[master] Juega sus ideas hasta el final y adivina las tuyas. Piensa cerca de 1 s por jugada.
}
home-play = Jugar ya
home-level-own = Un bot propio de este servidor.
# Se dice mientras se abre la partida.
home-leaving = Señal abierta: ¡vía libre!

## Otras formas de jugar

home-more-ways = Más formas de jugar
home-friends = Mesa con amigos
home-friends-hint = Crea una mesa y comparte su enlace
home-friends-text = Tendrás un enlace y un código QR para compartir. Antes de empezar puedes llenar con bots los asientos libres.
home-make-table = Crear mesa
home-hot-seat = En este dispositivo
home-hot-seat-hint = Varias personas se turnan aquí
home-hot-seat-text = El dispositivo pasa de mano en mano: entre turnos, un telón oculta las cartas de cada uno.
home-hot-seat-play = Empezar partida
home-guide = Tu primera partida
home-guide-hint = Una visita guiada de dos minutos
home-design = Diseñar un tablero
home-design-hint = Dibuja ciudades y recorridos, y juega enseguida
home-people = ¿Quién juega?
# Está en lugar de un nombre que no se dio.
home-person-number = Jugador { $number }
home-person-add = Añadir jugador
home-person-remove = Quitar a { $name }
home-too-many = Este tablero es para { $most } jugadores como máximo.
home-seats-number = Jugadores
home-options = Opciones
home-more-options = Más opciones
home-option-public = Mesa pública
home-option-public-hint = Cualquiera de este servidor puede unirse. Si no, solo quien tenga el enlace.
home-option-chat = Chat libre
home-option-chat-hint = Texto libre. Las frases rápidas siempre están disponibles.
# Variante de un tablero: Alvin es un extraterrestre que va de ciudad en ciudad.
home-option-alvin = Jugar con Alvin
home-option-alvin-hint = Captura al visitante del espacio para sumar puntos extra.
home-option-first = Quién empieza
home-first-random = Al azar
home-first-you = Tú
home-option-clock = Reloj
home-clock-name = { $clock ->
    [none] Ninguno
    [quick] Rápido
    [relaxed] Tranquilo
    [days] Correspondencia
   *[other] Personalizado
}
home-clock-fact = Reloj: { home-clock-name }
home-clock-none-hint = Cada uno se toma el tiempo que necesita.
# $move y $reserve son duraciones en palabras, como «30 segundos» y «3 minutos».
home-clock-hint = { $move } por jugada, más { $reserve } de reserva para toda la partida.
home-option-pause = Velocidad de los bots
home-pause-name = { $pause ->
    [slow] Lenta
    [normal] Normal
    [quick] Rápida
    [none] Instantánea
   *[other] Personalizada
}
home-own-board = Tu propio tablero
home-own-board-hint = Un archivo de tablero (.toml); la documentación explica el formato.
home-own-board-chosen = Archivo de tablero: { $name }
home-own-board-drop = Elegir otro tablero

## Listas de partidas

home-mine = Tus partidas
home-mine-empty = No hay partidas en curso. Empieza una arriba: si te vas, te espera aquí.
home-open = Mesas abiertas
home-open-empty = Ahora ninguna mesa espera jugadores. Crea una mesa pública.
home-running = Ver una partida
home-running-empty = Ahora no se juega ninguna partida pública.
home-replays = Partidas terminadas
home-replays-empty = Termina una partida y aquí podrás ver de nuevo cada jugada.
home-wait = Sala de espera
home-continue = Continuar
home-join = Unirse
home-watch = Mirar
home-replay = Repetición
home-replays-more = Ver más
home-show-all = Ver las { $count }
# Los bots de una mesa, al final de una lista de nombres: «Ana, Bea y 2 bots».
home-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
home-seats-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
home-with-alvin = con Alvin
# Cómo le fue en una partida terminada a quien lee.
home-result = { $place ->
    [1] Ganaste con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] Acabaste { $place }.º de { $count }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
# Cómo terminó cuando varios jugadores eran de quien lee.
home-winner = { $name } ganó con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
home-footer = Gratis. Sin cuentas ni publicidad.
home-footer-links = Más páginas
home-programmers = Para desarrolladores

## La sala de espera de una mesa

# El título de la ventana del navegador.
room-page-title = { $board } – Vía Libre
room-title = Sala de espera
room-seats = Asientos
room-seat-free = Libre
room-seat-number = Asiento { $number }
room-bot = Bot
# Marca el asiento de quien lee.
room-you = Tú
# Marca el asiento de alguien que juega en el mismo dispositivo que quien lee.
room-this-device = Este dispositivo
# Marca el asiento del anfitrión.
room-host = Anfitrión
room-away = Ausente
room-sit = Sentarme
room-sit-here = Sentarme aquí
room-put-bot = Añadir bot
room-leave = Dejar
room-leave-named = Dejar el asiento de { $name }
room-remove = Quitar
room-remove-named = Quitar a { $name }
room-your-name = Tu nombre
room-or-watch = También puedes solo mirar: la partida aparece aquí cuando empiece.
room-full = Todos los asientos están ocupados. Puedes mirar: la partida aparece aquí cuando empiece.
room-another = Otro jugador en este dispositivo
room-another-text = Alguien que juega contigo en este dispositivo. Entre turnos, un telón oculta las cartas.
room-another-name = Su nombre
room-invite = Invitar a más gente
room-link = Enlace a esta mesa
room-copy = Copiar
room-copied = Enlace copiado.
room-copy-yourself = El enlace está seleccionado: cópialo con la orden de tu dispositivo.
room-share = Compartir
# Se envía junto al enlace.
room-share-text = ¡Ven a jugar conmigo en el tablero { $board }!
room-not-shared = El enlace solo funciona en este equipo.
# $command es lo que se escribe en una terminal; no se traduce.
room-not-shared-help = Para que se unan otros dispositivos de tu red, detén el programa y ábrelo con «{ $command }».
room-code = Código QR de { $link }
room-code-hint = Apunta con la cámara del móvil para unirte.
room-yes-no = { $value ->
    [yes] Sí
   *[no] No
}
room-start-title = Comienzo
room-start = Empezar partida
room-start-ready = Todos los asientos están ocupados. ¡Empieza cuando quieras!
room-start-free = { $count ->
    [one] Queda { $count } asiento libre: espera a alguien o añade un bot.
   *[other] Quedan { $count } asientos libres: espera a tus amigos o llénalos con bots.
}
room-start-bots-only = Aquí solo hay bots. Siéntate para empezar la partida.
room-bot-level = Nivel de los nuevos bots
room-fill = Llenar con bots
room-wait-people = { $count ->
    [one] Queda { $count } asiento libre. Esperando a otro jugador.
   *[other] Quedan { $count } asientos libres. Esperando a más jugadores.
}
room-wait-host = Todos los asientos están ocupados. Esperando a que { $name } empiece la partida.
room-wait-start = Todos los asientos están ocupados. Esperando el comienzo.
room-close = Cerrar mesa
room-close-text = Después nadie podrá jugar aquí, y el enlace dejará de funcionar.
room-closed-title = Esta mesa está cerrada
room-closed = El anfitrión la cerró antes de que empezara la partida.
room-news-sat = { $name } se sienta.
room-news-bot = Se sienta un bot: { $level }.
room-news-left = { $name } se ha ido.
room-news-options = Han cambiado las opciones.
room-news-host = { $name } es ahora el anfitrión.

## Ajustes

settings-page-title = Ajustes – Vía Libre
settings-looks = Idioma y aspecto
settings-theme = Tema
settings-theme-name = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Sistema
}
settings-motion = Reducir movimiento
settings-motion-hint = Cartas y trenes saltan a su sitio en vez de deslizarse.
settings-playing = Juego
settings-confirm = Confirmar antes de cubrir un recorrido
settings-confirm-hint = Un clic más y ningún accidente.
settings-shortcuts = Atajos de teclado
settings-shortcuts-hint = Una sola tecla roba cartas o abre paneles.
settings-signals = Sonido y avisos
settings-sound = Sonido
settings-volume = Volumen
settings-notify = Avisarme cuando me toque
settings-notify-hint = Un aviso del navegador mientras miras otra cosa.
settings-notify-impossible = Aquí no es posible: los navegadores solo lo permiten en este equipo o con https.
settings-notify-denied = Tu navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
settings-you = Tú
settings-name-saved = Nombre guardado.
settings-name-hint = Los demás lo ven en la mesa. No hace falta una cuenta: este navegador te recuerda.
settings-devices = Otros dispositivos
settings-devices-text = Con una frase de recuperación eres la misma persona en otro dispositivo, con todas tus partidas.
# Una frase de varias palabras con la que alguien entra en otro dispositivo.
settings-phrase = Frase de recuperación
settings-phrase-make = Crear frase de recuperación
settings-phrase-renew = Nueva frase de recuperación
settings-phrase-renew-text = Tienes una frase de recuperación. Una nueva la sustituye: la anterior deja de funcionar al instante.
settings-phrase-renew-ask = ¿Crear una nueva frase de recuperación?
settings-phrase-renew-warning = La anterior deja de funcionar al instante.
settings-phrase-renew-yes = Crear una nueva
settings-phrase-text = Apúntala o cópiala: solo se muestra una vez. Una frase nueva sustituye a la anterior. Quien la tenga puede jugar como tú.
settings-phrase-copied = Frase copiada.
settings-phrase-write = Aquí no se puede copiar: apúntala, por favor.
settings-phrase-done = Ya la he guardado
settings-phrase-use = Frase de recuperación de otro dispositivo
settings-phrase-go = Usarla
settings-welcome-back = ¡Bienvenido de nuevo, { $name }!
settings-sign-out-text = ¿Has perdido un dispositivo o has jugado en uno ajeno? Cierra la sesión desde aquí.
settings-sign-out = Cerrar las demás sesiones
settings-signed-out = Hecho: ya solo tienes la sesión abierta aquí.
settings-muted = Jugadores silenciados
settings-muted-none = No has silenciado a nadie. En una mesa puedes silenciar a quien no quieras leer.
# Alguien cuyo nombre ya no se conoce; $id es el principio de un código.
settings-muted-unknown = Desconocido ({ $id }…)
settings-unmute = Quitar silencio
settings-unmute-named = Quitar silencio a { $name }
settings-data = Tus datos
settings-data-text = El servidor guarda tu nombre, tu idioma, tus partidas y tus mensajes.
settings-data-empty = El servidor aún no te conoce, así que no guarda nada. Lo hará cuando empieces una partida o te unas a una.
settings-export = Descargar mis datos
settings-delete = Borrar mis datos
settings-delete-title = ¿Borrar todo lo tuyo?
settings-delete-text = Se borran tu nombre, tu historial y tu frase de recuperación. Dejas todas las mesas; en las partidas terminadas de otros pasas a ser anónimo.
settings-delete-warning = Esto no se puede deshacer.
settings-delete-yes = Borrar para siempre
settings-deleted = Se han borrado todos tus datos.
