## The language itself, in its own words

language-name = English
# Inside a sentence or a list
language-in-text = English
