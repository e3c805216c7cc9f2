# Sidan: det alla dess delar har gemensamt, och bordet där ett spel spelas.

## Överallt

app-title = Vía Libre
loading = Laddar…
close = Stäng
cancel = Avbryt
try-again = Försök igen
go-home = Startsida
nowhere-title = Ändstation
nowhere-text = Det finns ingen sida på den här adressen.
page-not-loaded = Den här delen av sidan gick inte att ladda. Kontrollera anslutningen.
page-offline = Ingen anslutning till servern. Ingenting har gått förlorat: försök igen om en stund.
page-unexpected = Något gick fel. Ladda om sidan; ditt spel är säkert på servern.
guest-name = Gäst
bot-name = { $bot ->
    [porter] Bärare
    [stoker] Eldare
    [conductor] Konduktör
    [surveyor] Lantmätare
    [dispatcher] Tågklarerare
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Lätt
    [normal] Normal
    [hard] Svår
    [expert] Expert
   *[master] Mästare
}

## Spelplanen

board-label = Spelplan
board-keys = Piltangenterna flyttar kartan, plus och minus zoomar, 0 visar hela spelplanen.
zoom-in = Zooma in
zoom-out = Zooma ut
zoom-all = Visa hela spelplanen

## Ett bord

table-refused = Bordet går inte att öppna
table-unfolding = Ställer i ordning spelplanen { $board }…
game-label = Spelet
side-label = Runt spelplanen
show-result = Visa resultatet
link-lost = Anslutningen bröts. Ansluter igen…
last-round = { $turns ->
    [one] Sista rundan: { $turns } tur kvar
   *[other] Sista rundan: { $turns } turer kvar
}
undo = Ångra
# $reason: varför en robot spelar åt personen.
you-stand-in = { $reason ->
    [gone] Du var borta: en robot spelar åt dig.
    [clock] Din tid tog slut: en robot spelar åt dig.
    [voted_out] De andra spelarna har ersatt dig med en robot.
   *[resigned] Du gav upp: en robot spelar åt dig.
}
play-again-myself = Ta över igen

## Vad som ska göras

prompt-turn = { $routes ->
    [0] Din tur: ta kort eller dra biljetter.
   *[other] Din tur: ta kort, bygg en lysande sträcka eller dra biljetter.
}
prompt-pass = Inga drag kvar: du måste passa.
prompt-second = Ta ett kort till.
prompt-tickets = { $count ->
    [one] Titta på biljetten du har dragit.
   *[other] { $least ->
        [0] Behåll alla, några eller ingen av { $count }.
       *[other] Behåll minst { $least } av { $count }.
    }
}
prompt-start = Välj din startstad.
prompt-place = Välj en plats för en hög souvenirer.
prompt-tunnel = Tunneln kräver { $extra } kort till.
prompt-souvenir = Välj platsen du tar souveniren från.
prompt-marker = Välj en stad i ena änden av sträckan för din stadsmarkör ({ $cost } kort), eller hoppa över.
prompt-alvin = Välj en stad för Alvin.
waiting-for = Väntar på { $players }.
do-station = Bygg en station
station-in = Station i { $city }
ask-which = Vilken sträcka?
# $color är gray för en sträcka i valfri färg.
route-facts = { $color ->
    [gray] { $route }: { $length } i en valfri färg
   *[other] { $route }: { $length } × { color-name }
}
# Namnet på en sträcka på spelplanen, för skärmläsare.
route-to-claim = { $color ->
    [gray] { $route }, { $length } i en valfri färg, { $points } poäng
   *[other] { $route }, { $length } × { color-name }, { $points } poäng
}
route-owned = { $route } tillhör { $player }.
claim-scores = ger { $points } poäng
claim-pays-other = { $player } får { $points } poäng för den.
claim-tunnel = En tunnel: { $cards } kort vänds upp, och du kan behöva betala fler.
pay-more = { $ways } sätt till att betala
keep-title = Vilka biljetter behåller du?
keep-these = { $count ->
    [0] Behåll ingen
    [one] Behåll { $count } biljett
   *[other] Behåll { $count } biljetter
}
keep-more = Behåll minst { $least }
tunnel-title = Tunneln { $route }
tunnel-free = Inga extrakort: fritt fram!
tunnel-leave = Ta tillbaka mina kort

## Varför något inte går, i få ord

why-not-now = Inte nu: spelet väntar på något annat.
why-wild-second = Ett öppet { wild-card } kan inte vara ditt andra kort.
why-cards = { $color ->
    [gray] { $route } kräver { $length } kort i samma färg. Dem har du inte än.
   *[other] { $route } kräver { $length } kort i färgen { color-name }. Dem har du inte än.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } kräver { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} och { $cards } { $color ->
        [gray] kort i valfri färg
       *[other] kort i färgen { color-name }
    }
   *[other] {""} och { $cards } { $color ->
        [gray] kort i samma färg
       *[other] kort i färgen { color-name }
    }
}. Dem har du inte än.

## Rad, hand och biljetter

row-label = Kort att ta
row-gap = Inget kort här
# Namnet på en knapp; $place räknas från vänster.
row-take = Ta { a-card } (plats { $place })
deck-take = Dra från högen, { $cards } kort kvar
tickets-take = Dra biljetter, { $tickets } kvar
hand-label = Din hand: { $cards } kort, { $cars ->
    [one] { $cars } vagn kvar
   *[other] { $cars } vagnar kvar
}
hand-empty = Du har inga kort.
tickets-title = { $tickets ->
    [one] Din biljett
   *[other] Dina biljetter
}
tickets-made = { $points } poäng säkrade
tickets-none = Du har inga biljetter än.
ticket-state = { $state ->
    [done] klarad
    [cut_off] blockerad
   *[possible] möjlig
}
# Vad en biljett fortfarande saknar; stationer ska byggas på vägen.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] { $cars } vagn saknas
       *[other] { $cars } vagnar saknas
    }
    [one] { $cars ->
        [one] { $cars } vagn och { $stations } station saknas
       *[other] { $cars } vagnar och { $stations } station saknas
    }
   *[other] { $cars ->
        [one] { $cars } vagn och { $stations } stationer saknas
       *[other] { $cars } vagnar och { $stations } stationer saknas
    }
}

## Spelare. Orden efter tal är för skärmläsare: ”12 poäng”.

players-label = Spelare
score-so-far = Poäng hittills
fact-cars = Vagnar kvar
fact-cards = Kort på hand
fact-tickets = Biljetter
fact-stations = Stationer kvar
fact-markers = Stadsmarkörer på spelplanen
fact-souvenirs = Souvenirer
fact-alvin = har Alvin
points-word = { $points ->
    [one] poäng
   *[other] poäng
}
cars-word = { $cars ->
    [one] vagn
   *[other] vagnar
}
cards-word = { $cards ->
    [one] kort
   *[other] kort
}
tickets-word = { $tickets ->
    [one] biljett
   *[other] biljetter
}
stations-word = { $stations ->
    [one] station kvar
   *[other] stationer kvar
}
markers-word = { $markers ->
    [one] stadsmarkör
   *[other] stadsmarkörer
}
souvenirs-word = { $souvenirs ->
    [one] souvenir
   *[other] souvenirer
}
seat-turn = på tur
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = tänker…
seat-gone = borta
seat-stand-in = { $reason ->
    [gone] borta, en robot spelar
    [clock] slut på tid, en robot spelar
    [voted_out] ersatt av en robot
   *[resigned] gav upp, en robot spelar
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = gav upp
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = rösterna räknas utan spelaren om
you-voted-about = De andra spelarna röstar om att fortsätta utan dig. Kom tillbaka för att avbryta omröstningen.
seat-menu = Mer om { $player }
clock-reserve = I reserv: { $time }
mute = Tysta
unmute = Sluta tysta
vote-out = Ersätt med robot
vote-out-hint = Det gäller när alla andra spelare är överens och spelaren har varit borta i en minut. Kommer spelaren tillbaka upphör det.
report-label = Anmäl till serverns administratör
report-send = Skicka anmälan
report-sent = Tack. Serverns administratör tittar på det.

## Paneler

panel-name = { $panel ->
    [log] Logg
    [chat] Chatt
    [moves] Drag
    [tickets] Biljetter
    [players] Spelare
    [rules] Regler
    [keys] Tangenter
   *[menu] Meny
}
panel-rules = Regler
panel-menu = Meny
rules-of = Regler: { $board }
moves-not-now = Det är inte din tur. Dina drag visas här.
moves-cities = Städer att välja bland
moves-routes = { $routes ->
    [one] { $routes } sträcka du kan bygga
   *[other] { $routes } sträckor du kan bygga
}
moves-no-routes = Inte tillräckligt med kort för en sträcka än.
menu-sound = Ljud
menu-confirm = Fråga innan en sträcka byggs
menu-settings = Inställningar
menu-leave = Lämna bordet (du kan komma tillbaka)
menu-abandon = Erbjud att avbryta spelet
menu-abandon-not = Ta tillbaka erbjudandet
menu-resign = Ge upp
menu-resign-sure = En robot tar över resten av spelet.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = Spelet tar slut direkt.
menu-resign-yes = Ja, ge upp

## Logg och chatt

log-empty = Ingenting har hänt än.
log-started = Spelet börjar.
log-undone = { $player } ångrade sitt senaste drag.
log-gone = { $player } tappade anslutningen.
log-back = { $player } är tillbaka.
log-stood-in = En robot spelar åt { $player }.
log-bot-failed = { $player } kunde inte välja, så { $bot } gjorde detta drag.
log-returned = { $player } spelar igen.
log-voted-out = { $player } vill ersätta { $other } med en robot.
log-counted = En spelare har varit borta i över en minut, så omröstningen räknas utan den spelaren.
log-resumed = { $seconds ->
    [one] Servern var otillgänglig i en sekund. Klockorna stod stilla.
   *[other] Servern var otillgänglig i { $seconds } sekunder. Klockorna stod stilla.
}
log-abandon = { $agrees ->
    [yes] { $player } erbjuder sig att avbryta spelet.
   *[no] { $player } vill spela vidare.
}
log-resigned = { $player } gav upp.
chat-label = Meddelanden
chat-empty = Inga meddelanden än.
chat-phrases = Snabbfraser
chat-text = Ditt meddelande
chat-send = Skicka

## Flera personer vid samma enhet

curtain-title = { $player }, det är din tur
curtain-text = Ta enheten; alla andra tittar bort.
curtain-ready = Jag är { $player }

## Högar

deck-word = Hög
tickets-pile-word = Biljetter
