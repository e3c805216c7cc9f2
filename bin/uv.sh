# Sourced by the scripts beside it: goes to the project's folder and sets $uv, bringing uv along where there is none.
CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/.."

find_python() {
    for name in python3 python python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "vialibre: Python 3.11 or newer is needed, and none was found. Install it and try again." >&2
    exit 2
}

if command -v uv >/dev/null 2>&1; then
    uv=uv
else
    uv=.uv/bin/uv
    if [ ! -x "$uv" ]; then
        python=$(find_python)
        echo "vialibre: setting up (only the first time) …" >&2
        if ! "$python" -m venv .uv || ! .uv/bin/python -m pip install --quiet --disable-pip-version-check uv; then
            rm -rf .uv
            echo "vialibre: could not set up uv. Is the network there? On Debian: apt install python3-venv" >&2
            exit 2
        fi
    fi
fi
