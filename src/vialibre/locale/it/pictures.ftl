# Una registrazione da guardare: vialibre replay --step, --svg, --gif, --html.

# Accanto al nome di un giocatore.
pictures-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

cli-replay-step-help = Percorre la partita passo per passo: Invio o spazio va avanti, b indietro, un numero e Invio a quel passo, q esce.
cli-replay-seat-help = Mostra la partita come l’ha vista questo posto, contando da 1. Predefinito: tutte le carte scoperte.
cli-replay-svg-help = Scrive come immagine la posizione alla fine, o a --until.
cli-replay-gif-help = Scrive la partita come animazione.
cli-replay-html-help = Scrive la partita come una pagina autonoma.
cli-replay-frames = Immagini
cli-replay-written = Scritto: { $file }
# Un giocatore in un momento della partita; $cards e $tickets sono liste.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
}. Carte: { $cards }. Biglietti: { $tickets }.
# Lo stesso con le carte nascoste; $cards e $tickets sono numeri.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vagone
   *[other] { $cars } vagoni
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $tickets ->
    [one] { $tickets } biglietto
   *[other] { $tickets } biglietti
}.
# Sotto ogni momento; i tasti sono gli stessi in tutte le lingue.
cli-replay-keys = [{ $at } di { $last } · Invio: avanti · b: indietro · numero, Invio: vai lì · q: esci]
error-picture-over-record = { $file } è la registrazione stessa. Da’ un altro nome all’immagine.

cli-replay-10k-u = 10.000 partite di usa lette, rigiocate e provate: U
