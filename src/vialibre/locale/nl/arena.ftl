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
cli-arena-bots-help = Twee of meer bots, gescheiden door komma's: porter, stoker, conductor, surveyor, dispatcher, baron, de gepubliceerde agenten hungry, path, one-step en long-route, de gewone boomzoeker mcts, of een eigen bot als module:Klasse. Met meer bots dan stoelen speelt elke keuze eruit; met minder worden ze herhaald. Achter een @ staat de bedenktijd: baron@0.4 in seconden, baron@200w in werelden.
cli-blocks-help = Hoeveel blokken; elk blok is één kaartverdeling, gespeeld in elke tafelschikking.
cli-block-help = Speelt alleen het blok met dit nummer opnieuw en zegt of het overeenkomt met de resultaten.
cli-records-help = Met --block: schrijft elke partij ervan als verslag in deze map, voor 'vialibre replay'.
cli-sprt-help = Stopt zodra een sequentiële toets weet of het winstpercentage van de eerste bot LOW of HIGH is.
cli-resume-help = Gaat verder met een reeks met dezelfde instellingen in plaats van opnieuw te beginnen.
cli-results-help = Het SQLite-bestand dat elk blok bewaart.
cli-html-help = Schrijft ook een rapport: één pagina met grafieken die niets van elders laadt.
cli-html-written = Rapport geschreven: { $file }.
cli-blocks = Blokken
cli-time-left = te gaan
cli-arena-kept = onderbroken; { $blocks ->
    [one] één blok is
   *[other] { $blocks } blokken zijn
} bewaard in { $file }. Ga verder met --resume.
cli-arena-rating = speelsterkte (95%)
cli-arena-wins = winst (95%)
cli-arena-mean-score = gemiddelde punten
cli-arena-games = partijen
cli-arena-means = gemiddeld per partij
cli-arena-seats = Winst per stoel, stoel 1 begint: { $shares }
cli-arena-verdict = { $said ->
    [high] De sequentiële toets zegt: HIGH.
    [low] De sequentiële toets zegt: LOW.
   *[other] De sequentiële toets is nog onbeslist.
}
cli-ratings-title = { $board }, { $seats } stoelen{ $alvin ->
    [yes] {""} met Alvin
   *[no] {""}
}: { $blocks ->
    [one] één kaartverdeling
   *[other] { $blocks } kaartverdelingen
} (bord { $digest })
cli-block-title = Blok { $number }: de kaartverdeling van startwaarde { $seed }. ★ wint.
cli-block-game = partij
cli-block-actions = acties
cli-block-same = Het komt overeen met { $file }.
cli-block-differs = Het wijkt af van { $file }: een bot of de regels zijn sindsdien veranderd, of een bot beslist niet alleen op grond van wat hij ziet en zijn toevalsgenerator.

cli-count-made = Bestemmingskaarten behaald
cli-count-missed = Bestemmingskaarten gemist
cli-count-routes = Geclaimde routes
cli-count-cars-left = Wagons over
cli-count-longest = Wagons in de langste route
cli-count-control = Via stadsminiaturen (bij routes)
cli-count-stations = Gebouwde stations
cli-count-markers = Stadsminiaturen
cli-count-souvenirs = Soorten souvenirs
cli-count-captures = Alvin gevangen
cli-time-mean = ms per beslissing (gemiddeld)
cli-time-99 = ms per beslissing (99%)

cli-report-title = Botarena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} met Alvin
   *[no] {""}
}, { $seats } stoelen, { $blocks ->
    [one] één blok
   *[other] { $blocks } blokken
} gepaarde kaartverdelingen, { $games ->
    [one] één partij
   *[other] { $games } partijen
}. { $bot } wint { $wins } van zijn partijen; gelijk opgaand zou { $even } zijn.
cli-report-ratings = Speelsterkte en winst
cli-report-ratings-note = Speelsterktes volgens Bradley–Terry: 400 punten verschil betekent tien tegen één, en het gemiddelde is 1500. Lijnen en haakjes zijn 95%-intervallen; daarvoor worden telkens weer hele blokken opnieuw geloot, omdat de partijen van een blok dezelfde kaarten hebben.
cli-report-points = Waar de punten vandaan komen
cli-report-points-note = Gemiddelden per partij, voor elke stoel die een bot had.
cli-report-seats = Wat een stoel waard is
cli-report-seats-note = Hoe vaak elke stoel won, met 95%-intervallen; stoel 1 begint. Elke kaartverdeling is in elke tafelschikking gespeeld, dus dit is de stoel alleen. De stippellijn is gelijk opgaand. Een partij duurt gemiddeld { $actions } acties.
cli-report-times = Tijd voor een beslissing
cli-report-times-note = CPU-tijd van alleen de keuze van de bot, op de computer die speelde; wat de bot ziet, was al berekend.
cli-report-ms = milliseconden
cli-report-again = Nog eens hetzelfde
cli-report-again-note = Kaarten en keuzes volgen uit de startwaarde: deze opdracht geeft dezelfde partijen, op elke computer en met elk aantal processen. Alleen de tijden verschillen.
cli-report-one-block = Eén blok apart, met een verslag van elke partij (hier blok 0; elk nummer kan):
cli-report-version = versie
cli-report-board = bord
cli-report-digest = inhoud van het bord
cli-report-seed = startwaarde
cli-report-footer = Gemaakt met Vía Libre { $version } op { $day }.
