"""What the sweep has found, one test each."""

from __future__ import annotations

from engine.tournament_events import HandStarted, TournamentEnded
from tests.crash.games import GAMES
from tests.crash.kills import spread
from tests.crash.points import compared, undisturbed
from tests.crash.test_moving import MOVED


async def test_a_kill_before_it_is_noted_where_the_last_hand_stands_leaves_that_message_as_a_record_too() -> None:
    """The hand that ends the game at its deal: blinds put both players all-in."""
    game = GAMES["club-by-hands"]
    plain = await undisturbed(game, 1)
    assert plain.outcome is not None
    names = [event[1][0] for event in plain.outcome.story]
    last = len(names) - 1 - names[::-1].index(HandStarted.__name__)
    assert "TurnStarted" not in names[last:] and names[-1] == TournamentEnded.__name__
    posts = plain.seen["before set_message"]  # the last is the podium
    count = [0]

    def plan(kind: str, since: int) -> bool:
        count[0] += kind == "before set_message"
        return kind == "before set_message" and count[0] == posts - 1

    ran = await compared(game, 1, plan)
    assert ran.restarts == 1
    assert not ran.wrong, "\n".join(ran.wrong)


async def test_a_kill_right_after_a_missed_turn_leaves_its_notice_saying_so() -> None:
    ran = await compared(GAMES["club-by-hands"], 1, lambda kind, since: kind == "before edit" and since > 20)
    assert ran.restarts > 2
    assert not ran.wrong, "\n".join(ran.wrong)


async def test_a_kill_before_it_is_noted_which_message_a_notice_is_leaves_none_behind() -> None:
    ran = await compared(GAMES["club-by-minutes"], 1, lambda kind, since: kind == "before set_notice" and since > 30)
    assert ran.restarts > 2
    assert not ran.wrong, "\n".join(ran.wrong)


async def test_a_notice_that_goes_does_not_forget_the_next_one_that_is_being_posted() -> None:
    """Two people, one after the other, who were both to be told at once; and the other way round."""
    for seed in (1, 2):
        ran = await compared(GAMES["club-by-minutes"], seed, spread(seed, 0))
        assert ran.restarts > 2
        assert not ran.wrong, "\n".join(ran.wrong)


async def test_a_kill_before_it_is_noted_where_the_podium_stands_gives_the_last_hand_no_buttons_again() -> None:
    posts = (await undisturbed(MOVED, 1)).seen["after message"]
    count = [0]

    def plan(kind: str, since: int) -> bool:
        count[0] += kind == "after message"
        return kind == "after message" and count[0] == posts

    ran = await compared(MOVED, 1, plan)
    assert ran.restarts == 1
    assert not ran.wrong, "\n".join(ran.wrong)
