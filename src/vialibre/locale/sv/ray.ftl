### Arbete på ett Ray-kluster (--ray).

cli-ray-help = Kör arbetet på ett Ray-kluster, med samma resultat: 'local' startar Ray på den här maskinen, HOST:PORT är huvudnoden i ett kluster som körs. Alla CPU:er används; --jobs ignoreras. Kräver tillägget 'ray', se docs/cluster.md.

error-ray-missing = Ray är inte installerat. Installera det med: pip install 'vialibre[ray]'. I en kopia av källkoden: VIALIBRE_EXTRAS=ray bin/vialibre … eller uv run --extra ray vialibre…
error-ray-bad-address = ”{ $address }” är ingen giltig adress till ett Ray-kluster. Ange 'local' eller huvudnodens HOST:PORT, så som 'ray start --head' skrev den.
error-ray-unreachable = Inget svarar på { $address } ({ $detail }). Kontrollera att klustret körs. På dess huvudnod: ray start --head --port=6379
error-ray-not-ray = Något svarar på { $address }, men det är ingen Ray-huvudnod. Använd porten som 'ray start --head' skrev, 6379 som standard.
error-ray-versions = Klustret på { $address } kör en annan Ray eller Python än den här maskinen. { $detail }
error-ray-refused = Ray startar inte eller får ingen anslutning på { $address }. Den här maskinen måste vara en nod i klustret, om så bara med --num-cpus=0; ett kluster med token kräver RAY_AUTH_MODE=token även här. { $detail }
error-ray-no-cpus = Klustret på { $address } har ingen CPU att arbeta med.
error-ray-without-vialibre = Vía Libre är inte installerat på maskinen { $host } i klustret, eller är för gammalt för det här. Den behöver { $wanted }.
error-ray-other-vialibre = Maskinen { $host } i klustret har { $found }; det som krävs är { $wanted }, så att alla spelar samma spel.
error-ray-worker-died = En del av arbetet startades { $times } gånger, och varje gång dog dess process eller maskin, kanske för att minnet tog slut. Färdigt arbete är sparat.
error-ray-lost = Anslutningen till klustret är bruten. Färdigt arbete är sparat. { $detail }
error-ray-token = Klustret på { $address } kräver en token som den här maskinen inte har. Ange den som det startades med: RAY_AUTH_MODE=token, och RAY_AUTH_TOKEN eller filen ~/.ray/auth_token.
