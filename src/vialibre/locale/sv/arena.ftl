### Arenan: kommandon, tabeller och sidan som --html skriver.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Låt robotar spela mot varandra i parade block (samma utdelning, alla platsfördelningar) och beräkna deras rating.
cli-arena-examples =
    Exempel:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Visa de ratingvärden som alla resultat i arenan hittills ger.
cli-ratings-examples =
    Exempel:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Två eller fler robotar, åtskilda med komma: porter, stoker, conductor, surveyor, dispatcher, baron, de publicerade agenterna hungry, path, one-step och long-route, den vanliga trädsökningen mcts, eller din egen som modul:Klass eller cmd:./program. Är robotarna fler än platserna spelar alla kombinationer; är de färre upprepas de. Efter ett @ står betänketiden: baron@0.4 i sekunder, baron@200w i världar.
cli-blocks-help = Antal block; varje block är en utdelning som spelas med alla platsfördelningar.
cli-block-help = Spela bara blocket med det här numret igen och visa om det stämmer med de sparade resultaten.
cli-records-help = Med --block: spara varje spel i blocket som en inspelning i den här mappen, för 'vialibre replay'.
cli-sprt-help = Stanna så snart ett sekventiellt test har avgjort om den första robotens andel vinster är LOW eller HIGH.
cli-resume-help = Fortsätt en körning med samma inställningar i stället för att börja om.
cli-results-help = SQLite-filen som sparar alla block.
cli-html-help = Skriv också en rapport: en fristående sida med diagram.
cli-html-written = Rapporten är sparad i { $file }.
cli-blocks = Block
cli-time-left = återstår
cli-arena-kept = avbrutet; { $blocks ->
    [one] ett block är sparat
   *[other] { $blocks } block är sparade
} i { $file }. Fortsätt med --resume.
cli-arena-rating = rating (95 %)
cli-arena-wins = vinster (95 %)
cli-arena-mean-score = poäng i snitt
cli-arena-games = spel
cli-arena-means = medelvärde per spel
cli-arena-seats = Vinster per plats, plats 1 börjar: { $shares }
cli-arena-verdict = { $said ->
    [high] Sekventiellt test: HIGH.
    [low] Sekventiellt test: LOW.
   *[other] Sekventiellt test: inte avgjort.
}
cli-ratings-title = { $board }, { $seats } platser{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}: { $blocks ->
    [one] en utdelning
   *[other] { $blocks } utdelningar
} (spelplan { $digest })
cli-block-title = Block { $number }: utdelningen från startvärde { $seed }. ★ vann.
cli-block-game = spel
cli-block-actions = drag
cli-block-same = Det stämmer med { $file }.
cli-block-differs = Det stämmer inte med { $file }: en robot eller reglerna har ändrats sedan dess, eller så väljer en robot inte bara utifrån det den ser och sin egen slumpgenerator.

cli-count-made = Klarade biljetter
cli-count-missed = Missade biljetter
cli-count-routes = Byggda sträckor
cli-count-cars-left = Vagnar kvar
cli-count-longest = Vagnar i den längsta rutten
cli-count-control = Från stadsmarkörer (inräknat i sträckor)
cli-count-stations = Byggda stationer
cli-count-markers = Stadsmarkörer
cli-count-souvenirs = Sorters souvenirer
cli-count-captures = Alvin fångad
cli-time-mean = ms per val, medelvärde
cli-time-99 = ms per val, 99:e percentilen
cli-forfeits = Uppgivna spel

cli-report-title = Robotarena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}, { $seats } platser, { $blocks ->
    [one] ett block
   *[other] { $blocks } block
} med parade utdelningar, { $games ->
    [one] ett spel
   *[other] { $games } spel
}. { $bot } vinner { $wins } av sina spel; en jämn andel är { $even }.
cli-report-ratings = Rating och vinster
cli-report-ratings-note = Bradley–Terry-rating: 400 poäng motsvarar odds på tio mot ett, och medelvärdet är 1500. Streck och parenteser är 95 %-intervall, beräknade genom att dra hela block om och om igen, eftersom spelen i ett block delar kort.
cli-report-points = Var poängen kommer ifrån
cli-report-points-note = Medelvärden per spel för varje plats en robot har haft.
cli-report-seats = Vad en plats är värd
cli-report-seats-note = Hur ofta varje plats vann, med 95 %-intervall; plats 1 börjar. Varje utdelning spelades med alla platsfördelningar, så siffrorna visar bara vad platsen betyder. Den streckade linjen är en jämn andel. Ett spel tar i genomsnitt { $actions } drag.
cli-report-times = Tid per val
cli-report-times-note = CPU-tid för robotens val, på maskinen som spelade; tiden för att ta fram det den ser ingår inte.
cli-report-ms = millisekunder
cli-report-again = Upprepa försöket
cli-report-again-note = Kort och val följer av startvärdet: det här kommandot ger samma spel på alla maskiner och med valfritt antal processer. Bara tiderna skiljer sig.
cli-report-one-block = Ett enda block, med en inspelning av varje spel (här block 0; alla nummer går bra):
cli-report-version = version
cli-report-board = spelplan
cli-report-digest = spelplanens fingeravtryck
cli-report-seed = startvärde
cli-report-footer = Gjord av Vía Libre { $version } den { $day }.
