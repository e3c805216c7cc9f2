"""The command-line interface: one module per command.

`main` assembles the commands and reports errors; `text` holds the user's language and the consoles, `options` shared
options, `usage` the translation of Typer's own messages. Commands parse, translate and print; rules and figures come
from the layers below.
"""
