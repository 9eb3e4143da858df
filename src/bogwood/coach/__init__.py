"""The coach: what a strong player would do, and why; and which turns decided a game."""
