"""What the greedy bot knows of Felinia."""
