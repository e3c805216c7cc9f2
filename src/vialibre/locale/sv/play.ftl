### Ett parti i terminalen: vialibre play.

cli-play-help = Spela i terminalen: mot bottar, med andra vid det här tangentbordet (--hotseat) eller vid ett bord på en server (--server). Utan terminal, eller med --plain, går det rad för rad, för skärmläsare och skript.
cli-play-examples =
    Exempel:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Hur många som spelar, du själv inräknad. Om det inte anges: du och bottarna du nämner, eller tre.
cli-play-bots-help = Dina motståndare, åtskilda med komma: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), vilken annan bot som helst vid namn, eller din egen som modul:Klass. Ett ensamt namn tar alla platser som är kvar.
cli-play-lang-help = Spelets språk, till exempel es. Om det inte anges: ditt systems.
cli-play-plain-help = Rad för rad, utan någon styrning av skärmen.
cli-play-hotseat-help = Namn, åtskilda med komma, på dem som turas om vid det här tangentbordet.
cli-play-first-help = Platsen som börjar, räknad från 1, eller ”random” (slumpen avgör). Personer har de första platserna, bottar resten.
cli-play-server-help = Adressen till en server att spela på.
cli-play-table-help = Bordet på servern: koden i slutet av dess länk, eller hela länken.
cli-play-name-help = Ditt namn.
cli-play-resume-help = Fortsätt ett sparat parti.
cli-play-save-help = Var partiet sparas när du går, och när det är slut. Om det inte anges: en ny fil när du går.

## Berättat rad för rad. Texterna läses också upp, så de är meningar där de kan vara det.

play-title = { $board }, med { $players }.
play-how = Skriv en handling, ord ur en som ”paris röd”, eller ”hjälp”.
# Före det som skrivs; $player är den som tillfrågas.
play-prompt = { $player }, vad gör du?
play-pause = { $undo ->
    [yes] Enter går vidare; ”ångra” tar tillbaka det.
   *[no] Enter går vidare.
}
play-pass-keyboard = Lämna tangentbordet till { $player }. { $player }, tryck på Enter när ingen annan tittar.
play-bye = Hej då.
play-input-ended = Det kommer ingen mer indata.
play-saved = Partiet är sparat i { $file }.
play-resume-with = Fortsätt med: { $command }
play-record-written = Protokollet över partiet är sparat i { $file }.
play-save-where = Säg var: ”spara game.json”.
play-undone = { $player } tar tillbaka sitt senaste val.
play-said = { $player } säger: { $words }
# Ett parti som slutade utan resultat: alla andra gav upp, eller alla var överens om att sluta.
play-broken-off = Partiet slutade i förtid, utan resultat.

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
    [cut_off] Biljett { $ticket }, { $points }: går inte längre att klara.
   *[possible] Biljett { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] { $cars } vagn saknas
   *[other] { $cars } vagnar saknas
}, { $routes }
play-missing-stations = en station saknas i { $cities }
play-missing-rival = någon annan måste bygga { $route } först
play-offered = { $place }: { $ticket }
play-keep-how = Skriv numren på dem du behåller, till exempel ”1 3”.
play-tickets-draw = Skriv ”draw tickets” för att dra nya biljetter.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Skriv dess nummer eller fler ord.
   *[other] { $count } handlingar passar. Skriv numret på en av dem eller fler ord.
}
play-more = { $count ->
    [one] Och en till. Skriv fler ord för att hitta den.
   *[other] Och { $count } till. Skriv fler ord för att hitta dem.
}
play-more-ways = { $count ->
    [one] Det finns ett sätt till att betala, eller en station. Ord hittar det: ”handlingar paris”.
   *[other] Det finns { $count } sätt till att betala, även stationer. Ord hittar dem: ”handlingar paris”.
}
play-no-such-number = { $listed ->
    [0] Det finns ingen lista som { $number } kan höra till. ”handlingar” gör en.
   *[other] { $number } finns inte i listan, som går från 1 till { $listed }. ”handlingar” gör en ny.
}
play-nothing-found = Inget som går att göra nu passar ”{ $words }”. ”handlingar” visar vad som går att göra, ”hjälp” berättar mer.
play-no-city = Det finns ingen stad som ”{ $city }” på den här spelplanen.
play-hint = En stark bot skulle göra så här: { $sentence } [{ $typed }]. Skriv 1 för att göra det.

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
play-route-taken = { $player } har den.

play-sheet = { $player }: { $points } poäng
play-sheet-line = { $label }: { $points }

play-help = Du tillfrågas om en handling. Skriv ut den som i listan från ”handlingar”, till exempel ”claim paris-zurich red+1” eller ”draw deck”; eller skriv några av dess ord, så korta du vill: ”mar röd” hittar det som går att betala med röda kort vid Marseille. Passar flera visas de i en lista, och ett nummer väljer. En tom rad berättar ställningen igen. Dessutom:
play-help-line = { $word }: { $about }
# Det som skrivs för varje kommando: ett ord utan blanksteg. De engelska orden fungerar också.
play-command-word = { $command ->
    [help] hjälp
    [actions] handlingar
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
    [actions] vad som går att göra; med ord bara det de passar, med alla sätt att betala
    [tickets] dina biljetter, hur det står till med dem och vad som saknas
    [board] vem som har vilka sträckor; med en stad sträckorna där
    [hint] vad en stark bot skulle göra
    [undo] ta tillbaka ditt senaste val, så länge inget dolt har avslöjats och ingen har handlat sedan dess
    [log] vad som har hänt hittills
    [score] spelarnas poäng, vagnar och kort
    [save] spara partiet i en fil för att fortsätta en annan gång
   *[quit] gå; partiet sparas
}

## På en server, innan partiet börjar

play-room-seats = Vid bordet: { $people }.
play-room-free = { $free ->
    [0] Alla platser är upptagna.
    [one] En plats är ledig.
   *[other] { $free } platser är lediga.
}
play-room-host-start = Alla är här. Tryck på Enter för att starta.
play-room-host-wait = Tryck på Enter för att titta efter igen när andra har kommit, eller skriv ”bot easy”, ”bot normal”, ”bot hard”, ”bot expert” eller ”bot master” för att sätta en bot på en plats.
play-room-guest = Väntar på att partiet startas.
play-room-nobody = ingen
play-connection-lost = Anslutningen bröts; försöker igen.
play-connection-back = Ansluten igen.
play-stays-on-server = Partiet fortsätter på servern. Kom tillbaka med samma kommando.

## Fel

error-name-twice = Det finns två som heter { $name }. Ge var och en ett eget namn.
error-seats-and-people = { $people ->
    [one] En person
   *[other] { $people } personer
} och { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bottar
} fyller inte { $seats } platser. Nämn lika många bottar som det finns platser kvar, eller en för alla.
error-unknown-language = Det finns inga texter på ”{ $lang }”. Använd något av dessa: { $known }.
error-cannot-write = { $file } går inte att skriva: { $detail }. Välj en annan plats.
error-saved-game-over = Partiet i { $file } är slut. Se det med ”vialibre replay”.
error-only-bots = Bara bottar spelar i { $file }, så det finns ingen att fortsätta åt. Se det med ”vialibre replay”.
error-not-together = { $first } och { $second } går inte ihop: utelämna en av dem.
error-table-needed = För att spela på en server måste du säga både var den finns och vilket bord: --server URL --table CODE.
error-bad-server = { $url } är ingen adress till en server. En sådan ser ut som http://127.0.0.1:8000.
error-server-away = { $url } går inte att nå: { $detail }. Kontrollera adressen och att en server körs där.
error-not-a-server = { $url } svarar inte som en Vía Libre-server gör. Kontrollera adressen.
error-server-said = { $text }
error-server-keeps = Servern bevarar partiet, och protokollet går att spara när det är slut. Du kan bara gå och komma tillbaka.
error-table-closed = Bordet stängdes innan partiet började. Be om ett annat.
