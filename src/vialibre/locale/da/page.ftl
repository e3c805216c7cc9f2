# Siden: det, alle dens dele er fælles om, og bordet, hvor et spil spilles.

## Overalt

app-title = Vía Libre
loading = Indlæser…
close = Luk
cancel = Annullér
try-again = Prøv igen
go-home = Forside
nowhere-title = Endestation
nowhere-text = Der er ingen side på denne adresse.
page-not-loaded = Denne del af siden kunne ikke indlæses. Tjek din forbindelse.
page-offline = Ingen forbindelse til serveren. Intet er gået tabt: prøv igen om lidt.
page-unexpected = Noget gik galt. Indlæs siden igen; dit spil er i sikkerhed på serveren.
guest-name = Gæst
bot-name = { $bot ->
    [porter] Portør
    [stoker] Fyrbøder
    [conductor] Konduktør
    [surveyor] Landmåler
    [dispatcher] Togleder
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Let
    [normal] Normal
    [hard] Svær
    [expert] Ekspert
   *[master] Mester
}

## Brættet

board-label = Bræt
board-keys = Piletasterne flytter brættet, plus og minus zoomer, 0 viser hele brættet.
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-all = Vis hele brættet

## Et bord

table-refused = Bordet kan ikke åbnes
table-unfolding = Gør brættet { $board } klar…
game-label = Spillet
side-label = Omkring brættet
show-result = Vis resultatet
link-lost = Forbindelsen er tabt. Opretter forbindelse igen…
last-round = { $turns ->
    [one] Sidste runde: { $turns } tur tilbage
   *[other] Sidste runde: { $turns } ture tilbage
}
undo = Fortryd
# $reason: hvorfor en bot spiller for personen.
you-stand-in = { $reason ->
    [gone] Du var væk: en bot spiller for dig.
    [clock] Din tid løb ud: en bot spiller for dig.
    [voted_out] De andre spillere har erstattet dig med en bot.
   *[resigned] Du gav op: en bot spiller for dig.
}
play-again-myself = Overtag igen

## Hvad der skal gøres

prompt-turn = { $routes ->
    [0] Din tur: tag kort, eller træk rutekort.
   *[other] Din tur: tag kort, byg en lysende rute, eller træk rutekort.
}
prompt-pass = Ingen træk tilbage: du må melde pas.
prompt-second = Tag et kort mere.
prompt-tickets = { $count ->
    [one] Se på det rutekort, du har trukket.
   *[other] { $least ->
        [0] Behold alle, nogle eller ingen af { $count }.
       *[other] Behold mindst { $least } af { $count }.
    }
}
prompt-start = Vælg din startby.
prompt-place = Vælg et sted til en stak souvenirer.
prompt-tunnel = Tunnelen kræver { $extra } kort mere.
prompt-souvenir = Vælg det sted, du tager souveniren fra.
prompt-marker = Vælg en by for enden af ruten til din by-brik ({ $cost } kort), eller spring over.
prompt-alvin = Vælg en by til Alvin.
waiting-for = Venter på { $players }.
do-station = Byg en station
station-in = Station i { $city }
ask-which = Hvilken rute?
# $color er gray for en rute i valgfri farve.
route-facts = { $color ->
    [gray] { $route }: { $length } i én valgfri farve
   *[other] { $route }: { $length } × { color-name }
}
# Navnet på en rute på brættet, til skærmlæsere.
route-to-claim = { $color ->
    [gray] { $route }, { $length } i én valgfri farve, { $points } point
   *[other] { $route }, { $length } × { color-name }, { $points } point
}
route-owned = { $route } tilhører { $player }.
claim-scores = giver { $points } point
claim-pays-other = { $player } får { $points } point for det.
claim-tunnel = En tunnel: { $cards } kort vendes, og du skal måske betale flere.
pay-more = { $ways ->
    [one] { $ways } anden måde at betale på
   *[other] { $ways } andre måder at betale på
}
keep-title = Hvilke rutekort beholder du?
keep-these = { $count ->
    [0] Behold ingen
   *[other] Behold { $count } rutekort
}
keep-more = Behold mindst { $least }
tunnel-title = Tunnelen { $route }
tunnel-free = Ingen ekstrakort: der er fri bane!
tunnel-leave = Tag mine kort tilbage

## Hvorfor noget ikke kan lade sig gøre, i få ord

why-not-now = Ikke nu: spillet venter på noget andet.
why-wild-second = Et åbent { wild-card } kan ikke være dit andet kort.
why-cards = { $color ->
    [gray] { $route } kræver { $length } kort i samme farve. Dem har du ikke endnu.
   *[other] { $route } kræver { $length } kort i farven { color-name }. Dem har du ikke endnu.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } kræver { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} og { $cards } { $color ->
        [gray] kort i valgfri farve
       *[other] kort i farven { color-name }
    }
   *[other] {""} og { $cards } { $color ->
        [gray] kort i samme farve
       *[other] kort i farven { color-name }
    }
}. Dem har du ikke endnu.

## Række, hånd og rutekort

row-label = Kort at tage
row-gap = Intet kort her
# Navnet på en knap; $place tælles fra venstre.
row-take = Tag { a-card } (plads { $place })
deck-take = Træk fra bunken, { $cards } kort tilbage
tickets-take = Træk rutekort, { $tickets } tilbage
hand-label = Din hånd: { $cards } kort, { $cars ->
    [one] { $cars } vogn tilbage
   *[other] { $cars } vogne tilbage
}
hand-empty = Du har ingen kort.
tickets-title = { $tickets ->
    [one] Dit rutekort
   *[other] Dine rutekort
}
tickets-made = { $points } point sikret
tickets-none = Du har ingen rutekort endnu.
ticket-state = { $state ->
    [done] færdiggjort
    [cut_off] blokeret
   *[possible] muligt
}
# Hvad et rutekort stadig mangler; stationer skal bygges på vejen.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] { $cars } vogn mangler
       *[other] { $cars } vogne mangler
    }
    [one] { $cars ->
        [one] { $cars } vogn og { $stations } station mangler
       *[other] { $cars } vogne og { $stations } station mangler
    }
   *[other] { $cars ->
        [one] { $cars } vogn og { $stations } stationer mangler
       *[other] { $cars } vogne og { $stations } stationer mangler
    }
}

## Spillere. Ordene efter tal er til skærmlæsere: ”12 point”.

players-label = Spillere
score-so-far = Point indtil nu
fact-cars = Vogne tilbage
fact-cards = Kort på hånden
fact-tickets = Rutekort
fact-stations = Stationer tilbage
fact-markers = By-brikker på brættet
fact-souvenirs = Souvenirer
fact-alvin = har Alvin
points-word = { $points ->
    [one] point
   *[other] point
}
cars-word = { $cars ->
    [one] vogn
   *[other] vogne
}
cards-word = { $cards ->
    [one] kort
   *[other] kort
}
tickets-word = { $tickets ->
    [one] rutekort
   *[other] rutekort
}
stations-word = { $stations ->
    [one] station tilbage
   *[other] stationer tilbage
}
markers-word = { $markers ->
    [one] by-brik
   *[other] by-brikker
}
souvenirs-word = { $souvenirs ->
    [one] souvenir
   *[other] souvenirer
}
seat-turn = har turen
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = tænker…
seat-gone = væk
seat-stand-in = { $reason ->
    [gone] væk, en bot spiller
    [clock] løbet tør for tid, en bot spiller
    [voted_out] erstattet af en bot
   *[resigned] gav op, en bot spiller
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = gav op
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = stemmerne tæller uden spilleren om
you-voted-about = De andre spillere stemmer om at fortsætte uden dig. Kom tilbage for at afbryde afstemningen.
seat-menu = Mere om { $player }
clock-reserve = I reserve: { $time }
mute = Skjul beskeder
unmute = Vis beskeder igen
vote-out = Erstat med bot
vote-out-hint = Det træder i kraft, når alle andre spillere er enige, og spilleren har været væk i et minut. Kommer spilleren tilbage, bortfalder det.
report-label = Anmeld til serverens administrator
report-send = Send anmeldelsen
report-sent = Tak. Serverens administrator ser på det.

## Paneler

panel-name = { $panel ->
    [log] Log
    [chat] Chat
    [moves] Træk
    [tickets] Rutekort
    [players] Spillere
    [rules] Regler
    [keys] Taster
   *[menu] Menu
}
panel-rules = Regler
panel-menu = Menu
rules-of = Regler: { $board }
moves-not-now = Det er ikke din tur. Dine træk vises her.
moves-cities = Byer at vælge imellem
moves-routes = { $routes ->
    [one] { $routes } rute, du kan bygge
   *[other] { $routes } ruter, du kan bygge
}
moves-no-routes = Ikke nok kort til en rute endnu.
menu-sound = Lyd
menu-confirm = Spørg, før en rute bygges
menu-settings = Indstillinger
menu-leave = Forlad bordet (du kan komme tilbage)
menu-abandon = Tilbyd at afbryde spillet
menu-abandon-not = Træk tilbuddet tilbage
menu-resign = Giv op
menu-resign-sure = En bot overtager resten af spillet.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = Spillet slutter med det samme.
menu-resign-yes = Ja, giv op

## Log og chat

log-empty = Der er ikke sket noget endnu.
log-started = Spillet begynder.
log-undone = { $player } fortrød sin sidste handling.
log-gone = { $player } mistede forbindelsen.
log-back = { $player } er tilbage.
log-stood-in = En bot spiller for { $player }.
log-bot-failed = { $player } kunne ikke vælge, så { $bot } foretog dette træk.
log-returned = { $player } spiller igen.
log-voted-out = { $player } vil erstatte { $other } med en bot.
log-counted = En spiller har været væk i over et minut, så afstemningen tæller uden vedkommende.
log-resumed = { $seconds ->
    [one] Serveren var utilgængelig i ét sekund. Urene stod stille.
   *[other] Serveren var utilgængelig i { $seconds } sekunder. Urene stod stille.
}
log-abandon = { $agrees ->
    [yes] { $player } tilbyder at afbryde spillet.
   *[no] { $player } vil spille videre.
}
log-resigned = { $player } gav op.
chat-label = Beskeder
chat-empty = Ingen beskeder endnu.
chat-phrases = Hurtigbeskeder
chat-text = Din besked
chat-send = Send

## Flere personer ved én enhed

curtain-title = { $player }, det er din tur
curtain-text = Tag enheden; alle andre kigger væk.
curtain-ready = Jeg er { $player }

## Bunker

deck-word = Bunke
tickets-pile-word = Rutekort
