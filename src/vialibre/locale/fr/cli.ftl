### La ligne de commande.

cli-help = Jeux de routes de train : jouer dans le navigateur, regarder jouer des bots, lancer des milliers de parties, vérifier des plateaux, rejouer des enregistrements. Sans commande : ouvre le jeu dans ton navigateur, pour cette machine ou, avec --lan, pour toute la pièce.
cli-examples =
    Exemples :
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Affiche la version, et si le moteur est compilé ou interprété.
cli-port-help = Sans commande : le port du serveur. Sans cela : 8000, ou un autre s’il est pris.
cli-no-browser-help = Sans commande : n’ouvre pas le navigateur, donne seulement l’adresse.
cli-open-already = Vía Libre est déjà ouvert à l’adresse { $url }
cli-compiled = compilé
cli-interpreted = interprété
cli-see-help = Essaie '{ $command }'.
cli-interrupted = interrompu.
cli-internal-error = quelque chose a mal tourné dans le programme ({ $error }). Signale-le-nous, s’il te plaît ; VIALIBRE_DEBUG=1 montre où.

cli-board-argument = L’identifiant d’un plateau (voir 'vialibre board list') ou un fichier de plateau.
cli-seats-help = Le nombre de joueurs.
cli-seed-help = Un nombre entier ; le même nombre donne la même partie.
cli-alvin-help = Joue avec Alvin, si le plateau le permet.
cli-json-help = Affiche un objet JSON au lieu de tableaux.

cli-watch-help = Montre une partie de bots, racontée ligne par ligne.
cli-watch-examples =
    Exemples :
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } joueurs, graine { $seed }
cli-save-help = Écrit aussi la partie dans un enregistrement.
cli-saved = Enregistrement écrit dans { $file }.
cli-game-length = { $actions ->
    [one] { $actions } action.
   *[other] { $actions } actions.
}

cli-simulate-help = Joue vite beaucoup de parties et affiche les victoires, les scores moyens et les durées.
cli-simulate-examples =
    Exemples :
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Les bots, un par place, séparés par des virgules : porter (au hasard), stoker (glouton), conductor (suit ses destinations), surveyor (planifie), dispatcher (essaie ses idées sur quelques coups), baron (devine aussi ce que cherchent les autres), ou le tien sous la forme module:Classe. Ce qui suit un @ est un temps de réflexion : baron@0.4 en secondes, baron@200w en mondes. simulate connaît aussi random, bien plus rapide, mais seulement avec ses semblables.
cli-games-help = Combien de parties.
cli-jobs-help = Combien de processus se partagent le travail ; les résultats n’en dépendent pas.
cli-games = Parties
cli-seat = place
cli-wins = victoires
cli-mean-score = score moyen
cli-score-range = scores obtenus
cli-tickets-made-missed = destinations réussies / manquées
cli-lengths = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $mean } actions en moyenne (de { $least } à { $most }). La place 1 commence ; une victoire partagée est divisée en parts.

cli-bench-help = Mesure la vitesse du moteur, compilé et interprété côte à côte, dans une unité qui ne dépend pas de la machine.
cli-bench-examples =
    Exemples :
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Prend 15 secondes au maximum ; les chiffres sont moins précis.
cli-measuring = Mesure en cours…
cli-unit = Une unité U vaut ici { $milliseconds } ms de processeur (Python { $python }).
cli-only-interpreted = Le moteur n’est pas compilé ici : les deux colonnes sont celles de l’interprété.
cli-measured = mesure
cli-ratio = rapport
cli-games-per-unit = { $board }, { $seats } places : parties par U
cli-actions-per-second = { $board }, { $seats } places : actions par seconde
cli-stepwise = usa depuis Python, pas à pas : actions par U
cli-legal15-us = actions permises avec 15 cartes : µs
cli-copy-us = copie d’une partie : µs
cli-import-s = importer et charger un plateau : s
cli-memory-mb-10k = 10 000 parties en mémoire : Mo

cli-replay-help = Raconte la partie d’un enregistrement et prouve que son résultat est juste.
cli-replay-examples =
    Exemples :
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Un enregistrement, écrit par 'vialibre watch --save' ou téléchargé d’une table.
cli-until-help = S’arrête après ce nombre d’actions ; lit aussi ce qui précède le dommage dans un fichier abîmé.
cli-quiet-help = Ne raconte pas la partie, la vérifie seulement.
cli-replay-proven = L’enregistrement est juste : { $actions ->
    [one] { $actions } action permise
   *[other] { $actions } actions permises
}, et le résultat en découle.
cli-replay-until = Arrêt après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ; le reste n’a pas été vérifié.

cli-board-help = Énumère et montre des plateaux ; crée, vérifie, dessine et équilibre les tiens.
cli-board-examples =
    Exemples :
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Énumère les plateaux fournis avec le jeu.
cli-board-list-examples =
    Exemple :
    vialibre board list
cli-board-show-help = Montre les réglages, les routes et les destinations d’un plateau, et lesquelles de ses données ne sont pas sûres.
cli-board-show-examples =
    Exemples :
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Vérifie un fichier de plateau : dit qu’on peut y jouer, ou ce qui ne va pas et où.
cli-board-check-examples =
    Exemple :
    vialibre board check my_board.toml
cli-board-file-argument = Un fichier de plateau (TOML).
cli-board-fine = { $file } : un plateau jouable. { $name } : { $cities } villes, { $routes } routes, { $tickets } destinations.
cli-board-digest = Empreinte du contenu : { $digest }
cli-board-note = { $id ->
    [san_francisco] Transcrit du plateau imprimé par une seule personne et confirmé sur de nombreux points : voir la source de chaque ligne.
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
cli-board-parallel = routes parallèles ouvertes à partir de
cli-board-rules = règles
cli-board-ties = départages
cli-board-route = route
cli-board-length = cases
cli-board-color = couleur
cli-board-spaces = Cases par couleur :
cli-board-ticket = destination
cli-board-worth = points

cli-line-routes = Routes
cli-line-captures = Captures d’Alvin
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
cli-longest-path-ms = chemin le plus long, réseaux les plus durs connus : ms

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
