# Una partita in parole: carte e colori, che cosa si può fare, che cosa si attende, che cosa è successo, il punteggio.
# Gli identificatori arrivano così come sono ($color è red, wild o gray; $symbol è crab) e prendono il nome dai messaggi della
# prima sezione, a cui gli altri rimandano. $player, $city, $route e $ticket sono nomi pronti da mostrare.

## Nomi

color-name = { $color ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
    [purple] viola
    [black] nero
    [white] bianco
    [pink] rosa
    [gray] grigio
   *[other] { $color }
}
# La carta multicolore: $wild dice come la chiama il tabellone. Altri messaggi usano le sue forme, come { wild-card.plural };
# «-start» è quella dell’inizio di una frase.
wild-card = { $wild ->
    [ferry_card] carta traghetto
   *[locomotive] locomotiva
}
    .plural = { $wild ->
        [ferry_card] carte traghetto
       *[locomotive] locomotive
    }
    .plural-start = { $wild ->
        [ferry_card] Carte traghetto
       *[locomotive] Locomotive
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [red] una carta rossa
    [yellow] una carta gialla
    [black] una carta nera
    [white] una carta bianca
    [gray] una carta grigia
    [wild] una { wild-card }
   *[other] una carta { color-name }
}
# $count carte di un tipo; «blu», «viola» e «rosa» sono invariabili.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count ->
        [one] { $count } carta { $color ->
            [red] rossa
            [yellow] gialla
            [black] nera
            [white] bianca
            [gray] grigia
           *[other] { color-name }
        }
       *[other] { $count } carte { $color ->
            [red] rosse
            [orange] arancioni
            [yellow] gialle
            [green] verdi
            [black] nere
            [white] bianche
            [gray] grigie
           *[other] { color-name }
        }
    }
}
# Un insieme di cui si sa tutto: $count carte di un tipo e $wilds locomotive.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } e { $wilds } { wild-card }
   *[other] { cards } e { $wilds } { wild-card.plural }
}
# Un pagamento di cui si conoscono solo il colore e le locomotive: «pagando con carte rosse e 1 locomotiva».
payment = { $color ->
    [wild] con sole { wild-card.plural }
   *[other] con carte { $color ->
        [red] rosse
        [orange] arancioni
        [yellow] gialle
        [green] verdi
        [black] nere
        [white] bianche
        [gray] grigie
       *[other] { color-name }
    }{ $wilds ->
        [0] {""}
        [one] {""} e { $wilds } { wild-card }
       *[other] {""} e { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] ponte
    [cable_car] tram
    [crab] granchio
    [lighthouse] faro
    [sea_lion] leone marino
    [sourdough] pane a lievito madre
    [fog] nebbia
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Nord America
    [europe] Europa
    [old_west] Il Vecchio West
    [san_francisco] San Francisco
   *[other] { $name }
}
# Una linea parallela; $track è 2 o 3.
route-track = { $route } (binario { $track })
ticket-worth = { $ticket } ({ $points })
# A chi corrisponde un numero quando non ci sono nomi; i posti si contano da 0, come in una registrazione.
# A chi corrisponde un numero quando non ci sono nomi; i posti si contano da 1.
seat-number = il posto { $seat }
# $initial è il primo suono di $last: Anna ed Elena, Anna e Bea.
list-and = { $before } { $initial ->
    [e] ed
   *[other] e
} { $last }

## Che cosa si può fare, come voci di un menu

action-keep = { $count ->
    [0] Non tenere nessun biglietto
    [one] Tieni il biglietto { $tickets }
   *[other] Tieni i biglietti { $tickets }
}
action-keep-named = { $count ->
    [0] Non tenere nessun biglietto
   *[other] Tieni { $tickets }
}
action-start = Parti da { $city }
action-place = Metti i souvenir «{ symbol-name }» su { $city }
action-draw = Prendi { a-card } tra le carte scoperte
action-draw-deck = Pesca la prima carta del mazzo
action-tickets = Pesca biglietti
action-claim = Prendi il controllo di { $route } con { card-set }
action-pay = Paga le carte extra { payment }
action-pay-exactly = Paga { card-set } in più
action-decline = Riprendi le tue carte e rinuncia alla galleria
action-station = Costruisci una stazione a { $city }, pagando { payment }
action-marker = Metti un segnalino città su { $city } per { card-set }
action-no-marker = Salta il segnalino
action-souvenir = Prendi il souvenir di { $city }
action-alvin = Sposta Alvin su { $city }
action-pass = Passa

## Che cosa si attende

decision-tickets = { $count ->
    [one] { $player } ha pescato { $count } biglietto { $least ->
        [0] e può tenerlo.
       *[other] e deve tenerlo.
    }
   *[other] { $least ->
        [0] { $player } deve scegliere i biglietti: tutti, alcuni o nessuno su { $count }.
       *[other] { $player } deve scegliere i biglietti: almeno { $least } su { $count }.
    }
}
decision-tickets-own = { decision-tickets } In offerta: { $tickets }.
decision-start = { $player } deve scegliere una città di partenza.
decision-place = { $player } deve mettere una pila di souvenir su un luogo che non ne ha. Ancora da mettere: { $symbols }.
decision-turn = Tocca a { $player }.
decision-second = { $player } deve prendere una seconda carta.
decision-tunnel = { $player } deve pagare { $extra ->
    [one] { $extra } carta extra
   *[other] { $extra } carte extra
} per la galleria { $route }, oppure riprendere { card-set }.
decision-souvenir = { $player } deve prendere il souvenir di { $first } o quello di { $second }.
decision-marker = { $player } può mettere un segnalino città a un’estremità della linea { $route }.
decision-alvin = { $player } deve spostare Alvin su una di queste città: { $cities }.

# Che cosa attende la partita, per gli errori: un nome, con le parole da scrivere.
waits-for = { $waits_for ->
    [opening] la scelta dei biglietti iniziali («keep 1 2»)
    [start] una città di partenza («start CITY»)
    [place] un luogo per una pila di souvenir («place SYMBOL CITY»)
    [turn] l’azione di un turno («draw …», «claim …», «draw tickets» o, su alcuni tabelloni, «station …»)
    [second] una seconda carta («draw deck» o «draw COLOR»)
    [keep] la scelta tra i biglietti pescati («keep 1 2»)
    [tunnel] una risposta alla galleria («pay CARDS» o «decline»)
    [souvenir] la scelta di un souvenir («souvenir CITY»)
    [marker] un segnalino città o nessuno («marker CITY CARDS» o «no-marker»)
    [alvin] una città per Alvin («alvin CITY»)
   *[other] { $waits_for }
}

## Che cosa è successo

event-card-taken = { $player } prende { a-card } tra le carte scoperte.
event-card-drawn = { $player } pesca { a-card } dal mazzo.
event-card-drawn-unseen = { $player } pesca una carta dal mazzo.
event-card-turned-up = Nuova carta scoperta: { a-card }.
event-row-swept = Tre { wild-card.plural }: le carte scoperte vengono sostituite.
event-deck-shuffled = Gli scarti vengono mescolati e formano un nuovo mazzo: { $cards ->
    [one] { $cards } carta.
   *[other] { $cards } carte.
}
event-route-claimed = { $player } prende il controllo di { $route } con { card-set }.
event-points-route = { $player } ottiene { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
event-points-control = { $player } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} perché controlla { $city }.
event-points-capture = { $player } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per la cattura di Alvin.
event-tunnel-tried = { $player } tenta la galleria { $route } con { card-set }.
event-card-revealed = La galleria rivela { a-card }.
event-extra-demanded = { $player } deve pagare { $cards ->
    [one] { $cards } carta extra per la galleria.
   *[other] { $cards } carte extra per la galleria.
}
event-extra-paid = { $player } paga { card-set } in più.
event-tunnel-left = { $player } rinuncia alla galleria { $route } e riprende le carte.
event-tickets-drawn = { $player } pesca { $count ->
    [one] { $count } biglietto.
   *[other] { $count } biglietti.
}
event-tickets-kept = { $refused ->
    [0] { $player } tiene { $kept ->
        [one] il biglietto.
        [2] entrambi i biglietti.
       *[other] tutti i biglietti: { $kept }.
    }
   *[other] { $player } { $kept ->
        [0] non tiene nessun biglietto
        [one] tiene { $kept } biglietto
       *[other] tiene { $kept } biglietti
    } e ne scarta { $refused }.
}
event-ticket-taken = { $player } ora ha il biglietto { $ticket }, che vale { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
event-station-built = { $player } costruisce una stazione a { $city } per { card-set }.
event-start-chosen = { $player } parte da { $city }.
event-marker-placed = { $player } mette un segnalino città su { $city } per { card-set }.
event-alvin-captured = { $player } cattura Alvin a { $city }.
event-alvin-moved = { $player } sposta Alvin su { $city }.
event-souvenir-taken = { $player } prende il souvenir «{ symbol-name }» da { $city }.
event-souvenirs-placed = { $player } mette i souvenir «{ symbol-name }» su { $city }.
event-first-drawn = Comincia { $player }.
event-rows-swept = Le carte scoperte vengono sostituite { $times ->
    [one] una volta
   *[other] { $times } volte
}.
event-passed = { $player } non ha più mosse e passa.
event-last-round = { $player } ha quasi finito i vagoni: comincia l’ultimo giro, ancora un turno a testa.
event-game-over = La partita è finita.

## Il foglio del punteggio

score-routes = Linee
score-routes-and-cities = Linee e città controllate
score-captures = Alvin catturato
score-ticket = Biglietto { $ticket }
score-ticket-missed = Biglietto { $ticket }, non completato
score-stations = Stazioni non costruite
score-longest-path = Percorso più lungo ({ $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
})
score-globetrotter = Globetrotter (biglietti completati: { $tickets })
score-souvenirs = Souvenir
score-alvin = Alvin a fine partita
score-total = Totale
winners = { $count ->
    [0] Non c’è ancora un vincitore.
    [one] Vince { $winners }.
   *[other] { $winners } condividono la vittoria.
}
