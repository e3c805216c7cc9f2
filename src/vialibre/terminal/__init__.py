"""Playing in a terminal: a session is a game, here or on a server; plain lines or a screen show it."""
