# L’éditeur de plateaux de la page, et ce que le serveur dit des projets et des essais.
error-no-such-design = Ce projet n’existe pas, ou il n’est pas à toi.
error-no-such-playtest = Cet essai n’existe pas, ou il n’est pas encore terminé.
error-design-too-large = Le projet est trop gros pour un fichier de plateau ; { $most } Kio au maximum sont gardés.
error-too-many-designs = Tu gardes déjà { $most } projets. Effaces-en un d’abord.
error-design-changed-elsewhere = Ce projet a été modifié dans une autre fenêtre. Recharge-le, ou enregistre le tien comme copie.
error-no-playtests-here = Ce serveur ne fait pas d’essais.
error-too-many-playtests = Beaucoup d’essais attendent. Réessaie dans quelques minutes.
error-slow-playtest-bot = « { $bot } » réfléchit trop longtemps pour les nombreuses parties d’un essai. Choisis parmi : { $known }.
error-playtest-going-on = Un de tes essais est encore en cours. Attends sa fin ou arrête-le.
cli-serve-playtests-help = Laisse les bots jouer, en arrière-plan, les plateaux que les gens créent.
design-unnamed = Le plateau
design-remark = { $where } : { $text }

## Où commence un projet
editor-page-title = Créer un plateau – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Créer un plateau
editor-lead = Place des villes, relie-les par des routes, écris des destinations, choisis les règles. Tu vois tout de suite ce qui manque, tu laisses des bots essayer le plateau, et tu y joues avec des amis.
editor-begin = Commencer
editor-begin-blank = Une feuille blanche
editor-begin-blank-hint = Pour un pays à toi
editor-begin-world = Le monde réel
editor-begin-world-hint = Les villes à leur place ; la table montre côtes et lacs
editor-begin-example = L’exemple
editor-begin-example-hint = { $name } : petit, complet, à modifier à ton goût
editor-begin-copy = La copie d’un plateau
editor-begin-file = Un fichier
editor-begin-file-hint = Un fichier de plateau (.toml) de cet appareil
editor-copy = Copier
editor-copy-of = { $name }, ma version
editor-new-board = Mon plateau
editor-resume = Continuer « { $name } »
editor-resume-hint = Pas encore enregistré sur le serveur ; modifié { $when }
editor-continue = Continuer
editor-mine = Mes projets
editor-mine-none = Ce que tu enregistres apparaît ici. Personne d’autre ne le voit.
editor-replace-draft = « { $name } » n’est pas encore enregistré sur le serveur. Recommencer le remplace.
editor-replace = Le remplacer
editor-delete = Effacer
editor-delete-named = Effacer { $name }
editor-delete-sure = « { $name } » sera effacé pour de bon. Les parties qu’on y a jouées restent.
editor-sure = C’est sûr ?
editor-no = Non, le garder

## La barre
editor-all-designs = Tous les projets
editor-name = Nom du plateau
editor-state = { $state ->
    [saving] Enregistrement…
    [dirty] Dans ce navigateur
   *[saved] Enregistré
 }
editor-undo = Annuler
editor-redo = Rétablir
editor-save = Enregistrer
editor-saved = Enregistré. Tu le trouves sous « Mes projets ».
editor-save-copy = Enregistrer le mien à part
editor-stale = Ce projet a été modifié dans une autre fenêtre depuis que tu l’as ouvert. Le tien peut être enregistré à côté, comme copie.
editor-download = Télécharger
editor-play = Jouer
editor-not-yet = On ne peut pas encore jouer sur ce plateau : regarde ce qui reste à corriger.

## La feuille
editor-drawing = Dessin
editor-lists = Listes
editor-sheet = Feuille avec les villes et les routes
editor-sheet-keys = Les flèches vont de ville en ville ; avec Maj, elles la déplacent. Entrée la choisit, ou commence et finit une route ; Suppr l’enlève. Les listes contiennent tout ce qui est sur la feuille.
editor-tools = Ce que fait le pointeur
editor-tool-select = Déplacer
editor-tool-select-hint = Choisir, déplacer les villes, déplacer la feuille (V)
editor-tool-city = Ville
editor-tool-city-hint = Touche la feuille pour placer une ville (C)
editor-tool-route = Route
editor-tool-route-hint = Trace d’une ville à l’autre (R)
editor-zoom-in = Zoomer
editor-zoom-out = Dézoomer
editor-fit = Tout voir
editor-look = Ce qui est montré
editor-look-sheet = Feuille
editor-look-table = À la table
editor-hint-empty = Choisis « Ville » et touche la feuille.
editor-hint-place = Touche la feuille pour placer ta première ville.
editor-hint-route = Trace d’une ville à l’autre, ou touche l’une puis l’autre.
editor-route-to = Départ : { $city }. Touche l’autre ville.
editor-preview-drawing = Dessin du plateau…
editor-preview-not-yet = D’abord ce qui reste à corriger ; ensuite, le plateau pourra être dessiné.
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
editor-city-souvenir = Il y a un souvenir ici
editor-place = { $key ->
    [lat] Latitude
    [lon] Longitude
    [x] Depuis la gauche, 0 à 1
   *[y] Depuis le haut, 0 à 1
 }
editor-add-route = Ajouter la route
editor-routes-none = Pas encore de routes. Trace-les sur la feuille de ville en ville, ou ajoute-les ici.
editor-from = De
editor-to = À
editor-choose-city = Choisis…
editor-length = Cases
editor-color = Couleur
editor-ferry = Symboles { wild-card } (ferry)
editor-ferry-tag = Ferry { $count }
editor-tunnel = Tunnel
editor-add-track = Ajouter une voie parallèle
editor-add-ticket = Ajouter la destination
editor-tickets-none = Pas encore de destinations. Choisis deux villes ; les points proposés sont les cases du trajet le plus court.
editor-points = Points
editor-long = Destination longue
editor-shortest = { $spaces ->
    [one] Le trajet le plus court a { $spaces } case.
   *[other] Le trajet le plus court a { $spaces } cases.
 }
editor-use-points = { $points ->
    [one] Mettre { $points } point
   *[other] Mettre { $points } points
 }
editor-remove-named = Enlever { $name }

## Ce qui ne va pas
editor-severity = { $severity ->
    [fault] À corriger
    [warning] À méditer
   *[flag] Trouvé par l’essai
 }
editor-faults = { $count ->
    [one] Il reste { $count } chose à corriger avant de pouvoir jouer sur ce plateau.
   *[other] Il reste { $count } choses à corriger avant de pouvoir jouer sur ce plateau.
 }
editor-fine = On peut jouer sur ce plateau.
editor-checking = Vérification…
editor-show = Montrer

## Réglages et règles
editor-rules = Règles
editor-land = Côtes et lacs du monde réel
editor-land-hint = Dessinés sous le plateau, un peu courbés selon la place que prennent les villes
editor-note = Une note pour qui le lira
editor-setting-players = Joueurs
editor-setting-players-from = Au moins
editor-setting-players-to = Au plus
editor-setting-player-colors = Couleurs des joueurs, dans leur ordre
editor-setting-cars = Wagons de chaque joueur
editor-setting-cards = Cartes
editor-setting-cards-colors = Couleurs
editor-setting-cards-each = De chaque couleur
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Nom des cartes multicolores
editor-setting-hand = Cartes de la main de départ
editor-setting-tickets = Destinations
editor-setting-tickets-deal = Distribuées au départ
editor-setting-tickets-long = Longues, en plus
editor-setting-tickets-keep = À en garder au moins
editor-setting-tickets-refused = Les rejetées vont
editor-setting-tickets-draw = Piochées en un tour
editor-setting-tickets-draw-keep = À garder de celles-ci au moins
editor-setting-points = Points selon la longueur d’une route
editor-setting-first-player = Le premier joueur est connu
editor-setting-parallel-from = Voies parallèles ouvertes à partir de combien de joueurs
editor-setting-ties = Les égalités se départagent par, dans cet ordre
editor-setting-longest-path-points = Points
editor-setting-globetrotter-points = Points
editor-setting-tunnels-reveal = Cartes révélées
editor-setting-stations-each = De chaque joueur
editor-setting-stations-unbuilt = Points pour chacune non construite
editor-setting-markers-each = De chaque joueur
editor-setting-markers-cost = Cartes pour une
editor-setting-alvin-city = Où il habite
editor-setting-alvin-capture = Points pour une capture
editor-setting-alvin-hold = Points à la fin
editor-setting-souvenirs-symbols = Symboles
editor-setting-souvenirs-stack = Jetons d’une pile fixe, selon les joueurs
editor-setting-souvenirs-placed = Jetons d’une pile posée, selon les joueurs
editor-setting-souvenirs-table = Points par symboles différents, à partir d’aucun
editor-rule-longest-path = Chemin le plus long
editor-rule-longest-path-hint = Un bonus pour le plus long chemin sans coupure
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = Un bonus pour le plus grand nombre de destinations réussies
editor-rule-ferries = Ferries
editor-rule-ferries-hint = Des routes peuvent demander des { wild-card.plural }
editor-rule-tunnels = Tunnels
editor-rule-tunnels-hint = Certaines routes peuvent coûter plus que ce qu’elles montrent
editor-rule-stations = Gares
editor-rule-stations-hint = Pour utiliser une route d’un autre joueur
editor-rule-markers = Cités
editor-rule-markers-hint = Une ville de départ, un seul réseau, et le contrôle de villes
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Le visiteur, poursuivi de ville en ville ; a besoin des cités
editor-rule-souvenirs = Souvenirs
editor-rule-souvenirs-hint = Des jetons à réunir dans certaines villes
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
editor-play-friends = Une table entre amis
editor-playtest-text = Des bots jouent et rejouent sur le plateau, sur le serveur, pendant que tu continues à dessiner. Ce qu’ils trouvent se voit sur le plateau et dans un rapport.
editor-playtest-games = Parties
editor-playtest-bot = Qui joue
editor-playtest-begin = Commencer l’essai
editor-playtest-of = Essai : « { $name } »
editor-playtest-status = { $status ->
    [waiting] Attend son tour
    [running] Parties jouées : { $done } sur { $games }
    [done] Terminé : { $games } parties
    [cancelled] Arrêté
   *[failed] L’essai n’a pas pu finir. Réessaie.
 }
editor-playtest-progress = Parties jouées
editor-playtest-stop = Arrêter
editor-playtest-report = Lire le rapport
