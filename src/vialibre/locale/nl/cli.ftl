### De opdrachtregel.

cli-help = Bordspellen met treinroutes: speel in de browser of de terminal, kijk hoe bots spelen, speel duizenden spellen, ontwerp en controleer borden, speel verslagen na. Zonder opdracht: opent het spel in je browser; met --lan is het ook bereikbaar voor telefoons in je netwerk.
cli-examples =
    Voorbeelden:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Noemt de versie, en of de spelmotor gecompileerd of geïnterpreteerd is.
cli-port-help = Zonder opdracht: de poort van de server. Standaard: 8000, of een andere als die bezet is.
cli-no-browser-help = Zonder opdracht: opent de browser niet, noemt alleen het adres.
cli-open-already = Vía Libre draait al op { $url }
cli-compiled = gecompileerd
cli-interpreted = geïnterpreteerd
cli-see-help = Probeer '{ $command }'.
cli-interrupted = onderbroken.
cli-internal-error = er ging iets mis in het programma ({ $error }). Meld het alsjeblieft; VIALIBRE_DEBUG=1 laat zien waar.

cli-board-argument = De id van een bord (zie 'vialibre board list') of een bordbestand.
cli-seats-help = Aantal spelers.
cli-seed-help = Startwaarde, een geheel getal; hetzelfde getal geeft dezelfde spel.
cli-alvin-help = Met Alvin spelen, op borden die hem hebben.
cli-json-help = Geeft één JSON-object in plaats van tabellen.

cli-watch-help = Toont een spel tussen bots, regel voor regel.
cli-watch-examples =
    Voorbeelden:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } spelers, startwaarde { $seed }
cli-save-help = Slaat het spel ook op als verslag.
cli-saved = Verslag geschreven: { $file }.
cli-game-length = { $actions ->
    [one] Eén actie.
   *[other] { $actions } acties.
}

cli-simulate-help = Speelt snel veel spellen en toont winstpercentages, gemiddelde scores en lengtes.
cli-simulate-examples =
    Voorbeelden:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Bots, één per plaats, gescheiden door komma’s: porter (willekeurig), stoker (gretig), conductor (volgt zijn bestemmingskaarten), surveyor (plant vooruit), dispatcher (probeert zijn ideeën een paar zetten ver uit), baron (raadt ook wat de tegenstanders van plan zijn), of een eigen bot als module:Klasse of cmd:./program. Achter een @ staat de bedenktijd: baron@0.4 in seconden, baron@200w in werelden. simulate heeft ook random, dat veel sneller is en alleen tegen zichzelf speelt.
cli-games-help = Aantal spellen.
cli-jobs-help = Aantal werkprocessen; de resultaten hangen er niet van af.
cli-move-time-help = Hoe lang een bot over één beslissing mag doen (werkelijke tijd). Duurt het langer, dan geeft hij dat spel op: een andere bot speelt het uit en het telt als verlies.
cli-traceback-help = Toon bij een fout van een bot de hele traceback in plaats van de laatste regels uit zijn eigen bestand.
cli-traceback-hint = Gebruik --traceback om de hele traceback te zien.
cli-games = Spellen
cli-seat = plaats
cli-wins = gewonnen
cli-mean-score = gemiddelde score
cli-score-range = punten
cli-tickets-made-missed = bestemmingskaarten behaald / niet behaald
cli-lengths = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, gemiddeld { $mean } acties ({ $least } tot { $most }). Plaats 1 begint; een gedeelde overwinning telt naar rato.

cli-bench-help = Meet hoe snel de spelmotor is, gecompileerd en geïnterpreteerd naast elkaar, in een eenheid die niet van de computer afhangt.
cli-bench-examples =
    Voorbeelden:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Duurt hoogstens 15 seconden; de cijfers zijn grover.
cli-measuring = Meten…
cli-unit = Eén eenheid U is hier { $milliseconds } ms CPU-tijd (Python { $python }).
cli-only-interpreted = De spelmotor is hier niet gecompileerd: beide kolommen zijn de geïnterpreteerde.
cli-measured = gemeten
cli-ratio = verhouding
cli-games-per-unit = { $board }, { $seats } plaatsen: spellen per U
cli-actions-per-second = { $board }, { $seats } plaatsen: acties per seconde
cli-stepwise = usa vanuit Python, stap voor stap: acties per U
cli-legal15-us = toegestane acties met 15 kaarten: µs
cli-copy-us = kopie van een spel: µs
cli-import-s = importeren en een bord laden: s
cli-memory-mb-10k = 10.000 lopende spellen: MB

cli-replay-help = Toont het spel van een verslag en controleert de uitslag.
cli-replay-examples =
    Voorbeelden:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Een verslag, geschreven door 'vialibre watch --save' of gedownload van een tafel.
cli-until-help = Stopt na zoveel acties; leest ook wat in een beschadigd bestand vóór de schade staat.
cli-quiet-help = Toont het spel niet, controleert het alleen.
cli-replay-proven = Het verslag klopt: { $actions ->
    [one] één toegestane actie
   *[other] { $actions } toegestane acties
}, en de uitslag volgt daaruit.
cli-replay-until = Gestopt na { $actions ->
    [one] één actie
   *[other] { $actions } acties
}; de rest is niet gecontroleerd.

cli-board-help = Somt borden op en toont ze; maakt, controleert, tekent je eigen borden en brengt ze in balans.
cli-board-examples =
    Voorbeelden:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Somt de meegeleverde borden op.
cli-board-list-examples =
    Voorbeeld:
    vialibre board list
cli-board-show-help = Toont de instellingen, routes en bestemmingskaarten van een bord, en welke gegevens niet zeker zijn.
cli-board-show-examples =
    Voorbeelden:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Controleert een bordbestand: zegt dat het speelbaar is, of wat er mis is en waar.
cli-board-check-examples =
    Voorbeeld:
    vialibre board check my_board.toml
cli-board-file-argument = Een bordbestand (TOML).
cli-board-fine = { $file } is speelbaar. { $name }: { $cities } steden, { $routes } routes, { $tickets } bestemmingskaarten.
cli-board-digest = Controlesom van de inhoud: { $digest }
cli-board-note = { $id ->
    [san_francisco] Door één persoon overgenomen van het gedrukte bord en op veel punten bevestigd: zie de bron van elke rij.
   *[other] { $note }
}
cli-board-name = naam
cli-board-players = spelers
cli-board-cities = steden
cli-board-routes = routes
cli-board-tickets = bestemmingskaarten
cli-board-cars = wagonnetjes
cli-board-cards = kaarten
cli-board-hand = beginhand
cli-board-tickets-dealt = bestemmingskaarten begin / houden
cli-board-tickets-drawn = bestemmingskaarten beurt / houden
cli-board-points = punten per lengte
cli-board-parallel = dubbele routes open vanaf
cli-board-rules = regels
cli-board-ties = bij gelijkspel
cli-board-route = route
cli-board-length = vakken
cli-board-color = kleur
cli-board-spaces = Vakken per kleur:
cli-board-ticket = bestemmingskaart
cli-board-worth = punten

cli-line-routes = Routes
cli-line-captures = Alvin gevangen
cli-line-made = Behaalde bestemmingskaarten
cli-line-missed = Niet behaalde bestemmingskaarten
cli-line-stations = Niet gebouwde stations
cli-line-longest-path = Langste route
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenirs
cli-line-alvin = Alvin aan het einde
cli-line-total = Totaal
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds ->
    [one] { $wilds } { wild-card }
   *[other] { $wilds } { wild-card.plural }
}
cli-board-ferry = veerboot { $symbols }
cli-board-tunnel = tunnel
cli-board-long = lang
cli-longest-path-ms = langste route, moeilijkste bekende netwerken: ms

## Wat de opdrachtregel zelf zegt: koppen van de hulp en fouten in het gebruik

cli-usage = Gebruik:
cli-usage-options-word = { "[" }OPTIES]
cli-usage-command-word = OPDRACHT [ARGUMENTEN]...
cli-usage-arguments = Argumenten
cli-usage-options = Opties
cli-usage-commands = Opdrachten
cli-usage-help = Toont deze hulp en stopt.
cli-usage-default = standaard: { $default }
cli-usage-required = verplicht
cli-usage-no-option = Er is geen optie { $option }.
cli-usage-no-command = Er is geen opdracht “{ $command }”.
cli-usage-missing-command = Er ontbreekt een opdracht.
cli-usage-missing = { $name } ontbreekt.
cli-usage-extra = Onverwachte argumenten: { $arguments }.
cli-usage-needs-value = { $option } heeft een waarde nodig.
cli-usage-takes-no-value = { $option } heeft geen waarde.
cli-usage-bad-value = { $kind ->
    [integer] { $name } moet een geheel getal zijn, niet “{ $value }”.
    [number] { $name } moet een getal zijn, niet “{ $value }”.
    [least] { $name } moet minstens { $limit } zijn.
    [most] { $name } mag hoogstens { $limit } zijn.
    [choice] { $name } moet een van { $known } zijn, niet “{ $value }”.
   *[other] { $name }: { $detail }
}
cli-usage-near = Bedoelde je { $near }?
