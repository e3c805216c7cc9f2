### Distribuzioni eque, registrazioni firmate e `vialibre verify`; docs/fair-deal.md spiega le parole.

cli-verify-help = Verifica una registrazione: controlla che la distribuzione, ogni carta, ogni azione, il risultato e la firma siano corretti, o dice esattamente che cosa è errato. Il codice di uscita è 0 solo se tutto è corretto.
cli-verify-examples =
    Esempi:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = La chiave pubblica del server che deve aver firmato: 64 cifre esadecimali, come le mostra il server.
cli-verify-commitment-help = L’impegno che ti è stato mostrato prima che aggiungessi la tua parte; serve anche --entropy. Le partite di «vialibre play --server» su questo dispositivo si ricordano senza.
cli-verify-entropy-help = Ciò che hai aggiunto alla distribuzione; serve anche --commitment.
cli-verify-fault = Errato: { $fault }

## Che cosa si dice di ogni parte di una registrazione. $state è quello di vialibre.fair.report.

verify-verdict = { $faults ->
    [0] tutto quello che si può controllare è corretto.
    [one] un controllo ha dato esito errato.
   *[other] { $faults } controlli hanno dato esito errato.
}
verify-record = Registrazione: non si può leggere, quindi non è stato controllato nulla.
verify-digest = { $state ->
    [proven] Impronta: corretta; il file è intatto.
   *[wrong] Impronta: errata.
}
verify-signature = { $state ->
    [proven] Firma: valida; il server con la chiave { $key } garantisce per tutta questa registrazione.
    [stranger] Firma: valida per la chiave { $key }. Di chi sia quella chiave, la registrazione non può dimostrarlo: indica quella del server con --key, o confrontala con quella che il server mostra.
    [absent] Firma: non c’è, quindi non si può dimostrare chi ha scritto questa registrazione, né i nomi che contiene.
   *[wrong] Firma: errata.
}
verify-deal = { $state ->
    [proven] Distribuzione: il seme è l’hash del segreto del server e di ciò che { $added ->
        [one] ha aggiunto un giocatore
       *[other] hanno aggiunto { $added } giocatori
    }, e l’impegno è l’hash del segreto. Dimostrato: questo dispositivo ha visto quell’impegno prima di aggiungere la sua parte: { $commitment }
    [follows] Distribuzione: il seme è l’hash del segreto del server e di ciò che { $added ->
        [one] ha aggiunto un giocatore
       *[other] hanno aggiunto { $added } giocatori
    }, e l’impegno è l’hash del segreto. Questo dispositivo non ha visto prima l’impegno, quindi non è dimostrato che il server avesse già fissato il suo segreto. Impegno: { $commitment }
    [alone] Distribuzione: il seme è l’hash del solo segreto del server, perché nessun giocatore ha aggiunto nulla; quindi questo non dimostra che nessuno lo abbia scelto. Impegno: { $commitment }
    [absent] Distribuzione: la registrazione non dice di che cosa è fatto il suo seme, quindi non si può dimostrare che nessuno lo abbia scelto.
    [unchecked] Distribuzione: non controllata, perché i posti o il seme della registrazione non si possono leggere.
   *[wrong] Distribuzione: errata.
}
verify-silent = Nessuna entropia da { $seats }.
verify-actions = { $state ->
    [proven] Carte e azioni: ogni carta è venuta dal seme della registrazione, e { $actions ->
        [0] non c’è ancora nessuna azione.
        [one] l’unica azione era permessa.
       *[other] le { $actions } azioni erano tutte permesse.
    }
   *[wrong] Carte e azioni: errate.
}
verify-result = { $state ->
    [proven] Risultato: i vincitori e ogni riga dei fogli del punteggio derivano dalle azioni.
    [open] Risultato: nessuno, la partita non è finita.
    [stopped] Risultato: nessuno, la partita si è fermata prima della fine ({ $reason ->
        [resigned] ritiro di un giocatore
        [abandoned] interrotta di comune accordo
       *[other] { $reason }
    }{ $seat ->
        [0] , posto { $seat }
        [one] , posto { $seat }
        [other] , posto { $seat }
       *[none] {""}
    }). Per questo garantisce solo la firma.
    [unchecked] Risultato: non controllato, perché la partita non si può giocare fino alla fine.
   *[wrong] Risultato: errato.
}

## Che cosa è errato, e che cosa non si può usare

error-not-hex = Nella registrazione, «{ $key }» deve essere di { $least ->
    [64] 64 cifre esadecimali minuscole
    [128] 128 cifre esadecimali minuscole
   *[other] cifre esadecimali minuscole, in numero pari, da { $least } a { $most }
}, ma è { $found }.
error-unknown-key = La registrazione ha una chiave «{ $key }» che il formato non conosce. Toglila, perché non si può controllare.
error-key-twice = La chiave «{ $key }» compare due volte nello stesso oggetto della registrazione, quindi programmi diversi potrebbero leggere valori diversi. Usa il file così come il programma lo ha scritto.
error-entropies-for-seats = La registrazione ha { $entropies ->
    [one] { $entropies } entropia
   *[other] { $entropies } entropie
} per { $seats } posti. Ce ne vuole una per posto, null per i bot.
error-bad-reason = { $reason } non è un motivo valido per la fine di una partita. Un motivo è una parola in minuscolo, come «resigned».
error-ended-with-result = La registrazione dice che la partita si è fermata prima della fine ({ $reason }), eppure ha un risultato. Può avere solo una delle due cose.
error-wrong-commitment = L’impegno { $recorded } non è l’hash del segreto, che è { $computed }. È stato cambiato il segreto, oppure l’impegno.
error-other-commitment = L’impegno della registrazione è { $recorded }, ma questo dispositivo ha visto { $seen } prima di aggiungere la sua parte. Il server ha cambiato il segreto dopo, o questa è la registrazione di un’altra partita.
error-entropy-missing = Ciò che questo dispositivo ha aggiunto, { $entropy }, manca nella registrazione. Le carte non ne derivano.
error-wrong-seed = Il seme è { $recorded }, ma il segreto e le entropie danno { $computed }. Una delle tre cose è stata cambiata, o la distribuzione non ne deriva.
error-wrong-signature = La firma non è quella della chiave { $key } per questa registrazione. È stata cambiata la registrazione, la firma o la chiave.
error-other-key = La registrazione è firmata con la chiave { $key }, non con quella del server, { $wanted }. L’ha firmata un altro server, o un falsario.
error-no-signature = La registrazione non è firmata, anche se dovrebbe esserlo con la chiave { $key }.
error-bad-entropy = «{ $text }» non si può aggiungere al seme. Usa da { $least } a { $most } cifre esadecimali, in numero pari.
error-bad-commitment = «{ $text }» non è un impegno valido. Ci vogliono { $digits } cifre esadecimali.
error-commitment-and-entropy = --commitment e --entropy vanno insieme: indicali entrambi o nessuno.
error-bad-key = «{ $key }» non è una chiave pubblica valida. Ci vogliono { $digits } cifre esadecimali.
error-bad-signing-key = Questa non è una chiave di firma valida. Comincia con «{ $prefix }», seguito da { $digits } cifre esadecimali.
