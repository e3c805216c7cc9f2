"""Helpers for the training example: batched games against a bot, and a plot of the win rate."""
