#!/usr/bin/env bash
# The arrows of the house point one way: app -> ui -> core. tests/house.txt has them folder by folder.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
status=0

# Complains where a file of the folders has an #include that matches the pattern.
forbid() {
    local why=$1 pattern=$2
    shift 2
    if grep -rnE --include='*.[ch]pp' "^ *# *include *$pattern" "$@"; then
        printf '^^^ %s\n\n' "$why"
        status=1
    fi
}

forbid 'core and the commands live without Qt' '<(Q|qt)' core app/commands app/loggia-cli
forbid 'core knows neither the window nor the programs' '"(ui|app|tests)/' core
forbid 'the commands know core alone' '"(ui|tests)/' app/commands app/loggia-cli
forbid 'the window does not know the programs' '"(app|tests)/' ui
forbid 'Qt: name the class, not the module' \
    '<(Qt(Concurrent|Core|Gui|Svg|SvgWidgets|Test|Widgets)(/Qt[A-Z][A-Za-z]*)?)>' app core ui tests
forbid 'quoted includes start at the root of the tree' '"(\.|[^"/]*")' app core ui

# Pages ask for files; how these are chosen, written and reported stands in one place. What asks for
# nothing may know what a file is called.
mapfile -t pages < <(find ui -name '*.[ch]pp' ! -path 'ui/shell/*' ! -path 'ui/window/*')
forbid 'only ui/shell and ui/window open and write files' \
    '(<(QFile|QFileDialog|QSaveFile|QTemporaryFile|fstream)>|"core/base/file\.hpp")' "${pages[@]}"
forbid 'only ui/shell and ui/window show file dialogs' '"ui/shell/dialogs\.hpp"' "${pages[@]}"

# Headers that take seconds to compile are seen by few sources; app/commands has an interface of its
# own in front of them.
mapfile -t commands < <(find app/commands -name '*.[ch]pp' \
    ! -path app/commands/base/command_line.cpp ! -path app/commands/base/frame.cpp \
    ! -path app/commands/base/help_format.cpp ! -path app/commands/base/json.cpp)
forbid 'CLI11 is behind command_line.hpp and frame.hpp, nlohmann/json behind json.hpp' \
    '<(CLI/.*|nlohmann/json\.hpp)>' "${commands[@]}"

# One name, one type: of two with the same full name the linker takes either for both.
mapfile -t headers < <(find app core ui -name '*.hpp')
twice=$(awk '
    /^namespace [^ ]+ \{/ { within = $2 }
    /^(struct|class|enum class) [A-Za-z0-9_]+ ([^;]*[^;{ ] )?\{/ {
        name = within "::" ($1 == "enum" ? $3 : $2)
        if (name in seen && seen[name] != FILENAME) print name ": " seen[name] " and " FILENAME
        seen[name] = FILENAME
    }' "${headers[@]}")
if [[ -n $twice ]]; then
    printf '%s\n^^^ two types have one name\n\n' "$twice"
    status=1
fi

# What each folder may include, and the picture of it.
tests/house check || status=1
if ! tests/house draw | cmp -s - docs/images/house.svg; then
    printf 'docs/images/house.svg is out of date: tests/house draw >docs/images/house.svg\n'
    status=1
fi
exit $status
