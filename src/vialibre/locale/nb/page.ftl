# Siden: det alle delene har felles, og bordet der et spill spilles.

## Overalt

app-title = Vía Libre
loading = Laster…
close = Lukk
cancel = Avbryt
try-again = Prøv igjen
go-home = Til startsiden
nowhere-title = Her slutter linjen
nowhere-text = Det er ingen side på denne adressen.
page-not-loaded = Denne delen av siden kunne ikke lastes. Er nettverket der?
page-offline = Det er ingen forbindelse til serveren. Ingenting er tapt: prøv igjen om litt.
page-unexpected = Noe uventet skjedde her. Last siden på nytt; spillet er trygt på serveren.
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
board-keys = Piltastene flytter kartet, pluss og minus zoomer, 0 viser hele.
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-all = Vis hele brettet

## Et bord

table-refused = Bordet kan ikke åpnes
table-unfolding = Brettet { $board } brettes ut…
game-label = Spillet
side-label = Rundt brettet
show-result = Vis resultatet
link-lost = Mistet forbindelsen, prøver igjen…
last-round = { $turns ->
    [one] Siste runde: { $turns } tur igjen
   *[other] Siste runde: { $turns } turer igjen
}
undo = Angre
# $reason: hvorfor en bot spiller for personen.
you-stand-in = { $reason ->
    [gone] Du var borte: en bot spiller for deg.
    [clock] Tiden din gikk ut: en bot spiller for deg.
    [voted_out] De andre lar en bot spille videre for deg.
   *[resigned] Du ga opp: en bot spiller videre for deg.
}
play-again-myself = Spill videre selv

## Hva som skal gjøres

prompt-turn = { $routes ->
    [0] Din tur: ta kort eller trekk billetter.
   *[other] Din tur: ta kort, bygg en lysende rute eller trekk billetter.
}
prompt-pass = Du kan ikke gjøre annet enn å melde pass.
prompt-second = Ta ett kort til.
prompt-tickets = { $count ->
    [one] Se på billetten du har trukket.
   *[other] { $least ->
        [0] Behold alle, noen eller ingen av { $count }.
       *[other] Behold minst { $least } av { $count }.
    }
}
prompt-start = Trykk på byen der nettet ditt skal begynne.
prompt-place = Trykk på en by for en stabel suvenirer.
prompt-tunnel = Tunnelen krever { $extra } kort til.
prompt-souvenir = Trykk på byen du tar suveniren fra.
prompt-marker = Trykk på en av byene på ruten for å sette en bymarkør ({ $cost } kort), eller sett ingen.
prompt-alvin = Trykk på byen du sender Alvin til.
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
claim-tunnel = En tunnel: { $cards } kort snus og kan kreve flere.
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
why-wild-second = Et { wild-card } fra raden kan ikke være det andre kortet ditt.
why-cards = { $color ->
    [gray] { $route } krever { $length } kort i samme farge. Dem har du ikke ennå.
   *[other] { $route } krever { $length } kort i fargen { color-name }. Dem har du ikke ennå.
}

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
tickets-made = { $points } poeng i boks
tickets-none = Du har ingen billetter ennå.
ticket-state = { $state ->
    [done] fullført
    [cut_off] avskåret
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
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = det stemmes uten spilleren om
you-voted-about = De andre stemmer over å fortsette uten deg: kom tilbake for å avbryte det.
seat-menu = Mer om { $player }
clock-reserve = I reserve: { $time }
mute = Skjul meldinger
unmute = Vis meldinger igjen
vote-out = La en bot spille videre
vote-out-hint = Det skjer når alle de andre vil det og spilleren har vært borte i ett minutt. Kommer spilleren tilbake, gjelder det ikke.
report-label = Rapporter til administratoren av serveren
report-send = Send rapporten
report-sent = Takk. Administratoren av serveren ser på det.

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
moves-not-now = Det er ikke din tur. Når det er det, ser du her hva du kan gjøre.
moves-cities = Byer å velge mellom
moves-routes = { $routes ->
    [one] { $routes } rute du kan bygge
   *[other] { $routes } ruter du kan bygge
}
moves-no-routes = Kortene dine rekker ikke til en rute ennå.
menu-sound = Lyd
menu-confirm = Spør før en rute bygges
menu-settings = Innstillinger
menu-leave = Forlat bordet (du kan komme tilbake)
menu-abandon = Foreslå å slutte uten resultat
menu-abandon-not = Trekk forslaget om å slutte
menu-resign = Gi opp
menu-resign-sure = Da spiller en bot for deg resten av spillet.
menu-resign-yes = Ja, gi opp

## Logg og chat

log-empty = Ingenting har skjedd ennå.
log-started = Spillet begynner.
log-undone = { $player } angret den siste handlingen.
log-gone = { $player } mistet forbindelsen.
log-back = { $player } er tilbake.
log-stood-in = En bot spiller for { $player }.
log-returned = { $player } spiller selv igjen.
log-voted-out = { $player } vil la en bot spille videre for { $other }.
log-counted = En spiller har vært borte så lenge at avstemningen teller uten vedkommende.
log-resumed = { $seconds ->
    [one] Serveren var borte i ett sekund. Klokkene sto stille.
   *[other] Serveren var borte i { $seconds } sekunder. Klokkene sto stille.
}
log-abandon = { $agrees ->
    [yes] { $player } foreslår å slutte uten resultat.
   *[no] { $player } vil spille videre.
}
log-resigned = { $player } ga opp.
chat-label = Hva som er sagt
chat-empty = Ingen har sagt noe ennå.
chat-phrases = Hurtigmeldinger
chat-text = Meldingen din
chat-send = Send

## Flere personer ved én enhet

curtain-title = { $player }, det er din tur
curtain-text = Ta enheten; de andre ser bort.
curtain-ready = Jeg er { $player }

## Bunker

deck-word = Bunke
tickets-pile-word = Billetter
