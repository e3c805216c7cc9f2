# Å lage et brett: kommandoene new, check og draw.

cli-board-new-help = Skriv et eksempelbrett å begynne med: et lite med en kommentar til hver nøkkel, eller en kopi av et annet.
cli-board-new-examples =
    Eksempler:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Brettfilen som skal skrives (TOML).
cli-board-new-template-help = Hva det begynnes med: { $known }.
cli-board-new-name-help = Navnet på brettet. Standard: eksempelets eget.
cli-board-new-force-help = Skriv over en eksisterende fil.
cli-board-new-written = { $file }: { $name }, { $cities } byer, { $routes } ruter, { $tickets } billetter.
cli-board-new-next =
    Nå:
      rediger { $file } i et hvilket som helst redigeringsprogram
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } finnes allerede. Velg et annet navn, eller skriv over den med --force.
board-unknown-template = Malen «{ $name }» finnes ikke. { $close ->
    [0] Disse finnes: { $known }.
   *[other] Mente du { $near }? Disse finnes: { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Ingen advarsler.
    [one] Én advarsel: brettet kan spilles, men se på dette.
   *[other] { $count } advarsler: brettet kan spilles, men se på disse.
}
cli-board-check-faults = { $count ->
    [one] Én feil: brettet kan ikke spilles ennå.
   *[other] { $count } feil: brettet kan ikke spilles ennå.
}
cli-board-check-most = { $count } feil, og kanskje flere: rett disse først.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Avslutningskode 1 hvis det er advarsler.
cli-board-check-json-help = Skriv feil og advarsler som JSON.

cli-board-draw-help = Tegn et brett, kortene, billettene og brikkene: som bilder, eller som sider å skrive ut og klippe.
cli-board-draw-examples =
    Eksempler:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Lagre som SVG; flere sider blir nummererte filer.
cli-board-draw-png-help = Lagre som PNG; flere sider blir nummererte filer.
cli-board-draw-pdf-help = Lagre som PDF: brettet på én side, deretter i full størrelse på flere sider til å lime sammen.
cli-board-draw-what-help = Hva som skal tegnes.
cli-board-draw-paper-help = Papiret det skrives ut på.
cli-board-draw-dpi-help = Oppløsningen til en PNG i punkter per tomme.
cli-board-draw-lang-help = Språket på kort og tittel, for eksempel es. Standard: språket på systemet ditt.
cli-board-drawing = Tegner
cli-board-drawn = { $file }: { $pages ->
    [one] én side
   *[other] { $pages } sider
}, { $size } KiB.
error-nothing-to-draw-on = Oppgi filen det skal tegnes i: --svg FILE, --png FILE eller --pdf FILE.
error-picture-over-board = { $file } er selve brettfilen. Velg et annet navn på bildet.
error-print-extra-missing = PDF og PNG trenger to biblioteker til. Installer dem: { $command }. SVG virker uten.

## Hva som kanskje ikke faller i smak ved et brett

warning-too-tight = med { $players } spillere er det { $spaces } felt til { $cars } vogner, så noen blir kanskje aldri lagt. Legg til ruter, eller gi hver spiller færre vogner.
warning-too-empty = med { $players } spillere er det { $spaces } felt til bare { $cars } vogner: spillerne møtes knapt. Gi hver flere vogner, eller fjern ruter.
warning-few-cards = med { $players } spillere er det { $cards } kort til { $cars } vogner: bunken blir ofte tom. Legg til kort av hver farge.
warning-few-tickets = med { $players } spillere er det { $left ->
    [one] { $left } billett
   *[other] { $left } billetter
} igjen etter utdelingen, og hver trekning tar { $draw }. Legg til billetter.
warning-parallel-never-open = dobbeltruter er åpne fra { $from } spillere, men høyst { $players } kan spille. Senk parallel_from, eller fjern den andre ruten.
warning-points-fall = en rute på { $longer } gir { $more }, en på { $length } allerede { $points }. Lengre ruter bør gi mer.
warning-rule-unused = regelen «{ $rule }» er nevnt, men ingen rute bruker den. Legg den til på en rute, eller fjern regelen.

warning-color-unused = kortstokken har kort i fargen { $color }, men ingen rute har fargen { $color }. Gi en rute fargen, eller ta den ut av kortstokken.
warning-color-wanted = { $spaces } felt har fargen { $color }, mot { $mean } per farge i gjennomsnitt: alle vil ha kort i fargen { $color }. Gi en rute en annen farge.
warning-color-idle = bare { $spaces } felt har fargen { $color }, mot { $mean } per farge i gjennomsnitt: kort i fargen { $color } er lite verdt. Gi en rute en annen farge.
warning-color-scarce = { $spaces } felt har fargen { $color }, men kortstokken har bare { $cards } slike kort. Legg til kort av hver farge, eller gjør ruter grå.
warning-route-dear = den krever { $length } kort i én farge, og kortstokken har { $cards } av hver. Gjør den kortere eller grå, eller legg til kort.
warning-ferry-dear = den krever { $ferry } av de { $wilds } { wild-card.plural-definite } som finnes. Krev færre, eller legg til { wild-card.plural }.

warning-dead-end = bare én rute går til { $city }, og spilleren som bygger den, stenger alle andre ute. Legg til en rute til, eller en dobbeltrute.
warning-single-link = { $start } – { $end } er den eneste veien til { $cities } byer: én bygd rute deler brettet i to. Legg til en annen vei.
warning-city-in-many-tickets = { $count } av { $tickets } billetter ender i { $city }. Spre dem på flere byer.

warning-ticket-beyond-cars = { $start } – { $end } krever minst { $spaces } vogner, og en spiller har { $cars }. Velg byer som ligger nærmere, eller gi flere vogner.
warning-ticket-dear = { $start } – { $end } gir { $points } poeng for en vei på { $spaces } felt: mer enn vanlig. Gi omtrent { $spaces }.
warning-ticket-cheap = { $start } – { $end } gir { $points } poeng for en vei på { $spaces } felt: mindre enn vanlig. Gi omtrent { $spaces }.
warning-ticket-easy = { $start } – { $end } er en enkelt rute på { $spaces }: for lett. Velg byer som ligger lenger fra hverandre.
warning-ticket-twice = { $start } – { $end } er også billett { $first }. Endre en av dem.

warning-name-twice = to byer heter { $name }. Gi den ene et annet navn, så spillerne vet hvilken en billett mener.
warning-city-far = { $city } ligger langt fra alle andre. Sjekk plasseringen.
warning-cities-together = { $city } og { $other } ligger nesten på samme sted. Sjekk plasseringene.
warning-routes-cross = { $first } krysser { $other } på kartet. Flytt en by, eller utelat en av rutene.
warning-spaces-overlap = felt på { $first } og { $other } overlapper på kartet. Flytt en by, eller utelat en av rutene.
warning-space-over-city = { $first } går over { $other } på kartet. Flytt byen, eller legg ruten gjennom den.
warning-names-overlap = navnene { $first } og { $other } overlapper på kartet. Forkort det ene, eller flytt en by.
warning-name-over-city = navnet { $first } dekker { $other } på kartet. Forkort det, eller flytt en by.
warning-name-over-space = navnet { $first } dekker felt på { $other } på kartet. Forkort det, eller gi byen færre ruter.

## På papir

print-tile = { $name } · { $tile } av { $count } · skriv ut i 100 %, overlapp { $overlap } mm
print-cards = { $name } · kort
print-tickets = { $name } · billetter
print-cars = { $name } · vogner
print-tokens = { $name } · brikker
print-points = felt → poeng
