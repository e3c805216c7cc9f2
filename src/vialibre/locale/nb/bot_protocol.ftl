# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Boten «{ $bot }» kan ikke startes: { $detail }.
error-program-silent = Boten «{ $bot }» svarte ikke innen { $seconds } sekunder.
error-program-deaf = Boten «{ $bot }» har på { $seconds } sekunder ikke lest det den får tilsendt.
error-program-ended = Boten «{ $bot }» avsluttet med koden { $exit } da den skulle svare.
error-program-ended-saying = Boten «{ $bot }» avsluttet med koden { $exit } da den skulle svare. De siste ordene: «{ $words }».
error-program-closed = Boten «{ $bot }» lukket utdataene sine da den skulle svare.
error-program-long-line = Boten «{ $bot }» skrev mer enn { $most } byte uten å avslutte linjen.
error-program-unasked = Boten «{ $bot }» skrev «{ $said }» uten å bli spurt. Skriv én linje for hvert spørsmål og alt annet til feilutdata.
error-program-bad-answer = Boten «{ $bot }» svarte «{ $said }», som ikke har den avtalte formen: { $detail }.
error-program-wrong-id = Boten «{ $bot }» svarte med id { $id }, men spørsmålet var { $asked }.
error-program-illegal = Boten «{ $bot }» valgte «{ $action }», som ikke er blant de lovlige handlingene den fikk.
error-program-other-protocol = Boten «{ $bot }» bruker versjon { $protocol } av botspråket, men dette programmet bruker versjon { $known }.
error-command-bot-posix = Boten «{ $bot }» kan ikke brukes: programmer som boter krever Linux eller macOS.
error-command-bot-quotes = I «{ $bot }» mangler et avsluttende anførselstegn. Skriv kommandoen som i en terminal.
error-command-bot-empty = I «{ $bot }» nevnes ikke noe program. Skriv kommandoen etter kolonet, for eksempel cmd:./minbot.
error-command-bot-missing = Boten «{ $bot }» kan ikke startes: det finnes ikke noe program «{ $program }» som kan kjøres. Sjekk navnet, og at filen er kjørbar.
error-command-bot-seconds = I «{ $bot }» er det som står mellom cmd@ og kolonet, ikke en gyldig tid. Skriv sekunder for hver avgjørelse, over 0 og høyst { $most }, for eksempel cmd@2.5:./minbot.
error-command-bot-refused = Boten «{ $bot }» ville starte et program. Det kan bare --bots til arena, simulate, playtest, watch og play og --bot til serve gjøre, aldri et lagret spill eller en melding.
bot-forfeits = { $reason } Den taper spillet på walkover, og en annen bot spiller videre for den.
