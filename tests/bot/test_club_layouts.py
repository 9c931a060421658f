"""Messages about clubs and open tables keep to Discord's limits, whatever is played, in every language."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from bot.render.alt_text import LIMIT
from bot.render.private_text import status_text
from bot.service.summary import summarise
from bot.ui.layouts import record_layout, table_layout
from bot.ui.shown import Shown
from bot.ui.views import TEXT
from engine.cards import DECK
from engine.commands import (
    AskToSee,
    Cancel,
    ComeBack,
    Command,
    DeclareMisdeal,
    Join,
    Leave,
    Pause,
    Penalise,
    Resume,
    ShowCards,
    SitOut,
    StartHand,
    StartTournament,
    TopUp,
    UndoRuling,
    UseTime,
    Warn,
)
from engine.errors import Rejected
from engine.floor_events import PenaltyKind
from engine.formats import club, open_table
from engine.rules import Blinds, Preset, Rules
from engine.tournament import Phase, PlayerId
from i18n import LOCALES
from tests.bot.hands import TABLE
from tests.bot.test_layouts import EMOJIS, check_limits
from tests.render.alts import table_alt
from tests.render.random_games import NAMES, act_at_random, people
from tests.render.story import Table

FLOOR = PlayerId(900)
WHY = "*_~|>@everyone " * 20
CLUB = club(
    seats=6,
    stack=1_000_000,
    preset=Preset.OWN,
    own=(Blinds(1_000, 2_000, 250), Blinds(40_000, 80_000, 80_000, True)),
    minutes=1,
)
OPEN = open_table(seats=6, buy_in=10_000_000, small=50_000, big=100_000)


def floor(table: Table, dice: random.Random) -> Command:
    """Anything that may happen at a club beside acting."""
    player = dice.choice([row.player for _, row in table.state.rows()])
    hand = table.state.hand_number
    cards = tuple(dice.sample(DECK, 52))
    return dice.choice(
        [
            Warn(FLOOR, player, WHY, admin=True),
            Penalise(FLOOR, player, dice.choice(list(PenaltyKind)), 5_000, WHY, admin=True),
            DeclareMisdeal(FLOOR, hand, cards, WHY, admin=True),
            UndoRuling(FLOOR, admin=True),
            Pause(FLOOR, admin=True, why=WHY),
            Resume(FLOOR, admin=True),
            UseTime(player, hand),
            AskToSee(player, hand),
            ShowCards(player, hand, 3),
            ComeBack(player),
        ]
    )


def come_and_go(table: Table, dice: random.Random) -> Command:
    """Anything that may happen at an open table beside acting."""
    player = PlayerId(100 + dice.randrange(12))
    hand = table.state.hand_number
    return dice.choice(
        [
            Join(player, dice.choice(NAMES)),
            Join(player, dice.choice(NAMES)),
            Leave(player),
            SitOut(player),
            TopUp(player),
            ComeBack(player),
            ShowCards(player, hand, 3),
        ]
    )


def played(rules: Rules, seed: int, other: Callable[[Table, random.Random], Command]) -> Iterator[Table]:
    """The table after each of 150 things that happen to it."""
    dice = random.Random(seed)
    names = people(6)
    table = Table("en", seats=6, names=names, rules=rules)
    table.do(StartTournament(next(iter(names)), dice.getrandbits(128)))
    yield table
    for _ in range(150):
        if table.state.phase is not Phase.RUNNING:
            break
        try:
            if table.state.paused is not None or dice.random() < 0.4:
                table.do(other(table, dice))
            elif table.state.hand_running:
                act_at_random(table, dice)
            elif table.state.can_deal:
                table.now += 20_000
                table.do(StartHand(tuple(dice.sample(DECK, 52))))
        except Rejected:
            continue
        yield table


def check(table: Table, locale: str) -> None:
    seen = table.seen()
    shown = Shown(TABLE, seen, table.log, locale, "n" * 200, picture="x" * LIMIT, stale=True, emojis=EMOJIS)
    if seen.phase is Phase.OVER:
        shown = replace(shown, summary=summarise([logged.event for logged in table.all]), picture=None)
    else:
        assert len(table_alt(seen, table.log, locale, {})) <= LIMIT
    check_limits(table_layout(shown))
    if seen.hand is not None:
        check_limits(record_layout(shown))
    for viewer in (None, next(iter(people(6)))):
        assert 0 < len(status_text(table.seen(viewer), table.log, locale)) <= TEXT


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rules", "other"), [(CLUB, floor), (OPEN, come_and_go)], ids=["club", "open"])
async def test_whatever_happens_the_messages_keep_to_the_limits(
    rules: Rules, other: Callable[[Table, random.Random], Command], locale: str
) -> None:
    looked_at = 0
    for seed in range(3):
        for table in played(rules, seed, other):
            check(table, locale)
            looked_at += 1
    assert looked_at > 100


@pytest.mark.parametrize("locale", LOCALES)
async def test_o3_the_ledger_of_many_people_is_one_message_with_a_rematch(locale: str) -> None:
    table = Table("en", seats=6, names=people(6), rules=OPEN)
    table.do(StartTournament(PlayerId(100), 0))
    for number in range(200, 260):
        table.do(Leave(PlayerId(101 if number == 200 else number - 1)))
        table.do(Join(PlayerId(number), "*_" * 16))
    check(table, locale)
    table.do(Cancel(PlayerId(100)))
    assert len(table.state.ledger) == 66
    check(table, locale)
    shown = Shown(TABLE, table.seen(), table.log, locale, summary=summarise([each.event for each in table.all]))
    assert ":rematch" in str(table_layout(shown).to_components())
