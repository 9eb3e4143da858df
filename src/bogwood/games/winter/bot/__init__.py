"""What the greedy bot knows of Endless Winter."""
