#!/usr/bin/env python3
"""Whether two programs, of which one was built for another system, do the same with every example.

usage: twins_test.py LOGGIA_CLI OTHER_LOGGIA_CLI EXAMPLES

Each command is run by both, in folders of their own with a copy of the examples. Compared byte for byte are the exit
status, standard output, standard error and all files that are there afterwards; only times that the programs measure
and numbers of processes are left out.

Exit status: 0 the two are the same, 1 they differ.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SECONDS = 300

# For every file in a folder of the examples; those that a command cannot read are to be refused alike.
OF_EACH = {
    "connect4": ["maxconnect4 one-move {} out.txt 6", "maxconnect4 one-move {} - 3 --infer-turn",
                 "maxconnect4 analyse {} --depth 6 --json"],
    "formula_game": ["formula solve {}", "formula draw --file {}",
                     "formula check --file {}", "formula simplify --file {}"],
    "game_graph": ["game solve graph {}", "game tree graph {}", "game graph graph {}"],
    "normal_forms": ["minimize {}", "minimize {} --to cnf --format pla -o out.pla",
                     "minimize {} --heuristic --format table"],
    "pathfinding": ["path solve {}", "path compare {} --csv", "path scenario {}", "path distances {}"],
    "peg": ["peg solve {} jumps.txt", "peg hint {}", "peg-front {} clauses.txt"],
    "puzzles": ["puzzle verdict -f {}", "puzzle solve -f {}", "puzzle say -f {}", "puzzle sentences -f {}",
                "translate -f {}", "mace4 -c -f {}"],
    "sat": ["sat solve {}", "sat solve {} --engine cadical --proof proof.drat", "sat count {}", "sat models {}",
            "sat core {}", "sat trace {}", "davis-putnam {} answer.txt"],
    "wumpus": ["wumpus lint {}", "wumpus map wumpus/wumpus_rules.txt {}", "wumpus worlds wumpus/wumpus_rules.txt {}",
               "wumpus grade {}", "check_true_false wumpus/wumpus_rules.txt {} wumpus/statement_true.txt"],
}

ONCE = [
    "--version", "--help", "no-such-command", "maxconnect4 solve connect4/endgame.txt --table 64",
    "maxconnect4 solve connect4/endgame.txt --method search --table 64",
    "maxconnect4 match engine:depth=2 engine:depth=3 --games 4 --seed 5 --csv", "maxconnect4 one-move none.txt out.txt 3",
    "maxconnect4 one-move connect4 out.txt 3", "formula eval (a*b) a=1 b=0", "formula equal (a+b) (b+a)", "formula table --file formula_game/handout.txt",
    "formula generate --winner A --seed 3", "game solve nim 3 4 5", "game solve tic-tac-toe", "game tree 1-2-10",
    "game solve kayles 5 6", "game graph nim 2 3", "generate function --variables 5 --seed 7",
    "generate cnf-problem --variables 6 --terms 6 --seed 4", "generate cnf-problem --variables 5 --terms 4 --seed 4 "
    "--format pdf -o sheet.pdf", "minimize --formula (a&b)|c", "minimize --formula a&b --check a|b",
    "path generate --kind caves --seed 9", "path solve romania --algorithm rbfs", "path compare romania",
    "path solve 15-puzzle", "peg generate 16-easy-5", "peg board", "peg table --layout triangle10 --save ten.table",
    "peg solve --sat peg/triangle15.txt", "peg solve --fewest-moves peg/triangle15.txt", "puzzle generate --seed 7 --difficulty hard", "puzzle generate --doors",
    "sat generate random --seed 3", "sat generate pigeonhole", "sat generate queens --format dimacs",
    "sat generate parity", "wumpus walk --seed 4", "wumpus rules",
    "wumpus why wumpus/wumpus_rules.txt wumpus/kb_walk.txt wumpus/statement_true.txt",
    "wumpus why wumpus/wumpus_rules.txt wumpus/kb_walk.txt wumpus/statement_open.txt",
    "shard make sat sat/pigeonhole.txt --into parts", "tournament maxconnect4 random engine:depth=2 engine:depth=3 --seed 3",
    "formula check ä", "formula check --lenient a→b∧¬c", "formula check --file größe.txt",
    "generate function --variables 3 --seed 1 -o größe-→-😀.txt",
]

# What the clock, the processor or the system decides: times, which in tables have three or six places, and the number
# of a process.
TIMES = re.compile(rb"(time|seconds|ms|rate)?(< )?\b\d[\d,.]*(e[-+]?\d+)? ?(s|ms|us|seconds?|nodes/s|per second)\b|"
                   rb'"[a-z_]*(seconds|time|speed|per_second)[a-z_]*": ?[\d.e+-]+|'
                   rb" *\b\d+\.\d{3}(\d{3})?\b|\bprocess \d+\b")


def commands(examples):
    for folder, templates in OF_EACH.items():
        for file in sorted(each for each in (examples / folder).iterdir() if each.is_file()):
            for template in templates:
                yield [word.format(f"{folder}/{file.name}") for word in template.split()]
    for line in ONCE:
        yield line.split()


def state_after(program, examples, command):
    """What there is to compare, by name."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "files"
        shutil.copytree(examples, folder)
        ended = subprocess.run([program, *command], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                               timeout=SECONDS, check=False)
        state = {"status": str(ended.returncode).encode(), "standard output": ended.stdout,
                 "standard error": ended.stderr}
        for file in folder.rglob("*"):
            if file.is_file():
                state[str(file.relative_to(folder))] = file.read_bytes()
    return {key: TIMES.sub(b"", value) for key, value in state.items()}


def difference(first, second):
    found = [key for key in sorted(first.keys() | second.keys()) if first.get(key) != second.get(key)]
    if not found:
        return ""
    key, others = found[0], "".join(f", {each}" for each in found[1:])
    if "status" in found:
        others += f" ({first['status'].decode()} and {second['status'].decode()})"
    one, other = first.get(key), second.get(key)
    if one is None or other is None:
        return f"{key}{others}: only by the {'second' if one is None else 'first'}"
    lines = zip(one.splitlines() + [b"(end)"], other.splitlines() + [b"(end)"])
    pair = next((each for each in lines if each[0] != each[1]), (b"other ends of lines", b""))
    return f"{key}{others}:\n  first:  {pair[0][:300]!r}\n  second: {pair[1][:300]!r}"


def main():
    programs, examples = [Path(each).resolve() for each in sys.argv[1:3]], Path(sys.argv[3]).resolve()
    all_commands = list(commands(examples))

    def compare(command):
        return difference(*(state_after(program, examples, command) for program in programs))

    differ = 0
    with ThreadPoolExecutor(2) as pool:
        for command, found in zip(all_commands, pool.map(compare, all_commands)):
            if found:
                differ += 1
                print(f"loggia-cli {' '.join(command)}\n  {found}")
    print(f"{len(all_commands)} commands, {differ} differ")
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
