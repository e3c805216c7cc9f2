"""Bots to measure ours against, written anew from their descriptions.

The four agents of "AI-based playtesting of contemporary board games" (FDG 2017), and plain tree search.
"""
