# De opdracht loadtest.
cli-loadtest-help = Meet hoeveel spellen een server op deze computer aankan: start er een, alleen lokaal bereikbaar en met een tijdelijke database, en speelt.
cli-loadtest-examples =
    Voorbeelden:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Hoeveel spellen met twee spelers tegelijk.
cli-loadtest-rate-help = Zetten per seconde in elk spel.
cli-loadtest-seconds-help = Hoe lang er gemeten wordt.
cli-loadtest-database-help = Gebruikt in plaats daarvan deze lege database: sqlite:///BESTAND of postgresql://…
cli-loadtest-steps-help = Eerst met 50, 100 en 200 spellen, om te zien hoe de cijfers groeien.
cli-loadtest-running = { $games ->
    [one] { $games } spel…
   *[other] { $games } spellen…
}
cli-loadtest-games = spellen
cli-loadtest-moves-per-s = zetten per seconde
cli-loadtest-p50-ms = mediaan, ms
cli-loadtest-p95-ms = 95%, ms
cli-loadtest-p99-ms = 99%, ms
cli-loadtest-errors = fouten
cli-loadtest-rss-mb = server, in MB
cli-loadtest-kb-per-table = per tafel, KB
cli-loadtest-cpu-ms-per-move = CPU per zet, ms
cli-loadtest-meaning = De tijden lopen van het versturen van een zet tot de aankomst bij de andere plaats, het werk van de belastingtest zelf inbegrepen.
error-load-server-silent = De server voor de belastingtest is niet gestart. Probeer 'vialibre serve' om te zien waarom.
error-load-refused = De server weigerde { $path }: { $answer }
