# Entornos para programas que aprenden. $what es un nombre de la interfaz de programación.

error-needs-extra = «{ $what }» necesita { $missing }, que no está instalado. Instálalo con: pip install 'vialibre[{ $extra }]'
error-bad-reward = No hay ninguna recompensa «{ $reward }». Elige una de estas: { $known }.
error-empty-batch = Un lote necesita al menos una partida y una acción por partida; has pedido { $games } y { $actions }.
error-bad-batch-seed = La semilla de un lote es un número entero de 0 a { $last }; esta es { $seed }.
error-bad-batch-actions = Un paso toma { $games } números enteros, una acción por partida; esto es { $type } de forma { $shape }.
error-illegal-in-batch = La partida { $game } rechaza la acción { $number }: { $why }
error-no-game-to-step = No hay ninguna partida que continuar. Llama primero a reset().
error-not-a-bot = { $bot } no es un bot. Indica un nombre como stoker, una clase con un método decide(turn) o una función con ese parámetro que devuelva una de las acciones legales.
error-bot-instance = { $bot } es un bot ya creado. Indica su clase, porque cada partida necesita un bot nuevo.
error-no-render-mode = render() necesita un modo de representación. Crea el entorno con render_mode="ansi" para obtener texto.
error-bad-render-mode = No hay ningún modo de representación «{ $mode }». Elige uno de estos: { $known }, o None.

## Mediciones

# $kind: engine (dentro del motor), packed o dense (lo observado, como bytes o como números); $games a la vez.
cli-batch-steps = usa, un lote de { $games }, { $kind ->
    [engine] dentro del motor
    [packed] observaciones y máscaras compactas
   *[dense] observaciones y máscaras densas
}: pasos por U
