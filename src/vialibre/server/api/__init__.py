"""The HTTP API and the socket: everything a page, a script or a remote bot can ask."""
