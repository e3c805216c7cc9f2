# Il comando loadtest.
cli-loadtest-help = Misura quante partite regge un server su questa macchina: ne avvia uno sull’indirizzo locale, con un database temporaneo, e gioca.
cli-loadtest-examples =
    Esempi:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Quante partite a due giocatori alla volta.
cli-loadtest-rate-help = Mosse al secondo in ogni partita.
cli-loadtest-seconds-help = Per quanto tempo misurare.
cli-loadtest-database-help = Usa invece questo database vuoto: sqlite:///FILE o postgresql://…
cli-loadtest-steps-help = Prima con 50, 100 e 200 partite, per vedere come crescono le cifre.
cli-loadtest-running = { $games } partite…
cli-loadtest-games = partite
cli-loadtest-moves-per-s = mosse al secondo
cli-loadtest-p50-ms = mediana, ms
cli-loadtest-p95-ms = 95%, in ms
cli-loadtest-p99-ms = 99%, in ms
cli-loadtest-errors = errori
cli-loadtest-rss-mb = server, in MB
cli-loadtest-kb-per-table = per tavolo, KB
cli-loadtest-cpu-ms-per-move = CPU per mossa, ms
cli-loadtest-meaning = I tempi vanno dall’invio di una mossa al suo arrivo all’altro posto, compreso il lavoro del generatore di carico.
error-load-server-silent = Il server per la prova di carico non si è avviato. Prova 'vialibre serve' per vedere perché.
error-load-refused = Il server ha rifiutato { $path }: { $answer }
