## The language itself, in its own words

language-name = Français
language-in-text = français
