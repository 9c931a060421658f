"""What the demo says in the terminal, and running it there until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from pathlib import Path

from bot.demo.browser import ADMIN, Demo, Options
from i18n import text


def tell(options: Options, pages: dict[str, str]) -> None:
    """Say where the pages are, and open the first where there is a browser."""
    language = options.language
    print(text(language, "demo-terminal"), end="\n\n")
    for name, url in pages.items():
        tell_more(name, url)
    guide = text(
        language,
        "demo-terminal-guide",
        start=text(language, "button-start"),
        cards=text(language, "button-my-cards"),
        admin=ADMIN.title(),
    )
    print(f"\n{guide}", flush=True)
    if options.show:
        with contextlib.suppress(Exception):
            webbrowser.open(pages["#poker"])


def tell_more(name: str, address: str) -> None:
    """Say where the page of a new thread is."""
    print(f"  {name:10} {address}", flush=True)


async def browse(options: Options) -> int:
    """Serve the demo until it is stopped."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    with tempfile.TemporaryDirectory(prefix="deadbutton-demo-", ignore_cleanup_errors=True) as folder:
        try:
            await Demo(options, Path(folder)).run(lambda pages: tell(options, pages), tell_more, stop)
        except OSError as error:
            why = os.strerror(error.errno) if error.errno else str(error)
            print(text(options.language, "demo-port-refused", port=str(options.port), error=why), file=sys.stderr)
            return 1
    return 0
