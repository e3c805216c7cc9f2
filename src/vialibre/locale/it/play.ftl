### Una partita nel terminale: vialibre play.

cli-play-help = Gioca nel terminale: contro i bot, con altri a questa tastiera (--hotseat) o al tavolo di un server (--server). Senza terminale, o con --plain, va riga per riga, per lettori di schermo e script.
cli-play-examples =
    Esempi:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Numero di giocatori, te compreso. Predefinito: tu e i bot che nomini, o tre.
cli-play-bots-help = I tuoi avversari, separati da virgole: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), qualsiasi altro bot con il suo nome, o uno tuo come modulo:Classe o cmd:./program. Un solo nome prende tutti i posti rimasti.
cli-play-lang-help = La lingua della partita, come es. Predefinita: quella del tuo sistema.
cli-play-plain-help = Riga per riga, senza controllare lo schermo.
cli-play-hotseat-help = I nomi, separati da virgole, di chi si alterna a questa tastiera.
cli-play-first-help = Il posto che comincia, contato da 1, o «random» (a caso). Le persone hanno i primi posti, i bot gli altri.
cli-play-server-help = L’indirizzo di un server, per giocare lì.
cli-play-table-help = Il tavolo sul server: il codice alla fine del suo link, o il link intero.
cli-play-name-help = Il tuo nome.
cli-play-resume-help = Continua una partita salvata.
cli-play-save-help = Dove salvare la partita quando esci e quando è finita. Predefinito: un nuovo file quando esci.

## Raccontato riga per riga. I testi vengono anche letti ad alta voce, quindi sono frasi quando è possibile.

play-title = { $board }, con { $players }.
play-how = Scrivi un’azione, parole di un’azione come «paris rosso», o «aiuto».
# Prima di ciò che si scrive; $player è a chi si chiede.
play-prompt = { $player }, che cosa fai?
play-pause = { $undo ->
    [yes] Premi Invio per continuare; «annulla» torna indietro.
   *[no] Premi Invio per continuare.
}
play-pass-keyboard = Passa la tastiera a { $player }. { $player }, premi Invio quando nessun altro guarda.
play-bye = A presto.
play-input-ended = L’input è finito.
play-saved = Partita salvata in { $file }.
play-resume-with = Continua con: { $command }
play-record-written = Registrazione della partita scritta in { $file }.
play-save-where = Indica dove: «salva game.json».
play-undone = { $player } annulla la sua ultima scelta.
play-said = { $player } dice: { $words }
# Una partita finita senza risultato: tutti gli altri hanno abbandonato, o tutti hanno voluto finirla.
play-broken-off = La partita è finita prima del tempo, senza risultato.

play-seat = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $tickets ->
    [one] { $tickets } biglietto
   *[other] { $tickets } biglietti
}.
play-seat-stations = Stazioni rimaste: { $left }.
play-seat-markers = Segnalini città su { $cities }.
play-seat-souvenirs = Souvenir: { $symbols }.
play-last-turns = Ultimo giro: { $turns ->
    [one] manca { $turns } turno.
   *[other] mancano { $turns } turni.
}
play-alvin-at = Alvin è a { $city }.
play-alvin-held = { $player } ha Alvin.
play-row = Carte scoperte: { $cards }. Carte nel mazzo: { $deck }; biglietti rimasti: { $tickets }.
play-row-gap = un vuoto
play-hand = { $count ->
    [0] Non hai carte.
   *[other] La tua mano: { $cards }.
}
# $state è done, possible o cut_off; $missing è fatto dei tre messaggi qui sotto, uno dopo l’altro.
play-ticket = { $state ->
    [done] Biglietto { $ticket }, { $points }: completato.
    [cut_off] Biglietto { $ticket }, { $points }: bloccato.
   *[possible] Biglietto { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] manca { $cars } vagone
   *[other] mancano { $cars } vagoni
}, { $routes }
play-missing-stations = manca una stazione a { $cities }
play-missing-rival = prima un altro giocatore deve prendere { $route }
play-offered = { $place }: { $ticket }
play-keep-how = Scrivi i numeri di quelli che tieni, come «1 3».
play-tickets-draw = Per pescare nuovi biglietti scrivi «draw tickets».

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Scrivi il suo numero, o altre parole.
   *[other] Corrispondono { $count } azioni. Scrivi il numero di una, o altre parole.
}
play-more = { $count ->
    [one] E ancora una. Scrivi altre parole per trovarla.
   *[other] E altre { $count }. Scrivi altre parole per trovarle.
}
play-more-ways = { $count ->
    [one] C’è un altro modo di pagare, o una stazione. Cercalo scrivendo: «azioni paris».
   *[other] Ci sono altri { $count } modi di pagare, stazioni comprese. Cercali scrivendo: «azioni paris».
}
play-no-such-number = { $listed ->
    [0] Non c’è ancora un elenco per il numero { $number }. «azioni» ne mostra uno.
   *[other] Il numero { $number } non è nell’elenco, che va da 1 a { $listed }. «azioni» ne mostra uno nuovo.
}
play-nothing-found = Nessuna azione possibile corrisponde a «{ $words }». «azioni» elenca che cosa puoi fare, «aiuto» spiega di più.
play-no-city = Su questo tabellone non c’è nessuna città come «{ $city }».
play-hint = Un bot forte farebbe così: { $sentence } [{ $typed }]. Scrivi 1 per farlo.

play-routes-of = { $count ->
    [0] { $player } non ha linee.
   *[other] { $player } ha le linee { $routes }.
}
play-stations-of = { $player } ha stazioni a { $cities }.
play-markers-of = { $player } ha segnalini città su { $cities }.
play-souvenirs-at = { $city }: souvenir «{ symbol-name }», rimasti: { $left }.
play-route = { $route }: { $length ->
    [one] { $length } spazio
   *[other] { $length } spazi
}, { $color }
# Questi due seguono play-route.
play-route-tunnel = , galleria
play-route-ferry = , traghetto con { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Libera.
play-route-taken = Controllata da { $player }.

play-sheet = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
play-sheet-line = { $label }: { $points }

play-help = Ti si chiede un’azione. Scrivila come nell’elenco di «azioni», per esempio «claim paris-zurich red+1» o «draw deck»; oppure scrivi alcune sue parole, brevi quanto vuoi: «mar rosso» trova che cosa puoi pagare con carte rosse vicino a Marsiglia. Se ne corrispondono diverse, vengono elencate e si sceglie con un numero. Una riga vuota ripete la posizione. Altri comandi:
play-help-line = { $word }: { $about }
# Che cosa si scrive per ogni comando: una parola, senza spazi. Valgono anche le parole inglesi.
play-command-word = { $command ->
    [help] aiuto
    [actions] azioni
    [tickets] biglietti
    [board] tabellone
    [hint] consiglio
    [undo] annulla
    [log] cronologia
    [score] punti
    [save] salva
   *[quit] esci
}
play-command-help = { $command ->
    [help] questo aiuto
    [actions] che cosa puoi fare; con parole, solo ciò che corrisponde, con tutti i modi di pagare
    [tickets] i tuoi biglietti, a che punto sono e che cosa manca
    [board] chi ha quali linee; con una città, le linee di lì
    [hint] che cosa farebbe un bot forte
    [undo] annulla la tua ultima scelta, finché non si è rivelato nulla di nascosto e nessuno ha giocato dopo
    [log] che cosa è successo finora
    [score] punti, vagoni e carte dei giocatori
    [save] salva la partita in un file, per continuare un’altra volta
   *[quit] esce; la partita viene salvata
}

## Su un server, prima che la partita cominci

play-room-seats = Al tavolo: { $people }.
play-room-free = { $free ->
    [0] Tutti i posti sono occupati.
    [one] C’è un posto libero.
   *[other] Ci sono { $free } posti liberi.
}
play-room-host-start = Ci siete tutti. Premi Invio per iniziare.
play-room-host-wait = Premi Invio per guardare di nuovo quando è arrivato qualcuno, o scrivi «bot easy», «bot normal», «bot hard», «bot expert» o «bot master» per aggiungere un bot.
play-room-guest = In attesa dell’inizio della partita.
play-room-empty = nessuno
play-connection-lost = Connessione persa; riconnessione.
play-connection-back = Connessione ristabilita.
play-stays-on-server = La partita continua sul server. Torna con lo stesso comando.

## Errori

error-name-twice = Ci sono due persone di nome { $name }. Da’ a ciascuna un nome diverso.
error-seats-and-people = { $people ->
    [one] Una persona
   *[other] { $people } persone
} e { $bots } bot non riempiono { $seats } posti. Nomina tanti bot quanti sono i posti rimasti, o uno per tutti.
error-unknown-language = «{ $lang }» non è una lingua disponibile. Scegli tra: { $known }.
error-cannot-write = Impossibile scrivere { $file }: { $detail }. Scegli un altro posto.
error-saved-game-over = La partita in { $file } è finita. Guardala con «vialibre replay».
error-only-bots = In { $file } giocano solo bot, quindi non c’è nessun posto da cui continuare. Guardala con «vialibre replay».
error-not-together = { $first } e { $second } non si possono usare insieme: togli uno dei due.
error-table-needed = Per giocare su un server, indica il suo indirizzo e il tavolo: --server URL --table CODE.
error-bad-server = { $url } non è un indirizzo di server valido. Ha la forma http://127.0.0.1:8000.
error-server-away = Impossibile raggiungere { $url }: { $detail }. Controlla l’indirizzo e che lì ci sia un server attivo.
error-not-a-server = { $url } non risponde come un server di Vía Libre. Controlla l’indirizzo.
error-server-said = { $text }
error-server-keeps = Il server conserva questa partita, e potrai salvarne la registrazione quando sarà finita. Puoi semplicemente uscire e tornare.
error-table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse. Chiedine un altro.
