### Kommandoraden.

cli-help = Brädspel med tågsträckor: spela i webbläsaren eller terminalen, se robotar spela, kör tusentals spel, designa och kontrollera spelplaner, spela upp inspelningar. Utan kommando: öppnar spelet i din webbläsare; med --lan kan även telefoner i ditt nätverk nå det.
cli-examples =
    Exempel:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Visa versionen och om motorn är kompilerad eller tolkad.
cli-port-help = Utan kommando: serverns port. Standard: 8000, eller en annan om den är upptagen.
cli-no-browser-help = Utan kommando: öppna inte webbläsaren, visa bara adressen.
cli-open-already = Vía Libre körs redan på { $url }
cli-compiled = kompilerad
cli-interpreted = tolkad
cli-see-help = Prova '{ $command }'.
cli-interrupted = avbrutet.
cli-internal-error = något gick fel inuti programmet ({ $error }). Rapportera det gärna; VIALIBRE_DEBUG=1 visar var.

cli-board-argument = En spelplans id (se 'vialibre board list') eller en spelplansfil.
cli-seats-help = Antal spelare.
cli-seed-help = Ett heltal; samma tal ger samma spel.
cli-alvin-help = Spela med Alvin, om spelplanen har honom.
cli-json-help = Skriv ett JSON-objekt i stället för tabeller.

cli-watch-help = Se ett spel mellan robotar, rad för rad.
cli-watch-examples =
    Exempel:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } spelare, startvärde { $seed }
cli-save-help = Spara också spelet som en inspelning.
cli-saved = Inspelningen är sparad i { $file }.
cli-game-length = { $actions ->
    [one] Ett drag.
   *[other] { $actions } drag.
}

cli-simulate-help = Spela många spel snabbt och visa vinstandelar, medelpoäng och längder.
cli-simulate-examples =
    Exempel:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Robotar, en för varje plats, åtskilda med komma: porter (slumpmässig), stoker (girig), conductor (följer sina biljetter), surveyor (planerar), dispatcher (prövar sina idéer några drag framåt), baron (gissar också vad de andra är ute efter), eller din egen som modul:Klass eller cmd:./program. Efter ett @ står betänketiden: baron@0.4 i sekunder, baron@200w i världar. simulate har dessutom random, som är mycket snabbare och bara spelar mot sina likar.
cli-games-help = Antal spel.
cli-jobs-help = Antal processer som delar på arbetet; resultaten beror inte på det.
cli-move-time-help = Hur lång tid en robot får ta på sig för ett val (verklig tid). Tar den längre tid ger den upp spelet: en annan robot spelar klart det, och det räknas som en förlust.
cli-traceback-help = Visa hela tracebacken när en robot misslyckas, i stället för de sista raderna i dess egen fil.
cli-traceback-hint = Använd --traceback för att se hela tracebacken.
cli-games = Spel
cli-seat = plats
cli-wins = vinster
cli-mean-score = poäng i snitt
cli-score-range = poäng
cli-tickets-made-missed = klarade / missade
cli-lengths = { $games ->
    [one] Ett spel
   *[other] { $games } spel
}, { $mean } drag i genomsnitt ({ $least } till { $most }). Plats 1 börjar; en delad seger räknas i delar.

cli-bench-help = Mät hur snabb motorn är, kompilerad och tolkad sida vid sida, i en enhet som inte beror på maskinen.
cli-bench-examples =
    Exempel:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Ta högst 15 sekunder; siffrorna blir grövre.
cli-measuring = Mäter…
cli-unit = En enhet U är { $milliseconds } ms CPU-tid här (Python { $python }).
cli-only-interpreted = Motorn är inte kompilerad här: båda kolumnerna är den tolkade.
cli-measured = uppmätt
cli-ratio = kvot
cli-games-per-unit = { $board }, { $seats } platser: spel per U
cli-actions-per-second = { $board }, { $seats } platser: drag per sekund
cli-stepwise = usa från Python, steg för steg: drag per U
cli-legal15-us = tillåtna drag med 15 kort: µs
cli-copy-us = kopia av ett spel: µs
cli-import-s = importera och läsa in en spelplan: s
cli-memory-mb-10k = 10 000 pågående spel: MB

cli-replay-help = Visa spelet i en inspelning och bekräfta resultatet.
cli-replay-examples =
    Exempel:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = En inspelning, sparad med 'vialibre watch --save' eller hämtad från ett bord.
cli-until-help = Stanna efter så många drag; läser också det som kommer före skadan i en skadad fil.
cli-quiet-help = Visa inte spelet, kontrollera det bara.
cli-replay-proven = Inspelningen är korrekt: { $actions ->
    [one] ett tillåtet drag
   *[other] { $actions } tillåtna drag
}, och resultatet följer av dem.
cli-replay-until = Stannade efter { $actions ->
    [one] ett drag
   *[other] { $actions } drag
}; resten kontrollerades inte.

cli-board-help = Lista och visa spelplaner; gör, kontrollera, rita och balansera egna.
cli-board-examples =
    Exempel:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = Lista spelplanerna som följer med spelet.
cli-board-list-examples =
    Exempel:
    vialibre board list
cli-board-show-help = Visa en spelplans inställningar, sträckor och biljetter, och vilka uppgifter som är osäkra.
cli-board-show-examples =
    Exempel:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Kontrollera en spelplansfil: skriver att det går att spela på den, eller vad som är fel och var.
cli-board-check-examples =
    Exempel:
    vialibre board check my_board.toml
cli-board-file-argument = En spelplansfil (TOML).
cli-board-fine = Det går att spela på { $file }. { $name }: { $cities } städer, { $routes } sträckor, { $tickets } biljetter.
cli-board-digest = Innehållets fingeravtryck: { $digest }
cli-board-note = { $id ->
    [san_francisco] Avskriven från den tryckta spelplanen av en person och bekräftad på många punkter: se källan på varje rad.
   *[other] { $note }
}
cli-board-name = namn
cli-board-players = spelare
cli-board-cities = städer
cli-board-routes = sträckor
cli-board-tickets = biljetter
cli-board-cars = vagnar
cli-board-cards = kort
cli-board-hand = starthand
cli-board-tickets-dealt = biljetter vid start / behåll
cli-board-tickets-drawn = dragna biljetter / behåll
cli-board-points = poäng efter längd
cli-board-parallel = dubbelsträckor öppna från
cli-board-rules = regler
cli-board-ties = lika poäng avgörs av
cli-board-route = sträcka
cli-board-length = rutor
cli-board-color = färg
cli-board-spaces = Rutor per färg:
cli-board-ticket = biljett
cli-board-worth = poäng

cli-line-routes = Sträckor
cli-line-captures = Alvin fångad
cli-line-made = Klarade biljetter
cli-line-missed = Biljetter som inte klarats
cli-line-stations = Obyggda stationer
cli-line-longest-path = Längsta sammanhängande rutt
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenirer
cli-line-alvin = Alvin på slutet
cli-line-total = Summa
cli-bot = Robot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = färja { $symbols }
cli-board-tunnel = tunnel
cli-board-long = lång
cli-longest-path-ms = längsta rutt, svåraste kända nät: ms

## Vad kommandoraden själv säger: hjälpens rubriker och användningsfel

cli-usage = Användning:
cli-usage-options-word = { "[" }ALTERNATIV]
cli-usage-command-word = KOMMANDO [ARGUMENT]...
cli-usage-arguments = Argument
cli-usage-options = Alternativ
cli-usage-commands = Kommandon
cli-usage-help = Visar den här hjälpen och avslutar.
cli-usage-default = standard: { $default }
cli-usage-required = obligatoriskt
cli-usage-no-option = Alternativet { $option } finns inte.
cli-usage-no-command = Kommandot ”{ $command }” finns inte.
cli-usage-missing-command = Ett kommando saknas.
cli-usage-missing = { $name } saknas.
cli-usage-extra = Oväntade argument: { $arguments }.
cli-usage-needs-value = { $option } kräver ett värde.
cli-usage-takes-no-value = { $option } tar inget värde.
cli-usage-bad-value = { $kind ->
    [integer] { $name } måste vara ett heltal, inte ”{ $value }”.
    [number] { $name } måste vara ett tal, inte ”{ $value }”.
    [least] { $name } måste vara minst { $limit }.
    [most] { $name } får vara högst { $limit }.
    [choice] { $name } måste vara en av { $known }, inte ”{ $value }”.
   *[other] { $name }: { $detail }
}
cli-usage-near = Menade du { $near }?
