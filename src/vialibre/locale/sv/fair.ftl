### Rättvis utdelning, signerade inspelningar och `vialibre verify`; docs/fair-deal.md förklarar orden.

cli-verify-help = Kontrollera en inspelning: att utdelningen, varje kort, varje drag, resultatet och signaturen är rätt, eller visa exakt vad som inte stämmer. Slutkoden är 0 bara om allt är OK.
cli-verify-examples =
    Exempel:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Den publika nyckeln för servern som ska ha signerat: 64 hexadecimala siffror, som servern visar den.
cli-verify-commitment-help = Åtagandet som du fick se innan du lade till din del; kräver också --entropy. Spel med ”vialibre play --server” på den här enheten är kända ändå.
cli-verify-entropy-help = Det du lade till utdelningen; kräver också --commitment.
cli-verify-fault = Fel: { $fault }

## Vad som sägs om varje del av en inspelning. $state är den från vialibre.fair.report.

verify-verdict = { $faults ->
    [0] allt som går att kontrollera är OK.
    [one] en kontroll misslyckades.
   *[other] { $faults } kontroller misslyckades.
}
verify-record = Inspelning: den går inte att läsa, så ingenting är kontrollerat.
verify-digest = { $state ->
    [proven] Fingeravtryck: OK; filen är oskadd.
   *[wrong] Fingeravtryck: fel.
}
verify-signature = { $state ->
    [proven] Signatur: giltig; servern med nyckeln { $key } går i god för hela inspelningen.
    [stranger] Signatur: giltig för nyckeln { $key }. Vems nyckel det är kan inspelningen inte bevisa: ange serverns egen med --key, eller jämför med den som servern visar.
    [absent] Signatur: finns inte, så det går inte att bevisa vem som skrev inspelningen och namnen i den.
   *[wrong] Signatur: fel.
}
verify-deal = { $state ->
    [proven] Utdelning: startvärdet är hashen av serverns hemlighet och av det som { $added ->
        [one] en spelare
       *[other] { $added } spelare
    } lade till, och åtagandet är hashen av hemligheten. Bevisat: den här enheten såg det åtagandet innan den lade till sin del: { $commitment }
    [follows] Utdelning: startvärdet är hashen av serverns hemlighet och av det som { $added ->
        [one] en spelare
       *[other] { $added } spelare
    } lade till, och åtagandet är hashen av hemligheten. Den här enheten såg inte åtagandet i förväg, så det är inte bevisat att servern då hade bestämt sin hemlighet. Åtagande: { $commitment }
    [alone] Utdelning: startvärdet är hashen av enbart serverns hemlighet, eftersom ingen spelare lade till något; därför är det inte bevisat att ingen har valt det. Åtagande: { $commitment }
    [absent] Utdelning: inspelningen säger inte vad dess startvärde gjordes av, så det går inte att bevisa att ingen har valt det.
    [unchecked] Utdelning: inte kontrollerad, eftersom inspelningens platser eller startvärde inte går att läsa.
   *[wrong] Utdelning: fel.
}
verify-silent = Ingen entropi från { $seats }.
verify-actions = { $state ->
    [proven] Kort och drag: varje kort kom från startvärdet i inspelningen, och { $actions ->
        [0] det finns inga drag än.
        [one] det enda draget var tillåtet.
       *[other] alla { $actions } drag var tillåtna.
    }
   *[wrong] Kort och drag: fel.
}
verify-result = { $state ->
    [proven] Resultat: vinnarna och varje rad på poängbladen följer av dragen.
    [open] Resultat: saknas, spelet är inte slut.
    [stopped] Resultat: saknas, spelet avbröts i förtid ({ $reason ->
        [resigned] en spelare gav upp
        [abandoned] avbrutet efter överenskommelse
       *[other] { $reason }
    }{ $seat ->
        [0] , plats { $seat }
        [one] , plats { $seat }
        [other] , plats { $seat }
       *[none] {""}
    }). Bara signaturen går i god för det.
    [unchecked] Resultat: inte kontrollerat, eftersom spelet inte går att spela till slut.
   *[wrong] Resultat: fel.
}

## Vad som inte stämmer, och vad som inte går att använda

error-not-hex = I inspelningen måste ”{ $key }” vara { $least ->
    [64] 64 hexadecimala siffror
    [128] 128 hexadecimala siffror
   *[other] { $least } till { $most } hexadecimala siffror, ett jämnt antal,
} med små bokstäver, men är { $found }.
error-unknown-key = Inspelningen har en nyckel ”{ $key }” som formatet inte känner till. Ta bort den, för den går inte att kontrollera.
error-key-twice = Nyckeln ”{ $key }” står två gånger i samma objekt i inspelningen, så att program kan läsa olika värden. Använd filen som programmet skrev den.
error-entropies-for-seats = Inspelningen har { $entropies } entropier för { $seats } platser. Det ska finnas en för varje plats, null för robotar.
error-bad-reason = { $reason } är inget giltigt skäl till att ett spel tog slut. Ett skäl är ett ord med små bokstäver, till exempel ”resigned”.
error-ended-with-result = Inspelningen säger att spelet avbröts i förtid ({ $reason }) och har ändå ett resultat. Den kan bara ha ett av dem.
error-wrong-commitment = Åtagandet { $recorded } är inte hashen av hemligheten, som är { $computed }. Hemligheten eller åtagandet har ändrats.
error-other-commitment = Inspelningens åtagande är { $recorded }, men den här enheten såg { $seen } innan den lade till sin del. Servern ändrade sin hemlighet efteråt, eller så hör inspelningen till ett annat spel.
error-entropy-missing = Det som den här enheten lade till utdelningen, { $entropy }, saknas i inspelningen. Korten delades inte ut med det.
error-wrong-seed = Startvärdet är { $recorded }, men hemligheten och entropierna ger { $computed }. Något av de tre har ändrats, eller så gjordes utdelningen inte av dem.
error-wrong-signature = Signaturen är inte gjord med nyckeln { $key } för den här inspelningen. Inspelningen, signaturen eller nyckeln har ändrats.
error-other-key = Inspelningen är signerad med nyckeln { $key }, inte med serverns nyckel { $wanted }. En annan server har signerat den, eller så är den förfalskad.
error-no-signature = Inspelningen är inte signerad, fast den borde vara det med nyckeln { $key }.
error-bad-entropy = ”{ $text }” går inte att lägga till startvärdet. Använd { $least } till { $most } hexadecimala siffror, ett jämnt antal.
error-bad-commitment = ”{ $text }” är inget giltigt åtagande. Ett åtagande har { $digits } hexadecimala siffror.
error-commitment-and-entropy = --commitment och --entropy hör ihop: ange båda eller ingen.
error-bad-key = ”{ $key }” är ingen giltig publik nyckel. Den har { $digits } hexadecimala siffror.
error-bad-signing-key = Det här är ingen giltig signeringsnyckel. Den börjar med ”{ $prefix }”, följt av { $digits } hexadecimala siffror.
