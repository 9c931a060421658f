"""Faces of those who have no avatar."""

from __future__ import annotations

import pytest

from bot.render.faces import face_of, hue_of, initial_of
from engine.tournament import PlayerId


@pytest.mark.parametrize(
    ("name", "initial"),
    [
        ("ann", "A"),
        ("Zoë", "Z"),
        ("élodie", "É"),
        ("e\u0301lodie", "É"),
        ("山田太郎", "山"),
        ("محمد", "م"),
        ("ßven", "ß"),
        ("👨‍👩‍👧 family", "👨‍👩‍👧"),
        ("🇫🇷 France", "🇫🇷"),
        ("👋🏽 hi", "👋🏽"),
        ("  \u200b bo", "B"),
        ("\u202eevil", "E"),
        ("𝓕𝓪𝓷𝓬𝔂", "F"),
        (
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f Ben",
            "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        ),
        ("नमस्ते", "न"),
        ("", ""),
        ("\u2800\u3164", ""),
    ],
)
def test_an_initial_is_the_first_character_that_people_see(name: str, initial: str) -> None:
    assert initial_of(name) == initial


def test_who_has_no_visible_name_gets_the_number_of_the_seat() -> None:
    assert face_of(PlayerId(1), "", 4, "").initial == "5"


def test_a_player_has_the_same_colour_always_and_the_next_one_another() -> None:
    hues = [hue_of(PlayerId(1_000_000_000_000_000_000 + at)) for at in range(6)]
    assert hues == [hue_of(PlayerId(1_000_000_000_000_000_000 + at)) for at in range(6)]
    circle = [min(abs(one - other), 360 - abs(one - other)) for at, one in enumerate(hues) for other in hues[:at]]
    assert min(circle) >= 30


def test_hues_are_spread_over_the_whole_circle() -> None:
    hues = {hue_of(PlayerId(at)) // 30 for at in range(200)}
    assert hues == set(range(12))


def test_a_fetched_image_is_named_by_its_key() -> None:
    assert face_of(PlayerId(1), "Ann", 0, "1-abc").key == "1-abc"
