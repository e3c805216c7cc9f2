# Kommandoen loadtest.
cli-loadtest-help = Mål hvor mange spill en server på denne maskinen tåler: starter en på den lokale adressen med en midlertidig database og spiller.
cli-loadtest-examples =
    Eksempler:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Hvor mange spill for to spillere samtidig.
cli-loadtest-rate-help = Trekk per sekund i hvert spill.
cli-loadtest-seconds-help = Hvor lenge det skal måles.
cli-loadtest-database-help = Bruk denne tomme databasen i stedet: sqlite:///FIL eller postgresql://…
cli-loadtest-steps-help = Først med 50, 100 og 200 spill, for å se hvordan tallene vokser.
cli-loadtest-running = { $games } spill…
cli-loadtest-games = spill
cli-loadtest-moves-per-s = trekk per sekund
cli-loadtest-p50-ms = median, i ms
cli-loadtest-p95-ms = 95 %, i ms
cli-loadtest-p99-ms = 99 %, i ms
cli-loadtest-errors = feil
cli-loadtest-rss-mb = serveren, MB
cli-loadtest-kb-per-table = per bord, KB
cli-loadtest-cpu-ms-per-move = CPU per trekk, ms
cli-loadtest-meaning = Tidene måles fra et trekk sendes, til det når den andre plassen, medregnet testens eget arbeid.
error-load-server-silent = Serveren for belastningstesten startet ikke. Prøv 'vialibre serve' for å se hvorfor.
error-load-refused = Serveren avviste { $path }: { $answer }
