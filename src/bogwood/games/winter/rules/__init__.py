"""The rules of Endless Winter."""
