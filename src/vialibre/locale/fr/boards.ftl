# Ce qui ne va pas dans un fichier de plateau. $where est le fichier, la ligne et la rangée, comme "my.toml:17, route 3 (paris-zurich)".

## Le fichier lui-même

board-unknown-board = Il n’y a pas de plateau « { $name } ». { $close ->
    [0] Les plateaux sont { $known }.
   *[other] Voulais-tu dire { $near } ? Les plateaux sont { $known }.
} Pour un plateau à toi, donne le chemin de son fichier, qui finit par .toml.
board-file-missing = Le fichier { $where } n’existe pas.
board-file-is-directory = { $where } est un dossier. Donne le chemin du fichier de plateau qui s’y trouve.
board-file-unreadable = Impossible de lire { $where } : { $reason }.
board-file-not-utf8 = { $where } : ce n’est pas du texte UTF-8. Enregistre le fichier avec l’encodage UTF-8.
board-file-too-large = { $where } est trop gros pour un fichier de plateau ; { $most } Kio au maximum sont lus.
board-not-toml = { $where } : ce n’est pas du TOML valide : { $detail }.
board-nested-too-deep = { $where } : des valeurs sont imbriquées trop profondément. Un plateau n’a besoin que de listes de tables.

## Clés et valeurs

board-missing-key = { $where } : il manque la clé « { $key } ». Ajoute-la ; docs/board-format.md explique ce qu’elle signifie.
board-unknown-key = { $where } : il n’y a pas de clé « { $name } » ici. { $close ->
    [0] Clés connues : { $known }.
   *[other] Voulais-tu dire { $near } ?
}
board-wrong-type = { $where } : « { $key } » vaut { $value }, mais doit être { $expected ->
    [integer] un nombre entier
    [decimal] un nombre
    [flag] true ou false
    [list] une liste entre crochets
    [table] une table entre accolades
   *[text] un texte entre guillemets
}.
board-too-small = { $where } : « { $key } » vaut { $value }, mais doit valoir au moins { $least }.
board-too-large = { $where } : « { $key } » vaut { $value }, mais doit valoir au plus { $most }.
board-out-of-range = { $where } : « { $key } » vaut { $value }, mais doit être compris entre { $least } et { $most }.
board-empty-text = { $where } : « { $key } » est vide. Écris quelque chose, ou enlève la clé si elle n’est pas obligatoire.
board-text-too-long = { $where } : « { $key } » a { $count } caractères ; le maximum est { $most }.
board-unprintable-text = { $where } : « { $key } » contient un saut de ligne ou un autre caractère qui ne s’affiche pas : { $value }.
board-empty-list = { $where } : « { $key } » est vide. Il y faut au moins une entrée.
board-too-many-rows = { $where } : « { $key } » a { $count } entrées ; le maximum est { $most }.
board-bad-number-key = { $where } : « { $name } » ne peut pas être une clé de « { $key } ». Utilise des nombres entiers de 1 à { $most }.
board-unknown-choice = { $where } : « { $key } » ne peut pas être « { $name } ». { $close ->
    [0] Valeurs connues : { $known }.
   *[other] Voulais-tu dire { $near } ? Valeurs connues : { $known }.
}
board-duplicate-name = { $where } : « { $key } » nomme deux fois « { $name } ». Retires-en un.

## Identifiants

board-bad-id = { $where } : « { $name } » n’est pas un identifiant valide. Utilise des minuscules de a à z, des chiffres et des tirets bas, 40 caractères au maximum.
board-bad-row-id = { $where } : « { $name } » n’est pas un identifiant valide. Utilise des minuscules de a à z, des chiffres, des tirets bas, des traits d’union et des points, 90 caractères au maximum.
board-duplicate-id = { $where } : l’identifiant « { $name } » est déjà pris par { $first }. Donnes-en un autre à cette ligne.

## Villes, routes et destinations

board-half-a-place = { $where } : il y a « { $key } » mais pas « { $other } ». Donne les deux.
board-no-place = { $where } : la ville n’a pas d’emplacement. Donne « lat » et « lon », ou « x » et « y ».
board-unknown-city = { $where } : il n’y a pas de ville « { $name } ». { $close ->
    [0] Villes de ce fichier : { $known }.
   *[other] Voulais-tu dire { $near } ?
}
board-not-two-cities = { $where } : « cities » doit nommer deux villes ; ici, on en compte { $count }.
board-route-to-itself = { $where } : la route relie « { $city } » à elle-même. Change l’une de ses villes.
board-ticket-to-itself = { $where } : la destination relie « { $city } » à elle-même. Change l’une de ses villes.
board-city-without-routes = { $where } : aucune route ne mène à « { $city } ». Ajoutes-en une, ou enlève la ville.
board-ticket-unreachable = { $where } : aucune route ne relie « { $start } » et « { $end } » : cette destination est irréalisable. Ajoute une route ou change la destination.
board-parallel-too-many = { $where } : deux villes peuvent être reliées par { $most } routes au maximum. Enlève celle-ci.
board-parallel-lengths = { $where } : sa longueur est { $length }, mais celle de « { $other } », entre les mêmes villes, est { $other_length }. Les routes parallèles doivent être de même longueur.
board-color-not-in-deck = { $where } : la pioche n’a pas de cartes de couleur { $color }. Choisis parmi { $known }, ou gray, ou ajoute la couleur à « cards ».
board-route-too-long = { $where } : la route demande { $length } wagons, mais un joueur n’en a que { $cars }.
board-no-points = { $where } : « points » ne dit pas combien vaut une route de longueur { $length }. Ajoutes-y cette longueur.
board-route-unpayable = { $where } : la route demande { $length } cartes, mais il n’y en a que { $cards } d’une même couleur, { wild-card.plural } comprises. Raccourcis-la ou ajoute des cartes.
board-ferry-without-rule = { $where } : la route est un ferry, mais « rules » ne nomme pas « ferries ». Ajoute-le là-bas, ou enlève « ferry » ici.
board-tunnel-without-rule = { $where } : la route est un tunnel, mais « rules » ne nomme pas « tunnels ». Ajoute-le là-bas, ou enlève « tunnel » ici.
board-ferry-too-large = { $where } : le ferry montre { $ferry ->
    [one] { $ferry } symbole { wild-card }
   *[other] { $ferry } symboles { wild-card }
} pour { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}. Il ne peut pas y avoir plus de symboles que d’espaces.
board-ferry-too-few-wilds = { $where } : le ferry demande { $ferry ->
    [one] { $ferry } { wild-card }
   *[other] { $ferry } { wild-card.plural }
}, mais la pioche n’en contient que { $wilds }.

## Joueurs, cartes et destinations

board-players-reversed = { $where } : « from » est { $fewest } et « to » est { $most }. « from » ne doit pas être le plus grand.
board-too-few-player-colors = { $where } : { $count ->
    [one] { $count } couleur ne suffit pas
   *[other] { $count } couleurs ne suffisent pas
} pour { $players } joueurs. Ajoutes-en.
board-too-few-cards = { $where } : la pioche a { $count } cartes, mais les mains de { $players } joueurs et les cartes visibles en demandent { $needed }. Ajoute des cartes, ou distribues-en moins.
board-offer-too-large = { $where } : « { $key } » propose { $count } destinations à la fois, longues comprises ; le maximum est { $most }.
board-keep-too-many = { $where } : « { $key } » demande de garder { $keep } destinations sur { $count }. On ne peut pas en garder plus qu’il n’en est proposé.
board-too-few-tickets = { $where } : la distribution de départ pour { $players } joueurs demande { $needed } destinations, mais il y en a { $count } (sans les longues, si elles sont distribuées à part). Ajoute des destinations, ou distribues-en moins.
board-too-few-long-tickets = { $where } : la distribution de départ pour { $players } joueurs demande { $needed } destinations longues, mais il y en a { $count }. Marques-en d’autres avec long = true, ou distribues-en moins.

## Règles

board-unknown-rule = { $where } : il n’y a pas de règle « { $name } ». { $close ->
    [0] Règles connues : { $known }.
   *[other] Voulais-tu dire { $near } ?
}
board-duplicate-rule = { $where } : la règle « { $name } » est nommée deux fois. Enlèves-en une.
board-alvin-without-markers = { $where } : cette règle a besoin de « markers ». Ajoute aussi cette règle-là.
board-too-few-start-cities = { $where } : { $count ->
    [one] { $count } ville ne suffit pas
   *[other] { $count } villes ne suffisent pas
} pour les villes de départ de { $players } joueurs. Ajoute des villes.
board-souvenir-without-rule = { $where } : la ville propose des souvenirs, mais « rules » ne nomme pas « souvenirs ». Ajoute-le là-bas, ou enlève « souvenir » ici.
board-too-few-symbols = { $where } : il faut { $places ->
    [one] { $places } symbole
   *[other] { $places } symboles
}, un pour chaque ville avec souvenir = true, mais il y en a { $count }.
board-too-few-cities-for-stacks = { $where } : { $symbols ->
    [one] { $symbols } symbole demande
   *[other] { $symbols } symboles demandent
} autant de villes, mais il y en a { $count }.
board-stack-starts-late = { $where } : « { $key } » commence à { $first } joueurs, mais on peut jouer à { $players }. Ajoute une entrée pour { $players }.
board-table-length = { $where } : « table » doit contenir { $needed ->
    [one] { $needed } nombre
   *[other] { $needed } nombres
}, un pour chaque quantité de symboles, d’aucun à tous ; ici, il y en a { $count }.
board-table-falls = { $where } : dans « table », { $symbols ->
    [one] { $symbols } symbole rapporte
   *[other] { $symbols } symboles rapportent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, moins que la valeur d’avant ({ $before }). La valeur ne doit pas baisser.
board-tie-without-rule = { $where } : le départage « { $name } » a besoin de la règle du même nom. Ajoute-la à « rules », ou enlève le départage.
board-network-too-wide = { $where } : le réseau est trop dense pour y chercher le chemin le plus long : sa largeur est de { $width }, le maximum est { $most }. Enlève des routes, de préférence celles qui en croisent d’autres ou relient des villes éloignées, ou enlève la règle « longest_path ».
board-station-choices = { $where } : avec { $each } gares, il y a jusqu’à { $count } façons d’utiliser les routes des autres ; le maximum est { $most }. Donne moins de gares à chaque joueur, ou enlève des routes à { $cities }.
board-file-not-regular = { $where } n’est pas un fichier ordinaire. Donne le chemin d’un fichier de plateau.
