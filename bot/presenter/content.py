"""What a message is to hold: its layout, and the picture that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import ui

from bot.ui.picture import Picture

if TYPE_CHECKING:
    from discord.ui import LayoutView


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a message may be drawn: `until` when on the event loop's clock its picture may take, whether one is `wanted`
    at all, and what tells whether a picture of the same `stands` there already.
    """

    until: float
    wanted: bool = True
    stands: Callable[[Hashable], bool] | None = None


@dataclass(frozen=True, slots=True)
class Content:
    """A whole message. `bare`: it should have a picture, which was not ready. `undrawn`: it could have a picture, but
    none was wanted this time.
    """

    layout: LayoutView
    picture: Picture | None = None
    bare: bool = False
    undrawn: bool = False

    @property
    def uploads(self) -> bool:
        """Whether a file goes along."""
        return self.picture is not None and self.picture.data is not None

    def switch_off(self) -> None:
        """Let nobody press anything; what is to be pressed stays where it is."""
        for item in self.layout.walk_children():
            if isinstance(item, ui.Button | ui.Select):
                item.disabled = True


class StandingPicture:
    """The picture that a message has on Discord, so that the same one is not sent again."""

    def __init__(self) -> None:
        self._message = 0
        self._attachment = 0
        self._shows: Hashable = None

    def shows(self, message: int, what: Hashable) -> bool:
        """Whether `message` has a picture of this."""
        return bool(self._attachment) and (self._message, self._shows) == (message, what)

    def files_for(self, message: int, content: Content) -> Sequence[discord.File | discord.Attachment]:
        """What goes along when `message` is edited to hold `content`: its picture, new or kept, or none."""
        picture = content.picture
        if picture is None:
            return []
        if self.shows(message, picture.shows):
            # Whatever is not named in an edit goes; of a picture that stays, its id is all that Discord wants.
            return [cast(discord.Attachment, _Kept(self._attachment))]
        return [] if picture.data is None else [picture.file()]

    def holds(self, message: int, content: Content, answer: object) -> None:
        """`message` has `content` now, as Discord's `answer` says."""
        picture = content.picture
        if picture is not None and self.shows(message, picture.shows) and picture.data is None:
            return
        self._message = message
        self._shows = None if picture is None else picture.shows
        self._attachment = 0 if picture is None else attachment_of(answer, picture.name)

    def doubt(self, content: Content) -> None:
        """Nobody knows whether the message was changed to hold `content`."""
        if content.picture is None or content.picture.data is not None:
            self.forget()

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
