## The language itself, in its own words

language-name = Deutsch
language-in-text = Deutsch
