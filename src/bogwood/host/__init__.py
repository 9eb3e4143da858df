"""A table in progress: seats, trials, undo, clocks, bots' turns, publishing.  No HTTP, and no game by name."""
