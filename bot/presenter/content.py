"""What a message is to hold: its layout, and the picture that goes with it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.ui.picture import Picture

if TYPE_CHECKING:
    from discord.ui import LayoutView


@dataclass(frozen=True, slots=True)
class Content:
    """A whole message. `bare`: it should have a picture, which was not ready."""

    layout: LayoutView
    picture: Picture | None = None
    bare: bool = False


class Standing:
    """The picture that a message has on Discord, so that the same one is not sent again."""

    def __init__(self) -> None:
        self._message = 0
        self._attachment = 0
        self._shows: Hashable = None

    def files_for(self, message: int, content: Content) -> Sequence[discord.File | discord.Attachment]:
        """What goes along when `message` is edited to hold `content`: its picture, new or kept, or none."""
        if content.picture is None:
            return []
        if self.keeps(message, content):
            # Whatever is not named in an edit goes; of a picture that stays, its id is all that Discord wants.
            return [cast(discord.Attachment, _Kept(self._attachment))]
        return [content.picture.file()]

    def keeps(self, message: int, content: Content) -> bool:
        """Whether `message` has the picture of `content` already."""
        known = bool(self._attachment) and content.picture is not None
        return known and (self._message, self._shows) == (message, content.picture and content.picture.shows)

    def holds(self, message: int, content: Content, answer: object) -> None:
        """`message` has `content` now, as Discord's `answer` says."""
        self._message = message
        self._shows = None if content.picture is None else content.picture.shows
        self._attachment = 0 if content.picture is None else attachment_of(answer, content.picture.name)

    def forget(self) -> None:
        """Nobody knows what the message holds."""
        self._attachment = 0


@dataclass(frozen=True, slots=True)
class _Kept:
    id: int

    def to_dict(self) -> Mapping[str, Any]:
        return {"id": str(self.id)}


def attachment_of(answer: object, name: str) -> int:
    """The id that Discord gave the attachment `name` of a message; 0 when the answer does not say."""
    message = getattr(answer, "resource", answer)
    if not isinstance(message, discord.Message):
        return 0
    for attachment in message.attachments:
        if attachment.filename == name:
            return attachment.id
    for component in message.components:
        for item in _galleries(component):
            media = item.media
            if media.attachment_id is not None and media.url.partition("?")[0].endswith(f"/{name}"):
                return media.attachment_id
    return 0


def _galleries(component: discord.Component) -> Sequence[discord.MediaGalleryItem]:
    if isinstance(component, discord.MediaGalleryComponent):
        return component.items
    if isinstance(component, discord.components.Container):
        return [item for child in component.children for item in _galleries(child)]
    return []
