# La page : ce que toutes ses parties partagent, et la table où se joue une partie.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

## Partout

app-title = Vía Libre
loading = Chargement…
close = Fermer
cancel = Annuler
try-again = Réessayer
go-home = Accueil
nowhere-title = Terminus
nowhere-text = Il n’y a pas de page à cette adresse.
page-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifie ta connexion.
page-offline = Pas de connexion au serveur. Rien n’est perdu : réessaie dans un instant.
page-unexpected = Une erreur s’est produite. Recharge la page ; ta partie est en sécurité sur le serveur.
guest-name = Invité
bot-name = { $bot ->
    [porter] Porteur
    [stoker] Chauffeur
    [conductor] Contrôleur
    [surveyor] Géomètre
    [dispatcher] Régulateur
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Facile
    [normal] Normal
    [hard] Difficile
    [expert] Expert
   *[master] Maître
}

## Le plateau

board-label = Plateau
board-keys = Les flèches déplacent le plateau, plus et moins changent le zoom, 0 le montre en entier.
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-all = Voir tout le plateau

## Une table

table-refused = Impossible d’ouvrir cette table
table-unfolding = Installation du plateau { $board }…
game-label = La partie
side-label = Autour du plateau
show-result = Voir le résultat
link-lost = Connexion perdue. Reconnexion…
last-round = { $turns ->
    [one] Dernier tour : encore { $turns } coup
   *[other] Dernier tour : encore { $turns } coups
}
undo = Annuler le coup
# $reason : pourquoi un bot joue à la place de la personne.
you-stand-in = { $reason ->
    [gone] Tu n’étais plus là : un bot joue pour toi.
    [clock] Ton temps est écoulé : un bot joue pour toi.
    [voted_out] Les autres joueurs t’ont remplacé par un bot.
   *[resigned] Tu as abandonné : un bot joue pour toi.
}
play-again-myself = Reprendre ma place

## Ce qu’il y a à faire

prompt-turn = { $routes ->
    [0] À toi : prends des cartes ou pioche des destinations.
   *[other] À toi : prends des cartes ou une route qui brille, ou pioche des destinations.
}
prompt-pass = Plus de coup possible : tu dois passer.
prompt-second = Prends une deuxième carte.
prompt-tickets = { $count ->
    [1] Regarde la destination piochée.
   *[other] { $least ->
        [0] Garde toutes les { $count }, quelques-unes ou aucune.
       *[other] Gardes-en au moins { $least } sur { $count }.
    }
}
prompt-start = Choisis ta ville de départ.
prompt-place = Choisis un lieu pour une pile de souvenirs.
prompt-tunnel = { $extra ->
    [one] Le tunnel demande { $extra } carte de plus.
   *[other] Le tunnel demande { $extra } cartes de plus.
}
prompt-souvenir = Choisis le lieu dont tu prends le souvenir.
prompt-marker = Choisis une ville au bout de la route pour ta Cité ({ $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}), ou n’en pose pas.
prompt-alvin = Choisis une ville pour Alvin.
waiting-for = On attend { $players }.
do-station = Construire une gare
station-in = Gare à { $city }
ask-which = Quelle route ?
# $color est gray pour une route de n’importe quelle couleur.
route-facts = { $color ->
    [gray] { $route } : { $length } d’une même couleur au choix
   *[other] { $route } : { $length } × { color-name }
}
# Le nom d’une route du plateau, pour les lecteurs d’écran.
route-to-claim = { $color ->
    [gray] { $route }, { $length } d’une même couleur au choix, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
route-owned = { $route } appartient à { $player }.
claim-scores = { $points ->
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
}
claim-pays-other = { $points ->
    [one] { $player } en tire { $points } point.
   *[other] { $player } en tire { $points } points.
}
claim-tunnel = { $cards ->
    [one] Un tunnel : { $cards } carte est révélée, et tu devras peut-être payer plus.
   *[other] Un tunnel : { $cards } cartes sont révélées, et tu devras peut-être payer plus.
}
pay-more = { $ways ->
    [one] { $ways } autre façon de payer
   *[other] { $ways } autres façons de payer
}
keep-title = Quelles destinations gardes-tu ?
keep-these = { $count ->
    [0] N’en garder aucune
    [one] Garder { $count } destination
   *[other] Garder { $count } destinations
}
keep-more = Gardes-en au moins { $least }
tunnel-title = Le tunnel { $route }
tunnel-free = Aucune carte de plus : la voie est libre !
tunnel-leave = Reprendre mes cartes

## Pourquoi quelque chose n’est pas possible, en peu de mots

why-not-now = Pas maintenant : la partie attend autre chose.
why-wild-second = Une { wild-card } visible ne peut pas être ta deuxième carte.
why-cards = { $color ->
    [gray] { $route } demande { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    } d’une seule couleur. Tu ne les as pas encore.
   *[other] { $route } demande { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    } en { color-name }. Tu ne les as pas encore.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } demande { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} et { $cards } { $color ->
        [gray] carte de n’importe quelle couleur
       *[other] carte en { color-name }
    }
   *[other] {""} et { $cards } { $color ->
        [gray] cartes d’une seule couleur
       *[other] cartes en { color-name }
    }
}. Tu ne les as pas encore.

## Cartes visibles, main et destinations

row-label = Cartes à prendre
row-gap = Pas de carte ici
# Le nom d’un bouton ; $place compte à partir de la gauche.
row-take = Prendre { a-card } (emplacement { $place })
deck-take = Piocher une carte, il en reste { $cards }
tickets-take = Piocher des destinations, il en reste { $tickets }
hand-label = Ta main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $cars ->
    [one] { $cars } wagon restant
   *[other] { $cars } wagons restants
}
hand-empty = Tu n’as pas de cartes.
tickets-title = { $tickets ->
    [1] Ta destination
   *[other] Tes destinations
}
tickets-made = { $points ->
    [one] { $points } point acquis
   *[other] { $points } points acquis
}
tickets-none = Tu n’as pas encore de destinations.
ticket-state = { $state ->
    [done] réussie
    [cut_off] bloquée
   *[possible] possible
}
# Ce qui manque encore à une destination ; les gares sont à construire en chemin.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] il manque { $cars } wagon
       *[other] il manque { $cars } wagons
    }
    [one] { $cars ->
        [one] il manque { $cars } wagon et { $stations } gare
       *[other] il manque { $cars } wagons et { $stations } gare
    }
   *[other] { $cars ->
        [one] il manque { $cars } wagon et { $stations } gares
       *[other] il manque { $cars } wagons et { $stations } gares
    }
}

## Joueurs. Les mots après les nombres sont pour les lecteurs d’écran : « 12 points ».

players-label = Joueurs
score-so-far = Points jusqu’ici
fact-cars = Wagons restants
fact-cards = Cartes en main
fact-tickets = Destinations
fact-stations = Gares restantes
fact-markers = Cités sur le plateau
fact-souvenirs = Souvenirs
fact-alvin = a Alvin
points-word = { $points ->
    [one] point
   *[other] points
}
cars-word = { $cars ->
    [one] wagon
   *[other] wagons
}
cards-word = { $cards ->
    [one] carte
   *[other] cartes
}
tickets-word = { $tickets ->
    [one] destination
   *[other] destinations
}
stations-word = { $stations ->
    [one] gare restante
   *[other] gares restantes
}
markers-word = { $markers ->
    [one] Cité
   *[other] Cités
}
souvenirs-word = { $souvenirs ->
    [one] souvenir
   *[other] souvenirs
}
seat-turn = à son tour
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = réfléchit…
seat-gone = absent
seat-stand-in = { $reason ->
    [gone] absent, un bot joue
    [clock] à court de temps, un bot joue
    [voted_out] remplacé par un bot
   *[resigned] abandon, un bot joue
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = abandon
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = le vote comptera sans ce joueur dans
you-voted-about = Les autres joueurs votent pour continuer sans toi. Reviens pour annuler le vote.
seat-menu = Plus sur { $player }
clock-reserve = Réserve : { $time }
mute = Masquer
unmute = Ne plus masquer
vote-out = Remplacer par un bot
vote-out-hint = Cela prend effet quand tous les autres joueurs sont d’accord et que ce joueur est absent depuis une minute. Son retour l’annule.
report-label = Signaler à l’opérateur du serveur
report-send = Envoyer
report-sent = Merci. L’opérateur du serveur va regarder.

## Panneaux

panel-name = { $panel ->
    [log] Journal
    [chat] Chat
    [moves] Coups
    [tickets] Destinations
    [players] Joueurs
    [rules] Règles
    [keys] Touches
   *[menu] Menu
}
panel-rules = Règles
panel-menu = Menu
rules-of = Règles : { $board }
moves-not-now = Ce n’est pas ton tour. Tes coups apparaîtront ici.
moves-cities = Villes au choix
moves-routes = { $routes ->
    [one] { $routes } route à prendre
   *[other] { $routes } routes à prendre
}
moves-no-routes = Pas encore assez de cartes pour une route.
menu-sound = Son
menu-confirm = Confirmer avant de prendre
menu-settings = Réglages
menu-leave = Quitter la table (tu peux revenir)
menu-abandon = Proposer d’arrêter la partie
menu-abandon-not = Retirer la proposition d’arrêter
menu-resign = Abandonner
menu-resign-sure = Un bot jouera pour toi jusqu’à la fin.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = La partie s’arrêtera aussitôt.
menu-resign-yes = Oui, abandonner

## Journal et chat

log-empty = Il ne s’est encore rien passé.
log-started = La partie commence.
log-undone = { $player } annule son dernier coup.
log-gone = { $player } perd la connexion.
log-back = { $player } est de retour.
log-stood-in = Un bot joue pour { $player }.
log-bot-failed = { $player } n’a pas pu se décider ; { $bot } a joué ce coup.
log-returned = { $player } reprend la partie.
log-voted-out = { $player } veut remplacer { $other } par un bot.
log-counted = Un joueur est absent depuis plus d’une minute : le vote compte sans lui.
log-resumed = { $seconds ->
    [one] Le serveur a été indisponible pendant { $seconds } seconde. Les pendules étaient arrêtées.
   *[other] Le serveur a été indisponible pendant { $seconds } secondes. Les pendules étaient arrêtées.
}
log-abandon = { $agrees ->
    [yes] { $player } propose d’arrêter la partie.
   *[no] { $player } veut continuer à jouer.
}
log-resigned = { $player } abandonne.
chat-label = Messages du chat
chat-empty = Pas encore de messages.
chat-phrases = Phrases rapides
chat-text = Ton message
chat-send = Envoyer

## Plusieurs personnes sur un appareil

curtain-title = { $player }, à toi de jouer
curtain-text = Prends l’appareil ; les autres regardent ailleurs.
curtain-ready = Je suis { $player }

## Piles

deck-word = Pioche
tickets-pile-word = Destinations
