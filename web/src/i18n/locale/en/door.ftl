# The games in this browser's own tab, without a server.

door-opening = Getting the games ready: { $percent } %
door-newer = A newer version is here. Your games stay as they are.
door-newer-take = Load it
door-memory = This browser keeps nothing here: games are lost when you close this tab. Open an ordinary window, or allow this site to store data.
door-again = Try again
door-second-tab = Bogwood is already open in another tab, and only one can keep your games. Go on there, or close it: this page then goes on by itself.
door-newer-store = Your games were saved by a newer version of Bogwood than this one. Load this page again while you are online; nothing has been changed.
door-broken-store = The file with your games cannot be read. Nothing has been changed; try again, or restart the browser.
door-no-wasm = This browser has no WebAssembly, which the games need. Use a current version of Firefox, Chrome, Edge or Safari.
door-broken = The games could not be started. Check the line for a first visit, or free some memory, and try again.
door-save = Save this game as a file
door-open = Open a saved game
door-no-record = This file is no saved game.
