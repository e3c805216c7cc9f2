# Wat na de laatste zet komt: de score, de controle van het schudden en de terugblik op een afgelopen partij.
# $player, $ticket en $city zijn namen die zo getoond kunnen worden. Regels van de score die hier ontbreken, staan in game.ftl.

## De score, als korte voorstelling en daarna als tabel

ending-title = Eindstand
ending-title-early = De partij is voortijdig gestopt
# Maakt meteen een einde aan de voorstelling van de score.
ending-skip = Overslaan
# Maakt het blad met de uitslag kleiner of groter, op telefoons.
ending-fold = Uitslag
ending-ticket = Bestemmingskaart behaald
ending-ticket-missed = Bestemmingskaart niet behaald
ending-whose-ticket = { $player }: { $ticket }
ending-whose-path = { $player }: { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
}
# Regels van de tabel met scores.
ending-tickets = Bestemmingskaarten
ending-longest = Langste route
ending-globetrotter = Meeste behaalde kaarten
# De naam van de tabel, voor schermlezers.
ending-table = Scorebladen
# Bij een bestemmingskaart of de langste route in de tabel.
ending-show-on-board = Op het bord tonen
# $player is de stoel die opgaf of weggestemd werd.
ending-early = { $reason ->
    [resigned] { $player } heeft opgegeven, dus de partij eindigt hier.
    [voted_out] { $player } was weg en is weggestemd, dus de partij eindigt hier.
   *[abandoned] Iedereen wilde hier stoppen, dus niemand wint.
}
ending-so-far = Dit zijn de punten tot nu toe; bestemmingskaarten en bonussen zijn niet geteld.
ending-again = Score nog eens tonen
ending-rematch = Revanche
ending-join-rematch = Naar de revanche
ending-watch-rematch = Revanche bekijken
ending-replay = Terugkijken
ending-download = Verslag downloaden

## De controle van het schudden. “Klopt” en “klopt niet” gaan over getallen die vergeleken worden.

deal-changed = Deze tafel toont een andere vastlegging dan eerst. Er is niets aan de kaartverdeling bijgedragen; speel hier niet.
verify-open = Schudden controleren
verify-title = Is er eerlijk gedeeld?
verify-about = Voordat er iemand ging zitten, legde de server een geheim getal vast. De browser van iedere persoon droeg eigen toevalsgetallen bij. Al het schudden volgt uit die getallen samen, dus niemand kon de kaarten uitkiezen. Deze pagina rekent dat nu allemaal na.
verify-working = Narekenen…
verify-conclusion = { $verdict ->
    [proven] Alles klopt: niemand kon deze kaarten uitkiezen.
    [follows] De kaartverdeling volgt uit het gepubliceerde geheim en ieders getallen. Dit apparaat zag de vastlegging niet vooraf, dus is niet bewezen dat de server zijn geheim toen al had gekozen.
    [continued] De kaarten zijn die van de partij waarop deze verdergaat. Hoe ze zijn verdeeld, zegt de controle van die partij.
    [alone] De getallen kloppen, maar alleen de server droeg iets bij: het is niet bewezen dat niemand de kaarten heeft uitgekozen.
    [unproven] De kaarten kloppen met hun startwaarde, maar waar die vandaan komt, is hier niet te bewijzen: deze partij gaat verder op een andere.
   *[wrong] Er klopt iets niet. Vertrouw deze kaartverdeling niet.
}
# Wordt door schermlezers vóór elke stap voorgelezen.
verify-finding = { $finding ->
    [right] Klopt:
    [wrong] Klopt niet:
   *[unknown] Hier niet bekend:
}
verify-step-commitment = { $finding ->
    [right] Het geheim van de server is het geheim dat vóór het delen is vastgelegd.
   *[wrong] Het geheim van de server is niet het geheim dat vóór het delen is vastgelegd.
}
verify-step-seen = { $finding ->
    [right] Deze browser zag de vastlegging van het geheim voordat hij zijn getal bijdroeg.
    [wrong] Voordat hij zijn getal bijdroeg, zag deze browser een andere vastlegging.
   *[unknown] Deze browser zag de vastlegging niet vóór het delen, of is die vergeten.
}
verify-step-source = { $finding ->
    [right] De startwaarde is die van de partij waarop deze verdergaat.
    [wrong] De startwaarde is niet die van de partij waarop deze verdergaat.
   *[unknown] Deze browser kent de partij niet waarop deze verdergaat.
}
verify-step-entropy = { $finding ->
    [right] Het getal dat deze browser bijdroeg, is gebruikt.
    [wrong] Het getal dat deze browser bijdroeg, ontbreekt.
   *[unknown] Deze browser droeg niets bij, of is het vergeten.
}
# $count is hoeveel stoelen een getal bijdroegen; bots dragen niets bij.
verify-step-seed = { $finding ->
    [right] De startwaarde volgt uit het geheim en { $count ->
        [0] verder niets: niemand droeg iets bij.
        [one] het getal van één persoon.
       *[other] de getallen van { $count } personen.
    }
   *[wrong] De startwaarde volgt niet uit het geheim en wat de mensen bijdroegen.
}
verify-step-first = { $finding ->
    [right] De stoel die begon, is de stoel die de startwaarde lootte.
    [wrong] De stoel die begon, is niet de stoel die de startwaarde lootte.
   *[unknown] De tafel koos wie begint, dus er is niet geloot.
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
verify-number-commitment = Vastlegging van het geheim (de SHA-256 ervan)
verify-number-remembered = Vastlegging die deze browser zag
verify-number-secret = Het geheim van de server
verify-number-entropy = Bijgedragen door { $player }
verify-number-seed = Startwaarde van al het schudden
verify-covers = Hier gecontroleerd: waar de startwaarde vandaan komt; de bestemmingskaarten, handen en open rij van het begin; de volgorde van de eerste stapel en van de bestemmingskaarten. Hier niet gecontroleerd: later opnieuw geschudde stapels, zetten, scores en de handtekening van de server.
verify-elsewhere = Dit staat allemaal in het verslag, ondertekend door de server. Met het programma “vialibre verify” kan iedereen er ook elke actie van controleren.

## De terugblik op een afgelopen partij

# De titel van de pagina; $board is de naam van het bord.
replay-title = Terugblik: { $board }
replay-back = Terug naar de tafel
replay-not-over = Deze partij is nog bezig. Terugkijken kan als ze is afgelopen.
replay-watch = Naar de tafel
replay-no-table = Op deze link is geen partij. Kijk of hij helemaal gekopieerd is.
# Wiens kaarten je ziet.
replay-eyes = Perspectief
replay-eyes-open = Alle kaarten open
replay-eyes-spectator = Toeschouwer
# De keuze wat er naast het bord staat.
replay-tabs = Weergaven van de partij
replay-tab-players = Spelers
replay-tab-charts = Grafieken
replay-tab-steps = Zetten
replay-tab-more = Meer

## Door de partij gaan

replay-controls = Door de partij gaan
# Een moment is een stelling tussen twee zetten: 0 is het delen.
replay-moment = Moment { $at } van { $last }
replay-slider = Moment in de partij
replay-first = Naar het begin
replay-turn-back = Een beurt terug
replay-back-one = Een zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward-one = Een zet vooruit
replay-turn-forward = Een beurt vooruit
replay-last = Naar het einde
replay-speed = Tempo
# Hoe snel de terugblik loopt: ½×, 1×, 2× …
replay-speed-times = { $times }×
replay-keys = Pijltjestoetsen: een zet terug of vooruit. Page Up en Page Down: een beurt. Home en End: naar het begin en het einde. Spatie: afspelen of pauzeren.
replay-deal = De kaarten worden gedeeld.
replay-no-marker = { $player } zet geen stadsminiatuur.

## Wat iedereen had

replay-score = Punten
replay-cars = Wagons
replay-cards = Kaarten
replay-tickets = Doelen
replay-chance = Kans
replay-luck = Geluk
replay-luck-about = Geluk telt blind getrokken kaarten: hoeveel { wild-card.plural } er meer kwamen dan te verwachten was, en hoeveel minder extra kaarten bij tunnels. +1 is één kaart beter dan gemiddeld.
replay-chance-about = De winstkans is een schatting uit wat elke stoel op dat moment kon weten, afgestemd op partijen van bots.
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
    [one] { $count } kaart, verborgen
   *[other] { $count } kaarten, verborgen
}
replay-tickets-hidden = { $count ->
    [0] Geen bestemmingskaarten
    [one] { $count } bestemmingskaart, verborgen
   *[other] { $count } bestemmingskaarten, verborgen
}
replay-tickets-none = Op dit moment geen bestemmingskaarten
# Hoe een bestemmingskaart ervoor staat.
replay-ticket-state = { $state ->
    [done] behaald
    [possible] mogelijk
    [cut_off] afgesneden
   *[offered] aangeboden
}
# Hoe een bestemmingskaart er in de loop van de partij voor stond: “mogelijk vanaf 3”. $from is een moment.
replay-ticket-from = { replay-ticket-state } vanaf { $from }
replay-strips-about = De stroken laten zien wanneer een bestemmingskaart mogelijk, behaald of afgesneden was. Tik erop om daarheen te gaan.

## Grafieken

replay-chart-scores = Punten op het bord
replay-chart-chances = Winstkans
replay-chart-as-table = Als tabel
replay-chart-moment = Moment
# Wat een grafiek toont, voor schermlezers; $values is een lijst zoals “Ana 86, Bea 96”.
replay-chart-summary = { $title }. Aan het einde: { $values }
replay-chart-value = { $player } { $value }
replay-chart-hint = Tik in een grafiek om naar dat moment te gaan. De getallen ernaast zijn die van het einde.

## Meer

replay-link = Link naar dit moment
replay-copy = Link kopiëren
replay-copied = De link is gekopieerd.
replay-not-copied = Kopieer de link zelf uit het veld: deze browser staat het niet toe.
replay-play-on = Vanaf hier verder spelen
replay-play-on-about = Ga op dit moment aan tafel zitten en speel verder tegen bots; er komen dezelfde kaarten.
replay-play-on-over = Op dit moment is de partij afgelopen. Ga een stukje terug om verder te spelen.
replay-play-on-seat = Je stoel
replay-play-on-start = Beginnen
