# De startpagina, de wachtkamer van een tafel en de instellingen.

## De startpagina

home-tagline = Leg spoorlijnen aan dwars door het land, met vrienden of tegen bots.
home-language = Taal
home-settings = Instellingen
# Wordt voorgelezen als kop van het formulier voor een spel tegen bots.
home-play-title = Een spel tegen bots
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
home-level-own = Een eigen bot van deze server.
# Wordt gezegd terwijl het spel geopend wordt.
home-leaving = Het sein staat op veilig: daar gaan we!

## Andere manieren om te spelen

home-more-ways = Meer manieren om te spelen
home-friends = Een tafel met vrienden
home-friends-hint = Open een tafel en deel de link
home-friends-text = Je krijgt een link en een QR-code om te delen. Vrije plaatsen kun je vóór het begin met bots vullen.
home-make-table = Tafel openen
home-hot-seat = Op dit apparaat
home-hot-seat-hint = Speel hier met meer om de beurt
home-hot-seat-text = Geef het apparaat door: tussen de beurten verbergt een gordijn ieders kaarten.
home-hot-seat-play = Spel beginnen
home-guide = Je eerste spel
home-guide-hint = Uitleg in twee minuten
home-design = Bord ontwerpen
home-design-hint = Teken steden en routes, en speel meteen
home-people = Wie speelt er mee?
# Staat voor een naam die niet is opgegeven.
home-person-number = Speler { $number }
home-person-add = Speler toevoegen
home-person-remove = { $name } verwijderen
home-too-many = Dit bord is voor hoogstens { $most } spelers.
home-seats-number = Spelers
home-options = Opties
home-more-options = Meer opties
home-option-public = Openbare tafel
home-option-public-hint = Iedereen op deze server kan meespelen. Anders alleen wie de link heeft.
home-option-chat = Chat
home-option-chat-hint = Vrije tekst. Snelberichten zijn er altijd.
# Een variant van één bord: Alvin is een buitenaards wezen dat van stad naar stad trekt.
home-option-alvin = Spelen met Alvin
home-option-alvin-hint = Vang de bezoeker uit de ruimte voor extra punten.
home-option-first = Wie begint
home-first-random = Willekeurig
home-first-you = Jij
home-option-clock = Bedenktijd
home-clock-name = { $clock ->
    [none] Geen
    [quick] Kort
    [relaxed] Rustig
    [days] Correspondentie
   *[other] Aangepast
}
home-clock-fact = Bedenktijd: { home-clock-name }
home-clock-none-hint = Iedereen neemt de tijd die nodig is.
# $move en $reserve zijn tijden in woorden, zoals “30 seconden” en “3 minuten”.
home-clock-hint = { $move } per zet, en { $reserve } in reserve voor het hele spel.
home-option-pause = Tempo van de bots
home-pause-name = { $pause ->
    [slow] Langzaam
    [normal] Normaal
    [quick] Snel
    [none] Direct
   *[other] Aangepast
}
home-own-board = Je eigen bord
home-own-board-hint = Een bordbestand (.toml); de documentatie legt de indeling uit.
home-own-board-chosen = Bordbestand: { $name }
home-own-board-drop = Ander bord kiezen

## Lijsten van spellen

home-mine = Jouw spellen
home-mine-empty = Je hebt geen lopende spellen. Begin er hierboven een: ga je weg, dan wacht het hier op je.
home-open = Open tafels
home-open-empty = Er wacht nu geen tafel op spelers. Open een openbare tafel.
home-running = Spellen om mee te kijken
home-running-empty = Er wordt nu geen openbaar spel gespeeld.
home-replays = Afgelopen spellen
home-replays-empty = Speel een spel uit, en je kunt hier elke zet terugkijken.
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
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
home-with-alvin = met Alvin
# Hoe een afgelopen spel voor jou uitpakte.
home-result = { $place ->
    [1] Gewonnen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $place }e van { $count }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
# Hoe die uitpakte als meer plaatsen van jou waren.
home-winner = { $name } won met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
home-footer = Gratis. Geen account, geen reclame.
home-footer-links = Meer pagina’s
home-programmers = Voor ontwikkelaars

## De wachtkamer van een tafel

# De titel van het browservenster.
room-page-title = { $board } – Vía Libre
room-title = Wachtkamer
room-seats = Plaatsen
room-seat-free = Vrij
room-seat-number = Plaats { $number }
room-bot = Bot
# Bij je eigen plaats.
room-you = Jij
# Bij de plaats van iemand die op jouw apparaat speelt.
room-this-device = Dit apparaat
# Bij de plaats van wie de tafel heeft geopend.
room-host = Host
room-away = Afwezig
room-sit = Plaatsnemen
room-sit-here = Ga hier zitten
room-put-bot = Bot toevoegen
room-leave = Verlaten
room-leave-named = De plaats van { $name } verlaten
room-remove = Verwijderen
room-remove-named = { $name } verwijderen
room-your-name = Je naam
room-or-watch = Je kunt ook alleen meekijken: het spel verschijnt hier als het begint.
room-full = Alle plaatsen zijn bezet. Je kunt meekijken: het spel verschijnt hier als het begint.
room-another = Nog een speler op dit apparaat
room-another-text = Iemand die met jou op dit apparaat speelt. Tussen de beurten verbergt een gordijn de kaarten.
room-another-name = Naam
room-invite = Anderen uitnodigen
room-link = Link naar deze tafel
room-copy = Kopiëren
room-copied = Link gekopieerd.
room-copy-yourself = De link is geselecteerd: kopieer hem zoals je dat op je apparaat doet.
room-share = Delen
# Wordt met de link meegestuurd.
room-share-text = Kom je “{ $board }” met me spelen?
room-not-shared = De link werkt alleen op deze computer.
# $command wordt zo in een terminal getypt.
room-not-shared-help = Wil je andere apparaten in je netwerk laten meespelen, stop dan het programma en start het met “{ $command }”.
room-code = QR-code voor { $link }
room-code-hint = Scan hem met je telefoon om mee te spelen.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nee
}
room-start-title = Beginnen
room-start = Spel beginnen
room-start-ready = Alle plaatsen zijn bezet. Begin maar als je klaar bent!
room-start-free = { $count ->
    [one] { $count } plaats is nog vrij: wacht op iemand of voeg een bot toe.
   *[other] { $count } plaatsen zijn nog vrij: wacht op vrienden of vul ze met bots.
}
room-start-bots-only = Er zitten alleen bots aan tafel. Neem plaats om het spel te beginnen.
room-bot-level = Niveau van nieuwe bots
room-fill = Aanvullen met bots
room-wait-people = { $count ->
    [one] { $count } plaats is nog vrij. Wachten op nog een speler.
   *[other] { $count } plaatsen zijn nog vrij. Wachten op meer spelers.
}
room-wait-host = Alle plaatsen zijn bezet. Wachten tot { $name } het spel begint.
room-wait-start = Alle plaatsen zijn bezet. Wachten op het begin.
room-close = Tafel sluiten
room-close-text = Daarna kan hier niemand meer spelen en werkt de link niet meer.
room-closed-title = Deze tafel is gesloten
room-closed = De host heeft de tafel gesloten voordat het spel begon.
room-news-sat = { $name } neemt plaats.
room-news-bot = Een bot neemt plaats: { $level }.
room-news-left = { $name } is weggegaan.
room-news-options = De opties zijn gewijzigd.
room-news-host = { $name } is nu de host.

## Instellingen

settings-page-title = Instellingen – Vía Libre
settings-looks = Taal en weergave
settings-theme = Thema
settings-theme-name = { $theme ->
    [light] Licht
    [dark] Donker
   *[auto] Systeem
}
settings-motion = Minder beweging
settings-motion-hint = Kaarten en treinen springen op hun plaats in plaats van te glijden.
settings-playing = Spel
settings-confirm = Bevestigen voor je een route claimt
settings-confirm-hint = Eén klik meer, geen vergissingen.
settings-shortcuts = Sneltoetsen
settings-shortcuts-hint = Losse toetsen trekken kaarten en openen panelen.
settings-signals = Geluid en meldingen
settings-sound = Geluid
settings-volume = Volume
settings-notify = Laat het me weten als ik aan de beurt ben
settings-notify-hint = Een melding van de browser terwijl je ergens anders kijkt.
settings-notify-impossible = Hier niet mogelijk: browsers staan het alleen toe op deze computer of met https.
settings-notify-denied = Je browser staat het niet toe. Dat kun je wijzigen in de instellingen van de browser voor deze pagina.
settings-you = Jij
settings-name-saved = Naam opgeslagen.
settings-name-hint = Anderen zien hem aan tafel. Een account is niet nodig: deze browser onthoudt je.
settings-devices = Andere apparaten
settings-devices-text = Met een herstelzin ben je ook op een ander apparaat aangemeld, met al je spellen.
# Een zin van een paar woorden waarmee iemand zich op een ander apparaat aanmeldt.
settings-phrase = Herstelzin
settings-phrase-make = Herstelzin maken
settings-phrase-renew = Nieuwe herstelzin
settings-phrase-renew-text = Je hebt een herstelzin. Een nieuwe vervangt hem: de oude werkt meteen niet meer.
settings-phrase-renew-ask = Een nieuwe herstelzin maken?
settings-phrase-renew-warning = De oude werkt meteen niet meer.
settings-phrase-renew-yes = Nieuwe maken
settings-phrase-text = Schrijf hem op of kopieer hem: hij wordt maar één keer getoond. Een nieuwe zin vervangt de oude. Wie hem heeft, kan onder jouw naam spelen.
settings-phrase-copied = Herstelzin gekopieerd.
settings-phrase-write = Kopiëren kan hier niet: schrijf hem op.
settings-phrase-done = Ik heb hem bewaard
settings-phrase-use = Herstelzin van een ander apparaat
settings-phrase-go = Gebruiken
settings-welcome-back = Welkom terug, { $name }!
settings-sign-out-text = Een apparaat kwijt, of op dat van een ander gespeeld? Meld je daar vanaf hier af.
settings-sign-out = Overal elders afmelden
settings-signed-out = Klaar: je bent alleen hier aangemeld.
settings-muted = Gedempte spelers
settings-muted-none = Je hebt niemand gedempt. Aan tafel kun je mensen dempen van wie je de berichten niet wilt zien.
# Iemand van wie de naam niet meer bekend is; $id is het begin van een code.
settings-muted-unknown = Onbekend ({ $id }…)
settings-unmute = Opheffen
settings-unmute-named = Dempen van { $name } opheffen
settings-data = Je gegevens
settings-data-text = De server bewaart je naam, je taal, je spellen en je berichten.
settings-data-empty = De server kent je nog niet en bewaart dus niets. Dat verandert zodra je een spel begint of meespeelt.
settings-export = Mijn gegevens downloaden
settings-delete = Mijn gegevens verwijderen
settings-delete-title = Alles over jou verwijderen?
settings-delete-text = Je naam, je geschiedenis en je herstelzin worden verwijderd. Je verlaat alle tafels; in afgelopen spellen van anderen word je anoniem.
settings-delete-warning = Dit kan niet ongedaan worden gemaakt.
settings-delete-yes = Definitief verwijderen
settings-deleted = Al je gegevens zijn verwijderd.
