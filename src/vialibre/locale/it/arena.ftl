### L’arena: comandi, tabelle, e la pagina che scrive --html.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number }%

cli-arena-help = Fa giocare i bot tra loro in blocchi appaiati (la stessa distribuzione con tutte le disposizioni ai posti) e ne calcola la valutazione.
cli-arena-examples =
    Esempi:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Mostra le valutazioni ricavate da tutti i risultati dell’arena finora.
cli-ratings-examples =
    Esempio:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Due o più bot, separati da virgole: porter, stoker, conductor, surveyor, dispatcher, baron, gli agenti pubblicati hungry, path, one-step e long-route, la semplice ricerca ad albero mcts, o uno tuo come modulo:Classe o cmd:./program. Se i bot sono più dei posti giocano tutte le combinazioni; se sono meno, vengono ripetuti. Dopo una @ va il tempo per pensare: baron@0.4 in secondi, baron@200w in mondi.
cli-blocks-help = Numero di blocchi; ogni blocco è una distribuzione giocata con tutte le disposizioni ai posti.
cli-block-help = Rigioca solo il blocco con questo numero e dice se coincide con i risultati salvati.
cli-records-help = Con --block: salva ogni sua partita in questa cartella come registrazione, per 'vialibre replay'.
cli-sprt-help = Si ferma appena un test sequenziale stabilisce se la quota di vittorie del primo bot è LOW o HIGH.
cli-resume-help = Continua una serie con le stesse impostazioni invece di ricominciare.
cli-results-help = Il file SQLite in cui si salva ogni blocco.
cli-html-help = Scrive anche un rapporto: un’unica pagina autonoma con grafici.
cli-html-written = Rapporto scritto in { $file }.
cli-blocks = Blocchi
cli-time-left = mancano
cli-arena-kept = interrotto; { $blocks ->
    [0] nessun blocco salvato
    [one] un blocco salvato
   *[other] { $blocks } blocchi salvati
} in { $file }. Continua con --resume.
cli-arena-rating = valutazione (95%)
cli-arena-wins = vittorie (95%)
cli-arena-mean-score = media punti
cli-arena-games = partite
cli-arena-means = media per partita
cli-arena-seats = Vittorie per posto (comincia il posto 1): { $shares }
cli-arena-verdict = { $said ->
    [high] Test sequenziale: HIGH.
    [low] Test sequenziale: LOW.
   *[other] Test sequenziale: indeciso.
}
cli-ratings-title = { $board }, { $seats } posti{ $alvin ->
    [yes] {""} con Alvin
   *[no] {""}
}: { $blocks ->
    [one] una distribuzione
   *[other] { $blocks } distribuzioni
} (tabellone { $digest })
cli-block-title = Blocco { $number }: la distribuzione del seme { $seed }. ★ ha vinto.
cli-block-game = partita
cli-block-actions = azioni
cli-block-same = Coincide con { $file }.
cli-block-differs = Non coincide con { $file }: da allora è cambiato un bot o sono cambiate le regole, oppure un bot non decide solo in base alla sua vista e al suo generatore casuale.

cli-count-made = Biglietti completati (numero)
cli-count-missed = Biglietti mancati (numero)
cli-count-routes = Linee controllate
cli-count-cars-left = Vagoni rimasti
cli-count-longest = Vagoni del percorso più lungo
cli-count-control = Dai segnalini città (compresi nelle linee)
cli-count-stations = Stazioni costruite
cli-count-markers = Segnalini città
cli-count-souvenirs = Tipi di souvenir
cli-count-captures = Alvin catturato
cli-time-mean = ms per decisione, media
cli-time-99 = ms per decisione, 99º percentile
cli-forfeits = Partite abbandonate

cli-report-title = Arena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} con Alvin
   *[no] {""}
}, { $seats } posti, { $blocks ->
    [one] un blocco
   *[other] { $blocks } blocchi
} di distribuzioni appaiate, { $games ->
    [one] una partita
   *[other] { $games } partite
}. Quota di vittorie di { $bot }: { $wins }; alla pari sarebbe { $even }.
cli-report-ratings = Valutazioni e vittorie
cli-report-ratings-note = Valutazioni di Bradley–Terry: 400 punti equivalgono a dieci contro uno, e la media è 1500. Linee e parentesi sono intervalli al 95%, ottenuti ricampionando interi blocchi, perché le partite di un blocco hanno le stesse carte.
cli-report-points = Da dove vengono i punti
cli-report-points-note = Medie per partita, per ogni posto avuto da un bot.
cli-report-seats = Quanto vale un posto
cli-report-seats-note = Quante volte ha vinto ogni posto, con intervalli al 95%; comincia il posto 1. Ogni distribuzione è stata giocata con tutte le disposizioni ai posti, quindi si vede solo l’effetto del posto. La linea tratteggiata è la parità. Una partita dura in media { $actions } azioni.
cli-report-times = Tempo per decisione
cli-report-times-note = Tempo di CPU della sola scelta del bot, sulla macchina che ha giocato; la preparazione della sua vista non è compresa.
cli-report-ms = millisecondi
cli-report-again = Riproduci questi risultati
cli-report-again-note = Carte e scelte dipendono dal seme: questo comando dà le stesse partite su qualsiasi macchina e con qualsiasi numero di processi. Cambiano solo i tempi.
cli-report-one-block = Un solo blocco, con la registrazione di ogni partita (qui il blocco 0; va bene qualsiasi numero):
cli-report-version = versione
cli-report-board = tabellone
cli-report-digest = impronta del tabellone
cli-report-seed = seme
cli-report-footer = Prodotto da Vía Libre { $version }, { $day }.
