# En spiloptagelse at se på: vialibre replay --step, --svg, --gif, --html.

# Ved siden af en spillers navn.
pictures-points = { $points } point

cli-replay-step-help = Gå gennem spillet: Enter eller mellemrum går frem, b tilbage, et tal og Enter til det trin, q slutter.
cli-replay-seat-help = Vis spillet, som denne plads så det, talt fra 1. Standard: alle kort åbne.
cli-replay-svg-help = Gem stillingen til sidst, eller ved --until, som et billede.
cli-replay-gif-help = Gem spillet som en animation.
cli-replay-html-help = Gem spillet som en selvstændig side.
cli-replay-frames = Billeder
cli-replay-written = Gemt: { $file }
# Én spiller på et trin i spillet; $cards og $tickets er lister.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}. Kort: { $cards }. Rutekort: { $tickets }.
# Det samme med skjulte kort; $cards og $tickets er tal.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}, { $cards } kort, { $tickets } rutekort.
# Under hvert trin; tasterne er de samme på alle sprog.
cli-replay-keys = [{ $at } af { $last } · Enter: frem · b: tilbage · tal, Enter: gå dertil · q: slut]
error-picture-over-record = { $file } er selve spiloptagelsen. Giv billedet et andet navn.

cli-replay-10k-u = 10.000 spiloptagelser af usa læst, genafspillet og bekræftet: U
