"""`python -m bot`. What it is made of takes a second or two to load, and signals are heard meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.operations.early import EARLY


def main(argv: Sequence[str] | None = None) -> int:
    """As `bot.terminal.main`."""
    from bot.terminal import main as begin

    return begin(argv)


if __name__ == "__main__":
    EARLY.listen(1 if sys.argv[1:] else 0)  # a command has not done what it was to do
    sys.exit(main())
