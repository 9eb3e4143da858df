"""A table in progress: seats, drafts, undo, clocks, bots' turns, publishing.  No HTTP, and no game by name."""
