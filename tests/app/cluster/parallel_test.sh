#!/usr/bin/env bash
# resources/cluster/parallel here, and on "other machines" that see nothing of the job but what is sent.
# usage: parallel_test.sh LOGGIA_CLI ROOT
# Exit status 77 where GNU parallel is not installed.
set -euo pipefail
cli=$1
root=$2
here=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
# shellcheck source=tests/app/cluster/jobs.sh
source "$here/jobs.sh"
for program in parallel rsync perl; do
    command -v "$program" >/dev/null || {
        printf 'Skipped: %s is not installed; the packages are in section [cluster] of packages.txt.\n' \
            "$program"
        exit 77
    }
done
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cd "$work"
export LOGGIA_CLI=$cli
script=$root/resources/cluster/parallel

make_sat 200 852 1 4
make_match
make_tournament
make_grade

status=0
"$script" --merge --proof --merge "$work/proof" sat >sat.answer || status=$?
check_sat sat.answer "$status" proof
status=0
"$script" --merge --report --merge csv match -j 2 >match.answer || status=$?
check_match match.answer "$status"
status=0
"$script" --merge --report --merge csv tournament -j 2 >tournament.answer || status=$?
check_tournament tournament.answer "$status"

# A loggia-cli that dies the first time: the shard is tried again, and goes on.
mkdir dying
cat >dying/loggia-cli <<PROGRAM
#!/bin/sh
if [ "\$2" = run ] && [ ! -e "$work/died" ]; then
    touch "$work/died"
    kill -KILL \$\$
fi
exec '$cli' "\$@"
PROGRAM
chmod +x dying/loggia-cli
status=0
LOGGIA_CLI=$work/dying/loggia-cli "$script" --merge --report --merge csv grade >grade.answer ||
    status=$?
check_grade grade.answer "$status"
expect 'it died' yes "$([[ -e died ]] && echo yes)"

# In place of ssh, a program that runs the command in another home folder and, like sshd, says which shell
# is the user's: the worker that GNU parallel sends asks for it.
mkdir home
cat >ssh <<PROGRAM
#!/bin/sh
while [ "\${1#-}" != "\$1" ]; do
    case \$1 in -l | -o | -p) shift ;; esac
    shift
done
shift
if [ "\$1" = -- ]; then shift; fi
cd "$work/home" && HOME=$work/home SHELL=/bin/sh exec sh -c "\$*"
PROGRAM
chmod +x ssh
export PARALLEL_SSH=$work/ssh RSYNC_RSH=$work/ssh
rm -f sat/results/* grade/results/*
status=0
"$script" --copy --merge --proof --merge "$work/proof" sat -S 1/far,1/farther >sat.answer || status=$?
check_sat sat.answer "$status" proof
status=0
"$script" --copy --merge --report --merge csv grade -S 2/far >grade.answer || status=$?
check_grade grade.answer "$status"
expect 'nothing is left there' '' "$(find home -type f)"
exit $((failures > 0))
