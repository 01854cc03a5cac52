"""The registry of rules: ids, kinds, classes and teaching order; no text that learners read."""

from generator.registry.registry import Registry, RuleEntry

__all__ = ["Registry", "RuleEntry"]
