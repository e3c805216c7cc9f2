### Työ Ray-klusterilla (--ray).

cli-ray-help = Aja työ Ray-klusterilla, samoin tuloksin: 'local' käynnistää Rayn tällä koneella, HOST:PORT on käynnissä olevan klusterin pääsolmu. Kaikki suorittimet ovat käytössä; valitsin --jobs ohitetaan. Tarvitsee lisäosan 'ray', ks. docs/cluster.md.

error-ray-missing = Rayta ei ole asennettu. Asenna se: pip install 'vialibre[ray]'. Lähdekoodikansiossa: VIALIBRE_EXTRAS=ray bin/vialibre … tai uv run --extra ray vialibre…
error-ray-bad-address = ”{ $address }” ei kelpaa Ray-klusterin osoitteeksi. Anna 'local' tai pääsolmun HOST:PORT sellaisena kuin 'ray start --head' sen tulosti.
error-ray-unreachable = Osoitteesta { $address } ei vastata ({ $detail }). Tarkista, että klusteri on käynnissä. Sen pääsolmulla: ray start --head --port=6379
error-ray-not-ray = Osoitteesta { $address } vastataan, mutta se ei ole Rayn pääsolmu. Käytä porttia, jonka 'ray start --head' tulosti, oletuksena 6379.
error-ray-versions = Klusterilla osoitteessa { $address } on eri Ray tai Python kuin tällä koneella. { $detail }
error-ray-refused = Ray ei käynnisty tai ei saa yhteyttä osoitteeseen { $address }. Tämän koneen on oltava klusterin solmu, vaikka vain asetuksella --num-cpus=0; tunnistetta vaativa klusteri tarvitsee tälläkin koneella asetuksen RAY_AUTH_MODE=token. { $detail }
error-ray-no-cpus = Klusterilla osoitteessa { $address } ei ole suoritinta, jolla työskennellä.
error-ray-without-vialibre = Klusterin koneelle { $host } ei ole asennettu Vía Libreä, tai se on tähän liian vanha. Tarvitaan { $wanted }.
error-ray-other-vialibre = Klusterin koneella { $host } on { $found }; tarvitaan { $wanted }, jotta kaikki pelaavat samat pelit.
error-ray-worker-died = Sama työ aloitettiin monta kertaa (kertoja { $times }), ja joka kerta sen prosessi tai kone kaatui, ehkä muistin loputtua. Sitä ennen tehty on tallessa.
error-ray-lost = Yhteys klusteriin katkesi. Sitä ennen tehty on tallessa. { $detail }
error-ray-token = Klusteri osoitteessa { $address } vaatii tunnisteen, jota tällä koneella ei ole. Anna se, jolla klusteri käynnistettiin: RAY_AUTH_MODE=token, ja RAY_AUTH_TOKEN tai tiedosto ~/.ray/auth_token.
