### Prove: i comandi `playtest` e `board balance`, e la pagina che scrive --html.
# Si evita l’articolo davanti alle percentuali (il 7 %, l’8 %).

cli-playtest-help = Fa giocare ai bot molte partite su un tabellone e dice a chi lo progetta che cosa mostrano: posti, biglietti, linee, città, colori, durata, punteggi, e che cosa non va.
cli-playtest-examples =
    Esempi:
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Numeri di giocatori, separati da virgole; le partite li usano a turno. Se manca: tutti quelli che il tabellone permette.
cli-playtest-bots-help = Un bot per tutti i posti, o più bot che cambiano posto di partita in partita.
cli-playtest-jobs-help = Processi che si dividono il lavoro; i risultati non ne dipendono. Se manca: uno per core.
cli-playtest-resume-help = Continua una prova con le stesse impostazioni invece di ricominciare.
cli-playtest-results-help = Il file SQLite che conserva quello che è fatto.
cli-playtest-json-help = Scrive tutte le cifre in questo file come JSON; - è il terminale.
cli-playtest-kept = interrotto; { $games ->
    [0] nessuna partita è conservata
    [one] una partita è conservata
   *[other] { $games } partite sono conservate
} in { $file }. Continua con: { $command }
cli-playtest-table = giocatori
cli-playtest-first = vince il primo posto
cli-playtest-turns = turni di ogni giocatore
cli-playtest-score = punti
cli-playtest-close = partite combattute
cli-playtest-fine = Niente salta all’occhio: tutti i posti, i biglietti, le linee, le città e i colori restano con certezza entro quello che mostrano i tabelloni standard.
cli-playtest-found = { $flags ->
    [one] Una cosa da guardare:
   *[other] { $flags } cose da guardare:
}

cli-board-balance-help = Propone punti per i biglietti di un tabellone, secondo quanto averli cambia la probabilità di vincere.
cli-board-balance-examples =
    Esempi:
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Scrive una copia del file di tabellone con i punti proposti; tutto il resto rimane com’è.
cli-board-balance-now = punti
cli-board-balance-proposed = proposti
cli-board-balance-range = tra
cli-board-balance-made = fatto
cli-board-balance-effect = vittorie
cli-board-balance-turns = turni
cli-board-balance-all-fine = { $tickets } biglietti: nessuno vale con certezza più o meno dei suoi punti. Con più partite forse si saprà.
cli-board-balance-some = { $changed ->
    [one] { $changed } biglietto su { $tickets } vale
   *[other] { $changed } biglietti su { $tickets } valgono
} con certezza più o meno di quanto dicono i punti. Cambiali e fai un’altra prova: i giocatori seguono i punti.
cli-board-balance-hard = * completato in meno del { $least } delle partite: un biglietto non completato costa i suoi punti, quindi ogni punto in più porterebbe in media meno di { $gain } punti a chi ce l’ha, e sotto il 50 % gliene costerebbe. Rendi invece più facile la sua strada.
cli-board-balance-written = Scritto in { $file }.

playtest-title = Prova: { $board }
playtest-lead = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $bots } in { $seats } giocatori{ $alvin ->
    [yes] , con Alvin
   *[no] {""}
}.
playtest-intervals = Ogni cifra ha tra parentesi il suo intervallo al 95 %: secondo Wilson per la frequenza con cui le cose accadono, la t di Student sulle partite per il resto. I posti di una partita non sono indipendenti; le partite sì, e gli intervalli vanno per partite.
playtest-fine = Niente salta all’occhio.
playtest-fine-note = Tutti i posti, i biglietti, le linee, le città e i colori restano con certezza entro quello che mostrano i quattro tabelloni standard. Non è una promessa: i bot non sono persone, e qui il divertimento non si misura.
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
playtest-flags = Che cosa guardare
playtest-flags-note = Ognuna di queste cose va con certezza oltre quello che mostrano i quattro tabelloni standard: chi guarda molte cose insieme ne trova qualcuna per caso, e se ne tiene conto (Holm, una su cento).
playtest-severity = { $severity ->
    [fault] Difetto
   *[other] Avviso
}
playtest-why = Perché conta:
playtest-fix = Che cosa aiuta:

playtest-flag-seat-bias = In { $seats } giocatori, quota di vittorie del posto { $seat }: { $figure }; alla pari sarebbe { $even }.
playtest-why-seat-bias = Il posto si tira a sorte, e con lui una parte del gioco.
playtest-fix-seat-bias = Guarda che cosa può fare un giocatore nei primissimi turni: linee a buon mercato con molti punti e poche carte. Allunga la partita (più vagoni), rendi più care le linee migliori, o dai una carta in più ai posti successivi.
playtest-flag-dominated-ticket = Il biglietto { $ticket } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $way ->
    [one] { $way } vagone
   *[other] { $way } vagoni
}; { $other } ne dà { $other_points } per { $other_way }. In media, a chi ce l’ha porta { $figure } punti.
playtest-why-dominated-ticket = Non è mai quello giusto da tenere: un vuoto nell’offerta, e sfortuna per chi non ha scelta.
playtest-fix-dominated-ticket = Dagli più punti, o altre città. 'vialibre board balance' propone punti.
playtest-flag-scarce-color = { $color }: questo colore scarseggia; di quello che si paga per le sue linee, { $figure } sono { wild-card.plural }. Ha { $spaces } caselle per { $cards } carte.
playtest-why-scarce-color = I giocatori aspettano un solo colore, e chi pesca { wild-card.plural } vince la corsa alle sue linee.
playtest-fix-scarce-color = Dai un altro colore ad alcune delle sue linee o rendile grigie, finché tutti i colori hanno più o meno lo stesso numero di caselle.
playtest-flag-idle-color = { $color }: questo colore avanza; quota delle sue carte ancora in mano a fine partita: { $figure }. Ha { $spaces } caselle per { $cards } carte.
playtest-why-idle-color = Pescarlo non serve a nessuno, quindi il mazzo ha carte vuote.
playtest-fix-idle-color = Dagli più caselle, meglio su linee che i giocatori vogliono.
playtest-flag-dead-end = Quasi nessuno va a { $city }; partite in cui ci si arriva: { $figure }.
playtest-why-dead-end = Una città che non serve è inchiostro sul tabellone; un biglietto fin lì sarebbe una trappola.
playtest-fix-dead-end = Dalle un secondo accesso, un biglietto, o una linea che valga i vagoni; oppure toglila.
playtest-flag-one-way-city = Una sola strada porta a { $city }; quota dei suoi biglietti completati da chi li ha: { $figure }, meno degli altri.
playtest-why-one-way-city = Chi occupa quella strada chiude fuori tutti gli altri, e chi ha quei biglietti non può farci nulla.
playtest-fix-one-way-city = Dalle un secondo accesso o linee parallele, o togli i suoi biglietti.
playtest-flag-idle-route = Quasi nessuno occupa { $route }; partite in cui succede: { $figure }.
playtest-why-idle-route = Non è un’alternativa quando le altre strade sono chiuse, quindi non conta come tale.
playtest-fix-idle-route = Rendila più corta o grigia, o portala dove vogliono andare i biglietti.
playtest-flag-hopeless-ticket = Il biglietto { $ticket }, tra chi lo tiene, viene completato così spesso: { $figure }.
playtest-why-hopeless-ticket = Costa i suoi punti più spesso di quanto li porti.
playtest-fix-hopeless-ticket = Cerca sulla mappa il punto in cui si interrompe; una seconda strada o linee parallele aiutano più dei punti.
playtest-flag-strong-ticket = Chi ha { $ticket } vince con uno scarto di { $figure } punti percentuali rispetto alla parità.
playtest-why-strong-ticket = Un solo biglietto fortunato decide troppo.
playtest-fix-strong-ticket = Dagli meno punti. 'vialibre board balance' propone quanti.
playtest-flag-weak-ticket = Chi ha { $ticket } vince con uno scarto di { $figure } punti percentuali rispetto alla parità; quindi meno spesso.
playtest-why-weak-ticket = Riceverlo costa la partita.
playtest-fix-weak-ticket = Dagli più punti, o una strada più facile. 'vialibre board balance' propone punti.
playtest-flag-one-strategy = { $strategy }: chi lo fa di più vince con uno scarto di { $figure } punti percentuali rispetto alla parità.
playtest-why-one-strategy = Se un’abitudine è sempre quella giusta, resta poco da decidere.
playtest-fix-one-strategy = Cambia ciò di cui si nutre: i punti delle linee lunghe, quanti biglietti si possono pescare, le seconde strade.

playtest-players = { $seats } giocatori
playtest-seat = posto { $seat }
playtest-seats = Chi comincia e chi vince
playtest-seats-note = Quante volte ha vinto ogni posto; comincia il posto 1. La linea tratteggiata è la parità.
playtest-map = Il tabellone in gioco
playtest-map-note = Indica una linea o una città per vederne le cifre. Più grande è il punto di una città, più sono le partite in cui qualcuno ci arriva.
playtest-map-often = quante volte occupata
playtest-map-when = quando si occupa
playtest-map-wins = chi la occupa vince
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route }: partite in cui si occupa: { $claimed }; parte dei turni già passata: { $when }; chi ce l’ha vince con uno scarto di { $effect } punti percentuali rispetto alla parità
playtest-route-never = { $route }: partite in cui si occupa: { $claimed }
playtest-city-line = { $city }: partite in cui ci si arriva: { $reached }; chi ci arriva vince con uno scarto di { $effect } punti percentuali rispetto alla parità
playtest-ticket-line = { $ticket }: tenuto { $kept }, completato { $made }, vittorie con uno scarto di { $effect } punti percentuali rispetto alla parità
playtest-tickets = Quanto valgono i biglietti
playtest-tickets-note = A destra: tenuto più spesso quando è offerto. In alto: chi ce l’ha vince più spesso della parità, in punti percentuali. I cerchi più grandi hanno più punti; gli anelli sulla linea sono stati tenuti troppo di rado per dirlo. Averlo non è la causa di tutto: i giocatori tengono quello che va bene per i loro piani.
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
playtest-head-claimed = partite con la linea
playtest-head-when = parte di partita passata
playtest-head-routes = linee
playtest-head-tickets = biglietti
playtest-head-reached = partite in cui qualcuno ci arriva
playtest-head-spaces = caselle
playtest-head-cards = carte
playtest-head-paid = pagate per partita
playtest-head-left = rimaste in mano
playtest-head-wilds = locomotive tra i pagamenti
playtest-head-wins = vittorie
playtest-head-row = parte delle carte scoperte
playtest-cities = Le città che contano
playtest-cities-note = Quelle i cui visitatori vincono più e meno spesso, rispetto alla parità.
playtest-colors = Colori
playtest-colors-note = Quanta parte di quello che si paga per le linee di un colore sono { wild-card.plural }: sostituiscono un colore che manca. La linea tratteggiata è la media di tutti i colori.
playtest-games = Durata, punti e distacchi
playtest-turns = Turni di ogni giocatore
playtest-scores = Punti di un giocatore
playtest-margins = Punti tra il primo e il secondo
playtest-games-note = Le barre mostrano quante volte, la linea tratteggiata la media. Quota di partite combattute: { $close }; lì il distacco è al massimo un decimo del punteggio migliore.
playtest-strategies = Modi di giocare
playtest-strategies-note = In ogni partita un posto ha fatto qualcosa più degli altri. Quante volte ha vinto, rispetto alla parità; zero è la parità. Bloccare vuol dire occupare una linea presso una città di un rivale, lontano da tutte le proprie. Tutti i posti erano dello stesso tipo di giocatore, quindi qui si vede che cosa premia il tabellone, non chi è più bravo.
playtest-strategy = { $strategy ->
    [tickets] Molti biglietti
    [long_routes] Linee lunghe
    [blocking] Bloccare
   *[early] Occupare presto
}
playtest-bots = I bot
playtest-bots-note = Quante volte hanno vinto i posti di ogni bot, rispetto alla parità.
playtest-compared = Accanto ai tabelloni standard
playtest-compared-note = Il distacco è dato come parte del punteggio migliore. Il punto è questo tabellone, i segni sono i quattro tabelloni standard, la fascia è dove si trovano. Una freccia dice che questo tabellone è con certezza fuori. Di per sé non è un difetto.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = questo tabellone
playtest-mean = media { $figure }
playtest-headline = { $name ->
    [turns] Turni di ogni giocatore
    [first] Vittorie del primo posto
    [score] Punti di un giocatore
    [margin] Distacco dal secondo
    [close] Partite combattute
    [lead_changes] Cambi in testa
    [half_time] Vince chi è in testa a metà
    [tickets] Biglietti di un giocatore
    [made] Biglietti completati
    [ticket_points] Punti dai biglietti
    [claims] Linee di un giocatore
    [length] Vagoni di una linea occupata
    [drawing] Turni dedicati alle carte
   *[cards_left] Carte rimaste in una mano
}
playtest-again = Di nuovo lo stesso
playtest-again-note = Carte e scelte derivano dal seme: le stesse impostazioni danno le stesse partite, qualunque sia la macchina e il numero di processi.
playtest-footer = Prodotto da Vía Libre { $version }.

error-bad-findings = Questi non sono risultati di una prova che questa versione sappia leggere ({ $detail }).
error-bad-seat-list = «{ $text }» non sono numeri di giocatori. Scrivi, per esempio, 2,3.
error-balance-not-toml = I punti si possono scrivere solo in un file di tabellone. Indica il file invece di «{ $board }», o togli --write.
error-balance-row-missing = La voce del biglietto «{ $ticket }» non è stata trovata in { $file }; non è stato scritto nulla.
