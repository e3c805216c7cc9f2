# Was hilft: die Regeln eines Spielplans, die begleitete erste Partie, die Tasten und der Hinweis, dass man am Zug ist.

## Die Seite mit der Hilfe

guide-title = So wird gespielt
guide-start-title = Eine erste Partie, zwei Minuten mit Begleitung
guide-start-text = Du spielst eine echte Partie auf dem Spielplan Nordamerika, gegen unseren sanftesten Bot. Die Begleitung erklärt eins nach dem anderen und wartet, bis du es getan hast. Du kannst sie jederzeit wegschicken und allein weiterspielen.
guide-start = Mit Begleitung starten
guide-starting = Der Spielplan wird ausgebreitet…
guide-rules-title = Die Regeln jedes Spielplans
guide-rules-board = Spielplan
guide-rules-players = Personen
guide-rules-alvin = Mit Alvin, eine Variante
guide-keys-title = Tasten am Tisch
guide-keys-settings = Diese Tasten in den Einstellungen ein- oder ausschalten
# Was eine Taste am Tisch tut; steht hinter der Taste.
guide-key = { $what ->
    [row] diese Karte der Auslage nehmen
    [deck] vom Stapel ziehen
    [tickets] Zielkarten ziehen
    [moves] Liste der Strecken, die du bauen kannst
    [undo] zurücknehmen
    [log] was bisher geschah
    [chat] Chat
    [hand] deine Zielkarten
    [help] diese Tasten
    [zoom] den Plan zoomen
    [whole] den ganzen Plan zeigen
    [move] den Plan bewegen oder von einem Leuchten zum nächsten gehen
   *[close] schließen, was offen ist
}

## Die begleitete erste Partie. Ein Schritt hat einen Titel und ein, zwei Sätze: bis zu 160 Buchstaben, für ein kleines Handy.

guide-label = Begleitete erste Partie
guide-progress = Schritt { $step } von { $steps }
guide-next = Weiter
guide-finish = Weiterspielen
guide-skip = Ohne Begleitung weiter
guide-step-title = { $step ->
    [tickets] Wähle deine Zielkarten
    [first] Nimm eine Karte
    [second] Und noch eine
    [glow] Achte auf das, was leuchtet
    [claim] Bau eine Strecke
    [points] Deine erste Strecke!
    [state] Wie es um deine Ziele steht
   *[end] Wie es endet
}
# $keep: Zielkarten, die mindestens zu behalten sind. $points: Punkte der ersten Strecke. $length, $worth: Felder der längsten
# Strecken und ihre Punkte. $bonus: Punkte für die längste durchgehende Strecke.
guide-step-text = { $step ->
    [tickets] Jede Zielkarte nennt zwei Städte, die du verbinden sollst; sie leuchten. Behalte mindestens { $keep }. Leicht sind Ziele auf demselben Weg.
    [first] Jeder Zug ist eins davon: Karten nehmen, eine Strecke bauen, Zielkarten ziehen. Nimm jetzt eine Karte: eine der fünf offenen oder vom Stapel.
    [second] Du nimmst zwei je Zug. Die Karte mit dem Rad ist eine { wild-card } und passt zu jeder Farbe, aber eine offene { wild-card } zählt für zwei.
    [glow] Jedes Feld kostet eine Karte in der Farbe der Strecke; bei grauen wählst du eine Farbe. Was du bezahlen kannst, leuchtet, wenn du am Zug bist.
    [claim] Nimm in jedem Zug Karten, bis eine Strecke auf deinem Weg leuchtet. Dann tippe sie an.
    [points] Sie hat dir sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gebracht. Lange Strecken sind viel mehr wert: { $length } Felder bringen { $worth } Punkte.
    [state] Deine Zielkarten sagen, ob sie erfüllt, noch möglich oder verbaut sind. Tippe eine an: Der Plan zeigt den günstigsten Weg, der bleibt.
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
guide-notice-body = Die Partie auf dem Spielplan { $board } wartet auf dich.

## Die Regeln eines Spielplans, in einem Bereich. Jede ist ein kurzer Absatz; gezeigt wird nur, was für den Spielplan gilt.

rules-open-all = Alle öffnen
rules-close-all = Alle schließen
rules-section = { $section ->
    [aim] Worum es geht
    [turn] Dein Zug
    [cards] Karten und { wild-card.plural }
    [claim] Eine Strecke bauen
    [parallel] Parallele Strecken
    [tickets] Zielkarten
    [ferries] Fähren
    [tunnels] Tunnel
    [stations] Bahnhöfe
    [markers] Startstädte und Kontrolle
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] Ende und Wertung
   *[ties] Bei Gleichstand
}

rules-aim = Bau Strecken auf dem Spielplan und verbinde die Städte, die auf deinen geheimen Zielkarten stehen. Wer am Ende die meisten Punkte hat, gewinnt.
rules-start = Du beginnst mit { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
} und { $hand ->
    [one] { $hand } Karte.
   *[other] { $hand } Karten.
}
rules-order = Der Zufall oder der Host bestimmt, wer anfängt. Danach geht es reihum von Sitz zu Sitz.
rules-order-later = Auf diesem Spielplan wird erst nach der Wahl der Zielkarten ausgelost, wer beginnt.

rules-turn = Dein Zug ist eins von diesen Dingen, und nur eins:
rules-turn-draw = Karten nehmen.
rules-turn-claim = Eine Strecke bauen.
rules-turn-tickets = Zielkarten ziehen.
rules-turn-station = Einen Bahnhof bauen.
rules-turn-pass = Wenn nichts davon möglich ist, und nur dann, passt du.

# $colors: wie viele Farben. $each: Karten von jeder.
rules-deck = Es gibt { $colors } Farben, jede mit eigenem Symbol und { $each ->
    [one] { $each } Karte
   *[other] { $each } Karten
} im Stapel.
rules-draw = Nimm nacheinander zwei Karten: von den fünf offenen, der Auslage, oder verdeckt vom Stapel. Eine Lücke in der Auslage wird gefüllt, bevor du wieder wählst.
# $wilds: wie viele es gibt.
rules-wild = Eine { wild-card } ({ $wilds } sind im Stapel) steht für jede Farbe.
rules-wild-open = Eine { wild-card } aus der Auslage zählt für beide Karten: Nimmst du sie, bleibt es bei ihr, und als zweite Karte geht sie nicht.
rules-wild-deck = Eine { wild-card }, die du verdeckt ziehst, ist eine Karte wie jede andere.
rules-sweep = Liegen drei oder mehr { wild-card.plural } in der Auslage, wird sie ganz abgelegt, und fünf neue Karten kommen hin, solange es dafür mindestens drei andere Karten gibt.
rules-reshuffle = Ist der Stapel leer, werden die abgelegten Karten gemischt und zum neuen Stapel. Darfst du nichts als zweite Karte nehmen, bleibt es bei einer. Du darfst beliebig viele Karten auf der Hand haben.

rules-claim = Spiel für jedes Feld eine Karte in der Farbe der Strecke und stell auf jedes einen deiner Waggons.
rules-claim-gray = Für eine graue Strecke wählst du die Farbe, aber alle Karten müssen dieselbe haben.
rules-claim-wilds = { wild-card.plural } können einige der Karten ersetzen, oder alle.
rules-claim-whole = Eine Strecke je Zug, und immer die ganze: Du brauchst Karten und Waggons für jedes Feld. Die gespielten Karten werden abgelegt.
rules-claim-anywhere = Eine Strecke muss deine anderen nicht berühren.
rules-claim-points = Du bekommst sofort Punkte, nach ihrer Länge:
rules-claim-points-control = Sie bringt sofort Punkte, nach ihrer Länge; wer sie bekommt, hängt davon ab, wer ihre zwei Städte kontrolliert:
rules-table-spaces = Felder
rules-table-symbols = Verschiedene Symbole
rules-table-points = Punkte

# $tracks: wie viele höchstens nebeneinander liegen.
rules-parallel = { $tracks ->
    [2] Zwei Strecken
   *[other] Zwei oder drei Strecken
} zwischen denselben zwei Städten sind parallel. Dir darf nur eine davon gehören.
rules-parallel-closed = Bei { $players } Personen darf nur eine davon gebaut werden: Danach sind die anderen für alle gesperrt.
rules-parallel-open = Bei { $players } Personen bleiben die anderen für die übrigen am Tisch frei.
rules-parallel-from = Ab { $players } Personen bleiben sie für die übrigen am Tisch frei.

rules-ticket = Eine Zielkarte nennt zwei Städte. Verbinden deine Strecken sie am Ende, egal auf welchem Weg, bekommst du ihre Punkte. Wenn nicht, verlierst du ebenso viele.
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
    [out] Die du nicht behältst, kommen ungesehen aus dem Spiel.
    [shuffled_under] Die nicht behaltenen werden gemischt und kommen unter den Stapel der Zielkarten.
   *[under] Die du nicht behältst, kommen unter den Stapel der Zielkarten.
}
rules-ticket-draw = Später kann das dein Zug sein: { $draw ->
    [one] { $draw } Zielkarte
   *[other] { $draw } Zielkarten
} ziehen, oder was noch da ist, und mindestens { $keep } behalten. Der Rest kommt unter den Stapel.
rules-ticket-long = Lange Zielkarten gibt es nur am Anfang.
rules-ticket-secret = Was du behältst, behältst du bis zum Ende. Die anderen sehen, wie viele Zielkarten du hast, aber nicht, welche.

rules-ferry = Jedes Feld mit einem Rad verlangt eine { wild-card }.
rules-ferry-rest = Die übrigen Felder nehmen Karten wie sonst auch, oder weitere { wild-card.plural }.

rules-tunnel = Ein gestrichelter Rand bedeutet Tunnel. Du spielst deine Karten, dann { $reveal ->
    [one] wird { $reveal } Karte
   *[other] werden { $reveal } Karten
} vom Stapel aufgedeckt, oder weniger, wenn es nicht so viele gibt.
rules-tunnel-extra = Jede davon, die eine { wild-card } ist oder deine gespielte Farbe hat, verlangt eine Zusatzkarte: in dieser Farbe oder eine { wild-card }.
rules-tunnel-wilds = Hast du nur { wild-card.plural } gespielt, zählen nur die { wild-card.plural }, und du bezahlst sie mit { wild-card.plural }.
rules-tunnel-leave = Kannst oder willst du nicht alles bezahlen, nimmst du deine Karten zurück, und dein Zug ist vorbei.
rules-tunnel-length = Mehr Waggons braucht der Tunnel dafür nicht, und mehr Punkte bringt er auch nicht.

rules-station = Auch das kann dein Zug sein: einen Bahnhof bauen, in einer Stadt, die noch keinen hat. Du hast { $each }.
rules-station-cost = { $each ->
    [1] Er kostet eine Karte.
    [2] Der erste kostet eine Karte, der zweite zwei einer Farbe. { wild-card.plural } passen immer.
    [3] Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei einer Farbe. { wild-card.plural } passen immer.
   *[other] Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei einer Farbe, und so weiter. { wild-card.plural } passen immer.
}
rules-station-use = Am Ende darfst du mit jedem Bahnhof eine fremde Strecke, die in seiner Stadt endet, für deine Zielkarten nutzen, als wäre es deine. Für alle Zielkarten ist es dieselbe; die beste wird für dich ausgesucht.

rules-start-city = Vor dem ersten Zug legen alle einen Stadtmarker auf eine Stadt, die noch keinen hat: die Startstadt. Das kostet nichts. Wer in der Zugfolge zuletzt kommt, wählt zuerst.
rules-network = Deine erste Strecke muss in deiner Startstadt enden. Jede weitere muss diese Stadt berühren oder eine, die deine Strecken erreichen.
rules-control = Du kontrollierst die Städte mit deinen Stadtmarkern. Das zählt, sobald eine Strecke gebaut wird:
rules-control-none = Kontrolliert niemand eine ihrer Städte, bekommt die Punkte, wer sie baut.
rules-control-some = Sonst gehen die Punkte für jede kontrollierte Stadt an die Person, die sie kontrolliert, egal, wer baut. Kontrollierst du beide, bekommst du sie doppelt; kontrollierst du keine, bringt dir die eigene Strecke nichts.
# $cost: zu bezahlende Karten. $each: Stadtmarker für jede Person.
rules-marker = Ist eine gebaute Strecke gewertet, darfst du auf eine ihrer zwei Städte einen weiteren Stadtmarker legen, wenn sie noch keinen hat. Das kostet { $cost ->
    [1] eine Karte
   *[other] { $cost } Karten einer Farbe oder { wild-card.plural }
}. Mit dem der Startstadt hast du { $each } Stadtmarker, und sie bleiben liegen.

rules-alvin = Alvin, der Außerirdische, wird zuerst in { $city } gesehen. Das kann keine Startstadt sein und bekommt nie einen Stadtmarker.
rules-alvin-capture = Bau eine Strecke zu der Stadt, in der er ist: Du fängst ihn und bekommst { $points ->
    [one] { $points } Punkt,
   *[other] { $points } Punkte,
} außer wenn du ihn schon hast. Er lässt sich immer wieder fangen.
rules-alvin-move = Danach musst du ihn in eine Stadt schicken, die du kontrollierst. Ein Stadtmarker, den du in diesem Zug legst, zählt schon.

# $symbols: wie viele Sorten.
rules-souvenirs = Es gibt { $symbols } Sorten Souvenirs, jede mit einem Symbol.
# $fixed: wie viele Stapel. $tokens: Souvenirs in jedem.
rules-souvenirs-fixed = Von Anfang an { $fixed ->
    [one] liegt { $fixed } Stapel mit { $tokens } an einem festen Ort.
   *[other] liegen { $fixed } Stapel mit je { $tokens } an festen Orten.
} Der Zufall entscheidet, welche Sorte wo liegt.
# $stacks: die Sorten, die übrig sind. $tokens: Souvenirs von jeder.
rules-souvenirs-second = Vor dem ersten Zug legt die zweite Person { $stacks ->
    [one] die übrige Sorte auf einen Ort ohne Souvenirs, { $tokens } davon.
   *[other] die { $stacks } übrigen Sorten auf Orte ohne Souvenirs, { $tokens } von jeder.
}
rules-souvenirs-last = Vor dem ersten Zug { $stacks ->
    [one] legt die letzte Person in der Zugfolge die übrige Sorte auf einen Ort ohne Souvenirs, { $tokens } davon.
   *[other] kommen die { $stacks } übrigen Sorten auf Orte ohne Souvenirs, { $tokens } von jeder. Die letzte Person in der Zugfolge legt zuerst, dann die davor, und so weiter rund um den Tisch.
}
rules-souvenirs-take = Baust du eine Strecke, nimmst du ein Souvenir von einem ihrer zwei Orte, wenn dort eines einer Sorte liegt, die du nicht hast. Haben beide eins, wählst du.
rules-souvenirs-score = Am Ende bringen verschiedene Symbole Punkte:

rules-end = Hat jemand am Ende eines Zuges höchstens zwei Waggons, folgt die letzte Runde: Alle sind noch einmal am Zug, diese Person zuletzt.
rules-end-passes = Die Partie endet auch, wenn alle nacheinander gepasst haben.
rules-end-score = Dann kommt zu deinen Punkten dazu:
rules-end-tickets = Deine Zielkarten: für erfüllte ihre Punkte, für andere ebenso viele Minuspunkte.
rules-end-longest = Längste durchgehende Strecke: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die längste Linie von Waggons ohne Lücke, und für alle, die eine gleich lange haben. Sie darf mehrmals durch eine Stadt führen, aber nicht zweimal über dieselbe Strecke.
rules-end-globetrotter = Meiste erfüllte Zielkarten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, für alle mit gleich vielen. Ist keine Zielkarte erfüllt, bekommt sie niemand.
rules-end-stations = Bahnhöfe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden, den du nicht gebaut hast.
rules-end-souvenirs = Souvenirs: ihre Punkte, wie oben.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die Person, die ihn hat.

rules-ties = Haben mehrere die meisten Punkte, entscheidet der Reihe nach:
rules-tie = { $tie ->
    [tickets] Mehr erfüllte Zielkarten
    [stations] Weniger gebaute Bahnhöfe
   *[longest_path] Der Bonus für die längste durchgehende Strecke
}
rules-ties-shared = Ist es dann noch nicht entschieden, gewinnen sie gemeinsam.
rules-ties-none = Haben mehrere die meisten Punkte, gewinnen sie gemeinsam.
