# Was an einer Spielplandatei nicht stimmt. $where ist die Datei, die Zeile und der Eintrag, etwa "my.toml:17, route 3 (paris-zurich)".

## Die Datei selbst

board-unknown-board = Es gibt keinen Spielplan „{ $name }“. { $close ->
    [0] Es gibt: { $known }.
   *[other] Meintest du { $near }? Es gibt: { $known }.
} Für einen eigenen Spielplan gib den Pfad seiner Datei an, mit der Endung .toml.
board-file-missing = Es gibt keine Datei { $where }.
board-file-is-directory = { $where } ist ein Ordner. Gib den Pfad der Spielplandatei darin an.
board-file-unreadable = { $where } lässt sich nicht lesen: { $reason }.
board-file-not-utf8 = { $where }: Das ist kein UTF-8-Text. Speichere die Datei mit der Kodierung UTF-8.
board-file-too-large = { $where } ist zu groß für eine Spielplandatei; gelesen werden höchstens { $most } KiB.
board-not-toml = { $where }: Das ist kein gültiges TOML: { $detail }.
board-nested-too-deep = { $where }: Die Werte sind zu tief ineinander verschachtelt. Ein Spielplan braucht Listen von Tabellen, nichts Tieferes.

## Schlüssel und Werte

board-missing-key = { $where }: Der Schlüssel „{ $key }“ fehlt. Ergänze ihn; docs/board-format.md erklärt, was er bedeutet.
board-unknown-key = { $where }: Hier gibt es keinen Schlüssel „{ $name }“. { $close ->
    [0] Bekannte Schlüssel: { $known }.
   *[other] Meintest du { $near }?
}
board-wrong-type = { $where }: „{ $key }“ ist { $value }, muss aber { $expected ->
    [integer] eine ganze Zahl
    [decimal] eine Zahl
    [flag] true oder false
    [list] eine Liste in eckigen Klammern
    [table] eine Tabelle in geschweiften Klammern
   *[text] ein Text in Anführungszeichen
} sein.
board-too-small = { $where }: „{ $key }“ ist { $value }, muss aber mindestens { $least } sein.
board-too-large = { $where }: „{ $key }“ ist { $value }, darf aber höchstens { $most } sein.
board-out-of-range = { $where }: „{ $key }“ ist { $value }, muss aber zwischen { $least } und { $most } liegen.
board-empty-text = { $where }: „{ $key }“ ist leer. Schreib etwas hinein, oder lass den Schlüssel weg, wenn er fehlen darf.
board-text-too-long = { $where }: „{ $key }“ hat { $count } Zeichen; erlaubt sind höchstens { $most }.
board-unprintable-text = { $where }: „{ $key }“ enthält einen Zeilenumbruch oder ein anderes Zeichen, das sich nicht anzeigen lässt: { $value }.
board-empty-list = { $where }: „{ $key }“ ist leer. Es braucht mindestens einen Eintrag.
board-too-many-rows = { $where }: „{ $key }“ hat { $count } Einträge; erlaubt sind höchstens { $most }.
board-bad-number-key = { $where }: „{ $name }“ kann kein Schlüssel von „{ $key }“ sein. Nimm ganze Zahlen von 1 bis { $most }.
board-unknown-choice = { $where }: „{ $key }“ kann nicht „{ $name }“ sein. { $close ->
    [0] Bekannt sind: { $known }.
   *[other] Meintest du { $near }? Bekannt sind: { $known }.
}
board-duplicate-name = { $where }: „{ $key }“ nennt „{ $name }“ zweimal. Entferne eins davon.

## IDs

board-bad-id = { $where }: „{ $name }“ ist keine gültige ID. Nimm Kleinbuchstaben von a bis z, Ziffern und Unterstriche, höchstens 40 Zeichen.
board-bad-row-id = { $where }: „{ $name }“ ist keine gültige ID. Nimm Kleinbuchstaben von a bis z, Ziffern, Unterstriche, Bindestriche und Punkte, höchstens 90 Zeichen.
board-duplicate-id = { $where }: Die ID „{ $name }“ ist schon vergeben, an { $first }. Gib diesem Eintrag eine andere.

## Städte, Strecken und Zielkarten

board-half-a-place = { $where }: „{ $key }“ ist da, aber „{ $other }“ nicht. Gib beide an.
board-no-place = { $where }: Die Stadt hat keinen Ort. Gib „lat“ und „lon“ oder „x“ und „y“ an.
board-unknown-city = { $where }: Es gibt keine Stadt „{ $name }“. { $close ->
    [0] Städte dieser Datei: { $known }.
   *[other] Meintest du { $near }?
}
board-not-two-cities = { $where }: „cities“ muss zwei Städte nennen, nennt hier aber { $count ->
    [0] keine
   *[other] { $count }
}.
board-route-to-itself = { $where }: Die Strecke führt von „{ $city }“ wieder nach „{ $city }“. Ändere eine der beiden Städte.
board-ticket-to-itself = { $where }: Die Zielkarte führt von „{ $city }“ wieder nach „{ $city }“. Ändere eine der beiden Städte.
board-city-without-routes = { $where }: Keine Strecke führt nach „{ $city }“. Füge eine hinzu oder entferne die Stadt.
board-ticket-unreachable = { $where }: Keine Strecken verbinden „{ $start }“ mit „{ $end }“, deshalb kann diese Zielkarte nicht erfüllt werden. Füge eine Strecke hinzu oder ändere die Zielkarte.
board-parallel-too-many = { $where }: Höchstens { $most } Strecken dürfen dieselben zwei Städte verbinden. Entferne diese.
board-parallel-lengths = { $where }: Die Länge ist { $length }, aber „{ $other }“ zwischen denselben Städten hat { $other_length }. Parallele Strecken müssen gleich lang sein.
board-color-not-in-deck = { $where }: Im Stapel gibt es keine Karten der Farbe { $color }. Nimm eine von { $known }, oder gray, oder ergänze die Farbe bei „cards“.
board-route-too-long = { $where }: Die Strecke braucht { $length ->
    [one] { $length } Waggon
   *[other] { $length } Waggons
}, aber ein Spieler hat nur { $cars }.
board-no-points = { $where }: „points“ sagt nicht, was eine Strecke der Länge { $length } wert ist. Ergänze dort diese Länge.
board-route-unpayable = { $where }: Die Strecke kostet { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
}, aber von einer Farbe gibt es mit den { wild-card.plural } nur { $cards }. Kürze sie oder füge Karten hinzu.
board-ferry-without-rule = { $where }: Die Strecke ist eine Fähre, aber „rules“ nennt „ferries“ nicht. Ergänze es dort oder entferne „ferry“ hier.
board-tunnel-without-rule = { $where }: Die Strecke ist ein Tunnel, aber „rules“ nennt „tunnels“ nicht. Ergänze es dort oder entferne „tunnel“ hier.
board-ferry-too-large = { $where }: Die Fähre zeigt { $ferry } Symbole für { wild-card.plural } auf { $length ->
    [one] { $length } Feld
   *[other] { $length } Feldern
}. Es können nicht mehr Symbole als Felder sein.
board-ferry-too-few-wilds = { $where }: Die Fähre braucht { $ferry } { wild-card.plural }, aber im Stapel { $wilds ->
    [0] ist keine
    [one] ist nur { $wilds }
   *[other] sind nur { $wilds }
}.

## Spieler, Karten und Zielkarten

board-players-reversed = { $where }: „from“ ist { $fewest } und „to“ ist { $most }. „from“ darf nicht größer sein.
board-too-few-player-colors = { $where }: { $count ->
    [one] { $count } Farbe reicht
   *[other] { $count } Farben reichen
} nicht für { $players } Spieler. Füge weitere hinzu.
board-too-few-cards = { $where }: Der Stapel hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, aber die Hände von { $players } Spielern und die Auslage brauchen { $needed }. Füge Karten hinzu oder teile weniger aus.
board-offer-too-large = { $where }: „{ $key }“ bietet { $count } Zielkarten auf einmal an, die langen mitgezählt; erlaubt sind höchstens { $most }.
board-keep-too-many = { $where }: Nach „{ $key }“ muss man { $keep } von { $count } Zielkarten behalten. Es dürfen nicht mehr sein, als angeboten werden.
board-too-few-tickets = { $where }: Zu Beginn brauchen { $players } Spieler { $needed } Zielkarten, es gibt aber { $count } (ohne die langen, wenn diese getrennt ausgeteilt werden). Füge Zielkarten hinzu oder teile weniger aus.
board-too-few-long-tickets = { $where }: Zu Beginn brauchen { $players } Spieler { $needed } lange Zielkarten, es gibt aber { $count }. Kennzeichne mehr mit long = true oder teile weniger aus.

## Regeln

board-unknown-rule = { $where }: Es gibt keine Regel „{ $name }“. { $close ->
    [0] Bekannte Regeln: { $known }.
   *[other] Meintest du { $near }?
}
board-duplicate-rule = { $where }: Die Regel „{ $name }“ ist zweimal genannt. Entferne eine davon.
board-alvin-without-markers = { $where }: Diese Regel braucht „markers“. Ergänze auch diese Regel.
board-too-few-start-cities = { $where }: { $count ->
    [one] { $count } Stadt reicht
   *[other] { $count } Städte reichen
} nicht für die Startstädte von { $players } Spielern. Füge Städte hinzu.
board-souvenir-without-rule = { $where }: Die Stadt ist ein Ort für Souvenirs, aber „rules“ nennt „souvenirs“ nicht. Ergänze es dort oder entferne „souvenir“ hier.
board-too-few-symbols = { $where }: Jede Stadt mit souvenir = true braucht ihr eigenes Symbol; solche Städte gibt es { $places }, Symbole aber { $count }.
board-too-few-cities-for-stacks = { $where }: { $symbols } Symbole brauchen ebenso viele Städte, es gibt aber { $count }.
board-stack-starts-late = { $where }: „{ $key }“ beginnt bei { $first } Spielern, aber schon { $players } können spielen. Füge einen Eintrag für { $players } hinzu.
board-table-length = { $where }: „table“ hat { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
}, braucht aber { $needed }: eine für jede Anzahl von Symbolen, von keinem bis zu allen.
board-table-falls = { $where }: In „table“ bringen { $symbols } Symbole { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, weniger als die { $before } davor. Die Werte dürfen nicht fallen.
board-tie-without-rule = { $where }: Der Gleichstandsentscheid „{ $name }“ braucht die Regel dieses Namens. Ergänze sie bei „rules“ oder entferne ihn.
board-network-too-wide = { $where }: Das Netz ist zu dicht, um darin die längste Strecke zu finden: Seine Breite ist { $width }, erlaubt ist höchstens { $most }. Entferne Strecken, am besten solche, die andere kreuzen oder weit entfernte Städte verbinden, oder entferne die Regel „longest_path“.
board-station-choices = { $where }: Mit { $each } Bahnhöfen gibt es bis zu { $count } Möglichkeiten, fremde Strecken mitzubenutzen; erlaubt sind höchstens { $most }. Gib jedem Spieler weniger Bahnhöfe, oder entferne Strecken bei { $cities }.
board-file-not-regular = { $where } ist keine gewöhnliche Datei. Gib den Pfad einer Spielplandatei an.
