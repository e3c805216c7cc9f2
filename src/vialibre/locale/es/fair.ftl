### Repartos justos, registros firmados y `vialibre verify`; docs/fair-deal.md explica las palabras.

cli-verify-help = Verifica un registro: comprueba que el reparto, cada carta, cada acción, el resultado y la firma son correctos, o dice exactamente qué falla. El código de salida es 0 solo si todo es correcto.
cli-verify-examples =
    Ejemplos:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = La clave pública del servidor que debe haber firmado: 64 cifras hexadecimales, tal como la muestra el servidor.
cli-verify-commitment-help = El compromiso que se te mostró antes de añadir tu parte; requiere también --entropy. Las partidas de «vialibre play --server» en este dispositivo se recuerdan sin él.
cli-verify-entropy-help = Lo que añadiste al reparto; requiere también --commitment.
cli-verify-fault = Fallo: { $fault }

## Lo que se dice de cada parte de un registro. $state es el de vialibre.fair.report.

verify-verdict = { $faults ->
    [0] todo lo que se puede comprobar es correcto.
    [one] ha fallado una comprobación.
   *[other] han fallado { $faults } comprobaciones.
}
verify-record = Registro: no se puede leer, así que no se ha comprobado nada.
verify-digest = { $state ->
    [proven] Huella: correcta; el archivo no está dañado.
   *[wrong] Huella: incorrecta.
}
verify-signature = { $state ->
    [proven] Firma: válida; el servidor con la clave { $key } responde de todo este registro.
    [stranger] Firma: válida para la clave { $key }. De quién es esa clave no lo puede demostrar el registro: indica la del servidor con --key, o compárala con la que muestra el servidor.
    [absent] Firma: no hay, así que no se puede demostrar quién escribió este registro ni los nombres que lleva.
   *[wrong] Firma: incorrecta.
}
verify-deal = { $state ->
    [proven] Reparto: la semilla es el hash del secreto del servidor y de lo que { $added ->
        [one] añadió un jugador
       *[other] añadieron { $added } jugadores
    }, y el compromiso es el hash del secreto. Demostrado: este dispositivo vio ese compromiso antes de añadir su parte: { $commitment }
    [follows] Reparto: la semilla es el hash del secreto del servidor y de lo que { $added ->
        [one] añadió un jugador
       *[other] añadieron { $added } jugadores
    }, y el compromiso es el hash del secreto. Este dispositivo no vio el compromiso de antemano, así que no está demostrado que el servidor ya hubiera fijado su secreto. Compromiso: { $commitment }
    [alone] Reparto: la semilla es solo el hash del secreto del servidor, porque ningún jugador añadió nada; así que esto no demuestra que nadie la eligiera. Compromiso: { $commitment }
    [absent] Reparto: el registro no dice de qué se hizo su semilla, así que no se puede demostrar que nadie la eligiera.
    [unchecked] Reparto: sin comprobar, porque no se pueden leer los asientos o la semilla del registro.
   *[wrong] Reparto: incorrecto.
}
verify-silent = Sin entropía de { $seats }.
verify-actions = { $state ->
    [proven] Cartas y acciones: cada carta salió de la semilla del registro, y { $actions ->
        [0] aún no hay ninguna acción.
        [one] la única acción fue legal.
       *[other] las { $actions } acciones fueron legales.
    }
   *[wrong] Cartas y acciones: incorrectas.
}
verify-result = { $state ->
    [proven] Resultado: los ganadores y cada línea de las hojas de puntuación se deducen de las acciones.
    [open] Resultado: no hay, la partida no ha terminado.
    [stopped] Resultado: no hay, la partida se detuvo antes de tiempo ({ $reason ->
        [resigned] rendición
        [abandoned] abandonada de común acuerdo
       *[other] { $reason }
    }{ $seat ->
        [0] , asiento { $seat }
        [one] , asiento { $seat }
        [other] , asiento { $seat }
       *[none] {""}
    }). De eso solo responde la firma.
    [unchecked] Resultado: sin comprobar, porque la partida no se puede jugar hasta el final.
   *[wrong] Resultado: incorrecto.
}

## Lo que falla, y lo que no se puede usar

error-not-hex = En el registro, «{ $key }» debe tener { $least ->
    [64] 64 cifras hexadecimales
    [128] 128 cifras hexadecimales
   *[other] de { $least } a { $most } cifras hexadecimales, en número par,
} en minúsculas, pero es { $found }.
error-unknown-key = El registro tiene una clave «{ $key }» que el formato no conoce. Quítala, porque no se puede comprobar.
error-key-twice = La clave «{ $key }» aparece dos veces en el mismo objeto del registro, de modo que distintos programas pueden leer valores distintos. Usa el archivo tal como lo escribió el programa.
error-entropies-for-seats = El registro tiene { $entropies } entropías para { $seats } asientos. Debe haber una por asiento, null para los bots.
error-bad-reason = { $reason } no es un motivo válido para el final de una partida. Un motivo es una palabra en minúsculas, como «resigned».
error-ended-with-result = El registro dice que la partida se detuvo antes de tiempo ({ $reason }) y sin embargo tiene un resultado. Solo puede tener una de las dos cosas.
error-wrong-commitment = El compromiso { $recorded } no es el hash del secreto, que es { $computed }. Se cambió el secreto, o bien el compromiso.
error-other-commitment = El compromiso del registro es { $recorded }, pero este dispositivo vio { $seen } antes de añadir su parte. El servidor cambió su secreto después, o este es el registro de otra partida.
error-entropy-missing = Lo que este dispositivo añadió al reparto, { $entropy }, falta en el registro. Las cartas no se repartieron con ello.
error-wrong-seed = La semilla es { $recorded }, pero el secreto y las entropías dan { $computed }. Se cambió una de las tres cosas, o el reparto no se hizo con ellas.
error-wrong-signature = La firma no es la de la clave { $key } para este registro. Se cambió el registro, la firma o la clave.
error-other-key = El registro está firmado con la clave { $key }, no con la del servidor, { $wanted }. Lo firmó otro servidor, o un falsificador.
error-no-signature = El registro no está firmado, aunque debería estarlo con la clave { $key }.
error-bad-entropy = «{ $text }» no se puede añadir a la semilla. Usa de { $least } a { $most } cifras hexadecimales, en número par.
error-bad-commitment = «{ $text }» no es un compromiso válido. Debe tener { $digits } cifras hexadecimales.
error-commitment-and-entropy = --commitment y --entropy van juntas: indica las dos o ninguna.
error-bad-key = «{ $key }» no es una clave pública válida. Debe tener { $digits } cifras hexadecimales.
error-bad-signing-key = Esto no es una clave de firma válida. Empieza por «{ $prefix }», seguido de { $digits } cifras hexadecimales.
