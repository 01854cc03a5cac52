"""Drawn examples are the same on every run and every machine; a slow machine is no fault."""

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.load_profile("repeatable")
