"""Published agents, written anew from their descriptions, to measure ours against.

The four of "AI-based playtesting of contemporary board games" (FDG 2017).
"""
