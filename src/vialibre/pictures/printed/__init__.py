"""Printable boards, cards, tickets and pieces.

`marks` defines the drawing primitives; `board_marks`, `cards`, `tickets` and `pieces` draw with them; `papers` and
`tiles` arrange them on sheets; `pdf_file` and `svg_file` write files; `pages` selects the pages of each part.
"""
