### Tilpasning af vinderchancen.

cli-calibrate-help = Tilpas vinderchancen til botternes spil, og mål den på andre spil: af alle stillinger, der får 30 %, bør tre ud af ti vinde.
cli-calibrate-examples =
    Eksempler:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Brætter med id eller fil, adskilt af kommaer. Standard: alle indbyggede brætter.
cli-calibrate-bots-help = Bots, der spiller, adskilt af kommaer: hver plads får en tilfældig af dem, og i halvdelen af spillene får alle pladser den samme.
cli-calibrate-check-help = Tilpas ikke: mål de indbyggede vægte.
cli-calibrate-output-help = Skriv vægtene til denne fil.
cli-calibrate-fitting = Tilpasser…
cli-calibrate-written = Vægtene er gemt i { $file }.
cli-calibrate-of = holdt udenfor
cli-calibrate-positions = stillinger
cli-calibrate-log-loss = logaritmisk tab
cli-calibrate-equal = lige chancer
cli-calibrate-brier = Brier-score
cli-calibrate-start = spillets begyndelse
cli-calibrate-middle = midten
cli-calibrate-end = slutningen
cli-calibrate-last-round = sidste runde
cli-calibrate-all = alle
cli-calibrate-chance = forudsagt chance
cli-calibrate-count = antal
cli-calibrate-predicted = forudsagt i snit
cli-calibrate-observed = vundet
cli-calibrate-error = Forudsagt og observeret ligger i gennemsnit { $error } fra hinanden.
error-too-few-games = { $games } spil er for få: med disse brætter skal der mindst { $least } til, så nogle af hver slags kan holdes udenfor.
