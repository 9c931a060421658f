"""A Discord that says yes to everything, in a process of its own, so that its work is not counted as ours."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

from aiohttp import web

IDS = itertools.count(10**17)
APPLICATION = {
    "verify_key": "",
    "flags": 0,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": {"id": "6", "username": "owner", "discriminator": "0", "avatar": None},
}


def _reply(body: Any) -> web.Response:
    # discord.py reads JSON only when the header is exactly this
    return web.Response(body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})


def _message(channel: str) -> dict[str, Any]:
    return {
        "id": str(next(IDS)),
        "channel_id": channel,
        "author": {"id": "5", "username": "dealer", "discriminator": "0", "avatar": None, "bot": True},
        "content": "",
        "timestamp": "2030-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


async def answer(request: web.Request) -> web.Response:
    """The shortest answer that discord.py accepts."""
    path = request.match_info["tail"]
    await request.read()
    if path == "users/@me":
        return _reply({"id": "5", "username": "dealer", "discriminator": "0", "avatar": None, "bot": True})
    if path == "oauth2/applications/@me":
        return _reply({"id": "5", "name": "dealer", "description": "", "icon": None, **APPLICATION})
    if path.endswith("/callback"):
        return _reply({"interaction": {"id": path.split("/")[1], "type": 3}})
    if path.endswith("/commands"):
        return _reply([])
    if path.startswith("channels/") or "/messages/" in path:
        return _reply(_message("2"))
    return _reply({})


async def serve() -> None:
    """Serve on a free port of this machine, print it, and go on until killed."""
    app = web.Application(client_max_size=1 << 24)
    app.router.add_route("*", "/{tail:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve())
