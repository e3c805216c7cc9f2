# Siden: det alle delene har felles, og bordet der et spill spilles.

## Overalt

app-title = Vía Libre
loading = Laster…
close = Lukk
cancel = Avbryt
try-again = Prøv igjen
go-home = Startside
nowhere-title = Endestasjon
nowhere-text = Det er ingen side på denne adressen.
page-not-loaded = Denne delen av siden kunne ikke lastes. Sjekk forbindelsen.
page-offline = Ingen forbindelse til serveren. Ingenting er tapt: prøv igjen om litt.
page-unexpected = Noe gikk galt. Last siden på nytt; spillet ditt er trygt på serveren.
guest-name = Gjest
bot-name = { $bot ->
    [porter] Bærer
    [stoker] Fyrbøter
    [conductor] Konduktør
    [surveyor] Landmåler
    [dispatcher] Togleder
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Lett
    [normal] Normal
    [hard] Vanskelig
    [expert] Ekspert
   *[master] Mester
}

## Brettet

board-label = Brett
board-keys = Piltastene flytter kartet, pluss og minus zoomer, 0 viser hele brettet.
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-all = Vis hele brettet

## Et bord

table-refused = Bordet kan ikke åpnes
table-unfolding = Gjør klar brettet { $board }…
game-label = Spillet
side-label = Rundt brettet
show-result = Vis resultatet
link-lost = Mistet forbindelsen. Kobler til igjen…
last-round = { $turns ->
    [one] Siste runde: { $turns } tur igjen
   *[other] Siste runde: { $turns } turer igjen
}
undo = Angre
# $reason: hvorfor en bot spiller for personen.
you-stand-in = { $reason ->
    [gone] Du var borte: en bot spiller for deg.
    [clock] Tiden din gikk ut: en bot spiller for deg.
    [voted_out] De andre spillerne har erstattet deg med en bot.
   *[resigned] Du ga opp: en bot spiller for deg.
}
play-again-myself = Ta over igjen

## Hva som skal gjøres

prompt-turn = { $routes ->
    [0] Din tur: ta kort eller trekk billetter.
   *[other] Din tur: ta kort, bygg en lysende rute eller trekk billetter.
}
prompt-pass = Ingen trekk igjen: du må melde pass.
prompt-second = Ta ett kort til.
prompt-tickets = { $count ->
    [one] Se på billetten du har trukket.
   *[other] { $least ->
        [0] Behold alle, noen eller ingen av { $count }.
       *[other] Behold minst { $least } av { $count }.
    }
}
prompt-start = Velg startbyen din.
prompt-place = Velg et sted for en stabel suvenirer.
prompt-tunnel = Tunnelen krever { $extra } kort til.
prompt-souvenir = Velg stedet du tar suveniren fra.
prompt-marker = Velg en by i enden av ruten for bymarkøren din ({ $cost } kort), eller hopp over.
prompt-alvin = Velg en by for Alvin.
waiting-for = Venter på { $players }.
do-station = Bygg en stasjon
station-in = Stasjon i { $city }
ask-which = Hvilken rute?
# $color er gray for en rute i valgfri farge.
route-facts = { $color ->
    [gray] { $route }: { $length } i én valgfri farge
   *[other] { $route }: { $length } × { color-name }
}
# Navnet på en rute på brettet, for skjermlesere.
route-to-claim = { $color ->
    [gray] { $route }, { $length } i én valgfri farge, { $points } poeng
   *[other] { $route }, { $length } × { color-name }, { $points } poeng
}
route-owned = { $route } tilhører { $player }.
claim-scores = gir { $points } poeng
claim-pays-other = { $player } får { $points } poeng for den.
claim-tunnel = En tunnel: { $cards } kort snus, og du må kanskje betale flere.
pay-more = { $ways ->
    [one] { $ways } annen måte å betale på
   *[other] { $ways } andre måter å betale på
}
keep-title = Hvilke billetter beholder du?
keep-these = { $count ->
    [0] Behold ingen
    [one] Behold { $count } billett
   *[other] Behold { $count } billetter
}
keep-more = Behold minst { $least }
tunnel-title = Tunnelen { $route }
tunnel-free = Ingen ekstrakort: fri bane!
tunnel-leave = Ta tilbake kortene mine

## Hvorfor noe ikke går, i få ord

why-not-now = Ikke nå: spillet venter på noe annet.
why-wild-second = Et åpent { wild-card } kan ikke være det andre kortet ditt.
why-cards = { $color ->
    [gray] { $route } krever { $length } kort i samme farge. Dem har du ikke ennå.
   *[other] { $route } krever { $length } kort i fargen { color-name }. Dem har du ikke ennå.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } krever { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} og { $cards } { $color ->
        [gray] kort i valgfri farge
       *[other] kort i fargen { color-name }
    }
   *[other] {""} og { $cards } { $color ->
        [gray] kort i samme farge
       *[other] kort i fargen { color-name }
    }
}. Dem har du ikke ennå.

## Rad, hånd og billetter

row-label = Kort å ta
row-gap = Ingen kort her
# Navnet på en knapp; $place telles fra venstre.
row-take = Ta { a-card } (plass { $place })
deck-take = Trekk fra bunken, { $cards } kort igjen
tickets-take = Trekk billetter, { $tickets } igjen
hand-label = Hånden din: { $cards } kort, { $cars ->
    [one] { $cars } vogn igjen
   *[other] { $cars } vogner igjen
}
hand-empty = Du har ingen kort.
tickets-title = { $tickets ->
    [one] Billetten din
   *[other] Billettene dine
}
tickets-made = { $points } poeng sikret
tickets-none = Du har ingen billetter ennå.
ticket-state = { $state ->
    [done] fullført
    [cut_off] blokkert
   *[possible] mulig
}
# Hva en billett fortsatt mangler; stasjoner må bygges underveis.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] { $cars } vogn mangler
       *[other] { $cars } vogner mangler
    }
    [one] { $cars ->
        [one] { $cars } vogn og { $stations } stasjon mangler
       *[other] { $cars } vogner og { $stations } stasjon mangler
    }
   *[other] { $cars ->
        [one] { $cars } vogn og { $stations } stasjoner mangler
       *[other] { $cars } vogner og { $stations } stasjoner mangler
    }
}

## Spillere. Ordene etter tall er for skjermlesere: «12 poeng».

players-label = Spillere
score-so-far = Poeng så langt
fact-cars = Vogner igjen
fact-cards = Kort på hånden
fact-tickets = Billetter
fact-stations = Stasjoner igjen
fact-markers = Bymarkører på brettet
fact-souvenirs = Suvenirer
fact-alvin = har Alvin
points-word = { $points ->
    [one] poeng
   *[other] poeng
}
cars-word = { $cars ->
    [one] vogn
   *[other] vogner
}
cards-word = { $cards ->
    [one] kort
   *[other] kort
}
tickets-word = { $tickets ->
    [one] billett
   *[other] billetter
}
stations-word = { $stations ->
    [one] stasjon igjen
   *[other] stasjoner igjen
}
markers-word = { $markers ->
    [one] bymarkør
   *[other] bymarkører
}
souvenirs-word = { $souvenirs ->
    [one] suvenir
   *[other] suvenirer
}
seat-turn = har turen
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = tenker…
seat-gone = borte
seat-stand-in = { $reason ->
    [gone] borte, en bot spiller
    [clock] tom for tid, en bot spiller
    [voted_out] erstattet av en bot
   *[resigned] ga opp, en bot spiller
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = ga opp
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = stemmene teller uten spilleren om
you-voted-about = De andre spillerne stemmer over å fortsette uten deg. Kom tilbake for å avbryte avstemningen.
seat-menu = Mer om { $player }
clock-reserve = I reserve: { $time }
mute = Demp
unmute = Opphev demping
vote-out = Erstatt med bot
vote-out-hint = Det trer i kraft når alle de andre spillerne er enige og spilleren har vært borte i ett minutt. Kommer spilleren tilbake, gjelder det ikke lenger.
report-label = Rapporter til serverens administrator
report-send = Send rapporten
report-sent = Takk. Serverens administrator ser på det.

## Paneler

panel-name = { $panel ->
    [log] Logg
    [chat] Chat
    [moves] Trekk
    [tickets] Billetter
    [players] Spillere
    [rules] Regler
    [keys] Taster
   *[menu] Meny
}
panel-rules = Regler
panel-menu = Meny
rules-of = Regler: { $board }
moves-not-now = Det er ikke din tur. Trekkene dine vises her.
moves-cities = Byer å velge mellom
moves-routes = { $routes ->
    [one] { $routes } rute du kan bygge
   *[other] { $routes } ruter du kan bygge
}
moves-no-routes = Ikke nok kort til en rute ennå.
menu-sound = Lyd
menu-confirm = Spør før en rute bygges
menu-settings = Innstillinger
menu-leave = Forlat bordet (du kan komme tilbake)
menu-abandon = Tilby å avbryte spillet
menu-abandon-not = Trekk tilbake tilbudet
menu-resign = Gi opp
menu-resign-sure = En bot tar over resten av spillet.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = Spillet slutter med en gang.
menu-resign-yes = Ja, gi opp

## Logg og chat

log-empty = Ingenting har skjedd ennå.
log-started = Spillet begynner.
log-undone = { $player } angret den siste handlingen.
log-gone = { $player } mistet forbindelsen.
log-back = { $player } er tilbake.
log-stood-in = En bot spiller for { $player }.
log-bot-failed = { $player } klarte ikke å velge, så { $bot } gjorde dette trekket.
log-returned = { $player } spiller igjen.
log-voted-out = { $player } vil erstatte { $other } med en bot.
log-counted = En spiller har vært borte i over ett minutt, så avstemningen teller uten vedkommende.
log-resumed = { $seconds ->
    [one] Serveren var utilgjengelig i ett sekund. Klokkene sto stille.
   *[other] Serveren var utilgjengelig i { $seconds } sekunder. Klokkene sto stille.
}
log-abandon = { $agrees ->
    [yes] { $player } tilbyr å avbryte spillet.
   *[no] { $player } vil spille videre.
}
log-resigned = { $player } ga opp.
chat-label = Meldinger
chat-empty = Ingen meldinger ennå.
chat-phrases = Hurtigmeldinger
chat-text = Meldingen din
chat-send = Send

## Flere personer ved én enhet

curtain-title = { $player }, det er din tur
curtain-text = Ta enheten; alle andre ser bort.
curtain-ready = Jeg er { $player }

## Bunker

deck-word = Bunke
tickets-pile-word = Billetter
