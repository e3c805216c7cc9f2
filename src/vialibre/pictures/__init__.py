"""Pictures of games and boards: SVG, animated GIF, a self-contained HTML page, and printable pages.

`course` turns a record into a series of moments and `things` lists what is on the board at each; `board_svg`, `svg`,
`gif` and `page` draw them; `printed` makes boards, cards and pieces for print; `look` holds colors and symbols;
`canvas`, `paths`, `spots`, `markup` and `fonts` are helpers.
"""
