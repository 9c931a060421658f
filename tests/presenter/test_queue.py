"""What is shown next, what a press is answered with, and what is left out."""

from __future__ import annotations

from bot.presenter.frames import Frame, Kind
from bot.presenter.queue import FrameQueue
from engine import new_table

LOOK = 10_000


def frame(kind: Kind, seq: int, at: int = 0) -> Frame:
    return Frame(kind, seq, new_table(), (), at)


def queue(*frames: Frame) -> FrameQueue:
    found = FrameQueue()
    for each in frames:
        found.add(each, LOOK)
    return found


def waiting(found: FrameQueue) -> list[int]:
    seen: list[int] = []
    while (head := found.head) is not None:
        seen.append(head.seq)
        found.shown(head)
    return seen


def test_the_newest_state_of_a_message_is_enough() -> None:
    assert waiting(queue(frame(Kind.EDIT, 1), frame(Kind.EDIT, 2), frame(Kind.EDIT, 3))) == [3]


def test_no_picture_of_a_run_out_is_left_out() -> None:
    assert waiting(queue(frame(Kind.STEP, 1), frame(Kind.STEP, 2), frame(Kind.EDIT, 3))) == [1, 2, 3]


def test_a_later_state_does_not_bring_the_end_of_a_run_out_forward() -> None:
    found = queue(frame(Kind.STEP, 1, 100), frame(Kind.EDIT, 2, 8_000), frame(Kind.EDIT, 3, 500))
    found.shown(frame(Kind.STEP, 0))
    assert found.answer(700) is not None
    assert found.head is not None
    found.shown(found.head)
    assert found.head.seq == 3
    assert found.head.at == 8_000


def test_a_new_hand_takes_the_place_of_one_that_was_never_shown() -> None:
    assert waiting(queue(frame(Kind.EDIT, 1), frame(Kind.DEAL, 2), frame(Kind.EDIT, 3), frame(Kind.DEAL, 4))) == [4]


def test_a_new_hand_waits_for_one_whose_message_may_have_been_posted() -> None:
    posting = frame(Kind.DEAL, 2)
    posting.tried = True
    assert waiting(queue(posting, frame(Kind.EDIT, 3), frame(Kind.DEAL, 4), frame(Kind.EDIT, 5))) == [2, 4, 5]


def test_the_podium_does_not_take_the_place_of_a_last_hand_that_is_still_to_be_shown() -> None:
    assert waiting(queue(frame(Kind.DEAL, 1), frame(Kind.STEP, 2), frame(Kind.EDIT, 3), frame(Kind.END, 4))) == [
        *(1, 2, 3, 4)
    ]
    assert waiting(queue(frame(Kind.DEAL, 1), frame(Kind.END, 2))) == [1, 2]


def test_the_podium_waits_until_the_last_hand_has_been_looked_at() -> None:
    found = queue(frame(Kind.STEP, 1, 0), frame(Kind.EDIT, 2, 4_000), frame(Kind.END, 3, 1_000))
    found.shown(frame(Kind.EDIT, 0))
    assert waiting(found) == [1, 2, 3]
    assert queue(frame(Kind.EDIT, 2, 4_000), frame(Kind.END, 3, 1_000)).head is not None


def test_a_press_in_a_run_out_is_answered_with_what_stands() -> None:
    found = queue(frame(Kind.STEP, 2, 2_000), frame(Kind.EDIT, 3, 4_000))
    standing = frame(Kind.STEP, 1)
    found.shown(standing)
    assert found.answer(1_000) is standing
    late = found.answer(2_000)
    assert late is not None
    assert late.seq == 2


def test_people_see_no_further_than_the_run_out_has_got() -> None:
    found = queue(frame(Kind.STEP, 2, 2_000), frame(Kind.EDIT, 3, 4_000))
    standing = frame(Kind.STEP, 1)
    found.shown(standing)
    assert found.seen() is standing
    for _ in range(2):
        assert found.head is not None
        found.shown(found.head)
    assert found.seen() is None


def test_the_message_of_a_new_hand_may_be_edited_once_it_stands() -> None:
    found = queue(frame(Kind.DEAL, 1))
    assert found.head is not None
    found.shown(found.head)
    answer = found.answer(0)
    assert answer is not None
    assert answer.kind is Kind.EDIT


def test_an_answer_that_may_not_have_arrived_is_shown_again() -> None:
    found = queue(frame(Kind.EDIT, 1))
    assert found.head is not None
    found.shown(found.head)
    found.again()
    assert waiting(found) == [1]
