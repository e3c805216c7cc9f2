# Bretteditoren på siden, og hva serveren sier om utkast og spilltester.
error-no-such-design = Utkastet finnes ikke, eller det er ikke ditt.
error-no-such-playtest = Spilltesten finnes ikke, eller den er ikke ferdig ennå.
error-design-too-large = Utkastet er for stort for en brettfil; høyst { $most } KiB er tillatt.
error-too-many-designs = Du har allerede { $most } utkast. Slett ett først.
error-design-changed-elsewhere = Dette utkastet ble endret i et annet vindu. Last det på nytt, eller lagre ditt som en kopi.
error-no-playtests-here = Denne serveren kjører ikke spilltester.
error-too-many-playtests = Mange spilltester står i kø. Prøv igjen om noen minutter.
error-slow-playtest-bot = «{ $bot }» tenker for lenge for de mange spillene i en spilltest. Velg en av disse: { $known }.
error-playtest-going-on = En av spilltestene dine er fortsatt i gang. Vent på den, eller stopp den.
cli-serve-playtests-help = La boter spille brettene som folk lager, i bakgrunnen.
design-unnamed = Brettet
design-remark = { $where }: { $text }

## Der et utkast begynner
editor-page-title = Design et brett – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Design et brett
editor-lead = Plasser byer, bind dem sammen med ruter, skriv billetter og velg regler. Du ser med en gang hva som mangler, kan la boter teste brettet og kan spille på det med venner.
editor-begin = Nytt brett
editor-begin-blank = Tomt ark
editor-begin-blank-hint = For et land du finner på selv
editor-begin-world = Virkelig verden
editor-begin-world-hint = Byer på sine virkelige steder, med kyster og innsjøer
editor-begin-example = Eksempel
editor-begin-example-hint = { $name }: lite, ferdig og fritt fram å endre
editor-begin-copy = Kopi av et brett
editor-begin-file = Fil
editor-begin-file-hint = En brettfil (.toml) fra denne enheten
editor-copy = Kopier
editor-copy-of = { $name }, min versjon
editor-new-board = Brettet mitt
editor-resume = Fortsett med «{ $name }»
editor-resume-hint = Ikke lagret på serveren ennå; endret { $when }
editor-continue = Fortsett
editor-mine = Utkastene mine
editor-mine-none = Utkast du lagrer, vises her. Bare du kan se dem.
editor-replace-draft = «{ $name }» er ikke lagret på serveren ennå. Et nytt brett erstatter det.
editor-replace = Erstatt
editor-delete = Slett
editor-delete-named = Slett { $name }
editor-delete-sure = «{ $name }» blir slettet for godt. Spill som er spilt på det, blir værende.
editor-sure = Er du sikker?
editor-no = Avbryt

## Linjen øverst
editor-all-designs = Alle utkast
editor-name = Navnet på brettet
editor-state = { $state ->
    [saving] Lagrer…
    [dirty] Bare lagret i denne nettleseren
   *[saved] Lagret
 }
editor-undo = Angre
editor-redo = Gjør om
editor-save = Lagre
editor-saved = Lagret under «Utkastene mine».
editor-save-copy = Lagre mitt som en kopi
editor-stale = Dette utkastet er endret i et annet vindu siden du åpnet det. Du kan lagre ditt som en kopi.
editor-download = Last ned
editor-play = Spill
editor-not-yet = Brettet kan ikke spilles ennå: rett feilene først.

## Arket
editor-drawing = Tegning
editor-lists = Lister
editor-sheet = Ark med byer og ruter
editor-sheet-keys = Piltastene går fra by til by; med Shift flytter de byen. Enter velger den eller begynner og avslutter en rute; Delete fjerner den. Listene inneholder alt på arket.
editor-tools = Verktøy
editor-tool-select = Flytt
editor-tool-select-hint = Velg og flytt byer, flytt arket (V)
editor-tool-city = By
editor-tool-city-hint = Velg et sted på arket for en by (C)
editor-tool-route = Rute
editor-tool-route-hint = Dra fra en by til en annen (R)
editor-zoom-in = Zoom inn
editor-zoom-out = Zoom ut
editor-fit = Vis alt
editor-look = Visning
editor-look-sheet = Ark
editor-look-table = Ved bordet
editor-hint-empty = Velg «By» og deretter et sted på arket.
editor-hint-place = Velg et sted på arket for den første byen din.
editor-hint-route = Dra fra en by til en annen, eller velg først den ene og så den andre.
editor-route-to = Fra { $city }: velg den andre byen.
editor-preview-drawing = Tegner brettet…
editor-preview-not-yet = Rett feilene først; så kan brettet tegnes.
editor-city-number = By { $number }

## Listene
editor-tab-cities = Byer { $count }
editor-tab-routes = Ruter { $count }
editor-tab-tickets = Billetter { $count }
editor-tab-rules = Regler
editor-tab-check = { $count ->
    [0] Sjekk
   *[other] Sjekk { $count }
 }
editor-tab-playtest = Spilltest
editor-add-city = Legg til by
editor-cities-none = Ingen byer ennå. Plasser dem på arket, eller legg dem til her.
editor-city-name = Navn
editor-city-souvenir = Suvenirsted
editor-place = { $key ->
    [lat] Breddegrad
    [lon] Lengdegrad
    [x] Fra venstre, 0 til 1
   *[y] Ovenfra, 0 til 1
 }
editor-add-route = Legg til rute
editor-routes-none = Ingen ruter ennå. Tegn dem på arket fra by til by, eller legg dem til her.
editor-from = Fra
editor-to = Til
editor-choose-city = Velg…
editor-length = Felt
editor-color = Farge
editor-ferry = Symboler for { wild-card } (ferge)
editor-ferry-tag = Ferge { $count }
editor-tunnel = Tunnel
editor-add-track = Legg til et spor
editor-add-ticket = Legg til billett
editor-tickets-none = Ingen billetter ennå. Velg to byer; de foreslåtte poengene er antall felt på den korteste veien.
editor-points = Poeng
editor-long = Lang billett
editor-shortest = { $spaces ->
    [one] Den korteste veien har ett felt.
   *[other] Den korteste veien har { $spaces } felt.
 }
editor-use-points = { $points ->
    [one] Sett til ett poeng
   *[other] Sett til { $points } poeng
 }
editor-remove-named = Fjern { $name }

## Hva som er galt
editor-severity = { $severity ->
    [fault] Feil
    [warning] Advarsel
   *[flag] Spilltest
 }
editor-faults = { $count ->
    [one] Én feil må rettes før brettet kan spilles.
   *[other] { $count } feil må rettes før brettet kan spilles.
 }
editor-fine = Brettet kan spilles.
editor-checking = Sjekker…
editor-show = Vis

## Innstillinger og regler
editor-rules = Regler
editor-land = Kyster og innsjøer fra den virkelige verden
editor-land-hint = Tegnes under brettet og tilpasses litt etter byene
editor-note = Merknad til leserne
editor-setting-players = Spillere
editor-setting-players-from = Minst
editor-setting-players-to = Høyst
editor-setting-player-colors = Spillerfarger, i rekkefølge
editor-setting-cars = Vogner per spiller
editor-setting-cards = Kort
editor-setting-cards-colors = Farger
editor-setting-cards-each = Per farge
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Hva de flerfargede kortene heter
editor-setting-hand = Kort i starthånden
editor-setting-tickets = Billetter
editor-setting-tickets-deal = Deles ut ved start
editor-setting-tickets-long = Lange i tillegg
editor-setting-tickets-keep = Behold minst
editor-setting-tickets-refused = Returnerte billetter legges
editor-setting-tickets-draw = Trekkes per tur
editor-setting-tickets-draw-keep = Behold minst
editor-setting-points = Poeng etter lengden på ruten
editor-setting-first-player = Førstespilleren er kjent
editor-setting-parallel-from = Dobbeltruter er åpne fra så mange spillere
editor-setting-ties = Ved poenglikhet avgjør, i rekkefølge
editor-setting-longest-path-points = Poeng
editor-setting-globetrotter-points = Poeng
editor-setting-tunnels-reveal = Kort som snus
editor-setting-stations-each = Per spiller
editor-setting-stations-unbuilt = Poeng for hver ubygd
editor-setting-markers-each = Per spiller
editor-setting-markers-cost = Pris i kort
editor-setting-alvin-city = Første by
editor-setting-alvin-capture = Poeng for å fange ham
editor-setting-alvin-hold = Poeng til slutt
editor-setting-souvenirs-symbols = Symboler
editor-setting-souvenirs-stack = Suvenirer i en fast stabel, etter antall spillere
editor-setting-souvenirs-placed = Suvenirer i en utlagt stabel, etter antall spillere
editor-setting-souvenirs-table = Poeng etter antall ulike symboler, fra 0
editor-rule-longest-path = Lengste sammenhengende rute
editor-rule-longest-path-hint = En bonus for den lengste sammenhengende ruten
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = En bonus for flest fullførte billetter
editor-rule-ferries = Ferger
editor-rule-ferries-hint = Ruter kan kreve { wild-card.plural }
editor-rule-tunnels = Tunneler
editor-rule-tunnels-hint = Noen ruter kan koste mer enn de viser
editor-rule-stations = Stasjoner
editor-rule-stations-hint = Bruk én av rutene til en annen spiller
editor-rule-markers = Bymarkører
editor-rule-markers-hint = En startby, ett nett og kontroll over byer
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Romvesenet som jages fra by til by; krever bymarkører
editor-rule-souvenirs = Suvenirer
editor-rule-souvenirs-hint = Ting å samle i noen av byene
editor-choice-locomotive = Lokomotiv
editor-choice-ferry-card = Fergekort
editor-choice-before-tickets = før billettene velges
editor-choice-after-tickets = når billettene er valgt
editor-choice-under = under bunken
editor-choice-out = ut av spillet
editor-choice-shuffled-under = stokket, under bunken
editor-choice-tickets = Flere fullførte billetter
editor-choice-stations = Færre bygde stasjoner
editor-choice-longest-path = Den lengste sammenhengende ruten

## Spill og spilltester
editor-play-title = Spill «{ $name }»
editor-play-text = Bordet beholder brettet slik det er nå. Du kan tegne videre; et nytt bord får det nye brettet.
editor-play-bots = Spill mot boter
editor-play-friends = Et bord med venner
editor-playtest-text = Boter spiller på brettet om og om igjen på serveren mens du tegner videre. Det de finner, vises på brettet og i en rapport.
editor-playtest-games = Spill
editor-playtest-bot = Bot
editor-playtest-begin = Start spilltest
editor-playtest-of = Spilltest av «{ $name }»
editor-playtest-status = { $status ->
    [waiting] I kø
    [running] { $done } av { $games } spill spilt
    [done] Ferdig: { $games } spill
    [cancelled] Stoppet
   *[failed] Den kunne ikke fullføres. Prøv igjen.
 }
editor-playtest-progress = Spilte spill
editor-playtest-stop = Stopp
editor-playtest-report = Les rapporten
