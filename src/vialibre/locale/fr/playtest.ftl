### Essais : les commandes `playtest` et `board balance`, et la page qu’écrit --html.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

cli-playtest-help = Fait jouer à des bots de nombreuses parties sur un plateau et en donne les résultats à son créateur : places, destinations, routes, villes, couleurs, durée, scores et problèmes.
cli-playtest-examples =
    Exemples :
    vialibre playtest usa --html report.html
    vialibre playtest my_board.toml --games 2000 --seats 2,3 --html report.html --json report.json
    vialibre playtest my_board.toml --bots surveyor,conductor,stoker --games 3000
    vialibre playtest usa --resume
cli-playtest-seats-help = Nombres de joueurs, séparés par des virgules ; les parties les prennent tour à tour. Par défaut : tous ceux que permet le plateau.
cli-playtest-bots-help = Un bot pour toutes les places, ou plusieurs qui changent de place d’une partie à l’autre.
cli-playtest-jobs-help = Nombre de processus de travail ; les résultats n’en dépendent pas. Par défaut : un par cœur.
cli-playtest-resume-help = Reprend un essai aux mêmes réglages au lieu de recommencer.
cli-playtest-results-help = Le fichier SQLite où sont enregistrées les parties terminées.
cli-playtest-json-help = Écrit tous les chiffres dans ce fichier en JSON ; - écrit dans le terminal.
cli-playtest-kept = interrompu ; { $games ->
    [0] aucune partie enregistrée
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
} dans { $file }. Reprends avec : { $command }
cli-playtest-table = joueurs
cli-playtest-first = la première place gagne
cli-playtest-turns = tours par joueur
cli-playtest-score = points
cli-playtest-close = parties serrées
cli-playtest-fine = Rien ne sort du lot : toutes les places, destinations, routes, villes et couleurs restent à coup sûr dans ce que montrent les plateaux standard.
cli-playtest-found = { $flags ->
    [one] { $flags } constat :
   *[other] { $flags } constats :
}

cli-board-balance-help = Propose des points pour les destinations d’un plateau, d’après leur effet sur les chances de gagner.
cli-board-balance-examples =
    Exemples :
    vialibre board balance my_board.toml --games 4000
    vialibre board balance my_board.toml --write balanced.toml
cli-board-balance-write-help = Écrit une copie du fichier de plateau avec les points proposés ; tout le reste demeure tel quel.
cli-board-balance-now = points
cli-board-balance-proposed = proposés
cli-board-balance-range = entre
cli-board-balance-made = réussie
cli-board-balance-effect = victoires
cli-board-balance-turns = tours
cli-board-balance-all-fine = { $tickets } destinations : aucune ne vaut à coup sûr plus ou moins que ses points. Plus de parties le diraient peut-être.
cli-board-balance-some = { $changed ->
    [one] { $changed } destination sur { $tickets } vaut
   *[other] { $changed } destinations sur { $tickets } valent
} à coup sûr plus ou moins que ne le disent les points. Change-les et refais un essai : les joueurs suivent les points.
cli-board-balance-hard = * réussie dans moins de { $least } des parties : une destination manquée coûte ses points, donc chaque point de plus rapporterait en moyenne moins de { $gain } point à son détenteur, et lui en coûterait en dessous de 50 %. Facilite plutôt son trajet.
cli-board-balance-written = Écrit dans { $file }.

playtest-title = Essai : { $board }
playtest-lead = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} par { $bots }, à { $seats } joueurs{ $alvin ->
    [yes] , avec Alvin
   *[no] {""}
}.
playtest-intervals = Chaque chiffre a son intervalle à 95 % entre parenthèses : de Wilson pour les parts, du t de Student sur les parties pour le reste. Les places d’une même partie ne sont pas indépendantes ; les parties le sont, et les intervalles sont donc calculés sur les parties.
playtest-fine = Rien ne sort du lot.
playtest-fine-note = Toutes les places, destinations, routes, villes et couleurs restent à coup sûr dans ce que montrent les quatre plateaux standard. Cela ne garantit pas un bon plateau : les bots ne sont pas des gens, et le plaisir ne se mesure pas ici.
playtest-unclear = Pas encore assez de parties pour le dire.
# $bound: over (so many would not be enough) or about.
playtest-unclear-note = { $figures ->
    [one] Un chiffre pourrait encore sortir de la norme.
   *[other] { $figures } chiffres pourraient encore sortir de la norme.
} { $bound ->
    [over] Il faudrait plus de { $more } parties de plus pour trancher.
   *[about] Environ { $more } parties de plus permettraient de trancher.
}
playtest-unclear-line = { $thing } : { $measure } { $figure } ; { $bound ->
    [over] il faut plus de { $more } parties de plus
   *[about] il faut environ { $more } parties de plus
}
playtest-unclear-rest = Et { $count } de plus.
playtest-flags = Constats
playtest-flags-note = Chacun de ces points dépasse significativement ce que montrent les quatre plateaux standard. À regarder beaucoup de choses à la fois, on en trouve par hasard, et le test en tient compte (Holm, 1 %).
playtest-severity = { $severity ->
    [fault] Erreur
   *[other] Avertissement
}
playtest-why = Pourquoi c’est important :
playtest-fix = Ce qui aide :

playtest-flag-seat-bias = À { $seats } joueurs, la place { $seat } gagne { $figure } des parties ; la part égale serait { $even }.
playtest-why-seat-bias = Les places sont tirées au sort, et avec elles une partie du jeu.
playtest-fix-seat-bias = Regarde ce qu’un joueur peut faire dans les tout premiers tours : des routes bon marché à beaucoup de points, qui demandent peu de cartes. Allonge la partie (plus de wagons), rends les meilleures routes plus chères, ou donne une carte de plus aux places suivantes.
playtest-flag-dominated-ticket = La destination { $ticket } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $way ->
    [one] { $way } wagon
   *[other] { $way } wagons
} ; { $other } en vaut { $other_points } pour { $other_way }. En moyenne, elle rapporte { $figure } points à son détenteur.
playtest-why-dominated-ticket = Ce n’est jamais la bonne à garder, et pas de chance pour le joueur qui n’a pas le choix.
playtest-fix-dominated-ticket = Donne-lui plus de points, ou d’autres villes. 'vialibre board balance' propose des points.
playtest-flag-scarce-color = { $color } : cette couleur manque ; les { wild-card.plural } font { $figure } de ce qu’on paie pour ses routes. Elle a { $spaces } espaces pour { $cards } cartes.
playtest-why-scarce-color = Les joueurs attendent une seule couleur, et celui qui pioche des { wild-card.plural } gagne la course à ses routes.
playtest-fix-scarce-color = Donne une autre couleur à certaines de ses routes ou rends-les grises, jusqu’à ce que toutes les couleurs aient à peu près autant d’espaces.
playtest-flag-idle-color = { $color } : cette couleur est en trop ; { $figure } de ses cartes sont encore en main à la fin d’une partie. Elle a { $spaces } espaces pour { $cards } cartes.
playtest-why-idle-color = La piocher n’aide personne : une partie de la pioche est gâchée.
playtest-fix-idle-color = Donne-lui plus d’espaces, de préférence sur des routes que les joueurs veulent.
playtest-flag-dead-end = { $city } ne sert presque pas : on l’atteint dans { $figure } des parties.
playtest-why-dead-end = Une ville sans utilité ne fait que remplir le plateau ; une destination là-bas serait un piège.
playtest-fix-dead-end = Donne-lui un deuxième accès, une destination, ou une route qui vaut ses wagons ; ou enlève-la.
playtest-flag-one-way-city = Un seul trajet mène à { $city }, et ses destinations sont réussies par { $figure } des joueurs qui les détiennent : moins que les autres.
playtest-why-one-way-city = Le joueur qui prend ce trajet en ferme l’accès à tous les autres, et les détenteurs de ces destinations n’y peuvent rien.
playtest-fix-one-way-city = Donne-lui un deuxième accès ou une route double, ou enlève ses destinations.
playtest-flag-idle-route = { $route } ne sert presque pas : on la prend dans { $figure } des parties.
playtest-why-idle-route = Les joueurs ne la prennent pas même quand les autres trajets sont bloqués.
playtest-fix-idle-route = Rends-la plus courte ou grise, ou mène-la là où les destinations veulent aller.
playtest-flag-hopeless-ticket = La destination { $ticket } est réussie par { $figure } des joueurs qui la gardent.
playtest-why-hopeless-ticket = Elle coûte ses points plus souvent qu’elle ne les rapporte.
playtest-fix-hopeless-ticket = Cherche sur la carte l’endroit où elle est bloquée ; un deuxième trajet ou des routes doubles aident plus que des points.
playtest-flag-strong-ticket = Les détenteurs de { $ticket } gagnent { $figure } points de pourcentage de plus qu’à parts égales.
playtest-why-strong-ticket = Une seule destination chanceuse décide de trop de choses.
playtest-fix-strong-ticket = Donne-lui moins de points. 'vialibre board balance' propose combien.
playtest-flag-weak-ticket = Les détenteurs de { $ticket } gagnent { $figure } points de pourcentage de plus qu’à parts égales, donc moins souvent.
playtest-why-weak-ticket = La recevoir coûte la partie.
playtest-fix-weak-ticket = Donne-lui plus de points, ou un trajet plus facile. 'vialibre board balance' propose des points.
playtest-flag-one-strategy = { $strategy } : le joueur qui le fait le plus gagne { $figure } points de pourcentage de plus qu’à parts égales.
playtest-why-one-strategy = Si une habitude est toujours la bonne, il reste peu à décider.
playtest-fix-one-strategy = Change ce dont elle dépend : les points des longues routes, le nombre de destinations à piocher, les trajets de rechange.

playtest-players = { $seats } joueurs
playtest-seat = place { $seat }
playtest-seats = Places et victoires
playtest-seats-note = Combien de fois chaque place a gagné ; la place 1 commence. La ligne pointillée est la part égale.
playtest-map = Le plateau en jeu
playtest-map-note = Pointe une route ou une ville pour voir ses chiffres. Plus le point d’une ville est gros, plus il y a de parties où un joueur l’atteint.
playtest-map-often = combien de fois prise
playtest-map-when = quand elle est prise
playtest-map-wins = victoires de son propriétaire
playtest-route = { $ends } ({ $color }, { $length })
playtest-ticket = { $ends } ({ $points })
playtest-route-line = { $route } : prise dans { $claimed } des parties, quand { $when } des tours sont passés ; son propriétaire gagne { $effect } points de pourcentage de plus qu’à parts égales
playtest-route-never = { $route } : prise dans { $claimed } des parties
playtest-city-line = { $city } : atteinte dans { $reached } des parties ; les joueurs qui l’atteignent gagnent { $effect } points de pourcentage de plus qu’à parts égales
playtest-ticket-line = { $ticket } : gardée { $kept }, réussie { $made }, gagne { $effect } points de pourcentage de plus qu’à parts égales
playtest-tickets = Ce que valent les destinations
playtest-tickets-note = À droite : gardée plus souvent quand elle est proposée. Vers le haut : ses détenteurs gagnent plus souvent qu’à parts égales, en points de pourcentage. Les plus gros ronds ont plus de points ; les anneaux sur la ligne ont été détenus trop rarement pour qu’on sache. La détenir n’est pas la seule cause : les joueurs gardent ce qui va avec leurs plans.
playtest-chart-up = victoires au-dessus de la part égale, points de pourcentage
playtest-chart-across = gardée si proposée
playtest-all-tickets = Toutes les destinations
playtest-all-routes = Toutes les routes
playtest-all-cities = Toutes les villes
playtest-head-ticket = destination
playtest-head-route = route
playtest-head-city = ville
playtest-head-color = couleur
playtest-head-way = wagons
playtest-head-offered = proposée
playtest-head-kept = gardée si proposée
playtest-head-made = réussie si gardée
playtest-head-points = points en moyenne
playtest-head-effect = victoires, points de pourcentage
playtest-head-claimed = parties où elle est prise
playtest-head-when = part de la partie passée
playtest-head-routes = routes
playtest-head-tickets = destinations
playtest-head-reached = parties où elle est atteinte
playtest-head-spaces = espaces
playtest-head-cards = cartes
playtest-head-paid = payées par partie
playtest-head-left = restent en main
playtest-head-wilds = locomotives parmi les paiements
playtest-head-wins = victoires
playtest-head-row = part des cartes visibles
playtest-cities = Les villes qui comptent
playtest-cities-note = Les villes dont les visiteurs gagnent le plus et le moins souvent, par rapport à la part égale.
playtest-colors = Couleurs
playtest-colors-note = La part de { wild-card.plural } dans ce qu’on paie pour les routes d’une couleur : elles remplacent une couleur qui manque. La ligne pointillée est la moyenne de toutes les couleurs.
playtest-games = Durée, points et écarts
playtest-turns = Tours par joueur
playtest-scores = Points par joueur
playtest-margins = Écart entre le premier et le deuxième
playtest-games-note = Les barres montrent la fréquence, la ligne pointillée la moyenne. { $close } des parties sont serrées : l’écart est au plus un dixième du meilleur score.
playtest-strategies = Stratégies
playtest-strategies-note = Dans chaque partie, une place a fait quelque chose plus que les autres. Combien de fois elle a gagné, par rapport à la part égale ; 0 est la part égale. Bloquer, c’est prendre des routes près d’une ville d’un rival, loin des siennes. Toutes les places ont été jouées par la même sorte de bot : on voit donc ce que le plateau récompense, pas qui est meilleur.
playtest-strategy = { $strategy ->
    [tickets] Beaucoup de destinations
    [long_routes] Longues routes
    [blocking] Bloquer
   *[early] Prendre tôt
}
playtest-bots = Les bots
playtest-bots-note = Combien de fois les places de chaque bot ont gagné, par rapport à la part égale.
playtest-compared = Comparé aux plateaux standard
playtest-compared-note = L’écart est donné en part du meilleur score. Le point est ce plateau, les traits sont les quatre plateaux standard, la bande est leur étendue. Une flèche indique que ce plateau est significativement en dehors. Ce n’est pas une erreur en soi.
playtest-outside = { $name } { $side ->
    [more] ▲
   *[less] ▼
}
playtest-this = ce plateau
playtest-mean = moyenne { $figure }
playtest-headline = { $name ->
    [turns] Tours par joueur
    [first] Victoires de la première place
    [score] Points par joueur
    [margin] Écart avec le deuxième
    [close] Parties serrées
    [lead_changes] Changements de tête
    [half_time] Le meneur à mi-partie gagne
    [tickets] Destinations par joueur
    [made] Destinations réussies
    [ticket_points] Points des destinations
    [claims] Routes par joueur
    [length] Longueur d’une route prise
    [drawing] Tours passés à piocher
   *[cards_left] Cartes restant en main
}
playtest-again = Reproduire ces résultats
playtest-again-note = Les cartes et les choix découlent de la graine : les mêmes réglages donnent les mêmes parties, quels que soient la machine et le nombre de processus.
playtest-footer = Produit par Vía Libre { $version }.

error-bad-findings = Cette version ne sait pas lire ces résultats d’essai ({ $detail }).
error-bad-seat-list = « { $text } » n’est pas une liste valide de nombres de joueurs. Écris, par exemple, 2,3.
error-balance-not-toml = Les points ne peuvent être écrits que dans un fichier de plateau. Donne le fichier au lieu de « { $board } », ou enlève --write.
error-balance-row-missing = La ligne de la destination « { $ticket } » est introuvable dans { $file } ; rien n’a été écrit.
