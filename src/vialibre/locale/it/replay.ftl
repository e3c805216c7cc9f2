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
ending-globetrotter = Più biglietti completati
# Il nome della tabella, per i lettori di schermo.
ending-table = Fogli del punteggio
# Per un biglietto o il percorso più lungo della tabella.
ending-show-on-board = Mostra sul tabellone
# $player è il posto che ha abbandonato o è stato escluso dal voto.
ending-early = { $reason ->
    [resigned] { $player } ha abbandonato, quindi la partita finisce qui.
    [voted_out] { $player } non c’era e il voto ha deciso: la partita finisce qui.
   *[abandoned] Tutti hanno voluto fermarsi qui, quindi non vince nessuno.
}
ending-so-far = Questi sono i punti sul tabellone finora; biglietti e bonus non sono stati contati.
ending-again = Rivedi il conteggio
ending-rematch = Rivincita
ending-join-rematch = Vai alla rivincita
ending-watch-rematch = Guarda la rivincita
ending-replay = Rivedi la partita
ending-download = Scarica la registrazione

## Il controllo della distribuzione. «Torna» e «non torna» si dicono di numeri che si confrontano.

deal-changed = Questo tavolo mostra un altro impegno rispetto a prima. Alla sua distribuzione non è stato aggiunto nulla; non giocare qui.
verify-open = Controlla la distribuzione
verify-title = La distribuzione è stata equa?
verify-about = Prima che qualcuno si sedesse, il server si è impegnato su un numero segreto. Il browser di ogni persona ha aggiunto numeri a caso. Tutti i mescolamenti derivano dall’insieme, quindi nessuno ha potuto scegliere le carte. Ora questa pagina rifà tutto il calcolo.
verify-working = Calcolo in corso…
verify-conclusion = { $verdict ->
    [proven] Tutto torna: nessuno ha potuto scegliere queste carte.
    [follows] La distribuzione deriva dal segreto pubblicato e dai numeri di tutti. Questo dispositivo non ha visto prima l’impegno, quindi non è dimostrato che il server avesse già scelto il suo segreto.
    [continued] Le carte sono quelle della partita che questa continua. Come furono distribuite lo dice il controllo di quella partita.
    [alone] I numeri tornano, ma li ha messi solo il server: non è dimostrato che nessuno abbia scelto le carte.
    [unproven] Le carte tornano con il loro seme, ma qui non si può dimostrare da dove viene: questa partita ne continua un’altra.
   *[wrong] Qualcosa non torna. Non fidarti di questa distribuzione.
}
# Letto prima di ogni passo dai lettori di schermo.
verify-finding = { $finding ->
    [right] Torna:
    [wrong] Non torna:
   *[unknown] Qui non si sa:
}
verify-step-commitment = { $finding ->
    [right] Il segreto del server è quello su cui si era impegnato prima della distribuzione.
   *[wrong] Il segreto del server non è quello su cui si era impegnato prima della distribuzione.
}
verify-step-seen = { $finding ->
    [right] Questo browser ha visto l’impegno sul segreto prima di aggiungere il suo numero.
    [wrong] Prima di aggiungere il suo numero, questo browser ha visto un altro impegno.
   *[unknown] Questo browser non ha visto l’impegno prima della distribuzione, o lo ha dimenticato.
}
verify-step-source = { $finding ->
    [right] Il seme è quello della partita che questa continua.
    [wrong] Il seme non è quello della partita che questa continua.
   *[unknown] Questo browser non conosce la partita che questa continua.
}
verify-step-entropy = { $finding ->
    [right] Il numero aggiunto da questo browser è nel mescolamento.
    [wrong] Il numero aggiunto da questo browser manca nel mescolamento.
   *[unknown] Questo browser non ha aggiunto nulla, o lo ha dimenticato.
}
# $count è quanti posti hanno aggiunto un numero; i bot non ne aggiungono.
verify-step-seed = { $finding ->
    [right] Il seme deriva dal segreto e { $count ->
        [0] da nient’altro: nessuna persona ha aggiunto nulla.
        [one] dal numero di una persona.
       *[other] dai numeri di { $count } persone.
    }
   *[wrong] Il seme non deriva dal segreto e da ciò che le persone hanno aggiunto.
}
verify-step-first = { $finding ->
    [right] Ha cominciato il posto estratto dal seme.
    [wrong] Non ha cominciato il posto estratto dal seme.
   *[unknown] Il tavolo ha scelto chi comincia, quindi non si è estratto nulla.
}
verify-step-tickets = { $finding ->
    [right] I { $count } biglietti iniziali sono tutti quelli del seme.
   *[wrong] I biglietti iniziali non sono quelli del seme.
}
verify-step-souvenirs = { $finding ->
    [right] I souvenir sono dove li ha messi il seme.
   *[wrong] I souvenir non sono dove li ha messi il seme.
}
verify-step-hands = { $finding ->
    [right] Le { $count } carte delle mani iniziali sono tutte quelle del seme.
   *[wrong] Le mani iniziali non sono quelle del seme.
}
verify-step-row = { $finding ->
    [right] Le prime carte scoperte sono quelle del seme.
   *[wrong] Le prime carte scoperte non sono quelle del seme.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] L’unica carta uscita più tardi dal primo mazzo è quella del seme.
       *[other] Le { $count } carte uscite più tardi dal primo mazzo sono quelle del seme, nel suo ordine.
    }
    [wrong] Le carte uscite più tardi dal primo mazzo non sono quelle del seme.
   *[unknown] Le carte di questo tabellone non si possono calcolare qui.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] L’unico biglietto pescato più tardi è quello del seme.
       *[other] I { $count } biglietti pescati più tardi sono quelli del seme, nel suo ordine.
    }
   *[wrong] I biglietti pescati più tardi non sono quelli del seme.
}
verify-numbers = Mostra i numeri
verify-number-commitment = Impegno sul segreto (il suo SHA-256)
verify-number-remembered = Impegno visto da questo browser
verify-number-secret = Il segreto del server
verify-number-entropy = Aggiunto da { $player }
verify-number-seed = Seme di tutti i mescolamenti
verify-covers = Controllati qui: da dove viene il seme; i biglietti, le mani e le carte scoperte iniziali; l’ordine del primo mazzo e dei biglietti. Non controllati qui: i mazzi rimescolati più tardi, le mosse, i punteggi e la firma del server.
verify-elsewhere = La registrazione contiene tutto questo, firmato dal server. Con il programma «vialibre verify» chiunque può controllarne anche ogni mossa.

## Rivedere una partita finita

# Il titolo della pagina; $board è il nome del tabellone.
replay-title = Rivedi: { $board }
replay-back = Torna al tavolo
replay-not-over = Questa partita è ancora in corso. Potrai rivederla quando sarà finita.
replay-watch = Vai al tavolo
replay-no-table = A questo link non c’è nessuna partita. Controlla che sia copiato per intero.
# Di chi si vedono le carte.
replay-eyes = Vista
replay-eyes-open = Tutto scoperto
replay-eyes-spectator = Il pubblico
# La scelta di ciò che si mostra accanto al tabellone.
replay-tabs = Viste della partita
replay-tab-players = Giocatori
replay-tab-charts = Grafici
replay-tab-steps = Mosse
replay-tab-more = Altro

## Muoversi nella partita

replay-controls = Muoversi nella partita
# Un momento è una posizione tra due mosse: 0 è la distribuzione.
replay-moment = Momento { $at } di { $last }
replay-slider = Momento della partita
replay-first = Primo momento
replay-turn-back = Un turno indietro
replay-back-one = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward-one = Una mossa avanti
replay-turn-forward = Un turno avanti
replay-last = Ultimo momento
replay-speed = Velocità
# La velocità di riproduzione: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Frecce: una mossa indietro o avanti. Pag su e Pag giù: un turno. Inizio e Fine: primo e ultimo momento. Spazio: riproduci o pausa.
replay-deal = Si distribuiscono le carte.
replay-no-marker = { $player } non mette segnalini città.

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
replay-luck-about = La fortuna conta le carte pescate senza vederle: quante { wild-card.plural } sono arrivate in più del previsto, e quante carte extra in meno nelle gallerie. +1 è una carta meglio della media.
replay-chance-about = La probabilità di vittoria è una stima da ciò che ogni posto poteva sapere in quel momento, tarata su partite di bot.
# Le carte in mano a $player, per i lettori di schermo.
replay-hand = In mano a { $player }: { $cards }
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
replay-tickets-none = Nessun biglietto in questo momento
# A che punto è un biglietto.
replay-ticket-state = { $state ->
    [done] completato
    [possible] possibile
    [cut_off] interrotto
   *[offered] offerto
}
# Com’era un biglietto nel corso della partita: «possibile da 3». $from è un momento.
replay-ticket-from = { replay-ticket-state } da { $from }
replay-strips-about = Le strisce mostrano quando un biglietto era possibile, completato o interrotto. Toccane una per andarci.

## Grafici

replay-chart-scores = Punti sul tabellone
replay-chart-chances = Probabilità di vittoria
replay-chart-as-table = Come tabella
replay-chart-moment = Momento
# Che cosa mostra un grafico, per i lettori di schermo; $values è una lista come «Ana 86, Bea 96».
replay-chart-summary = { $title }. Alla fine: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Tocca un grafico per andare a quel momento. I numeri accanto sono quelli finali.

## Altro

replay-link = Link a questo momento
replay-copy = Copia il link
replay-copied = Il link è copiato.
replay-not-copied = Copia tu il link dal campo: questo browser non lo permette.
replay-play-on = Continua da qui
replay-play-on-about = Prendi posto in questo momento e continua contro i bot, con le stesse carte in arrivo.
replay-play-on-over = In questo momento la partita è finita. Torna un po’ indietro per continuare.
replay-play-on-seat = Il tuo posto
replay-play-on-start = Comincia
