### Werk op een Ray-cluster (--ray).

cli-ray-help = Voert het werk uit op een Ray-cluster, met dezelfde resultaten: 'local' start Ray op deze computer, HOST:PORT is de hoofdnode van een draaiend cluster. Alle CPU’s worden gebruikt; --jobs wordt genegeerd. Heeft de extra 'ray' nodig, zie docs/cluster.md.

error-ray-missing = Ray is niet geïnstalleerd. Installeer het met: pip install 'vialibre[ray]'. In een checkout: VIALIBRE_EXTRAS=ray bin/vialibre … of uv run --extra ray vialibre…
error-ray-bad-address = “{ $address }” is geen geldig adres van een Ray-cluster. Geef 'local' op, of de HOST:PORT van de hoofdnode zoals 'ray start --head' die toonde.
error-ray-unreachable = Op { $address } antwoordt niets ({ $detail }). Controleer of het cluster draait. Op de hoofdnode: ray start --head --port=6379
error-ray-not-ray = Op { $address } antwoordt iets, maar het is geen hoofdnode van Ray. Gebruik de poort die 'ray start --head' toonde, standaard 6379.
error-ray-versions = Het cluster op { $address } heeft een andere Ray of Python dan deze computer. { $detail }
error-ray-refused = Ray start niet of maakt geen verbinding op { $address }. Deze computer moet een node van het cluster zijn, al is het maar met --num-cpus=0; een cluster met een token wil ook hier RAY_AUTH_MODE=token. { $detail }
error-ray-no-cpus = Het cluster op { $address } heeft geen CPU om mee te werken.
error-ray-without-vialibre = Vía Libre is niet geïnstalleerd op de computer { $host } van het cluster, of te oud hiervoor. Nodig is { $wanted }.
error-ray-other-vialibre = De computer { $host } van het cluster heeft { $found }; nodig is { $wanted }, zodat alle dezelfde spellen spelen.
error-ray-worker-died = Een stuk werk is { $times } keer gestart, en elke keer stopte het proces of de computer ervan, misschien doordat het geheugen op was. Wat al klaar was, is bewaard.
error-ray-lost = De verbinding met het cluster is verloren. Wat al klaar was, is bewaard. { $detail }
error-ray-token = Het cluster op { $address } wil een token dat deze computer niet heeft. Geef dat waarmee het gestart is: RAY_AUTH_MODE=token, en RAY_AUTH_TOKEN of het bestand ~/.ray/auth_token.
