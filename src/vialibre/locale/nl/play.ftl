### Een spel in de terminal: vialibre play.

cli-play-help = Speel in de terminal: tegen bots, met anderen aan dit toetsenbord (--hotseat) of aan een tafel van een server (--server). Zonder terminal, of met --plain, gaat het regel voor regel, voor schermlezers en scripts.
cli-play-examples =
    Voorbeelden:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Aantal spelers, jij inbegrepen. Standaard: jij en de bots die je noemt, of drie.
cli-play-bots-help = Je tegenstanders, gescheiden door komma’s: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), elke andere bot bij zijn naam, of een eigen bot als module:Klasse of cmd:./program. Eén naam vult alle overige plaatsen.
cli-play-lang-help = De taal van het spel, zoals es. Standaard: de taal van je systeem.
cli-play-plain-help = Regel voor regel, zonder schermbesturing.
cli-play-hotseat-help = Namen, gescheiden door komma’s, van mensen die om de beurt aan dit toetsenbord spelen.
cli-play-first-help = De plaats die begint, geteld vanaf 1, of “random” (toeval). Mensen hebben de eerste plaatsen, bots de andere.
cli-play-server-help = Het adres van een server, om daar te spelen.
cli-play-table-help = De tafel op de server: de code aan het einde van de link, of de hele link.
cli-play-name-help = Je naam.
cli-play-resume-help = Gaat verder met een opgeslagen spel.
cli-play-save-help = Waar het spel wordt opgeslagen als je weggaat en als het is afgelopen. Standaard: een nieuw bestand als je weggaat.

## Regel voor regel verteld. De teksten worden ook voorgelezen, dus het zijn zinnen waar dat kan.

play-title = { $board }, met { $players }.
play-how = Typ een actie, woorden daaruit zoals “paris rood”, of “hulp”.
# Vóór wat getypt wordt; $player is wie iets gevraagd wordt.
play-prompt = { $player }, wat doe je?
play-pause = { $undo ->
    [yes] Verder met Enter; “terug” maakt het ongedaan.
   *[no] Verder met Enter.
}
play-pass-keyboard = Geef het toetsenbord aan { $player }. { $player }, druk op Enter als verder niemand kijkt.
play-bye = Tot ziens.
play-input-ended = De invoer is afgelopen.
play-saved = Spel opgeslagen: { $file }.
play-resume-with = Ga verder met: { $command }
play-record-written = Verslag van het spel geschreven: { $file }.
play-save-where = Zeg waarheen: “opslaan game.json”.
play-undone = { $player } maakt de laatste keuze ongedaan.
play-said = { $player } zegt: { $words }
# Een spel die zonder uitslag eindigde: alle anderen gaven op, of iedereen wilde stoppen.
play-broken-off = Het spel is voortijdig gestopt, zonder uitslag.

play-seat = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cars ->
    [one] { $cars } wagonnetje
   *[other] { $cars } wagonnetjes
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}.
play-seat-stations = Stations over: { $left }.
play-seat-markers = Stadsminiaturen op { $cities }.
play-seat-souvenirs = Souvenirs: { $symbols }.
play-last-turns = De laatste ronde: { $turns ->
    [one] nog { $turns } beurt.
   *[other] nog { $turns } beurten.
}
play-alvin-at = Alvin is in { $city }.
play-alvin-held = { $player } heeft Alvin.
play-row = Open rij: { $cards }. Kaarten in de stapel: { $deck }; bestemmingskaarten over: { $tickets }.
play-row-gap = een lege plek
play-hand = { $count ->
    [0] Je hand is leeg.
   *[other] Je hand: { $cards }.
}
# $state is done, possible of cut_off; $missing bestaat uit de drie teksten hieronder, de een na de ander.
play-ticket = { $state ->
    [done] Bestemmingskaart { $ticket }, { $points }: behaald.
    [cut_off] Bestemmingskaart { $ticket }, { $points }: geblokkeerd.
   *[possible] Bestemmingskaart { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] nog { $cars } wagonnetje nodig
   *[other] nog { $cars } wagonnetjes nodig
}, { $routes }
play-missing-stations = nog een station nodig in { $cities }
play-missing-rival = iemand anders moet eerst { $route } claimen
play-offered = { $place }: { $ticket }
play-keep-how = Typ de nummers van de bestemmingskaarten die je houdt, zoals “1 3”.
play-tickets-draw = Typ “draw tickets” om nieuwe bestemmingskaarten te trekken.

play-choice = { $number }. { $sentence } [{ $typed }]
play-which = { $count ->
    [one] Typ het nummer, of meer woorden.
   *[other] Er passen { $count } acties. Typ het nummer van een ervan, of meer woorden.
}
play-more = { $count ->
    [one] En nog één. Typ meer woorden om die te vinden.
   *[other] En nog { $count }. Typ meer woorden om ze te vinden.
}
play-more-ways = { $count ->
    [one] Er is nog één manier van betalen, of een station. Zo vind je die: “acties paris”.
   *[other] Er zijn nog { $count } manieren van betalen, ook voor stations. Zo vind je ze: “acties paris”.
}
play-no-such-number = { $listed ->
    [0] Er is nog geen lijst voor { $number }. “acties” toont er een.
   *[other] { $number } staat niet in de lijst; die loopt van 1 tot en met { $listed }. “acties” toont een nieuwe.
}
play-nothing-found = Geen mogelijke actie past bij “{ $words }”. “acties” somt op wat je kunt doen, “hulp” legt meer uit.
play-no-city = Op dit bord is geen stad als “{ $city }”.
play-hint = Een sterke bot zou dit doen: { $sentence } [{ $typed }]. Typ 1 om het te doen.

play-routes-of = { $count ->
    [0] { $player } heeft geen routes.
   *[other] { $player } heeft de routes { $routes }.
}
play-stations-of = { $player } heeft stations in { $cities }.
play-markers-of = { $player } heeft stadsminiaturen op { $cities }.
play-souvenirs-at = { $city }: souvenirs “{ symbol-name }”, nog { $left }.
play-route = { $route }: { $length ->
    [one] { $length } vak
   *[other] { $length } vakken
}, { $color }
# Deze twee volgen op play-route.
play-route-tunnel = , tunnel
play-route-ferry = , veerboot met { $symbols ->
    [one] { $symbols } { wild-card }
   *[other] { $symbols } { wild-card.plural }
}
play-route-line = { $route }. { $state }
play-route-open = Vrij.
play-route-taken = Van { $player }.

play-sheet = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
play-sheet-line = { $label }: { $points }

play-help = Je wordt om een actie gevraagd. Typ die zoals in de lijst van “acties”, bijvoorbeeld “claim paris-zurich red+1” of “draw deck”; of typ er woorden uit, zo kort als je wilt: “mar rood” vindt wat je bij Marseille met rode kaarten kunt betalen. Passen er meer, dan worden ze opgesomd en kies je met een nummer. Een lege regel herhaalt de stelling. Andere opdrachten:
play-help-line = { $word }: { $about }
# Wat je voor elke opdracht typt: één woord, zonder spaties. De Engelse woorden werken ook.
play-command-word = { $command ->
    [help] hulp
    [actions] acties
    [tickets] bestemmingen
    [board] bord
    [hint] tip
    [undo] terug
    [log] logboek
    [score] punten
    [save] opslaan
   *[quit] stoppen
}
play-command-help = { $command ->
    [help] deze hulp
    [actions] wat je kunt doen; met woorden alleen wat daarbij past, met alle manieren van betalen
    [tickets] je bestemmingskaarten, hun stand en wat er ontbreekt
    [board] wie welke routes heeft; met een stad: de routes daar
    [hint] wat een sterke bot zou doen
    [undo] je laatste keuze ongedaan maken, zolang er niets verborgens onthuld is en niemand daarna iets deed
    [log] wat er tot nu toe gebeurde
    [score] de punten, wagonnetjes en kaarten van de spelers
    [save] het spel in een bestand opslaan, om een andere keer verder te spelen
   *[quit] weggaan; het spel wordt opgeslagen
}

## Op een server, voordat het spel begint

play-room-seats = Aan tafel: { $people }.
play-room-free = { $free ->
    [0] Alle plaatsen zijn bezet.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
}
play-room-host-start = Iedereen is er. Druk op Enter om te beginnen.
play-room-host-wait = Druk op Enter om opnieuw te kijken als er anderen bij zijn gekomen, of typ “bot easy”, “bot normal”, “bot hard”, “bot expert” of “bot master” om een bot toe te voegen.
play-room-guest = Wachten tot het spel begint.
play-room-empty = niemand
play-connection-lost = Verbinding verbroken; opnieuw verbinden.
play-connection-back = Weer verbonden.
play-stays-on-server = Het spel gaat verder op de server. Kom terug met dezelfde opdracht.

## Fouten

error-name-twice = Er heten twee mensen { $name }. Geef ieder een eigen naam.
error-seats-and-people = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
} en { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} vullen geen { $seats } plaatsen. Noem zoveel bots als er plaatsen over zijn, of één voor allemaal.
error-unknown-language = “{ $lang }” is geen beschikbare taal. Kies uit: { $known }.
error-cannot-write = { $file } kan niet worden geschreven: { $detail }. Kies een andere plek.
error-saved-game-over = Het spel in { $file } is afgelopen. Bekijk het met “vialibre replay”.
error-only-bots = In { $file } spelen alleen bots, dus er is geen plaats om verder te spelen. Bekijk het spel met “vialibre replay”.
error-not-together = { $first } en { $second } gaan niet samen: laat er een weg.
error-table-needed = Geef om op een server te spelen het adres en de tafel op: --server URL --table CODE.
error-bad-server = { $url } is geen geldig serveradres. Zo’n adres ziet eruit als http://127.0.0.1:8000.
error-server-away = { $url } is niet te bereiken: { $detail }. Controleer het adres en of daar een server draait.
error-not-a-server = { $url } antwoordt niet als een server van Vía Libre. Controleer het adres.
error-server-said = { $text }
error-server-keeps = De server bewaart het spel, en je kunt het verslag opslaan als het is afgelopen. Je kunt gewoon weggaan en terugkomen.
error-table-closed = Deze tafel is gesloten voordat het spel begon. Vraag om een andere.
