"""The geometry of a drawn board.

`spring_layout` places cities, `descent` minimizes its energy, `route_curves` bends routes around obstacles,
`end_clearance` separates routes where they meet at a city, `tracks` divides curves into spaces, `labels` places names,
`readability` finds overlaps, `packaged` reads the drawings of the packaged boards, and `world`, `projection`,
`thin_plate_spline` and `coastlines` put real coastlines under a board. `shapes` and `grid` are the plane geometry they
share. vialibre.boards.layout combines them.
"""
