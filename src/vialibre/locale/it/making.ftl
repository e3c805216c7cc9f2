# Fare un tabellone: i comandi new, check e draw.

cli-board-new-help = Scrive un tabellone d’esempio da cui cominciare: uno piccolo con un commento per ogni chiave, o la copia di un altro.
cli-board-new-examples =
    Esempi:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Il file di tabellone da scrivere (TOML).
cli-board-new-template-help = Da che cosa cominciare: { $known }.
cli-board-new-name-help = Il nome del tabellone. Predefinito: quello dell’esempio.
cli-board-new-force-help = Sovrascrive un file esistente.
cli-board-new-written = { $file }: { $name }, { $cities } città, { $routes } linee, { $tickets } biglietti.
cli-board-new-next =
    E adesso:
      modifica { $file } con un editor qualsiasi
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } esiste già. Scegli un altro nome, o sovrascrivilo con --force.
board-unknown-template = Non c’è nessun modello «{ $name }». { $close ->
    [0] I modelli sono { $known }.
   *[other] Volevi dire { $near }? I modelli sono { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Nessun avviso.
    [one] Un avviso: sul tabellone si può giocare, ma controlla questo.
   *[other] { $count } avvisi: sul tabellone si può giocare, ma controlla questi.
}
cli-board-check-faults = { $count ->
    [one] Un errore: sul tabellone non si può ancora giocare.
   *[other] { $count } errori: sul tabellone non si può ancora giocare.
}
cli-board-check-most = { $count } errori, e forse di più: correggi prima questi.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Codice di uscita 1 se ci sono avvisi.
cli-board-check-json-help = Mostra errori e avvisi come JSON.

cli-board-draw-help = Disegna un tabellone, le sue carte, i biglietti e i pezzi: come immagini, o come pagine da stampare e ritagliare.
cli-board-draw-examples =
    Esempi:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Salva come SVG; più pagine diventano file numerati.
cli-board-draw-png-help = Salva come PNG; più pagine diventano file numerati.
cli-board-draw-pdf-help = Salva come PDF: il tabellone su una pagina, poi in scala su più pagine da incollare insieme.
cli-board-draw-what-help = Che cosa disegnare.
cli-board-draw-paper-help = La carta su cui stampare.
cli-board-draw-dpi-help = Risoluzione di un PNG, in punti per pollice.
cli-board-draw-lang-help = La lingua delle carte e del titolo, come es. Predefinita: quella del tuo sistema.
cli-board-drawing = Disegno
cli-board-drawn = { $file }: { $pages ->
    [one] una pagina
   *[other] { $pages } pagine
}, { $size } KiB.
error-nothing-to-draw-on = Indica il file in cui disegnare: --svg FILE, --png FILE o --pdf FILE.
error-picture-over-board = { $file } è il file di tabellone stesso. Scegli un altro nome per l’immagine.
error-print-extra-missing = PDF e PNG richiedono altre due librerie. Installale: { $command }. SVG funziona senza.

## Che cosa può non piacere di un tabellone

warning-too-tight = con { $players } giocatori ci sono { $spaces } spazi per { $cars } vagoni, quindi alcuni forse non si poseranno mai. Aggiungi linee, o dai meno vagoni a ogni giocatore.
warning-too-empty = con { $players } giocatori ci sono { $spaces } spazi per soli { $cars } vagoni: i giocatori si incontreranno appena. Dai più vagoni a ognuno, o togli linee.
warning-few-cards = con { $players } giocatori ci sono { $cards } carte per { $cars } vagoni: il mazzo sarà spesso vuoto. Aggiungi carte di ogni colore.
warning-few-tickets = con { $players } giocatori, dopo la distribuzione { $left ->
    [one] resta { $left } biglietto
   *[other] restano { $left } biglietti
}, e ogni volta se ne pescano { $draw }. Aggiungi biglietti.
warning-parallel-never-open = le doppie linee sono aperte da { $from } giocatori in su, ma possono giocare al massimo in { $players }. Abbassa parallel_from, o togli le seconde linee.
warning-points-fall = una linea lunga { $longer } dà { $more }, una lunga { $length } già { $points }. Le linee più lunghe dovrebbero dare di più.
warning-rule-unused = la regola «{ $rule }» è nell’elenco, ma nessuna linea la usa. Aggiungila a una linea, o togli la regola.

warning-color-unused = il mazzo ha carte di colore { $color }, ma nessuna linea è di colore { $color }. Dai questo colore a una linea, o toglilo dal mazzo.
warning-color-wanted = { $spaces } spazi sono di colore { $color }, contro { $mean } per colore in media: tutti vorranno carte di colore { $color }. Cambia colore a una linea.
warning-color-idle = spazi di colore { $color }: solo { $spaces }, contro { $mean } per colore in media; le carte di colore { $color } valgono poco. Cambia colore a una linea.
warning-color-scarce = { $spaces } spazi sono di colore { $color }, ma il mazzo ha solo { $cards } carte di quel colore. Aggiungi carte di ogni colore, o rendi grigie alcune linee.
warning-route-dear = richiede { $length } carte di un solo colore, e il mazzo ne ha { $cards } di ognuno. Accorciala, rendila grigia, o aggiungi carte.
warning-ferry-dear = richiede { $ferry } { wild-card.plural }, e in tutto ce ne sono { $wilds }. Chiedine meno, o aggiungi { wild-card.plural }.

warning-dead-end = una sola linea porta a { $city }, e chi la prende taglia fuori tutti gli altri. Aggiungi una seconda linea, o una doppia linea.
warning-single-link = { $start } – { $end } è l’unica strada verso { $cities } città: chi la prende divide in due il tabellone. Aggiungi un’altra strada.
warning-city-in-many-tickets = { $count } biglietti su { $tickets } finiscono a { $city }. Distribuiscili su più città.

warning-ticket-beyond-cars = { $start } – { $end } richiede almeno { $spaces } vagoni, e un giocatore ne ha { $cars }. Scegli città più vicine, o dai più vagoni.
warning-ticket-dear = { $start } – { $end } dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per un percorso di { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
}: più del solito. Danne circa { $spaces }.
warning-ticket-cheap = { $start } – { $end } dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per un percorso di { $spaces ->
    [one] { $spaces } spazio
   *[other] { $spaces } spazi
}: meno del solito. Danne circa { $spaces }.
warning-ticket-easy = { $start } – { $end } è una sola linea lunga { $spaces }: troppo facile. Scegli città più lontane.
warning-ticket-twice = { $start } – { $end } è anche il biglietto { $first }. Cambia uno dei due.

warning-name-twice = due città si chiamano { $name }. Cambia nome a una, perché si capisca quale intende un biglietto.
warning-city-far = { $city } è lontana da tutte le altre. Controlla la sua posizione.
warning-cities-together = { $city } e { $other } sono quasi nello stesso punto. Controlla le loro posizioni.
warning-routes-cross = { $first } incrocia { $other } sulla mappa. Sposta una città, o togli una delle due.
warning-spaces-overlap = gli spazi di { $first } e { $other } si sovrappongono sulla mappa. Sposta una città, o togli una delle due.
warning-space-over-city = { $first } passa sopra { $other } sulla mappa. Sposta la città, o fai passare la linea di lì.
warning-names-overlap = i nomi { $first } e { $other } si sovrappongono sulla mappa. Accorciane uno, o sposta una città.
warning-name-over-city = il nome { $first } copre { $other } sulla mappa. Accorcialo, o sposta una città.
warning-name-over-space = il nome { $first } copre spazi di { $other } sulla mappa. Accorcialo, o dai meno linee alla città.

## Su carta

print-tile = { $name } · { $tile } di { $count } · stampare al 100%, sovrapporre { $overlap } mm
print-cards = { $name } · carte
print-tickets = { $name } · biglietti
print-cars = { $name } · vagoni
print-tokens = { $name } · gettoni
print-points = spazi → punti
