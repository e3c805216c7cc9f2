"""Review of recorded games: every decision compared with a bot's, win chances, mistakes, tickets and luck.

`decisions` judges one decision, `game` a whole record, `files` many records and `players` aggregates them by player;
`tickets` follows tickets; `rows`, `phrases`, `chart`, `page` and `data` present the result.
"""
