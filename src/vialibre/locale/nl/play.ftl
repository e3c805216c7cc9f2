### Een partij in de terminal: vialibre play.

cli-play-help = Speel in de terminal: tegen bots, met anderen aan dit toetsenbord (--hotseat) of aan een tafel van een server (--server). Zonder terminal, of met --plain, gaat het regel voor regel, voor schermlezers en scripts.
cli-play-examples =
    Voorbeelden:
    vialibre play --board europe --bots expert,easy
    vialibre play --board usa --hotseat Ana,Bea --plain
    vialibre play --resume game.json
    vialibre play --server http://127.0.0.1:8000 --table CODE --name Ana
cli-play-seats-help = Hoeveel er meespelen, jij inbegrepen. Zonder opgave: jij en de bots die je noemt, of drie.
cli-play-bots-help = Je tegenstanders, gescheiden door komma's: easy (stoker), normal (conductor), hard (surveyor), expert (dispatcher), master (baron), elke andere bot bij zijn naam, of een eigen bot als module:Klasse. Eén naam alleen neemt alle stoelen die over zijn.
cli-play-lang-help = De taal van de partij, zoals es. Zonder opgave: die van je systeem.
cli-play-plain-help = Regel voor regel, zonder het scherm te besturen.
cli-play-hotseat-help = Namen, gescheiden door komma's, van mensen die om de beurt aan dit toetsenbord spelen.
cli-play-first-help = De stoel die begint, geteld vanaf 1, of “random” (toeval). Mensen hebben de eerste stoelen, bots de andere.
cli-play-server-help = Het adres van een server, om daar te spelen.
cli-play-table-help = De tafel op de server: de code aan het einde van de link, of de hele link.
cli-play-name-help = Je naam.
cli-play-resume-help = Gaat verder met een opgeslagen partij.
cli-play-save-help = Waar de partij geschreven wordt als je weggaat en als ze is afgelopen. Zonder opgave: een nieuw bestand als je weggaat.

## Regel voor regel verteld. De teksten worden ook voorgelezen, dus het zijn zinnen waar dat kan.

play-title = { $board }, met { $players }.
play-how = Typ een actie, woorden daaruit zoals “paris rood”, of “hulp”.
# Vóór wat getypt wordt; $player is wie iets gevraagd wordt.
play-prompt = { $player }, wat doe je?
play-pause = { $undo ->
    [yes] Verder met Enter; “terug” neemt het terug.
   *[no] Verder met Enter.
}
play-pass-keyboard = Geef het toetsenbord aan { $player }. { $player }, druk op Enter als verder niemand kijkt.
play-bye = Tot ziens.
play-input-ended = De invoer is afgelopen.
play-saved = De partij is opgeslagen: { $file }.
play-resume-with = Ga verder met: { $command }
play-record-written = Het verslag van de partij is geschreven: { $file }.
play-save-where = Zeg waarheen: “opslaan game.json”.
play-undone = { $player } neemt de laatste keuze terug.
play-said = { $player } zegt: { $words }
# Een partij die zonder uitslag eindigde: alle anderen gaven op, of iedereen wilde stoppen.
play-broken-off = De partij is voortijdig gestopt, zonder uitslag.

play-seat = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cars ->
    [one] { $cars } wagon
   *[other] { $cars } wagons
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
    [cut_off] Bestemmingskaart { $ticket }, { $points }: niet meer te behalen.
   *[possible] Bestemmingskaart { $ticket }, { $points }: { $missing }.
}
play-missing-routes = { $cars ->
    [one] nog { $cars } wagon nodig
   *[other] nog { $cars } wagons nodig
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
    [one] Er is nog één manier van betalen, of een station. Met woorden vind je die: “acties paris”.
   *[other] Er zijn nog { $count } manieren van betalen, ook voor stations. Met woorden vind je ze: “acties paris”.
}
play-no-such-number = { $listed ->
    [0] Er is geen lijst waar { $number } in kan staan. “acties” maakt er een.
   *[other] { $number } staat niet in de lijst; die loopt van 1 tot en met { $listed }. “acties” maakt een nieuwe.
}
play-nothing-found = Niets van wat nu kan, past bij “{ $words }”. “acties” somt op wat er kan, “hulp” vertelt meer.
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

play-help = Je wordt om een actie gevraagd. Schrijf die voluit zoals in de lijst van “acties”, bijvoorbeeld “claim paris-zurich red+1” of “draw deck”; of typ er woorden uit, zo kort als je wilt: “mar rood” vindt wat er bij Marseille met rode kaarten te betalen is. Passen er meer, dan worden ze opgesomd en kies je met een nummer. Een lege regel vertelt de stelling nog eens. Verder:
play-help-line = { $word }: { $about }
# Wat je voor elke opdracht typt: één woord, zonder spaties. De Engelse woorden werken ook.
play-command-word = { $command ->
    [help] hulp
    [actions] acties
    [tickets] doelen
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
    [actions] wat er kan; met woorden alleen wat daarbij past, met alle manieren van betalen
    [tickets] je bestemmingskaarten, hoe ze ervoor staan en wat er ontbreekt
    [board] wie welke routes heeft; met een stad: de routes daar
    [hint] wat een sterke bot zou doen
    [undo] je laatste keuze terugnemen, zolang er niets verborgens onthuld is en niemand daarna iets deed
    [log] wat er tot nu toe gebeurde
    [score] de punten, wagons en kaarten van de spelers
    [save] de partij naar een bestand schrijven, om een andere keer verder te spelen
   *[quit] weggaan; de partij wordt opgeslagen
}

## Op een server, voordat de partij begint

play-room-seats = Aan tafel: { $people }.
play-room-free = { $free ->
    [0] Alle stoelen zijn bezet.
    [one] Er is één stoel vrij.
   *[other] Er zijn { $free } stoelen vrij.
}
play-room-host-start = Iedereen is er. Druk op Enter om te beginnen.
play-room-host-wait = Druk op Enter om opnieuw te kijken als er anderen gekomen zijn, of typ “bot easy”, “bot normal”, “bot hard”, “bot expert” of “bot master” om een bot aan tafel te zetten.
play-room-guest = Wachten tot de partij begint.
play-room-nobody = niemand
play-connection-lost = De verbinding is weg; nieuwe poging.
play-connection-back = Weer verbonden.
play-stays-on-server = De partij gaat verder op de server. Kom terug met dezelfde opdracht.

## Fouten

error-name-twice = Er heten twee mensen { $name }. Geef ieder een eigen naam.
error-seats-and-people = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
} en { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} passen niet bij { $seats } stoelen. Noem zoveel bots als er stoelen over zijn, of één voor allemaal.
error-unknown-language = Er zijn geen teksten in “{ $lang }”. Kies uit: { $known }.
error-cannot-write = { $file } kan niet geschreven worden: { $detail }. Kies een andere plek.
error-saved-game-over = De partij in { $file } is afgelopen. Bekijk haar met “vialibre replay”.
error-only-bots = In { $file } spelen alleen bots, dus er is niemand om voor verder te spelen. Bekijk de partij met “vialibre replay”.
error-not-together = { $first } en { $second } gaan niet samen: laat er een weg.
error-table-needed = Om op een server te spelen, geef je op waar die is en welke tafel: --server URL --table CODE.
error-bad-server = { $url } is geen adres van een server. Zo'n adres ziet eruit als http://127.0.0.1:8000.
error-server-away = { $url } is niet te bereiken: { $detail }. Controleer het adres en of daar een server draait.
error-not-a-server = { $url } antwoordt niet als een server van Vía Libre. Controleer het adres.
error-server-said = { $text }
error-server-keeps = De server bewaart de partij, en je kunt het verslag opslaan als ze is afgelopen. Je kunt gewoon weggaan en terugkomen.
error-table-closed = Deze tafel is gesloten voordat de partij begon. Vraag om een andere.
