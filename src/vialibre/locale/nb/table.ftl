# Hva folk sier ved et bord med ett klikk, hver på sitt språk; nøklene er de i server/table/phrases.py.
# De siste er følelser: de står etter et navn, for eksempel «Ana 😄 ler».

phrase-hello = Hei!
phrase-good-luck = Lykke til, alle sammen!
phrase-well-played = Godt spilt!
phrase-thanks = Takk!
phrase-sorry = Beklager!
phrase-your-turn = Det er din tur.
phrase-one-moment = Et øyeblikk!
phrase-hurry = Ta deg god tid … men ikke hele dagen.
phrase-nice-route = Fin rute!
phrase-that-was-mine = Den ville jeg ha!
phrase-so-close = Nære på!
phrase-again = Ett spill til?
phrase-good-game = Godt spill!
phrase-bye = Ha det!
phrase-smile = 🙂 smiler
phrase-laugh = 😄 ler
phrase-wow = 😮 er imponert
phrase-sad = 😢 er lei seg
phrase-angry = 😠 er sur
phrase-think = 🤔 tenker
phrase-train = 🚂 fløyter som et tog
