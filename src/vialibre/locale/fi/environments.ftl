# Ympäristöjä oppiville ohjelmille. $what on ohjelmointirajapinnan nimi.

error-needs-extra = ”{ $what }” tarvitsee paketin { $missing }, jota ei ole asennettu. Asenna se: pip install 'vialibre[{ $extra }]'
error-bad-reward = Palkkiota ”{ $reward }” ei ole. Valitse jokin näistä: { $known }.
error-empty-batch = Erässä on oltava vähintään yksi peli ja yksi toiminto peliä kohti; pyysit { $games } ja { $actions }.
error-bad-batch-seed = Erän siemenluku on kokonaisluku väliltä 0–{ $last }; tämä on { $seed }.
error-bad-batch-actions = Askel tarvitsee kokonaislukuja, yhden toiminnon kullekin pelille, yhteensä { $games }; tämä on { $type }, jonka muoto on { $shape }.
error-illegal-in-batch = Peli { $game } ei hyväksy toimintoa { $number }: { $why }
error-no-game-to-step = Ei ole peliä, jota jatkaa. Kutsu ensin reset().

## Mittaukset

# $kind: engine (pelimoottorin sisällä), packed tai dense (havainnot tavuina tai lukuina); $games kerralla.
cli-batch-steps = usa, erä { $games }, { $kind ->
    [engine] pelimoottorin sisällä
    [packed] havainnot ja maskit pakattuina
   *[dense] havainnot ja maskit pakkaamatta
}: askelia / U
