#!/usr/bin/env bash
# resources/cluster/slurm on a Slurm of one node: clauses, a match and a class, each with the answer that
# one process has, although a shard is killed on the way and a result is lost.
# usage: slurm_test.sh LOGGIA_CLI ROOT [ATOMS CLAUSES SEED SHARDS]
# Exit status 77 where Slurm is not installed or cannot be started by this user.
set -euo pipefail
cli=$1
root=$2
size=("${3-360}" "${4-1600}" "${5-1}" "${6-6}")
here=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
# shellcheck source=tests/app/cluster/one_node_slurm.sh
source "$here/one_node_slurm.sh"
# shellcheck source=tests/app/cluster/jobs.sh
source "$here/jobs.sh"

skip() {
    printf 'Skipped: %s.\n' "$1"
    exit 77
}

for program in munged slurmctld slurmd sbatch python3; do
    command -v "$program" >/dev/null ||
        skip "$program is not installed; the packages are in section [cluster] of packages.txt"
done
[[ $EUID -eq 0 ]] || skip 'slurmctld and slurmd are started by root alone'

work=$(mktemp -d)
trap 'stop_slurm; rm -rf -- "$work"' EXIT
cd "$work"
export LOGGIA_CLI=$cli
start_slurm "$work/slurm"

# shellcheck disable=SC2317 # called by wait_for
running_shard() {
    pgrep -f -- "shard run $work/sat/shards/" | head -n 1 | grep .
}

# shellcheck disable=SC2317
finished() {
    local job
    for job; do
        [[ -e $job/answer.status ]] || return 1
    done
}

make_sat "${size[@]}"
make_match
make_tournament
make_grade
submit=("$root/resources/cluster/slurm" --retries 4)
few=(--mem=500M --time=60)
"${submit[@]}" --merge --proof --merge "$work/proof" sat "${few[@]}"

# One shard dies as by a machine that fails; Slurm's array goes on without it.
wait_for 120 running_shard >victim || { squeue; exit 1; }
kill -KILL "$(head -n 1 victim)"
echo "killed a shard (process $(head -n 1 victim))"

"${submit[@]}" --merge --report --merge csv match "${few[@]}"
"${submit[@]}" --merge --report --merge csv tournament "${few[@]}"
"${submit[@]}" --merge --report --merge csv grade "${few[@]}"
if ! wait_for 1500 finished sat match tournament grade; then
    squeue
    tail -n 5 -- */log/* slurm/*.log
    exit 1
fi
check_sat sat/answer "$(cat sat/answer.status)" proof
check_match match/answer "$(cat match/answer.status)"
check_tournament tournament/answer "$(cat tournament/answer.status)"
check_grade grade/answer "$(cat grade/answer.status)"
expect 'the kill was noticed' 1 "$(grep -l -E 'exit (code|status)|Killed|137' sat/log/* | wc -l)"

# A result that is lost is made again, by the same line.
rm sat/results/0002.result
"${submit[@]}" sat "${few[@]}"
wait_for 600 finished sat || exit 1
expect 'after a loss' 's UNSATISFIABLE' "$(cat sat/answer)"
"$cli" shard list sat | tail -n 1
exit $((failures > 0))
