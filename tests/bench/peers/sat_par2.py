#!/usr/bin/env python3
"""PAR2 of `loggia-cli sat solve` beside CaDiCaL and minisat, where these are installed.

    tests/bench/peers/sat_par2.py [--cli build/release/app/loggia-cli/loggia-cli] [--limit 20]
                                  [--list] [FOLDER ...]

Makes families of clause sets (the textbook's hard ones, encodings of at-most-one, random sets), and
takes the DIMACS files in the FOLDERs, for example those of SATLIB, by what their names begin with.
Prints a Markdown table: CPU seconds of all files of a family, a file that is not decided within the
limit counting twice the limit, and ours as a multiple of the others'. --list prints each file, too.

Files whose header and clauses disagree (SATLIB's pret and dubois100) are put right for everybody: as
many clauses are read as the header says, and at the end of a line where that does not fit.
"""

import argparse
import itertools
import os
import random
import re
import resource
import shutil
import subprocess
import tempfile
from pathlib import Path


def parity(atoms, odd):
    """The clauses that say that an odd, or even, number of the atoms is true."""
    return [
        [-a if value else a for a, value in zip(atoms, row)]
        for row in itertools.product([False, True], repeat=len(atoms))
        if sum(row) % 2 != odd
    ]


def tseitin(nodes, edges):
    at = [[] for _ in range(nodes)]
    for atom, ends in enumerate(edges, 1):
        for node in ends:
            at[node].append(atom)
    return [clause for node in range(nodes) for clause in parity(at[node], int(node == 0))]


def ladder(n):
    edges = [(i, n + i) for i in range(n)]
    edges += [(i + k, i + k + 1) for i in range(n - 1) for k in (0, n)]
    return tseitin(2 * n, edges)


def torus(rows, columns):
    edges = []
    for r in range(rows):
        for c in range(columns):
            edges.append((r * columns + c, r * columns + (c + 1) % columns))
            edges.append((r * columns + c, (r + 1) % rows * columns + c))
    return tseitin(rows * columns, edges)


def regular(rng, nodes, degree):
    while True:
        ends = [node for node in range(nodes) for _ in range(degree)]
        rng.shuffle(ends)
        edges = list(zip(ends[::2], ends[1::2]))
        if all(a != b for a, b in edges) and len({frozenset(e) for e in edges}) == len(edges):
            return tseitin(nodes, edges)


def random_parity(rng, atoms, equations, consistent):
    solution = [rng.random() < 0.5 for _ in range(atoms + 1)]
    clauses = []
    for _ in range(equations):
        chosen = rng.sample(range(1, atoms + 1), 3)
        odd = sum(solution[a] for a in chosen) % 2 if consistent else rng.randrange(2)
        clauses += parity(chosen, odd)
    return clauses


def pairs(literals, _):
    return [[-a, -b] for a, b in itertools.combinations(literals, 2)]


def sequential(literals, fresh):
    so_far = [fresh() for _ in literals[1:]]
    clauses = [[-x, s] for x, s in zip(literals, so_far)]
    clauses += [[-x, -s] for x, s in zip(literals[1:], so_far)]
    return clauses + [[-s, t] for s, t in zip(so_far, so_far[1:])]


def product(literals, fresh):
    if len(literals) <= 4:
        return pairs(literals, fresh)
    width = 1
    while width * width < len(literals):
        width += 1
    rows = [fresh() for _ in range(width)]
    columns = [fresh() for _ in range(-(-len(literals) // width))]
    clauses = product(rows, fresh) + product(columns, fresh)
    for i, x in enumerate(literals):
        clauses += [[-x, rows[i % width]], [-x, columns[i // width]]]
    return clauses


def commander(literals, fresh):
    if len(literals) <= 4:
        return pairs(literals, fresh)
    clauses, commanders = [], []
    for i in range(0, len(literals), 3):
        group = literals[i : i + 3]
        commanders.append(fresh())
        clauses += pairs(group, fresh) + [[-x, commanders[-1]] for x in group]
        clauses.append([-commanders[-1], *group])
    return clauses + commander(commanders, fresh)


def pigeons(holes, at_most_one):
    last = [holes * (holes + 1)]

    def fresh():
        last[0] += 1
        return last[0]

    cell = [[p * holes + h + 1 for h in range(holes)] for p in range(holes + 1)]
    clauses = [list(row) for row in cell]
    for h in range(holes):
        clauses += at_most_one([row[h] for row in cell], fresh)
    return clauses


def ordering(n):
    """A total order without a least element."""
    atom = {}
    for i, j in itertools.combinations(range(n), 2):
        atom[i, j] = len(atom) // 2 + 1
        atom[j, i] = -atom[i, j]
    clauses = [[-atom[i, j], -atom[j, k], atom[i, k]] for i, j, k in itertools.permutations(range(n), 3)]
    return clauses + [[atom[i, j] for i in range(n) if i != j] for j in range(n)]


def clique_colouring(nodes, clique, colours):
    """A graph with a clique of more nodes than it has colours."""
    count = itertools.count(1)
    edge = {pair: next(count) for pair in itertools.combinations(range(nodes), 2)}
    member = [[next(count) for _ in range(nodes)] for _ in range(clique)]
    has = [[next(count) for _ in range(colours)] for _ in range(nodes)]
    clauses = [list(row) for row in member] + [list(row) for row in has]
    for row in member:
        clauses += pairs(row, None)
    for i in range(nodes):
        clauses += pairs([row[i] for row in member], None)
    for (i, j), atom in edge.items():
        for a, b in itertools.permutations(range(clique), 2):
            clauses.append([-member[a][i], -member[b][j], atom])
        clauses += [[-atom, -has[i][c], -has[j][c]] for c in range(colours)]
    return clauses


def uniform(rng, atoms, clauses, width=3):
    return [
        [atom * rng.choice((1, -1)) for atom in rng.sample(range(1, atoms + 1), width)]
        for _ in range(clauses)
    ]


def made_families():
    rng = random.Random(1)
    yield "parity ladder", [ladder(n) for n in (20, 50, 100)]
    yield "Tseitin, torus", [torus(4, 4), torus(5, 6), torus(8, 8), torus(12, 12)]
    yield "Tseitin, random graph", [regular(rng, n, d) for n, d in ((20, 4), (60, 4), (40, 6))]
    yield "parity, random", [random_parity(rng, n, n + 8, s) for n in (40, 100, 500) for s in (0, 1)]
    for encoding in (pairs, sequential, product, commander):
        yield f"pigeons, {encoding.__name__}", [pigeons(n, encoding) for n in (7, 10, 14)]
    yield "ordering", [ordering(n) for n in (10, 20, 30, 50)]
    yield "clique colouring", [clique_colouring(*s) for s in ((8, 4, 3), (10, 5, 4), (12, 5, 4))]
    yield "random 3-SAT, 200 atoms", [uniform(rng, 200, 852) for _ in range(10)]
    yield "random 3-SAT, 1,000 atoms at 4.1", [uniform(rng, 1000, 4100) for _ in range(3)]
    yield "random 3-SAT, 20,000 atoms at 3.5", [uniform(rng, 20000, 70000)]
    yield "random 3-SAT, 200,000 atoms at 3.5", [uniform(rng, 200000, 700000)]
    yield "random 5-SAT, 60 atoms", [uniform(rng, 60, 1267, 5) for _ in range(4)]


def clauses_of(path):
    lines = []
    wanted = None
    for line in path.read_text(errors="replace").splitlines():
        if line.startswith("%"):
            break
        if line.startswith("p"):
            wanted = int(line.split()[3])
        elif line and not line.startswith("c"):
            lines.append([int(word) for word in line.split()])
    clauses, clause = [], []
    for literal in itertools.chain.from_iterable(lines):
        if literal != 0:
            clause.append(literal)
        elif len(clauses) != wanted:
            clauses.append(clause)
            clause = []
    if wanted is not None and len(clauses) != wanted:
        by_line = [[literal for literal in line if literal != 0] for line in lines]
        if len(by_line) == wanted:
            return by_line
    return clauses


def write(path, clauses):
    atoms = max((abs(literal) for clause in clauses for literal in clause), default=0)
    with open(path, "w") as file:
        file.write(f"p cnf {atoms} {len(clauses)}\n")
        file.writelines(" ".join(map(str, clause)) + " 0\n" for clause in clauses)


def run(command, limit):
    """CPU seconds and exit status; None where there was no answer in time."""
    bound = (limit, limit + 1)
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, bound),
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    answer = process.returncode if process.returncode in (10, 20) else None
    return usage.ru_utime + usage.ru_stime, answer


def main():
    parser = argparse.ArgumentParser(description="PAR2 beside CaDiCaL and minisat")
    parser.add_argument("--cli", default="build/release/app/loggia-cli/loggia-cli")
    parser.add_argument("--limit", type=int, default=20, help="CPU seconds for a file")
    parser.add_argument("--list", action="store_true", help="print each file")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    solvers = {"ours": lambda file: [arguments.cli, "sat", "solve", file, "-o", os.devnull]}
    if shutil.which("cadical"):
        solvers["CaDiCaL"] = lambda file: ["cadical", "-q", "-n", file]
    if shutil.which("minisat"):
        solvers["minisat"] = lambda file: ["minisat", "-verb=0", file]

    families = {name: [(f"{name} {i}", c) for i, c in enumerate(sets)] for name, sets in made_families()}
    for folder in arguments.folders:
        for path in sorted(folder.glob("*.cnf")):
            family = re.match(r"\d*[A-Za-z]*", path.name).group() or path.stem
            families.setdefault(family, []).append((path.stem, clauses_of(path)))

    peers = [name for name in solvers if name != "ours"]
    heads = ["family", "files", *solvers, *(f"ours / {peer}" for peer in peers)]
    print("| " + " | ".join(heads) + " |")
    print("|---|" + "---:|" * (len(heads) - 1), flush=True)
    totals = dict.fromkeys(solvers, 0.0)
    files = 0

    def print_row(name, count, times):
        row = [name, str(count), *(f"{times[s]:.2f}" for s in solvers)]
        for peer in peers:  # below 0.05 s a file it is the start of the programs that counts
            telling = max(times["ours"], times[peer]) >= 0.05 * count
            row.append(f"{times['ours'] / max(times[peer], 0.001):.2f}" if telling else "")
        print("| " + " | ".join(row) + " |", flush=True)

    with tempfile.TemporaryDirectory() as scratch:
        file = os.path.join(scratch, "set.cnf")
        for name, sets in families.items():
            times = dict.fromkeys(solvers, 0.0)
            for label, clauses in sets:
                write(file, clauses)
                answers = {}
                for solver, command in solvers.items():
                    seconds, answers[solver] = run(command(file), arguments.limit)
                    times[solver] += seconds if answers[solver] else 2 * arguments.limit
                    if arguments.list:
                        print(f"<!-- {label}: {solver} {answers[solver]} {seconds:.2f} -->")
                if len({answer for answer in answers.values() if answer}) > 1:
                    raise SystemExit(f"{label}: the solvers disagree: {answers}")
            print_row(name, len(sets), times)
            files += len(sets)
            for solver in solvers:
                totals[solver] += times[solver]
    print_row("PAR2, all", files, totals)


if __name__ == "__main__":
    main()
