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
    [easy] Si butta su ciò che rende.
    [normal] Segue i suoi biglietti.
    [hard] Pianifica in anticipo, e bene.
    [expert] Prima prova le sue idee per qualche mossa. Pensa circa 0,3 s a mossa.
   *[master] Prova le sue idee e indovina le tue. Pensa circa 1 s a mossa.
}
home-play = Gioca subito
# Detto mentre si apre la partita.
home-leaving = Segnale verde: si parte!

## Altri modi di giocare

home-more-ways = Altri modi di giocare
home-friends = Un tavolo tra amici
home-friends-hint = Apri un tavolo e condividi il link
home-friends-text = Avrai un link e un codice QR da condividere. Prima dell’inizio i posti liberi si possono riempire con bot.
home-make-table = Apri il tavolo
home-hot-seat = Su questo dispositivo
home-hot-seat-hint = In più persone, a turno
home-hot-seat-text = Il dispositivo passa di mano in mano: tra un turno e l’altro un sipario nasconde le carte di tutti.
home-hot-seat-play = Comincia
home-guide = La tua prima partita
home-guide-hint = Una visita guidata di due minuti
home-design = Progetta un tabellone
home-design-hint = Disegna città e linee, e giocaci subito
home-people = Chi gioca?
# Sta per un nome che non è stato dato.
home-person-number = Giocatore { $number }
home-person-add = Aggiungi qualcuno
home-person-remove = Togli { $name }
home-too-many = Questo tabellone è per { $most } al massimo.
home-seats-number = Giocatori
home-options = Opzioni
home-more-options = Altre opzioni
home-option-public = Mostralo nella pagina iniziale
home-option-public-hint = Può sedersi chiunque su questo server. Altrimenti solo chi ha il link.
home-option-chat = Chat
home-option-chat-hint = Testo libero. Le frasi rapide si possono sempre dire.
# Una variante di un tabellone: Alvin è un extraterrestre che va di città in città.
home-option-alvin = Gioca con Alvin
home-option-alvin-hint = Chi cattura il visitatore dallo spazio segna di più.
home-option-first = Chi comincia
home-first-random = A caso
home-first-you = Tu
home-option-clock = Orologio
home-clock-name = { $clock ->
    [none] Nessuno
    [quick] Rapido
    [relaxed] Tranquillo
    [days] A giorni
   *[other] Su misura
}
home-clock-fact = Orologio: { home-clock-name }
home-clock-none-hint = Ognuno si prende il tempo che gli serve.
# $move e $reserve sono durate in parole, come «30 secondi» e «3 minuti».
home-clock-hint = Per ogni mossa { $move }, e per tutta la partita { $reserve } di riserva.
home-option-pause = Velocità dei bot
home-pause-name = { $pause ->
    [slow] Lenta
    [normal] Normale
    [quick] Rapida
    [none] Immediata
   *[other] Su misura
}
home-own-board = Un tabellone tuo
home-own-board-hint = Un file di tabellone (.toml); la documentazione spiega il formato.
home-own-board-chosen = File di tabellone: { $name }
home-own-board-drop = Scegli un altro tabellone

## Elenchi di partite

home-mine = Le tue partite
home-mine-empty = Nessuna partita in corso. Cominciane una qui sopra: se esci, ti aspetta qui.
home-open = Tavoli aperti
home-open-empty = Adesso nessuno aspetta giocatori. Apri un tavolo e mostralo nella pagina iniziale.
home-running = Partite da guardare
home-running-empty = Al momento non si gioca nessuna partita pubblica.
home-replays = Partite finite
home-replays-empty = Gioca una partita fino in fondo, e qui potrai rivederne ogni mossa.
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
   *[other] Posto { $place } su { $count }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
# Com’è andata quando più giocatori erano di chi legge.
home-winner = { $name } ha vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
home-footer = Gratis, senza account né pubblicità.
home-footer-links = Altre pagine
home-programmers = Per chi programma

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
room-host = Ospita
room-away = Assente
room-sit = Siediti
room-sit-here = Siediti qui
room-put-bot = Metti un bot
room-leave = Lascia
room-leave-named = Lascia il posto di { $name }
room-remove = Togli
room-remove-named = Togli { $name }
room-your-name = Il tuo nome
room-or-watch = Puoi anche solo guardare: la partita apparirà qui quando comincia.
room-full = Tutti i posti sono occupati. Puoi guardare: la partita apparirà qui quando comincia.
room-another = Un’altra persona su questo dispositivo
room-another-text = Qualcuno che gioca con te su questo dispositivo. Tra un turno e l’altro un sipario nasconde le carte.
room-another-name = Il suo nome
room-invite = Invita altri
room-link = Link a questo tavolo
room-copy = Copia
room-copied = Il link è negli appunti.
room-copy-yourself = Il link è selezionato: copialo con il comando del tuo dispositivo.
room-share = Condividi
# Inviato insieme al link.
room-share-text = Vieni a giocare con me sul tabellone { $board }!
room-not-shared = Solo questo computer può aprire il link.
# $command è quello che si scrive in un terminale; non si traduce.
room-not-shared-help = Per far entrare altri della tua rete, ferma il programma e riavvialo con «{ $command }».
room-code = Codice QR di { $link }
room-code-hint = Inquadralo con la fotocamera di un telefono per entrare.
room-yes-no = { $value ->
    [yes] Sì
   *[no] No
}
room-start-title = Inizio
room-start = Comincia la partita
room-start-ready = Tutti i posti sono occupati. Quando vuoi!
room-start-free = { $count ->
    [one] C’è ancora { $count } posto libero: aspetta qualcuno, o mettici un bot.
   *[other] Ci sono ancora { $count } posti liberi: aspetta gli amici, o riempili con bot.
}
room-start-nobody = Qui ci sono solo bot. Prendi posto, e potrai cominciare.
room-bot-level = Livello dei nuovi bot
room-fill = Riempi con bot
room-wait-people = { $count ->
    [one] C’è ancora { $count } posto libero. Si aspetta qualcuno.
   *[other] Ci sono ancora { $count } posti liberi. Si aspettano altre persone.
}
room-wait-host = Tutti i posti sono occupati. Si aspetta che { $name } cominci la partita.
room-wait-start = Tutti i posti sono occupati. Si aspetta l’inizio.
room-close = Chiudi questo tavolo
room-close-text = Poi nessuno potrà più giocare qui, e il link non funzionerà più.
room-closed-title = Questo tavolo è chiuso
room-closed = Chi lo ospitava lo ha chiuso prima dell’inizio della partita.
room-news-sat = { $name } prende posto.
room-news-bot = Prende posto un bot: { $level }.
room-news-left = { $name } ha lasciato il tavolo.
room-news-options = Le opzioni sono cambiate.
room-news-host = Ora ospita il tavolo { $name }.

## Impostazioni

settings-page-title = Impostazioni – Vía Libre
settings-looks = Lingua e aspetto
settings-theme = Chiaro o scuro
settings-theme-name = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[auto] Automatico
}
settings-motion = Meno movimento
settings-motion-hint = Carte e treni saltano al loro posto invece di scorrere.
settings-playing = In gioco
settings-confirm = Chiedi prima di occupare una linea
settings-confirm-hint = Un clic in più, nessun incidente.
settings-shortcuts = Scorciatoie da tastiera
settings-shortcuts-hint = Un solo tasto pesca carte o apre pannelli.
settings-signals = Suoni e notifiche
settings-sound = Suoni
settings-volume = Volume
settings-notify = Avvisami quando tocca a me
settings-notify-hint = Un messaggio del browser mentre guardi altrove.
settings-notify-impossible = Qui non si può: i browser lo permettono solo su questo computer o con https.
settings-notify-denied = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
settings-you = Tu
settings-name-saved = Il tuo nome è salvato.
settings-name-hint = Gli altri lo vedono al tavolo. Non serve un account: questo browser si ricorda di te.
settings-devices = Altri dispositivi
settings-devices-text = Con una frase segreta sei la stessa persona su un altro dispositivo, con tutte le tue partite.
# Una frase di più parole con cui una persona accede da un altro dispositivo.
settings-phrase = La tua frase di recupero
settings-phrase-make = Crea una frase
settings-phrase-renew = Nuova frase di recupero
settings-phrase-renew-text = Hai una frase di recupero. Una nuova la sostituisce: quella vecchia smette subito di valere.
settings-phrase-text = Annotala o copiala: si mostra una volta sola. Una frase nuova sostituisce la vecchia. Chi ce l’ha può giocare al posto tuo.
settings-phrase-copied = La frase è negli appunti.
settings-phrase-write = Qui non si può copiare: annotala, per favore.
settings-phrase-done = Ce l’ho
settings-phrase-use = Frase di un altro dispositivo
settings-phrase-go = Usala
settings-welcome-back = Che bello rivederti, { $name }!
settings-sign-out-text = Hai perso un dispositivo, o giocato su quello di altri? Chiudilo da qui.
settings-sign-out = Esci da tutti gli altri
settings-signed-out = Fatto: ora solo questo browser ha il tuo nome.
settings-muted = Persone silenziate
settings-muted-none = Non hai silenziato nessuno. A un tavolo puoi silenziare le persone di cui non vuoi vedere i messaggi.
# Qualcuno di cui non si conosce più il nome; $id è l’inizio di un codice.
settings-muted-unknown = Qualcuno ({ $id }…)
settings-unmute = Non silenziare
settings-unmute-named = Non silenziare { $name }
settings-data = I tuoi dati
settings-data-text = Il server conserva il tuo nome, la tua lingua, le tue partite e quello che ci hai detto.
settings-data-nobody = Il server non ti conosce ancora, quindi non conserva nulla. Lo farà quando cominci una partita o ti unisci a una.
settings-export = Scarica i miei dati
settings-delete = Elimina i miei dati
settings-delete-title = Eliminare tutto quello che ti riguarda?
settings-delete-text = Si eliminano il tuo nome, la tua cronologia e la tua frase. Lasci tutti i tavoli; nelle partite finite di altri il tuo nome scompare.
settings-delete-warning = Non si può annullare.
settings-delete-yes = Elimina per sempre
settings-deleted = Tutto quello che ti riguardava è stato eliminato.
