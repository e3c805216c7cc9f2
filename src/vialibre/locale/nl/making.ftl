# Een bord maken: de opdrachten new, check en draw.

cli-board-new-help = Schrijft een voorbeeldbord om mee te beginnen: een klein bord met uitleg bij elke sleutel, of een kopie van een ander.
cli-board-new-examples =
    Voorbeelden:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Het bordbestand dat geschreven wordt (TOML).
cli-board-new-template-help = Waar je van uitgaat: { $known }.
cli-board-new-name-help = De naam van het bord. Standaard: die van het voorbeeld.
cli-board-new-force-help = Overschrijft een bestaand bestand.
cli-board-new-written = { $file }: { $name }, { $cities } steden, { $routes } routes, { $tickets } bestemmingskaarten.
cli-board-new-next =
    En nu:
      bewerk { $file } in een editor naar keuze
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } bestaat al. Kies een andere naam, of overschrijf het met --force.
board-unknown-template = Er is geen sjabloon “{ $name }”. { $close ->
    [0] De sjablonen zijn: { $known }.
   *[other] Bedoelde je { $near }? De sjablonen zijn: { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Geen waarschuwingen.
    [one] Eén waarschuwing: het bord is speelbaar, maar kijk hier even naar.
   *[other] { $count } waarschuwingen: het bord is speelbaar, maar kijk er even naar.
}
cli-board-check-faults = { $count ->
    [one] Eén fout: het bord is nog niet speelbaar.
   *[other] { $count } fouten: het bord is nog niet speelbaar.
}
cli-board-check-most = { $count } fouten, en misschien meer: herstel eerst deze.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Exitcode 1 als er waarschuwingen zijn.
cli-board-check-json-help = Geeft fouten en waarschuwingen als JSON.

cli-board-draw-help = Tekent een bord met zijn kaarten, bestemmingskaarten en speelstukken: als afbeeldingen, of als pagina’s om af te drukken en uit te knippen.
cli-board-draw-examples =
    Voorbeelden:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Slaat op als SVG; meer pagina’s worden genummerde bestanden.
cli-board-draw-png-help = Slaat op als PNG; meer pagina’s worden genummerde bestanden.
cli-board-draw-pdf-help = Slaat op als PDF: het bord op één pagina, dan op schaal op meer pagina’s om aan elkaar te plakken.
cli-board-draw-what-help = Wat er getekend wordt.
cli-board-draw-paper-help = Het papier om op af te drukken.
cli-board-draw-dpi-help = Resolutie van een PNG, in punten per inch.
cli-board-draw-lang-help = De taal van kaarten en titel, zoals es. Standaard: die van je systeem.
cli-board-drawing = Tekenen
cli-board-drawn = { $file }: { $pages ->
    [one] één pagina
   *[other] { $pages } pagina’s
}, { $size } KiB.
error-nothing-to-draw-on = Zeg in welk bestand er getekend wordt: --svg FILE, --png FILE of --pdf FILE.
error-picture-over-board = { $file } is het bordbestand zelf. Kies een andere naam voor de afbeelding.
error-print-extra-missing = PDF en PNG hebben nog twee bibliotheken nodig. Installeer ze: { $command }. SVG werkt zonder.

## Wat er aan een bord kan storen

warning-too-tight = met { $players } spelers zijn er { $spaces } vakken voor { $cars } wagonnetjes, dus sommige kunnen misschien nooit gelegd worden. Voeg routes toe, of geef elke speler minder wagonnetjes.
warning-too-empty = met { $players } spelers zijn er { $spaces } vakken voor maar { $cars } wagonnetjes: ze komen elkaar nauwelijks tegen. Geef elke speler meer wagonnetjes, of laat routes weg.
warning-few-cards = met { $players } spelers zijn er { $cards } kaarten voor { $cars } wagonnetjes: de stapel zal vaak leeg zijn. Voeg kaarten van elke kleur toe.
warning-few-tickets = met { $players } spelers { $left ->
    [one] blijft er na het delen { $left } bestemmingskaart over
   *[other] blijven er na het delen { $left } bestemmingskaarten over
}, en elke keer trekken kost er { $draw }. Voeg bestemmingskaarten toe.
warning-parallel-never-open = dubbele routes zijn open vanaf { $from } spelers, maar er kunnen er hoogstens { $players } spelen. Verlaag parallel_from, of haal de tweede routes weg.
warning-points-fall = een route van lengte { $longer } geeft { $more }, een van lengte { $length } al { $points }. Langere routes moeten meer geven.
warning-rule-unused = de regel “{ $rule }” is genoemd, maar geen enkele route heeft hem. Geef hem aan een route, of haal de regel weg.

warning-color-unused = de stapel heeft kaarten van de kleur { $color }, maar geen enkele route heeft die kleur. Geef een route die kleur, of haal de kleur uit de stapel.
warning-color-wanted = { $spaces ->
    [one] { $spaces } vak heeft
   *[other] { $spaces } vakken hebben
} de kleur { $color }, tegen gemiddeld { $mean } per kleur: iedereen zal kaarten van die kleur willen. Geef een route een andere kleur.
warning-color-idle = maar { $spaces ->
    [one] { $spaces } vak heeft
   *[other] { $spaces } vakken hebben
} de kleur { $color }, tegen gemiddeld { $mean } per kleur: kaarten van die kleur zijn weinig waard. Geef een route een andere kleur.
warning-color-scarce = { $spaces ->
    [one] { $spaces } vak heeft
   *[other] { $spaces } vakken hebben
} de kleur { $color }, maar de stapel heeft daarvan maar { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}. Voeg kaarten van elke kleur toe, of maak routes grijs.
warning-route-dear = de route kost { $length } kaarten van één kleur, en de stapel heeft er { $cards } van elke. Maak de route korter of grijs, of voeg kaarten toe.
warning-ferry-dear = de veerboot vraagt { $ferry } van de { $wilds } { wild-card.plural } die er zijn. Vraag er minder, of voeg { wild-card.plural } toe.

warning-dead-end = er gaat maar één route naar { $city }, en wie die claimt, sluit alle anderen buiten. Voeg een tweede route toe, of een dubbele route.
warning-single-link = { $start } – { $end } is de enige weg naar { $cities ->
    [one] { $cities } stad
   *[other] { $cities } steden
}: één claim deelt het bord in tweeën. Voeg een andere weg toe.
warning-city-in-many-tickets = { $count } van de { $tickets } bestemmingskaarten eindigen in { $city }. Verdeel ze over meer steden.

warning-ticket-beyond-cars = { $start } – { $end } kost minstens { $spaces } wagonnetjes, en een speler heeft er { $cars }. Kies steden die dichterbij liggen, of geef meer wagonnetjes.
warning-ticket-dear = { $start } – { $end } geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor een weg van { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}: meer dan gebruikelijk. Geef er ongeveer { $spaces }.
warning-ticket-cheap = { $start } – { $end } geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor een weg van { $spaces ->
    [one] { $spaces } vak
   *[other] { $spaces } vakken
}: minder dan gebruikelijk. Geef er ongeveer { $spaces }.
warning-ticket-easy = { $start } – { $end } is een enkele route van lengte { $spaces }: te makkelijk. Kies steden die verder uit elkaar liggen.
warning-ticket-twice = { $start } – { $end } is ook de bestemmingskaart { $first }. Verander een van de twee.

warning-name-twice = twee steden heten { $name }. Geef er een een andere naam, zodat duidelijk is welke een bestemmingskaart bedoelt.
warning-city-far = { $city } ligt ver van alle andere. Controleer de positie.
warning-cities-together = { $city } en { $other } liggen bijna op dezelfde plek. Controleer hun posities.
warning-routes-cross = { $first } kruist { $other } op het bord. Verplaats een stad, of laat een van de twee weg.
warning-spaces-overlap = vakken van { $first } en { $other } overlappen elkaar op het bord. Verplaats een stad, of laat een van de twee weg.
warning-space-over-city = { $first } loopt op het bord over { $other }. Verplaats de stad, of leid de route erdoorheen.
warning-names-overlap = de namen { $first } en { $other } overlappen elkaar op het bord. Maak er een korter, of verplaats een stad.
warning-name-over-city = de naam { $first } bedekt { $other } op het bord. Maak hem korter, of verplaats een stad.
warning-name-over-space = de naam { $first } bedekt op het bord vakken van { $other }. Maak hem korter, of geef de stad minder routes.

## Op papier

print-tile = { $name } · { $tile } van { $count } · afdrukken op 100%, overlap { $overlap } mm
print-cards = { $name } · kaarten
print-tickets = { $name } · bestemmingskaarten
print-cars = { $name } · wagonnetjes
print-tokens = { $name } · speelstukken
print-points = vakken → punten
