### Lo que cuenta una partida guardada: 'vialibre analyse' y la página que escribe su --html.
# $player, $route, $city y $tickets son nombres, listos para mostrar; $bot es el nombre de un bot; los porcentajes llegan como texto, por ejemplo 6,2 %.

cli-analyse-help = Analiza una partida guardada: en cada decisión, qué habría hecho un bot y cuánta probabilidad de ganar se perdió; los mayores errores en palabras, la suerte, los billetes. Con varias partidas: una tabla por jugador.
cli-analyse-examples =
    Ejemplos:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Una o más partidas, guardadas con 'vialibre watch --save' o descargadas de una mesa.
cli-analyse-bot-help = El bot con el que comparar: su nombre, o uno propio como módulo:Clase.
cli-analyse-samples-help = En cuántos mundos posibles se prueban las dos acciones; con más tarda más y es más preciso.
cli-analyse-rounds-help = Cuántas rondas juega el bot por todos antes de valorar una posición.
cli-analyse-unfinished-help = Analiza también partidas sin terminar. Esto revela lo que sus jugadores no deben saber.
cli-analyse-records = Partidas guardadas
cli-analyse-moves = Jugadas
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = interrumpido; esto es lo que { $done ->
    [one] cuenta una partida
   *[other] cuentan { $done } partidas
} de { $all }.
cli-analyse-some-unreadable = { $count ->
    [one] Se ha omitido una partida
   *[other] Se han omitido { $count } partidas
}; mira más arriba.

error-review-goes-on = Esta partida no ha terminado, y el análisis revelaría a sus jugadores lo que aún no deben saber. Usa --unfinished para analizarla de todos modos.

## Lo que se hizo y lo que habría hecho el bot. $kind dice qué acción es; los nombres que lleva dependen de ello.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } no se quedó con ningún billete
       *[other] { $player } se quedó con { $tickets }
    }
    [start] { $player } empezó en { $city }
    [place] { $player } puso las fichas de turista «{ symbol-name }» en { $city }
    [draw] { $player } tomó { a-card } de la fila
    [deck] { $player } robó del mazo
    [tickets] { $player } robó billetes
    [claim] { $player } cubrió { $route } con { card-set }
    [tunnel] { $player } probó el túnel { $route } con { card-set }
    [pay] { $player } pagó { card-set } de más por el túnel
    [decline] { $player } renunció al túnel
    [station] { $player } construyó una estación en { $city } y pagó { payment }
    [marker] { $player } puso un indicador de ciudad en { $city } por { card-set }
    [no-marker] { $player } no puso indicador de ciudad
    [souvenir] { $player } tomó la ficha de turista de { $city }
    [alvin] { $player } envió a Alvin a { $city }
   *[pass] { $player } pasó
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } no se habría quedado con ningún billete
       *[other] { $bot } se habría quedado con { $tickets }
    }
    [start] { $bot } habría empezado en { $city }
    [place] { $bot } habría puesto las fichas de turista «{ symbol-name }» en { $city }
    [draw] { $bot } habría tomado { a-card } de la fila
    [deck] { $bot } habría robado del mazo
    [tickets] { $bot } habría robado billetes
    [claim] { $bot } habría cubierto { $route } con { card-set }
    [tunnel] { $bot } habría probado el túnel { $route } con { card-set }
    [pay] { $bot } habría pagado { card-set } de más por el túnel
    [decline] { $bot } habría renunciado al túnel
    [station] { $bot } habría construido una estación en { $city } y pagado { payment }
    [marker] { $bot } habría puesto un indicador de ciudad en { $city } por { card-set }
    [no-marker] { $bot } no habría puesto indicador de ciudad
    [souvenir] { $bot } habría tomado la ficha de turista de { $city }
    [alvin] { $bot } habría enviado a Alvin a { $city }
   *[pass] { $bot } habría pasado
}
# $did y $would son las dos frases de arriba.
review-mistake = Jugada { $move }: { $did }. { $would }: se perdió { $loss } de probabilidad de victoria ({ $after } en vez de { $best }).
review-no-mistake = Nada de lo que habría hecho { $bot } parece claramente mejor.

## Títulos, cabeceras de tablas, notas

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Una partida analizada
   *[other] { $games } partidas analizadas
}
review-lead = { $moves ->
    [one] Una jugada.
   *[other] { $moves } jugadas.
} { $result } En comparación con { $bot }.
review-lead-many = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
}, { $decisions ->
    [one] una decisión.
   *[other] { $decisions } decisiones.
} En comparación con { $bot }.
review-stopped = La partida terminó antes.
review-players = Jugadores
review-players-note = Perdido: probabilidad de victoria, de media por decisión en la que se podía elegir. Acuerdo: cuántas veces { $bot } habría hecho lo mismo. Suerte: en cartas por partida, { wild-card.plural } robadas del mazo por encima de lo esperado más cartas extra de túneles por debajo.
review-player = Jugador
review-score = Puntos
review-mean-score = Puntos medios
review-games = Partidas
review-wins = Victorias
review-loss = Perdido
review-agreement = Acuerdo
review-luck = Suerte
review-decisions-count = Decisiones
review-biggest = Mayor error
review-biggest-at = { $loss } en la jugada { $move } de { $file }
review-points = Puntos
review-chances = Probabilidad de victoria
review-chances-note = La probabilidad de cada jugador tras cada jugada, según lo que podía saber, ajustada para sumar 100 %. Los anillos marcan los errores de abajo.
review-chance-of = { $player } tras la jugada { $move }: { $chance }
review-mistakes = Los mayores errores
review-mistakes-note = Tres como máximo por jugador, y solo lo que es claramente más que ruido.
review-tickets = Billetes
review-tickets-note = Cuándo se eligió cada billete, y desde qué jugada estaba completado o bloqueado.
review-ticket = Billete
review-kept = Elegido
review-state = Cómo acabó
review-ticket-state = { $state ->
    [done] completado desde la jugada { $move }
    [open] posible hasta el final, sin completar
    [possible] aún posible
   *[cut_off] bloqueado desde la jugada { $move }
}
review-luck-title = Suerte al robar
review-luck-note = Lo que vino, comparado con lo que cabía esperar al robarlo. Desvío: lo raro que es; más de 2 en un sentido u otro es poco común.
review-wilds = { wild-card.plural-start } robadas del mazo
review-tunnels = Cartas extra de túneles
review-came = { $came } de { $cards } (esperado: { $expected })
review-none = ninguna
review-spread = Desvío
review-decisions = Cada decisión
review-decisions-note = Decisiones en las que se podía elegir; donde { $bot } habría hecho lo mismo, no se perdió nada.
review-move = Jugada
review-played = Jugado
review-preferred = { $bot }
review-same = lo mismo
review-choices = Opciones
review-games-note = Cada partida por separado; abre una para ver más.
review-yardstick = Cómo se mide
review-yardstick-note = Las dos acciones, la jugada y la que prefiere { $bot }, se prueban en { $samples ->
    [one] un mundo
   *[other] los mismos mundos ({ $samples } como máximo)
} compatibles con lo que sabía este jugador. { $bot } sigue jugando por todos ({ $rounds ->
    [0] hasta el final del turno
    [one] durante una ronda
   *[other] durante { $rounds } rondas
}), y la probabilidad de victoria se estima a partir de lo que el jugador vería entonces. La estimación se ajustó con partidas entre bots; ve puntos, billetes y cuántas cartas y vagones hay, pero no qué colores se tienen ni quién bloquea a quién, y sobrevalora las manos llenas al principio de la partida. Así que una pérdida indica dónde mirar, no es un veredicto: las pequeñas dicen poco, y una elección mejor que la de { $bot } aparece sin pérdida.
