# L’editor di tabelloni della pagina, e quello che il server dice di progetti e prove.
error-no-such-design = Questo progetto non esiste, o non è tuo.
error-no-such-playtest = Questa prova non esiste, o non è ancora finita.
error-design-too-large = Il progetto è troppo grande per un file di tabellone; se ne conservano al massimo { $most } KiB.
error-too-many-designs = Conservi già { $most } progetti. Prima eliminane uno.
error-design-changed-elsewhere = Questo progetto è stato cambiato in un’altra finestra. Ricaricalo, o salva il tuo come copia.
error-no-playtests-here = Questo server non fa prove.
error-too-many-playtests = Ci sono molte prove in attesa. Riprova tra qualche minuto.
error-slow-playtest-bot = «{ $bot }» pensa troppo a lungo per le molte partite di una prova. Scegli tra: { $known }.
error-playtest-going-on = Una tua prova è ancora in corso. Aspetta che finisca o fermala.
cli-serve-playtests-help = Lascia che i bot giochino, in sottofondo, i tabelloni che la gente progetta.
design-unnamed = Il tabellone
design-remark = { $where }: { $text }

## Dove comincia un progetto
editor-page-title = Progetta un tabellone – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Progetta un tabellone
editor-lead = Metti città, uniscile con linee, scrivi biglietti, scegli le regole. Vedi subito che cosa manca, fai provare il tabellone ai bot e ci giochi con gli amici.
editor-begin = Comincia
editor-begin-blank = Un foglio bianco
editor-begin-blank-hint = Per una terra tutta tua
editor-begin-world = Il mondo reale
editor-begin-world-hint = Le città dove sono; il tavolo mostra coste e laghi
editor-begin-example = L’esempio
editor-begin-example-hint = { $name }: piccolo, completo, da cambiare come vuoi
editor-begin-copy = La copia di un tabellone
editor-begin-file = Un file
editor-begin-file-hint = Un file di tabellone (.toml) di questo dispositivo
editor-copy = Copia
editor-copy-of = { $name }, la mia versione
editor-new-board = Il mio tabellone
editor-resume = Continua «{ $name }»
editor-resume-hint = Non ancora salvato sul server; cambiato { $when }
editor-continue = Continua
editor-mine = I miei progetti
editor-mine-none = Quello che salvi appare qui. Nessun altro lo vede.
editor-replace-draft = «{ $name }» non è ancora salvato sul server. Se ricominci, viene sostituito.
editor-replace = Sostituiscilo
editor-delete = Elimina
editor-delete-named = Elimina { $name }
editor-delete-sure = «{ $name }» sarà eliminato per sempre. Le partite che ci si sono giocate restano.
editor-sure = Confermi?
editor-no = No, tienilo

## La barra
editor-all-designs = Tutti i progetti
editor-name = Nome del tabellone
editor-state = { $state ->
    [saving] Salvataggio…
    [dirty] In questo browser
   *[saved] Salvato
 }
editor-undo = Annulla
editor-redo = Ripeti
editor-save = Salva
editor-saved = Salvato. Lo trovi in «I miei progetti».
editor-save-copy = Salva il mio come copia
editor-stale = Questo progetto è stato cambiato in un’altra finestra da quando l’hai aperto. Il tuo si può salvare accanto, come copia.
editor-download = Scarica
editor-play = Gioca
editor-not-yet = Su questo tabellone non si può ancora giocare: guarda che cosa resta da correggere.

## Il foglio
editor-drawing = Disegno
editor-lists = Elenchi
editor-sheet = Foglio con le città e le linee
editor-sheet-keys = Le frecce vanno di città in città; con Maiusc la spostano. Invio la sceglie, o comincia e finisce una linea; Canc la toglie. Gli elenchi contengono tutto quello che c’è sul foglio.
editor-tools = Che cosa fa il puntatore
editor-tool-select = Sposta
editor-tool-select-hint = Scegliere, spostare città, spostare il foglio (V)
editor-tool-city = Città
editor-tool-city-hint = Tocca il foglio per mettere una città (C)
editor-tool-route = Linea
editor-tool-route-hint = Traccia da una città a un’altra (R)
editor-zoom-in = Ingrandisci
editor-zoom-out = Rimpicciolisci
editor-fit = Mostra tutto
editor-look = Che cosa si vede
editor-look-sheet = Foglio
editor-look-table = Al tavolo
editor-hint-empty = Scegli «Città» e tocca il foglio.
editor-hint-place = Tocca il foglio per mettere la tua prima città.
editor-hint-route = Traccia da una città a un’altra, o tocca prima l’una e poi l’altra.
editor-route-to = Da { $city } a … tocca l’altra città.
editor-preview-drawing = Si disegna il tabellone…
editor-preview-not-yet = Prima quello che resta da correggere; poi il tabellone si può disegnare.
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
editor-add-city = Aggiungi una città
editor-cities-none = Ancora nessuna città. Mettile sul foglio, o aggiungile qui.
editor-city-name = Nome
editor-city-souvenir = Qui c’è un souvenir
editor-place = { $key ->
    [lat] Latitudine
    [lon] Longitudine
    [x] Da sinistra, da 0 a 1
   *[y] Dall’alto, da 0 a 1
 }
editor-add-route = Aggiungi la linea
editor-routes-none = Ancora nessuna linea. Tracciale sul foglio di città in città, o aggiungile qui.
editor-from = Da
editor-to = A
editor-choose-city = Scegli…
editor-length = Caselle
editor-color = Colore
editor-ferry = Simboli { wild-card } (traghetto)
editor-ferry-tag = Traghetto { $count }
editor-tunnel = Galleria
editor-add-track = Aggiungi un binario parallelo
editor-add-ticket = Aggiungi il biglietto
editor-tickets-none = Ancora nessun biglietto. Scegli due città; i punti proposti sono le caselle della strada più breve.
editor-points = Punti
editor-long = Biglietto lungo
editor-shortest = { $spaces ->
    [one] La strada più breve ha una casella.
   *[other] La strada più breve ha { $spaces } caselle.
 }
editor-use-points = { $points ->
    [one] Dagli un punto
   *[other] Dagli { $points } punti
 }
editor-remove-named = Togli { $name }

## Che cosa non va
editor-severity = { $severity ->
    [fault] Da correggere
    [warning] Da pensarci
   *[flag] Trovato dalla prova
 }
editor-faults = { $count ->
    [one] Resta una cosa da correggere prima di poter giocare su questo tabellone.
   *[other] Restano { $count } cose da correggere prima di poter giocare su questo tabellone.
 }
editor-fine = Su questo tabellone si può giocare.
editor-checking = Controllo in corso…
editor-show = Mostra

## Impostazioni e regole
editor-rules = Regole
editor-land = Coste e laghi del mondo reale
editor-land-hint = Disegnati sotto il tabellone, un po’ curvati secondo dove finiscono le città
editor-note = Una nota per chi legge
editor-setting-players = Giocatori
editor-setting-players-from = Almeno
editor-setting-players-to = Al massimo
editor-setting-player-colors = Colori dei giocatori, nel loro ordine
editor-setting-cars = Vagoni di ogni giocatore
editor-setting-cards = Carte
editor-setting-cards-colors = Colori
editor-setting-cards-each = Di ogni colore
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Nome delle carte multicolori
editor-setting-hand = Carte della mano iniziale
editor-setting-tickets = Biglietti
editor-setting-tickets-deal = Distribuiti all’inizio
editor-setting-tickets-long = Lunghi, in più
editor-setting-tickets-keep = Da tenerne almeno
editor-setting-tickets-refused = I rifiutati vanno
editor-setting-tickets-draw = Pescati in un turno
editor-setting-tickets-draw-keep = Di questi da tenerne almeno
editor-setting-points = Punti secondo la lunghezza della linea
editor-setting-first-player = Il primo giocatore si conosce
editor-setting-parallel-from = Binari paralleli aperti da quanti giocatori
editor-setting-ties = In caso di parità decide, in quest’ordine
editor-setting-longest-path-points = Punti
editor-setting-globetrotter-points = Punti
editor-setting-tunnels-reveal = Carte scoperte
editor-setting-stations-each = Di ogni giocatore
editor-setting-stations-unbuilt = Punti per ognuna non costruita
editor-setting-markers-each = Di ogni giocatore
editor-setting-markers-cost = Carte per uno
editor-setting-alvin-city = Dove abita
editor-setting-alvin-capture = Punti per una cattura
editor-setting-alvin-hold = Punti alla fine
editor-setting-souvenirs-symbols = Simboli
editor-setting-souvenirs-stack = Gettoni di una pila fissa, secondo i giocatori
editor-setting-souvenirs-placed = Gettoni di una pila messa, secondo i giocatori
editor-setting-souvenirs-table = Punti per simboli diversi, a partire da nessuno
editor-rule-longest-path = Percorso più lungo
editor-rule-longest-path-hint = Un bonus per il percorso più lungo senza interruzioni
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = Un bonus per chi completa più biglietti
editor-rule-ferries = Traghetti
editor-rule-ferries-hint = Le linee possono chiedere { wild-card.plural }
editor-rule-tunnels = Gallerie
editor-rule-tunnels-hint = Alcune linee possono costare più di quanto mostrano
editor-rule-stations = Stazioni
editor-rule-stations-hint = Per usare una linea di un altro giocatore
editor-rule-markers = Segnalini città
editor-rule-markers-hint = Una città di partenza, una sola rete e il controllo delle città
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Il visitatore, inseguito di città in città; richiede i segnalini città
editor-rule-souvenirs = Souvenir
editor-rule-souvenirs-hint = Gettoni da raccogliere in alcune città
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
editor-play-text = Il tavolo tiene il tabellone com’è adesso. Puoi continuare a disegnare; un tavolo nuovo avrà il tabellone nuovo.
editor-play-bots = Gioca contro i bot
editor-play-friends = Un tavolo tra amici
editor-playtest-text = I bot giocano sul tabellone più e più volte, sul server, mentre continui a disegnare. Quello che trovano si vede sul tabellone e in un rapporto.
editor-playtest-games = Partite
editor-playtest-bot = Chi gioca
editor-playtest-begin = Comincia la prova
editor-playtest-of = Prova di «{ $name }»
editor-playtest-status = { $status ->
    [waiting] Aspetta il suo turno
    [running] Partite giocate: { $done } su { $games }
    [done] Finita: { $games } partite
    [cancelled] Fermata
   *[failed] Non si è potuta finire. Riprova.
 }
editor-playtest-progress = Partite giocate
editor-playtest-stop = Ferma
editor-playtest-report = Leggi il rapporto
