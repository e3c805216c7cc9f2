### Arenaen: kommandoer, tabeller og siden som --html skriver.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = La boter spille mot hverandre i parvise blokker (samme utdeling, alle plassfordelinger) og beregn ratingen deres.
cli-arena-examples =
    Eksempler:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Vis ratingene som alle resultatene i arenaen så langt gir.
cli-ratings-examples =
    Eksempel:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = To eller flere boter, atskilt med komma: porter, stoker, conductor, surveyor, dispatcher, baron, de publiserte agentene hungry, path, one-step og long-route, det vanlige tresøket mcts, eller din egen som modul:Klasse eller cmd:./program. Er det flere boter enn plasser, spiller alle kombinasjoner; er det færre, gjentas de. Etter en @ står betenkningstiden: baron@0.4 i sekunder, baron@200w i verdener.
cli-blocks-help = Antall blokker; hver blokk er én utdeling spilt med alle plassfordelinger.
cli-block-help = Spill bare blokken med dette nummeret på nytt, og vis om den stemmer med de lagrede resultatene.
cli-records-help = Med --block: lagre et spillopptak av hvert spill i blokken i denne mappen, for 'vialibre replay'.
cli-sprt-help = Stopp så snart en sekvensiell test har avgjort om den første botens andel seire er LOW eller HIGH.
cli-resume-help = Fortsett en kjøring med samme innstillinger i stedet for å begynne på nytt.
cli-results-help = SQLite-filen som tar vare på alle blokkene.
cli-html-help = Skriv også en rapport: én selvstendig side med diagrammer.
cli-html-written = Rapporten er lagret i { $file }.
cli-blocks = Blokker
cli-time-left = gjenstår
cli-arena-kept = avbrutt; { $blocks ->
    [one] én blokk er lagret
   *[other] { $blocks } blokker er lagret
} i { $file }. Fortsett med --resume.
cli-arena-rating = rating (95 %)
cli-arena-wins = seire (95 %)
cli-arena-mean-score = poeng i snitt
cli-arena-games = spill
cli-arena-means = gjennomsnitt per spill
cli-arena-seats = Seire per plass, plass 1 begynner: { $shares }
cli-arena-verdict = { $said ->
    [high] Sekvensiell test: HIGH.
    [low] Sekvensiell test: LOW.
   *[other] Sekvensiell test: ikke avgjort.
}
cli-ratings-title = { $board }, { $seats } plasser{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}: { $blocks ->
    [one] én utdeling
   *[other] { $blocks } utdelinger
} (brett { $digest })
cli-block-title = Blokk { $number }: utdelingen fra startverdi { $seed }. ★ vant.
cli-block-game = spill
cli-block-actions = handlinger
cli-block-same = Den stemmer med { $file }.
cli-block-differs = Den stemmer ikke med { $file }: en bot eller reglene er endret siden da, eller en bot velger ikke bare ut fra det den ser og sin egen tilfeldighetsgenerator.

cli-count-made = Fullførte billetter
cli-count-missed = Mislykkede billetter
cli-count-routes = Bygde ruter
cli-count-cars-left = Vogner igjen
cli-count-longest = Vogner i den lengste ruten
cli-count-control = Fra bymarkører (medregnet i ruter)
cli-count-stations = Bygde stasjoner
cli-count-markers = Bymarkører
cli-count-souvenirs = Typer suvenirer
cli-count-captures = Alvin fanget
cli-time-mean = ms per valg, gjennomsnitt
cli-time-99 = ms per valg, 99. persentil
cli-forfeits = Oppgitte spill

cli-report-title = Botarena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}, { $seats } plasser, { $blocks ->
    [one] én blokk
   *[other] { $blocks } blokker
} med parvise utdelinger, { $games ->
    [one] ett spill
   *[other] { $games } spill
}. { $bot } vinner { $wins } av spillene sine; en lik andel er { $even }.
cli-report-ratings = Rating og seire
cli-report-ratings-note = Bradley–Terry-rating: 400 poeng tilsvarer odds på ti til én, og gjennomsnittet er 1500. Streker og parenteser er 95 %-intervaller, beregnet ved å trekke hele blokker om og om igjen, fordi spillene i en blokk deler kort.
cli-report-points = Hvor poengene kommer fra
cli-report-points-note = Gjennomsnitt per spill for hver plass en bot har hatt.
cli-report-seats = Hva en plass er verdt
cli-report-seats-note = Hvor ofte hver plass vant, med 95 %-intervaller; plass 1 begynner. Hver utdeling ble spilt med alle plassfordelinger, så tallene viser bare hva plassen betyr. Den stiplede linjen er en lik andel. Et spill tar i gjennomsnitt { $actions } handlinger.
cli-report-times = Tid per valg
cli-report-times-note = CPU-tid for selve valget til boten på maskinen som spilte; tiden til å klargjøre det den ser, er ikke med.
cli-report-ms = millisekunder
cli-report-again = Gjenta forsøket
cli-report-again-note = Kort og valg følger av startverdien: denne kommandoen gir de samme spillene på alle maskiner og med et hvilket som helst antall prosesser. Bare tidene er forskjellige.
cli-report-one-block = En enkelt blokk, med spillopptak av hvert spill (her blokk 0; alle numre går an):
cli-report-version = versjon
cli-report-board = brett
cli-report-digest = fingeravtrykket til brettet
cli-report-seed = startverdi
cli-report-footer = Laget av Vía Libre { $version } den { $day }.
