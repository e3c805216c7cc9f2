"""From a board to lines on paper: curves, spaces, names and outlines. vialibre.boards.layout puts them together."""
