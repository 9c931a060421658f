"""No-limit hold'em tournaments as a pure library: no clock, no randomness, no input or output, no text."""

from engine.table import apply, evolve, legal_actions, new_table, replay
from engine.view import view

__all__ = ["apply", "evolve", "legal_actions", "new_table", "replay", "view"]
