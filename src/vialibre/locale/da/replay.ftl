# Det, der kommer efter sidste træk: pointene, tjekket af blandingen og gensynet med et afsluttet spil.
# $player, $ticket og $city er navne, klar til at blive vist. Navne på pointlinjer, der ikke står her, står i game.ftl.

## Pointene, som en lille forestilling og så som en tabel

ending-title = Slutresultat
ending-title-early = Spillet sluttede før tid
# Slutter forestillingen med det samme.
ending-skip = Spring over
# Gør arket med resultatet mindre eller større, på telefoner.
ending-fold = Resultat
ending-ticket = Rutekort gennemført
ending-ticket-missed = Rutekort ikke gennemført
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}
# Linjer i tabellen med point.
ending-tickets = Rutekort
ending-longest = Længste rute
ending-globetrotter = Flest gennemførte rutekort
# Tabellens navn, til skærmlæsere.
ending-table = Pointark
# For et rutekort eller den længste rute i tabellen.
ending-show-on-board = Vis på brættet
# $player er den plads, der gav op eller blev stemt ud.
ending-early = { $reason ->
    [resigned] { $player } gav op, så spillet slutter her.
    [voted_out] { $player } var væk og blev stemt ud, så spillet slutter her.
   *[abandoned] Alle var enige om at stoppe her, så ingen vinder.
}
ending-so-far = Det er pointene på brættet indtil nu; rutekort og bonusser er ikke talt med.
ending-again = Vis pointene igen
ending-rematch = Revanche
ending-join-rematch = Vær med i revanchen
ending-watch-rematch = Se revanchen
ending-replay = Gensyn
ending-download = Hent protokollen

## Tjekket af blandingen. ”Stemmer” og ”stemmer ikke” handler om tal, der sammenlignes.

deal-changed = Dette bord viser en anden lås på sin hemmelighed end før. Intet blev tilføjet til uddelingen; spil ikke her.
verify-open = Tjek blandingen
verify-title = Var uddelingen fair?
verify-about = Før nogen satte sig, låste serveren et hemmeligt tal fast. Hver persons browser tilføjede sine egne tilfældige tal. Alle blandinger følger af dem tilsammen, så ingen kunne vælge kortene. Denne side regner nu det hele efter.
verify-working = Regner efter…
verify-conclusion = { $verdict ->
    [proven] Alt stemmer: ingen kunne vælge disse kort.
    [follows] Uddelingen følger af den offentliggjorte hemmelighed og alles tal. Denne enhed så ikke låsen på hemmeligheden på forhånd, så det er ikke bevist, at serveren havde valgt den da.
    [continued] Kortene er dem fra det spil, som dette fortsætter. Hvordan de blev delt ud, siger det spils egen kontrol.
    [alone] Tallene stemmer, men kun serveren tilføjede nogen: det er ikke bevist, at ingen har valgt kortene.
    [unproven] Kortene stemmer med deres frø, men hvor frøet kommer fra, kan ikke bevises her: dette spil fortsætter et andet.
   *[wrong] Noget stemmer ikke. Stol ikke på denne uddeling.
}
# Læses op før hvert trin af skærmlæsere.
verify-finding = { $finding ->
    [right] Stemmer:
    [wrong] Stemmer ikke:
   *[unknown] Vides ikke her:
}
verify-step-commitment = { $finding ->
    [right] Serverens hemmelighed er den, den låste fast før uddelingen.
   *[wrong] Serverens hemmelighed er ikke den, den låste fast før uddelingen.
}
verify-step-seen = { $finding ->
    [right] Denne browser så låsen på hemmeligheden, før den tilføjede sit tal.
    [wrong] Før den tilføjede sit tal, så denne browser en anden lås på hemmeligheden.
   *[unknown] Denne browser så ikke låsen på hemmeligheden før uddelingen eller har glemt den.
}
verify-step-source = { $finding ->
    [right] Frøet er det fra det spil, som dette fortsætter.
    [wrong] Frøet er ikke det fra det spil, som dette fortsætter.
   *[unknown] Denne browser kender ikke det spil, som dette fortsætter.
}
verify-step-entropy = { $finding ->
    [right] Det tal, denne browser tilføjede, er med i blandingen.
    [wrong] Det tal, denne browser tilføjede, mangler i blandingen.
   *[unknown] Denne browser tilføjede intet eller har glemt det.
}
# $count er, hvor mange pladser der tilføjede et tal; bots tilføjer intet.
verify-step-seed = { $finding ->
    [right] Frøet følger af hemmeligheden og { $count ->
        [0] intet andet: ingen personer tilføjede noget.
        [one] tallet fra én person.
       *[other] tallene fra { $count } personer.
    }
   *[wrong] Frøet følger ikke af hemmeligheden og det, personerne tilføjede.
}
verify-step-first = { $finding ->
    [right] Den plads, der begyndte, er den, frøet trak.
    [wrong] Den plads, der begyndte, er ikke den, frøet trak.
   *[unknown] Bordet valgte, hvem der begynder, så der blev ikke trukket lod.
}
verify-step-tickets = { $finding ->
    [right] Alle { $count } rutekort ved start er frøets.
   *[wrong] Rutekortene ved start er ikke frøets.
}
verify-step-souvenirs = { $finding ->
    [right] Souvenirerne ligger, hvor frøet lagde dem.
   *[wrong] Souvenirerne ligger ikke, hvor frøet lagde dem.
}
verify-step-hands = { $finding ->
    [right] Alle { $count } kort på starthænderne er frøets.
   *[wrong] Starthænderne er ikke frøets.
}
verify-step-row = { $finding ->
    [right] Den første åbne række er frøets.
   *[wrong] Den første åbne række er ikke frøets.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Det ene kort, der senere kom fra den første bunke, er frøets.
       *[other] De { $count } kort, der senere kom fra den første bunke, er frøets, i dets rækkefølge.
    }
    [wrong] De kort, der senere kom fra den første bunke, er ikke frøets.
   *[unknown] Kortene på dette bræt kan ikke regnes ud her.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Det ene rutekort, der blev trukket senere, er frøets.
       *[other] De { $count } rutekort, der blev trukket senere, er frøets, i dets rækkefølge.
    }
   *[wrong] De rutekort, der blev trukket senere, er ikke frøets.
}
verify-numbers = Vis tallene
verify-number-commitment = Lås på hemmeligheden (dens SHA-256)
verify-number-remembered = Lås, som denne browser så
verify-number-secret = Serverens hemmelighed
verify-number-entropy = Tilføjet af { $player }
verify-number-seed = Frø til alle blandinger
verify-covers = Kontrolleret her: hvor frøet kommer fra; rutekortene, hænderne og den åbne række ved start; rækkefølgen i den første bunke og af rutekortene. Ikke kontrolleret her: bunker, der blev blandet igen senere, træk, point og serverens signatur.
verify-elsewhere = Protokollen rummer det hele, signeret af serveren. Med programmet ”vialibre verify” kan enhver også tjekke hvert træk i den.

## Gensynet med et afsluttet spil

# Sidens titel; $board er brættets navn.
replay-title = Gensyn: { $board }
replay-back = Tilbage til bordet
replay-not-over = Dette spil er stadig i gang. Du kan se det igen, når det er slut.
replay-watch = Gå til bordet
replay-no-table = Der er intet spil på dette link. Tjek, at hele linket er kopieret.
# Hvis kort man ser.
replay-eyes = Synsvinkel
replay-eyes-open = Alle kort åbne
replay-eyes-spectator = Tilskuer
# Valget af, hvad der vises ved siden af brættet.
replay-tabs = Visninger af spillet
replay-tab-players = Spillere
replay-tab-charts = Grafer
replay-tab-steps = Træk
replay-tab-more = Mere

## At gå gennem spillet

replay-controls = Gå gennem spillet
# Et tidspunkt er en stilling mellem to træk: 0 er uddelingen.
replay-moment = Tidspunkt { $at } af { $last }
replay-slider = Tidspunkt i spillet
replay-first = Første tidspunkt
replay-turn-back = Én tur tilbage
replay-back-one = Ét træk tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward-one = Ét træk frem
replay-turn-forward = Én tur frem
replay-last = Sidste tidspunkt
replay-speed = Tempo
# Hvor hurtigt der afspilles: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Piletaster: ét træk frem eller tilbage. Page Up og Page Down: én tur. Home og End: første og sidste tidspunkt. Mellemrum: afspil eller pause.
replay-deal = Kortene deles ud.
replay-no-marker = { $player } sætter ingen bybrik.

## Hvad alle havde

# $cards er en liste som ”et rødt kort, et lokomotiv og et blåt kort”; til skærmlæsere.
replay-row = Åbne kort: { $cards }
replay-row-empty = Ingen åbne kort
replay-deck = { $count } kort i bunken
replay-ticket-pile = { $count } rutekort tilbage
replay-score = Point
replay-cars = Vogne
replay-cards = Kort
replay-tickets = Rutekort
replay-chance = Chance
replay-luck = Held
replay-luck-about = Held tæller kort, der er trukket uset: hvor mange flere { wild-card.plural } der kom end ventet, og hvor mange færre ekstrakort ved tunneler. +1 er ét kort bedre end gennemsnittet.
replay-chance-about = Chancen for at vinde er et skøn ud fra, hvad hver plads kunne vide på det tidspunkt, tilpasset efter spil mellem bots.
# Kortene på hånden hos $player, til skærmlæsere.
replay-hand = På hånden hos { $player }: { $cards }
replay-hand-empty = { $player } har ingen kort.
replay-hand-hidden = { $count ->
    [0] Ingen kort
    [one] { $count } kort, skjult
   *[other] { $count } kort, skjulte
}
replay-tickets-hidden = { $count ->
    [0] Ingen rutekort
    [one] { $count } rutekort, skjult
   *[other] { $count } rutekort, skjulte
}
replay-tickets-none = Ingen rutekort på dette tidspunkt
# Hvordan et rutekort står.
replay-ticket-state = { $state ->
    [done] gennemført
    [possible] muligt
    [cut_off] afskåret
   *[offered] tilbudt
}
# Hvordan det gik et rutekort i løbet af spillet: ”muligt fra 3”. $from er et tidspunkt.
replay-ticket-from = { replay-ticket-state } fra { $from }
replay-strips-about = Striberne viser, hvornår et rutekort var muligt, gennemført eller afskåret. Tryk på en for at gå dertil.

## Grafer

replay-chart-scores = Point på brættet
replay-chart-chances = Chance for at vinde
replay-chart-as-table = Som tabel
replay-chart-moment = Tidspunkt
# Hvad en graf viser, til skærmlæsere; $values er en liste som ”Ana 86, Bea 96”.
replay-chart-summary = { $title }. Til sidst: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Tryk på en graf for at gå til det tidspunkt. Tallene ved siden af er de endelige.

## Mere

replay-link = Link til dette tidspunkt
replay-copy = Kopiér linket
replay-copied = Linket er kopieret.
replay-not-copied = Kopiér selv linket fra feltet: denne browser tillader det ikke.
replay-play-on = Spil videre herfra
replay-play-on-about = Tag en plads på dette tidspunkt, og spil videre mod bots, med de samme kort i vente.
replay-play-on-over = Spillet er slut på dette tidspunkt. Gå lidt tilbage for at spille videre.
replay-play-on-seat = Din plads
replay-play-on-start = Start
