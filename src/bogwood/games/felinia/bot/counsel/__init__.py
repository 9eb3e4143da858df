"""Counsel for a seat: what it could reach, weighed by the numbers of a judge.  No rule is made here."""
