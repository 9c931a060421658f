"""Pictures: the table, hole cards, the chart, card emojis. Pure functions from scenes to bytes."""
