# L’éditeur de plateaux de la page, et ce que le serveur dit des projets et des essais.
error-no-such-design = Ce projet n’existe pas, ou il n’est pas à toi.
error-no-such-playtest = Cet essai n’existe pas, ou il n’est pas encore terminé.
error-design-too-large = Le projet est trop gros pour un fichier de plateau ; le maximum est de { $most } Kio.
error-too-many-designs = Tu as déjà { $most } projets. Supprimes-en un d’abord.
error-design-changed-elsewhere = Ce projet a été modifié dans une autre fenêtre. Recharge-le, ou enregistre le tien comme copie.
error-no-playtests-here = Ce serveur ne fait pas d’essais.
error-too-many-playtests = De nombreux essais sont en attente. Réessaie dans quelques minutes.
error-slow-playtest-bot = « { $bot } » réfléchit trop longtemps pour les nombreuses parties d’un essai. Choisis parmi : { $known }.
error-playtest-going-on = L’un de tes essais est encore en cours. Attends qu’il se termine ou arrête-le.
cli-serve-playtests-help = Laisse les bots jouer, en arrière-plan, les plateaux que les gens créent.
design-unnamed = Le plateau
design-remark = { $where } : { $text }

## Où commence un projet
editor-page-title = Créer un plateau – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Créer un plateau
editor-lead = Place des villes, relie-les par des routes, écris des destinations, choisis les règles. Tu vois tout de suite ce qui manque, tu fais tester le plateau par des bots, et tu y joues avec des amis.
editor-begin = Nouveau plateau
editor-begin-blank = Feuille blanche
editor-begin-blank-hint = Pour un pays de ton invention
editor-begin-world = Monde réel
editor-begin-world-hint = Les villes à leur vraie place, avec côtes et lacs
editor-begin-example = Exemple
editor-begin-example-hint = { $name } : petit, complet, à modifier à ton goût
editor-begin-copy = Copie d’un plateau
editor-begin-file = Fichier
editor-begin-file-hint = Un fichier de plateau (.toml) de cet appareil
editor-copy = Copier
editor-copy-of = { $name }, ma version
editor-new-board = Mon plateau
editor-resume = Continuer « { $name } »
editor-resume-hint = Pas encore enregistré sur le serveur ; modifié { $when }
editor-continue = Continuer
editor-mine = Mes projets
editor-mine-none = Les projets que tu enregistres apparaissent ici. Toi seul peux les voir.
editor-replace-draft = « { $name } » n’est pas encore enregistré sur le serveur. Un nouveau plateau le remplacera.
editor-replace = Remplacer
editor-delete = Supprimer
editor-delete-named = Supprimer { $name }
editor-delete-sure = « { $name } » sera supprimé définitivement. Les parties qu’on y a jouées restent.
editor-sure = Tu confirmes ?
editor-no = Annuler

## La barre
editor-all-designs = Tous les projets
editor-name = Nom du plateau
editor-state = { $state ->
    [saving] Enregistrement…
    [dirty] Seulement dans ce navigateur
   *[saved] Enregistré
 }
editor-undo = Annuler
editor-redo = Rétablir
editor-save = Enregistrer
editor-saved = Enregistré sous « Mes projets ».
editor-save-copy = Enregistrer une copie du mien
editor-stale = Ce projet a été modifié dans une autre fenêtre depuis que tu l’as ouvert. Tu peux enregistrer le tien comme copie.
editor-download = Télécharger
editor-play = Jouer
editor-not-yet = Ce plateau n’est pas encore jouable : corrige d’abord les erreurs.

## La feuille
editor-drawing = Dessin
editor-lists = Listes
editor-sheet = Feuille avec les villes et les routes
editor-sheet-keys = Les flèches vont de ville en ville ; avec Maj, elles la déplacent. Entrée la sélectionne, ou commence et finit une route ; Suppr l’enlève. Les listes contiennent tout ce qui est sur la feuille.
editor-tools = Outils
editor-tool-select = Déplacer
editor-tool-select-hint = Sélectionner et déplacer les villes, déplacer la feuille (V)
editor-tool-city = Ville
editor-tool-city-hint = Choisis un endroit de la feuille pour une ville (C)
editor-tool-route = Route
editor-tool-route-hint = Trace d’une ville à l’autre (R)
editor-zoom-in = Zoom avant
editor-zoom-out = Zoom arrière
editor-fit = Tout voir
editor-look = Affichage
editor-look-sheet = Feuille
editor-look-table = À la table
editor-hint-empty = Choisis « Ville », puis un endroit de la feuille.
editor-hint-place = Choisis un endroit de la feuille pour ta première ville.
editor-hint-route = Trace d’une ville à l’autre, ou choisis l’une puis l’autre.
editor-route-to = De { $city } : choisis l’autre ville.
editor-preview-drawing = Dessin du plateau…
editor-preview-not-yet = Corrige d’abord les erreurs ; ensuite, le plateau pourra être dessiné.
editor-city-number = Ville { $number }

## Les listes
editor-tab-cities = Villes { $count }
editor-tab-routes = Routes { $count }
editor-tab-tickets = Destinations { $count }
editor-tab-rules = Règles
editor-tab-check = { $count ->
    [0] Vérifier
   *[other] Vérifier { $count }
 }
editor-tab-playtest = Essai
editor-add-city = Ajouter une ville
editor-cities-none = Pas encore de villes. Place-les sur la feuille, ou ajoute-les ici.
editor-city-name = Nom
editor-city-souvenir = Ville à souvenirs
editor-place = { $key ->
    [lat] Latitude
    [lon] Longitude
    [x] Depuis la gauche, 0 à 1
   *[y] Depuis le haut, 0 à 1
 }
editor-add-route = Ajouter une route
editor-routes-none = Pas encore de routes. Trace-les sur la feuille de ville en ville, ou ajoute-les ici.
editor-from = De
editor-to = À
editor-choose-city = Choisis…
editor-length = Espaces
editor-color = Couleur
editor-ferry = Symboles { wild-card } (ferry)
editor-ferry-tag = Ferry { $count }
editor-tunnel = Tunnel
editor-add-track = Ajouter une route parallèle
editor-add-ticket = Ajouter une destination
editor-tickets-none = Pas encore de destinations. Choisis deux villes ; les points proposés sont les espaces du trajet le plus court.
editor-points = Points
editor-long = Destination longue
editor-shortest = { $spaces ->
    [one] Le trajet le plus court compte { $spaces } espace.
   *[other] Le trajet le plus court compte { $spaces } espaces.
 }
editor-use-points = { $points ->
    [one] Mettre { $points } point
   *[other] Mettre { $points } points
 }
editor-remove-named = Enlever { $name }

## Ce qui ne va pas
editor-severity = { $severity ->
    [fault] Erreur
    [warning] Avertissement
   *[flag] Essai
 }
editor-faults = { $count ->
    [one] Il faut corriger { $count } erreur avant de pouvoir jouer sur ce plateau.
   *[other] Il faut corriger { $count } erreurs avant de pouvoir jouer sur ce plateau.
 }
editor-fine = Ce plateau est jouable.
editor-checking = Vérification…
editor-show = Montrer

## Réglages et règles
editor-rules = Règles
editor-land = Côtes et lacs du monde réel
editor-land-hint = Dessinés sous le plateau, un peu déformés pour suivre les villes
editor-note = Note pour les lecteurs
editor-setting-players = Joueurs
editor-setting-players-from = Au moins
editor-setting-players-to = Au plus
editor-setting-player-colors = Couleurs des joueurs, dans l’ordre
editor-setting-cars = Wagons par joueur
editor-setting-cards = Cartes
editor-setting-cards-colors = Couleurs
editor-setting-cards-each = Par couleur
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Nom des cartes multicolores
editor-setting-hand = Cartes de la main de départ
editor-setting-tickets = Destinations
editor-setting-tickets-deal = Distribuées au départ
editor-setting-tickets-long = Destinations longues en plus
editor-setting-tickets-keep = En garder au moins
editor-setting-tickets-refused = Les rejetées vont
editor-setting-tickets-draw = Piochées par tour
editor-setting-tickets-draw-keep = En garder au moins
editor-setting-points = Points par longueur de route
editor-setting-first-player = On sait qui commence
editor-setting-parallel-from = Routes doubles ouvertes à partir de ce nombre de joueurs
editor-setting-ties = Critères de départage, dans l’ordre
editor-setting-longest-path-points = Points
editor-setting-globetrotter-points = Points
editor-setting-tunnels-reveal = Cartes révélées
editor-setting-stations-each = Par joueur
editor-setting-stations-unbuilt = Points par gare non construite
editor-setting-markers-each = Par joueur
editor-setting-markers-cost = Coût en cartes
editor-setting-alvin-city = Première ville
editor-setting-alvin-capture = Points pour une capture
editor-setting-alvin-hold = Points à la fin
editor-setting-souvenirs-symbols = Symboles
editor-setting-souvenirs-stack = Jetons d’une pile fixe, selon les joueurs
editor-setting-souvenirs-placed = Jetons d’une pile posée, selon les joueurs
editor-setting-souvenirs-table = Points par nombre de symboles différents, à partir de 0
editor-rule-longest-path = Chemin le plus long
editor-rule-longest-path-hint = Un bonus pour le plus long chemin continu
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = Un bonus pour le plus de destinations réussies
editor-rule-ferries = Ferries
editor-rule-ferries-hint = Certaines routes peuvent exiger des { wild-card.plural }
editor-rule-tunnels = Tunnels
editor-rule-tunnels-hint = Certaines routes peuvent coûter plus cher qu’il n’y paraît
editor-rule-stations = Gares
editor-rule-stations-hint = Pour utiliser une route d’un autre joueur
editor-rule-markers = Cités
editor-rule-markers-hint = Une ville de départ, un seul réseau, et le contrôle de villes
editor-rule-alvin = Alvin
editor-rule-alvin-hint = L’extraterrestre, poursuivi de ville en ville ; nécessite les Cités
editor-rule-souvenirs = Souvenirs
editor-rule-souvenirs-hint = Des jetons à collectionner dans certaines villes
editor-choice-locomotive = Locomotive
editor-choice-ferry-card = Carte ferry
editor-choice-before-tickets = avant le choix des destinations
editor-choice-after-tickets = après le choix des destinations
editor-choice-under = sous la pioche
editor-choice-out = hors du jeu
editor-choice-shuffled-under = mélangées, sous la pioche
editor-choice-tickets = Plus de destinations réussies
editor-choice-stations = Moins de gares construites
editor-choice-longest-path = Le chemin le plus long

## Jouer et essayer
editor-play-title = Jouer sur « { $name } »
editor-play-text = La table garde le plateau tel qu’il est maintenant. Tu peux continuer à dessiner ; une nouvelle table aura le nouveau plateau.
editor-play-bots = Jouer contre des bots
editor-play-friends = Table entre amis
editor-playtest-text = Des bots jouent et rejouent le plateau sur le serveur pendant que tu continues à dessiner. Ce qu’ils trouvent est montré sur le plateau et dans un rapport.
editor-playtest-games = Parties
editor-playtest-bot = Bot utilisé
editor-playtest-begin = Lancer l’essai
editor-playtest-of = Essai : « { $name } »
editor-playtest-status = { $status ->
    [waiting] En file d’attente
    [running] Parties jouées : { $done } sur { $games }
    [done] Terminé : { $games } parties
    [cancelled] Arrêté
   *[failed] L’essai n’a pas pu se terminer. Réessaie.
 }
editor-playtest-progress = Parties jouées
editor-playtest-stop = Arrêter
editor-playtest-report = Lire le rapport
