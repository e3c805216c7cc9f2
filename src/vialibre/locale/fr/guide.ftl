# Ce qui aide : les règles d’un plateau, la première partie guidée, les touches, et l’avis que c’est à soi de jouer.

## La page d’aide

guide-title = Comment jouer
guide-start-title = Une première partie, deux minutes avec un guide
guide-start-text = Tu joues une vraie partie sur le plateau d’Amérique du Nord, contre notre bot le plus gentil. Un guide explique une chose à la fois et attend que tu l’aies faite. Tu peux le congédier quand tu veux et continuer sans lui.
guide-start = Lancer la partie guidée
guide-starting = On installe le plateau…
guide-rules-title = Les règles de chaque plateau
guide-rules-board = Plateau
guide-rules-players = Joueurs
guide-rules-alvin = Avec Alvin, une variante
guide-keys-title = Touches à la table
guide-keys-settings = Activer ou couper ces touches dans les réglages
# Ce que fait une touche à la table ; écrit derrière la touche.
guide-key = { $what ->
    [row] prendre cette carte visible
    [deck] piocher une carte
    [tickets] piocher des destinations
    [moves] liste des routes à prendre
    [undo] annuler le coup
    [log] ce qui s’est passé jusqu’ici
    [chat] discussion
    [hand] tes destinations
    [help] ces touches
    [zoom] zoomer sur le plateau
    [whole] voir tout le plateau
    [move] déplacer le plateau, ou aller d’une chose qui brille à la suivante
   *[close] fermer ce qui est ouvert
}

## La première partie guidée. Une étape a un titre et une phrase ou deux : 160 lettres au plus, pour tenir sur un petit téléphone.

guide-label = Première partie guidée
guide-progress = Étape { $step } sur { $steps }
guide-next = Suite
guide-finish = Continuer à jouer
guide-skip = Passer le guide
guide-step-title = { $step ->
    [tickets] Choisis tes destinations
    [first] Prends une carte
    [second] Et encore une
    [glow] Cherche ce qui brille
    [claim] Prends une route
    [points] Tes premiers rails !
    [state] Où en sont tes destinations
   *[end] Comment ça finit
}
# $keep : destinations à garder au moins. $points : marqués pour la première route. $length, $worth : cases des routes les plus
# longues et leurs points. $bonus : points du chemin le plus long.
guide-step-text = { $step ->
    [tickets] Une destination nomme deux villes à relier, allumées sur le plateau. Gardes-en au moins { $keep }. Le plus facile : celles qui partagent un chemin.
    [first] Un tour, c’est une seule chose : prendre des cartes, prendre une route ou piocher des destinations. Prends une carte, visible ou de la pioche.
    [second] On en prend deux par tour. La carte à la roue est une { wild-card } et vaut toutes les couleurs, mais une { wild-card } visible compte pour deux.
    [glow] Une route coûte une carte de sa couleur par case ; une grise, d’une même couleur au choix. Ce que tu peux payer brille à ton tour.
    [claim] Prends des cartes, tour après tour, jusqu’à ce qu’une route sur ton chemin brille. Alors, touche-la.
    [points] Elle te rapporte aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Les longues routes valent bien plus : { $length } cases rapportent { $worth } points.
    [state] Une destination est réussie, encore possible ou coupée. Touches-en une : le plateau montre le chemin restant le moins cher.
   *[end] Dès que quelqu’un a deux wagons ou moins, vient le dernier tour. Les destinations réussies rapportent, les autres coûtent ; le plus long chemin vaut { $bonus }.
}
# Ce qui se passe en ce moment, sous la phrase d’une étape. $routes : combien de routes brillent ; $near : combien servent une destination.
guide-hint = { $hint ->
    [wait] C’est à l’autre de jouer. Ce ne sera pas long.
    [none] Rien ne brille encore : prends d’autres cartes.
    [near] { $routes ->
        [one] { $routes } route brille en ce moment, et elle sert tes destinations.
       *[other] { $routes } routes brillent en ce moment, dont { $near } sur le chemin de tes destinations.
    }
   *[some] { $routes ->
        [one] { $routes } route brille en ce moment.
       *[other] { $routes } routes brillent en ce moment.
    }
}

## L’avis que c’est à soi de jouer

# Le titre de l’onglet du navigateur.
guide-notice-title = ● À toi – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Un message du navigateur, quand la page n’est pas visible.
guide-notice-head = C’est à toi de jouer
guide-notice-body = La partie sur le plateau { $board } t’attend.

## Les règles d’un plateau, dans un panneau. Chacune est un court paragraphe ; on ne montre que celles qui valent pour le plateau.

rules-open-all = Tout ouvrir
rules-close-all = Tout fermer
rules-section = { $section ->
    [aim] Le but
    [turn] Ton tour
    [cards] Cartes et { wild-card.plural }
    [claim] Prendre une route
    [parallel] Voies parallèles
    [tickets] Destinations
    [ferries] Ferries
    [tunnels] Tunnels
    [stations] Gares
    [markers] Villes de départ et contrôle
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] La fin et le score
   *[ties] En cas d’égalité
}

rules-aim = Prends des routes sur le plateau et relie les villes que nomment tes destinations secrètes. Qui a le plus de points à la fin gagne.
rules-start = Tu commences avec { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
} et { $hand ->
    [one] { $hand } carte.
   *[other] { $hand } cartes.
}
rules-order = Le hasard ou l’hôte décide qui commence. Puis le tour passe de place en place.
rules-order-later = Sur ce plateau, le premier joueur est tiré au sort une fois les destinations choisies.

rules-turn = Ton tour, c’est l’une de ces choses, et une seule :
rules-turn-draw = Prendre des cartes.
rules-turn-claim = Prendre une route.
rules-turn-tickets = Piocher des destinations.
rules-turn-station = Construire une gare.
rules-turn-pass = Tu passes si rien de tout cela n’est possible, et seulement alors.

# $colors : combien de couleurs. $each : cartes de chacune.
rules-deck = Il y a { $colors } couleurs, chacune avec son symbole et { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
} dans la pioche.
rules-draw = Prends deux cartes, l’une après l’autre : parmi les cinq visibles, ou dans la pioche sans les voir. Une carte visible qui part est remplacée avant ton choix suivant.
# $wilds : combien il y en a.
rules-wild = Une { wild-card } ({ $wilds } dans la pioche) vaut n’importe quelle couleur.
rules-wild-open = Une { wild-card } visible compte pour les deux cartes : si tu la prends, c’est ta seule carte, et elle ne peut pas être la deuxième.
rules-wild-deck = Une { wild-card } piochée sans la voir est une carte comme les autres.
rules-sweep = Si trois cartes visibles ou plus sont des { wild-card.plural }, toutes sont défaussées et cinq nouvelles sont révélées, tant qu’il y a pour cela au moins trois autres cartes.
rules-reshuffle = Quand la pioche est vide, la défausse est mélangée et redevient la pioche. S’il n’y a rien que tu puisses prendre en deuxième, une carte fait tout ton tour. Tu peux avoir autant de cartes en main que tu veux.

rules-claim = Joue une carte de la couleur de la route pour chacune de ses cases, et pose un de tes wagons sur chacune.
rules-claim-gray = Une route grise accepte la couleur de ton choix, mais la même pour toutes les cartes.
rules-claim-wilds = Des { wild-card.plural } peuvent remplacer une partie des cartes, ou toutes.
rules-claim-whole = Une route par tour, et toujours en entier : il te faut les cartes et les wagons pour toutes les cases. Les cartes jouées vont à la défausse.
rules-claim-anywhere = Une route n’a pas besoin de toucher les tiennes.
rules-claim-points = Tu marques aussitôt, selon sa longueur :
rules-claim-points-control = Elle rapporte aussitôt, selon sa longueur ; qui reçoit les points dépend de qui contrôle ses deux villes :
rules-table-spaces = Cases
rules-table-symbols = Symboles différents
rules-table-points = Points

# $tracks : combien il y en a côte à côte au plus.
rules-parallel = { $tracks ->
    [2] Deux voies
   *[other] Deux ou trois voies
} entre les deux mêmes villes sont parallèles. Tu ne peux en avoir qu’une.
rules-parallel-closed = À { $players } joueurs, une seule peut être prise : ensuite, les autres sont fermées à tout le monde.
rules-parallel-open = À { $players } joueurs, les autres voies restent ouvertes aux autres.
rules-parallel-from = À partir de { $players } joueurs, elles restent ouvertes aux autres.

rules-ticket = Une destination nomme deux villes. Si tes routes les relient à la fin, par n’importe quel chemin, tu gagnes ses points. Sinon, tu en perds autant.
rules-ticket-start = Au départ, tu reçois { $deal ->
    [one] { $deal } destination.
   *[other] { $deal } destinations.
} Gardes-en au moins { $keep }.
# $long : combien de longues s’ajoutent aux $deal autres.
rules-ticket-start-long = Au départ, tu reçois { $long ->
    [one] { $long } longue destination
   *[other] { $long } longues destinations
} et { $deal ->
    [one] { $deal } autre.
   *[other] { $deal } autres.
} Gardes-en au moins { $keep } en tout.
rules-ticket-refused = { $where ->
    [out] Celles que tu rejettes quittent la partie, et personne ne les voit.
    [shuffled_under] Celles qui sont rejetées sont mélangées et vont sous la pioche des destinations.
   *[under] Celles que tu rejettes vont sous la pioche des destinations.
}
rules-ticket-draw = Plus tard, un tour peut être : piocher { $draw ->
    [one] { $draw } destination
   *[other] { $draw } destinations
}, ou ce qui reste s’il y en a moins, et en garder au moins { $keep }. Le reste va sous la pioche.
rules-ticket-long = Les longues destinations ne sont distribuées qu’au départ.
rules-ticket-secret = Ce que tu gardes, tu le gardes jusqu’à la fin. Les autres voient combien de destinations tu as, mais pas lesquelles.

rules-ferry = Chaque case avec une roue demande une { wild-card }.
rules-ferry-rest = Les autres cases se paient comme d’habitude, ou avec d’autres { wild-card.plural }.

rules-tunnel = Un bord en pointillé indique un tunnel. Tu joues tes cartes, puis { $reveal ->
    [one] { $reveal } carte de la pioche est révélée
   *[other] { $reveal } cartes de la pioche sont révélées
}, ou moins s’il n’y en a plus assez.
rules-tunnel-extra = Chacune qui est une { wild-card }, ou de la couleur jouée, te demande une carte de plus : de cette couleur, ou une { wild-card }.
rules-tunnel-wilds = Si tu n’as joué que des { wild-card.plural }, seules les { wild-card.plural } comptent, et elles se paient en { wild-card.plural }.
rules-tunnel-leave = Si tu ne peux ou ne veux pas tout payer, tu reprends tes cartes et ton tour est fini.
rules-tunnel-length = Cela ne demande pas plus de wagons et ne rapporte pas plus.

rules-station = Un tour peut être : construire une gare dans une ville qui n’en a pas encore. Tu en as { $each }.
rules-station-cost = { $each ->
    [1] Elle coûte une carte.
    [2] La première coûte une carte, la deuxième deux d’une même couleur. Les { wild-card.plural } sont admises.
    [3] La première coûte une carte, la deuxième deux d’une même couleur, la troisième trois d’une même couleur. Les { wild-card.plural } sont admises.
   *[other] La première coûte une carte, la deuxième deux d’une même couleur, la troisième trois d’une même couleur, et ainsi de suite. Les { wild-card.plural } sont admises.
}
rules-station-use = À la fin, chaque gare te laisse utiliser, pour tes destinations, une route d’un autre joueur qui finit dans sa ville, comme si elle était à toi. C’est la même pour toutes les destinations ; la meilleure est choisie pour toi.

rules-start-city = Avant le premier tour, chacun pose une cité dans une ville qui n’en a pas : sa ville de départ. C’est gratuit. Qui joue en dernier choisit en premier.
rules-network = Ta première route doit finir dans ta ville de départ. Les suivantes doivent toucher cette ville, ou une ville où mènent tes routes.
rules-control = Tu contrôles les villes où sont tes cités. C’est important chaque fois qu’une route est prise :
rules-control-none = Si aucune de ses deux villes n’est contrôlée, les points vont à qui prend la route.
rules-control-some = Sinon, chaque ville contrôlée donne les points à qui la contrôle, quelle que soit la personne qui prend la route. Contrôle les deux et tu marques double ; n’en contrôle aucune et ta propre route ne te rapporte rien.
# $cost : cartes à payer. $each : cités de chaque joueur.
rules-marker = Une fois les points d’une route marqués, tu peux poser une autre cité dans l’une de ses deux villes, si elle n’en a pas. Le prix est { $cost ->
    [1] d’une carte
   *[other] de { $cost } cartes d’une même couleur, ou de { wild-card.plural }
}. Tu as { $each } cités, avec celle de la ville de départ, et elles ne bougent jamais.

rules-alvin = Alvin l’extraterrestre est vu pour la première fois à { $city }. Ce ne peut pas être une ville de départ, et aucune cité n’y est jamais posée.
rules-alvin-capture = Prends une route vers la ville où il est, et tu le captures pour { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} sauf si tu l’as déjà. On peut le capturer encore et encore.
rules-alvin-move = Tu dois ensuite l’envoyer dans une ville que tu contrôles. Une cité posée pendant ce tour compte déjà.

# $symbols : combien de sortes.
rules-souvenirs = Il y a { $symbols } sortes de souvenirs, chacune avec son symbole.
# $fixed : combien de piles. $tokens : souvenirs dans chacune.
rules-souvenirs-fixed = Dès le départ, { $fixed ->
    [one] { $fixed } pile de { $tokens } est à sa place.
   *[other] { $fixed } piles de { $tokens } sont à leur place.
} Le hasard décide quelle sorte va où.
# $stacks : les sortes qui restent. $tokens : souvenirs de chacune.
rules-souvenirs-second = Avant le premier tour, le deuxième joueur pose { $stacks ->
    [one] la sorte qui reste
   *[other] les { $stacks } sortes qui restent
} sur des lieux sans souvenirs, { $tokens } de chaque sorte.
rules-souvenirs-last = Avant le premier tour, { $stacks ->
    [one] qui joue en dernier pose la sorte qui reste sur un lieu sans souvenirs : { $tokens } en tout.
   *[other] les { $stacks } sortes qui restent sont posées sur des lieux sans souvenirs, { $tokens } de chaque sorte. Qui joue en dernier commence, puis la place d’avant, et ainsi de suite autour de la table.
}
rules-souvenirs-take = Quand tu prends une route, tu prends un souvenir dans l’un de ses deux lieux, s’il y en a un d’une sorte que tu n’as pas. S’il y en a dans les deux, tu choisis.
rules-souvenirs-score = À la fin, les symboles différents rapportent des points :

rules-end = Quand quelqu’un finit son tour avec deux wagons ou moins, il y a un dernier tour de table : chacun joue encore une fois, cette personne en dernier.
rules-end-passes = La partie finit aussi quand tous les joueurs ont passé, l’un après l’autre.
rules-end-score = Puis ceci s’ajoute à tes points :
rules-end-tickets = Tes destinations : leurs points si elles sont réussies, autant en moins sinon.
rules-end-longest = Chemin le plus long : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la plus longue ligne de wagons sans coupure, et à chacun s’il y en a d’aussi longues. Elle peut repasser par une ville, mais pas deux fois par la même route.
rules-end-globetrotter = Plus grand nombre de destinations réussies : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à chacun en cas d’égalité. Personne ne les reçoit si aucune destination n’est réussie.
rules-end-stations = Gares : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chacune que tu n’as pas construite.
rules-end-souvenirs = Souvenirs : leurs points, comme ci-dessus.
rules-end-alvin = Alvin : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour qui le détient.

rules-ties = Si plusieurs ont le plus de points, ceci décide, dans cet ordre :
rules-tie = { $tie ->
    [tickets] Plus de destinations réussies
    [stations] Moins de gares construites
   *[longest_path] Le bonus du chemin le plus long
}
rules-ties-shared = Si cela ne décide pas, ils gagnent ensemble.
rules-ties-none = Si plusieurs ont le plus de points, ils gagnent ensemble.
