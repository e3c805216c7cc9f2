# Det, der kommer efter sidste træk: pointene, tjekket af blandingen og gensynet med et afsluttet spil.
# $player, $ticket og $city er navne, klar til at blive vist. Navne på pointlinjer, der ikke står her, står i game.ftl.

## Pointene, som en lille forestilling og så som en tabel

ending-title = Slutresultat
ending-title-early = Spillet sluttede før tid
# Slutter forestillingen med det samme.
ending-skip = Spring over
# Gør arket med resultatet mindre eller større, på telefoner.
ending-fold = Resultat
ending-ticket = Rutekort færdiggjort
ending-ticket-missed = Rutekort ikke færdiggjort
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogne
}
# Linjer i tabellen med point.
ending-tickets = Rutekort
ending-longest = Længste rute
ending-globetrotter = Globetrotter
# Tabellens navn, til skærmlæsere.
ending-table = Pointark
# For et rutekort eller den længste rute i tabellen.
ending-show-on-board = Vis på brættet
# $player er den plads, der gav op eller blev stemt ud.
ending-early = { $reason ->
    [resigned] { $player } gav op, så spillet slutter her.
    [voted_out] { $player } var væk og blev stemt ud, så spillet slutter her.
   *[abandoned] Alle var enige om at afbryde spillet, så der er ingen vinder.
}
ending-so-far = Det er pointene på brættet indtil nu; rutekort og bonusser er ikke talt med.
ending-again = Vis pointene igen
ending-rematch = Revanche
ending-join-rematch = Vær med i revanchen
ending-watch-rematch = Se revanchen
ending-replay = Genafspil
ending-download = Hent spiloptagelsen

## Tjekket af blandingen. ”Stemmer” og ”stemmer ikke” handler om tal, der sammenlignes.

deal-changed = Dette bord viser en anden forpligtelse til sin hemmelighed end før. Intet blev tilføjet til uddelingen; spil ikke her.
verify-open = Tjek blandingen
verify-title = Var uddelingen fair?
verify-about = Før nogen satte sig, forpligtede serveren sig på et hemmeligt tal. Hver spillers browser tilføjede sine egne tilfældige tal. Alle blandinger følger af dem tilsammen, så ingen kunne vælge kortene. Denne side regner nu det hele efter.
verify-working = Kontrollerer…
verify-conclusion = { $verdict ->
    [proven] Alt stemmer: ingen kunne vælge disse kort.
    [follows] Uddelingen følger af den offentliggjorte hemmelighed og alles tal. Denne enhed så ikke forpligtelsen på forhånd, så det er ikke bevist, at serveren havde valgt hemmeligheden da.
    [continued] Kortene er dem fra det spil, som dette fortsætter. Hvordan de blev delt ud, hører til det spils egen kontrol.
    [alone] Tallene stemmer, men kun serveren tilføjede nogen, så det er ikke bevist, at ingen har valgt kortene.
    [unproven] Kortene stemmer med startværdien, men hvor den kommer fra, kan ikke bevises her: dette spil fortsætter et andet.
   *[wrong] Noget stemmer ikke. Stol ikke på denne uddeling.
}
# Læses op før hvert trin af skærmlæsere.
verify-finding = { $finding ->
    [right] OK:
    [wrong] Fejl:
   *[unknown] Ukendt:
}
verify-step-commitment = { $finding ->
    [right] Serverens hemmelighed er den, den forpligtede sig på før uddelingen.
   *[wrong] Serverens hemmelighed er ikke den, den forpligtede sig på før uddelingen.
}
verify-step-seen = { $finding ->
    [right] Denne browser så forpligtelsen, før den tilføjede sit tal.
    [wrong] Før den tilføjede sit tal, så denne browser en anden forpligtelse.
   *[unknown] Denne browser så ikke forpligtelsen før uddelingen eller har glemt den.
}
verify-step-source = { $finding ->
    [right] Startværdien er den fra det spil, som dette fortsætter.
    [wrong] Startværdien er ikke den fra det spil, som dette fortsætter.
   *[unknown] Denne browser kender ikke det spil, som dette fortsætter.
}
verify-step-entropy = { $finding ->
    [right] Det tal, denne browser tilføjede, er med.
    [wrong] Det tal, denne browser tilføjede, mangler.
   *[unknown] Denne browser tilføjede intet tal eller har det ikke længere.
}
# $count er, hvor mange pladser der tilføjede et tal; bots tilføjer intet.
verify-step-seed = { $finding ->
    [right] Startværdien følger af hemmeligheden og { $count ->
        [0] intet andet: ingen spiller tilføjede et tal.
        [one] det tal, én spiller tilføjede.
       *[other] de tal, { $count } spillere tilføjede.
    }
   *[wrong] Startværdien følger ikke af hemmeligheden og de tal, spillerne tilføjede.
}
verify-step-first = { $finding ->
    [right] Den første spiller er den, startværdien trak.
    [wrong] Den første spiller er ikke den, startværdien trak.
   *[chosen] Værten valgte den første spiller, så der blev ikke trukket lod.
}
verify-step-tickets = { $finding ->
    [right] Alle { $count } rutekort ved start stemmer med startværdien.
   *[wrong] Rutekortene ved start stemmer ikke med startværdien.
}
verify-step-souvenirs = { $finding ->
    [right] Souvenirerne ligger, hvor startværdien lagde dem.
   *[wrong] Souvenirerne ligger ikke, hvor startværdien lagde dem.
}
verify-step-hands = { $finding ->
    [right] Alle { $count } kort på starthænderne stemmer med startværdien.
   *[wrong] Starthænderne stemmer ikke med startværdien.
}
verify-step-row = { $finding ->
    [right] Den første række åbne kort stemmer med startværdien.
   *[wrong] Den første række åbne kort stemmer ikke med startværdien.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Det ene kort, der senere blev trukket fra den første bunke, stemmer med startværdien.
       *[other] De { $count } kort, der senere blev trukket fra den første bunke, stemmer med startværdien, i dens rækkefølge.
    }
    [wrong] De kort, der senere blev trukket fra den første bunke, stemmer ikke med startværdien.
   *[unknown] Kortene på dette bræt kan ikke regnes efter her.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Det ene rutekort, der blev trukket senere, stemmer med startværdien.
       *[other] De { $count } rutekort, der blev trukket senere, stemmer med startværdien, i dens rækkefølge.
    }
   *[wrong] De rutekort, der blev trukket senere, stemmer ikke med startværdien.
}
verify-numbers = Vis tallene
verify-number-commitment = Forpligtelse (hemmelighedens SHA-256)
verify-number-remembered = Forpligtelse, som denne browser så
verify-number-secret = Serverens hemmelighed
verify-number-entropy = Tilføjet af { $player }
verify-number-seed = Startværdi til alle blandinger
verify-covers = Kontrolleret her: hvor startværdien kommer fra; den første spiller, hvis der blev trukket lod; rutekortene, hænderne og den åbne række ved start; stakkene af souvenirer, hvis brættet har dem; rækkefølgen i den første bunke og af rutekortene, så langt spillet viste den. Ikke kontrolleret her: bunker, der blev blandet igen senere, træk, point og serverens signatur.
verify-elsewhere = Spiloptagelsen indeholder det hele, signeret af serveren. Med kommandoen ”vialibre verify” kan enhver også tjekke hvert træk i den.

## Genafspilning af et afsluttet spil

# Sidens titel; $board er brættets navn.
replay-title = Genafspilning: { $board }
replay-back = Tilbage til bordet
replay-not-over = Dette spil er stadig i gang. Du kan genafspille det, når det er slut.
replay-watch = Gå til bordet
replay-no-table = Der er intet spil på dette link. Tjek, at hele linket er kopieret.
# Hvis kort man ser.
replay-eyes = Vis som
replay-eyes-open = Alle kort åbne
replay-eyes-spectator = Tilskuer
# Valget af, hvad der vises ved siden af brættet.
replay-tabs = Visninger af spillet
replay-tab-players = Spillere
replay-tab-charts = Grafer
replay-tab-steps = Træk
replay-tab-more = Mere

## At gå gennem spillet

replay-controls = Afspilning
# Et trin er en stilling mellem to træk: 0 er uddelingen.
replay-moment = Trin { $at } af { $last }
replay-slider = Trin
replay-first = Første trin
replay-turn-back = Én tur tilbage
replay-back-one = Ét træk tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward-one = Ét træk frem
replay-turn-forward = Én tur frem
replay-last = Sidste trin
replay-speed = Tempo
# Hvor hurtigt der afspilles: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Piletaster: ét træk tilbage eller frem. Page Up og Page Down: én tur. Home og End: første og sidste trin. Mellemrum: afspil eller pause.
replay-deal = Kortene deles ud.
replay-no-marker = { $player } springer by-brikken over.

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
replay-luck-about = Held tæller kort trukket fra bunken: hvor mange flere { wild-card.plural } end ventet, og hvor mange færre ekstrakort ved tunneler. +1 er ét kort bedre end gennemsnittet.
replay-chance-about = Chancen for at vinde er et skøn ud fra, hvad hver spiller kunne vide på det trin, tilpasset efter spil mellem bots.
# Kortene på hånden hos $player, til skærmlæsere.
replay-hand = Hånden hos { $player }: { $cards }
replay-hand-empty = { $player } har ingen kort.
replay-hand-hidden = { $count ->
    [0] Ingen kort
    [one] { $count } skjult kort
   *[other] { $count } skjulte kort
}
replay-tickets-hidden = { $count ->
    [0] Ingen rutekort
    [one] { $count } skjult rutekort
   *[other] { $count } skjulte rutekort
}
replay-tickets-none = Ingen rutekort på dette trin
# Hvordan et rutekort står.
replay-ticket-state = { $state ->
    [done] færdiggjort
    [possible] muligt
    [cut_off] blokeret
   *[offered] tilbudt
}
# Hvordan det gik et rutekort i løbet af spillet: ”muligt fra 3”. $from er et trin.
replay-ticket-from = { replay-ticket-state } fra { $from }
replay-strips-about = Striberne viser, hvornår et rutekort var muligt, færdiggjort eller blokeret. Vælg en for at gå dertil.

## Grafer

replay-chart-scores = Point på brættet
replay-chart-chances = Chance for at vinde
replay-chart-as-table = Som tabel
replay-chart-moment = Trin
# Hvad en graf viser, til skærmlæsere; $values er en liste som ”Ana 86, Bea 96”.
replay-chart-summary = { $title }. Til sidst: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Vælg et punkt i en graf for at gå til det trin. Tallene ved siden af er de endelige.

## Mere

replay-link = Link til dette trin
replay-copy = Kopiér linket
replay-copied = Linket er kopieret.
replay-not-copied = Din browser tillader ikke kopiering: kopiér selv linket fra feltet.
replay-play-on = Spil videre herfra
replay-play-on-about = Tag en plads på dette trin, og spil videre mod bots, med de samme kort i vente.
replay-play-on-over = Spillet er slut på dette trin. Gå lidt tilbage for at spille videre.
replay-play-on-seat = Din plads
replay-play-on-start = Start
