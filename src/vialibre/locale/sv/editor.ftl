# Sidans spelplansredigerare, och vad servern säger om utkast och speltest.
error-no-such-design = Utkastet finns inte, eller så är det inte ditt.
error-no-such-playtest = Speltestet finns inte, eller så är det inte klart än.
error-design-too-large = Utkastet är för stort för en spelplansfil; högst { $most } KiB är tillåtna.
error-too-many-designs = Du har redan { $most } utkast. Radera ett först.
error-design-changed-elsewhere = Det här utkastet ändrades i ett annat fönster. Ladda om det, eller spara ditt som en kopia.
error-no-playtests-here = Den här servern kör inga speltest.
error-too-many-playtests = Många speltest står i kö. Försök igen om några minuter.
error-slow-playtest-bot = ”{ $bot }” tänker för länge för de många spelen i ett speltest. Välj någon av dessa: { $known }.
error-playtest-going-on = Ett av dina speltest pågår fortfarande. Vänta på det, eller stoppa det.
cli-serve-playtests-help = Låt robotar spela de spelplaner som folk gör, i bakgrunden.
design-unnamed = Spelplanen
design-remark = { $where }: { $text }

## Där ett utkast börjar
editor-page-title = Designa en spelplan – Vía Libre
editor-page-title-named = { $name } – Vía Libre
editor-title = Designa en spelplan
editor-lead = Placera städer, bind ihop dem med sträckor, skriv biljetter och välj regler. Du ser genast vad som saknas, kan låta robotar testa spelplanen och kan spela på den med vänner.
editor-begin = Ny spelplan
editor-begin-blank = Tomt ark
editor-begin-blank-hint = För ett eget land
editor-begin-world = Verklig värld
editor-begin-world-hint = Städer på sina riktiga platser, med kuster och sjöar
editor-begin-example = Exempel
editor-begin-example-hint = { $name }: liten, färdig och fri att ändra
editor-begin-copy = Kopia av en spelplan
editor-begin-file = Fil
editor-begin-file-hint = En spelplansfil (.toml) från den här enheten
editor-copy = Kopiera
editor-copy-of = { $name }, min version
editor-new-board = Min spelplan
editor-resume = Fortsätt med ”{ $name }”
editor-resume-hint = Inte sparat på servern än; ändrat { $when }
editor-continue = Fortsätt
editor-mine = Mina utkast
editor-mine-none = Utkast som du sparar visas här. Bara du kan se dem.
editor-replace-draft = ”{ $name }” är inte sparat på servern än. En ny spelplan ersätter det.
editor-replace = Ersätt
editor-delete = Radera
editor-delete-named = Radera { $name }
editor-delete-sure = ”{ $name }” raderas för gott. Spel som har spelats på det finns kvar.
editor-sure = Är du säker?
editor-no = Avbryt

## Raden överst
editor-all-designs = Alla utkast
editor-name = Spelplanens namn
editor-state = { $state ->
    [saving] Sparar…
    [dirty] Bara sparat i webbläsaren
   *[saved] Sparat
 }
editor-undo = Ångra
editor-redo = Gör om
editor-save = Spara
editor-saved = Sparat under ”Mina utkast”.
editor-save-copy = Spara mitt som en kopia
editor-stale = Det här utkastet har ändrats i ett annat fönster sedan du öppnade det. Du kan spara ditt som en kopia.
editor-download = Ladda ner
editor-play = Spela
editor-not-yet = Det går inte att spela på spelplanen än: rätta felen först.

## Arket
editor-drawing = Ritning
editor-lists = Listor
editor-sheet = Ark med städer och sträckor
editor-sheet-keys = Piltangenterna går från stad till stad; med Shift flyttar de staden. Enter väljer den, eller börjar och avslutar en sträcka; Delete tar bort den. Listorna innehåller allt som finns på arket.
editor-tools = Verktyg
editor-tool-select = Flytta
editor-tool-select-hint = Välj och flytta städer, flytta arket (V)
editor-tool-city = Stad
editor-tool-city-hint = Välj en plats på arket för en stad (C)
editor-tool-route = Sträcka
editor-tool-route-hint = Dra från en stad till en annan (R)
editor-zoom-in = Zooma in
editor-zoom-out = Zooma ut
editor-fit = Visa allt
editor-look = Vy
editor-look-sheet = Ark
editor-look-table = Vid bordet
editor-hint-empty = Välj ”Stad” och sedan en plats på arket.
editor-hint-place = Välj en plats på arket för din första stad.
editor-hint-route = Dra från en stad till en annan, eller välj först den ena och sedan den andra.
editor-route-to = Från { $city }: välj den andra staden.
editor-preview-drawing = Ritar spelplanen…
editor-preview-not-yet = Rätta felen först; sedan kan spelplanen ritas.
editor-city-number = Stad { $number }

## Listorna
editor-tab-cities = Städer { $count }
editor-tab-routes = Sträckor { $count }
editor-tab-tickets = Biljetter { $count }
editor-tab-rules = Regler
editor-tab-check = { $count ->
    [0] Kontroll
   *[other] Kontroll { $count }
 }
editor-tab-playtest = Speltest
editor-add-city = Lägg till stad
editor-cities-none = Inga städer än. Placera dem på arket, eller lägg till dem här.
editor-city-name = Namn
editor-city-souvenir = Souvenirplats
editor-place = { $key ->
    [lat] Latitud
    [lon] Longitud
    [x] Från vänster, 0 till 1
   *[y] Uppifrån, 0 till 1
 }
editor-add-route = Lägg till sträcka
editor-routes-none = Inga sträckor än. Rita dem på arket från stad till stad, eller lägg till dem här.
editor-from = Från
editor-to = Till
editor-choose-city = Välj…
editor-length = Rutor
editor-color = Färg
editor-ferry = Symboler för { wild-card } (färja)
editor-ferry-tag = Färja { $count }
editor-tunnel = Tunnel
editor-add-track = Lägg till ett spår
editor-add-ticket = Lägg till biljett
editor-tickets-none = Inga biljetter än. Välj två städer; de föreslagna poängen är antalet rutor på den kortaste vägen.
editor-points = Poäng
editor-long = Lång biljett
editor-shortest = { $spaces ->
    [one] Den kortaste vägen har en ruta.
   *[other] Den kortaste vägen har { $spaces } rutor.
 }
editor-use-points = { $points ->
    [one] Sätt till en poäng
   *[other] Sätt till { $points } poäng
 }
editor-remove-named = Ta bort { $name }

## Vad som är fel
editor-severity = { $severity ->
    [fault] Fel
    [warning] Varning
   *[flag] Speltest
 }
editor-faults = { $count ->
    [one] Ett fel måste rättas innan det går att spela på spelplanen.
   *[other] { $count } fel måste rättas innan det går att spela på spelplanen.
 }
editor-fine = Det går att spela på spelplanen.
editor-checking = Kontrollerar…
editor-show = Visa

## Inställningar och regler
editor-rules = Regler
editor-land = Den verkliga världens kuster och sjöar
editor-land-hint = Ritas under spelplanen och anpassas lite efter städerna
editor-note = Anteckning till läsare
editor-setting-players = Spelare
editor-setting-players-from = Minst
editor-setting-players-to = Högst
editor-setting-player-colors = Spelarnas färger, i ordning
editor-setting-cars = Vagnar per spelare
editor-setting-cards = Kort
editor-setting-cards-colors = Färger
editor-setting-cards-each = Per färg
editor-setting-cards-wilds = { wild-card.plural-start }
editor-setting-wild = Vad de flerfärgade korten heter
editor-setting-hand = Kort i starthanden
editor-setting-tickets = Biljetter
editor-setting-tickets-deal = Delas ut vid start
editor-setting-tickets-long = Långa biljetter därutöver
editor-setting-tickets-keep = Behåll minst
editor-setting-tickets-refused = Återlämnade biljetter läggs
editor-setting-tickets-draw = Dras per tur
editor-setting-tickets-draw-keep = Behåll minst
editor-setting-points = Poäng efter sträckans längd
editor-setting-first-player = Den första spelaren är känd
editor-setting-parallel-from = Dubbelsträckor är öppna från så många spelare
editor-setting-ties = Vid lika poäng avgör, i ordning
editor-setting-longest-path-points = Poäng
editor-setting-globetrotter-points = Poäng
editor-setting-tunnels-reveal = Kort som vänds upp
editor-setting-stations-each = Per spelare
editor-setting-stations-unbuilt = Poäng för varje obyggd
editor-setting-markers-each = Per spelare
editor-setting-markers-cost = Pris i kort
editor-setting-alvin-city = Första staden
editor-setting-alvin-capture = Poäng för att fånga honom
editor-setting-alvin-hold = Poäng på slutet
editor-setting-souvenirs-symbols = Symboler
editor-setting-souvenirs-stack = Souvenirer i en fast hög, efter antal spelare
editor-setting-souvenirs-placed = Souvenirer i en utlagd hög, efter antal spelare
editor-setting-souvenirs-table = Poäng efter antal olika symboler, från 0
editor-rule-longest-path = Längsta sammanhängande rutt
editor-rule-longest-path-hint = En bonus för den längsta sammanhängande rutten
editor-rule-globetrotter = Globetrotter
editor-rule-globetrotter-hint = En bonus för flest klarade biljetter
editor-rule-ferries = Färjor
editor-rule-ferries-hint = Sträckor kan kräva { wild-card.plural }
editor-rule-tunnels = Tunnlar
editor-rule-tunnels-hint = Vissa sträckor kan kosta mer än de visar
editor-rule-stations = Stationer
editor-rule-stations-hint = Använd en av en annan spelares sträckor
editor-rule-markers = Stadsmarkörer
editor-rule-markers-hint = En startstad, ett nät och kontroll över städer
editor-rule-alvin = Alvin
editor-rule-alvin-hint = Rymdvarelsen som jagas från stad till stad; kräver stadsmarkörer
editor-rule-souvenirs = Souvenirer
editor-rule-souvenirs-hint = Saker att samla i några av städerna
editor-choice-locomotive = Lokomotiv
editor-choice-ferry-card = Färjekort
editor-choice-before-tickets = innan biljetterna väljs
editor-choice-after-tickets = när biljetterna är valda
editor-choice-under = under högen
editor-choice-out = ur spelet
editor-choice-shuffled-under = blandade, under högen
editor-choice-tickets = Fler klarade biljetter
editor-choice-stations = Färre byggda stationer
editor-choice-longest-path = Den längsta sammanhängande rutten

## Spel och speltest
editor-play-title = Spela ”{ $name }”
editor-play-text = Bordet behåller spelplanen som den är nu. Du kan rita vidare; ett nytt bord får den nya spelplanen.
editor-play-bots = Spela mot robotar
editor-play-friends = Ett bord med vänner
editor-playtest-text = Robotar spelar på spelplanen om och om igen på servern medan du ritar vidare. Det de hittar visas på spelplanen och i en rapport.
editor-playtest-games = Spel
editor-playtest-bot = Robot
editor-playtest-begin = Starta speltest
editor-playtest-of = Speltest av ”{ $name }”
editor-playtest-status = { $status ->
    [waiting] I kö
    [running] { $done } av { $games } spel spelade
    [done] Klart: { $games } spel
    [cancelled] Stoppat
   *[failed] Det gick inte att slutföra. Försök igen.
 }
editor-playtest-progress = Spelade spel
editor-playtest-stop = Stoppa
editor-playtest-report = Läs rapporten
