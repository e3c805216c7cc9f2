# Wat er mis is met een bordbestand. $where is het bestand, de regel en de rij, zoals "my.toml:17, route 3 (paris-zurich)".

## Het bestand zelf

board-unknown-board = Er is geen bord “{ $name }”. { $close ->
    [0] De borden zijn: { $known }.
   *[other] Bedoelde je { $near }? De borden zijn: { $known }.
} Geef voor een eigen bord het pad van het bestand op, eindigend op .toml.
board-file-missing = Er is geen bestand { $where }.
board-file-is-directory = { $where } is een map. Geef het pad van het bordbestand erin op.
board-file-unreadable = { $where } kan niet worden gelezen: { $reason }.
board-file-not-utf8 = { $where }: dit is geen UTF-8-tekst. Sla het bestand op met de codering UTF-8.
board-file-too-large = { $where } is te groot voor een bordbestand; er wordt hoogstens { $most } KiB gelezen.
board-not-toml = { $where }: dit is geen geldige TOML: { $detail }.
board-nested-too-deep = { $where }: waarden zijn te diep in elkaar genest. Een bord heeft lijsten van tabellen nodig, niets diepers.

## Sleutels en waarden

board-missing-key = { $where }: de sleutel “{ $key }” ontbreekt. Voeg hem toe; docs/board-format.md legt uit wat hij betekent.
board-unknown-key = { $where }: hier is geen sleutel “{ $name }”. { $close ->
    [0] Bekende sleutels: { $known }.
   *[other] Bedoelde je { $near }?
}
board-wrong-type = { $where }: “{ $key }” is { $value }, maar moet { $expected ->
    [integer] een geheel getal
    [decimal] een getal
    [flag] true of false
    [list] een lijst tussen vierkante haken
    [table] een tabel tussen accolades
   *[text] een tekst tussen aanhalingstekens
} zijn.
board-too-small = { $where }: “{ $key }” is { $value }, maar moet minstens { $least } zijn.
board-too-large = { $where }: “{ $key }” is { $value }, maar mag hoogstens { $most } zijn.
board-out-of-range = { $where }: “{ $key }” is { $value }, maar moet tussen { $least } en { $most } liggen.
board-empty-text = { $where }: “{ $key }” is leeg. Vul iets in, of laat de sleutel weg als hij mag ontbreken.
board-text-too-long = { $where }: “{ $key }” heeft { $count ->
    [one] { $count } teken
   *[other] { $count } tekens
}; hoogstens { $most } mag.
board-unprintable-text = { $where }: “{ $key }” bevat een regeleinde of een ander teken dat niet getoond kan worden: { $value }.
board-empty-list = { $where }: “{ $key }” is leeg. Er moet minstens één waarde in staan.
board-too-many-rows = { $where }: “{ $key }” heeft { $count } waarden; hoogstens { $most } mag.
board-bad-number-key = { $where }: “{ $name }” kan geen sleutel van “{ $key }” zijn. Gebruik gehele getallen van 1 tot en met { $most }.
board-unknown-choice = { $where }: “{ $key }” kan niet “{ $name }” zijn. { $close ->
    [0] Bekend zijn: { $known }.
   *[other] Bedoelde je { $near }? Bekend zijn: { $known }.
}
board-duplicate-name = { $where }: “{ $key }” noemt “{ $name }” twee keer. Haal er één weg.

## Id’s

board-bad-id = { $where }: “{ $name }” is geen geldige id. Gebruik kleine letters van a tot z, cijfers en lage streepjes, hoogstens 40 tekens.
board-bad-row-id = { $where }: “{ $name }” is geen geldige id. Gebruik kleine letters van a tot z, cijfers, lage streepjes, koppeltekens en punten, hoogstens 90 tekens.
board-duplicate-id = { $where }: de id “{ $name }” is al in gebruik bij { $first }. Geef deze rij een andere.

## Steden, routes en bestemmingskaarten

board-half-a-place = { $where }: er is wel “{ $key }” maar geen “{ $other }”. Geef ze allebei op.
board-no-place = { $where }: de stad heeft geen plek. Geef “lat” en “lon” op, of “x” en “y”.
board-unknown-city = { $where }: er is geen stad “{ $name }”. { $close ->
    [0] Steden in dit bestand: { $known }.
   *[other] Bedoelde je { $near }?
}
board-not-two-cities = { $where }: “cities” moet twee steden noemen; hier noemt het er { $count ->
    [0] geen
   *[other] { $count }
}.
board-route-to-itself = { $where }: de route loopt van “{ $city }” naar zichzelf. Verander een van de twee steden.
board-ticket-to-itself = { $where }: de bestemmingskaart loopt van “{ $city }” naar zichzelf. Verander een van de twee steden.
board-city-without-routes = { $where }: geen enkele route gaat naar “{ $city }”. Voeg er een toe of haal de stad weg.
board-ticket-unreachable = { $where }: geen routes verbinden “{ $start }” met “{ $end }”, dus deze bestemmingskaart kan niet worden behaald. Voeg een route toe of verander de bestemmingskaart.
board-parallel-too-many = { $where }: hoogstens { $most } routes mogen dezelfde twee steden verbinden. Haal deze weg.
board-parallel-lengths = { $where }: de lengte is { $length }, maar die van “{ $other }” tussen dezelfde steden is { $other_length }. Dubbele routes moeten even lang zijn.
board-color-not-in-deck = { $where }: de stapel heeft geen kaarten van de kleur { $color }. Gebruik een van { $known }, of gray, of voeg de kleur toe aan “cards”.
board-route-too-long = { $where }: de route kost { $length ->
    [one] { $length } wagonnetje
   *[other] { $length } wagonnetjes
}, maar een speler heeft er maar { $cars }.
board-no-points = { $where }: “points” zegt niet wat een route van lengte { $length } waard is. Voeg die lengte daar toe.
board-route-unpayable = { $where }: de route kost { $length ->
    [one] { $length } kaart
   *[other] { $length } kaarten
}, maar van één kleur zijn er met de { wild-card.plural } mee maar { $cards }. Maak de route korter of voeg kaarten toe.
board-ferry-without-rule = { $where }: de route is een veerboot, maar “rules” noemt “ferries” niet. Voeg het daar toe, of haal hier “ferry” weg.
board-tunnel-without-rule = { $where }: de route is een tunnel, maar “rules” noemt “tunnels” niet. Voeg het daar toe, of haal hier “tunnel” weg.
board-ferry-too-large = { $where }: de veerboot heeft { $ferry } symbolen voor { wild-card.plural } op { $length ->
    [one] { $length } vak
   *[other] { $length } vakken
}. Er kunnen niet meer symbolen zijn dan vakken.
board-ferry-too-few-wilds = { $where }: de veerboot vraagt { $ferry ->
    [one] { $ferry } { wild-card }
   *[other] { $ferry } { wild-card.plural }
}, maar de stapel heeft er { $wilds ->
    [0] geen
   *[other] maar { $wilds }
}.

## Spelers, kaarten en bestemmingskaarten

board-players-reversed = { $where }: “from” is { $fewest } en “to” is { $most }. “from” mag niet het grootst zijn.
board-too-few-player-colors = { $where }: { $count ->
    [one] { $count } kleur is
   *[other] { $count } kleuren zijn
} niet genoeg voor { $players } spelers. Voeg er meer toe.
board-too-few-cards = { $where }: de stapel heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, maar de handen van { $players } spelers en de open rij vragen er { $needed }. Voeg kaarten toe of deel er minder uit.
board-offer-too-large = { $where }: “{ $key }” biedt { $count } bestemmingskaarten tegelijk aan, de lange meegeteld; hoogstens { $most } mag.
board-keep-too-many = { $where }: volgens “{ $key }” moet je { $keep } van de { $count } bestemmingskaarten houden. Het mogen er niet meer zijn dan er aangeboden worden.
board-too-few-tickets = { $where }: aan het begin krijgen { $players } spelers samen { $needed } bestemmingskaarten, maar er zijn er { $count } (zonder de lange, als die apart worden uitgedeeld). Voeg bestemmingskaarten toe of deel er minder uit.
board-too-few-long-tickets = { $where }: aan het begin krijgen { $players } spelers samen { $needed } lange bestemmingskaarten, maar er zijn er { $count }. Markeer er meer met long = true of deel er minder uit.

## Regels

board-unknown-rule = { $where }: er is geen regel “{ $name }”. { $close ->
    [0] Bekende regels: { $known }.
   *[other] Bedoelde je { $near }?
}
board-duplicate-rule = { $where }: de regel “{ $name }” is twee keer genoemd. Haal er één weg.
board-alvin-without-markers = { $where }: deze regel heeft “markers” nodig. Voeg ook die regel toe.
board-too-few-start-cities = { $where }: { $count ->
    [one] { $count } stad is
   *[other] { $count } steden zijn
} niet genoeg voor de beginsteden van { $players } spelers. Voeg steden toe.
board-souvenir-without-rule = { $where }: de stad is een plek voor souvenirs, maar “rules” noemt “souvenirs” niet. Voeg het daar toe, of haal hier “souvenir” weg.
board-too-few-symbols = { $where }: elke stad met souvenir = true heeft een eigen symbool nodig; het aantal van die steden is { $places }, en het aantal symbolen is { $count }.
board-too-few-cities-for-stacks = { $where }: voor { $symbols } symbolen zijn evenveel steden nodig, maar er zijn er { $count }.
board-stack-starts-late = { $where }: “{ $key }” begint bij { $first } spelers, maar je kunt al met { $players } spelen. Voeg een waarde toe voor { $players }.
board-table-length = { $where }: “table” heeft { $count ->
    [one] { $count } getal
   *[other] { $count } getallen
}, maar heeft er { $needed } nodig: één voor elk aantal symbolen, van geen tot alle.
board-table-falls = { $where }: in “table” leveren { $symbols } symbolen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op, minder dan de { $before } ervoor. De waarden mogen niet dalen.
board-tie-without-rule = { $where }: de beslissing bij gelijkspel “{ $name }” heeft de regel met die naam nodig. Voeg die toe aan “rules”, of haal de beslissing weg.
board-network-too-wide = { $where }: het netwerk is te dicht om er de langste route in te vinden: de breedte is { $width }, hoogstens { $most } mag. Haal routes weg, liefst die andere kruisen of verre steden verbinden, of haal de regel “longest_path” weg.
board-station-choices = { $where }: met { $each } stations zijn er tot { $count } manieren om routes van anderen te gebruiken; hoogstens { $most } mag. Geef elke speler minder stations, of haal routes weg bij { $cities }.
board-file-not-regular = { $where } is geen gewoon bestand. Geef het pad van een bordbestand op.
