# Environnements pour programmes qui apprennent. $what est un nom de l’interface de programmation.

error-needs-extra = « { $what } » a besoin de { $missing }, qui n’est pas installé. Pour l’installer : pip install 'vialibre[{ $extra }]'
error-bad-reward = Il n’y a pas de récompense « { $reward } ». Choisis parmi { $known }.
error-empty-batch = Un lot a besoin d’au moins une partie et d’une action par partie ; tu en as demandé { $games } et { $actions }.
error-bad-batch-seed = La graine d’un lot est un nombre entier de 0 à { $last } ; celle-ci est { $seed }.
error-bad-batch-actions = Un pas prend { $games } nombres entiers, une action par partie ; ceci est { $type } de forme { $shape }.
error-illegal-in-batch = La partie { $game } refuse l’action { $number } : { $why }
error-no-game-to-step = Il n’y a pas de partie à continuer. Appelle d’abord reset().
error-not-a-bot = { $bot } n’est pas un bot. Indique un nom comme stoker, une classe avec une méthode decide(turn), ou une fonction avec ce paramètre qui renvoie une des actions permises.
error-bot-instance = { $bot } est un bot déjà créé. Indique plutôt sa classe, car chaque partie a besoin d’un nouveau bot.
error-no-render-mode = render() a besoin d’un mode d’affichage. Crée l’environnement avec render_mode="ansi" pour obtenir du texte.
error-bad-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Choisis parmi { $known }, ou None.

## Mesures

# $kind : engine (dans le moteur), packed ou dense (ce qu’on observe, en octets ou en nombres) ; $games à la fois.
cli-batch-steps = usa, un lot de { $games }, { $kind ->
    [engine] dans le moteur
    [packed] observations et masques compacts
   *[dense] observations et masques denses
} : pas par U
