#!/bin/sh
# The essential commands as a shell sees them, for builds that have no Qt to test with.
# usage: blackbox_test.sh DIRECTORY_OF_LOGGIA_CLI EXAMPLES
set -u
cli=$1/loggia-cli
examples=$2/connect4
caves=$2/wumpus
pegs=$2/peg
mazes=$2/pathfinding
forms=$2/normal_forms
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failures=0

# expect NAME WANTED FOUND
expect() {
    if [ "$2" != "$3" ]; then
        printf 'FAIL %s\n  wanted: %s\n  found:  %s\n' "$1" "$2" "$3"
        failures=$((failures + 1))
    fi
}

# status_of COMMAND...: runs it, keeps its output in out and err, prints its status
status_of() {
    "$@" >out 2>err
    echo $?
}

printf '0000000\n0000000\n0000000\n0000000\n0000000\n0000000\n1\n' >input1.txt
printf '0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n' >input2.txt
printf '1212121\n1212121\n1212121\n2121212\n2121212\n2121212\n1\n' >full.txt
printf '0000000\n0000000\n0000000\n0000000\n0000000\n000x000\n1\n' >bad.txt

expect 'version' 0 "$(status_of "$cli" --version)"
expect 'version text' 'loggia-cli' "$(cut -d' ' -f1 out)"
expect 'help' 0 "$(status_of "$cli" maxconnect4 one-move --help)"
expect 'no command' 2 "$(status_of "$cli")"
expect 'unknown command' 2 "$(status_of "$cli" maxconnect4 onemove)"
expect 'did you mean' "loggia-cli maxconnect4: unknown command 'onemove'; did you mean 'one-move'?" \
    "$(head -n 1 err)"

expect 'one move' 0 "$(status_of "$cli" maxconnect4 one-move input2.txt output.txt 4)"
expect 'size of the output' 50 "$(wc -c <output.txt | tr -d ' ')"
expect 'player to move' 2 "$(tail -n 1 output.txt)"
expect 'one stone more' 13 "$(head -n 6 output.txt | tr -cd 12 | wc -c | tr -d ' ')"

expect 'analyse' 0 "$(status_of "$cli" maxconnect4 analyse input2.txt --depth 4)"
expect 'a line a column' 7 "$(grep -c '^[* ]  *[1-7]  ' out | tr -d ' ')"
expect 'analyse as JSON' 0 "$(status_of "$cli" maxconnect4 analyse input2.txt --depth 4 --json)"
expect 'its first byte' '{' "$(head -c 1 out)"
expect 'solve' 0 "$(status_of "$cli" maxconnect4 solve input2.txt --table 64)"
expect 'both halves checked' 2 "$(grep -c '  check: holds' out | tr -d ' ')"
expect 'an exact value' 1 "$(grep -c '^value .* exact$' out | tr -d ' ')"
expect 'solve a full board' 0 "$(status_of "$cli" maxconnect4 solve full.txt --table 64)"
expect 'no time for the check' 1 \
    "$(status_of "$cli" maxconnect4 solve full.txt --table 64 --time 0.000001)"
expect 'an answer all the same' 3 "$(grep -c '  check: out of time$\|^value .* exact$' out | tr -d ' ')"
expect 'out of time' 1 "$(status_of "$cli" maxconnect4 solve --time 0.01 --method search --table 64)"
expect 'bounds all the same' 1 "$(grep -c '^value between ' out | tr -d ' ')"
expect 'depth table' 0 "$(status_of "$cli" maxconnect4 depth-table --last 5 --csv)"
expect 'a row a depth' 6 "$(wc -l <out | tr -d ' ')"

expect 'full board' 0 "$(status_of "$cli" maxconnect4 one-move full.txt never.txt 4)"
expect 'full board says so' 'BOARD FULL' "$(grep FULL out)"
expect 'full board writes nothing' 1 "$(status_of test -e never.txt)"

for depth in 0 -1 43 1e9 1000000000000 four ''; do
    expect "depth '$depth'" 2 "$(status_of "$cli" maxconnect4 one-move input1.txt never.txt "$depth")"
done
expect 'bad digit' 1 "$(status_of "$cli" maxconnect4 one-move bad.txt never.txt 4)"
expect 'its place' "bad.txt:6:4: expected 0, 1 or 2, found 'x'" "$(head -n 1 err)"
expect 'missing file' 1 "$(status_of "$cli" maxconnect4 one-move none.txt never.txt 4)"
expect 'nothing written' 1 "$(status_of test -e never.txt)"

if [ -e /dev/full ]; then
    "$cli" maxconnect4 one-move input1.txt never.txt 2 >/dev/full 2>err
    expect 'full disk' 1 $?
    "$cli" minimize --formula 'a & b' 2>/dev/full >out
    expect 'standard error on a full disk' 0 $?
    expect 'the answer all the same' 'f = b & a' "$(cat out)"
    printf 'formulas(a).\n  p | q.\nend_of_list.\n' | "$cli" mace4 -n 2 2>/dev/full >out
    expect 'what comes first is not on the disk' 0 $?
    expect 'the model all the same' 1 "$(grep -c '^interpretation' out)"
fi
"$cli" maxconnect4 one-move input1.txt never.txt 2 >&- 2>err
expect 'closed output' 1 $?

"$cli" maxconnect4 one-move - - 3 <input2.txt >out
expect 'pipe' 7 "$(wc -l <out | tr -d ' ')"

printf '4\nq\n' | "$cli" maxconnect4 interactive none.txt human-next 2 >out 2>err
expect 'interactive' 0 $?
expect 'human.txt' 0001000 "$(sed -n 6p human.txt)"
expect 'computer.txt' 1 "$(tail -n 1 computer.txt)"

for example in "$examples"/*.txt; do
    name=$(basename "$example")
    case $name in
    README.txt | game.txt) ;;
    no-turn.txt)
        expect "example $name" 1 "$(status_of "$cli" maxconnect4 one-move "$example" - 2)"
        expect "example $name" 0 "$(status_of "$cli" maxconnect4 one-move "$example" - 2 --infer-turn)"
        ;;
    *) expect "example $name" 0 "$(status_of "$cli" maxconnect4 one-move "$example" - 2)" ;;
    esac
    grep -q "^$name " "$examples/README.txt" || [ "$name" = README.txt ] ||
        expect "README tells of $name" yes no
done
expect 'the one move that holds the draw' 1 "$(
    "$cli" maxconnect4 one-move "$examples/endgame.txt" - 42 | sed -n 4p | cut -c6
)"

ln -s "$cli" maxconnect4
expect 'by its other name' 0 "$(status_of ./maxconnect4 one-move input1.txt output.txt 3)"

wumpus() {
    "$cli" check_true_false "$caves/$1" "$caves/$2" "$caves/$3" >out 2>err && cat result.txt
}
expect 'definitely true' 'definitely true' "$(wumpus wumpus_rules.txt kb_walk.txt statement_true.txt)"
expect 'no newline' 15 "$(wc -c <result.txt | tr -d ' ')"
expect 'definitely false' 'definitely false' \
    "$(wumpus wumpus_rules.txt kb_walk.txt statement_false.txt)"
expect 'possibly' 'possibly true, possibly false' \
    "$(wumpus wumpus_rules.txt kb_walk.txt statement_open.txt)"
expect 'both' 'both true and false' "$(wumpus wumpus_rules.txt kb_clash.txt statement_open.txt)"
printf 'P_1_3\n \n' >blank.txt
expect 'a blank line' 1 "$(status_of "$cli" check_true_false blank.txt blank.txt blank.txt)"
expect 'its line' 'blank.txt:2:1' "$(head -n 1 err | cut -d: -f1-3)"
expect 'result as it was' 'both true and false' "$(cat result.txt)"
expect 'two statements' 2 "$(status_of "$cli" check_true_false "$caves/wumpus_rules.txt")"
expect 'grade' 0 "$(status_of "$cli" wumpus grade "$caves/wumpus_rules.txt")"
expect 'worlds' 0 "$(status_of "$cli" wumpus worlds "$caves/wumpus_rules.txt" "$caves/kb_empty.txt")"
expect 'their number' 'models: 49128' "$(head -n 1 out)"
for example in "$caves"/*.txt; do
    name=$(basename "$example")
    grep -q "^$name " "$caves/README.txt" || [ "$name" = README.txt ] ||
        expect "README tells of $name" yes no
done

printf '1 2 3\n-2 3\n-3\n0\nback\n' >clauses.txt
expect 'davis-putnam' 0 "$(status_of "$cli" davis-putnam clauses.txt answer.txt)"
expect 'its answer' '1 T 2 F 3 F 0 back ' "$(tr '\n' ' ' <answer.txt)"
expect 'a pigeonhole' 20 "$("$cli" sat generate pigeonhole >holes.txt; status_of "$cli" sat solve \
    holes.txt --proof holes.drat)"
expect 'its proof' 0 "$(status_of "$cli" sat check holes.txt --proof holes.drat)"
expect 'eight queens' 92 "$("$cli" sat generate queens --format dimacs | "$cli" sat count)"
expect 'a core' 1 "$(status_of "$cli" sat core clauses.txt)"

# Peg solitaire: the assignment's programs in a row, and the checker.
expect 'peg-front' 0 "$(status_of "$cli" peg-front --encoding assignment-4b "$pegs/ring4.txt" ring.cnf)"
expect 'ring clauses' 179 "$(sed '/^0$/,$d' ring.cnf | wc -l | tr -d ' ')"
expect 'ring key' '28 Peg(4,3)' "$(tail -n 1 ring.cnf)"
printf '0\n1 Jump(1,2,3,1)\n' >none.txt
expect 'no solution' 'NO SOLUTION' "$("$cli" peg-back none.txt)"
expect 'peg solve' 0 "$(status_of "$cli" peg solve "$pegs/triangle15.txt" jumps.txt)"
expect 'peg check' 0 "$(status_of "$cli" peg check "$pegs/triangle15.txt" jumps.txt)"
expect 'by sat' 'solved' "$("$cli" peg solve --encoding rounds "$pegs/triangle15.txt" 2>err |
    "$cli" peg check "$pegs/triangle15.txt" | tail -n 1)"
expect 'fewest moves' '10 moves (proven minimum)' \
    "$("$cli" peg solve --fewest-moves "$pegs/triangle15.txt" - 2>&1 >out)"
expect 'random board' 0 "$(status_of "$cli" peg generate --holes 16 --difficulty easy --seed 5 -o random.txt)"
expect 'its recipe' '' "$("$cli" peg generate 16-easy-5 2>err | diff - random.txt)"
expect 'it can be solved' 'solved' "$("$cli" peg solve random.txt | "$cli" peg check random.txt | tail -n 1)"
expect 'no such board' 2 "$(status_of "$cli" peg generate 16-easy)"
expect 'ten holes' 'NO SOLUTION' "$("$cli" peg solve "$pegs/triangle10.txt" 2>err)"
sed 1d jumps.txt | sed 's/,[0-9]*)/)/' >wrong.txt
expect 'wrong jumps' 1 "$(status_of "$cli" peg check "$pegs/triangle15.txt" wrong.txt)"
expect 'hint' 0 "$(status_of "$cli" peg hint "$pegs/game15.txt")"
printf '10 2\n1 2 4\n1 3 6\n2 4 7\n2 5 9\n3 5 8\n3 6 10\n4 5 6\n7 8 9\n8 9 10\njumps\nJump(9,5,2,1)\n' >late.txt
expect 'how far to go back' 'not solvable; undo 1 jump' "$("$cli" peg hint late.txt)"
XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME
expect 'table' 0 "$(status_of "$cli" peg table "$pegs/triangle15.txt")"
expect 'its start' '    0          1          1' "$(sed -n 2p out)"
expect 'a row a number of jumps' 14 "$(grep -c '^ *[0-9]' out)"
expect 'their sum' 1 "$(awk '/^ *[0-9]/ {sum += $2} $1 == "all" {print sum == $2}' out)"
expect 'it is kept' 1 "$(find cache/loggia -name 'peg-*.table' | wc -l | tr -d ' ')"
hint=$("$cli" peg hint "$pegs/game15.txt")
expect 'saved table' 0 "$(status_of "$cli" peg table --layout triangle10 --save ten.table)"
expect 'another table' 1 "$(status_of "$cli" peg hint --table ten.table "$pegs/game15.txt")"
expect 'table by name or file' 2 "$(status_of "$cli" peg table --layout triangle10 "$pegs/ring4.txt")"
printf 'not a table' >"$(find cache/loggia -name 'peg-*.table')"
expect 'damaged table' 0 "$(status_of "$cli" peg hint "$pegs/game15.txt")"
case $hint in
"no way on"* | Jump*) ;;
*) expect 'hint from the table' 'a jump' "$hint" ;;
esac
printf '10 1\n1 2 x\n' >bad_board.txt
expect 'bad board' 1 "$(status_of "$cli" peg-front bad_board.txt)"
expect 'its place' 'bad_board.txt:2:5' "$(head -n 1 err | cut -d: -f1-3)"
expect 'two ways' 2 "$(status_of "$cli" peg solve --sat --direct "$pegs/ring4.txt")"

# The three programs in a row, for a board with a solution and one without.
expect 'the pipeline' 'solved' "$("$cli" peg-front "$pegs/triangle15.txt" | "$cli" davis-putnam |
    "$cli" peg-back | "$cli" peg check "$pegs/triangle15.txt" | tail -n 1)"
expect 'the pipeline proves' 'NO SOLUTION' "$("$cli" peg-front "$pegs/triangle10.txt" |
    "$cli" davis-putnam --check 2>err | "$cli" peg-back)"
expect 'by a checked proof' 'proof verified' "$(cut -d: -f1 err)"

# Nothing that fails becomes an answer in the next program.
for input in '' 'garbage' '   '; do
    printf '%s\n' "$input" >broken.txt
    for program in peg-front davis-putnam peg-back; do
        expect "$program of '$input'" 1 "$(status_of "$cli" "$program" broken.txt broken.out)"
        expect "no file by $program of '$input'" no "$(test -e broken.out && echo yes || echo no)"
    done
    expect "the pipeline of '$input'" '' "$("$cli" peg-front broken.txt 2>err |
        "$cli" davis-putnam 2>err | "$cli" peg-back 2>err)"
    for command in 'sat solve' 'sat count' 'sat models' 'minimize' 'mace4 -f' 'puzzle solve -f' \
        'puzzle say -f' 'puzzle verdict -f' 'puzzle sentences -f' 'translate -f'; do
        [ "$input" = garbage ] && [ "$command" = minimize ] && continue # a name
        # shellcheck disable=SC2086
        expect "$command of '$input'" 1 "$(status_of "$cli" $command broken.txt)"
    done
done

# Puzzles say all that they are, in words too.
for puzzle in "$2"/puzzles/*.in; do
    "$cli" puzzle verdict -f "$puzzle" >verdict.txt
    for words in 'puzzle say' 'puzzle say --plainly'; do
        # shellcheck disable=SC2086
        expect "$words, $puzzle" "$(cat verdict.txt)" "$("$cli" $words -f "$puzzle" |
            "$cli" puzzle verdict)"
    done
done

# Computational games.
expect 'a game' 0 "$(status_of "$cli" game solve --move 1-2-10)"
expect 'its move' '+1' "$(cat out)"
expect 'its tree' 232 "$("$cli" game tree 1-2-10 | wc -l | tr -d ' ')"
expect 'no game' 1 "$(status_of "$cli" game solve even-or-odd 14)"
# Search
expect 'a way' 'cost 62, 62 steps' "$("$cli" path solve "$mazes/corridors.lay" | sed -n 2p)"
expect 'the road' 'to Sibiu, to Rimnicu Vilcea, to Pitesti, to Bucharest' \
    "$("$cli" path solve romania --algorithm rbfs | sed -n 3p)"
expect 'all algorithms' 15 "$("$cli" path compare "$mazes/terrain.txt" --csv | wc -l | tr -d ' ')"
expect 'scenarios' '20 of 20 lengths agree with the file' \
    "$("$cli" path scenario "$mazes/caves.map.scen" 2>err)"
expect 'generated' 'A*: solved' "$("$cli" path generate --kind caves | "$cli" path solve | head -n 1)"
expect 'no such algorithm' 2 "$(status_of "$cli" path solve romania --algorithm best)"
# Normal forms: each example, checked against what it was made of, and sheets for a class.
for example in "$forms"/*; do
    name=$(basename "$example")
    grep -q "^$name " "$forms/README.txt" || [ "$name" = README.txt ] ||
        expect "README tells of $name" yes no
    [ "$name" = README.txt ] && continue
    for form in cnf dnf; do
        expect "minimize $name" 0 "$(status_of "$cli" minimize --to $form --heuristic --format pla \
            --output form.pla "$example")"
        expect "its $form" equivalent "$("$cli" minimize form.pla --check "$example")"
    done
done
expect 'minimal' 'minimum: 2 terms, 4 literals (proven)' \
    "$("$cli" minimize --to dnf "$forms/class.txt" 2>&1 >out)"
expect 'another function' 1 "$(status_of "$cli" minimize --formula 'a & b' --check 'a | b')"
expect 'a sheet' 0 "$(status_of "$cli" generate cnf-problem --variables 6 --terms 6 --format pdf \
    -o sheet.pdf)"
expect 'a PDF file' '%PDF' "$(head -c 4 sheet.pdf)"

# Work that is split among machines.
match='random random --games 7 --seed 3'
# shellcheck disable=SC2086 # several words
expect 'shards of a match' 0 "$(status_of "$cli" shard make match $match --into cup --shards 3)"
expect 'how many' 'cup: 7 games in 3 shards' "$(cat out)"
expect 'files of shards' 3 "$("$cli" shard list cup --missing | wc -l | tr -d ' ')"
expect 'what they are' 'shard 1: 3 games, no result' "$("$cli" shard list cup | sed -n 2p)"
expect 'nothing to merge' 1 "$(status_of "$cli" shard merge cup)"
expect 'what is missing' 'error: no result of shards 1-3 of 3' "$(cut -d';' -f1 err)"
for shard in cup/shards/*.shard; do
    expect 'a shard' 0 "$(status_of "$cli" shard run "$shard")"
done
expect 'all are finished' '3 of 3 shards finished' "$("$cli" shard list cup | sed -n '$s/ in .*//p')"
expect 'once is enough' 0 "$(status_of "$cli" shard run cup/shards/0002.shard)"
expect 'and it says so' 'cup/shards/0002.shard: already finished' "$(cat out)"
expect 'a match has no proofs' 2 "$(status_of "$cli" shard merge cup --check parts)"
expect 'merged' 0 "$(status_of "$cli" shard merge cup --report csv --journal cup.txt)"
cut -d, -f1-6 out >merged
# shellcheck disable=SC2086
"$cli" maxconnect4 match $match --csv | cut -d, -f1-6 >alone
expect 'the same games' "$(cat alone)" "$(cat merged)"
# shellcheck disable=SC2086
expect 'a journal to go on with' 0 "$(status_of "$cli" maxconnect4 match $match --resume cup.txt)"
# A journal is gone on with, and no other file is taken for one.
# shellcheck disable=SC2086
"$cli" maxconnect4 match random random --games 9 --seed 3 --resume cup.txt >/dev/null
expect 'merged into a journal with more' 0 "$(status_of "$cli" shard merge cup --journal cup.txt)"
expect 'which it has still' 9 "$(grep -c '^[0-9]' cup.txt)"
echo 'my notes' >notes
expect 'a file that is no journal' 1 "$(status_of "$cli" shard merge cup --journal notes)"
expect 'and stays' 'my notes' "$(cat notes)"
"$cli" maxconnect4 match random random --games 1 --seed 4 --resume other.txt >/dev/null
cp other.txt kept
expect 'the journal of another match' 1 "$(status_of "$cli" shard merge cup --journal other.txt)"
expect 'stays, too' "$(cat kept)" "$(cat other.txt)"
cp cup/results/0001.result cup/results/again.result
expect 'a double result' 1 "$(status_of "$cli" shard merge cup)"
expect 'which one' 'error: shard 1 has two results: 0001.result and again.result' "$(cat err)"
rm cup/results/again.result
sed 's/^version: .*/version: 0.0.1/' cup/results/0001.result >other
cp other cup/results/0001.result
expect 'another version' 1 "$(status_of "$cli" shard merge cup)"
expect 'which' 1 "$(grep -c '0001.result was made by version 0.0.1' err)"
# What a class was graded for before stays in its journal.
echo 'a & b' >anna.txt
"$cli" grade cnf anna.txt --journal class.journal >/dev/null
expect 'a class' 0 "$(status_of "$cli" shard make grade cnf anna.txt --seed 2 --into class --shards 1)"
expect 'its shard' 0 "$(status_of "$cli" shard run class/shards/0001.shard)"
expect 'no journal' 1 "$(status_of "$cli" shard merge class --journal notes)"
expect 'as it was' 'my notes' "$(cat notes)"
expect 'graded elsewhere' 0 "$(status_of "$cli" shard merge class --journal class.journal)"
expect 'with both' 2 "$(grep -ac '^report ' class.journal)"
# Tournaments of both games; one of their shards is killed.
cat >tournaments <<'END'
maxconnect4 engine:depth=2,method=alpha-beta random x=random --adjudicate 10
formula perfect random engine:depth=2 --kind gauntlet --variables 6 --leaves 16
END
while read -r tournament; do
    rm -rf league league.txt
    # shellcheck disable=SC2086
    expect 'a tournament' 0 \
        "$(status_of "$cli" shard make tournament $tournament --games 4 --into league --shards 3)"
    # Not by timeout, which ends with what it kills and does not wait until the lock is gone.
    "$cli" shard run league/shards/0001.shard >/dev/null 2>&1 &
    sleep 0.02
    kill -KILL $! 2>/dev/null
    wait $! 2>/dev/null
    expect 'its shards' 0 "$(status_of "$cli" shard run league/shards/*.shard)"
    for format in text csv json; do
        report=$(echo $format | sed s/text/table/)
        expect 'standings' 0 "$(status_of "$cli" shard merge league --report "$report" --journal league.txt)"
        # shellcheck disable=SC2086
        "$cli" tournament $tournament --games 4 --format $format >alone
        expect "are those of one process, as $format" "$(cat alone)" "$(cat out)"
    done
    # shellcheck disable=SC2086
    "$cli" tournament $tournament --games 6 --format csv >alone
    # shellcheck disable=SC2086
    expect 'and go on' 0 \
        "$(status_of "$cli" tournament $tournament --games 6 --format csv --journal league.txt)"
    expect 'with more games' "$(cat alone)" "$(cat out)"
done <tournaments
expect 'a Swiss tournament' 2 "$(status_of "$cli" shard make tournament maxconnect4 random x=random \
    --kind swiss --into swiss)"
printf 'p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n' >none.cnf
expect 'shards of clauses' 0 "$(status_of "$cli" shard make sat none.cnf --into none)"
expect 'solved' 0 "$(status_of "$cli" shard run none/shards/*.shard)"
expect 'unsatisfiable' 20 "$(status_of "$cli" shard merge none --proof none.drat)"
expect 'as sat solve prints it' 's UNSATISFIABLE' "$(cat out)"
expect 'which is no report' 2 "$(status_of "$cli" shard merge none --report csv)"
expect 'with a proof' 0 "$(status_of "$cli" sat check none.cnf --proof none.drat)"
printf '1 2\n-1 2\n0\n' >some.txt
expect 'clauses with a model' 0 "$(status_of "$cli" shard make sat some.txt --into some)"
expect 'solved too' 0 "$(status_of "$cli" shard run some/shards/*.shard)"
expect 'satisfiable' 10 "$(status_of "$cli" shard merge some)"
expect 'no proof of it' 2 "$(status_of "$cli" shard merge cup --proof x)"
: >empty.cnf
expect 'no clauses' 1 "$(status_of "$cli" shard make sat empty.cnf --into empty)"
expect 'in which file' 'empty.cnf: the file is empty; expected clauses' "$(cat err)"
expect 'nor here' 1 "$(status_of "$cli" shard make sat - --into empty </dev/null)"
expect 'where' 'standard input: the file is empty; expected clauses' "$(cat err)"
expect 'no job' 1 "$(status_of "$cli" shard list none/shards)"

exit $((failures > 0))
