### Arenan: kommandon, tabeller och sidan som --html skriver.

cli-decimal-mark = ,
# A share of a hundred; $number is written out already.
cli-percent = { $number } %

cli-arena-help = Låt bottar spela mot varandra i parade block (samma utdelning, alla platsfördelningar) och beräkna deras rating.
cli-arena-examples =
    Exempel:
    vialibre arena --board usa --bots conductor,stoker --blocks 100 --jobs 2 --html report.html
    vialibre arena --board europe --seats 4 --bots conductor,stoker,stoker,stoker --blocks 50 --json
    vialibre arena --bots conductor,one-step --sprt 0.55,0.6 --blocks 1000 --resume
    vialibre arena --bots my_module:MyBot,stoker --blocks 100
    vialibre arena --board usa --bots conductor,stoker --block 17 --records .
cli-ratings-help = Visa rating beräknad på alla resultat i arenan hittills.
cli-ratings-examples =
    Exempel:
    vialibre ratings --results arena.sqlite
cli-arena-bots-help = Två eller fler bottar, åtskilda med komma: porter, stoker, conductor, surveyor, dispatcher, baron, de publicerade agenterna hungry, path, one-step och long-route, den vanliga trädsökningen mcts, eller din egen som modul:Klass. Är bottarna fler än platserna spelar alla kombinationer; är de färre upprepas de. Efter ett @ står betänketiden: baron@0.4 i sekunder, baron@200w i världar.
cli-blocks-help = Hur många block; varje block är en utdelning som spelas med alla platsfördelningar.
cli-block-help = Spela bara blocket med det här numret igen och säg om det stämmer med de sparade resultaten.
cli-records-help = Med --block: spara ett protokoll över varje parti i blocket i den här mappen, för 'vialibre replay'.
cli-sprt-help = Stanna så snart ett sekventiellt test vet om den första bottens andel vinster är LOW eller HIGH.
cli-resume-help = Fortsätt en körning med samma inställningar i stället för att börja om.
cli-results-help = SQLite-filen som sparar alla block.
cli-html-help = Skriv också en rapport: en sida med diagram som inte hämtar något utifrån.
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
cli-arena-games = partier
cli-arena-means = medelvärde per parti
cli-arena-seats = Vinster per plats, plats 1 börjar: { $shares }
cli-arena-verdict = { $said ->
    [high] Det sekventiella testet säger: HIGH.
    [low] Det sekventiella testet säger: LOW.
   *[other] Det sekventiella testet är fortfarande öppet.
}
cli-ratings-title = { $board }, { $seats } platser{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}: { $blocks ->
    [one] en utdelning
   *[other] { $blocks } utdelningar
} (spelplan { $digest })
cli-block-title = Block { $number }: utdelningen från frö { $seed }. ★ vann.
cli-block-game = parti
cli-block-actions = handlingar
cli-block-same = Det är likadant som i { $file }.
cli-block-differs = Det skiljer sig från det som står i { $file }: en bot eller reglerna har ändrats sedan dess, eller så väljer en bot inte bara utifrån det den ser och sin egen generator.

cli-count-made = Klarade biljetter
cli-count-missed = Missade biljetter
cli-count-routes = Byggda sträckor
cli-count-cars-left = Vagnar kvar
cli-count-longest = Vagnar i den längsta rutten
cli-count-control = Från stadsmarkörer (i sträckor)
cli-count-stations = Byggda stationer
cli-count-markers = Stadsmarkörer
cli-count-souvenirs = Sorters souvenirer
cli-count-captures = Alvin fångad
cli-time-mean = ms per val, medelvärde
cli-time-99 = ms per val, 99 % under

cli-report-title = Botarena: { $bots }
cli-report-lead = { $board }{ $alvin ->
    [yes] {""} med Alvin
   *[no] {""}
}, { $seats } platser, { $blocks ->
    [one] ett block
   *[other] { $blocks } block
} med parade utdelningar, { $games ->
    [one] ett parti
   *[other] { $games } partier
}. { $bot } vinner { $wins } av sina partier; { $even } vore jämnt.
cli-report-ratings = Rating och vinster
cli-report-ratings-note = Bradley–Terry-rating: 400 poäng motsvarar odds på tio mot ett, och medelvärdet är 1500. Streck och parenteser är 95 %-intervall, framtagna genom att dra hela block om och om igen, eftersom partierna i ett block delar kort.
cli-report-points = Var poängen kommer ifrån
cli-report-points-note = Medelvärden per parti för varje plats en bot har haft.
cli-report-seats = Vad en plats är värd
cli-report-seats-note = Hur ofta varje plats vann, med 95 %-intervall; plats 1 börjar. Varje utdelning spelades med alla platsfördelningar, så det här är platsens verkan ensam. Den streckade linjen är jämnt. Ett parti tar i genomsnitt { $actions } handlingar.
cli-report-times = Tid per val
cli-report-times-note = CPU-tid för själva valet, på maskinen som spelade; det botten ser var gjort i förväg.
cli-report-ms = millisekunder
cli-report-again = Samma sak igen
cli-report-again-note = Kort och val följer av fröet: det här kommandot ger samma partier, oavsett maskin och hur många processer som delar på arbetet. Bara tiderna skiljer sig.
cli-report-one-block = Ett enda block, med protokoll över varje parti (här block 0; alla nummer går bra):
cli-report-version = version
cli-report-board = spelplan
cli-report-digest = spelplanens innehåll
cli-report-seed = frö
cli-report-footer = Gjord av Vía Libre { $version } den { $day }.
