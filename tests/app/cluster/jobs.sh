# shellcheck shell=bash
# Jobs for the tests of resources/cluster, and whether their answers are those of one process. To be
# sourced; $cli is loggia-cli, and the current folder is the test's own.

: "${cli?is loggia-cli}"
failures=0

# expect NAME WANTED FOUND
expect() {
    if [[ $2 != "$3" ]]; then
        printf 'FAIL %s\n' "$1"
        diff <(printf '%s\n' "$2") <(printf '%s\n' "$3") | head -n 12
        failures=$((failures + 1))
    fi
}

# make_sat ATOMS CLAUSES SEED SHARDS: hard random clauses without a model.
make_sat() {
    "$cli" sat generate random --format dimacs --atoms "$1" --clauses "$2" --seed "$3" >hard.cnf
    "$cli" shard make sat hard.cnf --into sat --shards "$4"
}

# check_sat ANSWER STATUS PROOF
check_sat() {
    local wanted=0
    "$cli" sat solve hard.cnf >alone || wanted=$?
    expect 'status of SAT' "$wanted" "$2"
    expect 'answer of SAT' "$(grep ^s alone)" "$(grep ^s "$1")"
    expect 'proof' verified "$("$cli" sat check hard.cnf --proof "$3" | cut -d: -f1)"
}

match=(engine:depth=4 engine:depth=3 --games 40 --seed 5)

make_match() {
    "$cli" shard make match "${match[@]}" --into match --shards 6
}

# Games without the seconds that they took.
games() {
    cut -d, -f1-6,9- "$1"
}

# check_match ANSWER STATUS
check_match() {
    "$cli" maxconnect4 match "${match[@]}" --csv >match.alone
    expect 'status of the match' 0 "$2"
    expect 'games' "$(games match.alone)" "$(games "$1")"
}

tournament=(maxconnect4 engine:depth={4,3,2,1} random --games 10 --seed 5)

make_tournament() {
    "$cli" shard make tournament "${tournament[@]}" --into tournament --shards 6
}

# check_tournament ANSWER STATUS
check_tournament() {
    "$cli" tournament "${tournament[@]}" --format csv >tournament.alone
    expect 'status of the tournament' 0 "$2"
    expect 'standings' "$(cat tournament.alone)" "$(cat "$1")"
}

grading=(--cases 2 --unsafe)

# A class: programs that are right, wrong, and none.
make_grade() {
    local i
    mkdir -p class
    for i in 1 2 3; do
        printf '#!/bin/sh\nexec "%s" davis-putnam "$@"\n' "$cli" >"class/right $i.sh"
        # shellcheck disable=SC2016 # for the program
        printf '#!/bin/sh\n# %s\necho 0 >"$2"\n' "$i" >"class/wrong $i.sh"
        printf 'no program %s\n' "$i" >"class/none $i"
    done
    "$cli" shard make grade davis-putnam class/* "${grading[@]}" --into grade --shards 4
}

# check_grade ANSWER STATUS
check_grade() {
    "$cli" grade davis-putnam class/* "${grading[@]}" --report csv >grade.alone
    expect 'status of the grading' 0 "$2"
    expect 'reports' "$(graded grade.alone)" "$(graded "$1")"
    expect 'right programs' 3 "$(grep -c '^"right .*"graded",60,60,' "$1")"
}

# Reports without the seconds.
graded() {
    sed -E 's/[0-9]+\.[0-9]+//g' "$1"
}
