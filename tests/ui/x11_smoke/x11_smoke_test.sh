#!/bin/sh
# The program on a real X11 display with a window manager, worked by real keys: what the offscreen
# platform cannot show. Usage: x11_smoke_test.sh LOGGIA; starts a display of its own.
set -eu
loggia=$1
if [ "${2-}" != --inside ]; then
    exec xvfb-run -a -s "-screen 0 1600x1200x24" "$0" "$loggia" --inside
fi

home=$(mktemp -d)
window=
program=
manager=
clean_up() {
    for process in $program $manager; do
        kill "$process" 2>/dev/null || true
    done
    rm -rf "$home"
}
trap clean_up EXIT
fail() {
    echo "FAIL: $*" >&2
    xwininfo -root -tree >&2 || true
    exit 1
}

# Nothing of the person's own is read or written.
export HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config"
export XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home"
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS || true

# Tries a command for up to 20 seconds.
eventually() {
    for _ in $(seq 200); do
        if "$@" >/dev/null 2>&1; then
            return 0
        fi
        sleep 0.1
    done
    return 1
}
find_window() { # PATTERN
    window=$(xdotool search --onlyvisible --name "$1" | head -n 1)
    [ -n "$window" ]
}
no_window() { # PATTERN
    ! xdotool search --onlyvisible --name "$1"
}
is_active() { # WINDOW
    [ "$(xdotool getactivewindow)" = "$1" ]
}
appears() { # PATTERN
    eventually find_window "$1" || fail "no window called $1"
    # eventually's search ran in this shell: $window is set.
    eventually is_active "$window" || fail "$1 did not become the active window"
}

# It says on the root window that it is there before it manages anything; a window that comes in
# between may never be shown. --startup runs when it is ready.
openbox --sm-disable --startup "touch $home/managed" >/dev/null 2>&1 &
manager=$!
eventually test -e "$home/managed" || fail "no window manager"

# The window appears and has the whole size that it asks for.
"$loggia" &
program=$!
appears "Loggia$"
main=$window
eval "$(xdotool getwindowgeometry --shell "$main" | grep -E '^(WIDTH|HEIGHT)=')"
if [ "$WIDTH" -lt 600 ] || [ "$HEIGHT" -lt 400 ]; then
    fail "the window is only $WIDTH x $HEIGHT"
fi

# Keys reach it: a dialog opens over it and closes again.
xdotool key --clearmodifiers ctrl+shift+p
appears "Find command"
xdotool key --clearmodifiers Escape
eventually no_window "Find command" || fail "the dialog does not close"
eventually is_active "$main" || fail "the window does not get the keyboard back"

# It ends when told to, with 0, and has kept its state.
xdotool key --clearmodifiers ctrl+q
status=0
wait "$program" || status=$?
program=
[ "$status" -eq 0 ] || fail "ended with $status"
session=$(find "$home/data" -name 'session-*.json')
[ -s "$session" ] || fail "no session was kept"

# A file given to it is shown; after a kill it comes back by itself.
cat >"$home/game.txt" <<'END'
0000000
0000000
0200000
0100002
0200111
1100222
1
END
"$loggia" "$home/game.txt" &
program=$!
appears "game.txt.*Loggia$"
has_file() { grep -q game.txt "$session"; }
eventually has_file || fail "the file is not in the session"
kill -9 "$program"
wait "$program" 2>/dev/null || true
"$loggia" &
program=$!
appears "game.txt.*Loggia$"
xdotool key --clearmodifiers ctrl+q
wait "$program" || fail "ended with $?"
program=
echo "The window appeared, took keys, ended, and came back after a kill."
