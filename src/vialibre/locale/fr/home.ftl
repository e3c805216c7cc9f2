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
home-name-save = Valider
home-name-change = { $name } : changer ton nom
home-board = Plateau
home-players = { $from }–{ $to } joueurs
home-bots-number = Nombre de bots
home-level = Niveau des bots
# Ce que fait un bot de ce niveau, en quelques mots ; les noms sont dans level-name.
home-level-hint = { $level ->
    [easy] Saute sur ce qui rapporte.
    [normal] Suit ses destinations.
    [hard] Prévoit de loin, et bien.
    [expert] Essaie d’abord ses idées sur quelques coups. Réfléchit environ 0,3 s par coup.
   *[master] Essaie ses idées et devine les tiennes. Réfléchit environ 1 s par coup.
}
home-play = Jouer
# Dit pendant que la partie s’ouvre.
home-leaving = Signal ouvert : la voie est libre !

## Autres façons de jouer

home-more-ways = D’autres façons de jouer
home-friends = Une table entre amis
home-friends-hint = Ouvre une table et partage son lien
home-friends-text = Tu reçois un lien et un code QR à partager. Les places libres peuvent être remplies par des bots avant le départ.
home-make-table = Ouvrir la table
home-hot-seat = Sur cet appareil
home-hot-seat-hint = À plusieurs, chacun son tour
home-hot-seat-text = L’appareil passe de main en main : entre les tours, un rideau cache les cartes de chacun.
home-hot-seat-play = Commencer
home-guide = Ta première partie
home-guide-hint = Une visite guidée de deux minutes
home-design = Créer un plateau
home-design-hint = Dessine villes et routes, et joues-y aussitôt
home-people = Qui joue ?
# Tient lieu d’un nom qui n’a pas été donné.
home-person-number = Joueur { $number }
home-person-add = Ajouter quelqu’un
home-person-remove = Retirer { $name }
home-too-many = Ce plateau se joue à { $most } au plus.
home-seats-number = Joueurs
home-options = Options
home-more-options = Plus d’options
home-option-public = L’afficher sur la page d’accueil
home-option-public-hint = Tout le monde sur ce serveur peut s’y asseoir. Sinon, seulement avec le lien.
home-option-chat = Discussion
home-option-chat-hint = Texte libre. Les phrases rapides restent toujours possibles.
# Une variante d’un plateau : Alvin est un extraterrestre qui va de ville en ville.
home-option-alvin = Jouer avec Alvin
home-option-alvin-hint = Capturer le visiteur de l’espace rapporte des points.
home-option-first = Qui commence
home-first-random = Au hasard
home-first-you = Toi
home-option-clock = Pendule
home-clock-name = { $clock ->
    [none] Aucune
    [quick] Rapide
    [relaxed] Tranquille
    [days] En jours
   *[other] Sur mesure
}
home-clock-fact = Pendule : { home-clock-name }
home-clock-none-hint = Chacun prend le temps qu’il lui faut.
# $move et $reserve sont des durées en mots, comme « 30 secondes » et « 3 minutes ».
home-clock-hint = Pour chaque coup { $move }, et pour toute la partie { $reserve } en réserve.
home-option-pause = Vitesse des bots
home-pause-name = { $pause ->
    [slow] Lente
    [normal] Normale
    [quick] Rapide
    [none] Immédiate
   *[other] Sur mesure
}
home-own-board = Un plateau à toi
home-own-board-hint = Un fichier de plateau (.toml) ; la documentation explique le format.
home-own-board-chosen = Fichier de plateau : { $name }
home-own-board-drop = Choisir un autre plateau

## Listes de parties

home-mine = Tes parties
home-mine-empty = Aucune partie en cours. Lances-en une plus haut : elle t’attend ici chaque fois que tu pars.
home-open = Tables ouvertes
home-open-empty = Personne n’attend de joueurs en ce moment. Ouvre une table et affiche-la sur la page d’accueil.
home-running = Parties à regarder
home-running-empty = Aucune partie publique n’est en cours.
home-replays = Parties terminées
home-replays-empty = Joue une partie jusqu’au bout et tu pourras en revoir chaque coup ici.
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
   *[other] Place { $place } sur { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# Comment elle a fini quand plusieurs joueurs étaient à qui lit.
home-winner = { $name } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-footer = Gratuit, sans compte ni publicité.
home-footer-links = Autres pages
home-programmers = Pour les programmeurs

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
room-sit = S’asseoir
room-sit-here = S’asseoir ici
room-put-bot = Mettre un bot
room-leave = Quitter
room-leave-named = Quitter la place ({ $name })
room-remove = Retirer
room-remove-named = Retirer { $name }
room-your-name = Ton nom
room-or-watch = Tu peux aussi juste regarder : la partie apparaîtra ici quand elle commencera.
room-full = Toutes les places sont prises. Tu peux regarder : la partie apparaîtra ici quand elle commencera.
room-another = Une autre personne sur cet appareil
room-another-text = Quelqu’un qui joue avec toi sur cet appareil. Entre les tours, un rideau cache les cartes.
room-another-name = Son nom
room-invite = Inviter du monde
room-link = Lien vers cette table
room-copy = Copier
room-copied = Le lien est dans le presse-papiers.
room-copy-yourself = Le lien est sélectionné : copie-le avec la commande de ton appareil.
room-share = Partager
# Envoyé avec le lien.
room-share-text = Viens jouer avec moi sur le plateau { $board } !
room-not-shared = Seul cet ordinateur peut ouvrir le lien.
# $command est à taper dans un terminal ; ne pas traduire.
room-not-shared-help = Pour que d’autres sur ton réseau puissent venir, arrête le programme et relance-le avec « { $command } ».
room-code = Code QR pour { $link }
room-code-hint = Vise-le avec un téléphone pour venir.
room-yes-no = { $value ->
    [yes] Oui
   *[no] Non
}
room-start-title = Départ
room-start = Lancer la partie
room-start-ready = Toutes les places sont prises. Quand tu veux !
room-start-free = { $count ->
    [one] Il reste { $count } place libre : attends quelqu’un, ou mets-y un bot.
   *[other] Il reste { $count } places libres : attends tes amis, ou remplis-les de bots.
}
room-start-nobody = Il n’y a que des bots ici. Prends une place et tu pourras commencer.
room-bot-level = Niveau des nouveaux bots
room-fill = Remplir de bots
room-wait-people = { $count ->
    [one] Il reste { $count } place libre. On attend quelqu’un.
   *[other] Il reste { $count } places libres. On attend du monde.
}
room-wait-host = Toutes les places sont prises. On attend { $name } pour lancer la partie.
room-wait-start = Toutes les places sont prises. On attend le départ.
room-close = Fermer cette table
room-close-text = Plus personne ne pourra y jouer, et le lien ne marchera plus.
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
settings-theme = Clair ou sombre
settings-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[auto] Automatique
}
settings-motion = Moins d’animations
settings-motion-hint = Cartes et trains sautent à leur place au lieu de glisser.
settings-playing = En jeu
settings-confirm = Confirmer avant de prendre une route
settings-confirm-hint = Un clic de plus, zéro accident.
settings-shortcuts = Raccourcis clavier
settings-shortcuts-hint = Une seule touche pioche une carte ou ouvre un panneau.
settings-signals = Son et notifications
settings-sound = Son
settings-volume = Volume
settings-notify = Me prévenir quand c’est à moi
settings-notify-hint = Un message du navigateur pendant que tu regardes ailleurs.
settings-notify-impossible = Pas possible ici : les navigateurs ne le permettent que sur cet ordinateur ou en https.
settings-notify-denied = Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
settings-you = Toi
settings-name-saved = Ton nom est enregistré.
settings-name-hint = Les autres le voient à la table. Pas besoin de compte : ce navigateur se souvient de toi.
settings-devices = Autres appareils
settings-devices-text = Avec une phrase secrète, tu es la même personne sur un autre appareil, avec toutes tes parties.
# Une phrase de plusieurs mots qui permet de se connecter sur un autre appareil.
settings-phrase = Ta phrase de récupération
settings-phrase-make = Créer une phrase
settings-phrase-renew = Nouvelle phrase de récupération
settings-phrase-renew-text = Tu as une phrase de récupération. Une nouvelle la remplace : l’ancienne cesse aussitôt de fonctionner.
settings-phrase-text = Note-la ou copie-la : elle n’est montrée qu’une fois. Une nouvelle phrase remplace l’ancienne. Qui l’a peut jouer sous ton nom.
settings-phrase-copied = La phrase est dans le presse-papiers.
settings-phrase-write = Impossible de copier ici : note-la, s’il te plaît.
settings-phrase-done = C’est noté
settings-phrase-use = Phrase d’un autre appareil
settings-phrase-go = L’utiliser
settings-welcome-back = Quel plaisir de te revoir, { $name } !
settings-sign-out-text = Un appareil perdu, ou une partie chez quelqu’un d’autre ? Déconnecte-le d’ici.
settings-sign-out = Déconnecter les autres appareils
settings-signed-out = C’est fait : seul ce navigateur est encore à ton nom.
settings-muted = Messages masqués
settings-muted-none = Tu n’as masqué personne. À une table, tu peux masquer les messages que tu ne veux pas voir.
# Quelqu’un dont le nom n’est plus connu ; $id est le début d’un code.
settings-muted-unknown = Quelqu’un ({ $id }…)
settings-unmute = Ne plus masquer
settings-unmute-named = Ne plus masquer { $name }
settings-data = Tes données
settings-data-text = Le serveur garde ton nom, ta langue, tes parties et ce que tu y as dit.
settings-data-nobody = Le serveur ne te connaît pas encore et ne garde donc rien. Il le fera dès ta première partie.
settings-export = Télécharger mes données
settings-delete = Effacer mes données
settings-delete-title = Effacer tout ce qui te concerne ?
settings-delete-text = Ton nom, ton historique et ta phrase sont effacés. Tu quittes toutes les tables ; dans les parties terminées des autres, ton nom disparaît.
settings-delete-warning = On ne peut pas revenir en arrière.
settings-delete-yes = Effacer pour de bon
settings-deleted = Tout ce qui te concernait est effacé.
