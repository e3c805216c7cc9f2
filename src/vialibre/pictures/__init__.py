"""A game as something to look at: one picture, an animation, a page that needs nothing else."""
