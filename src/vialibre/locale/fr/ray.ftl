### Du travail sur un cluster Ray (--ray).

cli-ray-help = Exécute le travail sur un cluster Ray, avec les mêmes résultats : 'local' démarre Ray sur cette machine, HOST:PORT est la tête d’un cluster en marche. Tous les processeurs sont utilisés ; --jobs est ignoré. Demande l’extra 'ray', voir docs/cluster.md.

error-ray-missing = Ray n’est pas installé. Pour l’installer : pip install 'vialibre[ray]'. Dans une copie du dépôt : VIALIBRE_EXTRAS=ray bin/vialibre … ou uv run --extra ray vialibre…
error-ray-bad-address = « { $address } » n’est pas une adresse valide de cluster Ray. Donne 'local', ou le HOST:PORT de la tête tel que 'ray start --head' l’a affiché.
error-ray-unreachable = Rien ne répond à { $address } ({ $detail }). Vérifie que le cluster est en marche. Sur sa tête : ray start --head --port=6379
error-ray-not-ray = Quelque chose répond à { $address }, mais ce n’est pas une tête Ray. Utilise le port que 'ray start --head' a affiché, 6379 par défaut.
error-ray-versions = Le cluster à { $address } a un autre Ray ou un autre Python que cette machine. { $detail }
error-ray-refused = Ray ne démarre pas ou ne se connecte pas à { $address }. Cette machine doit être un nœud du cluster, ne serait-ce qu’avec --num-cpus=0 ; un cluster à jeton veut RAY_AUTH_MODE=token ici aussi. { $detail }
error-ray-no-cpus = Le cluster à { $address } n’a aucun processeur pour travailler.
error-ray-without-vialibre = Vía Libre n’est pas installé sur la machine { $host } du cluster, ou est trop ancien pour cela. Il faut { $wanted }.
error-ray-other-vialibre = La machine { $host } du cluster a { $found } ; il faut { $wanted }, pour que toutes jouent les mêmes parties.
error-ray-worker-died = Un morceau de travail a été lancé { $times } fois, et chaque fois son processus ou sa machine s’est arrêté, peut-être par manque de mémoire. Le travail terminé est conservé.
error-ray-lost = La connexion au cluster est perdue. Le travail terminé est conservé. { $detail }
error-ray-token = Le cluster à { $address } exige un jeton que cette machine n’a pas. Utilise celui avec lequel il a été démarré : RAY_AUTH_MODE=token, et RAY_AUTH_TOKEN ou le fichier ~/.ray/auth_token.
