"""Puzzles: a table and a seat, and the one turn that is clearly better than the others; mined, confirmed, rated."""
