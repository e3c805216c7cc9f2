# Che cosa risponde il server dei tavoli quando non può fare quello che gli si chiede, e che cosa dicono `vialibre serve` e
# `vialibre backup`. I posti si contano da 1. $detail è tecnico e non si traduce.

## Chi chiede, e come

error-who-are-you = Il server non sa chi sei. Di’ un nome per cominciare, o torna con la tua frase di recupero; un programma invia il token che ha ricevuto.
error-banned = Chi gestisce questo server ti ha chiuso l’accesso. Se pensi che sia un errore, scrivigli.
error-wrong-origin = Lo ha chiesto una pagina di un altro sito, quindi non è stato fatto. Apri il gioco al suo indirizzo e riprova.
error-operator-only = Può farlo solo chi gestisce questo server. Se lo gestisci tu, invia il tuo token nell’intestazione X-Operator-Token.
error-too-fast = Era troppo in poco tempo. Aspetta qualche secondo, poi continua.
error-too-much-work = Questo richiede più calcoli di quanti il server ne conceda per un tabellone. Un tabellone con meno città e linee, o con una rete più semplice, ne richiede meno.
error-too-large-message = Questo messaggio è troppo grande: il massimo è { $most } byte. Invia di meno.
error-bad-message = Il messaggio non si capisce in «{ $where }»: { $detail }. La pagina /api elenca che cosa si può inviare.
error-not-found = A questo indirizzo non c’è nulla. La pagina /api elenca che cosa c’è.
error-wrong-method = Questo indirizzo non si usa così. La pagina /api spiega come.
error-server-fault = Qualcosa è andato storto dentro il server. Guarda il tavolo e riprova; se non cambia, avvisa chi lo gestisce.
error-busy = Altri sono stati più veloci per più volte di fila. Riprova.

## Persone

error-bad-name = «{ $name }» non può essere un nome. Usa lettere leggibili, e non cominciare con «bot:».
error-wrong-phrase = Nessuno ha questa frase di recupero. Controlla le parole e il loro ordine, o creane una nuova dove ti si conosce ancora.
error-no-such-person = Non c’è nessuno con questo identificatore. Copialo da una segnalazione o da un tavolo.

## Tavoli prima dell’inizio

error-no-such-table = A questo link non c’è nessun tavolo. Controlla che sia copiato per intero, o cerca un altro tavolo nella lobby.
error-table-quarantined =
    Questo tavolo è stato messo da parte: { $reason ->
        [too_much_work] un calcolo a questo tavolo è durato troppo
        [damaged_log] la sua registrazione non è leggibile
        [board_refused] il suo tabellone non è più giocabile
       *[server_fault] il server ha fallito a questo tavolo
    }. La partita è conservata così com'è, gli altri tavoli continuano e chi gestisce il server può vederlo. Nel frattempo apri un nuovo tavolo.
error-not-quarantined = Questo tavolo non è stato messo da parte.
error-no-such-board = Qui non c’è nessun tabellone «{ $board }». Scegli tra: { $known }.
error-host-only = Può farlo solo chi ospita il tavolo. Chiediglielo.
error-seat-free = Al posto { $seat } non c’è nessuno, quindi non c’è nessuno da togliere. Scegli un altro posto.
error-seat-taken = Il posto { $seat } è già occupato. Scegline uno libero.
error-table-full = Tutti i posti sono occupati. Guarda la partita, o cerca un altro tavolo nella lobby.
error-not-seated = Può farlo solo chi siede a questo tavolo. Prima prendi posto, se ce n’è uno libero.
error-not-your-seat = Il posto { $seat } non è tuo. Usa uno dei tuoi.
error-no-such-level = Non c’è nessun bot «{ $bot }» da far sedere a un tavolo. Scegli tra: { $known }.
error-seats-free = { $free ->
    [one] C’è ancora un posto libero. Invita qualcuno o mettici un bot, poi comincia.
   *[other] Ci sono ancora { $free } posti liberi. Invita altre persone o mettici dei bot, poi comincia.
}
error-nobody-plays = A questo tavolo ci sono solo bot. Prendi posto anche tu, poi comincia.
error-already-started = La partita è cominciata, quindi non si può più fare. Sceglilo al prossimo tavolo.

## La partita

error-not-started = La partita non è cominciata. Aspetta che la avvii chi ospita il tavolo.
error-table-over = Questo tavolo è finito. Chiedi la rivincita, o apri un altro tavolo.
error-not-over = La partita è ancora in corso. Sarà disponibile quando sarà finita.
error-stale = Questo risponde alla versione { $version } della posizione, ma ora siamo alla { $now }: qualcuno ha giocato prima, forse tu in un’altra scheda. Guarda il tavolo e scegli di nuovo.
error-cannot-undo = Non c’è nulla che tu possa annullare: solo la tua ultima scelta, se non ha rivelato nulla di nascosto e nessuno ha giocato dopo. Continua a giocare.
error-given-up = Il posto { $seat } è stato abbandonato per sempre, e un bot lo gioca fino alla fine. Puoi guardare, o aprire un altro tavolo.
error-not-away = Nessun bot gioca per te. Continua pure.
error-not-gone = Non si può votare contro il posto { $seat }: si può solo contro altri, quando un bot li sostituisce perché non ci sono o hanno finito il tempo. Bisogna aspettare.
error-no-such-phrase = Non c’è nessuna frase rapida «{ $phrase }». Scegline una dall’elenco.
error-nothing-said = Questo messaggio è vuoto. Scrivi qualche parola, o scegli una frase rapida.
error-chat-off = Chi ospita questo tavolo ha disattivato la chat libera. Usa le frasi rapide.
error-no-such-route = Non c’è nessuna linea «{ $route }» su questo tabellone. Prendi il suo identificatore dai dati del tabellone.
error-no-such-position = Non c’è una posizione dopo l’azione { $at }: questa partita ne ha { $most }. Scegli un numero da 0 a { $most }.
error-too-long-game = Questa partita ha { $steps } azioni, e qui si possono rivedere solo quelle che ne hanno al massimo { $most }. Scarica la sua registrazione e usa 'vialibre replay'.

## La pagina prima che giri il suo script

index-description = Vía Libre: giochi da tavolo sui treni con amici e bot
index-noscript = Vía Libre ha bisogno di JavaScript per disegnare il tabellone.

## La pagina del browser, quando non è stata costruita

no-page-title = Manca la pagina
no-page-text = Questo server funziona e i programmi possono usarlo, ma la pagina per il browser non è stata costruita durante l’installazione, forse perché mancava la rete.
no-page-how = Costruiscila con questo comando, nella cartella del progetto e con la rete, poi riavvia il server:
no-page-api = Che cosa possono chiedere i programmi

## All’avvio del server

error-port-taken = La porta { $port } di { $host } è già in uso, forse da un altro server di questo programma. Fermalo, o scegline un’altra con --port.
error-cannot-serve = L’indirizzo { $host }, porta { $port }, non si può usare: { $detail }. Scegline un altro con --host o --port.
error-workers-need-postgres = Per { $workers } processi serve un database PostgreSQL, perché un file SQLite ne serve uno solo. Indicalo con --database postgresql://utente@server/nome, o usa un solo processo.
error-worker-failed = Un processo non è riuscito a partire, quindi sono stati fermati tutti. Le righe qui sopra dicono perché.
error-no-boards-folder = La cartella { $folder } non esiste. Indicane una con file di tabellone (*.toml) con --boards.
error-short-operator-token = Il token in VIALIBRE_OPERATOR_TOKEN è troppo corto per essere sicuro. Usa almeno { $least } segni che nessuno possa indovinare, come quelli di: openssl rand -hex 24

error-open-for-this-machine = Vía Libre è già aperto su { $url }, ma solo per questa macchina. Fermalo con Ctrl-C, poi riavvialo con --lan.
error-option-before-command = { $option } vale per 'vialibre' senza comando. Toglila, o mettila dopo '{ $command }' se la prevede.

cli-serve-help = Apre un server di tavoli, perché persone e bot possano giocare da altri dispositivi. Si ferma con Ctrl-C: le partite in corso sono conservate e continuano quando torna.
cli-serve-examples =
    Esempi:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = L’indirizzo su cui ascolta. Se manca, solo questa macchina raggiunge il server.
cli-serve-port-help = La porta su cui ascolta; 0 ne prende una libera.
cli-serve-database-help = Dove si conservano le partite: sqlite:///FILE o postgresql://UTENTE@SERVER/NOME. Se manca: un file nella tua cartella dei dati.
cli-serve-workers-help = Quanti processi si dividono il lavoro. Per più di uno serve PostgreSQL.
cli-serve-thinkers-help = Quanti processi pensano per i bot che si prendono il loro tempo (esperto, maestro), per ognuno di --workers. Se manca: tanti quanti sono i core oltre a quelli, almeno uno.
cli-serve-boards-help = Una cartella di file di tabellone (*.toml) da offrire oltre a quelli del pacchetto.
cli-serve-lan-help = Fa entrare altri dispositivi della stessa rete, e mostra l’indirizzo come codice QR per i telefoni.
cli-serve-limits-help = Quante volte i limiti abituali di richieste per persona o indirizzo, p. es. 5 per un club dietro un solo indirizzo.
cli-serve-at = Vía Libre è aperto su { $url }
cli-serve-lan = Da questa rete ci si arriva con { $url }
cli-serve-no-page = Manca la pagina per il browser, perché non è stata costruita. Con la rete, nella cartella del progetto: { $command }
cli-serve-stop = Si ferma con Ctrl-C: tutto è conservato, e le partite continuano quando torna.
cli-serve-stopped = Fermato. Tutto è conservato.
cli-serve-stopped-unstored = { $tables ->
        [one] Fermato. Non è stato possibile scrivere nel database: a un tavolo l’ultima mossa non è conservata.
       *[other] Fermato. Non è stato possibile scrivere nel database: a { $tables } tavoli l’ultima mossa non è conservata.
    }

cli-backup-help = Copia tutto il database del server in un file, anche mentre è in uso. docs/operating.md dice come ripristinarlo.
cli-backup-examples =
    Esempi:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Il file da scrivere. Non deve ancora esistere.
cli-backup-database-help = Il database del server, come per 'vialibre serve'.
cli-backup-done = Copia di sicurezza scritta in { $file }. Conservala bene: contiene le chiavi del server e quello che le persone hanno scritto.
