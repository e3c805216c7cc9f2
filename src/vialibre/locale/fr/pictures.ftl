# Un enregistrement à regarder : vialibre replay --step, --svg, --gif, --html.

# À côté du nom d’un joueur.
pictures-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cli-replay-step-help = Parcourt la partie pas à pas : Entrée ou espace avance, b recule, un nombre et Entrée mène à cette étape, q quitte.
cli-replay-seat-help = Montre la partie telle que l’a vue cette place, comptée à partir de 1. Par défaut : toutes les cartes visibles.
cli-replay-svg-help = Écrit comme image la position à la fin, ou à --until.
cli-replay-gif-help = Écrit la partie comme animation.
cli-replay-html-help = Écrit la partie comme une page autonome.
cli-replay-frames = Images
cli-replay-written = Écrit : { $file }
# Un joueur à un moment de la partie ; $cards et $tickets sont des listes.
cli-replay-seat-open = { $player } : { pictures-points }, { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}. Cartes : { $cards }. Destinations : { $tickets }.
# La même chose avec les cartes cachées ; $cards et $tickets sont des nombres.
cli-replay-seat-closed = { $player } : { pictures-points }, { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tickets ->
    [one] { $tickets } destination
   *[other] { $tickets } destinations
}.
# Sous chaque moment ; les touches sont les mêmes dans toutes les langues.
cli-replay-keys = [{ $at } sur { $last } · Entrée : suite · b : retour · n°, Entrée : y aller · q : fin]
error-picture-over-record = { $file } est l’enregistrement lui-même. Donne un autre nom à l’image.

cli-replay-10k-u = 10 000 parties de usa lues, rejouées et prouvées : U
