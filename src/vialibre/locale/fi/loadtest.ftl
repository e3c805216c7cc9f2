# Komento loadtest.
cli-loadtest-help = Mittaa, montako peliä palvelin kestää tässä koneessa: käynnistää oman palvelimen koneen sisäiseen osoitteeseen tilapäisellä tietokannalla ja pelaa.
cli-loadtest-examples =
    Esimerkkejä:
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Montako kahden pelaajan peliä yhtä aikaa.
cli-loadtest-rate-help = Siirtoja sekunnissa kussakin pelissä.
cli-loadtest-seconds-help = Kuinka kauan mitataan.
cli-loadtest-database-help = Käytä tätä tyhjää tietokantaa: sqlite:///TIEDOSTO tai postgresql://…
cli-loadtest-steps-help = Ensin 50, 100 ja 200 pelillä, jotta nähdään, miten luvut kasvavat.
cli-loadtest-running = { $games ->
    [one] { $games } peli…
   *[other] { $games } peliä…
}
cli-loadtest-games = pelejä
cli-loadtest-moves-per-s = siirtoja sekunnissa
cli-loadtest-p50-ms = mediaani, ms
cli-loadtest-p95-ms = 95 % alle, ms
cli-loadtest-p99-ms = 99 % alle, ms
cli-loadtest-errors = virheitä
cli-loadtest-rss-mb = palvelin, Mt
cli-loadtest-kb-per-table = pöytä, kt
cli-loadtest-cpu-ms-per-move = suoritinaika siirtoa kohti, ms
cli-loadtest-meaning = Ajat mitataan siirron lähettämisestä siihen, kun se näkyy toisella paikalla; kuormittajan oma työ on mukana.
error-load-server-silent = Kuormitustestin palvelin ei käynnistynyt. Komento 'vialibre serve' näyttää syyn.
error-load-refused = Palvelin torjui pyynnön { $path }: { $answer }
