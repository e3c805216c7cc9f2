# Sourced by the scripts beside it. Changes to the project's folder, sets $uv (installing uv into .uv where there is
# none) and defines install_project.
CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/.."
project=$PWD

find_python() {
    for name in python3 python python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "vialibre: Python 3.11 or newer is required, but none was found. Install it and try again." >&2
    exit 2
}

if command -v uv >/dev/null 2>&1; then
    uv=uv
else
    uv=$project/.uv/bin/uv
    if [ ! -x "$uv" ]; then
        python=$(find_python)
        echo "vialibre: first start, four steps; later starts skip them" >&2
        echo "vialibre: 1/4 Getting the package manager uv …" >&2
        if ! "$python" -m venv .uv || ! .uv/bin/python -m pip install --quiet --disable-pip-version-check uv; then
            rm -rf .uv
            echo "vialibre: could not install uv. Check your connection. On Debian, also: apt install python3-venv" >&2
            exit 2
        fi
    fi
fi

# Shows the newest step of the file $1 until it is killed: as one line that counts seconds where a person watches,
# else as a line per step. Silent for the first second, so that a start with nothing to do prints nothing.
show_progress() {
    shown=
    while sleep 1 >/dev/null 2>&1; do
        step=$(sed -n 's/^step //p' "$1" 2>/dev/null | tail -n 1)
        now=$(date +%s)
        if [ "$step" != "$shown" ]; then
            if [ ! -t 2 ]; then
                printf 'vialibre: %s …\n' "$step" >&2
            elif [ -n "$shown" ]; then
                printf '\n' >&2
            fi
            shown=$step
            begun=$now
        fi
        if [ -t 2 ]; then printf '\r\033[Kvialibre: %s … %d s' "$step" $((now - begun)) >&2; fi
    done
}

# Brings the environment up to date; the arguments are those of `uv sync`. Packages come first, then build_hook.py
# reports its own steps and notes in the file VIALIBRE_PROGRESS, since uv swallows what a build prints.
install_project() {
    VIALIBRE_PROGRESS=$(mktemp)
    export VIALIBRE_PROGRESS
    echo "step 2/4 Getting the Python packages" >"$VIALIBRE_PROGRESS"
    show_progress "$VIALIBRE_PROGRESS" &
    ticker=$!
    trap 'kill "$ticker" 2>/dev/null; rm -f "$VIALIBRE_PROGRESS"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    status=0
    "$uv" sync --quiet --inexact --project "$project" "$@" || status=$?
    kill "$ticker" 2>/dev/null
    wait "$ticker" 2>/dev/null || true
    if [ -t 2 ]; then printf '\r\033[K' >&2; fi
    sed -n 's/^note /vialibre: /p' "$VIALIBRE_PROGRESS" >&2
    rm -f "$VIALIBRE_PROGRESS"
    unset VIALIBRE_PROGRESS
    trap - EXIT INT TERM
    return "$status"
}
