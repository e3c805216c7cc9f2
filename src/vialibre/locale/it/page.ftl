# La pagina: quello che tutte le sue parti condividono, e il tavolo dove si gioca una partita.

## Dappertutto

app-title = Vía Libre
loading = Caricamento…
close = Chiudi
cancel = Annulla
try-again = Riprova
go-home = Alla pagina iniziale
nowhere-title = Questa linea finisce qui
nowhere-text = A questo indirizzo non c’è nessuna pagina.
page-not-loaded = Questa parte della pagina non si è caricata. C’è rete?
page-offline = Manca la connessione al server. Non si è perso nulla: riprova tra un momento.
page-unexpected = È successo qualcosa di inatteso. Ricarica la pagina; la partita è al sicuro sul server.
guest-name = Ospite
bot-name = { $bot ->
    [porter] Facchino
    [stoker] Fuochista
    [conductor] Capotreno
    [surveyor] Geometra
    [dispatcher] Dirigente
    [baron] Barone
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Facile
    [normal] Normale
    [hard] Difficile
    [expert] Esperto
   *[master] Maestro
}

## Il tabellone

board-label = Tabellone
board-keys = Le frecce spostano la mappa, più e meno cambiano lo zoom, 0 la mostra tutta.
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-all = Mostra tutto il tabellone

## Un tavolo

table-refused = Questo tavolo non si può aprire
table-unfolding = Si apre il tabellone { $board }…
game-label = La partita
side-label = Intorno al tabellone
show-result = Mostra il risultato
link-lost = Connessione persa, nuovo tentativo…
last-round = { $turns ->
    [one] Ultimo giro: manca { $turns } turno
   *[other] Ultimo giro: mancano { $turns } turni
}
undo = Annulla mossa
# $reason: perché un bot gioca al posto della persona.
you-stand-in = { $reason ->
    [gone] Non c’eri: un bot gioca per te.
    [clock] Il tuo tempo è finito: un bot gioca per te.
    [voted_out] Gli altri hanno lasciato il tuo posto a un bot.
   *[resigned] Hai abbandonato: un bot continua per te.
}
play-again-myself = Continuo io

## Che cosa c’è da fare

prompt-turn = { $routes ->
    [0] Tocca a te: prendi carte o pesca biglietti.
   *[other] Tocca a te: prendi carte, occupa una linea che brilla o pesca biglietti.
}
prompt-pass = Puoi solo passare.
prompt-second = Prendi una seconda carta.
prompt-tickets = { $count ->
    [one] Guarda il biglietto che hai pescato.
   *[other] { $least ->
        [0] Tieni tutti, alcuni o nessuno dei { $count }.
       *[other] Tienine almeno { $least } su { $count }.
    }
}
prompt-start = Tocca la città da cui partirà la tua rete.
prompt-place = Tocca una città per una pila di souvenir.
prompt-tunnel = { $extra ->
    [one] La galleria chiede { $extra } carta in più.
   *[other] La galleria chiede { $extra } carte in più.
}
prompt-souvenir = Tocca la città di cui prendi il souvenir.
prompt-marker = Tocca un’estremità della linea per metterci il tuo segnalino ({ $cost ->
    [one] { $cost } carta
   *[other] { $cost } carte
}), o non metterne.
prompt-alvin = Tocca la città su cui sposti Alvin.
waiting-for = Si aspetta { $players }.
do-station = Costruisci stazione
station-in = Stazione a { $city }
ask-which = Quale linea?
# $color è gray per una linea di un colore qualsiasi.
route-facts = { $color ->
    [gray] { $route }: { $length } di un solo colore
   *[other] { $route }: { $length } × { color-name }
}
# Il nome di una linea sul tabellone, per i lettori di schermo.
route-to-claim = { $color ->
    [gray] { $route }, { $length } di un solo colore, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
route-owned = { $route } appartiene a { $player }.
claim-scores = { $points ->
    [one] vale { $points } punto
   *[other] vale { $points } punti
}
claim-pays-other = { $points ->
    [one] { $player } ne ricava { $points } punto.
   *[other] { $player } ne ricava { $points } punti.
}
claim-tunnel = { $cards ->
    [one] Una galleria: si scopre { $cards } carta, che può chiederne altre.
   *[other] Una galleria: si scoprono { $cards } carte, che possono chiederne altre.
}
pay-more = { $ways ->
    [one] { $ways } altro modo di pagare
   *[other] { $ways } altri modi di pagare
}
keep-title = Quali biglietti tieni?
keep-these = { $count ->
    [0] Non tenerne nessuno
    [one] Tieni { $count } biglietto
   *[other] Tieni { $count } biglietti
}
keep-more = Tienine almeno { $least }
tunnel-title = La galleria { $route }
tunnel-free = Nessuna carta extra: via libera!
tunnel-leave = Riprendi le carte

## Perché una cosa non si può fare, in poche parole

why-not-now = Non ora: la partita attende altro.
why-wild-second = Una { wild-card } scoperta non può essere la tua seconda carta.
why-cards = { $color ->
    [gray] { $route } richiede { $length ->
        [one] { $length } carta
       *[other] { $length } carte
    } di un solo colore. Le tue non bastano ancora.
   *[other] { $route } richiede { $length ->
        [one] { $length } carta
       *[other] { $length } carte
    } di colore { color-name }. Le tue non bastano ancora.
}

## Carte scoperte, mano e biglietti

row-label = Carte da prendere
row-gap = Qui non c’è nessuna carta
# Il nome di un pulsante; $place conta da sinistra.
row-take = Prendi { a-card } (numero { $place })
deck-take = Pesca dal mazzo, { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}
tickets-take = Pesca biglietti, { $tickets ->
    [one] ne resta { $tickets }
   *[other] ne restano { $tickets }
}
hand-label = La tua mano: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $cars ->
    [one] { $cars } vagone rimasto
   *[other] { $cars } vagoni rimasti
}
hand-empty = Non hai carte.
tickets-title = { $tickets ->
    [one] Il tuo biglietto
   *[other] I tuoi biglietti
}
tickets-made = { $points ->
    [one] { $points } punto fatto
   *[other] { $points } punti fatti
}
tickets-none = Non hai ancora biglietti.
ticket-state = { $state ->
    [done] completato
    [cut_off] interrotto
   *[possible] possibile
}
# Che cosa manca ancora a un biglietto; le stazioni sono da costruire lungo la strada.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] manca { $cars } vagone
       *[other] mancano { $cars } vagoni
    }
    [one] { $cars ->
        [one] mancano { $cars } vagone e { $stations } stazione
       *[other] mancano { $cars } vagoni e { $stations } stazione
    }
   *[other] { $cars ->
        [one] mancano { $cars } vagone e { $stations } stazioni
       *[other] mancano { $cars } vagoni e { $stations } stazioni
    }
}

## Giocatori. Le parole dopo i numeri sono per i lettori di schermo: «12 punti».

players-label = Giocatori
score-so-far = Punti finora
fact-cars = Vagoni rimasti
fact-cards = Carte in mano
fact-tickets = Biglietti
fact-stations = Stazioni rimaste
fact-markers = Segnalini città sul tabellone
fact-souvenirs = Souvenir
fact-alvin = ha Alvin
points-word = { $points ->
    [one] punto
   *[other] punti
}
cars-word = { $cars ->
    [one] vagone
   *[other] vagoni
}
cards-word = { $cards ->
    [one] carta
   *[other] carte
}
tickets-word = { $tickets ->
    [one] biglietto
   *[other] biglietti
}
stations-word = { $stations ->
    [one] stazione rimasta
   *[other] stazioni rimaste
}
markers-word = { $markers ->
    [one] segnalino
   *[other] segnalini
}
souvenirs-word = { $souvenirs ->
    [one] souvenir
   *[other] souvenir
}
seat-turn = deve giocare
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = pensa…
seat-gone = assente
seat-stand-in = { $reason ->
    [gone] assente, gioca un bot
    [clock] tempo finito, gioca un bot
    [voted_out] al suo posto c’è un bot
   *[resigned] ha abbandonato, gioca un bot
}
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = si vota senza questa persona fra
you-voted-about = Gli altri votano se continuare senza di te: torna per annullare.
seat-menu = Altro su { $player }
clock-reserve = Riserva: { $time }
mute = Non mostrare più i suoi messaggi
unmute = Mostra di nuovo i suoi messaggi
vote-out = Lascia il suo posto a un bot
vote-out-hint = Succede quando tutti gli altri lo chiedono e la persona manca da un minuto. Se torna, si annulla.
report-label = Segnala a chi gestisce questo server
report-send = Invia
report-sent = Grazie. Chi gestisce questo server darà un’occhiata.

## Pannelli

panel-name = { $panel ->
    [log] Diario
    [chat] Chat
    [moves] Mosse
    [tickets] Biglietti
    [players] Giocatori
    [rules] Regole
    [keys] Tasti
   *[menu] Menu
}
panel-rules = Regole
panel-menu = Menu
rules-of = Regole: { $board }
moves-not-now = Non è il tuo turno. Qui vedrai che cosa puoi fare.
moves-cities = Città tra cui scegliere
moves-routes = { $routes ->
    [one] { $routes } linea che puoi occupare
   *[other] { $routes } linee che puoi occupare
}
moves-no-routes = Le tue carte non bastano ancora per una linea.
menu-sound = Suoni
menu-confirm = Chiedi prima di occupare
menu-settings = Impostazioni
menu-leave = Lascia il tavolo (puoi tornare)
menu-abandon = Proponi di finire senza risultato
menu-abandon-not = Ritira la proposta di finire
menu-resign = Abbandona
menu-resign-sure = Un bot continuerebbe per te, fino alla fine.
menu-resign-yes = Sì, abbandono

## Diario e chat

log-empty = Non è ancora successo nulla.
log-started = La partita comincia.
log-undone = { $player } annulla la sua ultima mossa.
log-gone = { $player } perde la connessione.
log-back = { $player } è di nuovo qui.
log-stood-in = Un bot gioca per { $player }.
log-returned = { $player } riprende a giocare.
log-voted-out = { $player } vuole che un bot continui per { $other }.
log-counted = Qualcuno manca da così tanto che il voto vale senza quella persona.
log-resumed = { $seconds ->
    [one] Il server è mancato per un secondo. Gli orologi si sono fermati.
   *[other] Il server è mancato per { $seconds } secondi. Gli orologi si sono fermati.
}
log-abandon = { $agrees ->
    [yes] { $player } propone di finire la partita senza risultato.
   *[no] { $player } vuole continuare.
}
log-resigned = { $player } abbandona.
chat-label = Che cosa si è detto
chat-empty = Nessuno ha ancora detto nulla.
chat-phrases = Frasi rapide
chat-text = Il tuo messaggio
chat-send = Invia

## Più persone su un dispositivo

curtain-title = { $player }, tocca a te
curtain-text = Prendi il dispositivo; gli altri non guardano.
curtain-ready = Sono { $player }

## Pile

deck-word = Mazzo
tickets-pile-word = Biglietti
