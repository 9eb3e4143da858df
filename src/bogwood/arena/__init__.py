"""Tournaments between bots, and what can be said about them with which certainty."""
