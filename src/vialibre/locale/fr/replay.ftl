# Ce qui vient après le dernier coup : le score, la vérification de la donne, et le film d’une partie terminée.
# $player, $ticket et $city sont des noms prêts à être affichés. Les lignes de score qui ne sont pas ici sont dans game.ftl.

## Le score, comme un petit spectacle, puis comme tableau

ending-title = Score final
ending-title-early = La partie s’est arrêtée
# Finit tout de suite le spectacle du score.
ending-skip = Passer
# Réduit ou agrandit la feuille du résultat, sur téléphone.
ending-fold = Résultat
ending-ticket = Destination réussie
ending-ticket-missed = Destination non réussie
ending-whose-ticket = { $player } : { $ticket }
ending-whose-path = { $player } : { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}
# Lignes du tableau des scores.
ending-tickets = Destinations
ending-longest = Chemin le plus long
ending-globetrotter = Globetrotter
# Le nom du tableau, pour les lecteurs d’écran.
ending-table = Feuilles de score
# Pour une destination ou le chemin le plus long, dans le tableau.
ending-show-on-board = Montrer sur le plateau
# $player est la place qui a abandonné ou que le vote a exclue.
ending-early = { $reason ->
    [resigned] { $player } a abandonné : la partie s’arrête ici.
    [voted_out] { $player } était absent et a été exclu par un vote : la partie s’arrête ici.
   *[abandoned] Tout le monde a accepté d’arrêter la partie : il n’y a pas de gagnant.
}
ending-so-far = Voici les points sur le plateau jusqu’ici ; destinations et bonus n’ont pas été comptés.
ending-again = Revoir le décompte
ending-rematch = Revanche
ending-join-rematch = Aller à la revanche
ending-watch-rematch = Regarder la revanche
ending-replay = Revoir la partie
ending-download = Télécharger l’enregistrement

## La vérification de la donne. « Correct » et « Échec » se disent de nombres que l’on compare.

deal-changed = Cette table montre un autre engagement qu’avant. Rien n’a été ajouté à sa donne ; ne joue pas ici.
verify-open = Vérifier le mélange
verify-title = La donne était-elle équitable ?
verify-about = Avant que quiconque s’assoie, le serveur s’est engagé sur un nombre secret. Le navigateur de chaque joueur y a ajouté ses propres nombres au hasard. Tous les mélanges découlent de l’ensemble, donc personne n’a pu choisir les cartes. Cette page refait maintenant tout le calcul.
verify-working = Vérification…
verify-conclusion = { $verdict ->
    [proven] Tout est correct : personne n’a pu choisir ces cartes.
    [follows] La donne découle du secret publié et des nombres de tous. Cet appareil n’a pas vu l’engagement au préalable ; il n’est donc pas prouvé que le serveur avait déjà choisi son secret.
    [continued] Les cartes sont celles de la partie que celle-ci continue. La vérification de cette partie-là dit comment elles ont été distribuées.
    [alone] Les nombres sont corrects, mais seul le serveur en a donné : cela ne prouve pas que personne n’a choisi les cartes.
    [unproven] Les cartes correspondent à leur graine, mais on ne peut pas prouver ici d’où elle vient : cette partie en continue une autre.
   *[wrong] Quelque chose ne va pas. Ne te fie pas à cette donne.
}
# Lu avant chaque étape par les lecteurs d’écran.
verify-finding = { $finding ->
    [right] Correct :
    [wrong] Échec :
   *[unknown] Inconnu :
}
verify-step-commitment = { $finding ->
    [right] Le secret du serveur est bien celui sur lequel il s’était engagé avant la donne.
   *[wrong] Le secret du serveur n’est pas celui sur lequel il s’était engagé avant la donne.
}
verify-step-seen = { $finding ->
    [right] Ce navigateur a vu l’engagement sur le secret avant d’ajouter son nombre.
    [wrong] Avant d’ajouter son nombre, ce navigateur a vu un autre engagement.
   *[unknown] Ce navigateur n’a pas vu l’engagement avant la donne, ou ne l’a plus.
}
verify-step-source = { $finding ->
    [right] La graine est celle de la partie que celle-ci continue.
    [wrong] La graine n’est pas celle de la partie que celle-ci continue.
   *[unknown] Ce navigateur ne connaît pas la partie que celle-ci continue.
}
verify-step-entropy = { $finding ->
    [right] Le nombre ajouté par ce navigateur est compris.
    [wrong] Le nombre ajouté par ce navigateur manque.
   *[unknown] Ce navigateur n’a pas ajouté de nombre, ou ne l’a plus.
}
# $count est le nombre de places qui ont ajouté un nombre ; les bots n’en ajoutent pas.
verify-step-seed = { $finding ->
    [right] La graine découle du secret et { $count ->
        [0] de rien d’autre : aucun joueur n’a ajouté de nombre.
        [one] du nombre ajouté par un seul joueur.
       *[other] des nombres ajoutés par { $count } joueurs.
    }
   *[wrong] La graine ne découle pas du secret et des nombres ajoutés par les joueurs.
}
verify-step-first = { $finding ->
    [right] Le premier joueur est celui que la graine a tiré au sort.
    [wrong] Le premier joueur n’est pas celui que la graine a tiré au sort.
   *[chosen] L’hôte a choisi le premier joueur, donc il n’y a pas eu de tirage.
}
verify-step-tickets = { $finding ->
    [right] Les { $count } destinations de départ correspondent à la graine.
   *[wrong] Les destinations de départ ne correspondent pas à la graine.
}
verify-step-souvenirs = { $finding ->
    [right] Les souvenirs sont là où la graine les a mis.
   *[wrong] Les souvenirs ne sont pas là où la graine les a mis.
}
verify-step-hands = { $finding ->
    [right] Les { $count } cartes des mains de départ correspondent à la graine.
   *[wrong] Les mains de départ ne correspondent pas à la graine.
}
verify-step-row = { $finding ->
    [right] Les premières cartes visibles correspondent à la graine.
   *[wrong] Les premières cartes visibles ne correspondent pas à la graine.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] La seule carte venue plus tard de la première pioche correspond à la graine.
       *[other] Les { $count } cartes venues plus tard de la première pioche correspondent à la graine, dans son ordre.
    }
    [wrong] Les cartes venues plus tard de la première pioche ne correspondent pas à la graine.
   *[unknown] Les cartes de ce plateau ne peuvent pas être calculées ici.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] La seule destination piochée plus tard correspond à la graine.
       *[other] Les { $count } destinations piochées plus tard correspondent à la graine, dans son ordre.
    }
   *[wrong] Les destinations piochées plus tard ne correspondent pas à la graine.
}
verify-numbers = Montrer les nombres
verify-number-commitment = Engagement (SHA-256 du secret)
verify-number-remembered = Engagement vu par ce navigateur
verify-number-secret = Le secret du serveur
verify-number-entropy = Ajouté par { $player }
verify-number-seed = Graine de tous les mélanges
verify-covers = Vérifié ici : l’origine de la graine ; le premier joueur, s’il a été tiré au sort ; les destinations, les mains et les cartes visibles du début ; les piles de souvenirs, si le plateau en a ; l’ordre de la première pioche et des destinations, pour autant que la partie l’a montré. Non vérifié ici : les pioches mélangées de nouveau plus tard, les coups, les scores et la signature du serveur.
verify-elsewhere = L’enregistrement contient tout cela, signé par le serveur. Avec la commande « vialibre verify », tout le monde peut aussi en vérifier chaque coup.

## Revoir une partie terminée

# Le titre de la page ; $board est le nom du plateau.
replay-title = Revoir : { $board }
replay-back = Retour à la table
replay-not-over = Cette partie est encore en cours. Tu pourras la revoir quand elle sera terminée.
replay-watch = Aller à la table
replay-no-table = Il n’y a pas de partie à ce lien. Vérifie que tu l’as copié en entier.
# De qui on voit les cartes.
replay-eyes = Voir comme
replay-eyes-open = Toutes les cartes visibles
replay-eyes-spectator = Spectateur
# Le choix de ce qui est montré à côté du plateau.
replay-tabs = Vues de la partie
replay-tab-players = Joueurs
replay-tab-charts = Courbes
replay-tab-steps = Coups
replay-tab-more = Plus

## Parcourir la partie

replay-controls = Commandes de lecture
# Un moment est une position entre deux coups : 0 est la donne.
replay-moment = Étape { $at } sur { $last }
replay-slider = Étape
replay-first = Première étape
replay-turn-back = Un tour en arrière
replay-back-one = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward-one = Un coup en avant
replay-turn-forward = Un tour en avant
replay-last = Dernière étape
replay-speed = Vitesse
# La vitesse de lecture : ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Flèches : un coup en arrière ou en avant. Page préc. et Page suiv. : un tour. Début et Fin : première et dernière étape. Espace : lecture ou pause.
replay-deal = Les cartes sont distribuées.
replay-no-marker = { $player } ne pose pas de Cité.

## Ce que chacun avait

# $cards est une liste comme « une carte rouge, une locomotive et une carte bleue » ; pour les lecteurs d’écran.
replay-row = Cartes visibles : { $cards }
replay-row-empty = Pas de cartes visibles
replay-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
replay-ticket-pile = { $count ->
    [one] { $count } destination restante
   *[other] { $count } destinations restantes
}
replay-score = Points
replay-cars = Wagons
replay-cards = Cartes
# Étiquette très étroite : le trait d’union conditionnel permet de couper le mot.
replay-tickets = Desti{"\u00AD"}nations
replay-chance = Victoire
replay-luck = Chance
replay-luck-about = La chance compte les cartes piochées : combien de { wild-card.plural } de plus que prévu, et combien de cartes supplémentaires de moins dans les tunnels. +1, c’est une carte de mieux que la moyenne.
replay-chance-about = La probabilité de victoire est une estimation d’après ce que chaque joueur pouvait savoir à cette étape, réglée sur des parties entre bots.
# Les cartes en main de $player, pour les lecteurs d’écran.
replay-hand = Main de { $player } : { $cards }
replay-hand-empty = { $player } n’a pas de cartes.
replay-hand-hidden = { $count ->
    [0] Pas de cartes
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
replay-tickets-hidden = { $count ->
    [0] Pas de destinations
    [one] { $count } destination cachée
   *[other] { $count } destinations cachées
}
replay-tickets-none = Pas de destinations à cette étape
# Où en est une destination.
replay-ticket-state = { $state ->
    [done] réussie
    [possible] possible
    [cut_off] bloquée
   *[offered] proposée
}
# Où en était une destination au fil de la partie : « possible dès 3 ». $from est un moment.
replay-ticket-from = { replay-ticket-state } dès { $from }
replay-strips-about = Les bandes montrent quand une destination était possible, réussie ou bloquée. Choisis-en une pour y aller.

## Courbes

replay-chart-scores = Points sur le plateau
replay-chart-chances = Probabilité de victoire
replay-chart-as-table = En tableau
replay-chart-moment = Étape
# Ce que montre une courbe, pour les lecteurs d’écran ; $values est une liste comme « Ana 86, Bea 96 ».
replay-chart-summary = { $title }. À la fin : { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Choisis un point d’une courbe pour aller à cette étape. Les nombres à côté sont ceux de la fin.

## Plus

replay-link = Lien vers cette étape
replay-copy = Copier le lien
replay-copied = Lien copié.
replay-not-copied = Ton navigateur ne permet pas de copier : copie toi-même le lien du champ.
replay-play-on = Continuer d’ici
replay-play-on-about = Prends une place à cette étape et continue contre des bots, avec les mêmes cartes à venir.
replay-play-on-over = À cette étape, la partie est terminée. Reviens un peu en arrière pour continuer.
replay-play-on-seat = Ta place
replay-play-on-start = Commencer
