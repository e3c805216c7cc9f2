# Wat de server van een tafel antwoordt als hij niet kan doen wat hem gevraagd is, en wat `vialibre serve` en `vialibre backup` zeggen.
# Stoelen tellen vanaf 1. $detail is technisch en wordt niet vertaald.

## Wie iets vraagt, en hoe

error-who-are-you = De server weet niet wie je bent. Geef een naam op om te beginnen, of kom terug met je herstelzin; een script stuurt het token dat het kreeg.
error-banned = De beheerder van deze server heeft je buitengesloten. Denk je dat het een vergissing is, schrijf dan naar de beheerder.
error-wrong-origin = Een pagina van een andere site vroeg hierom, dus het is niet gedaan. Open het spel op zijn eigen adres en probeer het opnieuw.
error-operator-only = Alleen de beheerder van deze server kan dit doen. Ben jij dat, stuur dan je token in de header X-Operator-Token.
error-too-fast = Dat was te veel in korte tijd. Wacht een paar seconden en ga dan verder.
error-too-much-work = Dit vraagt meer rekenwerk dan de server voor een bord toestaat. Een bord met minder steden en routes, of met een eenvoudiger netwerk, vraagt minder.
error-too-large-message = Dit bericht is te groot: hoogstens { $most } bytes. Stuur minder.
error-bad-message = Het bericht is bij “{ $where }” niet te begrijpen: { $detail }. Op de pagina /api staat wat je kunt sturen.
error-not-found = Op dit adres is niets. Op de pagina /api staat wat er is.
error-wrong-method = Dit adres kan niet op deze manier gebruikt worden. Op de pagina /api staat hoe het wel kan.
error-server-fault = Er ging iets mis in de server. Kijk op de tafel en probeer het opnieuw; blijft het zo, laat het dan de beheerder weten.
error-busy = Anderen waren een paar keer achter elkaar sneller. Probeer het opnieuw.

## Mensen

error-bad-name = “{ $name }” kan geen naam zijn. Gebruik letters die te lezen zijn, en begin niet met “bot:”.
error-wrong-phrase = Niemand heeft deze herstelzin. Controleer de woorden en hun volgorde, of maak een nieuwe waar je nog bekend bent.
error-no-such-person = Er is niemand met deze id. Kopieer hem uit een melding of van een tafel.

## Tafels vóór het begin

error-no-such-table = Op deze link is geen tafel. Kijk of hij helemaal gekopieerd is, of zoek in de lobby een andere tafel.
error-table-quarantined =
    Deze tafel is apart gezet: { $reason ->
        [too_much_work] een berekening aan deze tafel duurde te lang
        [damaged_log] het verslag ervan is niet leesbaar
        [board_refused] het bord ervan kan niet meer gespeeld worden
       *[server_fault] de server is bij deze tafel vastgelopen
    }. Het spel blijft bewaard zoals het is, andere tafels gaan door en de beheerder van de server kan het zien. Begin intussen een nieuwe tafel.
error-not-quarantined = Deze tafel is niet apart gezet.
error-no-such-board = Er is hier geen bord “{ $board }”. Kies uit: { $known }.
error-host-only = Alleen de host van deze tafel kan dit doen. Vraag het de host.
error-seat-free = Op stoel { $seat } zit niemand, dus er kan ook niemand weggestuurd worden. Kies een andere stoel.
error-seat-taken = Op stoel { $seat } zit al iemand. Kies een vrije.
error-table-full = Alle stoelen zijn bezet. Kijk mee met de partij, of zoek in de lobby een andere tafel.
error-not-seated = Alleen wie aan deze tafel zit, kan dit doen. Ga eerst zitten, als er nog een stoel vrij is.
error-not-your-seat = Stoel { $seat } is niet van jou. Gebruik er een van jezelf.
error-no-such-level = Er is geen bot “{ $bot }” die aan een tafel kan zitten. Kies uit: { $known }.
error-seats-free = { $free ->
    [one] Er is nog één stoel vrij. Nodig iemand uit of zet er een bot op, en begin dan.
   *[other] Er zijn nog { $free } stoelen vrij. Nodig mensen uit of zet er bots op, en begin dan.
}
error-nobody-plays = Er zitten alleen bots aan deze tafel. Ga zelf ook zitten en begin dan.
error-already-started = De partij is al begonnen, dus dit kan niet meer. Kies het bij de volgende tafel.

## De partij

error-not-started = De partij is nog niet begonnen. Wacht tot de host begint.
error-table-over = Aan deze tafel is de partij afgelopen. Vraag om een revanche of open een nieuwe tafel.
error-not-over = De partij is nog bezig. Dit komt pas beschikbaar als ze is afgelopen.
error-stale = Dit antwoordt op versie { $version } van de stelling, maar het is nu { $now }: iemand was je voor, misschien jijzelf in een ander tabblad. Kijk op de tafel en kies opnieuw.
error-cannot-undo = Je kunt niets terugnemen: alleen je eigen laatste keuze, zolang die niets verborgens heeft onthuld en niemand daarna iets deed. Speel verder.
error-given-up = Stoel { $seat } is voorgoed opgegeven, en een bot speelt hem uit. Je kunt meekijken of een nieuwe tafel openen.
error-not-away = Er speelt geen bot voor jou. Ga gewoon verder.
error-not-gone = Stoel { $seat } kan niet weggestemd worden: dat is voor anderen voor wie een bot speelt omdat ze weg zijn of geen tijd meer hebben. Wacht nog even.
error-no-such-phrase = Er is geen snelbericht “{ $phrase }”. Kies er een uit de lijst.
error-nothing-said = Dit bericht is leeg. Schrijf een paar woorden of kies een snelbericht.
error-chat-off = De host heeft vrij chatten aan deze tafel uitgezet. Gebruik de snelberichten.
error-no-such-route = Op dit bord is geen route “{ $route }”. Haal de id uit de gegevens van het bord.
error-no-such-position = Er is geen stelling na actie { $at }: deze partij heeft er { $most }. Kies een getal van 0 tot en met { $most }.
error-too-long-game = Deze partij heeft { $steps } acties; hier kun je alleen partijen van hoogstens { $most } doorkijken. Download het verslag en gebruik 'vialibre replay'.

## De pagina voordat haar script draait

index-description = Vía Libre: bordspellen met treinroutes, met vrienden en bots
index-noscript = Vía Libre heeft JavaScript nodig om het bord te tekenen.

## De pagina voor de browser, als die niet gebouwd is

no-page-title = De pagina ontbreekt
no-page-text = Deze server draait en programma's kunnen hem gebruiken, maar de pagina voor de browser is bij de installatie niet gebouwd, misschien omdat er geen netwerk was.
no-page-how = Bouw haar met deze opdracht, in de map van het project en met netwerk, en start dan de server opnieuw:
no-page-api = Wat programma's kunnen opvragen

## De server starten

error-port-taken = Poort { $port } van { $host } is al in gebruik, misschien door een andere server van dit programma. Stop die, of kies een andere poort met --port.
error-cannot-serve = Het adres { $host }, poort { $port }, kan niet gebruikt worden: { $detail }. Kies een ander met --host of --port.
error-workers-need-postgres = Voor { $workers } processen is een PostgreSQL-database nodig, want een SQLite-bestand bedient er maar één. Noem die met --database postgresql://gebruiker@computer/naam, of gebruik één proces.
error-worker-failed = Een proces kon niet starten, dus ze zijn allemaal gestopt. De regels hierboven zeggen waarom.
error-no-boards-folder = Er is geen map { $folder }. Noem met --boards een map met bordbestanden (*.toml).
error-short-operator-token = Het token in VIALIBRE_OPERATOR_TOKEN is te kort om veilig te zijn. Gebruik minstens { $least } tekens die niemand kan raden, zoals die van: openssl rand -hex 24
error-open-for-this-machine = Vía Libre is al open op { $url }, maar alleen voor deze computer. Stop het daar met Ctrl-C en start het dan opnieuw met --lan.
error-option-before-command = { $option } is voor 'vialibre' zonder opdracht. Laat het weg, of zet het achter '{ $command }' als die het kent.

cli-serve-help = Opent een server voor tafels, zodat mensen en bots vanaf andere apparaten kunnen spelen. Stop hem met Ctrl-C: lopende partijen blijven bewaard en gaan verder als hij terug is.
cli-serve-examples =
    Voorbeelden:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Het adres waarop hij luistert. Zonder dit kan alleen deze computer de server bereiken.
cli-serve-port-help = De poort waarop hij luistert; 0 neemt een willekeurige vrije.
cli-serve-database-help = Waar partijen bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@COMPUTER/NAAM. Zonder opgave: een bestand in je gegevensmap.
cli-serve-workers-help = Hoeveel processen het werk verdelen. Voor meer dan één is PostgreSQL nodig.
cli-serve-thinkers-help = Hoeveel processen denken voor de bots die hun tijd nemen (expert, meester), voor elk van --workers. Zonder opgave: zoveel als er daarnaast kernen zijn, minstens één.
cli-serve-boards-help = Een map met bordbestanden (*.toml) die naast de meegeleverde worden aangeboden.
cli-serve-lan-help = Laat andere apparaten in hetzelfde netwerk toe en toont het adres als QR-code voor telefoons.
cli-serve-limits-help = Hoeveel keer de gewone grenzen aan hoe snel één persoon of adres iets mag vragen, bijv. 5 voor een club achter één adres.
cli-serve-at = Vía Libre is open op { $url }
cli-serve-lan = Anderen in dit netwerk gaan naar { $url }
cli-serve-no-page = De pagina voor de browser ontbreekt, omdat ze niet gebouwd is. Met netwerk, in de map van het project: { $command }
cli-serve-stop = Stop hem met Ctrl-C: alles is bewaard, en partijen gaan verder als hij terug is.
cli-serve-stopped = Gestopt. Alles is bewaard.
cli-serve-stopped-unstored = { $tables ->
        [one] Gestopt. Er kon niet naar de database worden geschreven: aan één tafel is de laatste zet niet bewaard.
       *[other] Gestopt. Er kon niet naar de database worden geschreven: aan { $tables } tafels is de laatste zet niet bewaard.
    }

cli-backup-help = Kopieert de hele database van de server naar één bestand, ook terwijl die in gebruik is. docs/operating.md zegt hoe je hem terugzet.
cli-backup-examples =
    Voorbeelden:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Het bestand dat geschreven wordt. Het mag nog niet bestaan.
cli-backup-database-help = De database van de server, zoals bij 'vialibre serve'.
cli-backup-done = Back-up geschreven: { $file }. Bewaar hem goed: de sleutels van de server en wat mensen schreven staan erin.
