"""The arena's report: one self-contained HTML page.

`page` composes it, `charts` draws the inline SVG charts and `markup` the tables and sections.
"""
