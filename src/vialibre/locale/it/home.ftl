# La pagina iniziale, la sala d’attesa di un tavolo e le impostazioni.

## La pagina iniziale

home-tagline = Posa binari su tutta la mappa, con gli amici o contro i bot.
home-language = Lingua
home-settings = Impostazioni
# Letto ad alta voce come titolo del modulo che avvia una partita contro i bot.
home-play-title = Una partita contro i bot
# Come su un biglietto del treno: di chi è. Segue il nome.
home-passenger = A nome di
home-name = Il tuo nome
home-name-save = Salva
home-name-change = { $name }: cambia il tuo nome
home-board = Tabellone
home-players = { $from }–{ $to } giocatori
home-bots-number = Numero di bot
home-level = Livello dei bot
# Che cosa fa un bot di questo livello, in poche parole; i nomi sono in level-name.
home-level-hint = { $level ->
    [easy] Prende quello che rende subito.
    [normal] Segue i suoi biglietti.
    [hard] Pianifica in anticipo, e bene.
    [expert] Prova le sue idee qualche turno in anticipo. Pensa circa 0,3 s a mossa.
   *[master] Gioca le sue idee fino in fondo e indovina le tue. Pensa circa 1 s a mossa.
}
home-play = Gioca subito
home-level-own = Un bot proprio di questo server.
# Detto mentre si apre la partita.
home-leaving = Segnale verde: si parte!

## Altri modi di giocare

home-more-ways = Altri modi di giocare
home-friends = Tavolo tra amici
home-friends-hint = Crea un tavolo e condividi il link
home-friends-text = Avrai un link e un codice QR da condividere. Prima dell’inizio puoi riempire i posti liberi con bot.
home-make-table = Crea tavolo
home-hot-seat = Su questo dispositivo
home-hot-seat-hint = In più persone, a turno
home-hot-seat-text = Il dispositivo passa di mano in mano: tra un turno e l’altro un sipario nasconde le carte di tutti.
home-hot-seat-play = Inizia partita
home-guide = La tua prima partita
home-guide-hint = Una visita guidata di due minuti
home-design = Progetta un tabellone
home-design-hint = Disegna città e linee, e giocaci subito
home-people = Chi gioca?
# Sta per un nome che non è stato dato.
home-person-number = Giocatore { $number }
home-person-add = Aggiungi giocatore
home-person-remove = Togli { $name }
home-too-many = Questo tabellone è per { $most } giocatori al massimo.
home-seats-number = Giocatori
home-options = Opzioni
home-more-options = Altre opzioni
home-option-public = Tavolo pubblico
home-option-public-hint = Chiunque su questo server può unirsi. Altrimenti solo chi ha il link.
home-option-chat = Chat
home-option-chat-hint = Testo libero. Le frasi rapide sono sempre disponibili.
# Una variante di un tabellone: Alvin è un extraterrestre che va di città in città.
home-option-alvin = Gioca con Alvin
home-option-alvin-hint = Cattura il visitatore dallo spazio per ottenere più punti.
home-option-first = Chi comincia
home-first-random = A caso
home-first-you = Tu
home-option-clock = Orologio
home-clock-name = { $clock ->
    [none] Nessuno
    [quick] Rapido
    [relaxed] Tranquillo
    [days] Corrispondenza
   *[other] Personalizzato
}
home-clock-fact = Orologio: { home-clock-name }
home-clock-none-hint = Ognuno si prende il tempo che gli serve.
# $move e $reserve sono durate in parole, come «30 secondi» e «3 minuti».
home-clock-hint = { $move } per mossa, più { $reserve } di riserva per tutta la partita.
home-option-pause = Velocità dei bot
home-pause-name = { $pause ->
    [slow] Lenta
    [normal] Normale
    [quick] Rapida
    [none] Istantanea
   *[other] Personalizzata
}
home-own-board = Il tuo tabellone
home-own-board-hint = Un file di tabellone (.toml); la documentazione spiega il formato.
home-own-board-chosen = File di tabellone: { $name }
home-own-board-drop = Scegli un altro tabellone

## Elenchi di partite

home-mine = Le tue partite
home-mine-empty = Nessuna partita in corso. Cominciane una qui sopra: se esci, ti aspetta qui.
home-open = Tavoli aperti
home-open-empty = Adesso nessun tavolo aspetta giocatori. Crea un tavolo pubblico.
home-running = Guarda una partita
home-running-empty = Al momento non è in corso nessuna partita pubblica.
home-replays = Partite finite
home-replays-empty = Finisci una partita, e qui potrai rivederne ogni mossa.
home-wait = Sala d’attesa
home-continue = Continua
home-join = Unisciti
home-watch = Guarda
home-replay = Rivedi
home-replays-more = Mostra altro
home-show-all = Mostra tutto ({ $count })
# I bot di un tavolo, alla fine di una lista di nomi: «Ana, Bea e 2 bot».
home-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
home-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
home-with-alvin = con Alvin
# Com’è andata una partita finita per chi legge.
home-result = { $place ->
    [1] Vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $place }° su { $count }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
# Com’è andata quando più giocatori erano di chi legge.
home-winner = { $name } ha vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
home-footer = Gratis. Senza account né pubblicità.
home-footer-links = Altre pagine
home-programmers = Per sviluppatori

## La sala d’attesa di un tavolo

# Il titolo della finestra del browser.
room-page-title = { $board } – Vía Libre
room-title = Sala d’attesa
room-seats = Posti
room-seat-free = Libero
room-seat-number = Posto { $number }
room-bot = Bot
# Segna il posto di chi legge.
room-you = Tu
# Segna il posto di qualcuno che gioca sul dispositivo di chi legge.
room-this-device = Questo dispositivo
# Segna il posto di chi ha aperto il tavolo.
room-host = Host
room-away = Assente
room-sit = Siediti
room-sit-here = Siediti qui
room-put-bot = Aggiungi bot
room-leave = Lascia
room-leave-named = Lascia il posto di { $name }
room-remove = Togli
room-remove-named = Togli { $name }
room-your-name = Il tuo nome
room-or-watch = Puoi anche solo guardare: la partita apparirà qui quando comincia.
room-full = Tutti i posti sono occupati. Puoi guardare: la partita apparirà qui quando comincia.
room-another = Un altro giocatore su questo dispositivo
room-another-text = Qualcuno che gioca con te su questo dispositivo. Tra un turno e l’altro un sipario nasconde le carte.
room-another-name = Il suo nome
room-invite = Invita altri
room-link = Link a questo tavolo
room-copy = Copia
room-copied = Link copiato.
room-copy-yourself = Il link è selezionato: copialo con il comando del tuo dispositivo.
room-share = Condividi
# Inviato insieme al link.
room-share-text = Vieni a giocare con me sul tabellone { $board }!
room-not-shared = Il link funziona solo su questo computer.
# $command è quello che si scrive in un terminale; non si traduce.
room-not-shared-help = Per far entrare altri dispositivi della tua rete, ferma il programma e riavvialo con «{ $command }».
room-code = Codice QR di { $link }
room-code-hint = Inquadralo con la fotocamera di un telefono per entrare.
room-yes-no = { $value ->
    [yes] Sì
   *[no] No
}
room-start-title = Inizio
room-start = Inizia partita
room-start-ready = Tutti i posti sono occupati. Inizia quando vuoi!
room-start-free = { $count ->
    [one] C’è ancora { $count } posto libero: aspetta qualcuno, o aggiungi un bot.
   *[other] Ci sono ancora { $count } posti liberi: aspetta gli amici, o riempili con bot.
}
room-start-bots-only = Qui ci sono solo bot. Prendi posto per iniziare la partita.
room-bot-level = Livello dei nuovi bot
room-fill = Riempi con bot
room-wait-people = { $count ->
    [one] C’è ancora { $count } posto libero. In attesa di un altro giocatore.
   *[other] Ci sono ancora { $count } posti liberi. In attesa di altri giocatori.
}
room-wait-host = Tutti i posti sono occupati. In attesa che { $name } inizi la partita.
room-wait-start = Tutti i posti sono occupati. In attesa dell’inizio.
room-close = Chiudi tavolo
room-close-text = Poi nessuno potrà più giocare qui, e il link non funzionerà più.
room-closed-title = Questo tavolo è chiuso
room-closed = L’host lo ha chiuso prima dell’inizio della partita.
room-news-sat = { $name } prende posto.
room-news-bot = Prende posto un bot: { $level }.
room-news-left = { $name } ha lasciato il tavolo.
room-news-options = Le opzioni sono cambiate.
room-news-host = Ora l’host è { $name }.

## Impostazioni

settings-page-title = Impostazioni – Vía Libre
settings-looks = Lingua e aspetto
settings-theme = Tema
settings-theme-name = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Sistema
}
settings-motion = Riduci il movimento
settings-motion-hint = Carte e treni saltano al loro posto invece di scorrere.
settings-playing = In gioco
settings-confirm = Conferma prima di prendere una linea
settings-confirm-hint = Un clic in più, nessun incidente.
settings-shortcuts = Scorciatoie da tastiera
settings-shortcuts-hint = Un solo tasto pesca carte o apre pannelli.
settings-signals = Suoni e notifiche
settings-sound = Suoni
settings-volume = Volume
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Una notifica del browser mentre guardi altrove.
settings-notify-impossible = Qui non si può: i browser lo permettono solo su questo computer o con https.
settings-notify-denied = Il tuo browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
settings-you = Tu
settings-name-saved = Nome salvato.
settings-name-hint = Gli altri lo vedono al tavolo. Non serve un account: questo browser si ricorda di te.
settings-devices = Altri dispositivi
settings-devices-text = Con una frase di recupero sei la stessa persona su un altro dispositivo, con tutte le tue partite.
# Una frase di più parole con cui una persona accede da un altro dispositivo.
settings-phrase = Frase di recupero
settings-phrase-make = Crea una frase di recupero
settings-phrase-renew = Nuova frase di recupero
settings-phrase-renew-text = Hai una frase di recupero. Una nuova la sostituisce: quella vecchia smette subito di funzionare.
settings-phrase-renew-ask = Creare una nuova frase di recupero?
settings-phrase-renew-warning = Quella vecchia smette subito di funzionare.
settings-phrase-renew-yes = Creane una nuova
settings-phrase-text = Annotala o copiala: si mostra una volta sola. Una frase nuova sostituisce la vecchia. Chi ce l’ha può giocare al posto tuo.
settings-phrase-copied = Frase copiata.
settings-phrase-write = Qui non si può copiare: annotala, per favore.
settings-phrase-done = L’ho salvata
settings-phrase-use = Frase di recupero di un altro dispositivo
settings-phrase-go = Usala
settings-welcome-back = Ciao di nuovo, { $name }!
settings-sign-out-text = Hai perso un dispositivo, o giocato su quello di altri? Esci da lì con questo pulsante.
settings-sign-out = Esci dagli altri dispositivi
settings-signed-out = Fatto: l’accesso resta attivo solo qui.
settings-muted = Giocatori silenziati
settings-muted-none = Non hai silenziato nessuno. A un tavolo puoi silenziare le persone di cui non vuoi vedere i messaggi.
# Qualcuno di cui non si conosce più il nome; $id è l’inizio di un codice.
settings-muted-unknown = Sconosciuto ({ $id }…)
settings-unmute = Riattiva
settings-unmute-named = Riattiva { $name }
settings-data = I tuoi dati
settings-data-text = Il server conserva il tuo nome, la tua lingua, le tue partite e i tuoi messaggi.
settings-data-empty = Il server non ti conosce ancora, quindi non conserva nulla. Lo farà quando cominci una partita o ti unisci a una.
settings-export = Scarica i miei dati
settings-delete = Elimina i miei dati
settings-delete-title = Eliminare tutto quello che ti riguarda?
settings-delete-text = Si eliminano il tuo nome, la tua cronologia e la tua frase di recupero. Lasci tutti i tavoli; nelle partite finite di altri diventi anonimo.
settings-delete-warning = Non si può annullare.
settings-delete-yes = Elimina per sempre
settings-deleted = Tutti i tuoi dati sono stati eliminati.
