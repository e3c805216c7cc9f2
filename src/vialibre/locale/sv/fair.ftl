### Rättvis utdelning, signerade protokoll och `vialibre verify`; docs/fair-deal.md förklarar orden.

cli-verify-help = Bevisa ett protokoll: att utdelningen, varje kort, varje handling, resultatet och signaturen är rätt, eller säg exakt vad som inte stämmer. Slutkoden är 0 bara om allt stämmer.
cli-verify-examples =
    Exempel:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Den publika nyckeln för servern som ska ha signerat: 64 hexadecimala siffror, som servern visar den.
cli-verify-commitment-help = Åtagandet som du fick se innan du lade till din del; kräver också --entropy. Partier med ”vialibre play --server” på den här enheten är kända ändå.
cli-verify-entropy-help = Det du lade till utdelningen; kräver också --commitment.
cli-verify-fault = Stämmer inte: { $fault }

## Vad som sägs om varje del av ett protokoll. $state är den från vialibre.fair.report.

verify-verdict = { $faults ->
    [0] allt som går att kontrollera stämmer.
    [one] en sak stämmer inte.
   *[other] { $faults } saker stämmer inte.
}
verify-record = Protokoll: det går inte att läsa, så ingenting är kontrollerat.
verify-digest = { $state ->
    [proven] Fingeravtryck: rätt; filen är oskadd.
   *[wrong] Fingeravtryck: fel.
}
verify-signature = { $state ->
    [proven] Signatur: giltig; servern med nyckeln { $key } går i god för hela protokollet.
    [stranger] Signatur: giltig för nyckeln { $key }. Vems nyckel det är kan protokollet inte bevisa: ange serverns egen med --key, eller jämför med den som servern visar.
    [absent] Signatur: finns inte, så det går inte att bevisa vem som skrev protokollet och namnen i det.
   *[wrong] Signatur: fel.
}
verify-deal = { $state ->
    [proven] Utdelning: fröet är hashen av serverns hemlighet och av det som { $added ->
        [one] en plats
       *[other] { $added } platser
    } lade till, och åtagandet är hashen av hemligheten. Bevisat: den här enheten såg det åtagandet innan den lade till sin del: { $commitment }
    [follows] Utdelning: fröet är hashen av serverns hemlighet och av det som { $added ->
        [one] en plats
       *[other] { $added } platser
    } lade till, och åtagandet är hashen av hemligheten. Den här enheten såg inte åtagandet i förväg, så det är inte bevisat att servern då hade bestämt sin hemlighet. Åtagande: { $commitment }
    [alone] Utdelning: fröet är hashen av enbart serverns hemlighet, eftersom ingen plats lade till något; därför är det inte bevisat att ingen har valt det. Åtagande: { $commitment }
    [absent] Utdelning: protokollet säger inte vad dess frö gjordes av, så det går inte att bevisa att ingen har valt det.
    [unchecked] Utdelning: inte kontrollerad, eftersom protokollets platser eller frö inte går att läsa.
   *[wrong] Utdelning: fel.
}
verify-silent = Ingenting lades till av { $seats }.
verify-actions = { $state ->
    [proven] Kort och handlingar: varje kort kom från fröet i protokollet, och { $actions ->
        [0] det finns inga handlingar än.
        [one] den enda handlingen var tillåten.
       *[other] alla { $actions } handlingar var tillåtna.
    }
   *[wrong] Kort och handlingar: fel.
}
verify-result = { $state ->
    [proven] Resultat: vinnarna och varje rad på poängbladen följer av handlingarna.
    [open] Resultat: saknas, spelet är inte slut.
    [stopped] Resultat: saknas, partiet avbröts i förtid ({ $reason ->
        [resigned] en spelare gav upp
        [abandoned] avbrutet efter överenskommelse
       *[other] { $reason }
    }{ $seat ->
        [0] , plats { $seat }
        [one] , plats { $seat }
        [other] , plats { $seat }
       *[none] {""}
    }). Bara signaturen går i god för det.
    [unchecked] Resultat: inte kontrollerat, eftersom partiet inte går att spela till slut.
   *[wrong] Resultat: fel.
}

## Vad som inte stämmer, och vad som inte går att använda

error-not-hex = I protokollet måste ”{ $key }” vara { $least ->
    [64] 64 hexadecimala siffror
    [128] 128 hexadecimala siffror
   *[other] { $least } till { $most } hexadecimala siffror, ett jämnt antal,
} med små bokstäver, men är { $found }.
error-unknown-key = Protokollet har en nyckel ”{ $key }” som formatet inte känner till. Ta bort den; ingen kan kontrollera den.
error-key-twice = Nyckeln ”{ $key }” står två gånger i samma objekt i protokollet, så att program kan läsa olika saker. Använd filen som programmet skrev den.
error-entropies-for-seats = Protokollet har { $entropies } entropier för { $seats } platser. Det ska finnas en för varje plats, null för bottar.
error-bad-reason = { $reason } är inget skäl till att ett parti tog slut. Ett skäl är ett ord med små bokstäver, till exempel ”resigned”.
error-ended-with-result = Protokollet säger att partiet avbröts i förtid ({ $reason }) och har ändå ett resultat. Det kan bara ha ett av dem.
error-wrong-commitment = Åtagandet { $recorded } är inte hashen av hemligheten, som är { $computed }. Hemligheten eller åtagandet har ändrats.
error-other-commitment = Protokollets åtagande är { $recorded }, men den här enheten såg { $seen } innan den lade till sin del. Servern ändrade sin hemlighet efteråt, eller så är det här protokollet för ett annat parti.
error-entropy-missing = Det som den här enheten lade till utdelningen, { $entropy }, saknas i protokollet. Korten delades inte ut med det.
error-wrong-seed = Fröet är { $recorded }, men hemligheten och entropierna ger { $computed }. Något av de tre har ändrats, eller så gjordes utdelningen inte av dem.
error-wrong-signature = Signaturen är inte gjord med nyckeln { $key } för det här protokollet. Protokollet, signaturen eller nyckeln har ändrats.
error-other-key = Protokollet är signerat med nyckeln { $key }, inte med serverns nyckel { $wanted }. En annan server har signerat det, eller så är det förfalskat.
error-no-signature = Protokollet är inte signerat, fast det borde vara det med nyckeln { $key }.
error-bad-entropy = ”{ $text }” går inte att lägga till fröet. Använd { $least } till { $most } hexadecimala siffror, ett jämnt antal.
error-bad-commitment = ”{ $text }” är inget åtagande. Ett sådant har { $digits } hexadecimala siffror.
error-commitment-and-entropy = --commitment och --entropy hör ihop: ange båda eller ingen.
error-bad-key = ”{ $key }” är ingen publik nyckel. En sådan har { $digits } hexadecimala siffror.
error-bad-signing-key = Det här är ingen signeringsnyckel. En sådan börjar med ”{ $prefix }”, följt av { $digits } hexadecimala siffror.
