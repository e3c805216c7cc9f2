### L’arène : commandes, tableaux, et la page qu’écrit --html.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Fait jouer des bots entre eux en blocs appariés (la même donne avec toutes les répartitions des places) et calcule leurs cotes.
cli-arena-examples =
    Exemples :
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Affiche les cotes d’après tous les résultats de l’arène jusqu’ici.
cli-ratings-examples =
    Exemple :
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Deux bots ou plus, séparés par des virgules : porter, stoker, conductor, surveyor, dispatcher, baron, les agents publiés hungry, path, one-step et long-route, la recherche arborescente simple mcts, ou le tien sous la forme module:Classe ou cmd:./program. S’il y a plus de bots que de places, toutes les combinaisons jouent ; s’il y en a moins, ils sont répétés. Après un @ vient le temps de réflexion : baron@0.4 en secondes, baron@200w en mondes.
cli-blocks-help = Nombre de blocs ; chaque bloc est une donne jouée avec toutes les répartitions des places.
cli-block-help = Rejoue seulement le bloc portant ce numéro et dit si les résultats concordent.
cli-records-help = Avec --block : enregistre chacune de ses parties dans ce dossier, pour 'vialibre replay'.
cli-sprt-help = S’arrête dès qu’un test séquentiel établit si la part de victoires du premier bot est LOW ou HIGH.
cli-resume-help = Reprend une série aux mêmes réglages au lieu de recommencer.
cli-results-help = Le fichier SQLite où chaque bloc est enregistré.
cli-html-help = Écrit aussi un rapport : une page autonome avec des graphiques.
cli-html-written = Rapport écrit dans { $file }.
cli-blocks = Blocs
cli-time-left = reste
cli-arena-kept = interrompu ; { $blocks ->
    [0] aucun bloc enregistré
    [one] { $blocks } bloc enregistré
   *[other] { $blocks } blocs enregistrés
} dans { $file }. Reprends avec --resume.
cli-arena-rating = cote (95 %)
cli-arena-wins = victoires (95 %)
cli-arena-mean-score = moyenne de points
cli-arena-games = parties
cli-arena-means = moyenne par partie
cli-arena-seats = Victoires par place (la place 1 commence) : { $shares }
cli-arena-verdict = { $said ->
    [high] Test séquentiel : HIGH.
    [low] Test séquentiel : LOW.
   *[other] Test séquentiel : indécis.
}
cli-ratings-title = { $board }, { $seats } places{ $alvin ->
    [yes] {""} avec Alvin
   *[no] {""}
} : { $blocks ->
    [one] { $blocks } donne
   *[other] { $blocks } donnes
} (plateau { $digest })
cli-block-title = Bloc { $number } : la donne de graine { $seed }. ★ a gagné.
cli-block-game = partie
cli-block-actions = actions jouées
cli-block-same = Résultat identique à { $file }.
cli-block-differs = Le résultat diffère de { $file } : un bot ou les règles ont changé depuis, ou un bot ne décide pas seulement d’après sa vue et son générateur aléatoire.

cli-count-made = Destinations réussies (nombre)
cli-count-missed = Destinations manquées (nombre)
cli-count-routes = Routes prises
cli-count-cars-left = Wagons restants
cli-count-longest = Wagons du chemin le plus long
cli-count-control = Grâce aux Cités (compris dans les routes)
cli-count-stations = Gares construites
cli-count-markers = Cités
cli-count-souvenirs = Sortes de souvenirs
cli-count-captures = Captures d’Alvin
cli-time-mean = ms par décision, moyenne
cli-time-99 = ms par décision, 99e centile
cli-forfeits = Parties abandonnées

cli-report-title = Arène : { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} avec Alvin
   *[no] {""}
}, { $seats } places, { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} de donnes appariées, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. { $bot } gagne { $wins } de ses parties ; l’équilibre serait à { $even }.
cli-report-ratings = Cotes et victoires
cli-report-ratings-note = Cotes de Bradley–Terry : 400 points valent dix contre un, et la moyenne est 1500. Les traits et les parenthèses sont des intervalles à 95 %, obtenus en rééchantillonnant des blocs entiers, car les parties d’un bloc partagent leurs cartes.
cli-report-points = D’où viennent les points
cli-report-points-note = Moyennes par partie, pour chaque place tenue par un bot.
cli-report-seats = Ce que vaut une place
cli-report-seats-note = Combien de fois chaque place a gagné, avec des intervalles à 95 % ; la place 1 commence. Chaque donne a été jouée avec toutes les répartitions des places : on ne voit donc que l’effet de la place. La ligne pointillée est la part égale. Une partie dure { $actions } actions en moyenne.
cli-report-times = Temps par décision
cli-report-times-note = Temps de processeur du seul choix du bot, sur la machine qui a joué ; la préparation de sa vue n’est pas comprise.
cli-report-ms = millisecondes
cli-report-again = Reproduire ces résultats
cli-report-again-note = Les cartes et les choix découlent de la graine : cette commande donne les mêmes parties, quels que soient la machine et le nombre de processus. Seuls les temps diffèrent.
cli-report-one-block = Un seul bloc, avec un enregistrement de chaque partie (ici le bloc 0 ; tout numéro convient) :
cli-report-version = version
cli-report-board = plateau
cli-report-digest = empreinte du plateau
cli-report-seed = graine
cli-report-footer = Produit par Vía Libre { $version }, le { $day }.
