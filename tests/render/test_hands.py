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
        ("AsKsQsJsTs", "Royal flush", "Quinte flush royale", "Royal Flush"),
        ("9d8d7d6d5d", "Straight flush 9", "Quinte flush 9", "Straight Flush 9"),
        ("KcKdKhKs2c", "Four of a kind K", "Carré K", "Vierling K"),
        ("AcAdAhKsKc", "Full house A-K", "Full A-K", "Full House A-K"),
        ("AhJh9h4h2h", "Flush A", "Couleur A", "Flush A"),
        ("5h4c3d2sAh", "Straight 5", "Quinte 5", "Straße 5"),
        ("ThTcTd9s8h", "Three of a kind 10", "Brelan 10", "Drilling 10"),
        ("KhKc9d9s8h", "Two pair K-9", "Double paire K-9", "Zwei Paare K-9"),
        ("AhAc9d5s8h", "Pair A", "Paire A", "Paar A"),
        ("AhKc9d5s8h", "High card A", "Carte haute A", "Höchste Karte A"),
    ],
)
def test_h1_where_there_is_little_room_hands_have_short_names(cards: str, en: str, fr: str, de: str) -> None:
    assert [in_short(cards, locale) for locale in ("en", "fr", "de")] == [en, fr, de]


def test_h3_short_names_have_the_kickers_that_decide() -> None:
    assert in_short("KhKcQd5s3h", "en", "KdKsJd5s3h") == "Pair K-Q"
    assert in_short("KhKcQd5s3h", "en", "KdKsQs5h2h") == "Pair K-Q-5-3"
