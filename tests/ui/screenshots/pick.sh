#!/bin/sh
# usage: pick.sh FOLDER
# Puts into docs/images those pictures of FOLDER that a document shows, those that the guide shows in the dark
# theme in their place, and the first one of each page in both themes and sizes.
set -eu
from=$1
cd -- "$(dirname -- "$0")/../../.."
rm -f docs/images/*.png
{
    grep -rohE 'images/[a-z0-9-]+\.png' README.md CONTRIBUTING.md docs resources | sed 's|images/||'
    grep -rohE 'images/[a-z0-9-]+\.png' docs | sed 's|images/||; s|-light-|-dark-|'
    for page in connect4 formula-game wumpus peg sat normal-forms game-graph pathfinding puzzles lesson; do
        for look in light-1x light-2x dark-1x dark-2x; do
            echo "$page-$look.png"
        done
    done
} | sort -u | while read -r name; do
    cp -- "$from/$name" docs/images/
done
