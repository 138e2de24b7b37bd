# shellcheck shell=sh
# What the tests on a real X11 display have in common: a display and a window manager of their own, and
# how to work a window by keys. To be sourced by a test that was started as TEST LOGGIA.
set -eu
# shellcheck disable=SC2034 # for the test
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
    # A portal that the session bus has started has a mount there until it has ended, too.
    eventually rm -rf "$home" || true
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

