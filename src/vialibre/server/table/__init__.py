"""The domain model of a table: its log, the state folded from it, commands, and messages for viewers. No I/O."""
