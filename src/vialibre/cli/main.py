"""`vialibre`: assembles the commands and turns every error into a one-line message."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer

from vialibre.cli import (
    analyse,
    arena,
    backup,
    bench,
    board,
    browse,
    calibrate,
    loadtest,
    play,
    playtest,
    ratings,
    replay,
    serve,
    simulate,
    verify,
    watch,
)
from vialibre.cli.bot_errors import complain_of_bot
from vialibre.cli.text import complain, examples, say, words
from vialibre.cli.usage import translate_typer, usage_error
from vialibre.errors import BadSetup, BotFailed, VialibreError
from vialibre.interpreted import is_compiled
from vialibre.version import __version__

translate_typer()
app = typer.Typer(
    name="vialibre",
    help=say("cli-help"),
    epilog=examples(""),
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
app.command("play", help=say("cli-play-help"), epilog=examples("play-"))(play.play)
app.command("watch", help=say("cli-watch-help"), epilog=examples("watch-"))(watch.watch)
app.command("simulate", help=say("cli-simulate-help"), epilog=examples("simulate-"))(simulate.simulate)
app.command("arena", help=say("cli-arena-help"), epilog=examples("arena-"))(arena.arena)
app.command("ratings", help=say("cli-ratings-help"), epilog=examples("ratings-"))(ratings.ratings)
app.command("playtest", help=say("cli-playtest-help"), epilog=examples("playtest-"))(playtest.playtest)
app.command("calibrate", help=say("cli-calibrate-help"), epilog=examples("calibrate-"))(calibrate.calibrate)
app.command("replay", help=say("cli-replay-help"), epilog=examples("replay-"))(replay.replay)
app.command("analyse", help=say("cli-analyse-help"), epilog=examples("analyse-"))(analyse.analyse)
app.command("verify", help=say("cli-verify-help"), epilog=examples("verify-"))(verify.verify)
app.command("serve", help=say("cli-serve-help"), epilog=examples("serve-"))(serve.serve)
app.command("backup", help=say("cli-backup-help"), epilog=examples("backup-"))(backup.backup)
app.command("loadtest", help=say("cli-loadtest-help"), epilog=examples("loadtest-"))(loadtest.loadtest)
app.command("bench", help=say("cli-bench-help"), epilog=examples("bench-"))(bench.bench)
app.add_typer(board.app, name="board")


def _print_version(asked: bool) -> None:
    if asked:
        print(f"vialibre {__version__} ({say('cli-compiled') if is_compiled() else say('cli-interpreted')})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help=say("cli-version-help"), callback=_print_version, is_eager=True)
    ] = False,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("cli-port-help"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-serve-lan-help"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-no-browser-help"))] = False,
) -> None:
    if context.invoked_subcommand is None:
        browse.browse(port=port, lan=lan, browser=not no_browser)
        return
    given = {"--port": port is not None, "--lan": lan, "--no-browser": no_browser}
    for option in [name for name, is_given in given.items() if is_given]:
        raise BadSetup("option_before_command", option=option, command=context.invoked_subcommand)


def run(arguments: list[str] | None = None) -> None:
    """Entry point. Wrong input gives one line on stderr and exit code 2, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents can still show the game
    sys.exit(exit_code(arguments))


def exit_code(arguments: list[str] | None) -> int:
    try:
        code = app(arguments, prog_name="vialibre", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except BotFailed as error:
        complain_of_bot(error)
        return 2
    except VialibreError as error:
        complain(words.error(error))
        return 2
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        path = context.command_path if context else "vialibre"
        complain(f"{usage_error(error)} {say('cli-see-help', command=f'{path} --help')}")
        return 2
    except (KeyboardInterrupt, typer.Abort):
        complain(say("cli-interrupted"))
        return 130
    except BrokenPipeError:  # the reader of a pipe has exited, e.g. `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(f"{error.filename or ''} {error.strerror or error}".strip())
        return 2
    except Exception as error:
        if os.environ.get("VIALIBRE_DEBUG"):
            raise
        complain(say("cli-internal-error", error=f"{type(error).__name__}: {error}"))
        return 70


if __name__ == "__main__":
    run()
