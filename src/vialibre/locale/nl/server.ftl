# Wat de server van een tafel antwoordt als hij niet kan doen wat hem gevraagd is, en wat `vialibre serve` en `vialibre backup` zeggen.
# Plaatsen tellen vanaf 1. $detail is technisch en wordt niet vertaald.

## Wie iets vraagt, en hoe

error-who-are-you = De server weet niet wie je bent. Voer een naam in om te beginnen, of kom terug met je herstelzin; een script stuurt het token dat het kreeg.
error-banned = Je bent van deze server verbannen. Denk je dat het een vergissing is, neem dan contact op met de beheerder.
error-wrong-origin = De aanvraag kwam van een pagina van een andere site en is geweigerd. Open het spel op zijn eigen adres en probeer het opnieuw.
error-operator-only = Alleen de beheerder van deze server kan dit doen. Ben jij dat, stuur dan je token in de header X-Operator-Token.
error-too-fast = Te veel aanvragen. Wacht een paar seconden en probeer het opnieuw.
error-too-much-work = Dit vraagt meer rekenwerk dan de server voor een bord toestaat. Een bord met minder steden en routes, of met een eenvoudiger netwerk, vraagt minder.
error-too-large-message = Dit bericht is te groot: hoogstens { $most } bytes zijn toegestaan. Stuur minder.
error-bad-message = Het bericht is bij “{ $where }” niet te begrijpen: { $detail }. Op de pagina /api staat wat je kunt sturen.
error-not-found = Op dit adres is niets. Op de pagina /api staat wat er is.
error-wrong-method = Dit adres kan niet op deze manier gebruikt worden. Op de pagina /api staat hoe het wel kan.
error-server-fault = Er ging iets mis op de server. Kijk op de tafel en probeer het opnieuw; gebeurt het weer, laat het dan de beheerder weten.
error-busy = Tafel bezet, probeer het opnieuw.

## Mensen

error-bad-name = “{ $name }” kan niet als naam. Gebruik leesbare letters, en begin niet met “bot:”.
error-wrong-phrase = Deze herstelzin is hier niet bekend. Controleer de woorden en hun volgorde, of maak een nieuwe waar je nog bent aangemeld.
error-no-such-person = Er is niemand met deze id. Kopieer hem uit een melding of van een tafel.

## Tafels vóór het begin

error-no-such-table = Er is geen tafel op deze link. Controleer of je hem helemaal hebt gekopieerd, of zoek op de startpagina een andere tafel.
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
error-seat-free = Plaats { $seat } is leeg, dus er is niemand om te verwijderen. Kies een andere plaats.
error-seat-taken = Plaats { $seat } is al bezet. Kies een vrije.
error-table-full = Alle plaatsen zijn bezet. Kijk mee met het spel, of zoek op de startpagina een andere tafel.
error-not-seated = Alleen spelers aan deze tafel kunnen dit doen. Neem eerst plaats, als er nog een plaats vrij is.
error-not-your-seat = Plaats { $seat } is niet van jou. Gebruik er een van jezelf.
error-no-such-level = Er is geen bot “{ $bot }” voor tafels. Kies uit: { $known }.
error-seats-free = { $free ->
    [one] Er is nog één plaats vrij. Nodig iemand uit of voeg een bot toe, en begin dan.
   *[other] Er zijn nog { $free } plaatsen vrij. Nodig mensen uit of voeg bots toe, en begin dan.
}
error-nobody-plays = Er zitten alleen bots aan deze tafel. Neem zelf ook plaats en begin dan.
error-already-started = Het spel is al begonnen, dus dit kan niet meer. Kies het bij de volgende tafel.

## Het spel

error-not-started = Het spel is nog niet begonnen. Wacht tot de host begint.
error-table-over = Aan deze tafel is het spel afgelopen. Vraag om een revanche of open een nieuwe tafel.
error-not-over = Het spel is nog bezig. Dit is pas beschikbaar als het is afgelopen.
error-stale = Dit antwoordt op versie { $version } van de stelling, maar het is nu { $now }: iemand was je voor, misschien jijzelf in een ander tabblad. Kijk op de tafel en kies opnieuw.
error-cannot-undo = Er kan niets ongedaan worden gemaakt: alleen je eigen laatste keuze, zolang die niets verborgens heeft onthuld en niemand daarna iets deed. Speel verder.
error-given-up = Plaats { $seat } is voorgoed opgegeven, en een bot speelt ermee tot het einde. Je kunt meekijken of een nieuwe tafel openen.
error-not-away = Er speelt geen bot voor jou. Speel gewoon verder.
error-not-gone = Plaats { $seat } kan niet worden weggestemd: dat kan alleen bij spelers voor wie een bot speelt omdat ze weg zijn of geen tijd meer hebben. Wacht nog even.
error-no-such-phrase = Er is geen snelbericht “{ $phrase }”. Kies er een uit de lijst.
error-nothing-said = Dit bericht is leeg. Schrijf een paar woorden of kies een snelbericht.
error-chat-off = De host heeft vrij chatten aan deze tafel uitgezet. Gebruik de snelberichten.
error-no-such-route = Op dit bord is geen route “{ $route }”. Haal de id uit de gegevens van het bord.
error-no-such-position = Er is geen stelling na actie { $at }: dit spel heeft er { $most }. Kies een getal van 0 tot en met { $most }.
error-too-long-game = Dit spel heeft { $steps } acties; hier kun je alleen spellen van hoogstens { $most } terugkijken. Download het verslag en gebruik 'vialibre replay'.

## De pagina voordat haar script draait

index-description = Vía Libre: bordspellen met treinroutes, met vrienden en bots
index-noscript = Vía Libre heeft JavaScript nodig om het bord te tekenen.

## De pagina voor de browser, als die niet gebouwd is

no-page-title = De pagina ontbreekt
no-page-text = Deze server draait en programma’s kunnen hem gebruiken, maar de pagina voor de browser is bij de installatie niet gebouwd, misschien omdat er geen netwerk was.
no-page-how = Bouw die met deze opdracht, in de projectmap en met een netwerkverbinding, en start dan de server opnieuw:
no-page-api = API voor programma’s

## De server starten

error-port-taken = Poort { $port } op { $host } is al in gebruik, misschien door een andere Vía Libre-server. Stop die, of kies een andere met --port.
error-cannot-serve = Het adres { $host }, poort { $port }, kan niet worden gebruikt: { $detail }. Kies een ander met --host of --port.
error-workers-need-postgres = { $workers } werkprocessen hebben een PostgreSQL-database nodig, want een SQLite-bestand bedient maar één proces. Noem die met --database postgresql://gebruiker@computer/naam, of gebruik één werkproces.
error-worker-failed = Een werkproces kon niet starten, dus ze zijn allemaal gestopt. De regels hierboven zeggen waarom.
error-no-boards-folder = Er is geen map { $folder }. Noem met --boards een map met bordbestanden (*.toml).
error-short-operator-token = Het token in VIALIBRE_OPERATOR_TOKEN is te kort om veilig te zijn. Gebruik minstens { $least } willekeurige tekens, zoals die van: openssl rand -hex 24
error-open-for-this-machine = Vía Libre draait al op { $url }, maar alleen voor deze computer. Stop het met Ctrl-C en start het dan opnieuw met --lan.
error-option-before-command = { $option } is voor 'vialibre' zonder opdracht. Laat het weg, of zet het achter '{ $command }' als die het kent.

cli-serve-help = Start een server voor tafels, zodat mensen en bots vanaf andere apparaten kunnen spelen. Stop hem met Ctrl-C: lopende spellen blijven bewaard en gaan verder als hij terug is.
cli-serve-examples =
    Voorbeelden:
    vialibre serve
    vialibre serve --lan
    vialibre serve --port 9000 --database sqlite:////var/lib/vialibre/games.db
    vialibre serve --workers 4 --database postgresql://vialibre@localhost/vialibre
cli-serve-host-help = Het adres waarop hij luistert. Standaard: alleen deze computer kan de server bereiken.
cli-serve-port-help = De poort waarop hij luistert; 0 neemt een willekeurige vrije.
cli-serve-database-help = Waar spellen bewaard worden: sqlite:///BESTAND of postgresql://GEBRUIKER@COMPUTER/NAAM. Standaard: een bestand in je gegevensmap.
cli-serve-workers-help = Hoeveel processen het werk verdelen. Voor meer dan één is PostgreSQL nodig.
cli-serve-thinkers-help = Hoeveel processen denken voor de langzame bots (expert, meester), voor elk van --workers. Standaard: de overige kernen, minstens één.
cli-serve-bot-help = Biedt aan de tafels een eigen bot aan, onder deze naam. Kan meermaals worden opgegeven. Als hij vastloopt of te lang doet, doet een andere bot die zet.
cli-serve-boards-help = Een map met bordbestanden (*.toml) die naast de meegeleverde worden aangeboden.
cli-serve-lan-help = Maakt hem bereikbaar voor andere apparaten in je netwerk en toont het adres als QR-code voor telefoons.
cli-serve-limits-help = Een factor voor de gewone aanvraaglimieten per persoon of adres, bijv. 5 voor een club achter één adres.
cli-serve-at = Vía Libre draait op { $url }
cli-serve-lan = Andere apparaten in dit netwerk: { $url }
cli-serve-no-page = De pagina voor de browser ontbreekt, omdat die niet gebouwd is. Met een netwerkverbinding, in de projectmap: { $command }
cli-serve-stop = Stop hem met Ctrl-C: alles is bewaard, en spellen gaan verder als hij terug is.
cli-serve-stopped = Gestopt. Alles is bewaard.
cli-serve-stopped-unstored = { $tables ->
        [one] Gestopt. Er kon niet naar de database worden geschreven: aan één tafel is de laatste zet niet bewaard.
       *[other] Gestopt. Er kon niet naar de database worden geschreven: aan { $tables } tafels is de laatste zet niet bewaard.
    }

cli-backup-help = Kopieert de hele database van de server naar één bestand, ook terwijl die in gebruik is. docs/operating.md legt uit hoe je die terugzet.
cli-backup-examples =
    Voorbeelden:
    vialibre backup games-backup.db
    vialibre backup games.dump --database postgresql://vialibre@localhost/vialibre
cli-backup-file-argument = Het bestand dat geschreven wordt. Het mag nog niet bestaan.
cli-backup-database-help = De database van de server, zoals bij 'vialibre serve'.
cli-backup-done = Back-up geschreven: { $file }. Bewaar hem veilig: de sleutels van de server en de berichten van mensen staan erin.
