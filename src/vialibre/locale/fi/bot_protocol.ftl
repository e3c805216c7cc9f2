# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = Bottia ”{ $bot }” ei voi käynnistää: { $detail }.
error-program-silent = Botti ”{ $bot }” ei vastannut { $seconds } sekunnissa.
error-program-deaf = Botti ”{ $bot }” ei ole { $seconds } sekuntiin lukenut sille lähetettyä.
error-program-ended = Botti ”{ $bot }” päättyi koodilla { $exit }, kun sen piti vastata.
error-program-ended-saying = Botti ”{ $bot }” päättyi koodilla { $exit }, kun sen piti vastata. Sen viimeiset sanat: ”{ $words }”.
error-program-closed = Botti ”{ $bot }” sulki tulosteensa, kun sen piti vastata.
error-program-long-line = Botti ”{ $bot }” kirjoitti yli { $most } tavua päättämättä riviä.
error-program-unasked = Botti ”{ $bot }” kirjoitti ”{ $said }”, vaikka siltä ei kysytty. Kirjoita yksi rivi kysymystä kohti ja kaikki muu virhetulosteeseen.
error-program-bad-answer = Botti ”{ $bot }” vastasi ”{ $said }”, joka ei ole protokollan mukainen: { $detail }.
error-program-wrong-id = Botti ”{ $bot }” vastasi tunnuksella { $id }, mutta kysymys oli { $asked }.
error-program-illegal = Botti ”{ $bot }” valitsi ”{ $action }”, joka ei ole sille annettujen sallittujen toimintojen joukossa.
error-program-other-protocol = Botti ”{ $bot }” puhuu protokollan versiota { $protocol }, mutta tämä ohjelma versiota { $known }.
error-command-bot-posix = Botti ”{ $bot }” ei kelpaa: ohjelmat botteina vaativat Linuxin tai macOS:n.
error-command-bot-quotes = Kohdassa ”{ $bot }” lainausmerkkiä ei suljeta. Kirjoita komento kuten komentotulkissa.
error-command-bot-empty = Kohdassa ”{ $bot }” ei nimetä ohjelmaa. Kirjoita komento kaksoispisteen jälkeen, esimerkiksi cmd:./bottini.
error-command-bot-missing = Bottia ”{ $bot }” ei voi käynnistää: suoritettavaa ohjelmaa ”{ $program }” ei ole. Tarkista nimi ja että tiedosto on suoritettava.
error-command-bot-seconds = Kohdassa ”{ $bot }” merkkien cmd@ ja kaksoispisteen välissä ei ole kelvollista aikaa. Kirjoita sekunnit päätöstä kohti, enemmän kuin 0 ja enintään { $most }, esimerkiksi cmd@2.5:./bottini.
error-command-bot-refused = Botti ”{ $bot }” käynnistäisi ohjelman. Sen saavat tehdä vain komentojen arena, simulate, playtest, watch ja play valitsin --bots ja komennon serve valitsin --bot, ei koskaan tallennettu peli tai viesti.
bot-forfeits = { $reason } Se häviää pelin luovutuksella, ja toinen botti pelaa sen puolesta loppuun.
