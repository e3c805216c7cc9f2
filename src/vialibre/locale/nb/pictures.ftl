# Et spillopptak å se på: vialibre replay --step, --svg, --gif, --html.

# Ved siden av navnet på en spiller.
pictures-points = { $points } poeng

cli-replay-step-help = Gå gjennom spillet: Enter eller mellomrom går fram, b tilbake, et tall og Enter til det steget, q slutter.
cli-replay-seat-help = Vis spillet slik denne plassen så det, telt fra 1. Standard: alle kort åpne.
cli-replay-svg-help = Lagre stillingen til slutt, eller ved --until, som et bilde.
cli-replay-gif-help = Lagre spillet som en animasjon.
cli-replay-html-help = Lagre spillet som en selvstendig side.
cli-replay-frames = Bilder
cli-replay-written = Lagret: { $file }
# Én spiller på et steg i spillet; $cards og $tickets er lister.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
}. Kort: { $cards }. Billetter: { $tickets }.
# Det samme med skjulte kort; $cards og $tickets er tall.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
}, { $cards } kort, { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}.
# Under hvert steg; tastene er de samme på alle språk.
cli-replay-keys = [{ $at } av { $last } · Enter: fram · b: tilbake · tall, Enter: gå dit · q: slutt]
error-picture-over-record = { $file } er selve spillopptaket. Gi bildet et annet navn.

cli-replay-10k-u = 10 000 spillopptak av usa lest, spilt av og bekreftet: U
