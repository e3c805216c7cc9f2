# En inspelning att titta på: vialibre replay --step, --svg, --gif, --html.

# Bredvid en spelares namn.
pictures-points = { $points } poäng

cli-replay-step-help = Gå genom spelet: Enter eller blanksteg går framåt, b bakåt, ett tal och Enter till det steget, q slutar.
cli-replay-seat-help = Visa spelet så som den här platsen såg det, räknat från 1. Standard: alla kort öppna.
cli-replay-svg-help = Spara ställningen på slutet, eller vid --until, som en bild.
cli-replay-gif-help = Spara spelet som en animation.
cli-replay-html-help = Spara spelet som en fristående sida.
cli-replay-frames = Bilder
cli-replay-written = Sparat: { $file }
# En spelare vid ett steg i spelet; $cards och $tickets är listor.
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
# Under varje steg; tangenterna är desamma på alla språk.
cli-replay-keys = [{ $at } av { $last } · Enter: framåt · b: bakåt · tal, Enter: gå dit · q: sluta]
error-picture-over-record = { $file } är själva inspelningen. Ge bilden ett annat namn.

cli-replay-10k-u = 10 000 inspelningar av usa lästa, uppspelade och bekräftade: U
