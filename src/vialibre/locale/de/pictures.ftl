# Eine Aufzeichnung zum Ansehen: vialibre replay --step, --svg, --gif, --html.

# Neben einem Namen.
pictures-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

cli-replay-step-help = Geht Schritt für Schritt durch die Partie: Enter oder Leertaste weiter, b zurück, eine Zahl und Enter zu diesem Schritt, q beendet.
cli-replay-seat-help = Zeigt die Partie, wie dieser Platz sie sah, gezählt ab 1. Standard: alle Karten offen.
cli-replay-svg-help = Schreibt die Stellung am Ende oder bei --until als Bild.
cli-replay-gif-help = Schreibt die Partie als Animation.
cli-replay-html-help = Schreibt die Partie als eigenständige Seite.
cli-replay-frames = Bilder
cli-replay-written = Geschrieben: { $file }
# Ein Platz zu einem Zeitpunkt der Partie; $cards und $tickets sind Listen.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}. Karten: { $cards }. Zielkarten: { $tickets }.
# Dasselbe mit verdeckten Karten; $cards und $tickets sind Zahlen.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}.
# Unter jedem Zeitpunkt; die Tasten sind in jeder Sprache dieselben.
cli-replay-keys = [{ $at } von { $last } · Enter: weiter · b: zurück · Zahl, Enter: dorthin · q: Ende]
error-picture-over-record = { $file } ist die Aufzeichnung selbst. Gib dem Bild einen anderen Namen.

cli-replay-10k-u = 10.000 Aufzeichnungen von usa gelesen, nachgespielt und geprüft: U
