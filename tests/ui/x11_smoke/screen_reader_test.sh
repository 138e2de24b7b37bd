#!/bin/sh
# What a screen reader is told of the window, through the service that it uses itself. Usage:
# screen_reader_test.sh LOGGIA; starts a display and a session bus of its own.
# shellcheck source=tests/ui/x11_smoke/display.sh
. "$(dirname "$0")/display.sh"

export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 NO_AT_BRIDGE=0
here=$(cd "$(dirname "$0")" && pwd)
chmod 700 "$home"
# The bus ends with the program that it was started for.
# shellcheck disable=SC2016 # the inner shell's words
dbus-run-session -- sh -c '
    "$1" &
    program=$!
    status=0
    /usr/bin/python3 "$2" || status=$?
    kill "$program" 2>/dev/null
    wait "$program" 2>/dev/null
    exit "$status"
' sh "$loggia" "$here/screen_reader.py" || fail "see above"
