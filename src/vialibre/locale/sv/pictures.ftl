# Ett protokoll att titta på: vialibre replay --step, --svg, --gif, --html.

# Bredvid en spelares namn.
pictures-points = { $points } poäng

cli-replay-step-help = Gå genom partiet: Enter eller blanksteg går framåt, b bakåt, ett tal och Enter till den tidpunkten, q slutar.
cli-replay-seat-help = Så som den här platsen såg det, räknat från 1; utan den är alla kort öppna.
cli-replay-svg-help = Spara ställningen på slutet, eller vid --until, som en bild.
cli-replay-gif-help = Spara partiet som en animation.
cli-replay-html-help = Spara partiet som en sida att titta igenom; den behöver inget annat.
cli-replay-frames = Bilder
cli-replay-written = Sparat: { $file }
# En spelare vid en tidpunkt i partiet; $cards och $tickets är listor.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
}. Kort: { $cards }. Biljetter: { $tickets }.
# Detsamma med dolda kort; $cards och $tickets är tal.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
}, { $cards } kort, { $tickets ->
    [one] { $tickets } biljett
   *[other] { $tickets } biljetter
}.
# Under varje tidpunkt; tangenterna är desamma på alla språk.
cli-replay-keys = [{ $at } av { $last } · Enter: framåt · b: bakåt · tal, Enter: gå dit · q: sluta]
error-picture-over-record = { $file } är själva protokollet. Ge bilden ett annat namn.

cli-replay-10k-u = 10 000 protokoll av usa lästa, återspelade och bevisade: U
