# Der Befehl loadtest.
cli-loadtest-help = Misst, wie viele Partien ein Server auf diesem Rechner bewältigt: startet einen, nur lokal erreichbar und mit einer temporären Datenbank, und spielt.
cli-loadtest-examples =
    Beispiele:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Wie viele Partien zu zweit gleichzeitig.
cli-loadtest-rate-help = Züge je Sekunde in jeder Partie.
cli-loadtest-seconds-help = Wie lange gemessen wird.
cli-loadtest-database-help = Nimmt stattdessen diese leere Datenbank: sqlite:///DATEI oder postgresql://…
cli-loadtest-steps-help = Zuerst mit 50, 100 und 200 Partien, um zu sehen, wie die Werte wachsen.
cli-loadtest-running = { $games ->
    [one] { $games } Partie…
   *[other] { $games } Partien…
}
cli-loadtest-games = Partien
cli-loadtest-moves-per-s = Züge je Sekunde
cli-loadtest-p50-ms = Median, ms
cli-loadtest-p95-ms = 95 %, in ms
cli-loadtest-p99-ms = 99 %, in ms
cli-loadtest-errors = Fehler
cli-loadtest-rss-mb = Server, MB
cli-loadtest-kb-per-table = je Tisch, KB
cli-loadtest-cpu-ms-per-move = CPU je Zug, ms
cli-loadtest-meaning = Die Zeiten reichen vom Senden eines Zuges bis zu seiner Ankunft am anderen Platz, die Arbeit des Lasttests mitgezählt.
error-load-server-silent = Der Server für den Lasttest ist nicht gestartet. Versuch 'vialibre serve', um zu sehen, warum.
error-load-refused = Der Server hat { $path } abgelehnt: { $answer }
