# Kommandoen loadtest.
cli-loadtest-help = Mål, hvor mange spil en server på denne maskine kan klare: starter en på den lokale adresse med en midlertidig database og spiller.
cli-loadtest-examples =
    Eksempler:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Hvor mange spil for to spillere på én gang.
cli-loadtest-rate-help = Træk pr. sekund i hvert spil.
cli-loadtest-seconds-help = Hvor længe der måles.
cli-loadtest-database-help = Brug denne tomme database i stedet: sqlite:///FIL eller postgresql://…
cli-loadtest-steps-help = Først med 50, 100 og 200 spil for at se, hvordan tallene vokser.
cli-loadtest-running = { $games } spil…
cli-loadtest-games = spil
cli-loadtest-moves-per-s = træk pr. sekund
cli-loadtest-p50-ms = median, i ms
cli-loadtest-p95-ms = 95 %, i ms
cli-loadtest-p99-ms = 99 %, i ms
cli-loadtest-errors = fejl
cli-loadtest-rss-mb = serveren, MB
cli-loadtest-kb-per-table = pr. bord, KB
cli-loadtest-cpu-ms-per-move = CPU pr. træk, ms
cli-loadtest-meaning = Tiderne måles, fra et træk sendes, til det når den anden plads, testens eget arbejde medregnet.
error-load-server-silent = Serveren til belastningstesten startede ikke. Prøv 'vialibre serve' for at se hvorfor.
error-load-refused = Serveren afviste { $path }: { $answer }
