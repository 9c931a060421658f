"""Cards in a finished text, drawn: our card emojis in the place of inline code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.render.cards import SIGNS, card_text
from engine.cards import DECK

MESSAGE_LIMIT: Final = 4_000  # characters that Discord takes in all texts of one message

_CODES: Final = {card_text(card): card.code for card in DECK}
_CARD: Final = rf"(?:10|[2-9JQKA])(?:{'|'.join(SIGNS.values())})"
# What stands in other code, and a backtick that a name brings, which is escaped, is nothing of ours.
_RUN: Final = re.compile(rf"(?<![\\`])`({_CARD}(?: {_CARD})*)`(?!`)")


def dress(said: str, emojis: Mapping[str, str], limit: int = MESSAGE_LIMIT) -> str:
    """`said` with each run of cards that `cards_code` wrote as emojis, which `emojis` has by card code (`As`).

    A run with a card that has no emoji stays as it is; all of `said` does when it would grow past `limit` characters.
    """
    if not emojis or "`" not in said:
        return said

    def drawn(run: re.Match[str]) -> str:
        found = [emojis.get(_CODES[card]) for card in run[1].split(" ")]
        known = [each for each in found if each is not None]
        return "".join(known) if len(known) == len(found) else run[0]

    dressed = _RUN.sub(drawn, said)
    return dressed if len(dressed) <= limit else said
