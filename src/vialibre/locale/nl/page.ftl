# De pagina: wat alle delen ervan gemeen hebben, en de tafel waaraan gespeeld wordt.

## Overal

app-title = Vía Libre
loading = Laden…
close = Sluiten
cancel = Annuleren
try-again = Opnieuw proberen
go-home = Startpagina
nowhere-title = Eindpunt
nowhere-text = Op dit adres is geen pagina.
page-not-loaded = Dit deel van de pagina kon niet worden geladen. Controleer je verbinding.
page-offline = Geen verbinding met de server. Er gaat niets verloren: probeer het zo nog eens.
page-unexpected = Er is iets misgegaan. Laad de pagina opnieuw; je spel staat veilig op de server.
guest-name = Gast
bot-name = { $bot ->
    [porter] Kruier
    [stoker] Stoker
    [conductor] Conducteur
    [surveyor] Landmeter
    [dispatcher] Verkeersleider
    [baron] Baron
   *[other] { $bot }
}
level-name = { $level ->
    [easy] Makkelijk
    [normal] Normaal
    [hard] Moeilijk
    [expert] Expert
   *[master] Meester
}

## Het bord

board-label = Bord
# “Bord” voor de tekening met de routes: “kaart” zou verward worden met de kaarten in de hand.
board-keys = Pijltjestoetsen bewegen het bord, plus en min zoomen, 0 toont alles.
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-all = Hele bord tonen

## Een tafel

table-refused = Deze tafel kan niet worden geopend
table-unfolding = Het bord { $board } wordt klaargezet…
game-label = Het spel
side-label = Rond het bord
show-result = Uitslag tonen
link-lost = Verbinding verbroken. Opnieuw verbinden…
last-round = { $turns ->
    [one] Laatste ronde: nog { $turns } beurt
   *[other] Laatste ronde: nog { $turns } beurten
}
undo = Ongedaan maken
# $reason: waarom een bot voor de persoon speelt.
you-stand-in = { $reason ->
    [gone] Je was weg: een bot speelt voor je.
    [clock] Je tijd is om: een bot speelt voor je.
    [voted_out] De anderen hebben je vervangen door een bot.
   *[resigned] Je hebt opgegeven: een bot speelt voor je.
}
play-again-myself = Weer zelf spelen

## Wat er te doen is

prompt-turn = { $routes ->
    [0] Jouw beurt: neem kaarten of trek bestemmingskaarten.
   *[other] Jouw beurt: neem kaarten, claim een route die oplicht of trek bestemmingskaarten.
}
prompt-pass = Je kunt niets meer doen: je moet passen.
prompt-second = Neem een tweede kaart.
prompt-tickets = { $count ->
    [one] Bekijk de bestemmingskaart die je hebt getrokken.
   *[other] { $least ->
        [0] Houd alle, enkele of geen van de { $count }.
       *[other] Houd er minstens { $least } van de { $count }.
    }
}
prompt-start = Kies je beginstad.
prompt-place = Kies een plek voor een stapel souvenirs.
prompt-tunnel = { $extra ->
    [one] De tunnel vraagt { $extra } extra kaart.
   *[other] De tunnel vraagt { $extra } extra kaarten.
}
prompt-souvenir = Kies de plek waarvan je het souvenir neemt.
prompt-marker = Kies een stad aan een uiteinde van de route voor je stadsminiatuur ({ $cost ->
    [one] { $cost } kaart
   *[other] { $cost } kaarten
}), of sla het over.
prompt-alvin = Kies een stad voor Alvin.
waiting-for = Wachten op { $players }.
do-station = Station bouwen
station-in = Station in { $city }
ask-which = Welke route?
# $color is gray bij een route van een kleur naar keuze.
route-facts = { $color ->
    [gray] { $route }: { $length } × kleur naar keuze
   *[other] { $route }: { $length } × { color-name }
}
# De naam van een route op het bord, voor schermlezers.
route-to-claim = { $color ->
    [gray] { $route }, { $length } × kleur naar keuze, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $route }, { $length } × { color-name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
route-owned = { $route } is van { $player }.
claim-scores = { $points ->
    [one] levert { $points } punt op
   *[other] levert { $points } punten op
}
claim-pays-other = { $points ->
    [one] { $player } krijgt er { $points } punt voor.
   *[other] { $player } krijgt er { $points } punten voor.
}
claim-tunnel = { $cards ->
    [one] Een tunnel: er wordt { $cards } kaart omgedraaid, en misschien moet je meer betalen.
   *[other] Een tunnel: er worden { $cards } kaarten omgedraaid, en misschien moet je meer betalen.
}
pay-more = { $ways ->
    [one] Nog { $ways } manier van betalen
   *[other] Nog { $ways } manieren van betalen
}
keep-title = Welke bestemmingskaarten houd je?
keep-these = { $count ->
    [0] Geen kaart houden
    [one] { $count } kaart houden
   *[other] { $count } kaarten houden
}
keep-more = Houd er minstens { $least }
tunnel-title = De tunnel { $route }
tunnel-free = Geen extra kaarten: vrije doorgang!
tunnel-leave = Kaarten terugnemen

## Waarom iets niet kan, in een paar woorden

why-not-now = Nu niet: het spel wacht op iets anders.
why-wild-second = Een open { wild-card } kan niet je tweede kaart zijn.
why-cards = { $color ->
    [gray] { $route } kost { $length ->
        [one] { $length } kaart van een willekeurige kleur
       *[other] { $length } kaarten van dezelfde kleur
    }. Die heb je nog niet.
   *[other] { $route } kost { $length } × { color-name }. Dat heb je nog niet.
}
# A ferry: $ferries of its spaces take a multicolored card each, $cards are the others.
why-cards-ferry = { $route } kost { $ferries ->
    [one] { $ferries } { wild-card }
   *[other] { $ferries } { wild-card.plural }
}{ $cards ->
    [0] {""}
    [one] {""} en { $cards } { $color ->
        [gray] kaart van een willekeurige kleur
       *[other] × { color-name }
    }
   *[other] {""} en { $cards } { $color ->
        [gray] kaarten van dezelfde kleur
       *[other] × { color-name }
    }
}. Dat heb je nog niet.

## Open rij, hand en bestemmingskaarten

row-label = Open rij
row-gap = Geen kaart
# De naam van een knop; $place telt van links.
row-take = Neem { a-card } (plaats { $place })
deck-take = Trek van de stapel, nog { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
tickets-take = Trek bestemmingskaarten, { $tickets ->
    [one] nog { $tickets }
   *[other] nog { $tickets }
}
hand-label = Je hand: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, nog { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
}
hand-empty = Je hebt geen kaarten.
tickets-title = { $tickets ->
    [one] Je bestemmingskaart
   *[other] Je bestemmingskaarten
}
tickets-made = { $points ->
    [one] { $points } punt veilig
   *[other] { $points } punten veilig
}
tickets-none = Je hebt nog geen bestemmingskaarten.
ticket-state = { $state ->
    [done] behaald
    [cut_off] geblokkeerd
   *[possible] mogelijk
}
# Wat een bestemmingskaart nog mist; stations zijn onderweg te bouwen.
ticket-missing = { $stations ->
    [0] { $cars ->
        [one] nog { $cars } wagonnetje
       *[other] nog { $cars } wagonnetjes
    }
    [one] { $cars ->
        [one] nog { $cars } wagonnetje en { $stations } station
       *[other] nog { $cars } wagonnetjes en { $stations } station
    }
   *[other] { $cars ->
        [one] nog { $cars } wagonnetje en { $stations } stations
       *[other] nog { $cars } wagonnetjes en { $stations } stations
    }
}

## Spelers. De woorden na getallen zijn voor schermlezers: “12 punten”.

players-label = Spelers
score-so-far = Punten tot nu toe
fact-cars = Wagonnetjes over
fact-cards = Kaarten in de hand
fact-tickets = Bestemmingskaarten
fact-stations = Stations over
fact-markers = Stadsminiaturen op het bord
fact-souvenirs = Souvenirs
fact-alvin = heeft Alvin
points-word = { $points ->
    [one] punt
   *[other] punten
}
cars-word = { $cars ->
    [one] wagonnetje
   *[other] wagonnetjes
}
cards-word = { $cards ->
    [one] kaart
   *[other] kaarten
}
tickets-word = { $tickets ->
    [one] bestemmingskaart
   *[other] bestemmingskaarten
}
stations-word = { $stations ->
    [one] station over
   *[other] stations over
}
markers-word = { $markers ->
    [one] stadsminiatuur
   *[other] stadsminiaturen
}
souvenirs-word = { $souvenirs ->
    [one] souvenir
   *[other] souvenirs
}
seat-turn = aan de beurt
# Of a bot that is waited for, in the place of seat-turn.
seat-thinks = denkt na…
seat-gone = afwezig
seat-stand-in = { $reason ->
    [gone] afwezig, een bot speelt
    [clock] tijd om, een bot speelt
    [voted_out] vervangen door een bot
   *[resigned] opgegeven, een bot speelt
}
# When the game is over, in the place of seat-stand-in.
seat-gave-up = opgegeven
# A time follows: “votes go on without them in 0:40”.
seat-votes-without = stemming zonder deze speler over
you-voted-about = De anderen stemmen erover om zonder jou verder te spelen: kom terug, dan gaat het niet door.
seat-menu = Meer over { $player }
clock-reserve = Reservetijd: { $time }
mute = Dempen
unmute = Dempen opheffen
vote-out = Vervangen door bot
vote-out-hint = Dat gebeurt als alle anderen het willen en de speler een minuut weg is geweest. Komt die terug, dan gaat het niet door.
report-label = Meld dit aan de beheerder van de server
report-send = Melding versturen
report-sent = Dank je wel. De beheerder van de server gaat ernaar kijken.

## Panelen

panel-name = { $panel ->
    [log] Logboek
    [chat] Chat
    [moves] Zetten
    [tickets] Bestemmingen
    [players] Spelers
    [rules] Regels
    [keys] Toetsen
   *[menu] Menu
}
panel-rules = Regels
panel-menu = Menu
rules-of = Regels: { $board }
moves-not-now = Je bent niet aan de beurt. Je mogelijke zetten komen hier te staan.
moves-cities = Steden om uit te kiezen
moves-routes = { $routes ->
    [one] { $routes } route die je kunt claimen
   *[other] { $routes } routes die je kunt claimen
}
moves-no-routes = Nog niet genoeg kaarten voor een route.
menu-sound = Geluid
menu-confirm = Vragen vóór een claim
menu-settings = Instellingen
menu-leave = Tafel verlaten (je kunt terugkomen)
menu-abandon = Voorstellen om te stoppen
menu-abandon-not = Voorstel intrekken
menu-resign = Opgeven
menu-resign-sure = Een bot neemt het over tot het einde.
# In the place of menu-resign-sure when the game does not go on without the player.
menu-resign-sure-alone = Het spel eindigt meteen.
menu-resign-yes = Ja, opgeven

## Logboek en chat

log-empty = Er is nog niets gebeurd.
log-started = Het spel begint.
log-undone = { $player } heeft de laatste actie teruggenomen.
log-gone = De verbinding van { $player } is verbroken.
log-back = { $player } is terug.
log-stood-in = Een bot speelt voor { $player }.
log-bot-failed = { $player } kon niet kiezen; deze zet deed { $bot }.
log-returned = { $player } speelt weer zelf.
log-voted-out = { $player } wil { $other } vervangen door een bot.
log-counted = Iemand was zo lang weg dat de stemming zonder deze speler telt.
log-resumed = { $seconds ->
    [one] De server was één seconde weg. De klokken stonden stil.
   *[other] De server was { $seconds } seconden weg. De klokken stonden stil.
}
log-abandon = { $agrees ->
    [yes] { $player } stelt voor om te stoppen.
   *[no] { $player } wil verder spelen.
}
log-resigned = { $player } heeft opgegeven.
chat-label = Berichten
chat-empty = Nog geen berichten.
chat-phrases = Snelberichten
chat-text = Je bericht
chat-send = Versturen

## Meer mensen op één apparaat

curtain-title = { $player }, jij bent aan de beurt
curtain-text = Pak het apparaat; de anderen kijken even weg.
curtain-ready = Ik ben { $player }

## Stapels

deck-word = Stapel
tickets-pile-word = Bestemmingen
