"""The HTTP API and the WebSocket, for the page, scripts and remote bots."""
