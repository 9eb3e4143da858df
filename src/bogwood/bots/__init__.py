"""Bots: who plays when nobody sits there."""
