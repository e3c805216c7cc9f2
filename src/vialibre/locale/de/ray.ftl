### Arbeit auf einem Ray-Cluster (--ray).

cli-ray-help = Führt die Arbeit auf einem Ray-Cluster aus, mit denselben Ergebnissen: 'local' startet Ray auf diesem Rechner, HOST:PORT ist der Kopf eines laufenden Clusters. Alle CPUs werden genutzt; --jobs wird ignoriert. Braucht das Extra 'ray', siehe docs/cluster.md.

error-ray-missing = Ray ist nicht installiert. Installiere es mit: pip install 'vialibre[ray]'. In einem Checkout: VIALIBRE_EXTRAS=ray bin/vialibre … oder uv run --extra ray vialibre…
error-ray-bad-address = „{ $address }“ ist keine gültige Adresse eines Ray-Clusters. Gib 'local' an, oder HOST:PORT des Kopfs, wie 'ray start --head' es ausgegeben hat.
error-ray-unreachable = Unter { $address } antwortet nichts ({ $detail }). Prüfe, ob der Cluster läuft. Auf seinem Kopf: ray start --head --port=6379
error-ray-not-ray = Unter { $address } antwortet etwas, aber es ist kein Ray-Kopf. Nimm den Port, den 'ray start --head' ausgegeben hat, standardmäßig 6379.
error-ray-versions = Der Cluster unter { $address } hat ein anderes Ray oder Python als dieser Rechner. { $detail }
error-ray-refused = Ray startet nicht oder verbindet sich nicht unter { $address }. Dieser Rechner muss ein Knoten des Clusters sein, und sei es mit --num-cpus=0; ein Cluster mit Token verlangt auch hier RAY_AUTH_MODE=token. { $detail }
error-ray-no-cpus = Der Cluster unter { $address } hat keine CPU zum Arbeiten.
error-ray-without-vialibre = Auf dem Rechner { $host } des Clusters ist Vía Libre nicht installiert oder zu alt dafür. Er braucht { $wanted }.
error-ray-other-vialibre = Der Rechner { $host } des Clusters hat { $found }; nötig ist { $wanted }, damit alle dieselben Partien spielen.
error-ray-worker-died = Ein Teil der Arbeit wurde { $times }-mal gestartet, und jedes Mal brach sein Prozess oder Rechner ab, vielleicht weil der Speicher nicht reichte. Fertige Arbeit ist gesichert.
error-ray-lost = Die Verbindung zum Cluster ist verloren. Fertige Arbeit ist gesichert. { $detail }
error-ray-token = Der Cluster unter { $address } verlangt ein Token, das dieser Rechner nicht hat. Gib das an, mit dem er gestartet wurde: RAY_AUTH_MODE=token, und RAY_AUTH_TOKEN oder die Datei ~/.ray/auth_token.
