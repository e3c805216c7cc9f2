"""Bots that are programs of their own, in any language: `cmd:./mybot --fast` (docs/bot-protocol.md).

| module | |
|---|---|
| `command` | reads `cmd:…` and finds the program |
| `messages` | what is sent, and what an answer must look like |
| `process` | one running program: bounded reads and writes, and its end |
| `keeper` | a script of its own that ends the program with everything that it started |
| `pool` | programs that wait for their next game, and the end of all of them |
| `bot` | such a program as a bot |

Starting a program is for the operator's own command line only: `make_bot` refuses `cmd:` unless its caller allows it.
"""
