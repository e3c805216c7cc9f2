"""Pictures of games and boards: SVG, animated GIF, a self-contained HTML page, and printable pages.

`timeline` turns a record into a series of moments and `pieces` lists what is on the board at each; `board_svg`, `svg`,
`gif` and `page` draw them; `printed` makes boards, cards and pieces for print; `look` holds colors and symbols;
`canvas`, `paths`, `positions`, `markup` and `fonts` are helpers.
"""
