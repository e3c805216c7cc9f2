# L’applicazione in un terminale (vialibre play). Lo spazio è poco: le righe sono di 80 segni.

## Riquadri e righe

app-row = Scoperte
app-deck = Mazzo { $cards }
app-deck-long = Mazzo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, scarti: { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } biglietto da pescare
   *[other] { $tickets } biglietti da pescare
}
app-hand = Mano
app-hand-long = Mano: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
# Un giocatore in una riga con fino a cinque altri: punti e vagoni, il più breve possibile.
app-player-short = { $score }p { $cars }v
app-player-score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
app-player-cars = { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
}
app-player-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
app-player-tickets = { $tickets ->
    [one] { $tickets } biglietto
   *[other] { $tickets } biglietti
}
app-player-stations = { $left ->
    [one] { $left } stazione rimasta
   *[other] { $left } stazioni rimaste
}
app-player-markers = { $left ->
    [one] { $left } segnalino città rimasto
   *[other] { $left } segnalini città rimasti
}
app-player-souvenirs = souvenir: { $souvenirs }
app-player-alvin = ha Alvin
app-last-round = Ultimo giro!
app-tickets-offered = Tra cui scegliere
app-tickets-own = I tuoi biglietti
app-tickets-none = Non hai ancora biglietti.
app-ticket-state = { $state ->
    [done] completato
    [cut_off] bloccato
   *[possible] possibile
}
# Che cosa manca ancora a un biglietto.
app-ticket-missing = { $cars ->
    [one] manca { $cars } vagone
   *[other] mancano { $cars } vagoni
}: { $routes }
app-ticket-station = stazione a { $cities }
app-ticket-rival = se prima la prende un rivale
app-log-undone = { $player } annulla la sua ultima mossa.
app-log-said = { $player }: { $said }

## Nomi dei riquadri; la lettera davanti è il loro tasto

app-pane = { $pane ->
    [actions] Azioni
    [cards] Carte
    [tickets] Biglietti
    [players] Giocatori
   *[log] Cronologia
}
app-pane-count = { $pane } { $count }

## Trovare un’azione

app-find = / per cercare: mar rosso
app-find-none = Nessuna azione possibile corrisponde a queste parole.
app-waiting = Gli altri stanno pensando…
app-nothing = Nulla da decidere.

## La riga dei tasti

app-key = { $key ->
    [find] cerca
    [choose] scegli
    [map] mappa
    [zoom] zoom
    [hint] consiglio
    [undo] annulla
    [save] salva
    [help] aiuto
    [quit] esci
    [back] indietro
   *[move] sposta
}

## Che cosa si dice per un momento

app-hint = Consiglio: { $action }
app-hint-thinking = Ricerca di un consiglio…
app-no-undo = Ora non si può annullare nulla.
app-not-your-turn = Non è il tuo turno.
app-saved = Salvata in { $file }
app-saving = Salvataggio…

## Il sipario tra le persone

app-curtain-title = { $player }, tocca a te
app-curtain-text = Gli altri guardano altrove. Premi Invio quando solo { $player } vede lo schermo.

## La fine

app-scores-title = La partita è finita
app-scores-keys = Esc: guarda il tabellone · q: salva ed esci

## Aiuto

app-help-title = Tasti e simboli
app-help-keys =
    { "↑ ↓  Pag ↑ ↓   " }scorri l’elenco; la mappa mostra dov’è
    { "Invio          " }fai l’azione selezionata
    { "/              " }cerca (mar rosso: Marsiglia con rosso); Invio lo fa, Esc esce
    { "← → Maiusc+↑ ↓ " }sposta la mappa
    { "+  −  0        " }ingrandisci, riduci, ripristina
    { "m              " }mappa grande, e ritorno
    { "a c t p l      " }azioni, carte, biglietti, giocatori, cronologia; Tab: altro
    { "h              " }un consiglio del bot più forte
    { "u              " }annulla, quando è giusto
    { "s              " }salva
    { "q              " }salva ed esci
app-help-signs = Sulla mappa
app-help-colors = Le lettere sono i colori degli spazi: { $letters }. Una maiuscola o { $tunnel } è una galleria, { $sign } uno spazio che richiede una { wild-card }.
app-help-owned = Una cifra su un colore è un vagone di quel giocatore.
app-help-stations = { $sign } e una cifra: stazione di quel giocatore.
app-help-markers = { $sign } e una cifra: segnalino città di quel giocatore.
app-help-alvin = { $sign }: qui c’è Alvin.
app-help-souvenirs = Una maiuscola e un numero in una città: souvenir e quanti: { $letters }.
app-help-close = Esc chiude questo aiuto.
