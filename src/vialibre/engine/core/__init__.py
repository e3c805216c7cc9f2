"""The rules of the game on flat integer data, without names or texts; compiled by mypyc (see build_hook.py)."""
