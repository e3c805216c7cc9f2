# Wat je aan tafel met één klik zegt, ieder in de eigen taal; de sleutels zijn die van server/table/phrases.py.
# De laatste zijn gevoelens: ze staan achter een naam, zoals “Ana 😄 lacht”.

phrase-hello = Hallo!
phrase-good-luck = Succes allemaal!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Een momentje!
phrase-hurry = Neem de tijd… maar niet alle tijd.
phrase-nice-route = Mooie route!
phrase-that-was-mine = Die wilde ik hebben!
phrase-so-close = Net niet!
phrase-again = Nog een potje?
phrase-good-game = Goed gespeeld, allemaal!
phrase-bye = Tot ziens!
phrase-smile = 🙂 glimlacht
phrase-laugh = 😄 lacht
phrase-wow = 😮 staat versteld
phrase-sad = 😢 is verdrietig
phrase-angry = 😠 is boos
phrase-think = 🤔 denkt na
phrase-train = 🚂 fluit als een trein
