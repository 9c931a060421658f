"""`python -m bot demo`: the bot without a token, in a browser or, with `--watch`, in the terminal."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import sys
from collections.abc import Sequence

from i18n import DEFAULT, LOCALES

NEEDED = ("simcord", "markdown_it", "linkify_it", "regex", "PIL")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m bot demo", description=__doc__)
    made.add_argument("--port", type=int, default=0, help="port of the table's page (default: any free one)")
    made.add_argument("--seats", type=int, choices=range(2, 7), help="people to be (3); with --watch: players (6)")
    made.add_argument("--language", choices=LOCALES, default=DEFAULT)
    made.add_argument(
        "--dms", choices=("open", "closed"), default="open", help="whether Discord lets the bot write DMs"
    )
    made.add_argument("--no-browser", action="store_true", help="only print the addresses")
    made.add_argument("--watch", action="store_true", help="print a whole tournament instead")
    made.add_argument("--speed", choices=("normal", "turbo"), default="turbo", help="with --watch")
    made.add_argument("--stack", type=int, choices=(1000, 2000), default=1000, help="with --watch")
    made.add_argument("--fast", action="store_true", help="with --watch: no pauses for reading")
    made.add_argument("--seed", type=int, help="play the same cards again")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run the demo; the exit code."""
    given = parser().parse_args(argv)
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        print(f"The demo needs {', '.join(missing)}: pip install 'deadbutton[demo]'", file=sys.stderr)
        return 2
    with contextlib.suppress(KeyboardInterrupt):
        if given.watch:
            from bot.demo.watch import Game, watch

            game = Game(given.seats or 6, given.language, given.speed, given.stack, given.fast, given.seed)
            return asyncio.run(watch(game))
        from bot.demo.browser import Options, browse

        options = Options(
            port=given.port,
            people=given.seats or 3,
            language=given.language,
            dms_open=given.dms == "open",
            seed=given.seed,
            show=not given.no_browser,
        )
        return asyncio.run(browse(options))
    return 130


if __name__ == "__main__":
    sys.exit(main())
