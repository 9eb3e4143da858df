"""Feya's Swamp: the whole game for two, three and four players."""
