# Die Startseite, der Wartesaal eines Tisches und die Einstellungen.

## Die Startseite

home-tagline = Bau Eisenbahnen quer durchs Land, mit Freunden oder gegen Bots.
home-language = Sprache
home-settings = Einstellungen
# Wird vorgelesen: die Überschrift des Formulars für eine Partie gegen Bots.
home-play-title = Eine Partie gegen Bots
# Wie auf einer Fahrkarte: wem sie gehört. Der Name folgt.
home-passenger = Fahrgast
home-name = Dein Name
home-name-save = Speichern
home-name-change = { $name }: deinen Namen ändern
home-board = Spielplan
home-players = { $from }–{ $to } Spieler
home-bots-number = Bots
home-level = Stärke der Bots
# Was ein Bot dieser Stärke tut, in wenigen Worten; die Namen stehen in level-name.
home-level-hint = { $level ->
    [easy] Nimmt, was sofort Punkte bringt.
    [normal] Folgt seinen Zielkarten.
    [hard] Plant voraus, und das gut.
    [expert] Probiert seine Ideen erst ein paar Züge weit aus. Denkt etwa 0,3 s je Zug.
   *[master] Spielt seine Ideen durch und errät deine. Denkt etwa 1 s je Zug.
}
home-play = Jetzt spielen
home-level-own = Ein eigener Bot dieses Servers.
# Wird gesagt, während die Partie geöffnet wird.
home-leaving = Freie Fahrt: Los geht’s!

## Andere Arten zu spielen

home-more-ways = Weitere Spielarten
home-friends = Ein Tisch mit Freunden
home-friends-hint = Tisch eröffnen, Link teilen
home-friends-text = Du bekommst einen Link und einen QR-Code zum Teilen. Freie Plätze kannst du vor dem Start mit Bots besetzen.
home-make-table = Tisch eröffnen
home-hot-seat = An diesem Gerät
home-hot-seat-hint = Mehrere spielen hier abwechselnd
home-hot-seat-text = Gebt das Gerät herum: Zwischen den Zügen verdeckt ein Vorhang alle Karten.
home-hot-seat-play = Partie starten
home-guide = Deine erste Partie
home-guide-hint = Tutorial in zwei Minuten
home-design = Spielplan entwerfen
home-design-hint = Städte und Strecken zeichnen, gleich losspielen
home-people = Wer spielt mit?
# Steht für einen Namen, der nicht angegeben wurde.
home-person-number = Spieler { $number }
home-person-add = Spieler hinzufügen
home-person-remove = { $name } entfernen
home-too-many = Dieser Spielplan ist für höchstens { $most } Spieler.
home-seats-number = Spieler
home-options = Optionen
home-more-options = Weitere Optionen
home-option-public = Öffentlicher Tisch
home-option-public-hint = Alle auf diesem Server können mitspielen. Sonst nur, wer den Link hat.
home-option-chat = Chat
home-option-chat-hint = Freier Text. Schnellnachrichten gibt es immer.
# Eine Variante eines Spielplans: Alvin ist ein Außerirdischer, der von Stadt zu Stadt zieht.
home-option-alvin = Mit Alvin spielen
home-option-alvin-hint = Fang den Besucher aus dem All für Extrapunkte.
home-option-first = Wer beginnt
home-first-random = Zufällig
home-first-you = Du
home-option-clock = Bedenkzeit
home-clock-name = { $clock ->
    [none] Keine
    [quick] Kurz
    [relaxed] Gemütlich
    [days] Fernpartie
   *[other] Eigene
}
home-clock-fact = Bedenkzeit: { home-clock-name }
home-clock-none-hint = Alle nehmen sich die Zeit, die sie brauchen.
# $move und $reserve sind Zeiten in Worten, etwa „30 Sekunden“ und „3 Minuten“.
home-clock-hint = { $move } pro Zug, dazu { $reserve } Reserve für die ganze Partie.
home-option-pause = Tempo der Bots
home-pause-name = { $pause ->
    [slow] Langsam
    [normal] Normal
    [quick] Schnell
    [none] Sofort
   *[other] Eigenes
}
home-own-board = Eigener Spielplan
home-own-board-hint = Eine Spielplandatei (.toml); die Dokumentation erklärt das Format.
home-own-board-chosen = Spielplandatei: { $name }
home-own-board-drop = Anderen Spielplan wählen

## Listen von Partien

home-mine = Deine Partien
home-mine-empty = Keine laufenden Partien. Starte oben eine: Sie wartet hier auf dich, wann immer du weggehst.
home-open = Offene Tische
home-open-empty = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen öffentlichen Tisch.
home-running = Partien zum Zuschauen
home-running-empty = Gerade wird keine öffentliche Partie gespielt.
home-replays = Beendete Partien
home-replays-empty = Spiel eine Partie zu Ende, dann kannst du dir hier jeden Zug noch einmal ansehen.
home-wait = Warteraum
home-continue = Weiterspielen
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Wiederholung
home-replays-more = Mehr zeigen
home-show-all = Alle { $count } zeigen
# Die Bots eines Tisches, am Ende einer Liste von Namen: „Ana, Bea und 2 Bots“.
home-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
home-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
home-with-alvin = mit Alvin
# Wie eine beendete Partie für dich ausging.
home-result = { $place ->
    [1] Gewonnen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[other] { $place }. von { $count }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
# Wie sie ausging, wenn mehrere Plätze deine waren.
home-winner = { $name } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen
home-footer = Kostenlos. Kein Konto, keine Werbung.
home-footer-links = Weitere Seiten
home-programmers = Für Entwickler

## Der Wartesaal eines Tisches

# Der Titel des Browserfensters.
room-page-title = { $board } – Vía Libre
room-title = Warteraum
room-seats = Plätze
room-seat-free = Frei
room-seat-number = Platz { $number }
room-bot = Bot
# Kennzeichnet den eigenen Platz.
room-you = Du
# Kennzeichnet den Platz von jemandem, der am selben Gerät spielt.
room-this-device = Dieses Gerät
# Kennzeichnet den Platz der Person, die den Tisch eröffnet hat.
room-host = Host
room-away = Abwesend
room-sit = Platz nehmen
room-sit-here = Hier Platz nehmen
room-put-bot = Bot hinzufügen
room-leave = Verlassen
room-leave-named = Platz von { $name } verlassen
room-remove = Entfernen
room-remove-named = { $name } entfernen
room-your-name = Dein Name
room-or-watch = Du kannst auch nur zuschauen: Die Partie erscheint hier, sobald sie beginnt.
room-full = Alle Plätze sind besetzt. Du kannst zuschauen: Die Partie erscheint hier, sobald sie beginnt.
room-another = Weiterer Spieler an diesem Gerät
room-another-text = Jemand, der mit dir an diesem Gerät spielt. Zwischen den Zügen verdeckt ein Vorhang die Karten.
room-another-name = Name
room-invite = Andere einladen
room-link = Link zu diesem Tisch
room-copy = Kopieren
room-copied = Link kopiert.
room-copy-yourself = Der Link ist markiert: Kopiere ihn mit dem Befehl deines Geräts.
room-share = Teilen
# Wird mit dem Link gesendet.
room-share-text = Komm und spiel „{ $board }“ mit mir!
room-not-shared = Der Link funktioniert nur auf diesem Rechner.
# $command wird so in ein Terminal getippt.
room-not-shared-help = Damit andere Geräte in deinem Netzwerk mitspielen können, beende das Programm und starte es mit „{ $command }“.
room-code = QR-Code von { $link }
room-code-hint = Mit der Handykamera scannen und mitspielen.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nein
}
room-start-title = Spielstart
room-start = Partie starten
room-start-ready = Alle Plätze sind besetzt. Starte, wenn du so weit bist!
room-start-free = { $count ->
    [one] { $count } Platz ist noch frei: Warte auf jemanden oder füge einen Bot hinzu.
   *[other] { $count } Plätze sind noch frei: Warte auf Freunde oder fülle sie mit Bots auf.
}
room-start-bots-only = Hier sitzen nur Bots. Nimm Platz, um die Partie zu starten.
room-bot-level = Stärke neuer Bots
room-fill = Mit Bots auffüllen
room-wait-people = { $count ->
    [one] { $count } Platz ist noch frei. Warte auf einen weiteren Spieler.
   *[other] { $count } Plätze sind noch frei. Warte auf weitere Spieler.
}
room-wait-host = Alle Plätze sind besetzt. Warte, bis { $name } die Partie startet.
room-wait-start = Alle Plätze sind besetzt. Warte auf den Start.
room-close = Tisch schließen
room-close-text = Danach kann hier niemand mehr spielen, und der Link funktioniert nicht mehr.
room-closed-title = Dieser Tisch ist geschlossen
room-closed = Der Host hat ihn geschlossen, bevor die Partie begann.
room-news-sat = { $name } nimmt Platz.
room-news-bot = Ein Bot nimmt Platz: { $level }.
room-news-left = { $name } ist gegangen.
room-news-options = Die Optionen wurden geändert.
room-news-host = { $name } ist jetzt Host.

## Einstellungen

settings-page-title = Einstellungen – Vía Libre
settings-looks = Sprache und Darstellung
settings-theme = Design
settings-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] System
}
settings-motion = Bewegung reduzieren
settings-motion-hint = Karten und Waggons springen an ihren Platz, statt zu gleiten.
settings-playing = Spiel
settings-confirm = Vor dem Nutzen einer Strecke fragen
settings-confirm-hint = Ein Klick mehr, kein Versehen.
settings-shortcuts = Tastenkürzel
settings-shortcuts-hint = Einzelne Tasten ziehen Karten und öffnen Bereiche.
settings-signals = Ton und Benachrichtigungen
settings-sound = Ton
settings-volume = Lautstärke
settings-notify = Benachrichtige mich, wenn ich am Zug bin
settings-notify-hint = Eine Benachrichtigung des Browsers, während du woanders bist.
settings-notify-impossible = Hier nicht möglich: Browser erlauben es nur auf diesem Rechner oder mit https.
settings-notify-denied = Dein Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.
settings-you = Du
settings-name-saved = Name gespeichert.
settings-name-hint = Andere sehen ihn am Tisch. Ein Konto brauchst du nicht: Dieser Browser merkt sich dich.
settings-devices = Andere Geräte
settings-devices-text = Mit einem Wiederherstellungssatz bist du auch auf einem anderen Gerät angemeldet, mit all deinen Partien.
# Ein Satz aus mehreren Wörtern, mit dem man sich auf einem anderen Gerät anmeldet.
settings-phrase = Wiederherstellungssatz
settings-phrase-make = Wiederherstellungssatz erstellen
settings-phrase-renew = Neuer Wiederherstellungssatz
settings-phrase-renew-text = Du hast einen Wiederherstellungssatz. Ein neuer ersetzt ihn: Der alte gilt sofort nicht mehr.
settings-phrase-renew-ask = Neuen Wiederherstellungssatz erstellen?
settings-phrase-renew-warning = Der alte gilt sofort nicht mehr.
settings-phrase-renew-yes = Neuen erstellen
settings-phrase-text = Schreib ihn auf oder kopiere ihn: Er wird nur einmal gezeigt. Ein neuer Satz ersetzt den alten. Wer ihn hat, kann unter deinem Namen spielen.
settings-phrase-copied = Satz kopiert.
settings-phrase-write = Kopieren geht hier nicht: Bitte schreib ihn auf.
settings-phrase-done = Ich habe ihn gesichert
settings-phrase-use = Wiederherstellungssatz von einem anderen Gerät
settings-phrase-go = Verwenden
settings-welcome-back = Willkommen zurück, { $name }!
settings-sign-out-text = Gerät verloren oder an einem fremden gespielt? Melde dich dort von hier aus ab.
settings-sign-out = Überall sonst abmelden
settings-signed-out = Erledigt: Du bist nur noch hier angemeldet.
settings-muted = Stummgeschaltete Spieler
settings-muted-none = Du hast niemanden stummgeschaltet. Am Tisch kannst du alle stummschalten, deren Nachrichten du nicht sehen willst.
# Jemand, dessen Name nicht mehr bekannt ist; $id ist der Anfang eines Codes.
settings-muted-unknown = Unbekannt ({ $id }…)
settings-unmute = Aufheben
settings-unmute-named = Stummschaltung von { $name } aufheben
settings-data = Deine Daten
settings-data-text = Der Server speichert deinen Namen, deine Sprache, deine Partien und deine Nachrichten.
settings-data-empty = Der Server kennt dich noch nicht und hat nichts gespeichert. Das ändert sich, sobald du eine Partie startest oder bei einer mitspielst.
settings-export = Meine Daten herunterladen
settings-delete = Meine Daten löschen
settings-delete-title = Alles über dich löschen?
settings-delete-text = Dein Name, dein Verlauf und dein Wiederherstellungssatz werden gelöscht. Du verlässt alle Tische; in beendeten Partien anderer wirst du anonym.
settings-delete-warning = Das lässt sich nicht rückgängig machen.
settings-delete-yes = Endgültig löschen
settings-deleted = Alle deine Daten wurden gelöscht.
