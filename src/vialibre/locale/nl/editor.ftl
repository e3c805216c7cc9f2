# De bordeditor van de pagina, en wat de server zegt over ontwerpen en speeltests.
error-no-such-design = Dat ontwerp is er niet, of het is niet van jou.
error-no-such-playtest = Die speeltest is er niet, of hij is nog niet klaar.
error-design-too-large = Het ontwerp is te groot voor een bordbestand; er wordt hoogstens { $most } KiB bewaard.
error-too-many-designs = Je hebt al { $most } ontwerpen. Wis er eerst een.
error-design-changed-elsewhere = Dit ontwerp is in een ander venster gewijzigd. Laad het opnieuw, of sla het jouwe op als kopie.
error-no-playtests-here = Deze server doet geen speeltests.
error-too-many-playtests = Er wachten nu veel speeltests. Probeer het over een paar minuten nog eens.
error-slow-playtest-bot = “{ $bot }” denkt te lang na voor de vele partijen van een speeltest. Kies uit: { $known }.
error-playtest-going-on = Er is nog een speeltest van jou bezig. Wacht erop of stop hem.
cli-serve-playtests-help = Laat bots op de achtergrond de borden spelen die mensen ontwerpen.
design-unnamed = Het bord
design-remark = { $where }: { $text }

## Waar een ontwerp begint
editor-page-title = Bord ontwerpen – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Bord ontwerpen
editor-lead = Zet steden neer, verbind ze met routes, schrijf bestemmingskaarten, kies de regels. Je ziet meteen wat er ontbreekt, laat bots het bord uitproberen en speelt erop met vrienden.
editor-begin = Beginnen
editor-begin-blank = Een leeg blad
editor-begin-blank-hint = Voor een zelfbedacht land
editor-begin-world = De echte wereld
editor-begin-world-hint = Steden waar ze liggen; aan tafel zie je kusten en meren
editor-begin-example = Het voorbeeld
editor-begin-example-hint = { $name }: klein, compleet, verander wat je wilt
editor-begin-copy = Een kopie van een bord
editor-begin-file = Een bestand
editor-begin-file-hint = Een bordbestand (.toml) van dit apparaat
editor-copy = Kopiëren
editor-copy-of = { $name }, mijn versie
editor-new-board = Mijn bord
editor-resume = Verder met “{ $name }”
editor-resume-hint = Nog niet op de server opgeslagen; gewijzigd { $when }
editor-continue = Verder
editor-mine = Mijn ontwerpen
editor-mine-none = Wat je opslaat, verschijnt hier. Niemand anders ziet het.
editor-replace-draft = “{ $name }” is nog niet op de server opgeslagen. Als je opnieuw begint, wordt het vervangen.
editor-replace = Vervangen
editor-delete = Wissen
editor-delete-named = { $name } wissen
editor-delete-sure = “{ $name }” is dan voorgoed weg. Partijen die erop gespeeld zijn, blijven.
editor-sure = Weet je het zeker?
editor-no = Nee, bewaren

## De balk
editor-all-designs = Alle ontwerpen
editor-name = Naam van het bord
editor-state = { $state ->
    [saving] Opslaan…
    [dirty] In deze browser bewaard
   *[saved] Opgeslagen
 }
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-save = Opslaan
editor-saved = Opgeslagen. Je vindt het bij “Mijn ontwerpen”.
editor-save-copy = Het mijne als kopie opslaan
editor-stale = Dit ontwerp is in een ander venster gewijzigd sinds je het opende. Het jouwe kun je ernaast opslaan, als kopie.
editor-download = Downloaden
editor-play = Spelen
editor-not-yet = Dit bord is nog niet speelbaar: kijk wat er nog te herstellen is.

## Het blad
editor-drawing = Tekening
editor-lists = Lijsten
editor-sheet = Blad met de steden en routes
editor-sheet-keys = Pijltjestoetsen gaan van stad naar stad, met Shift verplaatsen ze de stad. Enter kiest de stad, of begint en eindigt een route; Delete haalt de stad weg. In de lijsten staat alles wat op het blad staat.
editor-tools = Wat de aanwijzer doet
editor-tool-select = Bewegen
editor-tool-select-hint = Kiezen, steden verplaatsen, het blad verschuiven (V)
editor-tool-city = Stad
editor-tool-city-hint = Tik op het blad om een stad neer te zetten (C)
editor-tool-route = Route
editor-tool-route-hint = Trek van de ene stad naar de andere (R)
editor-zoom-in = Inzoomen
editor-zoom-out = Uitzoomen
editor-fit = Alles tonen
editor-look = Wat er te zien is
editor-look-sheet = Blad
editor-look-table = Aan tafel
editor-hint-empty = Kies “Stad” en tik op het blad.
editor-hint-place = Tik op het blad om je eerste stad neer te zetten.
editor-hint-route = Trek van de ene stad naar de andere, of tik eerst op de ene en dan op de andere.
editor-route-to = Van { $city } naar … tik op de andere stad.
editor-preview-drawing = Het bord wordt getekend…
editor-preview-not-yet = Eerst is er nog iets te herstellen; dan kan het bord getekend worden.
editor-city-number = Stad { $number }

## De lijsten
editor-tab-cities = Steden { $count }
editor-tab-routes = Routes { $count }
editor-tab-tickets = Doelen { $count }
editor-tab-rules = Regels
editor-tab-check = { $count ->
    [0] Controle
   *[other] Controle { $count }
 }
editor-tab-playtest = Speeltest
editor-add-city = Stad toevoegen
editor-cities-none = Nog geen steden. Zet ze op het blad, of voeg ze hier toe.
editor-city-name = Naam
editor-city-souvenir = Hier ligt een souvenir
editor-place = { $key ->
    [lat] Breedtegraad
    [lon] Lengtegraad
    [x] Van links, 0 tot 1
   *[y] Van boven, 0 tot 1
 }
editor-add-route = Route toevoegen
editor-routes-none = Nog geen routes. Teken ze op het blad van stad naar stad, of voeg ze hier toe.
editor-from = Van
editor-to = Naar
editor-choose-city = Kiezen…
editor-length = Vakken
editor-color = Kleur
editor-ferry = Symbolen voor { wild-card.plural } (veerboot)
editor-ferry-tag = Veerboot { $count }
editor-tunnel = Tunnel
editor-add-track = Parallel spoor toevoegen
editor-add-ticket = Bestemmingskaart toevoegen
editor-tickets-none = Nog geen bestemmingskaarten. Kies twee steden; als punten worden de vakken van de kortste weg voorgesteld.
editor-points = Punten
editor-long = Lange bestemmingskaart
editor-shortest = { $spaces ->
    [one] De kortste weg heeft één vak.
   *[other] De kortste weg heeft { $spaces } vakken.
 }
editor-use-points = { $points ->
    [one] Maak er één punt van
   *[other] Maak er { $points } punten van
 }
editor-remove-named = { $name } weghalen

## Wat er mis is
editor-severity = { $severity ->
    [fault] Te herstellen
    [warning] Om over na te denken
   *[flag] Gevonden door de speeltest
 }
editor-faults = { $count ->
    [one] Er is nog één ding te herstellen voordat dit bord speelbaar is.
   *[other] Er zijn nog { $count } dingen te herstellen voordat dit bord speelbaar is.
 }
editor-fine = Dit bord is speelbaar.
editor-checking = Controleren…
editor-show = Tonen

## Instellingen en regels
editor-rules = Regels
editor-land = Kusten en meren van de echte wereld
editor-land-hint = Onder het bord getekend, een beetje gebogen naar waar de steden komen te liggen
editor-note = Een opmerking voor lezers
editor-setting-players = Spelers
editor-setting-players-from = Minstens
editor-setting-players-to = Hoogstens
editor-setting-player-colors = Kleuren van de spelers, op volgorde
editor-setting-cars = Wagons per speler
editor-setting-cards = Kaarten
editor-setting-cards-colors = Kleuren
editor-setting-cards-each = Van elke kleur
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Naam van de veelkleurige kaarten
editor-setting-hand = Kaarten in de beginhand
editor-setting-tickets = Bestemmingskaarten
editor-setting-tickets-deal = Uitgedeeld aan het begin
editor-setting-tickets-long = Plus lange
editor-setting-tickets-keep = Daarvan minstens houden
editor-setting-tickets-refused = Wat je niet houdt, gaat
editor-setting-tickets-draw = Getrokken in een beurt
editor-setting-tickets-draw-keep = Daarvan minstens houden
editor-setting-points = Punten per lengte van een route
editor-setting-first-player = De eerste speler is bekend
editor-setting-parallel-from = Parallelle sporen open vanaf hoeveel spelers
editor-setting-ties = Bij gelijkspel beslist, in deze volgorde
editor-setting-longest-path-points = Punten
editor-setting-globetrotter-points = Punten
editor-setting-tunnels-reveal = Omgedraaide kaarten
editor-setting-stations-each = Per speler
editor-setting-stations-unbuilt = Punten per niet gebouwd station
editor-setting-markers-each = Per speler
editor-setting-markers-cost = Kaarten voor één
editor-setting-alvin-city = Waar hij woont
editor-setting-alvin-capture = Punten voor het vangen
editor-setting-alvin-hold = Punten aan het einde
editor-setting-souvenirs-symbols = Symbolen
editor-setting-souvenirs-stack = Souvenirs in een vaste stapel, per aantal spelers
editor-setting-souvenirs-placed = Souvenirs in een gelegde stapel, per aantal spelers
editor-setting-souvenirs-table = Punten per aantal verschillende symbolen, vanaf geen
editor-rule-longest-path = Langste aaneengesloten route
editor-rule-longest-path-hint = Een bonus voor de langste lijn zonder gat
editor-rule-globetrotter = Meeste behaalde kaarten
editor-rule-globetrotter-hint = Een bonus voor de meeste behaalde bestemmingskaarten
editor-rule-ferries = Veerboten
editor-rule-ferries-hint = Routes kunnen om { wild-card.plural } vragen
editor-rule-tunnels = Tunnels
editor-rule-tunnels-hint = Sommige routes kunnen meer kosten dan ze tonen
editor-rule-stations = Stations
editor-rule-stations-hint = Gebruik één route van een ander
editor-rule-markers = Stadsminiaturen
editor-rule-markers-hint = Een beginstad, één netwerk en steden in bezit
editor-rule-alvin = Alvin
editor-rule-alvin-hint = De gast die van stad naar stad wordt gejaagd; vraagt om stadsminiaturen
editor-rule-souvenirs = Souvenirs
editor-rule-souvenirs-hint = Te verzamelen in sommige steden
editor-choice-locomotive = Locomotief
editor-choice-ferry-card = Veerbootkaart
editor-choice-before-tickets = vóór de keuze van de bestemmingskaarten
editor-choice-after-tickets = na de keuze van de bestemmingskaarten
editor-choice-under = onder de stapel
editor-choice-out = uit het spel
editor-choice-shuffled-under = geschud onder de stapel
editor-choice-tickets = Meer behaalde bestemmingskaarten
editor-choice-stations = Minder gebouwde stations
editor-choice-longest-path = De langste aaneengesloten route

## Spelen en speeltests
editor-play-title = “{ $name }” spelen
editor-play-text = De tafel houdt het bord zoals het nu is. Je kunt verder tekenen; een nieuwe tafel krijgt het nieuwe bord.
editor-play-bots = Tegen bots spelen
editor-play-friends = Een tafel met vrienden
editor-playtest-text = Bots spelen het bord steeds opnieuw op de server terwijl jij verder tekent. Wat ze vinden, zie je op het bord en in een rapport.
editor-playtest-games = Partijen
editor-playtest-bot = Wie speelt
editor-playtest-begin = Speeltest beginnen
editor-playtest-of = Speeltest van “{ $name }”
editor-playtest-status = { $status ->
    [waiting] Wacht op zijn beurt
    [running] { $done } van { $games } partijen gespeeld
    [done] Klaar: { $games } partijen
    [cancelled] Gestopt
   *[failed] Hij kwam niet af. Probeer het nog eens.
 }
editor-playtest-progress = Gespeelde partijen
editor-playtest-stop = Stoppen
editor-playtest-report = Rapport lezen
