### De arena: opdrachten, tabellen en de pagina die --html schrijft.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number }%

cli-arena-help = Laat bots tegen elkaar spelen in gepaarde blokken (dezelfde kaartverdeling, elke tafelschikking) en bepaalt hun speelsterkte.
cli-arena-examples =
    Voorbeelden:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Toont de speelsterktes volgens alle resultaten van de arena tot nu toe.
cli-ratings-examples =
    Voorbeeld:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Twee of meer bots, gescheiden door komma’s: porter, stoker, conductor, surveyor, dispatcher, baron, de gepubliceerde agenten hungry, path, one-step en long-route, de gewone boomzoeker mcts, of een eigen bot als module:Klasse of cmd:./program. Met meer bots dan plaatsen speelt elke keuze eruit; met minder worden ze herhaald. Achter een @ staat de bedenktijd: baron@0.4 in seconden, baron@200w in werelden.
cli-blocks-help = Aantal blokken; elk blok is één kaartverdeling, gespeeld in elke tafelschikking.
cli-block-help = Speelt alleen het blok met dit nummer opnieuw en zegt of het overeenkomt met de resultaten.
cli-records-help = Met --block: schrijft elk spel ervan als verslag in deze map, voor 'vialibre replay'.
cli-sprt-help = Stopt zodra een sequentiële toets weet of het winstpercentage van de eerste bot LOW of HIGH is.
cli-resume-help = Gaat verder met een reeks met dezelfde instellingen in plaats van opnieuw te beginnen.
cli-results-help = Het SQLite-bestand waarin elk blok wordt bewaard.
cli-html-help = Schrijft ook een rapport: één zelfstandige pagina met grafieken.
cli-html-written = Rapport geschreven: { $file }.
cli-blocks = Blokken
cli-time-left = te gaan
cli-arena-kept = onderbroken; { $blocks ->
    [one] één blok is
   *[other] { $blocks } blokken zijn
} bewaard in { $file }. Ga verder met --resume.
cli-arena-rating = speelsterkte (95%)
cli-arena-wins = gewonnen (95%)
cli-arena-mean-score = gemiddelde punten
cli-arena-games = spellen
cli-arena-means = gemiddeld per spel
cli-arena-seats = Gewonnen per plaats (plaats 1 begint): { $shares }
cli-arena-verdict = { $said ->
    [high] Sequentiële toets: HIGH.
    [low] Sequentiële toets: LOW.
   *[other] Sequentiële toets: onbeslist.
}
cli-ratings-title = { $board }, { $seats } plaatsen{ $alvin ->
    [yes] {""} met Alvin
   *[no] {""}
}: { $blocks ->
    [one] één kaartverdeling
   *[other] { $blocks } kaartverdelingen
} (bord { $digest })
cli-block-title = Blok { $number }: de kaartverdeling van startwaarde { $seed }. ★ wint.
cli-block-game = spel
cli-block-actions = acties
cli-block-same = Het komt overeen met { $file }.
cli-block-differs = Het wijkt af van { $file }: een bot of de regels zijn sindsdien veranderd, of een bot beslist niet alleen op grond van wat hij ziet en zijn toevalsgenerator.

cli-count-made = Bestemmingskaarten behaald
cli-count-missed = Bestemmingskaarten niet behaald
cli-count-routes = Geclaimde routes
cli-count-cars-left = Wagonnetjes over
cli-count-longest = Wagonnetjes in de langste route
cli-count-control = Via stadsminiaturen (bij routes)
cli-count-stations = Gebouwde stations
cli-count-markers = Stadsminiaturen
cli-count-souvenirs = Soorten souvenirs
cli-count-captures = Alvin gevangen
cli-time-mean = ms per beslissing (gemiddeld)
cli-time-99 = ms per beslissing (99%)
cli-forfeits = Opgegeven spellen

cli-report-title = Arena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} met Alvin
   *[no] {""}
}, { $seats } plaatsen, { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
} gepaarde kaartverdelingen, { $games ->
    [one] één spel
   *[other] { $games } spellen
}. { $bot } wint { $wins } van zijn spellen; een gelijk deel is { $even }.
cli-report-ratings = Speelsterkte en overwinningen
cli-report-ratings-note = Speelsterktes volgens Bradley–Terry: 400 punten verschil betekent tien tegen één, en het gemiddelde is 1500. Lijnen en haakjes zijn 95%-intervallen; daarvoor worden telkens weer hele blokken opnieuw geloot, omdat de spellen van een blok dezelfde kaarten hebben.
cli-report-points = Waar de punten vandaan komen
cli-report-points-note = Gemiddelden per spel, voor elke plaats die een bot had.
cli-report-seats = Wat een plaats waard is
cli-report-seats-note = Hoe vaak elke plaats won, met 95%-intervallen; plaats 1 begint. Elke kaartverdeling is in elke tafelschikking gespeeld, dus dit toont alleen het effect van de plaats. De stippellijn is een gelijk deel. Een spel duurt gemiddeld { $actions } acties.
cli-report-times = Tijd per beslissing
cli-report-times-note = CPU-tijd van alleen de keuze van de bot, op de computer die speelde; wat de bot ziet, was al berekend.
cli-report-ms = milliseconden
cli-report-again = Dit reproduceren
cli-report-again-note = Kaarten en keuzes volgen uit de startwaarde: deze opdracht geeft dezelfde spellen, op elke computer en met elk aantal processen. Alleen de tijden verschillen.
cli-report-one-block = Eén blok apart, met een verslag van elk spel (hier blok 0; elk nummer kan):
cli-report-version = versie
cli-report-board = bord
cli-report-digest = controlesom van het bord
cli-report-seed = startwaarde
cli-report-footer = Gemaakt met Vía Libre { $version } op { $day }.
