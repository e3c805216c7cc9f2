### Une partie dans le terminal : vialibre play.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

cli-play-help = Joue dans le terminal : contre des bots, à plusieurs sur ce clavier (--hotseat) ou à la table d’un serveur (--server). Sans terminal, ou avec --plain, la partie va ligne par ligne, pour les lecteurs d’écran et les scripts.
cli-play-examples =
    Exemples :
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Nombre de joueurs, toi compris. Par défaut : toi et les bots que tu nommes, ou trois.
cli-play-bots-help = Tes adversaires, séparés par des virgules : easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), tout autre bot par son nom, ou le tien sous la forme module:Classe ou cmd:./program. Un seul nom prend toutes les places qui restent.
cli-play-lang-help = La langue de la partie, comme es. Par défaut : celle de ton système.
cli-play-plain-help = Ligne par ligne, sans piloter l’écran.
cli-play-hotseat-help = Les noms, séparés par des virgules, des personnes qui se relaient à ce clavier.
cli-play-first-help = La place qui commence, comptée à partir de 1, ou « random » (au hasard). Les personnes ont les premières places, les bots les autres.
cli-play-server-help = L’adresse d’un serveur, pour y jouer.
cli-play-table-help = La table sur le serveur : le code à la fin de son lien, ou le lien entier.
cli-play-name-help = Ton nom.
cli-play-resume-help = Reprend une partie enregistrée.
cli-play-save-help = Où enregistrer la partie quand tu quittes et quand elle est terminée. Par défaut : un nouveau fichier quand tu quittes.

## Raconté ligne par ligne. Ces textes sont aussi lus à voix haute : ce sont des phrases chaque fois que possible.

play-title = { $board }, avec { $players }.
play-how = Tape une action, quelques-uns de ses mots comme « paris rouge », ou « aide ».
# Avant ce qu’on tape ; $player est la personne à qui l’on demande.
play-prompt = { $player }, que fais-tu ?
play-pause = { $undo ->
    [yes] Appuie sur Entrée pour continuer ; « annuler » revient en arrière.
   *[no] Appuie sur Entrée pour continuer.
}
play-pass-keyboard = Passe le clavier à { $player }. { $player }, appuie sur Entrée quand personne d’autre ne regarde.
play-bye = À bientôt.
play-input-ended = L’entrée est terminée.
play-saved = Partie enregistrée dans { $file }.
play-resume-with = Pour la reprendre : { $command }
play-record-written = Enregistrement de la partie écrit dans { $file }.
play-save-where = Indique où : « enregistrer game.json ».
play-undone = { $player } annule son dernier choix.
play-said = { $player } dit : { $words }
# Une partie terminée sans résultat : tous les autres ont abandonné, ou tous ont voulu l’arrêter.
play-broken-off = La partie s’est arrêtée avant la fin, sans résultat.

play-seat = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tickets ->
    [one] { $tickets } destination
   *[other] { $tickets } destinations
}.
play-seat-stations = Gares restantes : { $left }.
play-seat-markers = Cités à { $cities }.
play-seat-souvenirs = Souvenirs : { $symbols }.
play-last-turns = Dernier tour : { $turns ->
    [one] encore { $turns } coup.
   *[other] encore { $turns } coups.
}
play-alvin-at = Alvin est à { $city }.
play-alvin-held = { $player } a Alvin.
play-row = Cartes visibles : { $cards }. Cartes dans la pioche : { $deck } ; destinations restantes : { $tickets }.
play-row-gap = un vide
play-hand = { $count ->
    [0] Tu n’as pas de cartes.
   *[other] Ta main : { $cards }.
}
# $state est done, possible ou cut_off ; $missing est fait des trois messages ci-dessous, l’un après l’autre.
play-ticket = { $state ->
    [done] Destination { $ticket }, { $points } : réussie.
    [cut_off] Destination { $ticket }, { $points } : bloquée.
   *[possible] Destination { $ticket }, { $points } : { $missing }.
}
play-missing-routes = { $cars ->
    [one] il manque { $cars } wagon
   *[other] il manque { $cars } wagons
}, { $routes }
play-missing-stations = il manque une gare à { $cities }
play-missing-rival = un autre joueur doit d’abord prendre { $route }
play-offered = { $place } : { $ticket }
play-keep-how = Tape les numéros de celles que tu gardes, comme « 1 3 ».
play-tickets-draw = Pour piocher de nouvelles destinations, tape « draw tickets ».

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Tape son numéro, ou plus de mots.
   *[other] { $count } actions correspondent. Tape le numéro de l’une d’elles, ou plus de mots.
}
play-more = { $count ->
    [one] Et encore une. Tape plus de mots pour la trouver.
   *[other] Et encore { $count }. Tape plus de mots pour les trouver.
}
play-more-ways = { $count ->
    [one] Il y a une autre façon de payer, ou une gare. Trouve-la en tapant : « actions paris ».
   *[other] Il y a { $count } autres façons de payer, gares comprises. Trouve-les en tapant : « actions paris ».
}
play-no-such-number = { $listed ->
    [0] Il n’y a pas encore de liste pour le numéro { $number }. « actions » en affiche une.
   *[other] Le numéro { $number } n’est pas dans la liste, qui va de 1 à { $listed }. « actions » en affiche une nouvelle.
}
play-nothing-found = Aucune action possible ne correspond à « { $words } ». « actions » liste ce que tu peux faire, « aide » en dit plus.
play-no-city = Il n’y a pas de ville comme « { $city } » sur ce plateau.
play-hint = Un bot fort ferait ceci : { $sentence } [{ $typed }]. Tape 1 pour le faire.

play-routes-of = { $count ->
    [0] { $player } n’a pas de routes.
   *[other] { $player } a les routes { $routes }.
}
play-stations-of = { $player } a des gares à { $cities }.
play-markers-of = { $player } a des Cités à { $cities }.
play-souvenirs-at = { $city } : souvenirs « { symbol-name } », il en reste { $left }.
play-route = { $route } : { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}, { $color }
# Ces deux-là suivent play-route.
play-route-tunnel = , tunnel
play-route-ferry = , ferry avec { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Libre.
play-route-taken = Prise par { $player }.

play-sheet = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-sheet-line = { $label } : { $points }

play-help = On te demande une action. Écris-la comme dans la liste « actions », par exemple « claim paris-zurich red+1 » ou « draw deck » ; ou tape quelques-uns de ses mots, aussi courts que tu veux : « mar rouge » trouve ce que tu peux payer en cartes rouges près de Marseille. Si plusieurs correspondent, elles sont listées et un numéro choisit. Une ligne vide répète la position. Autres commandes :
play-help-line = { $word } : { $about }
# Ce qu’on tape pour chaque commande : un mot, sans espace. Les mots anglais marchent aussi.
play-command-word = { $command ->
    [help] aide
    [actions] actions
    [tickets] destinations
    [board] plateau
    [hint] conseil
    [undo] annuler
    [log] journal
    [score] points
    [save] enregistrer
   *[quit] quitter
}
play-command-help = { $command ->
    [help] cette aide
    [actions] ce que tu peux faire ; avec des mots, seulement ce qui y correspond, avec toutes les façons de payer
    [tickets] tes destinations, où elles en sont et ce qui manque
    [board] qui a quelles routes ; avec une ville, les routes qui y mènent
    [hint] ce que ferait un bot fort
    [undo] annule ton dernier choix, tant que rien de caché n’a été révélé et que personne n’a joué depuis
    [log] ce qui s’est passé jusqu’ici
    [score] les points, wagons et cartes des joueurs
    [save] enregistre la partie dans un fichier, pour continuer une autre fois
   *[quit] quitte ; la partie est enregistrée
}

## Sur un serveur, avant le début de la partie

play-room-seats = À la table : { $people }.
play-room-free = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
play-room-host-start = Tout le monde est là. Appuie sur Entrée pour commencer.
play-room-host-wait = Appuie sur Entrée pour regarder à nouveau quand d’autres sont arrivés, ou tape « bot easy », « bot normal », « bot hard », « bot expert » ou « bot master » pour ajouter un bot.
play-room-guest = On attend que la partie commence.
play-room-empty = personne
play-connection-lost = Connexion perdue ; reconnexion.
play-connection-back = Connexion rétablie.
play-stays-on-server = La partie continue sur le serveur. Reviens avec la même commande.

## Erreurs

error-name-twice = Deux personnes s’appellent { $name }. Donne à chacune un nom différent.
error-seats-and-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} et { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} ne remplissent pas { $seats } places. Nomme autant de bots qu’il reste de places, ou un seul pour toutes.
error-unknown-language = « { $lang } » n’est pas une langue disponible. Choisis parmi : { $known }.
error-cannot-write = Impossible d’écrire { $file } : { $detail }. Choisis un autre endroit.
error-saved-game-over = La partie dans { $file } est terminée. Regarde-la avec « vialibre replay ».
error-only-bots = Dans { $file }, seuls des bots jouent : il n’y a pas de place à reprendre. Regarde la partie avec « vialibre replay ».
error-not-together = { $first } et { $second } ne s’utilisent pas ensemble : enlève l’un des deux.
error-table-needed = Pour jouer sur un serveur, indique son adresse et la table : --server URL --table CODE.
error-bad-server = { $url } n’est pas une adresse de serveur valide. Elle ressemble à http://127.0.0.1:8000.
error-server-away = { $url } est injoignable : { $detail }. Vérifie l’adresse, et qu’un serveur y tourne.
error-not-a-server = { $url } ne répond pas comme un serveur Vía Libre. Vérifie l’adresse.
error-server-said = { $text }
error-server-keeps = Le serveur garde cette partie, et tu pourras en sauver l’enregistrement quand elle sera terminée. Tu peux simplement quitter et revenir.
error-table-closed = Cette table a été fermée avant le début de la partie. Demandes-en une autre.
