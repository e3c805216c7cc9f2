"""Automatic playtests of a board: bots play many games, and checks flag design problems (docs/playtest.md).

`run` plays the games described by `setting`; `watcher` observes a game, `count` adds it to the `sums`, `adding` merges
and serializes them, `checkpoint` stores them; `figures`, `headlines` and `moments` turn sums into figures with
intervals; `checks`, `flags` and `multiple_testing` judge them; `flag_text`, `sections`, `page` and `plots` present
them; `compare` sets them beside the standard boards; `balance`, `random_opening` and `rewrite` propose ticket points.
"""
