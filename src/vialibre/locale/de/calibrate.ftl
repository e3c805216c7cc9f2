### Die Gewinnchance anpassen.

cli-calibrate-help = Passt die Gewinnchance an Partien von Bots an und misst sie an anderen Partien: Von allen, denen sie 30 % gibt, sollten drei von zehn gewinnen.
cli-calibrate-examples =
    Beispiele:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Spielpläne als ID oder Datei, durch Kommas getrennt. Standard: alle mitgelieferten.
cli-calibrate-bots-help = Bots, die spielen, durch Kommas getrennt: Jeder Platz bekommt einen davon zugelost, in der Hälfte der Partien alle denselben.
cli-calibrate-check-help = Passt nichts an: misst die mitgelieferten Gewichte.
cli-calibrate-output-help = Schreibt die Gewichte in diese Datei.
cli-calibrate-fitting = Wird angepasst…
cli-calibrate-written = Gewichte geschrieben: { $file }.
cli-calibrate-of = zurückgehalten
cli-calibrate-positions = Stellungen
cli-calibrate-log-loss = Log-Verlust
cli-calibrate-equal = gleiche Chancen
cli-calibrate-brier = Brier-Wert
cli-calibrate-start = Anfang der Partie
cli-calibrate-middle = Mitte
cli-calibrate-end = Ende
cli-calibrate-last-round = letzte Runde
cli-calibrate-all = alle
cli-calibrate-chance = vorhergesagte Chance
cli-calibrate-count = Anzahl
cli-calibrate-predicted = Vorhersage im Mittel
cli-calibrate-observed = gewonnen
cli-calibrate-error = Vorhersage und Beobachtung liegen im Mittel { $error } auseinander.
error-too-few-games = { $games ->
    [one] { $games } Partie ist zu wenig
   *[other] { $games } Partien sind zu wenig
}: Mit diesen Spielplänen braucht es mindestens { $least }, damit sich von jeder Sorte einige zurückhalten lassen.
