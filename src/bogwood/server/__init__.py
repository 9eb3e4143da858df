"""HTTP, websocket, sign-in and wire messages.  Thin: it knows no game by name, and all play goes through the host."""
