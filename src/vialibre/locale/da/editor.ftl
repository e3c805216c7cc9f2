# Sidens bræteditor, og hvad serveren siger om udkast og spiltest.
error-no-such-design = Udkastet findes ikke, eller det er ikke dit.
error-no-such-playtest = Spiltesten findes ikke, eller den er ikke færdig endnu.
error-design-too-large = Udkastet er for stort til en brætfil; der gemmes højst { $most } KiB.
error-too-many-designs = Du har allerede gemt { $most } udkast. Slet først et.
error-design-changed-elsewhere = Dette udkast blev ændret i et andet vindue. Indlæs det igen, eller gem dit som en kopi.
error-no-playtests-here = Denne server kører ikke spiltest.
error-too-many-playtests = Mange spiltest venter. Prøv igen om et par minutter.
error-slow-playtest-bot = ”{ $bot }” tænker for længe til de mange spil i en spiltest. Vælg en af disse: { $known }.
error-playtest-going-on = En af dine spiltest er stadig i gang. Vent på den, eller stop den.
cli-serve-playtests-help = Lad bots spille de brætter, som folk designer, i baggrunden.
design-unnamed = Brættet
design-remark = { $where }: { $text }

## Hvor et udkast begynder
editor-page-title = Design et bræt – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Design et bræt
editor-lead = Placér byer, forbind dem med ruter, skriv rutekort, vælg regler. Du ser straks, hvad der mangler, kan lade bots prøve brættet og spille på det med venner.
editor-begin = Begynd
editor-begin-blank = Et tomt ark
editor-begin-blank-hint = Til dit eget land
editor-begin-world = Den virkelige verden
editor-begin-world-hint = Byer, hvor de ligger; bordet viser kyster og søer
editor-begin-example = Eksemplet
editor-begin-example-hint = { $name }: lille, færdigt og frit at ændre
editor-begin-copy = En kopi af et bræt
editor-begin-file = En fil
editor-begin-file-hint = En brætfil (.toml) fra denne enhed
editor-copy = Kopiér
editor-copy-of = { $name }, min udgave
editor-new-board = Mit bræt
editor-resume = Fortsæt med ”{ $name }”
editor-resume-hint = Ikke gemt på serveren endnu; ændret { $when }
editor-continue = Fortsæt
editor-mine = Mine udkast
editor-mine-none = Det, du gemmer, kommer her. Ingen andre ser det.
editor-replace-draft = ”{ $name }” er ikke gemt på serveren endnu. Begynder du forfra, bliver det erstattet.
editor-replace = Erstat det
editor-delete = Slet
editor-delete-named = Slet { $name }
editor-delete-sure = ”{ $name }” forsvinder for altid. Spil, der er spillet på det, bliver.
editor-sure = Er du sikker?
editor-no = Nej, behold det

## Bjælken
editor-all-designs = Alle udkast
editor-name = Brættets navn
editor-state = { $state ->
    [saving] Gemmer…
    [dirty] Ligger i denne browser
   *[saved] Gemt
 }
editor-undo = Fortryd
editor-redo = Gentag
editor-save = Gem
editor-saved = Gemt. Du finder det under ”Mine udkast”.
editor-save-copy = Gem mit som en kopi
editor-stale = Dette udkast er ændret i et andet vindue, siden du åbnede det. Dit kan gemmes ved siden af som en kopi.
editor-download = Hent
editor-play = Spil
editor-not-yet = Der kan ikke spilles på dette bræt endnu: se, hvad der skal rettes.

## Arket
editor-drawing = Tegning
editor-lists = Lister
editor-sheet = Ark med byer og ruter
editor-sheet-keys = Piletasterne går fra by til by, med Shift flytter de byen. Enter vælger den eller begynder og afslutter en rute; Delete fjerner den. Listerne har alt, hvad der er på arket.
editor-tools = Hvad markøren gør
editor-tool-select = Flyt
editor-tool-select-hint = Vælg, flyt byer, flyt arket (V)
editor-tool-city = By
editor-tool-city-hint = Tryk på arket for at placere en by (C)
editor-tool-route = Rute
editor-tool-route-hint = Træk fra en by til en anden (R)
editor-zoom-in = Tættere på
editor-zoom-out = Længere væk
editor-fit = Vis alt
editor-look = Hvad der vises
editor-look-sheet = Ark
editor-look-table = Ved bordet
editor-hint-empty = Vælg ”By”, og tryk på arket.
editor-hint-place = Tryk på arket for at placere din første by.
editor-hint-route = Træk fra en by til en anden, eller tryk på først den ene og så den anden.
editor-route-to = Fra { $city } til … tryk på den anden by.
editor-preview-drawing = Tegner brættet…
editor-preview-not-yet = Først må det rettes, der er galt; så kan brættet tegnes.
editor-city-number = By { $number }

## Listerne
editor-tab-cities = Byer { $count }
editor-tab-routes = Ruter { $count }
editor-tab-tickets = Rutekort { $count }
editor-tab-rules = Regler
editor-tab-check = { $count ->
    [0] Tjek
   *[other] Tjek { $count }
 }
editor-tab-playtest = Spiltest
editor-add-city = Tilføj en by
editor-cities-none = Ingen byer endnu. Placér dem på arket, eller tilføj dem her.
editor-city-name = Navn
editor-city-souvenir = Her ligger en souvenir
editor-place = { $key ->
    [lat] Breddegrad
    [lon] Længdegrad
    [x] Fra venstre, 0 til 1
   *[y] Fra oven, 0 til 1
 }
editor-add-route = Tilføj ruten
editor-routes-none = Ingen ruter endnu. Tegn dem på arket fra by til by, eller tilføj dem her.
editor-from = Fra
editor-to = Til
editor-choose-city = Vælg…
editor-length = Felter
editor-color = Farve
editor-ferry = Symboler for { wild-card } (færge)
editor-ferry-tag = Færge { $count }
editor-tunnel = Tunnel
editor-add-track = Tilføj et parallelt spor
editor-add-ticket = Tilføj rutekortet
editor-tickets-none = Ingen rutekort endnu. Vælg to byer; de foreslåede point er den korteste vejs felter.
editor-points = Point
editor-long = Langt rutekort
editor-shortest = { $spaces ->
    [one] Den korteste vej har ét felt.
   *[other] Den korteste vej har { $spaces } felter.
 }
editor-use-points = { $points ->
    [one] Giv det ét point
   *[other] Giv det { $points } point
 }
editor-remove-named = Fjern { $name }

## Hvad der er galt
editor-severity = { $severity ->
    [fault] Skal rettes
    [warning] Overvej
   *[flag] Fundet af spiltesten
 }
editor-faults = { $count ->
    [one] Én ting skal rettes, før der kan spilles på dette bræt.
   *[other] { $count } ting skal rettes, før der kan spilles på dette bræt.
 }
editor-fine = Der kan spilles på dette bræt.
editor-checking = Tjekker…
editor-show = Vis

## Indstillinger og regler
editor-rules = Regler
editor-land = Den virkelige verdens kyster og søer
editor-land-hint = Tegnes under brættet, bøjet en smule efter, hvor byerne kommer til at ligge
editor-note = En note til læsere
editor-setting-players = Spillere
editor-setting-players-from = Mindst
editor-setting-players-to = Højst
editor-setting-player-colors = Spillernes farver i rækkefølge
editor-setting-cars = Vogne til hver spiller
editor-setting-cards = Kort
editor-setting-cards-colors = Farver
editor-setting-cards-each = Af hver farve
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Hvad de flerfarvede kort hedder
editor-setting-hand = Kort i starthånden
editor-setting-tickets = Rutekort
editor-setting-tickets-deal = Uddeles ved start
editor-setting-tickets-long = Lange derudover
editor-setting-tickets-keep = Mindst at beholde af dem
editor-setting-tickets-refused = Fravalgte lægges
editor-setting-tickets-draw = Trækkes på en tur
editor-setting-tickets-draw-keep = Mindst at beholde af disse
editor-setting-points = Point efter rutens længde
editor-setting-first-player = Den første spiller kendes
editor-setting-parallel-from = Parallelle spor åbne fra hvor mange spillere
editor-setting-ties = Pointlighed afgøres af, i denne rækkefølge
editor-setting-longest-path-points = Point
editor-setting-globetrotter-points = Point
editor-setting-tunnels-reveal = Kort, der vendes
editor-setting-stations-each = Til hver spiller
editor-setting-stations-unbuilt = Point for hver ubygget
editor-setting-markers-each = Til hver spiller
editor-setting-markers-cost = Kort for én
editor-setting-alvin-city = Hvor han bor
editor-setting-alvin-capture = Point for en fangst
editor-setting-alvin-hold = Point til sidst
editor-setting-souvenirs-symbols = Symboler
editor-setting-souvenirs-stack = Souvenirer i en fast stak, efter antal spillere
editor-setting-souvenirs-placed = Souvenirer i en udlagt stak, efter antal spillere
editor-setting-souvenirs-table = Point efter antal forskellige symboler, fra ingen
editor-rule-longest-path = Længste sammenhængende rute
editor-rule-longest-path-hint = En bonus for den længste ubrudte række af vogne
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = En bonus for flest gennemførte rutekort
editor-rule-ferries = Færger
editor-rule-ferries-hint = Ruter kan kræve { wild-card.plural }
editor-rule-tunnels = Tunneler
editor-rule-tunnels-hint = Nogle ruter kan koste mere, end de viser
editor-rule-stations = Stationer
editor-rule-stations-hint = Brug én af en anden spillers ruter
editor-rule-markers = Bybrikker
editor-rule-markers-hint = En startby, ét net og kontrol over byer
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Gæsten, der jages fra by til by; kræver bybrikker
editor-rule-souvenirs = Souvenirer
editor-rule-souvenirs-hint = Ting at samle i nogle af byerne
editor-choice-locomotive = Lokomotiv
editor-choice-ferry-card = Færgekort
editor-choice-before-tickets = før rutekortene vælges
editor-choice-after-tickets = når rutekortene er valgt
editor-choice-under = under bunken
editor-choice-out = ud af spillet
editor-choice-shuffled-under = blandet under bunken
editor-choice-tickets = Flere gennemførte rutekort
editor-choice-stations = Færre byggede stationer
editor-choice-longest-path = Den længste sammenhængende rute

## Spil og spiltest
editor-play-title = Spil ”{ $name }”
editor-play-text = Bordet beholder brættet, som det er nu. Du kan tegne videre; et nyt bord får det nye bræt.
editor-play-bots = Spil mod bots
editor-play-friends = Et bord til venner
editor-playtest-text = Bots spiller på brættet igen og igen på serveren, mens du tegner videre. Det, de finder, vises på brættet og i en rapport.
editor-playtest-games = Spil
editor-playtest-bot = Hvem spiller
editor-playtest-begin = Start spiltesten
editor-playtest-of = Spiltest af ”{ $name }”
editor-playtest-status = { $status ->
    [waiting] Venter på sin tur
    [running] { $done } af { $games } spil spillet
    [done] Færdig: { $games } spil
    [cancelled] Stoppet
   *[failed] Den kunne ikke gøres færdig. Prøv igen.
 }
editor-playtest-progress = Spillede spil
editor-playtest-stop = Stop
editor-playtest-report = Læs rapporten
