"""`python -m bot demo`: the bot without a token, in a browser or, with `--watch`, in the terminal."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import sys
from collections.abc import Sequence

from i18n import DEFAULT, LOCALES, text

WATCHING = ("format", "speed", "stack", "fast")  # options that mean something with --watch only
SERVING = ("port", "dms", "no_browser")  # and without it only
FORMATS = ("sit-and-go", "club", "open")
NEEDED = ("simcord", "markdown_it", "linkify_it", "regex", "PIL")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m bot demo", description=__doc__)
    made.add_argument("--port", type=int, help="port of the table's page (any free one)")
    made.add_argument("--seats", type=int, choices=range(2, 7), help="people to be (3); with --watch: players (6)")
    made.add_argument("--language", choices=LOCALES, default=DEFAULT)
    made.add_argument("--dms", choices=("open", "closed"), help="whether Discord lets the bot write DMs (open)")
    made.add_argument("--no-browser", action="store_true", help="only print the addresses")
    made.add_argument("--watch", action="store_true", help="print a whole game instead of serving a page")
    made.add_argument("--format", choices=FORMATS, help="with --watch: what is played (sit-and-go)")
    made.add_argument("--speed", choices=("normal", "turbo"), help="with --watch, of a tournament (turbo)")
    made.add_argument("--stack", type=int, choices=(1000, 2000), help="with --watch, of a Sit & Go (1000)")
    made.add_argument("--fast", action="store_true", help="with --watch: no pauses for reading")
    made.add_argument("--seed", type=int, help="play the same cards again")
    return made


def _refused(why: str) -> int:
    print(why, file=sys.stderr)
    return 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run the demo; the exit code."""
    made = parser()
    given = made.parse_args(argv)
    idle = [name for name in (SERVING if given.watch else WATCHING) if vars(given)[name] != made.get_default(name)]
    if idle:
        names = ", ".join(f"--{name.replace('_', '-')}" for name in idle)
        way = "demo-only-serving" if given.watch else "demo-only-watching"
        return _refused(text(given.language, way, options=names))
    if (given.speed and given.format == "open") or (given.stack and given.format in ("club", "open")):
        return _refused(text(given.language, "demo-format-lacks"))
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        return _refused(text(given.language, "demo-needs", packages=", ".join(missing)))
    with contextlib.suppress(KeyboardInterrupt):
        if given.watch:
            from bot.demo.watch import Game, watch
            from engine.rules import Format

            game = Game(
                seats=given.seats or 6,
                language=given.language,
                speed=given.speed or "turbo",
                stack=given.stack or 1000,
                fast=given.fast,
                seed=given.seed,
                format=Format(given.format or "sit-and-go"),
            )
            return asyncio.run(watch(game))
        from bot.demo.browser import Options
        from bot.demo.terminal import browse

        options = Options(
            port=given.port or 0,
            people=given.seats or 3,
            language=given.language,
            dms_open=given.dms != "closed",
            seed=given.seed,
            show=not given.no_browser,
        )
        return asyncio.run(browse(options))
    return 130


if __name__ == "__main__":
    sys.exit(main())
