"""The command line: thin commands over the games, the bots and the words."""
