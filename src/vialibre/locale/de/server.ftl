# Was der Server eines Tisches antwortet, wenn er nicht tun kann, worum er gebeten wurde, und was `vialibre serve` und
# `vialibre backup` sagen. Plätze zählen ab 1. $detail ist technisch und wird nicht übersetzt.

## Wer fragt, und wie

error-who-are-you = Der Server weiß nicht, wer du bist. Gib einen Namen ein, um zu beginnen, oder komm mit deinem Wiederherstellungssatz zurück; ein Skript sendet das Token, das es bekommen hat.
error-banned = Du wurdest von diesem Server gesperrt. Wenn du das für einen Irrtum hältst, wende dich an seinen Betreiber.
error-wrong-origin = Die Anfrage kam von einer Seite einer anderen Website und wurde abgelehnt. Öffne das Spiel unter seiner eigenen Adresse und versuch es noch einmal.
error-operator-only = Das kann nur der Betreiber dieses Servers. Wenn du das bist, sende dein Token im Header X-Operator-Token.
error-too-fast = Zu viele Anfragen. Warte ein paar Sekunden und versuch es noch einmal.
error-too-much-work = Das braucht mehr Rechenzeit, als der Server für einen Spielplan zulässt. Ein Plan mit weniger Städten und Strecken oder mit einem einfacheren Netz braucht weniger.
error-too-large-message = Diese Nachricht ist zu groß: Höchstens { $most } Bytes sind erlaubt. Sende weniger.
error-bad-message = Die Nachricht ist bei „{ $where }“ unverständlich: { $detail }. Die Seite /api listet auf, was du senden kannst.
error-not-found = Unter dieser Adresse gibt es nichts. Die Seite /api listet auf, was es gibt.
error-wrong-method = Diese Adresse lässt sich so nicht verwenden. Die Seite /api listet auf, wie es geht.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Schau auf den Tisch und versuch es noch einmal; wenn es wieder passiert, sag dem Betreiber Bescheid.
error-busy = Tisch ausgelastet, versuch es noch einmal.

## Personen

error-bad-name = „{ $name }“ geht nicht als Name. Nimm lesbare Buchstaben und beginne nicht mit „bot:“.
error-wrong-phrase = Dieser Wiederherstellungssatz ist hier nicht bekannt. Prüfe die Wörter und ihre Reihenfolge, oder erstelle einen neuen, wo du noch angemeldet bist.
error-no-such-person = Mit dieser ID gibt es niemanden. Kopiere sie aus einer Meldung oder von einem Tisch.

## Tische vor dem Start

error-no-such-table = Unter diesem Link gibt es keinen Tisch. Prüfe, ob du ihn ganz kopiert hast, oder such dir auf der Startseite einen anderen Tisch.
error-table-quarantined =
    Dieser Tisch wurde stillgelegt: { $reason ->
        [too_much_work] eine Berechnung an diesem Tisch hat zu lange gedauert
        [damaged_log] seine Aufzeichnung ist nicht lesbar
        [board_refused] sein Spielplan kann nicht mehr gespielt werden
       *[server_fault] der Server ist an diesem Tisch gescheitert
    }. Die Partie bleibt erhalten, wie sie ist, andere Tische gehen weiter, und der Betreiber des Servers kann es sehen. Eröffne inzwischen einen neuen Tisch.
error-not-quarantined = Dieser Tisch ist nicht stillgelegt.
error-no-such-board = Hier gibt es keinen Spielplan „{ $board }“. Wähle einen von diesen: { $known }.
error-host-only = Das kann nur der Host dieses Tisches. Frag dort nach.
error-seat-free = Platz { $seat } ist leer, also gibt es niemanden zu entfernen. Wähle einen anderen Platz.
error-seat-taken = Platz { $seat } ist schon besetzt. Wähle einen freien.
error-table-full = Alle Plätze sind besetzt. Sieh der Partie zu oder such dir auf der Startseite einen anderen Tisch.
error-not-seated = Das kann nur, wer an diesem Tisch mitspielt. Nimm zuerst Platz, wenn noch einer frei ist.
error-not-your-seat = Platz { $seat } gehört nicht dir. Nimm einen von deinen eigenen.
error-no-such-level = Es gibt keinen Bot „{ $bot }“ für Tische. Wähle einen von diesen: { $known }.
error-seats-free = { $free ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder füge einen Bot hinzu, dann starte.
   *[other] { $free } Plätze sind noch frei. Lade andere ein oder füge Bots hinzu, dann starte.
}
error-nobody-plays = An diesem Tisch sitzen nur Bots. Nimm selbst Platz, dann starte.
error-already-started = Die Partie hat schon begonnen, also geht das nicht mehr. Wähle es am nächsten Tisch.

## Die Partie

error-not-started = Die Partie hat noch nicht begonnen. Warte, bis der Host sie startet.
error-table-over = An diesem Tisch ist die Partie vorbei. Bitte um eine Revanche oder eröffne einen neuen Tisch.
error-not-over = Die Partie läuft noch. Das gibt es erst, wenn sie zu Ende ist.
error-stale = Das antwortet auf Version { $version } der Stellung, aber sie ist jetzt bei { $now }: Jemand war vor dir dran, vielleicht du selbst in einem anderen Tab. Schau auf den Tisch und wähle noch einmal.
error-cannot-undo = Du kannst nichts rückgängig machen: nur deine eigene letzte Wahl, solange sie nichts Verdecktes gezeigt hat und seitdem niemand gehandelt hat. Spiel weiter.
error-given-up = Platz { $seat } wurde endgültig aufgegeben, und ein Bot spielt ihn zu Ende. Du kannst zusehen oder einen neuen Tisch eröffnen.
error-not-away = Für dich spielt kein Bot. Spiel einfach weiter.
error-not-gone = Platz { $seat } kann nicht abgewählt werden: Das geht nur bei Spielern, für die ein Bot spielt, weil sie weg sind oder ihre Zeit um ist. Warte noch.
error-no-such-phrase = Es gibt keine Schnellnachricht „{ $phrase }“. Wähle eine aus der Liste.
error-nothing-said = Diese Nachricht ist leer. Schreib ein paar Wörter oder wähle eine Schnellnachricht.
error-chat-off = Der Host hat den freien Chat an diesem Tisch ausgeschaltet. Nimm die Schnellnachrichten.
error-no-such-route = Auf diesem Spielplan gibt es keine Strecke „{ $route }“. Nimm ihre ID aus den Angaben zum Spielplan.
error-no-such-position = Nach Aktion { $at } gibt es keine Stellung: Diese Partie hat { $most }. Wähle eine Zahl von 0 bis { $most }.
error-too-long-game = Diese Partie hat { $steps } Aktionen; hier lassen sich nur Partien mit bis zu { $most } wiederholen. Lade ihre Aufzeichnung herunter und nimm 'vialibre replay'.

## Die Seite, bevor ihr Skript läuft

index-description = Vía Libre: Brettspiele um Zugstrecken mit Freunden und Bots
index-noscript = Vía Libre braucht JavaScript, um den Spielplan zu zeichnen.

## Die Seite für den Browser, wenn sie nicht gebaut wurde

no-page-title = Die Seite fehlt
no-page-text = Dieser Server läuft, und Programme können ihn verwenden, aber die Seite für den Browser wurde bei der Installation nicht gebaut, vielleicht weil es kein Netz gab.
no-page-how = Bau sie mit diesem Befehl, im Projektordner und mit Netzverbindung, und starte dann den Server neu:
no-page-api = API für Programme

## Den Server starten

error-port-taken = Port { $port } auf { $host } ist schon belegt, vielleicht von einem anderen Vía-Libre-Server. Beende ihn oder wähle mit --port einen anderen.
error-cannot-serve = Die Adresse { $host }, Port { $port }, lässt sich nicht verwenden: { $detail }. Wähle mit --host oder --port eine andere.
error-workers-need-postgres = { $workers } Arbeitsprozesse brauchen eine PostgreSQL-Datenbank, denn eine SQLite-Datei bedient nur einen Prozess. Nenne sie mit --database postgresql://benutzer@rechner/name oder nimm nur einen Arbeitsprozess.
error-worker-failed = Ein Arbeitsprozess konnte nicht starten, deshalb wurden alle beendet. Die Zeilen darüber sagen, warum.
error-no-boards-folder = Es gibt keinen Ordner { $folder }. Nenne mit --boards einen, in dem Spielplandateien (*.toml) liegen.
error-short-operator-token = Das Token in VIALIBRE_OPERATOR_TOKEN ist zu kurz, um sicher zu sein. Nimm mindestens { $least } zufällige Zeichen, etwa die von: openssl rand -hex 24
error-open-for-this-machine = Vía Libre läuft schon unter { $url }, aber nur für diesen Rechner. Beende es mit Ctrl-C, dann starte es neu mit --lan.
error-option-before-command = { $option } ist für 'vialibre' ohne Befehl. Lass es weg oder setz es hinter '{ $command }', wenn es das dort gibt.

cli-serve-help = Startet einen Server für Tische, damit Menschen und Bots von anderen Geräten aus spielen können. Beende ihn mit Ctrl-C: Laufende Partien bleiben erhalten und gehen weiter, wenn er wieder da ist.
cli-serve-examples =
    Beispiele:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Die Adresse, auf der er lauscht. Standard: Nur dieser Rechner erreicht den Server.
cli-serve-port-help = Der Port, auf dem er lauscht; 0 nimmt einen freien.
cli-serve-database-help = Wo Partien gespeichert werden: sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME. Standard: eine Datei in deinem Datenordner.
cli-serve-workers-help = Wie viele Prozesse sich die Arbeit teilen. Mehr als einer braucht PostgreSQL.
cli-serve-thinkers-help = Wie viele Prozesse für die langsamen Bots denken (Experte, Meister), für jeden von --workers. Standard: die übrigen Kerne, mindestens einer.
cli-serve-bot-help = Bietet an den Tischen einen eigenen Bot unter diesem Namen an. Kann mehrmals angegeben werden. Wenn er scheitert oder zu lange braucht, macht ein anderer Bot diesen Zug.
cli-serve-boards-help = Ein Ordner mit Spielplandateien (*.toml), die neben den mitgelieferten angeboten werden.
cli-serve-lan-help = Macht ihn für andere Geräte in deinem Netzwerk erreichbar und zeigt die Adresse als QR-Code für Handys.
cli-serve-limits-help = Ein Faktor für die üblichen Anfragelimits pro Person oder Adresse, z. B. 5 für einen Verein hinter einer Adresse.
cli-serve-at = Vía Libre läuft unter { $url }
cli-serve-lan = Andere Geräte in diesem Netzwerk: { $url }
cli-serve-no-page = Die Seite für den Browser fehlt, weil sie nicht gebaut wurde. Mit Netzverbindung, im Projektordner: { $command }
cli-serve-stop = Beenden mit Ctrl-C: Alles ist gespeichert, und Partien gehen weiter, wenn der Server wieder da ist.
cli-serve-stopped = Beendet. Alles ist gespeichert.
cli-serve-stopped-unstored = { $tables ->
        [one] Beendet. In die Datenbank konnte nicht geschrieben werden: An einem Tisch ist der letzte Zug nicht gespeichert.
       *[other] Beendet. In die Datenbank konnte nicht geschrieben werden: An { $tables } Tischen ist der letzte Zug nicht gespeichert.
    }

cli-backup-help = Kopiert die ganze Datenbank des Servers in eine Datei, auch während er läuft. docs/operating.md erklärt, wie man sie wiederherstellt.
cli-backup-examples =
    Beispiele:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Die Datei, die geschrieben wird. Es darf sie noch nicht geben.
cli-backup-database-help = Die Datenbank des Servers, wie bei 'vialibre serve'.
cli-backup-done = Sicherung geschrieben: { $file }. Bewahre sie sicher auf: Sie enthält die Schlüssel des Servers und die Nachrichten der Spieler.
