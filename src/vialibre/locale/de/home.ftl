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
home-players = { $from }–{ $to } Personen
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
# Wird gesagt, während die Partie geöffnet wird.
home-leaving = Freie Fahrt: Los geht’s!

## Andere Arten zu spielen

home-more-ways = Anders spielen
home-friends = Ein Tisch mit Freunden
home-friends-hint = Tisch eröffnen und den Link teilen
home-friends-text = Du bekommst einen Link und einen QR-Code zum Teilen. Freie Sitze kannst du vor dem Start mit Bots besetzen.
home-make-table = Tisch eröffnen
home-hot-seat = An diesem Gerät
home-hot-seat-hint = Mehrere spielen hier abwechselnd
home-hot-seat-text = Gebt das Gerät herum: Zwischen den Zügen verdeckt ein Vorhang alle Karten.
home-hot-seat-play = Partie starten
home-guide = Deine erste Partie
home-guide-hint = Eine Führung von zwei Minuten
home-design = Spielplan entwerfen
home-design-hint = Städte und Strecken zeichnen, gleich spielen
home-people = Wer spielt mit?
# Steht für einen Namen, der nicht angegeben wurde.
home-person-number = Person { $number }
home-person-add = Person hinzufügen
home-person-remove = { $name } entfernen
home-too-many = Dieser Spielplan ist für höchstens { $most }.
home-seats-number = Personen
home-options = Optionen
home-more-options = Mehr Optionen
home-option-public = Auf der Startseite zeigen
home-option-public-hint = Alle auf diesem Server können mitspielen. Sonst nur, wer den Link hat.
home-option-chat = Chat
home-option-chat-hint = Freier Text. Schnellnachrichten gehen immer.
# Eine Variante eines Spielplans: Alvin ist ein Außerirdischer, der von Stadt zu Stadt zieht.
home-option-alvin = Mit Alvin spielen
home-option-alvin-hint = Wer den Gast aus dem All fängt, bekommt Extrapunkte.
home-option-first = Wer beginnt
home-first-random = Zufall
home-first-you = Du
home-option-clock = Bedenkzeit
home-clock-name = { $clock ->
    [none] Unbegrenzt
    [quick] Kurz
    [relaxed] Gemütlich
    [days] Mehrere Tage
   *[other] Eigene
}
home-clock-fact = Bedenkzeit: { home-clock-name }
home-clock-none-hint = Alle nehmen sich die Zeit, die sie brauchen.
# $move und $reserve sind Zeiten in Worten, etwa „30 Sekunden“ und „3 Minuten“.
home-clock-hint = { $move } je Zug, dazu { $reserve } Reserve für die ganze Partie.
home-option-pause = Tempo der Bots
home-pause-name = { $pause ->
    [slow] Langsam
    [normal] Normal
    [quick] Schnell
    [none] Sofort
   *[other] Eigenes
}
home-own-board = Ein eigener Spielplan
home-own-board-hint = Eine Spielplandatei (.toml); die Dokumentation erklärt das Format.
home-own-board-chosen = Spielplandatei: { $name }
home-own-board-drop = Anderen Spielplan wählen

## Listen von Partien

home-mine = Deine Partien
home-mine-empty = Gerade läuft keine Partie. Starte oben eine: Sie wartet hier auf dich, wenn du weggehst.
home-open = Offene Tische
home-open-empty = Gerade sucht niemand Gesellschaft. Eröffne einen Tisch und zeig ihn auf der Startseite.
home-running = Partien zum Zuschauen
home-running-empty = Im Moment wird keine öffentliche Partie gespielt.
home-replays = Beendete Partien
home-replays-empty = Spiel eine Partie zu Ende, dann kannst du dir hier jeden Zug ansehen.
home-wait = Wartesaal
home-continue = Weiterspielen
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Rückblick
home-replays-more = Mehr zeigen
home-show-all = Alle { $count } zeigen
# Die Bots eines Tisches, am Ende einer Liste von Namen: „Ana, Bea und 2 Bots“.
home-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
home-seats-free = { $count ->
    [one] { $count } Sitz frei
   *[other] { $count } Sitze frei
}
home-with-alvin = mit Alvin
# Wie eine beendete Partie für dich ausging.
home-result = { $place ->
    [1] Gewonnen mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[other] Platz { $place } von { $count }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
# Wie sie ausging, wenn mehrere Sitze deine waren.
home-winner = { $name } gewann mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
home-footer = Frei und kostenlos, ohne Konto, ohne Werbung.
home-footer-links = Weitere Seiten
home-programmers = Zum Programmieren

## Der Wartesaal eines Tisches

# Der Titel des Browserfensters.
room-page-title = { $board } – Vía Libre
room-title = Wartesaal
room-seats = Sitze
room-seat-free = Frei
room-seat-number = Sitz { $number }
room-bot = Bot
# Kennzeichnet den eigenen Sitz.
room-you = Du
# Kennzeichnet den Sitz von jemandem, der am selben Gerät spielt.
room-this-device = Dieses Gerät
# Kennzeichnet den Sitz der Person, die den Tisch eröffnet hat.
room-host = Host
room-away = Abwesend
room-sit = Hinsetzen
room-sit-here = Hier sitzen
room-put-bot = Bot einsetzen
room-leave = Verlassen
room-leave-named = Sitz von { $name } verlassen
room-remove = Entfernen
room-remove-named = { $name } entfernen
room-your-name = Dein Name
room-or-watch = Du kannst auch nur zuschauen: Die Partie erscheint hier, sobald sie beginnt.
room-full = Alle Sitze sind besetzt. Du kannst zuschauen: Die Partie erscheint hier, sobald sie beginnt.
room-another = Noch jemand an diesem Gerät
room-another-text = Jemand, der mit dir an diesem Gerät spielt. Zwischen den Zügen verdeckt ein Vorhang die Karten.
room-another-name = Name
room-invite = Andere einladen
room-link = Link zu diesem Tisch
room-copy = Kopieren
room-copied = Der Link ist in der Zwischenablage.
room-copy-yourself = Der Link ist markiert: Kopiere ihn mit dem Befehl deines Geräts.
room-share = Teilen
# Wird mit dem Link gesendet.
room-share-text = Komm und spiel „{ $board }“ mit mir!
room-not-shared = Nur dieser Rechner kann den Link öffnen.
# $command wird so in ein Terminal getippt.
room-not-shared-help = Damit andere in deinem Netzwerk mitspielen können, beende das Programm und starte es mit „{ $command }“.
room-code = QR-Code von { $link }
room-code-hint = Mit der Handykamera scannen und mitspielen.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nein
}
room-start-title = Spielstart
room-start = Partie starten
room-start-ready = Alle Sitze sind besetzt. Los geht’s, wenn du willst!
room-start-free = { $count ->
    [one] { $count } Sitz ist noch frei: Warte auf jemanden oder setz einen Bot darauf.
   *[other] { $count } Sitze sind noch frei: Warte auf Freunde oder setz Bots darauf.
}
room-start-nobody = Hier sitzen nur Bots. Setz dich dazu, dann kannst du starten.
room-bot-level = Stärke neuer Bots
room-fill = Mit Bots auffüllen
room-wait-people = { $count ->
    [one] { $count } Sitz ist noch frei. Es fehlt noch jemand.
   *[other] { $count } Sitze sind noch frei. Es fehlen noch Leute.
}
room-wait-host = Alle Sitze sind besetzt. Warten, bis { $name } die Partie startet.
room-wait-start = Alle Sitze sind besetzt. Gleich geht es los.
room-close = Tisch aufgeben
room-close-text = Danach kann hier niemand mehr spielen, und der Link gilt nicht mehr.
room-closed-title = Dieser Tisch ist geschlossen
room-closed = Der Host hat ihn aufgegeben, bevor die Partie begann.
room-news-sat = { $name } setzt sich.
room-news-bot = Ein Bot setzt sich: { $level }.
room-news-left = { $name } ist gegangen.
room-news-options = Die Optionen wurden geändert.
room-news-host = { $name } ist jetzt Host.

## Einstellungen

settings-page-title = Einstellungen – Vía Libre
settings-looks = Sprache und Aussehen
settings-theme = Hell oder dunkel
settings-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Wie das Gerät
}
settings-motion = Weniger Bewegung
settings-motion-hint = Karten und Waggons springen an ihren Platz, statt zu gleiten.
settings-playing = Beim Spielen
settings-confirm = Vor dem Bauen einer Strecke fragen
settings-confirm-hint = Ein Klick mehr, dafür kein Versehen.
settings-shortcuts = Tastenkürzel
settings-shortcuts-hint = Einzelne Tasten ziehen Karten und öffnen Bereiche.
settings-signals = Ton und Hinweise
settings-sound = Ton
settings-volume = Lautstärke
settings-notify = Sag mir, wenn ich am Zug bin
settings-notify-hint = Eine Meldung des Browsers, während du woanders bist.
settings-notify-impossible = Hier nicht möglich: Browser erlauben es nur auf diesem Rechner oder mit https.
settings-notify-denied = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.
settings-you = Du
settings-name-saved = Dein Name ist gespeichert.
settings-name-hint = Andere sehen ihn am Tisch. Ein Konto brauchst du nicht: Dieser Browser merkt sich, wer du bist.
settings-devices = Andere Geräte
settings-devices-text = Mit einem geheimen Wiederherstellungssatz bist du auch auf einem anderen Gerät du, mit all deinen Partien.
# Ein Satz aus mehreren Wörtern, mit dem man sich auf einem anderen Gerät anmeldet.
settings-phrase = Dein Wiederherstellungssatz
settings-phrase-make = Satz erstellen
settings-phrase-renew = Neuer Wiederherstellungssatz
settings-phrase-renew-text = Du hast einen Wiederherstellungssatz. Ein neuer ersetzt ihn: Der alte gilt sofort nicht mehr.
settings-phrase-text = Schreib ihn auf oder kopiere ihn: Er wird nur einmal gezeigt. Ein neuer Satz ersetzt den alten. Wer ihn hat, kann unter deinem Namen spielen.
settings-phrase-copied = Der Satz ist in der Zwischenablage.
settings-phrase-write = Kopieren geht hier nicht: Bitte schreib ihn auf.
settings-phrase-done = Ich habe ihn
settings-phrase-use = Satz von einem anderen Gerät
settings-phrase-go = Verwenden
settings-welcome-back = Willkommen zurück, { $name }!
settings-sign-out-text = Gerät verloren oder an einem fremden gespielt? Melde dich dort von hier aus ab.
settings-sign-out = Überall sonst abmelden
settings-signed-out = Erledigt: Nur noch dieser Browser bist du.
settings-muted = Stummgeschaltete
settings-muted-none = Du hast niemanden stummgeschaltet. Am Tisch kannst du alle stummschalten, deren Nachrichten du nicht sehen willst.
# Jemand, dessen Name nicht mehr bekannt ist; $id ist der Anfang eines Codes.
settings-muted-unknown = Jemand ({ $id }…)
settings-unmute = Wieder zeigen
settings-unmute-named = { $name } wieder zeigen
settings-data = Deine Daten
settings-data-text = Der Server speichert deinen Namen, deine Sprache, deine Partien und was du darin gesagt hast.
settings-data-nobody = Der Server kennt dich noch nicht und speichert nichts. Das tut er erst, wenn du eine Partie startest oder bei einer mitspielst.
settings-export = Meine Daten herunterladen
settings-delete = Meine Daten löschen
settings-delete-title = Alles über dich löschen?
settings-delete-text = Dein Name, dein Verlauf und dein Wiederherstellungssatz werden gelöscht. Du verlässt alle Tische; in beendeten Partien anderer wirst du anonym.
settings-delete-warning = Das lässt sich nicht rückgängig machen.
settings-delete-yes = Endgültig löschen
settings-deleted = Alles über dich ist gelöscht.
