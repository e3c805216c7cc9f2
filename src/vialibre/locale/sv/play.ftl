### Ett spel i terminalen: vialibre play.

cli-play-help = Spela i terminalen: mot robotar, med andra vid det här tangentbordet (--hotseat) eller vid ett bord på en server (--server). Utan terminal, eller med --plain, går det rad för rad, för skärmläsare och skript.
cli-play-examples =
    Exempel:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Antal spelare, du själv inräknad. Standard: du och robotarna du nämner, eller tre.
cli-play-bots-help = Dina motståndare, åtskilda med komma: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), en annan robot vid namn, eller din egen som modul:Klass eller cmd:./program. Ett ensamt namn fyller alla lediga platser.
cli-play-lang-help = Spelets språk, till exempel es. Standard: ditt systems språk.
cli-play-plain-help = Rad för rad, utan styrning av skärmen.
cli-play-hotseat-help = Namn, åtskilda med komma, på dem som turas om vid det här tangentbordet.
cli-play-first-help = Platsen som börjar, räknad från 1, eller ”random” (slumpen avgör). Personer har de första platserna, robotar resten.
cli-play-server-help = Adressen till en server att spela på.
cli-play-table-help = Bordet på servern: koden i slutet av dess länk, eller hela länken.
cli-play-name-help = Ditt namn.
cli-play-resume-help = Fortsätt ett sparat spel.
cli-play-save-help = Var spelet sparas när du går, och när det är slut. Standard: en ny fil när du går.

## Berättat rad för rad. Texterna läses också upp, så de är meningar där de kan vara det.

play-title = { $board }, med { $players }.
play-how = Skriv ett drag, ord ur ett som ”paris röd”, eller ”hjälp”.
# Före det som skrivs; $player är den som tillfrågas.
play-prompt = { $player }, vad gör du?
play-pause = { $undo ->
    [yes] Tryck på Enter för att fortsätta; ”ångra” tar tillbaka det.
   *[no] Tryck på Enter för att fortsätta.
}
play-pass-keyboard = Lämna tangentbordet till { $player }. { $player }, tryck på Enter när ingen annan tittar.
play-bye = Hej då.
play-input-ended = Indata är slut.
play-saved = Spelet är sparat i { $file }.
play-resume-with = Fortsätt med: { $command }
play-record-written = Inspelningen är sparad i { $file }.
play-save-where = Säg var: ”spara game.json”.
play-undone = { $player } tar tillbaka sitt senaste val.
play-said = { $player } säger: { $words }
# Ett spel som slutade utan resultat: alla andra gav upp, eller alla var överens om att sluta.
play-broken-off = Spelet slutade i förtid, utan resultat.

play-seat = { $player }: { $points } poäng, { $cars ->
    [one] { $cars } vagn
   *[other] { $cars } vagnar
}, { $cards } kort, { $tickets ->
    [one] { $tickets } biljett
   *[other] { $tickets } biljetter
}.
play-seat-stations = Stationer kvar: { $left }.
play-seat-markers = Stadsmarkörer i { $cities }.
play-seat-souvenirs = Souvenirer: { $symbols }.
play-last-turns = Sista rundan: { $turns ->
    [one] { $turns } tur kvar.
   *[other] { $turns } turer kvar.
}
play-alvin-at = Alvin är i { $city }.
play-alvin-held = { $player } har Alvin.
play-row = Raden: { $cards }. Kort i högen: { $deck }; biljetter kvar: { $tickets }.
play-row-gap = en tom plats
play-hand = { $count ->
    [0] Du har inga kort på hand.
   *[other] Din hand: { $cards }.
}
# $state är done, possible eller cut_off; $missing består av de tre meddelandena nedan, det ena efter det andra.
play-ticket = { $state ->
    [done] Biljett { $ticket }, { $points }: klarad.
    [cut_off] Biljett { $ticket }, { $points }: blockerad.
   *[possible] Biljett { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } vagn saknas
   *[other] { $cars } vagnar saknas
}, { $routes }
play-missing-stations = en station saknas i { $cities }
play-missing-rival = en annan spelare måste bygga { $route } först
play-offered = { $place }: { $ticket }
play-keep-how = Skriv numren på dem du behåller, till exempel ”1 3”.
play-tickets-draw = Skriv ”draw tickets” för att dra nya biljetter.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Skriv dess nummer eller fler ord.
   *[other] { $count } drag passar. Skriv numret på ett av dem eller fler ord.
}
play-more = { $count ->
    [one] Och ett till. Skriv fler ord för att hitta det.
   *[other] Och { $count } till. Skriv fler ord för att hitta dem.
}
play-more-ways = { $count ->
    [one] Det finns ett sätt till att betala, eller en station. Hitta det med: ”drag paris”.
   *[other] Det finns { $count } sätt till att betala, även stationer. Hitta dem med: ”drag paris”.
}
play-no-such-number = { $listed ->
    [0] Det finns ingen lista för { $number } än. ”drag” visar en.
   *[other] { $number } finns inte i listan, som går från 1 till { $listed }. ”drag” visar en ny.
}
play-nothing-found = Inget möjligt drag passar ”{ $words }”. ”drag” visar vad du kan göra, ”hjälp” förklarar mer.
play-no-city = Det finns ingen stad som ”{ $city }” på den här spelplanen.
play-hint = En stark robot skulle göra så här: { $sentence } [{ $typed }]. Skriv 1 för att göra det.

play-routes-of = { $count ->
    [0] { $player } har inga sträckor.
   *[other] { $player } har sträckorna { $routes }.
}
play-stations-of = { $player } har stationer i { $cities }.
play-markers-of = { $player } har stadsmarkörer i { $cities }.
play-souvenirs-at = { $city }: souvenirerna ”{ symbol-name }”, { $left } kvar.
play-route = { $route }: { $length ->
    [one] { $length } ruta
   *[other] { $length } rutor
}, { $color }
# Dessa två följer efter play-route.
play-route-tunnel = , tunnel
play-route-ferry = , färja med { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Ledig.
play-route-taken = Byggd av { $player }.

play-sheet = { $player }: { $points } poäng
play-sheet-line = { $label }: { $points }

play-help = Du tillfrågas om ett drag. Skriv det som i listan från ”drag”, till exempel ”claim paris-zurich red+1” eller ”draw deck”; eller skriv några av dess ord, förkortade som du vill: ”mar röd” hittar det du kan betala med röda kort nära Marseille. Passar flera visas de i en lista, och du väljer med ett nummer. En tom rad upprepar ställningen. Andra kommandon:
play-help-line = { $word }: { $about }
# Det som skrivs för varje kommando: ett ord utan blanksteg. De engelska orden fungerar också.
play-command-word = { $command ->
    [help] hjälp
    [actions] drag
    [tickets] biljetter
    [board] spelplan
    [hint] tips
    [undo] ångra
    [log] logg
    [score] poäng
    [save] spara
   *[quit] sluta
}
play-command-help = { $command ->
    [help] den här hjälpen
    [actions] vad du kan göra; med ord bara det som passar, med alla sätt att betala
    [tickets] dina biljetter, deras status och vad som saknas
    [board] vem som har vilka sträckor; med en stad sträckorna där
    [hint] vad en stark robot skulle göra
    [undo] ta tillbaka ditt senaste val, så länge inget dolt har avslöjats och ingen har gjort något sedan dess
    [log] vad som har hänt hittills
    [score] spelarnas poäng, vagnar och kort
    [save] spara spelet i en fil för att fortsätta en annan gång
   *[quit] gå; spelet sparas
}

## På en server, innan spelet börjar

play-room-seats = Vid bordet: { $people }.
play-room-free = { $free ->
    [0] Alla platser är upptagna.
    [one] En plats är ledig.
   *[other] { $free } platser är lediga.
}
play-room-host-start = Alla är här. Tryck på Enter för att starta.
play-room-host-wait = Tryck på Enter för att kontrollera igen när andra har kommit, eller skriv ”bot easy”, ”bot normal”, ”bot hard”, ”bot expert” eller ”bot master” för att lägga till en robot.
play-room-guest = Väntar på att spelet startar.
play-room-empty = ingen
play-connection-lost = Anslutningen bröts; ansluter igen.
play-connection-back = Ansluten igen.
play-stays-on-server = Spelet fortsätter på servern. Kom tillbaka med samma kommando.

## Fel

error-name-twice = Två personer heter { $name }. Ge dem olika namn.
error-seats-and-people = { $people ->
    [one] En person
   *[other] { $people } personer
} och { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robotar
} fyller inte { $seats } platser. Nämn lika många robotar som det finns platser kvar, eller en för alla.
error-unknown-language = ”{ $lang }” är inget tillgängligt språk. Använd något av dessa: { $known }.
error-cannot-write = { $file } går inte att skriva: { $detail }. Välj en annan plats.
error-saved-game-over = Spelet i { $file } är slut. Se det med ”vialibre replay”.
error-only-bots = Bara robotar spelar i { $file }, så det finns ingen plats att fortsätta från. Se det med ”vialibre replay”.
error-not-together = { $first } och { $second } kan inte användas tillsammans: utelämna en av dem.
error-table-needed = För att spela på en server måste du ange både dess adress och bordet: --server URL --table CODE.
error-bad-server = { $url } är ingen giltig serveradress. Den ser ut som http://127.0.0.1:8000.
error-server-away = { $url } går inte att nå: { $detail }. Kontrollera adressen och att en server körs där.
error-not-a-server = { $url } svarar inte som en Vía Libre-server. Kontrollera adressen.
error-server-said = { $text }
error-server-keeps = Servern sparar spelet, och du kan spara inspelningen när det är slut. Du kan bara gå och komma tillbaka.
error-table-closed = Bordet stängdes innan spelet började. Be om ett annat.
