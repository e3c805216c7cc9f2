# Che cosa risponde il server dei tavoli quando non può fare quello che gli si chiede, e che cosa dicono `vialibre serve` e
# `vialibre backup`. I posti si contano da 1. $detail è tecnico e non si traduce.

## Chi chiede, e come

error-who-are-you = Il server non sa chi sei. Scrivi un nome per cominciare, o torna con la tua frase di recupero; uno script invia il token che ha ricevuto.
error-banned = Non puoi più accedere a questo server. Se pensi che sia un errore, contatta il gestore.
error-wrong-origin = Lo ha chiesto una pagina di un altro sito, quindi è stato rifiutato. Apri il gioco al suo indirizzo e riprova.
error-operator-only = Può farlo solo il gestore di questo server. Se sei tu, invia il tuo token nell’intestazione X-Operator-Token.
error-too-fast = Troppe richieste. Aspetta qualche secondo, poi riprova.
error-too-much-work = Questo tabellone richiede più tempo di calcolo di quanto il server conceda. Usa meno città e linee, o una rete più semplice.
error-too-large-message = Questo messaggio è troppo grande: il massimo è { $most } byte. Invia di meno.
error-bad-message = Il messaggio non si capisce in «{ $where }»: { $detail }. La pagina /api elenca che cosa si può inviare.
error-not-found = A questo indirizzo non c’è nulla. La pagina /api elenca che cosa c’è.
error-wrong-method = Questo indirizzo non si usa così. La pagina /api spiega come.
error-server-fault = Qualcosa è andato storto sul server. Guarda il tavolo e riprova; se succede ancora, avvisa il gestore.
error-busy = Tavolo occupato, riprova.

## Persone

error-bad-name = «{ $name }» non si può usare come nome. Usa lettere leggibili, e non cominciare con «bot:».
error-wrong-phrase = Questa frase di recupero qui non è conosciuta. Controlla le parole e il loro ordine, o creane una nuova dove l’accesso è ancora attivo.
error-no-such-person = Non c’è nessuno con questo identificatore. Copialo da una segnalazione o da un tavolo.

## Tavoli prima dell’inizio

error-no-such-table = A questo link non c’è nessun tavolo. Controlla di averlo copiato per intero, o cerca un altro tavolo nella Home.
error-table-quarantined =
    Questo tavolo è stato messo da parte: { $reason ->
        [too_much_work] un calcolo è durato troppo
        [damaged_log] il suo registro non si può leggere
        [board_refused] sul suo tabellone non si può più giocare
       *[server_fault] il server ha avuto un errore a questo tavolo
    }. La tua partita è conservata così com’è, e il gestore di questo server è stato avvisato. Nel frattempo puoi creare un altro tavolo.
error-not-quarantined = Questo tavolo non è stato messo da parte.
error-no-such-board = Qui non c’è nessun tabellone «{ $board }». Scegli tra: { $known }.
error-host-only = Può farlo solo l’host del tavolo. Chiediglielo.
error-seat-free = Il posto { $seat } è vuoto, quindi non c’è nessuno da togliere. Scegli un altro posto.
error-seat-taken = Il posto { $seat } è già occupato. Scegline uno libero.
error-table-full = Tutti i posti sono occupati. Guarda la partita, o cerca un altro tavolo nella Home.
error-not-seated = Possono farlo solo i giocatori di questo tavolo. Prima prendi posto, se ce n’è uno libero.
error-not-your-seat = Il posto { $seat } non è tuo. Usa uno dei tuoi.
error-no-such-level = Non c’è nessun bot «{ $bot }» per i tavoli. Scegli tra: { $known }.
error-seats-free = { $free ->
    [one] C’è ancora un posto libero. Invita qualcuno o aggiungi un bot, poi inizia.
   *[other] Ci sono ancora { $free } posti liberi. Invita altre persone o aggiungi dei bot, poi inizia.
}
error-nobody-plays = A questo tavolo ci sono solo bot. Prendi posto anche tu, poi inizia.
error-already-started = La partita è cominciata, quindi non si può più fare. Sceglilo al prossimo tavolo.

## La partita

error-not-started = La partita non è cominciata. Aspetta che l’host la avvii.
error-table-over = Questo tavolo è finito. Chiedi la rivincita, o crea un altro tavolo.
error-not-over = La partita è ancora in corso. Sarà disponibile quando sarà finita.
error-stale = Questo risponde alla versione { $version } della posizione, ma ora siamo alla { $now }: qualcuno ha giocato prima, forse tu in un’altra scheda. Guarda il tavolo e scegli di nuovo.
error-cannot-undo = Non si può annullare nulla: solo la tua ultima scelta, se non ha rivelato nulla di nascosto e nessuno ha giocato dopo. Continua a giocare.
error-given-up = Il posto { $seat } è stato abbandonato definitivamente, e un bot lo gioca fino alla fine. Puoi guardare, o creare un altro tavolo.
error-not-away = Nessun bot gioca per te. Continua pure.
error-not-gone = Non si può votare contro il posto { $seat }: si può solo contro giocatori che un bot sostituisce perché sono assenti o hanno finito il tempo. Aspetta.
error-no-such-phrase = Non c’è nessuna frase rapida «{ $phrase }». Scegline una dall’elenco.
error-nothing-said = Questo messaggio è vuoto. Scrivi qualche parola, o scegli una frase rapida.
error-chat-off = L’host ha disattivato la chat libera a questo tavolo. Usa le frasi rapide.
error-no-such-route = Non c’è nessuna linea «{ $route }» su questo tabellone. Usa un identificatore dei dati del tabellone.
error-no-such-position = Non c’è una posizione dopo l’azione { $at }: questa partita ne ha { $most }. Scegli un numero da 0 a { $most }.
error-too-long-game = Questa partita ha { $steps } azioni, e qui si possono rivedere solo quelle che ne hanno al massimo { $most }. Scarica la sua registrazione e usa 'vialibre replay'.

## La pagina prima che giri il suo script

index-description = Vía Libre: giochi da tavolo sui treni con amici e bot
index-noscript = Vía Libre ha bisogno di JavaScript per disegnare il tabellone.

## La pagina del browser, quando non è stata costruita

no-page-title = Manca la pagina
no-page-text = Questo server è in funzione e i programmi possono usarlo, ma la pagina per il browser non è stata costruita durante l’installazione, forse perché mancava la rete.
no-page-how = Costruiscila con questo comando, nella cartella del progetto e con una connessione di rete, poi riavvia il server:
no-page-api = API per i programmi

## All’avvio del server

error-port-taken = La porta { $port } di { $host } è già in uso, forse da un altro server di Vía Libre. Fermalo, o scegline un’altra con --port.
error-cannot-serve = L’indirizzo { $host }, porta { $port }, non si può usare: { $detail }. Scegline un altro con --host o --port.
error-workers-need-postgres = Per { $workers } processi serve un database PostgreSQL, perché un file SQLite ne serve uno solo. Indicalo con --database postgresql://utente@server/nome, o usa un solo processo.
error-worker-failed = Un processo non è riuscito a partire, quindi sono stati fermati tutti. Le righe qui sopra dicono perché.
error-no-boards-folder = La cartella { $folder } non esiste. Indicane una con file di tabellone (*.toml) con --boards.
error-short-operator-token = Il token del gestore in VIALIBRE_OPERATOR_TOKEN è troppo corto per essere sicuro. Usa almeno { $least } caratteri casuali, come quelli di: openssl rand -hex 24

error-open-for-this-machine = Vía Libre è già in funzione su { $url }, ma solo per questa macchina. Fermalo con Ctrl-C, poi riavvialo con --lan.
error-option-before-command = { $option } vale per 'vialibre' senza comando. Toglila, o mettila dopo '{ $command }' se quel comando la prevede.

cli-serve-help = Avvia un server di tavoli, perché persone e bot possano giocare da altri dispositivi. Si ferma con Ctrl-C: le partite in corso sono conservate e continuano quando torna.
cli-serve-examples =
    Esempi:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = L’indirizzo su cui ascolta. Predefinito: solo questa macchina raggiunge il server.
cli-serve-port-help = La porta su cui ascolta; 0 ne prende una libera qualsiasi.
cli-serve-database-help = Dove si salvano le partite: sqlite:///FILE o postgresql://UTENTE@SERVER/NOME. Predefinito: un file nella tua cartella dei dati.
cli-serve-workers-help = Quanti processi si dividono il lavoro. Per più di uno serve PostgreSQL.
cli-serve-thinkers-help = Quanti processi pensano per i bot lenti (esperto, maestro), per ognuno di --workers. Predefinito: i core rimasti, almeno uno.
cli-serve-bot-help = Offre ai tavoli un tuo bot con questo nome. Si può indicare più volte. Se fallisce o ci mette troppo, un altro bot fa quella mossa.
cli-serve-boards-help = Una cartella di file di tabellone (*.toml) da offrire oltre a quelli inclusi.
cli-serve-lan-help = Lo rende raggiungibile da altri dispositivi della tua rete, e mostra l’indirizzo come codice QR per i telefoni.
cli-serve-limits-help = Un fattore per i limiti abituali di richieste per persona o indirizzo, p. es. 5 per un club dietro un solo indirizzo.
cli-serve-at = Vía Libre è in funzione su { $url }
cli-serve-lan = Altri dispositivi di questa rete: { $url }
cli-serve-no-page = Manca la pagina per il browser, perché non è stata costruita. Con una connessione di rete, nella cartella del progetto: { $command }
cli-serve-stop = Si ferma con Ctrl-C: tutto è salvato, e le partite continuano quando torna.
cli-serve-stopped = Fermato. Tutto è salvato.
cli-serve-stopped-unstored = { $tables ->
        [one] Fermato. Non è stato possibile scrivere nel database: a un tavolo l’ultima mossa non è salvata.
       *[other] Fermato. Non è stato possibile scrivere nel database: a { $tables } tavoli l’ultima mossa non è salvata.
    }

cli-backup-help = Copia tutto il database del server in un file, anche mentre è in uso. docs/operating.md spiega come ripristinarlo.
cli-backup-examples =
    Esempi:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Il file da scrivere. Non deve ancora esistere.
cli-backup-database-help = Il database del server, come per 'vialibre serve'.
cli-backup-done = Copia di sicurezza scritta in { $file }. Conservala bene: contiene le chiavi del server e i messaggi delle persone.
