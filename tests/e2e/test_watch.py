"""What `demo --watch` prints of a message that changes."""

from __future__ import annotations

from bot.demo.watch import News, plain


def test_a_line_of_actions_is_printed_as_it_grows() -> None:
    news = News("en")
    assert news.of(["Flop · Ann checks."]) == ["Flop · Ann checks."]
    assert news.of(["Flop · Ann checks. Bo bets 40."]) == ["Flop · Bo bets 40."]
    assert news.of(["Flop · Ann checks. Bo bets 40."]) == []


def test_actions_that_only_lost_their_beginning_are_not_printed_again() -> None:
    news = News("fr")
    news.of(["Flop · Sora dit parole. Ann dit parole."])
    assert news.of(["Flop · … Ann dit parole.", "Turn · Sora mise 40."]) == ["Turn · Sora mise 40."]


def test_folds_that_are_summed_up_later_are_not_printed_again() -> None:
    news = News("en")
    news.of(["Pre-flop · Ann folds. Bo folds. Cy raises to 60."])
    assert news.of(["Pre-flop · 2 players fold. Cy raises to 60. Dee calls 60."]) == ["Pre-flop · Dee calls 60."]


def test_the_same_call_twice_is_two_happenings() -> None:
    news = News("en")
    news.of(["Turn · Ann calls 40. Bo raises to 80."])
    said = ["Turn · Ann calls 40. Bo raises to 80. Ann calls 40."]
    assert news.of(said) == ["Turn · Ann calls 40."]


def test_other_lines_are_printed_when_they_change() -> None:
    news = News("en")
    assert news.of(["Pot: 30", "1 Ann · 980"]) == ["Pot: 30", "1 Ann · 980"]
    assert news.of(["Pot: 60", "1 Ann · 980"]) == ["Pot: 60"]


def test_code_marks_are_gone_in_the_terminal_but_not_those_in_names() -> None:
    assert plain(r"`1` **a\`b** · `A♠ K♦`", {}, 0, "en") == "1 a`b · A♠ K♦"
