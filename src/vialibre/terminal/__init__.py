"""Playing in a terminal.

A `session` is a game, `local` or on a server (`remote`, with `requests`, `table_socket`, `wire` and the `lobby`);
`plain` plays it line by line and `app` full-screen. `position` describes a view as text, `matching` finds actions from
typed words, the `chart` modules draw the map in characters, and `saving`, `guests` and `stored_deals` store files.
"""
