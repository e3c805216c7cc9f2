### Eine Partie im Terminal: vialibre play.

cli-play-help = Im Terminal spielen: gegen Bots, mit anderen an dieser Tastatur (--hotseat) oder am Tisch eines Servers (--server). Ohne Terminal oder mit --plain geht es Zeile für Zeile, für Screenreader und Skripte.
cli-play-examples =
    Beispiele:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Anzahl der Spieler, dich eingeschlossen. Standard: du und die genannten Bots, oder drei.
cli-play-bots-help = Deine Gegner, durch Kommas getrennt: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), jeder andere Bot mit seinem Namen, oder ein eigener als modul:Klasse oder cmd:./program. Ein einziger Name besetzt alle übrigen Plätze.
cli-play-lang-help = Die Sprache der Partie, etwa es. Standard: die Sprache deines Systems.
cli-play-plain-help = Zeile für Zeile, ohne Bildschirmsteuerung.
cli-play-hotseat-help = Namen der Spieler, die abwechselnd an dieser Tastatur spielen, durch Kommas getrennt.
cli-play-first-help = Der Platz, der beginnt, gezählt ab 1, oder „random“ (Zufall). Menschen haben die ersten Plätze, Bots die übrigen.
cli-play-server-help = Die Adresse eines Servers, um dort zu spielen.
cli-play-table-help = Der Tisch auf dem Server: der Code am Ende seines Links, oder der ganze Link.
cli-play-name-help = Dein Name.
cli-play-resume-help = Setzt eine gespeicherte Partie fort.
cli-play-save-help = Wo die Partie gespeichert wird, wenn du gehst und wenn sie zu Ende ist. Standard: in einer neuen Datei, wenn du gehst.

## Zeile für Zeile erzählt. Die Texte werden auch vorgelesen, deshalb sind sie möglichst Sätze.

play-title = { $board } mit { $players }.
play-how = Schreib eine Aktion, Wörter daraus wie „paris rot“ oder „hilfe“.
# Vor der Eingabe; $player ist, wer gefragt wird.
play-prompt = { $player }, was tust du?
play-pause = { $undo ->
    [yes] Weiter mit Enter; „zurück“ macht es rückgängig.
   *[no] Weiter mit Enter.
}
play-pass-keyboard = Gib die Tastatur an { $player } weiter. { $player }, drück Enter, wenn sonst niemand hinsieht.
play-bye = Auf Wiedersehen.
play-input-ended = Die Eingabe ist zu Ende.
play-saved = Partie gespeichert: { $file }.
play-resume-with = Weiter geht es mit: { $command }
play-record-written = Aufzeichnung der Partie geschrieben: { $file }.
play-save-where = Sag, wohin: „speichern game.json“.
play-undone = { $player } macht die letzte Wahl rückgängig.
play-said = { $player } sagt: { $words }
# Eine Partie, die ohne Ergebnis endete: Alle anderen gaben auf, oder alle wollten aufhören.
play-broken-off = Die Partie endete vorzeitig, ohne Ergebnis.

play-seat = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}.
play-seat-stations = Bahnhöfe übrig: { $left }.
play-seat-markers = Stadtmarker auf { $cities }.
play-seat-souvenirs = Souvenirs: { $symbols }.
play-last-turns = Die letzte Runde: { $turns ->
    [one] noch { $turns } Zug.
   *[other] noch { $turns } Züge.
}
play-alvin-at = Alvin ist in { $city }.
play-alvin-held = { $player } hat Alvin.
play-row = Auslage: { $cards }. Karten im Stapel: { $deck }; Zielkarten übrig: { $tickets }.
play-row-gap = eine Lücke
play-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
}
# $state ist done, possible oder cut_off; $missing besteht aus den drei Texten darunter, einer nach dem anderen.
play-ticket = { $state ->
    [done] Zielkarte { $ticket }, { $points }: erfüllt.
    [cut_off] Zielkarte { $ticket }, { $points }: blockiert.
   *[possible] Zielkarte { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] es fehlt { $cars } Waggon
   *[other] es fehlen { $cars } Waggons
}, { $routes }
play-missing-stations = es fehlt ein Bahnhof in { $cities }
play-missing-rival = { $route } muss erst jemand anderes nutzen
play-offered = { $place }: { $ticket }
play-keep-how = Schreib die Nummern der Zielkarten, die du behältst, etwa „1 3“.
play-tickets-draw = Um neue Zielkarten zu ziehen, schreib „draw tickets“.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Schreib ihre Nummer oder mehr Wörter.
   *[other] { $count } Aktionen passen. Schreib die Nummer von einer oder mehr Wörter.
}
play-more = { $count ->
    [one] Und noch eine. Schreib mehr Wörter, um sie zu finden.
   *[other] Und noch { $count }. Schreib mehr Wörter, um sie zu finden.
}
play-more-ways = { $count ->
    [one] Es gibt noch eine Zahlungsart oder einen Bahnhof. So findest du sie: „aktionen paris“.
   *[other] Es gibt noch { $count } Zahlungsarten, auch für Bahnhöfe. So findest du sie: „aktionen paris“.
}
play-no-such-number = { $listed ->
    [0] Es gibt noch keine Liste für { $number }. „aktionen“ zeigt eine.
   *[other] { $number } steht nicht in der Liste; sie geht von 1 bis { $listed }. „aktionen“ zeigt eine neue.
}
play-nothing-found = Keine mögliche Aktion passt zu „{ $words }“. „aktionen“ listet auf, was du tun kannst, „hilfe“ erklärt mehr.
play-no-city = Auf diesem Spielplan gibt es keine Stadt wie „{ $city }“.
play-hint = Ein starker Bot würde das tun: { $sentence } [{ $typed }]. Schreib 1, um es zu tun.

play-routes-of = { $count ->
    [0] { $player } hat keine Strecken.
   *[other] { $player } hat die Strecken { $routes }.
}
play-stations-of = { $player } hat Bahnhöfe in { $cities }.
play-markers-of = { $player } hat Stadtmarker auf { $cities }.
play-souvenirs-at = { $city }: Souvenirs „{ symbol-name }“, noch { $left }.
play-route = { $route }: { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}, { $color }
# Diese zwei folgen auf play-route.
play-route-tunnel = , Tunnel
play-route-ferry = , Fähre mit { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Frei.
play-route-taken = Gehört { $player }.

play-sheet = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-sheet-line = { $label }: { $points }

play-help = Du wirst nach einer Aktion gefragt. Schreib sie wie in der Liste von „aktionen“, etwa „claim paris-zurich red+1“ oder „draw deck“; oder schreib beliebige Wörter daraus, so kurz du willst: „mar rot“ findet, was du bei Marseille mit roten Karten bezahlen kannst. Passen mehrere, werden sie aufgelistet, und du wählst mit einer Nummer. Eine leere Zeile wiederholt die Stellung. Weitere Befehle:
play-help-line = { $word }: { $about }
# Was für jeden Befehl geschrieben wird: ein Wort ohne Leerzeichen. Die englischen Wörter gehen auch.
play-command-word = { $command ->
    [help] hilfe
    [actions] aktionen
    [tickets] ziele
    [board] spielplan
    [hint] tipp
    [undo] zurück
    [log] verlauf
    [score] punkte
    [save] speichern
   *[quit] ende
}
play-command-help = { $command ->
    [help] diese Hilfe
    [actions] was du tun kannst; mit Wörtern nur, was dazu passt, mit allen Zahlungsarten
    [tickets] deine Zielkarten, ihr Stand und was fehlt
    [board] wer welche Strecken hat; mit einer Stadt die Strecken dort
    [hint] was ein starker Bot tun würde
    [undo] deine letzte Wahl rückgängig machen, solange nichts Verdecktes gezeigt wurde und seitdem niemand gehandelt hat
    [log] was bisher geschah
    [score] Punkte, Waggons und Karten aller Spieler
    [save] die Partie in eine Datei speichern, um ein andermal weiterzuspielen
   *[quit] gehen; die Partie wird gespeichert
}

## Auf einem Server, bevor die Partie beginnt

play-room-seats = Am Tisch: { $people }.
play-room-free = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
play-room-host-start = Alle sind da. Drück Enter, um zu starten.
play-room-host-wait = Drück Enter, um wieder nachzusehen, wenn andere dazugekommen sind, oder schreib „bot easy“, „bot normal“, „bot hard“, „bot expert“ oder „bot master“, um einen Bot hinzuzufügen.
play-room-guest = Warte auf den Start der Partie.
play-room-empty = niemand
play-connection-lost = Verbindung unterbrochen; neuer Versuch.
play-connection-back = Wieder verbunden.
play-stays-on-server = Die Partie geht auf dem Server weiter. Komm mit demselben Befehl zurück.

## Fehler

error-name-twice = Zwei Spieler heißen { $name }. Gib jedem einen eigenen Namen.
error-seats-and-people = { $people ->
    [one] Ein Mensch
   *[other] { $people } Menschen
} und { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} füllen die { $seats } Plätze nicht. Nenne so viele Bots, wie Plätze übrig sind, oder einen für alle.
error-unknown-language = „{ $lang }“ ist keine verfügbare Sprache. Nimm eine von diesen: { $known }.
error-cannot-write = { $file } lässt sich nicht schreiben: { $detail }. Wähle einen anderen Ort.
error-saved-game-over = Die Partie in { $file } ist zu Ende. Sieh sie dir mit „vialibre replay“ an.
error-only-bots = In { $file } spielen nur Bots, also gibt es keinen Platz, auf dem du weiterspielen könntest. Sieh dir die Partie mit „vialibre replay“ an.
error-not-together = { $first } und { $second } gehen nicht zusammen: Lass eins davon weg.
error-table-needed = Um auf einem Server zu spielen, gib seine Adresse und den Tisch an: --server URL --table CODE.
error-bad-server = { $url } ist keine gültige Serveradresse. Sie sieht aus wie http://127.0.0.1:8000.
error-server-away = { $url } ist nicht zu erreichen: { $detail }. Prüfe die Adresse und ob dort ein Server läuft.
error-not-a-server = { $url } antwortet nicht wie ein Server von Vía Libre. Prüfe die Adresse.
error-server-said = { $text }
error-server-keeps = Die Partie liegt auf dem Server, und ihre Aufzeichnung lässt sich speichern, wenn sie zu Ende ist. Du kannst einfach gehen und zurückkommen.
error-table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann. Frag nach einem anderen.
