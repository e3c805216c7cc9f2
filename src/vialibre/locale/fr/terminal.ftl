# L’application dans un terminal (vialibre play). La place est comptée : les lignes font 80 signes.
# On évite « de » et « que » devant un nom, à cause de l’élision (d’Anne, d’Essen).

## Volets et lignes

app-row = Visibles
app-deck = Pioche { $cards }
app-deck-long = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, défausse : { $discards }
app-ticket-deck = { $tickets ->
    [one] { $tickets } destination à piocher
   *[other] { $tickets } destinations à piocher
}
app-hand = Main
app-hand-long = Main : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Un joueur sur une ligne avec jusqu’à cinq autres : points et wagons, au plus court.
app-player-short = { $score }p { $cars }w
app-player-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
app-player-cars = { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}
app-player-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
app-player-tickets = { $tickets ->
    [one] { $tickets } destination
   *[other] { $tickets } destinations
}
app-player-stations = { $left ->
    [one] { $left } gare restante
   *[other] { $left } gares restantes
}
app-player-markers = { $left ->
    [one] { $left } Cité restante
   *[other] { $left } Cités restantes
}
app-player-souvenirs = souvenirs : { $souvenirs }
app-player-alvin = a Alvin
app-last-round = Dernier tour !
app-tickets-offered = Au choix
app-tickets-own = Tes destinations
app-tickets-none = Pas encore de destinations.
app-ticket-state = { $state ->
    [done] réussie
    [cut_off] bloquée
   *[possible] possible
}
# Ce qui manque encore à une destination.
app-ticket-missing = { $cars ->
    [one] il manque { $cars } wagon
   *[other] il manque { $cars } wagons
} : { $routes }
app-ticket-station = gare à { $cities }
app-ticket-rival = si un rival la prend d’abord
app-log-undone = { $player } annule son dernier coup.
app-log-said = { $player } : { $said }

## Noms des volets ; la lettre placée devant est leur touche

app-pane = { $pane ->
    [actions] Actions
    [cards] Cartes
    [tickets] Destinations
    [players] Joueurs
   *[log] Journal
}
app-pane-count = { $pane } { $count }

## Trouver une action

app-find = / pour chercher : mar rouge
app-find-none = Aucune action possible ne correspond à ces mots.
app-waiting = Les autres réfléchissent…
app-nothing = Rien à décider.

## La ligne des touches

app-key = { $key ->
    [find] chercher
    [choose] choisir
    [map] plateau
    [zoom] zoom
    [hint] conseil
    [undo] annuler
    [save] enregistrer
    [help] aide
    [quit] quitter
    [back] retour
   *[move] déplacer
}

## Ce qui est dit un instant

app-hint = Conseil : { $action }
app-hint-thinking = Recherche d’un conseil…
app-no-undo = Rien ne peut être annulé maintenant.
app-not-your-turn = Ce n’est pas ton tour.
app-saved = Enregistré dans { $file }
app-saving = Enregistrement…

## Le rideau entre les personnes

app-curtain-title = { $player }, à toi de jouer
app-curtain-text = Les autres regardent ailleurs. { $player }, appuie sur Entrée quand personne d’autre ne voit l’écran.

## La fin

app-scores-title = La partie est terminée
app-scores-keys = Échap : voir le plateau · q : enregistrer et quitter

## Aide

app-help-title = Touches et symboles
app-help-keys =
    { "↑ ↓  Page ↑ ↓  " }parcourir la liste ; le plateau montre où c’est
    { "Entrée         " }faire l’action sélectionnée
    { "/              " }chercher (mar rouge) ; Entrée le fait, Échap arrête
    { "← →  Maj+↑ ↓   " }déplacer le plateau
    { "+  −  0        " }zoom avant, zoom arrière, réinitialiser
    { "m              " }grand plateau, et retour
    { "a c t p l      " }actions, cartes, destinations, joueurs, journal ; Tab : suivant
    { "h              " }un conseil du bot le plus fort
    { "u              " }annuler, quand c’est équitable
    { "s              " }enregistrer
    { "q              " }enregistrer et quitter
app-help-signs = Sur le plateau
app-help-colors = Les lettres sont les couleurs des espaces : { $letters }. Une majuscule ou { $tunnel } est un tunnel, { $sign } un espace qui demande une { wild-card }.
app-help-owned = Un chiffre sur une couleur est un wagon de ce joueur.
app-help-stations = { $sign } et un chiffre : gare de ce joueur.
app-help-markers = { $sign } et un chiffre : Cité de ce joueur.
app-help-alvin = { $sign } : Alvin.
app-help-souvenirs = Une majuscule et un nombre dans une ville : des souvenirs et combien : { $letters }.
app-help-close = Échap ferme cette aide.
