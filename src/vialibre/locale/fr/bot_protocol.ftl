# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Le bot « { $bot } » ne peut pas démarrer : { $detail }.
error-program-silent = Le bot « { $bot } » n’a pas répondu en { $seconds } secondes.
error-program-deaf = Le bot « { $bot } » ne lit plus ce qu’on lui envoie depuis { $seconds } secondes.
error-program-ended = Le bot « { $bot } » s’est terminé avec le code { $exit } alors qu’il devait répondre.
error-program-ended-saying = Le bot « { $bot } » s’est terminé avec le code { $exit } alors qu’il devait répondre. Ses derniers mots : « { $words } ».
error-program-closed = Le bot « { $bot } » a fermé sa sortie alors qu’il devait répondre.
error-program-long-line = Le bot « { $bot } » a écrit plus de { $most } octets sans terminer la ligne.
error-program-unasked = Le bot « { $bot } » a écrit « { $said } » sans qu’on le lui demande. Écris une ligne par question, et tout le reste sur la sortie d’erreur.
error-program-bad-answer = Le bot « { $bot } » a répondu « { $said } », qui n’a pas la forme du protocole : { $detail }.
error-program-wrong-id = Le bot « { $bot } » a répondu avec l’id { $id }, mais la question était la { $asked }.
error-program-illegal = Le bot « { $bot } » a choisi « { $action } », qui n’est pas parmi les actions permises qu’il a reçues.
error-program-other-protocol = Le bot « { $bot } » parle la version { $protocol } du protocole, mais ce programme parle la version { $known }.
error-command-bot-posix = Le bot « { $bot } » est inutilisable : les programmes comme bots demandent Linux ou macOS.
error-command-bot-quotes = Dans « { $bot } », des guillemets ne sont pas fermés. Écris la commande comme dans un terminal.
error-command-bot-empty = Dans « { $bot } », aucun programme n’est nommé. Écris la commande après les deux-points, comme cmd:./monbot.
error-command-bot-missing = Le bot « { $bot } » ne peut pas démarrer : il n’y a pas de programme « { $program } » exécutable. Vérifie le nom, et que le fichier est exécutable.
error-command-bot-seconds = Dans « { $bot } », ce qui est entre cmd@ et les deux-points n’est pas une durée valide. Écris les secondes par décision, plus de 0 et au plus { $most }, comme cmd@2.5:./monbot.
error-command-bot-refused = Le bot « { $bot } » démarrerait un programme. Seuls --bots de arena, simulate, playtest, watch et play, et --bot de serve, peuvent le faire, jamais une partie enregistrée ni un message.
bot-forfeits = { $reason } Il perd la partie par forfait, et un autre bot joue à sa place.
