### Rettferdig utdeling, signerte protokoller og `vialibre verify`; docs/fair-deal.md forklarer ordene.

cli-verify-help = Bevis en protokoll: at utdelingen, hvert kort, hver handling, resultatet og signaturen er riktige, eller si nøyaktig hva som ikke stemmer. Avslutningskoden er 0 bare hvis alt stemmer.
cli-verify-examples =
    Eksempler:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = Den offentlige nøkkelen til serveren som skal ha signert: 64 heksadesimale sifre, slik serveren viser den.
cli-verify-commitment-help = Forpliktelsen du fikk se før du la til din del; krever også --entropy. Spill med «vialibre play --server» på denne enheten huskes uten.
cli-verify-entropy-help = Det du la til i utdelingen; krever også --commitment.
cli-verify-fault = Stemmer ikke: { $fault }

## Hva som sies om hver del av en protokoll. $state er den fra vialibre.fair.report.

verify-verdict = { $faults ->
    [0] alt som kan sjekkes, stemmer.
    [one] én ting stemmer ikke.
   *[other] { $faults } ting stemmer ikke.
}
verify-record = Protokoll: den kan ikke leses, så ingenting er sjekket.
verify-digest = { $state ->
    [proven] Fingeravtrykk: riktig; filen er uskadd.
   *[wrong] Fingeravtrykk: feil.
}
verify-signature = { $state ->
    [proven] Signatur: gyldig; serveren med nøkkelen { $key } går god for hele protokollen.
    [stranger] Signatur: gyldig for nøkkelen { $key }. Hvem som eier nøkkelen, kan ikke protokollen bevise: oppgi serverens egen med --key, eller sammenlign med den serveren viser.
    [absent] Signatur: det er ingen, så det kan ikke bevises hvem som har skrevet protokollen og navnene i den.
   *[wrong] Signatur: feil.
}
verify-deal = { $state ->
    [proven] Utdeling: frøet er hashen av serverens hemmelighet og av det { $added ->
        [one] én plass
       *[other] { $added } plasser
    } la til, og forpliktelsen er hashen av hemmeligheten. Bevist: denne enheten så den forpliktelsen før den la til sin del: { $commitment }
    [follows] Utdeling: frøet er hashen av serverens hemmelighet og av det { $added ->
        [one] én plass
       *[other] { $added } plasser
    } la til, og forpliktelsen er hashen av hemmeligheten. Denne enheten så ikke forpliktelsen på forhånd, så det er ikke bevist at serveren da hadde fastsatt hemmeligheten sin. Forpliktelse: { $commitment }
    [alone] Utdeling: frøet er hashen av bare serverens hemmelighet, fordi ingen plass la til noe; derfor er det ikke bevist at ingen har valgt det. Forpliktelse: { $commitment }
    [absent] Utdeling: protokollen sier ikke hva frøet er laget av, så det kan ikke bevises at ingen har valgt det.
    [unchecked] Utdeling: ikke sjekket, fordi plassene eller frøet i protokollen ikke kan leses.
   *[wrong] Utdeling: feil.
}
verify-silent = Ingenting ble lagt til av { $seats }.
verify-actions = { $state ->
    [proven] Kort og handlinger: hvert kort kom fra frøet i protokollen, og { $actions ->
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

error-not-hex = I protokollen må «{ $key }» være { $least ->
    [64] 64 heksadesimale sifre
    [128] 128 heksadesimale sifre
   *[other] { $least } til { $most } heksadesimale sifre, et partall,
} med små bokstaver, men er { $found }.
error-unknown-key = Protokollen har en nøkkel «{ $key }» som formatet ikke kjenner. Fjern den; ingen kan sjekke den.
error-key-twice = Nøkkelen «{ $key }» står to ganger i samme objekt i protokollen, slik at programmer kan lese ulike ting. Bruk filen slik programmet skrev den.
error-entropies-for-seats = Protokollen har { $entropies } entropier for { $seats } plasser. Det skal være én for hver plass, null for boter.
error-bad-reason = { $reason } er ikke en grunn til at et spill sluttet. En grunn er ett ord med små bokstaver, for eksempel «resigned».
error-ended-with-result = Protokollen sier at spillet stoppet før tiden ({ $reason }), og har likevel et resultat. Den kan bare ha én av delene.
error-wrong-commitment = Forpliktelsen { $recorded } er ikke hashen av hemmeligheten, som er { $computed }. Hemmeligheten eller forpliktelsen er endret.
error-other-commitment = Forpliktelsen i protokollen er { $recorded }, men denne enheten så { $seen } før den la til sin del. Serveren endret hemmeligheten etterpå, eller dette er protokollen fra et annet spill.
error-entropy-missing = Det denne enheten la til i utdelingen, { $entropy }, mangler i protokollen. Kortene ble ikke delt ut med det.
error-wrong-seed = Frøet er { $recorded }, men hemmeligheten og entropiene gir { $computed }. En av de tre er endret, eller utdelingen er ikke laget av dem.
error-wrong-signature = Signaturen er ikke laget med nøkkelen { $key } for denne protokollen. Protokollen, signaturen eller nøkkelen er endret.
error-other-key = Protokollen er signert med nøkkelen { $key }, ikke med serverens nøkkel { $wanted }. En annen server har signert den, eller så er den forfalsket.
error-no-signature = Protokollen er ikke signert, selv om den skulle vært det med nøkkelen { $key }.
error-bad-entropy = «{ $text }» kan ikke legges til frøet. Bruk { $least } til { $most } heksadesimale sifre, et partall.
error-bad-commitment = «{ $text }» er ikke en forpliktelse. En slik har { $digits } heksadesimale sifre.
error-commitment-and-entropy = --commitment og --entropy hører sammen: oppgi begge eller ingen.
error-bad-key = «{ $key }» er ikke en offentlig nøkkel. En slik har { $digits } heksadesimale sifre.
error-bad-signing-key = Dette er ikke en signeringsnøkkel. En slik begynner med «{ $prefix }», fulgt av { $digits } heksadesimale sifre.
