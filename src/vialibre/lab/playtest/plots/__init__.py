"""The charts on a playtest's page, as inline SVG: `heat_map`, `histogram`, `scatter` and `strips`."""
