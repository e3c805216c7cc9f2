### Kommandolinjen.

cli-help = Brettspill med togruter: spill i nettleseren eller terminalen, se boter spille, kjør tusenvis av spill, design og sjekk brett, spill av spillopptak. Uten kommando: åpner spillet i nettleseren din; med --lan kan også telefoner på nettverket ditt nå det.
cli-examples =
    Eksempler:
    vialibre
    vialibre --lan
    vialibre watch --board usa --seats 4
    vialibre board list
    vialibre simulate --board europe --seats 3 --games 1000
    vialibre bench --quick
cli-version-help = Vis versjonen, og om motoren er kompilert eller tolket.
cli-port-help = Uten kommando: porten til serveren. Standard: 8000, eller en annen hvis den er opptatt.
cli-no-browser-help = Uten kommando: ikke åpne nettleseren, bare vis adressen.
cli-open-already = Vía Libre kjører allerede på { $url }
cli-compiled = kompilert
cli-interpreted = tolket
cli-see-help = Prøv '{ $command }'.
cli-interrupted = avbrutt.
cli-internal-error = noe gikk galt inne i programmet ({ $error }). Meld gjerne fra; VIALIBRE_DEBUG=1 viser hvor.

cli-board-argument = ID-en til et brett (se 'vialibre board list') eller en brettfil.
cli-seats-help = Antall spillere.
cli-seed-help = Et heltall; samme tall gir samme spill.
cli-alvin-help = Spill med Alvin, hvis brettet har ham.
cli-json-help = Skriv ett JSON-objekt i stedet for tabeller.

cli-watch-help = Se et spill mellom boter, linje for linje.
cli-watch-examples =
    Eksempler:
    vialibre watch
    vialibre watch --board old_west --seats 6 --alvin --seed 7 --save game.json
    vialibre watch --board usa --seats 2 --bots conductor,stoker
cli-watch-title = { $board }, { $seats } spillere, startverdi { $seed }
cli-save-help = Lagre også spillet som spillopptak.
cli-saved = Spillopptaket er lagret i { $file }.
cli-game-length = { $actions ->
    [one] Én handling.
   *[other] { $actions } handlinger.
}

cli-simulate-help = Spill mange spill raskt, og vis andel seire, gjennomsnittspoeng og lengder.
cli-simulate-examples =
    Eksempler:
    vialibre simulate --board europe --seats 3 --bots random,random,random --games 1000 --seed 1
    vialibre simulate --games 100000 --jobs 2 --json
cli-bots-help = Boter, én for hver plass, atskilt med komma: porter (tilfeldig), stoker (grådig), conductor (følger billettene sine), surveyor (planlegger), dispatcher (prøver ideene sine noen trekk fram), baron (gjetter også hva de andre er ute etter), eller din egen som modul:Klasse eller cmd:./program. Etter en @ står betenkningstiden: baron@0.4 i sekunder, baron@200w i verdener. simulate har dessuten random, som er mye raskere og bare spiller mot sine like.
cli-games-help = Antall spill.
cli-jobs-help = Antall prosesser som deler arbeidet; resultatene avhenger ikke av det.
cli-move-time-help = Hvor lang tid en bot kan bruke på ett valg (faktisk tid). Bruker den mer, gir den opp spillet: en annen bot spiller det ferdig, og det teller som tap.
cli-traceback-help = Vis hele tracebacken når en bot feiler, i stedet for de siste linjene i dens egen fil.
cli-traceback-hint = Bruk --traceback for å se hele tracebacken.
cli-games = Spill
cli-seat = plass
cli-wins = seire
cli-mean-score = poeng i snitt
cli-score-range = poeng
cli-tickets-made-missed = fullført / mislykket
cli-lengths = { $games ->
    [one] Ett spill
   *[other] { $games } spill
}, { $mean } handlinger i gjennomsnitt ({ $least } til { $most }). Plass 1 begynner; en delt seier teller forholdsmessig.

cli-bench-help = Mål hvor rask motoren er, kompilert og tolket side om side, i en enhet som ikke avhenger av maskinen.
cli-bench-examples =
    Eksempler:
    vialibre bench
    vialibre bench --quick
    vialibre bench --json > bench.json
cli-quick-help = Bruk høyst 15 sekunder; tallene blir grovere.
cli-measuring = Måler…
cli-unit = Én enhet U er { $milliseconds } ms CPU-tid her (Python { $python }).
cli-only-interpreted = Motoren er ikke kompilert her: begge kolonnene er den tolkede.
cli-measured = målt
cli-ratio = forhold
cli-games-per-unit = { $board }, { $seats } plasser: spill per U
cli-actions-per-second = { $board }, { $seats } plasser: handlinger per sekund
cli-stepwise = usa fra Python, steg for steg: handlinger per U
cli-legal15-us = lovlige handlinger med 15 kort: µs
cli-copy-us = kopi av et spill: µs
cli-import-s = importere og laste et brett: s
cli-memory-mb-10k = 10 000 spill i gang: MB

cli-replay-help = Vis spillet i et spillopptak, og bekreft resultatet.
cli-replay-examples =
    Eksempler:
    vialibre replay game.json
    vialibre replay game.json --html game.html
    vialibre replay damaged.json --until 40
cli-record-argument = Et spillopptak, lagret med 'vialibre watch --save' eller lastet ned fra et bord.
cli-until-help = Stopp etter så mange handlinger; leser også det som kommer før skaden i en ødelagt fil.
cli-quiet-help = Ikke vis spillet, bare sjekk det.
cli-replay-proven = Spillopptaket er riktig: { $actions ->
    [one] én lovlig handling
   *[other] { $actions } lovlige handlinger
}, og resultatet følger av dem.
cli-replay-until = Stoppet etter { $actions ->
    [one] én handling
   *[other] { $actions } handlinger
}; resten ble ikke sjekket.

cli-board-help = List opp og vis brett; lag, sjekk, tegn og balanser dine egne.
cli-board-examples =
    Eksempler:
    vialibre board list
    vialibre board show san_francisco
    vialibre board check my_board.toml
cli-board-list-help = List opp brettene som følger med spillet.
cli-board-list-examples =
    Eksempel:
    vialibre board list
cli-board-show-help = Vis innstillingene, rutene og billettene til et brett, og hvilke opplysninger som er usikre.
cli-board-show-examples =
    Eksempler:
    vialibre board show europe
    vialibre board show my_board.toml
cli-board-check-help = Sjekk en brettfil: skriver at brettet kan spilles, eller hva som er galt og hvor.
cli-board-check-examples =
    Eksempel:
    vialibre board check my_board.toml
cli-board-file-argument = En brettfil (TOML).
cli-board-fine = { $file } kan spilles. { $name }: { $cities } byer, { $routes } ruter, { $tickets } billetter.
cli-board-digest = Fingeravtrykk av innholdet: { $digest }
cli-board-note = { $id ->
    [san_francisco] Skrevet av fra det trykte brettet av én person og bekreftet på mange punkter: se kilden i hver rad.
   *[other] { $note }
}
cli-board-name = navn
cli-board-players = spillere
cli-board-cities = byer
cli-board-routes = ruter
cli-board-tickets = billetter
cli-board-cars = vogner
cli-board-cards = kort
cli-board-hand = starthånd
cli-board-tickets-dealt = billetter ved start / behold
cli-board-tickets-drawn = billetter ved trekk / behold
cli-board-points = poeng etter lengde
cli-board-parallel = dobbeltruter åpne fra
cli-board-rules = regler
cli-board-ties = poenglikhet avgjøres av
cli-board-route = rute
cli-board-length = felt
cli-board-color = farge
cli-board-spaces = Felt per farge:
cli-board-ticket = billett
cli-board-worth = poeng

cli-line-routes = Ruter
cli-line-captures = Alvin fanget
cli-line-made = Fullførte billetter
cli-line-missed = Billetter som ikke er fullført
cli-line-stations = Ubygde stasjoner
cli-line-longest-path = Lengste sammenhengende rute
cli-line-globetrotter = Globetrotter
cli-line-souvenirs = Suvenirer
cli-line-alvin = Alvin til slutt
cli-line-total = Sum
cli-bot = Bot
cli-board-wilds = { $colors } + { $wilds } { wild-card.plural }
cli-board-ferry = ferge { $symbols }
cli-board-tunnel = tunnel
cli-board-long = lang
cli-longest-path-ms = lengste rute, vanskeligste kjente nett: ms

## Det kommandolinjen selv sier: overskrifter i hjelpen og feil i bruken

cli-usage = Bruk:
cli-usage-options-word = { "[" }ALTERNATIVER]
cli-usage-command-word = KOMMANDO [ARGUMENTER]...
cli-usage-arguments = Argumenter
cli-usage-options = Alternativer
cli-usage-commands = Kommandoer
cli-usage-help = Viser denne hjelpen og avslutter.
cli-usage-default = standard: { $default }
cli-usage-required = påkrevd
cli-usage-no-option = Alternativet { $option } finnes ikke.
cli-usage-no-command = Kommandoen «{ $command }» finnes ikke.
cli-usage-missing-command = Det mangler en kommando.
cli-usage-missing = { $name } mangler.
cli-usage-extra = Uventede argumenter: { $arguments }.
cli-usage-needs-value = { $option } krever en verdi.
cli-usage-takes-no-value = { $option } tar ingen verdi.
cli-usage-bad-value = { $kind ->
    [integer] { $name } må være et heltall, ikke «{ $value }».
    [number] { $name } må være et tall, ikke «{ $value }».
    [least] { $name } må være minst { $limit }.
    [most] { $name } kan være høyst { $limit }.
    [choice] { $name } må være en av { $known }, ikke «{ $value }».
   *[other] { $name }: { $detail }
}
cli-usage-near = Mente du { $near }?
