"""Pictures of games and boards: SVG, animated GIF, a self-contained HTML page, and printable pages.

`timeline` turns a record into a series of moments and `pieces` lists what is on the board at each; `board_svg`, `svg`,
`gif` and `page` draw them, with `page_data` and `chart`; `printed` makes boards, cards and pieces for print; `style`
holds colors and symbols; `canvas`, `paths`, `piece_positions`, `markup` and `fonts` are helpers.
"""
