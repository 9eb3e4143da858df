"""Guided first games: small files that say from where, step by step, what is told and what is asked for."""
