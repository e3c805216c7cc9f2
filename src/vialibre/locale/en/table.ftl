# What people say at a table with one click, each in their own language; the keys are those of server/table/phrases.py.
# The last ones are feelings: they stand behind a name, such as “Ana 😄 laughs”.

phrase-hello = Hello!
phrase-good-luck = Good luck, everyone!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your-turn = It’s your turn.
phrase-one-moment = One moment, please.
phrase-hurry = Take your time… but not all of it.
phrase-nice-route = Nice route!
phrase-that-was-mine = I wanted that one!
phrase-so-close = So close!
phrase-again = One more game?
phrase-good-game = Good game!
phrase-bye = Goodbye!
phrase-smile = 🙂 smiles
phrase-laugh = 😄 laughs
phrase-wow = 😮 is amazed
phrase-sad = 😢 is sad
phrase-angry = 😠 is annoyed
phrase-think = 🤔 thinks
phrase-train = 🚂 whistles like a train
