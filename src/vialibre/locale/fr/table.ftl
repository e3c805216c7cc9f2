# Ce qu’on dit à une table d’un seul clic, chacun dans sa langue ; les clés sont celles de server/table/phrases.py.
# Les dernières sont des émotions : elles suivent un nom, comme « Ana 😄 rit ».

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance à tout le monde !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-your-turn = C’est à toi.
phrase-one-moment = Un instant !
phrase-hurry = Prends ton temps… mais pas tout.
phrase-nice-route = Quelle belle route !
phrase-that-was-mine = Je la voulais, celle-là !
phrase-so-close = À un cheveu près !
phrase-again = On en refait une ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !
phrase-smile = 🙂 sourit
phrase-laugh = 😄 rit
phrase-wow = 😮 n’en revient pas
phrase-sad = 😢 est triste
phrase-angry = 😠 est agacé
phrase-think = 🤔 réfléchit
phrase-train = 🚂 siffle comme un train
