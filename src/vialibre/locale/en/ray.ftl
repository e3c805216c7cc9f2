### Work on a Ray cluster (--ray).

cli-ray-help = Run the work on a Ray cluster, with the same results: 'local' starts Ray on this machine, HOST:PORT is the head of a running cluster. It uses all CPUs; --jobs is ignored. Needs the extra 'ray', see docs/cluster.md.

error-ray-missing = Ray is not installed. Install it with: pip install 'vialibre[ray]'. In a checkout: VIALIBRE_EXTRAS=ray bin/vialibre … or uv run --extra ray vialibre…
error-ray-bad-address = “{ $address }” isn’t a valid address of a Ray cluster. Give 'local', or the head’s HOST:PORT as 'ray start --head' printed it.
error-ray-unreachable = Nothing answers at { $address } ({ $detail }). Check that the cluster is running. On its head: ray start --head --port=6379
error-ray-not-ray = Something answers at { $address }, but it isn’t a Ray head. Use the port that 'ray start --head' printed, 6379 by default.
error-ray-versions = The cluster at { $address } runs another Ray or Python than this machine. { $detail }
error-ray-refused = Ray does not start or does not connect at { $address }. This machine must be a node of the cluster, if only with --num-cpus=0; a cluster with a token wants RAY_AUTH_MODE=token here, too. { $detail }
error-ray-no-cpus = The cluster at { $address } has no CPU to work with.
error-ray-without-vialibre = Vía Libre is not installed on the machine { $host } of the cluster, or too old for this. It needs { $wanted }.
error-ray-other-vialibre = The machine { $host } of the cluster has { $found }; needed is { $wanted }, so that all play the same games.
error-ray-worker-died = A piece of work was started { $times } times, and each time its process or machine died, perhaps because it ran out of memory. Finished work is kept.
error-ray-lost = The connection to the cluster is lost. Finished work is kept. { $detail }
error-ray-token = The cluster at { $address } requires a token that this machine does not have. Use the one it was started with: RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN or the file ~/.ray/auth_token.
