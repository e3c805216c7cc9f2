# Actions, parties et enregistrements impossibles. Les mots entre guillemets sont à taper : voir docs/notation.md.
# $route et $city sont des identifiants ou des noms, $owner et $player des noms ou « la place 1 » ; les couleurs sont des
# identifiants, nommés par color-name dans game.ftl.

## Ce n’est pas une action

error-not-an-action = « { $text } » n’est pas une action valide. Tape une ligne comme « draw deck », « claim paris-zurich red+1 » ou « draw tickets ».
error-unknown-verb = Aucune action ne commence par « { $verb } ». Essaie : { $known }.
error-unknown-card = « { $text } » : il n’y a pas de carte « { $card } ». Choisis parmi : { $known }.
error-bad-places = « { $text } » ne dit pas quelles destinations garder. Écris leurs positions dans l’ordre croissant, à partir de 1, comme « keep 1 3 ».
error-bad-form = « { $text } » a trop ou trop peu de mots. Écris plutôt « { $form } ».
error-bad-cards = « { $text } » : « { $cards } » n’est pas un paiement valable. Écris une couleur (« red »), une couleur et le nombre de cartes multicolores (« red+1 »), ou « wild » pour ne payer qu’en cartes multicolores. Cartes : { $known }.
error-no-such-rule = « { $text } » n’est pas possible sur le plateau { $board } : cette règle n’y existe pas. Choisis une autre action.
error-unknown-city = Il n’y a pas de ville « { $city } » sur le plateau { $board }. Noms proches : { $near }.
error-unknown-symbol = Il n’y a pas de souvenir « { $symbol } » sur le plateau { $board }. Souvenirs : { $known }.
error-unknown-route = Il n’y a pas de route « { $route } » sur le plateau { $board }. Noms proches : { $near }.
error-cards-do-not-fit = « { $cards } » ne peut pas payer { $route }. Il faut { $length ->
    [one] { $length } carte { $color ->
        [gray] de n’importe quelle couleur
        [green] verte
        [blue] bleue
        [purple] violette
        [black] noire
        [white] blanche
       *[other] { color-name }
    }
   *[other] { $length } cartes { $color ->
        [gray] d’une même couleur
        [red] rouges
        [yellow] jaunes
        [green] vertes
        [blue] bleues
        [purple] violettes
        [black] noires
        [white] blanches
        [pink] roses
       *[other] { color-name }
    }
}, et une { wild-card } remplace n’importe quelle carte{ $ferry ->
    [0] {""}
    [one] {"\u00A0"}; comme c’est un ferry, il faut au moins { $ferry } { wild-card }
   *[other] {"\u00A0"}; comme c’est un ferry, il faut au moins { $ferry } { wild-card.plural }
}. Écris « wild » si tu paies tout en { wild-card.plural }.
error-too-many-wilds = « { $text } » a trop de { wild-card.plural } : { $most ->
    [0] en plus d’une carte de la couleur, il n’y a de place pour aucune
    [one] en plus d’une carte de la couleur, il n’y a de place que pour { $most } { wild-card }
   *[other] en plus d’une carte de la couleur, il n’y a de place que pour { $most } { wild-card.plural }
}. Pour ne payer qu’en { wild-card.plural }, écris « wild » au lieu de la couleur.
error-unknown-number = Il n’y a pas d’action { $number } sur le plateau { $board }. Ses actions sont numérotées de 0 à { $last }.

## Pas permis maintenant

error-game-over = « { $action } » n’est pas possible : la partie est terminée. Commences-en une autre pour continuer à jouer.
error-not-your-turn = « { $action } » devra attendre : ce n’est pas ton tour. La partie attend { $player }.
error-other-decision = « { $action } » n’est pas possible ici. La partie attend { waits-for }.
error-wild-second = « { $action } » : une { wild-card } visible ne peut pas être ta deuxième carte. Prends une autre carte, ou pioche.
error-not-in-row = « { $action } » : il n’y a { $card ->
    [wild] pas de { wild-card }
   *[other] pas de carte de cette couleur
} parmi les cartes visibles. Prends une de celles qui y sont, ou pioche.
error-deck-empty = « { $action } » : il n’y a plus de cartes, ni dans la pioche ni dans la défausse. Prends une carte visible, ou fais autre chose.
error-no-tickets-left = « { $action } » : il n’y a plus de destinations à piocher. Choisis une autre action.
error-not-offered = « { $action } » : il n’y a pas de destination { $place }. Tu n’en as que { $offered } au choix, en comptant à partir de 1.
error-keep-more = Avec « { $action } », { $kept ->
    [0] tu ne gardes aucune destination
    [one] tu gardes { $kept } destination
   *[other] tu gardes { $kept } destinations
}. Tu dois en garder au moins { $least }.
error-no-stations-left = « { $action } » : tu as déjà construit toutes tes gares. Choisis une autre action.
error-station-taken = « { $action } » : il y a déjà une gare à { $city }. Construis la tienne dans une ville qui n’en a pas.
error-other-color = « { $action } » : { $color ->
    [wild] tu as tenté ce tunnel uniquement avec des { wild-card.plural }, donc les cartes supplémentaires doivent aussi en être. Écris « pay wild », ou « decline » pour reprendre tes cartes.
   *[other] tu as tenté ce tunnel en { color-name }, donc les cartes supplémentaires doivent être de cette couleur ou des { wild-card.plural }. Écris « pay { $color } », « pay wild », ou « decline » pour reprendre tes cartes.
}
error-not-on-route = « { $action } » : { $city } n’est pas une extrémité de la route que tu viens de prendre. Choisis l’une des deux.
error-no-marker-here = « { $action } » : { $city } ne peut pas recevoir de Cité. Choisis une ville qui n’en a pas encore (la première ville d’Alvin n’en reçoit jamais).
error-not-controlled = « { $action } » : tu ne contrôles pas { $city }. Envoie Alvin dans une ville où tu as une Cité.
error-stack-taken = « { $action } » : il y a déjà des souvenirs à { $city }. Choisis un lieu qui n’en a pas.
error-symbol-placed = « { $action } » : les souvenirs « { symbol-name } » sont déjà sur le plateau. Poses-en d’autres.
error-cannot-pass = « { $action } » : tu ne peux passer que si tu n’as pas d’autre coup. Choisis une autre action.
error-route-taken = La route { $route } appartient déjà à { $owner }. Prends une autre route.
error-own-parallel = La route { $route } longe une de tes routes entre les deux mêmes villes, et un joueur ne peut en posséder qu’une. Prends une autre route.
error-parallel-closed = La route { $route } est fermée : celle d’à côté est prise, et { $players ->
    [7] sur ce plateau on ne peut utiliser qu’une seule des routes parallèles
   *[other] les routes parallèles ne sont toutes ouvertes qu’à partir de { $players } joueurs
}. Prends une autre route.
error-not-connected = La route { $route } n’est pas reliée à ton réseau. Prends une route qui part de ta ville de départ ou d’une ville que tes routes atteignent.
error-not-enough-cars = La route { $route } demande { $needs ->
    [one] { $needs } wagon
   *[other] { $needs } wagons
}, mais il t’en reste { $left }. Prends une route plus courte.
error-too-many-wilds-now = « { $action } » a trop de { wild-card.plural } : tu paies { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dont au moins une de la couleur que tu nommes. Pour ne payer qu’en { wild-card.plural }, écris « wild » au lieu de la couleur.
error-not-enough-cards = « { $action } » demande { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    }, mais tu en as { $have_wilds }.
   *[other] { $needs ->
        [one] { $needs } carte { $color ->
            [green] verte
            [blue] bleue
            [purple] violette
            [black] noire
            [white] blanche
            [gray] grise
           *[other] { color-name }
        }
       *[other] { $needs } cartes { $color ->
            [red] rouges
            [yellow] jaunes
            [green] vertes
            [blue] bleues
            [purple] violettes
            [black] noires
            [white] blanches
            [pink] roses
            [gray] grises
           *[other] { color-name }
        }
    } (tu en as { $have }){ $needs_wilds ->
        [0] .
        [one] {""} et { $needs_wilds } { wild-card } (tu en as { $have_wilds }).
       *[other] {""} et { $needs_wilds } { wild-card.plural } (tu en as { $have_wilds }).
    }
} Paie autrement, ou choisis une autre action.

## Parties qu’on ne peut pas préparer

error-bad-seats = { $board } se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-no-alvin = Alvin n’existe pas sur le plateau { $board }. Joue sans cette variante.
error-bad-first = La place { $seat } ne peut pas commencer : les places sont numérotées de 1 à { $seats }.
error-no-such-first = « { $first } » ne peut pas commencer. Indique une place de 1 à { $seats }, ou « random » (au hasard).
error-no-such-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 1 à { $seats }.
error-too-many-cars = Les routes données à la place { $seat } demandent plus de wagons que n’en a un joueur. Donne-lui-en moins, ou de plus courtes.
error-unknown-id = Sur le plateau, il n’y a pas de { $what ->
    [city] ville
    [route] route
    [ticket] destination
    [card] carte
    [symbol] souvenir
   *[other] { $what }
} « { $id } ». Vérifie l’orthographe ; les identifiants sont ceux du fichier de plateau.
error-no-history = Cette partie ne garde pas son historique : rien ne peut être annulé ni enregistré. Crée-la avec Game.new(…, history=True).
error-nothing-to-undo = Il n’y a aucune action à annuler : la partie en est à son début.
error-names-do-not-fit = Le nombre de noms est { $names }, mais celui des places est { $seats }. Donne un nom par place.
error-phase-needs = Une position dans la phase « { $phase } » a besoin d’une valeur convenable pour « { $what } ». Vois docs/positions.md.
error-phase-has-no = Une position dans cette phase ne peut pas avoir « { $what } ». Retire-le ou choisis une autre phase.
error-bad-position = La ligne { $line } de la position est illisible : « { $text } ». Vois docs/positions.md.
error-not-your-view = Une vue montre ce que voit sa propre place, pas ce que voit la place { $seat }. Utilise la partie ou retire la place.
error-row-too-long = Il n’y a que cinq cartes visibles, mais « { $row } » en nomme plus. Enlèves-en ; « - » marque un vide.
error-too-many-cards = Le jeu n’a pas autant de ces cartes : { $cards }. Utilises-en moins.
error-ticket-twice = Une destination est à deux endroits à la fois. Mets chaque destination une seule fois, dans une main ou dans la pioche.
error-bad-seed-fast = { $seed } n’est pas une graine valide pour le mélange fast-1. Utilise un nombre entier de 0 à 2⁶² − 1.
error-bad-seed-fair = { $seed } n’est pas une graine valide pour le mélange fair-1. Utilise 64 chiffres hexadécimaux, 32 octets ou un nombre entier de 0 à 2²⁵⁶ − 1.
error-bots-for-seats = Il y a { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} pour { $seats } places. Indique un bot pour chaque place.
error-unknown-bot = Il n’y a pas de bot « { $bot } ». Choisis parmi : { $known }.
error-unknown-shuffle = Il n’y a pas de mélange « { $name } ». Choisis parmi : { $known }.

## Enregistrements qu’on ne peut pas rejouer ; $at est le numéro d’une action de l’enregistrement

error-cannot-read = Impossible de lire { $file } : { $detail }. Vérifie le chemin et les droits d’accès.
error-too-large = C’est trop gros pour un enregistrement de partie : plus de { $most } octets. Utilise le fichier tel que le programme l’a écrit.
error-not-json = Ce n’est pas du JSON valide : { $detail }. Un enregistrement de partie est un fichier JSON tel que le programme l’a écrit.
error-not-a-record = Ce n’est pas un enregistrement de partie : { $what ->
    [nested] il a trop de niveaux imbriqués. Utilise le fichier tel que le programme l’a écrit.
    [not_object] ce n’est pas un objet JSON entre accolades. Utilise le fichier tel que le programme l’a écrit.
    [format] sa clé « format » ne l’indique pas. Utilise un fichier que le programme a écrit comme enregistrement.
   *[other] { $what }
}
error-unknown-format = Cet enregistrement est à la version { $format } du format ; ce programme lit { $known }. Mets le programme à jour, ou vérifie la clé « version ».
error-cut-off-file = Le fichier est endommagé ou s’arrête trop tôt à l’action { $at } : { $detail }. Seules les actions précédentes peuvent encore être récupérées.
error-unknown-rules = Cet enregistrement a été joué avec la version { $rules } des règles ; ce programme connaît { $known }. Mets le programme à jour pour le rejouer.
error-missing-key = Il manque la clé « { $key } » à l’enregistrement. Ajoute-la ; docs/record-format.md explique ce qu’elle signifie.
error-wrong-type = Dans l’enregistrement, « { $key } » doit être { $expected ->
    [object] un objet entre accolades
    [objects] une liste d’objets entre accolades
    [array] une liste entre crochets
    [text] un texte entre guillemets
    [texts] une liste de textes entre guillemets
    [number] un nombre entier
    [numbers] une liste de nombres entiers
    [flag] true ou false
   *[other] { $expected }
}. Corrige-le, ou utilise le fichier tel que le programme l’a écrit.
error-unknown-board = Cet enregistrement a été joué sur le plateau { $board }, qui n’est pas disponible ici. Si c’est un plateau à toi, donne aussi son fichier.
error-board-changed = Le plateau { $board } n’est pas celui sur lequel cet enregistrement a été joué : son empreinte est { $found }, celle de l’enregistrement { $expected }. Rejoue-le avec le fichier de plateau de l’époque.
error-bad-board = Le plateau de l’enregistrement est inutilisable : { $detail }
error-bad-seed = La graine de l’enregistrement est inutilisable : { $detail }
error-bad-action = L’action { $at } de l’enregistrement, « { $action } », est illisible : { $detail }
error-illegal-action = L’action { $at } de l’enregistrement, « { $action } », n’est pas permise : { $detail }
error-cut-off = L’enregistrement s’arrête avant la fin de la partie : à l’action { $at }, il attend { waits-for }. Ajoute ce qui manque, ou enlève le résultat pour le garder comme partie inachevée.
error-too-many-actions = La partie est terminée avant l’action { $at } de l’enregistrement, « { $action } ». Enlève cette action et toutes les suivantes.
error-wrong-result = { $what ->
    [result] L’enregistrement n’a pas de résultat, alors que sa partie est terminée. Écris-le à nouveau.
    [winners] D’après l’enregistrement, les places gagnantes sont { $recorded } (comptées à partir de 0), mais en le rejouant on obtient { $replayed }. On a modifié le résultat ou les actions.
    [sheets] L’enregistrement a { $recorded } feuilles de score, mais en le rejouant on en obtient { $replayed }. Écris-le à nouveau.
   *[other] D’après l’enregistrement, « { $what } » vaut { $recorded }, mais en le rejouant on obtient { $replayed }. On a modifié le résultat ou les actions.
}
error-wrong-digest = L’enregistrement a été modifié après coup : son empreinte est { $recorded }, elle devrait être { $computed }.
error-damaged-head = La partie du fichier qui précède les actions est endommagée ; on ne peut donc rien récupérer.
error-no-seat = L’action { $at } de l’enregistrement, « { $action } », ne commence pas par le numéro d’une place, compté à partir de 0. Écris-la comme « 0 draw red ».
error-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas. Crée-le d’abord, ou choisis un autre endroit.
error-out-of-range = « { $what } » ne peut pas être { $number } : il faut un nombre de { $least } à { $most }.
error-city-twice = Une ville apparaît deux fois dans « { $what } ». Chaque ville n’y figure qu’une fois ; enlève le doublon.
error-bad-bot = Le bot « { $bot } » est inutilisable : { $detail }. Écris-le sous la forme module:Classe, avec une méthode decide(turn).
error-illegal-bot = Le bot « { $bot } » a choisi { $choice }, qui n’est pas parmi les actions permises qu’il a reçues.
error-endless-game = La partie de graine { $seed } a été arrêtée après { $actions } actions : ses bots ne la finissent jamais.
error-random-alone = « random » tourne dans le moteur et ne joue que contre lui-même. Avec d’autres bots, utilise porter, le bot qui joue au hasard.
error-too-few-bots = Une arène a besoin d’au moins deux bots. Indique-les avec --bots, séparés par des virgules.
error-bad-results = Le fichier de résultats { $file } est inutilisable : { $detail }. Choisis-en un autre avec --results.
error-no-results = Le fichier de résultats { $file } n’existe pas. Joue d’abord dans l’arène, ou indique le fichier avec --results.
error-bad-sprt = « { $text } » n’est pas une paire de bornes valide. Écris deux parts de victoires comme 0.55,0.6, la plus petite d’abord.
error-no-bot-module = Le bot « { $bot } » est inutilisable : il n’y a pas de module « { $module } » dans ce dossier ni parmi ceux installés. Écris-le sous la forme module:Classe.
error-no-bot-class = Le bot « { $bot } » est inutilisable : le module « { $module } » n’a pas de « { $name } ». Ses bots : { $known }.
error-bot-without-decide = Le bot « { $bot } » est inutilisable : il n’a pas de méthode decide(turn).
error-bad-budget = Dans « { $bot } », ce qui suit @ n’est pas un temps de réflexion valide. Écris des secondes, plus de 0 et au plus { $most }, comme baron@0.5, ou un nombre de mondes suivi d’un w, au moins 1, comme baron@200w.
error-bot-without-budget = « { $bot } » ne prend pas de temps de réflexion : enlève @ et ce qui suit. Ceux-ci en prennent un : { $known }.
error-bot-failed = Le bot « { $bot } » a échoué en choisissant : { $detail }.
error-bot-not-sendable = Le bot « { $bot } » ne peut pas être envoyé à d’autres processus : { $detail }. Mets-le dans un module importable, ou utilise jobs=1.
error-bad-served-bot = « { $text } » ne convient pas à --bot. Écris NOM=module:Classe ou NOM=cmd:./program ; le nom a de 1 à { $most } lettres, chiffres, espaces, « - » ou « _ », commence par une lettre, et n’est celui d’aucun bot fourni ni d’aucun niveau.
error-worker-died = Un processus de travail a été arrêté, peut-être par manque de mémoire. Le travail terminé est conservé ; essaie avec moins de --jobs.
error-too-many-seatings = Avec { $bots } bots et { $seats } places, un bloc aurait plus de { $most } parties. Indique moins de bots.
error-foreign-results = Le fichier { $file } est la base de données d’un autre programme. Choisis-en un autre avec --results.
error-records-of-a-block = --records écrit les parties d’un seul bloc : dis lequel avec --block.
error-too-many-steps = Arrêté : { $what ->
    [longest_path] le chemin le plus long
    [station_choice] le choix des routes utilisées grâce aux gares
   *[other] le chemin le moins cher d’une destination
} demanderait plus de { $most } étapes sur ce plateau. Vérifie le plateau avec « vialibre board check » et simplifie-le.
