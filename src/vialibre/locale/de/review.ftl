### Was eine Aufzeichnung verrät: 'vialibre analyse' und die Seite, die --html schreibt.
# $player, $route, $city und $tickets sind fertige Namen; $bot ist der Name eines Bots; Prozente kommen als Text, etwa 6,2 %.

cli-analyse-help = Analysiert eine aufgezeichnete Partie: für jede Entscheidung, was ein Bot getan hätte und wie viel Gewinnchance verloren ging, die größten Fehler in Worten, Glück, Zielkarten. Bei mehreren Aufzeichnungen: eine Tabelle pro Spieler.
cli-analyse-examples =
    Beispiele:
    vialibre analyse game.json
    vialibre analyse game.json --html report.html
    vialibre analyse games/*.json --bot conductor --jobs 2
    vialibre analyse game.json --json > game-review.json
cli-analyse-records-help = Eine oder mehrere Aufzeichnungen, geschrieben von 'vialibre watch --save' oder von einem Tisch heruntergeladen.
cli-analyse-bot-help = Der Bot zum Vergleich: sein Name, oder ein eigener als modul:Klasse.
cli-analyse-samples-help = In wie vielen möglichen Welten beide Aktionen probiert werden; mehr dauern länger und sind genauer.
cli-analyse-rounds-help = Wie viele Runden der Bot für alle weiterspielt, bevor eine Stellung beurteilt wird.
cli-analyse-unfinished-help = Analysiert auch Partien, die noch nicht zu Ende sind. Das verrät, was die Spieler noch nicht wissen dürfen.
cli-analyse-records = Aufzeichnungen
cli-analyse-moves = Aktionen
cli-analyse-unreadable = { $file }: { $error }
cli-analyse-interrupted = unterbrochen; das hier stammt aus { $done ->
    [one] einer Aufzeichnung
   *[other] { $done } Aufzeichnungen
} von { $all }.
cli-analyse-some-unreadable = { $count ->
    [one] Eine Aufzeichnung wurde
   *[other] { $count } Aufzeichnungen wurden
} ausgelassen; siehe oben.

error-review-goes-on = Diese Partie ist noch nicht zu Ende, und eine Analyse würde verraten, was die Spieler noch nicht wissen dürfen. Mit --unfinished wird sie trotzdem analysiert.

## Was getan wurde, und was der Bot getan hätte. $kind sagt, welche Aktion es ist; davon hängen die Namen darin ab.

review-did = { $kind ->
    [keep] { $count ->
        [0] { $player } hat keine Zielkarte behalten
       *[other] { $player } hat { $tickets } behalten
    }
    [start] { $player } ist in { $city } gestartet
    [place] { $player } hat die Souvenirs „{ symbol-name }“ auf { $city } gelegt
    [draw] { $player } hat { a-card } aus der Auslage genommen
    [deck] { $player } hat vom Stapel gezogen
    [tickets] { $player } hat Zielkarten gezogen
    [claim] { $player } hat { $route } mit { card-set.dative } genutzt
    [tunnel] { $player } hat den Tunnel { $route } mit { card-set.dative } versucht
    [pay] { $player } hat für den Tunnel zusätzlich { card-set } bezahlt
    [decline] { $player } hat den Tunnel aufgegeben
    [station] { $player } hat in { $city } einen Bahnhof gebaut, bezahlt { payment }
    [marker] { $player } hat für { card-set } einen Stadtmarker auf { $city } gelegt
    [no-marker] { $player } hat auf den Stadtmarker verzichtet
    [souvenir] { $player } hat das Souvenir von { $city } genommen
    [alvin] { $player } hat Alvin nach { $city } geschickt
   *[pass] { $player } hat gepasst
}
review-would = { $kind ->
    [keep] { $count ->
        [0] { $bot } hätte keine Zielkarte behalten
       *[other] { $bot } hätte { $tickets } behalten
    }
    [start] { $bot } wäre in { $city } gestartet
    [place] { $bot } hätte die Souvenirs „{ symbol-name }“ auf { $city } gelegt
    [draw] { $bot } hätte { a-card } aus der Auslage genommen
    [deck] { $bot } hätte vom Stapel gezogen
    [tickets] { $bot } hätte Zielkarten gezogen
    [claim] { $bot } hätte { $route } mit { card-set.dative } genutzt
    [tunnel] { $bot } hätte den Tunnel { $route } mit { card-set.dative } versucht
    [pay] { $bot } hätte für den Tunnel zusätzlich { card-set } bezahlt
    [decline] { $bot } hätte den Tunnel aufgegeben
    [station] { $bot } hätte in { $city } einen Bahnhof gebaut, bezahlt { payment }
    [marker] { $bot } hätte für { card-set } einen Stadtmarker auf { $city } gelegt
    [no-marker] { $bot } hätte auf den Stadtmarker verzichtet
    [souvenir] { $bot } hätte das Souvenir von { $city } genommen
    [alvin] { $bot } hätte Alvin nach { $city } geschickt
   *[pass] { $bot } hätte gepasst
}
# $did und $would sind die beiden Sätze darüber.
review-mistake = Aktion { $move }: { $did }. { $would }: { $loss } Gewinnchance verloren ({ $after } statt { $best }).
review-no-mistake = Nichts, was { $bot } getan hätte, sieht klar besser aus.

## Überschriften, Tabellenköpfe, Anmerkungen

review-title = { $board }: { $players }
review-title-many = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in der Analyse
review-lead = { $moves ->
    [one] Eine Aktion.
   *[other] { $moves } Aktionen.
} { $result } Verglichen mit { $bot }.
review-lead-many = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}, { $decisions ->
    [one] eine Entscheidung.
   *[other] { $decisions } Entscheidungen.
} Verglichen mit { $bot }.
review-stopped = Die Partie endete vorzeitig.
review-players = Spieler
review-players-note = Verlust: Gewinnchance, im Mittel pro Entscheidung, bei der es eine Wahl gab. Übereinstimmung: wie oft { $bot } dasselbe getan hätte. Glück: in Karten pro Partie, vom Stapel gezogene { wild-card.plural } über der Erwartung plus Zusatzkarten bei Tunneln darunter.
review-player = Spieler
review-score = Punkte
review-mean-score = Punkte (Mittel)
review-games = Partien
review-wins = Siege
review-loss = Verlust
review-agreement = Übereinstimmung
review-luck = Glück
review-decisions-count = Entscheidungen
review-biggest = Größter Fehler
review-biggest-at = { $loss } bei Aktion { $move } von { $file }
review-points = Punkte
review-chances = Gewinnchance
review-chances-note = Die Gewinnchance jedes Spielers nach jeder Aktion, aus dem, was er wissen konnte, zusammen auf 100 % gebracht. Ringe markieren die Fehler unten.
review-chance-of = { $player } nach Aktion { $move }: { $chance }
review-mistakes = Die größten Fehler
review-mistakes-note = Höchstens drei pro Spieler, und nur, was klar mehr ist als Rauschen.
review-tickets = Zielkarten
review-tickets-note = Wann jede Zielkarte behalten wurde, und seit welcher Aktion sie erfüllt oder blockiert war.
review-ticket = Zielkarte
review-kept = Behalten
review-state = Wie es ausging
review-ticket-state = { $state ->
    [done] erfüllt seit Aktion { $move }
    [open] bis zum Ende möglich, nicht erfüllt
    [possible] noch möglich
   *[cut_off] blockiert seit Aktion { $move }
}
review-luck-title = Glück beim Ziehen
review-luck-note = Was kam, verglichen mit dem, was beim Ziehen zu erwarten war. Streuung: wie ungewöhnlich das ist; mehr als 2 nach oben oder unten ist selten.
review-wilds = Vom Stapel gezogene { wild-card.plural }
review-tunnels = Zusatzkarten bei Tunneln
review-came = { $came } von { $cards } (erwartet: { $expected })
review-none = keine
review-spread = Streuung
review-decisions = Alle Entscheidungen
review-decisions-note = Entscheidungen, bei denen es eine Wahl gab; wo { $bot } dasselbe getan hätte, ging nichts verloren.
review-move = Aktion
review-played = Gespielt
review-preferred = { $bot }
review-same = dasselbe
review-choices = Möglichkeiten
review-games-note = Jede Partie für sich; öffne eine, um mehr zu sehen.
review-yardstick = Wie das gemessen wird
review-yardstick-note = Beide Aktionen, die gespielte und die, die { $bot } vorzieht, werden { $samples ->
    [one] in einer Welt probiert, die zu dem passt, was dieser Spieler wusste.
   *[other] in denselben Welten (höchstens { $samples }) probiert, die zu dem passen, was dieser Spieler wusste.
} { $bot } spielt für alle weiter ({ $rounds ->
    [0] bis zum Ende des Zuges
    [one] eine Runde lang
   *[other] { $rounds } Runden lang
}), und die Gewinnchance wird aus dem geschätzt, was der Spieler dann sähe. Die Schätzung ist an Partien zwischen Bots angepasst; sie sieht Punkte, Zielkarten, die Zahl der Karten und Waggons, aber nicht, welche Farben jemand hat oder wer wen blockiert, und sie überschätzt volle Hände früh in der Partie. Ein Verlust ist also ein Hinweis, wo man hinsehen sollte, kein Urteil: Kleine Verluste bedeuten wenig, und eine bessere Wahl als die von { $bot } erscheint als kein Verlust.
