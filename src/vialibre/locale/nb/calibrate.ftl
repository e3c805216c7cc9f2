### Tilpasning av vinnersjansen.

cli-calibrate-help = Tilpass vinnersjansen til spill mellom boter, og mål den på andre spill: av alle stillinger som får 30 %, bør tre av ti vinne.
cli-calibrate-examples =
    Eksempler:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Brett med ID eller fil, atskilt med komma. Standard: alle innebygde brett.
cli-calibrate-bots-help = Boter som spiller, atskilt med komma: hver plass får en tilfeldig av dem, og i halvparten av spillene får alle plassene den samme.
cli-calibrate-check-help = Ikke tilpass: mål de innebygde vektene.
cli-calibrate-output-help = Skriv vektene til denne filen.
cli-calibrate-fitting = Tilpasser…
cli-calibrate-written = Vektene er lagret i { $file }.
cli-calibrate-of = holdt utenfor
cli-calibrate-positions = stillinger
cli-calibrate-log-loss = logaritmisk tap
cli-calibrate-equal = like sjanser
cli-calibrate-brier = Brier-skår
cli-calibrate-start = starten av spillet
cli-calibrate-middle = midten
cli-calibrate-end = slutten
cli-calibrate-last-round = siste runde
cli-calibrate-all = alle
cli-calibrate-chance = forutsagt sjanse
cli-calibrate-count = antall
cli-calibrate-predicted = forutsagt i snitt
cli-calibrate-observed = vunnet
cli-calibrate-error = Forutsagt og observert ligger i gjennomsnitt { $error } fra hverandre.
error-too-few-games = { $games } spill er for få: med disse brettene trengs minst { $least }, slik at noen av hver type kan holdes utenfor.
