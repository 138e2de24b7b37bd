#!/usr/bin/env python3
"""Sends SIGINT, SIGTERM or SIGXCPU at random moments to every command that can run long, and gives each a
little processor time by --cpu-time.

usage: signals_test.py LOGGIA_CLI [SEED [ROUNDS [ONLY]]]

A command has to end by itself within LIMIT seconds of processor time after the signal or its time, with a
status of its own and never by the signal. One that ends before it is told to is fine: the moments are random.
One that goes on for a while after its time must not take much more memory meanwhile.
"""

import functools
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

START = 10  # seconds that a command may take to be ready for signals
LIMIT = 0.25  # seconds of processor time: 0.1 on an idle machine, with room for a busy one
SLOW = 1.5  # the same where the program has sanitizers in it or is not optimised
LONGEST_WAIT = 0.5  # seconds until the signal
MOST_MEMORY = 150  # MB of a command that goes on after its time
TILES = "15,2,1,12,8,5,6,11,4,9,10,7,3,14,13,0"
TICKS = os.sysconf("SC_CLK_TCK")

# Commands with their input. A word in braces is a file of that name.
COMMANDS = """
check_true_false {rules} {nothing_known} -
formula check -
game solve --file -
interpformat
mace4
maxconnect4 analyse -
path questions -
peg solve -
peg-back
translate
wumpus lint -
maxconnect4 solve
maxconnect4 solve --threads 2
maxconnect4 analyse {empty}
maxconnect4 depth-table
maxconnect4 match engine:depth=16 engine:depth=17 --games 50
tournament maxconnect4 engine:depth=16 engine:depth=17 level:perfect --games 50
tournament maxconnect4 engine:depth=14 engine:depth=15 --games 50 --threads 2 --journal tournament.out
tournament formula engine:depth=22 perfect --variables 26 --leaves 200 --games 50
maxconnect4 one-move {empty} moved.txt 42
maxconnect4 one-move {empty} moved.txt --time 60
maxconnect4 interactive {empty} computer-next 42
formula play {game}
formula solve {game}
formula solve {game} --time 60
formula equal {parities} {parities2} --lenient
formula table --result-only --file {formula}
formula generate --variables 26 --leaves 400 --difficulty hard
minimize --to dnf --exact {function}
minimize --to cnf --exact {random_function}
minimize --to dnf --format lp {function}
generate function --variables 16
sat solve {random}
sat solve --engine cdcl {random}
sat solve --engine lookahead {random}
sat solve --engine dpll {random}
sat solve --engine dp1960 {random}
sat solve --engine portfolio {random}
sat models {loose}
sat models --limit 100000000 {loose}
sat count {random}
sat core {random}
sat solve --engine lookahead {large}
sat solve --engine dp1960 {large}
sat solve --engine portfolio {large}
sat models {large}
sat count {large}
sat core {large}
sat trace {random}
sat trace --engine dpll {random}
davis-putnam {random} solved.txt
mace4 -n 6 -m -1 -f {semigroups}
mace4 -n 7 -m -1 --isomorphic none -f {semigroups}
mace4 -n 6 --count -f {semigroups}
mace4 -n 30 -m -1 -f {quasigroups}
translate --merge --file {propositions}
translate --back --file {equations}
game solve connect4 5x5
game solve chomp 9x10
game solve nim 40 41 42 43 --limit 100000000
game tree nim 6 7 8 --nodes 20000000
game play nim 40 41 42 43
path solve tiles:{tiles} --algorithm ida-star
path solve tiles:{tiles} --algorithm a-star
path compare tiles:{tiles}
path compare {maze}
path solve --algorithm iterative-deepening {maze}
path distances {maze}
path generate --kind caves --width 2048 --height 2048 -o maze.out
path scenario {scenarios}
peg solve {diamond}
peg solve --fewest-moves {english}
peg solve --sat {european}
peg solve --encoding counter {european}
peg solve --encoding sweeps {european}
peg solve --encoding rounds {european}
peg table {english} --save table.out
peg hint {diamond}
peg-front {german} clauses.out
peg-front --encoding counter+order {german} clauses.out
puzzle solve --file {equations}
puzzle verdict --file {propositions}
wumpus worlds --limit 1000000 {rules} {nothing_known}
wumpus map {rules} {nothing_known}
wumpus why {rules} {nothing_known} --ask M_3_3
wumpus grade {rules}
wumpus lint {rules} {nothing_known}
"""


def write_files(cli, folder):
    """What the commands read: all of it takes longer than a test should."""
    chance = random.Random(1)
    path = lambda name: os.path.join(folder, name)
    def write(name, text):
        with open(path(name), "w", encoding="utf-8") as file:
            file.write(text)
    def make(name, *words):
        with open(path(name), "w", encoding="utf-8") as file:
            subprocess.run([cli, *words], stdout=file, stderr=subprocess.DEVNULL, check=True)
    write("empty", "0000000\n" * 6 + "1\n")
    def tree(depth):
        if depth == 0:
            return chance.choice(["", "-"]) + chance.choice("abcdefghijklmnopqrstuvwxyz")
        return f"({tree(depth - 1)}{'+*'[depth % 2]}{tree(depth - 1)})"
    big = tree(15)
    write("game", f"formula: {big}\nturns: {'EA' * 13}\nvariables: abcdefghijklmnopqrstuvwxyz\nvalues:\n")
    write("formula", big + "\n")
    letters = "abcdefghijklmnopqrstuvwxyz"
    def parity(order):
        return functools.reduce(lambda whole, each: f"({whole} <-> {each})", order)
    write("parities", parity(letters) + "\n")
    write("parities2", parity(chance.sample(letters, 26)) + "\n")
    cubes = ["".join(chance.choice("01-") for _ in range(14)) for _ in range(700)]
    write("function", ".i 14\n.o 1\n" + "".join(f"{cube} 1\n" for cube in cubes) + ".e\n")
    rows = "".join(f"{row:012b} 1\n" for row in range(4096) if chance.random() < 0.5)
    write("random_function", f".i 12\n.o 1\n{rows}.e\n")
    def clauses(atoms, count):
        rows = [[chance.choice([-1, 1]) * atom for atom in chance.sample(range(1, atoms + 1), 3)]
                for _ in range(count)]
        return f"p cnf {atoms} {count}\n" + "".join(" ".join(map(str, row)) + " 0\n" for row in rows)
    write("random", clauses(400, 1704))
    write("loose", clauses(60, 120))
    make("large", "sat", "generate", "random", "--format", "dimacs", "--atoms", "100000", "--clauses", "400000", "--seed", "1")
    associative = "(x * y) * z = x * (y * z)."
    write("semigroups", f"formulas(assumptions).\n{associative}\nend_of_list.\n")
    write("quasigroups", "formulas(assumptions).\nx * y != x * z | y = z.\nx * y != z * y | x = z.\n"
          "(((y * x) * y) * y) * x = y.\nx * x = x.\n0 * 1 = 2.\nend_of_list.\n")
    names = [f"p{i}" for i in range(60)]
    write("propositions", "formulas(assumptions).\n" + "".join(
        f"{a} <-> ({b} | -{c}).\n" for a, b, c in (chance.sample(names, 3) for _ in range(80))) + "end_of_list.\n")
    write("equations", "set(arithmetic).\nassign(domain_size, 2).\nformulas(assumptions).\n" + "".join(
        f"{a} * {b} + {c} * {d} + {e} = {chance.randrange(2)}.\n"
        for a, b, c, d, e in (chance.sample(names[:30], 5) for _ in range(30))) + "end_of_list.\n")
    make("maze", "path", "generate", "--kind", "perfect", "--width", "1501", "--height", "1501")
    make("caves.map", "path", "generate", "--kind", "perfect", "--width", "1001", "--height", "1001",
         "--format", "moving-ai")
    write("scenarios", "version 1\n" + "0\tcaves.map\t1001\t1001\t1\t1\t999\t999\t1\n" * 2000)
    for board in ("german45", "european37", "english33", "diamond41"):
        make(re.sub(r"\d", "", board), "peg", "board", board)
    make("rules", "wumpus", "rules")
    write("nothing_known", "")
    write("riddles", "Ann says: Bob is a knave.\nBob says: Ann is a knight or Bob is a knave.\n" * 30_000 +
          "fact: exactly one of the\n")


def processor_time(pid):
    """Of a process with all its threads, in seconds; None where it has ended."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rsplit(")", 1)[1].split()
    except (OSError, IndexError):
        return None
    return None if fields[0] == "Z" else (int(fields[11]) + int(fields[12])) / TICKS


def is_prepared(pid, which):
    """Whether a process handles a signal by now, or has it wait for sigwait()."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as file:
            masks = re.findall(r"^Sig(?:Blk|Cgt):\t(\w+)", file.read(), re.MULTILINE)
    except OSError:
        return True
    return any(int(mask, 16) >> (which - 1) & 1 for mask in masks)


def hold(pid):
    """Stops a process where it is. Whether it is still there."""
    try:
        os.kill(pid, signal.SIGSTOP)
        while True:
            with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
                state = file.read().rsplit(")", 1)[1].split()[0]
            if state in "TZX":
                return state == "T"
            time.sleep(0.001)
    except (OSError, IndexError):
        return False


def interrupted(cli, words, folder, which, wait):
    """What is wrong, if anything, with how the command ends; and the time that it took to."""
    before = os.times()
    process = subprocess.Popen([cli, *words], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True, errors="replace")
    until = time.monotonic() + START
    while time.monotonic() < until and not is_prepared(process.pid, which):
        time.sleep(0.001)
    time.sleep(wait)
    # While it is held, it can't come to the end of its work, where it gives the signals free.
    there = hold(process.pid)
    at_signal = processor_time(process.pid)
    works = there and is_prepared(process.pid, which)
    if works:
        process.send_signal(which)
    if there:
        process.send_signal(signal.SIGCONT)
    try:
        if not works or at_signal is None:
            process.communicate(timeout=60)
            return (f"ended by signal {-process.returncode}" if process.returncode < 0 else ""), 0.0, True
        _, complaint = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return "did not end in 60 s", 60.0, False
    after = os.times()
    used = (after.children_user - before.children_user + after.children_system - before.children_system)
    taken = max(used - at_signal, 0.0)
    if process.returncode < 0:
        return f"ended by signal {-process.returncode}: {complaint.strip()[:200]}", taken, False
    if process.returncode == 1 and "stopped while reading" in complaint:
        return "status 1, as if the input was wrong", taken, False
    if process.returncode == 2 and "--help" in complaint:
        return f"the command is wrong: {complaint.strip()[:200]}", taken, False
    return "", taken, False


def limited(cli, words, folder, seconds):
    """The same of a command that may use so many seconds of processor time; and whether it ended before."""
    before = os.times()
    try:
        done = subprocess.run([cli, *words, "--cpu-time", f"{seconds:.2f}"], cwd=folder, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
                              timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return "did not end in 60 s", 60.0, False
    after = os.times()
    used = (after.children_user - before.children_user + after.children_system - before.children_system)
    if done.returncode < 0 or (done.returncode == 2 and "--help" in done.stderr):
        return f"status {done.returncode}: {done.stderr.strip()[:200]}", 0.0, False
    if "stopped by --cpu-time" not in done.stderr:
        return (f"used {used:.2f} s and was not stopped" if used > seconds + 0.1 else ""), 0.0, True
    return "", max(used - seconds, 0.0), False


def memory_after_time(cli, folder):
    """In MB, of a command whose time is over while it reads what it has to read to the end."""
    process = subprocess.Popen([cli, "puzzle", "solve", "--cpu-time", "0.1", "--file", "riddles"], cwd=folder,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return usage.ru_maxrss / 1024


def answers_twice(cli, folder):
    """Whether a command prints its answer where SIGXCPU comes after it was told to stop: the system repeats it
    with each second of processor time, of all threads together."""
    process = subprocess.Popen([cli, "path", "solve", f"tiles:{TILES}", "--algorithm", "breadth-first"], cwd=folder,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    until = time.monotonic() + START
    while time.monotonic() < until and not is_prepared(process.pid, signal.SIGXCPU):
        time.sleep(0.001)
    time.sleep(LONGEST_WAIT)
    hold(process.pid)  # both wait then, and the smaller number is taken first
    for each in (signal.SIGINT, signal.SIGXCPU, signal.SIGCONT):
        process.send_signal(each)
    return "stopped" in process.communicate(timeout=60)[0]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    # Where a shell started this in the background, it is ignored, and so it would be by the commands.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    cli = os.path.abspath(sys.argv[1])
    chance = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    only = sys.argv[4] if len(sys.argv) > 4 else ""
    limit = SLOW if "LOGGIA_SLOW" in os.environ else LIMIT
    failures = running = 0
    with tempfile.TemporaryDirectory() as folder:
        write_files(cli, folder)
        for line in [line for line in COMMANDS.strip().splitlines() * rounds if only in line]:
            words = re.sub(r"\{(\w+)\}", lambda found: TILES if found.group(1) == "tiles" else found.group(1),
                           line).split()
            which = chance.choice([signal.SIGINT, signal.SIGTERM, signal.SIGXCPU])
            wait = chance.uniform(0.02, LONGEST_WAIT)
            wrong, taken, ended = interrupted(cli, words, folder, which, wait)
            # A tick of the clock before and one after the signal are not told apart.
            if not wrong and taken > limit + 2 / TICKS:
                # Perhaps the machine was busy with others: it has to happen again.
                again, second, _ = interrupted(cli, words, folder, which, wait)
                wrong = again or (f"took {taken:.2f} and {second:.2f} s of processor time"
                                  if second > limit + 2 / TICKS else "")
            running += not ended
            failures += bool(wrong)
            seconds = chance.uniform(0.05, LONGEST_WAIT)
            beyond, taken_beyond, _ = limited(cli, words, folder, seconds)
            if not beyond and taken_beyond > limit + 2 / TICKS:
                beyond, second, _ = limited(cli, words, folder, seconds)
                beyond = beyond or (f"took {taken_beyond:.2f} and {second:.2f} s more"
                                    if second > limit + 2 / TICKS else "")
            failures += bool(beyond)
            if beyond:
                print(f"{line}: --cpu-time {seconds:.2f}: {beyond}", flush=True)
            if wrong or "-v" in os.environ.get("SIGNALS", ""):
                print(f"{line}: {which.name} after {wait:.2f} s: {wrong or f'{taken:.2f} s, {ended}'}", flush=True)
        # A sanitizer keeps what was freed for a while.
        memory = 0 if "LOGGIA_SLOW" in os.environ or only else memory_after_time(cli, folder)
        if memory > MOST_MEMORY:
            print(f"after its time, 'puzzle solve' took {memory:.0f} MB")
            failures += 1
        if not only and not answers_twice(cli, folder):
            print("'path solve' printed no answer where SIGXCPU came after SIGINT")
            failures += 1
    print(f"{running} of {len(COMMANDS.strip().splitlines()) * rounds} commands were running; {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
