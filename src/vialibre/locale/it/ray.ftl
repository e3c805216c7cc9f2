### Lavoro su un cluster Ray (--ray).

cli-ray-help = Esegue il lavoro su un cluster Ray, con gli stessi risultati: 'local' avvia Ray su questa macchina, HOST:PORT è la testa di un cluster in funzione. Usa tutte le CPU; --jobs viene ignorato. Richiede l’extra 'ray', vedi docs/cluster.md.

error-ray-missing = Ray non è installato. Installalo con: pip install 'vialibre[ray]'. In una copia del repository: VIALIBRE_EXTRAS=ray bin/vialibre … oppure uv run --extra ray vialibre…
error-ray-bad-address = «{ $address }» non è un indirizzo valido di un cluster Ray. Indica 'local', o l’HOST:PORT della testa come l’ha mostrato 'ray start --head'.
error-ray-unreachable = Nulla risponde a { $address } ({ $detail }). Controlla che il cluster sia in funzione. Sulla sua testa: ray start --head --port=6379
error-ray-not-ray = Qualcosa risponde a { $address }, ma non è una testa di Ray. Usa la porta che ha mostrato 'ray start --head', 6379 se non ne è stata scelta un’altra.
error-ray-versions = Il cluster a { $address } usa un altro Ray o un altro Python rispetto a questa macchina. { $detail }
error-ray-refused = Ray non si avvia o non si collega a { $address }. Questa macchina deve essere un nodo del cluster, anche solo con --num-cpus=0; un cluster con token vuole RAY_AUTH_MODE=token anche qui. { $detail }
error-ray-no-cpus = Il cluster a { $address } non ha nessuna CPU con cui lavorare.
error-ray-without-vialibre = Vía Libre non è installato sulla macchina { $host } del cluster, o è troppo vecchio per questo. Serve { $wanted }.
error-ray-other-vialibre = La macchina { $host } del cluster ha { $found }; serve { $wanted }, perché tutte giochino le stesse partite.
error-ray-worker-died = Una parte del lavoro è stata avviata { $times } volte, e ogni volta il suo processo o la sua macchina si è fermata, forse per mancanza di memoria. Il lavoro finito è conservato.
error-ray-lost = La connessione al cluster è persa. Il lavoro finito è conservato. { $detail }
error-ray-token = Il cluster a { $address } richiede un token che questa macchina non ha. Usa quello con cui è stato avviato: RAY_AUTH_MODE=token, e RAY_AUTH_TOKEN o il file ~/.ray/auth_token.
