winter-cover-title = Endless Winter
winter-cover-line = Ice age tribes hunt, camp and raft down a river of meltwater.
winter-cover-nature = deck building
