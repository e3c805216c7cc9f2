# Die Seite: was alle ihre Teile gemeinsam haben, und der Tisch, an dem gespielt wird.

## Überall

app-title = Vía Libre
loading = Wird geladen…
close = Schließen
cancel = Abbrechen
try-again = Erneut versuchen
go-home = Startseite
nowhere-title = Endstation
nowhere-text = Unter dieser Adresse gibt es keine Seite.
page-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung.
page-offline = Keine Verbindung zum Server. Es geht nichts verloren: Versuch es gleich noch einmal.
page-unexpected = Etwas ist schiefgegangen. Lade die Seite neu; deine Partie ist auf dem Server sicher.
guest-name = Gast
bot-name = { $bot ->
    [porter] Gepäckträger
    [stoker] Heizer
    [conductor] Schaffner
    [surveyor] Landvermesser
    [dispatcher] Disponent
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Leicht
    [normal] Mittel
    [hard] Schwer
    [expert] Experte
   *[master] Meister
}

## Der Spielplan

board-label = Spielplan
# „Plan“ für das Bild mit den Strecken: „Karte“ wäre mit den Karten auf der Hand zu verwechseln.
board-keys = Pfeiltasten bewegen den Plan, Plus und Minus zoomen, 0 zeigt alles.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzen Spielplan zeigen

## Ein Tisch

table-refused = Dieser Tisch lässt sich nicht öffnen
table-unfolding = Der Spielplan { $board } wird aufgebaut…
game-label = Die Partie
side-label = Rund um den Spielplan
show-result = Ergebnis zeigen
link-lost = Verbindung unterbrochen. Neuer Versuch…
last-round = { $turns ->
    [one] Letzte Runde: noch { $turns } Zug
   *[other] Letzte Runde: noch { $turns } Züge
}
undo = Rückgängig
# $reason: warum ein Bot für die Person spielt.
you-stand-in = { $reason ->
    [gone] Du warst weg: Ein Bot spielt für dich.
    [clock] Deine Zeit ist um: Ein Bot spielt für dich.
    [voted_out] Die anderen haben dich durch einen Bot ersetzt.
   *[resigned] Du hast aufgegeben: Ein Bot spielt für dich.
}
play-again-myself = Selbst weiterspielen

## Was zu tun ist

prompt-turn = { $routes ->
    [0] Du bist am Zug: Nimm Karten oder zieh Zielkarten.
   *[other] Du bist am Zug: Nimm Karten, nutze eine leuchtende Strecke oder zieh Zielkarten.
}
prompt-pass = Kein Zug möglich: Du musst passen.
prompt-second = Nimm eine zweite Karte.
prompt-tickets = { $count ->
    [one] Sieh dir die gezogene Zielkarte an.
   *[other] { $least ->
        [0] Behalte alle, einige oder keine von { $count }.
       *[other] Behalte mindestens { $least } von { $count }.
    }
}
prompt-start = Wähle deine Startstadt.
prompt-place = Wähle einen Ort für einen Stapel Souvenirs.
prompt-tunnel = { $extra ->
    [one] Der Tunnel verlangt { $extra } Zusatzkarte.
   *[other] Der Tunnel verlangt { $extra } Zusatzkarten.
}
prompt-souvenir = Wähle den Ort, dessen Souvenir du nimmst.
prompt-marker = Wähle eine Stadt an einem Ende der Strecke für deinen Stadtmarker ({ $cost ->
    [one] { $cost } Karte
   *[other] { $cost } Karten
}), oder verzichte darauf.
prompt-alvin = Wähle eine Stadt für Alvin.
waiting-for = Warte auf { $players }.
do-station = Bahnhof bauen
station-in = Bahnhof in { $city }
ask-which = Welche Strecke?
# $color ist gray bei einer Strecke in beliebiger Farbe.
route-facts = { $color ->
    [gray] { $route }: { $length } × Farbe nach Wahl
   *[other] { $route }: { $length } × { color-name }
}
# Der Name einer Strecke auf dem Spielplan, für Screenreader.
route-to-claim = { $color ->
    [gray] { $route }, { $length } × Farbe nach Wahl, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
route-owned = { $route } gehört { $player }.
claim-scores = { $points ->
    [one] bringt { $points } Punkt
   *[other] bringt { $points } Punkte
}
claim-pays-other = { $points ->
    [one] { $player } erhält dafür { $points } Punkt.
   *[other] { $player } erhält dafür { $points } Punkte.
}
claim-tunnel = { $cards ->
    [one] Ein Tunnel: { $cards } Karte wird aufgedeckt, und vielleicht musst du mehr bezahlen.
   *[other] Ein Tunnel: { $cards } Karten werden aufgedeckt, und vielleicht musst du mehr bezahlen.
}
pay-more = { $ways ->
    [one] Noch { $ways } Zahlungsart
   *[other] Noch { $ways } Zahlungsarten
}
keep-title = Welche Zielkarten behältst du?
keep-these = { $count ->
    [0] Keine behalten
    [one] { $count } Zielkarte behalten
   *[other] { $count } Zielkarten behalten
}
keep-more = Behalte mindestens { $least }
tunnel-title = Der Tunnel { $route }
tunnel-free = Keine Zusatzkarten: freie Fahrt!
tunnel-leave = Karten zurücknehmen

## Warum etwas nicht geht, in wenigen Worten

why-not-now = Jetzt nicht: Die Partie wartet auf etwas anderes.
why-wild-second = Eine offene { wild-card } kann nicht deine zweite Karte sein.
why-cards = { $color ->
    [gray] { $route } kostet { $length ->
        [one] { $length } Karte in beliebiger Farbe
       *[other] { $length } Karten derselben Farbe
    }. Die hast du noch nicht.
   *[other] { $route } kostet { $length } × { color-name }. Das hast du noch nicht.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } kostet { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} und { $cards } { $color ->
        [gray] Karte in beliebiger Farbe
       *[other] × { color-name }
    }
   *[other] {""} und { $cards } { $color ->
        [gray] Karten derselben Farbe
       *[other] × { color-name }
    }
}. Das hast du noch nicht.

## Auslage, Hand und Zielkarten

row-label = Auslage
row-gap = Keine Karte
# Der Name eines Knopfs; $place zählt von links.
row-take = Nimm { a-card } (Platz { $place })
deck-take = Vom Stapel ziehen, noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
tickets-take = Zielkarten ziehen, { $tickets ->
    [one] noch { $tickets }
   *[other] noch { $tickets }
}
hand-label = Deine Hand: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, noch { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}
hand-empty = Du hast keine Karten.
tickets-title = { $tickets ->
    [one] Deine Zielkarte
   *[other] Deine Zielkarten
}
tickets-made = { $points ->
    [one] { $points } Punkt sicher
   *[other] { $points } Punkte sicher
}
tickets-none = Du hast noch keine Zielkarten.
ticket-state = { $state ->
    [done] erfüllt
    [cut_off] blockiert
   *[possible] möglich
}
# Was einer Zielkarte noch fehlt; Bahnhöfe sind auf dem Weg zu bauen.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] noch { $cars } Waggon
       *[other] noch { $cars } Waggons
    }
    [one] { $cars ->
        [one] noch { $cars } Waggon und { $stations } Bahnhof
       *[other] noch { $cars } Waggons und { $stations } Bahnhof
    }
   *[other] { $cars ->
        [one] noch { $cars } Waggon und { $stations } Bahnhöfe
       *[other] noch { $cars } Waggons und { $stations } Bahnhöfe
    }
}

## Wer mitspielt. Die Wörter nach Zahlen sind für Screenreader: „12 Punkte“.

players-label = Spieler
score-so-far = Punkte bisher
fact-cars = Waggons übrig
fact-cards = Karten auf der Hand
fact-tickets = Zielkarten
fact-stations = Bahnhöfe übrig
fact-markers = Stadtmarker auf dem Spielplan
fact-souvenirs = Souvenirs
fact-alvin = hat Alvin
points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
cars-word = { $cars ->
    [one] Waggon
   *[other] Waggons
}
cards-word = { $cards ->
    [one] Karte
   *[other] Karten
}
tickets-word = { $tickets ->
    [one] Zielkarte
   *[other] Zielkarten
}
stations-word = { $stations ->
    [one] Bahnhof übrig
   *[other] Bahnhöfe übrig
}
markers-word = { $markers ->
    [one] Stadtmarker
   *[other] Stadtmarker
}
souvenirs-word = { $souvenirs ->
    [one] Souvenir
   *[other] Souvenirs
}
seat-turn = am Zug
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = denkt nach…
seat-gone = abwesend
seat-stand-in = { $reason ->
    [gone] abwesend, ein Bot spielt
    [clock] Zeit um, ein Bot spielt
    [voted_out] durch einen Bot ersetzt
   *[resigned] aufgegeben, ein Bot spielt
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = aufgegeben
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = Abstimmung ohne diesen Spieler in
you-voted-about = Die anderen stimmen ab, ob sie ohne dich weiterspielen: Komm zurück, dann gilt das nicht mehr.
seat-menu = Mehr über { $player }
clock-reserve = Zeitreserve: { $time }
mute = Stummschalten
unmute = Stummschaltung aufheben
vote-out = Durch Bot ersetzen
vote-out-hint = Das geschieht, wenn alle anderen es wollen und der Spieler eine Minute lang weg war. Kommt er zurück, gilt es nicht mehr.
report-label = Dem Betreiber des Servers melden
report-send = Meldung senden
report-sent = Danke. Der Betreiber des Servers sieht sich das an.

## Bereiche neben dem Spielplan

panel-name = { $panel ->
    [log] Verlauf
    [chat] Chat
    [moves] Züge
    [tickets] Ziele
    [players] Spieler
    [rules] Regeln
    [keys] Tasten
   *[menu] Menü
}
panel-rules = Regeln
panel-menu = Menü
rules-of = Regeln: { $board }
moves-not-now = Du bist nicht am Zug. Deine möglichen Züge stehen dann hier.
moves-cities = Städte zur Wahl
moves-routes = { $routes ->
    [one] { $routes } Strecke, die du nutzen kannst
   *[other] { $routes } Strecken, die du nutzen kannst
}
moves-no-routes = Noch nicht genug Karten für eine Strecke.
menu-sound = Ton
menu-confirm = Vor dem Nutzen einer Strecke fragen
menu-settings = Einstellungen
menu-leave = Tisch verlassen (du kannst zurückkommen)
menu-abandon = Abbruch der Partie vorschlagen
menu-abandon-not = Vorschlag zurückziehen
menu-resign = Aufgeben
menu-resign-sure = Ein Bot übernimmt bis zum Ende.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = Die Partie endet sofort.
menu-resign-yes = Ja, aufgeben

## Verlauf und Chat

log-empty = Noch ist nichts passiert.
log-started = Die Partie beginnt.
log-undone = { $player } hat die letzte Aktion zurückgenommen.
log-gone = { $player } hat die Verbindung verloren.
log-back = { $player } ist wieder da.
log-stood-in = Für { $player } spielt ein Bot.
log-bot-failed = { $player } konnte sich nicht entscheiden; diesen Zug hat { $bot } gemacht.
log-returned = { $player } spielt wieder selbst.
log-voted-out = { $player } möchte { $other } durch einen Bot ersetzen.
log-counted = Jemand war so lange weg, dass die Abstimmung ohne diesen Spieler gilt.
log-resumed = { $seconds ->
    [one] Der Server war eine Sekunde lang weg. Die Uhren standen still.
   *[other] Der Server war { $seconds } Sekunden lang weg. Die Uhren standen still.
}
log-abandon = { $agrees ->
    [yes] { $player } schlägt vor, die Partie abzubrechen.
   *[no] { $player } möchte weiterspielen.
}
log-resigned = { $player } hat aufgegeben.
chat-label = Nachrichten
chat-empty = Noch keine Nachrichten.
chat-phrases = Schnellnachrichten
chat-text = Deine Nachricht
chat-send = Senden

## Mehrere Spieler an einem Gerät

curtain-title = { $player }, du bist am Zug
curtain-text = Nimm das Gerät; die anderen schauen weg.
curtain-ready = Ich bin { $player }

## Stapel

deck-word = Stapel
tickets-pile-word = Zielkarten
