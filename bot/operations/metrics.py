"""What is counted, for Prometheus. No label names a person, a server or a table, so there are never more than a few."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # when each was first counted says nothing that the process's own start does not

ANSWERS: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # Discord forgets a press after three seconds
COMMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

STATES: Final = ("lobby", "running", "paused", "over", "unsaved")


class Metrics:
    """All that is counted, in a registry of its own. `docs/operating.md` lists the names."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        at = self.registry
        ProcessCollector(registry=at)
        self.interactions = Counter(
            "deadbutton_interactions", "What people did and this process answered", ["kind"], registry=at
        )
        self.answer = Histogram(
            "deadbutton_answer_seconds", "From the gateway's event to Discord's receipt", buckets=ANSWERS, registry=at
        )
        self.requests = Counter(
            "deadbutton_requests", "Requests to Discord", ["method", "route", "status"], registry=at
        )
        self.invalid = Gauge("deadbutton_invalid_requests", "401, 403 and 429 in the last ten minutes", registry=at)
        self.queued = Gauge("deadbutton_requests_queued", "Requests that wait for the bot's own budget", registry=at)
        self.tables = Gauge("deadbutton_tables", "Live tables", ["state"], registry=at)
        self.recovered = Counter("deadbutton_tables_recovered", "Tables brought back after a restart", registry=at)
        self.events = Counter("deadbutton_events", "Events committed", registry=at)
        self.commit = Histogram("deadbutton_commit_seconds", "One transaction", buckets=COMMITS, registry=at)
        self.failed = Counter("deadbutton_commits_failed", "Writes that the database did not take", registry=at)
        self.lag = Histogram("deadbutton_loop_lag_seconds", "How late the event loop is", buckets=LAGS, registry=at)
        self.pictures = Gauge("deadbutton_pictures", "Pictures since the start", ["outcome"], registry=at)
        self.lease = Gauge("deadbutton_lease_held", "1 while this process owns the tables", registry=at)
        self.healthy = Gauge("deadbutton_healthy", "1 while /healthz says 200", registry=at)
        self.draining = Gauge("deadbutton_draining", "1 while new games are refused", registry=at)

    def text(self) -> bytes:
        """Everything in Prometheus's text format."""
        return generate_latest(self.registry)
