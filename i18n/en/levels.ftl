## A club tournament’s own levels

button-levels = Levels
button-use-levels = Use these levels
button-change = Change
levels-read =
    { $count ->
        [one] This is how I read your list, one level:
       *[other] This is how I read your list, { $count } levels:
    }
levels-column-number = No.
levels-column-blinds = Blinds
levels-column-ante = Ante
levels-ante-big-blind = BB { $ante }
levels-big-blind-ante = BB: the big blind posts that ante for the whole table. Without BB, each player posts it.
# $blinds: as in “200/400”
levels-after = After the last one the levels double: { $blinds } and so on.
levels-antes-unused = Your list has its own antes; those you chose beside it are for presets and do not count.
levels-not-yet = Nothing has changed at the table yet.
levels-used = These levels are in place.
levels-gone = I do not have that list any more. Press “Change” and type it again.
bad-blinds = I cannot read “{ $typed }” as blinds. Type them like 5/10.
