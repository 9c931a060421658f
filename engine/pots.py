"""Pots: what comes back uncalled, the layers of what was put in, and who gets which chips."""

from __future__ import annotations

from engine.facts import fact
from engine.seats import CLOCKWISE, SEATS_IN, Chips, Seat, Seats


@fact
class Pot:
    """Chips to be won, and the seats that may win them. Source: P1."""

    amount: Chips
    eligible: tuple[Seat, ...]


@fact
class PotAward:
    """One pot and what each of its winners gets; `shares` in the order of P4. Source: P2, P4."""

    amount: Chips
    eligible: tuple[Seat, ...]
    shares: tuple[tuple[Seat, Chips], ...]


def uncalled(committed: list[Chips]) -> tuple[Seat, Chips] | None:
    """Whose chips nobody matched, and how many: the highest total less the second-highest, folded players included.

    Source: P3.
    """
    *_, second, top = sorted(committed)
    return (committed.index(top), top - second) if top > second else None


def layers(committed: list[Chips], live: Seats, dead: Chips) -> tuple[Pot, ...]:
    """The pots, main pot first: one for each size of stake among the live, `dead` money in the first.

    Folded chips stay in the layers they reached; what lies above every live stake joins the last pot.
    Source: P1, B7.
    """
    eligible = SEATS_IN[live]
    pots: list[Pot] = []
    taken = 0
    top = max([committed[seat] for seat in eligible])
    for stake in sorted({committed[seat] for seat in eligible}):
        seats = tuple([seat for seat in eligible if committed[seat] >= stake])
        if stake == top:
            reached = sum(committed)
        else:
            reached = sum([amount if amount < stake else stake for amount in committed])
        amount = reached - taken + (0 if pots else dead)
        if amount:
            pots.append(Pot(amount, seats))
        taken = reached
    return tuple(pots)


def award(pot: Pot, values: dict[Seat, int], button: Seat) -> PotAward:
    """Split `pot` among its best hands; odd chips one each from the left of the button. Source: P2, P4."""
    best = max([values[seat] for seat in pot.eligible])
    winners = [seat for seat in pot.eligible if values[seat] == best]
    if len(winners) == 1:
        return PotAward(pot.amount, pot.eligible, ((winners[0], pot.amount),))
    share, odd = divmod(pot.amount, len(winners))
    order = CLOCKWISE[button][sum([1 << seat for seat in winners])]
    return PotAward(pot.amount, pot.eligible, tuple([(seat, share + (at < odd)) for at, seat in enumerate(order)]))


def pots_so_far(committed: list[Chips], live: Seats, able: Seats, dead: Chips) -> tuple[Pot, ...]:
    """The pots in the middle of a street: split only where somebody is all-in, open to all who can still match.

    Source: P1.
    """
    seats = SEATS_IN[live]
    top = max(committed)
    pots: list[Pot] = []
    taken = 0
    for stake in sorted({committed[seat] for seat in SEATS_IN[live & ~able]} | {top}):
        eligible = tuple([seat for seat in seats if committed[seat] >= stake or able >> seat & 1])
        reached = sum([amount if amount < stake else stake for amount in committed])
        amount = reached - taken + (0 if pots else dead)
        if amount and eligible:
            pots.append(Pot(amount, eligible))
        taken = reached
    return tuple(pots)
