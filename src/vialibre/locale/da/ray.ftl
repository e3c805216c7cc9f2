### Arbejde på en Ray-klynge (--ray).

cli-ray-help = Kør arbejdet på en Ray-klynge med de samme resultater: 'local' starter Ray på denne maskine, HOST:PORT er hovednoden i en kørende klynge. Alle CPU'er bruges; der ses bort fra --jobs. Kræver ekstrapakken 'ray', se docs/cluster.md.

error-ray-missing = Ray er ikke installeret. Installér det med: pip install 'vialibre[ray]'. I en kopi af kildekoden: VIALIBRE_EXTRAS=ray bin/vialibre … eller uv run --extra ray vialibre…
error-ray-bad-address = ”{ $address }” er ikke en gyldig adresse på en Ray-klynge. Angiv 'local' eller hovednodens HOST:PORT, som 'ray start --head' skrev den.
error-ray-unreachable = Intet svarer på { $address } ({ $detail }). Tjek, at klyngen kører. På dens hovednode: ray start --head --port=6379
error-ray-not-ray = Noget svarer på { $address }, men det er ikke en Ray-hovednode. Brug den port, som 'ray start --head' skrev, som standard 6379.
error-ray-versions = Klyngen på { $address } kører en anden Ray eller Python end denne maskine. { $detail }
error-ray-refused = Ray starter ikke eller får ikke forbindelse på { $address }. Denne maskine skal være en node i klyngen, om så kun med --num-cpus=0; en klynge med token kræver RAY_AUTH_MODE=token også her. { $detail }
error-ray-no-cpus = Klyngen på { $address } har ingen CPU at arbejde med.
error-ray-without-vialibre = Vía Libre er ikke installeret på maskinen { $host } i klyngen eller er for gammel til dette. Den skal have { $wanted }.
error-ray-other-vialibre = Maskinen { $host } i klyngen har { $found }; der kræves { $wanted }, så alle spiller de samme spil.
error-ray-worker-died = Et stykke arbejde blev startet { $times } gange, og hver gang døde dets proces eller maskine, måske fordi den løb tør for hukommelse. Det færdige arbejde er gemt.
error-ray-lost = Forbindelsen til klyngen er tabt. Det færdige arbejde er gemt. { $detail }
error-ray-token = Klyngen på { $address } kræver et token, som denne maskine ikke har. Angiv det, den blev startet med: RAY_AUTH_MODE=token og RAY_AUTH_TOKEN eller filen ~/.ray/auth_token.
