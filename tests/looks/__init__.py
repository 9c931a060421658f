"""Every picture there is, to look at: `make looks`."""
