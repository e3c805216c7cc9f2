# Was hilft: die Regeln eines Spielplans, die begleitete erste Partie, die Tasten und der Hinweis, dass man am Zug ist.

## Die Seite mit der Hilfe

guide-title = Spielanleitung
guide-start-title = Deine erste Partie: Tutorial in zwei Minuten
guide-start-text = Du spielst eine echte Partie auf dem Spielplan Nordamerika gegen unseren leichtesten Bot. Das Tutorial erklärt eins nach dem anderen und wartet, bis du es getan hast. Du kannst es jederzeit überspringen und einfach weiterspielen.
guide-start = Tutorial starten
guide-starting = Der Spielplan wird aufgebaut…
guide-rules-title = Regeln der Spielpläne
guide-rules-board = Spielplan
guide-rules-players = Spieler
guide-rules-alvin = Mit Alvin (Variante)
guide-keys-title = Tastenkürzel
guide-keys-settings = Tastenkürzel in den Einstellungen ein- oder ausschalten
# Was eine Taste am Tisch tut; steht hinter der Taste.
guide-key = { $what ->
    [row] diese offene Karte nehmen
    [deck] vom Stapel ziehen
    [tickets] Zielkarten ziehen
    [moves] Strecken, die du nutzen kannst
    [undo] rückgängig
    [log] Verlauf
    [chat] Chat
    [hand] deine Zielkarten
    [help] diese Tastenkürzel
    [zoom] den Plan zoomen
    [whole] den ganzen Plan zeigen
    [move] den Plan bewegen oder zum nächsten Leuchtenden gehen
   *[close] schließen, was offen ist
}

## Die begleitete erste Partie. Ein Schritt hat einen Titel und ein, zwei Sätze: bis zu 160 Buchstaben, für ein kleines Handy.

guide-label = Tutorial
guide-progress = Schritt { $step } von { $steps }
guide-next = Weiter
guide-finish = Weiterspielen
guide-skip = Tutorial überspringen
guide-step-title = { $step ->
    [tickets] Wähle deine Zielkarten
    [first] Nimm eine Karte
    [second] Und noch eine
    [glow] Achte auf das Leuchten
    [claim] Nutze eine Strecke
    [points] Deine erste Strecke!
    [state] Behalte deine Ziele im Blick
   *[end] So endet die Partie
}
# $keep: Zielkarten, die mindestens zu behalten sind. $points: Punkte der ersten Strecke. $length, $worth: Felder der längsten
# Strecken und ihre Punkte. $bonus: Punkte für die längste durchgehende Strecke.
guide-step-text = { $step ->
    [tickets] Jede Zielkarte nennt zwei Städte, die du verbinden sollst; sie leuchten. Behalte mindestens { $keep }. Am leichtesten sind Ziele auf demselben Weg.
    [first] Pro Zug tust du eins: Karten nehmen, eine Strecke nutzen oder Zielkarten ziehen. Nimm jetzt eine Karte: eine der fünf offenen oder vom Stapel.
    [second] Du nimmst zwei pro Zug. Die Karte mit dem Rad ist eine { wild-card } und passt zu jeder Farbe, aber eine offene { wild-card } zählt für zwei.
    [glow] Jedes Feld kostet eine Karte in der Farbe der Strecke; bei grauen wählst du eine Farbe. Was du bezahlen kannst, leuchtet, wenn du am Zug bist.
    [claim] Nimm Zug für Zug Karten, bis eine Strecke auf deinem Weg leuchtet. Dann wähle sie.
    [points] Sie hat dir sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gebracht. Lange Strecken sind viel mehr wert: { $length } Felder bringen { $worth } Punkte.
    [state] Deine Zielkarten zeigen, ob sie erfüllt, möglich oder blockiert sind. Wähle eine: Der Plan zeigt den kürzesten Weg, der bleibt.
   *[end] Hat jemand höchstens zwei Waggons, beginnt die letzte Runde. Dann zählen Zielkarten: erfüllte plus, andere minus. Die längste Strecke bringt { $bonus }.
}
# Was gerade los ist, unter dem Satz eines Schritts. $routes: wie viele Strecken leuchten; $near: wie viele davon einer Zielkarte helfen.
guide-hint = { $hint ->
    [wait] Dein Gegenüber ist am Zug. Es dauert nicht lange.
    [none] Noch leuchtet nichts: Nimm weitere Karten.
    [near] { $routes ->
        [one] { $routes } Strecke leuchtet jetzt, und sie liegt auf dem Weg zu deinen Zielen.
       *[other] { $routes } Strecken leuchten jetzt, { $near } davon auf dem Weg zu deinen Zielen.
    }
   *[some] { $routes ->
        [one] { $routes } Strecke leuchtet jetzt.
       *[other] { $routes } Strecken leuchten jetzt.
    }
}

## Der Hinweis, dass man am Zug ist

# Der Titel des Browsertabs.
guide-notice-title = ● Du bist am Zug – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Eine Meldung des Browsers, während die Seite nicht zu sehen ist.
guide-notice-head = Du bist am Zug
guide-notice-body = Deine Partie auf dem Spielplan { $board } wartet auf dich.

## Die Regeln eines Spielplans, in einem Bereich. Jede ist ein kurzer Absatz; gezeigt wird nur, was für den Spielplan gilt.

rules-open-all = Alle öffnen
rules-close-all = Alle schließen
rules-section = { $section ->
    [aim] Ziel des Spiels
    [turn] Dein Zug
    [cards] Karten und { wild-card.plural }
    [claim] Eine Strecke nutzen
    [parallel] Doppelstrecken
    [tickets] Zielkarten
    [ferries] Fähren
    [tunnels] Tunnel
    [stations] Bahnhöfe
    [markers] Startstädte und Kontrolle
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] Spielende und Wertung
   *[ties] Gleichstand
}

rules-aim = Nutze Strecken auf dem Spielplan und verbinde die Städte auf deinen geheimen Zielkarten. Wer am Ende die meisten Punkte hat, gewinnt.
rules-start = Du beginnst mit { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
} und { $hand ->
    [one] { $hand } Karte.
   *[other] { $hand } Karten.
}
rules-order = Der Zufall oder der Host bestimmt, wer beginnt. Danach geht es reihum von Platz zu Platz.
rules-order-later = Entscheidet der Zufall, wird auf diesem Spielplan erst nach der Wahl der Zielkarten ausgelost, wer beginnt.

rules-turn = In deinem Zug tust du genau eins davon:
rules-turn-draw = Karten nehmen.
rules-turn-claim = Eine Strecke nutzen.
rules-turn-tickets = Zielkarten ziehen.
rules-turn-station = Einen Bahnhof bauen.
rules-turn-pass = Du passt nur, wenn nichts davon möglich ist.

# $colors: wie viele Farben. $each: Karten von jeder.
rules-deck = Es gibt { $colors } Farben, jede mit eigenem Symbol und { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
} im Stapel.
rules-draw = Nimm nacheinander zwei Karten: offene aus der Auslage von fünf oder die oberste vom Stapel. Eine Lücke in der Auslage wird gefüllt, bevor du wieder wählst.
# $wilds: wie viele es gibt.
rules-wild = Eine { wild-card } ({ $wilds } sind im Stapel) steht für jede Farbe.
rules-wild-open = Eine offene { wild-card } zählt für beide Karten: Nimmst du eine, ist sie deine einzige, und als zweite Karte darfst du sie nicht nehmen.
rules-wild-deck = Eine { wild-card } vom Stapel ist eine Karte wie jede andere.
rules-sweep = Sind drei oder mehr der fünf offenen Karten { wild-card.plural }, werden alle fünf abgelegt und ersetzt, solange dafür mindestens drei andere Karten übrig sind.
rules-reshuffle = Ist der Stapel leer, wird der Ablagestapel zum neuen Stapel gemischt. Gibt es keine zweite Karte, die du nehmen darfst, ist eine Karte dein Zug. Ein Handlimit gibt es nicht.

rules-claim = Spiel für jedes Feld eine Karte in der Farbe der Strecke und stell auf jedes Feld einen deiner Waggons.
rules-claim-gray = Eine graue Strecke nimmt jede Farbe, aber alle Karten müssen dieselbe haben.
rules-claim-wilds = { wild-card.plural } können einige der Karten oder alle ersetzen.
rules-claim-whole = Du nutzt eine Strecke pro Zug und immer die ganze: Du brauchst Karten und Waggons für jedes Feld. Die gespielten Karten werden abgelegt.
rules-claim-anywhere = Eine Strecke muss nicht an deine anderen anschließen.
rules-claim-points = Du bekommst sofort Punkte, je nach Länge:
rules-claim-points-control = Eine Strecke bringt sofort Punkte, je nach Länge; wer sie bekommt, hängt davon ab, wer ihre zwei Städte kontrolliert:
rules-table-spaces = Felder
rules-table-symbols = Verschiedene Symbole
rules-table-points = Punkte

# $tracks: wie viele höchstens nebeneinander liegen.
rules-parallel = { $tracks ->
    [2] Zwei Strecken
   *[other] Zwei oder drei Strecken
} zwischen denselben zwei Städten verlaufen nebeneinander. Du darfst nur eine davon nutzen.
rules-parallel-closed = Bei { $players } Spielern darf nur eine davon genutzt werden: Danach sind die anderen für alle gesperrt.
rules-parallel-open = Bei { $players } Spielern bleiben die anderen für die übrigen Spieler frei.
rules-parallel-from = Ab { $players } Spielern bleiben sie für die übrigen Spieler frei.

rules-ticket = Eine Zielkarte nennt zwei Städte. Verbinden deine Strecken sie am Ende der Partie auf irgendeinem Weg, bekommst du ihre Punkte. Wenn nicht, verlierst du ebenso viele.
rules-ticket-start = Am Anfang bekommst du { $deal ->
    [one] { $deal } Zielkarte.
   *[other] { $deal } Zielkarten.
} Behalte mindestens { $keep }.
# $long: wie viele lange zu den $deal anderen dazukommen.
rules-ticket-start-long = Am Anfang bekommst du { $long ->
    [one] { $long } lange Zielkarte
   *[other] { $long } lange Zielkarten
} und { $deal ->
    [one] { $deal } andere.
   *[other] { $deal } andere.
} Behalte von allen mindestens { $keep }.
rules-ticket-refused = { $where ->
    [out] Zurückgegebene Zielkarten kommen ungesehen aus dem Spiel.
    [shuffled_under] Zurückgegebene Zielkarten werden gemischt und kommen unter den Stapel.
   *[under] Zurückgegebene Zielkarten kommen unter den Stapel.
}
rules-ticket-draw = Später kannst du in deinem Zug { $draw ->
    [one] { $draw } Zielkarte
   *[other] { $draw } Zielkarten
} ziehen, oder so viele, wie noch da sind, und mindestens { $keep } behalten. Der Rest kommt unter den Stapel.
rules-ticket-long = Lange Zielkarten werden nur am Anfang ausgeteilt.
rules-ticket-secret = Deine Zielkarten behältst du bis zum Ende. Die anderen sehen, wie viele du hast, aber nicht, welche.

rules-ferry = Jedes Feld mit einem Rad verlangt eine { wild-card }.
rules-ferry-rest = Für die übrigen Felder spielst du Karten wie gewohnt oder weitere { wild-card.plural }.

rules-tunnel = Ein gestrichelter Rand bedeutet Tunnel. Du spielst deine Karten, dann { $reveal ->
    [one] wird { $reveal } Karte
   *[other] werden { $reveal } Karten
} vom Stapel aufgedeckt, oder weniger, wenn es nicht so viele gibt.
rules-tunnel-extra = Für jede davon, die eine { wild-card } ist oder deine gespielte Farbe hat, bezahlst du eine weitere Karte: in dieser Farbe oder eine { wild-card }.
rules-tunnel-wilds = Hast du nur { wild-card.plural } gespielt, zählen nur die { wild-card.plural }, und du bezahlst sie mit { wild-card.plural }.
rules-tunnel-leave = Kannst oder willst du nicht bezahlen, nimmst du deine Karten zurück, und dein Zug ist vorbei.
rules-tunnel-length = Zusatzkarten brauchen keine weiteren Waggons und bringen keine weiteren Punkte.

rules-station = In deinem Zug kannst du einen Bahnhof in einer Stadt bauen, die noch keinen hat. Du hast { $each }.
rules-station-cost = { $each ->
    [1] Er kostet eine Karte.
    [2] Der erste kostet eine Karte, der zweite zwei einer Farbe. { wild-card.plural } passen immer.
    [3] Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei einer Farbe. { wild-card.plural } passen immer.
   *[other] Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei einer Farbe, und so weiter. { wild-card.plural } passen immer.
}
rules-station-use = Am Ende darfst du mit jedem Bahnhof eine fremde Strecke, die in seiner Stadt endet, für deine Zielkarten verwenden, als wäre es deine. Für alle Zielkarten ist es dieselbe; die beste wird für dich ausgesucht.

rules-start-city = Vor dem ersten Zug legt jeder Spieler einen Stadtmarker auf eine Stadt, die noch keinen hat: seine Startstadt. Das kostet nichts. Wer in der Spielreihenfolge zuletzt kommt, wählt zuerst.
rules-network = Deine erste Strecke muss von deiner Startstadt ausgehen. Jede weitere muss an diese Stadt anschließen oder an eine, die deine Strecken erreichen.
rules-control = Du kontrollierst die Städte mit deinen Stadtmarkern. Das zählt, sobald eine Strecke genutzt wird:
rules-control-none = Kontrolliert niemand eine ihrer Städte, bekommt die Punkte, wer die Strecke nutzt.
rules-control-some = Sonst bekommt für jede kontrollierte Stadt ihr Besitzer die Punkte, egal, wer die Strecke nutzt. Kontrollierst du beide Städte, bekommst du sie doppelt; kontrollierst du keine, bringt dir die eigene Strecke nichts.
# $cost: zu bezahlende Karten. $each: Stadtmarker für jede Person.
rules-marker = Nachdem eine genutzte Strecke gewertet ist, darfst du auf eine ihrer zwei Städte einen weiteren Stadtmarker legen, wenn dort noch keiner liegt. Das kostet { $cost ->
    [1] eine Karte
   *[other] { $cost } Karten einer Farbe oder { wild-card.plural }
}. Du hast { $each } Stadtmarker, den der Startstadt mitgezählt, und sie werden nie versetzt.

rules-alvin = Alvin, der Außerirdische, beginnt in { $city }. Das kann keine Startstadt sein und bekommt nie einen Stadtmarker.
rules-alvin-capture = Nutze eine Strecke zu der Stadt, in der er ist: Du fängst ihn und bekommst { $points ->
    [one] { $points } Punkt,
   *[other] { $points } Punkte,
} außer wenn du ihn schon hast. Er kann immer wieder gefangen werden.
rules-alvin-move = Danach musst du ihn in eine Stadt versetzen, die du kontrollierst. Ein Stadtmarker, den du in diesem Zug legst, zählt mit.

# $symbols: wie viele Sorten.
rules-souvenirs = Es gibt { $symbols } Sorten Souvenirs, jede mit eigenem Symbol.
# $fixed: wie viele Stapel. $tokens: Souvenirs in jedem.
rules-souvenirs-fixed = Von Anfang an { $fixed ->
    [one] liegt { $fixed } Stapel mit { $tokens } an einem festen Ort.
   *[other] liegen { $fixed } Stapel mit je { $tokens } an festen Orten.
} Der Zufall entscheidet, welche Sorte wo liegt.
# $stacks: die Sorten, die übrig sind. $tokens: Souvenirs von jeder.
rules-souvenirs-second = Vor dem ersten Zug legt der zweite Spieler { $stacks ->
    [one] die übrige Sorte auf einen Ort ohne Souvenirs, { $tokens } davon.
   *[other] die { $stacks } übrigen Sorten auf Orte ohne Souvenirs, { $tokens } von jeder.
}
rules-souvenirs-last = Vor dem ersten Zug { $stacks ->
    [one] legt der letzte Spieler in der Spielreihenfolge die übrige Sorte auf einen Ort ohne Souvenirs, { $tokens } davon.
   *[other] kommen die { $stacks } übrigen Sorten auf Orte ohne Souvenirs, { $tokens } von jeder. Der letzte Spieler in der Spielreihenfolge beginnt, dann folgt der davor und so weiter um den Tisch.
}
rules-souvenirs-take = Nutzt du eine Strecke, nimmst du ein Souvenir von einem ihrer beiden Enden, wenn dort eins einer Sorte liegt, die du noch nicht hast. Haben beide eins, wählst du.
rules-souvenirs-score = Am Ende bringen verschiedene Symbole Punkte:

rules-end = Hat ein Spieler am Ende seines Zuges höchstens zwei Waggons, beginnt die letzte Runde: Alle sind noch einmal am Zug, dieser Spieler zuletzt.
rules-end-passes = Die Partie endet auch, wenn alle nacheinander gepasst haben.
rules-end-score = Dann kommt zu deinen Punkten hinzu:
rules-end-tickets = Deine Zielkarten: Erfüllte bringen ihre Punkte, die anderen kosten ebenso viele.
rules-end-longest = Längste Strecke: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die längste durchgehende Linie von Waggons; bei Gleichstand für alle Beteiligten. Sie darf mehrmals durch eine Stadt führen, aber nicht zweimal über dieselbe Strecke.
rules-end-globetrotter = Globetrotter: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die meisten erfüllten Zielkarten; bei Gleichstand für alle Beteiligten. Hat niemand eine erfüllt, wird der Bonus nicht vergeben.
rules-end-stations = Bahnhöfe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden, den du nicht gebaut hast.
rules-end-souvenirs = Souvenirs: ihre Punkte, wie oben.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Spieler, der ihn hat.

rules-ties = Haben mehrere Spieler die meisten Punkte, entscheidet der Reihe nach:
rules-tie = { $tie ->
    [tickets] Mehr erfüllte Zielkarten
    [stations] Weniger gebaute Bahnhöfe
   *[longest_path] Der Bonus für die längste Strecke
}
rules-ties-shared = Steht es dann immer noch gleich, teilen sie sich den Sieg.
rules-ties-none = Haben mehrere Spieler die meisten Punkte, teilen sie sich den Sieg.
