#!/usr/bin/env bash
# tests/foreign on our own examples, which agree, and on files that say what is not so.
#
# foreign_test.sh FOREIGN LOGGIA_CLI EXAMPLES
set -euo pipefail

foreign=$1 cli=$2 examples=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "foreign_test: $1" >&2
    exit 1
}

# The peers are left out, so that the answer is the same on every machine.
run() {
    "$foreign" --no-peers "$@"
}

run --cli "$cli" "$examples" >"$folder/out" || fail "the examples differ: $(grep DIFFERS "$folder/out")"
grep -q '^6[0-9] files, 0 differ' "$folder/out" || fail "not all examples were run: $(tail -1 "$folder/out")"
for kind in PLA 'Mace4 input' scenario layout DIMACS clauses 'formula game' Max-Connect4 'peg board' \
    'wumpus knowledge' function formula; do
    grep -q ": $kind: " "$folder/out" || fail "no file was recognised as $kind"
done

mkdir "$folder/wrong"
cp "$examples/pathfinding/caves.map" "$folder/wrong"
sed '3s/[0-9.]*$/1.0/' "$examples/pathfinding/caves.map.scen" >"$folder/wrong/caves.map.scen"
status=0
run --cli "$cli" --quiet "$folder/wrong" >"$folder/out" || status=$?
[ "$status" = 1 ] || fail "a wrong length: status $status instead of 1"
grep -q 'caves.map.scen: scenario: .*DIFFERS' "$folder/out" || fail "a wrong length is not named"

# A program that answers wrongly: it finds every formula game won by the other player.
printf '#!/bin/sh\n"%s" "$@" | sed "s/player A wins$/player X wins/; s/player E wins$/player A wins/; s/player X/player E/"\n' \
    "$cli" >"$folder/liar"
chmod +x "$folder/liar"
status=0
run --cli "$folder/liar" --quiet "$examples/formula_game/easy.txt" >"$folder/out" || status=$?
[ "$status" = 1 ] || fail "a wrong winner: status $status instead of 1"
