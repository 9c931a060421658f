"""Measurements, side by side with peers in the same run. `python -m bench NAME… [--json]`"""
