### Arbeid på en Ray-klynge (--ray).

cli-ray-help = Kjør arbeidet på en Ray-klynge, med de samme resultatene: 'local' starter Ray på denne maskinen, HOST:PORT er hovednoden i en klynge som kjører. Alle CPU-er brukes; --jobs ignoreres. Krever tillegget 'ray', se docs/cluster.md.

error-ray-missing = Ray er ikke installert. Installer det med: pip install 'vialibre[ray]'. I en kopi av kildekoden: VIALIBRE_EXTRAS=ray bin/vialibre … eller uv run --extra ray vialibre…
error-ray-bad-address = «{ $address }» er ikke en gyldig adresse til en Ray-klynge. Oppgi 'local' eller HOST:PORT til hovednoden, slik 'ray start --head' skrev den.
error-ray-unreachable = Ingenting svarer på { $address } ({ $detail }). Sjekk at klyngen kjører. På hovednoden: ray start --head --port=6379
error-ray-not-ray = Noe svarer på { $address }, men det er ikke en Ray-hovednode. Bruk porten som 'ray start --head' skrev, som standard 6379.
error-ray-versions = Klyngen på { $address } kjører en annen Ray eller Python enn denne maskinen. { $detail }
error-ray-refused = Ray starter ikke eller får ikke forbindelse på { $address }. Denne maskinen må være en node i klyngen, om så bare med --num-cpus=0; en klynge med token krever RAY_AUTH_MODE=token her også. { $detail }
error-ray-no-cpus = Klyngen på { $address } har ingen CPU å arbeide med.
error-ray-without-vialibre = Vía Libre er ikke installert på maskinen { $host } i klyngen, eller er for gammel til dette. Den må ha { $wanted }.
error-ray-other-vialibre = Maskinen { $host } i klyngen har { $found }; det kreves { $wanted }, slik at alle spiller de samme spillene.
error-ray-worker-died = En del av arbeidet ble startet { $times } ganger, og hver gang døde prosessen eller maskinen, kanskje fordi den gikk tom for minne. Det ferdige arbeidet er lagret.
error-ray-lost = Mistet forbindelsen til klyngen. Det ferdige arbeidet er lagret. { $detail }
error-ray-token = Klyngen på { $address } krever et token som denne maskinen ikke har. Oppgi det den ble startet med: RAY_AUTH_MODE=token, og RAY_AUTH_TOKEN eller filen ~/.ray/auth_token.
