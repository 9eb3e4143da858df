"""What a game is: its contract, sets of cells, chance, facts, views, positions, records.  It knows no game."""
