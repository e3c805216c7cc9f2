# Sidens bræteditor, og hvad serveren siger om udkast og spiltest.
error-no-such-design = Udkastet findes ikke, eller det er ikke dit.
error-no-such-playtest = Spiltesten findes ikke, eller den er ikke færdig endnu.
error-design-too-large = Udkastet er for stort til en brætfil; højst { $most } KiB er tilladt.
error-too-many-designs = Du har allerede { $most } udkast. Slet et først.
error-design-changed-elsewhere = Dette udkast blev ændret i et andet vindue. Indlæs det igen, eller gem dit som en kopi.
error-no-playtests-here = Denne server kører ikke spiltest.
error-too-many-playtests = Der er mange spiltest i kø. Prøv igen om et par minutter.
error-slow-playtest-bot = ”{ $bot }” tænker for længe til de mange spil i en spiltest. Vælg en af disse: { $known }.
error-playtest-going-on = En af dine spiltest er stadig i gang. Vent på den, eller stop den.
cli-serve-playtests-help = Lad bots spille de brætter, som folk designer, i baggrunden.
design-unnamed = Brættet
design-remark = { $where }: { $text }

## Hvor et udkast begynder
editor-page-title = Design et bræt – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Design et bræt
editor-lead = Placér byer, forbind dem med ruter, skriv rutekort, og vælg regler. Du ser straks, hvad der mangler, kan lade bots teste brættet og kan spille på det med venner.
editor-begin = Nyt bræt
editor-begin-blank = Tomt ark
editor-begin-blank-hint = Til dit eget land
editor-begin-world = Virkelig verden
editor-begin-world-hint = Byer på deres rigtige plads, med kyster og søer
editor-begin-example = Eksempel
editor-begin-example-hint = { $name }: lille, færdigt og frit at ændre
editor-begin-copy = Kopi af et bræt
editor-begin-file = Fil
editor-begin-file-hint = En brætfil (.toml) fra denne enhed
editor-copy = Kopiér
editor-copy-of = { $name }, min udgave
editor-new-board = Mit bræt
editor-resume = Fortsæt med ”{ $name }”
editor-resume-hint = Ikke gemt på serveren endnu; ændret { $when }
editor-continue = Fortsæt
editor-mine = Mine udkast
editor-mine-none = Udkast, du gemmer, vises her. Kun du kan se dem.
editor-replace-draft = ”{ $name }” er ikke gemt på serveren endnu. Et nyt bræt erstatter det.
editor-replace = Erstat
editor-delete = Slet
editor-delete-named = Slet { $name }
editor-delete-sure = ”{ $name }” slettes for altid. Spil, der er spillet på det, bliver.
editor-sure = Er du sikker?
editor-no = Annullér

## Bjælken
editor-all-designs = Alle udkast
editor-name = Brættets navn
editor-state = { $state ->
    [saving] Gemmer…
    [dirty] Kun gemt i denne browser
   *[saved] Gemt
 }
editor-undo = Fortryd
editor-redo = Gentag
editor-save = Gem
editor-saved = Gemt under ”Mine udkast”.
editor-save-copy = Gem mit som en kopi
editor-stale = Dette udkast er ændret i et andet vindue, siden du åbnede det. Du kan gemme dit som en kopi.
editor-download = Hent
editor-play = Spil
editor-not-yet = Der kan ikke spilles på brættet endnu: ret fejlene først.

## Arket
editor-drawing = Tegning
editor-lists = Lister
editor-sheet = Ark med byer og ruter
editor-sheet-keys = Piletasterne går fra by til by; med Shift flytter de byen. Enter vælger den eller begynder og afslutter en rute; Delete fjerner den. Listerne indeholder alt, hvad der er på arket.
editor-tools = Værktøjer
editor-tool-select = Flyt
editor-tool-select-hint = Vælg og flyt byer, flyt arket (V)
editor-tool-city = By
editor-tool-city-hint = Vælg et sted på arket til en by (C)
editor-tool-route = Rute
editor-tool-route-hint = Træk fra en by til en anden (R)
editor-zoom-in = Zoom ind
editor-zoom-out = Zoom ud
editor-fit = Vis alt
editor-look = Visning
editor-look-sheet = Ark
editor-look-table = Ved bordet
editor-hint-empty = Vælg ”By” og derefter et sted på arket.
editor-hint-place = Vælg et sted på arket til din første by.
editor-hint-route = Træk fra en by til en anden, eller vælg først den ene og så den anden.
editor-route-to = Fra { $city }: vælg den anden by.
editor-preview-drawing = Tegner brættet…
editor-preview-not-yet = Ret fejlene først; så kan brættet tegnes.
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
editor-add-city = Tilføj by
editor-cities-none = Ingen byer endnu. Placér dem på arket, eller tilføj dem her.
editor-city-name = Navn
editor-city-souvenir = Souvenirsted
editor-place = { $key ->
    [lat] Breddegrad
    [lon] Længdegrad
    [x] Fra venstre, 0 til 1
   *[y] Fra oven, 0 til 1
 }
editor-add-route = Tilføj rute
editor-routes-none = Ingen ruter endnu. Tegn dem på arket fra by til by, eller tilføj dem her.
editor-from = Fra
editor-to = Til
editor-choose-city = Vælg…
editor-length = Felter
editor-color = Farve
editor-ferry = Symboler for { wild-card } (færge)
editor-ferry-tag = Færge { $count }
editor-tunnel = Tunnel
editor-add-track = Tilføj et spor
editor-add-ticket = Tilføj rutekort
editor-tickets-none = Ingen rutekort endnu. Vælg to byer; de foreslåede point er antallet af felter på den korteste vej.
editor-points = Point
editor-long = Langt rutekort
editor-shortest = { $spaces ->
    [one] Den korteste vej har ét felt.
   *[other] Den korteste vej har { $spaces } felter.
 }
editor-use-points = { $points ->
    [one] Sæt til ét point
   *[other] Sæt til { $points } point
 }
editor-remove-named = Fjern { $name }

## Hvad der er galt
editor-severity = { $severity ->
    [fault] Fejl
    [warning] Advarsel
   *[flag] Spiltest
 }
editor-faults = { $count ->
    [one] Én fejl skal rettes, før der kan spilles på brættet.
   *[other] { $count } fejl skal rettes, før der kan spilles på brættet.
 }
editor-fine = Der kan spilles på dette bræt.
editor-checking = Tjekker…
editor-show = Vis

## Indstillinger og regler
editor-rules = Regler
editor-land = Den virkelige verdens kyster og søer
editor-land-hint = Tegnes under brættet og tilpasses lidt efter byerne
editor-note = Note til læsere
editor-setting-players = Spillere
editor-setting-players-from = Mindst
editor-setting-players-to = Højst
editor-setting-player-colors = Spillernes farver i rækkefølge
editor-setting-cars = Vogne pr. spiller
editor-setting-cards = Kort
editor-setting-cards-colors = Farver
editor-setting-cards-each = Pr. farve
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Hvad de flerfarvede kort hedder
editor-setting-hand = Kort i starthånden
editor-setting-tickets = Rutekort
editor-setting-tickets-deal = Uddeles ved start
editor-setting-tickets-long = Lange derudover
editor-setting-tickets-keep = Behold mindst
editor-setting-tickets-refused = Afleverede rutekort lægges
editor-setting-tickets-draw = Trækkes pr. tur
editor-setting-tickets-draw-keep = Behold mindst
editor-setting-points = Point efter rutens længde
editor-setting-first-player = Første spiller er kendt
editor-setting-parallel-from = Dobbelte spor er åbne fra så mange spillere
editor-setting-ties = Ved pointlighed afgør, i rækkefølge
editor-setting-longest-path-points = Point
editor-setting-globetrotter-points = Point
editor-setting-tunnels-reveal = Kort, der vendes
editor-setting-stations-each = Pr. spiller
editor-setting-stations-unbuilt = Point for hver ubygget
editor-setting-markers-each = Pr. spiller
editor-setting-markers-cost = Pris i kort
editor-setting-alvin-city = Første by
editor-setting-alvin-capture = Point for at fange ham
editor-setting-alvin-hold = Point til sidst
editor-setting-souvenirs-symbols = Symboler
editor-setting-souvenirs-stack = Souvenirer i en fast stak, efter antal spillere
editor-setting-souvenirs-placed = Souvenirer i en udlagt stak, efter antal spillere
editor-setting-souvenirs-table = Point efter antal forskellige symboler, fra 0
editor-rule-longest-path = Længste sammenhængende rute
editor-rule-longest-path-hint = En bonus for den længste sammenhængende rute
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = En bonus for flest færdiggjorte rutekort
editor-rule-ferries = Færger
editor-rule-ferries-hint = Ruter kan kræve { wild-card.plural }
editor-rule-tunnels = Tunneler
editor-rule-tunnels-hint = Nogle ruter kan koste mere, end de viser
editor-rule-stations = Stationer
editor-rule-stations-hint = Brug én af en anden spillers ruter
editor-rule-markers = By-brikker
editor-rule-markers-hint = En startby, ét net og kontrol over byer
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Rumvæsenet, der jages fra by til by; kræver by-brikker
editor-rule-souvenirs = Souvenirer
editor-rule-souvenirs-hint = Ting at samle i nogle af byerne
editor-choice-locomotive = Lokomotiv
editor-choice-ferry-card = Færgekort
editor-choice-before-tickets = før rutekortene vælges
editor-choice-after-tickets = når rutekortene er valgt
editor-choice-under = under bunken
editor-choice-out = ud af spillet
editor-choice-shuffled-under = blandet under bunken
editor-choice-tickets = Flere færdiggjorte rutekort
editor-choice-stations = Færre byggede stationer
editor-choice-longest-path = Den længste sammenhængende rute

## Spil og spiltest
editor-play-title = Spil ”{ $name }”
editor-play-text = Bordet beholder brættet, som det er nu. Du kan tegne videre; et nyt bord får det nye bræt.
editor-play-bots = Spil mod bots
editor-play-friends = Et bord med venner
editor-playtest-text = Bots spiller på brættet igen og igen på serveren, mens du tegner videre. Det, de finder, vises på brættet og i en rapport.
editor-playtest-games = Spil
editor-playtest-bot = Bot
editor-playtest-begin = Start spiltest
editor-playtest-of = Spiltest af ”{ $name }”
editor-playtest-status = { $status ->
    [waiting] I kø
    [running] { $done } af { $games } spil spillet
    [done] Færdig: { $games } spil
    [cancelled] Stoppet
   *[failed] Den kunne ikke gøres færdig. Prøv igen.
 }
editor-playtest-progress = Spillede spil
editor-playtest-stop = Stop
editor-playtest-report = Læs rapporten
