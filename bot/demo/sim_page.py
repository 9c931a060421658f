"""What the browser page of the simulated Discord does beyond stock simcord: pictures are there at once and stay while
the next one comes, links stay on this machine; `sim_presses` has the presses.

Like all of `sim*`, a user of private names. The page's own part is in `page.js` and `page.css`.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import simcord
from PIL import Image
from simcord.backend.access import can_access_message
from simcord.backend.errors import BackendError
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.demo.sim_behaviour import behaviours
from bot.demo.sim_presses import install_presses

HERE: Final = Path(__file__).parent
OURS: Final = {"/page.js": "application/javascript", "/page.css": "text/css"}
HEAD: Final = '<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></head>'
ADDRESS: Final = re.compile(r"https://discord\.com/channels/\d+/(\d+)(?:/(\d+))?")
_done: list[bool] = []


def install_page() -> None:
    """Patch simcord's pages; those of other worlds than ours behave as before."""
    if _done:
        return
    _done.append(True)
    _Page._resolve_blob = _resolved(_Page._resolve_blob)
    Preview._authorize_attachment_source = _lenient(Preview._authorize_attachment_source)
    Preview._page_payload = _at_home(Preview._page_payload)
    install_presses()
    PreviewServer._STATIC_FILES = {**PreviewServer._STATIC_FILES, **{path: path.strip("/") for path in OURS}}
    PreviewServer._static = _amended(PreviewServer._static)


# ---- pictures


def _resolved(resolve: Any) -> Any:
    """Have a picture ready when it is published, with its size: simcord decodes it in a process when it is fetched,
    which takes long enough to see.
    """

    def resolve_blob(self: Any, record: Any, metadata: Any, source: Any) -> None:
        resolve(self, record, metadata, source)
        preview = self.preview
        if not record.available or record.validated or preview.env.backend not in behaviours:
            return
        entry = preview._blobs[record.digest]
        if (found := _still(entry.data)) is None:
            return
        if entry.normalized is None:
            entry.normalized = entry.data
        entry.normalized_refs += 1
        record.normalizedRetained = record.validated = True
        record.displayContentType, record.width, record.height = found
        record.mediaKind, record.frames = "image", 1

    return resolve_blob


@lru_cache(maxsize=64)
def _still(data: bytes) -> tuple[str, int, int] | None:
    """The content type, width and height in px of a still PNG or WebP, None for anything else."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.format not in ("PNG", "WEBP") or getattr(image, "n_frames", 1) != 1:
                return None
            return f"image/{image.format.lower()}", *image.size
    except OSError:
        return None


def _lenient(authorize: Any) -> Any:
    """Whoever may see a message may also see the picture that it had when the page was published."""

    def authorized(self: Any, page: Any, source: Any, digest: Any) -> None:
        try:
            authorize(self, page, source, digest)
        except simcord.SetupError:
            backend = self.env.backend
            if backend not in behaviours:
                raise
            try:
                message = backend.get_message(source[1], source[2])
            except BackendError as gone:
                raise simcord.SetupError("asset is unavailable") from gone
            if not can_access_message(self.env, source[1], message, page.viewer, history=True):
                raise

    return authorized


# ---- links and files


def _at_home(payload_of: Any) -> Any:
    """Let links into Discord lead to the pages on this machine."""

    def payload(self: Any, page: Any) -> Any:
        behaviour = behaviours.get(self.env.backend)
        given = payload_of(self, page)
        return given if behaviour is None else _relinked(given, behaviour.addresses)

    return payload


def _relinked(value: Any, addresses: Mapping[int, str]) -> Any:
    if isinstance(value, str):
        return ADDRESS.sub(lambda found: _address(found, addresses), value) if "discord.com" in value else value
    if isinstance(value, dict):
        return {key: _relinked(each, addresses) for key, each in value.items()}
    return [_relinked(each, addresses) for each in value] if isinstance(value, list) else value


def _address(found: re.Match[str], addresses: Mapping[int, str]) -> str:
    page = addresses.get(int(found[1]))
    if page is None:
        return found[0]
    return page.replace("/#", f"/?message={found[2]}#") if found[2] else page


def _amended(static: Any) -> Any:
    """Serve our part of the page beside simcord's."""

    async def served(self: Any, request: Any) -> Any:
        if self.preview.env.backend not in behaviours:
            return await static(self, request)
        if request.path not in OURS:
            answer = await static(self, request)
            if request.path == "/":
                answer.text = answer.text.replace("</head>", HEAD)
            return answer
        from aiohttp import web

        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        said = (HERE / request.path.strip("/")).read_text(encoding="utf-8")
        return web.Response(text=said, content_type=OURS[request.path], headers=self._SECURITY_HEADERS)

    return served
