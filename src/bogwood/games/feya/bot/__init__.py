"""What the bots know of Feya's Swamp."""
