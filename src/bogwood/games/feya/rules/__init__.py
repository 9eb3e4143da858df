"""The rules of Feya's Swamp."""
