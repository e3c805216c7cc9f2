# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Roboten ”{ $bot }” kan inte startas: { $detail }.
error-program-silent = Roboten ”{ $bot }” svarade inte inom { $seconds } sekunder.
error-program-deaf = Roboten ”{ $bot }” har på { $seconds } sekunder inte läst det den får skickat.
error-program-ended = Roboten ”{ $bot }” avslutades med koden { $exit } när den skulle svara.
error-program-ended-saying = Roboten ”{ $bot }” avslutades med koden { $exit } när den skulle svara. Dess sista ord: ”{ $words }”.
error-program-closed = Roboten ”{ $bot }” stängde sin utdata när den skulle svara.
error-program-long-line = Roboten ”{ $bot }” skrev mer än { $most } byte utan att avsluta raden.
error-program-unasked = Roboten ”{ $bot }” skrev ”{ $said }” utan att bli tillfrågad. Skriv en rad för varje fråga och allt annat till felutdata.
error-program-bad-answer = Roboten ”{ $bot }” svarade ”{ $said }”, som inte har den avtalade formen: { $detail }.
error-program-wrong-id = Roboten ”{ $bot }” svarade med id { $id }, men frågan var { $asked }.
error-program-illegal = Roboten ”{ $bot }” valde ”{ $action }”, som inte är bland de tillåtna drag den fick.
error-program-other-protocol = Roboten ”{ $bot }” använder version { $protocol } av robotspråket, men det här programmet använder version { $known }.
error-command-bot-posix = Roboten ”{ $bot }” går inte att använda: program som robotar kräver Linux eller macOS.
error-command-bot-quotes = I ”{ $bot }” saknas ett avslutande citattecken. Skriv kommandot som i en terminal.
error-command-bot-empty = I ”{ $bot }” nämns inget program. Skriv kommandot efter kolonet, till exempel cmd:./minrobot.
error-command-bot-missing = Roboten ”{ $bot }” kan inte startas: det finns inget körbart program ”{ $program }”. Kontrollera namnet och att filen är körbar.
error-command-bot-seconds = I ”{ $bot }” är det som står mellan cmd@ och kolonet ingen giltig tid. Skriv sekunder för varje beslut, över 0 och högst { $most }, till exempel cmd@2.5:./minrobot.
error-command-bot-refused = Roboten ”{ $bot }” skulle starta ett program. Det får bara --bots till arena, simulate, playtest, watch och play samt --bot till serve göra, aldrig ett sparat spel eller ett meddelande.
bot-forfeits = { $reason } Den förlorar spelet på walkover, och en annan robot spelar vidare åt den.
