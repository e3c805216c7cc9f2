### De winstkans afstellen.

cli-calibrate-help = Stelt de winstkans af op spellen van bots en meet die op andere spellen: van alle stellingen die 30% krijgen, zouden er drie op de tien moeten winnen.
cli-calibrate-examples =
    Voorbeelden:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Borden als id of bestand, gescheiden door komma’s. Standaard: alle meegeleverde.
cli-calibrate-bots-help = Bots die spelen, gescheiden door komma’s: elke plaats krijgt er een door loting, in de helft van de spellen allemaal dezelfde.
cli-calibrate-check-help = Stelt niets af: meet de meegeleverde gewichten.
cli-calibrate-output-help = Schrijft de gewichten naar dit bestand.
cli-calibrate-fitting = Afstellen…
cli-calibrate-written = Gewichten geschreven: { $file }.
cli-calibrate-of = apart gehouden
cli-calibrate-positions = stellingen
cli-calibrate-log-loss = logverlies
cli-calibrate-equal = gelijke kansen
cli-calibrate-brier = Brierscore
cli-calibrate-start = begin van het spel
cli-calibrate-middle = midden
cli-calibrate-end = einde
cli-calibrate-last-round = laatste ronde
cli-calibrate-all = alles
cli-calibrate-chance = voorspelde kans
cli-calibrate-count = aantal
cli-calibrate-predicted = gemiddeld voorspeld
cli-calibrate-observed = gewonnen
cli-calibrate-error = Voorspelling en waarneming liggen gemiddeld { $error } uit elkaar.
error-too-few-games = { $games ->
    [one] { $games } spel is
   *[other] { $games } spellen is
} te weinig: met deze borden zijn er minstens { $least } nodig, zodat er van elke soort een paar apart gehouden kunnen worden.
