# Kommandot loadtest.
cli-loadtest-help = Mät hur många spel en server på den här maskinen klarar: startar en på den lokala adressen, med en tillfällig databas, och spelar.
cli-loadtest-examples =
    Exempel:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Hur många spel för två spelare samtidigt.
cli-loadtest-rate-help = Drag per sekund i varje spel.
cli-loadtest-seconds-help = Hur länge det ska mätas.
cli-loadtest-database-help = Använd den här tomma databasen i stället: sqlite:///FIL eller postgresql://…
cli-loadtest-steps-help = Först med 50, 100 och 200 spel, för att se hur siffrorna växer.
cli-loadtest-running = { $games } spel…
cli-loadtest-games = spel
cli-loadtest-moves-per-s = drag per sekund
cli-loadtest-p50-ms = median, i ms
cli-loadtest-p95-ms = 95 %, i ms
cli-loadtest-p99-ms = 99 %, i ms
cli-loadtest-errors = fel
cli-loadtest-rss-mb = servern, MB
cli-loadtest-kb-per-table = per bord, KB
cli-loadtest-cpu-ms-per-move = CPU per drag, ms
cli-loadtest-meaning = Tiderna mäts från det att ett drag skickas tills det når den andra platsen, testets eget arbete inräknat.
error-load-server-silent = Servern för belastningstestet startade inte. Prova 'vialibre serve' för att se varför.
error-load-refused = Servern avvisade { $path }: { $answer }
