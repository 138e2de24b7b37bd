#!/bin/sh
# Ways on generated maps, found by loggia-cli and by PathFinding.js, which npm installs into a folder
# that is removed afterwards:
#
#     tests/bench/peers/pathfinding_js.sh build/bench/app/loggia-cli/loggia-cli [WAYS] [SIDE]
#
# Both answer the same scenario files, and hold each length for right only if it is the file's.
# Exit status 1 where one is not, 2 where npm or node is missing or the package cannot be had.
set -eu

cli=$1
ways=${2:-200}
side=${3:-512}
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM

for program in node npm; do
    command -v "$program" >/dev/null || { echo "$program is not installed" >&2; exit 2; }
done
npm install --silent --no-audit --no-fund --prefix "$folder" pathfinding@0.4.18 >/dev/null || {
    echo "npm cannot install pathfinding" >&2
    exit 2
}
cp "$here/pathfinding_js.mjs" "$folder/"

failed=0
for kind in halls avenues lakes caves rooms obstacles; do
    map=$folder/$kind.map
    "$cli" path generate --kind "$kind" --width "$side" --height "$side" --neighbours 8 \
        --density 0.15 --format moving-ai --output "$map"
    "$cli" path questions "$map" --count "$ways" --seed 2 --output "$map.scen"
    echo "$kind"
    for method in a-star jump-points jump-table landmarks; do
        "$cli" path scenario "$map.scen" --method "$method" 2>&1 || failed=1
    done
    node "$folder/pathfinding_js.mjs" "$map" "$map.scen" || failed=1
done
exit "$failed"
