### Voiton todennäköisyyden sovittaminen.

cli-calibrate-help = Sovita voiton todennäköisyys bottien peleihin ja mittaa se toisilla peleillä: niistä, joille annetaan 30 %, kolmen kymmenestä pitäisi voittaa.
cli-calibrate-examples =
    Esimerkkejä:
    vialibre calibrate --games 2400 --jobs 2 --output chance.toml
    vialibre calibrate --check --games 400 --seed 7
    vialibre calibrate --boards my_board.toml --bots conductor,stoker --output my_board_chance.toml
cli-calibrate-boards-help = Pelilaudat tunnuksina tai tiedostoina, pilkuilla erotettuina. Oletus: kaikki pelin mukana tulevat.
cli-calibrate-bots-help = Pelaavat botit pilkuilla erotettuina: kukin paikka saa niistä yhden arvalla, puolessa peleistä kaikki saman.
cli-calibrate-check-help = Älä sovita mitään: mittaa pelin mukana tulevat painot.
cli-calibrate-output-help = Kirjoita painot tähän tiedostoon.
cli-calibrate-fitting = Sovitetaan…
cli-calibrate-written = Painot kirjoitettu tiedostoon { $file }.
cli-calibrate-of = testijoukko
cli-calibrate-positions = tilanteita
cli-calibrate-log-loss = logaritminen häviö
cli-calibrate-equal = tasan jaettuna
cli-calibrate-brier = Brierin pisteet
cli-calibrate-start = pelin alku
cli-calibrate-middle = keskivaihe
cli-calibrate-end = loppu
cli-calibrate-last-round = viimeinen kierros
cli-calibrate-all = kaikki
cli-calibrate-chance = ennustettu todennäköisyys
cli-calibrate-count = määrä
cli-calibrate-predicted = keskimäärin ennustettu
cli-calibrate-observed = voitettu
cli-calibrate-error = Ennusteen ja toteuman ero on keskimäärin { $error }.
error-too-few-games = Pelejä on liian vähän: { $games }. Näillä pelilaudoilla niitä tarvitaan vähintään { $least }, jotta kutakin lajia riittää myös testijoukkoon.
