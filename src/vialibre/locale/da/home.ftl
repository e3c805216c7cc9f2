# Forsiden, ventesalen ved et bord og indstillingerne.

## Forsiden

home-tagline = Byg jernbaner på kryds og tværs, med venner eller mod bots.
home-language = Sprog
home-settings = Indstillinger
# Læses højt som overskrift på formularen, der starter et spil mod bots.
home-play-title = Et spil mod bots
# Som trykt på en togbillet: hvis den er. Navnet følger.
home-passenger = Passager
home-name = Dit navn
home-name-save = Gem
home-name-change = { $name }: skift navn
home-board = Bræt
home-players = { $from }–{ $to } spillere
home-bots-number = Bots
home-level = Bot-niveau
# Hvad en bot på dette niveau gør, i få ord; navnene står i level-name.
home-level-hint = { $level ->
    [easy] Tager det, der giver point lige nu.
    [normal] Følger sine rutekort.
    [hard] Planlægger frem, og gør det godt.
    [expert] Prøver sine idéer nogle ture frem. Tænker ca. 0,3 s pr. træk.
   *[master] Spiller sine idéer igennem og gætter dine. Tænker ca. 1 s pr. træk.
}
home-play = Spil nu
home-level-own = Denne servers egen bot.
# Siges, mens spillet åbnes.
home-leaving = Fri bane: af sted!

## Andre måder at spille på

home-more-ways = Flere måder at spille på
home-friends = Et bord med venner
home-friends-hint = Opret et bord, og del linket
home-friends-text = Du får et link og en QR-kode at dele. Du kan fylde ledige pladser med bots før start.
home-make-table = Opret bord
home-hot-seat = På denne enhed
home-hot-seat-hint = Flere skiftes til at spille her
home-hot-seat-text = Lad enheden gå på omgang: mellem turene skjuler et forhæng alles kort.
home-hot-seat-play = Start spil
home-guide = Dit første spil
home-guide-hint = En guidet tur på to minutter
home-design = Design et bræt
home-design-hint = Tegn byer og ruter, og spil med det samme
home-people = Hvem spiller?
# Står for et navn, der ikke er angivet.
home-person-number = Spiller { $number }
home-person-add = Tilføj spiller
home-person-remove = Fjern { $name }
home-too-many = Dette bræt er for højst { $most } spillere.
home-seats-number = Spillere
home-options = Indstillinger
home-more-options = Flere indstillinger
home-option-public = Offentligt bord
home-option-public-hint = Alle på serveren kan være med. Ellers kun dem, der har linket.
home-option-chat = Chat
home-option-chat-hint = Fri tekst. Hurtigbeskeder kan altid bruges.
# En variant på ét bræt: Alvin er et rumvæsen, der flytter fra by til by.
home-option-alvin = Spil med Alvin
home-option-alvin-hint = Fang gæsten fra rummet, og få ekstra point.
home-option-first = Hvem begynder
home-first-random = Tilfældigt
home-first-you = Du
home-option-clock = Ur
home-clock-name = { $clock ->
    [none] Intet
    [quick] Hurtigt
    [relaxed] Roligt
    [days] Korrespondance
   *[other] Tilpasset
}
home-clock-fact = Ur: { home-clock-name }
home-clock-none-hint = Alle tager den tid, de har brug for.
# $move og $reserve er varigheder i ord, f.eks. ”30 sekunder” og ”3 minutter”.
home-clock-hint = { $move } pr. træk plus { $reserve } i reserve til hele spillet.
home-option-pause = Bot-tempo
home-pause-name = { $pause ->
    [slow] Langsomt
    [normal] Normalt
    [quick] Hurtigt
    [none] Straks
   *[other] Tilpasset
}
home-own-board = Dit eget bræt
home-own-board-hint = En brætfil (.toml); formatet er forklaret i dokumentationen.
home-own-board-chosen = Brætfil: { $name }
home-own-board-drop = Vælg et andet bræt

## Lister over spil

home-mine = Dine spil
home-mine-empty = Ingen spil i gang. Start et ovenfor: det venter på dig her, når du går fra det.
home-open = Åbne borde
home-open-empty = Ingen borde venter på spillere lige nu. Opret et offentligt bord.
home-running = Se et spil
home-running-empty = Der er ingen offentlige spil i gang lige nu.
home-replays = Afsluttede spil
home-replays-empty = Spil et spil færdigt, så kan du genafspille hvert træk her.
home-wait = Ventesal
home-continue = Fortsæt
home-join = Vær med
home-watch = Se med
home-replay = Genafspil
home-replays-more = Vis flere
home-show-all = Vis alle { $count }
# Bots ved et bord, sidst i en liste af navne: ”Ana, Bea og 2 bots”.
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-seats-free = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
home-with-alvin = med Alvin
# Hvordan et afsluttet spil gik for læseren.
home-result = { $place ->
    [1] Vundet med { $points } point
   *[other] Nr. { $place } af { $count }, { $points } point
}
# Hvordan det gik, hvor flere spillere var læserens.
home-winner = { $name } vandt med { $points } point
home-footer = Gratis. Ingen konti, ingen reklamer.
home-footer-links = Flere sider
home-programmers = For udviklere

## Ventesalen ved et bord

# Titlen på browserens vindue.
room-page-title = { $board } – Vía Libre
room-title = Ventesal
room-seats = Pladser
room-seat-free = Ledig
room-seat-number = Plads { $number }
room-bot = Bot
# Markerer læserens egen plads.
room-you = Dig
# Markerer pladsen for en, der spiller på læserens enhed.
room-this-device = Denne enhed
# Markerer pladsen for den, der åbnede bordet.
room-host = Vært
room-away = Væk
room-sit = Tag plads
room-sit-here = Sæt dig her
room-put-bot = Tilføj bot
room-leave = Forlad
room-leave-named = Forlad pladsen ({ $name })
room-remove = Fjern
room-remove-named = Fjern { $name }
room-your-name = Dit navn
room-or-watch = Du kan også bare se med: spillet vises her, når det begynder.
room-full = Alle pladser er taget. Du kan se med: spillet vises her, når det begynder.
room-another = Endnu en spiller på denne enhed
room-another-text = En, der spiller med dig på denne enhed. Mellem turene skjuler et forhæng kortene.
room-another-name = Personens navn
room-invite = Invitér andre
room-link = Link til bordet
room-copy = Kopiér
room-copied = Linket er kopieret.
room-copy-yourself = Linket er markeret: kopiér det med enhedens egen kommando.
room-share = Del
# Sendes med linket.
room-share-text = Kom og spil { $board } med mig!
room-not-shared = Linket virker kun på denne computer.
# $command er det, der skal skrives i en terminal; det oversættes ikke.
room-not-shared-help = Skal andre enheder på dit netværk kunne være med, så stop programmet, og start det med ”{ $command }”.
room-code = QR-kode til { $link }
room-code-hint = Ret en telefons kamera mod den for at være med.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nej
}
room-start-title = Start
room-start = Start spil
room-start-ready = Alle pladser er taget. Start, når du vil!
room-start-free = { $count ->
    [one] { $count } plads er stadig ledig: vent på nogen, eller tilføj en bot.
   *[other] { $count } pladser er stadig ledige: vent på venner, eller fyld dem med bots.
}
room-start-bots-only = Her sidder kun bots. Tag plads for at starte spillet.
room-bot-level = Niveau for nye bots
room-fill = Fyld med bots
room-wait-people = { $count ->
    [one] { $count } plads er stadig ledig. Venter på en spiller til.
   *[other] { $count } pladser er stadig ledige. Venter på flere spillere.
}
room-wait-host = Alle pladser er taget. Venter på, at { $name } starter spillet.
room-wait-start = Alle pladser er taget. Venter på starten.
room-close = Luk bordet
room-close-text = Derefter kan ingen spille her, og linket holder op med at virke.
room-closed-title = Bordet er lukket
room-closed = Værten lukkede det, før spillet begyndte.
room-news-sat = { $name } tager plads.
room-news-bot = En bot tager plads: { $level }.
room-news-left = { $name } er gået.
room-news-options = Indstillingerne er ændret.
room-news-host = { $name } er nu vært.

## Indstillinger

settings-page-title = Indstillinger – Vía Libre
settings-looks = Sprog og udseende
settings-theme = Tema
settings-theme-name = { $theme ->
    [light] Lyst
    [dark] Mørkt
   *[auto] System
}
settings-motion = Reducér bevægelse
settings-motion-hint = Kort og tog springer på plads i stedet for at glide.
settings-playing = Spil
settings-confirm = Bekræft, før en rute bygges
settings-confirm-hint = Ét klik mere, ingen uheld.
settings-shortcuts = Genvejstaster
settings-shortcuts-hint = Én tast er nok til at trække kort eller åbne paneler.
settings-signals = Lyd og notifikationer
settings-sound = Lyd
settings-volume = Lydstyrke
settings-notify = Giv besked, når det er min tur
settings-notify-hint = En besked fra browseren, mens du kigger et andet sted hen.
settings-notify-impossible = Ikke muligt her: browsere tillader det kun på denne computer eller med https.
settings-notify-denied = Browseren tillader det ikke. Det kan du ændre i browserens indstillinger for denne side.
settings-you = Dig
settings-name-saved = Navnet er gemt.
settings-name-hint = De andre ser det ved bordet. Du behøver ingen konto: denne browser husker dig.
settings-devices = Andre enheder
settings-devices-text = Med en gendannelsesfrase er du den samme på en anden enhed, med alle dine spil.
# En frase på flere ord, som man kan logge ind med på en anden enhed.
settings-phrase = Gendannelsesfrase
settings-phrase-make = Opret en gendannelsesfrase
settings-phrase-renew = Ny gendannelsesfrase
settings-phrase-renew-text = Du har en gendannelsesfrase. En ny erstatter den: den gamle holder straks op med at virke.
settings-phrase-renew-ask = Opret en ny gendannelsesfrase?
settings-phrase-renew-warning = Den gamle holder straks op med at virke.
settings-phrase-renew-yes = Opret en ny
settings-phrase-text = Skriv den ned, eller kopiér den: den vises kun én gang. En ny frase erstatter den gamle. Alle, der har den, kan spille som dig.
settings-phrase-copied = Frasen er kopieret.
settings-phrase-write = Det er ikke muligt at kopiere her: skriv den ned.
settings-phrase-done = Jeg har gemt den
settings-phrase-use = Gendannelsesfrase fra en anden enhed
settings-phrase-go = Brug den
settings-welcome-back = Velkommen tilbage, { $name }!
settings-sign-out-text = Har du mistet en enhed eller spillet på en andens? Log ud dér herfra.
settings-sign-out = Log ud alle andre steder
settings-signed-out = Færdig: du er nu kun logget ind her.
settings-muted = Skjulte spillere
settings-muted-none = Du har ikke skjult nogen. Ved et bord kan du skjule beskeder fra folk, du ikke vil høre fra.
# En, hvis navn ikke kendes længere; $id er begyndelsen på en kode.
settings-muted-unknown = Ukendt ({ $id }…)
settings-unmute = Vis igen
settings-unmute-named = Vis beskeder fra { $name } igen
settings-data = Dine data
settings-data-text = Serveren gemmer dit navn, dit sprog, dine spil og dine beskeder.
settings-data-empty = Serveren kender dig ikke endnu, så intet er gemt. Det bliver det, når du starter eller deltager i et spil.
settings-export = Hent mine data
settings-delete = Slet mine data
settings-delete-title = Slette alt om dig?
settings-delete-text = Dit navn, din historik og din gendannelsesfrase slettes. Du forlader alle borde; i andres afsluttede spil bliver du anonym.
settings-delete-warning = Det kan ikke fortrydes.
settings-delete-yes = Slet for altid
settings-deleted = Alle dine data er slettet.
