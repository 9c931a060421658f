"""What is left of a game when everything is over, and how two games differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from difflib import unified_diff
from typing import Any, Final

from bot.demo.sim import Message
from bot.demo.sim_shown import buttons_of, text_of
from tests.crash.killed import KilledSim
from tests.crash.timeless import story
from tests.privacy import cards_in

SHIFTED: Final = (
    (re.compile(r"<t:\d+(:\w)?>"), "<time>"),
    (re.compile(r"\d{17,20}"), "<id>"),
)
AWAY: Final = ("after a break",)


@dataclass(frozen=True, slots=True)
class Outcome:
    """`story` are the events without their times, `results` the rows of the finished game, `channel` all messages there
    and `private` everybody's cards as they got them, as they stand at the end.
    """

    story: tuple[Any, ...]
    results: tuple[Any, ...]
    channel: tuple[str, ...]
    private: tuple[str, ...]


async def outcome_of(sim: KilledSim, people: Iterable[str]) -> Outcome:
    """What can be seen and read now."""
    events = [(table, each) for table in sim.table_ids() for each in story([e.event for e in await sim.log(table)])]
    tables = len(sim.table_ids())
    dealt = {name: _dealt(sim.room.dms(sim.person(name)), tables) for name in people}
    private = [f"{name}: {timeless_text(each)}" for name, messages in dealt.items() for each in messages]
    channel = [_message(each) for each in sim.room.messages()]
    return Outcome(tuple(events), tuple(sim.results()), tuple(channel), tuple(private))


def _dealt(messages: Sequence[str], tables: int) -> list[str]:
    """The direct messages with cards. A word of welcome is a courtesy: it may be lost, but comes only once a table."""
    others = [each for each in messages if not cards_in(each)]
    return [each for each in messages if cards_in(each)] + others[tables:]


def timeless_text(text: str) -> str:
    """A text without moments, ids, and the line that says that the bot was gone."""
    for pattern, instead in SHIFTED:
        text = pattern.sub(instead, text)
    return "\n".join([each for each in text.splitlines() if not any(away in each for away in AWAY)])


def _message(message: Message) -> str:
    verbs = [re.sub(r"^pk1:\d+", "", str(each.get("custom_id", ""))) for each in buttons_of(message.components)]
    return f"{timeless_text(text_of(message.content, message.components))}\n{verbs}"


def differences(undisturbed: Outcome, other: Outcome) -> list[str]:
    """How `other` came out otherwise."""
    found: list[str] = []
    for each in fields(Outcome):
        one, two = getattr(undisturbed, each.name), getattr(other, each.name)
        if one != two:
            found.append(f"{each.name}: {_first_difference(one, two)}")
    return found


def _first_difference(one: Sequence[Any], two: Sequence[Any]) -> str:
    changed = [
        row
        for row in unified_diff([str(row) for row in one], [str(row) for row in two], n=0, lineterm="")
        if row[:3] not in ("---", "+++")
    ]
    return "\n    ".join(["", *[row[:600] for row in changed[:6]]])
