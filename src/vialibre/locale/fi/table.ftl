# Mitä pöydässä sanotaan yhdellä napsautuksella, kullekin omalla kielellään; avaimet ovat tiedostosta server/table/phrases.py.
# Viimeiset ovat tunteita: ne tulevat nimen perään, kuten ”Ana 😄 nauraa”.

phrase-hello = Hei!
phrase-good-luck = Onnea peliin kaikille!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-sorry = Anteeksi!
phrase-your-turn = Sinun vuorosi.
phrase-one-moment = Pieni hetki!
phrase-hurry = Mieti rauhassa… mutta ei ihan loputtomiin.
phrase-nice-route = Hieno reitti!
phrase-that-was-mine = Minä olisin halunnut tuon!
phrase-so-close = Niin lähellä!
phrase-again = Vielä yksi peli?
phrase-good-game = Hyvä peli!
phrase-bye = Hei hei!
phrase-smile = 🙂 hymyilee
phrase-laugh = 😄 nauraa
phrase-wow = 😮 hämmästyy
phrase-sad = 😢 on surullinen
phrase-angry = 😠 on harmissaan
phrase-think = 🤔 miettii
phrase-train = 🚂 viheltää kuin juna
