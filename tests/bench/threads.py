#!/usr/bin/env python3
"""Times commands with one thread and with more, on a machine that does nothing else, and checks that they print the
same.

usage: threads.py LOGGIA_CLI [THREADS [NAME...]]

For each it prints the seconds by the clock and the speed-up, the share of the work that is sequential by Amdahl's law, and
the speed-up that leaves on 16 cores.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "resources/examples"

# name: commands that prepare files, the command
COMMANDS = {
    "peg table": ([], "peg table --layout english33 --save table"),
    "peg solve": ([], f"peg solve {EXAMPLES}/peg/english33.txt --fewest-moves"),
    "game solve": ([], "game solve connect4 5x5"),
    "sat solve": (["sat generate random --format dimacs --atoms 360 --clauses 1600 --seed 1 >hard.cnf"],
                  "sat solve hard.cnf --engine lookahead --cubes 256"),
    "maxconnect4 match": ([], "maxconnect4 match engine:depth=13 engine:depth=12 --games 40 --csv"),
    "tournament": ([], "tournament maxconnect4 engine:depth=13 engine:depth=12 engine:depth=11 --games 20"),
    "generate cnf-problem": ([], "generate cnf-problem --variables 14 --terms 40 --variants 100 --seed 3 --sheet key"),
    "path scenario": (["path generate --kind caves --width 1024 --height 1024 --seed 1 --format moving-ai --output caves.map",
                       "path questions caves.map --count 1000 --seed 1 >caves.map.scen"],
                      "path scenario caves.map.scen --method a-star"),
    "maxconnect4 solve": ([], "maxconnect4 solve --no-check"),
}


def seconds_of(cli: str, line: str, threads: int) -> tuple[float, bytes]:
    begin = time.monotonic()
    done = subprocess.run([cli, *line.split(), "--threads", str(threads)], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False, timeout=600)
    took = time.monotonic() - begin
    if done.returncode not in (0, 10, 20):
        sys.exit(f"{line}: status {done.returncode}")
    return took, done.stdout


def without_times(text: bytes) -> bytes:
    return re.sub(rb"[0-9]+\.[0-9]{3}|[0-9.]+ (us|ms|s)\b|in [0-9.]+ s", b"", text)


def main() -> None:
    cli = os.path.abspath(sys.argv[1])
    threads = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    names = sys.argv[3:] or list(COMMANDS)
    print(f"| command | 1 thread | {threads} threads | speed-up | sequential | on 16 cores |")
    print("|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name in names:
            before, line = COMMANDS[name]
            for each in before:
                subprocess.run(f"'{cli}' {each}", shell=True, check=True)
            one, answer = min((seconds_of(cli, line, 1) for _ in range(2)), key=lambda each: each[0])
            many, same = min((seconds_of(cli, line, threads) for _ in range(2)), key=lambda each: each[0])
            if without_times(answer) != without_times(same) and name != "maxconnect4 solve":
                sys.exit(f"{line}: another answer with {threads} threads")
            gain = one / many
            sequential = max(0.0, (threads / gain - 1) / (threads - 1))
            print(f"| `{line.replace(str(EXAMPLES) + '/', '')}` | {one:.2f} s | {many:.2f} s | {gain:.2f} | "
                  f"{100 * sequential:.0f} % | {1 / (sequential + (1 - sequential) / 16):.1f} |", flush=True)


if __name__ == "__main__":
    main()
