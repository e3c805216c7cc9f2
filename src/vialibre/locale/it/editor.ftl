# L’editor di tabelloni della pagina, e quello che il server dice di progetti e prove.
error-no-such-design = Questo progetto non esiste, o non è tuo.
error-no-such-playtest = Questa prova non esiste, o non è ancora finita.
error-design-too-large = Il progetto è troppo grande per un file di tabellone; il massimo è { $most } KiB.
error-too-many-designs = Hai già { $most } progetti. Prima eliminane uno.
error-design-changed-elsewhere = Questo progetto è stato cambiato in un’altra finestra. Ricaricalo, o salva il tuo come copia.
error-no-playtests-here = Questo server non esegue prove.
error-too-many-playtests = Ci sono molte prove in attesa. Riprova tra qualche minuto.
error-slow-playtest-bot = «{ $bot }» pensa troppo a lungo per le molte partite di una prova. Scegli tra: { $known }.
error-playtest-going-on = Una tua prova è ancora in corso. Aspetta che finisca o fermala.
cli-serve-playtests-help = Lascia che i bot giochino, in sottofondo, i tabelloni progettati dagli utenti.
design-unnamed = Il tabellone
design-remark = { $where }: { $text }

## Dove comincia un progetto
editor-page-title = Progetta un tabellone – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Progetta un tabellone
editor-lead = Metti città, collegale con linee, scrivi biglietti, scegli le regole. Vedi subito che cosa manca, fai provare il tabellone ai bot e ci giochi con gli amici.
editor-begin = Nuovo tabellone
editor-begin-blank = Foglio bianco
editor-begin-blank-hint = Per una terra tutta tua
editor-begin-world = Mondo reale
editor-begin-world-hint = Le città al loro posto, con coste e laghi
editor-begin-example = Esempio
editor-begin-example-hint = { $name }: piccolo, completo, da cambiare come vuoi
editor-begin-copy = Copia di un tabellone
editor-begin-file = File .toml
editor-begin-file-hint = Un file di tabellone (.toml) di questo dispositivo
editor-copy = Copia
editor-copy-of = { $name }, la mia versione
editor-new-board = Il mio tabellone
editor-resume = Continua «{ $name }»
editor-resume-hint = Non ancora salvato sul server; cambiato { $when }
editor-continue = Continua
editor-mine = I miei progetti
editor-mine-none = I progetti che salvi appaiono qui. Li vedi solo tu.
editor-replace-draft = «{ $name }» non è ancora salvato sul server. Un nuovo tabellone lo sostituirà.
editor-replace = Sostituisci
editor-delete = Elimina
editor-delete-named = Elimina { $name }
editor-delete-sure = «{ $name }» sarà eliminato per sempre. Le partite che ci si sono giocate restano.
editor-sure = Confermi?
editor-no = Annulla

## La barra
editor-all-designs = Tutti i progetti
editor-name = Nome del tabellone
editor-state = { $state ->
    [saving] Salvataggio…
    [dirty] Solo in questo browser
   *[saved] Salvato
 }
editor-undo = Annulla
editor-redo = Ripeti
editor-save = Salva
editor-saved = Salvato in «I miei progetti».
editor-save-copy = Salva il mio come copia
editor-stale = Questo progetto è stato cambiato in un’altra finestra da quando l’hai aperto. Puoi salvare il tuo come copia.
editor-download = Scarica
editor-play = Gioca
editor-not-yet = Su questo tabellone non si può ancora giocare: prima correggi gli errori.

## Il foglio
editor-drawing = Disegno
editor-lists = Elenchi
editor-sheet = Foglio con le città e le linee
editor-sheet-keys = Le frecce vanno di città in città; con Maiusc la spostano. Invio la seleziona, o comincia e finisce una linea; Canc la toglie. Gli elenchi contengono tutto quello che c’è sul foglio.
editor-tools = Strumenti
editor-tool-select = Sposta
editor-tool-select-hint = Seleziona e sposta le città, sposta il foglio (V)
editor-tool-city = Città
editor-tool-city-hint = Scegli un punto del foglio per una città (C)
editor-tool-route = Linea
editor-tool-route-hint = Traccia da una città a un’altra (R)
editor-zoom-in = Ingrandisci
editor-zoom-out = Riduci
editor-fit = Mostra tutto
editor-look = Vista
editor-look-sheet = Foglio
editor-look-table = Al tavolo
editor-hint-empty = Scegli «Città», poi un punto del foglio.
editor-hint-place = Scegli un punto del foglio per la tua prima città.
editor-hint-route = Traccia da una città a un’altra, o scegli prima l’una e poi l’altra.
editor-route-to = Da { $city }: scegli l’altra città.
editor-preview-drawing = Disegno del tabellone…
editor-preview-not-yet = Prima correggi gli errori; poi il tabellone si potrà disegnare.
editor-city-number = Città { $number }

## Gli elenchi
editor-tab-cities = Città { $count }
editor-tab-routes = Linee { $count }
editor-tab-tickets = Biglietti { $count }
editor-tab-rules = Regole
editor-tab-check = { $count ->
    [0] Controllo
   *[other] Controllo { $count }
 }
editor-tab-playtest = Prova
editor-add-city = Aggiungi città
editor-cities-none = Ancora nessuna città. Mettile sul foglio, o aggiungile qui.
editor-city-name = Nome
editor-city-souvenir = Città con souvenir
editor-place = { $key ->
    [lat] Latitudine
    [lon] Longitudine
    [x] Da sinistra, da 0 a 1
   *[y] Dall’alto, da 0 a 1
 }
editor-add-route = Aggiungi linea
editor-routes-none = Ancora nessuna linea. Tracciale sul foglio di città in città, o aggiungile qui.
editor-from = Da
editor-to = A
editor-choose-city = Scegli…
editor-length = Spazi
editor-color = Colore
editor-ferry = Simboli { wild-card } (traghetto)
editor-ferry-tag = Traghetto { $count }
editor-tunnel = Galleria
editor-add-track = Aggiungi una linea parallela
editor-add-ticket = Aggiungi biglietto
editor-tickets-none = Ancora nessun biglietto. Scegli due città; i punti proposti sono gli spazi del percorso più breve.
editor-points = Punti
editor-long = Biglietto lungo
editor-shortest = { $spaces ->
    [one] Il percorso più breve ha uno spazio.
   *[other] Il percorso più breve ha { $spaces } spazi.
 }
editor-use-points = { $points ->
    [one] Imposta un punto
   *[other] Imposta { $points } punti
 }
editor-remove-named = Togli { $name }

## Che cosa non va
editor-severity = { $severity ->
    [fault] Errore
    [warning] Avviso
   *[flag] Prova
 }
editor-faults = { $count ->
    [one] Correggi un errore prima di poter giocare su questo tabellone.
   *[other] Correggi { $count } errori prima di poter giocare su questo tabellone.
 }
editor-fine = Su questo tabellone si può giocare.
editor-checking = Controllo in corso…
editor-show = Mostra

## Impostazioni e regole
editor-rules = Regole
editor-land = Coste e laghi del mondo reale
editor-land-hint = Disegnati sotto il tabellone, un po’ deformati per adattarsi alle città
editor-note = Nota per chi legge
editor-setting-players = Giocatori
editor-setting-players-from = Almeno
editor-setting-players-to = Al massimo
editor-setting-player-colors = Colori dei giocatori, in ordine
editor-setting-cars = Vagoni per giocatore
editor-setting-cards = Carte
editor-setting-cards-colors = Colori
editor-setting-cards-each = Per colore
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Nome delle carte multicolori
editor-setting-hand = Carte della mano iniziale
editor-setting-tickets = Biglietti
editor-setting-tickets-deal = Distribuiti all’inizio
editor-setting-tickets-long = Biglietti lunghi in aggiunta
editor-setting-tickets-keep = Tenerne almeno
editor-setting-tickets-refused = Gli scartati vanno
editor-setting-tickets-draw = Pescati per turno
editor-setting-tickets-draw-keep = Tenerne almeno
editor-setting-points = Punti per lunghezza della linea
editor-setting-first-player = Si sa chi comincia
editor-setting-parallel-from = Doppie linee aperte da questo numero di giocatori
editor-setting-ties = Criteri di spareggio, in ordine
editor-setting-longest-path-points = Punti
editor-setting-globetrotter-points = Punti
editor-setting-tunnels-reveal = Carte scoperte
editor-setting-stations-each = Per giocatore
editor-setting-stations-unbuilt = Punti per ognuna non costruita
editor-setting-markers-each = Per giocatore
editor-setting-markers-cost = Costo in carte
editor-setting-alvin-city = Prima città
editor-setting-alvin-capture = Punti per una cattura
editor-setting-alvin-hold = Punti alla fine
editor-setting-souvenirs-symbols = Simboli
editor-setting-souvenirs-stack = Gettoni di una pila fissa, per numero di giocatori
editor-setting-souvenirs-placed = Gettoni di una pila collocata, per numero di giocatori
editor-setting-souvenirs-table = Punti per numero di simboli diversi, da 0
editor-rule-longest-path = Percorso più lungo
editor-rule-longest-path-hint = Un bonus per il percorso continuo più lungo
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = Un bonus per chi completa più biglietti
editor-rule-ferries = Traghetti
editor-rule-ferries-hint = Le linee possono richiedere { wild-card.plural }
editor-rule-tunnels = Gallerie
editor-rule-tunnels-hint = Alcune linee possono costare più di quanto mostrano
editor-rule-stations = Stazioni
editor-rule-stations-hint = Per usare una linea di un altro giocatore
editor-rule-markers = Segnalini città
editor-rule-markers-hint = Una città di partenza, una sola rete e il controllo delle città
editor-rule-alvin = Alvin
editor-rule-alvin-hint = L’alieno, inseguito di città in città; richiede i segnalini città
editor-rule-souvenirs = Souvenir
editor-rule-souvenirs-hint = Gettoni da collezionare in alcune città
editor-choice-locomotive = Locomotiva
editor-choice-ferry-card = Carta traghetto
editor-choice-before-tickets = prima della scelta dei biglietti
editor-choice-after-tickets = dopo la scelta dei biglietti
editor-choice-under = sotto il mazzo
editor-choice-out = fuori dal gioco
editor-choice-shuffled-under = mescolati, sotto il mazzo
editor-choice-tickets = Più biglietti completati
editor-choice-stations = Meno stazioni costruite
editor-choice-longest-path = Il percorso più lungo

## Giocare e provare
editor-play-title = Gioca su «{ $name }»
editor-play-text = Il tavolo conserva il tabellone com’è adesso. Puoi continuare a disegnare; un tavolo nuovo avrà il tabellone nuovo.
editor-play-bots = Gioca contro i bot
editor-play-friends = Tavolo tra amici
editor-playtest-text = I bot giocano il tabellone più e più volte sul server mentre continui a disegnare. Quello che trovano si vede sul tabellone e in un rapporto.
editor-playtest-games = Partite
editor-playtest-bot = Bot che gioca
editor-playtest-begin = Avvia la prova
editor-playtest-of = Prova di «{ $name }»
editor-playtest-status = { $status ->
    [waiting] In coda
    [running] Partite giocate: { $done } su { $games }
    [done] Finita: { $games } partite
    [cancelled] Fermata
   *[failed] Non è stato possibile finirla. Riprova.
 }
editor-playtest-progress = Partite giocate
editor-playtest-stop = Ferma
editor-playtest-report = Leggi il rapporto
