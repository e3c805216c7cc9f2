# Azioni, partite e registrazioni impossibili. Le parole tra virgolette sono da scrivere: vedi docs/notation.md.
# $route e $city sono identificatori o nomi, $owner e $player sono nomi o «il posto 1»; i colori sono identificatori, a cui dà il
# nome color-name in game.ftl.

## Non è un’azione

error-not-an-action = «{ $text }» non è un’azione valida. Scrivi una riga come «draw deck», «claim paris-zurich red+1» o «draw tickets».
error-unknown-verb = Nessuna azione comincia con «{ $verb }». Prova con: { $known }.
error-unknown-card = «{ $text }»: non c’è nessuna carta «{ $card }». Scegli tra: { $known }.
error-bad-places = «{ $text }» non dice quali biglietti tenere. Scrivi le loro posizioni in ordine crescente, a partire da 1, come «keep 1 3».
error-bad-form = «{ $text }» ha troppe o troppo poche parole. Scrivi così: «{ $form }».
error-bad-cards = «{ $text }»: «{ $cards }» non è un pagamento valido. Scrivi un colore («red»), un colore e quante carte multicolori («red+1»), oppure «wild» per pagare solo con carte multicolori. Carte: { $known }.
error-no-such-rule = «{ $text }» non è possibile sul tabellone { $board }: lì questa regola non c’è. Scegli un’altra azione.
error-unknown-city = Non c’è nessuna città «{ $city }» sul tabellone { $board }. Nomi simili: { $near }.
error-unknown-symbol = Non c’è nessun souvenir «{ $symbol }» sul tabellone { $board }. Souvenir: { $known }.
error-unknown-route = Non c’è nessuna linea «{ $route }» sul tabellone { $board }. Nomi simili: { $near }.
error-cards-do-not-fit = «{ $cards }» non può pagare { $route }. { $length ->
    [one] Serve { $length } carta { $color ->
        [gray] di un colore qualsiasi
        [red] rossa
        [yellow] gialla
        [black] nera
        [white] bianca
       *[other] { color-name }
    }
   *[other] Servono { $length } carte { $color ->
        [gray] dello stesso colore
        [red] rosse
        [orange] arancioni
        [yellow] gialle
        [green] verdi
        [black] nere
        [white] bianche
       *[other] { color-name }
    }
}, e una { wild-card } vale per qualsiasi carta{ $ferry ->
    [0] {""}
    [one] ; dato che è un traghetto, ci vuole almeno { $ferry } { wild-card }
   *[other] ; dato che è un traghetto, ci vogliono almeno { $ferry } { wild-card.plural }
}. Scrivi «wild» se paghi tutto con { wild-card.plural }.
error-too-many-wilds = «{ $text }» ha troppe { wild-card.plural }: oltre a una carta del colore { $most ->
    [0] non c’è posto per nessuna
    [one] c’è posto al massimo per { $most } { wild-card }
   *[other] c’è posto al massimo per { $most } { wild-card.plural }
}. Per pagare con sole { wild-card.plural } scrivi «wild» al posto del colore.
error-unknown-number = Non c’è nessuna azione { $number } sul tabellone { $board }. Le sue azioni sono numerate da 0 a { $last }.

## Non permesso adesso

error-game-over = «{ $action }» non è possibile: la partita è finita. Cominciane un’altra per continuare a giocare.
error-not-your-turn = «{ $action }» deve aspettare: non è il tuo turno. La partita attende { $player }.
error-other-decision = «{ $action }» non è possibile adesso. La partita attende { waits-for }.
error-wild-second = «{ $action }»: una { wild-card } scoperta non può essere la tua seconda carta. Prendi un’altra carta o pesca dal mazzo.
error-not-in-row = «{ $action }»: non c’è { $card ->
    [wild] nessuna { wild-card }
   *[other] nessuna carta di quel colore
} tra le carte scoperte. Prendine una di quelle che ci sono o pesca dal mazzo.
error-deck-empty = «{ $action }»: non ci sono più carte, né nel mazzo né negli scarti. Prendi una carta scoperta o fai qualcos’altro.
error-no-tickets-left = «{ $action }»: non ci sono più biglietti da pescare. Scegli un’altra azione.
error-not-offered = «{ $action }»: non c’è nessun biglietto { $place }. Ne hai solo { $offered } in offerta, contando da 1.
error-keep-more = Con «{ $action }» { $kept ->
    [0] non tieni nessun biglietto
    [one] tieni { $kept } biglietto
   *[other] tieni { $kept } biglietti
}. Devi tenerne almeno { $least }.
error-no-stations-left = «{ $action }»: hai già costruito tutte le tue stazioni. Scegli un’altra azione.
error-station-taken = «{ $action }»: c’è già una stazione a { $city }. Costruisci la tua in una città che non ne ha.
error-other-color = «{ $action }»: { $color ->
    [wild] hai tentato questa galleria con sole { wild-card.plural }, quindi anche le carte extra devono essere { wild-card.plural }. Scrivi «pay wild», oppure «decline» per riprendere le tue carte.
   *[other] hai tentato questa galleria con il colore { color-name }, quindi le carte extra devono essere di quel colore o { wild-card.plural }. Scrivi «pay { $color }», «pay wild», oppure «decline» per riprendere le tue carte.
}
error-not-on-route = «{ $action }»: { $city } non è un’estremità della linea di cui hai appena preso il controllo. Scegli una delle due.
error-no-marker-here = «{ $action }»: { $city } non può ricevere un segnalino. Scegli una città che non ne ha ancora (la prima città di Alvin non ne riceve mai).
error-not-controlled = «{ $action }»: non controlli { $city }. Sposta Alvin su una città con un tuo segnalino.
error-stack-taken = «{ $action }»: ci sono già souvenir su { $city }. Scegli un luogo che non ne ha.
error-symbol-placed = «{ $action }»: i souvenir «{ symbol-name }» sono già sul tabellone. Mettine altri.
error-cannot-pass = «{ $action }»: puoi passare solo se non hai altre mosse. Scegli un’altra azione.
error-route-taken = La linea { $route } è già controllata ({ $owner }). Prendi il controllo di un’altra linea.
error-own-parallel = La linea { $route } corre accanto a una tua linea tra le stesse due città, e un giocatore può averne solo una. Prendi il controllo di un’altra linea.
error-parallel-closed = La linea { $route } è chiusa: quella accanto è già controllata, e { $players ->
    [7] su questo tabellone si può usare solo una delle linee parallele
   *[other] le linee parallele sono tutte aperte solo da { $players } giocatori in su
}. Prendi il controllo di un’altra linea.
error-not-connected = La linea { $route } non è collegata alla tua rete. Prendi il controllo di una linea che parte dalla tua città di partenza o da una città raggiunta dalle tue linee.
error-not-enough-cars = La linea { $route } richiede { $needs ->
    [one] { $needs } vagone
   *[other] { $needs } vagoni
}, ma a te ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}. Prendi il controllo di una linea più corta.
error-too-many-wilds-now = «{ $action }» ha troppe { wild-card.plural }: { $cards ->
    [one] c’è { $cards } carta
   *[other] ci sono { $cards } carte
} da pagare, di cui almeno una del colore che indichi. Per pagare con sole { wild-card.plural } scrivi «wild» al posto del colore.
error-not-enough-cards = «{ $action }» richiede { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, ma tu ne hai { $have_wilds }.
   *[other] { $needs ->
        [one] { $needs } carta { $color ->
            [red] rossa
            [yellow] gialla
            [black] nera
            [white] bianca
            [gray] grigia
           *[other] { color-name }
        }
       *[other] { $needs } carte { $color ->
            [red] rosse
            [orange] arancioni
            [yellow] gialle
            [green] verdi
            [black] nere
            [white] bianche
            [gray] grigie
           *[other] { color-name }
        }
    } (ne hai { $have }){ $needs_wilds ->
        [0] .
        [one] {""} e { $needs_wilds } { wild-card } (ne hai { $have_wilds }).
       *[other] {""} e { $needs_wilds } { wild-card.plural } (ne hai { $have_wilds }).
    }
} Paga in un altro modo o scegli un’altra azione.

## Partite che non si possono preparare

error-bad-seats = { $board } è per { $least }-{ $most } giocatori, non per { $seats }.
error-no-alvin = Sul tabellone { $board } Alvin non c’è. Gioca senza questa variante.
error-bad-first = Il posto { $seat } non può cominciare: i posti sono numerati da 1 a { $seats }.
error-no-such-first = «{ $first }» non può cominciare. Indica un posto da 1 a { $seats }, o «random» (a caso).
error-no-such-seat = Il posto { $seat } non esiste: i posti sono numerati da 1 a { $seats }.
error-too-many-cars = Le linee date al posto { $seat } richiedono più vagoni di quanti ne ha un giocatore. Danne meno, o di più corte.
error-unknown-id = Sul tabellone non c’è { $what ->
    [city] nessuna città
    [route] nessuna linea
    [ticket] nessun biglietto
    [card] nessuna carta
    [symbol] nessun souvenir
   *[other] { $what }
} «{ $id }». Controlla come è scritto; gli identificatori sono quelli del file del tabellone.
error-no-history = Questa partita non conserva la cronologia, quindi non si può annullare né registrare nulla. Creala con Game.new(…, history=True).
error-nothing-to-undo = Non c’è nessuna azione da annullare: la partita è all’inizio.
error-names-do-not-fit = Il numero dei nomi è { $names }, ma quello dei posti è { $seats }. Indica un nome per ogni posto.
error-phase-needs = Una posizione nella fase «{ $phase }» ha bisogno di un valore adatto per «{ $what }». Vedi docs/positions.md.
error-phase-has-no = Una posizione in questa fase non può avere «{ $what }». Toglilo o scegli un’altra fase.
error-bad-position = La riga { $line } della posizione non è leggibile: «{ $text }». Vedi docs/positions.md.
error-not-your-view = Una vista mostra ciò che vede il proprio posto, non ciò che vede il posto { $seat }. Usa la partita o togli il posto.
error-row-too-long = Le carte scoperte sono solo cinque, ma «{ $row }» ne indica di più. Togline qualcuna; «-» è un posto vuoto.
error-too-many-cards = Nel gioco non ci sono tante di queste carte: { $cards }. Usane meno.
error-ticket-twice = Un biglietto è in due posti contemporaneamente. Metti ogni biglietto una volta sola, in una mano o nel mazzo.
error-bad-seed-fast = { $seed } non è un seme valido per il mescolamento fast-1. Usa un numero intero da 0 a 2⁶² − 1.
error-bad-seed-fair = { $seed } non è un seme valido per il mescolamento fair-1. Usa 64 cifre esadecimali, 32 byte o un numero intero da 0 a 2²⁵⁶ − 1.
error-bots-for-seats = { $bots ->
    [one] C’è { $bots } bot
   *[other] Ci sono { $bots } bot
} per { $seats } posti. Indica un bot per ogni posto.
error-unknown-bot = Non c’è nessun bot «{ $bot }». Scegli tra: { $known }.
error-unknown-shuffle = Non c’è nessun mescolamento «{ $name }». Scegli tra: { $known }.

## Registrazioni che non si possono rigiocare; $at è il numero di un’azione della registrazione

error-cannot-read = Impossibile leggere { $file }: { $detail }. Controlla il percorso e i permessi.
error-too-large = È troppo grande per la registrazione di una partita: più di { $most } byte. Usa il file così come il programma lo ha scritto.
error-not-json = Non è JSON valido: { $detail }. La registrazione di una partita è un file JSON così come il programma lo ha scritto.
error-not-a-record = Non è la registrazione di una partita: { $what ->
    [nested] ha troppi livelli annidati. Usa il file così come il programma lo ha scritto.
    [not_object] non è un oggetto JSON tra parentesi graffe. Usa il file così come il programma lo ha scritto.
    [format] la sua chiave «format» non lo indica. Usa un file che il programma ha scritto come registrazione.
   *[other] { $what }
}
error-unknown-format = Questa registrazione ha la versione { $format } del formato; questo programma legge { $known }. Aggiorna il programma o controlla la chiave «version».
error-cut-off-file = Il file è danneggiato o finisce troppo presto all’azione { $at }: { $detail }. Si possono ancora recuperare solo le azioni precedenti.
error-unknown-rules = Questa registrazione è stata giocata con la versione { $rules } delle regole; questo programma conosce { $known }. Aggiorna il programma per rivederla.
error-missing-key = Alla registrazione manca la chiave «{ $key }». Aggiungila; docs/record-format.md spiega che cosa significa.
error-wrong-type = Nella registrazione, «{ $key }» deve essere { $expected ->
    [object] un oggetto tra parentesi graffe
    [objects] una lista di oggetti tra parentesi graffe
    [array] una lista tra parentesi quadre
    [text] un testo tra virgolette
    [texts] una lista di testi tra virgolette
    [number] un numero intero
    [numbers] una lista di numeri interi
    [flag] true o false
   *[other] { $expected }
}. Correggi, oppure usa il file così come il programma lo ha scritto.
error-unknown-board = Questa registrazione è stata giocata sul tabellone { $board }, che qui non è disponibile. Se è un tabellone tuo, indica anche il suo file.
error-board-changed = Il tabellone { $board } non è quello su cui è stata giocata questa registrazione: la sua impronta è { $found }, quella della registrazione è { $expected }. Rigiocala con il file del tabellone di allora.
error-bad-board = Il tabellone della registrazione non si può usare: { $detail }
error-bad-seed = Il seme della registrazione non si può usare: { $detail }
error-bad-action = L’azione { $at } della registrazione, «{ $action }», non si può leggere: { $detail }
error-illegal-action = L’azione { $at } della registrazione, «{ $action }», non è permessa: { $detail }
error-cut-off = La registrazione si ferma prima della fine della partita: all’azione { $at } attende { waits-for }. Aggiungi quello che manca, o togli il risultato per tenerla come partita non finita.
error-too-many-actions = La partita finisce prima dell’azione { $at } della registrazione, «{ $action }». Togli quest’azione e tutte le seguenti.
error-wrong-result = { $what ->
    [result] La registrazione non ha un risultato, anche se la sua partita è finita. Scrivila di nuovo.
    [winners] Secondo la registrazione i posti vincenti sono { $recorded } (contati da 0), ma rigiocandola si ottiene { $replayed }. È stato cambiato il risultato, oppure le azioni.
    [sheets] I fogli del punteggio nella registrazione sono { $recorded }, ma rigiocandola se ne ottengono { $replayed }. Scrivila di nuovo.
   *[other] Secondo la registrazione «{ $what }» è { $recorded }, ma rigiocandola si ottiene { $replayed }. È stato cambiato il risultato, oppure le azioni.
}
error-wrong-digest = La registrazione è stata modificata dopo essere stata scritta: la sua impronta è { $recorded }, ma dovrebbe essere { $computed }.
error-damaged-head = La parte del file prima delle azioni è danneggiata, quindi non si può recuperare nulla.
error-no-seat = L’azione { $at } della registrazione, «{ $action }», non comincia con il numero di un posto, contato da 0. Scrivila come «0 draw red».
error-no-folder = Impossibile scrivere { $file }: la cartella { $folder } non esiste. Creala prima, o scegli un altro posto.
error-out-of-range = «{ $what }» non può essere { $number }: ci vuole un numero da { $least } a { $most }.
error-city-twice = Una città compare due volte in «{ $what }». Ogni città può starci una volta sola; togli il doppione.
error-bad-bot = Il bot «{ $bot }» non si può usare: { $detail }. Scrivilo come modulo:Classe, con un metodo decide(turn).
error-illegal-bot = Il bot «{ $bot }» ha scelto { $choice }, che non è tra le azioni permesse che ha ricevuto.
error-endless-game = La partita con il seme { $seed } è stata fermata dopo { $actions } azioni: i suoi bot non la finiscono mai.
error-random-alone = «random» gira dentro il motore e gioca solo contro sé stesso. Con altri bot usa porter, il bot casuale.
error-too-few-bots = Un’arena ha bisogno di almeno due bot. Indicali con --bots, separati da virgole.
error-bad-results = Il file dei risultati { $file } non si può usare: { $detail }. Scegline un altro con --results.
error-no-results = Il file dei risultati { $file } non esiste. Prima gioca nell’arena, o indica il file con --results.
error-bad-sprt = «{ $text }» non è una coppia di limiti valida. Scrivi due quote di vittorie come 0.55,0.6, prima la più bassa.
error-no-bot-module = Il bot «{ $bot }» non si può usare: non c’è nessun modulo «{ $module }» in questa cartella né tra quelli installati. Scrivilo come modulo:Classe.
error-no-bot-class = Il bot «{ $bot }» non si può usare: il modulo «{ $module }» non ha «{ $name }». I suoi bot: { $known }.
error-bot-without-decide = Il bot «{ $bot }» non si può usare: non ha un metodo decide(turn).
error-bad-budget = In «{ $bot }», quello che segue la @ non è un tempo valido. Scrivi dei secondi, più di 0 e al massimo { $most }, come baron@0.5, o un numero di mondi con una w, almeno 1, come baron@200w.
error-bot-without-budget = «{ $bot }» non accetta un tempo per pensare: togli la @ e quello che segue. Questi lo accettano: { $known }.
error-bot-failed = Il bot «{ $bot }» ha avuto un errore nella scelta: { $detail }.
error-bot-not-sendable = Il bot «{ $bot }» non si può inviare ad altri processi: { $detail }. Mettilo in un modulo importabile o usa jobs=1.
error-bad-served-bot = «{ $text }» non va bene per --bot. Scrivi NOME=modulo:Classe o NOME=cmd:./program; il nome ha da 1 a { $most } lettere, cifre, spazi, «-» o «_», inizia con una lettera e non è quello di un bot incluso né di un livello.
error-worker-died = Un processo di lavoro è stato terminato, forse per mancanza di memoria. Il lavoro finito è conservato; prova con meno --jobs.
error-too-many-seatings = Con { $bots } bot e { $seats } posti un blocco avrebbe più di { $most } partite. Indica meno bot.
error-foreign-results = Il file { $file } è il database di un altro programma. Scegline un altro con --results.
error-records-of-a-block = --records salva le partite di un solo blocco: indica quale con --block.
error-too-many-steps = Interrotto: { $what ->
    [longest_path] il percorso più lungo
    [station_choice] la scelta delle linee usate con le stazioni
   *[other] il percorso più economico di un biglietto
} richiederebbe più di { $most } passi su questo tabellone. Controlla il tabellone con «vialibre board check» e semplificalo.
