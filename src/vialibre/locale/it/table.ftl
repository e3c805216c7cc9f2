# Che cosa si dice a un tavolo con un clic, ognuno nella propria lingua; le chiavi sono quelle di server/table/phrases.py.
# Le ultime sono emozioni: stanno dopo un nome, come «Ana 😄 ride».

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna a tutti!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-your-turn = Tocca a te.
phrase-one-moment = Un momento, per favore.
phrase-hurry = Fai con calma… ma non troppa.
phrase-nice-route = Che bella linea!
phrase-that-was-mine = Quella la volevo io!
phrase-so-close = Per un pelo!
phrase-again = Un’altra partita?
phrase-good-game = Bella partita!
phrase-bye = Alla prossima!
phrase-smile = 🙂 sorride
phrase-laugh = 😄 ride
phrase-wow = 😮 resta a bocca aperta
phrase-sad = 😢 è triste
phrase-angry = 😠 si innervosisce
phrase-think = 🤔 ci pensa su
phrase-train = 🚂 fischia come un treno
