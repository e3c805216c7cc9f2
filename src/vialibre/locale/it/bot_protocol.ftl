# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Il bot «{ $bot }» non si può avviare: { $detail }.
error-program-silent = Il bot «{ $bot }» non ha risposto entro { $seconds } secondi.
error-program-deaf = Il bot «{ $bot }» da { $seconds } secondi non legge quello che gli viene inviato.
error-program-ended = Il bot «{ $bot }» è terminato con il codice { $exit } quando doveva rispondere.
error-program-ended-saying = Il bot «{ $bot }» è terminato con il codice { $exit } quando doveva rispondere. Le sue ultime parole: «{ $words }».
error-program-closed = Il bot «{ $bot }» ha chiuso la sua uscita quando doveva rispondere.
error-program-long-line = Il bot «{ $bot }» ha scritto più di { $most } byte senza terminare la riga.
error-program-unasked = Il bot «{ $bot }» ha scritto «{ $said }» senza che gli fosse chiesto. Scrivi una riga per ogni domanda e tutto il resto sull’uscita degli errori.
error-program-bad-answer = Il bot «{ $bot }» ha risposto «{ $said }», che non ha la forma del protocollo: { $detail }.
error-program-wrong-id = Il bot «{ $bot }» ha risposto con l’id { $id }, ma la domanda era la { $asked }.
error-program-illegal = Il bot «{ $bot }» ha scelto «{ $action }», che non è tra le azioni permesse che ha ricevuto.
error-program-other-protocol = Il bot «{ $bot }» parla la versione { $protocol } del protocollo, ma questo programma parla la { $known }.
error-command-bot-posix = Il bot «{ $bot }» non si può usare: i programmi come bot richiedono Linux o macOS.
error-command-bot-quotes = In «{ $bot }» mancano delle virgolette di chiusura. Scrivi il comando come in un terminale.
error-command-bot-empty = In «{ $bot }» non è indicato nessun programma. Scrivi il comando dopo i due punti, come cmd:./miobot.
error-command-bot-missing = Il bot «{ $bot }» non si può avviare: non c’è nessun programma «{ $program }» eseguibile. Controlla il nome e che il file sia eseguibile.
error-command-bot-seconds = In «{ $bot }», quello che sta tra cmd@ e i due punti non è un tempo valido. Scrivi i secondi per decisione, più di 0 e al massimo { $most }, come cmd@2.5:./miobot.
error-command-bot-refused = Il bot «{ $bot }» avvierebbe un programma. Possono farlo solo --bots di arena, simulate, playtest, watch e play, e --bot di serve, mai una partita salvata o un messaggio.
bot-forfeits = { $reason } Perde la partita a tavolino, e un altro bot continua al suo posto.
