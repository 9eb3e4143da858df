"""The rules of Felinia."""
