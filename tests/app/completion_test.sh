#!/bin/bash
# Bash completion of the commands. usage: completion_test.sh COMPLETION_FILE DIRECTORY_OF_LOGGIA_CLI
# shellcheck source=/dev/null
source "$1" || exit 1
PATH=$2:$PATH
failures=0

# completes WANTED WORDS...: what the last of WORDS is completed to
completes() {
    local wanted=$1
    shift
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _loggia 2>/dev/null
    if [[ "${COMPREPLY[*]}" != "$wanted" ]]; then
        printf 'FAIL %s\n  wanted: %s\n  found:  %s\n' "$*" "$wanted" "${COMPREPLY[*]}"
        failures=$((failures + 1))
    fi
}

completes maxconnect4 loggia-cli max
completes one-move loggia-cli maxconnect4 on
completes one-move maxconnect4 on
completes --threads loggia-cli maxconnect4 one-move a b --th
completes 'minimax' maxconnect4 one-move a b 3 --method mini
completes 'score' maxconnect4 one-move a b 3 --evaluation s
completes '' maxconnect4 one-move a b --threads ''
completes 'human-next' maxconnect4 interactive in.txt h
completes 'random' maxconnect4 match engine:depth=1 r
completes --infer-turn maxconnect4 one-move --inf
completes formula loggia-cli form
completes simplify loggia-cli formula si
completes --lenient loggia-cli formula check --len
completes 'easy' loggia-cli formula generate --difficulty e
completes 'A' loggia-cli formula generate --winner A
completes 'table' loggia-cli generate function --format t
completes '--dont-cares' loggia-cli generate function --do
completes 'circuit' loggia-cli generate cnf-problem --kind ci
completes '' loggia-cli shard make tournament formula --kind s
completes 'all' loggia-cli mace4 --isomorphic a
completes 'lp' loggia-cli minimize --format lp
completes check_true_false loggia-cli check
completes '--period' check_true_false a b c --per
completes 'davis-putnam' loggia-cli grade dav
completes 'swiss' loggia-cli tournament maxconnect4 --kind s
completes 'json' loggia-cli tournament formula --format j
completes 'perfect' loggia-cli tournament formula random p
completes 'junit' loggia-cli grade cnf a.txt --report ju
completes '--unsafe' loggia-cli grade cnf a.txt --uns
completes 'walk' loggia-cli wumpus wa
completes '--dare' loggia-cli wumpus walk --da
completes '--gold' loggia-cli wumpus walk --go
completes '' loggia-cli wumpus walk --knowledge ''
completes davis-putnam loggia-cli dav
completes '--proof --proof-form' davis-putnam in.txt --proof
completes 'models' loggia-cli sat mo
completes 'queens' loggia-cli sat generate que
completes 'dimacs' loggia-cli sat generate queens --format d
completes 'assignment' loggia-cli sat convert --format a
completes 'assignment' peg-front --encoding a
completes 'trace' loggia-cli sat tr
completes 'dpll' loggia-cli sat trace --engine dpl
completes 'portfolio' loggia-cli sat solve --engine por
completes '' loggia-cli sat trace --engine por
completes 'on' davis-putnam --learning on
completes 'learn' loggia-cli sat trace --kind le
completes '' loggia-cli sat solve --proof ''
completes game loggia-cli gam
completes 'tree' loggia-cli game tr
completes 'delaying' loggia-cli game play nim --one de
completes '--preorder' loggia-cli game tree --pre
completes 'scenario' loggia-cli path sc
completes 'landmarks' loggia-cli path scenario a.scen --method l
completes 'rbfs rbfs-memory' loggia-cli path solve --algorithm rb
completes 'spanning-tree' loggia-cli path solve --heuristic sp
completes 'caves' loggia-cli path generate --kind ca
completes 'mace4' loggia-cli mac
completes "generate" loggia-cli puzzle gen
completes 'cooked' loggia-cli interpformat --format co
completes '--subs' translator --su
completes '' loggia-cli translate --file ''
exit $((failures > 0))
