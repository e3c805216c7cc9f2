"""What a designer asks about a board, answered by many games of bots (docs/playtest.md)."""
