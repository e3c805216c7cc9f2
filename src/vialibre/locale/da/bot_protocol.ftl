# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Botten ”{ $bot }” kan ikke startes: { $detail }.
error-program-silent = Botten ”{ $bot }” svarede ikke inden for { $seconds } sekunder.
error-program-deaf = Botten ”{ $bot }” har i { $seconds } sekunder ikke læst det, den får sendt.
error-program-ended = Botten ”{ $bot }” sluttede med koden { $exit }, da den skulle svare.
error-program-ended-saying = Botten ”{ $bot }” sluttede med koden { $exit }, da den skulle svare. Dens sidste ord: ”{ $words }”.
error-program-closed = Botten ”{ $bot }” lukkede sit output, da den skulle svare.
error-program-long-line = Botten ”{ $bot }” skrev mere end { $most } byte uden at afslutte linjen.
error-program-unasked = Botten ”{ $bot }” skrev ”{ $said }” uden at være spurgt. Skriv én linje for hvert spørgsmål og alt andet til fejloutputtet.
error-program-bad-answer = Botten ”{ $bot }” svarede ”{ $said }”, som ikke har den aftalte form: { $detail }.
error-program-wrong-id = Botten ”{ $bot }” svarede med id { $id }, men spørgsmålet var { $asked }.
error-program-illegal = Botten ”{ $bot }” valgte ”{ $action }”, som ikke er blandt de lovlige handlinger, den fik.
error-program-other-protocol = Botten ”{ $bot }” bruger version { $protocol } af botsproget, men dette program bruger version { $known }.
error-command-bot-posix = Botten ”{ $bot }” kan ikke bruges: programmer som botter kræver Linux eller macOS.
error-command-bot-quotes = I ”{ $bot }” mangler et afsluttende anførselstegn. Skriv kommandoen som i en terminal.
error-command-bot-empty = I ”{ $bot }” nævnes intet program. Skriv kommandoen efter kolonet, f.eks. cmd:./minbot.
error-command-bot-missing = Botten ”{ $bot }” kan ikke startes: der er intet program ”{ $program }”, der kan køres. Tjek navnet, og at filen er eksekverbar.
error-command-bot-seconds = I ”{ $bot }” er det, der står mellem cmd@ og kolonet, ikke en gyldig tid. Skriv sekunder for hver beslutning, over 0 og højst { $most }, f.eks. cmd@2.5:./minbot.
error-command-bot-refused = Botten ”{ $bot }” ville starte et program. Det må kun --bots til arena, simulate, playtest, watch og play samt --bot til serve, aldrig et gemt spil eller en besked.
bot-forfeits = { $reason } Den taber spillet på udeblivelse, og en anden bot spiller videre for den.
