# Ce qui aide : les règles d’un plateau, la première partie guidée, les touches, et l’avis que c’est à soi de jouer.

## La page d’aide

guide-title = Comment jouer
guide-start-title = Ta première partie : un guide en deux minutes
guide-start-text = Tu joues une vraie partie sur le plateau d’Amérique du Nord, contre notre bot le plus facile. Un guide explique une chose à la fois et attend que tu l’aies faite. Tu peux le fermer quand tu veux et continuer à jouer.
guide-start = Lancer la partie guidée
guide-starting = Installation du plateau…
guide-rules-title = Règles de chaque plateau
guide-rules-board = Plateau
guide-rules-players = Joueurs
guide-rules-alvin = Avec Alvin (variante)
guide-keys-title = Raccourcis clavier
guide-keys-settings = Activer ou désactiver les raccourcis dans les réglages
# Ce que fait une touche à la table ; écrit derrière la touche.
guide-key = { $what ->
    [row] prendre cette carte visible
    [deck] piocher une carte
    [tickets] piocher des destinations
    [moves] liste des routes que tu peux prendre
    [undo] annuler le coup
    [log] voir le journal
    [chat] le chat
    [hand] tes destinations
    [help] ces raccourcis
    [zoom] zoomer sur le plateau
    [whole] voir tout le plateau
    [move] déplacer le plateau, ou passer d’un élément en surbrillance au suivant
   *[close] fermer ce qui est ouvert
}

## La première partie guidée. Une étape a un titre et une phrase ou deux : 160 lettres au plus, pour tenir sur un petit téléphone.

guide-label = Première partie guidée
guide-progress = Étape { $step } sur { $steps }
guide-next = Suivant
guide-finish = Continuer à jouer
guide-skip = Passer le guide
guide-step-title = { $step ->
    [tickets] Choisis tes destinations
    [first] Prends une carte
    [second] Et encore une
    [glow] Cherche ce qui brille
    [claim] Prends une route
    [points] Ta première route !
    [state] Surveille tes destinations
   *[end] Comment la partie se termine
}
# $keep : destinations à garder au moins. $points : marqués pour la première route. $length, $worth : espaces des routes les plus
# longues et leurs points. $bonus : points du chemin le plus long.
guide-step-text = { $step ->
    [tickets] Chaque destination nomme deux villes à relier, éclairées sur le plateau. Gardes-en au moins { $keep }. Le plus facile : celles qui partagent un trajet.
    [first] À ton tour, tu fais une seule chose : prendre des cartes, prendre une route ou piocher des destinations. Prends une carte, visible ou de la pioche.
    [second] On en prend deux par tour. La carte à la roue est une { wild-card } et vaut toutes les couleurs, mais une { wild-card } visible compte pour deux.
    [glow] Une route coûte une carte de sa couleur par espace ; une grise, d’une même couleur au choix. Celles que tu peux payer brillent à ton tour.
    [claim] Prends des cartes, tour après tour, jusqu’à ce qu’une route sur ton trajet brille. Alors, choisis-la.
    [points] Elle te rapporte aussitôt { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Les longues routes valent bien plus : { $length } espaces rapportent { $worth } points.
    [state] Tes destinations sont réussies, possibles ou bloquées. Choisis-en une : le plateau montre le trajet restant le plus court.
   *[end] Dès qu’un joueur a deux wagons ou moins, le dernier tour commence. Les destinations réussies rapportent, les autres coûtent ; le plus long chemin vaut { $bonus }.
}
# Ce qui se passe en ce moment, sous la phrase d’une étape. $routes : combien de routes brillent ; $near : combien servent une destination.
guide-hint = { $hint ->
    [wait] C’est à l’autre joueur. Ce ne sera pas long.
    [none] Rien ne brille encore : prends d’autres cartes.
    [near] { $routes ->
        [one] { $routes } route brille en ce moment, et elle sert tes destinations.
       *[other] { $routes } routes brillent en ce moment, dont { $near } utiles à tes destinations.
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
guide-notice-body = Ta partie sur le plateau { $board } t’attend.

## Les règles d’un plateau, dans un panneau. Chacune est un court paragraphe ; on ne montre que celles qui valent pour le plateau.

rules-open-all = Tout ouvrir
rules-close-all = Tout fermer
rules-section = { $section ->
    [aim] But du jeu
    [turn] Ton tour
    [cards] Cartes et { wild-card.plural }
    [claim] Prendre une route
    [parallel] Routes doubles
    [tickets] Destinations
    [ferries] Ferries
    [tunnels] Tunnels
    [stations] Gares
    [markers] Villes de départ et contrôle
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] Fin de la partie et score
   *[ties] Égalités
}

rules-aim = Prends des routes sur le plateau et relie les villes de tes destinations secrètes. La personne qui a le plus de points à la fin gagne.
rules-start = Tu commences avec { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
} et { $hand ->
    [one] { $hand } carte.
   *[other] { $hand } cartes.
}
rules-order = Le hasard ou l’hôte décide qui commence. Puis le tour passe de place en place.
rules-order-later = Sur ce plateau, si le hasard décide, le premier joueur n’est tiré au sort qu’une fois les destinations choisies.

rules-turn = À ton tour, tu fais une et une seule de ces choses :
rules-turn-draw = Prendre des cartes.
rules-turn-claim = Prendre une route.
rules-turn-tickets = Piocher des destinations.
rules-turn-station = Construire une gare.
rules-turn-pass = Tu ne passes que si rien de tout cela n’est possible.

# $colors : combien de couleurs. $each : cartes de chacune.
rules-deck = Il y a { $colors } couleurs, chacune avec son symbole et { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
} dans la pioche.
rules-draw = Prends deux cartes, l’une après l’autre : parmi les cinq cartes visibles, ou sur la pioche. Une carte visible prise est remplacée avant ton choix suivant.
# $wilds : combien il y en a.
rules-wild = Une { wild-card } ({ $wilds } dans la pioche) vaut n’importe quelle couleur.
rules-wild-open = Une { wild-card } visible compte pour les deux cartes : si tu la prends, c’est ta seule carte, et elle ne peut pas être la deuxième.
rules-wild-deck = Une { wild-card } piochée est une carte comme les autres.
rules-sweep = Quand trois des cinq cartes visibles ou plus sont des { wild-card.plural }, les cinq sont défaussées et remplacées, tant qu’il reste pour cela au moins trois autres cartes.
rules-reshuffle = Quand la pioche est vide, la défausse est mélangée et forme une nouvelle pioche. S’il n’y a aucune carte que tu puisses prendre en deuxième, une seule carte fait ton tour. Le nombre de cartes en main n’est pas limité.

rules-claim = Joue une carte de la couleur de la route pour chacun de ses espaces, et pose un de tes wagons sur chaque espace.
rules-claim-gray = Une route grise accepte n’importe quelle couleur, mais la même pour toutes les cartes.
rules-claim-wilds = Des { wild-card.plural } peuvent remplacer une partie des cartes, ou toutes.
rules-claim-whole = Tu prends une route par tour, et toujours en entier : il te faut les cartes et les wagons pour tous les espaces. Les cartes jouées sont défaussées.
rules-claim-anywhere = Une route n’a pas besoin d’être reliée à tes autres routes.
rules-claim-points = Tu marques aussitôt des points, selon la longueur :
rules-claim-points-control = Une route rapporte aussitôt des points, selon sa longueur ; les reçoit qui contrôle ses deux villes :
rules-table-spaces = Espaces
rules-table-symbols = Symboles différents
rules-table-points = Points

# $tracks : combien il y en a côte à côte au plus.
rules-parallel = { $tracks ->
    [2] Deux routes
   *[other] Deux ou trois routes
} entre les deux mêmes villes sont parallèles. Tu ne peux en prendre qu’une.
rules-parallel-closed = À { $players } joueurs, une seule peut être prise : ensuite, les autres sont fermées à tout le monde.
rules-parallel-open = À { $players } joueurs, les autres routes restent ouvertes aux autres joueurs.
rules-parallel-from = À partir de { $players } joueurs, elles restent ouvertes aux autres joueurs.

rules-ticket = Une destination nomme deux villes. Si tes routes les relient à la fin de la partie, par n’importe quel chemin, tu marques ses points. Sinon, tu en perds autant.
rules-ticket-start = Au départ, tu reçois { $deal ->
    [one] { $deal } destination.
   *[other] { $deal } destinations.
} Gardes-en au moins { $keep }.
# $long : combien de longues s’ajoutent aux $deal autres.
rules-ticket-start-long = Au départ, tu reçois { $long ->
    [one] { $long } longue destination
   *[other] { $long } longues destinations
} et { $deal ->
    [one] { $deal } normale.
   *[other] { $deal } normales.
} Gardes-en au moins { $keep } en tout.
rules-ticket-refused = { $where ->
    [out] Celles que tu rejettes sortent du jeu, sans que les autres les voient.
    [shuffled_under] Celles qui sont rejetées sont mélangées et vont sous la pioche des destinations.
   *[under] Celles que tu rejettes vont sous la pioche des destinations.
}
rules-ticket-draw = Plus tard, tu peux consacrer un tour à piocher { $draw ->
    [one] { $draw } destination
   *[other] { $draw } destinations
}, ou ce qu’il en reste, et en garder au moins { $keep }. Les autres vont sous la pioche.
rules-ticket-long = Les longues destinations ne sont distribuées qu’au départ.
rules-ticket-secret = Tu gardes tes destinations jusqu’à la fin. Les autres voient combien tu en as, mais pas lesquelles.

rules-ferry = Chaque espace avec une roue demande une { wild-card }.
rules-ferry-rest = Les autres espaces se paient comme d’habitude, ou avec d’autres { wild-card.plural }.

rules-tunnel = Un contour en pointillé indique un tunnel. Tu joues tes cartes, puis { $reveal ->
    [one] { $reveal } carte de la pioche est révélée
   *[other] { $reveal } cartes de la pioche sont révélées
}, ou moins s’il n’en reste pas assez.
rules-tunnel-extra = Pour chacune qui est une { wild-card } ou de la couleur jouée, tu paies une carte de plus : de cette couleur, ou une { wild-card }.
rules-tunnel-wilds = Si tu n’as joué que des { wild-card.plural }, seules les { wild-card.plural } comptent, et elles se paient en { wild-card.plural }.
rules-tunnel-leave = Si tu ne peux pas ou ne veux pas payer, tu reprends tes cartes et ton tour s’arrête.
rules-tunnel-length = Les cartes supplémentaires ne demandent pas plus de wagons et ne rapportent pas plus de points.

rules-station = Tu peux consacrer un tour à construire une gare dans une ville qui n’en a pas. Tu en as { $each }.
rules-station-cost = { $each ->
    [1] Elle coûte une carte.
    [2] La première coûte une carte, la deuxième deux d’une même couleur. Les { wild-card.plural } peuvent les remplacer.
    [3] La première coûte une carte, la deuxième deux d’une même couleur, la troisième trois d’une même couleur. Les { wild-card.plural } peuvent les remplacer.
   *[other] La première coûte une carte, la deuxième deux d’une même couleur, la troisième trois d’une même couleur, et ainsi de suite. Les { wild-card.plural } peuvent les remplacer.
}
rules-station-use = À la fin, chaque gare te permet d’utiliser, pour tes destinations, une route d’un autre joueur qui arrive dans sa ville, comme si elle était à toi. C’est la même pour toutes les destinations ; la meilleure est choisie pour toi.

rules-start-city = Avant le premier tour, chaque joueur pose une Cité dans une ville qui n’en a pas : sa ville de départ. C’est gratuit. Le dernier dans l’ordre du tour choisit en premier.
rules-network = Ta première route doit partir de ta ville de départ. Les suivantes doivent être reliées à cette ville, ou à une ville que tes routes atteignent.
rules-control = Tu contrôles les villes où sont tes Cités. Cela compte chaque fois qu’une route est prise :
rules-control-none = Si aucune de ses deux villes n’est contrôlée, les points vont à la personne qui prend la route.
rules-control-some = Sinon, chaque ville contrôlée donne les points à la personne qui la contrôle, peu importe qui prend la route. Contrôle les deux et tu marques double ; n’en contrôle aucune et ta propre route ne te rapporte rien.
# $cost : cartes à payer. $each : Cités de chaque joueur.
rules-marker = Une fois les points d’une route marqués, tu peux poser une autre Cité dans l’une de ses deux villes, si elle n’en a pas. Elle coûte { $cost ->
    [1] une carte
   *[other] { $cost } cartes d’une même couleur, ou des { wild-card.plural }
}. Tu as { $each } Cités, y compris celle de ta ville de départ, et elles ne bougent jamais.

rules-alvin = Alvin l’extraterrestre commence à { $city }, qui ne peut pas être une ville de départ et ne reçoit jamais de Cité.
rules-alvin-capture = Prends une route vers la ville où il est, et tu le captures pour { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} sauf si tu l’as déjà. On peut le capturer encore et encore.
rules-alvin-move = Tu dois ensuite l’envoyer dans une ville que tu contrôles. Une Cité posée pendant ce tour compte.

# $symbols : combien de sortes.
rules-souvenirs = Il y a { $symbols } sortes de souvenirs, chacune avec son symbole.
# $fixed : combien de piles. $tokens : souvenirs dans chacune.
rules-souvenirs-fixed = { $fixed ->
    [one] { $fixed } pile de { $tokens } est sur le plateau dès le départ.
   *[other] { $fixed } piles de { $tokens } sont sur le plateau dès le départ.
} Le hasard décide de leurs sortes.
# $stacks : les sortes qui restent. $tokens : souvenirs de chacune.
rules-souvenirs-second = Avant le premier tour, le deuxième joueur pose { $stacks ->
    [one] la sorte qui reste
   *[other] les { $stacks } sortes qui restent
} sur des lieux sans souvenirs, { $tokens } de chaque sorte.
rules-souvenirs-last = Avant le premier tour, { $stacks ->
    [one] le dernier joueur dans l’ordre du tour pose la sorte qui reste sur un lieu sans souvenirs : { $tokens } en tout.
   *[other] les { $stacks } sortes qui restent sont posées sur des lieux sans souvenirs, { $tokens } de chaque sorte. Le dernier joueur dans l’ordre du tour commence, puis celui d’avant, et ainsi de suite autour de la table.
}
rules-souvenirs-take = Quand tu prends une route, tu prends un souvenir à l’une de ses deux extrémités, s’il y en a un d’une sorte que tu n’as pas encore. S’il y en a aux deux, tu choisis.
rules-souvenirs-score = À la fin, les symboles différents rapportent des points :

rules-end = Quand un joueur finit son tour avec deux wagons ou moins, le dernier tour commence : chacun joue encore une fois, ce joueur en dernier.
rules-end-passes = La partie se termine aussi quand tous les joueurs passent à la suite.
rules-end-score = Puis ceci s’ajoute à tes points :
rules-end-tickets = Tes destinations : réussies, elles rapportent leurs points ; les autres en coûtent autant.
rules-end-longest = Chemin le plus long : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le plus long chemin continu de wagons, et à chacun en cas d’égalité. Un chemin peut repasser par une ville, mais pas deux fois par la même route.
rules-end-globetrotter = Globetrotter : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le plus de destinations réussies, et à chacun en cas d’égalité. Il n’est pas attribué si aucune destination n’est réussie.
rules-end-stations = Gares : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chacune que tu n’as pas construite.
rules-end-souvenirs = Souvenirs : leurs points, comme ci-dessus.
rules-end-alvin = Alvin : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le joueur qui le détient.

rules-ties = Si des joueurs sont à égalité en tête, ceci décide, dans cet ordre :
rules-tie = { $tie ->
    [tickets] Plus de destinations réussies
    [stations] Moins de gares construites
   *[longest_path] Le bonus du chemin le plus long
}
rules-ties-shared = S’ils sont toujours à égalité, ils se partagent la victoire.
rules-ties-none = Si des joueurs sont à égalité en tête, ils se partagent la victoire.
