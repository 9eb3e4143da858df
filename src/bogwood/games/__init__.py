"""The games.  Each stands alone on the kernel and never imports another."""
