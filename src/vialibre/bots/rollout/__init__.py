"""Rollouts: sampled worlds played on by a quick policy that follows plans. Compiled with the engine."""
