"""A club tournament with the host's own levels, from `/poker start` to the first hand, in each language."""

from __future__ import annotations

import pytest

from bot.demo.sim_shown import defaults_of, text_of
from engine.rules import Blinds, Format, Preset
from engine.tournament import Phase
from i18n import text
from tests.discord_sim import Sim

WRONG = "25/50, 50/100, 75/150 ante fifteen, 100/200 bb-ante 200"
RIGHT = {
    "en": "25/50, 50/100, 75/150 ante 15, 1,000/2,000 bb-ante 2,000",
    "fr": "25/50 ; 50/100 ; 75/150 ante de 15 ; 1 000/2 000 ante de grosse blind 2 000",
    "de": "25/50\n50/100\n75/150 mit Ante 15\n1.000/2.000 Big-Blind-Ante 2.000",
}
TABLE = {
    "en": ["No.  Blinds       Ante", "4  1,000/2,000  BB 2,000"],
    "fr": ["N°  Blinds       Ante", "4  1\u00a0000/2\u00a0000  GB 2\u00a0000"],
    "de": ["Nr.  Blinds       Ante", "4  1.000/2.000  BB 2.000"],
}
DISCORD = {"en": "en-US", "fr": "fr", "de": "de"}


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=pytest.mark.sim(language=DISCORD[each])) for each in ("en", "fr", "de")],
)
async def test_a_host_types_a_list_corrects_it_sees_it_uses_it_and_starts(sim: Sim, language: str) -> None:
    ann, bob = sim.people("ann", "bob", locale=DISCORD[language])
    await sim.open_table(ann, format="club", seats=2)
    assert (await sim.table()).language == language
    assert text(language, "lobby-title-club") in sim.table_text()

    await sim.press(ann, "levels")
    refusal = await sim.room.choose(ann, own=WRONG, length="minutes-10")
    wrong = text(language, "reason-bad-level", level=3, typed="75/150 ante fifteen")
    assert wrong in sim.private(ann)
    assert refusal.ephemeral
    assert "3" in sim.private(ann)

    changing = await sim.press(ann, "levels")  # the newest such button is Change, below the refusal
    assert changing.modal is not None
    assert defaults_of(changing.modal)["own"] == WRONG
    await sim.room.choose(ann, own=RIGHT[language])
    said = sim.private(ann)
    for line in TABLE[language]:
        assert line in said
    assert text(language, "levels-not-yet") in said
    assert (await sim.table()).rules.preset is Preset.REGULAR, "nothing counts before the host has said so"
    told = [text_of(each.content, each.components) for each in sim.room.messages(ann)]
    assert not any(wrong in each for each in told), "it has become the list"

    await sim.press(ann, "uselevels")
    assert text(language, "levels-used") in sim.private(ann)
    table = await sim.table()
    assert (table.rules.format, table.rules.preset) == (Format.CLUB, Preset.OWN)
    assert table.rules.structure.levels[2:] == (Blinds(75, 150, 15), Blinds(1000, 2000, 2000, big_blind_ante=True))
    assert table.rules.structure.milliseconds == 600_000

    await sim.join(bob)
    await sim.start_game(ann)
    table = await sim.table()
    assert table.phase is Phase.RUNNING
    assert table.current_level().blinds == Blinds(25, 50)
    assert "25/50" in sim.table_text()
