### Rettferdig utdeling, signerte spillopptak og `vialibre verify`; docs/fair-deal.md forklarer ordene.

cli-verify-help = Kontroller et spillopptak: at utdelingen, hvert kort, hver handling, resultatet og signaturen er riktige, eller vis nøyaktig hva som ikke stemmer. Avslutningskoden er 0 bare hvis alt er OK.
cli-verify-examples =
    Eksempler:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Den offentlige nøkkelen til serveren som skal ha signert: 64 heksadesimale sifre, slik serveren viser den.
cli-verify-commitment-help = Forpliktelsen du fikk se før du la til din del; krever også --entropy. Spill med «vialibre play --server» på denne enheten huskes uten.
cli-verify-entropy-help = Det du la til i utdelingen; krever også --commitment.
cli-verify-fault = Feil: { $fault }

## Hva som sies om hver del av et spillopptak. $state er den fra vialibre.fair.report.

verify-verdict = { $faults ->
    [0] alt som kan sjekkes, er OK.
    [one] én kontroll feilet.
   *[other] { $faults } kontroller feilet.
}
verify-record = Spillopptak: det kan ikke leses, så ingenting er sjekket.
verify-digest = { $state ->
    [proven] Fingeravtrykk: OK; filen er uskadd.
   *[wrong] Fingeravtrykk: feil.
}
verify-signature = { $state ->
    [proven] Signatur: gyldig; serveren med nøkkelen { $key } går god for hele spillopptaket.
    [stranger] Signatur: gyldig for nøkkelen { $key }. Hvem som eier nøkkelen, kan ikke spillopptaket bevise: oppgi serverens egen med --key, eller sammenlign med den serveren viser.
    [absent] Signatur: det er ingen, så det kan ikke bevises hvem som har skrevet spillopptaket og navnene i det.
   *[wrong] Signatur: feil.
}
verify-deal = { $state ->
    [proven] Utdeling: startverdien er hashen av serverens hemmelighet og av det { $added ->
        [one] én spiller
       *[other] { $added } spillere
    } la til, og forpliktelsen er hashen av hemmeligheten. Bevist: denne enheten så den forpliktelsen før den la til sin del: { $commitment }
    [follows] Utdeling: startverdien er hashen av serverens hemmelighet og av det { $added ->
        [one] én spiller
       *[other] { $added } spillere
    } la til, og forpliktelsen er hashen av hemmeligheten. Denne enheten så ikke forpliktelsen på forhånd, så det er ikke bevist at serveren da hadde fastsatt hemmeligheten sin. Forpliktelse: { $commitment }
    [alone] Utdeling: startverdien er hashen av bare serverens hemmelighet, fordi ingen spiller la til noe; derfor er det ikke bevist at ingen har valgt den. Forpliktelse: { $commitment }
    [absent] Utdeling: spillopptaket sier ikke hva startverdien er laget av, så det kan ikke bevises at ingen har valgt den.
    [unchecked] Utdeling: ikke sjekket, fordi plassene eller startverdien i spillopptaket ikke kan leses.
   *[wrong] Utdeling: feil.
}
verify-silent = Ingen entropi fra { $seats }.
verify-actions = { $state ->
    [proven] Kort og handlinger: hvert kort kom fra startverdien i spillopptaket, og { $actions ->
        [0] det er ingen handlinger ennå.
        [one] den ene handlingen var lovlig.
       *[other] alle de { $actions } handlingene var lovlige.
    }
   *[wrong] Kort og handlinger: feil.
}
verify-result = { $state ->
    [proven] Resultat: vinnerne og hver linje på poengarkene følger av handlingene.
    [open] Resultat: mangler, spillet er ikke slutt.
    [stopped] Resultat: mangler, spillet stoppet før tiden ({ $reason ->
        [resigned] en spiller ga opp
        [abandoned] avbrutt etter avtale
       *[other] { $reason }
    }{ $seat ->
        [0] , plass { $seat }
        [one] , plass { $seat }
        [other] , plass { $seat }
       *[none] {""}
    }). Det er bare signaturen som går god for det.
    [unchecked] Resultat: ikke sjekket, fordi spillet ikke kan spilles til slutt.
   *[wrong] Resultat: feil.
}

## Hva som ikke stemmer, og hva som ikke kan brukes

error-not-hex = I spillopptaket må «{ $key }» være { $least ->
    [64] 64 heksadesimale sifre
    [128] 128 heksadesimale sifre
   *[other] { $least } til { $most } heksadesimale sifre, et partall,
} med små bokstaver, men er { $found }.
error-unknown-key = Spillopptaket har en nøkkel «{ $key }» som formatet ikke kjenner. Fjern den, for den kan ikke sjekkes.
error-key-twice = Nøkkelen «{ $key }» står to ganger i samme objekt i spillopptaket, slik at programmer kan lese ulike verdier. Bruk filen slik programmet skrev den.
error-entropies-for-seats = Spillopptaket har { $entropies } entropier for { $seats } plasser. Det skal være én for hver plass, null for boter.
error-bad-reason = { $reason } er ikke en gyldig grunn til at et spill sluttet. En grunn er ett ord med små bokstaver, for eksempel «resigned».
error-ended-with-result = Spillopptaket sier at spillet stoppet før tiden ({ $reason }), og har likevel et resultat. Det kan bare ha én av delene.
error-wrong-commitment = Forpliktelsen { $recorded } er ikke hashen av hemmeligheten, som er { $computed }. Hemmeligheten eller forpliktelsen er endret.
error-other-commitment = Forpliktelsen i spillopptaket er { $recorded }, men denne enheten så { $seen } før den la til sin del. Serveren endret hemmeligheten etterpå, eller dette er spillopptaket fra et annet spill.
error-entropy-missing = Det denne enheten la til i utdelingen, { $entropy }, mangler i spillopptaket. Kortene ble ikke delt ut med det.
error-wrong-seed = Startverdien er { $recorded }, men hemmeligheten og entropiene gir { $computed }. En av de tre er endret, eller utdelingen er ikke laget av dem.
error-wrong-signature = Signaturen er ikke laget med nøkkelen { $key } for dette spillopptaket. Spillopptaket, signaturen eller nøkkelen er endret.
error-other-key = Spillopptaket er signert med nøkkelen { $key }, ikke med serverens nøkkel { $wanted }. En annen server har signert det, eller så er det forfalsket.
error-no-signature = Spillopptaket er ikke signert, selv om det skulle vært det med nøkkelen { $key }.
error-bad-entropy = «{ $text }» kan ikke legges til startverdien. Bruk { $least } til { $most } heksadesimale sifre, et partall.
error-bad-commitment = «{ $text }» er ikke en gyldig forpliktelse. En forpliktelse har { $digits } heksadesimale sifre.
error-commitment-and-entropy = --commitment og --entropy hører sammen: oppgi begge eller ingen.
error-bad-key = «{ $key }» er ikke en gyldig offentlig nøkkel. Den har { $digits } heksadesimale sifre.
error-bad-signing-key = Dette er ikke en gyldig signeringsnøkkel. Den begynner med «{ $prefix }», fulgt av { $digits } heksadesimale sifre.
