# Det som kommer etter siste trekk: poengene, sjekken av stokkingen og reprisen av et ferdig spill.
# $player, $ticket og $city er navn, klare til å vises. Navn på poenglinjer som ikke står her, står i game.ftl.

## Poengene, som en liten forestilling og så som en tabell

ending-title = Sluttresultat
ending-title-early = Spillet sluttet før tiden
# Slutter forestillingen med en gang.
ending-skip = Hopp over
# Gjør arket med resultatet mindre eller større, på telefoner.
ending-fold = Resultat
ending-ticket = Billett fullført
ending-ticket-missed = Billett ikke fullført
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } vogn
   *[other] { $cars } vogner
}
# Linjer i poengtabellen.
ending-tickets = Billetter
ending-longest = Lengste rute
ending-globetrotter = Flest fullførte billetter
# Navnet på tabellen, for skjermlesere.
ending-table = Poengark
# For en billett eller den lengste ruten i tabellen.
ending-show-on-board = Vis på brettet
# $player er plassen som ga opp eller ble stemt ut.
ending-early = { $reason ->
    [resigned] { $player } ga opp, så spillet slutter her.
    [voted_out] { $player } var borte og ble stemt ut, så spillet slutter her.
   *[abandoned] Alle var enige om å stoppe her, så ingen vinner.
}
ending-so-far = Dette er poengene på brettet så langt; billetter og bonuser er ikke talt med.
ending-again = Vis poengene igjen
ending-rematch = Omkamp
ending-join-rematch = Bli med i omkampen
ending-watch-rematch = Se omkampen
ending-replay = Reprise
ending-download = Last ned protokollen

## Sjekken av stokkingen. «Stemmer» og «stemmer ikke» handler om tall som sammenlignes.

deal-changed = Dette bordet viser en annen lås på hemmeligheten enn før. Ingenting ble lagt til i utdelingen; ikke spill her.
verify-open = Sjekk stokkingen
verify-title = Var utdelingen rettferdig?
verify-about = Før noen satte seg, låste serveren fast et hemmelig tall. Nettleseren til hver person la til sine egne tilfeldige tall. Alle stokkinger følger av disse til sammen, så ingen kunne velge kortene. Denne siden regner nå alt ut på nytt.
verify-working = Regner…
verify-conclusion = { $verdict ->
    [proven] Alt stemmer: ingen kunne velge disse kortene.
    [follows] Utdelingen følger av den offentliggjorte hemmeligheten og tallene til alle. Denne enheten så ikke låsen på hemmeligheten på forhånd, så det er ikke bevist at serveren hadde valgt den da.
    [continued] Kortene er de samme som i spillet dette fortsetter. Hvordan de ble delt ut, sier kontrollen av det spillet.
    [alone] Tallene stemmer, men bare serveren la til noen: det er ikke bevist at ingen har valgt kortene.
    [unproven] Kortene stemmer med frøet, men hvor frøet kommer fra, kan ikke bevises her: dette spillet fortsetter et annet.
   *[wrong] Noe stemmer ikke. Ikke stol på denne utdelingen.
}
# Leses opp før hvert trinn av skjermlesere.
verify-finding = { $finding ->
    [right] Stemmer:
    [wrong] Stemmer ikke:
   *[unknown] Ukjent her:
}
verify-step-commitment = { $finding ->
    [right] Hemmeligheten til serveren er den som ble låst fast før utdelingen.
   *[wrong] Hemmeligheten til serveren er ikke den som ble låst fast før utdelingen.
}
verify-step-seen = { $finding ->
    [right] Denne nettleseren så låsen på hemmeligheten før den la til tallet sitt.
    [wrong] Før den la til tallet sitt, så denne nettleseren en annen lås på hemmeligheten.
   *[unknown] Denne nettleseren så ikke låsen på hemmeligheten før utdelingen, eller har glemt den.
}
verify-step-source = { $finding ->
    [right] Frøet er det fra spillet som dette fortsetter.
    [wrong] Frøet er ikke det fra spillet som dette fortsetter.
   *[unknown] Denne nettleseren kjenner ikke spillet som dette fortsetter.
}
verify-step-entropy = { $finding ->
    [right] Tallet som denne nettleseren la til, er med i blandingen.
    [wrong] Tallet som denne nettleseren la til, mangler i blandingen.
   *[unknown] Denne nettleseren la ikke til noe, eller har glemt det.
}
# $count er hvor mange plasser som la til et tall; boter legger ikke til noe.
verify-step-seed = { $finding ->
    [right] Frøet følger av hemmeligheten og { $count ->
        [0] ingenting annet: ingen personer la til noe.
        [one] tallet fra én person.
       *[other] tallene fra { $count } personer.
    }
   *[wrong] Frøet følger ikke av hemmeligheten og det personene la til.
}
verify-step-first = { $finding ->
    [right] Plassen som begynte, er den frøet trakk.
    [wrong] Plassen som begynte, er ikke den frøet trakk.
   *[unknown] Bordet valgte hvem som begynner, så ingenting ble trukket.
}
verify-step-tickets = { $finding ->
    [right] Alle de { $count } billettene ved start er frøets.
   *[wrong] Billettene ved start er ikke frøets.
}
verify-step-souvenirs = { $finding ->
    [right] Suvenirene ligger der frøet la dem.
   *[wrong] Suvenirene ligger ikke der frøet la dem.
}
verify-step-hands = { $finding ->
    [right] Alle de { $count } kortene på starthendene er frøets.
   *[wrong] Starthendene er ikke frøets.
}
verify-step-row = { $finding ->
    [right] Den første åpne raden er frøets.
   *[wrong] Den første åpne raden er ikke frøets.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Det ene kortet som senere kom fra den første bunken, er frøets.
       *[other] De { $count } kortene som senere kom fra den første bunken, er frøets, i riktig rekkefølge.
    }
    [wrong] Kortene som senere kom fra den første bunken, er ikke frøets.
   *[unknown] Kortene på dette brettet kan ikke regnes ut her.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Den ene billetten som ble trukket senere, er frøets.
       *[other] De { $count } billettene som ble trukket senere, er frøets, i riktig rekkefølge.
    }
   *[wrong] Billettene som ble trukket senere, er ikke frøets.
}
verify-numbers = Vis tallene
verify-number-commitment = Lås på hemmeligheten (dens SHA-256)
verify-number-remembered = Lås som denne nettleseren så
verify-number-secret = Hemmeligheten til serveren
verify-number-entropy = Lagt til av { $player }
verify-number-seed = Frø for alle stokkinger
verify-covers = Sjekket her: hvor frøet kommer fra; billettene, hendene og den åpne raden ved start; rekkefølgen i den første bunken og på billettene. Ikke sjekket her: bunker som ble stokket på nytt senere, trekk, poeng og signaturen til serveren.
verify-elsewhere = Protokollen inneholder alt dette, signert av serveren. Med programmet «vialibre verify» kan hvem som helst også sjekke hvert trekk i den.

## Reprisen av et ferdig spill

# Tittelen på siden; $board er navnet på brettet.
replay-title = Reprise: { $board }
replay-back = Tilbake til bordet
replay-not-over = Dette spillet er fortsatt i gang. Du kan se reprisen når det er slutt.
replay-watch = Gå til bordet
replay-no-table = Det er ikke noe spill på denne lenken. Sjekk at hele lenken er kopiert.
# Hvem sine kort man ser.
replay-eyes = Synsvinkel
replay-eyes-open = Alle kort åpne
replay-eyes-spectator = Tilskuer
# Valget av hva som vises ved siden av brettet.
replay-tabs = Visninger av spillet
replay-tab-players = Spillere
replay-tab-charts = Grafer
replay-tab-steps = Trekk
replay-tab-more = Mer

## Å gå gjennom spillet

replay-controls = Gå gjennom spillet
# Et tidspunkt er en stilling mellom to trekk: 0 er utdelingen.
replay-moment = Tidspunkt { $at } av { $last }
replay-slider = Tidspunkt i spillet
replay-first = Første tidspunkt
replay-turn-back = Én tur tilbake
replay-back-one = Ett trekk tilbake
replay-play = Spill av
replay-pause = Pause
replay-forward-one = Ett trekk fram
replay-turn-forward = Én tur fram
replay-last = Siste tidspunkt
replay-speed = Tempo
# Hvor fort det spilles av: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Piltaster: ett trekk fram eller tilbake. Page Up og Page Down: én tur. Home og End: første og siste tidspunkt. Mellomrom: spill av eller pause.
replay-deal = Kortene deles ut.
replay-no-marker = { $player } setter ingen bymarkør.

## Hva alle hadde

# $cards er en liste som «et rødt kort, et lokomotiv og et blått kort»; for skjermlesere.
replay-row = Åpne kort: { $cards }
replay-row-empty = Ingen åpne kort
replay-deck = { $count } kort i bunken
replay-ticket-pile = { $count ->
    [one] { $count } billett igjen
   *[other] { $count } billetter igjen
}
replay-score = Poeng
replay-cars = Vogner
replay-cards = Kort
replay-tickets = Billetter
replay-chance = Sjanse
replay-luck = Flaks
replay-luck-about = Flaks teller kort som er trukket usett: hvor mange flere { wild-card.plural } som kom enn ventet, og hvor mange færre ekstrakort ved tunneler. +1 er ett kort bedre enn gjennomsnittet.
replay-chance-about = Sjansen for å vinne er et anslag ut fra hva hver plass kunne vite på det tidspunktet, tilpasset etter spill mellom boter.
# Kortene på hånden til $player, for skjermlesere.
replay-hand = Hånden til { $player }: { $cards }
replay-hand-empty = { $player } har ingen kort.
replay-hand-hidden = { $count ->
    [0] Ingen kort
    [one] { $count } kort, skjult
   *[other] { $count } kort, skjulte
}
replay-tickets-hidden = { $count ->
    [0] Ingen billetter
    [one] { $count } billett, skjult
   *[other] { $count } billetter, skjulte
}
replay-tickets-none = Ingen billetter på dette tidspunktet
# Hvordan en billett står.
replay-ticket-state = { $state ->
    [done] fullført
    [possible] mulig
    [cut_off] avskåret
   *[offered] tilbudt
}
# Hvordan det gikk med en billett i løpet av spillet: «mulig fra 3». $from er et tidspunkt.
replay-ticket-from = { replay-ticket-state } fra { $from }
replay-strips-about = Stripene viser når en billett var mulig, fullført eller avskåret. Trykk på en for å gå dit.

## Grafer

replay-chart-scores = Poeng på brettet
replay-chart-chances = Sjanse for å vinne
replay-chart-as-table = Som tabell
replay-chart-moment = Tidspunkt
# Hva en graf viser, for skjermlesere; $values er en liste som «Ana 86, Bea 96».
replay-chart-summary = { $title }. Til slutt: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Trykk på en graf for å gå til det tidspunktet. Tallene ved siden av er de endelige.

## Mer

replay-link = Lenke til dette tidspunktet
replay-copy = Kopier lenken
replay-copied = Lenken er kopiert.
replay-not-copied = Kopier lenken fra feltet selv: denne nettleseren tillater det ikke.
replay-play-on = Spill videre herfra
replay-play-on-about = Ta en plass på dette tidspunktet og spill videre mot boter, med de samme kortene i vente.
replay-play-on-over = Spillet er slutt på dette tidspunktet. Gå litt tilbake for å spille videre.
replay-play-on-seat = Plassen din
replay-play-on-start = Start
