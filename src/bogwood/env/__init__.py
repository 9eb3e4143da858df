"""Doors for researchers: the games as environments of PettingZoo and Gymnasium.  Needs the extra ``[env]``."""
