"""The message one table is shown in: posted, edited, left behind as a record."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Hashable
from typing import Final

import discord

from bot.presenter.budget import Urgency, urgency
from bot.presenter.content import Content, StandingPicture
from bot.presenter.requests import Trouble, nonce, trouble_of
from bot.presenter.token import Token
from bot.service.actor import TableActor
from bot.service.clock import Now
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.views import Interaction

log = logging.getLogger(__name__)

ANSWERED_WITHIN: Final = 8.0  # seconds: discord.py alone would try for longer than a player's clock
GONE_WITHIN: Final = 30.0  # seconds for an old message to go
FRESH: Final = 50 * 60_000  # milliseconds: after an hour Discord lets a message be edited only now and then
OWED: Final = 3  # messages of before that are still tried
LEAVE_WITHIN: Final = 3.0  # seconds for the old message: a new hand does not wait longer
GOES_WITHIN: Final = 1.0  # seconds: so long a new message keeps its buttons off for an old one that goes


class TableMessage:
    """Speaks to Discord for one table. `actor.message` is the message that counts; whoever posts stores its id."""

    def __init__(self, actor: TableActor, client: discord.Client, now: Now) -> None:
        self._actor = actor
        self._client = client
        self._now = now
        self._token: Token | None = None
        self._picture = StandingPicture()
        self._posted = (0, 0)  # the last message that was posted here, and when
        self._gone = 0  # a message that somebody has deleted
        self._tasks: set[asyncio.Task[None]] = set()
        self._owed: dict[int, Content | None] = {}  # what messages should have become, None for nothing at all

    async def answer(self, press: Interaction, content: Content) -> None:
        """Answer a press on the message with `content`; through it the message can then be edited for a while."""
        assert press.message is not None
        message = press.message.id
        files = self._picture.files_for(message, content)
        try:
            answer = await press.response.edit_message(view=content.layout, attachments=files)
        except BaseException:
            self._picture.doubt(content)
            raise
        self._picture.holds(message, content, answer)
        self._token = Token(press, message, self._now())

    def forget_press(self) -> None:
        """The newest press was not answered."""
        self._token = None

    def shows(self, what: Hashable) -> bool:
        """Whether a picture of this stands in the message."""
        return self._picture.shows(self._actor.message, what)

    def forget_picture(self) -> None:
        """Send the picture itself next time, whatever stands."""
        self._picture.forget()

    @property
    def old(self) -> bool:
        """Whether the message has to be posted anew before it is shown again. Its age is what this process knows, or
        what its id says.
        """
        message, (posted, at) = self._actor.message, self._posted
        if message != posted:
            at = int(discord.utils.snowflake_time(message).timestamp() * 1000)
        return bool(message) and self._now() - at > FRESH

    async def post(self, content: Content, *purpose: object) -> int:
        """A new message at the bottom of the channel, the same one when `purpose` is repeated. Its id."""
        channel = self._client.get_partial_messageable(self._actor.place.channel)
        async with asyncio.timeout(ANSWERED_WITHIN):
            files = [] if content.picture is None else [content.picture.file()]
            message = await channel.send(view=content.layout, files=files, nonce=nonce(self._actor.table, *purpose))
        self._actor.message = message.id
        self._posted = message.id, self._now()
        self._picture.holds(message.id, content, message)
        self._token = None
        return message.id

    async def edit(self, content: Content) -> bool:
        """Edit the message, through the newest press if it is fresh. False when there is no such message (any more),
        or none that may be edited.
        """
        message = self._actor.message
        if not message:
            return False
        try:
            answer = await self._edit_by_press(message, content)
            if answer is None:
                files = self._picture.files_for(message, content)
                async with asyncio.timeout(ANSWERED_WITHIN):
                    answer = await self._partial(message).edit(view=content.layout, attachments=files)
        except discord.HTTPException as error:
            self._picture.doubt(content)
            trouble = trouble_of(error)
            if trouble is Trouble.MESSAGE_GONE:
                self._gone = message
            elif trouble is not Trouble.TOO_OLD:
                raise
            return False
        except BaseException:  # cut off, too: it may have arrived
            self._picture.doubt(content)
            raise
        self._picture.holds(message, content, answer)
        return True

    async def _edit_by_press(self, message: int, content: Content) -> discord.Message | None:
        if self._token is None or not self._token.good_for(message, self._now()):
            return None
        files = self._picture.files_for(message, content)
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await self._token.press.edit_original_response(view=content.layout, attachments=files)
        except REQUEST_ERRORS as error:
            log.info("editing the message itself: %s", error, extra=self._actor.where)
            self.forget_press()
            self._picture.doubt(content)
            return None

    @property
    def there(self) -> bool:
        """Whether the table has a message, as far as anybody knows."""
        return self._actor.message not in (0, self._gone)

    async def post_again(self, content: Content) -> int:
        """A new message in place of one that is gone or far up. Its id."""
        return await self.post(content, "again", self._actor.message)

    async def leave(self, content: Content) -> bool:
        """Let the message become what stays of it when play goes on in another one; whether it has. Never raises; what
        fails is tried once more when the next one is left.
        """
        message = self._actor.message
        if await self._leave(self._edit_or_gone(content)):
            self._owed.pop(message, None)
            return True
        self._owed[message] = content
        return False

    async def _edit_or_gone(self, content: Content) -> bool:
        if await self.edit(content):
            return True
        if self._gone != self._actor.message:
            return False
        self.take_away(self._gone)  # whatever is left of it
        return True

    def owe(self, content: Content) -> None:
        """The message is to become this once play goes on in another one."""
        self._owed[self._actor.message] = content

    async def settle(self) -> None:
        """Let the messages of before become what they should have. Never raises; what fails is tried the next time, the
        newest few of them.
        """
        for old in list(self._owed)[:-OWED]:
            del self._owed[old]
        for old, content in list(self._owed.items()):
            if old != self._actor.message and await self._leave(self._edit_old(old, content)):
                self._owed.pop(old, None)

    async def _edit_old(self, message: int, content: Content | None) -> bool:
        try:
            if content is None:
                await self._partial(message).delete()
            else:
                await self._partial(message).edit(view=content.layout, attachments=[])
        except discord.HTTPException as error:
            if trouble_of(error) is not Trouble.MESSAGE_GONE:
                raise
        return True

    async def _leave(self, edit: Awaitable[bool]) -> bool:
        try:
            async with asyncio.timeout(LEAVE_WITHIN):
                return await edit
        except REQUEST_ERRORS as error:
            log.info("a message stays as it is: %s", trouble_of(error).value, extra=self._actor.where)
            return False

    def drop(self) -> None:
        """What is still to be taken away is another process's business."""
        for task in self._tasks:
            task.cancel()

    def owes(self, message: int) -> bool:
        """Whether this message of before has not become yet what it should have."""
        return message in self._owed

    def take_away(self, message: int) -> asyncio.Task[None]:
        """Delete what is left of a message, in the background; what fails is tried once more with the next hand."""
        self._owed[message] = None
        task = asyncio.create_task(self._delete(message), name=f"old-message-{self._actor.table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def replaced(self, message: int) -> None:
        """Take away a message that another one has taken the place of, which waits a moment for it. Never raises."""
        with urgency(Urgency.TABLE):
            going = self.take_away(message)
        await asyncio.wait({going}, timeout=GOES_WITHIN)

    async def switch_off(self, message: int, content: Content) -> None:
        """Let a message that is to go, but does not yet, be `content`, with nothing to press. Never raises."""
        await self._leave(self._edit_old(message, content))

    async def _delete(self, message: int) -> None:
        try:
            async with asyncio.timeout(GONE_WITHIN):
                await self._edit_old(message, None)
        except REQUEST_ERRORS as error:
            log.info("an old message stays: %s", trouble_of(error).value, extra=self._actor.where)
        else:
            self._owed.pop(message, None)

    def _partial(self, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(self._actor.place.channel).get_partial_message(message)
