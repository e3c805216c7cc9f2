"""The drawings of a playtest's page, as inline SVG."""
