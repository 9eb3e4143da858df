"""Where tables are kept: events that are only ever appended, and what can be lost without harm beside them."""
