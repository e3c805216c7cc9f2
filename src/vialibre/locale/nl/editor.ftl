# De bordeditor van de pagina, en wat de server zegt over ontwerpen en speeltests.
error-no-such-design = Dat ontwerp is er niet, of het is niet van jou.
error-no-such-playtest = Die speeltest is er niet, of hij is nog niet klaar.
error-design-too-large = Het ontwerp is te groot voor een bordbestand; hoogstens { $most } KiB is toegestaan.
error-too-many-designs = Je hebt al { $most } ontwerpen. Verwijder er eerst een.
error-design-changed-elsewhere = Dit ontwerp is in een ander venster gewijzigd. Laad het opnieuw, of sla het jouwe op als kopie.
error-no-playtests-here = Deze server doet geen speeltests.
error-too-many-playtests = Er staan veel speeltests in de wachtrij. Probeer het over een paar minuten nog eens.
error-slow-playtest-bot = “{ $bot }” denkt te lang na voor de vele spellen van een speeltest. Kies uit: { $known }.
error-playtest-going-on = Er is nog een speeltest van jou bezig. Wacht erop of stop hem.
cli-serve-playtests-help = Laat bots op de achtergrond de borden spelen die mensen ontwerpen.
design-unnamed = Het bord
design-remark = { $where }: { $text }

## Waar een ontwerp begint
editor-page-title = Bord ontwerpen – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Bord ontwerpen
editor-lead = Zet steden neer, verbind ze met routes, schrijf bestemmingskaarten, kies de regels. Je ziet meteen wat er ontbreekt, laat bots het bord testen en speelt erop met vrienden.
editor-begin = Nieuw bord
editor-begin-blank = Leeg blad
editor-begin-blank-hint = Voor een eigen land
editor-begin-world = Echte wereld
editor-begin-world-hint = Steden op hun echte plek, met kusten en meren
editor-begin-example = Voorbeeld
editor-begin-example-hint = { $name }: klein, compleet, verander wat je wilt
editor-begin-copy = Kopie van een bord
editor-begin-file = Bestand
editor-begin-file-hint = Een bordbestand (.toml) van dit apparaat
editor-copy = Kopiëren
editor-copy-of = { $name }, mijn versie
editor-new-board = Mijn bord
editor-resume = Verder met “{ $name }”
editor-resume-hint = Nog niet op de server opgeslagen; gewijzigd { $when }
editor-continue = Verder
editor-mine = Mijn ontwerpen
editor-mine-none = Ontwerpen die je opslaat, verschijnen hier. Alleen jij ziet ze.
editor-replace-draft = “{ $name }” is nog niet op de server opgeslagen. Een nieuw bord vervangt dit ontwerp.
editor-replace = Vervangen
editor-delete = Verwijderen
editor-delete-named = { $name } verwijderen
editor-delete-sure = “{ $name }” wordt definitief verwijderd. Spellen die erop gespeeld zijn, blijven.
editor-sure = Weet je het zeker?
editor-no = Annuleren

## De balk
editor-all-designs = Alle ontwerpen
editor-name = Naam van het bord
editor-state = { $state ->
    [saving] Opslaan…
    [dirty] Alleen in deze browser opgeslagen
   *[saved] Opgeslagen
 }
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-save = Opslaan
editor-saved = Opgeslagen bij “Mijn ontwerpen”.
editor-save-copy = Het mijne als kopie opslaan
editor-stale = Dit ontwerp is in een ander venster gewijzigd sinds je het opende. Het jouwe kun je als kopie opslaan.
editor-download = Downloaden
editor-play = Spelen
editor-not-yet = Dit bord is nog niet speelbaar: herstel eerst de fouten.

## Het blad
editor-drawing = Tekening
editor-lists = Lijsten
editor-sheet = Blad met de steden en routes
editor-sheet-keys = Pijltjestoetsen gaan van stad naar stad; met Shift verplaatsen ze de stad. Enter kiest de stad, of begint en eindigt een route; Delete verwijdert de stad. In de lijsten staat alles wat op het blad staat.
editor-tools = Gereedschap
editor-tool-select = Bewegen
editor-tool-select-hint = Kiezen, steden verplaatsen, het blad verschuiven (V)
editor-tool-city = Stad
editor-tool-city-hint = Kies een plek op het blad voor een stad (C)
editor-tool-route = Route
editor-tool-route-hint = Sleep van de ene stad naar de andere (R)
editor-zoom-in = Inzoomen
editor-zoom-out = Uitzoomen
editor-fit = Alles tonen
editor-look = Weergave
editor-look-sheet = Blad
editor-look-table = Aan tafel
editor-hint-empty = Kies “Stad” en dan een plek op het blad.
editor-hint-place = Kies een plek op het blad voor je eerste stad.
editor-hint-route = Sleep van de ene stad naar de andere, of kies eerst de ene en dan de andere.
editor-route-to = Van { $city }: kies de andere stad.
editor-preview-drawing = Het bord wordt getekend…
editor-preview-not-yet = Herstel eerst de fouten; dan kan het bord worden getekend.
editor-city-number = Stad { $number }

## De lijsten
editor-tab-cities = Steden { $count }
editor-tab-routes = Routes { $count }
editor-tab-tickets = Bestemmingen { $count }
editor-tab-rules = Regels
editor-tab-check = { $count ->
    [0] Controle
   *[other] Controle { $count }
 }
editor-tab-playtest = Speeltest
editor-add-city = Stad toevoegen
editor-cities-none = Nog geen steden. Zet ze op het blad, of voeg ze hier toe.
editor-city-name = Naam
editor-city-souvenir = Plek voor souvenirs
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
editor-add-track = Dubbele route toevoegen
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
editor-remove-named = { $name } verwijderen

## Wat er mis is
editor-severity = { $severity ->
    [fault] Fout
    [warning] Waarschuwing
   *[flag] Speeltest
 }
editor-faults = { $count ->
    [one] Er moet één fout worden hersteld voordat dit bord speelbaar is.
   *[other] Er moeten { $count } fouten worden hersteld voordat dit bord speelbaar is.
 }
editor-fine = Dit bord is speelbaar.
editor-checking = Controleren…
editor-show = Tonen

## Instellingen en regels
editor-rules = Regels
editor-land = Kusten en meren van de echte wereld
editor-land-hint = Onder het bord getekend, een beetje aangepast aan de steden
editor-note = Opmerking voor lezers
editor-setting-players = Spelers
editor-setting-players-from = Minstens
editor-setting-players-to = Hoogstens
editor-setting-player-colors = Spelerskleuren, op volgorde
editor-setting-cars = Wagonnetjes per speler
editor-setting-cards = Kaarten
editor-setting-cards-colors = Kleuren
editor-setting-cards-each = Per kleur
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Naam van de veelkleurige kaarten
editor-setting-hand = Kaarten in de beginhand
editor-setting-tickets = Bestemmingskaarten
editor-setting-tickets-deal = Gedeeld aan het begin
editor-setting-tickets-long = Plus lange bestemmingskaarten
editor-setting-tickets-keep = Minstens houden
editor-setting-tickets-refused = Teruggelegde kaarten gaan
editor-setting-tickets-draw = Getrokken per beurt
editor-setting-tickets-draw-keep = Minstens houden
editor-setting-points = Punten per routelengte
editor-setting-first-player = De eerste speler is bekend
editor-setting-parallel-from = Dubbele routes open vanaf zoveel spelers
editor-setting-ties = Bij gelijkspel, op volgorde
editor-setting-longest-path-points = Punten
editor-setting-globetrotter-points = Punten
editor-setting-tunnels-reveal = Omgedraaide kaarten
editor-setting-stations-each = Per speler
editor-setting-stations-unbuilt = Punten per niet gebouwd station
editor-setting-markers-each = Per speler
editor-setting-markers-cost = Prijs in kaarten
editor-setting-alvin-city = Eerste stad
editor-setting-alvin-capture = Punten voor het vangen
editor-setting-alvin-hold = Punten aan het einde
editor-setting-souvenirs-symbols = Symbolen
editor-setting-souvenirs-stack = Souvenirs in een vaste stapel, per aantal spelers
editor-setting-souvenirs-placed = Souvenirs in een gelegde stapel, per aantal spelers
editor-setting-souvenirs-table = Punten per aantal verschillende symbolen, vanaf 0
editor-rule-longest-path = Langste route
editor-rule-longest-path-hint = Een bonus voor de langste aaneengesloten route
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = Een bonus voor de meeste behaalde bestemmingskaarten
editor-rule-ferries = Veerboten
editor-rule-ferries-hint = Routes kunnen om { wild-card.plural } vragen
editor-rule-tunnels = Tunnels
editor-rule-tunnels-hint = Sommige routes kunnen meer kosten dan ze tonen
editor-rule-stations = Stations
editor-rule-stations-hint = Gebruik één route van een andere speler
editor-rule-markers = Stadsminiaturen
editor-rule-markers-hint = Een beginstad, één netwerk en steden in bezit
editor-rule-alvin = Alvin
editor-rule-alvin-hint = De alien, van stad naar stad gejaagd; vraagt om stadsminiaturen
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
editor-choice-longest-path = De langste route

## Spelen en speeltests
editor-play-title = “{ $name }” spelen
editor-play-text = De tafel houdt het bord zoals het nu is. Je kunt verder tekenen; een nieuwe tafel krijgt het nieuwe bord.
editor-play-bots = Tegen bots spelen
editor-play-friends = Een tafel met vrienden
editor-playtest-text = Bots spelen het bord steeds opnieuw op de server terwijl jij verder tekent. Wat ze vinden, zie je op het bord en in een rapport.
editor-playtest-games = Spellen
editor-playtest-bot = Bot
editor-playtest-begin = Speeltest beginnen
editor-playtest-of = Speeltest van “{ $name }”
editor-playtest-status = { $status ->
    [waiting] In de wachtrij
    [running] { $done } van { $games } spellen gespeeld
    [done] Klaar: { $games } spellen
    [cancelled] Gestopt
   *[failed] De test kon niet worden afgemaakt. Probeer het nog eens.
 }
editor-playtest-progress = Gespeelde spellen
editor-playtest-stop = Stoppen
editor-playtest-report = Rapport lezen
