# La pagina: quello che tutte le sue parti condividono, e il tavolo dove si gioca una partita.

## Dappertutto

app-title = Vía Libre
loading = Caricamento…
close = Chiudi
cancel = Annulla
try-again = Riprova
go-home = Home
nowhere-title = Capolinea
nowhere-text = A questo indirizzo non c’è nessuna pagina.
page-not-loaded = Questa parte della pagina non si è caricata. Controlla la connessione.
page-offline = Nessuna connessione al server. Non si è perso nulla: riprova tra un momento.
page-unexpected = Qualcosa è andato storto. Ricarica la pagina; la tua partita è al sicuro sul server.
guest-name = Ospite
bot-name = { $bot ->
    [porter] Facchino
    [stoker] Fuochista
    [conductor] Capotreno
    [surveyor] Geometra
    [dispatcher] Capostazione
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
zoom-out = Riduci
zoom-all = Mostra tutto il tabellone

## Un tavolo

table-refused = Questo tavolo non si può aprire
table-unfolding = Preparazione del tabellone { $board }…
game-label = La partita
side-label = Intorno al tabellone
show-result = Mostra il risultato
link-lost = Connessione persa. Riconnessione…
last-round = { $turns ->
    [one] Ultimo giro: manca { $turns } turno
   *[other] Ultimo giro: mancano { $turns } turni
}
undo = Annulla mossa
# $reason: perché un bot gioca al posto della persona.
you-stand-in = { $reason ->
    [gone] Non c’eri: un bot gioca per te.
    [clock] Il tuo tempo è finito: un bot gioca per te.
    [voted_out] Gli altri giocatori ti hanno sostituito con un bot.
   *[resigned] Hai abbandonato: un bot gioca per te.
}
play-again-myself = Riprendi a giocare

## Che cosa c’è da fare

prompt-turn = { $routes ->
    [0] Tocca a te: prendi carte o pesca biglietti.
   *[other] Tocca a te: prendi carte o una linea che brilla, o pesca biglietti.
}
prompt-pass = Nessuna mossa possibile: devi passare.
prompt-second = Prendi una seconda carta.
prompt-tickets = { $count ->
    [one] Guarda il biglietto che hai pescato.
   *[other] { $least ->
        [0] Tieni tutti, alcuni o nessuno dei { $count }.
       *[other] Tienine almeno { $least } su { $count }.
    }
}
prompt-start = Scegli la tua città di partenza.
prompt-place = Scegli un luogo per una pila di souvenir.
prompt-tunnel = { $extra ->
    [one] La galleria richiede { $extra } carta in più.
   *[other] La galleria richiede { $extra } carte in più.
}
prompt-souvenir = Scegli il luogo di cui prendi il souvenir.
prompt-marker = Scegli una città a un’estremità della linea per il tuo segnalino ({ $cost ->
    [one] { $cost } carta
   *[other] { $cost } carte
}), o saltalo.
prompt-alvin = Scegli una città per Alvin.
waiting-for = In attesa di { $players }.
do-station = Costruisci stazione
station-in = Stazione a { $city }
ask-which = Quale linea?
# $color è gray per una linea di un colore qualsiasi.
route-facts = { $color ->
    [gray] { $route }: { $length } di un colore qualsiasi
   *[other] { $route }: { $length } × { color-name }
}
# Il nome di una linea sul tabellone, per i lettori di schermo.
route-to-claim = { $color ->
    [gray] { $route }, { $length } di un colore qualsiasi, { $points ->
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
    [one] { $player } ne ottiene { $points } punto.
   *[other] { $player } ne ottiene { $points } punti.
}
claim-tunnel = { $cards ->
    [one] Una galleria: si scopre { $cards } carta, e forse dovrai pagare di più.
   *[other] Una galleria: si scoprono { $cards } carte, e forse dovrai pagare di più.
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
    } di un solo colore. Non le hai ancora.
   *[other] { $route } richiede { $length ->
        [one] { $length } carta
       *[other] { $length } carte
    } di colore { color-name }. Non le hai ancora.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } richiede { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} e { $cards } { $color ->
        [gray] carta di qualsiasi colore
       *[other] carta di colore { color-name }
    }
   *[other] {""} e { $cards } { $color ->
        [gray] carte di un solo colore
       *[other] carte di colore { color-name }
    }
}. Non le hai ancora.

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
    [one] { $points } punto assicurato
   *[other] { $points } punti assicurati
}
tickets-none = Non hai ancora biglietti.
ticket-state = { $state ->
    [done] completato
    [cut_off] bloccato
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
seat-turn = di turno
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = sta pensando…
seat-gone = assente
seat-stand-in = { $reason ->
    [gone] assente, gioca un bot
    [clock] tempo finito, gioca un bot
    [voted_out] sostituito da un bot
   *[resigned] ha abbandonato, gioca un bot
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = ha abbandonato
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = il voto conta senza questo giocatore fra
you-voted-about = Gli altri giocatori votano se continuare senza di te. Torna per annullare il voto.
seat-menu = Altro su { $player }
clock-reserve = Riserva: { $time }
mute = Silenzia
unmute = Riattiva i messaggi
vote-out = Sostituisci con un bot
vote-out-hint = Ha effetto quando tutti gli altri giocatori sono d’accordo e questo manca da un minuto. Se torna, si annulla.
report-label = Segnala al gestore del server
report-send = Invia
report-sent = Grazie. Il gestore del server darà un’occhiata.

## Pannelli

panel-name = { $panel ->
    [log] Cronologia
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
moves-not-now = Non è il tuo turno. Le tue mosse appariranno qui.
moves-cities = Città tra cui scegliere
moves-routes = { $routes ->
    [one] { $routes } linea che puoi prendere
   *[other] { $routes } linee che puoi prendere
}
moves-no-routes = Non hai ancora abbastanza carte per una linea.
menu-sound = Suoni
menu-confirm = Chiedi prima di prendere una linea
menu-settings = Impostazioni
menu-leave = Lascia il tavolo (puoi tornare)
menu-abandon = Proponi di annullare la partita
menu-abandon-not = Ritira la proposta di annullare
menu-resign = Abbandona
menu-resign-sure = Un bot giocherà per te fino alla fine.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = La partita finirà subito.
menu-resign-yes = Sì, abbandono

## Cronologia e chat

log-empty = Non è ancora successo nulla.
log-started = La partita comincia.
log-undone = { $player } annulla la sua ultima mossa.
log-gone = { $player } perde la connessione.
log-back = { $player } è di nuovo qui.
log-stood-in = Un bot gioca per { $player }.
log-bot-failed = { $player } non ha saputo decidere; questa mossa l’ha fatta { $bot }.
log-returned = { $player } riprende a giocare.
log-voted-out = { $player } vuole sostituire { $other } con un bot.
log-counted = Un giocatore manca da più di un minuto, quindi il voto conta senza di lui.
log-resumed = { $seconds ->
    [one] Il server non è stato disponibile per un secondo. Gli orologi erano fermi.
   *[other] Il server non è stato disponibile per { $seconds } secondi. Gli orologi erano fermi.
}
log-abandon = { $agrees ->
    [yes] { $player } propone di annullare la partita.
   *[no] { $player } vuole continuare a giocare.
}
log-resigned = { $player } abbandona.
chat-label = Messaggi
chat-empty = Ancora nessun messaggio.
chat-phrases = Frasi rapide
chat-text = Il tuo messaggio
chat-send = Invia

## Più persone su un dispositivo

curtain-title = { $player }, tocca a te
curtain-text = Prendi il dispositivo; gli altri guardano altrove.
curtain-ready = Sono { $player }

## Pile

deck-word = Mazzo
tickets-pile-word = Biglietti
