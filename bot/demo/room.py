"""A channel with a table in it, as the people there see it and use it: by what is on the screen only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from bot.demo.sim import ChannelHandle, InteractionResult, MemberActor, Message, SimulatedDiscord
from bot.demo.sim_shown import buttons_of, defaults_of, fields_of, text_of

COMPONENTS_V2: Final = 1 << 15


@dataclass(frozen=True, slots=True)
class Button:
    """A button on the screen, taken apart."""

    verb: str
    amount: int | None
    label: str
    custom_id: str
    disabled: bool


class NothingToPress(LookupError):
    """There is no such button for this person, so nobody could press it."""


class Room:
    """One channel of a simulated Discord. `answers` holds each person's last interaction."""

    def __init__(self, world: SimulatedDiscord, channel: ChannelHandle) -> None:
        self.world = world
        self.channel = channel
        self.answers: dict[int, InteractionResult] = {}

    # ---- what is seen

    def messages(self, viewer: MemberActor | None = None) -> list[Message]:
        """The channel's messages, oldest first; private ones only with their reader as `viewer`."""
        return self.world.messages(self.channel, viewer)

    def table_message(self) -> Message | None:
        """The newest message with a table on it."""
        laid_out = (each for each in reversed(self.messages()) if each.flags & COMPONENTS_V2)
        return next(laid_out, None)

    def table_text(self) -> str:
        """All that the table message says."""
        message = self.table_message()
        return "" if message is None else text_of(message.content, message.components)

    def texts(self) -> list[str]:
        """All that the channel says to everybody, a text a message."""
        return [text_of(each.content, each.components) for each in self.messages()]

    def buttons(self, message: Message | None = None) -> list[Button]:
        """The buttons of a message, by default of the table message."""
        message = message or self.table_message()
        return [] if message is None else list(_read(buttons_of(message.components)))

    def verbs(self) -> list[str]:
        """What the table message's buttons do."""
        return [each.verb for each in self.buttons()]

    def private(self, person: MemberActor) -> str:
        """What the bot last said to one person alone."""
        answer = self.answers.get(person.id)
        if answer is None:
            return ""
        if answer.modal is not None:
            return str(answer.modal["title"])
        said = [*([answer.response] if answer.response is not None else []), *answer.followups]
        return "\n".join([text_of(each.content, each.components) for each in said if each.ephemeral])

    def dms(self, person: MemberActor) -> list[str]:
        """The direct messages of one person, oldest first."""
        messages = self.world.messages(person.user.dm_channel)
        return [text_of(each.content, each.components) for each in messages]

    def dm(self, person: MemberActor) -> str:
        """The last direct message of one person."""
        return (self.dms(person) or [""])[-1]

    # ---- what is done

    async def command(self, person: MemberActor, name: str, **options: Any) -> InteractionResult:
        """Type a slash command, such as `poker start`."""
        self.world.tick()
        return self._answered(person, await person.slash(self.channel, name, **options))

    async def press(
        self, person: MemberActor, verb: str, amount: int | None = None, *, on: Message | None = None
    ) -> InteractionResult:
        """Press the newest button with this verb (and amount) that the person sees. Raises NothingToPress."""
        seen = [on] if on is not None else reversed(self.messages(person))
        for message in seen:
            for button in self.buttons(message):
                if button.verb == verb and amount in (None, button.amount) and not button.disabled:
                    self.world.tick()
                    handle = self.world.handle(message)
                    return self._answered(person, await person.click(handle, custom_id=button.custom_id))
        raise NothingToPress(f"{person.name} sees no button {verb} {'' if amount is None else amount}")

    async def fill(self, person: MemberActor, *values: Any) -> InteractionResult:
        """Fill in and send the dialog that a press has opened; its fields in order. Raises NothingToPress."""
        shown = self.answers.get(person.id)
        if shown is None or shown.modal is None:
            raise NothingToPress(f"{person.name} sees no dialog")
        fields = fields_of(shown.modal)
        self.world.tick()
        given = dict(zip(fields, values, strict=False))
        return self._answered(person, await person.submit_modal(shown, given))

    async def choose(self, person: MemberActor, **chosen: str) -> InteractionResult:
        """Send the dialog that a press has opened as it is, but for what is chosen or written."""
        shown = self.answers.get(person.id)
        if shown is None or shown.modal is None:
            raise NothingToPress(f"{person.name} sees no dialog")
        preset = defaults_of(shown.modal)
        self.world.tick()
        given = preset | {name: value if isinstance(preset[name], str) else [value] for name, value in chosen.items()}
        return self._answered(person, await person.submit_modal(shown, given))

    async def amount(self, person: MemberActor, text: str) -> InteractionResult:
        """Open the amount dialog and type into it."""
        await self.press(person, "size")
        return await self.fill(person, text)

    def _answered(self, person: MemberActor, result: InteractionResult) -> InteractionResult:
        self.answers[person.id] = result
        return result


def _read(buttons: Iterable[dict[str, Any]]) -> Iterable[Button]:
    for each in buttons:
        custom_id = str(each.get("custom_id") or "")
        parts = custom_id.split(":")
        if len(parts) < 4 or parts[0] != "pk1":
            continue
        amount = int(parts[4]) if len(parts) > 4 and parts[4].isdigit() else None
        yield Button(parts[3], amount, str(each.get("label") or ""), custom_id, bool(each.get("disabled")))
