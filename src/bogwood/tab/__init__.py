"""The second door: the same host, store, bots and coach inside a browser's tab, answering the same messages."""
