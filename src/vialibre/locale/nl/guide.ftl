# Wat helpt: de regels van een bord, de eerste partij met gids, de toetsen en de melding dat je aan de beurt bent.

## De pagina met hulp

guide-title = Zo speel je
guide-start-title = Een eerste partij, twee minuten met een gids
guide-start-text = Je speelt een echte partij op het bord Noord-Amerika, tegen onze mildste bot. Een gids legt één ding tegelijk uit en wacht tot je het gedaan hebt. Je kunt hem wegsturen wanneer je wilt en zelf verder spelen.
guide-start = Met gids beginnen
guide-starting = Het bord wordt klaargelegd…
guide-rules-title = De regels van elk bord
guide-rules-board = Bord
guide-rules-players = Spelers
guide-rules-alvin = Met Alvin, een variant
guide-keys-title = Toetsen aan tafel
guide-keys-settings = Zet deze toetsen aan of uit bij de instellingen
# Wat een toets aan tafel doet; staat achter de toets.
guide-key = { $what ->
    [row] die kaart uit de open rij nemen
    [deck] van de stapel trekken
    [tickets] bestemmingskaarten trekken
    [moves] lijst van de routes die je kunt claimen
    [undo] terugnemen
    [log] wat er tot nu toe gebeurde
    [chat] chatten
    [hand] je bestemmingskaarten
    [help] deze toetsen
    [zoom] in- en uitzoomen
    [whole] het hele bord tonen
    [move] het bord bewegen, of van het ene oplichtende ding naar het volgende gaan
   *[close] sluiten wat open is
}

## De eerste partij met gids. Een stap heeft een titel en een of twee zinnen: hoogstens 160 letters, voor een kleine telefoon.

guide-label = Eerste partij met gids
guide-progress = Stap { $step } van { $steps }
guide-next = Verder
guide-finish = Verder spelen
guide-skip = Zonder gids verder
guide-step-title = { $step ->
    [tickets] Kies je bestemmingskaarten
    [first] Neem een kaart
    [second] En nog een
    [glow] Kijk wat er oplicht
    [claim] Claim een route
    [points] Je eerste spoor!
    [state] Hoe je ervoor staat
   *[end] Hoe het eindigt
}
# $keep: hoeveel bestemmingskaarten je minstens houdt. $points: de punten van de eerste route. $length, $worth: vakken van de langste
# routes en hun punten. $bonus: punten voor de langste aaneengesloten route.
guide-step-text = { $step ->
    [tickets] Elke bestemmingskaart noemt twee steden om te verbinden; ze lichten op. Houd er minstens { $keep }. Het makkelijkst zijn kaarten die een stuk weg delen.
    [first] Een beurt is één ding: kaarten nemen, een route claimen of bestemmingskaarten trekken. Neem nu een kaart: een van de vijf open of van de stapel.
    [second] Je neemt er twee per beurt. De kaart met het wiel is een { wild-card } en past bij elke kleur, maar een open { wild-card } telt voor twee.
    [glow] Elk vak van een route kost een kaart in die kleur; bij grijze kies je één kleur. Wat je kunt betalen, licht op als je aan de beurt bent.
    [claim] Neem beurt na beurt kaarten, tot een route op je weg oplicht. Tik die dan aan.
    [points] Dat leverde je meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Lange routes zijn veel meer waard: { $length } vakken geven { $worth } punten.
    [state] Je bestemmingskaarten zeggen of ze behaald, nog mogelijk of afgesneden zijn. Tik er een aan: het bord toont de goedkoopste weg die nog kan.
   *[end] Heeft iemand hoogstens twee wagons, dan komt de laatste ronde. Behaalde bestemmingskaarten geven punten, de andere kosten ze; de langste route geeft { $bonus }.
}
# Wat er nu aan de hand is, onder de zin van een stap. $routes: hoeveel routes er oplichten; $near: hoeveel ervan bij een bestemmingskaart helpen.
guide-hint = { $hint ->
    [wait] De andere speler is aan de beurt. Het duurt niet lang.
    [none] Er licht nog niets op: neem meer kaarten.
    [near] { $routes ->
        [one] Er licht nu { $routes } route op, en die ligt op de weg van je bestemmingskaarten.
       *[other] Er lichten nu { $routes } routes op, { $near } ervan op de weg van je bestemmingskaarten.
    }
   *[some] { $routes ->
        [one] Er licht nu { $routes } route op.
       *[other] Er lichten nu { $routes } routes op.
    }
}

## De melding dat je aan de beurt bent

# De titel van het tabblad.
guide-notice-title = ● Jouw beurt – { app-title }
guide-notice-quiet = { $board } – { app-title }
# Een melding van de browser, terwijl de pagina niet in beeld is.
guide-notice-head = Jij bent aan de beurt
guide-notice-body = De partij op het bord { $board } wacht op je.

## De regels van een bord, in één paneel. Elke regel is een korte alinea; alleen wat voor het bord geldt, wordt getoond.

rules-open-all = Alles openen
rules-close-all = Alles sluiten
rules-section = { $section ->
    [aim] Waar het om gaat
    [turn] Jouw beurt
    [cards] Kaarten en { wild-card.plural }
    [claim] Een route claimen
    [parallel] Parallelle routes
    [tickets] Bestemmingskaarten
    [ferries] Veerboten
    [tunnels] Tunnels
    [stations] Stations
    [markers] Beginsteden en bezit
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] Einde en score
   *[ties] Bij gelijke punten
}

rules-aim = Claim routes op het bord en verbind de steden die op je geheime bestemmingskaarten staan. Wie aan het einde de meeste punten heeft, wint.
rules-start = Je begint met { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
} en { $hand ->
    [one] { $hand } kaart.
   *[other] { $hand } kaarten.
}
rules-order = Het toeval of de host bepaalt wie begint. Daarna gaat de beurt rond, van stoel naar stoel.
rules-order-later = Op dit bord wordt de eerste speler pas geloot als iedereen bestemmingskaarten heeft gekozen.

rules-turn = Je beurt is een van deze dingen, en maar één:
rules-turn-draw = Kaarten nemen.
rules-turn-claim = Een route claimen.
rules-turn-tickets = Bestemmingskaarten trekken.
rules-turn-station = Een station bouwen.
rules-turn-pass = Is niets daarvan mogelijk, en alleen dan, dan pas je.

# $colors: hoeveel kleuren. $each: kaarten van elke kleur.
rules-deck = Er zijn { $colors } kleuren, elk met een eigen symbool en { $each ->
    [one] { $each } kaart
   *[other] { $each } kaarten
} in de stapel.
rules-draw = Neem twee kaarten, een voor een: van de vijf open kaarten, de open rij, of blind van de stapel. Een lege plaats in de open rij wordt gevuld voordat je weer kiest.
# $wilds: hoeveel er zijn.
rules-wild = Een { wild-card } ({ $wilds } in de stapel) kan elke kleur zijn.
rules-wild-open = Een { wild-card } uit de open rij telt voor beide kaarten: neem je hem, dan blijft het daarbij, en als tweede kaart kan hij niet.
rules-wild-deck = Een { wild-card } die je blind trekt, is een kaart als alle andere.
rules-sweep = Liggen er drie of meer { wild-card.plural } in de open rij, dan wordt die helemaal afgelegd en komen er vijf nieuwe kaarten, zolang er minstens drie andere kaarten voor zijn.
rules-reshuffle = Is de stapel leeg, dan worden de afgelegde kaarten geschud en zijn zij de stapel. Is er niets wat je als tweede kaart mag nemen, dan blijft het bij één. Je mag zoveel kaarten in de hand hebben als je wilt.

rules-claim = Speel voor elk vak een kaart in de kleur van de route, en zet op elk vak een van je wagons.
rules-claim-gray = Voor een grijze route kies je zelf de kleur, maar alle kaarten moeten dezelfde hebben.
rules-claim-wilds = { wild-card.plural-start } kunnen een deel van de kaarten vervangen, of allemaal.
rules-claim-whole = Eén route per beurt, en altijd helemaal: je hebt kaarten en wagons nodig voor elk vak. De gespeelde kaarten worden afgelegd.
rules-claim-anywhere = Een route hoeft niet aan je andere te grenzen.
rules-claim-points = Je krijgt meteen punten voor de lengte:
rules-claim-points-control = De route geeft meteen punten voor de lengte; wie die krijgt, hangt af van wie de twee steden in bezit heeft:
rules-table-spaces = Vakken
rules-table-symbols = Verschillende symbolen
rules-table-points = Punten

# $tracks: hoeveel er hoogstens naast elkaar liggen.
rules-parallel = { $tracks ->
    [2] Twee routes
   *[other] Twee of drie routes
} tussen dezelfde twee steden zijn parallel. Je mag er maar één van hebben.
rules-parallel-closed = Met { $players } spelers kan er maar één van geclaimd worden: daarna zijn de andere voor iedereen gesloten.
rules-parallel-open = Met { $players } spelers blijven de andere open voor de andere spelers.
rules-parallel-from = Vanaf { $players } spelers blijven ze open voor de andere spelers.

rules-ticket = Een bestemmingskaart noemt twee steden. Verbinden jouw routes die aan het einde, langs welke weg ook, dan krijg je de punten. Zo niet, dan verlies je er evenveel.
rules-ticket-start = Aan het begin krijg je { $deal ->
    [one] { $deal } bestemmingskaart.
   *[other] { $deal } bestemmingskaarten.
} Houd er minstens { $keep }.
# $long: hoeveel lange er bij de $deal andere komen.
rules-ticket-start-long = Aan het begin krijg je { $long ->
    [one] { $long } lange bestemmingskaart
   *[other] { $long } lange bestemmingskaarten
} en { $deal ->
    [one] { $deal } andere.
   *[other] { $deal } andere.
} Houd er van alle samen minstens { $keep }.
rules-ticket-refused = { $where ->
    [out] Wat je niet houdt, gaat ongezien uit het spel.
    [shuffled_under] Wat niet gehouden wordt, wordt geschud en gaat onder de stapel bestemmingskaarten.
   *[under] Wat je niet houdt, gaat onder de stapel bestemmingskaarten.
}
rules-ticket-draw = Later kan dit je beurt zijn: { $draw ->
    [one] { $draw } bestemmingskaart
   *[other] { $draw } bestemmingskaarten
} trekken, of wat er nog is, en er minstens { $keep } houden. De rest gaat onder de stapel.
rules-ticket-long = Lange bestemmingskaarten krijg je alleen aan het begin.
rules-ticket-secret = Wat je houdt, houd je tot het einde. De anderen zien hoeveel bestemmingskaarten je hebt, maar niet welke.

rules-ferry = Elk vak met een wiel vraagt om een { wild-card }.
rules-ferry-rest = Op de andere vakken passen kaarten zoals altijd, of nog meer { wild-card.plural }.

rules-tunnel = Een onderbroken rand betekent een tunnel. Je speelt je kaarten, en dan { $reveal ->
    [one] wordt er { $reveal } kaart
   *[other] worden er { $reveal } kaarten
} van de stapel omgedraaid, of minder als er niet zoveel zijn.
rules-tunnel-extra = Elke kaart daarvan die een { wild-card } is of de kleur heeft die je speelde, vraagt om één extra kaart: in die kleur, of een { wild-card }.
rules-tunnel-wilds = Speelde je alleen { wild-card.plural }, dan tellen alleen de { wild-card.plural }, en die betaal je met { wild-card.plural }.
rules-tunnel-leave = Kun of wil je niet alles betalen, dan neem je je kaarten terug en is je beurt voorbij.
rules-tunnel-length = Meer wagons kost de tunnel daardoor niet, en meer punten geeft hij ook niet.

rules-station = Ook dit kan je beurt zijn: een station bouwen in een stad waar er nog geen staat. Je hebt er { $each }.
rules-station-cost = { $each ->
    [1] Het kost één kaart.
    [2] Het eerste kost één kaart, het tweede twee van één kleur. { wild-card.plural-start } passen altijd.
    [3] Het eerste kost één kaart, het tweede twee van één kleur, het derde drie van één kleur. { wild-card.plural-start } passen altijd.
   *[other] Het eerste kost één kaart, het tweede twee van één kleur, het derde drie van één kleur, enzovoort. { wild-card.plural-start } passen altijd.
}
rules-station-use = Aan het einde mag je met elk station één route van een ander die in die stad eindigt, voor je bestemmingskaarten gebruiken alsof die van jou is. Het is voor alle bestemmingskaarten dezelfde; de beste wordt voor je gekozen.

rules-start-city = Vóór de eerste beurt zet iedereen een stadsminiatuur op een stad die er nog geen heeft: de beginstad. Dat kost niets. Wie in de speelvolgorde het laatst komt, kiest het eerst.
rules-network = Je eerste route moet in je beginstad eindigen. Elke volgende moet die stad raken, of een stad die je routes bereiken.
rules-control = Steden met jouw stadsminiaturen zijn in jouw bezit. Dat telt zodra er een route geclaimd wordt:
rules-control-none = Is geen van de twee steden in iemands bezit, dan zijn de punten voor wie de route claimt.
rules-control-some = Anders gaan de punten voor elke stad die in bezit is naar de bezitter, wie de route ook claimt. Heb je beide steden, dan krijg je ze dubbel; heb je er geen, dan krijg je voor je eigen route niets.
# $cost: kaarten om te betalen. $each: stadsminiaturen van elke speler.
rules-marker = Zijn de punten van een claim geteld, dan mag je nog een stadsminiatuur zetten op een van de twee steden, als die er geen heeft. Dat kost { $cost ->
    [1] één kaart
   *[other] { $cost } kaarten van één kleur, of { wild-card.plural }
}. Met die van de beginstad heb je { $each } stadsminiaturen, en ze blijven staan.

rules-alvin = Alvin, het buitenaardse wezen, wordt het eerst gezien in { $city }. Die stad kan geen beginstad zijn en krijgt nooit een stadsminiatuur.
rules-alvin-capture = Claim een route naar de stad waar hij is, en je vangt hem voor { $points ->
    [one] { $points } punt,
   *[other] { $points } punten,
} tenzij je hem al hebt. Hij kan steeds weer gevangen worden.
rules-alvin-move = Daarna moet je hem naar een stad sturen die in jouw bezit is. Een stadsminiatuur die je in deze beurt zet, telt al mee.

# $symbols: hoeveel soorten.
rules-souvenirs = Er zijn { $symbols } soorten souvenirs, elk met een symbool.
# $fixed: hoeveel stapels. $tokens: souvenirs in elk ervan.
rules-souvenirs-fixed = Vanaf het begin { $fixed ->
    [one] ligt er { $fixed } stapel van { $tokens } op een vaste plek.
   *[other] liggen er { $fixed } stapels van { $tokens } op vaste plekken.
} Het toeval bepaalt welke soort waar ligt.
# $stacks: de soorten die over zijn. $tokens: souvenirs van elke soort.
rules-souvenirs-second = Vóór de eerste beurt legt de tweede speler { $stacks ->
    [one] de soort die over is op een plek zonder souvenirs, { $tokens } ervan.
   *[other] de { $stacks } soorten die over zijn op plekken zonder souvenirs, { $tokens } van elke soort.
}
rules-souvenirs-last = Vóór de eerste beurt { $stacks ->
    [one] legt de laatste speler in de speelvolgorde de soort die over is op een plek zonder souvenirs, { $tokens } ervan.
   *[other] komen de { $stacks } soorten die over zijn op plekken zonder souvenirs, { $tokens } van elke soort. De laatste speler in de speelvolgorde legt het eerst, dan de speler daarvoor, en zo de tafel rond.
}
rules-souvenirs-take = Claim je een route, dan neem je een souvenir van een van de twee plekken, als daar een soort ligt die je niet hebt. Hebben beide er een, dan kies je.
rules-souvenirs-score = Aan het einde geven verschillende symbolen punten:

rules-end = Heeft iemand na een beurt hoogstens twee wagons, dan komt er een laatste ronde: iedereen is nog één keer aan de beurt, die speler het laatst.
rules-end-passes = De partij eindigt ook als alle spelers na elkaar gepast hebben.
rules-end-score = Dan komt er bij je punten nog dit:
rules-end-tickets = Je bestemmingskaarten: de punten van behaalde erbij, die van de andere eraf.
rules-end-longest = Langste aaneengesloten route: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de langste lijn van wagons zonder gat, en voor iedereen die er een van die lengte heeft. Ze mag vaker door een stad gaan, maar niet twee keer over dezelfde route.
rules-end-globetrotter = Meeste behaalde bestemmingskaarten: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, voor iedereen die er evenveel heeft. Is er geen enkele behaald, dan krijgt niemand ze.
rules-end-stations = Stations: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elk station dat je niet gebouwd hebt.
rules-end-souvenirs = Souvenirs: hun punten, zie boven.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor wie hem heeft.

rules-ties = Hebben meerdere spelers de meeste punten, dan beslist dit, in deze volgorde:
rules-tie = { $tie ->
    [tickets] Meer behaalde bestemmingskaarten
    [stations] Minder gebouwde stations
   *[longest_path] De bonus voor de langste aaneengesloten route
}
rules-ties-shared = Is het dan nog niet beslist, dan winnen ze samen.
rules-ties-none = Hebben meerdere spelers de meeste punten, dan winnen ze samen.
