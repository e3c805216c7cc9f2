### Ajuster la probabilité de gagner.

cli-calibrate-help = Ajuste la probabilité de gagner sur des parties entre bots et la mesure sur des parties mises de côté : parmi les positions à 30 %, trois sur dix devraient être gagnantes.
cli-calibrate-examples =
    Exemples :
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Plateaux, par identifiant ou fichier, séparés par des virgules. Par défaut : tous les plateaux intégrés.
cli-calibrate-bots-help = Les bots qui jouent, séparés par des virgules : chaque place en reçoit un au hasard ; dans la moitié des parties, toutes ont le même.
cli-calibrate-check-help = N’ajuste rien : mesure les poids intégrés.
cli-calibrate-output-help = Écrit les poids dans ce fichier.
cli-calibrate-fitting = Ajustement…
cli-calibrate-written = Poids écrits dans { $file }.
cli-calibrate-of = mises de côté
cli-calibrate-positions = positions
cli-calibrate-log-loss = perte logarithmique
cli-calibrate-equal = chances égales
cli-calibrate-brier = score de Brier
cli-calibrate-start = début de partie
cli-calibrate-middle = milieu
cli-calibrate-end = fin
cli-calibrate-last-round = dernier tour
cli-calibrate-all = toutes
cli-calibrate-chance = chance prévue
cli-calibrate-count = cas
cli-calibrate-predicted = moyenne prévue
cli-calibrate-observed = gagnées
cli-calibrate-error = Écart moyen entre le prévu et l’observé : { $error }.
error-too-few-games = { $games ->
    [one] { $games } partie ne suffit pas
   *[other] { $games } parties ne suffisent pas
} : avec ces plateaux, il en faut au moins { $least }, pour pouvoir en mettre de côté de chaque sorte.
