# Acties, spellen en verslagen die niet kunnen. Woorden tussen aanhalingstekens zijn om te typen: zie docs/notation.md.
# $route en $city zijn id’s of namen, $owner en $player zijn namen of “plaats 1”; kleuren zijn id’s, met een naam van color-name in game.ftl.

## Helemaal geen actie

error-not-an-action = “{ $text }” is geen geldige actie. Typ één regel, zoals “draw deck”, “claim paris-zurich red+1” of “draw tickets”.
error-unknown-verb = Geen enkele actie begint met “{ $verb }”. Probeer: { $known }.
error-unknown-card = “{ $text }”: er is geen kaart “{ $card }”. Kies uit: { $known }.
error-bad-places = “{ $text }” zegt niet welke bestemmingskaarten je houdt. Typ hun plaats in het aanbod, vanaf 1 en oplopend, zoals “keep 1 3”.
error-bad-form = “{ $text }” heeft te weinig of te veel woorden. Schrijf het zo: “{ $form }”.
error-bad-cards = “{ $text }”: “{ $cards }” is geen geldige betaling. Typ een kleur (“red”), een kleur en hoeveel veelkleurige kaarten (“red+1”), of “wild” voor alleen veelkleurige kaarten. Kaarten: { $known }.
error-no-such-rule = “{ $text }” kan niet op het bord { $board }: die regel is er niet. Kies een andere actie.
error-unknown-city = Op het bord { $board } is geen stad “{ $city }”. Lijkt erop: { $near }.
error-unknown-symbol = Op het bord { $board } is geen souvenir “{ $symbol }”. Souvenirs: { $known }.
error-unknown-route = Op het bord { $board } is geen route “{ $route }”. Lijkt erop: { $near }.
error-cards-do-not-fit = Met “{ $cards }” kun je { $route } niet betalen. { $length ->
    [one] Je hebt { $length } { $color ->
        [gray] kaart van een willekeurige kleur
        [red] rode kaart
        [yellow] gele kaart
        [green] groene kaart
        [blue] blauwe kaart
        [purple] paarse kaart
        [black] zwarte kaart
        [white] witte kaart
       *[other] { color-name } kaart
    }
   *[other] Je hebt { $length } { $color ->
        [gray] kaarten van dezelfde kleur
        [red] rode kaarten
        [yellow] gele kaarten
        [green] groene kaarten
        [blue] blauwe kaarten
        [purple] paarse kaarten
        [black] zwarte kaarten
        [white] witte kaarten
       *[other] { color-name } kaarten
    }
} nodig; { wild-card.plural } passen altijd. { $ferry ->
    [0] Typ “wild” als je alleen { wild-card.plural } gebruikt.
    [one] Het is een veerboot, dus minstens { $ferry } ervan moet een { wild-card } zijn. Typ “wild” als je alleen { wild-card.plural } gebruikt.
   *[other] Het is een veerboot, dus minstens { $ferry } ervan moeten { wild-card.plural } zijn. Typ “wild” als je alleen { wild-card.plural } gebruikt.
}
error-too-many-wilds = “{ $text }” heeft te veel { wild-card.plural }: naast een kaart van de kleur is er { $most ->
    [0] voor geen enkele meer plaats
   *[other] plaats voor hoogstens { $most }
}. Typ voor alleen { wild-card.plural } “wild” in plaats van de kleur.
error-unknown-number = Op het bord { $board } is geen actie { $number }. De acties zijn genummerd van 0 tot en met { $last }.

## Nu niet toegestaan

error-game-over = “{ $action }” kan niet meer: het spel is afgelopen. Begin een nieuw spel om verder te spelen.
error-not-your-turn = “{ $action }” moet wachten: je bent niet aan de beurt. Het spel wacht op { $player }.
error-other-decision = “{ $action }” kan hier niet. Het spel wacht op { waits-for }.
error-wild-second = “{ $action }”: een { wild-card } uit de open rij kan niet je tweede kaart zijn. Neem een andere kaart of trek van de stapel.
error-not-in-row = “{ $action }”: in de open rij ligt geen { $card ->
    [wild] { wild-card }
   *[other] kaart van die kleur
}. Neem een kaart die er wel ligt of trek van de stapel.
error-deck-empty = “{ $action }”: de stapel en de aflegstapel zijn allebei leeg. Neem een kaart uit de open rij of doe iets anders.
error-no-tickets-left = “{ $action }”: er zijn geen bestemmingskaarten meer. Kies een andere actie.
error-not-offered = “{ $action }”: er is geen bestemmingskaart { $place }. Er { $offered ->
    [one] wordt er maar { $offered }
   *[other] worden er maar { $offered }
} aangeboden, geteld vanaf 1.
error-keep-more = Met “{ $action }” houd je { $kept ->
    [0] geen bestemmingskaart
    [one] { $kept } bestemmingskaart
   *[other] { $kept } bestemmingskaarten
}. Je moet er minstens { $least } houden.
error-no-stations-left = “{ $action }”: je hebt al je stations al gebouwd. Kies een andere actie.
error-station-taken = “{ $action }”: in { $city } staat al een station. Bouw het jouwe in een stad zonder station.
error-other-color = “{ $action }”: { $color ->
    [wild] je hebt deze tunnel met alleen { wild-card.plural } geprobeerd, dus de extra kaarten moeten ook { wild-card.plural } zijn. Typ “pay wild”, of “decline” om je kaarten terug te nemen.
   *[other] je hebt deze tunnel met { $color ->
        [red] rode
        [yellow] gele
        [green] groene
        [blue] blauwe
        [purple] paarse
        [black] zwarte
        [white] witte
        [gray] grijze
       *[other] { color-name }
    } kaarten geprobeerd, dus de extra kaarten moeten diezelfde kleur hebben of { wild-card.plural } zijn. Typ “pay { $color }”, “pay wild”, of “decline” om je kaarten terug te nemen.
}
error-not-on-route = “{ $action }”: { $city } ligt niet aan de route die je net hebt geclaimd. Kies een van de twee uiteinden.
error-no-marker-here = “{ $action }”: op { $city } mag geen stadsminiatuur staan. Kies een stad die er nog geen heeft (de eerste stad van Alvin krijgt er nooit een).
error-not-controlled = “{ $action }”: { $city } is niet in jouw bezit. Stuur Alvin naar een stad met een van jouw stadsminiaturen.
error-stack-taken = “{ $action }”: op { $city } liggen al souvenirs. Kies een plek zonder souvenirs.
error-symbol-placed = “{ $action }”: de souvenirs “{ symbol-name }” liggen al op het bord. Leg een andere stapel.
error-cannot-pass = “{ $action }”: passen mag alleen als je niets anders kunt doen. Kies een andere actie.
error-route-taken = { $route } is al van { $owner }. Claim een andere route.
error-own-parallel = { $route } loopt naast een route van jou tussen dezelfde twee steden, en een speler mag er maar één van hebben. Claim een andere route.
error-parallel-closed = { $route } is gesloten: de route ernaast is al geclaimd, en { $players ->
    [7] op dit bord mag van een dubbele route maar één worden gebruikt
   *[other] pas vanaf { $players } spelers zijn alle dubbele routes open
}. Claim een andere route.
error-not-connected = { $route } sluit niet aan op je netwerk. Claim een route vanuit je beginstad of vanuit een stad die je routes al bereiken.
error-not-enough-cars = { $route } kost { $needs ->
    [one] { $needs } wagonnetje
   *[other] { $needs } wagonnetjes
}, maar je hebt er { $left ->
    [0] geen meer
   *[other] nog maar { $left }
}. Claim een kortere route.
error-too-many-wilds-now = “{ $action }” heeft te veel { wild-card.plural }: er { $cards ->
    [one] moet { $cards } kaart
   *[other] moeten { $cards } kaarten
} betaald worden, en minstens één daarvan heeft de kleur die je noemt. Typ voor alleen { wild-card.plural } “wild” in plaats van de kleur.
error-not-enough-cards = Voor “{ $action }” heb je { $color ->
    [wild] { $needs_wilds ->
        [one] { $needs_wilds } { wild-card }
       *[other] { $needs_wilds } { wild-card.plural }
    } nodig, maar je hebt er { $have_wilds ->
        [0] geen.
       *[other] maar { $have_wilds }.
    }
   *[other] { $needs } { $color ->
        [red] rode
        [yellow] gele
        [green] groene
        [blue] blauwe
        [purple] paarse
        [black] zwarte
        [white] witte
        [gray] grijze
       *[other] { color-name }
    } { $needs ->
        [one] kaart
       *[other] kaarten
    } nodig (je hebt er { $have }){ $needs_wilds ->
        [0] .
        [one] {""} en { $needs_wilds } { wild-card } (je hebt er { $have_wilds }).
       *[other] {""} en { $needs_wilds } { wild-card.plural } (je hebt er { $have_wilds }).
    }
} Betaal anders of kies een andere actie.

## Spellen die niet opgezet kunnen worden

error-bad-seats = { $board } is voor { $least } tot { $most } spelers, niet voor { $seats }.
error-no-alvin = Op het bord { $board } is geen Alvin. Speel het zonder deze variant.
error-bad-first = Plaats { $seat } kan niet beginnen: de plaatsen zijn genummerd van 1 tot en met { $seats }.
error-no-such-first = “{ $first }” kan niet beginnen. Geef een plaats van 1 tot en met { $seats }, of “random” (toeval).
error-no-such-seat = Er is geen plaats { $seat }: de plaatsen zijn genummerd van 1 tot en met { $seats }.
error-too-many-cars = De routes van plaats { $seat } kosten meer wagonnetjes dan een speler heeft. Geef er minder, of kortere.
error-unknown-id = Op het bord is geen { $what ->
    [city] stad
    [route] route
    [ticket] bestemmingskaart
    [card] kaart
    [symbol] souvenir
   *[other] { $what }
} “{ $id }”. Controleer de spelling; het gaat om de id’s van het bordbestand.
error-no-history = Dit spel houdt geen geschiedenis bij, dus er kan niets worden teruggenomen of vastgelegd. Maak het met Game.new(…, history=True).
error-nothing-to-undo = Er is geen actie om terug te nemen: het spel staat aan het begin.
error-names-do-not-fit = Het aantal namen is { $names }, maar het aantal plaatsen is { $seats }. Geef voor elke plaats één naam.
error-phase-needs = Een stelling in de fase “{ $phase }” heeft een passende waarde voor “{ $what }” nodig. Zie docs/positions.md.
error-phase-has-no = Een stelling in deze fase kan geen “{ $what }” hebben. Laat het weg of kies een andere fase.
error-bad-position = Regel { $line } van de stelling is niet te lezen: “{ $text }”. Zie docs/positions.md.
error-not-your-view = Een aanzicht toont wat zijn eigen plaats ziet, niet wat plaats { $seat } ziet. Gebruik het spel of laat de plaats weg.
error-row-too-long = De open rij heeft vijf plaatsen, maar “{ $row }” noemt er meer. Haal er een paar weg; “-” staat voor een lege plaats.
error-too-many-cards = Van deze kaarten gebruik je er meer dan er in het spel zijn: { $cards }. Gebruik er minder.
error-ticket-twice = Een bestemmingskaart is op twee plekken tegelijk. Geef elke kaart maar één keer, aan een hand of aan de stapel.
error-bad-seed-fast = { $seed } is geen geldige startwaarde voor de schudmethode fast-1. Gebruik een geheel getal van 0 tot en met 2⁶² − 1.
error-bad-seed-fair = { $seed } is geen geldige startwaarde voor de schudmethode fair-1. Gebruik 64 hexadecimale cijfers, 32 bytes of een geheel getal van 0 tot en met 2²⁵⁶ − 1.
error-bots-for-seats = Er { $bots ->
    [one] is { $bots } bot
   *[other] zijn { $bots } bots
} voor { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}. Noem één bot per plaats.
error-unknown-bot = Er is geen bot “{ $bot }”. Kies uit: { $known }.
error-unknown-shuffle = Er is geen schudmethode “{ $name }”. Kies uit: { $known }.

## Verslagen die niet nagespeeld kunnen worden; $at is het nummer van een actie in het verslag

error-cannot-read = { $file } kan niet worden gelezen: { $detail }. Controleer het pad en of je het bestand mag openen.
error-too-large = Dit is te groot voor een spelverslag: meer dan { $most } bytes. Gebruik het bestand zoals het programma het schreef.
error-not-json = Dit is geen geldige JSON: { $detail }. Een spelverslag is een JSON-bestand zoals het programma het schreef.
error-not-a-record = Dit is geen spelverslag: { $what ->
    [nested] het is te diep genest. Gebruik het bestand zoals het programma het schreef.
    [not_object] het is geen JSON-object tussen accolades. Gebruik het bestand zoals het programma het schreef.
    [format] de sleutel “format” klopt niet. Gebruik een bestand dat het programma als verslag schreef.
   *[other] { $what }
}
error-unknown-format = Dit verslag heeft versie { $format } van het formaat; dit programma leest { $known }. Werk het programma bij of controleer de sleutel “version”.
error-cut-off-file = Het bestand is beschadigd of afgebroken bij actie { $at }: { $detail }. Alleen de acties ervoor zijn nog te redden.
error-unknown-rules = Dit verslag is gespeeld met versie { $rules } van de regels; dit programma kent { $known }. Werk het programma bij om het na te spelen.
error-missing-key = In het verslag ontbreekt de sleutel “{ $key }”. Voeg hem toe; docs/record-format.md legt uit wat hij betekent.
error-wrong-type = In het verslag moet “{ $key }” { $expected ->
    [object] een object tussen accolades
    [objects] een lijst van objecten tussen accolades
    [array] een lijst tussen vierkante haken
    [text] een tekst tussen aanhalingstekens
    [texts] een lijst van teksten tussen aanhalingstekens
    [number] een geheel getal
    [numbers] een lijst van gehele getallen
    [flag] true of false
   *[other] { $expected }
} zijn. Verbeter het, of gebruik het bestand zoals het programma het schreef.
error-unknown-board = Het verslag is gespeeld op het bord { $board }, dat hier ontbreekt. Is het een eigen bord, geef dan ook het bestand ervan op.
error-board-changed = Het bord { $board } is niet het bord waarop dit verslag is gespeeld: de controlesom is { $found }, in het verslag staat { $expected }. Speel het na met het bordbestand van toen.
error-bad-board = Het bord in het verslag kan niet worden gebruikt: { $detail }
error-bad-seed = De startwaarde van het verslag kan niet worden gebruikt: { $detail }
error-bad-action = Actie { $at } van het verslag, “{ $action }”, kan niet worden gelezen: { $detail }
error-illegal-action = Actie { $at } van het verslag, “{ $action }”, mag niet: { $detail }
error-cut-off = Het verslag houdt op voordat het spel is afgelopen: bij actie { $at } wacht het op { waits-for }. Vul aan wat ontbreekt, of haal de uitslag weg om het als onvoltooid spel te bewaren.
error-too-many-actions = Het spel is al afgelopen vóór actie { $at } van het verslag, “{ $action }”. Haal deze actie en alles erna weg.
error-wrong-result = { $what ->
    [result] Het verslag heeft geen uitslag, hoewel het spel erin is afgelopen. Schrijf het verslag opnieuw.
    [winners] Volgens het verslag winnen de plaatsen { $recorded } (geteld vanaf 0), maar naspelen geeft { $replayed }. De uitslag of de acties zijn veranderd.
    [sheets] Het verslag heeft { $recorded } scorebladen, maar naspelen geeft er { $replayed }. Schrijf het verslag opnieuw.
   *[other] Volgens het verslag is “{ $what }” { $recorded }, maar naspelen geeft { $replayed }. De uitslag of de acties zijn veranderd.
}
error-wrong-digest = Het verslag is achteraf veranderd: de controlesom is { $recorded }, maar zou { $computed } moeten zijn.
error-damaged-head = Het deel van het bestand vóór de acties is beschadigd, dus er is niets van te redden.
error-no-seat = Actie { $at } van het verslag, “{ $action }”, begint niet met het nummer van een plaats, geteld vanaf 0. Schrijf zoiets als “0 draw red”.
error-no-folder = { $file } kan niet worden geschreven: er is geen map { $folder }. Maak die eerst of kies een andere plek.
error-out-of-range = “{ $what }” kan niet { $number } zijn: het moet van { $least } tot en met { $most } zijn.
error-city-twice = Bij “{ $what }” staat een stad twee keer. In elke stad past er hoogstens één; noem elke stad één keer.
error-bad-bot = De bot “{ $bot }” kan niet worden gebruikt: { $detail }. Schrijf hem als module:Klasse, met een methode decide(turn).
error-illegal-bot = De bot “{ $bot }” koos { $choice }, en dat is niet een van de toegestane acties die hij kreeg.
error-endless-game = Het spel met startwaarde { $seed } is na { $actions } acties gestopt: de bots komen nooit tot een einde.
error-random-alone = “random” draait in de spelmotor en speelt alleen tegen zichzelf. Gebruik naast andere bots porter, de willekeurige bot.
error-too-few-bots = Een arena heeft minstens twee bots nodig. Noem ze met --bots, gescheiden door komma’s.
error-bad-results = Het resultatenbestand { $file } kan niet worden gebruikt: { $detail }. Kies een ander met --results.
error-no-results = Er is geen resultatenbestand { $file }. Speel eerst in de arena, of noem het bestand met --results.
error-bad-sprt = “{ $text }” is geen geldig paar grenzen. Schrijf twee winstpercentages zoals 0.55,0.6, het laagste eerst.
error-no-bot-module = De bot “{ $bot }” kan niet worden gebruikt: er is geen module “{ $module }” in deze map of bij de geïnstalleerde. Schrijf hem als module:Klasse.
error-no-bot-class = De bot “{ $bot }” kan niet worden gebruikt: de module “{ $module }” heeft geen “{ $name }”. Bots erin: { $known }.
error-bot-without-decide = De bot “{ $bot }” kan niet worden gebruikt: hij heeft geen methode decide(turn).
error-bad-budget = In “{ $bot }” staat achter de @ geen geldige bedenktijd. Schrijf seconden, meer dan 0 en hoogstens { $most }, zoals baron@0.5, of een aantal werelden met een w, minstens 1, zoals baron@200w.
error-bot-without-budget = “{ $bot }” neemt geen bedenktijd aan: laat de @ en wat erachter staat weg. Deze doen dat wel: { $known }.
error-bot-failed = De bot “{ $bot }” liep vast toen hij moest kiezen: { $detail }.
error-bot-not-sendable = De bot “{ $bot }” kan niet naar andere processen worden gestuurd: { $detail }. Zet hem in een module die geïmporteerd kan worden, of gebruik jobs=1.
error-bad-served-bot = “{ $text }” past niet bij --bot. Schrijf NAAM=module:Klasse of NAAM=cmd:./program; de naam heeft 1 tot { $most } letters, cijfers, spaties, “-” of “_”, begint met een letter, en is niet die van een meegeleverde bot of een niveau.
error-worker-died = Een werkproces is beëindigd, misschien doordat het geheugen op was. Wat al klaar was, is bewaard; probeer minder --jobs.
error-too-many-seatings = Met { $bots } bots en { $seats } plaatsen zou een blok meer dan { $most } spellen hebben. Noem minder bots.
error-foreign-results = Het bestand { $file } is een database van een ander programma. Kies een ander met --results.
error-records-of-a-block = --records schrijft de spellen van één blok: zeg welk met --block.
error-too-many-steps = Gestopt: { $what ->
    [longest_path] de langste route
    [station_choice] de keuze van routes via stations
   *[other] de goedkoopste weg voor een bestemmingskaart
} zou op dit bord meer dan { $most } stappen kosten. Controleer het bord met “vialibre board check” en vereenvoudig het.
