# Hvad folk siger ved et bord med ét klik, hver på sit sprog; nøglerne er dem fra server/table/phrases.py.
# De sidste er følelser: de står efter et navn, f.eks. ”Ana 😄 ler”.

phrase-hello = Hej!
phrase-good-luck = Held og lykke, alle sammen!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-your-turn = Det er din tur.
phrase-one-moment = Lige et øjeblik.
phrase-hurry = Tag dig god tid … men ikke hele dagen.
phrase-nice-route = Flot rute!
phrase-that-was-mine = Den ville jeg have haft!
phrase-so-close = Så tæt på!
phrase-again = Et spil til?
phrase-good-game = Godt spil!
phrase-bye = Farvel!
phrase-smile = 🙂 smiler
phrase-laugh = 😄 ler
phrase-wow = 😮 er imponeret
phrase-sad = 😢 er ked af det
phrase-angry = 😠 er sur
phrase-think = 🤔 tænker
phrase-train = 🚂 fløjter som et tog
