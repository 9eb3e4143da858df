### The table in words, and what can be typed at a table

# What can be typed; several names of one thing are parted by bars.

words-then = then | and then
words-command-undo = undo | take back | back
words-command-redo = redo
words-command-end = end | end turn | end my turn | done
words-command-hurry = hurry | hurry up
words-command-yes = yes | do it
words-command-no = no | go back
words-command-question = question | what now | what is asked
words-command-choices = what can I do | choices | options
words-command-why = why | why not
words-command-look = look | look at | what is | where is
words-command-means = means | my means | what have I
words-command-players = players | everybody | others
words-command-score = score | points
words-command-last = last | last turns | what happened
words-command-round = round | whose turn
words-command-help = help | commands

# Answers

words-placeholder = a move, or “help”
words-suggestions = What may be meant
words-leave = Back to the picture
words-log = What happened
words-asides = Beside the question
words-no-undo = There is nothing to undo.
words-no-redo = There is nothing to redo.
words-no-end = There is nothing to end yet: answer the question first.
words-no-doubt = Nothing was asked that “yes” or “no” would answer.
words-not-your-turn = It is not your turn.
words-nothing-fits = Nothing here fits “{ $text }”. Type “help” to hear what can be typed.
words-several = Several things fit “{ $text }”:
words-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
words-look-where = What do you want to look at?
words-why-what = Type what it is about, such as “why c6”.
words-open = Nothing speaks against it:
words-help = Type a move by any part of its name, in any case.
words-help-commands = Besides moves you can type { $text }.
words-help-line = Several steps go into one line, with commas between them. After “why” and “look” say what it is about.
