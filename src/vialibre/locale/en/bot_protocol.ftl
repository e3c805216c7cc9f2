# Bots that are programs of their own, named as cmd:…; see docs/bot-protocol.md. $bot is that name, $said, $words and $detail are quotations.

error-program-not-started = The bot “{ $bot }” can’t be started: { $detail }.
error-program-silent = The bot “{ $bot }” gave no answer within { $seconds } seconds.
error-program-deaf = The bot “{ $bot }” doesn’t read what it is sent, for { $seconds } seconds now.
error-program-ended = The bot “{ $bot }” ended with exit code { $exit } when it should have answered.
error-program-ended-saying = The bot “{ $bot }” ended with exit code { $exit } when it should have answered. Its last words: “{ $words }”.
error-program-closed = The bot “{ $bot }” closed its output when it should have answered.
error-program-long-line = The bot “{ $bot }” wrote more than { $most } bytes without ending the line.
error-program-unasked = The bot “{ $bot }” wrote “{ $said }” without being asked. Write one line for each question, and everything else to standard error.
error-program-bad-answer = The bot “{ $bot }” answered “{ $said }”, which isn’t in the form of the protocol: { $detail }.
error-program-wrong-id = The bot “{ $bot }” answered with the id { $id }, but question { $asked } was asked.
error-program-illegal = The bot “{ $bot }” chose “{ $action }”, which isn’t one of the legal actions it was sent.
error-program-other-protocol = The bot “{ $bot }” speaks version { $protocol } of the protocol, but this program speaks version { $known }.
error-command-bot-posix = The bot “{ $bot }” can’t be used: programs as bots need Linux or macOS.
error-command-bot-quotes = In “{ $bot }”, a quotation mark is never closed. Write the command as in a shell.
error-command-bot-empty = In “{ $bot }”, no program is named. Write the command after the colon, such as cmd:./mybot.
error-command-bot-missing = The bot “{ $bot }” can’t be started: there is no program “{ $program }” that may be run. Check the name, and that the file is executable.
error-command-bot-seconds = In “{ $bot }”, what stands between cmd@ and the colon isn’t a valid time. Write seconds for each decision, above 0 and up to { $most }, such as cmd@2.5:./mybot.
error-command-bot-refused = The bot “{ $bot }” would start a program. Only --bots of arena, simulate, playtest, watch and play, and --bot of serve, may do that, never a saved game or a message.
bot-forfeits = { $reason } It forfeits the game, and another bot plays on for it.
