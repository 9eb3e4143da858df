### Scenes in English.

### What was chosen

scene-by-rule = { $text } (follows from the rest, rule { $rule })
scene-by-setup = { $text } (as the set-up dealt it)
scene-luck = next { $text } (chance begins anew with seed { $seed })


### Refusals

refusal-scene-advanced-only = Only the advanced game has this: { $text }. Add the line “options mode=advanced”.
refusal-scene-bad-draw = “{ $text }” is no draw. Write 2/6 for a two of the numbers from 0 to 5.
refusal-scene-boat-order = Boats leave the clan board one after the other: boat { $boat } cannot be out while there are { $found }. Name all of them with “boats”.
refusal-scene-no-discs = No discs lie anywhere, so nobody trades. Lay some with “discs”.
refusal-scene-no-game = The scene does not say which game it is of. Begin it with “game NAME”.
refusal-scene-no-luck = Chance does not bring this: { $found } of { $expected } came at best in { $tries } tries. Ask for less at once.
refusal-scene-no-path = The position has no place “{ $text }”. See the file that “bogwood scene” writes.
refusal-scene-no-token = No token is left that fits { $text }.
refusal-scene-nobody-aboard = Nobody is aboard at { $pier }. Name its merchants with “ship” before.
refusal-scene-nothing-to-store = Nobody who would be asked has more than { $most } goods, so nothing is to be stored.
refusal-scene-number = “{ $text }” should be one number from { $least } to { $most }.
refusal-scene-number-alone = The number { $text } counts nothing. Write “gold 12 mana 3” or “12 gold 3 mana”.
refusal-scene-one-word = One name is wanted here, not “{ $text }”.
refusal-scene-other-turn = By the rest of the scene it is the turn of { $text }.
refusal-scene-over-a-game = This scene is made over a given position, which says game, players, options and seed. Leave those lines out.
refusal-scene-said-twice = “{ $text }” is said twice.
refusal-scene-seat-taken = { $text } cannot have seat { $seat } here: clans are seated when a game is set up, so say it first.
refusal-scene-ship-full = { $found } merchants do not fit: this ship has seats for { $most }.
refusal-scene-stall-closed = With so many players { $place } is closed.
refusal-scene-too-late = “{ $text }” belongs to the top of the scene, before everything else.
refusal-scene-too-many = { $found } are named, and there is room for { $most }.
refusal-scene-unknown-name = There is no “{ $text }” here. Possible: { $allowed }.
refusal-scene-unknown-verb = “{ $text }” is no verb of a scene. Perhaps: { $allowed }. All of them: bogwood scene --verbs GAME.
refusal-scene-usage = This line makes no sense. It is written: { $text }
