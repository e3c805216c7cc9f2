# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Der Bot „{ $bot }“ kann nicht gestartet werden: { $detail }.
error-program-silent = Der Bot „{ $bot }“ hat in { $seconds } Sekunden nicht geantwortet.
error-program-deaf = Der Bot „{ $bot }“ liest seit { $seconds } Sekunden nicht, was ihm geschickt wird.
error-program-ended = Der Bot „{ $bot }“ hat sich mit dem Code { $exit } beendet, als er antworten sollte.
error-program-ended-saying = Der Bot „{ $bot }“ hat sich mit dem Code { $exit } beendet, als er antworten sollte. Seine letzten Worte: „{ $words }“.
error-program-closed = Der Bot „{ $bot }“ hat seine Ausgabe geschlossen, als er antworten sollte.
error-program-long-line = Der Bot „{ $bot }“ hat mehr als { $most } Bytes geschrieben, ohne die Zeile zu beenden.
error-program-unasked = Der Bot „{ $bot }“ hat ungefragt „{ $said }“ geschrieben. Schreib eine Zeile pro Frage und alles andere in die Fehlerausgabe.
error-program-bad-answer = Der Bot „{ $bot }“ hat „{ $said }“ geantwortet; das entspricht nicht dem Protokoll: { $detail }.
error-program-wrong-id = Der Bot „{ $bot }“ hat mit der id { $id } geantwortet, gefragt war aber { $asked }.
error-program-illegal = Der Bot „{ $bot }“ hat „{ $action }“ gewählt; das ist keine der erlaubten Aktionen, die er bekommen hat.
error-program-other-protocol = Der Bot „{ $bot }“ spricht Version { $protocol } des Protokolls, dieses Programm aber Version { $known }.
error-command-bot-posix = Der Bot „{ $bot }“ kann nicht verwendet werden: Programme als Bots brauchen Linux oder macOS.
error-command-bot-quotes = In „{ $bot }“ fehlt ein schließendes Anführungszeichen. Schreib den Befehl wie in einer Shell.
error-command-bot-empty = In „{ $bot }“ ist kein Programm genannt. Schreib den Befehl hinter den Doppelpunkt, etwa cmd:./meinbot.
error-command-bot-missing = Der Bot „{ $bot }“ kann nicht gestartet werden: Es gibt kein ausführbares Programm „{ $program }“. Prüf den Namen und ob die Datei ausführbar ist.
error-command-bot-seconds = In „{ $bot }“ steht zwischen cmd@ und dem Doppelpunkt keine gültige Zeit. Schreib Sekunden pro Entscheidung, mehr als 0 und höchstens { $most }, etwa cmd@2.5:./meinbot.
error-command-bot-refused = Der Bot „{ $bot }“ würde ein Programm starten. Das dürfen nur --bots von arena, simulate, playtest, watch und play sowie --bot von serve, nie ein gespeichertes Spiel oder eine Nachricht.
bot-forfeits = { $reason } Er verliert das Spiel kampflos, und ein anderer Bot spielt für ihn weiter.
