#!/usr/bin/env bash
# The arrows of the house point one way: app -> ui -> core, and no domain of core knows another.
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

# Headers that take seconds to compile are seen by few sources; app/commands has an interface of its
# own in front of them.
mapfile -t commands < <(find app/commands -name '*.[ch]pp' \
    ! -path app/commands/command_line.cpp ! -path app/commands/frame.cpp ! -path app/commands/json.cpp)
forbid 'CLI11 is behind command_line.hpp and frame.hpp, nlohmann/json behind json.hpp' \
    '<(CLI/.*|nlohmann/json\.hpp)>' "${commands[@]}"

for folder in core/*/; do
    domain=$(basename "$folder")
    case $domain in
    base) allowed=base ;;
    logic) allowed='base|logic' ;;
    *) allowed="base|logic|sat|$domain" ;;
    esac
    if grep -rnE --include='*.[ch]pp' '^ *# *include *"core/' "$folder" |
        grep -vE "\"core/($allowed)/"; then
        printf '^^^ a domain uses base, logic and sat, and no other\n\n'
        status=1
    fi
done
exit $status
