# Att göra en spelplan: kommandona new, check och draw.

cli-board-new-help = Skriv en exempelspelplan att utgå från: en liten med en kommentar till varje nyckel, eller en kopia av en annan.
cli-board-new-examples =
    Exempel:
    vialibre board new my_board.toml
    vialibre board new galicia.toml --name Galicia
    vialibre board new longer.toml --template usa
cli-board-new-argument = Spelplansfilen som ska skrivas (TOML).
cli-board-new-template-help = Vad du utgår från: { $known }.
cli-board-new-name-help = Spelplanens namn. Standard: exemplets eget.
cli-board-new-force-help = Skriv över en befintlig fil.
cli-board-new-written = { $file }: { $name }, { $cities } städer, { $routes } sträckor, { $tickets } biljetter.
cli-board-new-next =
    Nu:
      redigera { $file } i valfri textredigerare
      vialibre board check { $file }
      vialibre board draw { $file } --svg { $picture }.svg
      vialibre play --board { $file }
error-file-exists = { $file } finns redan. Välj ett annat namn, eller skriv över den med --force.
board-unknown-template = Mallen ”{ $name }” finns inte. { $close ->
    [0] De här finns: { $known }.
   *[other] Menade du { $near }? De här finns: { $known }.
}

cli-board-check-warnings = { $count ->
    [0] Inga varningar.
    [one] En varning: spelplanen går att spela på, men titta på det här.
   *[other] { $count } varningar: spelplanen går att spela på, men titta på de här.
}
cli-board-check-faults = { $count ->
    [one] Ett fel: spelplanen går inte att spela på än.
   *[other] { $count } fel: spelplanen går inte att spela på än.
}
cli-board-check-most = { $count } fel, och kanske fler: rätta de här först.
cli-board-check-line = { $where }: { $text }
cli-board-check-strict-help = Slutkod 1 om det finns varningar.
cli-board-check-json-help = Skriv fel och varningar som JSON.

cli-board-draw-help = Rita en spelplan, dess kort, biljetter och brickor: som bilder, eller som sidor att skriva ut och klippa.
cli-board-draw-examples =
    Exempel:
    vialibre board draw europe --svg europe.svg
    vialibre board draw my_board.toml --png my_board.png --dpi 150
    vialibre board draw my_board.toml --pdf game.pdf --what all --paper letter
cli-board-draw-svg-help = Spara som SVG; flera sidor blir numrerade filer.
cli-board-draw-png-help = Spara som PNG; flera sidor blir numrerade filer.
cli-board-draw-pdf-help = Spara som PDF: spelplanen på en sida, sedan i full storlek på flera sidor att limma ihop.
cli-board-draw-what-help = Vad som ska ritas.
cli-board-draw-paper-help = Papperet att skriva ut på.
cli-board-draw-dpi-help = Upplösningen för en PNG i punkter per tum.
cli-board-draw-lang-help = Språket på kort och titel, till exempel es. Standard: systemets.
cli-board-drawing = Ritar
cli-board-drawn = { $file }: { $pages ->
    [one] en sida
   *[other] { $pages } sidor
}, { $size } KiB.
error-nothing-to-draw-on = Ange vilken fil som ska ritas: --svg FILE, --png FILE eller --pdf FILE.
error-picture-over-board = { $file } är själva spelplansfilen. Välj ett annat namn på bilden.
error-print-extra-missing = PDF och PNG behöver två bibliotek till. Installera dem: { $command }. SVG fungerar utan.

## Vad som kanske inte är bra med en spelplan

warning-too-tight = med { $players } spelare finns det { $spaces } rutor till { $cars } vagnar, så några läggs kanske aldrig. Lägg till sträckor, eller ge varje spelare färre vagnar.
warning-too-empty = med { $players } spelare finns det { $spaces } rutor till bara { $cars } vagnar: spelarna möts knappast. Ge var och en fler vagnar, eller ta bort sträckor.
warning-few-cards = med { $players } spelare finns det { $cards } kort till { $cars } vagnar: högen blir ofta tom. Lägg till kort av varje färg.
warning-few-tickets = med { $players } spelare är { $left ->
    [one] { $left } biljett
   *[other] { $left } biljetter
} kvar efter utdelningen, och varje dragning tar { $draw }. Lägg till biljetter.
warning-parallel-never-open = dubbelsträckor är öppna från { $from } spelare, men högst { $players } kan spela. Sänk parallel_from, eller ta bort de andra sträckorna.
warning-points-fall = en sträcka på { $longer } ger { $more }, en på { $length } redan { $points }. Längre sträckor bör ge mer.
warning-rule-unused = regeln ”{ $rule }” nämns, men ingen sträcka använder den. Lägg till den på en sträcka, eller ta bort regeln.

warning-color-unused = kortleken har kort i färgen { $color }, men ingen sträcka har färgen { $color }. Ge en sträcka färgen, eller ta bort den ur kortleken.
warning-color-wanted = { $spaces } rutor har färgen { $color }, mot { $mean } per färg i genomsnitt: alla kommer att vilja ha kort i färgen { $color }. Ge en sträcka en annan färg.
warning-color-idle = bara { $spaces } rutor har färgen { $color }, mot { $mean } per färg i genomsnitt: kort i färgen { $color } är inte mycket värda. Ge en sträcka en annan färg.
warning-color-scarce = { $spaces } rutor har färgen { $color }, men kortleken har bara { $cards } sådana kort. Lägg till kort av varje färg, eller gör sträckor grå.
warning-route-dear = den kräver { $length } kort i en färg, och kortleken har { $cards } av varje. Gör den kortare eller grå, eller lägg till kort.
warning-ferry-dear = den kräver { $ferry } av de { $wilds } { wild-card.plural } som finns. Kräv färre, eller lägg till { wild-card.plural }.

warning-dead-end = bara en sträcka går till { $city }, och spelaren som bygger den stänger ute alla andra. Lägg till en sträcka till, eller en dubbelsträcka.
warning-single-link = { $start } – { $end } är enda vägen till { $cities } städer: en enda byggd sträcka delar spelplanen i två. Lägg till en annan väg.
warning-city-in-many-tickets = { $count } av { $tickets } biljetter slutar i { $city }. Sprid dem på fler städer.

warning-ticket-beyond-cars = { $start } – { $end } kräver minst { $spaces } vagnar, och en spelare har { $cars }. Välj städer som ligger närmare, eller ge fler vagnar.
warning-ticket-dear = { $start } – { $end } ger { $points } poäng för en väg på { $spaces } rutor: mer än vanligt. Ge ungefär { $spaces }.
warning-ticket-cheap = { $start } – { $end } ger { $points } poäng för en väg på { $spaces } rutor: mindre än vanligt. Ge ungefär { $spaces }.
warning-ticket-easy = { $start } – { $end } är en enda sträcka på { $spaces }: för lätt. Välj städer som ligger längre från varandra.
warning-ticket-twice = { $start } – { $end } är också biljett { $first }. Ändra en av dem.

warning-name-twice = två städer heter { $name }. Byt namn på den ena, så att spelarna vet vilken en biljett menar.
warning-city-far = { $city } ligger långt från alla andra. Kontrollera läget.
warning-cities-together = { $city } och { $other } ligger på nästan samma ställe. Kontrollera deras lägen.
warning-routes-cross = { $first } korsar { $other } på kartan. Flytta en stad, eller utelämna en av sträckorna.
warning-spaces-overlap = rutor på { $first } och { $other } överlappar på kartan. Flytta en stad, eller utelämna en av sträckorna.
warning-space-over-city = { $first } går över { $other } på kartan. Flytta staden, eller dra sträckan genom den.
warning-names-overlap = namnen { $first } och { $other } överlappar på kartan. Förkorta det ena, eller flytta en stad.
warning-name-over-city = namnet { $first } täcker { $other } på kartan. Förkorta det, eller flytta en stad.
warning-name-over-space = namnet { $first } täcker rutor på { $other } på kartan. Förkorta det, eller ge staden färre sträckor.

## På papper

print-tile = { $name } · { $tile } av { $count } · skriv ut i 100 %, överlapp { $overlap } mm
print-cards = { $name } · kort
print-tickets = { $name } · biljetter
print-cars = { $name } · vagnar
print-tokens = { $name } · brickor
print-points = rutor → poäng
