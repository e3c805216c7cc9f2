### Arbeit auf einem Ray-Cluster (--ray).

cli-ray-help = Lässt einen Ray-Cluster die Arbeit machen, mit denselben Ergebnissen: 'local' startet Ray auf diesem Rechner, HOST:PORT ist der Kopf eines laufenden Clusters. Alle seine CPUs arbeiten; --jobs wird nicht beachtet. Braucht das Extra 'ray', siehe docs/cluster.md.

error-ray-missing = Ray ist nicht installiert. Installiere es mit: pip install 'vialibre[ray]'. In einem Checkout: VIALIBRE_EXTRAS=ray bin/vialibre … oder uv run --extra ray vialibre…
error-ray-bad-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Gib 'local' an, oder HOST:PORT des Kopfs, wie 'ray start --head' es ausgegeben hat.
error-ray-unreachable = Unter { $address } antwortet niemand ({ $detail }). Läuft der Cluster? Auf seinem Kopf: ray start --head --port=6379
error-ray-not-ray = Unter { $address } antwortet jemand, aber es ist kein Ray-Kopf. Der Port ist der, den 'ray start --head' ausgegeben hat, 6379, wenn keiner gewählt wurde.
error-ray-versions = Der Cluster unter { $address } hat ein anderes Ray oder Python als dieser Rechner. { $detail }
error-ray-refused = Ray startet nicht oder verbindet sich nicht unter { $address }. Dieser Rechner muss ein Knoten des Clusters sein, und sei es mit --num-cpus=0; ein Cluster mit Token verlangt auch hier RAY_AUTH_MODE=token. { $detail }
error-ray-no-cpus = Der Cluster unter { $address } hat keine CPU zum Arbeiten.
error-ray-without-vialibre = Auf dem Rechner { $host } des Clusters ist Vía Libre nicht installiert oder zu alt dafür. Er braucht { $wanted }.
error-ray-other-vialibre = Der Rechner { $host } des Clusters hat { $found }; nötig ist { $wanted }, damit alle dieselben Partien spielen.
error-ray-worker-died = Ein Stück Arbeit wurde { $times }-mal begonnen, und jedes Mal endete sein Prozess oder Rechner, vielleicht aus Mangel an Speicher. Was vorher fertig war, ist gesichert.
error-ray-lost = Die Verbindung zum Cluster ist verloren. Was vorher fertig war, ist gesichert. { $detail }
error-ray-token = Der Cluster unter { $address } verlangt ein Token, das dieser Rechner nicht hat. Gib das an, mit dem er gestartet wurde: RAY_AUTH_MODE=token, und RAY_AUTH_TOKEN oder die Datei ~/.ray/auth_token.
