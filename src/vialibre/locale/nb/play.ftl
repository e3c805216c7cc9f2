### Et spill i terminalen: vialibre play.

cli-play-help = Spill i terminalen: mot boter, med andre ved dette tastaturet (--hotseat) eller ved et bord på en server (--server). Uten terminal, eller med --plain, går det linje for linje, for skjermlesere og skript.
cli-play-examples =
    Eksempler:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Antall spillere, deg selv medregnet. Standard: du og botene du nevner, eller tre.
cli-play-bots-help = Motstanderne dine, atskilt med komma: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), en annen bot ved navn, eller din egen som modul:Klasse eller cmd:./program. Ett navn alene fyller alle ledige plasser.
cli-play-lang-help = Språket i spillet, for eksempel es. Standard: språket på systemet ditt.
cli-play-plain-help = Linje for linje, uten styring av skjermen.
cli-play-hotseat-help = Navn, atskilt med komma, på dem som spiller etter tur ved dette tastaturet.
cli-play-first-help = Plassen som begynner, telt fra 1, eller «random» (tilfeldig). Personer har de første plassene, boter de andre.
cli-play-server-help = Adressen til en server å spille på.
cli-play-table-help = Bordet på serveren: koden på slutten av lenken, eller hele lenken.
cli-play-name-help = Navnet ditt.
cli-play-resume-help = Fortsett et lagret spill.
cli-play-save-help = Hvor spillet lagres når du går, og når det er slutt. Standard: en ny fil når du går.

## Fortalt linje for linje. Tekstene leses også opp, så de er setninger der de kan være det.

play-title = { $board }, med { $players }.
play-how = Skriv en handling, ord fra en som «paris rød», eller «hjelp».
# Før det som skrives; $player er den som blir spurt.
play-prompt = { $player }, hva gjør du?
play-pause = { $undo ->
    [yes] Trykk Enter for å fortsette; «angre» tar det tilbake.
   *[no] Trykk Enter for å fortsette.
}
play-pass-keyboard = Gi tastaturet til { $player }. { $player }, trykk Enter når ingen andre ser.
play-bye = Ha det.
play-input-ended = Inndataene er slutt.
play-saved = Spillet er lagret i { $file }.
play-resume-with = Fortsett med: { $command }
play-record-written = Spillopptaket er lagret i { $file }.
play-save-where = Si hvor: «lagre game.json».
play-undone = { $player } tar tilbake det siste valget.
play-said = { $player } sier: { $words }
# Et spill som sluttet uten resultat: alle andre ga opp, eller alle var enige om å slutte.
play-broken-off = Spillet sluttet før tiden, uten resultat.

play-seat = { $player }: { $points } poeng, { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
}, { $cards } kort, { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}.
play-seat-stations = Stasjoner igjen: { $left }.
play-seat-markers = Bymarkører i { $cities }.
play-seat-souvenirs = Suvenirer: { $symbols }.
play-last-turns = Siste runde: { $turns ->
    [one] { $turns } tur igjen.
   *[other] { $turns } turer igjen.
}
play-alvin-at = Alvin er i { $city }.
play-alvin-held = { $player } har Alvin.
play-row = Raden: { $cards }. Kort i bunken: { $deck }; billetter igjen: { $tickets }.
play-row-gap = en tom plass
play-hand = { $count ->
    [0] Du har ingen kort på hånden.
   *[other] Hånden din: { $cards }.
}
# $state er done, possible eller cut_off; $missing består av de tre meldingene nedenfor, den ene etter den andre.
play-ticket = { $state ->
    [done] Billett { $ticket }, { $points }: fullført.
    [cut_off] Billett { $ticket }, { $points }: blokkert.
   *[possible] Billett { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } vogn mangler
   *[other] { $cars } vogner mangler
}, { $routes }
play-missing-stations = det mangler en stasjon i { $cities }
play-missing-rival = en annen spiller må bygge { $route } først
play-offered = { $place }: { $ticket }
play-keep-how = Skriv numrene på dem du beholder, for eksempel «1 3».
play-tickets-draw = Skriv «draw tickets» for å trekke nye billetter.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Skriv nummeret eller flere ord.
   *[other] { $count } handlinger passer. Skriv nummeret på en av dem eller flere ord.
}
play-more = { $count ->
    [one] Og én til. Skriv flere ord for å finne den.
   *[other] Og { $count } til. Skriv flere ord for å finne dem.
}
play-more-ways = { $count ->
    [one] Det er én måte til å betale på, eller en stasjon. Finn den med: «handlinger paris».
   *[other] Det er { $count } andre måter å betale på, også stasjoner. Finn dem med: «handlinger paris».
}
play-no-such-number = { $listed ->
    [0] Det er ingen liste for { $number } ennå. «handlinger» viser en.
   *[other] { $number } er ikke på listen, som går fra 1 til { $listed }. «handlinger» viser en ny.
}
play-nothing-found = Ingen mulig handling passer til «{ $words }». «handlinger» viser hva du kan gjøre, «hjelp» forklarer mer.
play-no-city = Det er ingen by som «{ $city }» på dette brettet.
play-hint = En sterk bot ville gjort dette: { $sentence } [{ $typed }]. Skriv 1 for å gjøre det.

play-routes-of = { $count ->
    [0] { $player } har ingen ruter.
   *[other] { $player } har rutene { $routes }.
}
play-stations-of = { $player } har stasjoner i { $cities }.
play-markers-of = { $player } har bymarkører i { $cities }.
play-souvenirs-at = { $city }: suvenirene «{ symbol-name }», { $left } igjen.
play-route = { $route }: { $length } felt, { $color }
# Disse to følger etter play-route.
play-route-tunnel = , tunnel
play-route-ferry = , ferge med { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Ledig.
play-route-taken = Bygd av { $player }.

play-sheet = { $player }: { $points } poeng
play-sheet-line = { $label }: { $points }

play-help = Du blir bedt om en handling. Skriv den som på listen fra «handlinger», for eksempel «claim paris-zurich red+1» eller «draw deck»; eller skriv noen av ordene i den, forkortet som du vil: «mar rød» finner det du kan betale med røde kort nær Marseille. Passer flere, vises de i en liste, og du velger med et nummer. En tom linje gjentar stillingen. Andre kommandoer:
play-help-line = { $word }: { $about }
# Det som skrives for hver kommando: ett ord uten mellomrom. De engelske ordene virker også.
play-command-word = { $command ->
    [help] hjelp
    [actions] handlinger
    [tickets] billetter
    [board] brett
    [hint] tips
    [undo] angre
    [log] logg
    [score] poeng
    [save] lagre
   *[quit] slutt
}
play-command-help = { $command ->
    [help] denne hjelpen
    [actions] hva du kan gjøre; med ord bare det som passer, med alle måter å betale på
    [tickets] billettene dine, statusen deres og hva som mangler
    [board] hvem som har hvilke ruter; med en by rutene der
    [hint] hva en sterk bot ville gjort
    [undo] ta tilbake det siste valget ditt, så lenge ingenting skjult er avslørt og ingen har handlet siden
    [log] hva som har skjedd så langt
    [score] poengene, vognene og kortene til spillerne
    [save] lagre spillet i en fil for å fortsette en annen gang
   *[quit] gå; spillet blir lagret
}

## På en server, før spillet begynner

play-room-seats = Ved bordet: { $people }.
play-room-free = { $free ->
    [0] Alle plassene er opptatt.
    [one] Én plass er ledig.
   *[other] { $free } plasser er ledige.
}
play-room-host-start = Alle er her. Trykk Enter for å starte.
play-room-host-wait = Trykk Enter for å sjekke igjen når andre har kommet, eller skriv «bot easy», «bot normal», «bot hard», «bot expert» eller «bot master» for å legge til en bot.
play-room-guest = Venter på at spillet starter.
play-room-empty = ingen
play-connection-lost = Mistet forbindelsen; kobler til igjen.
play-connection-back = Tilkoblet igjen.
play-stays-on-server = Spillet fortsetter på serveren. Kom tilbake med samme kommando.

## Feil

error-name-twice = To personer heter { $name }. Gi dem ulike navn.
error-seats-and-people = { $people ->
    [one] Én person
   *[other] { $people } personer
} og { $bots ->
    [one] { $bots } bot
   *[other] { $bots } boter
} fyller ikke { $seats } plasser. Nevn like mange boter som det er plasser igjen, eller én for alle.
error-unknown-language = «{ $lang }» er ikke et tilgjengelig språk. Bruk ett av disse: { $known }.
error-cannot-write = { $file } kan ikke skrives: { $detail }. Velg et annet sted.
error-saved-game-over = Spillet i { $file } er slutt. Se det med «vialibre replay».
error-only-bots = Bare boter spiller i { $file }, så det er ingen plass å fortsette fra. Se det med «vialibre replay».
error-not-together = { $first } og { $second } kan ikke brukes sammen: utelat en av dem.
error-table-needed = For å spille på en server må du oppgi både adressen og bordet: --server URL --table CODE.
error-bad-server = { $url } er ikke en gyldig serveradresse. Den ser ut som http://127.0.0.1:8000.
error-server-away = { $url } kan ikke nås: { $detail }. Sjekk adressen og at en server kjører der.
error-not-a-server = { $url } svarer ikke som en Vía Libre-server. Sjekk adressen.
error-server-said = { $text }
error-server-keeps = Serveren tar vare på spillet, og du kan lagre spillopptaket når det er slutt. Du kan bare gå og komme tilbake.
error-table-closed = Bordet ble lukket før spillet begynte. Be om et annet.
