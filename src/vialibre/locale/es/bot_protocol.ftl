# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = El bot «{ $bot }» no se puede iniciar: { $detail }.
error-program-silent = El bot «{ $bot }» no respondió en { $seconds } segundos.
error-program-deaf = El bot «{ $bot }» lleva { $seconds } segundos sin leer lo que se le envía.
error-program-ended = El bot «{ $bot }» terminó con el código { $exit } cuando debía responder.
error-program-ended-saying = El bot «{ $bot }» terminó con el código { $exit } cuando debía responder. Sus últimas palabras: «{ $words }».
error-program-closed = El bot «{ $bot }» cerró su salida cuando debía responder.
error-program-long-line = El bot «{ $bot }» escribió más de { $most } bytes sin terminar la línea.
error-program-unasked = El bot «{ $bot }» escribió «{ $said }» sin que se le preguntara. Escribe una línea por pregunta y todo lo demás en la salida de errores.
error-program-bad-answer = El bot «{ $bot }» respondió «{ $said }», que no tiene la forma del protocolo: { $detail }.
error-program-wrong-id = El bot «{ $bot }» respondió con el id { $id }, pero la pregunta era la { $asked }.
error-program-illegal = El bot «{ $bot }» eligió «{ $action }», que no está entre las acciones legales que recibió.
error-program-other-protocol = El bot «{ $bot }» habla la versión { $protocol } del protocolo, pero este programa habla la { $known }.
error-command-bot-posix = El bot «{ $bot }» no se puede usar: los programas como bots necesitan Linux o macOS.
error-command-bot-quotes = En «{ $bot }» falta cerrar unas comillas. Escribe la orden como en un terminal.
error-command-bot-empty = En «{ $bot }» no se nombra ningún programa. Escribe la orden tras los dos puntos, como cmd:./mibot.
error-command-bot-missing = El bot «{ $bot }» no se puede iniciar: no hay ningún programa «{ $program }» que se pueda ejecutar. Comprueba el nombre y que el archivo sea ejecutable.
error-command-bot-seconds = En «{ $bot }», lo que está entre cmd@ y los dos puntos no es un tiempo válido. Escribe los segundos por decisión, más de 0 y hasta { $most }, como cmd@2.5:./mibot.
error-command-bot-refused = El bot «{ $bot }» iniciaría un programa. Solo pueden hacerlo --bots de arena, simulate, playtest, watch y play, y --bot de serve, nunca una partida guardada ni un mensaje.
bot-forfeits = { $reason } Pierde la partida, y otro bot sigue jugando por él.
