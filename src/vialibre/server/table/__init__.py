"""A table as a value: its log, what follows from it, what may be added to it, and what each viewer is told. No I/O."""
