"""Counsel for a seat: what a table is worth to it, by the numbers of a judge.  No rule is made here."""
