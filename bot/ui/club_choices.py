"""What a host has chosen for a club tournament, taken out of its rules and put together again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.formats import MINUTE, club
from engine.rules import Blinds, Preset, Rules, Speed
from engine.seats import Chips
from engine.structures import HANDS, AnteKind, Antes


@dataclass(frozen=True, slots=True)
class ClubChoices:
    """The arguments of `engine.formats.club`. `hands` and `minutes` are both 0 when a level lasts as its preset has it;
    `clock` is in milliseconds.
    """

    seats: int
    stack: Chips
    preset: Preset
    own: tuple[Blinds, ...]
    antes: Antes
    hands: int
    minutes: int
    clock: int
    time_bank: int
    hand_cap: int
    speed: Speed

    @classmethod
    def of(cls, rules: Rules) -> ClubChoices:
        """What leads to these rules."""
        own = rules.preset is Preset.OWN
        timed = rules.structure.milliseconds > 0
        usual = not timed and rules.length == HANDS.get(rules.preset, HANDS[Preset.REGULAR])
        return cls(
            seats=rules.seats,
            stack=rules.starting_stack,
            preset=rules.preset,
            own=rules.structure.levels if own else (),
            antes=Antes() if own else antes_of(rules.structure.levels),
            hands=0 if timed or usual else rules.length,
            minutes=rules.length // MINUTE if timed else 0,
            clock=rules.clock,
            time_bank=rules.time_bank,
            hand_cap=rules.hand_cap,
            speed=rules.speed,
        )

    def rules(self) -> Rules:
        """The rules that follow. Raises Rejected for what cannot be."""
        return club(
            seats=self.seats,
            stack=self.stack,
            preset=self.preset,
            own=self.own,
            antes=self.antes,
            hands=self.hands,
            minutes=self.minutes,
            clock=self.clock,
            time_bank=self.time_bank,
            hand_cap=self.hand_cap,
            speed=self.speed,
        )


def antes_of(levels: Sequence[Blinds]) -> Antes:
    """From which level on there are antes, and who posts the first of them."""
    for number, blinds in enumerate(levels, 1):
        if blinds.ante:
            return Antes(AnteKind.BIG_BLIND if blinds.big_blind_ante else AnteKind.EACH, number)
    return Antes()
