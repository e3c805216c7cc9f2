# Entornos para programas que aprenden. $what es un nombre de la interfaz de programación.

error-needs-extra = «{ $what }» necesita { $missing }, que no está instalado. Instálalo con: pip install 'vialibre[{ $extra }]'
error-bad-reward = No hay ninguna recompensa «{ $reward }». Elige una de estas: { $known }.
error-empty-batch = Un lote necesita al menos una partida y una acción por partida; has pedido { $games } y { $actions }.
error-bad-batch-seed = La semilla de un lote es un número entero de 0 a { $last }; esta es { $seed }.
error-bad-batch-actions = Un paso toma { $games } números enteros, una acción por partida; esto es { $type } de forma { $shape }.
error-illegal-in-batch = La partida { $game } rechaza la acción { $number }: { $why }
error-no-game-to-step = No hay ninguna partida con la que seguir. Llama primero a reset().

## Mediciones

# $kind: engine (dentro del motor), packed o dense (lo observado, como bytes o como números); $games a la vez.
cli-batch-steps = usa, un lote de { $games }, { $kind ->
    [engine] dentro del motor
    [packed] observaciones y máscaras compactas
   *[dense] observaciones y máscaras densas
}: pasos por U
