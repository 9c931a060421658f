"""A page of the demo without its browser: the requests that simcord's page makes."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from typing import Any

import aiohttp

from bot.demo.sim_shown import buttons_of


class OpenPage:
    """One open page. `state` is what it last read, and what its presses are made on."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._origin, _, self._capability = address.partition("/#")
        self.state: dict[str, Any] = {}
        self._sequence = 0

    async def open(self) -> OpenPage:
        """Open the page."""
        async with self._session.post(f"{self._origin}/api/pages", json={}, headers=self._headers) as answer:
            self.state = await answer.json()
        return self

    @property
    def _headers(self) -> dict[str, str]:
        context = {"X-Simcord-Context": self.state["context"]["id"]} if self.state else {}
        return {"X-Simcord-Capability": self._capability, **context}

    async def get(self, path: str) -> Any:
        """The JSON at a path."""
        async with self._session.get(self._origin + path, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def file(self, asset: str) -> tuple[int, bytes]:
        """A picture: the answer's status and body."""
        address = f"{self._origin}/api/assets/{asset}"
        async with self._session.get(address, headers=self._headers) as answer:
            return answer.status, await answer.read()

    async def read(self) -> dict[str, Any]:
        """Read what is published now."""
        self.state = await self.get("/api/state")
        return self.state

    async def act(self, kind: str, **given: Any) -> dict[str, Any]:
        """Send an action, made on what was last read; its receipt."""
        state = self.state
        body = {
            **given,
            "kind": kind,
            "protocol_version": 3,
            "sequence": self._sequence + 1,
            "request_id": uuid.uuid4().hex,
            "generation": state["context"]["generation"],
            "bot_generation": state["botGeneration"],
            "published_revision": state["publishedRevision"],
        }
        async with self._session.post(f"{self._origin}/api/action", json=body, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            receipt = await answer.json()
        self._sequence = receipt["expectedSequence"]
        return receipt

    async def press(self, custom_id: str) -> dict[str, Any]:
        """Press a button that the page shows; the receipt."""
        for message in self.messages():
            for button in buttons_of(message["components"]):
                if button["custom_id"] == custom_id:
                    return await self.act("click", target_id=message["id"], control_key=button["control_key"])
        raise LookupError(custom_id)

    async def command(self, invocation: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Run a slash command; the receipt."""
        entries = (await self.get("/api/commands"))["entries"]
        entry = next(each for each in entries if each["invocation"] == invocation)
        return await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options=dict(options),
        )

    def messages(self) -> list[dict[str, Any]]:
        """The messages that the page shows, oldest first."""
        return [self.state["messages"][each] for each in self.state["timeline"]]
