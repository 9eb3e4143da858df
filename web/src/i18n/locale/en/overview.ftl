### What is said of every game when it is first explained, in English.

### What choices are worth

overview-taken = Hard bots take it { $taken } % of the times they can; { $won } % of those who had it won ({ $even } % would be even).
overview-won = Among hard bots { $won } % of those who had it won ({ $even } % would be even).

### The page

overview-heading = At a glance
overview-aim = The aim
overview-points = How points are made
overview-points-note = Shares of all points in { $games } games between hard bots. They made { $mean } points each, winners { $winners }.
overview-share = { $share } %
overview-turn = A turn
overview-round = A round
overview-board = On the board
overview-board-note = These boards are live: what is lit can be chosen.
overview-again = From the beginning
overview-legend = Pieces and icons
overview-choices = What to choose
overview-choices-note = How often hard bots took a thing when they could, and how many of those who had it won, in { $games } games. A sign marks what won clearly more or less often than even.
overview-choices-taken = taken
overview-choices-won = won
overview-choices-even = even: { $even } %
overview-mistakes = What beginners do wrong
overview-mistakes-note = Measured in { $games } games between hard bots and { $beginners } between easy ones, which play like beginners.
overview-paragraphs = All rules by number
overview-print = Print
overview-measured = How this was measured
overview-run = { $games } games, { $players } players, bots: { $text }
overview-run-note = The number after “hard” is how many games the bot tries out in its head before each turn. Anybody can play these games again: { $text }
overview-done = That was the turn.
