# Faire un plateau : les commandes new, check et draw.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

cli-board-new-help = Écrit un plateau d’exemple pour commencer : un petit, avec un commentaire pour chaque clé, ou la copie d’un autre.
cli-board-new-examples =
    Exemples :
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Le fichier de plateau à écrire (TOML).
cli-board-new-template-help = De quoi partir : { $known }.
cli-board-new-name-help = Le nom du plateau. Par défaut : celui de l’exemple.
cli-board-new-force-help = Écrase un fichier existant.
cli-board-new-written = { $file } : { $name }, { $cities } villes, { $routes } routes, { $tickets } destinations.
cli-board-new-next =
    Et maintenant :
      modifie { $file } avec n’importe quel éditeur
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } existe déjà. Choisis un autre nom, ou écrase-le avec --force.
board-unknown-template = Il n’y a pas de modèle « { $name } ». { $close ->
    [0] Les modèles sont { $known }.
   *[other] Voulais-tu dire { $near } ? Les modèles sont { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Aucun avertissement.
    [one] { $count } avertissement : le plateau est jouable, mais vérifie ceci.
   *[other] { $count } avertissements : le plateau est jouable, mais vérifie ceci.
}
cli-board-check-faults = { $count ->
    [one] { $count } erreur : le plateau n’est pas encore jouable.
   *[other] { $count } erreurs : le plateau n’est pas encore jouable.
}
cli-board-check-most = { $count } erreurs, et peut-être plus : corrige d’abord celles-ci.
cli-board-check-line = { $where } : { $text }
cli-board-check-strict-help = Code de sortie 1 s’il y a des avertissements.
cli-board-check-json-help = Affiche les erreurs et les avertissements en JSON.

cli-board-draw-help = Dessine un plateau, ses cartes, destinations et pièces : en images, ou en pages à imprimer et à découper.
cli-board-draw-examples =
    Exemples :
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Enregistre en SVG ; plusieurs pages donnent des fichiers numérotés.
cli-board-draw-png-help = Enregistre en PNG ; plusieurs pages donnent des fichiers numérotés.
cli-board-draw-pdf-help = Enregistre en PDF : le plateau sur une page, puis à l’échelle sur plusieurs, à coller ensemble.
cli-board-draw-what-help = Ce qu’il faut dessiner.
cli-board-draw-paper-help = Le papier sur lequel imprimer.
cli-board-draw-dpi-help = Résolution d’un PNG, en points par pouce.
cli-board-draw-lang-help = La langue des cartes et du titre, comme es. Par défaut : celle de ton système.
cli-board-drawing = Dessin
cli-board-drawn = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, { $size } Kio.
error-nothing-to-draw-on = Indique le fichier où dessiner : --svg FICHIER, --png FICHIER ou --pdf FICHIER.
error-picture-over-board = { $file } est le fichier de plateau lui-même. Choisis un autre nom pour l’image.
error-print-extra-missing = PDF et PNG ont besoin de deux bibliothèques de plus. Installe-les : { $command }. SVG s’en passe.

## Ce qui peut déplaire dans un plateau

warning-too-tight = à { $players } joueurs, il y a { $spaces } espaces pour { $cars } wagons : certains ne seront peut-être jamais posés. Ajoute des routes, ou donne moins de wagons à chaque joueur.
warning-too-empty = à { $players } joueurs, il y a { $spaces } espaces pour seulement { $cars } wagons : les joueurs ne se croiseront guère. Donne plus de wagons à chacun, ou enlève des routes.
warning-few-cards = à { $players } joueurs, il y a { $cards } cartes pour { $cars } wagons : la pioche sera souvent vide. Ajoute des cartes de chaque couleur.
warning-few-tickets = à { $players } joueurs, il reste { $left ->
    [one] { $left } destination
   *[other] { $left } destinations
} après la distribution, et chaque pioche en prend { $draw }. Ajoute des destinations.
warning-parallel-never-open = les routes doubles s’ouvrent à partir de { $from } joueurs, mais on joue à { $players } au plus. Baisse parallel_from, ou enlève les deuxièmes routes.
warning-points-fall = une route de longueur { $longer } rapporte { $more }, une de longueur { $length } déjà { $points }. Les routes plus longues devraient rapporter plus.
warning-rule-unused = la règle « { $rule } » figure dans la liste, mais aucune route ne l’utilise. Ajoute-la à une route, ou enlève la règle.

warning-color-unused = la pioche a des cartes de couleur { $color }, mais aucune route n’est de couleur { $color }. Donne cette couleur à une route, ou enlève-la de la pioche.
warning-color-wanted = { $spaces } espaces sont de couleur { $color }, contre { $mean } par couleur en moyenne : tout le monde voudra des cartes de couleur { $color }. Change la couleur d’une route.
warning-color-idle = espaces de couleur { $color } : seulement { $spaces }, contre { $mean } par couleur en moyenne ; les cartes de couleur { $color } valent peu. Change la couleur d’une route.
warning-color-scarce = { $spaces } espaces sont de couleur { $color }, mais la pioche n’a que { $cards } cartes de cette couleur. Ajoute des cartes de chaque couleur, ou rends des routes grises.
warning-route-dear = elle demande { $length } cartes d’une même couleur, et la pioche en a { $cards } de chacune. Raccourcis-la, rends-la grise, ou ajoute des cartes.
warning-ferry-dear = elle demande { $ferry } des { $wilds } { wild-card.plural } qui existent. Demandes-en moins, ou ajoute des { wild-card.plural }.

warning-dead-end = une seule route mène à { $city }, et le joueur qui la prend en ferme l’accès à tous les autres. Ajoute une deuxième route, ou une route double.
warning-single-link = { $start } – { $end } est le seul trajet vers { $cities } villes : prendre cette route coupe le plateau en deux. Ajoute un autre trajet.
warning-city-in-many-tickets = { $count } destinations sur { $tickets } finissent à { $city }. Répartis-les sur plus de villes.

warning-ticket-beyond-cars = { $start } – { $end } demande au moins { $spaces } wagons, et un joueur en a { $cars }. Choisis des villes plus proches, ou donne plus de wagons.
warning-ticket-dear = { $start } – { $end } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un trajet de { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
} : plus que d’habitude. Donnes-en à peu près { $spaces }.
warning-ticket-cheap = { $start } – { $end } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un trajet de { $spaces ->
    [one] { $spaces } espace
   *[other] { $spaces } espaces
} : moins que d’habitude. Donnes-en à peu près { $spaces }.
warning-ticket-easy = { $start } – { $end } est une seule route de longueur { $spaces } : trop facile. Choisis des villes plus éloignées.
warning-ticket-twice = { $start } – { $end } est aussi la destination { $first }. Change l’une des deux.

warning-name-twice = deux villes s’appellent { $name }. Renommes-en une, pour qu’on sache laquelle une destination désigne.
warning-city-far = { $city } est loin de toutes les autres. Vérifie sa position.
warning-cities-together = { $city } et { $other } sont presque au même endroit. Vérifie leurs positions.
warning-routes-cross = { $first } croise { $other } sur la carte. Déplace une ville, ou enlève l’une des deux.
warning-spaces-overlap = les espaces de ces routes se chevauchent sur la carte : { $first } et { $other }. Déplace une ville, ou enlève l’une des deux.
warning-space-over-city = { $first } passe sur { $other } sur la carte. Déplace la ville, ou fais passer la route par elle.
warning-names-overlap = les noms { $first } et { $other } se chevauchent sur la carte. Raccourcis-en un, ou déplace une ville.
warning-name-over-city = le nom { $first } recouvre { $other } sur la carte. Raccourcis-le, ou déplace une ville.
warning-name-over-space = le nom { $first } recouvre des espaces de la route { $other } sur la carte. Raccourcis-le, ou donne moins de routes à la ville.

## Sur papier

print-tile = { $name } · { $tile } sur { $count } · imprimer à 100 %, recouvrement { $overlap } mm
print-cards = { $name } · cartes
print-tickets = { $name } · destinations
print-cars = { $name } · wagons
print-tokens = { $name } · jetons
print-points = espaces → points
