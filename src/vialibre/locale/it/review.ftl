### Che cosa dice una registrazione: 'vialibre analyse' e la pagina che scrive il suo --html.
# $player, $route, $city e $tickets sono nomi pronti da mostrare; $bot è il nome di un bot; le percentuali arrivano come testo, per esempio 6,2 %.

cli-analyse-help = Analizza una partita registrata: per ogni decisione, che cosa avrebbe fatto un bot e quanta probabilità di vittoria si è persa; gli errori più grandi in parole, la fortuna, i biglietti. Con più registrazioni: una tabella per giocatore.
cli-analyse-examples =
    Esempi:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Una o più registrazioni, scritte da 'vialibre watch --save' o scaricate da un tavolo.
cli-analyse-bot-help = Il bot con cui confrontare: il suo nome, o uno tuo come modulo:Classe.
cli-analyse-samples-help = In quanti mondi possibili si provano le due azioni; più sono, più tempo serve e più è preciso.
cli-analyse-rounds-help = Per quanti giri il bot gioca per tutti prima di valutare una posizione.
cli-analyse-unfinished-help = Analizza anche partite non ancora finite. Questo rivela ciò che i loro giocatori non devono sapere.
cli-analyse-records = Registrazioni
cli-analyse-moves = Mosse
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = interrotto; questo è ciò che { $done ->
    [one] dice una registrazione
   *[other] dicono { $done } registrazioni
} su { $all }.
cli-analyse-some-unreadable = { $count ->
    [one] Una registrazione è stata saltata
   *[other] { $count } registrazioni sono state saltate
}; vedi sopra.

error-review-goes-on = Questa partita non è finita, e un’analisi rivelerebbe ai suoi giocatori ciò che non devono ancora sapere. Usa --unfinished per analizzarla lo stesso.

## Che cosa si è fatto, e che cosa avrebbe fatto il bot. $kind dice quale azione è; i nomi che contiene dipendono da questo.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } non ha tenuto nessun biglietto
       *[other] { $player } ha tenuto { $tickets }
    }
    [start] { $player } è partito da { $city }
    [place] { $player } ha messo i souvenir «{ symbol-name }» su { $city }
    [draw] { $player } ha preso { a-card } tra le carte scoperte
    [deck] { $player } ha pescato dal mazzo
    [tickets] { $player } ha pescato biglietti
    [claim] { $player } ha preso il controllo di { $route } con { card-set }
    [tunnel] { $player } ha tentato la galleria { $route } con { card-set }
    [pay] { $player } ha pagato { card-set } in più per la galleria
    [decline] { $player } ha rinunciato alla galleria
    [station] { $player } ha costruito una stazione a { $city }, pagando { payment }
    [marker] { $player } ha messo un segnalino città su { $city } per { card-set }
    [no-marker] { $player } ha saltato il segnalino città
    [souvenir] { $player } ha preso il souvenir di { $city }
    [alvin] { $player } ha spostato Alvin su { $city }
   *[pass] { $player } ha passato il turno
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } non avrebbe tenuto nessun biglietto
       *[other] { $bot } avrebbe tenuto { $tickets }
    }
    [start] { $bot } sarebbe partito da { $city }
    [place] { $bot } avrebbe messo i souvenir «{ symbol-name }» su { $city }
    [draw] { $bot } avrebbe preso { a-card } tra le carte scoperte
    [deck] { $bot } avrebbe pescato dal mazzo
    [tickets] { $bot } avrebbe pescato biglietti
    [claim] { $bot } avrebbe preso il controllo di { $route } con { card-set }
    [tunnel] { $bot } avrebbe tentato la galleria { $route } con { card-set }
    [pay] { $bot } avrebbe pagato { card-set } in più per la galleria
    [decline] { $bot } avrebbe rinunciato alla galleria
    [station] { $bot } avrebbe costruito una stazione a { $city }, pagando { payment }
    [marker] { $bot } avrebbe messo un segnalino città su { $city } per { card-set }
    [no-marker] { $bot } avrebbe saltato il segnalino città
    [souvenir] { $bot } avrebbe preso il souvenir di { $city }
    [alvin] { $bot } avrebbe spostato Alvin su { $city }
   *[pass] { $bot } avrebbe passato il turno
}
# $did e $would sono le due frasi qui sopra.
review-mistake = Mossa { $move }: { $did }. { $would }: { $loss } di probabilità di vittoria persa ({ $after } invece di { $best }).
review-no-mistake = Niente di ciò che avrebbe fatto { $bot } sembra nettamente migliore.

## Titoli, intestazioni di tabelle, note

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Una partita analizzata
   *[other] { $games } partite analizzate
}
review-lead = { $moves ->
    [one] Una mossa.
   *[other] { $moves } mosse.
} { $result } A confronto con { $bot }.
review-lead-many = { $players ->
    [one] Un giocatore
   *[other] { $players } giocatori
}, { $decisions ->
    [one] una decisione.
   *[other] { $decisions } decisioni.
} A confronto con { $bot }.
review-stopped = La partita è finita prima.
review-players = Giocatori
review-players-note = Perso: probabilità di vittoria, in media per decisione che lasciava una scelta. Accordo: quante volte { $bot } avrebbe fatto lo stesso. Fortuna: in carte per partita, le { wild-card.plural } pescate dal mazzo in più del previsto, più le carte extra delle gallerie in meno.
review-player = Giocatore
review-score = Punti
review-mean-score = Punti medi
review-games = Partite
review-wins = Vittorie
review-loss = Perso
review-agreement = Accordo
review-luck = Fortuna
review-decisions-count = Decisioni
review-biggest = Errore più grande
review-biggest-at = { $loss } alla mossa { $move } di { $file }
review-points = Punti
review-chances = Probabilità di vittoria
review-chances-note = La probabilità di ogni giocatore dopo ogni mossa, da ciò che poteva sapere, portata al 100% in totale. Gli anelli segnano gli errori qui sotto.
review-chance-of = { $player } dopo la mossa { $move }: { $chance }
review-mistakes = Gli errori più grandi
review-mistakes-note = Al massimo tre per giocatore, e solo ciò che è nettamente più del rumore.
review-tickets = Biglietti
review-tickets-note = Quando si è tenuto ogni biglietto, e da quale mossa era completato o bloccato.
review-ticket = Biglietto
review-kept = Tenuto
review-state = Com’è finito
review-ticket-state = { $state ->
    [done] completato dalla mossa { $move }
    [open] possibile fino alla fine, non completato
    [possible] ancora possibile
   *[cut_off] bloccato dalla mossa { $move }
}
review-luck-title = Fortuna alla pesca
review-luck-note = Che cosa è arrivato rispetto a ciò che ci si poteva attendere al momento di pescare. Scarto: quanto è insolito; oltre 2 in un senso o nell’altro è raro.
review-wilds = { wild-card.plural-start } pescate dal mazzo
review-tunnels = Carte extra delle gallerie
review-came = { $came } su { $cards } (previsione: { $expected })
review-none = nessuna
review-spread = Scarto
review-decisions = Ogni decisione
review-decisions-note = Decisioni che lasciavano una scelta; dove { $bot } avrebbe fatto lo stesso, non si è perso nulla.
review-move = Mossa
review-played = Giocata
review-preferred = { $bot }
review-same = lo stesso
review-choices = Scelte
review-games-note = Ogni partita per conto suo; aprine una per vedere di più.
review-yardstick = Come si misura
review-yardstick-note = Le due azioni, quella giocata e quella che { $bot } preferisce, si provano in { $samples ->
    [one] un mondo
   *[other] non più di { $samples } mondi, gli stessi per entrambe,
} compatibili con ciò che sapeva questo giocatore. { $bot } continua per tutti ({ $rounds ->
    [0] fino alla fine del turno
    [one] per un giro
   *[other] per { $rounds } giri
}), e la probabilità di vittoria si stima da ciò che il giocatore vedrebbe allora. La stima è stata tarata su partite tra bot; vede punti, biglietti, quante carte e quanti vagoni ci sono, ma non quali colori si hanno in mano né chi blocca chi, e sopravvaluta le mani piene all’inizio della partita. Una perdita indica quindi dove guardare, non è un verdetto: quelle piccole dicono poco, e una scelta migliore di quella di { $bot } appare senza perdita.
