"""Commands named in texts, made clickable."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_COMMAND: Final = re.compile(r"`/(poker(?:-admin)?(?: [a-z]+)*)`")


def link_commands(said: str, ids: Mapping[str, int]) -> str:
    """`said` with each `/poker …` in code style as a clickable command; `ids` = Discord's ids by top-level name."""

    def link(found: re.Match[str]) -> str:
        path = found[1]
        number = ids.get(path.partition(" ")[0])
        return found[0] if number is None else f"</{path}:{number}>"

    return _COMMAND.sub(link, said)
