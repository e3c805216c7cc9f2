# La page d’accueil, la salle d’attente d’une table et les réglages.

## La page d’accueil

home-tagline = Pose des rails à travers la carte, avec des amis ou contre des bots.
home-language = Langue
home-settings = Réglages
# Lu à voix haute comme titre du formulaire qui lance une partie contre des bots.
home-play-title = Une partie contre des bots
# Comme sur un billet de train : à qui il est. Le nom suit.
home-passenger = Au nom de
home-name = Ton nom
home-name-save = Enregistrer
home-name-change = { $name } : changer ton nom
home-board = Plateau
home-players = { $from }–{ $to } joueurs
home-bots-number = Nombre de bots
home-level = Niveau des bots
# Ce que fait un bot de ce niveau, en quelques mots ; les noms sont dans level-name.
home-level-hint = { $level ->
    [easy] Prend ce qui rapporte tout de suite.
    [normal] Suit ses destinations.
    [hard] Prévoit de loin, et bien.
    [expert] Teste ses idées quelques coups à l’avance. Réfléchit environ 0,3 s par coup.
   *[master] Joue ses idées jusqu’au bout et devine les tiennes. Réfléchit environ 1 s par coup.
}
home-play = Jouer
home-level-own = Un bot propre à ce serveur.
# Dit pendant que la partie s’ouvre.
home-leaving = Signal ouvert : la voie est libre !

## Autres façons de jouer

home-more-ways = D’autres façons de jouer
home-friends = Table entre amis
home-friends-hint = Crée une table et partage son lien
home-friends-text = Tu reçois un lien et un code QR à partager. Avant le début, tu peux compléter les places libres avec des bots.
home-make-table = Créer la table
home-hot-seat = Sur cet appareil
home-hot-seat-hint = À plusieurs, chacun son tour
home-hot-seat-text = L’appareil passe de main en main : entre les tours, un rideau cache les cartes de chacun.
home-hot-seat-play = Lancer la partie
home-guide = Ta première partie
home-guide-hint = Une visite guidée de deux minutes
home-design = Créer un plateau
home-design-hint = Dessine villes et routes, et joues-y aussitôt
home-people = Qui joue ?
# Tient lieu d’un nom qui n’a pas été donné.
home-person-number = Joueur { $number }
home-person-add = Ajouter un joueur
home-person-remove = Retirer { $name }
home-too-many = Ce plateau se joue à { $most } au maximum.
home-seats-number = Joueurs
home-options = Options
home-more-options = Plus d’options
home-option-public = Table publique
home-option-public-hint = Tout le monde sur ce serveur peut la rejoindre. Sinon, seulement avec le lien.
home-option-chat = Chat libre
home-option-chat-hint = Texte libre. Les phrases rapides restent toujours disponibles.
# Une variante d’un plateau : Alvin est un extraterrestre qui va de ville en ville.
home-option-alvin = Jouer avec Alvin
home-option-alvin-hint = Capture le visiteur de l’espace pour marquer plus de points.
home-option-first = Qui commence
home-first-random = Au hasard
home-first-you = Toi
home-option-clock = Pendule
home-clock-name = { $clock ->
    [none] Aucune
    [quick] Rapide
    [relaxed] Tranquille
    [days] Correspondance
   *[other] Personnalisée
}
home-clock-fact = Pendule : { home-clock-name }
home-clock-none-hint = Chacun prend le temps qu’il lui faut.
# $move et $reserve sont des durées en mots, comme « 30 secondes » et « 3 minutes ».
home-clock-hint = { $move } par coup, plus { $reserve } en réserve pour toute la partie.
home-option-pause = Vitesse des bots
home-pause-name = { $pause ->
    [slow] Lente
    [normal] Normale
    [quick] Rapide
    [none] Instantanée
   *[other] Personnalisée
}
home-own-board = Ton propre plateau
home-own-board-hint = Un fichier de plateau (.toml) ; la documentation explique le format.
home-own-board-chosen = Fichier de plateau : { $name }
home-own-board-drop = Choisir un autre plateau

## Listes de parties

home-mine = Tes parties
home-mine-empty = Aucune partie en cours. Lances-en une ci-dessus : elle t’attend ici chaque fois que tu pars.
home-open = Tables ouvertes
home-open-empty = Aucune table n’attend de joueurs en ce moment. Crée une table publique.
home-running = Regarder une partie
home-running-empty = Aucune partie publique n’est en cours.
home-replays = Parties terminées
home-replays-empty = Termine une partie et tu pourras en revoir chaque coup ici.
home-wait = Salle d’attente
home-continue = Reprendre
home-join = Rejoindre
home-watch = Regarder
home-replay = Revoir
home-replays-more = Voir plus
home-show-all = Tout voir ({ $count })
# Les bots d’une table, à la fin d’une liste de noms : « Ana, Bea et 2 bots ».
home-bots = { $count ->
    [1] un bot
   *[other] { $count } bots
}
home-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-with-alvin = avec Alvin
# Comment une partie terminée a fini pour qui lit.
home-result = { $place ->
    [1] Victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $place }e sur { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# Comment elle a fini quand plusieurs joueurs étaient à qui lit.
home-winner = { $name } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-footer = Gratuit. Sans compte ni publicité.
home-footer-links = Autres pages
home-programmers = Pour les développeurs

## La salle d’attente d’une table

# Le titre de la fenêtre du navigateur.
room-page-title = { $board } – Vía Libre
room-title = Salle d’attente
room-seats = Places
room-seat-free = Libre
room-seat-number = Place { $number }
room-bot = Bot
# Marque la place de qui lit.
room-you = Toi
# Marque la place de quelqu’un qui joue sur l’appareil de qui lit.
room-this-device = Cet appareil
# Marque la place de la personne qui a ouvert la table.
room-host = Hôte
room-away = Hors ligne
room-sit = Prendre une place
room-sit-here = S’asseoir ici
room-put-bot = Ajouter un bot
room-leave = Quitter
room-leave-named = Quitter la place ({ $name })
room-remove = Retirer
room-remove-named = Retirer { $name }
room-your-name = Ton nom
room-or-watch = Tu peux aussi juste regarder : la partie apparaîtra ici quand elle commencera.
room-full = Toutes les places sont prises. Tu peux regarder : la partie apparaîtra ici quand elle commencera.
room-another = Un autre joueur sur cet appareil
room-another-text = Quelqu’un qui joue avec toi sur cet appareil. Entre les tours, un rideau cache les cartes.
room-another-name = Son nom
room-invite = Inviter d’autres joueurs
room-link = Lien vers cette table
room-copy = Copier
room-copied = Lien copié.
room-copy-yourself = Le lien est sélectionné : copie-le avec la commande de ton appareil.
room-share = Partager
# Envoyé avec le lien.
room-share-text = Viens jouer avec moi sur le plateau { $board } !
room-not-shared = Le lien ne fonctionne que sur cet ordinateur.
# $command est à taper dans un terminal ; ne pas traduire.
room-not-shared-help = Pour que d’autres appareils de ton réseau puissent venir, arrête le programme et relance-le avec « { $command } ».
room-code = Code QR pour { $link }
room-code-hint = Scanne-le avec un téléphone pour venir.
room-yes-no = { $value ->
    [yes] Oui
   *[no] Non
}
room-start-title = Début
room-start = Lancer la partie
room-start-ready = Toutes les places sont prises. Lance la partie quand tu veux !
room-start-free = { $count ->
    [one] Il reste { $count } place libre : attends quelqu’un, ou ajoute un bot.
   *[other] Il reste { $count } places libres : attends tes amis, ou remplis-les de bots.
}
room-start-bots-only = Il n’y a que des bots ici. Prends une place pour lancer la partie.
room-bot-level = Niveau des nouveaux bots
room-fill = Remplir de bots
room-wait-people = { $count ->
    [one] Il reste { $count } place libre. En attente d’un autre joueur.
   *[other] Il reste { $count } places libres. En attente d’autres joueurs.
}
room-wait-host = Toutes les places sont prises. On attend que { $name } lance la partie.
room-wait-start = Toutes les places sont prises. On attend le début.
room-close = Fermer la table
room-close-text = Plus personne ne pourra jouer ici, et le lien ne marchera plus.
room-closed-title = Cette table est fermée
room-closed = L’hôte l’a fermée avant le début de la partie.
room-news-sat = { $name } prend place.
room-news-bot = Un bot prend place : { $level }.
room-news-left = { $name } a quitté la table.
room-news-options = Les options ont changé.
room-news-host = { $name } est maintenant l’hôte.

## Réglages

settings-page-title = Réglages – Vía Libre
settings-looks = Langue et apparence
settings-theme = Thème
settings-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Système
}
settings-motion = Réduire les animations
settings-motion-hint = Cartes et trains sautent à leur place au lieu de glisser.
settings-playing = En jeu
settings-confirm = Confirmer avant de prendre une route
settings-confirm-hint = Un clic de plus, zéro accident.
settings-shortcuts = Raccourcis clavier
settings-shortcuts-hint = Une seule touche pioche une carte ou ouvre un panneau.
settings-signals = Son et notifications
settings-sound = Son
settings-volume = Volume
settings-notify = Me prévenir quand c’est mon tour
settings-notify-hint = Une notification du navigateur pendant que tu regardes ailleurs.
settings-notify-impossible = Pas possible ici : les navigateurs ne le permettent que sur cet ordinateur ou en https.
settings-notify-denied = Ton navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
settings-you = Toi
settings-name-saved = Nom enregistré.
settings-name-hint = Les autres le voient à la table. Pas besoin de compte : ce navigateur se souvient de toi.
settings-devices = Autres appareils
settings-devices-text = Avec une phrase de récupération, tu es la même personne sur un autre appareil, avec toutes tes parties.
# Une phrase de plusieurs mots qui permet de se connecter sur un autre appareil.
settings-phrase = Phrase de récupération
settings-phrase-make = Créer une phrase de récupération
settings-phrase-renew = Nouvelle phrase de récupération
settings-phrase-renew-text = Tu as une phrase de récupération. Une nouvelle la remplace : l’ancienne cesse aussitôt de fonctionner.
settings-phrase-renew-ask = Créer une nouvelle phrase de récupération ?
settings-phrase-renew-warning = L’ancienne cesse aussitôt de fonctionner.
settings-phrase-renew-yes = En créer une nouvelle
settings-phrase-text = Note-la ou copie-la : elle n’est montrée qu’une fois. Une nouvelle phrase remplace l’ancienne. Toute personne qui l’a peut jouer sous ton nom.
settings-phrase-copied = Phrase copiée.
settings-phrase-write = Impossible de copier ici : note-la, s’il te plaît.
settings-phrase-done = C’est noté
settings-phrase-use = Phrase de récupération d’un autre appareil
settings-phrase-go = L’utiliser
settings-welcome-back = Content de te revoir, { $name } !
settings-sign-out-text = Un appareil perdu, ou une partie chez quelqu’un d’autre ? Déconnecte-le d’ici.
settings-sign-out = Déconnecter les autres appareils
settings-signed-out = C’est fait : tu n’es plus connecté qu’ici.
settings-muted = Joueurs masqués
settings-muted-none = Tu n’as masqué personne. À une table, tu peux masquer les joueurs dont tu ne veux pas voir les messages.
# Quelqu’un dont le nom n’est plus connu ; $id est le début d’un code.
settings-muted-unknown = Inconnu ({ $id }…)
settings-unmute = Ne plus masquer
settings-unmute-named = Ne plus masquer { $name }
settings-data = Tes données
settings-data-text = Le serveur enregistre ton nom, ta langue, tes parties et tes messages.
settings-data-empty = Le serveur ne te connaît pas encore : rien n’est enregistré. Ce sera le cas dès que tu lanceras ou rejoindras une partie.
settings-export = Télécharger mes données
settings-delete = Supprimer mes données
settings-delete-title = Supprimer tout ce qui te concerne ?
settings-delete-text = Ton nom, ton historique et ta phrase de récupération sont supprimés. Tu quittes toutes les tables ; dans les parties terminées des autres, tu deviens anonyme.
settings-delete-warning = C’est irréversible.
settings-delete-yes = Supprimer définitivement
settings-deleted = Toutes tes données ont été supprimées.
