### Et spil i terminalen: vialibre play.

cli-play-help = Spil i terminalen: mod bots, med andre ved dette tastatur (--hotseat) eller ved et bord på en server (--server). Uden terminal, eller med --plain, går det linje for linje, til skærmlæsere og scripts.
cli-play-examples =
    Eksempler:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Antal spillere, dig selv medregnet. Standard: dig og de bots, du nævner, eller tre.
cli-play-bots-help = Dine modstandere, adskilt af kommaer: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), en anden bot ved navn eller din egen som modul:Klasse eller cmd:./program. Ét navn alene fylder alle ledige pladser.
cli-play-lang-help = Spillets sprog, f.eks. es. Standard: dit systems sprog.
cli-play-plain-help = Linje for linje, uden styring af skærmen.
cli-play-hotseat-help = Navne, adskilt af kommaer, på dem, der skiftes ved dette tastatur.
cli-play-first-help = Den plads, der begynder, talt fra 1, eller ”random” (tilfældigt). Personer har de første pladser, bots resten.
cli-play-server-help = Adressen på en server at spille på.
cli-play-table-help = Bordet på serveren: koden til sidst i dets link, eller hele linket.
cli-play-name-help = Dit navn.
cli-play-resume-help = Fortsæt et gemt spil.
cli-play-save-help = Hvor spillet gemmes, når du går, og når det er slut. Standard: en ny fil, når du går.

## Fortalt linje for linje. Teksterne læses også op, så de er sætninger, hvor de kan være det.

play-title = { $board }, med { $players }.
play-how = Skriv en handling, ord fra en som ”paris rød”, eller ”hjælp”.
# Før det, der skrives; $player er den, der bliver spurgt.
play-prompt = { $player }, hvad gør du?
play-pause = { $undo ->
    [yes] Tryk på Enter for at fortsætte; ”fortryd” tager det tilbage.
   *[no] Tryk på Enter for at fortsætte.
}
play-pass-keyboard = Giv tastaturet til { $player }. { $player }, tryk på Enter, når ingen andre kigger.
play-bye = Farvel.
play-input-ended = Inputtet er slut.
play-saved = Spillet er gemt i { $file }.
play-resume-with = Fortsæt med: { $command }
play-record-written = Spiloptagelsen er gemt i { $file }.
play-save-where = Sig hvor: ”gem game.json”.
play-undone = { $player } tager sit sidste valg tilbage.
play-said = { $player } siger: { $words }
# Et spil, der sluttede uden resultat: alle andre gav op, eller alle var enige om at slutte.
play-broken-off = Spillet sluttede før tid, uden resultat.

play-seat = { $player }: { $points } point, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}, { $cards } kort, { $tickets } rutekort.
play-seat-stations = Stationer tilbage: { $left }.
play-seat-markers = By-brikker i { $cities }.
play-seat-souvenirs = Souvenirer: { $symbols }.
play-last-turns = Sidste runde: { $turns ->
    [one] { $turns } tur tilbage.
   *[other] { $turns } ture tilbage.
}
play-alvin-at = Alvin er i { $city }.
play-alvin-held = { $player } har Alvin.
play-row = Rækken: { $cards }. Kort i bunken: { $deck }; rutekort tilbage: { $tickets }.
play-row-gap = en tom plads
play-hand = { $count ->
    [0] Du har ingen kort på hånden.
   *[other] Din hånd: { $cards }.
}
# $state er done, possible eller cut_off; $missing består af de tre beskeder nedenfor, den ene efter den anden.
play-ticket = { $state ->
    [done] Rutekort { $ticket }, { $points }: færdiggjort.
    [cut_off] Rutekort { $ticket }, { $points }: blokeret.
   *[possible] Rutekort { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } vogn mangler
   *[other] { $cars } vogne mangler
}, { $routes }
play-missing-stations = der mangler en station i { $cities }
play-missing-rival = en anden spiller skal bygge { $route } først
play-offered = { $place }: { $ticket }
play-keep-how = Skriv numrene på dem, du beholder, f.eks. ”1 3”.
play-tickets-draw = Skriv ”draw tickets” for at trække nye rutekort.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Skriv nummeret eller flere ord.
   *[other] { $count } handlinger passer. Skriv nummeret på en af dem eller flere ord.
}
play-more = { $count ->
    [one] Og én mere. Skriv flere ord for at finde den.
   *[other] Og { $count } mere. Skriv flere ord for at finde dem.
}
play-more-ways = { $count ->
    [one] Der er én måde mere at betale på, eller en station. Find den med: ”handlinger paris”.
   *[other] Der er { $count } andre måder at betale på, også stationer. Find dem med: ”handlinger paris”.
}
play-no-such-number = { $listed ->
    [0] Der er ingen liste til { $number } endnu. ”handlinger” viser en.
   *[other] { $number } er ikke på listen, der går fra 1 til { $listed }. ”handlinger” viser en ny.
}
play-nothing-found = Ingen mulig handling passer til ”{ $words }”. ”handlinger” viser, hvad du kan gøre, ”hjælp” forklarer mere.
play-no-city = Der er ingen by som ”{ $city }” på dette bræt.
play-hint = En stærk bot ville gøre dette: { $sentence } [{ $typed }]. Skriv 1 for at gøre det.

play-routes-of = { $count ->
    [0] { $player } har ingen ruter.
   *[other] { $player } har ruterne { $routes }.
}
play-stations-of = { $player } har stationer i { $cities }.
play-markers-of = { $player } har by-brikker i { $cities }.
play-souvenirs-at = { $city }: souvenirerne ”{ symbol-name }”, { $left } tilbage.
play-route = { $route }: { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}, { $color }
# Disse to følger efter play-route.
play-route-tunnel = , tunnel
play-route-ferry = , færge med { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Fri.
play-route-taken = Bygget af { $player }.

play-sheet = { $player }: { $points } point
play-sheet-line = { $label }: { $points }

play-help = Du bliver bedt om en handling. Skriv den som på listen fra ”handlinger”, f.eks. ”claim paris-zurich red+1” eller ”draw deck”; eller skriv nogle af dens ord, forkortet som du vil: ”mar rød” finder det, du kan betale med røde kort nær Marseille. Passer flere, vises de i en liste, og du vælger med et nummer. En tom linje gentager stillingen. Andre kommandoer:
play-help-line = { $word }: { $about }
# Det, der skrives for hver kommando: ét ord uden mellemrum. De engelske ord virker også.
play-command-word = { $command ->
    [help] hjælp
    [actions] handlinger
    [tickets] rutekort
    [board] bræt
    [hint] tip
    [undo] fortryd
    [log] log
    [score] point
    [save] gem
   *[quit] slut
}
play-command-help = { $command ->
    [help] denne hjælp
    [actions] hvad du kan gøre; med ord kun det, der passer, med alle måder at betale på
    [tickets] dine rutekort, deres status, og hvad der mangler
    [board] hvem der har hvilke ruter; med en by ruterne dér
    [hint] hvad en stærk bot ville gøre
    [undo] tag dit sidste valg tilbage, så længe intet skjult er afsløret, og ingen har handlet siden
    [log] hvad der er sket indtil nu
    [score] spillernes point, vogne og kort
    [save] gem spillet i en fil for at fortsætte en anden gang
   *[quit] gå; spillet bliver gemt
}

## På en server, før spillet begynder

play-room-seats = Ved bordet: { $people }.
play-room-free = { $free ->
    [0] Alle pladser er taget.
    [one] Én plads er ledig.
   *[other] { $free } pladser er ledige.
}
play-room-host-start = Alle er her. Tryk på Enter for at starte.
play-room-host-wait = Tryk på Enter for at tjekke igen, når andre er kommet, eller skriv ”bot easy”, ”bot normal”, ”bot hard”, ”bot expert” eller ”bot master” for at tilføje en bot.
play-room-guest = Venter på, at spillet starter.
play-room-empty = ingen
play-connection-lost = Forbindelsen er tabt; opretter forbindelse igen.
play-connection-back = Forbundet igen.
play-stays-on-server = Spillet fortsætter på serveren. Kom tilbage med samme kommando.

## Fejl

error-name-twice = To personer hedder { $name }. Giv dem forskellige navne.
error-seats-and-people = { $people ->
    [one] Én person
   *[other] { $people } personer
} og { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} fylder ikke { $seats } pladser. Nævn lige så mange bots, som der er pladser tilbage, eller én til dem alle.
error-unknown-language = ”{ $lang }” er ikke et tilgængeligt sprog. Brug et af disse: { $known }.
error-cannot-write = { $file } kan ikke skrives: { $detail }. Vælg et andet sted.
error-saved-game-over = Spillet i { $file } er slut. Se det med ”vialibre replay”.
error-only-bots = Kun bots spiller i { $file }, så der er ingen plads at fortsætte fra. Se det med ”vialibre replay”.
error-not-together = { $first } og { $second } kan ikke bruges sammen: udelad en af dem.
error-table-needed = For at spille på en server skal du angive både dens adresse og bordet: --server URL --table CODE.
error-bad-server = { $url } er ikke en gyldig serveradresse. Den ser ud som http://127.0.0.1:8000.
error-server-away = { $url } kan ikke nås: { $detail }. Tjek adressen, og at der kører en server dér.
error-not-a-server = { $url } svarer ikke som en Vía Libre-server. Tjek adressen.
error-server-said = { $text }
error-server-keeps = Serveren gemmer spillet, og du kan gemme spiloptagelsen, når det er slut. Du kan bare gå og komme tilbage.
error-table-closed = Bordet blev lukket, før spillet begyndte. Bed om et andet.
