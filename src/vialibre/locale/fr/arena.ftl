### L’arène : commandes, tableaux, et la page qu’écrit --html.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Fait jouer des bots entre eux en blocs appariés (la même donne, toutes les répartitions des places) et les classe.
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
cli-arena-bots-help = Deux bots ou plus, séparés par des virgules : porter, stoker, conductor, surveyor, dispatcher, baron, les agents publiés hungry, path, one-step et long-route, la recherche arborescente simple mcts, ou le tien sous la forme module:Classe. S’il y a plus de bots que de places, toutes les combinaisons jouent ; s’il y en a moins, ils sont répétés. Ce qui suit un @ est un temps de réflexion : baron@0.4 en secondes, baron@200w en mondes.
cli-blocks-help = Combien de blocs ; chaque bloc est une donne jouée avec toutes les répartitions des places.
cli-block-help = Rejoue seulement le bloc de ce numéro et dit si les résultats gardés sont les mêmes.
cli-records-help = Avec --block : écrit chaque partie du bloc dans ce dossier comme enregistrement, pour 'vialibre replay'.
cli-sprt-help = S’arrête dès qu’un test séquentiel sait si la part de victoires du premier bot est LOW ou HIGH.
cli-resume-help = Continue une série aux mêmes réglages au lieu de recommencer.
cli-results-help = Le fichier SQLite qui garde chaque bloc.
cli-html-help = Écrit aussi un rapport : une page avec des graphiques, qui ne charge rien d’ailleurs.
cli-html-written = Rapport écrit dans { $file }.
cli-blocks = Blocs
cli-time-left = reste
cli-arena-kept = interrompu ; { $blocks ->
    [0] aucun bloc n’est gardé
    [one] { $blocks } bloc est gardé
   *[other] { $blocks } blocs sont gardés
} dans { $file }. Continue avec --resume.
cli-arena-rating = cote (95 %)
cli-arena-wins = victoires (95 %)
cli-arena-mean-score = moyenne de points
cli-arena-games = parties
cli-arena-means = moyenne par partie
cli-arena-seats = Victoires par place, la place 1 commence : { $shares }
cli-arena-verdict = { $said ->
    [high] Le test séquentiel dit : HIGH.
    [low] Le test séquentiel dit : LOW.
   *[other] Le test séquentiel n’a pas encore tranché.
}
cli-ratings-title = { $board }, { $seats } places{ $alvin ->
    [yes] {""} avec Alvin
   *[no] {""}
} : { $blocks ->
    [one] { $blocks } donne
   *[other] { $blocks } donnes
} (plateau { $digest })
cli-block-title = Bloc { $number } : la donne de graine { $seed }. ★ gagne.
cli-block-game = partie
cli-block-actions = nombre d’actions
cli-block-same = C’est identique à ce que contient { $file }.
cli-block-differs = Ce n’est pas ce que contient { $file } : un bot ou les règles ont changé depuis, ou un bot ne décide pas seulement d’après sa vue et son générateur.

cli-count-made = Destinations réussies
cli-count-missed = Destinations manquées
cli-count-routes = Routes prises
cli-count-cars-left = Wagons restants
cli-count-longest = Wagons du chemin le plus long
cli-count-control = Par les cités (compris dans les routes)
cli-count-stations = Gares construites
cli-count-markers = Cités
cli-count-souvenirs = Sortes de souvenirs
cli-count-captures = Captures d’Alvin
cli-time-mean = ms par décision, moyenne
cli-time-99 = ms par décision, 99 % en dessous

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
cli-report-ratings-note = Cotes de Bradley–Terry : 400 points valent dix contre un, et la moyenne est 1500. Les traits et les parenthèses sont des intervalles à 95 %, obtenus en retirant au sort des blocs entiers un grand nombre de fois, car les parties d’un bloc partagent leurs cartes.
cli-report-points = D’où viennent les points
cli-report-points-note = Moyennes par partie, pour chaque place tenue par un bot.
cli-report-seats = Ce que vaut une place
cli-report-seats-note = Combien de fois chaque place a gagné, avec des intervalles à 95 % ; la place 1 commence. Chaque donne a été jouée avec toutes les répartitions des places : seule la place compte donc ici. La ligne pointillée est l’équilibre. Une partie dure { $actions } actions en moyenne.
cli-report-times = Temps par décision
cli-report-times-note = Temps de processeur du seul choix du bot, sur la machine qui a joué ; ce qu’il voit était préparé avant.
cli-report-ms = millisecondes
cli-report-again = La même chose encore une fois
cli-report-again-note = Les cartes et les choix découlent de la graine : cette commande donne les mêmes parties, quels que soient la machine et le nombre de processus. Seuls les temps diffèrent.
cli-report-one-block = Un seul bloc, avec un enregistrement de chaque partie (ici le bloc 0 ; n’importe quel numéro convient) :
cli-report-version = version
cli-report-board = plateau
cli-report-digest = contenu du plateau
cli-report-seed = graine
cli-report-footer = Produit par Vía Libre { $version }, le { $day }.
