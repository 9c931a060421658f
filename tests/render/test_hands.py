"""Hands named in words."""

from __future__ import annotations

import pytest

from bot.render.cards import cards_text
from bot.render.hands import hand_text, short_hand_text
from engine.cards import parse_cards
from engine.evaluation import best_hand
from i18n import LOCALES


def named(cards: str, locale: str = "en", *rivals: str) -> str:
    return hand_text(best_hand(parse_cards(cards)), locale, [best_hand(parse_cards(each)) for each in rivals])


@pytest.mark.parametrize(
    ("cards", "en", "fr", "de"),
    [
        ("AsKsQsJsTs", "royal flush", "quinte flush royale", "Royal Flush"),
        ("9d8d7d6d5d", "straight flush, nine high", "quinte flush au neuf", "Straight Flush, Neun hoch"),
        ("KcKdKhKs2c", "four of a kind, kings", "carré de rois", "Vierling Könige"),
        ("AcAdAhKsKc", "full house, aces over kings", "full aux as par les rois", "Full House, Asse über Könige"),
        ("AhJh9h4h2h", "flush, ace high", "couleur à l’as", "Flush, Ass hoch"),
        ("5h4c3d2sAh", "straight, five high", "quinte au cinq", "Straße, Fünf hoch"),
        ("QhJcTd9s8h", "straight, queen high", "quinte à la dame", "Straße, Dame hoch"),
        ("AhAcAd9s8h", "three of a kind, aces", "brelan d’as", "Drilling Asse"),
        ("KhKc9d9s8h", "two pair, kings and nines", "double paire, rois et neuf", "zwei Paare, Könige und Neunen"),
        ("AhAc9d5s8h", "pair of aces", "paire d’as", "ein Paar Asse"),
        ("AhKc9d5s8h", "high card, ace", "carte haute, as", "höchste Karte Ass"),
    ],
)
def test_h1_every_hand_has_its_name(cards: str, en: str, fr: str, de: str) -> None:
    assert [named(cards, locale) for locale in ("en", "fr", "de")] == [en, fr, de]


def test_h3_the_kicker_is_named_where_it_decides() -> None:
    assert named("KhKcQd5s3h", "en", "KdKsJd5s3h") == "pair of kings, queen kicker"
    assert named("KdKsJd5s3h", "en", "KhKcQd5s3h") == "pair of kings, jack kicker"
    assert named("KhKcQd5s3h", "de", "KdKsJd5s3h") == "ein Paar Könige, Kicker Dame"


def test_h3_all_kickers_down_to_the_deciding_one_are_named() -> None:
    assert named("KhKcQd5s3h", "en", "KdKsQs4s3d") == "pair of kings, kickers queen and five"
    assert named("AhQh9h4h2h", "fr", "AhQh9h4h3h") == "couleur à l’as, kickers dame, neuf, quatre et deux"


def test_h3_no_kicker_where_the_hands_are_equal_or_of_another_kind() -> None:
    assert named("KhKcQd5s3h", "en", "KdKsQs5d3c") == "pair of kings"
    assert named("KhKcQd5s3h", "en", "QhQcKd5s3h") == "pair of kings"
    assert named("KhKcQd5s3h", "en", "KdKs2d2s3h") == "pair of kings"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rank", range(2, 15))
def test_every_rank_has_its_words(rank: int, locale: str) -> None:
    code = "23456789TJQKA"[rank - 2]
    others = "".join([f"{each}{suit}" for each, suit in zip("23456789TJQKA".replace(code, "")[:3], "cdh", strict=True)])
    assert named(f"{code}c{code}d{others}", locale)


def test_cards_are_signs_with_a_rank_in_front() -> None:
    assert cards_text(parse_cards("AsKdQhJcTs9d")) == "A♠︎ K♦︎ Q♥︎ J♣︎ 10♠︎ 9♦︎"


def in_short(cards: str, locale: str = "en", *rivals: str) -> str:
    return short_hand_text(best_hand(parse_cards(cards)), locale, [best_hand(parse_cards(each)) for each in rivals])


@pytest.mark.parametrize(
    ("cards", "en", "fr", "de"),
    [
        ("AsKsQsJsTs", "royal flush", "quinte flush royale", "Royal Flush"),
        ("9d8d7d6d5d", "straight flush, nine high", "quinte flush au neuf", "Straight Flush, Neun hoch"),
        ("KcKdKhKs2c", "four of a kind, kings", "carré de rois", "Vierling Könige"),
        ("AhJh9h4h2h", "flush, ace high", "couleur à l’as", "Flush, Ass hoch"),
        ("5h4c3d2sAh", "straight, five high", "quinte au cinq", "Straße, Fünf hoch"),
        ("ThTcTd9s8h", "three of a kind, tens", "brelan de dix", "Drilling Zehnen"),
        ("AhAc9d5s8h", "pair of aces", "paire d’as", "ein Paar Asse"),
        ("AhKc9d5s8h", "high card, ace", "carte haute, as", "höchste Karte Ass"),
    ],
)
def test_h1_a_short_name_says_ranks_in_words(cards: str, en: str, fr: str, de: str) -> None:
    assert [in_short(cards, locale) for locale in ("en", "fr", "de")] == [en, fr, de]


@pytest.mark.parametrize(
    ("cards", "en", "fr", "de"),
    [
        ("AcAdAhKsKc", "full house A-K", "full A-K", "Full House A-K"),
        ("KhKc9d9s8h", "two pair K-9", "double paire K-9", "zwei Paare K-9"),
    ],
)
def test_h1_only_two_ranks_are_letters_in_a_short_name(cards: str, en: str, fr: str, de: str) -> None:
    assert [in_short(cards, locale) for locale in ("en", "fr", "de")] == [en, fr, de]


@pytest.mark.parametrize(
    ("cards", "rival", "en", "fr", "de"),
    [
        ("KhKcQd5s3h", "KdKsJd5s3h", "pair of kings, Q", "paire de rois, Q", "ein Paar Könige, Q"),
        ("KhKcQd5s3h", "KdKsQs5h2h", "pair of kings, Q-5-3", "paire de rois, Q-5-3", "ein Paar Könige, Q-5-3"),
        ("KhKc9d9s8h", "KhKc9d9s7h", "two pair K-9-8", "double paire K-9-8", "zwei Paare K-9-8"),
        ("AhJh9h4h2h", "AdJd8d4d2d", "flush A-J-9", "couleur A-J-9", "Flush A-J-9"),
        ("AhKc9d5s8h", "AhQc9d5s8h", "high card A-K", "carte haute A-K", "höchste Karte A-K"),
    ],
)
def test_h3_short_names_have_the_kickers_that_decide(cards: str, rival: str, en: str, fr: str, de: str) -> None:
    assert [in_short(cards, locale, rival) for locale in ("en", "fr", "de")] == [en, fr, de]
