# Lo que se dice en la mesa con un clic, a cada cual en su idioma; las claves son las de server/table/phrases.py.
# Las últimas son emociones: van tras un nombre, como «Ana 😄 se ríe».

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte a todos!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-your-turn = Te toca.
phrase-one-moment = Un momento, por favor.
phrase-hurry = Tómate tu tiempo… pero no todo.
phrase-nice-route = ¡Qué buen recorrido!
phrase-that-was-mine = ¡Ese lo quería yo!
phrase-so-close = ¡Por poco!
phrase-again = ¿Otra partida?
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Adiós!
phrase-smile = 🙂 sonríe
phrase-laugh = 😄 se ríe
phrase-wow = 😮 se asombra
phrase-sad = 😢 se entristece
phrase-angry = 😠 se enfada
phrase-think = 🤔 piensa
phrase-train = 🚂 pita como un tren
