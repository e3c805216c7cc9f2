### Prove: i comandi `playtest` e `board balance`, e la pagina che scrive --html.
# Si evita l’articolo davanti alle percentuali (il 7 %, l’8 %).

cli-playtest-help = Fa giocare ai bot molte partite su un tabellone e ne riferisce i risultati a chi lo progetta: posti, biglietti, linee, città, colori, durata, punteggi e problemi.
cli-playtest-examples =
    Esempi:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Numeri di giocatori, separati da virgole; le partite li usano a turno. Predefinito: tutti quelli che il tabellone permette.
cli-playtest-bots-help = Un bot per tutti i posti, o più bot che cambiano posto di partita in partita.
cli-playtest-jobs-help = Numero di processi che si dividono il lavoro; i risultati non ne dipendono. Predefinito: uno per core.
cli-playtest-resume-help = Continua una prova con le stesse impostazioni invece di ricominciare.
cli-playtest-results-help = Il file SQLite in cui si salvano le partite finite.
cli-playtest-json-help = Scrive tutte le cifre in questo file come JSON; - scrive nel terminale.
cli-playtest-kept = interrotto; { $games ->
    [0] nessuna partita salvata
    [one] una partita salvata
   *[other] { $games } partite salvate
} in { $file }. Continua con: { $command }
cli-playtest-table = giocatori
cli-playtest-first = vince il primo posto
cli-playtest-turns = turni per giocatore
cli-playtest-score = punti
cli-playtest-close = partite combattute
cli-playtest-fine = Niente salta all’occhio: tutti i posti, i biglietti, le linee, le città e i colori restano con certezza entro quello che mostrano i tabelloni standard.
cli-playtest-found = { $flags ->
    [one] Un rilievo:
   *[other] { $flags } rilievi:
}

cli-board-balance-help = Propone punti per i biglietti di un tabellone, secondo quanto averli influisce sulla probabilità di vincere.
cli-board-balance-examples =
    Esempi:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Scrive una copia del file di tabellone con i punti proposti; tutto il resto rimane com’è.
cli-board-balance-now = punti
cli-board-balance-proposed = proposti
cli-board-balance-range = tra
cli-board-balance-made = completato
cli-board-balance-effect = vittorie
cli-board-balance-turns = turni
cli-board-balance-all-fine = { $tickets } biglietti: nessuno vale con certezza più o meno dei suoi punti. Con più partite forse si saprà.
cli-board-balance-some = { $changed ->
    [one] { $changed } biglietto su { $tickets } vale
   *[other] { $changed } biglietti su { $tickets } valgono
} con certezza più o meno di quanto dicono i punti. Cambiali e fai un’altra prova: i giocatori seguono i punti.
cli-board-balance-hard = * completato in meno del { $least } delle partite: un biglietto non completato costa i suoi punti, quindi ogni punto in più porterebbe in media meno di { $gain } punti a chi ce l’ha, e sotto il 50% gliene costerebbe. Rendi invece più facile la sua strada.
cli-board-balance-written = Scritto in { $file }.

playtest-title = Prova: { $board }
playtest-lead = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $bots } con { $seats } giocatori{ $alvin ->
    [yes] , con Alvin
   *[no] {""}
}.
playtest-intervals = Ogni cifra ha tra parentesi il suo intervallo al 95%: di Wilson per le quote, della t di Student sulle partite per il resto. I posti di una partita non sono indipendenti; le partite sì, perciò gli intervalli si calcolano sulle partite.
playtest-fine = Niente salta all’occhio.
playtest-fine-note = Tutti i posti, i biglietti, le linee, le città e i colori restano con certezza entro quello che mostrano i quattro tabelloni standard. Questo non garantisce un buon tabellone: i bot non sono persone, e qui il divertimento non si misura.
playtest-unclear = Le partite non bastano ancora per dirlo.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Un valore potrebbe ancora essere fuori norma.
   *[other] { $figures } valori potrebbero ancora essere fuori norma.
} { $bound ->
    [over] Per chiarirlo servirebbero più di { $more } altre partite.
   *[about] Circa { $more } altre partite lo chiarirebbero.
}
playtest-unclear-line = { $thing }: { $measure } { $figure }; { $bound ->
    [over] servono più di { $more } altre partite
   *[about] servono circa { $more } altre partite
}
playtest-unclear-rest = E altri { $count }.
playtest-flags = Rilievi
playtest-flags-note = Ognuna di queste cose va significativamente oltre quello che mostrano i quattro tabelloni standard. A guardare molte cose insieme se ne trova qualcuna per caso, e il test ne tiene conto (Holm, 1%).
playtest-severity = { $severity ->
    [fault] Errore
   *[other] Avviso
}
playtest-why = Perché conta:
playtest-fix = Che cosa aiuta:

playtest-flag-seat-bias = Con { $seats } giocatori, quota di vittorie del posto { $seat }: { $figure }; alla pari sarebbe { $even }.
playtest-why-seat-bias = I posti si sorteggiano, e con loro una parte del gioco.
playtest-fix-seat-bias = Guarda che cosa può fare un giocatore nei primissimi turni: linee a buon mercato con molti punti e poche carte. Allunga la partita (più vagoni), rendi più care le linee migliori, o dai una carta in più ai posti successivi.
playtest-flag-dominated-ticket = Il biglietto { $ticket } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $way ->
    [one] { $way } vagone
   *[other] { $way } vagoni
}; { $other } ne vale { $other_points } per { $other_way }. In media, a chi ce l’ha dà { $figure } punti.
playtest-why-dominated-ticket = Non è mai il biglietto giusto da tenere, ed è sfortuna per chi non ha scelta.
playtest-fix-dominated-ticket = Dagli più punti, o altre città. 'vialibre board balance' propone punti.
playtest-flag-scarce-color = { $color }: questo colore scarseggia; di quello che si paga per le sue linee, { $figure } sono { wild-card.plural }. Ha { $spaces } spazi per { $cards } carte.
playtest-why-scarce-color = I giocatori aspettano un solo colore, e chi pesca { wild-card.plural } vince la corsa alle sue linee.
playtest-fix-scarce-color = Dai un altro colore ad alcune delle sue linee o rendile grigie, finché tutti i colori hanno più o meno lo stesso numero di spazi.
playtest-flag-idle-color = { $color }: questo colore avanza; quota delle sue carte ancora in mano a fine partita: { $figure }. Ha { $spaces } spazi per { $cards } carte.
playtest-why-idle-color = Pescarlo non aiuta nessuno, quindi una parte del mazzo è sprecata.
playtest-fix-idle-color = Dagli più spazi, meglio su linee che i giocatori vogliono.
playtest-flag-dead-end = { $city } si usa pochissimo; partite in cui ci si arriva: { $figure }.
playtest-why-dead-end = Una città che non serve riempie solo il tabellone; un biglietto fin lì sarebbe una trappola.
playtest-fix-dead-end = Dalle un secondo accesso, un biglietto, o una linea che valga i vagoni; oppure toglila.
playtest-flag-one-way-city = Una sola strada porta a { $city }; quota dei suoi biglietti completati da chi li ha: { $figure }, meno degli altri.
playtest-why-one-way-city = Chi prende quella strada taglia fuori tutti gli altri, e chi ha quei biglietti non può farci nulla.
playtest-fix-one-way-city = Dalle un secondo accesso o una doppia linea, o togli i suoi biglietti.
playtest-flag-idle-route = { $route } si usa pochissimo; partite in cui qualcuno la prende: { $figure }.
playtest-why-idle-route = I giocatori non la prendono nemmeno quando le altre strade sono bloccate.
playtest-fix-idle-route = Rendila più corta o grigia, o portala dove vogliono andare i biglietti.
playtest-flag-hopeless-ticket = Il biglietto { $ticket }; quota di chi lo tiene che lo completa: { $figure }.
playtest-why-hopeless-ticket = Costa i suoi punti più spesso di quanto li porti.
playtest-fix-hopeless-ticket = Cerca sulla mappa il punto in cui si blocca; una seconda strada o doppie linee aiutano più dei punti.
playtest-flag-strong-ticket = Chi ha { $ticket } vince { $figure } punti percentuali in più rispetto alla parità.
playtest-why-strong-ticket = Un solo biglietto fortunato decide troppo.
playtest-fix-strong-ticket = Dagli meno punti. 'vialibre board balance' propone quanti.
playtest-flag-weak-ticket = Chi ha { $ticket } vince { $figure } punti percentuali in più rispetto alla parità, cioè meno spesso.
playtest-why-weak-ticket = Riceverlo costa la partita.
playtest-fix-weak-ticket = Dagli più punti, o una strada più facile. 'vialibre board balance' propone punti.
playtest-flag-one-strategy = { $strategy }: chi lo fa di più vince { $figure } punti percentuali in più rispetto alla parità.
playtest-why-one-strategy = Se un’abitudine è sempre quella giusta, resta poco da decidere.
playtest-fix-one-strategy = Cambia ciò su cui si basa: i punti delle linee lunghe, quanti biglietti si pescano, le strade alternative.

playtest-players = { $seats } giocatori
playtest-seat = posto { $seat }
playtest-seats = Posti e vittorie
playtest-seats-note = Quante volte ha vinto ogni posto; comincia il posto 1. La linea tratteggiata è la parità.
playtest-map = Il tabellone in gioco
playtest-map-note = Indica una linea o una città per vederne le cifre. Più grande è il punto di una città, più sono le partite in cui un giocatore ci arriva.
playtest-map-often = quante volte presa
playtest-map-when = quando si prende
playtest-map-wins = vittorie di chi ce l’ha
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: partite in cui si prende: { $claimed }; parte dei turni già passata: { $when }; chi ce l’ha vince { $effect } punti percentuali in più rispetto alla parità
playtest-route-never = { $route }: partite in cui si prende: { $claimed }
playtest-city-line = { $city }: partite in cui ci si arriva: { $reached }; chi ci arriva vince { $effect } punti percentuali in più rispetto alla parità
playtest-ticket-line = { $ticket }: tenuto { $kept }, completato { $made }, vince { $effect } punti percentuali in più rispetto alla parità
playtest-tickets = Quanto valgono i biglietti
playtest-tickets-note = A destra: tenuto più spesso quando è offerto. In alto: chi ce l’ha vince più spesso della parità, in punti percentuali. I cerchi più grandi hanno più punti; gli anelli sulla linea sono usciti troppo di rado per dirlo. Averlo non è l’unica causa: i giocatori tengono quello che va bene per i loro piani.
playtest-chart-up = vittorie oltre la parità, punti percentuali
playtest-chart-across = tenuto se offerto
playtest-all-tickets = Tutti i biglietti
playtest-all-routes = Tutte le linee
playtest-all-cities = Tutte le città
playtest-head-ticket = biglietto
playtest-head-route = linea
playtest-head-city = città
playtest-head-color = colore
playtest-head-way = vagoni
playtest-head-offered = offerto
playtest-head-kept = tenuto se offerto
playtest-head-made = completato se tenuto
playtest-head-points = punti in media
playtest-head-effect = vittorie, punti percentuali
playtest-head-claimed = partite in cui si prende
playtest-head-when = parte di partita passata
playtest-head-routes = linee
playtest-head-tickets = biglietti
playtest-head-reached = partite in cui ci si arriva
playtest-head-spaces = spazi
playtest-head-cards = carte
playtest-head-paid = pagate per partita
playtest-head-left = rimaste in mano
playtest-head-wilds = locomotive tra i pagamenti
playtest-head-wins = vittorie
playtest-head-row = parte delle carte scoperte
playtest-cities = Le città che contano
playtest-cities-note = Le città i cui visitatori vincono più e meno spesso, rispetto alla parità.
playtest-colors = Colori
playtest-colors-note = La quota di { wild-card.plural } in quello che si paga per le linee di un colore: sostituiscono un colore che scarseggia. La linea tratteggiata è la media di tutti i colori.
playtest-games = Durata, punti e distacchi
playtest-turns = Turni per giocatore
playtest-scores = Punti per giocatore
playtest-margins = Distacco tra il primo e il secondo
playtest-games-note = Le barre mostrano quante volte, la linea tratteggiata la media. Quota di partite combattute: { $close }; lì il distacco è al massimo un decimo del punteggio migliore.
playtest-strategies = Strategie
playtest-strategies-note = In ogni partita un posto ha fatto qualcosa più degli altri. Quante volte ha vinto, rispetto alla parità; 0 è la parità. Bloccare vuol dire prendere linee presso una città di un rivale, lontano dalle proprie. Tutti i posti erano giocati dallo stesso tipo di bot, quindi qui si vede che cosa premia il tabellone, non chi è più bravo.
playtest-strategy = { $strategy ->
    [tickets] Molti biglietti
    [long_routes] Linee lunghe
    [blocking] Bloccare
   *[early] Prendere presto
}
playtest-bots = I bot
playtest-bots-note = Quante volte hanno vinto i posti di ogni bot, rispetto alla parità.
playtest-compared = A confronto con i tabelloni standard
playtest-compared-note = Il distacco è dato come quota del punteggio migliore. Il punto è questo tabellone, i segni sono i quattro tabelloni standard, la fascia è il loro intervallo. Una freccia indica che questo tabellone è significativamente fuori. Di per sé non è un errore.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = questo tabellone
playtest-mean = media { $figure }
playtest-headline = { $name ->
    [turns] Turni per giocatore
    [first] Vittorie del primo posto
    [score] Punti per giocatore
    [margin] Distacco dal secondo
    [close] Partite combattute
    [lead_changes] Cambi in testa
    [half_time] Vince chi è in testa a metà
    [tickets] Biglietti per giocatore
    [made] Biglietti completati
    [ticket_points] Punti dai biglietti
    [claims] Linee per giocatore
    [length] Lunghezza di una linea
    [drawing] Turni dedicati alle carte
   *[cards_left] Carte rimaste in una mano
}
playtest-again = Riproduci questi risultati
playtest-again-note = Carte e scelte dipendono dal seme: le stesse impostazioni danno le stesse partite su qualsiasi macchina e con qualsiasi numero di processi.
playtest-footer = Prodotto da Vía Libre { $version }.

error-bad-findings = Questa versione non sa leggere questi risultati di prova ({ $detail }).
error-bad-seat-list = «{ $text }» non è un elenco valido di numeri di giocatori. Scrivi, per esempio, 2,3.
error-balance-not-toml = I punti si possono scrivere solo in un file di tabellone. Indica il file invece di «{ $board }», o togli --write.
error-balance-row-missing = La voce del biglietto «{ $ticket }» non è stata trovata in { $file }; non è stato scritto nulla.
