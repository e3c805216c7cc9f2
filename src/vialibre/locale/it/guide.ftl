# Quello che aiuta: le regole di un tabellone, la prima partita guidata, i tasti e l’avviso che tocca a qualcuno.

## La pagina di aiuto

guide-title = Come si gioca
guide-start-title = Una prima partita, due minuti con una guida
guide-start-text = Giochi una vera partita sul tabellone del Nord America, contro il nostro bot più gentile. Una guida spiega una cosa alla volta e aspetta che tu l’abbia fatta. Puoi congedarla quando vuoi e continuare per conto tuo.
guide-start = Avvia la partita guidata
guide-starting = Si prepara il tabellone…
guide-rules-title = Le regole di ogni tabellone
guide-rules-board = Tabellone
guide-rules-players = Giocatori
guide-rules-alvin = Con Alvin, una variante
guide-keys-title = Tasti al tavolo
guide-keys-settings = Attiva o disattiva questi tasti nelle impostazioni
# Che cosa fa un tasto al tavolo; sta dopo il tasto.
guide-key = { $what ->
    [row] prendi quella carta scoperta
    [deck] pesca dal mazzo
    [tickets] pesca biglietti
    [moves] elenco delle linee che puoi occupare
    [undo] annulla la mossa
    [log] che cosa è successo finora
    [chat] la chat
    [hand] i tuoi biglietti
    [help] questi tasti
    [zoom] cambia lo zoom della mappa
    [whole] mostra tutta la mappa
    [move] sposta la mappa, o passa da una cosa che brilla alla successiva
   *[close] chiudi quello che è aperto
}

## La prima partita guidata. Un passo ha un titolo e una o due frasi: fino a 160 lettere, deve stare su un telefono piccolo.

guide-label = Prima partita guidata
guide-progress = Passo { $step } di { $steps }
guide-next = Avanti
guide-finish = Continua a giocare
guide-skip = Salta la guida
guide-step-title = { $step ->
    [tickets] Scegli i tuoi biglietti
    [first] Prendi una carta
    [second] E un’altra ancora
    [glow] Cerca che cosa brilla
    [claim] Occupa una linea
    [points] I tuoi primi binari!
    [state] A che punto sono i biglietti
   *[end] Come finisce
}
# $keep: biglietti da tenere almeno. $points: segnati per la prima linea. $length, $worth: caselle delle linee più lunghe e i loro
# punti. $bonus: punti per il percorso più lungo.
guide-step-text = { $step ->
    [tickets] Ogni biglietto nomina due città da collegare, accese sulla mappa. Tienine almeno { $keep }. I più facili hanno un tratto in comune.
    [first] Un turno è una cosa sola: prendere carte, occupare una linea o pescare biglietti. Ora prendi una carta, tra le cinque scoperte o dal mazzo.
    [second] Se ne prendono due per turno. La carta con la ruota è una { wild-card } e vale ogni colore, ma una { wild-card } scoperta conta per due.
    [glow] Una linea costa una carta del suo colore per casella; una grigia, di un solo colore a scelta. Quello che puoi pagare brilla nel tuo turno.
    [claim] Prendi carte, turno dopo turno, finché una linea sulla tua strada non brilla. Allora toccala.
    [points] Ti dà subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Le linee lunghe valgono molto di più: { $length } caselle danno { $worth } punti.
    [state] I biglietti dicono se sono completati, ancora possibili o interrotti. Toccane uno: la mappa mostra la strada meno cara.
   *[end] Quando qualcuno ha due vagoni o meno, comincia l’ultimo giro. Poi i biglietti completati danno punti, gli altri ne tolgono; il percorso più lungo dà { $bonus }.
}
# Che cosa succede adesso, sotto la frase di un passo. $routes: quante linee brillano; $near: quante aiutano un biglietto.
guide-hint = { $hint ->
    [wait] Tocca all’altro giocatore. Non ci vorrà molto.
    [none] Non brilla ancora nulla: prendi altre carte.
    [near] { $routes ->
        [one] Ora brilla { $routes } linea, ed è sulla strada dei tuoi biglietti.
       *[other] Ora brillano { $routes } linee, { $near } sulla strada dei tuoi biglietti.
    }
   *[some] { $routes ->
        [one] Ora brilla { $routes } linea.
       *[other] Ora brillano { $routes } linee.
    }
}

## L’avviso che tocca a qualcuno

# Il titolo della scheda del browser.
guide-notice-title = ● Tocca a te – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Un messaggio del browser, mentre la pagina non si vede.
guide-notice-head = Tocca a te
guide-notice-body = La partita sul tabellone { $board } ti aspetta.

## Le regole di un tabellone, in un pannello. Ognuna è un breve paragrafo; si mostrano solo quelle che valgono per il tabellone.

rules-open-all = Apri tutto
rules-close-all = Chiudi tutto
rules-section = { $section ->
    [aim] Lo scopo
    [turn] Il tuo turno
    [cards] Carte e { wild-card.plural }
    [claim] Occupare una linea
    [parallel] Binari paralleli
    [tickets] Biglietti
    [ferries] Traghetti
    [tunnels] Gallerie
    [stations] Stazioni
    [markers] Città di partenza e controllo
    [alvin] Alvin
    [souvenirs] Souvenir
    [end] La fine e il punteggio
   *[ties] In caso di parità
}

rules-aim = Occupa linee ferroviarie sulla mappa e collega le città dei tuoi biglietti segreti. Vince chi alla fine ha più punti.
rules-start = Cominci con { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
} e { $hand ->
    [one] { $hand } carta.
   *[other] { $hand } carte.
}
rules-order = Il caso o chi ospita il tavolo decide chi comincia. Poi il turno passa di posto in posto.
rules-order-later = Su questo tabellone il primo giocatore si sorteggia solo dopo la scelta dei biglietti.

rules-turn = Il tuo turno è una di queste cose, e una sola:
rules-turn-draw = Prendere carte.
rules-turn-claim = Occupare una linea.
rules-turn-tickets = Pescare biglietti.
rules-turn-station = Costruire una stazione.
rules-turn-pass = Passi se nulla di questo è possibile, e solo allora.

# $colors: quanti colori. $each: carte di ognuno.
rules-deck = Ci sono { $colors } colori, ognuno con un suo simbolo e { $each ->
    [one] { $each } carta
   *[other] { $each } carte
} nel mazzo.
rules-draw = Prendi due carte, una dopo l’altra: tra le cinque scoperte, o dal mazzo senza vederle. Una carta scoperta che va via viene sostituita prima che tu scelga ancora.
# $wilds: quanti sono.
rules-wild = Una { wild-card } ({ $wilds } nel mazzo) vale qualsiasi colore.
rules-wild-open = Una { wild-card } scoperta conta per tutte e due le carte: se la prendi è l’unica, e non può essere la tua seconda.
rules-wild-deck = Una { wild-card } pescata senza vederla è una carta come le altre.
rules-sweep = Quando tre o più carte scoperte sono { wild-card.plural }, si scartano tutte e se ne scoprono cinque nuove, purché ci siano almeno tre altre carte per farlo.
rules-reshuffle = Quando il mazzo è vuoto, gli scarti vengono mescolati e tornano a essere il mazzo. Se non c’è nulla che tu possa prendere come seconda carta, il turno è di una carta sola. Puoi avere in mano quante carte vuoi.

rules-claim = Gioca una carta del colore della linea per ogni sua casella, e metti un tuo vagone su ognuna.
rules-claim-gray = Una linea grigia accetta il colore che vuoi, ma tutte le carte devono essere dello stesso.
rules-claim-wilds = Le { wild-card.plural } possono sostituire alcune delle carte, o tutte.
rules-claim-whole = Una linea per turno, e sempre tutta: servono carte e vagoni per ogni casella. Le carte giocate si scartano.
rules-claim-anywhere = Una linea non deve per forza toccare le altre tue.
rules-claim-points = Segni subito, secondo la lunghezza:
rules-claim-points-control = Dà punti subito, secondo la lunghezza; chi li riceve dipende da chi controlla le sue due città:
rules-table-spaces = Caselle
rules-table-symbols = Simboli diversi
rules-table-points = Punti

# $tracks: quanti al massimo stanno fianco a fianco.
rules-parallel = { $tracks ->
    [2] Due binari
   *[other] Due o tre binari
} tra le stesse due città sono paralleli. Puoi averne uno solo.
rules-parallel-closed = In { $players } giocatori se ne può occupare uno solo: poi gli altri sono chiusi per tutti.
rules-parallel-open = In { $players } giocatori gli altri binari restano aperti agli altri.
rules-parallel-from = Da { $players } giocatori in su restano aperti agli altri.

rules-ticket = Un biglietto nomina due città. Se alla fine le tue linee le collegano, per qualunque strada, ricevi i suoi punti. Se no, ne perdi altrettanti.
rules-ticket-start = All’inizio ricevi { $deal ->
    [one] { $deal } biglietto.
   *[other] { $deal } biglietti.
} Tienine almeno { $keep }.
# $long: quanti lunghi si aggiungono ai $deal altri.
rules-ticket-start-long = All’inizio ricevi { $long ->
    [one] { $long } biglietto lungo
   *[other] { $long } biglietti lunghi
} e { $deal ->
    [one] un altro.
   *[other] altri { $deal }.
} Tienine almeno { $keep } in tutto.
rules-ticket-refused = { $where ->
    [out] Quelli che rifiuti escono dal gioco, e nessuno li vede.
    [shuffled_under] Quelli rifiutati vengono mescolati e vanno sotto il mazzo dei biglietti.
   *[under] Quelli che rifiuti vanno sotto il mazzo dei biglietti.
}
rules-ticket-draw = Più tardi un turno può essere: pescare { $draw ->
    [one] { $draw } biglietto
   *[other] { $draw } biglietti
}, o quelli che restano se sono meno, e tenerne almeno { $keep }. Gli altri vanno sotto il mazzo.
rules-ticket-long = I biglietti lunghi si distribuiscono solo all’inizio.
rules-ticket-secret = Quello che tieni, lo tieni fino alla fine. Gli altri vedono quanti biglietti hai, ma non quali.

rules-ferry = Ogni casella con una ruota chiede una { wild-card }.
rules-ferry-rest = Le altre caselle si pagano come sempre, o con altre { wild-card.plural }.

rules-tunnel = Un bordo tratteggiato indica una galleria. Giochi le tue carte, poi { $reveal ->
    [one] si scopre { $reveal } carta
   *[other] si scoprono { $reveal } carte
} dal mazzo, o meno se non ce ne sono più.
rules-tunnel-extra = Ognuna che è una { wild-card }, o del colore che hai giocato, ti chiede una carta extra: di quel colore, o una { wild-card }.
rules-tunnel-wilds = Se hai giocato solo { wild-card.plural }, contano solo le { wild-card.plural }, e le paghi con { wild-card.plural }.
rules-tunnel-leave = Se non puoi o non vuoi pagare tutto, riprendi le tue carte e il turno finisce.
rules-tunnel-length = Per questo non servono più vagoni, e non dà più punti.

rules-station = Un turno può essere: costruire una stazione in una città che non ne ha ancora. Ne hai { $each }.
rules-station-cost = { $each ->
    [1] Costa una carta.
    [2] La prima costa una carta, la seconda due dello stesso colore. Valgono anche le { wild-card.plural }.
    [3] La prima costa una carta, la seconda due dello stesso colore, la terza tre dello stesso colore. Valgono anche le { wild-card.plural }.
   *[other] La prima costa una carta, la seconda due dello stesso colore, la terza tre dello stesso colore, e così via. Valgono anche le { wild-card.plural }.
}
rules-station-use = Alla fine ogni stazione ti lascia usare una linea di un altro giocatore che arriva nella sua città, come se fosse tua, per i tuoi biglietti. È la stessa per tutti i biglietti; la migliore viene scelta per te.

rules-start-city = Prima del primo turno ognuno mette un segnalino su una città che non ne ha: la città di partenza. Non costa nulla. Chi gioca per ultimo sceglie per primo.
rules-network = La tua prima linea deve arrivare alla tua città di partenza. Ognuna delle altre deve toccare quella città, o una raggiunta dalle tue linee.
rules-control = Controlli le città con i tuoi segnalini. Conta ogni volta che si occupa una linea:
rules-control-none = Se nessuno controlla le sue due città, i punti vanno a chi la occupa.
rules-control-some = Altrimenti ogni città controllata dà i punti a chi la controlla, chiunque occupi la linea. Se le controlli tutte e due segni il doppio; se non ne controlli nessuna, la tua stessa linea non ti dà nulla.
# $cost: carte da pagare. $each: segnalini di ogni giocatore.
rules-marker = Dopo aver segnato i punti di una linea, puoi mettere un altro segnalino su una delle sue due città, se non ne ha. Il prezzo è di { $cost ->
    [1] una carta
   *[other] { $cost } carte dello stesso colore, o { wild-card.plural }
}. Hai { $each } segnalini, con quello della città di partenza, e non si spostano mai.

rules-alvin = L’alieno Alvin si vede per la prima volta a { $city }. Non può essere una città di partenza e non riceve mai un segnalino.
rules-alvin-capture = Occupa una linea verso la città dove si trova, e lo catturi per { $points ->
    [one] { $points } punto,
   *[other] { $points } punti,
} a meno che tu non lo abbia già. Si può catturare più e più volte.
rules-alvin-move = Poi devi spostarlo su una città che controlli. Un segnalino messo in questo turno conta già.

# $symbols: quanti tipi.
rules-souvenirs = Ci sono { $symbols } tipi di souvenir, ognuno con un simbolo.
# $fixed: quante pile. $tokens: souvenir in ognuna.
rules-souvenirs-fixed = Fin dall’inizio { $fixed ->
    [one] { $fixed } pila da { $tokens } è al suo posto.
   *[other] { $fixed } pile da { $tokens } sono al loro posto.
} Il caso decide quale tipo va dove.
# $stacks: i tipi che restano. $tokens: souvenir di ognuno.
rules-souvenirs-second = Prima del primo turno il secondo giocatore mette { $stacks ->
    [one] il tipo che resta
   *[other] i { $stacks } tipi che restano
} su luoghi senza souvenir, { $tokens } di ogni tipo.
rules-souvenirs-last = Prima del primo turno { $stacks ->
    [one] chi gioca per ultimo mette il tipo che resta su un luogo senza souvenir, { $tokens } in tutto.
   *[other] i { $stacks } tipi che restano si mettono su luoghi senza souvenir, { $tokens } di ogni tipo. Comincia chi gioca per ultimo, poi chi lo precede, e così via intorno al tavolo.
}
rules-souvenirs-take = Quando occupi una linea, prendi un souvenir da uno dei suoi due luoghi, se ce n’è uno di un tipo che non hai. Se c’è in tutti e due, scegli.
rules-souvenirs-score = Alla fine i simboli diversi danno punti:

rules-end = Quando qualcuno finisce il turno con due vagoni o meno, c’è un ultimo giro: ancora un turno a testa, con quella persona per ultima.
rules-end-passes = La partita finisce anche quando tutti i giocatori hanno passato, uno dopo l’altro.
rules-end-score = Poi ai punti che hai si aggiunge questo:
rules-end-tickets = I tuoi biglietti: quelli completati danno i loro punti, gli altri ne tolgono altrettanti.
rules-end-longest = Percorso più lungo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per la fila di vagoni più lunga senza interruzioni, e a tutti quelli che ne hanno una uguale. Può ripassare da una città, ma non due volte sulla stessa linea.
rules-end-globetrotter = Più biglietti completati: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, a tutti quelli che ne hanno altrettanti. Non li riceve nessuno se nessun biglietto è completato.
rules-end-stations = Stazioni: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ognuna che non hai costruito.
rules-end-souvenirs = Souvenir: i loro punti, come sopra.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a chi ce l’ha.

rules-ties = Se in più di uno hanno il massimo dei punti, decide questo, in quest’ordine:
rules-tie = { $tie ->
    [tickets] Più biglietti completati
    [stations] Meno stazioni costruite
   *[longest_path] Il bonus per il percorso più lungo
}
rules-ties-shared = Se non basta a decidere, vincono insieme.
rules-ties-none = Se in più di uno hanno il massimo dei punti, vincono insieme.
