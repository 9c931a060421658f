"""What the message before the first hand becomes once that hand has been posted."""

from __future__ import annotations

import pytest

from bot.demo.sim_shown import text_of
from engine.formats import club, open_table
from engine.rules import Rules, sit_and_go
from i18n import text
from tests.discord_sim import Sim
from tests.e2e.formats import seated
from tests.e2e.table_talk import editing, live, now, said
from tests.privacy import cards_in

RULES = {"sit and go": sit_and_go(seats=3), "club": club(seats=3), "open": open_table(seats=3)}


async def until_dealt(sim: Sim) -> None:
    await sim.until(lambda table: table.hand_number == 1)
    await sim.advance(3)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
async def test_it_no_longer_says_that_the_first_hand_follows(sim: Sim, rules: Rules, language: str) -> None:
    await seated(sim, rules, "ann", "bob", "carol", language=language, start=False)
    lobby = live(sim)
    await sim.start_game(sim.person("ann"))
    await until_dealt(sim)
    assert live(sim).id != lobby.id
    told = said(sim, lobby)
    assert text(language, "turn-first-hand") not in told
    assert not sim.room.buttons(now(sim, lobby))
    table = await sim.table()
    assert table.positions is not None
    button = table.seats[table.first_button]
    assert button is not None and button.name in told
    assert cards_in(told) == set(table.high_cards), "B10"


@pytest.mark.parametrize("killed", [False, True])
async def test_b10_the_draw_becomes_its_record_after_a_restart_too(sim: Sim, killed: bool) -> None:
    await seated(sim, RULES["club"], "ann", "bob", "carol", start=False)
    lobby = live(sim)
    by_channel, by_press = editing(sim)
    await sim.start_game(sim.person("ann"))
    with sim.world.slow(*by_channel, 3600), sim.world.slow(*by_press, 3600):
        await sim.until(lambda table: table.hand_number == 1)
        await sim.world.restart(killed=killed)
    await sim.advance(30)
    told = said(sim, lobby)
    assert "Draw for the button" in told
    assert "follows in a moment" not in told
    assert "Hand 1 ·" in sim.table_text()
    assert text_of(now(sim, lobby).content, now(sim, lobby).components).count("has the highest") == 1
