# Startsidan, väntsalen vid ett bord och inställningarna.

## Startsidan

home-tagline = Bygg järnvägar kors och tvärs, med vänner eller mot robotar.
home-language = Språk
home-settings = Inställningar
# Läses upp som rubrik på formuläret som startar ett spel mot robotar.
home-play-title = Ett spel mot robotar
# Som tryckt på en tågbiljett: vems den är. Namnet följer.
home-passenger = Resenär
home-name = Ditt namn
home-name-save = Spara
home-name-change = { $name }: byt namn
home-board = Spelplan
home-players = { $from }–{ $to } spelare
home-bots-number = Robotar
home-level = Robotnivå
# Vad en robot på den här nivån gör, i få ord; namnen finns i level-name.
home-level-hint = { $level ->
    [easy] Tar det som ger poäng just nu.
    [normal] Följer sina biljetter.
    [hard] Planerar framåt, och gör det bra.
    [expert] Prövar sina idéer några turer framåt. Tänker ca 0,3 s per drag.
   *[master] Spelar igenom sina idéer och gissar dina. Tänker ca 1 s per drag.
}
home-play = Spela nu
home-level-own = En egen robot på den här servern.
# Sägs medan spelet öppnas.
home-leaving = Klar bana: nu åker vi!

## Andra sätt att spela

home-more-ways = Fler sätt att spela
home-friends = Ett bord med vänner
home-friends-hint = Skapa ett bord och dela länken
home-friends-text = Du får en länk och en QR-kod att dela. Du kan fylla lediga platser med robotar före start.
home-make-table = Skapa bord
home-hot-seat = På den här enheten
home-hot-seat-hint = Flera turas om att spela här
home-hot-seat-text = Låt enheten gå runt: mellan turerna döljer en ridå allas kort.
home-hot-seat-play = Starta spel
home-guide = Ditt första spel
home-guide-hint = En guidad tur på två minuter
home-design = Designa en spelplan
home-design-hint = Rita städer och sträckor, och spela direkt
home-people = Vilka spelar?
# Står för ett namn som inte angavs.
home-person-number = Spelare { $number }
home-person-add = Lägg till spelare
home-person-remove = Ta bort { $name }
home-too-many = Den här spelplanen är för högst { $most } spelare.
home-seats-number = Spelare
home-options = Alternativ
home-more-options = Fler alternativ
home-option-public = Offentligt bord
home-option-public-hint = Alla på servern kan vara med. Annars bara de som har länken.
home-option-chat = Chatt
home-option-chat-hint = Fri text. Snabbfraser går alltid att använda.
# En variant på en spelplan: Alvin är en utomjording som flyttar från stad till stad.
home-option-alvin = Spela med Alvin
home-option-alvin-hint = Fånga gästen från rymden och få extra poäng.
home-option-first = Vem börjar
home-first-random = Slumpvis
home-first-you = Du
home-option-clock = Klocka
home-clock-name = { $clock ->
    [none] Ingen
    [quick] Snabb
    [relaxed] Lugn
    [days] Korrespondens
   *[other] Anpassad
}
home-clock-fact = Klocka: { home-clock-name }
home-clock-none-hint = Alla tar den tid de behöver.
# $move och $reserve är tider i ord, till exempel ”30 sekunder” och ”3 minuter”.
home-clock-hint = { $move } per drag plus { $reserve } i reserv för hela spelet.
home-option-pause = Robottempo
home-pause-name = { $pause ->
    [slow] Långsamt
    [normal] Normalt
    [quick] Snabbt
    [none] Direkt
   *[other] Anpassat
}
home-own-board = Din egen spelplan
home-own-board-hint = En spelplansfil (.toml); formatet förklaras i dokumentationen.
home-own-board-chosen = Spelplansfil: { $name }
home-own-board-drop = Välj en annan spelplan

## Listor över spel

home-mine = Dina spel
home-mine-empty = Inga pågående spel. Starta ett ovan: det väntar på dig här när du lämnar det.
home-open = Öppna bord
home-open-empty = Inga bord väntar på spelare just nu. Skapa ett offentligt bord.
home-running = Titta på ett spel
home-running-empty = Inga offentliga spel spelas just nu.
home-replays = Avslutade spel
home-replays-empty = Spela klart ett spel, så kan du se varje drag igen här.
home-wait = Väntsal
home-continue = Fortsätt
home-join = Gå med
home-watch = Titta på
home-replay = Repris
home-replays-more = Visa fler
home-show-all = Visa alla { $count }
# Robotarna vid ett bord, sist i en lista med namn: ”Ana, Bea och 2 robotar”.
home-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robotar
}
home-seats-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
home-with-alvin = med Alvin
# Hur ett avslutat spel gick för läsaren.
home-result = { $place ->
    [1] Vann med { $points } poäng
   *[other] Plats { $place } av { $count }, { $points } poäng
}
# Hur det gick där flera spelare var läsarens.
home-winner = { $name } vann med { $points } poäng
home-footer = Gratis. Inga konton, ingen reklam.
home-footer-links = Fler sidor
home-programmers = För utvecklare

## Väntsalen vid ett bord

# Titeln på webbläsarens fönster.
room-page-title = { $board } – Vía Libre
room-title = Väntsal
room-seats = Platser
room-seat-free = Ledig
room-seat-number = Plats { $number }
room-bot = Robot
# Märker läsarens egen plats.
room-you = Du
# Märker platsen för någon som spelar på läsarens enhet.
room-this-device = Den här enheten
# Märker platsen för den som öppnade bordet.
room-host = Värd
room-away = Borta
room-sit = Ta plats
room-sit-here = Sätt dig här
room-put-bot = Lägg till robot
room-leave = Lämna
room-leave-named = Lämna platsen ({ $name })
room-remove = Ta bort
room-remove-named = Ta bort { $name }
room-your-name = Ditt namn
room-or-watch = Du kan också bara titta på: spelet visas här när det börjar.
room-full = Alla platser är upptagna. Du kan titta på: spelet visas här när det börjar.
room-another = En spelare till på den här enheten
room-another-text = Någon som spelar med dig på den här enheten. Mellan turerna döljer en ridå korten.
room-another-name = Personens namn
room-invite = Bjud in andra
room-link = Länk till bordet
room-copy = Kopiera
room-copied = Länken är kopierad.
room-copy-yourself = Länken är markerad: kopiera den med enhetens eget kommando.
room-share = Dela
# Skickas med länken.
room-share-text = Kom och spela { $board } med mig!
room-not-shared = Länken fungerar bara på den här datorn.
# $command är det som ska skrivas i en terminal; det översätts inte.
room-not-shared-help = Ska andra enheter i ditt nätverk kunna vara med stoppar du programmet och startar det med ”{ $command }”.
room-code = QR-kod till { $link }
room-code-hint = Rikta en telefons kamera mot den för att vara med.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nej
}
room-start-title = Start
room-start = Starta spel
room-start-ready = Alla platser är upptagna. Starta när du vill!
room-start-free = { $count ->
    [one] { $count } plats är fortfarande ledig: vänta på någon, eller lägg till en robot.
   *[other] { $count } platser är fortfarande lediga: vänta på vänner, eller fyll dem med robotar.
}
room-start-bots-only = Här sitter bara robotar. Ta plats för att starta spelet.
room-bot-level = Nya robotars nivå
room-fill = Fyll med robotar
room-wait-people = { $count ->
    [one] { $count } plats är fortfarande ledig. Väntar på en spelare till.
   *[other] { $count } platser är fortfarande lediga. Väntar på fler spelare.
}
room-wait-host = Alla platser är upptagna. Väntar på att { $name } startar spelet.
room-wait-start = Alla platser är upptagna. Väntar på starten.
room-close = Stäng bordet
room-close-text = Efteråt kan ingen spela här, och länken slutar fungera.
room-closed-title = Bordet är stängt
room-closed = Värden stängde det innan spelet började.
room-news-sat = { $name } tar plats.
room-news-bot = En robot tar plats: { $level }.
room-news-left = { $name } har gått.
room-news-options = Alternativen har ändrats.
room-news-host = { $name } är nu värd.

## Inställningar

settings-page-title = Inställningar – Vía Libre
settings-looks = Språk och utseende
settings-theme = Tema
settings-theme-name = { $theme ->
    [light] Ljust
    [dark] Mörkt
   *[auto] System
}
settings-motion = Minska rörelser
settings-motion-hint = Kort och tåg hoppar på plats i stället för att glida.
settings-playing = Spel
settings-confirm = Bekräfta innan en sträcka byggs
settings-confirm-hint = Ett klick till, inga missöden.
settings-shortcuts = Kortkommandon
settings-shortcuts-hint = En tangent räcker för att dra kort eller öppna paneler.
settings-signals = Ljud och aviseringar
settings-sound = Ljud
settings-volume = Volym
settings-notify = Meddela när det är min tur
settings-notify-hint = En avisering från webbläsaren medan du tittar på annat.
settings-notify-impossible = Går inte här: webbläsare tillåter det bara på den här datorn eller med https.
settings-notify-denied = Webbläsaren tillåter det inte. Du kan ändra det i webbläsarens inställningar för den här sidan.
settings-you = Du
settings-name-saved = Namnet är sparat.
settings-name-hint = De andra ser det vid bordet. Du behöver inget konto: den här webbläsaren minns dig.
settings-devices = Andra enheter
settings-devices-text = Med en återställningsfras är du samma person på en annan enhet, med alla dina spel.
# En fras av flera ord som man kan logga in med på en annan enhet.
settings-phrase = Återställningsfras
settings-phrase-make = Skapa en återställningsfras
settings-phrase-renew = Ny återställningsfras
settings-phrase-renew-text = Du har en återställningsfras. En ny ersätter den: den gamla slutar gälla genast.
settings-phrase-renew-ask = Skapa en ny återställningsfras?
settings-phrase-renew-warning = Den gamla slutar gälla genast.
settings-phrase-renew-yes = Skapa en ny
settings-phrase-text = Skriv ner den eller kopiera den: den visas bara en gång. En ny fras ersätter den gamla. Alla som har den kan spela som du.
settings-phrase-copied = Frasen är kopierad.
settings-phrase-write = Det går inte att kopiera här: skriv ner den.
settings-phrase-done = Jag har sparat den
settings-phrase-use = Återställningsfras från en annan enhet
settings-phrase-go = Använd den
settings-welcome-back = Välkommen tillbaka, { $name }!
settings-sign-out-text = Har du blivit av med en enhet eller spelat på någon annans? Logga ut där härifrån.
settings-sign-out = Logga ut på alla andra ställen
settings-signed-out = Klart: nu är du bara inloggad här.
settings-muted = Tystade spelare
settings-muted-none = Du har inte tystat någon. Vid ett bord kan du tysta personer vars meddelanden du inte vill se.
# Någon vars namn inte längre är känt; $id är början på en kod.
settings-muted-unknown = Okänd ({ $id }…)
settings-unmute = Sluta tysta
settings-unmute-named = Sluta tysta { $name }
settings-data = Dina uppgifter
settings-data-text = Servern sparar ditt namn, ditt språk, dina spel och dina meddelanden.
settings-data-empty = Servern känner dig inte än, så inget är sparat. Det blir det när du startar eller går med i ett spel.
settings-export = Ladda ner mina uppgifter
settings-delete = Radera mina uppgifter
settings-delete-title = Radera allt om dig?
settings-delete-text = Ditt namn, din historik och din återställningsfras raderas. Du lämnar alla bord; i andras avslutade spel blir du anonym.
settings-delete-warning = Det går inte att ångra.
settings-delete-yes = Radera för gott
settings-deleted = Alla dina uppgifter är raderade.
