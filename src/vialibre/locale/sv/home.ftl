# Startsidan, väntsalen vid ett bord och inställningarna.

## Startsidan

home-tagline = Bygg järnvägar kors och tvärs, med vänner eller mot bottar.
home-language = Språk
home-settings = Inställningar
# Läses upp som rubrik på formuläret som startar ett parti mot bottar.
home-play-title = Ett parti mot bottar
# Som tryckt på en tågbiljett: vems den är. Namnet följer.
home-passenger = Resenär
home-name = Ditt namn
home-name-save = Spara
home-name-change = { $name }: byt namn
home-board = Spelplan
home-players = { $from }–{ $to } spelare
home-bots-number = Bottar
home-level = Bottarnas nivå
# Vad en bot på den här nivån gör, i få ord; namnen finns i level-name.
home-level-hint = { $level ->
    [easy] Tar det som ger poäng nu.
    [normal] Följer sina biljetter.
    [hard] Planerar, och gör det bra.
    [expert] Prövar först sina idéer några drag framåt. Tänker ca 0,3 s per drag.
   *[master] Spelar igenom sina idéer och gissar dina. Tänker ca 1 s per drag.
}
home-play = Spela nu
# Sägs medan partiet öppnas.
home-leaving = Signalen visar kör: nu åker vi!

## Andra sätt att spela

home-more-ways = Fler sätt att spela
home-friends = Ett bord med vänner
home-friends-hint = Öppna ett bord och dela länken
home-friends-text = Du får en länk och en QR-kod att dela. Lediga platser kan fyllas med bottar före start.
home-make-table = Öppna bordet
home-hot-seat = På den här enheten
home-hot-seat-hint = Flera turas om att spela här
home-hot-seat-text = Låt enheten gå runt: mellan turerna döljer en ridå allas kort.
home-hot-seat-play = Starta partiet
home-guide = Ditt första parti
home-guide-hint = En rundtur på två minuter
home-design = Designa en spelplan
home-design-hint = Rita städer och sträckor, och spela på den direkt
home-people = Vilka spelar?
# Står för ett namn som inte angavs.
home-person-number = Spelare { $number }
home-person-add = Lägg till en person
home-person-remove = Ta bort { $name }
home-too-many = Den här spelplanen är för högst { $most }.
home-seats-number = Spelare
home-options = Tillval
home-more-options = Fler tillval
home-option-public = Visa på startsidan
home-option-public-hint = Alla på servern kan vara med. Annars bara de som har länken.
home-option-chat = Chatt
home-option-chat-hint = Fri text. Snabbfraser går alltid att använda.
# En variant på en spelplan: Alvin är en utomjording som flyttar från stad till stad.
home-option-alvin = Spela med Alvin
home-option-alvin-hint = Fånga gästen från rymden och få extra poäng.
home-option-first = Vem börjar
home-first-random = Slumpen avgör
home-first-you = Du
home-option-clock = Klocka
home-clock-name = { $clock ->
    [none] Ingen
    [quick] Snabb
    [relaxed] Lugn
    [days] Flera dagar
   *[other] Egen klocka
}
home-clock-fact = Klocka: { home-clock-name }
home-clock-none-hint = Alla tar den tid de behöver.
# $move och $reserve är tider i ord, till exempel ”30 sekunder” och ”3 minuter”.
home-clock-hint = { $move } för varje drag och { $reserve } i reserv för hela partiet.
home-option-pause = Bottarnas tempo
home-pause-name = { $pause ->
    [slow] Långsamt
    [normal] Normalt
    [quick] Snabbt
    [none] Direkt
   *[other] Eget
}
home-own-board = En egen spelplan
home-own-board-hint = En spelplansfil (.toml); formatet förklaras i dokumentationen.
home-own-board-chosen = Spelplansfil: { $name }
home-own-board-drop = Välj en annan spelplan

## Listor över partier

home-mine = Dina partier
home-mine-empty = Inget parti pågår. Starta ett ovan: lämnar du det väntar det på dig här.
home-open = Öppna bord
home-open-empty = Ingen väntar på medspelare just nu. Öppna ett bord och visa det på startsidan.
home-running = Partier att följa
home-running-empty = Inga offentliga partier spelas just nu.
home-replays = Avslutade partier
home-replays-empty = Spela ett parti till slut, så kan du se varje drag igen här.
home-wait = Väntsal
home-continue = Fortsätt
home-join = Gå med
home-watch = Titta på
home-replay = Repris
home-replays-more = Visa fler
home-show-all = Visa alla { $count }
# Bottarna vid ett bord, sist i en lista med namn: ”Ana, Bea och 2 bottar”.
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bottar
}
home-seats-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
home-with-alvin = med Alvin
# Hur ett avslutat parti gick för läsaren.
home-result = { $place ->
    [1] Vann med { $points } poäng
   *[other] Plats { $place } av { $count }, { $points } poäng
}
# Hur det gick där flera spelare var läsarens.
home-winner = { $name } vann med { $points } poäng
home-footer = Gratis, utan konton och reklam.
home-footer-links = Fler sidor
home-programmers = För programmerare

## Väntsalen vid ett bord

# Titeln på webbläsarens fönster.
room-page-title = { $board } – Vía Libre
room-title = Väntsal
room-seats = Platser
room-seat-free = Ledig
room-seat-number = Plats { $number }
room-bot = Bot
# Märker läsarens egen plats.
room-you = Du
# Märker platsen för någon som spelar på läsarens enhet.
room-this-device = Den här enheten
# Märker platsen för den som öppnade bordet.
room-host = Värd
room-away = Borta
room-sit = Ta plats
room-sit-here = Sätt dig här
room-put-bot = Sätt en bot
room-leave = Lämna
room-leave-named = Lämna platsen ({ $name })
room-remove = Ta bort
room-remove-named = Ta bort { $name }
room-your-name = Ditt namn
room-or-watch = Du kan också bara titta på: partiet visas här när det börjar.
room-full = Alla platser är upptagna. Du kan titta på: partiet visas här när det börjar.
room-another = En till på den här enheten
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
room-not-shared = Bara den här datorn kan öppna länken.
# $command är det som ska skrivas i en terminal; det översätts inte.
room-not-shared-help = Ska andra i ditt nätverk vara med stoppar du programmet och startar det med ”{ $command }”.
room-code = QR-kod till { $link }
room-code-hint = Rikta en telefons kamera mot den för att vara med.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nej
}
room-start-title = Start
room-start = Starta partiet
room-start-ready = Alla platser är upptagna. Klart när du är det!
room-start-free = { $count ->
    [one] { $count } plats är fortfarande ledig: vänta på någon, eller sätt en bot där.
   *[other] { $count } platser är fortfarande lediga: vänta på vänner, eller fyll dem med bottar.
}
room-start-nobody = Här sitter bara bottar. Ta plats, så kan du starta.
room-bot-level = Nya bottars nivå
room-fill = Fyll med bottar
room-wait-people = { $count ->
    [one] { $count } plats är fortfarande ledig. Vi väntar på att någon kommer.
   *[other] { $count } platser är fortfarande lediga. Vi väntar på fler.
}
room-wait-host = Alla platser är upptagna. Vi väntar på att { $name } startar partiet.
room-wait-start = Alla platser är upptagna. Vi väntar på starten.
room-close = Lägg ner bordet
room-close-text = Sedan kan ingen spela här, och länken slutar fungera.
room-closed-title = Bordet är stängt
room-closed = Värden lade ner det innan partiet började.
room-news-sat = { $name } tar plats.
room-news-bot = En bot tar plats: { $level }.
room-news-left = { $name } har gått.
room-news-options = Tillvalen har ändrats.
room-news-host = { $name } är värd nu.

## Inställningar

settings-page-title = Inställningar – Vía Libre
settings-looks = Språk och utseende
settings-theme = Ljust eller mörkt
settings-theme-name = { $theme ->
    [light] Ljust
    [dark] Mörkt
   *[auto] Som enheten
}
settings-motion = Mindre rörelse
settings-motion-hint = Kort och tåg hoppar på plats i stället för att glida.
settings-playing = När du spelar
settings-confirm = Fråga innan en sträcka byggs
settings-confirm-hint = Ett klick till, inga missöden.
settings-shortcuts = Kortkommandon
settings-shortcuts-hint = En tangent räcker för att dra kort eller öppna paneler.
settings-signals = Ljud och aviseringar
settings-sound = Ljud
settings-volume = Volym
settings-notify = Säg till när det är min tur
settings-notify-hint = Ett meddelande från webbläsaren medan du tittar på annat.
settings-notify-impossible = Går inte här: webbläsare tillåter det bara på den här datorn eller med https.
settings-notify-denied = Webbläsaren tillåter det inte. Du kan ändra det i webbläsarens inställningar för den här sidan.
settings-you = Du
settings-name-saved = Ditt namn är sparat.
settings-name-hint = De andra ser det vid bordet. Du behöver inget konto: den här webbläsaren minns vem du är.
settings-devices = Andra enheter
settings-devices-text = Med en hemlig fras är du samma person på en annan enhet, med alla dina partier.
# En fras av flera ord som man kan logga in med på en annan enhet.
settings-phrase = Din fras
settings-phrase-make = Skapa en fras
settings-phrase-renew = Ny fras
settings-phrase-renew-text = Du har en fras. En ny ersätter den: den gamla slutar gälla genast.
settings-phrase-text = Skriv ner den eller kopiera den: den visas bara en gång. En ny fras ersätter den gamla. Den som har den kan spela i ditt namn.
settings-phrase-copied = Frasen är kopierad.
settings-phrase-write = Det går inte att kopiera här: skriv ner den.
settings-phrase-done = Jag har den
settings-phrase-use = Fras från en annan enhet
settings-phrase-go = Använd den
settings-welcome-back = Välkommen tillbaka, { $name }!
settings-sign-out-text = Har du blivit av med en enhet, eller spelat på någon annans? Logga ut där härifrån.
settings-sign-out = Logga ut på alla andra ställen
settings-signed-out = Klart: nu är bara den här webbläsaren du.
settings-muted = Dolda meddelanden
settings-muted-none = Du döljer ingens meddelanden. Vid ett bord kan du dölja meddelanden från personer du inte vill höra av.
# Någon vars namn inte längre är känt; $id är början på en kod.
settings-muted-unknown = Någon ({ $id }…)
settings-unmute = Visa igen
settings-unmute-named = Visa meddelanden från { $name } igen
settings-data = Dina uppgifter
settings-data-text = Servern sparar ditt namn, ditt språk, dina partier och det du har sagt i dem.
settings-data-nobody = Servern känner dig inte än, så inget är sparat. Det blir det när du startar eller är med i ett parti.
settings-export = Ladda ner mina uppgifter
settings-delete = Radera mina uppgifter
settings-delete-title = Radera allt om dig?
settings-delete-text = Ditt namn, din historik och din fras raderas. Du lämnar alla bord; i andras avslutade partier blir du anonym.
settings-delete-warning = Det går inte att ångra.
settings-delete-yes = Radera för gott
settings-deleted = Allt om dig är raderat.
