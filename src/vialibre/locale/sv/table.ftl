# Vad folk säger vid ett bord med ett klick, var och en på sitt språk; nycklarna är de i server/table/phrases.py.
# De sista är känslor: de står efter ett namn, till exempel ”Ana 😄 skrattar”.

phrase-hello = Hej!
phrase-good-luck = Lycka till, allihop!
phrase-well-played = Bra spelat!
phrase-thanks = Tack!
phrase-sorry = Förlåt!
phrase-your-turn = Det är din tur.
phrase-one-moment = Ett ögonblick!
phrase-hurry = Ta god tid på dig … men inte hela dagen.
phrase-nice-route = Fin sträcka!
phrase-that-was-mine = Den ville jag ha!
phrase-so-close = Så nära!
phrase-again = Ett spel till?
phrase-good-game = Bra spel!
phrase-bye = Hej då!
phrase-smile = 🙂 ler
phrase-laugh = 😄 skrattar
phrase-wow = 😮 häpnar
phrase-sad = 😢 är ledsen
phrase-angry = 😠 är sur
phrase-think = 🤔 tänker
phrase-train = 🚂 visslar som ett tåg
