# Che cosa non va in un file di tabellone. $where è il file, la riga e la voce, come "my.toml:17, route 3 (paris-zurich)".

## Il file stesso

board-unknown-board = Non c’è nessun tabellone «{ $name }». { $close ->
    [0] I tabelloni sono { $known }.
   *[other] Volevi dire { $near }? I tabelloni sono { $known }.
} Per un tabellone tuo, indica il percorso del suo file, che finisce in .toml.
board-file-missing = Il file { $where } non esiste.
board-file-is-directory = { $where } è una cartella. Indica il percorso del file di tabellone che contiene.
board-file-unreadable = Impossibile leggere { $where }: { $reason }.
board-file-not-utf8 = { $where }: questo non è testo UTF-8. Salva il file con la codifica UTF-8.
board-file-too-large = { $where } è troppo grande per un file di tabellone; se ne leggono al massimo { $most } KiB.
board-not-toml = { $where }: questo non è TOML valido: { $detail }.
board-nested-too-deep = { $where }: ci sono valori annidati troppo in profondità. A un tabellone bastano liste di tabelle.

## Chiavi e valori

board-missing-key = { $where }: manca la chiave «{ $key }». Aggiungila; docs/board-format.md spiega che cosa significa.
board-unknown-key = { $where }: qui non c’è nessuna chiave «{ $name }». { $close ->
    [0] Chiavi note: { $known }.
   *[other] Volevi dire { $near }?
}
board-wrong-type = { $where }: «{ $key }» è { $value }, ma deve essere { $expected ->
    [integer] un numero intero
    [decimal] un numero
    [flag] true o false
    [list] una lista tra parentesi quadre
    [table] una tabella tra parentesi graffe
   *[text] un testo tra virgolette
}.
board-too-small = { $where }: «{ $key }» è { $value }, ma deve essere almeno { $least }.
board-too-large = { $where }: «{ $key }» è { $value }, ma deve essere al massimo { $most }.
board-out-of-range = { $where }: «{ $key }» è { $value }, ma deve essere compreso tra { $least } e { $most }.
board-empty-text = { $where }: «{ $key }» è vuoto. Scrivi qualcosa, o togli la chiave se non è obbligatoria.
board-text-too-long = { $where }: «{ $key }» ha { $count } caratteri; il massimo è { $most }.
board-unprintable-text = { $where }: «{ $key }» contiene un a capo o un altro carattere che non si può mostrare: { $value }.
board-empty-list = { $where }: «{ $key }» è vuoto. Serve almeno una voce.
board-too-many-rows = { $where }: «{ $key }» ha { $count } voci; il massimo è { $most }.
board-bad-number-key = { $where }: «{ $name }» non può essere una chiave di «{ $key }». Usa numeri interi da 1 a { $most }.
board-unknown-choice = { $where }: «{ $key }» non può essere «{ $name }». { $close ->
    [0] Valori noti: { $known }.
   *[other] Volevi dire { $near }? Valori noti: { $known }.
}
board-duplicate-name = { $where }: «{ $key }» nomina «{ $name }» due volte. Togline una.

## Identificatori

board-bad-id = { $where }: «{ $name }» non è un identificatore valido. Usa lettere minuscole dalla a alla z, cifre e trattini bassi, al massimo 40 caratteri.
board-bad-row-id = { $where }: «{ $name }» non è un identificatore valido. Usa lettere minuscole dalla a alla z, cifre, trattini bassi, trattini e punti, al massimo 90 caratteri.
board-duplicate-id = { $where }: l’identificatore «{ $name }» è già usato ({ $first }). Danne un altro a questa voce.

## Città, linee e biglietti

board-half-a-place = { $where }: c’è «{ $key }» ma non «{ $other }». Indicali entrambi.
board-no-place = { $where }: la città non ha una posizione. Indica «lat» e «lon», oppure «x» e «y».
board-unknown-city = { $where }: non c’è nessuna città «{ $name }». { $close ->
    [0] Città di questo file: { $known }.
   *[other] Volevi dire { $near }?
}
board-not-two-cities = { $where }: «cities» deve nominare due città; qui sono { $count }.
board-route-to-itself = { $where }: la linea va da «{ $city }» a sé stessa. Cambia una delle sue città.
board-ticket-to-itself = { $where }: il biglietto va da «{ $city }» a sé stessa. Cambia una delle due città.
board-city-without-routes = { $where }: nessuna linea porta a «{ $city }». Aggiungine una, o togli la città.
board-ticket-unreachable = { $where }: nessuna linea collega «{ $start }» e «{ $end }», quindi questo biglietto non si può completare. Aggiungi una linea o cambia il biglietto.
board-parallel-too-many = { $where }: al massimo { $most } linee possono collegare le stesse due città. Togli questa.
board-parallel-lengths = { $where }: la sua lunghezza è { $length }, ma quella di «{ $other }», tra le stesse città, è { $other_length }. Le linee parallele devono avere la stessa lunghezza.
board-color-not-in-deck = { $where }: il mazzo non ha carte di colore { $color }. Scegli tra { $known }, oppure gray, o aggiungi il colore a «cards».
board-route-too-long = { $where }: la linea richiede { $length } vagoni, ma un giocatore ne ha solo { $cars }.
board-no-points = { $where }: «points» non dice quanto vale una linea lunga { $length }. Aggiungi lì quella lunghezza.
board-route-unpayable = { $where }: la linea richiede { $length } carte, ma dello stesso colore ce ne sono solo { $cards }, { wild-card.plural } comprese. Accorciala o aggiungi carte.
board-ferry-without-rule = { $where }: la linea è un traghetto, ma «rules» non nomina «ferries». Aggiungilo lì, o togli «ferry» qui.
board-tunnel-without-rule = { $where }: la linea è una galleria, ma «rules» non nomina «tunnels». Aggiungilo lì, o togli «tunnel» qui.
board-ferry-too-large = { $where }: il traghetto mostra { $ferry ->
    [one] { $ferry } simbolo { wild-card }
   *[other] { $ferry } simboli { wild-card }
} su { $length ->
    [one] { $length } spazio
   *[other] { $length } spazi
}. Non ci possono essere più simboli che spazi.
board-ferry-too-few-wilds = { $where }: il traghetto richiede { $ferry } { wild-card.plural }, ma il mazzo ne ha solo { $wilds }.

## Giocatori, carte e biglietti

board-players-reversed = { $where }: «from» è { $fewest } e «to» è { $most }. «from» non deve essere il maggiore.
board-too-few-player-colors = { $where }: { $count ->
    [one] { $count } colore non basta
   *[other] { $count } colori non bastano
} per { $players } giocatori. Aggiungine altri.
board-too-few-cards = { $where }: il mazzo ha { $count } carte, ma le mani di { $players } giocatori e le carte scoperte ne richiedono { $needed }. Aggiungi carte, o distribuiscine meno.
board-offer-too-large = { $where }: «{ $key }» offre { $count } biglietti alla volta, compresi quelli lunghi; il massimo è { $most }.
board-keep-too-many = { $where }: «{ $key }» chiede di tenere { $keep } biglietti su { $count }. Non se ne possono tenere più di quelli offerti.
board-too-few-tickets = { $where }: la distribuzione iniziale a { $players } giocatori richiede { $needed } biglietti, ma ce ne sono { $count } (senza quelli lunghi, se si distribuiscono a parte). Aggiungi biglietti, o distribuiscine meno.
board-too-few-long-tickets = { $where }: la distribuzione iniziale a { $players } giocatori richiede { $needed } biglietti lunghi, ma ce ne sono { $count }. Segnane altri con long = true, o distribuiscine meno.

## Regole

board-unknown-rule = { $where }: non c’è nessuna regola «{ $name }». { $close ->
    [0] Regole note: { $known }.
   *[other] Volevi dire { $near }?
}
board-duplicate-rule = { $where }: la regola «{ $name }» è nominata due volte. Togline una.
board-alvin-without-markers = { $where }: questa regola ha bisogno di «markers». Aggiungi anche quella.
board-too-few-start-cities = { $where }: { $count } città non bastano per le città di partenza di { $players } giocatori. Aggiungi città.
board-souvenir-without-rule = { $where }: la città offre souvenir, ma «rules» non nomina «souvenirs». Aggiungilo lì, o togli «souvenir» qui.
board-too-few-symbols = { $where }: { $places ->
    [one] serve { $places } simbolo
   *[other] servono { $places } simboli
}, uno per ogni città con souvenir = true, ma sono { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols ->
    [one] { $symbols } simbolo richiede
   *[other] { $symbols } simboli richiedono
} altrettante città, ma sono { $count }.
board-stack-starts-late = { $where }: «{ $key }» comincia da { $first } giocatori, ma si può giocare in { $players }. Aggiungi una voce per { $players }.
board-table-length = { $where }: «table» deve avere { $needed ->
    [one] { $needed } numero
   *[other] { $needed } numeri
}, uno per ogni quantità di simboli, da nessuno a tutti; qui ne ha { $count }.
board-table-falls = { $where }: in «table», { $symbols ->
    [one] { $symbols } simbolo vale
   *[other] { $symbols } simboli valgono
} { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, meno del valore precedente ({ $before }). Il valore non deve scendere.
board-tie-without-rule = { $where }: lo spareggio «{ $name }» ha bisogno della regola con lo stesso nome. Aggiungila a «rules», o togli lo spareggio.
board-network-too-wide = { $where }: la rete è troppo fitta per cercarvi il percorso più lungo: la sua larghezza è { $width }, il massimo è { $most }. Togli delle linee, meglio quelle che ne incrociano altre o uniscono città lontane, oppure togli la regola «longest_path».
board-station-choices = { $where }: con { $each } stazioni ci sono fino a { $count } modi di usare le linee altrui; il massimo è { $most }. Dai meno stazioni a ogni giocatore, o togli delle linee a { $cities }.
board-file-not-regular = { $where } non è un file normale. Indica il percorso di un file di tabellone.
