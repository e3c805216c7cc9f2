# Bretteditoren på siden, og hva serveren sier om utkast og spilltester.
error-no-such-design = Utkastet finnes ikke, eller det er ikke ditt.
error-no-such-playtest = Spilltesten finnes ikke, eller den er ikke ferdig ennå.
error-design-too-large = Utkastet er for stort for en brettfil; høyst { $most } KiB blir lagret.
error-too-many-designs = Du har allerede lagret { $most } utkast. Slett et først.
error-design-changed-elsewhere = Dette utkastet ble endret i et annet vindu. Last det på nytt, eller lagre ditt som en kopi.
error-no-playtests-here = Denne serveren kjører ikke spilltester.
error-too-many-playtests = Mange spilltester venter. Prøv igjen om noen minutter.
error-slow-playtest-bot = «{ $bot }» tenker for lenge for de mange spillene i en spilltest. Velg en av disse: { $known }.
error-playtest-going-on = En av spilltestene dine er fortsatt i gang. Vent på den, eller stopp den.
cli-serve-playtests-help = La boter spille brettene som folk lager, i bakgrunnen.
design-unnamed = Brettet
design-remark = { $where }: { $text }

## Der et utkast begynner
editor-page-title = Design et brett – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Design et brett
editor-lead = Plasser byer, bind dem sammen med ruter, skriv billetter, velg regler. Du ser med en gang hva som mangler, kan la boter prøve brettet og spille på det med venner.
editor-begin = Begynn
editor-begin-blank = Et tomt ark
editor-begin-blank-hint = For et land du finner på selv
editor-begin-world = Den virkelige verden
editor-begin-world-hint = Byer der de ligger; bordet viser kyster og innsjøer
editor-begin-example = Eksempelet
editor-begin-example-hint = { $name }: lite, ferdig og fritt å endre
editor-begin-copy = En kopi av et brett
editor-begin-file = En fil
editor-begin-file-hint = En brettfil (.toml) fra denne enheten
editor-copy = Kopier
editor-copy-of = { $name }, min versjon
editor-new-board = Brettet mitt
editor-resume = Fortsett med «{ $name }»
editor-resume-hint = Ikke lagret på serveren ennå; endret { $when }
editor-continue = Fortsett
editor-mine = Utkastene mine
editor-mine-none = Det du lagrer, kommer her. Ingen andre ser det.
editor-replace-draft = «{ $name }» er ikke lagret på serveren ennå. Begynner du på nytt, blir det erstattet.
editor-replace = Erstatt det
editor-delete = Slett
editor-delete-named = Slett { $name }
editor-delete-sure = «{ $name }» blir borte for godt. Spill som er spilt på det, blir værende.
editor-sure = Er du sikker?
editor-no = Nei, behold det

## Linjen øverst
editor-all-designs = Alle utkast
editor-name = Navnet på brettet
editor-state = { $state ->
    [saving] Lagrer…
    [dirty] Ligger i denne nettleseren
   *[saved] Lagret
 }
editor-undo = Angre
editor-redo = Gjør om
editor-save = Lagre
editor-saved = Lagret. Du finner det under «Utkastene mine».
editor-save-copy = Lagre mitt som en kopi
editor-stale = Dette utkastet er endret i et annet vindu siden du åpnet det. Ditt kan lagres ved siden av, som en kopi.
editor-download = Last ned
editor-play = Spill
editor-not-yet = Dette brettet kan ikke spilles på ennå: se hva som må rettes.

## Arket
editor-drawing = Tegning
editor-lists = Lister
editor-sheet = Ark med byer og ruter
editor-sheet-keys = Piltastene går fra by til by, med Shift flytter de byen. Enter velger den eller begynner og avslutter en rute; Delete fjerner den. Listene har alt som er på arket.
editor-tools = Hva pekeren gjør
editor-tool-select = Flytt
editor-tool-select-hint = Velg, flytt byer, flytt arket (V)
editor-tool-city = By
editor-tool-city-hint = Trykk på arket for å plassere en by (C)
editor-tool-route = Rute
editor-tool-route-hint = Dra fra en by til en annen (R)
editor-zoom-in = Nærmere
editor-zoom-out = Lenger unna
editor-fit = Vis alt
editor-look = Hva som vises
editor-look-sheet = Ark
editor-look-table = Ved bordet
editor-hint-empty = Velg «By» og trykk på arket.
editor-hint-place = Trykk på arket for å plassere den første byen.
editor-hint-route = Dra fra en by til en annen, eller trykk på først den ene og så den andre.
editor-route-to = Fra { $city } til … trykk på den andre byen.
editor-preview-drawing = Tegner brettet…
editor-preview-not-yet = Først må feilene rettes; så kan brettet tegnes.
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
editor-add-city = Legg til en by
editor-cities-none = Ingen byer ennå. Plasser dem på arket, eller legg dem til her.
editor-city-name = Navn
editor-city-souvenir = Her ligger en suvenir
editor-place = { $key ->
    [lat] Breddegrad
    [lon] Lengdegrad
    [x] Fra venstre, 0 til 1
   *[y] Ovenfra, 0 til 1
 }
editor-add-route = Legg til ruten
editor-routes-none = Ingen ruter ennå. Tegn dem på arket fra by til by, eller legg dem til her.
editor-from = Fra
editor-to = Til
editor-choose-city = Velg…
editor-length = Felt
editor-color = Farge
editor-ferry = Symboler for { wild-card } (ferge)
editor-ferry-tag = Ferge { $count }
editor-tunnel = Tunnel
editor-add-track = Legg til et parallelt spor
editor-add-ticket = Legg til billetten
editor-tickets-none = Ingen billetter ennå. Velg to byer; de foreslåtte poengene er feltene på den korteste veien.
editor-points = Poeng
editor-long = Lang billett
editor-shortest = { $spaces ->
    [one] Den korteste veien har ett felt.
   *[other] Den korteste veien har { $spaces } felt.
 }
editor-use-points = { $points ->
    [one] Gi den ett poeng
   *[other] Gi den { $points } poeng
 }
editor-remove-named = Fjern { $name }

## Hva som er galt
editor-severity = { $severity ->
    [fault] Må rettes
    [warning] Tenk over det
   *[flag] Funnet av spilltesten
 }
editor-faults = { $count ->
    [one] Én ting må rettes før dette brettet kan spilles på.
   *[other] { $count } ting må rettes før dette brettet kan spilles på.
 }
editor-fine = Dette brettet kan spilles på.
editor-checking = Sjekker…
editor-show = Vis

## Innstillinger og regler
editor-rules = Regler
editor-land = Kyster og innsjøer fra den virkelige verden
editor-land-hint = Tegnes under brettet, bøyd litt etter hvor byene kommer til å ligge
editor-note = En merknad til leserne
editor-setting-players = Spillere
editor-setting-players-from = Minst
editor-setting-players-to = Høyst
editor-setting-player-colors = Fargene til spillerne, i rekkefølge
editor-setting-cars = Vogner til hver spiller
editor-setting-cards = Kort
editor-setting-cards-colors = Farger
editor-setting-cards-each = Av hver farge
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Hva de flerfargede kortene heter
editor-setting-hand = Kort i starthånden
editor-setting-tickets = Billetter
editor-setting-tickets-deal = Deles ut ved start
editor-setting-tickets-long = Lange i tillegg
editor-setting-tickets-keep = Minst å beholde av dem
editor-setting-tickets-refused = De som velges bort, legges
editor-setting-tickets-draw = Trekkes på en tur
editor-setting-tickets-draw-keep = Minst å beholde av disse
editor-setting-points = Poeng etter lengden på ruten
editor-setting-first-player = Førstespilleren er kjent
editor-setting-parallel-from = Parallelle spor åpne fra hvor mange spillere
editor-setting-ties = Poenglikhet avgjøres av, i denne rekkefølgen
editor-setting-longest-path-points = Poeng
editor-setting-globetrotter-points = Poeng
editor-setting-tunnels-reveal = Kort som snus
editor-setting-stations-each = Til hver spiller
editor-setting-stations-unbuilt = Poeng for hver ubygd
editor-setting-markers-each = Til hver spiller
editor-setting-markers-cost = Kort for én
editor-setting-alvin-city = Hvor han bor
editor-setting-alvin-capture = Poeng for en fangst
editor-setting-alvin-hold = Poeng til slutt
editor-setting-souvenirs-symbols = Symboler
editor-setting-souvenirs-stack = Suvenirer i en fast stabel, etter antall spillere
editor-setting-souvenirs-placed = Suvenirer i en utlagt stabel, etter antall spillere
editor-setting-souvenirs-table = Poeng etter antall ulike symboler, fra ingen
editor-rule-longest-path = Lengste sammenhengende rute
editor-rule-longest-path-hint = En bonus for den lengste ubrutte rekken av vogner
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
editor-rule-alvin-hint = Gjesten som jages fra by til by; krever bymarkører
editor-rule-souvenirs = Suvenirer
editor-rule-souvenirs-hint = Ting å samle i noen av byene
editor-choice-locomotive = Lokomotiv
editor-choice-ferry-card = Fergekort
editor-choice-before-tickets = før destinasjonsbillettene velges
editor-choice-after-tickets = når destinasjonsbillettene er valgt
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
editor-play-friends = Et bord for venner
editor-playtest-text = Boter spiller på brettet om og om igjen på serveren mens du tegner videre. Det de finner, vises på brettet og i en rapport.
editor-playtest-games = Spill
editor-playtest-bot = Hvem spiller
editor-playtest-begin = Start spilltesten
editor-playtest-of = Spilltest av «{ $name }»
editor-playtest-status = { $status ->
    [waiting] Venter på tur
    [running] { $done } av { $games } spill spilt
    [done] Ferdig: { $games } spill
    [cancelled] Stoppet
   *[failed] Den kunne ikke gjøres ferdig. Prøv igjen.
 }
editor-playtest-progress = Spilte spill
editor-playtest-stop = Stopp
editor-playtest-report = Les rapporten
