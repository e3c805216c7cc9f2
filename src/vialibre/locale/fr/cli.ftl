### La ligne de commande.

cli-help = Jeux de société ferroviaires : joue dans le navigateur ou le terminal, regarde jouer des bots, lance des milliers de parties, crée et vérifie des plateaux, rejoue des enregistrements. Sans commande : ouvre le jeu dans ton navigateur ; --lan le rend accessible aux téléphones de ton réseau.
cli-examples =
    Exemples :
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Affiche la version et indique si le moteur est compilé ou interprété.
cli-port-help = Sans commande : le port du serveur. Par défaut : 8000, ou un autre s’il est pris.
cli-no-browser-help = Sans commande : n’ouvre pas le navigateur, affiche seulement l’adresse.
cli-open-already = Vía Libre tourne déjà à l’adresse { $url }
cli-compiled = compilé
cli-interpreted = interprété
cli-see-help = Essaie '{ $command }'.
cli-interrupted = interrompu.
cli-internal-error = une erreur s’est produite dans le programme ({ $error }). Signale-la-nous, s’il te plaît ; VIALIBRE_DEBUG=1 montre où.

cli-board-argument = L’identifiant d’un plateau (voir 'vialibre board list') ou un fichier de plateau.
cli-seats-help = Nombre de joueurs.
cli-seed-help = Un nombre entier ; le même nombre donne la même partie.
cli-alvin-help = Joue avec Alvin, sur les plateaux qui le proposent.
cli-json-help = Affiche un objet JSON au lieu de tableaux.

cli-watch-help = Montre une partie entre bots, ligne par ligne.
cli-watch-examples =
    Exemples :
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } joueurs, graine { $seed }
cli-save-help = Enregistre aussi la partie.
cli-saved = Partie enregistrée dans { $file }.
cli-game-length = { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
}

cli-simulate-help = Joue rapidement de nombreuses parties et affiche les victoires, les scores moyens et les durées.
cli-simulate-examples =
    Exemples :
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Les bots, un par place, séparés par des virgules : porter (au hasard), stoker (glouton), conductor (suit ses destinations), surveyor (planifie), dispatcher (teste ses idées quelques coups à l’avance), baron (devine aussi ce que visent ses rivaux), ou le tien sous la forme module:Classe ou cmd:./program. Après un @ vient le temps de réflexion : baron@0.4 en secondes, baron@200w en mondes. simulate connaît aussi random, bien plus rapide, qui ne joue que contre lui-même.
cli-games-help = Nombre de parties.
cli-jobs-help = Nombre de processus de travail ; les résultats n’en dépendent pas.
cli-move-time-help = Temps réel qu’un bot peut prendre pour une décision. S’il prend plus, il perd cette partie : un autre bot la termine, et elle compte comme une défaite.
cli-traceback-help = Si un bot provoque une erreur, affiche tout le traceback au lieu des dernières lignes de son propre fichier.
cli-traceback-hint = Utilise --traceback pour voir tout le traceback.
cli-games = Parties
cli-seat = place
cli-wins = victoires
cli-mean-score = score moyen
cli-score-range = scores obtenus
cli-tickets-made-missed = réussies / manquées
cli-lengths = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $mean } actions en moyenne (de { $least } à { $most }). La place 1 commence ; une victoire partagée compte en fractions.

cli-bench-help = Mesure la vitesse du moteur, compilé et interprété côte à côte, dans une unité qui ne dépend pas de la machine.
cli-bench-examples =
    Exemples :
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Prend 15 secondes au maximum ; les chiffres sont moins précis.
cli-measuring = Mesure en cours…
cli-unit = Une unité U vaut ici { $milliseconds } ms de processeur (Python { $python }).
cli-only-interpreted = Le moteur n’est pas compilé ici : les deux colonnes montrent la version interprétée.
cli-measured = mesure
cli-ratio = rapport
cli-games-per-unit = { $board }, { $seats } places : parties par U
cli-actions-per-second = { $board }, { $seats } places : actions par seconde
cli-stepwise = usa depuis Python, pas à pas : actions par U
cli-legal15-us = actions permises avec 15 cartes : µs
cli-copy-us = copie d’une partie : µs
cli-import-s = importer et charger un plateau : s
cli-memory-mb-10k = 10 000 parties en mémoire : Mo

cli-replay-help = Affiche la partie d’un enregistrement et vérifie son résultat.
cli-replay-examples =
    Exemples :
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Un enregistrement, écrit par 'vialibre watch --save' ou téléchargé depuis une table.
cli-until-help = S’arrête après ce nombre d’actions ; dans un fichier endommagé, lit aussi ce qui précède le dommage.
cli-quiet-help = N’affiche pas la partie, la vérifie seulement.
cli-replay-proven = L’enregistrement est correct : { $actions ->
    [one] { $actions } action permise
   *[other] { $actions } actions permises
}, et le résultat en découle.
cli-replay-until = Arrêt après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ; le reste n’a pas été vérifié.

cli-board-help = Liste et montre des plateaux ; crée, vérifie, dessine et équilibre les tiens.
cli-board-examples =
    Exemples :
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Liste les plateaux fournis avec le jeu.
cli-board-list-examples =
    Exemple :
    vialibre board list
cli-board-show-help = Montre les réglages, les routes et les destinations d’un plateau, et les données dont on n’est pas sûr.
cli-board-show-examples =
    Exemples :
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Vérifie un fichier de plateau : indique qu’il est jouable, ou ce qui ne va pas et où.
cli-board-check-examples =
    Exemple :
    vialibre board check my_board.toml
cli-board-file-argument = Un fichier de plateau (TOML).
cli-board-fine = { $file } est jouable. { $name } : { $cities } villes, { $routes } routes, { $tickets } destinations.
cli-board-digest = Empreinte du contenu : { $digest }
cli-board-note = { $id ->
    [san_francisco] Transcrit du plateau imprimé par une seule personne et confirmé sur de nombreux points : voir la source de chaque ligne.
   *[other] { $note }
}
cli-board-name = nom
cli-board-players = joueurs
cli-board-cities = villes
cli-board-routes = routes
cli-board-tickets = destinations
cli-board-cars = wagons
cli-board-cards = cartes
cli-board-hand = main de départ
cli-board-tickets-dealt = destinations de départ / à garder
cli-board-tickets-drawn = destinations piochées / à garder
cli-board-points = points par longueur
cli-board-parallel = routes doubles ouvertes à partir de
cli-board-rules = règles
cli-board-ties = critères de départage
cli-board-route = route
cli-board-length = espaces
cli-board-color = couleur
cli-board-spaces = Espaces par couleur :
cli-board-ticket = destination
cli-board-worth = points

cli-line-routes = Routes
cli-line-captures = Alvin capturé
cli-line-made = Destinations réussies
cli-line-missed = Destinations non réussies
cli-line-stations = Gares non construites
cli-line-longest-path = Chemin le plus long
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenirs
cli-line-alvin = Alvin à la fin
cli-line-total = Total
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds ->
    [one] { $wilds } { wild-card }
   *[other] { $wilds } { wild-card.plural }
}
cli-board-ferry = ferry { $symbols }
cli-board-tunnel = tunnel
cli-board-long = longue
cli-longest-path-ms = chemin le plus long, réseaux connus les plus difficiles : ms

## Ce que dit la ligne de commande elle-même : titres de l’aide et erreurs d’utilisation

cli-usage = Utilisation :
cli-usage-options-word = { "[" }OPTIONS]
cli-usage-command-word = COMMANDE [ARGUMENTS]...
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commandes
cli-usage-help = Affiche cette aide et quitte.
cli-usage-default = par défaut : { $default }
cli-usage-required = obligatoire
cli-usage-no-option = L’option { $option } n’existe pas.
cli-usage-no-command = La commande « { $command } » n’existe pas.
cli-usage-missing-command = Il manque une commande.
cli-usage-missing = Il manque { $name }.
cli-usage-extra = Arguments inattendus : { $arguments }.
cli-usage-needs-value = { $option } demande une valeur.
cli-usage-takes-no-value = { $option } ne prend pas de valeur.
cli-usage-bad-value = { $kind ->
    [integer] { $name } doit être un nombre entier, pas « { $value } ».
    [number] { $name } doit être un nombre, pas « { $value } ».
    [least] { $name } doit être au moins { $limit }.
    [most] { $name } doit être au plus { $limit }.
    [choice] { $name } doit être l’un de { $known }, pas « { $value } ».
   *[other] { $name } : { $detail }
}
cli-usage-near = Voulais-tu dire { $near } ?
