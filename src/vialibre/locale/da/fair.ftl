### Fair uddeling, signerede spiloptagelser og `vialibre verify`; docs/fair-deal.md forklarer ordene.

cli-verify-help = Kontrollér en spiloptagelse: at uddelingen, hvert kort, hver handling, resultatet og signaturen er rigtige, eller vis præcis, hvad der ikke stemmer. Afslutningskoden er kun 0, hvis alt er OK.
cli-verify-examples =
    Eksempler:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Den offentlige nøgle for den server, der skal have signeret: 64 hexadecimale cifre, som serveren viser den.
cli-verify-commitment-help = Den forpligtelse, du fik vist, før du tilføjede din del; kræver også --entropy. Spil med ”vialibre play --server” på denne enhed huskes uden.
cli-verify-entropy-help = Det, du tilføjede til uddelingen; kræver også --commitment.
cli-verify-fault = Fejl: { $fault }

## Hvad der siges om hver del af en spiloptagelse. $state er den fra vialibre.fair.report.

verify-verdict = { $faults ->
    [0] alt, der kan tjekkes, er OK.
    [one] én kontrol fejlede.
   *[other] { $faults } kontroller fejlede.
}
verify-record = Spiloptagelse: den kan ikke læses, så intet er tjekket.
verify-digest = { $state ->
    [proven] Fingeraftryk: OK; filen er ubeskadiget.
   *[wrong] Fingeraftryk: forkert.
}
verify-signature = { $state ->
    [proven] Signatur: gyldig; serveren med nøglen { $key } står inde for hele spiloptagelsen.
    [stranger] Signatur: gyldig for nøglen { $key }. Hvis nøgle det er, kan spiloptagelsen ikke bevise: angiv serverens egen med --key, eller sammenlign med den, serveren viser.
    [absent] Signatur: der er ingen, så det kan ikke bevises, hvem der har skrevet spiloptagelsen og navnene i den.
   *[wrong] Signatur: forkert.
}
verify-deal = { $state ->
    [proven] Uddeling: startværdien er hashen af serverens hemmelighed og af det, som { $added ->
        [one] én spiller
       *[other] { $added } spillere
    } tilføjede, og forpligtelsen er hashen af hemmeligheden. Bevist: denne enhed så den forpligtelse, før den tilføjede sin del: { $commitment }
    [follows] Uddeling: startværdien er hashen af serverens hemmelighed og af det, som { $added ->
        [one] én spiller
       *[other] { $added } spillere
    } tilføjede, og forpligtelsen er hashen af hemmeligheden. Denne enhed så ikke forpligtelsen på forhånd, så det er ikke bevist, at serveren da havde fastlagt sin hemmelighed. Forpligtelse: { $commitment }
    [alone] Uddeling: startværdien er hashen af serverens hemmelighed alene, fordi ingen spiller tilføjede noget; derfor er det ikke bevist, at ingen har valgt den. Forpligtelse: { $commitment }
    [absent] Uddeling: spiloptagelsen siger ikke, hvad dens startværdi er lavet af, så det kan ikke bevises, at ingen har valgt den.
    [unchecked] Uddeling: ikke tjekket, fordi spiloptagelsens pladser eller startværdi ikke kan læses.
   *[wrong] Uddeling: forkert.
}
verify-silent = Ingen entropi fra { $seats }.
verify-actions = { $state ->
    [proven] Kort og handlinger: hvert kort kom fra startværdien i spiloptagelsen, og { $actions ->
        [0] der er ingen handlinger endnu.
        [one] den ene handling var lovlig.
       *[other] alle { $actions } handlinger var lovlige.
    }
   *[wrong] Kort og handlinger: forkert.
}
verify-result = { $state ->
    [proven] Resultat: vinderne og hver linje på pointarkene følger af handlingerne.
    [open] Resultat: intet, spillet er ikke slut.
    [stopped] Resultat: intet, spillet stoppede før tid ({ $reason ->
        [resigned] en spiller gav op
        [abandoned] afbrudt efter aftale
       *[other] { $reason }
    }{ $seat ->
        [0] , plads { $seat }
        [one] , plads { $seat }
        [other] , plads { $seat }
       *[none] {""}
    }). Det står kun signaturen inde for.
    [unchecked] Resultat: ikke tjekket, fordi spillet ikke kan spilles til ende.
   *[wrong] Resultat: forkert.
}

## Hvad der ikke stemmer, og hvad der ikke kan bruges

error-not-hex = I spiloptagelsen skal ”{ $key }” være { $least ->
    [64] 64 hexadecimale cifre
    [128] 128 hexadecimale cifre
   *[other] { $least } til { $most } hexadecimale cifre, et lige antal,
} med små bogstaver, men er { $found }.
error-unknown-key = Spiloptagelsen har en nøgle ”{ $key }”, som formatet ikke kender. Fjern den, for den kan ikke tjekkes.
error-key-twice = Nøglen ”{ $key }” står to gange i samme objekt i spiloptagelsen, så programmer kan læse forskellige værdier. Brug filen, som programmet skrev den.
error-entropies-for-seats = Spiloptagelsen har { $entropies } entropier til { $seats } pladser. Der skal være én til hver plads, null for bots.
error-bad-reason = { $reason } er ikke en gyldig grund til, at et spil sluttede. En grund er ét ord med små bogstaver, f.eks. ”resigned”.
error-ended-with-result = Spiloptagelsen siger, at spillet stoppede før tid ({ $reason }), og har alligevel et resultat. Den kan kun have én af delene.
error-wrong-commitment = Forpligtelsen { $recorded } er ikke hashen af hemmeligheden, som er { $computed }. Hemmeligheden eller forpligtelsen er ændret.
error-other-commitment = Spiloptagelsens forpligtelse er { $recorded }, men denne enhed så { $seen }, før den tilføjede sin del. Serveren ændrede sin hemmelighed bagefter, eller dette er spiloptagelsen for et andet spil.
error-entropy-missing = Det, denne enhed tilføjede til uddelingen, { $entropy }, mangler i spiloptagelsen. Kortene blev ikke delt ud med det.
error-wrong-seed = Startværdien er { $recorded }, men hemmeligheden og entropierne giver { $computed }. En af de tre er ændret, eller uddelingen er ikke lavet af dem.
error-wrong-signature = Signaturen er ikke lavet med nøglen { $key } til denne spiloptagelse. Spiloptagelsen, signaturen eller nøglen er ændret.
error-other-key = Spiloptagelsen er signeret med nøglen { $key }, ikke med serverens nøgle { $wanted }. En anden server har signeret den, eller også er den forfalsket.
error-no-signature = Spiloptagelsen er ikke signeret, selv om den burde være det med nøglen { $key }.
error-bad-entropy = ”{ $text }” kan ikke føjes til startværdien. Brug { $least } til { $most } hexadecimale cifre, et lige antal.
error-bad-commitment = ”{ $text }” er ikke en gyldig forpligtelse. En forpligtelse har { $digits } hexadecimale cifre.
error-commitment-and-entropy = --commitment og --entropy hører sammen: angiv begge eller ingen.
error-bad-key = ”{ $key }” er ikke en gyldig offentlig nøgle. Den har { $digits } hexadecimale cifre.
error-bad-signing-key = Det her er ikke en gyldig signeringsnøgle. Den begynder med ”{ $prefix }” efterfulgt af { $digits } hexadecimale cifre.
