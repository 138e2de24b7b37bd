#!/usr/bin/env bash
# What ./run installs on each system, with package managers that only note what they are asked for.
# usage: run_test.sh [SOURCE]
set -euo pipefail
source=$(readlink -f -- "${1-.}")
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
status=0

wrong() {
    printf '%s\n' "$*"
    status=1
}

# Every line has a name in each of the three columns.
awk '/^[^#[]/ && NF != 3 { print FILENAME ":" FNR ": expected three columns, found " NF; bad = 1 }
     END { exit bad }' "$source/packages.txt" || status=1

# asked_on MANAGER SECTION...: a system that has this package manager and none of the packages.
asked_on() {
    local manager=$1 tool
    shift
    rm -rf -- "${work:?}/bin" "$work/asked"
    mkdir "$work/bin"
    for tool in awk bash cat comm dirname env readlink sed sh sort; do
        ln -s "$(command -v "$tool")" "$work/bin/"
    done
    # shellcheck disable=SC2016 # These are for the fake programs.
    case $manager in
    apt) fake dpkg-query 'exit 1' && fake apt-get "case \$* in *install*) echo \"\$*\" >'$work/asked' ;; esac" ;;
    dnf) fake rpm '[ "$4" = ccache ]' && fake dnf "echo \"\$*\" >'$work/asked'" ;;
    pacman) fake pacman "if [ \$1 = -T ]; then shift; printf '%s\n' \"\$@\"; exit 127; fi; echo \"\$*\" >'$work/asked'" ;;
    none) ;;
    esac
    fake sudo 'exec "$@"'
    PATH=$work/bin "$source/run" packages "$@" 2>"$work/said" || cat "$work/said"
    cat "$work/asked" 2>/dev/null || true
}

# fake NAME COMMANDS
fake() {
    printf '#!%s\n%s\n' "$work/bin/sh" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

expect() {
    local what=$1 asked=$2 name
    shift 2
    for name; do
        if [[ $name == -* ]]; then
            [[ " $asked " != *" ${name#-} "* ]] || wrong "$what: ${name#-} was not to be installed: $asked"
        else
            [[ " $asked " == *" $name "* ]] || wrong "$what: $name was to be installed: $asked"
        fi
    done
}

expect Debian "$(asked_on apt build test)" install ccache qt6-base-dev g++ xvfb -clang-14 -=
expect Fedora "$(asked_on dnf build test)" install gcc-c++ 'cmake(tl-expected)' cmake xprop xwininfo -ccache -=
expect Arch "$(asked_on pacman build test)" ccache gcc tl-expected xorg-xprop xorg-xwininfo -gir1.2-atspi-2.0
[[ -z $(asked_on dnf check) ]] || wrong "Fedora: packages of [check]"
[[ -z $(asked_on none build) ]] || wrong "without a package manager something was installed"
grep -q 'trusting that' "$work/said" || wrong "without a package manager nothing is said"
exit $status
