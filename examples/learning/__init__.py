"""What a learning program needs besides its network: games against a bot, and a picture of how it went."""
