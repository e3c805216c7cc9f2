### Faire Kartenverteilung, signierte Aufzeichnungen und `vialibre verify`; docs/fair-deal.md erklärt die Wörter.

cli-verify-help = Prüft eine Aufzeichnung: ob die Kartenverteilung, jede Karte, jede Aktion, das Ergebnis und die Signatur stimmen, oder sagt genau, was nicht stimmt. Der Exit-Code ist nur dann 0, wenn alles stimmt.
cli-verify-examples =
    Beispiele:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Der öffentliche Schlüssel des Servers, der signiert haben muss: 64 hexadezimale Ziffern, wie der Server ihn zeigt.
cli-verify-commitment-help = Die Festlegung, die dir gezeigt wurde, bevor du deinen Teil beitrugst; braucht auch --entropy. Partien von „vialibre play --server“ auf diesem Gerät sind auch so bekannt.
cli-verify-entropy-help = Was du zur Kartenverteilung beigetragen hast; braucht auch --commitment.
cli-verify-fault = Fehlgeschlagen: { $fault }

## Was über jeden Teil einer Aufzeichnung gesagt wird. $state ist der von vialibre.fair.report.

verify-verdict = { $faults ->
    [0] alles, was sich prüfen lässt, stimmt.
    [one] eine Prüfung ist fehlgeschlagen.
   *[other] { $faults } Prüfungen sind fehlgeschlagen.
}
verify-record = Aufzeichnung: Sie lässt sich nicht lesen, deshalb wurde nichts geprüft.
verify-digest = { $state ->
    [proven] Prüfsumme: richtig; die Datei ist unbeschädigt.
   *[wrong] Prüfsumme: falsch.
}
verify-signature = { $state ->
    [proven] Signatur: gültig; der Server mit dem Schlüssel { $key } bürgt für die ganze Aufzeichnung.
    [stranger] Signatur: gültig für den Schlüssel { $key }. Wem er gehört, kann die Aufzeichnung nicht beweisen: Gib den des Servers mit --key an oder vergleiche ihn mit dem, den der Server zeigt.
    [absent] Signatur: keine; wer diese Aufzeichnung und die Namen darin geschrieben hat, lässt sich also nicht beweisen.
   *[wrong] Signatur: falsch.
}
verify-deal = { $state ->
    [proven] Kartenverteilung: Der Startwert ist der Hashwert aus dem Geheimnis des Servers und dem, was { $added ->
        [one] ein Platz beigetragen hat
       *[other] { $added } Plätze beigetragen haben
    }, und die Festlegung ist der Hashwert des Geheimnisses. Bewiesen: Dieses Gerät sah diese Festlegung, bevor es seinen Teil beitrug: { $commitment }
    [follows] Kartenverteilung: Der Startwert ist der Hashwert aus dem Geheimnis des Servers und dem, was { $added ->
        [one] ein Platz beigetragen hat
       *[other] { $added } Plätze beigetragen haben
    }, und die Festlegung ist der Hashwert des Geheimnisses. Dieses Gerät sah die Festlegung nicht vorher; dass der Server sein Geheimnis schon gewählt hatte, ist also nicht bewiesen. Festlegung: { $commitment }
    [alone] Kartenverteilung: Der Startwert ist der Hashwert allein aus dem Geheimnis des Servers, denn kein Platz hat etwas beigetragen; dass ihn niemand ausgesucht hat, ist also nicht bewiesen. Festlegung: { $commitment }
    [absent] Kartenverteilung: Die Aufzeichnung sagt nicht, woraus ihr Startwert entstand; dass ihn niemand ausgesucht hat, lässt sich also nicht beweisen.
    [unchecked] Kartenverteilung: nicht geprüft, weil sich die Plätze oder der Startwert der Aufzeichnung nicht lesen lassen.
   *[wrong] Kartenverteilung: falsch.
}
verify-silent = Kein Zufallsbeitrag von { $seats }.
verify-actions = { $state ->
    [proven] Karten und Aktionen: Jede Karte kam aus dem Startwert der Aufzeichnung, und { $actions ->
        [0] es gibt noch keine Aktion.
        [one] die eine Aktion war erlaubt.
       *[other] alle { $actions } Aktionen waren erlaubt.
    }
   *[wrong] Karten und Aktionen: falsch.
}
verify-result = { $state ->
    [proven] Ergebnis: Wer gewinnt und jede Zeile der Wertungsbögen folgen aus den Aktionen.
    [open] Ergebnis: keines, die Partie ist noch nicht zu Ende.
    [stopped] Ergebnis: keines, die Partie endete vorzeitig ({ $reason ->
        [resigned] aufgegeben
        [abandoned] einvernehmlich abgebrochen
       *[other] { $reason }
    }{ $seat ->
        [0] , Platz { $seat }
        [one] , Platz { $seat }
        [other] , Platz { $seat }
       *[none] {""}
    }). Dafür bürgt nur die Signatur.
    [unchecked] Ergebnis: nicht geprüft, weil sich die Partie nicht bis zum Ende spielen lässt.
   *[wrong] Ergebnis: falsch.
}

## Was nicht passt und was nicht zu gebrauchen ist

error-not-hex = In der Aufzeichnung muss „{ $key }“ aus { $least ->
    [64] 64 hexadezimalen Ziffern
    [128] 128 hexadezimalen Ziffern
   *[other] { $least } bis { $most } hexadezimalen Ziffern (einer geraden Anzahl)
} in Kleinbuchstaben bestehen, ist aber { $found }.
error-unknown-key = Die Aufzeichnung hat einen Schlüssel „{ $key }“, den das Format nicht kennt. Entferne ihn, denn er lässt sich nicht prüfen.
error-key-twice = Der Schlüssel „{ $key }“ steht zweimal im selben Objekt der Aufzeichnung; Programme könnten Verschiedenes lesen. Nimm die Datei so, wie das Programm sie geschrieben hat.
error-entropies-for-seats = Die Aufzeichnung hat { $entropies ->
    [one] { $entropies } Zufallsbeitrag
   *[other] { $entropies } Zufallsbeiträge
} („entropies“) für { $seats } Plätze. Jeder Platz hat genau einen; bei Bots steht „null“.
error-bad-reason = { $reason } ist kein gültiger Grund für das Ende einer Partie. Ein Grund ist ein Wort in Kleinbuchstaben, etwa „resigned“.
error-ended-with-result = Laut Aufzeichnung endete die Partie vorzeitig ({ $reason }), und doch hat sie ein Ergebnis. Nur eins von beiden ist möglich.
error-wrong-commitment = Die Festlegung { $recorded } ist nicht der Hashwert des Geheimnisses; der ist { $computed }. Das Geheimnis oder die Festlegung wurde geändert.
error-other-commitment = Die Festlegung der Aufzeichnung ist { $recorded }, aber dieses Gerät sah { $seen }, bevor es seinen Teil beitrug. Der Server hat sein Geheimnis danach geändert, oder dies ist die Aufzeichnung einer anderen Partie.
error-entropy-missing = Der Beitrag dieses Geräts, { $entropy }, fehlt in der Aufzeichnung. Die Karten wurden ohne ihn verteilt.
error-wrong-seed = Der Startwert ist { $recorded }, aber das Geheimnis und die Zufallsbeiträge ergeben { $computed }. Eins von den dreien wurde geändert, oder die Kartenverteilung entstand nicht daraus.
error-wrong-signature = Die Signatur stammt nicht vom Schlüssel { $key } für diese Aufzeichnung. Die Aufzeichnung, die Signatur oder der Schlüssel wurde geändert.
error-other-key = Die Aufzeichnung ist mit dem Schlüssel { $key } signiert, nicht mit dem des Servers, { $wanted }. Ein anderer Server hat sie signiert, oder sie ist gefälscht.
error-no-signature = Die Aufzeichnung ist nicht signiert, müsste es aber mit dem Schlüssel { $key } sein.
error-bad-entropy = „{ $text }“ lässt sich nicht zum Startwert beitragen. Nimm { $least } bis { $most } hexadezimale Ziffern, eine gerade Anzahl.
error-bad-commitment = „{ $text }“ ist keine gültige Festlegung. Sie hat { $digits } hexadezimale Ziffern.
error-commitment-and-entropy = --commitment und --entropy gehören zusammen: Gib beide an oder keins.
error-bad-key = „{ $key }“ ist kein gültiger öffentlicher Schlüssel. Er hat { $digits } hexadezimale Ziffern.
error-bad-signing-key = Das ist kein gültiger Signaturschlüssel. Er beginnt mit „{ $prefix }“, gefolgt von { $digits } hexadezimalen Ziffern.
