"""What systemd wants to be told by a service of `Type=notify`: ready, alive, stopping."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
from collections.abc import Mapping

log = logging.getLogger(__name__)


class ServiceManager:
    """Speaks to the socket that `NOTIFY_SOCKET` names; silent when there is none. `every`: seconds between two signs of
    life, None when nobody waits for any.
    """

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._address = environ.get("NOTIFY_SOCKET", "")
        meant = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        patience = environ.get("WATCHDOG_USEC", "")
        self.there = bool(self._address)
        self.every = int(patience) / 2_000_000 if self._address and meant and patience.isdecimal() else None

    def say(self, *lines: str) -> None:
        """Send `READY=1`, `WATCHDOG=1`, `STATUS=…`, `STOPPING=1`. Never raises and never waits."""
        if not self._address or not hasattr(socket, "AF_UNIX"):
            return
        # A name that begins with @ is in Linux's abstract namespace.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as outlet:
            outlet.setblocking(False)
            outlet.sendto("\n".join(lines).encode(), address)
