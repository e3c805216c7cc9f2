# De startpagina, de wachtkamer van een tafel en de instellingen.

## De startpagina

home-tagline = Leg spoorlijnen aan dwars door het land, met vrienden of tegen bots.
home-language = Taal
home-settings = Instellingen
# Wordt voorgelezen als kop van het formulier voor een partij tegen bots.
home-play-title = Een partij tegen bots
# Zoals op een treinkaartje: van wie het is. De naam volgt.
home-passenger = Reiziger
home-name = Je naam
home-name-save = Opslaan
home-name-change = { $name }: je naam wijzigen
home-board = Bord
home-players = { $from }–{ $to } spelers
home-bots-number = Bots
home-level = Niveau van de bots
# Wat een bot van dit niveau doet, in een paar woorden; de namen staan in level-name.
home-level-hint = { $level ->
    [easy] Grijpt wat meteen punten geeft.
    [normal] Volgt zijn bestemmingskaarten.
    [hard] Plant vooruit, en goed ook.
    [expert] Probeert zijn ideeën eerst een paar zetten ver uit. Denkt zo’n 0,3 s per zet.
   *[master] Speelt zijn ideeën uit en raadt de jouwe. Denkt zo’n 1 s per zet.
}
home-play = Nu spelen
# Wordt gezegd terwijl de partij geopend wordt.
home-leaving = Het sein staat op veilig: daar gaan we!

## Andere manieren om te spelen

home-more-ways = Anders spelen
home-friends = Een tafel met vrienden
home-friends-hint = Open een tafel en deel de link
home-friends-text = Je krijgt een link en een QR-code om te delen. Op vrije stoelen kun je vóór het begin bots zetten.
home-make-table = Tafel openen
home-hot-seat = Op dit apparaat
home-hot-seat-hint = Speel hier om de beurt
home-hot-seat-text = Geef het apparaat door: tussen de beurten verbergt een gordijn ieders kaarten.
home-hot-seat-play = Partij beginnen
home-guide = Je eerste partij
home-guide-hint = Een rondleiding van twee minuten
home-design = Bord ontwerpen
home-design-hint = Teken steden en routes, en speel meteen
home-people = Wie speelt er mee?
# Staat voor een naam die niet is opgegeven.
home-person-number = Speler { $number }
home-person-add = Iemand toevoegen
home-person-remove = { $name } weghalen
home-too-many = Dit bord is voor hoogstens { $most }.
home-seats-number = Spelers
home-options = Opties
home-more-options = Meer opties
home-option-public = Op de startpagina tonen
home-option-public-hint = Iedereen op deze server kan meespelen. Anders alleen wie de link heeft.
home-option-chat = Chat
home-option-chat-hint = Vrije tekst. Snelberichten kunnen altijd.
# Een variant van één bord: Alvin is een buitenaards wezen dat van stad naar stad trekt.
home-option-alvin = Spelen met Alvin
home-option-alvin-hint = Wie de gast uit de ruimte vangt, krijgt extra punten.
home-option-first = Wie begint
home-first-random = Toeval
home-first-you = Jij
home-option-clock = Bedenktijd
home-clock-name = { $clock ->
    [none] Onbeperkt
    [quick] Kort
    [relaxed] Rustig
    [days] Een paar dagen
   *[other] Eigen
}
home-clock-fact = Bedenktijd: { home-clock-name }
home-clock-none-hint = Iedereen neemt de tijd die nodig is.
# $move en $reserve zijn tijden in woorden, zoals “30 seconden” en “3 minuten”.
home-clock-hint = { $move } per zet, en { $reserve } in reserve voor de hele partij.
home-option-pause = Tempo van de bots
home-pause-name = { $pause ->
    [slow] Langzaam
    [normal] Normaal
    [quick] Snel
    [none] Meteen
   *[other] Eigen
}
home-own-board = Een eigen bord
home-own-board-hint = Een bordbestand (.toml); de documentatie legt de indeling uit.
home-own-board-chosen = Bordbestand: { $name }
home-own-board-drop = Ander bord kiezen

## Lijsten van partijen

home-mine = Jouw partijen
home-mine-empty = Er is geen partij bezig. Begin er hierboven een: ga je weg, dan wacht ze hier op je.
home-open = Open tafels
home-open-empty = Er zoekt nu niemand medespelers. Open een tafel en toon die op de startpagina.
home-running = Partijen om mee te kijken
home-running-empty = Er wordt nu geen openbare partij gespeeld.
home-replays = Afgelopen partijen
home-replays-empty = Speel een partij uit, en je kunt hier elke zet terugkijken.
home-wait = Wachtkamer
home-continue = Verder spelen
home-join = Meespelen
home-watch = Meekijken
home-replay = Terugkijken
home-replays-more = Meer tonen
home-show-all = Alle { $count } tonen
# De bots van een tafel, aan het eind van een rij namen: “Ana, Bea en 2 bots”.
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-seats-free = { $count ->
    [one] { $count } stoel vrij
   *[other] { $count } stoelen vrij
}
home-with-alvin = met Alvin
# Hoe een afgelopen partij voor jou uitpakte.
home-result = { $place ->
    [1] Gewonnen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] Plaats { $place } van { $count }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
# Hoe die uitpakte als meer stoelen van jou waren.
home-winner = { $name } won met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
home-footer = Vrij en gratis, zonder account, zonder reclame.
home-footer-links = Meer pagina’s
home-programmers = Voor programmeurs

## De wachtkamer van een tafel

# De titel van het browservenster.
room-page-title = { $board } – Vía Libre
room-title = Wachtkamer
room-seats = Stoelen
room-seat-free = Vrij
room-seat-number = Stoel { $number }
room-bot = Bot
# Bij je eigen stoel.
room-you = Jij
# Bij de stoel van iemand die op jouw apparaat speelt.
room-this-device = Dit apparaat
# Bij de stoel van wie de tafel heeft geopend.
room-host = Host
room-away = Afwezig
room-sit = Plaatsnemen
room-sit-here = Hier zitten
room-put-bot = Bot neerzetten
room-leave = Verlaten
room-leave-named = De stoel van { $name } verlaten
room-remove = Weghalen
room-remove-named = { $name } weghalen
room-your-name = Je naam
room-or-watch = Je kunt ook alleen meekijken: de partij verschijnt hier als ze begint.
room-full = Alle stoelen zijn bezet. Je kunt meekijken: de partij verschijnt hier als ze begint.
room-another = Nog iemand op dit apparaat
room-another-text = Iemand die met jou op dit apparaat speelt. Tussen de beurten verbergt een gordijn de kaarten.
room-another-name = Naam
room-invite = Anderen uitnodigen
room-link = Link naar deze tafel
room-copy = Kopiëren
room-copied = De link staat op het klembord.
room-copy-yourself = De link is geselecteerd: kopieer hem zoals je dat op je apparaat doet.
room-share = Delen
# Wordt met de link meegestuurd.
room-share-text = Kom je “{ $board }” met me spelen?
room-not-shared = Alleen deze computer kan de link openen.
# $command wordt zo in een terminal getypt.
room-not-shared-help = Wil je anderen in je netwerk laten meespelen, stop dan het programma en start het met “{ $command }”.
room-code = QR-code van { $link }
room-code-hint = Scan hem met een telefoon en speel mee.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nee
}
room-start-title = Beginnen
room-start = Partij beginnen
room-start-ready = Alle stoelen zijn bezet. Begin maar als je klaar bent!
room-start-free = { $count ->
    [one] { $count } stoel is nog vrij: wacht op iemand of zet er een bot op.
   *[other] { $count } stoelen zijn nog vrij: wacht op vrienden of zet er bots op.
}
room-start-nobody = Hier zitten alleen bots. Ga erbij zitten, dan kun je beginnen.
room-bot-level = Niveau van nieuwe bots
room-fill = Aanvullen met bots
room-wait-people = { $count ->
    [one] { $count } stoel is nog vrij. We wachten op nog iemand.
   *[other] { $count } stoelen zijn nog vrij. We wachten op meer mensen.
}
room-wait-host = Alle stoelen zijn bezet. Wachten tot { $name } de partij begint.
room-wait-start = Alle stoelen zijn bezet. Zo gaat het beginnen.
room-close = Tafel opheffen
room-close-text = Daarna kan hier niemand meer spelen en werkt de link niet meer.
room-closed-title = Deze tafel is gesloten
room-closed = De host hief de tafel op voordat de partij begon.
room-news-sat = { $name } gaat zitten.
room-news-bot = Een bot gaat zitten: { $level }.
room-news-left = { $name } is weggegaan.
room-news-options = De opties zijn gewijzigd.
room-news-host = { $name } is nu de host.

## Instellingen

settings-page-title = Instellingen – Vía Libre
settings-looks = Taal en uiterlijk
settings-theme = Licht of donker
settings-theme-name = { $theme ->
    [light] Licht
    [dark] Donker
   *[auto] Zoals het apparaat
}
settings-motion = Minder beweging
settings-motion-hint = Kaarten en treinen springen op hun plaats in plaats van te glijden.
settings-playing = Tijdens het spelen
settings-confirm = Vragen voor je een route claimt
settings-confirm-hint = Een klik meer, maar geen vergissingen.
settings-shortcuts = Sneltoetsen
settings-shortcuts-hint = Losse toetsen trekken kaarten en openen panelen.
settings-signals = Geluid en meldingen
settings-sound = Geluid
settings-volume = Geluidssterkte
settings-notify = Waarschuw me als het mijn beurt is
settings-notify-hint = Een melding van de browser terwijl je ergens anders kijkt.
settings-notify-impossible = Hier niet mogelijk: browsers staan het alleen toe op deze computer of met https.
settings-notify-denied = De browser staat het niet toe. Dat kun je wijzigen in de instellingen van de browser voor deze pagina.
settings-you = Jij
settings-name-saved = Je naam is opgeslagen.
settings-name-hint = Anderen zien hem aan tafel. Een account is niet nodig: deze browser onthoudt wie je bent.
settings-devices = Andere apparaten
settings-devices-text = Met een geheime herstelzin ben je ook op een ander apparaat jezelf, met al je partijen.
# Een zin van een paar woorden waarmee iemand zich op een ander apparaat aanmeldt.
settings-phrase = Je herstelzin
settings-phrase-make = Herstelzin maken
settings-phrase-renew = Nieuwe herstelzin
settings-phrase-renew-text = Je hebt een herstelzin. Een nieuwe vervangt hem: de oude werkt meteen niet meer.
settings-phrase-text = Schrijf hem op of kopieer hem: hij wordt maar één keer getoond. Een nieuwe zin vervangt de oude. Wie hem heeft, kan onder jouw naam spelen.
settings-phrase-copied = De herstelzin staat op het klembord.
settings-phrase-write = Kopiëren kan hier niet: schrijf hem alsjeblieft op.
settings-phrase-done = Ik heb hem
settings-phrase-use = Herstelzin van een ander apparaat
settings-phrase-go = Gebruiken
settings-welcome-back = Welkom terug, { $name }!
settings-sign-out-text = Een apparaat kwijt, of op dat van een ander gespeeld? Meld je daar vanaf hier af.
settings-sign-out = Overal elders afmelden
settings-signed-out = Klaar: alleen deze browser ben jij nu nog.
settings-muted = Gedempte mensen
settings-muted-none = Je hebt niemand gedempt. Aan tafel kun je mensen dempen van wie je de berichten niet wilt zien.
# Iemand van wie de naam niet meer bekend is; $id is het begin van een code.
settings-muted-unknown = Iemand ({ $id }…)
settings-unmute = Weer tonen
settings-unmute-named = { $name } weer tonen
settings-data = Je gegevens
settings-data-text = De server bewaart je naam, je taal, je partijen en wat je daar gezegd hebt.
settings-data-nobody = De server kent je nog niet en bewaart dus niets. Dat doet hij pas als je een partij begint of meespeelt.
settings-export = Mijn gegevens downloaden
settings-delete = Mijn gegevens wissen
settings-delete-title = Alles over jou wissen?
settings-delete-text = Je naam, je geschiedenis en je herstelzin worden gewist. Je verlaat alle tafels; in afgelopen partijen van anderen word je anoniem.
settings-delete-warning = Dit kan niet ongedaan gemaakt worden.
settings-delete-yes = Voorgoed wissen
settings-deleted = Alles over jou is gewist.
