# Quello che viene dopo l’ultima mossa: il punteggio, il controllo della distribuzione, e come rivedere una partita finita.
# $player, $ticket e $city sono nomi pronti da mostrare. Le righe del punteggio che non sono qui sono in game.ftl.

## Il punteggio, come un breve spettacolo e poi come tabella

ending-title = Punteggio finale
ending-title-early = La partita è finita prima
# Finisce subito lo spettacolo del punteggio.
ending-skip = Salta
# Rimpicciolisce o ingrandisce il foglio del risultato, sui telefoni.
ending-fold = Risultato
ending-ticket = Biglietto completato
ending-ticket-missed = Biglietto non completato
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
}
# Righe della tabella dei punteggi.
ending-tickets = Biglietti
ending-longest = Percorso più lungo
ending-globetrotter = Globetrotter
# Il nome della tabella, per i lettori di schermo.
ending-table = Fogli del punteggio
# Per un biglietto o il percorso più lungo della tabella.
ending-show-on-board = Mostra sul tabellone
# $player è il posto che ha abbandonato o è stato escluso dal voto.
ending-early = { $reason ->
    [resigned] { $player } ha abbandonato, quindi la partita finisce qui.
    [voted_out] { $player } era assente e un voto lo ha escluso: la partita finisce qui.
   *[abandoned] Tutti hanno accettato di annullare la partita, quindi non c’è un vincitore.
}
ending-so-far = Questi sono i punti sul tabellone finora; biglietti e bonus non sono stati contati.
ending-again = Rivedi il conteggio
ending-rematch = Rivincita
ending-join-rematch = Vai alla rivincita
ending-watch-rematch = Guarda la rivincita
ending-replay = Rivedi la partita
ending-download = Scarica la registrazione

## Il controllo della distribuzione. «Corretto» ed «Errato» si dicono di numeri che si confrontano.

deal-changed = Questo tavolo mostra un altro impegno rispetto a prima. Alla sua distribuzione non è stato aggiunto nulla; non giocare qui.
verify-open = Controlla il mescolamento
verify-title = La distribuzione è stata equa?
verify-about = Prima che qualcuno si sedesse, il server si è impegnato su un numero segreto. Il browser di ogni giocatore ha aggiunto i suoi numeri a caso. Tutti i mescolamenti derivano dall’insieme, quindi nessuno ha potuto scegliere le carte. Ora questa pagina rifà tutto il calcolo.
verify-working = Controllo in corso…
verify-conclusion = { $verdict ->
    [proven] Tutto è corretto: nessuno ha potuto scegliere queste carte.
    [follows] La distribuzione deriva dal segreto pubblicato e dai numeri di tutti. Questo dispositivo non ha visto prima l’impegno, quindi non è dimostrato che il server avesse già scelto il suo segreto.
    [continued] Le carte sono quelle della partita che questa continua. Come sono state distribuite lo dice il controllo di quella partita.
    [alone] I numeri sono corretti, ma li ha messi solo il server: questo non dimostra che nessuno abbia scelto le carte.
    [unproven] Le carte corrispondono al loro seme, ma qui non si può dimostrare da dove viene: questa partita ne continua un’altra.
   *[wrong] Qualcosa è errato. Non fidarti di questa distribuzione.
}
# Letto prima di ogni passo dai lettori di schermo.
verify-finding = { $finding ->
    [right] Corretto:
    [wrong] Errato:
   *[unknown] Sconosciuto:
}
verify-step-commitment = { $finding ->
    [right] Il segreto del server è quello su cui si era impegnato prima della distribuzione.
   *[wrong] Il segreto del server non è quello su cui si era impegnato prima della distribuzione.
}
verify-step-seen = { $finding ->
    [right] Questo browser ha visto l’impegno sul segreto prima di aggiungere il suo numero.
    [wrong] Prima di aggiungere il suo numero, questo browser ha visto un altro impegno.
   *[unknown] Questo browser non ha visto l’impegno prima della distribuzione, o non lo ha più.
}
verify-step-source = { $finding ->
    [right] Il seme è quello della partita che questa continua.
    [wrong] Il seme non è quello della partita che questa continua.
   *[unknown] Questo browser non conosce la partita che questa continua.
}
verify-step-entropy = { $finding ->
    [right] Il numero aggiunto da questo browser è compreso.
    [wrong] Il numero aggiunto da questo browser manca.
   *[unknown] Questo browser non ha aggiunto numeri, o non li ha più.
}
# $count è quanti posti hanno aggiunto un numero; i bot non ne aggiungono.
verify-step-seed = { $finding ->
    [right] Il seme deriva dal segreto e { $count ->
        [0] da nient’altro: nessun giocatore ha aggiunto un numero.
        [one] dal numero aggiunto da un giocatore.
       *[other] dai numeri aggiunti da { $count } giocatori.
    }
   *[wrong] Il seme non deriva dal segreto e dai numeri aggiunti dai giocatori.
}
verify-step-first = { $finding ->
    [right] Il primo giocatore è quello estratto dal seme.
    [wrong] Il primo giocatore non è quello estratto dal seme.
   *[chosen] L’host ha scelto il primo giocatore, quindi non c’è stata estrazione.
}
verify-step-tickets = { $finding ->
    [right] I { $count } biglietti iniziali corrispondono al seme.
   *[wrong] I biglietti iniziali non corrispondono al seme.
}
verify-step-souvenirs = { $finding ->
    [right] I souvenir sono dove li ha messi il seme.
   *[wrong] I souvenir non sono dove li ha messi il seme.
}
verify-step-hands = { $finding ->
    [right] Le { $count } carte delle mani iniziali corrispondono al seme.
   *[wrong] Le mani iniziali non corrispondono al seme.
}
verify-step-row = { $finding ->
    [right] Le prime carte scoperte corrispondono al seme.
   *[wrong] Le prime carte scoperte non corrispondono al seme.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] L’unica carta uscita più tardi dal primo mazzo corrisponde al seme.
       *[other] Le { $count } carte uscite più tardi dal primo mazzo corrispondono al seme, nel suo ordine.
    }
    [wrong] Le carte uscite più tardi dal primo mazzo non corrispondono al seme.
   *[unknown] Le carte di questo tabellone non si possono calcolare qui.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] L’unico biglietto pescato più tardi corrisponde al seme.
       *[other] I { $count } biglietti pescati più tardi corrispondono al seme, nel suo ordine.
    }
   *[wrong] I biglietti pescati più tardi non corrispondono al seme.
}
verify-numbers = Mostra i numeri
verify-number-commitment = Impegno (SHA-256 del segreto)
verify-number-remembered = Impegno visto da questo browser
verify-number-secret = Il segreto del server
verify-number-entropy = Aggiunto da { $player }
verify-number-seed = Seme di tutti i mescolamenti
verify-covers = Controllati qui: da dove viene il seme; il primo giocatore, se sorteggiato; i biglietti, le mani e le carte scoperte iniziali; le pile di souvenir, se il tabellone ne ha; l’ordine del primo mazzo e dei biglietti, per quanto si è visto nella partita. Non controllati qui: i mazzi rimescolati più tardi, le mosse, i punteggi e la firma del server.
verify-elsewhere = La registrazione contiene tutto questo, firmato dal server. Con il comando «vialibre verify» chiunque può controllarne anche ogni mossa.

## Rivedere una partita finita

# Il titolo della pagina; $board è il nome del tabellone.
replay-title = Rivedi: { $board }
replay-back = Torna al tavolo
replay-not-over = Questa partita è ancora in corso. Potrai rivederla quando sarà finita.
replay-watch = Vai al tavolo
replay-no-table = A questo link non c’è nessuna partita. Controlla di averlo copiato per intero.
# Di chi si vedono le carte.
replay-eyes = Vedi come
replay-eyes-open = Tutte le carte scoperte
replay-eyes-spectator = Spettatore
# La scelta di ciò che si mostra accanto al tabellone.
replay-tabs = Viste della partita
replay-tab-players = Giocatori
replay-tab-charts = Grafici
replay-tab-steps = Mosse
replay-tab-more = Altro

## Muoversi nella partita

replay-controls = Riproduzione
# Un momento è una posizione tra due mosse: 0 è la distribuzione.
replay-moment = Passo { $at } di { $last }
replay-slider = Passo
replay-first = Primo passo
replay-turn-back = Un turno indietro
replay-back-one = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward-one = Una mossa avanti
replay-turn-forward = Un turno avanti
replay-last = Ultimo passo
replay-speed = Velocità
# La velocità di riproduzione: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Frecce: una mossa indietro o avanti. Pag su e Pag giù: un turno. Inizio e Fine: primo e ultimo passo. Spazio: riproduci o pausa.
replay-deal = Si distribuiscono le carte.
replay-no-marker = { $player } salta il segnalino città.

## Che cosa avevano tutti

# $cards è una lista come «una carta rossa, una locomotiva e una carta blu»; per i lettori di schermo.
replay-row = Carte scoperte: { $cards }
replay-row-empty = Nessuna carta scoperta
replay-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
replay-ticket-pile = { $count ->
    [one] { $count } biglietto rimasto
   *[other] { $count } biglietti rimasti
}
replay-score = Punti
replay-cars = Vagoni
replay-cards = Carte
replay-tickets = Biglietti
replay-chance = Vittoria
replay-luck = Fortuna
replay-luck-about = La fortuna conta le carte pescate dal mazzo: quante { wild-card.plural } in più del previsto, e quante carte extra in meno nelle gallerie. +1 è una carta meglio della media.
replay-chance-about = La probabilità di vittoria è una stima da ciò che ogni giocatore poteva sapere a quel passo, tarata su partite tra bot.
# Le carte in mano a $player, per i lettori di schermo.
replay-hand = Mano di { $player }: { $cards }
replay-hand-empty = { $player } non ha carte.
replay-hand-hidden = { $count ->
    [0] Nessuna carta
    [one] { $count } carta nascosta
   *[other] { $count } carte nascoste
}
replay-tickets-hidden = { $count ->
    [0] Nessun biglietto
    [one] { $count } biglietto nascosto
   *[other] { $count } biglietti nascosti
}
replay-tickets-none = Nessun biglietto a questo passo
# A che punto è un biglietto.
replay-ticket-state = { $state ->
    [done] completato
    [possible] possibile
    [cut_off] bloccato
   *[offered] offerto
}
# Com’era un biglietto nel corso della partita: «possibile da 3». $from è un momento.
replay-ticket-from = { replay-ticket-state } da { $from }
replay-strips-about = Le strisce mostrano quando un biglietto era possibile, completato o bloccato. Scegline una per andarci.

## Grafici

replay-chart-scores = Punti sul tabellone
replay-chart-chances = Probabilità di vittoria
replay-chart-as-table = Come tabella
replay-chart-moment = Passo
# Che cosa mostra un grafico, per i lettori di schermo; $values è una lista come «Ana 86, Bea 96».
replay-chart-summary = { $title }. Alla fine: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Scegli un punto di un grafico per andare a quel passo. I numeri accanto sono quelli finali.

## Altro

replay-link = Link a questo passo
replay-copy = Copia il link
replay-copied = Link copiato.
replay-not-copied = Il tuo browser non permette di copiare: copia tu il link dal campo.
replay-play-on = Continua da qui
replay-play-on-about = Prendi posto a questo passo e continua contro i bot, con le stesse carte in arrivo.
replay-play-on-over = A questo passo la partita è finita. Torna un po’ indietro per continuare.
replay-play-on-seat = Il tuo posto
replay-play-on-start = Comincia
