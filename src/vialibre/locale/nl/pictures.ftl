# Een verslag om te bekijken: vialibre replay --step, --svg, --gif, --html.

# Naast de naam van een speler.
pictures-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

cli-replay-step-help = Loopt stap voor stap door het spel: Enter of spatie gaat verder, b terug, een getal en Enter naar die stap, q stopt.
cli-replay-seat-help = Toont het spel zoals deze plaats het zag, geteld vanaf 1. Standaard: alle kaarten open.
cli-replay-svg-help = Schrijft de stelling aan het einde, of bij --until, als plaatje.
cli-replay-gif-help = Schrijft het spel als animatie.
cli-replay-html-help = Schrijft het spel als zelfstandige pagina.
cli-replay-frames = Beelden
cli-replay-written = Geschreven: { $file }
# Eén speler op een moment in het spel; $cards en $tickets zijn lijsten.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
}. Kaarten: { $cards }. Bestemmingskaarten: { $tickets }.
# Hetzelfde met verborgen kaarten; $cards en $tickets zijn getallen.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}.
# Onder elk moment; de toetsen zijn in elke taal dezelfde.
cli-replay-keys = [{ $at } van { $last } · Enter: verder · b: terug · getal, Enter: daarheen · q: stoppen]
error-picture-over-record = { $file } is het verslag zelf. Geef het plaatje een andere naam.

cli-replay-10k-u = 10.000 verslagen van usa gelezen, nagespeeld en bewezen: U
