#!/bin/sh
# Where there is no display the program says so and exits with 1: no abort, no core dump.
# Usage: no_display_test.sh LOGGIA
set -eu
loggia=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_DATA_HOME="$home" XDG_CONFIG_HOME="$home" XDG_RUNTIME_DIR="$home"
unset WAYLAND_DISPLAY DISPLAY QT_QPA_PLATFORM || true

check() { # WHAT [NAME=VALUE]
    what=$1
    shift
    status=0
    env "$@" "$loggia" >"$home/out" 2>"$home/err" || status=$?
    if [ "$status" -ne 1 ] || ! grep -q display "$home/err" || [ -s "$home/out" ] ||
        [ "$(wc -l <"$home/err")" -gt 3 ]; then
        echo "FAIL: $what: status $status and" >&2
        cat "$home/err" >&2
        exit 1
    fi
}
check "no DISPLAY"
check "a DISPLAY that nobody serves" DISPLAY=:4711
check "an unknown platform" QT_QPA_PLATFORM=nonsense
