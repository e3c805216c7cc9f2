# Ce que répond le serveur de tables quand il ne peut pas faire ce qu’on lui demande, et ce que disent `vialibre serve` et
# `vialibre backup`. Les places se comptent à partir de 1. $detail est technique et n’est pas traduit.

## Qui demande, et comment

error-who-are-you = Le serveur ne sait pas qui tu es. Entre un nom pour commencer, ou reviens avec ta phrase de récupération ; un script envoie le jeton qu’il a reçu.
error-banned = Tu as été banni de ce serveur. Si tu penses que c’est une erreur, contacte son opérateur.
error-wrong-origin = C’est une page d’un autre site qui l’a demandé, donc c’est refusé. Ouvre le jeu à sa propre adresse et réessaie.
error-operator-only = Seul l’opérateur de ce serveur peut faire cela. Si c’est toi, envoie ton jeton dans l’en-tête X-Operator-Token.
error-too-fast = Trop de requêtes. Attends quelques secondes, puis réessaie.
error-too-much-work = Ce plateau demande plus de temps de calcul que le serveur n’en permet. Utilise moins de villes et de routes, ou un réseau plus simple.
error-too-large-message = Ce message est trop gros : le maximum est de { $most } octets. Envoies-en moins.
error-bad-message = Le message est incompréhensible à « { $where } » : { $detail }. La page /api indique ce qu’on peut envoyer.
error-not-found = Il n’y a rien à cette adresse. La page /api indique ce qu’il y a.
error-wrong-method = Cette adresse ne s’utilise pas ainsi. La page /api indique comment.
error-server-fault = Une erreur s’est produite sur le serveur. Regarde la table et réessaie ; si cela se reproduit, préviens l’opérateur.
error-busy = Table occupée, réessaie.

## Personnes

error-bad-name = « { $name } » ne peut pas servir de nom. Utilise des lettres lisibles, et ne commence pas par « bot: ».
error-wrong-phrase = Cette phrase de récupération est inconnue ici. Vérifie les mots et leur ordre, ou crées-en une autre là où tu es encore connecté.
error-no-such-person = Il n’y a personne avec cet identifiant. Copie-le d’un signalement ou d’une table.

## Tables avant le départ

error-no-such-table = Il n’y a pas de table à ce lien. Vérifie que tu l’as copié en entier, ou cherche une autre table à l’accueil.
error-table-quarantined =
    Cette table a été mise de côté : { $reason ->
        [too_much_work] un calcul a pris trop de temps
        [damaged_log] son journal est illisible
        [board_refused] son plateau n’est plus jouable
       *[server_fault] le serveur a échoué à cette table
    }. Ta partie est conservée telle quelle, et l’opérateur de ce serveur a été prévenu. En attendant, tu peux créer une autre table.
error-not-quarantined = Cette table n’est pas mise de côté.
error-no-such-board = Il n’y a pas de plateau « { $board } » ici. Choisis parmi : { $known }.
error-host-only = Seul l’hôte de la table peut faire cela. Demande-le-lui.
error-seat-free = La place { $seat } est vide : il n’y a personne à retirer. Choisis une autre place.
error-seat-taken = La place { $seat } est déjà prise. Choisis-en une libre.
error-table-full = Toutes les places sont prises. Regarde la partie, ou cherche une autre table à l’accueil.
error-not-seated = Seuls les joueurs de cette table peuvent faire cela. Prends d’abord une place, s’il en reste une.
error-not-your-seat = La place { $seat } n’est pas à toi. Utilise l’une des tiennes.
error-no-such-level = Il n’y a pas de bot « { $bot } » pour les tables. Choisis parmi : { $known }.
error-seats-free = { $free ->
    [one] Il reste { $free } place libre. Invite quelqu’un ou ajoute un bot, puis commence.
   *[other] Il reste { $free } places libres. Invite du monde ou ajoute des bots, puis commence.
}
error-nobody-plays = Il n’y a que des bots à cette table. Prends-y une place, puis commence.
error-already-started = La partie a commencé, donc ce n’est plus possible. Ce sera pour la prochaine table.

## La partie

error-not-started = La partie n’a pas commencé. Attends que l’hôte la lance.
error-table-over = Cette table est terminée. Demande une revanche, ou crée une autre table.
error-not-over = La partie est encore en cours. Ce sera disponible quand elle sera terminée.
error-stale = Ceci répond à la version { $version } de la position, mais on en est à la { $now } : quelqu’un a joué avant, peut-être toi dans un autre onglet. Regarde la table et choisis à nouveau.
error-cannot-undo = Rien ne peut être annulé : seulement ton propre dernier choix, s’il n’a rien révélé de caché et si personne n’a joué depuis. Continue la partie.
error-given-up = La place { $seat } a été abandonnée définitivement, et un bot la joue jusqu’à la fin. Tu peux regarder, ou créer une autre table.
error-not-away = Aucun bot ne joue pour toi. Continue simplement.
error-not-gone = On ne peut pas voter contre la place { $seat } : ce n’est possible que contre un joueur qu’un bot remplace parce qu’il est absent ou n’a plus de temps. Attends-le.
error-no-such-phrase = Il n’y a pas de phrase rapide « { $phrase } ». Choisis-en une dans la liste.
error-nothing-said = Ce message est vide. Écris quelques mots, ou choisis une phrase rapide.
error-chat-off = L’hôte a désactivé le chat libre à cette table. Utilise les phrases rapides.
error-no-such-route = Il n’y a pas de route « { $route } » sur ce plateau. Utilise un identifiant des données du plateau.
error-no-such-position = Il n’y a pas de position après l’action { $at } : cette partie en a { $most }. Choisis un nombre de 0 à { $most }.
error-too-long-game = Cette partie compte { $steps } actions, et on ne peut revoir ici que celles qui en ont au plus { $most }. Télécharge son enregistrement et utilise 'vialibre replay'.

## La page avant que son script tourne

index-description = Vía Libre : jeux de plateau ferroviaires entre amis et avec des bots
index-noscript = Vía Libre a besoin de JavaScript pour dessiner le plateau.

## La page du navigateur, quand elle n’a pas été construite

no-page-title = La page manque
no-page-text = Ce serveur fonctionne et les programmes peuvent s’en servir, mais la page pour le navigateur n’a pas été construite à l’installation, peut-être faute de réseau.
no-page-how = Construis-la avec cette commande, dans le dossier du projet et avec une connexion réseau, puis relance le serveur :
no-page-api = API pour les programmes

## Au démarrage du serveur

error-port-taken = Le port { $port } de l’adresse { $host } est déjà utilisé, peut-être par un autre serveur Vía Libre. Arrête-le, ou choisis-en un autre avec --port.
error-cannot-serve = L’adresse { $host }, port { $port }, est inutilisable : { $detail }. Choisis-en une autre avec --host ou --port.
error-workers-need-postgres = Il faut une base de données PostgreSQL pour { $workers } processus, car un fichier SQLite n’en sert qu’un. Indique-la avec --database postgresql://utilisateur@serveur/nom, ou utilise un seul processus.
error-worker-failed = Un processus n’a pas pu démarrer, donc tous ont été arrêtés. Les lignes au-dessus disent pourquoi.
error-no-boards-folder = Le dossier { $folder } n’existe pas. Indique avec --boards un dossier de fichiers de plateau (*.toml).
error-short-operator-token = Le jeton d’opérateur dans VIALIBRE_OPERATOR_TOKEN est trop court pour être sûr. Utilise au moins { $least } caractères aléatoires, comme ceux de : openssl rand -hex 24

error-open-for-this-machine = Vía Libre tourne déjà à l’adresse { $url }, mais seulement pour cette machine. Arrête-le avec Ctrl-C, puis relance-le avec --lan.
error-option-before-command = { $option } va avec 'vialibre' sans commande. Enlève cette option, ou mets-la après '{ $command }' si cette commande l’accepte.

cli-serve-help = Lance un serveur de tables, pour que des personnes et des bots jouent depuis d’autres appareils. S’arrête avec Ctrl-C : les parties en cours sont gardées et reprennent à son retour.
cli-serve-examples =
    Exemples :
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = L’adresse d’écoute. Par défaut : seule cette machine peut joindre le serveur.
cli-serve-port-help = Le port d’écoute ; 0 prend un port libre.
cli-serve-database-help = Où les parties sont enregistrées : sqlite:///FICHIER ou postgresql://UTILISATEUR@SERVEUR/NOM. Par défaut : un fichier dans ton dossier de données.
cli-serve-workers-help = Combien de processus se partagent le travail. Plus d’un demande PostgreSQL.
cli-serve-thinkers-help = Combien de processus réfléchissent pour les bots lents (expert, maître), pour chacun de --workers. Par défaut : les cœurs restants, au moins un.
cli-serve-bot-help = Propose aux tables un bot à toi, sous ce nom. Peut être donné plusieurs fois. S’il échoue ou prend trop de temps, un autre bot joue ce coup.
cli-serve-boards-help = Un dossier de fichiers de plateau (*.toml) à proposer en plus des plateaux intégrés.
cli-serve-lan-help = Le rend accessible aux autres appareils de ton réseau, et montre l’adresse en code QR pour les téléphones.
cli-serve-limits-help = Un facteur pour les limites habituelles de requêtes par personne ou par adresse, p. ex. 5 pour un club derrière une seule adresse.
cli-serve-at = Vía Libre tourne à l’adresse { $url }
cli-serve-lan = Autres appareils de ce réseau : { $url }
cli-serve-no-page = La page pour le navigateur manque, car elle n’a pas été construite. Avec une connexion réseau, dans le dossier du projet : { $command }
cli-serve-stop = S’arrête avec Ctrl-C : tout est enregistré, et les parties reprennent à son retour.
cli-serve-stopped = Arrêté. Tout est enregistré.
cli-serve-stopped-unstored = { $tables ->
        [one] Arrêté. Impossible d’écrire dans la base de données : à { $tables } table, le dernier coup n’est pas enregistré.
       *[other] Arrêté. Impossible d’écrire dans la base de données : à { $tables } tables, le dernier coup n’est pas enregistré.
    }

cli-backup-help = Copie toute la base de données du serveur dans un fichier, même pendant qu’elle sert. docs/operating.md explique comment la restaurer.
cli-backup-examples =
    Exemples :
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Le fichier à écrire. Il ne doit pas encore exister.
cli-backup-database-help = La base de données du serveur, comme pour 'vialibre serve'.
cli-backup-done = Sauvegarde écrite dans { $file }. Garde-la en lieu sûr : elle contient les clés du serveur et les messages des gens.
