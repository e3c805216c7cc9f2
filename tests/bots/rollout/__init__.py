"""Rollouts in sampled worlds."""
