"""The two formats beside the Sit & Go, as values of `Rules`."""

from __future__ import annotations

from typing import Final

from engine.errors import Reason, Rejected, Setting
from engine.rules import CLOCK, SEATS, Blinds, Format, Preset, Rules, Speed, Structure
from engine.seats import Chips
from engine.structures import HANDS, LEVELS, MINUTES, Antes, at_speed, check_levels, with_antes

CLUB_STACK: Final = (100, 1_000_000)
CAP: Final = (10, 1_000)
LEVEL_HANDS: Final = (1, 50)
LEVEL_MINUTES: Final = (1, 120)
TIME_BANK: Final = (0, 20)
BIG_BLIND: Final = (2, 100_000)
BUY_IN: Final = (10, 1_000)  # in big blinds

MINUTE: Final = 60_000


def club(
    *,
    seats: int = 6,
    stack: Chips = 1000,
    preset: Preset = Preset.REGULAR,
    own: tuple[Blinds, ...] = (),
    antes: Antes | None = None,
    hands: int = 0,
    minutes: int = 0,
    clock: int = 45_000,
    time_bank: int = 3,
    hand_cap: int = 0,
    speed: Speed = Speed.NORMAL,
) -> Rules:
    """The rules of a club tournament: levels of a named preset, or with Preset.OWN the host's list `own`, which has its
    antes in it. A level lasts `hands` hands or `minutes` minutes; with neither, the preset's hands (8 for an own list).
    The stack is two big blinds and an ante of the first level, or more.

    Raises Rejected for a value out of range or a level that cannot be. Source: column C, B2, B7, K5.
    """
    _check(Setting.SEATS, seats, SEATS)
    _check(Setting.CHIPS, stack, CLUB_STACK)
    _check_clock(clock)
    _check(Setting.TIME_BANK, time_bank, TIME_BANK)
    if hand_cap:
        _check(Setting.HAND_CAP, hand_cap, CAP)
    if hands:
        _check(Setting.LEVEL_HANDS, hands, LEVEL_HANDS)
    if minutes:
        _check(Setting.LEVEL_MINUTES, minutes, LEVEL_MINUTES)
    if preset is Preset.OWN:
        levels = check_levels(own)
    elif preset is Preset.FIXED:
        raise Rejected(Reason.NO_LEVELS)
    else:
        levels = with_antes(LEVELS[preset], antes or Antes())
    least = 2 * levels[0].big + levels[0].ante
    if stack < least:
        raise Rejected(Reason.STACK_TOO_SHORT, least=least)
    length = minutes * MINUTE or hands or HANDS.get(preset, HANDS[Preset.REGULAR])
    structure = Structure(levels, 0, length) if minutes else Structure(levels, length)
    return Rules(
        format=Format.CLUB,
        seats=seats,
        starting_stack=stack,
        speed=speed,
        structure=at_speed(structure, length, speed),
        clock=clock,
        hand_cap=hand_cap,
        preset=preset,
        length=length,
        high_card=True,
        time_bank=time_bank,
        warn_after=2,
        rulings=True,
        asking=True,
    )


def minutes_of(preset: Preset) -> int:
    """How many minutes a level of `preset` lasts when its levels rise by minutes."""
    return MINUTES.get(preset, MINUTES[Preset.REGULAR])


def open_table(
    *, seats: int = 6, buy_in: Chips = 1000, small: Chips = 5, big: Chips = 10, clock: int = 45_000
) -> Rules:
    """The rules of an open table: blinds that never rise, a buy-in of 10 to 1,000 big blinds, seats taken and left
    between hands. Raises Rejected for a value out of range. Source: column O, B8, O1-O3.
    """
    _check(Setting.SEATS, seats, SEATS)
    _check(Setting.BIG_BLIND, big, BIG_BLIND)
    if not 1 <= small < big:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.SMALL_BLIND, least=1, most=big - 1)
    _check(Setting.BUY_IN, buy_in, (BUY_IN[0] * big, BUY_IN[1] * big))
    _check_clock(clock)
    return Rules(
        format=Format.OPEN,
        seats=seats,
        starting_stack=buy_in,
        structure=Structure((Blinds(small, big),), 0),
        clock=clock,
        hand_cap=0,
        preset=Preset.FIXED,
        length=0,
        dead_button=False,
        buying=True,
    )


def _check(setting: Setting, value: int, allowed: tuple[int, int]) -> None:
    if not allowed[0] <= value <= allowed[1]:
        raise Rejected(Reason.BAD_SETTING, setting=setting, least=allowed[0], most=allowed[1])


def _check_clock(clock: int) -> None:
    if not CLOCK[0] <= clock <= CLOCK[1]:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.CLOCK, least=CLOCK[0] // 1000, most=CLOCK[1] // 1000)
