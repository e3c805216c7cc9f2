# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = De bot “{ $bot }” kan niet worden gestart: { $detail }.
error-program-silent = De bot “{ $bot }” gaf binnen { $seconds } seconden geen antwoord.
error-program-deaf = De bot “{ $bot }” leest al { $seconds } seconden niet wat hem wordt gestuurd.
error-program-ended = De bot “{ $bot }” stopte met code { $exit } terwijl hij moest antwoorden.
error-program-ended-saying = De bot “{ $bot }” stopte met code { $exit } terwijl hij moest antwoorden. Zijn laatste woorden: “{ $words }”.
error-program-closed = De bot “{ $bot }” sloot zijn uitvoer terwijl hij moest antwoorden.
error-program-long-line = De bot “{ $bot }” schreef meer dan { $most } bytes zonder de regel te beëindigen.
error-program-unasked = De bot “{ $bot }” schreef ongevraagd “{ $said }”. Schrijf één regel per vraag en al het andere naar de foutuitvoer.
error-program-bad-answer = De bot “{ $bot }” antwoordde “{ $said }”, wat niet de vorm van het protocol heeft: { $detail }.
error-program-wrong-id = De bot “{ $bot }” antwoordde met id { $id }, maar de vraag was { $asked }.
error-program-illegal = De bot “{ $bot }” koos “{ $action }”, en dat is niet een van de toegestane acties die hij kreeg.
error-program-other-protocol = De bot “{ $bot }” spreekt versie { $protocol } van het protocol, maar dit programma spreekt versie { $known }.
error-command-bot-posix = De bot “{ $bot }” kan niet worden gebruikt: programma’s als bots vragen om Linux of macOS.
error-command-bot-quotes = In “{ $bot }” wordt een aanhalingsteken niet gesloten. Schrijf de opdracht zoals in een terminal.
error-command-bot-empty = In “{ $bot }” wordt geen programma genoemd. Schrijf de opdracht achter de dubbele punt, zoals cmd:./mijnbot.
error-command-bot-missing = De bot “{ $bot }” kan niet worden gestart: er is geen uitvoerbaar programma “{ $program }”. Controleer de naam en of het bestand uitvoerbaar is.
error-command-bot-seconds = In “{ $bot }” staat tussen cmd@ en de dubbele punt geen geldige tijd. Schrijf seconden per beslissing, meer dan 0 en hoogstens { $most }, zoals cmd@2.5:./mijnbot.
error-command-bot-refused = De bot “{ $bot }” zou een programma starten. Dat mogen alleen --bots van arena, simulate, playtest, watch en play, en --bot van serve, nooit een opgeslagen spel of een bericht.
bot-forfeits = { $reason } Hij verliest het spel, en een andere bot speelt voor hem verder.
