# At lave et bræt: kommandoerne new, check og draw.

cli-board-new-help = Skriv et eksempelbræt at begynde med: et lille med en kommentar til hver nøgle eller en kopi af et andet.
cli-board-new-examples =
    Eksempler:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Brætfilen, der skal skrives (TOML).
cli-board-new-template-help = Hvad der begyndes med: { $known }.
cli-board-new-name-help = Brættets navn. Standard: eksemplets eget.
cli-board-new-force-help = Overskriv en eksisterende fil.
cli-board-new-written = { $file }: { $name }, { $cities } byer, { $routes } ruter, { $tickets } rutekort.
cli-board-new-next =
    Nu:
      redigér { $file } i en hvilken som helst editor
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } findes allerede. Vælg et andet navn, eller overskriv den med --force.
board-unknown-template = Skabelonen ”{ $name }” findes ikke. { $close ->
    [0] Der er { $known }.
   *[other] Mente du { $near }? Der er { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Ingen advarsler.
    [one] Én advarsel: der kan spilles på brættet, men se på dette.
   *[other] { $count } advarsler: der kan spilles på brættet, men se på disse.
}
cli-board-check-faults = { $count ->
    [one] Én fejl: der kan ikke spilles på brættet endnu.
   *[other] { $count } fejl: der kan ikke spilles på brættet endnu.
}
cli-board-check-most = { $count } fejl og måske flere: ret først disse.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Afslutningskode 1, hvis der er advarsler.
cli-board-check-json-help = Skriv fejl og advarsler som JSON.

cli-board-draw-help = Tegn et bræt, dets kort, rutekort og brikker: som billeder eller som sider at printe og klippe ud.
cli-board-draw-examples =
    Eksempler:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Gem som SVG; flere sider bliver til nummererede filer.
cli-board-draw-png-help = Gem som PNG; flere sider bliver til nummererede filer.
cli-board-draw-pdf-help = Gem som PDF: brættet på én side og derefter i fuld størrelse på flere sider til at lime sammen.
cli-board-draw-what-help = Hvad der skal tegnes.
cli-board-draw-paper-help = Papiret, der printes på.
cli-board-draw-dpi-help = Opløsning af en PNG i punkter pr. tomme.
cli-board-draw-lang-help = Sproget på kort og titel, f.eks. es. Standard: systemets.
cli-board-drawing = Tegner
cli-board-drawn = { $file }: { $pages ->
    [one] én side
   *[other] { $pages } sider
}, { $size } KiB.
error-nothing-to-draw-on = Angiv den fil, der skal tegnes i: --svg FILE, --png FILE eller --pdf FILE.
error-picture-over-board = { $file } er selve brætfilen. Vælg et andet navn til billedet.
error-print-extra-missing = PDF og PNG kræver to biblioteker mere. Installér dem: { $command }. SVG virker uden.

## Hvad der måske ikke behager ved et bræt

warning-too-tight = med { $players } spillere er der { $spaces } felter til { $cars } vogne, så nogle bliver måske aldrig lagt. Tilføj ruter, eller giv hver spiller færre vogne.
warning-too-empty = med { $players } spillere er der { $spaces } felter til kun { $cars } vogne: spillerne mødes næppe. Giv hver flere vogne, eller fjern ruter.
warning-few-cards = med { $players } spillere er der { $cards } kort til { $cars } vogne: bunken vil ofte være tom. Tilføj kort af hver farve.
warning-few-tickets = med { $players } spillere er der { $left } rutekort tilbage efter uddelingen, og hver trækning tager { $draw }. Tilføj rutekort.
warning-parallel-never-open = dobbelte spor er åbne fra { $from } spillere, men der kan højst spille { $players }. Sænk parallel_from, eller fjern det andet spor.
warning-points-fall = en rute på { $longer } giver { $more }, en på { $length } allerede { $points }. Længere ruter bør give mere.
warning-rule-unused = reglen ”{ $rule }” er nævnt, men ingen rute bruger den. Føj den til en rute, eller fjern reglen.

warning-color-unused = kortbunken har kort i farven { $color }, men ingen rute har farven { $color }. Giv en rute farven, eller tag den ud af kortbunken.
warning-color-wanted = { $spaces } felter har farven { $color }, mod { $mean } pr. farve i gennemsnit: alle vil have kort i farven { $color }. Giv en rute en anden farve.
warning-color-idle = kun { $spaces } felter har farven { $color }, mod { $mean } pr. farve i gennemsnit: kort i farven { $color } er ikke meget værd. Giv en rute en anden farve.
warning-color-scarce = { $spaces } felter har farven { $color }, men kortbunken har kun { $cards } af de kort. Tilføj kort af hver farve, eller gør ruter grå.
warning-route-dear = den kræver { $length } kort i én farve, og kortbunken har { $cards } af hver. Gør den kortere eller grå, eller tilføj kort.
warning-ferry-dear = den kræver { $ferry } af de { $wilds } { wild-card.plural }, der er. Kræv færre, eller tilføj { wild-card.plural }.

warning-dead-end = kun én rute fører til { $city }, og den, der bygger den, lukker alle andre ude. Tilføj en rute mere eller et spor mere.
warning-single-link = { $start } – { $end } er den eneste vej til { $cities } byer: én bygget rute deler brættet i to. Tilføj en anden vej.
warning-city-in-many-tickets = { $count } af { $tickets } rutekort ender i { $city }. Fordel dem på flere byer.

warning-ticket-beyond-cars = { $start } – { $end } kræver mindst { $spaces } vogne, og en spiller har { $cars }. Vælg byer, der ligger nærmere, eller giv flere vogne.
warning-ticket-dear = { $start } – { $end } giver { $points } point for en vej på { $spaces } felter: mere end normalt. Giv omkring { $spaces }.
warning-ticket-cheap = { $start } – { $end } giver { $points } point for en vej på { $spaces } felter: mindre end normalt. Giv omkring { $spaces }.
warning-ticket-easy = { $start } – { $end } er en enkelt rute på { $spaces }: for let. Vælg byer, der ligger længere fra hinanden.
warning-ticket-twice = { $start } – { $end } er også rutekort { $first }. Ret et af dem.

warning-name-twice = to byer hedder { $name }. Omdøb den ene, så spillerne ved, hvilken et rutekort mener.
warning-city-far = { $city } ligger langt fra alle andre. Tjek placeringen.
warning-cities-together = { $city } og { $other } ligger næsten samme sted. Tjek placeringerne.
warning-routes-cross = { $first } krydser { $other } på brættet. Flyt en by, eller udelad en af ruterne.
warning-spaces-overlap = felter i { $first } og { $other } overlapper på brættet. Flyt en by, eller udelad en af ruterne.
warning-space-over-city = { $first } løber hen over { $other } på brættet. Flyt byen, eller før ruten gennem den.
warning-names-overlap = navnene { $first } og { $other } overlapper på brættet. Forkort det ene, eller flyt en by.
warning-name-over-city = navnet { $first } dækker { $other } på brættet. Forkort det, eller flyt en by.
warning-name-over-space = navnet { $first } dækker felter i { $other } på brættet. Forkort det, eller giv byen færre ruter.

## På papir

print-tile = { $name } · { $tile } af { $count } · print i 100 %, overlap { $overlap } mm
print-cards = { $name } · kort
print-tickets = { $name } · rutekort
print-cars = { $name } · vogne
print-tokens = { $name } · brikker
print-points = felter → point
