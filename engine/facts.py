"""Facts: small values that never change once made.

A fact is frozen to the type checker. At run time it is a plain slotted class, which costs a third of a frozen one to
make; under `python -X dev` it is really frozen, so that one test run proves that nothing writes to a fact.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def fact(cls: type[T]) -> type[T]:
    """Make `cls` a slotted value compared and hashed by its fields."""
    if sys.flags.dev_mode:
        return dataclass(slots=True, frozen=True)(cls)
    return dataclass(slots=True, unsafe_hash=True)(cls)
