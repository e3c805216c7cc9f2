### Arenaen: kommandoer, tabeller og siden, som --html skriver.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Lad bots spille mod hinanden i parrede blokke (samme uddeling, alle pladsfordelinger), og beregn deres rating.
cli-arena-examples =
    Eksempler:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Vis de ratings, som alle arenaens resultater indtil nu giver.
cli-ratings-examples =
    Eksempel:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = To eller flere bots adskilt af kommaer: porter, stoker, conductor, surveyor, dispatcher, baron, de publicerede agenter hungry, path, one-step og long-route, den almindelige træsøgning mcts eller din egen som modul:Klasse eller cmd:./program. Er der flere bots end pladser, spiller alle kombinationer; er der færre, gentages de. Efter et @ står betænkningstiden: baron@0.4 i sekunder, baron@200w i verdener.
cli-blocks-help = Antal blokke; hver blok er én uddeling, der spilles med alle pladsfordelinger.
cli-block-help = Spil kun blokken med dette nummer igen, og vis, om den stemmer med de gemte resultater.
cli-records-help = Med --block: gem en spiloptagelse af hvert af blokkens spil i denne mappe til 'vialibre replay'.
cli-sprt-help = Stop, så snart en sekventiel test har afgjort, om den første bots andel af sejre er LOW eller HIGH.
cli-resume-help = Fortsæt en kørsel med samme indstillinger i stedet for at begynde forfra.
cli-results-help = SQLite-filen, der gemmer alle blokke.
cli-html-help = Skriv også en rapport: én selvstændig side med diagrammer.
cli-html-written = Rapporten er gemt i { $file }.
cli-blocks = Blokke
cli-time-left = resterer
cli-arena-kept = afbrudt; { $blocks ->
    [one] én blok er gemt
   *[other] { $blocks } blokke er gemt
} i { $file }. Fortsæt med --resume.
cli-arena-rating = rating (95 %)
cli-arena-wins = sejre (95 %)
cli-arena-mean-score = point i snit
cli-arena-games = spil
cli-arena-means = gennemsnit pr. spil
cli-arena-seats = Sejre pr. plads, plads 1 begynder: { $shares }
cli-arena-verdict = { $said ->
    [high] Sekventiel test: HIGH.
    [low] Sekventiel test: LOW.
   *[other] Sekventiel test: ikke afgjort.
}
cli-ratings-title = { $board }, { $seats } pladser{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}: { $blocks ->
    [one] én uddeling
   *[other] { $blocks } uddelinger
} (bræt { $digest })
cli-block-title = Blok { $number }: uddelingen fra startværdi { $seed }. ★ vandt.
cli-block-game = spil
cli-block-actions = handlinger
cli-block-same = Den stemmer med { $file }.
cli-block-differs = Den stemmer ikke med { $file }: en bot eller reglerne er ændret siden, eller en bot vælger ikke alene ud fra det, den ser, og sin tilfældighedsgenerator.

cli-count-made = Færdiggjorte rutekort
cli-count-missed = Mislykkede rutekort
cli-count-routes = Byggede ruter
cli-count-cars-left = Vogne tilbage
cli-count-longest = Vogne i den længste rute
cli-count-control = Fra by-brikker (medregnet i ruter)
cli-count-stations = Byggede stationer
cli-count-markers = By-brikker
cli-count-souvenirs = Slags souvenirer
cli-count-captures = Alvin fanget
cli-time-mean = ms pr. valg, gennemsnit
cli-time-99 = ms pr. valg, 99. percentil
cli-forfeits = Opgivne spil

cli-report-title = Botarena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}, { $seats } pladser, { $blocks ->
    [one] én blok
   *[other] { $blocks } blokke
} med parrede uddelinger, { $games ->
    [one] ét spil
   *[other] { $games } spil
}. { $bot } vinder { $wins } af sine spil; en lige andel er { $even }.
cli-report-ratings = Rating og sejre
cli-report-ratings-note = Bradley–Terry-rating: 400 point svarer til odds på ti til én, og gennemsnittet er 1500. Streger og parenteser er 95 %-intervaller, beregnet ved at trække hele blokke igen og igen, fordi spillene i en blok deler kort.
cli-report-points = Hvor pointene kommer fra
cli-report-points-note = Gennemsnit pr. spil for hver plads, en bot har haft.
cli-report-seats = Hvad en plads er værd
cli-report-seats-note = Hvor ofte hver plads vandt, med 95 %-intervaller; plads 1 begynder. Hver uddeling blev spillet med alle pladsfordelinger, så tallene viser kun pladsens betydning. Den stiplede linje er en lige andel. Et spil tager i gennemsnit { $actions } handlinger.
cli-report-times = Tid pr. valg
cli-report-times-note = CPU-tid for selve bottens valg på den maskine, der spillede; tiden til at gøre dens synsfelt klar er ikke med.
cli-report-ms = millisekunder
cli-report-again = Gentag forsøget
cli-report-again-note = Kort og valg følger af startværdien: denne kommando giver de samme spil på enhver maskine og med ethvert antal processer. Kun tiderne er forskellige.
cli-report-one-block = En enkelt blok med en spiloptagelse af hvert spil (her blok 0; alle numre kan bruges):
cli-report-version = version
cli-report-board = bræt
cli-report-digest = brættets fingeraftryk
cli-report-seed = startværdi
cli-report-footer = Lavet af Vía Libre { $version } den { $day }.
