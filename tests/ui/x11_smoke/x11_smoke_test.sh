#!/bin/sh
# The program on a real X11 display with a window manager, worked by real keys: what the offscreen
# platform cannot show. Usage: x11_smoke_test.sh LOGGIA; starts a display of its own.
# shellcheck source=tests/ui/x11_smoke/display.sh
. "$(dirname "$0")/display.sh"

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
