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
ending-globetrotter = Globetrotter
# Navnet på tabellen, for skjermlesere.
ending-table = Poengark
# For en billett eller den lengste ruten i tabellen.
ending-show-on-board = Vis på brettet
# $player er plassen som ga opp eller ble stemt ut.
ending-early = { $reason ->
    [resigned] { $player } ga opp, så spillet slutter her.
    [voted_out] { $player } var borte og ble stemt ut, så spillet slutter her.
   *[abandoned] Alle var enige om å avbryte spillet, så det er ingen vinner.
}
ending-so-far = Dette er poengene på brettet så langt; billetter og bonuser er ikke talt med.
ending-again = Vis poengene igjen
ending-rematch = Omkamp
ending-join-rematch = Bli med i omkampen
ending-watch-rematch = Se omkampen
ending-replay = Reprise
ending-download = Last ned spillopptaket

## Sjekken av stokkingen. «Stemmer» og «stemmer ikke» handler om tall som sammenlignes.

deal-changed = Dette bordet viser en annen forpliktelse til hemmeligheten enn før. Ingenting ble lagt til i utdelingen; ikke spill her.
verify-open = Sjekk stokkingen
verify-title = Var utdelingen rettferdig?
verify-about = Før noen satte seg, forpliktet serveren seg til et hemmelig tall. Nettleseren til hver spiller la til sine egne tilfeldige tall. Alle stokkinger følger av disse til sammen, så ingen kunne velge kortene. Denne siden regner nå ut alt på nytt.
verify-working = Kontrollerer…
verify-conclusion = { $verdict ->
    [proven] Alt stemmer: ingen kunne velge disse kortene.
    [follows] Utdelingen følger av den offentliggjorte hemmeligheten og tallene til alle. Denne enheten så ikke forpliktelsen på forhånd, så det er ikke bevist at serveren hadde valgt hemmeligheten da.
    [continued] Kortene er de samme som i spillet dette fortsetter. Hvordan de ble delt ut, hører til kontrollen av det spillet.
    [alone] Tallene stemmer, men bare serveren la til noen, så det er ikke bevist at ingen har valgt kortene.
    [unproven] Kortene stemmer med startverdien, men hvor den kommer fra, kan ikke bevises her: dette spillet fortsetter et annet.
   *[wrong] Noe stemmer ikke. Ikke stol på denne utdelingen.
}
# Leses opp før hvert trinn av skjermlesere.
verify-finding = { $finding ->
    [right] OK:
    [wrong] Feil:
   *[unknown] Ukjent:
}
verify-step-commitment = { $finding ->
    [right] Serverens hemmelighet er den som den forpliktet seg til før utdelingen.
   *[wrong] Serverens hemmelighet er ikke den som den forpliktet seg til før utdelingen.
}
verify-step-seen = { $finding ->
    [right] Denne nettleseren så forpliktelsen før den la til tallet sitt.
    [wrong] Før den la til tallet sitt, så denne nettleseren en annen forpliktelse.
   *[unknown] Denne nettleseren så ikke forpliktelsen før utdelingen, eller har glemt den.
}
verify-step-source = { $finding ->
    [right] Startverdien er den fra spillet som dette fortsetter.
    [wrong] Startverdien er ikke den fra spillet som dette fortsetter.
   *[unknown] Denne nettleseren kjenner ikke spillet som dette fortsetter.
}
verify-step-entropy = { $finding ->
    [right] Tallet som denne nettleseren la til, er med.
    [wrong] Tallet som denne nettleseren la til, mangler.
   *[unknown] Denne nettleseren la ikke til noe tall, eller har det ikke lenger.
}
# $count er hvor mange plasser som la til et tall; boter legger ikke til noe.
verify-step-seed = { $finding ->
    [right] Startverdien følger av hemmeligheten og { $count ->
        [0] ingenting annet: ingen spiller la til et tall.
        [one] tallet som én spiller la til.
       *[other] tallene som { $count } spillere la til.
    }
   *[wrong] Startverdien følger ikke av hemmeligheten og tallene som spillerne la til.
}
verify-step-first = { $finding ->
    [right] Førstespilleren er den startverdien trakk.
    [wrong] Førstespilleren er ikke den startverdien trakk.
   *[chosen] Verten valgte førstespilleren, så ingen ble trukket.
}
verify-step-tickets = { $finding ->
    [right] Alle de { $count } billettene ved start stemmer med startverdien.
   *[wrong] Billettene ved start stemmer ikke med startverdien.
}
verify-step-souvenirs = { $finding ->
    [right] Suvenirene ligger der startverdien la dem.
   *[wrong] Suvenirene ligger ikke der startverdien la dem.
}
verify-step-hands = { $finding ->
    [right] Alle de { $count } kortene på starthendene stemmer med startverdien.
   *[wrong] Starthendene stemmer ikke med startverdien.
}
verify-step-row = { $finding ->
    [right] Den første raden med åpne kort stemmer med startverdien.
   *[wrong] Den første raden med åpne kort stemmer ikke med startverdien.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] Det ene kortet som senere ble trukket fra den første bunken, stemmer med startverdien.
       *[other] De { $count } kortene som senere ble trukket fra den første bunken, stemmer med startverdien, i riktig rekkefølge.
    }
    [wrong] Kortene som senere ble trukket fra den første bunken, stemmer ikke med startverdien.
   *[unknown] Kortene på dette brettet kan ikke regnes ut på nytt her.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] Den ene billetten som ble trukket senere, stemmer med startverdien.
       *[other] De { $count } billettene som ble trukket senere, stemmer med startverdien, i riktig rekkefølge.
    }
   *[wrong] Billettene som ble trukket senere, stemmer ikke med startverdien.
}
verify-numbers = Vis tallene
verify-number-commitment = Forpliktelse (SHA-256 av hemmeligheten)
verify-number-remembered = Forpliktelse som denne nettleseren så
verify-number-secret = Serverens hemmelighet
verify-number-entropy = Lagt til av { $player }
verify-number-seed = Startverdi for alle stokkinger
verify-covers = Sjekket her: hvor startverdien kommer fra; førstespilleren, hvis det ble trukket; billettene, hendene og den åpne raden ved start; stablene med suvenirer, hvis brettet har dem; rekkefølgen i den første bunken og på billettene, så langt spillet viste den. Ikke sjekket her: bunker som ble stokket på nytt senere, trekk, poeng og signaturen til serveren.
verify-elsewhere = Spillopptaket inneholder alt dette, signert av serveren. Med kommandoen «vialibre verify» kan hvem som helst også sjekke hvert trekk i det.

## Reprisen av et ferdig spill

# Tittelen på siden; $board er navnet på brettet.
replay-title = Reprise: { $board }
replay-back = Tilbake til bordet
replay-not-over = Dette spillet er fortsatt i gang. Du kan se reprisen når det er slutt.
replay-watch = Gå til bordet
replay-no-table = Det er ikke noe spill på denne lenken. Sjekk at hele lenken er kopiert.
# Hvem sine kort man ser.
replay-eyes = Vis som
replay-eyes-open = Alle kort åpne
replay-eyes-spectator = Tilskuer
# Valget av hva som vises ved siden av brettet.
replay-tabs = Visninger av spillet
replay-tab-players = Spillere
replay-tab-charts = Grafer
replay-tab-steps = Trekk
replay-tab-more = Mer

## Å gå gjennom spillet

replay-controls = Avspilling
# Et steg er en stilling mellom to trekk: 0 er utdelingen.
replay-moment = Steg { $at } av { $last }
replay-slider = Steg
replay-first = Første steg
replay-turn-back = Én tur tilbake
replay-back-one = Ett trekk tilbake
replay-play = Spill av
replay-pause = Pause
replay-forward-one = Ett trekk fram
replay-turn-forward = Én tur fram
replay-last = Siste steg
replay-speed = Tempo
# Hvor fort det spilles av: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Piltaster: ett trekk tilbake eller fram. Page Up og Page Down: én tur. Home og End: første og siste steg. Mellomrom: spill av eller pause.
replay-deal = Kortene deles ut.
replay-no-marker = { $player } hopper over bymarkøren.

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
replay-luck-about = Flaks teller kort trukket fra bunken: hvor mange flere { wild-card.plural } enn ventet, og hvor mange færre ekstrakort ved tunneler. +1 er ett kort bedre enn gjennomsnittet.
replay-chance-about = Sjansen for å vinne er et anslag ut fra hva hver spiller kunne vite på det steget, tilpasset etter spill mellom boter.
# Kortene på hånden til $player, for skjermlesere.
replay-hand = Hånden til { $player }: { $cards }
replay-hand-empty = { $player } har ingen kort.
replay-hand-hidden = { $count ->
    [0] Ingen kort
    [one] { $count } skjult kort
   *[other] { $count } skjulte kort
}
replay-tickets-hidden = { $count ->
    [0] Ingen billetter
    [one] { $count } skjult billett
   *[other] { $count } skjulte billetter
}
replay-tickets-none = Ingen billetter på dette steget
# Hvordan en billett står.
replay-ticket-state = { $state ->
    [done] fullført
    [possible] mulig
    [cut_off] blokkert
   *[offered] tilbudt
}
# Hvordan det gikk med en billett i løpet av spillet: «mulig fra 3». $from er et steg.
replay-ticket-from = { replay-ticket-state } fra { $from }
replay-strips-about = Stripene viser når en billett var mulig, fullført eller blokkert. Velg en for å gå dit.

## Grafer

replay-chart-scores = Poeng på brettet
replay-chart-chances = Sjanse for å vinne
replay-chart-as-table = Som tabell
replay-chart-moment = Steg
# Hva en graf viser, for skjermlesere; $values er en liste som «Ana 86, Bea 96».
replay-chart-summary = { $title }. Til slutt: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Velg et punkt i en graf for å gå til det steget. Tallene ved siden av er de endelige.

## Mer

replay-link = Lenke til dette steget
replay-copy = Kopier lenken
replay-copied = Lenken er kopiert.
replay-not-copied = Nettleseren din tillater ikke kopiering: kopier lenken fra feltet selv.
replay-play-on = Spill videre herfra
replay-play-on-about = Ta en plass på dette steget og spill videre mot boter, med de samme kortene i vente.
replay-play-on-over = Spillet er slutt på dette steget. Gå litt tilbake for å spille videre.
replay-play-on-seat = Plassen din
replay-play-on-start = Start
