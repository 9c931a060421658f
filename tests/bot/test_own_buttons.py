"""What My cards lets its owner do at an open table: exactly what is possible, privately, in one request."""

from __future__ import annotations

import pytest

from bot.demo.sim import MemberActor
from bot.ui.advance_panel import cards_panel
from bot.ui.custom_id import Verb
from bot.ui.own_buttons import Pressed, own_buttons, own_choices
from bot.ui.seated import AGAIN
from bot.ui.views import Layout
from engine import view
from engine.actions import Call, Fold, Raise
from engine.commands import Cancel, Join, Leave, SitOut, StartTournament, TopUp
from engine.formats import club, open_table
from engine.rules import Rules
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.bot.formats import forged, hand_over, row, row_of, seated
from tests.bot.hands import HOST, TABLE, Played
from tests.bot.test_advance_panel import buttons, said
from tests.bot.test_club_buttons import ACES
from tests.bot.test_layouts import check_limits
from tests.bot.test_phone import on_a_phone_of
from tests.discord_sim import Sim, shove

BOB, CEM = PlayerId(102), PlayerId(103)
RULES = open_table(seats=4, buy_in=1000, small=5, big=10)
OWN = ("topup", "sitout", "back", "leave")


def at_open(players: int = 3, rules: Rules = RULES) -> Played:
    return Played(players, rules=rules)


def panel(played: Played, player: PlayerId, locale: str = "en", **given: object) -> Layout:
    seen = view(played.state, player)
    choices = own_choices(played.state, player, behind=False)
    own = own_buttons(TABLE, seen, choices, locale, **given)  # pyright: ignore[reportArgumentType]
    return cards_panel(TABLE, seen, locale, own=own)


def offered(played: Played, player: PlayerId) -> list[str]:
    """The verbs on the panel that can be pressed."""
    return [each["custom_id"].split(":")[3] for each in buttons(panel(played, player)) if not each.get("disabled")]


class TestOffer:
    def test_a_player_in_a_hand_with_the_whole_buy_in_may_sit_out_or_leave(self) -> None:
        assert offered(at_open().deal(), HOST) == ["sitout", "leave"]

    def test_o2_below_the_buy_in_the_top_up_says_what_it_will_bring_and_when(self) -> None:
        played = at_open().deal().play(Raise(440))
        assert offered(played, HOST) == ["topup", "sitout", "leave"]
        assert "+440 when this hand is over" in said(panel(played, HOST))
        played = at_open().deal().play(Fold(), Fold())
        assert "+5, at once" in said(panel(played, BOB))

    def test_o2_a_booked_top_up_is_said_and_not_offered_again(self) -> None:
        played = at_open().deal().play(Raise(440)).do(TopUp(HOST))
        assert offered(played, HOST) == ["sitout", "leave"]
        assert "top-up is booked: back to 1,000" in said(panel(played, HOST))

    def test_k4_whoever_sits_out_may_come_back_even_within_the_hand(self) -> None:
        played = at_open().deal().do(SitOut(HOST))
        assert offered(played, HOST) == ["back", "leave"]
        assert "You sit out from the next hand on" in said(panel(played, HOST))
        played.play(Fold(), Fold()).deal()
        assert offered(played, HOST) == ["back", "leave"]
        assert "you get no cards" in said(panel(played, HOST))

    def test_o1_a_newcomer_without_cards_may_sit_out_or_leave(self) -> None:
        played = at_open(2).deal().do(Join(CEM, "Cem"))
        assert offered(played, CEM) == ["sitout", "leave"]
        assert "just sat down" in said(panel(played, CEM))

    def test_b8_so_may_somebody_at_a_table_that_waits(self) -> None:
        played = at_open(2).deal().play(Fold()).do(SitOut(BOB))
        assert not played.state.can_deal
        assert "sitout" in offered(played, HOST)
        assert "back" in offered(played, BOB)

    def test_o2_without_chips_a_top_up_comes_first(self) -> None:
        played = at_open(2).deal(ACES).play(Raise(1000), Call())
        (broke,) = [row.player for row in played.state.seats if row is not None and not row.stack]
        assert offered(played, broke) == ["topup", "leave"]
        assert "+1,000, at once" in said(panel(played, broke))

    def test_t6_whoever_leaves_after_the_hand_is_told_so_and_offered_nothing(self) -> None:
        played = at_open().deal().do(Leave(HOST))
        assert offered(played, HOST) == []
        assert "You leave when this hand is over" in said(panel(played, HOST))

    def test_o3_a_table_that_closes_takes_no_top_up_and_deals_nobody_out(self) -> None:
        played = at_open().deal().play(Raise(440)).do(Cancel(PlayerId(900), admin=True))
        assert offered(played, HOST) == ["leave"]

    def test_s2_a_stack_that_people_have_not_seen_yet_is_not_told(self) -> None:
        played = at_open().deal().play(Raise(440))
        choices = own_choices(played.state, HOST, behind=True)
        assert choices is not None
        assert choices.verbs == {Verb.LEAVE}

    def test_onlookers_other_formats_and_a_lobby_have_none(self) -> None:
        assert offered(at_open().deal(), PlayerId(900)) == []
        assert offered(Played(3).deal(), HOST) == []
        assert offered(at_open(rules=club(seats=3)).deal(), HOST) == []
        assert offered(at_open(), HOST) == []

    def test_before_the_first_hand_a_seat_may_be_left_and_sat_out_already(self) -> None:
        assert offered(at_open().do(StartTournament(HOST, 0)), HOST) == ["sitout", "leave"]

    def test_ids_are_those_of_the_tables_buttons(self) -> None:
        played = at_open().deal().play(Raise(440))
        ids = [each["custom_id"] for each in buttons(panel(played, HOST))]
        assert ids == ["pk1:7:1:topup", "pk1:7:1:sitout", "pk1:7:0:leave"]

    @pytest.mark.parametrize(
        ("verb", "at", "contrary"), [(Verb.SIT_OUT, 1, "back"), (Verb.BACK, 1, "sitout"), (Verb.TOP_UP, 0, None)]
    )
    def test_what_was_pressed_keeps_its_place_and_a_second_tap_does_nothing(
        self, verb: Verb, at: int, contrary: str | None
    ) -> None:
        played = at_open().deal().play(Raise(440))
        if verb is Verb.SIT_OUT:
            played.do(SitOut(HOST))
        elif verb is Verb.TOP_UP:
            played.do(TopUp(HOST))
        shown = buttons(panel(played, HOST, pressed=Pressed(verb, True)))
        assert shown[at]["custom_id"] == f"pk1:7:1:{verb.value}"
        assert shown[at]["disabled"]
        assert shown[at]["emoji"]["name"] == "✅"
        if contrary is not None:
            assert shown[at + 1]["custom_id"] == f"pk1:7:1:{contrary}"

    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_panel_keeps_to_discords_limits_and_needs_two_lines_of_a_phone(self, locale: str) -> None:
        played = at_open().deal().play(Raise(440))
        check_limits(panel(played, HOST, locale))
        assert len(on_a_phone_of([[dict(each) for each in buttons(panel(played, HOST, locale))]])) <= 2


# ---- pressed


async def table(sim: Sim, *names: str, rules: Rules = RULES) -> list[MemberActor]:
    people = sim.people(*names)
    await seated(sim, rules, *people)
    return people


def mine(sim: Sim, person: MemberActor) -> list[str]:
    """The verbs on the private message that somebody looks at, those that can be pressed."""
    (message, *_) = [each for each in reversed(sim.room.messages(person)) if each.flags & 64]
    return [each.verb for each in sim.room.buttons(message) if not each.disabled]


async def on_panel(sim: Sim, person: MemberActor, verb: str) -> None:
    """A press on the private message: one request, which changes that message and no other."""
    await sim.command(person, "poker cards")
    await again(sim, person, verb)


async def again(sim: Sim, person: MemberActor, verb: str) -> None:
    (message, *_) = [each for each in reversed(sim.room.messages(person)) if each.flags & 64]
    mark = sim.mark()
    await sim.room.press(person, verb, on=message)
    answers, others = sim.requests_since(mark)
    assert [each.json["type"] for each in answers if each.json] == [7]
    assert len(answers) == 1
    assert not [each for each in others if "/messages" in each.path and each.method == "POST"]


async def test_k4_sitting_out_on_my_cards_changes_the_private_message_and_the_tables_follows(sim: Sim) -> None:
    _, bob, _ = await table(sim, "ann", "bob", "cem")
    await sim.advance(2)
    before = sim.room.table_message()
    await on_panel(sim, bob, "sitout")
    assert (await row(sim, bob)).sitting_out
    assert "You sit out from the next hand on" in sim.private(bob)
    assert "your cards are" in sim.private(bob)
    assert mine(sim, bob)[-2:] == ["back", "leave"]
    await sim.advance(2)
    after = sim.room.table_message()
    assert before is not None and after is not None and before.id == after.id
    assert "Bob sits out" in sim.table_text()
    assert "your cards" not in sim.table_text()
    await again(sim, bob, "back")
    assert not (await row(sim, bob)).sitting_out
    assert "You are back" in sim.private(bob)
    await again(sim, bob, "sitout")  # within 20 s
    assert "Try again in" in sim.private(bob)
    assert "your cards are" in sim.private(bob)
    assert not (await row(sim, bob)).sitting_out
    await sim.advance(AGAIN / 1000)
    await on_panel(sim, bob, "sitout")
    assert (await row(sim, bob)).sitting_out


async def below(sim: Sim, people: list[MemberActor]) -> MemberActor:
    """Somebody with less than the buy-in."""
    now = await sim.table()
    for seat, person in enumerate(people):
        stack = now.hand.stacks[seat] if now.hand is not None and now.hand_running else (await row(sim, person)).stack
        if stack < RULES.starting_stack:
            return person
    raise AssertionError("nobody is below the buy-in")


async def test_o2_a_top_up_on_my_cards_is_booked_in_a_hand_and_done_when_it_is_over(sim: Sim) -> None:
    people = await table(sim, "ann", "bob")
    person = await below(sim, people)
    await on_panel(sim, person, "topup")
    assert (await row(sim, person)).top_up
    assert "top-up is booked" in sim.private(person)
    assert "topup" not in mine(sim, person)
    await sim.advance(2)
    assert "tops up to 1,000 when this hand is over" in sim.table_text()
    await hand_over(sim)
    assert (await row(sim, person)).stack >= 1000


async def test_o2_a_top_up_on_my_cards_is_done_at_once_between_two_hands(sim: Sim) -> None:
    people = await table(sim, "ann", "bob")
    await hand_over(sim)
    person = await below(sim, people)
    await on_panel(sim, person, "topup")
    assert (await row(sim, person)).stack == 1000
    assert "you have 1,000 again" in sim.private(person)


async def test_t6_leaving_on_my_cards_asks_in_its_place_with_a_way_back(sim: Sim) -> None:
    _, bob, _ = await table(sim, "ann", "bob", "cem")
    await on_panel(sim, bob, "leave")
    assert "kept for an hour" in sim.private(bob)
    assert row_of(await sim.table(), bob) is not None
    assert mine(sim, bob) == ["leave", "cards"]
    await again(sim, bob, "cards")
    assert "your cards are" in sim.private(bob)
    await again(sim, bob, "leave")
    await again(sim, bob, "leave")
    assert (await row(sim, bob)).leaving
    assert "when this hand is over" in sim.private(bob)
    await again(sim, bob, "cards")
    assert "your cards are" in sim.private(bob)
    assert not set(OWN) & set(mine(sim, bob))


async def test_a_refusal_on_my_cards_stays_there_and_the_panel_stays_in_use(sim: Sim) -> None:
    _, bob, _ = await table(sim, "ann", "bob", "cem")
    await sim.command(bob, "poker cards")
    await forged(sim, bob, "sitout")  # at the table meanwhile
    (panel, *_) = [each for each in reversed(sim.room.messages(bob)) if each.flags & 64]
    await sim.room.press(bob, "sitout", on=panel)
    assert "sitting out already" in sim.private(bob)
    assert "your cards are" in sim.private(bob)
    assert mine(sim, bob)[-2:] == ["back", "leave"]
    assert "Bob sits out" not in sim.private(bob)
    await again(sim, bob, "back")
    assert not (await row(sim, bob)).sitting_out


async def test_a_press_on_the_tables_message_never_brings_cards_into_it(sim: Sim) -> None:
    _, bob, _ = await table(sim, "ann", "bob", "cem")
    for verb in ("sitout", "back", "topup"):
        await forged(sim, bob, verb)
        await sim.advance(AGAIN / 1000)
        assert "your cards" not in sim.table_text()
    await sim.command(bob, "poker cards")
    for other in ("Ann", "Cem", "Hand 1 ·", "Pot"):
        assert other not in sim.private(bob)


async def test_s2_during_a_run_out_my_cards_offers_everybody_the_same(sim: Sim) -> None:
    people = await table(sim, "ann", "bob")
    for person in people:
        await sim.command(person, "poker cards")
    for _ in range(2):
        actor = await sim.to_act()
        assert actor is not None
        await sim.act(actor, shove(await sim.view(actor)))
    assert not (await sim.table()).hand_running
    told: list[list[str]] = []
    for person in people:
        await sim.command(person, "poker cards")
        told.append([verb for verb in mine(sim, person) if verb in OWN])
    assert told == [["leave"]] * 2
