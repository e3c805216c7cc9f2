# Wat na de laatste zet komt: de score, de controle van het schudden en het terugkijken van een afgelopen spel.
# $player, $ticket en $city zijn namen die zo getoond kunnen worden. Regels van de score die hier ontbreken, staan in game.ftl.

## De score, als korte voorstelling en daarna als tabel

ending-title = Eindstand
ending-title-early = Het spel is voortijdig gestopt
# Maakt meteen een einde aan de voorstelling van de score.
ending-skip = Overslaan
# Maakt het blad met de uitslag kleiner of groter, op telefoons.
ending-fold = Uitslag
ending-ticket = Bestemmingskaart behaald
ending-ticket-missed = Bestemmingskaart niet behaald
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
}
# Regels van de tabel met scores.
ending-tickets = Bestemmingskaarten
ending-longest = Langste route
ending-globetrotter = Globetrotter
# De naam van de tabel, voor schermlezers.
ending-table = Scorebladen
# Bij een bestemmingskaart of de langste route in de tabel.
ending-show-on-board = Op het bord tonen
# $player is de plaats die opgaf of weggestemd werd.
ending-early = { $reason ->
    [resigned] { $player } heeft opgegeven, dus het spel eindigt hier.
    [voted_out] { $player } was weg en is weggestemd, dus het spel eindigt hier.
   *[abandoned] Iedereen was het eens om te stoppen, dus er is geen winnaar.
}
ending-so-far = Dit zijn de punten tot nu toe; bestemmingskaarten en bonussen zijn niet geteld.
ending-again = Score tonen
ending-rematch = Revanche
ending-join-rematch = Naar de revanche
ending-watch-rematch = Revanche bekijken
ending-replay = Terugkijken
ending-download = Verslag downloaden

## De controle van het schudden. “Klopt” en “klopt niet” gaan over getallen die vergeleken worden.

deal-changed = Deze tafel toont een andere vastlegging dan eerst. Er is niets aan de kaartverdeling bijgedragen; speel hier niet.
verify-open = Schudden controleren
verify-title = Is er eerlijk gedeeld?
verify-about = Voordat er iemand aan tafel kwam, legde de server een geheim getal vast. De browser van elke speler voegde eigen toevalsgetallen toe. Al het schudden volgt uit die getallen samen, dus niemand kon de kaarten uitkiezen. Deze pagina rekent nu alles na.
verify-working = Controleren…
verify-conclusion = { $verdict ->
    [proven] Alles klopt: niemand kon deze kaarten uitkiezen.
    [follows] De kaartverdeling volgt uit het gepubliceerde geheim en ieders getallen. Dit apparaat zag de vastlegging niet vooraf, dus is niet bewezen dat de server zijn geheim toen al had gekozen.
    [continued] De kaarten zijn die van het spel waarop dit spel verdergaat. Hoe ze zijn verdeeld, zegt de controle van dat spel.
    [alone] De getallen kloppen, maar alleen de server voegde er een toe: dat niemand de kaarten heeft uitgekozen, is daarmee niet bewezen.
    [unproven] De kaarten kloppen met hun startwaarde, maar waar die vandaan komt, is hier niet te bewijzen: dit spel gaat verder op een ander.
   *[wrong] Er klopt iets niet. Vertrouw deze kaartverdeling niet.
}
# Wordt door schermlezers vóór elke stap voorgelezen.
verify-finding = { $finding ->
    [right] In orde:
    [wrong] Mislukt:
   *[unknown] Onbekend:
}
verify-step-commitment = { $finding ->
    [right] Het geheim van de server is het geheim dat vóór het delen is vastgelegd.
   *[wrong] Het geheim van de server is niet het geheim dat vóór het delen is vastgelegd.
}
verify-step-seen = { $finding ->
    [right] Deze browser zag de vastlegging van het geheim voordat hij zijn getal toevoegde.
    [wrong] Voordat hij zijn getal toevoegde, zag deze browser een andere vastlegging.
   *[unknown] Deze browser zag de vastlegging niet vóór het delen, of heeft die niet meer.
}
verify-step-source = { $finding ->
    [right] De startwaarde is die van het spel waarop dit spel verdergaat.
    [wrong] De startwaarde is niet die van het spel waarop dit spel verdergaat.
   *[unknown] Deze browser kent het spel niet waarop dit spel verdergaat.
}
verify-step-entropy = { $finding ->
    [right] Het getal dat deze browser toevoegde, is gebruikt.
    [wrong] Het getal dat deze browser toevoegde, ontbreekt.
   *[unknown] Deze browser voegde geen getal toe, of heeft het niet meer.
}
# $count is hoeveel plaatsen een getal bijdroegen; bots dragen niets bij.
verify-step-seed = { $finding ->
    [right] De startwaarde volgt uit het geheim en { $count ->
        [0] verder niets: geen enkele speler voegde een getal toe.
        [one] het getal dat één speler toevoegde.
       *[other] de getallen die { $count } spelers toevoegden.
    }
   *[wrong] De startwaarde volgt niet uit het geheim en de getallen die de spelers toevoegden.
}
verify-step-first = { $finding ->
    [right] De eerste speler is degene die de startwaarde lootte.
    [wrong] De eerste speler is niet degene die de startwaarde lootte.
   *[chosen] De host koos wie begint, dus er is niet geloot.
}
verify-step-tickets = { $finding ->
    [right] Alle { $count } bestemmingskaarten van het begin zijn die van de startwaarde.
   *[wrong] De bestemmingskaarten van het begin zijn niet die van de startwaarde.
}
verify-step-souvenirs = { $finding ->
    [right] De souvenirs liggen waar de startwaarde ze legde.
   *[wrong] De souvenirs liggen niet waar de startwaarde ze legde.
}
verify-step-hands = { $finding ->
    [right] Alle { $count } kaarten van de beginhanden zijn die van de startwaarde.
   *[wrong] De beginhanden zijn niet die van de startwaarde.
}
verify-step-row = { $finding ->
    [right] De eerste open rij is die van de startwaarde.
   *[wrong] De eerste open rij is niet die van de startwaarde.
}
verify-step-deck = { $finding ->
    [right] { $count ->
        [one] De ene kaart die later van de eerste stapel kwam, is die van de startwaarde.
       *[other] De { $count } kaarten die later van de eerste stapel kwamen, zijn die van de startwaarde, in dezelfde volgorde.
    }
    [wrong] De kaarten die later van de eerste stapel kwamen, zijn niet die van de startwaarde.
   *[unknown] De kaarten van dit bord zijn hier niet na te rekenen.
}
verify-step-pile = { $finding ->
    [right] { $count ->
        [one] De ene later getrokken bestemmingskaart is die van de startwaarde.
       *[other] De { $count } later getrokken bestemmingskaarten zijn die van de startwaarde, in dezelfde volgorde.
    }
   *[wrong] De later getrokken bestemmingskaarten zijn niet die van de startwaarde.
}
verify-numbers = Getallen tonen
verify-number-commitment = Vastlegging (SHA-256 van het geheim)
verify-number-remembered = Vastlegging die deze browser zag
verify-number-secret = Het geheim van de server
verify-number-entropy = Toegevoegd door { $player }
verify-number-seed = Startwaarde van al het schudden
verify-covers = Hier gecontroleerd: waar de startwaarde vandaan komt; de eerste speler, als die is geloot; de bestemmingskaarten, handen en open rij van het begin; de stapels souvenirs, als het bord die heeft; de volgorde van de eerste stapel en van de bestemmingskaarten, voor zover het spel die liet zien. Hier niet gecontroleerd: later opnieuw geschudde stapels, zetten, scores en de handtekening van de server.
verify-elsewhere = Dit staat allemaal in het verslag, ondertekend door de server. Met de opdracht “vialibre verify” kan iedereen er ook elke zet van controleren.

## Een afgelopen spel terugkijken

# De titel van de pagina; $board is de naam van het bord.
replay-title = Terugkijken: { $board }
replay-back = Terug naar de tafel
replay-not-over = Dit spel is nog bezig. Terugkijken kan als het is afgelopen.
replay-watch = Naar de tafel
replay-no-table = Er is geen spel op deze link. Controleer of je hem helemaal hebt gekopieerd.
# Wiens kaarten je ziet.
replay-eyes = Bekijken als
replay-eyes-open = Alle kaarten open
replay-eyes-spectator = Toeschouwer
# De keuze wat er naast het bord staat.
replay-tabs = Weergaven van het spel
replay-tab-players = Spelers
replay-tab-charts = Grafieken
replay-tab-steps = Zetten
replay-tab-more = Meer

## Door het spel gaan

replay-controls = Afspelen
# Een stap is een stelling tussen twee zetten: 0 is het delen.
replay-moment = Stap { $at } van { $last }
replay-slider = Stap
replay-first = Eerste stap
replay-turn-back = Een beurt terug
replay-back-one = Een zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward-one = Een zet vooruit
replay-turn-forward = Een beurt vooruit
replay-last = Laatste stap
replay-speed = Snelheid
# Hoe snel het terugkijken gaat: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Pijltjestoetsen: een zet terug of vooruit. Page Up en Page Down: een beurt. Home en End: eerste en laatste stap. Spatie: afspelen of pauzeren.
replay-deal = De kaarten worden gedeeld.
replay-no-marker = { $player } slaat de stadsminiatuur over.

## Wat iedereen had

replay-score = Punten
replay-cars = Wagonnetjes
replay-cards = Kaarten
replay-tickets = Bestemmingen
replay-chance = Kans
replay-luck = Geluk
replay-luck-about = Geluk telt kaarten van de stapel: hoeveel { wild-card.plural } er meer kwamen dan verwacht, en hoeveel minder extra kaarten bij tunnels. +1 is één kaart beter dan gemiddeld.
replay-chance-about = De winstkans is een schatting uit wat elke speler bij die stap kon weten, afgestemd op spellen tussen bots.
# $cards is een lijst zoals “een rode kaart, een locomotief en een blauwe kaart”; voor schermlezers.
replay-row = Open rij: { $cards }
replay-row-empty = Geen open kaarten
replay-deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
replay-ticket-pile = { $count ->
    [one] nog { $count } bestemmingskaart
   *[other] nog { $count } bestemmingskaarten
}
# De kaarten in de hand van $player, voor schermlezers.
replay-hand = Hand van { $player }: { $cards }
replay-hand-empty = { $player } heeft geen kaarten.
replay-hand-hidden = { $count ->
    [0] Geen kaarten
    [one] { $count } verborgen kaart
   *[other] { $count } verborgen kaarten
}
replay-tickets-hidden = { $count ->
    [0] Geen bestemmingskaarten
    [one] { $count } verborgen bestemmingskaart
   *[other] { $count } verborgen bestemmingskaarten
}
replay-tickets-none = Geen bestemmingskaarten bij deze stap
# Hoe een bestemmingskaart ervoor staat.
replay-ticket-state = { $state ->
    [done] behaald
    [possible] mogelijk
    [cut_off] geblokkeerd
   *[offered] aangeboden
}
# Hoe een bestemmingskaart er in de loop van het spel voor stond: “mogelijk vanaf 3”. $from is een stap.
replay-ticket-from = { replay-ticket-state } vanaf { $from }
replay-strips-about = De stroken laten zien wanneer een bestemmingskaart mogelijk, behaald of geblokkeerd was. Kies er een om daarheen te gaan.

## Grafieken

replay-chart-scores = Punten op het bord
replay-chart-chances = Winstkans
replay-chart-as-table = Als tabel
replay-chart-moment = Stap
# Wat een grafiek toont, voor schermlezers; $values is een lijst zoals “Ana 86, Bea 96”.
replay-chart-summary = { $title }. Aan het einde: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Kies een punt in een grafiek om naar die stap te gaan. De getallen ernaast zijn die van het einde.

## Meer

replay-link = Link naar deze stap
replay-copy = Link kopiëren
replay-copied = Link gekopieerd.
replay-not-copied = Je browser staat kopiëren niet toe: kopieer de link zelf uit het veld.
replay-play-on = Vanaf hier verder spelen
replay-play-on-about = Neem bij deze stap een plaats in en speel verder tegen bots, met dezelfde kaarten.
replay-play-on-over = Bij deze stap is het spel afgelopen. Ga een stukje terug om verder te spelen.
replay-play-on-seat = Je plaats
replay-play-on-start = Beginnen
