# Quello che aiuta: le regole di un tabellone, la prima partita guidata, i tasti e l’avviso che tocca a qualcuno.

## La pagina di aiuto

guide-title = Come si gioca
guide-start-title = La tua prima partita: una guida di due minuti
guide-start-text = Giochi una vera partita sul tabellone del Nord America, contro il nostro bot più facile. Una guida spiega una cosa alla volta e aspetta che tu l’abbia fatta. Puoi saltare la guida quando vuoi e continuare a giocare.
guide-start = Avvia la partita guidata
guide-starting = Preparazione del tabellone…
guide-rules-title = Regole di ogni tabellone
guide-rules-board = Tabellone
guide-rules-players = Giocatori
guide-rules-alvin = Con Alvin (variante)
guide-keys-title = Scorciatoie da tastiera
guide-keys-settings = Attiva o disattiva le scorciatoie nelle impostazioni
# Che cosa fa un tasto al tavolo; sta dopo il tasto.
guide-key = { $what ->
    [row] prendi quella carta scoperta
    [deck] pesca dal mazzo
    [tickets] pesca biglietti
    [moves] elenco delle linee che puoi prendere
    [undo] annulla la mossa
    [log] mostra la cronologia
    [chat] la chat
    [hand] i tuoi biglietti
    [help] queste scorciatoie
    [zoom] cambia lo zoom della mappa
    [whole] mostra tutta la mappa
    [move] sposta la mappa, o passa da un elemento evidenziato al successivo
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
    [claim] Prendi una linea
    [points] La tua prima linea!
    [state] Tieni d’occhio i biglietti
   *[end] Come finisce la partita
}
# $keep: biglietti da tenere almeno. $points: ottenuti per la prima linea. $length, $worth: spazi delle linee più lunghe e i loro
# punti. $bonus: punti per il percorso più lungo.
guide-step-text = { $step ->
    [tickets] Ogni biglietto nomina due città da collegare, accese sulla mappa. Tienine almeno { $keep }. I più facili hanno un tratto in comune.
    [first] In un turno fai una cosa sola: prendere carte, prendere una linea o pescare biglietti. Ora prendi una carta, tra le cinque scoperte o dal mazzo.
    [second] Se ne prendono due per turno. La carta con la ruota è una { wild-card } e vale ogni colore, ma una { wild-card } scoperta conta per due.
    [glow] Una linea costa una carta del suo colore per spazio; una grigia, di un solo colore a scelta. Quelle che puoi pagare brillano nel tuo turno.
    [claim] Prendi carte, turno dopo turno, finché una linea sulla tua strada non brilla. Allora sceglila.
    [points] Ottieni subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Le linee lunghe valgono molto di più: { $length } spazi danno { $worth } punti.
    [state] I biglietti mostrano se sono completati, ancora possibili o bloccati. Scegline uno: la mappa mostra la strada più breve.
   *[end] Quando un giocatore ha due vagoni o meno, comincia l’ultimo giro. Poi i biglietti completati danno punti, gli altri ne tolgono; il percorso più lungo dà { $bonus }.
}
# Che cosa succede adesso, sotto la frase di un passo. $routes: quante linee brillano; $near: quante aiutano un biglietto.
guide-hint = { $hint ->
    [wait] Tocca all’altro giocatore. Non ci vorrà molto.
    [none] Non brilla ancora nulla: prendi altre carte.
    [near] { $routes ->
        [one] Ora brilla { $routes } linea, utile per i tuoi biglietti.
       *[other] Ora brillano { $routes } linee, { $near } utili per i tuoi biglietti.
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
guide-notice-body = La tua partita sul tabellone { $board } ti aspetta.

## Le regole di un tabellone, in un pannello. Ognuna è un breve paragrafo; si mostrano solo quelle che valgono per il tabellone.

rules-open-all = Apri tutto
rules-close-all = Chiudi tutto
rules-section = { $section ->
    [aim] Scopo del gioco
    [turn] Il tuo turno
    [cards] Carte e { wild-card.plural }
    [claim] Prendere il controllo di una linea
    [parallel] Doppie linee
    [tickets] Biglietti
    [ferries] Traghetti
    [tunnels] Gallerie
    [stations] Stazioni
    [markers] Città di partenza e controllo
    [alvin] Alvin
    [souvenirs] Souvenir
    [end] Fine della partita e punteggio
   *[ties] Parità
}

rules-aim = Prendi il controllo delle linee sulla mappa e collega le città dei tuoi biglietti segreti. Vince chi alla fine ha più punti.
rules-start = Cominci con { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
} e { $hand ->
    [one] { $hand } carta.
   *[other] { $hand } carte.
}
rules-order = Il primo giocatore è scelto a caso o dall’host. Poi il turno passa di posto in posto.
rules-order-later = Su questo tabellone, se decide il caso, il primo giocatore si sorteggia solo dopo la scelta dei biglietti.

rules-turn = Nel tuo turno fai una, e una sola, di queste cose:
rules-turn-draw = Prendere carte.
rules-turn-claim = Prendere il controllo di una linea.
rules-turn-tickets = Pescare biglietti.
rules-turn-station = Costruire una stazione.
rules-turn-pass = Passi solo se nulla di questo è possibile.

# $colors: quanti colori. $each: carte di ognuno.
rules-deck = Ci sono { $colors } colori, ognuno con un suo simbolo e { $each ->
    [one] { $each } carta
   *[other] { $each } carte
} nel mazzo.
rules-draw = Prendi due carte, una dopo l’altra: tra le cinque carte scoperte, o la prima del mazzo. Una carta scoperta presa viene sostituita prima che tu scelga ancora.
# $wilds: quanti sono.
rules-wild = Una { wild-card } ({ $wilds } nel mazzo) vale qualsiasi colore.
rules-wild-open = Una { wild-card } scoperta conta per tutte e due le carte: se la prendi è l’unica, e non può essere la tua seconda.
rules-wild-deck = Una { wild-card } pescata dal mazzo è una carta come le altre.
rules-sweep = Quando tre o più delle cinque carte scoperte sono { wild-card.plural }, tutte e cinque vengono scartate e sostituite, purché restino almeno tre altre carte per farlo.
rules-reshuffle = Quando il mazzo finisce, gli scarti vengono mescolati e formano un nuovo mazzo. Se non c’è nessuna carta che tu possa prendere come seconda, il turno è di una carta sola. Non c’è limite alle carte in mano.

rules-claim = Gioca una carta del colore della linea per ogni suo spazio, e metti un tuo vagone su ogni spazio.
rules-claim-gray = Una linea grigia accetta qualsiasi colore, ma tutte le carte devono essere dello stesso.
rules-claim-wilds = Le { wild-card.plural } possono sostituire alcune delle carte, o tutte.
rules-claim-whole = Prendi una linea per turno, e sempre tutta: servono carte e vagoni per ogni spazio. Le carte giocate si scartano.
rules-claim-anywhere = Una linea non deve per forza essere collegata alle altre tue.
rules-claim-points = Ottieni subito punti, secondo la lunghezza:
rules-claim-points-control = Una linea dà subito punti, secondo la lunghezza; chi li riceve dipende da chi controlla le sue due città:
rules-table-spaces = Spazi
rules-table-symbols = Simboli diversi
rules-table-points = Punti

# $tracks: quanti al massimo stanno fianco a fianco.
rules-parallel = { $tracks ->
    [2] Due linee
   *[other] Due o tre linee
} tra le stesse due città corrono affiancate. Puoi prenderne una sola.
rules-parallel-closed = Con { $players } giocatori se ne può prendere una sola: poi le altre sono chiuse per tutti.
rules-parallel-open = Con { $players } giocatori le altre linee restano aperte agli altri giocatori.
rules-parallel-from = Nelle partite con { $players } giocatori o più restano aperte agli altri giocatori.

rules-ticket = Un biglietto nomina due città. Se alla fine della partita le tue linee le collegano, per qualunque strada, ottieni i suoi punti. Se no, ne perdi altrettanti.
rules-ticket-start = All’inizio ricevi { $deal ->
    [one] { $deal } biglietto.
   *[other] { $deal } biglietti.
} Tienine almeno { $keep }.
# $long: quanti lunghi si aggiungono ai $deal altri.
rules-ticket-start-long = All’inizio ricevi { $long ->
    [one] { $long } biglietto lungo
   *[other] { $long } biglietti lunghi
} e { $deal ->
    [one] { $deal } normale.
   *[other] { $deal } normali.
} Tienine almeno { $keep } in tutto.
rules-ticket-refused = { $where ->
    [out] Quelli che scarti escono dal gioco, senza che gli altri li vedano.
    [shuffled_under] Quelli scartati vengono mescolati e vanno sotto il mazzo dei biglietti.
   *[under] Quelli che scarti vanno sotto il mazzo dei biglietti.
}
rules-ticket-draw = Più tardi puoi usare un turno per pescare { $draw ->
    [one] { $draw } biglietto
   *[other] { $draw } biglietti
}, o quelli che restano, e tenerne almeno { $keep }. Gli altri vanno sotto il mazzo.
rules-ticket-long = I biglietti lunghi si distribuiscono solo all’inizio.
rules-ticket-secret = Tieni i tuoi biglietti fino alla fine. Gli altri vedono quanti ne hai, ma non quali.

rules-ferry = Ogni spazio con una ruota richiede una { wild-card }.
rules-ferry-rest = Gli altri spazi si pagano come al solito, o con altre { wild-card.plural }.

rules-tunnel = Un contorno tratteggiato indica una galleria. Giochi le tue carte, poi { $reveal ->
    [one] si scopre { $reveal } carta
   *[other] si scoprono { $reveal } carte
} dal mazzo, o meno se non ne restano abbastanza.
rules-tunnel-extra = Per ognuna che è una { wild-card } o del colore che hai giocato, paghi una carta in più: di quel colore, o una { wild-card }.
rules-tunnel-wilds = Se hai giocato solo { wild-card.plural }, contano solo le { wild-card.plural }, e le paghi con { wild-card.plural }.
rules-tunnel-leave = Se non puoi o non vuoi pagare, riprendi le tue carte e il turno finisce.
rules-tunnel-length = Le carte extra non richiedono altri vagoni e non danno altri punti.

rules-station = Puoi usare un turno per costruire una stazione in una città che non ne ha. Ne hai { $each }.
rules-station-cost = { $each ->
    [1] Costa una carta.
    [2] La prima costa una carta, la seconda due dello stesso colore. Valgono anche le { wild-card.plural }.
    [3] La prima costa una carta, la seconda due dello stesso colore, la terza tre dello stesso colore. Valgono anche le { wild-card.plural }.
   *[other] La prima costa una carta, la seconda due dello stesso colore, la terza tre dello stesso colore, e così via. Valgono anche le { wild-card.plural }.
}
rules-station-use = Alla fine ogni stazione ti permette di usare, per i tuoi biglietti, una linea di un altro giocatore che arriva nella sua città, come se fosse tua. È la stessa per tutti i biglietti; la migliore viene scelta per te.

rules-start-city = Prima del primo turno ogni giocatore mette un segnalino su una città che non ne ha: la città di partenza. Non costa nulla. Chi gioca per ultimo sceglie per primo.
rules-network = La tua prima linea deve partire dalla tua città di partenza. Ognuna delle altre deve essere collegata a quella città, o a una raggiunta dalle tue linee.
rules-control = Controlli le città con i tuoi segnalini. Conta ogni volta che qualcuno prende il controllo di una linea:
rules-control-none = Se nessuna delle sue due città è controllata, i punti vanno a chi prende la linea.
rules-control-some = Altrimenti ogni città controllata dà i punti a chi la controlla, chiunque prenda la linea. Se le controlli tutte e due ottieni il doppio; se non ne controlli nessuna, la tua stessa linea non ti dà nulla.
# $cost: carte da pagare. $each: segnalini di ogni giocatore.
rules-marker = Dopo aver ottenuto i punti di una linea, puoi mettere un altro segnalino su una delle sue due città, se non ne ha. Costa { $cost ->
    [1] una carta
   *[other] { $cost } carte dello stesso colore, o { wild-card.plural }
}. Hai { $each } segnalini, compreso quello della città di partenza, e non si spostano mai.

rules-alvin = L’alieno Alvin parte da { $city }, che non può essere una città di partenza e non riceve mai un segnalino.
rules-alvin-capture = Prendi il controllo di una linea verso la città dove si trova, e lo catturi per { $points ->
    [one] { $points } punto,
   *[other] { $points } punti,
} a meno che tu non lo abbia già. Si può catturare più e più volte.
rules-alvin-move = Poi devi spostarlo su una città che controlli. Un segnalino messo in questo turno conta.

# $symbols: quanti tipi.
rules-souvenirs = Ci sono { $symbols } tipi di souvenir, ognuno con un simbolo.
# $fixed: quante pile. $tokens: souvenir in ognuna.
rules-souvenirs-fixed = { $fixed ->
    [one] { $fixed } pila da { $tokens } è sul tabellone fin dall’inizio.
   *[other] { $fixed } pile da { $tokens } sono sul tabellone fin dall’inizio.
} I tipi sono scelti a caso.
# $stacks: i tipi che restano. $tokens: souvenir di ognuno.
rules-souvenirs-second = Prima del primo turno il secondo giocatore mette { $stacks ->
    [one] il tipo che resta
   *[other] i { $stacks } tipi che restano
} su luoghi senza souvenir, { $tokens } di ogni tipo.
rules-souvenirs-last = Prima del primo turno { $stacks ->
    [one] chi gioca per ultimo mette il tipo che resta su un luogo senza souvenir, { $tokens } in tutto.
   *[other] i { $stacks } tipi che restano si mettono su luoghi senza souvenir, { $tokens } di ogni tipo. Comincia chi gioca per ultimo, poi chi lo precede, e così via intorno al tavolo.
}
rules-souvenirs-take = Quando prendi una linea, prendi un souvenir da una delle sue due estremità, se ce n’è uno di un tipo che non hai ancora. Se c’è in entrambe, scegli.
rules-souvenirs-score = Alla fine i simboli diversi danno punti:

rules-end = Quando un giocatore finisce il turno con due vagoni o meno, comincia l’ultimo giro: ancora un turno a testa, con quel giocatore per ultimo.
rules-end-passes = La partita finisce anche quando tutti i giocatori passano di seguito.
rules-end-score = Poi ai tuoi punti si aggiunge questo:
rules-end-tickets = I tuoi biglietti: quelli completati danno i loro punti, gli altri ne tolgono altrettanti.
rules-end-longest = Percorso più lungo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per il percorso continuo di vagoni più lungo, e a tutti in caso di parità. Un percorso può ripassare da una città, ma non due volte sulla stessa linea.
rules-end-globetrotter = Globetrotter: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per il maggior numero di biglietti completati, e a tutti in caso di parità. Non si assegna se nessun biglietto è completato.
rules-end-stations = Stazioni: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per ognuna che non hai costruito.
rules-end-souvenirs = Souvenir: i loro punti, come sopra.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a chi ce l’ha.

rules-ties = Se più giocatori sono in parità al primo posto, decide questo, in quest’ordine:
rules-tie = { $tie ->
    [tickets] Più biglietti completati
    [stations] Meno stazioni costruite
   *[longest_path] Il bonus per il percorso più lungo
}
rules-ties-shared = Se la parità resta, condividono la vittoria.
rules-ties-none = Se più giocatori sono in parità al primo posto, condividono la vittoria.
