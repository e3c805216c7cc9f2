"""Planning as numbers, compiled like the engine's core."""
