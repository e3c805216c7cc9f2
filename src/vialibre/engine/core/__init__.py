"""The rules as numbers: flat, without names or texts, compiled where a C compiler is there (see build_hook.py)."""
