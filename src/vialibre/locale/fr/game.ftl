# Une partie en mots : cartes et couleurs, ce qu’on peut faire, ce qu’on attend, ce qui s’est passé, le score.
# Les identifiants arrivent tels quels ($color est red, wild ou gray ; $symbol est crab) et reçoivent leur nom dans la première
# section, à laquelle les autres renvoient. $player, $city, $route et $ticket sont des noms prêts à être affichés.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

## Noms

color-name = { $color ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [purple] violet
    [black] noir
    [white] blanc
    [pink] rose
    [gray] gris
   *[other] { $color }
}
# La carte multicolore : $wild dit comment le plateau l’appelle. D’autres messages prennent ses formes, comme { wild-card.plural } ;
# « -start » est celle du début d’une phrase.
wild-card = { $wild ->
    [ferry_card] carte ferry
   *[locomotive] locomotive
}
    .plural = { $wild ->
        [ferry_card] cartes ferry
       *[locomotive] locomotives
    }
    .plural-start = { $wild ->
        [ferry_card] Cartes ferry
       *[locomotive] Locomotives
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
a-card = { $color ->
    [green] une carte verte
    [blue] une carte bleue
    [purple] une carte violette
    [black] une carte noire
    [white] une carte blanche
    [gray] une carte grise
    [wild] une { wild-card }
   *[other] une carte { color-name }
}
# $count cartes d’une même sorte ; « orange » est invariable.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count ->
        [one] { $count } carte { $color ->
            [green] verte
            [blue] bleue
            [purple] violette
            [black] noire
            [white] blanche
            [gray] grise
           *[other] { color-name }
        }
       *[other] { $count } cartes { $color ->
            [red] rouges
            [yellow] jaunes
            [green] vertes
            [blue] bleues
            [purple] violettes
            [black] noires
            [white] blanches
            [pink] roses
            [gray] grises
           *[other] { color-name }
        }
    }
}
# Un ensemble dont tout est connu : $count cartes d’une même sorte et $wilds locomotives.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } et { $wilds } { wild-card }
   *[other] { cards } et { $wilds } { wild-card.plural }
}
# Un paiement dont on ne connaît que la couleur et les locomotives : « payée en rouge, avec 1 locomotive ».
payment = { $color ->
    [wild] en { wild-card.plural }
   *[other] { $wilds ->
        [0] en { color-name }
        [one] en { color-name }, avec { $wilds } { wild-card }
       *[other] en { color-name }, avec { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] pont
    [cable_car] tramway
    [crab] crabe
    [lighthouse] phare
    [sea_lion] otarie
    [sourdough] pain au levain
    [fog] brouillard
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Amérique du Nord
    [europe] Europe
    [old_west] Conquête de l’Ouest
    [san_francisco] San Francisco
   *[other] { $name }
}
# Une route parallèle ; $track est 2 ou 3.
route-track = { $route } (voie { $track })
ticket-worth = { $ticket } ({ $points })
# Qui se cache derrière un numéro quand on n’a pas de noms ; les places se comptent à partir de 1.
seat-number = la place { $seat }
list-and = { $before } et { $last }

## Ce qu’on peut faire, comme entrées d’un menu

action-keep = { $count ->
    [0] Ne garder aucune destination
    [one] Garder la destination { $tickets }
   *[other] Garder les destinations { $tickets }
}
action-keep-named = { $count ->
    [0] Ne garder aucune destination
   *[other] Garder { $tickets }
}
action-start = Choisir { $city } comme ville de départ
action-place = Poser les souvenirs « { symbol-name } » à { $city }
action-draw = Prendre { a-card } parmi les cartes visibles
action-draw-deck = Piocher une carte
action-tickets = Piocher des destinations
action-claim = Prendre { $route } avec { card-set }
action-pay = Payer les cartes supplémentaires { payment }
action-pay-exactly = Payer { card-set } en plus
action-decline = Reprendre tes cartes et renoncer au tunnel
action-station = Construire une gare à { $city }, payée { payment }
action-marker = Poser une Cité à { $city } pour { card-set }
action-no-marker = Ne pas poser de Cité
action-souvenir = Prendre le souvenir à { $city }
action-alvin = Envoyer Alvin à { $city }
action-pass = Passer

## Ce qu’on attend

decision-tickets = { $count ->
    [1] { $player } a pioché { $count } destination { $least ->
        [0] et peut la garder.
       *[other] et doit la garder.
    }
   *[other] { $least ->
        [0] { $player } doit choisir ses destinations : toutes, quelques-unes ou aucune sur { $count }.
       *[other] { $player } doit choisir ses destinations : au moins { $least } sur { $count }.
    }
}
decision-tickets-own = { decision-tickets } Au choix : { $tickets }.
decision-start = { $player } doit choisir sa ville de départ.
decision-place = { $player } doit poser une pile de souvenirs sur un lieu qui n’en a pas. Restent à poser : { $symbols }.
decision-turn = C’est à { $player } de jouer.
decision-second = { $player } doit prendre une deuxième carte.
decision-tunnel = { $player } doit payer { $extra ->
    [one] { $extra } carte supplémentaire
   *[other] { $extra } cartes supplémentaires
} pour le tunnel { $route }, ou reprendre { card-set }.
decision-souvenir = { $player } doit choisir d’où prendre un souvenir : { $first } ou { $second }.
decision-marker = { $player } peut poser une Cité à une extrémité de la route { $route }.
decision-alvin = { $player } doit envoyer Alvin dans l’une de ces villes : { $cities }.

# Ce que la partie attend, pour les erreurs : un nom, avec les mots à taper.
waits-for = { $waits_for ->
    [opening] le choix des destinations de départ (« keep 1 2 »)
    [start] une ville de départ (« start CITY »)
    [place] un lieu pour une pile de souvenirs (« place SYMBOL CITY »)
    [turn] l’action d’un tour (« draw … », « claim … », « draw tickets » ou, sur certains plateaux, « station … »)
    [second] une deuxième carte (« draw deck » ou « draw COLOR »)
    [keep] le choix parmi les destinations piochées (« keep 1 2 »)
    [tunnel] une réponse au tunnel (« pay CARDS » ou « decline »)
    [souvenir] le choix d’un souvenir (« souvenir CITY »)
    [marker] une Cité ou aucune (« marker CITY CARDS » ou « no-marker »)
    [alvin] une ville pour Alvin (« alvin CITY »)
   *[other] { $waits_for }
}

## Ce qui s’est passé

event-card-taken = { $player } prend { a-card } parmi les cartes visibles.
event-card-drawn = { $player } pioche { a-card }.
event-card-drawn-unseen = { $player } pioche une carte.
event-card-turned-up = Nouvelle carte visible : { a-card }.
event-row-swept = Trois { wild-card.plural } : les cartes visibles sont remplacées.
event-deck-shuffled = La défausse est mélangée et forme une nouvelle pioche : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-route-claimed = { $player } prend { $route } avec { card-set }.
event-points-route = { $player } marque { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-points-control = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} en contrôlant { $city }.
event-points-capture = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} en capturant Alvin.
event-tunnel-tried = { $player } tente le tunnel { $route } avec { card-set }.
event-card-revealed = Le tunnel révèle { a-card }.
event-extra-demanded = { $player } doit payer { $cards ->
    [one] { $cards } carte supplémentaire pour le tunnel.
   *[other] { $cards } cartes supplémentaires pour le tunnel.
}
event-extra-paid = { $player } paie { card-set } en plus.
event-tunnel-left = { $player } renonce au tunnel { $route } et reprend ses cartes.
event-tickets-drawn = { $player } pioche { $count ->
    [one] { $count } destination.
   *[other] { $count } destinations.
}
event-tickets-kept = { $refused ->
    [0] { $player } garde { $kept ->
        [one] la destination.
        [2] les deux destinations.
       *[other] les { $kept } destinations.
    }
   *[other] { $player } { $kept ->
        [0] ne garde aucune destination
        [one] garde { $kept } destination
       *[other] garde { $kept } destinations
    } et en rejette { $refused }.
}
event-ticket-taken = { $player } a maintenant la destination { $ticket }, qui vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-station-built = { $player } construit une gare à { $city } pour { card-set }.
event-start-chosen = { $player } choisit { $city } comme ville de départ.
event-marker-placed = { $player } pose une Cité à { $city } pour { card-set }.
event-alvin-captured = { $player } capture Alvin à { $city }.
event-alvin-moved = { $player } envoie Alvin à { $city }.
event-souvenir-taken = { $player } prend le souvenir « { symbol-name } » à { $city }.
event-souvenirs-placed = { $player } pose les souvenirs « { symbol-name } » à { $city }.
event-first-drawn = { $player } commence.
event-rows-swept = Les cartes visibles sont remplacées { $times ->
    [one] une fois
   *[other] { $times } fois
}.
event-passed = { $player } n’a plus de coup possible et passe.
event-last-round = { $player } n’a presque plus de wagons : le dernier tour commence, chacun joue encore une fois.
event-game-over = La partie est terminée.

## La feuille de score

score-routes = Routes
score-routes-and-cities = Routes et villes contrôlées
score-captures = Alvin capturé
score-ticket = Destination { $ticket }
score-ticket-missed = Destination { $ticket }, non réussie
score-stations = Gares non construites
score-longest-path = Chemin le plus long ({ $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
})
score-globetrotter = Globetrotter (destinations réussies : { $tickets })
score-souvenirs = Souvenirs
score-alvin = Alvin en fin de partie
score-total = Total
winners = { $count ->
    [0] Il n’y a pas encore de gagnant.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
