"""Stylesheet of the app: narrow screens show one pane below the map, wide ones all of them beside it."""

from __future__ import annotations

WIDE = 120
"""The number of columns from which panes are shown side by side."""

CSS = """
Screen { background: #1b1a16; color: #d9d2be; }
GameScreen { layout: vertical; }
.line { height: 1; }
#status { text-style: bold; color: #ffe9b0; }
#news { color: #a9c7d4; }
#keys { height: auto; max-height: 2; background: #2b2a24; color: #b8b2a2; }
#body { height: 1fr; layout: vertical; }
#left { height: 1fr; width: 1fr; }
#tabs { background: #2b2a24; }
#doing { height: 8; }
#find { height: 1; border: none; padding: 0 1; background: #23221d; }
#find:focus { background: #35332a; }
#right { height: 8; display: none; }
.pane { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; overflow-x: hidden; overflow-y: auto; }
.pane:focus { background: #22211b; }
.pane Static { height: auto; }

.-narrow .pane { display: none; }
.-narrow .pane.here { display: block; }
.-narrow.aside #right { display: block; }
.-narrow.aside #doing { display: none; }

.-wide #body { layout: horizontal; }
.-wide #doing { height: 12; }
.-wide #right { width: 44; height: 1fr; display: block; }
.-wide #tabs, .-wide #cards, .-wide #playersline { display: none; }
.-wide .pane { border-top: solid #57523f; border-title-color: #ffe9b0; }
.-wide #players { height: auto; max-height: 30%; }
.-wide #tickets { height: auto; max-height: 40%; }

.large #doing, .large #right, .large #tabs { display: none !important; }
.large #cardsline, .large #playersline, .large #news { display: none !important; }

CurtainScreen { align: center middle; background: #1b1a16; }
#curtain { width: 60; height: auto; padding: 1 3; border: round #ffe9b0; text-align: center; }
HelpScreen, ScoresScreen { background: #1b1a16; }
#sheet { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
#sheet Static { height: auto; }
"""
