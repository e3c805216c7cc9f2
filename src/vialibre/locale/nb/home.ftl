# Startsiden, ventesalen ved et bord og innstillingene.

## Startsiden

home-tagline = Bygg jernbaner på kryss og tvers, med venner eller mot boter.
home-language = Språk
home-settings = Innstillinger
# Leses høyt som overskrift på skjemaet som starter et spill mot boter.
home-play-title = Et spill mot boter
# Som trykt på en togbillett: hvem den tilhører. Navnet følger.
home-passenger = Passasjer
home-name = Navnet ditt
home-name-save = Lagre
home-name-change = { $name }: bytt navn
home-board = Brett
home-players = { $from }–{ $to } spillere
home-bots-number = Boter
home-level = Botnivå
# Hva en bot på dette nivået gjør, i få ord; navnene står i level-name.
home-level-hint = { $level ->
    [easy] Tar det som gir poeng akkurat nå.
    [normal] Følger billettene sine.
    [hard] Planlegger framover, og gjør det godt.
    [expert] Prøver ideene sine noen turer fram. Tenker ca. 0,3 s per trekk.
   *[master] Spiller gjennom ideene sine og gjetter dine. Tenker ca. 1 s per trekk.
}
home-play = Spill nå
home-level-own = En egen bot på denne serveren.
# Sies mens spillet åpnes.
home-leaving = Klar bane: da drar vi!

## Andre måter å spille på

home-more-ways = Flere måter å spille på
home-friends = Et bord med venner
home-friends-hint = Opprett et bord og del lenken
home-friends-text = Du får en lenke og en QR-kode å dele. Du kan fylle ledige plasser med boter før start.
home-make-table = Opprett bord
home-hot-seat = På denne enheten
home-hot-seat-hint = Flere spiller her etter tur
home-hot-seat-text = La enheten gå på rundgang: mellom turene skjuler et forheng kortene til alle.
home-hot-seat-play = Start spill
home-guide = Ditt første spill
home-guide-hint = En guidet tur på to minutter
home-design = Design et brett
home-design-hint = Tegn byer og ruter, og spill med en gang
home-people = Hvem spiller?
# Står for et navn som ikke er oppgitt.
home-person-number = Spiller { $number }
home-person-add = Legg til spiller
home-person-remove = Fjern { $name }
home-too-many = Dette brettet er for høyst { $most } spillere.
home-seats-number = Spillere
home-options = Alternativer
home-more-options = Flere alternativer
home-option-public = Offentlig bord
home-option-public-hint = Alle på serveren kan bli med. Ellers bare de som har lenken.
home-option-chat = Chat
home-option-chat-hint = Fri tekst. Hurtigmeldinger kan alltid brukes.
# En variant på ett brett: Alvin er et romvesen som flytter fra by til by.
home-option-alvin = Spill med Alvin
home-option-alvin-hint = Fang gjesten fra rommet og få ekstra poeng.
home-option-first = Hvem begynner
home-first-random = Tilfeldig
home-first-you = Du
home-option-clock = Klokke
home-clock-name = { $clock ->
    [none] Ingen
    [quick] Rask
    [relaxed] Rolig
    [days] Korrespondanse
   *[other] Tilpasset
}
home-clock-fact = Klokke: { home-clock-name }
home-clock-none-hint = Alle tar den tiden de trenger.
# $move og $reserve er varigheter i ord, for eksempel «30 sekunder» og «3 minutter».
home-clock-hint = { $move } per trekk pluss { $reserve } i reserve for hele spillet.
home-option-pause = Bottempo
home-pause-name = { $pause ->
    [slow] Langsomt
    [normal] Normalt
    [quick] Raskt
    [none] Straks
   *[other] Tilpasset
}
home-own-board = Ditt eget brett
home-own-board-hint = En brettfil (.toml); formatet er forklart i dokumentasjonen.
home-own-board-chosen = Brettfil: { $name }
home-own-board-drop = Velg et annet brett

## Lister over spill

home-mine = Spillene dine
home-mine-empty = Ingen spill i gang. Start ett ovenfor: det venter på deg her når du går fra det.
home-open = Åpne bord
home-open-empty = Ingen bord venter på spillere akkurat nå. Opprett et offentlig bord.
home-running = Se et spill
home-running-empty = Ingen offentlige spill er i gang akkurat nå.
home-replays = Ferdige spill
home-replays-empty = Fullfør et spill, så kan du se hvert trekk på nytt her.
home-wait = Ventesal
home-continue = Fortsett
home-join = Bli med
home-watch = Se på
home-replay = Reprise
home-replays-more = Vis flere
home-show-all = Vis alle { $count }
# Botene ved et bord, sist i en liste med navn: «Ana, Bea og 2 boter».
home-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } boter
}
home-seats-free = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
home-with-alvin = med Alvin
# Hvordan et ferdig spill gikk for leseren.
home-result = { $place ->
    [1] Vant med { $points } poeng
   *[other] Nr. { $place } av { $count }, { $points } poeng
}
# Hvordan det gikk der flere spillere var leserens.
home-winner = { $name } vant med { $points } poeng
home-footer = Gratis. Ingen kontoer, ingen reklame.
home-footer-links = Flere sider
home-programmers = For utviklere

## Ventesalen ved et bord

# Tittelen på nettleservinduet.
room-page-title = { $board } – Vía Libre
room-title = Ventesal
room-seats = Plasser
room-seat-free = Ledig
room-seat-number = Plass { $number }
room-bot = Bot
# Merker leserens egen plass.
room-you = Du
# Merker plassen til en som spiller på leserens enhet.
room-this-device = Denne enheten
# Merker plassen til den som åpnet bordet.
room-host = Vert
room-away = Borte
room-sit = Ta plass
room-sit-here = Sett deg her
room-put-bot = Legg til bot
room-leave = Forlat
room-leave-named = Forlat plassen til { $name }
room-remove = Fjern
room-remove-named = Fjern { $name }
room-your-name = Navnet ditt
room-or-watch = Du kan også bare se på: spillet vises her når det begynner.
room-full = Alle plassene er opptatt. Du kan se på: spillet vises her når det begynner.
room-another = En spiller til på denne enheten
room-another-text = En som spiller med deg på denne enheten. Mellom turene skjuler et forheng kortene.
room-another-name = Navn på personen
room-invite = Inviter andre
room-link = Lenke til bordet
room-copy = Kopier
room-copied = Lenken er kopiert.
room-copy-yourself = Lenken er merket: kopier den med enhetens egen kommando.
room-share = Del
# Sendes sammen med lenken.
room-share-text = Kom og spill { $board } med meg!
room-not-shared = Lenken virker bare på denne datamaskinen.
# $command er det som skal skrives i en terminal; det oversettes ikke.
room-not-shared-help = Skal andre enheter på nettverket ditt kunne bli med, stopper du programmet og starter det med «{ $command }».
room-code = QR-kode til { $link }
room-code-hint = Rett et telefonkamera mot den for å bli med.
room-yes-no = { $value ->
    [yes] Ja
   *[no] Nei
}
room-start-title = Start
room-start = Start spill
room-start-ready = Alle plassene er opptatt. Start når du vil!
room-start-free = { $count ->
    [one] { $count } plass er fortsatt ledig: vent på noen, eller legg til en bot.
   *[other] { $count } plasser er fortsatt ledige: vent på venner, eller fyll dem med boter.
}
room-start-bots-only = Her sitter bare boter. Ta plass for å starte spillet.
room-bot-level = Nivå på nye boter
room-fill = Fyll med boter
room-wait-people = { $count ->
    [one] { $count } plass er fortsatt ledig. Venter på en spiller til.
   *[other] { $count } plasser er fortsatt ledige. Venter på flere spillere.
}
room-wait-host = Alle plassene er opptatt. Venter på at { $name } starter spillet.
room-wait-start = Alle plassene er opptatt. Venter på starten.
room-close = Lukk bordet
room-close-text = Etterpå kan ingen spille her, og lenken slutter å virke.
room-closed-title = Bordet er lukket
room-closed = Verten lukket det før spillet begynte.
room-news-sat = { $name } tar plass.
room-news-bot = En bot tar plass: { $level }.
room-news-left = { $name } har gått.
room-news-options = Alternativene er endret.
room-news-host = { $name } er nå vert.

## Innstillinger

settings-page-title = Innstillinger – Vía Libre
settings-looks = Språk og utseende
settings-theme = Tema
settings-theme-name = { $theme ->
    [light] Lyst
    [dark] Mørkt
   *[auto] System
}
settings-motion = Reduser bevegelse
settings-motion-hint = Kort og tog hopper på plass i stedet for å gli.
settings-playing = Spill
settings-confirm = Bekreft før en rute bygges
settings-confirm-hint = Ett klikk til, ingen uhell.
settings-shortcuts = Hurtigtaster
settings-shortcuts-hint = Én tast er nok til å trekke kort eller åpne paneler.
settings-signals = Lyd og varsler
settings-sound = Lyd
settings-volume = Volum
settings-notify = Varsle når det er min tur
settings-notify-hint = Et varsel fra nettleseren mens du ser et annet sted.
settings-notify-impossible = Ikke mulig her: nettlesere tillater det bare på denne datamaskinen eller med https.
settings-notify-denied = Nettleseren tillater det ikke. Det kan du endre i nettleserens innstillinger for denne siden.
settings-you = Du
settings-name-saved = Navnet er lagret.
settings-name-hint = De andre ser det ved bordet. Du trenger ingen konto: denne nettleseren husker deg.
settings-devices = Andre enheter
settings-devices-text = Med en gjenopprettingsfrase er du den samme på en annen enhet, med alle spillene dine.
# En frase på flere ord som man kan logge inn med på en annen enhet.
settings-phrase = Gjenopprettingsfrase
settings-phrase-make = Lag en gjenopprettingsfrase
settings-phrase-renew = Ny gjenopprettingsfrase
settings-phrase-renew-text = Du har en gjenopprettingsfrase. En ny erstatter den: den gamle slutter å virke med en gang.
settings-phrase-renew-ask = Lage en ny gjenopprettingsfrase?
settings-phrase-renew-warning = Den gamle slutter å virke med en gang.
settings-phrase-renew-yes = Lag en ny
settings-phrase-text = Skriv den ned eller kopier den: den vises bare én gang. En ny frase erstatter den gamle. Alle som har den, kan spille som deg.
settings-phrase-copied = Frasen er kopiert.
settings-phrase-write = Det går ikke an å kopiere her: skriv den ned.
settings-phrase-done = Jeg har lagret den
settings-phrase-use = Gjenopprettingsfrase fra en annen enhet
settings-phrase-go = Bruk den
settings-welcome-back = Velkommen tilbake, { $name }!
settings-sign-out-text = Har du mistet en enhet eller spilt på en annens? Logg ut der herfra.
settings-sign-out = Logg ut alle andre steder
settings-signed-out = Ferdig: nå er du bare logget inn her.
settings-muted = Dempede spillere
settings-muted-none = Du har ikke dempet noen. Ved et bord kan du dempe folk du ikke vil se meldinger fra.
# En som ikke lenger har et kjent navn; $id er begynnelsen på en kode.
settings-muted-unknown = Ukjent ({ $id }…)
settings-unmute = Opphev
settings-unmute-named = Opphev demping av { $name }
settings-data = Dine data
settings-data-text = Serveren lagrer navnet ditt, språket ditt, spillene dine og meldingene dine.
settings-data-empty = Serveren kjenner deg ikke ennå, så ingenting er lagret. Det blir det når du starter eller blir med i et spill.
settings-export = Last ned dataene mine
settings-delete = Slett dataene mine
settings-delete-title = Slette alt om deg?
settings-delete-text = Navnet ditt, historikken din og gjenopprettingsfrasen din slettes. Du forlater alle bord; i andres ferdige spill blir du anonym.
settings-delete-warning = Dette kan ikke angres.
settings-delete-yes = Slett for godt
settings-deleted = Alle dataene dine er slettet.
