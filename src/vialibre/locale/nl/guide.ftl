# Wat helpt: de regels van een bord, het eerste spel met gids, de toetsen en de melding dat je aan de beurt bent.

## De pagina met hulp

guide-title = Zo speel je
guide-start-title = Je eerste spel: uitleg in twee minuten
guide-start-text = Je speelt een echt spel op het bord Noord-Amerika, tegen onze makkelijkste bot. Een gids legt één ding tegelijk uit en wacht tot je het gedaan hebt. Je kunt de gids altijd overslaan en gewoon verder spelen.
guide-start = Spel met uitleg beginnen
guide-starting = Het bord wordt klaargezet…
guide-rules-title = Regels van elk bord
guide-rules-board = Bord
guide-rules-players = Spelers
guide-rules-alvin = Met Alvin (variant)
guide-keys-title = Sneltoetsen
guide-keys-settings = Sneltoetsen aan- of uitzetten bij de instellingen
# Wat een toets aan tafel doet; staat achter de toets.
guide-key = { $what ->
    [row] die open kaart nemen
    [deck] van de stapel trekken
    [tickets] bestemmingskaarten trekken
    [moves] lijst van de routes die je kunt claimen
    [undo] ongedaan maken
    [log] logboek tonen
    [chat] chatten
    [hand] je bestemmingskaarten
    [help] deze sneltoetsen
    [zoom] in- en uitzoomen
    [whole] het hele bord tonen
    [move] het bord bewegen, of naar het volgende dat oplicht
   *[close] sluiten wat open is
}

## Het eerste spel met gids. Een stap heeft een titel en een of twee zinnen: hoogstens 160 letters, voor een kleine telefoon.

guide-label = Eerste spel met uitleg
guide-progress = Stap { $step } van { $steps }
guide-next = Verder
guide-finish = Verder spelen
guide-skip = Uitleg overslaan
guide-step-title = { $step ->
    [tickets] Kies je bestemmingskaarten
    [first] Neem een kaart
    [second] En nog een
    [glow] Kijk wat er oplicht
    [claim] Claim een route
    [points] Je eerste route!
    [state] Houd je bestemmingen bij
   *[end] Hoe het spel eindigt
}
# $keep: hoeveel bestemmingskaarten je minstens houdt. $points: de punten van de eerste route. $length, $worth: vakken van de langste
# routes en hun punten. $bonus: punten voor de langste aaneengesloten route.
guide-step-text = { $step ->
    [tickets] Elke bestemmingskaart noemt twee steden om te verbinden; ze lichten op. Houd er minstens { $keep }. Het makkelijkst zijn kaarten die een stuk weg delen.
    [first] Per beurt doe je één ding: kaarten nemen, een route claimen of bestemmingskaarten trekken. Neem nu een kaart: een van de vijf open of van de stapel.
    [second] Je neemt er twee per beurt. De kaart met het wiel is een { wild-card } en past bij elke kleur, maar een open { wild-card } telt voor twee.
    [glow] Elk vak van een route kost een kaart in die kleur; bij grijze kies je één kleur. Wat je kunt betalen, licht op als je aan de beurt bent.
    [claim] Neem beurt na beurt kaarten, tot een route op je weg oplicht. Kies die dan.
    [points] Dat leverde je meteen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Lange routes zijn veel meer waard: { $length } vakken geven { $worth } punten.
    [state] Je bestemmingskaarten tonen of ze behaald, mogelijk of geblokkeerd zijn. Kies er een: het bord toont de kortste weg die nog kan.
   *[end] Heeft iemand hoogstens twee wagonnetjes, dan komt de laatste ronde. Behaalde kaarten geven dan punten, andere kosten ze; de langste route geeft { $bonus }.
}
# Wat er nu aan de hand is, onder de zin van een stap. $routes: hoeveel routes er oplichten; $near: hoeveel ervan bij een bestemmingskaart helpen.
guide-hint = { $hint ->
    [wait] De andere speler is aan de beurt. Het duurt niet lang.
    [none] Er licht nog niets op: neem meer kaarten.
    [near] { $routes ->
        [one] Er licht nu { $routes } route op, en die helpt bij je bestemmingskaarten.
       *[other] Er lichten nu { $routes } routes op; { $near } ervan helpen bij je bestemmingskaarten.
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
guide-notice-body = Je spel op het bord { $board } wacht op je.

## De regels van een bord, in één paneel. Elke regel is een korte alinea; alleen wat voor het bord geldt, wordt getoond.

rules-open-all = Alles openen
rules-close-all = Alles sluiten
rules-section = { $section ->
    [aim] Doel van het spel
    [turn] Jouw beurt
    [cards] Kaarten en { wild-card.plural }
    [claim] Een route claimen
    [parallel] Dubbele routes
    [tickets] Bestemmingskaarten
    [ferries] Veerboten
    [tunnels] Tunnels
    [stations] Stations
    [markers] Beginsteden en bezit
    [alvin] Alvin
    [souvenirs] Souvenirs
    [end] Einde van het spel en score
   *[ties] Gelijkspel
}

rules-aim = Claim routes op het bord en verbind de steden op je geheime bestemmingskaarten. Wie aan het einde de meeste punten heeft, wint.
rules-start = Je begint met { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
} en { $hand ->
    [one] { $hand } kaart.
   *[other] { $hand } kaarten.
}
rules-order = Het toeval of de host bepaalt wie begint. Daarna gaat de beurt rond, van plaats naar plaats.
rules-order-later = Bepaalt het toeval wie begint, dan wordt er op dit bord pas geloot als iedereen bestemmingskaarten heeft gekozen.

rules-turn = In je beurt doe je precies één van deze dingen:
rules-turn-draw = Kaarten nemen.
rules-turn-claim = Een route claimen.
rules-turn-tickets = Bestemmingskaarten trekken.
rules-turn-station = Een station bouwen.
rules-turn-pass = Je past alleen als niets daarvan mogelijk is.

# $colors: hoeveel kleuren. $each: kaarten van elke kleur.
rules-deck = Er zijn { $colors } kleuren, elk met een eigen symbool en { $each ->
    [one] { $each } kaart
   *[other] { $each } kaarten
} in de stapel.
rules-draw = Neem twee kaarten, een voor een: open kaarten uit de rij van vijf, of de bovenste kaart van de stapel. Een lege plek in de open rij wordt gevuld voordat je weer kiest.
# $wilds: hoeveel er zijn.
rules-wild = Een { wild-card } ({ $wilds } in de stapel) kan elke kleur zijn.
rules-wild-open = Een open { wild-card } telt voor beide kaarten: neem je er een, dan is dat je enige kaart, en als tweede kaart mag je hem niet nemen.
rules-wild-deck = Een { wild-card } van de stapel is een kaart als alle andere.
rules-sweep = Zijn drie of meer van de vijf open kaarten { wild-card.plural }, dan worden ze alle vijf afgelegd en vervangen, zolang daar minstens drie andere kaarten voor over zijn.
rules-reshuffle = Is de stapel leeg, dan wordt de aflegstapel geschud tot een nieuwe stapel. Is er geen tweede kaart die je mag nemen, dan is één kaart je beurt. Er is geen handlimiet.

rules-claim = Speel voor elk vak een kaart in de kleur van de route, en zet op elk vak een van je wagonnetjes.
rules-claim-gray = Voor een grijze route kies je zelf de kleur, maar alle kaarten moeten dezelfde kleur hebben.
rules-claim-wilds = { wild-card.plural-start } kunnen een deel van de kaarten of alle kaarten vervangen.
rules-claim-whole = Je claimt één route per beurt, en altijd helemaal: je hebt kaarten en wagonnetjes nodig voor elk vak. De gespeelde kaarten worden afgelegd.
rules-claim-anywhere = Een route hoeft niet aan te sluiten op je andere routes.
rules-claim-points = Je krijgt meteen punten voor de lengte:
rules-claim-points-control = De route geeft meteen punten voor de lengte; wie die krijgt, hangt af van wie de twee steden in bezit heeft:
rules-table-spaces = Vakken
rules-table-symbols = Verschillende symbolen
rules-table-points = Punten

# $tracks: hoeveel er hoogstens naast elkaar liggen.
rules-parallel = { $tracks ->
    [2] Twee routes
   *[other] Twee of drie routes
} tussen dezelfde twee steden lopen naast elkaar. Je mag er maar één van claimen.
rules-parallel-closed = Met { $players } spelers kan er maar één van geclaimd worden: daarna zijn de andere voor iedereen gesloten.
rules-parallel-open = Met { $players } spelers blijven de andere open voor de andere spelers.
rules-parallel-from = Vanaf { $players } spelers blijven ze open voor de andere spelers.

rules-ticket = Een bestemmingskaart noemt twee steden. Verbinden jouw routes die aan het einde van het spel, langs welke weg ook, dan krijg je de punten. Zo niet, dan verlies je er evenveel.
rules-ticket-start = Aan het begin krijg je { $deal ->
    [one] { $deal } bestemmingskaart.
   *[other] { $deal } bestemmingskaarten.
} Houd er minstens { $keep }.
# $long: hoeveel lange er bij de $deal andere komen.
rules-ticket-start-long = Aan het begin krijg je { $long ->
    [one] { $long } lange bestemmingskaart
   *[other] { $long } lange bestemmingskaarten
} en { $deal ->
    [one] { $deal } gewone.
   *[other] { $deal } gewone.
} Houd er in totaal minstens { $keep }.
rules-ticket-refused = { $where ->
    [out] Teruggelegde bestemmingskaarten gaan ongezien uit het spel.
    [shuffled_under] Teruggelegde bestemmingskaarten worden geschud en gaan onder de stapel.
   *[under] Teruggelegde bestemmingskaarten gaan onder de stapel.
}
rules-ticket-draw = Later kun je in je beurt { $draw ->
    [one] { $draw } bestemmingskaart
   *[other] { $draw } bestemmingskaarten
} trekken, of zoveel als er nog zijn, en er minstens { $keep } houden. De rest gaat onder de stapel.
rules-ticket-long = Lange bestemmingskaarten krijg je alleen aan het begin.
rules-ticket-secret = Je houdt je bestemmingskaarten tot het einde. De anderen zien hoeveel je er hebt, maar niet welke.

rules-ferry = Elk vak met een wiel vraagt om een { wild-card }.
rules-ferry-rest = De andere vakken betaal je zoals gewoonlijk, of met meer { wild-card.plural }.

rules-tunnel = Een onderbroken rand betekent een tunnel. Je speelt je kaarten, en dan { $reveal ->
    [one] wordt er { $reveal } kaart
   *[other] worden er { $reveal } kaarten
} van de stapel omgedraaid, of minder als er niet genoeg zijn.
rules-tunnel-extra = Voor elke kaart daarvan die een { wild-card } is of de kleur heeft die je speelde, betaal je één extra kaart: in die kleur, of een { wild-card }.
rules-tunnel-wilds = Speelde je alleen { wild-card.plural }, dan tellen alleen de { wild-card.plural }, en die betaal je met { wild-card.plural }.
rules-tunnel-leave = Kun of wil je niet betalen, dan neem je je kaarten terug en is je beurt voorbij.
rules-tunnel-length = Extra kaarten kosten geen extra wagonnetjes en geven geen extra punten.

rules-station = In je beurt kun je een station bouwen in een stad waar er nog geen staat. Je hebt er { $each }.
rules-station-cost = { $each ->
    [1] Het kost één kaart.
    [2] Het eerste kost één kaart, het tweede twee van één kleur. { wild-card.plural-start } passen altijd.
    [3] Het eerste kost één kaart, het tweede twee van één kleur, het derde drie van één kleur. { wild-card.plural-start } passen altijd.
   *[other] Het eerste kost één kaart, het tweede twee van één kleur, het derde drie van één kleur, enzovoort. { wild-card.plural-start } passen altijd.
}
rules-station-use = Aan het einde mag je met elk station één route van een ander die in die stad eindigt, voor je bestemmingskaarten gebruiken alsof die van jou is. Het is voor alle bestemmingskaarten dezelfde; de beste wordt voor je gekozen.

rules-start-city = Vóór de eerste beurt zet elke speler een stadsminiatuur op een stad die er nog geen heeft: de beginstad. Dat kost niets. Wie in de speelvolgorde het laatst komt, kiest het eerst.
rules-network = Je eerste route moet beginnen vanuit je beginstad. Elke volgende moet aansluiten op die stad, of op een stad die je routes bereiken.
rules-control = Steden met jouw stadsminiaturen zijn in jouw bezit. Dat telt zodra er een route geclaimd wordt:
rules-control-none = Is geen van de twee steden in iemands bezit, dan krijgt de speler die de route claimt de punten.
rules-control-some = Anders gaan de punten voor elke stad die in bezit is naar de bezitter, wie de route ook claimt. Heb je beide steden, dan krijg je ze dubbel; heb je er geen, dan krijg je voor je eigen route niets.
# $cost: kaarten om te betalen. $each: stadsminiaturen van elke speler.
rules-marker = Nadat een claim is geteld, mag je nog een stadsminiatuur zetten op een van de twee steden, als die er geen heeft. Dat kost { $cost ->
    [1] één kaart
   *[other] { $cost } kaarten van één kleur, of { wild-card.plural }
}. Je hebt { $each } stadsminiaturen, die van je beginstad meegeteld, en ze worden nooit verplaatst.

rules-alvin = Alvin de alien begint in { $city }. Die stad kan geen beginstad zijn en krijgt nooit een stadsminiatuur.
rules-alvin-capture = Claim een route naar de stad waar hij is, en je vangt hem voor { $points ->
    [one] { $points } punt,
   *[other] { $points } punten,
} tenzij je hem al hebt. Hij kan steeds weer gevangen worden.
rules-alvin-move = Daarna moet je hem verplaatsen naar een stad die in jouw bezit is. Een stadsminiatuur die je in deze beurt zet, telt mee.

# $symbols: hoeveel soorten.
rules-souvenirs = Er zijn { $symbols } soorten souvenirs, elk met een eigen symbool.
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
   *[other] komen de { $stacks } soorten die over zijn op plekken zonder souvenirs, { $tokens } van elke soort. De laatste speler in de speelvolgorde begint, dan de speler daarvoor, en zo de tafel rond.
}
rules-souvenirs-take = Claim je een route, dan neem je een souvenir van een van de twee uiteinden, als daar een soort ligt die je nog niet hebt. Hebben beide er een, dan kies je.
rules-souvenirs-score = Aan het einde geven verschillende symbolen punten:

rules-end = Heeft een speler na zijn beurt hoogstens twee wagonnetjes, dan begint de laatste ronde: iedereen is nog één keer aan de beurt, die speler het laatst.
rules-end-passes = Het spel eindigt ook als alle spelers na elkaar gepast hebben.
rules-end-score = Dan komt dit bij je punten:
rules-end-tickets = Je bestemmingskaarten: behaalde geven hun punten, de andere kosten er evenveel.
rules-end-longest = Langste route: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de langste aaneengesloten rij wagonnetjes, en voor iedereen met evenveel. Die mag vaker door een stad gaan, maar niet twee keer over dezelfde route.
rules-end-globetrotter = Globetrotter: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de meeste behaalde bestemmingskaarten, en voor iedereen met evenveel. Is er geen enkele behaald, dan wordt de bonus niet toegekend.
rules-end-stations = Stations: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elk station dat je niet gebouwd hebt.
rules-end-souvenirs = Souvenirs: hun punten, zie hierboven.
rules-end-alvin = Alvin: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor de speler die hem heeft.

rules-ties = Hebben meerdere spelers de meeste punten, dan beslist dit, in deze volgorde:
rules-tie = { $tie ->
    [tickets] Meer behaalde bestemmingskaarten
    [stations] Minder gebouwde stations
   *[longest_path] De bonus voor de langste route
}
rules-ties-shared = Is het dan nog gelijk, dan delen ze de overwinning.
rules-ties-none = Hebben meerdere spelers de meeste punten, dan delen ze de overwinning.
