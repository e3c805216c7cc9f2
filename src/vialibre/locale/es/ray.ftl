### Trabajo en un clúster de Ray (--ray).

cli-ray-help = Deja el trabajo a un clúster de Ray, con los mismos resultados: 'local' inicia Ray en esta máquina, HOST:PORT es la cabeza de un clúster en marcha. Trabajan todas sus CPU; --jobs no se tiene en cuenta. Necesita el extra 'ray', mira docs/cluster.md.

error-ray-missing = Ray no está instalado. Instálalo con: pip install 'vialibre[ray]'. En una copia del repositorio: VIALIBRE_EXTRAS=ray bin/vialibre … o uv run --extra ray vialibre…
error-ray-bad-address = «{ $address }» no es la dirección de un clúster de Ray. Indica 'local', o el HOST:PORT de la cabeza tal como lo mostró 'ray start --head'.
error-ray-unreachable = Nadie responde en { $address } ({ $detail }). ¿Está en marcha el clúster? En su cabeza: ray start --head --port=6379
error-ray-not-ray = Alguien responde en { $address }, pero no es una cabeza de Ray. El puerto es el que mostró 'ray start --head', 6379 si no se eligió otro.
error-ray-versions = El clúster de { $address } usa otro Ray u otro Python que esta máquina. { $detail }
error-ray-refused = Ray no se inicia o no se conecta en { $address }. Esta máquina debe ser un nodo del clúster, aunque sea con --num-cpus=0; un clúster con token pide también aquí RAY_AUTH_MODE=token. { $detail }
error-ray-no-cpus = El clúster de { $address } no tiene ninguna CPU con la que trabajar.
error-ray-without-vialibre = Vía Libre no está instalado en la máquina { $host } del clúster, o es demasiado antiguo para esto. Necesita { $wanted }.
error-ray-other-vialibre = La máquina { $host } del clúster tiene { $found }; hace falta { $wanted }, para que todas jueguen las mismas partidas.
error-ray-worker-died = Una parte del trabajo se empezó { $times } veces, y cada vez murió su proceso o su máquina, quizá por falta de memoria. Lo hecho hasta entonces está guardado.
error-ray-lost = Se ha perdido el clúster. Lo hecho hasta entonces está guardado. { $detail }
error-ray-token = El clúster de { $address } pide un token que esta máquina no tiene. Indica aquel con el que se inició: RAY_AUTH_MODE=token, y RAY_AUTH_TOKEN o el archivo ~/.ray/auth_token.
