### Donnes équitables, enregistrements signés et `vialibre verify` ; docs/fair-deal.md explique les mots.

cli-verify-help = Vérifie un enregistrement : contrôle que la donne, chaque carte, chaque action, le résultat et la signature sont corrects, ou dit exactement ce qui a échoué. Le code de sortie n’est 0 que si tout est correct.
cli-verify-examples =
    Exemples :
    vialibre verify game.json
    vialibre verify *.json --key 3b6a27bc…
    vialibre verify game.json --json
cli-verify-key-help = La clé publique du serveur qui doit avoir signé : 64 chiffres hexadécimaux, tels que le serveur les montre.
cli-verify-commitment-help = L’engagement qu’on t’a montré avant que tu ajoutes ta part ; il faut aussi --entropy. Les parties de « vialibre play --server » sur cet appareil sont retenues d’office.
cli-verify-entropy-help = Ce que tu as ajouté à la donne ; il faut aussi --commitment.
cli-verify-fault = Échec : { $fault }

## Ce qui est dit de chaque partie d’un enregistrement. $state est celui de vialibre.fair.report.

verify-verdict = { $faults ->
    [0] tout ce qui peut être vérifié est correct.
    [one] { $faults } contrôle a échoué.
   *[other] { $faults } contrôles ont échoué.
}
verify-record = Enregistrement : il est illisible, donc rien n’a été vérifié.
verify-digest = { $state ->
    [proven] Empreinte : correcte ; le fichier est intact.
   *[wrong] Empreinte : fausse.
}
verify-signature = { $state ->
    [proven] Signature : valide ; le serveur à la clé { $key } se porte garant de tout cet enregistrement.
    [stranger] Signature : valide pour la clé { $key }. À qui est cette clé, l’enregistrement ne peut pas le prouver : donne celle du serveur avec --key, ou compare-la à celle que le serveur montre.
    [absent] Signature : il n’y en a pas, donc rien ne prouve qui a écrit cet enregistrement, ni les noms qu’il contient.
   *[wrong] Signature : fausse.
}
verify-deal = { $state ->
    [proven] Donne : la graine est le hachage du secret du serveur et de ce { $added ->
        [one] qu’a ajouté { $added } joueur
       *[other] qu’ont ajouté { $added } joueurs
    }, et l’engagement est le hachage du secret. Prouvé : cet appareil a vu cet engagement avant d’ajouter sa part : { $commitment }
    [follows] Donne : la graine est le hachage du secret du serveur et de ce { $added ->
        [one] qu’a ajouté { $added } joueur
       *[other] qu’ont ajouté { $added } joueurs
    }, et l’engagement est le hachage du secret. Cet appareil n’a pas vu l’engagement au préalable ; il n’est donc pas prouvé que le serveur avait déjà fixé son secret. Engagement : { $commitment }
    [alone] Donne : la graine est le hachage du seul secret du serveur, car aucun joueur n’a rien ajouté ; cela ne prouve donc pas que personne ne l’a choisie. Engagement : { $commitment }
    [absent] Donne : l’enregistrement ne dit pas de quoi sa graine est faite ; on ne peut donc pas prouver que personne ne l’a choisie.
    [unchecked] Donne : non vérifiée, car les places ou la graine de l’enregistrement sont illisibles.
   *[wrong] Donne : fausse.
}
verify-silent = Pas d’entropie de { $seats }.
verify-actions = { $state ->
    [proven] Cartes et actions : chaque carte est venue de la graine de l’enregistrement, et { $actions ->
        [0] il n’y a pas encore d’action.
        [one] la seule action était permise.
       *[other] les { $actions } actions étaient toutes permises.
    }
   *[wrong] Cartes et actions : fausses.
}
verify-result = { $state ->
    [proven] Résultat : les gagnants et chaque ligne des feuilles de score découlent des actions.
    [open] Résultat : aucun, la partie n’est pas terminée.
    [stopped] Résultat : aucun, la partie s’est arrêtée avant la fin ({ $reason ->
        [resigned] abandon d’un joueur
        [abandoned] arrêtée d’un commun accord
       *[other] { $reason }
    }{ $seat ->
        [0] , place { $seat }
        [one] , place { $seat }
        [other] , place { $seat }
       *[none] {""}
    }). Seule la signature s’en porte garante.
    [unchecked] Résultat : non vérifié, car la partie ne peut pas être jouée jusqu’au bout.
   *[wrong] Résultat : faux.
}

## Ce qui échoue, et ce qui est inutilisable

error-not-hex = Dans l’enregistrement, « { $key } » doit être fait de { $least ->
    [64] 64 chiffres hexadécimaux
    [128] 128 chiffres hexadécimaux
   *[other] { $least } à { $most } chiffres hexadécimaux, en nombre pair,
} en minuscules, mais c’est { $found }.
error-unknown-key = L’enregistrement a une clé « { $key } » que le format ne connaît pas. Enlève-la, car elle n’est pas vérifiable.
error-key-twice = La clé « { $key } » figure deux fois dans le même objet de l’enregistrement : selon le programme, on pourrait y lire des valeurs différentes. Utilise le fichier tel que le programme l’a écrit.
error-entropies-for-seats = L’enregistrement a { $entropies ->
    [one] { $entropies } entropie
   *[other] { $entropies } entropies
} pour { $seats } places. Il en faut une par place, null pour les bots.
error-bad-reason = { $reason } n’est pas une raison valide pour la fin d’une partie. Une raison est un mot en minuscules, comme « resigned ».
error-ended-with-result = L’enregistrement dit que la partie s’est arrêtée avant la fin ({ $reason }), et pourtant il a un résultat. Il ne peut avoir que l’un des deux.
error-wrong-commitment = L’engagement { $recorded } n’est pas le hachage du secret, qui est { $computed }. On a modifié le secret ou l’engagement.
error-other-commitment = L’engagement de l’enregistrement est { $recorded }, mais cet appareil a vu { $seen } avant d’ajouter sa part. Le serveur a changé son secret après coup, ou c’est l’enregistrement d’une autre partie.
error-entropy-missing = Ce que cet appareil a ajouté à la donne, { $entropy }, manque dans l’enregistrement. Les cartes n’en découlent pas.
error-wrong-seed = La graine est { $recorded }, mais le secret et les entropies donnent { $computed }. On a modifié l’un des trois, ou la donne n’en a pas été tirée.
error-wrong-signature = La signature n’est pas celle de la clé { $key } pour cet enregistrement. On a modifié l’enregistrement, la signature ou la clé.
error-other-key = L’enregistrement est signé avec la clé { $key }, pas avec celle du serveur, { $wanted }. Un autre serveur l’a signé, ou un faussaire.
error-no-signature = L’enregistrement n’est pas signé, alors qu’il devrait l’être avec la clé { $key }.
error-bad-entropy = « { $text } » ne peut pas être ajouté à la graine. Utilise de { $least } à { $most } chiffres hexadécimaux, en nombre pair.
error-bad-commitment = « { $text } » n’est pas un engagement valide. Il y faut { $digits } chiffres hexadécimaux.
error-commitment-and-entropy = --commitment et --entropy vont ensemble : donne les deux ou aucun.
error-bad-key = « { $key } » n’est pas une clé publique valide. Il y faut { $digits } chiffres hexadécimaux.
error-bad-signing-key = Ce n’est pas une clé de signature valide. Elle commence par « { $prefix } », suivi de { $digits } chiffres hexadécimaux.
