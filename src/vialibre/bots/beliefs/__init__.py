"""Beliefs about opponents' tickets, by what they have built. Compiled with the engine."""
