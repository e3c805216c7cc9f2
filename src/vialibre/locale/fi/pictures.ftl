# Tallenne katsottavaksi: vialibre replay --step, --svg, --gif, --html.

# Pelaajan nimen vieressä.
pictures-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}

cli-replay-step-help = Kulje peli läpi vaihe kerrallaan: Enter tai välilyönti jatkaa, b palaa, luku ja Enter siirtää siihen vaiheeseen, q lopettaa.
cli-replay-seat-help = Näytä peli niin kuin tämä paikka sen näki, ykkösestä laskien. Oletus: kaikki kortit auki.
cli-replay-svg-help = Kirjoita pelitilanne lopussa tai kohdassa --until kuvaksi.
cli-replay-gif-help = Kirjoita peli animaatioksi.
cli-replay-html-help = Kirjoita peli itsenäiseksi sivuksi.
cli-replay-frames = Kuvat
cli-replay-written = Kirjoitettu: { $file }
# Yksi pelaaja pelin hetkellä; $cards ja $tickets ovat luetteloita.
cli-replay-seat-open = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
}. Kortit: { $cards }. Liput: { $tickets }.
# Sama, kun kortit ovat piilossa; $cards ja $tickets ovat lukuja.
cli-replay-seat-closed = { $player }: { pictures-points }, { $cars ->
    [one] { $cars } vaunu
   *[other] { $cars } vaunua
}, { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $tickets ->
    [one] { $tickets } lippu
   *[other] { $tickets } lippua
}.
# Kunkin hetken alla; näppäimet ovat samat joka kielellä.
cli-replay-keys = [{ $at }/{ $last } · Enter: eteenpäin · b: takaisin · luku, Enter: sinne · q: lopeta]
error-picture-over-record = { $file } on itse tallenne. Anna kuvalle toinen nimi.

cli-replay-10k-u = 10 000 tallennetta (usa) luettu, toistettu ja todistettu: U
