### La riga di comando.

cli-help = Giochi da tavolo ferroviari: gioca nel browser o nel terminale, guarda giocare i bot, simula migliaia di partite, progetta e controlla tabelloni, rivedi registrazioni. Senza comando: apre il gioco nel tuo browser; con --lan è raggiungibile dai telefoni della tua rete.
cli-examples =
    Esempi:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Mostra la versione e se il motore è compilato o interpretato.
cli-port-help = Senza comando: la porta del server. Predefinita: 8000, o un’altra se è occupata.
cli-no-browser-help = Senza comando: non apre il browser, mostra solo l’indirizzo.
cli-open-already = Vía Libre è già in funzione su { $url }
cli-compiled = compilato
cli-interpreted = interpretato
cli-see-help = Prova '{ $command }'.
cli-interrupted = interrotto.
cli-internal-error = si è verificato un errore nel programma ({ $error }). Segnalacelo, per favore; VIALIBRE_DEBUG=1 mostra dove.

cli-board-argument = L’identificatore di un tabellone (vedi 'vialibre board list') o un file di tabellone.
cli-seats-help = Numero di giocatori.
cli-seed-help = Un numero intero; lo stesso numero dà la stessa partita.
cli-alvin-help = Gioca con Alvin, sui tabelloni che lo prevedono.
cli-json-help = Mostra un oggetto JSON invece di tabelle.

cli-watch-help = Mostra una partita tra bot, riga per riga.
cli-watch-examples =
    Esempi:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } giocatori, seme { $seed }
cli-save-help = Salva anche la partita come registrazione.
cli-saved = Registrazione salvata in { $file }.
cli-game-length = { $actions ->
    [one] Un’azione.
   *[other] { $actions } azioni.
}

cli-simulate-help = Gioca rapidamente molte partite e mostra vittorie, punteggi medi e durate.
cli-simulate-examples =
    Esempi:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = I bot, uno per posto, separati da virgole: porter (casuale), stoker (avido), conductor (segue i suoi biglietti), surveyor (pianifica), dispatcher (prova le sue idee qualche turno in anticipo), baron (indovina anche che cosa cercano i rivali), o uno tuo come modulo:Classe o cmd:./program. Dopo una @ va il tempo per pensare: baron@0.4 in secondi, baron@200w in mondi. simulate ha anche random, molto più veloce, che gioca solo contro sé stesso.
cli-games-help = Numero di partite.
cli-jobs-help = Numero di processi che si dividono il lavoro; i risultati non ne dipendono.
cli-move-time-help = Tempo reale che un bot può impiegare per una decisione. Se ne impiega di più, perde quella partita: la finisce un altro bot e conta come sconfitta.
cli-traceback-help = Se un bot causa un errore, mostra tutto il traceback invece delle ultime righe del suo file.
cli-traceback-hint = Usa --traceback per vedere tutto il traceback.
cli-games = Partite
cli-seat = posto
cli-wins = vittorie
cli-mean-score = punteggio medio
cli-score-range = punteggi
cli-tickets-made-missed = completati / mancati
cli-lengths = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $mean } azioni in media (da { $least } a { $most }). Comincia il posto 1; una vittoria condivisa si divide.

cli-bench-help = Misura la velocità del motore, compilato e interpretato fianco a fianco, in un’unità che non dipende dalla macchina.
cli-bench-examples =
    Esempi:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Impiega al massimo 15 secondi; le cifre sono meno precise.
cli-measuring = Misura in corso…
cli-unit = Qui un’unità U vale { $milliseconds } ms di CPU (Python { $python }).
cli-only-interpreted = Qui il motore non è compilato: entrambe le colonne mostrano quello interpretato.
cli-measured = misura
cli-ratio = rapporto
cli-games-per-unit = { $board }, { $seats } posti: partite per U
cli-actions-per-second = { $board }, { $seats } posti: azioni al secondo
cli-stepwise = usa da Python, passo per passo: azioni per U
cli-legal15-us = azioni permesse con 15 carte: µs
cli-copy-us = copia di una partita: µs
cli-import-s = importare e caricare un tabellone: s
cli-memory-mb-10k = 10.000 partite in memoria: MB

cli-replay-help = Mostra la partita di una registrazione e ne verifica il risultato.
cli-replay-examples =
    Esempi:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Una registrazione, scritta da 'vialibre watch --save' o scaricata da un tavolo.
cli-until-help = Si ferma dopo questo numero di azioni; in un file danneggiato legge anche ciò che precede il danno.
cli-quiet-help = Non mostra la partita, la controlla soltanto.
cli-replay-proven = La registrazione è corretta: { $actions ->
    [one] un’azione permessa
   *[other] { $actions } azioni permesse
}, da cui deriva il risultato.
cli-replay-until = Fermato dopo { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
}; il resto non è stato controllato.

cli-board-help = Elenca e mostra tabelloni; crea, controlla, disegna e bilancia i tuoi.
cli-board-examples =
    Esempi:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Elenca i tabelloni forniti con il gioco.
cli-board-list-examples =
    Esempio:
    vialibre board list
cli-board-show-help = Mostra impostazioni, linee e biglietti di un tabellone, e quali dei suoi dati non sono certi.
cli-board-show-examples =
    Esempi:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Controlla un file di tabellone: dice se si può giocare, o che cosa non va e dove.
cli-board-check-examples =
    Esempio:
    vialibre board check my_board.toml
cli-board-file-argument = Un file di tabellone (TOML).
cli-board-fine = { $file }: si può giocare. { $name }: { $cities } città, { $routes } linee, { $tickets } biglietti.
cli-board-digest = Impronta del contenuto: { $digest }
cli-board-note = { $id ->
    [san_francisco] Trascritto dal tabellone stampato da una sola persona e confermato in molti punti: vedi la fonte di ogni riga.
   *[other] { $note }
}
cli-board-name = nome
cli-board-players = giocatori
cli-board-cities = città
cli-board-routes = linee
cli-board-tickets = biglietti
cli-board-cars = vagoni
cli-board-cards = carte
cli-board-hand = mano iniziale
cli-board-tickets-dealt = biglietti iniziali / da tenere
cli-board-tickets-drawn = biglietti pescati / da tenere
cli-board-points = punti per lunghezza
cli-board-parallel = doppie linee aperte da
cli-board-rules = regole
cli-board-ties = criteri di spareggio
cli-board-route = linea
cli-board-length = spazi
cli-board-color = colore
cli-board-spaces = Spazi per colore:
cli-board-ticket = biglietto
cli-board-worth = punti

cli-line-routes = Linee
cli-line-captures = Alvin catturato
cli-line-made = Biglietti completati
cli-line-missed = Biglietti non completati
cli-line-stations = Stazioni non costruite
cli-line-longest-path = Percorso più lungo
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenir
cli-line-alvin = Alvin alla fine
cli-line-total = Totale
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = traghetto { $symbols }
cli-board-tunnel = galleria
cli-board-long = lungo
cli-longest-path-ms = percorso più lungo, reti note più difficili: ms

## Quello che dice la riga di comando stessa: titoli dell’aiuto ed errori d’uso

cli-usage = Uso:
cli-usage-options-word = { "[" }OPZIONI]
cli-usage-command-word = COMANDO [ARGOMENTI]...
cli-usage-arguments = Argomenti
cli-usage-options = Opzioni
cli-usage-commands = Comandi
cli-usage-help = Mostra questo aiuto ed esce.
cli-usage-default = predefinito: { $default }
cli-usage-required = obbligatorio
cli-usage-no-option = L’opzione { $option } non esiste.
cli-usage-no-command = Il comando «{ $command }» non esiste.
cli-usage-missing-command = Manca un comando.
cli-usage-missing = Manca { $name }.
cli-usage-extra = Argomenti inattesi: { $arguments }.
cli-usage-needs-value = { $option } richiede un valore.
cli-usage-takes-no-value = { $option } non accetta un valore.
cli-usage-bad-value = { $kind ->
    [integer] { $name } deve essere un numero intero, non «{ $value }».
    [number] { $name } deve essere un numero, non «{ $value }».
    [least] { $name } deve essere almeno { $limit }.
    [most] { $name } deve essere al massimo { $limit }.
    [choice] { $name } deve essere uno di { $known }, non «{ $value }».
   *[other] { $name }: { $detail }
}
cli-usage-near = Volevi dire { $near }?
