### Fair deals, signed records and `vialibre verify`; docs/fair-deal.md explains the words.

cli-verify-help = Verify a record: check that the deal, every card, every action, the result and the signature are correct, or say exactly what failed. The exit code is 0 only if everything is OK.
cli-verify-examples =
    Examples:
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = The public key of the server that must have signed: 64 hexadecimal digits, as the server shows it.
cli-verify-commitment-help = The commitment that you were shown before you added your part; needs --entropy too. Games of “vialibre play --server” on this device are remembered without it.
cli-verify-entropy-help = What you added to the deal; needs --commitment too.
cli-verify-fault = Failed: { $fault }

## What is said about each part of a record. $state is that of vialibre.fair.report.

verify-verdict = { $faults ->
    [0] everything that can be checked is OK.
    [one] one check failed.
   *[other] { $faults } checks failed.
}
verify-record = Record: it can’t be read, so nothing was checked.
verify-digest = { $state ->
    [proven] Digest: OK; the file is undamaged.
   *[wrong] Digest: wrong.
}
verify-signature = { $state ->
    [proven] Signature: valid; the server with the key { $key } vouches for all of this record.
    [stranger] Signature: valid for the key { $key }. Whose key that is, the record can’t prove: give the server’s own with --key, or compare it with the one the server shows.
    [absent] Signature: there is none, so who wrote this record and the names in it can’t be proven.
   *[wrong] Signature: wrong.
}
verify-deal = { $state ->
    [proven] Deal: the seed is the hash of the server’s secret and of what { $added ->
        [one] one player
       *[other] { $added } players
    } added, and the commitment is the hash of the secret. Proven: this device saw that commitment before it added its own part: { $commitment }
    [follows] Deal: the seed is the hash of the server’s secret and of what { $added ->
        [one] one player
       *[other] { $added } players
    } added, and the commitment is the hash of the secret. This device did not see the commitment beforehand, so it is not proven that the server had fixed its secret by then. Commitment: { $commitment }
    [alone] Deal: the seed is the hash of the server’s secret alone, because no player added anything; so this does not prove that no one chose it. Commitment: { $commitment }
    [absent] Deal: the record does not say what its seed was made of, so it can’t be proven that no one chose it.
    [unchecked] Deal: not checked, because the seats or the seed of the record can’t be read.
   *[wrong] Deal: wrong.
}
verify-silent = No entropy from { $seats }.
verify-actions = { $state ->
    [proven] Cards and actions: every card came from the seed in the record, and { $actions ->
        [0] there is no action yet.
        [one] the one action was legal.
       *[other] all { $actions } actions were legal.
    }
   *[wrong] Cards and actions: wrong.
}
verify-result = { $state ->
    [proven] Result: winners and every line of the score sheets follow from the actions.
    [open] Result: none, the game is not over.
    [stopped] Result: none, the game stopped early ({ $reason ->
        [resigned] resigned
        [abandoned] abandoned by agreement
       *[other] { $reason }
    }{ $seat ->
        [0] , seat { $seat }
        [one] , seat { $seat }
        [other] , seat { $seat }
       *[none] {""}
    }). Only the signature vouches for that.
    [unchecked] Result: not checked, because the game can’t be played to its end.
   *[wrong] Result: wrong.
}

## What does not fit, and what cannot be used

error-not-hex = In the record, “{ $key }” must be { $least ->
    [64] 64 hexadecimal digits
    [128] 128 hexadecimal digits
   *[other] { $least } to { $most } hexadecimal digits, an even number of them
} in lowercase, but is { $found }.
error-unknown-key = The record has a key “{ $key }” that the format does not know. Remove it, because it can’t be checked.
error-key-twice = The key “{ $key }” appears twice in the same object of the record, so programs may read different values. Use the file as the program wrote it.
error-entropies-for-seats = The record has { $entropies } entropies for { $seats } seats. There must be one for each seat, null for bots.
error-bad-reason = { $reason } isn’t a valid reason for the end of a game. A reason is one lowercase word, such as “resigned”.
error-ended-with-result = The record says that the game stopped early ({ $reason }) and yet has a result. It can have only one of them.
error-wrong-commitment = The commitment { $recorded } is not the hash of the secret, which is { $computed }. The secret or the commitment was changed.
error-other-commitment = The record’s commitment is { $recorded }, but this device saw { $seen } before it added its part. The server changed its secret afterwards, or this is the record of another game.
error-entropy-missing = What this device added to the deal, { $entropy }, is missing from the record. The cards were not made with it.
error-wrong-seed = The seed is { $recorded }, but the secret and the entropies give { $computed }. One of the three was changed, or the deal was not made of them.
error-wrong-signature = The signature is not that of the key { $key } for this record. The record, the signature or the key was changed.
error-other-key = The record is signed with the key { $key }, not with the server’s key { $wanted }. Another server signed it, or a forger did.
error-no-signature = The record is not signed, although it should be by the key { $key }.
error-bad-entropy = “{ $text }” can’t be added to the seed. Use { $least } to { $most } hexadecimal digits, an even number of them.
error-bad-commitment = “{ $text }” isn’t a valid commitment. A commitment has { $digits } hexadecimal digits.
error-commitment-and-entropy = --commitment and --entropy go together: give both or neither.
error-bad-key = “{ $key }” isn’t a valid public key. It has { $digits } hexadecimal digits.
error-bad-signing-key = This isn’t a valid signing key. It begins with “{ $prefix }”, followed by { $digits } hexadecimal digits.
