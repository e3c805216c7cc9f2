# Eine Partie in Worten: Karten und Farben, was man tun kann, worauf gewartet wird, was geschah, die Wertung.
# IDs kommen, wie sie sind ($color ist red, wild oder gray; $symbol ist crab), und werden von den Texten des ersten Abschnitts
# benannt, auf die andere verweisen. $player, $city, $route und $ticket sind fertige Namen.

## Namen

color-name = { $color ->
    [red] rot
    [orange] orange
    [yellow] gelb
    [green] grün
    [blue] blau
    [purple] violett
    [black] schwarz
    [white] weiß
    [pink] rosa
    [gray] grau
   *[other] { $color }
}
# Die mehrfarbige Karte: $wild sagt, wie sie auf dem Spielplan heißt. Andere Texte nehmen ihre Formen, etwa { wild-card.plural }.
wild-card = { $wild ->
    [ferry_card] Fährenkarte
   *[locomotive] Lokomotive
}
    .plural = { $wild ->
        [ferry_card] Fährenkarten
       *[locomotive] Lokomotiven
    }
card-kind = { $color ->
    [wild] { wild-card }
   *[other] { color-name }
}
# Im vierten Fall: „nimmt eine Lokomotive“.
a-card = { $color ->
    [red] eine rote Karte
    [yellow] eine gelbe Karte
    [green] eine grüne Karte
    [blue] eine blaue Karte
    [purple] eine violette Karte
    [black] eine schwarze Karte
    [white] eine weiße Karte
    [gray] eine graue Karte
    [wild] eine { wild-card }
   *[other] eine { color-name } Karte
}
# $count Karten einer Sorte, im ersten oder vierten Fall; .dative ist der dritte: „mit 1 roten Karte“.
cards = { $color ->
    [wild] { $count ->
        [one] { $count } { wild-card }
       *[other] { $count } { wild-card.plural }
    }
   *[other] { $count } { $color ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] violette
        [black] schwarze
        [white] weiße
        [gray] graue
       *[other] { color-name }
    } { $count ->
        [one] Karte
       *[other] Karten
    }
}
    .dative = { $color ->
        [wild] { $count ->
            [one] { $count } { wild-card }
           *[other] { $count } { wild-card.plural }
        }
       *[other] { $count } { $color ->
            [red] roten
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] violetten
            [black] schwarzen
            [white] weißen
            [gray] grauen
           *[other] { color-name }
        } { $count ->
            [one] Karte
           *[other] Karten
        }
    }
# Ein Satz Karten, von dem alles bekannt ist: $count Karten einer Sorte und $wilds Lokomotiven. Nach „mit“ steht { card-set.dative }.
card-set = { $wilds ->
    [0] { cards }
    [one] { cards } und { $wilds } { wild-card }
   *[other] { cards } und { $wilds } { wild-card.plural }
}
    .dative = { $wilds ->
        [0] { cards.dative }
        [one] { cards.dative } und { $wilds } { wild-card }
       *[other] { cards.dative } und { $wilds } { wild-card.plural }
    }
# Eine Zahlung, von der nur die Farbe und die Zahl der Lokomotiven bekannt sind: „bezahlt in Rot mit 1 Lokomotive“.
payment = { $color ->
    [wild] mit { wild-card.plural }
   *[other] in { $color ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [purple] Violett
        [black] Schwarz
        [white] Weiß
        [pink] Rosa
        [gray] Grau
       *[other] { color-name }
    }{ $wilds ->
        [0] {""}
        [one] {""} mit { $wilds } { wild-card }
       *[other] {""} mit { $wilds } { wild-card.plural }
    }
}
symbol-name = { $symbol ->
    [bridge] Brücke
    [cable_car] Cable Car
    [crab] Krabbe
    [lighthouse] Leuchtturm
    [sea_lion] Seelöwe
    [sourdough] Sauerteigbrot
    [fog] Nebel
   *[other] { $symbol }
}
board-title = { $id ->
    [usa] Nordamerika
    [europe] Europa
    [old_west] Der Wilde Westen
    [san_francisco] San Francisco
   *[other] { $name }
}
# Eine parallele Strecke; $track ist 2 oder 3.
route-track = { $route } (Gleis { $track })
ticket-worth = { $ticket } ({ $points })
# Für wen eine Zahl steht, wo keine Namen bekannt sind; Plätze zählen ab 1.
seat-number = Platz { $seat }
list-and = { $before } und { $last }

## Was man tun kann, als Einträge eines Menüs

action-keep = { $count ->
    [0] Keine Zielkarte behalten
    [one] Zielkarte { $tickets } behalten
   *[other] Zielkarten { $tickets } behalten
}
action-keep-named = { $count ->
    [0] Keine Zielkarte behalten
   *[other] { $tickets } behalten
}
action-start = In { $city } starten
action-place = Souvenirs „{ symbol-name }“ auf { $city } legen
action-draw = { $color ->
    [wild] Eine { wild-card } aus der Auslage nehmen
    [red] Eine rote Karte aus der Auslage nehmen
    [yellow] Eine gelbe Karte aus der Auslage nehmen
    [green] Eine grüne Karte aus der Auslage nehmen
    [blue] Eine blaue Karte aus der Auslage nehmen
    [purple] Eine violette Karte aus der Auslage nehmen
    [black] Eine schwarze Karte aus der Auslage nehmen
    [white] Eine weiße Karte aus der Auslage nehmen
    [gray] Eine graue Karte aus der Auslage nehmen
   *[other] Eine { color-name } Karte aus der Auslage nehmen
}
action-draw-deck = Die oberste Karte vom Stapel ziehen
action-tickets = Zielkarten ziehen
action-claim = { $route } mit { card-set.dative } nutzen
action-pay = Die Zusatzkarten { payment } bezahlen
action-pay-exactly = { card-set } zusätzlich bezahlen
action-decline = Karten zurücknehmen und den Tunnel aufgeben
action-station = In { $city } einen Bahnhof bauen, bezahlt { payment }
action-marker = Einen Stadtmarker für { card-set } auf { $city } legen
action-no-marker = Auf den Marker verzichten
action-souvenir = Das Souvenir von { $city } nehmen
action-alvin = Alvin nach { $city } schicken
action-pass = Passen

## Worauf gewartet wird

decision-tickets = { $count ->
    [one] { $player } hat { $count } Zielkarte gezogen und { $least ->
        [0] darf sie behalten.
       *[other] muss sie behalten.
    }
   *[other] { $least ->
        [0] { $player } muss Zielkarten auswählen: alle, einige oder keine von { $count }.
       *[other] { $player } muss Zielkarten auswählen: mindestens { $least } von { $count }.
    }
}
decision-tickets-own = { decision-tickets } Angeboten: { $tickets }.
decision-start = { $player } muss eine Startstadt wählen.
decision-place = { $player } muss einen Stapel Souvenirs auf einen Ort ohne Souvenirs legen. Noch zu legen: { $symbols }.
decision-turn = { $player } ist am Zug.
decision-second = { $player } muss eine zweite Karte nehmen.
decision-tunnel = { $player } muss für den Tunnel { $route } { $extra ->
    [one] { $extra } Zusatzkarte
   *[other] { $extra } Zusatzkarten
} bezahlen oder { card-set } zurücknehmen.
decision-souvenir = { $player } muss das Souvenir von { $first } oder das von { $second } nehmen.
decision-marker = { $player } darf an einem Ende von { $route } einen Stadtmarker legen.
decision-alvin = { $player } muss Alvin in eine dieser Städte schicken: { $cities }.

# Worauf die Partie wartet, für Fehlertexte: ein Hauptwort im vierten Fall, mit den Wörtern zum Eintippen.
waits-for = { $waits_for ->
    [opening] die Auswahl der ersten Zielkarten („keep 1 2“)
    [start] eine Startstadt („start CITY“)
    [place] einen Ort für einen Stapel Souvenirs („place SYMBOL CITY“)
    [turn] die Aktion eines Zuges („draw …“, „claim …“, „draw tickets“ oder, auf manchen Spielplänen, „station …“)
    [second] eine zweite Karte („draw deck“ oder „draw COLOR“)
    [keep] die Auswahl unter den gezogenen Zielkarten („keep 1 2“)
    [tunnel] eine Antwort auf den Tunnel („pay CARDS“ oder „decline“)
    [souvenir] die Wahl eines Souvenirs („souvenir CITY“)
    [marker] einen Stadtmarker oder keinen („marker CITY CARDS“ oder „no-marker“)
    [alvin] eine Stadt für Alvin („alvin CITY“)
   *[other] { $waits_for }
}

## Was geschah

event-card-taken = { $player } nimmt { a-card } aus der Auslage.
event-card-drawn = { $player } zieht { a-card } vom Stapel.
event-card-drawn-unseen = { $player } zieht eine Karte vom Stapel.
event-card-turned-up = Neu in der Auslage: { $color ->
    [wild] eine { wild-card }
   *[other] { a-card }
}.
event-row-swept = Drei { wild-card.plural }: Die Auslage wird ersetzt.
event-deck-shuffled = Der Ablagestapel wird zum neuen Stapel gemischt: { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
event-route-claimed = { $player } nutzt { $route } mit { card-set.dative }.
event-points-route = { $player } erhält { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-points-control = { $player } kontrolliert { $city } und erhält dafür { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-points-capture = { $player } hat Alvin gefangen und erhält dafür { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-tunnel-tried = { $player } versucht den Tunnel { $route } mit { card-set.dative }.
event-card-revealed = Der Tunnel zeigt { a-card }.
event-extra-demanded = Der Tunnel verlangt von { $player } { $cards ->
    [one] { $cards } Zusatzkarte.
   *[other] { $cards } Zusatzkarten.
}
event-extra-paid = { $player } bezahlt zusätzlich { card-set }.
event-tunnel-left = { $player } gibt den Tunnel { $route } auf und nimmt die Karten zurück.
event-tickets-drawn = { $player } zieht { $count ->
    [one] { $count } Zielkarte.
   *[other] { $count } Zielkarten.
}
event-tickets-kept = { $refused ->
    [0] { $player } behält { $kept ->
        [one] die Zielkarte.
        [2] beide Zielkarten.
       *[other] alle { $kept } Zielkarten.
    }
   *[other] { $player } behält { $kept ->
        [0] keine Zielkarte
        [one] { $kept } Zielkarte
       *[other] { $kept } Zielkarten
    } und gibt { $refused } zurück.
}
event-ticket-taken = { $player } hat jetzt die Zielkarte { $ticket }. Sie ist { $points ->
    [one] { $points } Punkt wert.
   *[other] { $points } Punkte wert.
}
event-station-built = { $player } baut für { card-set } einen Bahnhof in { $city }.
event-start-chosen = { $player } startet in { $city }.
event-marker-placed = { $player } legt für { card-set } einen Stadtmarker auf { $city }.
event-alvin-captured = { $player } fängt Alvin in { $city }.
event-alvin-moved = { $player } schickt Alvin nach { $city }.
event-souvenir-taken = { $player } nimmt das Souvenir „{ symbol-name }“ aus { $city }.
event-souvenirs-placed = { $player } legt die Souvenirs „{ symbol-name }“ auf { $city }.
event-first-drawn = { $player } beginnt.
event-rows-swept = Die Auslage wird { $times ->
    [one] einmal
   *[other] { $times }-mal
} ersetzt.
event-passed = { $player } hat keinen Zug mehr und passt.
event-last-round = { $player } hat kaum noch Waggons: Die letzte Runde beginnt, alle sind noch einmal am Zug.
event-game-over = Die Partie ist zu Ende.

## Der Wertungsbogen

score-routes = Strecken
score-routes-and-cities = Strecken und kontrollierte Städte
score-captures = Alvin gefangen
score-ticket = Zielkarte { $ticket }
score-ticket-missed = Zielkarte { $ticket }, nicht erfüllt
score-stations = Nicht gebaute Bahnhöfe
score-longest-path = Längste Strecke ({ $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
})
score-globetrotter = Globetrotter (erfüllte Zielkarten: { $tickets })
score-souvenirs = Souvenirs
score-alvin = Alvin am Ende
score-total = Gesamt
winners = { $count ->
    [0] Noch hat niemand gewonnen.
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
