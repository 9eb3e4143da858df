"""Endless Winter: Paleoamericans, with Rivers & Rafts, for one to four players."""
