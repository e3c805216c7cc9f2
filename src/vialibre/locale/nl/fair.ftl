### Eerlijke kaartverdeling, ondertekende verslagen en `vialibre verify`; docs/fair-deal.md legt de woorden uit.

cli-verify-help = Controleert een verslag: of de kaartverdeling, elke kaart, elke actie, de uitslag en de handtekening kloppen, of zegt precies wat er niet klopt. De exitcode is alleen 0 als alles klopt.
cli-verify-examples =
    Voorbeelden:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = De openbare sleutel van de server die ondertekend moet hebben: 64 hexadecimale cijfers, zoals de server die toont.
cli-verify-commitment-help = De vastlegging die je te zien kreeg voordat je jouw deel bijdroeg; vraagt ook om --entropy. Spellen van “vialibre play --server” op dit apparaat zijn zo al bekend.
cli-verify-entropy-help = Wat je aan de kaartverdeling hebt bijgedragen; vraagt ook om --commitment.
cli-verify-fault = Mislukt: { $fault }

## Wat er over elk deel van een verslag gezegd wordt. $state is die van vialibre.fair.report.

verify-verdict = { $faults ->
    [0] alles wat te controleren is, klopt.
    [one] één controle is mislukt.
   *[other] { $faults } controles zijn mislukt.
}
verify-record = Verslag: het kan niet worden gelezen, dus er is niets gecontroleerd.
verify-digest = { $state ->
    [proven] Controlesom: juist; het bestand is onbeschadigd.
   *[wrong] Controlesom: onjuist.
}
verify-signature = { $state ->
    [proven] Handtekening: geldig; de server met de sleutel { $key } staat in voor het hele verslag.
    [stranger] Handtekening: geldig voor de sleutel { $key }. Van wie die is, kan het verslag niet bewijzen: geef die van de server op met --key, of vergelijk hem met de sleutel die de server toont.
    [absent] Handtekening: geen, dus wie dit verslag en de namen erin schreef, is niet te bewijzen.
   *[wrong] Handtekening: onjuist.
}
verify-deal = { $state ->
    [proven] Kaartverdeling: de startwaarde is de hash van het geheim van de server en van wat { $added ->
        [one] één plaats heeft
       *[other] { $added } plaatsen hebben
    } bijgedragen, en de vastlegging is de hash van het geheim. Bewezen: dit apparaat zag die vastlegging voordat het zijn deel bijdroeg: { $commitment }
    [follows] Kaartverdeling: de startwaarde is de hash van het geheim van de server en van wat { $added ->
        [one] één plaats heeft
       *[other] { $added } plaatsen hebben
    } bijgedragen, en de vastlegging is de hash van het geheim. Dit apparaat zag de vastlegging niet vooraf, dus is niet bewezen dat de server zijn geheim toen al had vastgelegd. Vastlegging: { $commitment }
    [alone] Kaartverdeling: de startwaarde is de hash van alleen het geheim van de server, want geen enkele plaats heeft iets bijgedragen; dus is niet bewezen dat niemand die heeft uitgekozen. Vastlegging: { $commitment }
    [absent] Kaartverdeling: het verslag zegt niet waar zijn startwaarde van gemaakt is, dus is niet te bewijzen dat niemand die heeft uitgekozen.
    [unchecked] Kaartverdeling: niet gecontroleerd, omdat de plaatsen of de startwaarde van het verslag niet te lezen zijn.
   *[wrong] Kaartverdeling: onjuist.
}
verify-silent = Geen toevalsbijdrage van { $seats }.
verify-actions = { $state ->
    [proven] Kaarten en acties: elke kaart kwam uit de startwaarde in het verslag, en { $actions ->
        [0] er is nog geen actie.
        [one] de enige actie was toegestaan.
       *[other] alle { $actions } acties waren toegestaan.
    }
   *[wrong] Kaarten en acties: onjuist.
}
verify-result = { $state ->
    [proven] Uitslag: de winnaars en elke regel van de scorebladen volgen uit de acties.
    [open] Uitslag: geen, het spel is nog niet afgelopen.
    [stopped] Uitslag: geen, het spel is voortijdig gestopt ({ $reason ->
        [resigned] opgegeven
        [abandoned] in overleg afgebroken
       *[other] { $reason }
    }{ $seat ->
        [0] , plaats { $seat }
        [one] , plaats { $seat }
        [other] , plaats { $seat }
       *[none] {""}
    }). Daar staat alleen de handtekening voor in.
    [unchecked] Uitslag: niet gecontroleerd, omdat het spel niet tot het einde gespeeld kan worden.
   *[wrong] Uitslag: onjuist.
}

## Wat niet klopt, en wat niet bruikbaar is

error-not-hex = In het verslag moet “{ $key }” bestaan uit { $least ->
    [64] 64 hexadecimale cijfers
    [128] 128 hexadecimale cijfers
   *[other] { $least } tot { $most } hexadecimale cijfers (een even aantal)
} in kleine letters, maar het is { $found }.
error-unknown-key = Het verslag heeft een sleutel “{ $key }” die het formaat niet kent. Haal hem weg, want hij kan niet worden gecontroleerd.
error-key-twice = De sleutel “{ $key }” staat twee keer in hetzelfde object van het verslag, zodat programma’s verschillende dingen kunnen lezen. Gebruik het bestand zoals het programma het schreef.
error-entropies-for-seats = Het verslag heeft { $entropies ->
    [one] { $entropies } toevalsbijdrage
   *[other] { $entropies } toevalsbijdragen
} (“entropies”) voor { $seats } plaatsen. Elke plaats heeft er precies één; bij bots staat “null”.
error-bad-reason = { $reason } is geen geldige reden voor het einde van een spel. Een reden is één woord in kleine letters, zoals “resigned”.
error-ended-with-result = Volgens het verslag is het spel voortijdig gestopt ({ $reason }), en toch heeft het een uitslag. Het kan er maar één van de twee hebben.
error-wrong-commitment = De vastlegging { $recorded } is niet de hash van het geheim; die is { $computed }. Het geheim of de vastlegging is veranderd.
error-other-commitment = De vastlegging in het verslag is { $recorded }, maar dit apparaat zag { $seen } voordat het zijn deel bijdroeg. De server heeft zijn geheim daarna veranderd, of dit is het verslag van een ander spel.
error-entropy-missing = Wat dit apparaat bijdroeg, { $entropy }, ontbreekt in het verslag. De kaarten zijn er niet mee verdeeld.
error-wrong-seed = De startwaarde is { $recorded }, maar het geheim en de toevalsbijdragen geven { $computed }. Een van de drie is veranderd, of de kaartverdeling is er niet van gemaakt.
error-wrong-signature = De handtekening is niet die van de sleutel { $key } voor dit verslag. Het verslag, de handtekening of de sleutel is veranderd.
error-other-key = Het verslag is ondertekend met de sleutel { $key }, niet met die van de server, { $wanted }. Een andere server heeft het ondertekend, of het is vervalst.
error-no-signature = Het verslag is niet ondertekend, terwijl het ondertekend zou moeten zijn met de sleutel { $key }.
error-bad-entropy = “{ $text }” kan niet aan de startwaarde bijdragen. Gebruik { $least } tot { $most } hexadecimale cijfers, een even aantal.
error-bad-commitment = “{ $text }” is geen geldige vastlegging. Die heeft { $digits } hexadecimale cijfers.
error-commitment-and-entropy = --commitment en --entropy horen bij elkaar: geef ze allebei of geen van beide.
error-bad-key = “{ $key }” is geen geldige openbare sleutel. Zo’n sleutel heeft { $digits } hexadecimale cijfers.
error-bad-signing-key = Dit is geen geldige sleutel om mee te ondertekenen. Zo’n sleutel begint met “{ $prefix }”, gevolgd door { $digits } hexadecimale cijfers.
