"""What nobody honest would send."""

from __future__ import annotations

import random
from typing import Any, Final

from bot.ui.custom_id import Verb

VERBS: Final = [*(verb.value for verb in Verb), "steal", ""]
AMOUNTS: Final = ("40", "60", "100", "1 000", "1.5k", "0", "1", "99999999999")
TAILS: Final = (
    "",
    "",
    "",
    ":0",
    ":1",
    ":2",
    ":3",
    ":40",
    ":60",
    ":1000",
    ":-5",
    ":1e9",
    ":٤٠",
    f":{10**17}",
    ":",
    ":4:4",
)
WORDS: Final = (
    "",
    " ",
    "all",
    "-1",
    "1e9",
    "٣٠٠",
    "1.500k",
    "0x10",
    "NaN",
    "@everyone",
    "<@&1>",
    "`" * 40,
    "\u202eevil",
    "𒐫" * 30,
    "x" * 4000,
    "25/50, 50/100",
    "25/50\n50/100 ante 10\n100/200 bb-ante 200",
    "1000000000000/2000000000000",
    "1/2/3/4",
    ",,,;;;",
    "{ $name }",
    "own",
    "hands-8",
    "minutes-0",
    "hands-99999999999",
    "now",
    "preset",
    "none",
    "each-3",
    "fr",
    "xx",
    "turbo",
    "2",
    "6",
    "7",
    "²",
    "1000",
    "45",
)
PANELS: Final = (
    "set1:me:language",
    "set1:me:dm",
    "set1:me:notice",
    "set1:me:my-colours",
    "set1:me:",
    "set1:me:forget",
    "set1:server:speed",
    "set1:server:stack",
    "set1:server:clock",
    "set1:server:channels",
    "set1:server:language",
    "set1:server:pause-fold",
    "set1:you:language",
    "set1:",
    "rules1:topic:sit-and-go",
    "rules1:topic:x",
    "rules1:format:betting",
    "rules1:format:",
    "rules1:",
    "pk2:1:1:fold",
    "other",
    "",
)
CHOICES: Final = (
    "en",
    "fr",
    "de",
    "auto",
    "off",
    "silent",
    "normal",
    "always",
    "four",
    "two",
    "turbo",
    "1500",
    "30",
    "5",
)


def typed(chance: random.Random) -> str:
    return chance.choice(WORDS)


def values(chance: random.Random) -> list[Any]:
    """What a list in a message or dialog was set to."""
    kind = chance.randrange(5)
    if kind == 0:
        return []
    if kind == 1:
        return [chance.choice([None, 5, {}, [], True])]
    return [chance.choice(CHOICES if kind < 4 else WORDS) for _ in range(chance.choice([1, 1, 1, 3]))]


def custom_id(chance: random.Random, table: int, turns: int, hand: int) -> str:
    """An id as somebody with bad intent would make it: often one that is nearly right."""
    kind = chance.random()
    if kind < 0.05:
        return ("pk1:" + "".join(chance.choices("0123456789:abcé٣ \n", k=chance.randrange(90))))[:100]
    if kind < 0.2:
        return chance.choice(PANELS)
    at = chance.choice([table] * 6 + [0, 1, 2, 3, 10**17])
    turn = chance.choice([turns, turns, turns, hand, hand, 0, 1, turns + 1, hand + 1, 10**17])
    return f"pk1:{at}:{turn}:{chance.choice(VERBS)}{chance.choice(TAILS)}"[:100]


def modal_components(chance: random.Random, depth: int = 0) -> Any:
    """The fields of a dialog, or what is none."""
    kind = chance.randrange(8)
    if kind == 0 or depth > 3:
        return chance.choice([None, [], {}, "text", 5, [None], [[]], [{"type": 18}]])
    if kind == 1:
        return [{"type": 1, "components": modal_components(chance, depth + 1)}]
    names = [
        "amount",
        "seats",
        "clock",
        "stack",
        "speed",
        "language",
        "blinds",
        "buy-in",
        "preset",
        "own",
        "length",
        "antes",
        "cap",
        "bank",
        "x",
    ]
    found: list[Any] = []
    for name in chance.sample(names, chance.randrange(1, 6)):
        if chance.random() < 0.5:
            found.append({"type": 18, "component": {"type": 4, "custom_id": name, "value": typed(chance)}})
        else:
            found.append({"type": 18, "component": {"type": 3, "custom_id": name, "values": values(chance)}})
    return found
