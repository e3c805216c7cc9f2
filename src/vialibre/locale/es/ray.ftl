### Trabajo en un clúster de Ray (--ray).

cli-ray-help = Ejecuta el trabajo en un clúster de Ray, con los mismos resultados: 'local' inicia Ray en esta máquina, HOST:PORT es el nodo principal de un clúster en marcha. Usa todas las CPU; --jobs se ignora. Necesita el extra 'ray', mira docs/cluster.md.

error-ray-missing = Ray no está instalado. Instálalo con: pip install 'vialibre[ray]'. En una copia del repositorio: VIALIBRE_EXTRAS=ray bin/vialibre … o uv run --extra ray vialibre…
error-ray-bad-address = «{ $address }» no es una dirección válida de un clúster de Ray. Indica 'local', o el HOST:PORT del nodo principal tal como lo mostró 'ray start --head'.
error-ray-unreachable = Nada responde en { $address } ({ $detail }). Comprueba que el clúster está en marcha. En su nodo principal: ray start --head --port=6379
error-ray-not-ray = Algo responde en { $address }, pero no es un nodo principal de Ray. Usa el puerto que mostró 'ray start --head', por defecto 6379.
error-ray-versions = El clúster de { $address } usa otro Ray u otro Python que esta máquina. { $detail }
error-ray-refused = Ray no se inicia o no se conecta en { $address }. Esta máquina debe ser un nodo del clúster, aunque sea con --num-cpus=0; un clúster con token pide también aquí RAY_AUTH_MODE=token. { $detail }
error-ray-no-cpus = El clúster de { $address } no tiene ninguna CPU con la que trabajar.
error-ray-without-vialibre = Vía Libre no está instalado en la máquina { $host } del clúster, o es demasiado antiguo para esto. Necesita { $wanted }.
error-ray-other-vialibre = La máquina { $host } del clúster tiene { $found }; hace falta { $wanted }, para que todas jueguen las mismas partidas.
error-ray-worker-died = Una parte del trabajo se empezó { $times } veces, y cada vez murió su proceso o su máquina, quizá por falta de memoria. Lo terminado se conserva.
error-ray-lost = Se ha perdido la conexión con el clúster. Lo terminado se conserva. { $detail }
error-ray-token = El clúster de { $address } exige un token que esta máquina no tiene. Usa aquel con el que se inició: RAY_AUTH_MODE=token, y RAY_AUTH_TOKEN o el archivo ~/.ray/auth_token.
