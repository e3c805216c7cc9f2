# Was man am Tisch mit einem Klick sagt, alle in ihrer Sprache; die Schlüssel sind die von server/table/phrases.py.
# Die letzten sind Gefühle: Sie stehen hinter einem Namen, etwa „Ana 😄 lacht“.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück allen!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-your-turn = Du bist am Zug.
phrase-one-moment = Einen Moment, bitte!
phrase-hurry = Lass dir Zeit… aber nicht alle.
phrase-nice-route = Schöne Strecke!
phrase-that-was-mine = Die wollte ich haben!
phrase-so-close = So knapp!
phrase-again = Noch eine Partie?
phrase-good-game = Gute Partie!
phrase-bye = Tschüss!
phrase-smile = 🙂 lächelt
phrase-laugh = 😄 lacht
phrase-wow = 😮 staunt
phrase-sad = 😢 ist traurig
phrase-angry = 😠 ärgert sich
phrase-think = 🤔 denkt nach
phrase-train = 🚂 pfeift wie eine Lokomotive
