"""The order in which pieces written to the right and pieces written to the left stand on a line.

Source: UAX 9 without explicit marks (names keep none); brackets go with the line, whatever they hold.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def levels(clusters: Sequence[str]) -> list[int]:
    """The embedding level of each cluster: even = written left to right, odd = right to left."""
    kinds = [unicodedata.bidirectional(cluster[0]) or "L" for cluster in clusters]
    if all([kind not in ("R", "AL", "AN") for kind in kinds]):
        return [0] * len(kinds)
    base = next((0 if kind == "L" else 1 for kind in kinds if kind in ("L", "R", "AL")), 0)
    for at, cluster in enumerate(clusters):
        if unicodedata.category(cluster[0]) in ("Ps", "Pe"):
            kinds[at] = "R" if base else "L"
    kinds = _with_neutrals(_with_numbers(kinds, base), base)
    rises = {"L": 2 * base, "R": 1, "EN": 2, "AN": 2}
    return [rises.get(kind, base) for kind in kinds]


def visual_order(items: Sequence[T], steps: Sequence[int]) -> list[T]:
    """`items`, whose levels are `steps`, from left to right as they are seen."""
    order = list(range(len(items)))
    for level in range(max(steps, default=0), 0, -1):
        at = 0
        while at < len(order):
            end = at
            while end < len(order) and steps[order[end]] >= level:
                end += 1
            order[at:end] = order[at:end][::-1]
            at = end + 1
    return [items[index] for index in order]


def _with_numbers(kinds: list[str], base: int) -> list[str]:
    """Digits told apart by the letters before them, and the signs in and around numbers joined to them."""
    strong = "L" if base == 0 else "R"
    resolved: list[str] = []
    for kind in kinds:
        if kind in ("L", "R", "AL"):
            strong = kind
        resolved.append("AN" if kind == "EN" and strong == "AL" else "R" if kind == "AL" else kind)
    for at in range(1, len(resolved) - 1):
        before, kind, after = resolved[at - 1 : at + 2]
        if before == after and ((kind in ("ES", "CS") and before == "EN") or (kind == "CS" and before == "AN")):
            resolved[at] = before
    for indexes in (range(len(resolved)), range(len(resolved) - 1, -1, -1)):
        near = ""
        for at in indexes:
            if resolved[at] == "ET" and near == "EN":
                resolved[at] = "EN"
            near = resolved[at]
    strong = "L" if base == 0 else "R"
    for at, kind in enumerate(resolved):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            resolved[at] = "L"
    return resolved


def _with_neutrals(kinds: list[str], base: int) -> list[str]:
    """Spaces and signs take the direction of both sides if they agree, else that of the line."""
    line = "L" if base == 0 else "R"
    resolved = list(kinds)
    at = 0
    while at < len(kinds):
        if kinds[at] in ("L", "R", "EN", "AN"):
            at += 1
            continue
        end = at
        while end < len(kinds) and kinds[end] not in ("L", "R", "EN", "AN"):
            end += 1
        before = line if at == 0 else ("L" if kinds[at - 1] == "L" else "R")
        after = line if end == len(kinds) else ("L" if kinds[end] == "L" else "R")
        resolved[at:end] = [before if before == after else line] * (end - at)
        at = end
    return resolved
