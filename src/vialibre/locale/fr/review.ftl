### Ce que dit un enregistrement : 'vialibre analyse' et la page qu’écrit son --html.
# $player, $route, $city et $tickets sont des noms prêts à être affichés ; $bot est le nom d’un bot ; les pourcentages arrivent comme texte, par exemple 6,2 %.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

cli-analyse-help = Analyse une partie enregistrée : pour chaque décision, ce qu’un bot aurait fait et combien de chances de gagner ont été perdues ; les plus grosses erreurs en mots, la chance, les destinations. Avec plusieurs enregistrements : un tableau par joueur.
cli-analyse-examples =
    Exemples :
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Un ou plusieurs enregistrements, écrits par 'vialibre watch --save' ou téléchargés depuis une table.
cli-analyse-bot-help = Le bot auquel comparer : son nom, ou le tien sous la forme module:Classe.
cli-analyse-samples-help = Dans combien de mondes possibles les deux actions sont essayées ; plus il y en a, plus c’est long et précis.
cli-analyse-rounds-help = Combien de tours de table le bot joue pour tout le monde avant d’évaluer une position.
cli-analyse-unfinished-help = Analyse aussi les parties non terminées. Cela révèle ce que leurs joueurs ne doivent pas savoir.
cli-analyse-records = Enregistrements
cli-analyse-moves = Coups
cli-analyse-unreadable = { $file } : { $error }
cli-analyse-interrupted = interrompu ; voici ce que { $done ->
    [one] dit { $done } enregistrement
   *[other] disent { $done } enregistrements
} sur { $all }.
cli-analyse-some-unreadable = { $count ->
    [one] { $count } enregistrement a été ignoré
   *[other] { $count } enregistrements ont été ignorés
} ; voir plus haut.

error-review-goes-on = Cette partie n’est pas terminée, et une analyse révélerait à ses joueurs ce qu’ils ne doivent pas encore savoir. Utilise --unfinished pour l’analyser quand même.

## Ce qui a été fait, et ce que le bot aurait fait. $kind dit de quelle action il s’agit ; les noms qu’elle contient en dépendent.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } n’a gardé aucune destination
       *[other] { $player } a gardé { $tickets }
    }
    [start] { $player } a choisi { $city } comme ville de départ
    [place] { $player } a posé les souvenirs « { symbol-name } » à { $city }
    [draw] { $player } a pris { a-card } parmi les cartes visibles
    [deck] { $player } a pioché une carte
    [tickets] { $player } a pioché des destinations
    [claim] { $player } a pris { $route } avec { card-set }
    [tunnel] { $player } a tenté le tunnel { $route } avec { card-set }
    [pay] { $player } a payé { card-set } en plus pour le tunnel
    [decline] { $player } a renoncé au tunnel
    [station] { $player } a construit une gare à { $city }, payée { payment }
    [marker] { $player } a posé une Cité à { $city } pour { card-set }
    [no-marker] { $player } n’a pas posé de Cité
    [souvenir] { $player } a pris le souvenir à { $city }
    [alvin] { $player } a envoyé Alvin à { $city }
   *[pass] { $player } a passé son tour
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } n’aurait gardé aucune destination
       *[other] { $bot } aurait gardé { $tickets }
    }
    [start] { $bot } aurait choisi { $city } comme ville de départ
    [place] { $bot } aurait posé les souvenirs « { symbol-name } » à { $city }
    [draw] { $bot } aurait pris { a-card } parmi les cartes visibles
    [deck] { $bot } aurait pioché une carte
    [tickets] { $bot } aurait pioché des destinations
    [claim] { $bot } aurait pris { $route } avec { card-set }
    [tunnel] { $bot } aurait tenté le tunnel { $route } avec { card-set }
    [pay] { $bot } aurait payé { card-set } en plus pour le tunnel
    [decline] { $bot } aurait renoncé au tunnel
    [station] { $bot } aurait construit une gare à { $city }, payée { payment }
    [marker] { $bot } aurait posé une Cité à { $city } pour { card-set }
    [no-marker] { $bot } n’aurait pas posé de Cité
    [souvenir] { $bot } aurait pris le souvenir à { $city }
    [alvin] { $bot } aurait envoyé Alvin à { $city }
   *[pass] { $bot } aurait passé son tour
}
# $did et $would sont les deux phrases ci-dessus.
review-mistake = Coup { $move } : { $did }. { $would } : { $loss } de probabilité de victoire perdue ({ $after } au lieu de { $best }).
review-no-mistake = Rien de ce qu’aurait fait { $bot } ne paraît nettement meilleur.

## Titres, en-têtes de tableaux, notes

review-title = { $board } : { $players }
review-title-many = { $games ->
    [one] { $games } partie analysée
   *[other] { $games } parties analysées
}
review-lead = { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
} { $result } Comparaison avec { $bot }.
review-lead-many = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $decisions ->
    [one] { $decisions } décision.
   *[other] { $decisions } décisions.
} Comparaison avec { $bot }.
review-stopped = La partie s’est arrêtée avant la fin.
review-players = Joueurs
review-players-note = Perdu : probabilité de victoire, en moyenne par décision qui laissait un choix. Accord : combien de fois { $bot } aurait fait de même. Chance : en cartes par partie, les { wild-card.plural } piochées en plus de ce qui était prévu, plus les cartes supplémentaires des tunnels en moins.
review-player = Joueur
review-score = Points
review-mean-score = Points moyens
review-games = Parties
review-wins = Victoires
review-loss = Perdu
review-agreement = Accord
review-luck = Chance
review-decisions-count = Décisions
review-biggest = Plus grosse erreur
review-biggest-at = { $loss } au coup { $move } dans { $file }
review-points = Points
review-chances = Probabilité de victoire
review-chances-note = La probabilité de chaque joueur après chaque coup, d’après ce qu’il pouvait savoir, ramenée à 100 % au total. Les anneaux marquent les erreurs ci-dessous.
review-chance-of = { $player } après le coup { $move } : { $chance }
review-mistakes = Les plus grosses erreurs
review-mistakes-note = Trois au plus par joueur, et seulement ce qui dépasse nettement le bruit.
review-tickets = Destinations
review-tickets-note = Quand chaque destination a été gardée, et depuis quel coup elle était réussie ou bloquée.
review-ticket = Destination
review-kept = Gardée
review-state = Issue
review-ticket-state = { $state ->
    [done] réussie depuis le coup { $move }
    [open] possible jusqu’à la fin, non réussie
    [possible] encore possible
   *[cut_off] bloquée depuis le coup { $move }
}
review-luck-title = La chance à la pioche
review-luck-note = Ce qui est venu, par rapport à ce qu’on pouvait prévoir au moment de piocher. Écart : à quel point c’est inhabituel ; au-delà de 2 dans un sens ou l’autre, c’est rare.
review-wilds = { wild-card.plural-start } piochées
review-tunnels = Cartes supplémentaires des tunnels
review-came = { $came } sur { $cards } (prévu : { $expected })
review-none = aucune
review-spread = Écart
review-decisions = Toutes les décisions
review-decisions-note = Les décisions qui laissaient un choix ; là où { $bot } aurait fait de même, rien n’a été perdu.
review-move = Coup
review-played = Joué
review-preferred = { $bot }
review-same = la même chose
review-choices = Choix
review-games-note = Chaque partie séparément ; ouvre-en une pour en voir plus.
review-yardstick = Comment c’est mesuré
review-yardstick-note = Les deux actions, celle qui a été jouée et celle que préfère { $bot }, sont essayées dans { $samples ->
    [one] un monde
   *[other] les mêmes mondes ({ $samples } au plus)
} compatibles avec ce que savait ce joueur. { $bot } continue pour tout le monde ({ $rounds ->
    [0] jusqu’à la fin du coup
    [one] pendant un tour de table
   *[other] pendant { $rounds } tours de table
}), et la probabilité de victoire est estimée d’après ce que le joueur verrait alors. L’estimation a été réglée sur des parties entre bots ; elle voit les points, les destinations, le nombre de cartes et de wagons, mais pas les couleurs en main ni qui bloque qui, et elle surestime les mains pleines en début de partie. Une perte indique donc où regarder, ce n’est pas un verdict : les petites pertes ne disent pas grand-chose, et un choix meilleur que celui de { $bot } apparaît sans perte.
