# Ympäristöjä oppiville ohjelmille. $what on ohjelmointirajapinnan nimi.

error-needs-extra = ”{ $what }” tarvitsee paketin { $missing }, jota ei ole asennettu. Asenna se: pip install 'vialibre[{ $extra }]'
error-bad-reward = Palkkiota ”{ $reward }” ei ole. Valitse jokin näistä: { $known }.
error-empty-batch = Erässä on oltava vähintään yksi peli ja yksi toiminto peliä kohti; pyysit { $games } ja { $actions }.
error-bad-batch-seed = Erän siemenluku on kokonaisluku väliltä 0–{ $last }; tämä on { $seed }.
error-bad-batch-actions = Askel tarvitsee kokonaislukuja, yhden toiminnon kullekin pelille, yhteensä { $games }; tämä on { $type }, jonka muoto on { $shape }.
error-illegal-in-batch = Peli { $game } ei hyväksy toimintoa { $number }: { $why }
error-no-game-to-step = Ei ole peliä, jota jatkaa. Kutsu ensin reset().
error-not-a-bot = { $bot } ei ole botti. Anna nimi, kuten stoker, luokka, jolla on metodi decide(turn), tai funktio, jolla on tämä parametri ja joka palauttaa jonkin sallituista toiminnoista.
error-bot-instance = { $bot } on valmiiksi luotu botti. Anna sen luokka, sillä jokainen peli tarvitsee uuden botin.
error-no-render-mode = render() tarvitsee esitystavan. Luo ympäristö asetuksella render_mode="ansi", niin saat tekstiä.
error-bad-render-mode = Esitystapaa ”{ $mode }” ei ole. Valitse jokin näistä: { $known }, tai None.

## Mittaukset

# $kind: engine (pelimoottorin sisällä), packed tai dense (havainnot tavuina tai lukuina); $games kerralla.
cli-batch-steps = usa, erä { $games }, { $kind ->
    [engine] pelimoottorin sisällä
    [packed] havainnot ja maskit pakattuina
   *[dense] havainnot ja maskit pakkaamatta
}: askelia / U
