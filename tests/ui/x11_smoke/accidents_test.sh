#!/bin/sh
# Work that could be lost: a person at the window and other programs meet on one file, and its checksum
# tells who won. Usage: accidents_test.sh LOGGIA; starts a display of its own.
# shellcheck source=tests/ui/x11_smoke/display.sh
. "$(dirname "$0")/display.sh"

file=$home/mine.cnf
write() { printf 'p cnf 3 %d\n1 2 0\n%s' "$1" "$2" >"$file"; }
sum() { cksum <"$file"; }
launch() {
    "$loggia" "$@" &
    program=$!
}
start() {
    launch "$@"
    appears "mine.cnf.*Loggia$"
}
forget_session() { rm -f "$home"/data/*/session-*.json "$home"/data/*/*/session-*.json; }
quit() {
    xdotool key --clearmodifiers ctrl+q
    wait "$program" || fail "ended with $?"
    program=
}
# A dialog of that title comes up, and goes away without an answer.
dismiss() { # TITLE
    appears "$1"
    xdotool key --clearmodifiers Escape
    eventually no_window "$1" || fail "'$1' does not close"
    appears "Loggia$"
}
save() { xdotool key --clearmodifiers ctrl+s; }
run_command() { # NAME
    xdotool key --clearmodifiers ctrl+shift+p
    appears "Find command"
    xdotool type --delay 30 "$1"
    xdotool key --clearmodifiers Return
    eventually no_window "Find command" || fail "'$1' was not found"
}
same() { # WHAT CHECKSUM
    [ "$(sum)" = "$2" ] || fail "$1: the file was written"
}

# 1. A new document, 2. an example in the place of the one that was opened: the next save asks where.
write 1 ''
mine=$(sum)
start "$file"
xdotool key --clearmodifiers ctrl+n
appears "^untitled.*Loggia$"
xdotool key --clearmodifiers ctrl+z
appears "^mine.cnf.*Loggia$"
run_command Pigeonhole
appears "^untitled.*Loggia$"
save
dismiss "Save as"
same "an example" "$mine"
xdotool key --clearmodifiers ctrl+z
appears "^mine.cnf.*Loggia$"

# 3. Another program changes the file: it is read again, and what is saved then has its line.
write 2 '-1 3 0
'
sleep 1
run_command "New"
appears "^untitled.*Loggia$"
xdotool key --clearmodifiers ctrl+z
appears "^mine.cnf –.*Loggia$"
save
sleep 0.5
grep -q -e '-1 3 0' "$file" || fail "a line of another program is lost"

# 4. Both change it: a question, and nothing is replaced without another one.
type_line() {
    xdotool key --clearmodifiers ctrl+Home
    xdotool type --delay 30 "c $1"
    xdotool key --clearmodifiers Return
    appears '^mine.cnf\*.*Loggia$'
}
type_line mine
write 3 '-1 3 0
-2 3 0
'
theirs=$(sum)
dismiss "The file was changed"
save
dismiss "The file is newer"
same "both changed it" "$theirs"

# 5. The same while the program does not run: after Quit, and after a kill.
quit
write 4 '-1 3 0
-2 3 0
1 -3 0
'
theirs=$(sum)
launch
dismiss "The file was changed"
save
dismiss "The file is newer"
same "changed after Quit" "$theirs"
kill -9 "$program"
wait "$program" 2>/dev/null || true
launch
dismiss "The file was changed"
save
dismiss "The file is newer"
same "after a kill" "$theirs"

# 6. A file that is protected: nothing replaces it, and another place is offered.
quit
write 1 ''
chmod 444 "$file"
mine=$(sum)
forget_session
start "$file"
type_line more
save
dismiss "Cannot save mine.cnf"
same "write-protected" "$mine"
quit

# 7. A document that another one replaced comes back by Undo, with its file, also after a restart.
forget_session
chmod 644 "$file"
start "$file"
xdotool key --clearmodifiers ctrl+n
appears "^untitled.*Loggia$"
quit
launch
appears "^untitled.*Loggia$"
xdotool key --clearmodifiers ctrl+z
appears "^mine.cnf.*Loggia$"
same "undo after Quit" "$mine"

# 8. A pipe that nobody writes: it is refused, and the window goes on.
mkfifo "$home/pipe.cnf"
type_path() { # DIALOG PATH
    appears "$1"
    sleep 0.5 # until its field has the keyboard
    xdotool key --clearmodifiers ctrl+a
    xdotool type --delay 30 "$2"
    xdotool key --clearmodifiers Return
}
xdotool key --clearmodifiers ctrl+o
type_path "^Open" "$home/pipe.cnf"
dismiss "Cannot open pipe.cnf"

# 9. Moves stay in a file that came with them, and a format that has no room for them says so.
game=$home/game.txt
for _ in 1 2 3 4 5 6; do echo 0000000; done >"$game"
printf '1\nmoves: 4 4\n' >>"$game"
xdotool key --clearmodifiers ctrl+o
type_path "^Open" "$game"
appears "^game.txt –.*Loggia$"
sleep 0.5
xdotool key --clearmodifiers 1
appears '^game.txt\*.*Loggia$'
save
appears "^game.txt –.*Loggia$"
grep -q '^moves: 4 4 1$' "$game" || fail "the moves of the file are lost"
xdotool key --clearmodifiers ctrl+shift+s
type_path "Save as" "$home/plain.txt"
dismiss "This format loses something"
[ ! -e "$home/plain.txt" ] || fail "moves are lost without a question"

# 10. The ending that is added to a name leads to another file: that one is not replaced either.
echo precious >"$home/sheet.pdf"
precious=$(cksum <"$home/sheet.pdf")
xdotool key --clearmodifiers ctrl+6
appears "Normal Forms.*Loggia$"
run_command "Make Another Problem"
made=
for _ in 1 2 3 4 5 6 7 8 9 10; do
    sleep 1
    run_command "Save the Sheet"
    sleep 1
    if find_window "Save the sheet"; then
        made=1
        break
    fi
done
[ "$made" ] || fail "there is no sheet to save"
type_path "Save the sheet" "$home/sheet"
dismiss "Replace file"
[ "$(cksum <"$home/sheet.pdf")" = "$precious" ] || fail "a sheet replaced another file"
quit

# 11. The three texts of a wumpus world, each in a file of its own: what another program writes into one
# of them is read again, or asked about where it was changed here too.
for text in rules knowledge statement; do echo P_1_3 >"$home/$text.txt"; done
# While a file is read, there is no other to be opened; keys pressed then are lost.
asks_for() { # KEYS TITLE
    xdotool key --clearmodifiers "$1"
    for _ in $(seq 30); do
        if find_window "$2"; then
            return 0
        fi
        sleep 0.1
    done
    return 1
}
open_text() { # NUMBER NAME
    eventually asks_for "ctrl+alt+$1" "^Open: "
    type_path "^Open: " "$home/$2.txt"
    eventually no_window "^Open: " || fail "$2.txt is not opened"
    appears "Wumpus.*Loggia$"
}
forget_session
launch
appears "Loggia$"
xdotool key --clearmodifiers ctrl+3
appears "Wumpus.*Loggia$"
open_text 1 rules
open_text 2 knowledge
open_text 3 statement
echo P_2_4 >>"$home/knowledge.txt"
sleep 1
run_command "Save Knowledge"
appears "Wumpus.*Loggia$"
grep -q P_2_4 "$home/knowledge.txt" || fail "a line of another program is lost from the knowledge"
eval "$(xdotool getwindowgeometry --shell "$window")"
# Into the statement, which is above the map.
xdotool mousemove --window "$window" $((WIDTH * 47 / 100)) $((HEIGHT * 17 / 100)) click 1
sleep 0.5
xdotool key --clearmodifiers ctrl+Home
xdotool type --delay 30 "# mine"
xdotool key --clearmodifiers Return
appears "^untitled\*.*Wumpus.*Loggia$"
echo '# theirs' >>"$home/statement.txt"
theirs=$(cksum <"$home/statement.txt")
dismiss "The file was changed"
run_command "Save Statement"
dismiss "The file is newer"
[ "$(cksum <"$home/statement.txt")" = "$theirs" ] || fail "the statement of another program is lost"

# 12. Two windows are killed: one start brings back both.
quit
forget_session
write 1 ''
start "$file"
first=$program
launch "$game"
appears "^game.txt.*Loggia$"
sleep 2 # until its session is stored
kill -9 "$first" "$program"
wait "$first" "$program" 2>/dev/null || true
launch
appears "Open the other window[?]"
xdotool key --clearmodifiers Return
eventually find_window "^mine.cnf.*Loggia$" || fail "one of two windows is lost"
eventually find_window "^game.txt.*Loggia$" || fail "the other one of two windows is lost"
for _ in 1 2; do
    find_window "Loggia$" || fail "a window has gone by itself"
    xdotool windowactivate --sync "$window"
    xdotool key --clearmodifiers ctrl+q
    sleep 1
done
eventually no_window "Loggia$" || fail "the windows do not close"
wait "$program" 2>/dev/null || true
program=

# 13. A file that is too large for the session is deleted while it is open, and the window killed: the
# copy brings it back.
forget_session
file=$home/large.cnf
{
    echo "p cnf 999 150000"
    seq 150000 | sed 's/.*/1 -7 9 -22 0/'
} >"$file"
large=$(sum)
launch "$file"
appears "^large.cnf.*Loggia$"
rm "$file"
appears '^large.cnf \(deleted\).*Loggia$'
copy_is_there() { find "$home/data" -name 'session-*.copy' | grep -q .; }
eventually copy_is_there || fail "there is no copy of a large document"
sleep 1 # until its session is stored
kill -9 "$program"
wait "$program" 2>/dev/null || true
launch
appears '^large.cnf \(deleted\).*Loggia$'
sleep 1 # until it is read
save
eventually test -s "$file" || fail "a large document is lost by a kill"
same "a large document" "$large"
quit

echo "No file was lost or replaced without a question."
