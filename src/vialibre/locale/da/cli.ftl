### Kommandolinjen.

cli-help = Brætspil med togruter: spil i browseren eller terminalen, se bots spille, kør tusindvis af spil, design og tjek brætter, genafspil spiloptagelser. Uden kommando: åbner spillet i din browser; med --lan kan telefoner på dit netværk også nå det.
cli-examples =
    Eksempler:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Vis versionen, og om motoren er kompileret eller fortolket.
cli-port-help = Uden kommando: serverens port. Standard: 8000, eller en anden, hvis den er optaget.
cli-no-browser-help = Uden kommando: åbn ikke browseren, vis kun adressen.
cli-open-already = Vía Libre kører allerede på { $url }
cli-compiled = kompileret
cli-interpreted = fortolket
cli-see-help = Prøv '{ $command }'.
cli-interrupted = afbrudt.
cli-internal-error = noget gik galt inde i programmet ({ $error }). Meld det gerne til os; VIALIBRE_DEBUG=1 viser hvor.

cli-board-argument = Et bræts id (se 'vialibre board list') eller en brætfil.
cli-seats-help = Antal spillere.
cli-seed-help = Et helt tal; samme tal giver samme spil.
cli-alvin-help = Spil med Alvin, hvis brættet har ham.
cli-json-help = Skriv ét JSON-objekt i stedet for tabeller.

cli-watch-help = Se et spil mellem bots, linje for linje.
cli-watch-examples =
    Eksempler:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } spillere, startværdi { $seed }
cli-save-help = Gem også spillet som spiloptagelse.
cli-saved = Spiloptagelsen er gemt i { $file }.
cli-game-length = { $actions ->
    [one] Én handling.
   *[other] { $actions } handlinger.
}

cli-simulate-help = Spil mange spil hurtigt, og vis sejrsandele, gennemsnitlige point og længder.
cli-simulate-examples =
    Eksempler:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Bots, én til hver plads, adskilt af kommaer: porter (tilfældig), stoker (grådig), conductor (følger sine rutekort), surveyor (planlægger), dispatcher (prøver sine idéer nogle træk frem), baron (gætter også, hvad de andre er ude efter) eller din egen som modul:Klasse eller cmd:./program. Efter et @ står betænkningstiden: baron@0.4 i sekunder, baron@200w i verdener. simulate har desuden random, der er meget hurtigere og kun spiller mod sine lige.
cli-games-help = Antal spil.
cli-jobs-help = Antal processer, der deler arbejdet; resultaterne afhænger ikke af det.
cli-move-time-help = Hvor lang tid en bot må bruge på ét valg (faktisk tid). Bruger den mere, opgiver den spillet: en anden bot spiller det færdigt, og det tæller som et nederlag.
cli-traceback-help = Vis hele tracebacket, når en bot fejler, i stedet for de sidste linjer i dens egen fil.
cli-traceback-hint = Brug --traceback for at se hele tracebacket.
cli-games = Spil
cli-seat = plads
cli-wins = sejre
cli-mean-score = point i snit
cli-score-range = point
cli-tickets-made-missed = færdiggjort / mislykket
cli-lengths = { $games ->
    [one] Ét spil
   *[other] { $games } spil
}, { $mean } handlinger i gennemsnit ({ $least } til { $most }). Plads 1 begynder; en delt sejr tæller forholdsmæssigt.

cli-bench-help = Mål, hvor hurtig motoren er, kompileret og fortolket side om side, i en enhed, der ikke afhænger af maskinen.
cli-bench-examples =
    Eksempler:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Brug højst 15 sekunder; tallene bliver grovere.
cli-measuring = Måler…
cli-unit = Én enhed U er { $milliseconds } ms CPU-tid her (Python { $python }).
cli-only-interpreted = Motoren er ikke kompileret her: begge kolonner er den fortolkede.
cli-measured = målt
cli-ratio = forhold
cli-games-per-unit = { $board }, { $seats } pladser: spil pr. U
cli-actions-per-second = { $board }, { $seats } pladser: handlinger pr. sekund
cli-stepwise = usa fra Python, trin for trin: handlinger pr. U
cli-legal15-us = lovlige handlinger med 15 kort: µs
cli-copy-us = kopi af et spil: µs
cli-import-s = importere og indlæse et bræt: s
cli-memory-mb-10k = 10.000 spil i gang: MB

cli-replay-help = Vis spillet i en spiloptagelse, og bekræft resultatet.
cli-replay-examples =
    Eksempler:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = En spiloptagelse, gemt med 'vialibre watch --save' eller hentet fra et bord.
cli-until-help = Stop efter så mange handlinger; læser også det, der kommer før skaden i en beskadiget fil.
cli-quiet-help = Vis ikke spillet, tjek det kun.
cli-replay-proven = Spiloptagelsen er korrekt: { $actions ->
    [one] én lovlig handling
   *[other] { $actions } lovlige handlinger
}, og resultatet følger af dem.
cli-replay-until = Stoppet efter { $actions ->
    [one] én handling
   *[other] { $actions } handlinger
}; resten blev ikke tjekket.

cli-board-help = List og vis brætter; lav, tjek, tegn og afbalancér dine egne.
cli-board-examples =
    Eksempler:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = List de brætter, der følger med spillet.
cli-board-list-examples =
    Eksempel:
    vialibre board list
cli-board-show-help = Vis et bræts indstillinger, ruter og rutekort, og hvilke oplysninger der er usikre.
cli-board-show-examples =
    Eksempler:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Tjek en brætfil: skriver, at der kan spilles på brættet, eller hvad der er galt og hvor.
cli-board-check-examples =
    Eksempel:
    vialibre board check my_board.toml
cli-board-file-argument = En brætfil (TOML).
cli-board-fine = Der kan spilles på { $file }. { $name }: { $cities } byer, { $routes } ruter, { $tickets } rutekort.
cli-board-digest = Indholdets fingeraftryk: { $digest }
cli-board-note = { $id ->
    [san_francisco] Afskrevet fra det trykte bræt af én person og bekræftet på mange punkter: se kilden i hver række.
   *[other] { $note }
}
cli-board-name = navn
cli-board-players = spillere
cli-board-cities = byer
cli-board-routes = ruter
cli-board-tickets = rutekort
cli-board-cars = vogne
cli-board-cards = kort
cli-board-hand = starthånd
cli-board-tickets-dealt = rutekort ved start / behold
cli-board-tickets-drawn = rutekort ved træk / behold
cli-board-points = point efter længde
cli-board-parallel = dobbelte spor åbne fra
cli-board-rules = regler
cli-board-ties = pointlighed afgøres af
cli-board-route = rute
cli-board-length = felter
cli-board-color = farve
cli-board-spaces = Felter pr. farve:
cli-board-ticket = rutekort
cli-board-worth = point

cli-line-routes = Ruter
cli-line-captures = Alvin fanget
cli-line-made = Færdiggjorte rutekort
cli-line-missed = Ikke færdiggjorte rutekort
cli-line-stations = Ubyggede stationer
cli-line-longest-path = Længste sammenhængende rute
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Souvenirer
cli-line-alvin = Alvin til sidst
cli-line-total = I alt
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = færge { $symbols }
cli-board-tunnel = tunnel
cli-board-long = langt
cli-longest-path-ms = længste rute, sværeste kendte net: ms

## Det, kommandolinjen selv siger: overskrifter i hjælpen og fejl i brugen

cli-usage = Brug:
cli-usage-options-word = { "[" }INDSTILLINGER]
cli-usage-command-word = KOMMANDO [ARGUMENTER]...
cli-usage-arguments = Argumenter
cli-usage-options = Indstillinger
cli-usage-commands = Kommandoer
cli-usage-help = Viser denne hjælp og afslutter.
cli-usage-default = standard: { $default }
cli-usage-required = påkrævet
cli-usage-no-option = Indstillingen { $option } findes ikke.
cli-usage-no-command = Kommandoen ”{ $command }” findes ikke.
cli-usage-missing-command = Der mangler en kommando.
cli-usage-missing = { $name } mangler.
cli-usage-extra = Uventede argumenter: { $arguments }.
cli-usage-needs-value = { $option } kræver en værdi.
cli-usage-takes-no-value = { $option } tager ingen værdi.
cli-usage-bad-value = { $kind ->
    [integer] { $name } skal være et helt tal, ikke ”{ $value }”.
    [number] { $name } skal være et tal, ikke ”{ $value }”.
    [least] { $name } skal være mindst { $limit }.
    [most] { $name } må højst være { $limit }.
    [choice] { $name } skal være en af { $known }, ikke ”{ $value }”.
   *[other] { $name }: { $detail }
}
cli-usage-near = Mente du { $near }?
