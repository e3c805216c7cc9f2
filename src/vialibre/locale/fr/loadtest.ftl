# La commande loadtest.
cli-loadtest-help = Mesure combien de parties un serveur supporte sur cette machine : en démarre un en adresse locale, avec une base de données temporaire, et joue.
cli-loadtest-examples =
    Exemples :
    vialibre loadtest
    vialibre loadtest --games 100 --seconds 10 --no-steps --json
cli-loadtest-games-help = Nombre de parties à deux joueurs en même temps.
cli-loadtest-rate-help = Coups par seconde dans chaque partie.
cli-loadtest-seconds-help = Durée de la mesure.
cli-loadtest-database-help = Utilise plutôt cette base de données vide : sqlite:///FICHIER ou postgresql://…
cli-loadtest-steps-help = D’abord avec 50, 100 et 200 parties, pour voir comment les chiffres montent.
cli-loadtest-running = { $games } parties…
cli-loadtest-games = parties
cli-loadtest-moves-per-s = coups par seconde
cli-loadtest-p50-ms = médiane, ms
cli-loadtest-p95-ms = 95 %, en ms
cli-loadtest-p99-ms = 99 %, en ms
cli-loadtest-errors = erreurs
cli-loadtest-rss-mb = serveur, Mo
cli-loadtest-kb-per-table = par table, Ko
cli-loadtest-cpu-ms-per-move = processeur par coup, ms
cli-loadtest-meaning = Les temps vont de l’envoi d’un coup à son arrivée à l’autre place, travail du générateur de charge compris.
error-load-server-silent = Le serveur du test de charge n’a pas démarré. Essaie 'vialibre serve' pour voir pourquoi.
error-load-refused = Le serveur a refusé { $path } : { $answer }
