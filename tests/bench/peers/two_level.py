#!/usr/bin/env python3
"""Covers by `loggia-cli minimize --heuristic`, beside those of espresso, ABC and SymPy.

    tests/bench/peers/two_level.py [build/release/app/loggia-cli/loggia-cli [--exact | --folder FOLDER... [--exact]]]

With --exact, those of `loggia-cli minimize --exact` beside `espresso -Dexact` for a few functions. With --folder,
every PLA file in these folders: the cubes of both and the least CPU time of five runs, without what each takes to
start; with --exact, whether each of the two proves the minimum within a minute, espresso by `-Dsignature`.
Prints a Markdown table: cubes and CPU time with the start of the program, the mean of several runs.
Where there is no espresso on PATH, it is built (by gcc -O2) from the sources in the npm package `espresso-logic-minimizer`, which
curl fetches; ABC (Debian: berkeley-abc) and SymPy (python3-sympy) are asked where they are there.
ABC has no two-level minimiser: its column is the irredundant cover that `collapse; sop` gives, output
by output. What loggia-cli prints it has checked, and is read and compared with its input once more.
"""

import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from math import isqrt, log2, pi, sin
from pathlib import Path

PACKAGE = "https://registry.npmjs.org/espresso-logic-minimizer/-/espresso-logic-minimizer-2.0.3.tgz"
RUNS = 10
SECONDS = 60


def tabulated(inputs, outputs, value):
    rows = []
    for row in range(1 << inputs):
        bits = value(row) & ((1 << outputs) - 1)
        if bits:
            rows.append((f"{row:0{inputs}b}", f"{bits:0{outputs}b}"))
    return inputs, outputs, rows


def drawn(inputs, outputs, cubes, density, unknown=0.0):
    draw = random.Random(7)

    def output():
        if draw.random() < unknown:
            return "-"
        return "1" if draw.random() < min(0.5, 3 / outputs) else "0"

    rows = []
    for _ in range(cubes):
        literals = "".join(draw.choice("01") if draw.random() < density else "-" for _ in range(inputs))
        values = [output() for _ in range(outputs)]
        values[draw.randrange(outputs)] = "1"
        rows.append((literals, "".join(values)))
    return inputs, outputs, rows


def halves(bits, value):
    mask = (1 << bits) - 1
    return lambda row: value(row >> bits, row & mask)


FUNCTIONS = {
    "adder, 3 bits": tabulated(6, 4, halves(3, lambda a, b: a + b)),
    "adder, 4 bits": tabulated(8, 5, halves(4, lambda a, b: a + b)),
    "adder, 5 bits": tabulated(10, 6, halves(5, lambda a, b: a + b)),
    "decoder with enable": tabulated(6, 32, lambda r: (r >> 5) << (r & 31)),
    "distance, 4 bits": tabulated(8, 5, halves(4, lambda a, b: abs(a - b))),
    "logarithm, 8 bits": tabulated(8, 8, lambda r: int(log2(r + 1) * 31.875)),
    "remainder by 13": tabulated(10, 4, lambda r: r % 13),
    "multiplier, 3 bits": tabulated(6, 6, halves(3, lambda a, b: a * b)),
    "multiplier, 4 bits": tabulated(8, 8, halves(4, lambda a, b: a * b)),
    "sine, 8 bits": tabulated(8, 8, lambda r: int(sin(pi * r / 512) * 255.5)),
    "square, 5 bits": tabulated(5, 10, lambda r: r * r),
    "square, 6 bits": tabulated(6, 12, lambda r: r * r),
    "square root, 8 bits": tabulated(8, 4, isqrt),
    "square root, 10 bits": tabulated(10, 5, isqrt),
    "count of 5": tabulated(5, 3, lambda r: r.bit_count()),
    "count of 7": tabulated(7, 3, lambda r: r.bit_count()),
    "count of 8": tabulated(8, 4, lambda r: r.bit_count()),
    "majority of 5": tabulated(5, 1, lambda r: r.bit_count() > 2),
    "2 to 4 of 6": tabulated(6, 1, lambda r: 2 <= r.bit_count() <= 4),
    "3 to 6 of 9": tabulated(9, 1, lambda r: 3 <= r.bit_count() <= 6),
    "random, 100 cubes": drawn(10, 10, 100, 0.6),
    "random, 150 cubes, some open": drawn(12, 8, 150, 0.7, 0.1),
    "random, 200 cubes": drawn(16, 1, 200, 0.5),
    "random, 60 cubes": drawn(18, 6, 60, 0.5),
    "random, 80 cubes": drawn(25, 8, 80, 0.5),
    "random, 120 cubes": drawn(30, 30, 120, 0.5),
    "random, 150 cubes": drawn(40, 60, 150, 0.6),
}


EXACTLY = ["multiplier, 4 bits", "3 to 6 of 9", "logarithm, 8 bits", "sine, 8 bits"]


def pla(inputs, outputs, rows):
    lines = [f".i {inputs}", f".o {outputs}", *(f"{a} {b}" for a, b in rows), ".e", ""]
    return "\n".join(lines)


def run(*command):
    """The output and the CPU time in milliseconds; nothing after SECONDS."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return (done.stdout + done.stderr if done.returncode == 0 else None), spent * 1000


def mean(*command):
    text, first = run(*command)
    if text is None or first > 1000:
        return text, first
    return text, sum(run(*command)[1] for _ in range(RUNS)) / RUNS


def espresso(folder):
    """The program on PATH, or built in the folder; nothing where its sources cannot be had."""
    if found := shutil.which("espresso"):
        return found
    archive = folder / "espresso.tgz"
    if subprocess.run(["curl", "-sfLo", archive, PACKAGE], check=False).returncode != 0:
        return None
    subprocess.run(["tar", "xzf", archive, "-C", folder], check=True)
    sources = folder / "package" / "espresso-src"
    program = folder / "espresso"
    command = ["gcc", "-O2", "-w", "-std=gnu89", "-I", sources, "-o", program, *sorted(sources.glob("*.c")), "-lm"]
    subprocess.run(command, check=True)
    return program


def cubes(text):
    return sum(1 for line in text.splitlines() if re.match(r"[01-]", line))


def shown(text, milliseconds):
    return "no answer |" if text is None else f"{cubes(text)} | {milliseconds:.1f}"


def abc_cubes(abc, file):
    text, spent = mean(abc, "-q", f"read_pla {file}; collapse; sop; print_stats")
    found = re.search(r"cube\s*=\s*(\d+)", text or "")
    return f"{found[1]} | {spent:.1f}" if found else "no answer |"


def sympy_terms(inputs, outputs, rows):
    """One output of a few inputs is what `SOPform` does in reasonable time."""
    if outputs != 1 or inputs > 9:
        return "|"
    code = (
        "import sys; from sympy import symbols; from sympy.logic import SOPform\n"
        f"rows = [[int(c) for c in row] for row in {[a for a, _ in rows]!r}]\n"
        f"form = SOPform(symbols('x:{inputs}'), rows)\n"
        "print('\\n'.join('1' for _ in form.args))"
    )
    text, spent = run(sys.executable, "-c", code)
    return shown(text, spent)


def starts(loggia, peer, abc):
    """What each program takes to start and end."""
    columns = [
        "(the start alone) | ",
        f"| {mean(loggia, '--version')[1]:.1f}",
        f"| {mean(peer, '/dev/null')[1]:.1f}" if peer else "|",
        f"| {mean(abc, '-q', 'quit')[1]:.1f}" if abc else "|",
        f"| {run(sys.executable, '-c', 'import sympy.logic')[1]:.1f}",
    ]
    return "| " + " | ".join(columns) + " |"


def exactly(loggia):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        peer = espresso(folder)
        print("| | cubes | literals | ms | espresso -Dexact: cubes | ms |")
        print("|---|---:|---:|---:|---:|---:|")
        for label in EXACTLY:
            file = folder / "function.pla"
            file.write_text(pla(*FUNCTIONS[label]))
            text, spent = mean(loggia, "minimize", "--to", "dnf", "--exact", "--json", file)
            found, _ = json.JSONDecoder().raw_decode(text)  # what is said on standard error follows
            bounds = [found["terms"], found["literals"]]
            if any(one["lower"] != one["upper"] for one in bounds):
                sys.exit(f"{label}: not proven")
            theirs = shown(*mean(peer, "-Dexact", file)) if peer else "|"
            print(f"| {label} | {bounds[0]['upper']} | {bounds[1]['upper']} | {spent:.1f} | {theirs} |", flush=True)


def least_time(*command):
    """The output (nothing after SECONDS) and the least CPU time of five runs in milliseconds."""
    text, spent = run(*command)
    if text is None or spent > 5000:
        return text, spent
    return text, min(spent, *(run(*command)[1] for _ in range(4)))


def pla_size(file):
    """Inputs and outputs; nothing for a file of another kind."""
    text = file.read_text(errors="replace")
    found = [re.search(rf"^\s*\.{key}\s+(\d+)", text, re.M) for key in "io"]
    return (int(found[0][1]), int(found[1][1])) if all(found) else None


def folders(loggia, names, exact):
    mode = "--exact" if exact else "--heuristic"
    how = ["-Dsignature"] if exact else []
    with tempfile.TemporaryDirectory() as name:
        peer = espresso(Path(name))
        tiny = Path(name) / "tiny.pla"
        tiny.write_text(pla(1, 1, [("1", "1")]))
        ours_start = least_time(loggia, "minimize", "--to", "dnf", mode, tiny)[1]
        peer_start = least_time(peer, *how, tiny)[1]
        print("| file | inputs, outputs | espresso: cubes | ms | ours: cubes | ms | ours / espresso |")
        print("|---|---|---:|---:|---:|---:|---:|")
        sums = [0.0, 0.0]
        for file in sorted(file for folder in names for file in Path(folder).iterdir() if file.is_file()):
            if not (size := pla_size(file)):
                continue
            theirs, peer_time = least_time(peer, *how, file)
            ours, time = least_time(loggia, "minimize", "--to", "dnf", mode, "--format", "pla", file)
            peer_time, time = max(peer_time - peer_start, 0), max(time - ours_start, 0)
            if theirs is not None and ours is not None:
                sums[0] += peer_time
                sums[1] += time
            proven = " (not proven)" if exact and ours and "(proven)" not in ours else ""
            columns = [
                file.name,
                f"{size[0]}, {size[1]}",
                shown(theirs, peer_time),
                shown(ours, time).replace(" |", proven + " |", 1),
                "" if theirs is None or ours is None else f"{max(time, 1) / max(peer_time, 1):.1f}",
            ]
            print("| " + " | ".join(columns) + " |", flush=True)
        print(f"| all that both answer | | | {sums[0]:.0f} | | {sums[1]:.0f} | {sums[1] / max(sums[0], 1):.2f} |")


def main():
    loggia = sys.argv[1] if len(sys.argv) > 1 else "build/release/app/loggia-cli/loggia-cli"
    if "--folder" in sys.argv[2:]:
        names = [name for name in sys.argv[2:] if not name.startswith("--")]
        folders(loggia, names, "--exact" in sys.argv[2:])
        return
    if "--exact" in sys.argv[2:]:
        exactly(loggia)
        return
    abc = shutil.which("berkeley-abc")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        peer = espresso(folder)
        print("| | inputs, outputs | ours: bounds | ms | espresso: cubes | ms | ABC: cubes | ms | SymPy: terms | ms |")
        print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
        print(starts(loggia, peer, abc), flush=True)
        for label, function in FUNCTIONS.items():
            file = folder / "function.pla"
            file.write_text(pla(*function))
            ours, spent = mean(loggia, "minimize", "--to", "dnf", "--heuristic", "--format", "pla", file)
            cover = folder / "cover.pla"
            cover.write_text(ours[: ours.index(".e\n") + 3])
            is_open = any("-" in values for _, values in function[2])
            if not is_open and run(loggia, "minimize", file, "--check", cover)[0] is None:
                sys.exit(f"{label}: the cover is of another function")
            bounds = re.search(r"between (\d+) and", ours)
            least = f"{bounds[1]} to " if bounds else ""
            columns = [
                f"{label} | {function[0]}, {function[1]}",
                least + shown(ours, spent),
                shown(*mean(peer, file)) if peer else "|",
                abc_cubes(abc, file) if abc else "|",
                sympy_terms(*function),
            ]
            print("| " + " | ".join(columns) + " |", flush=True)


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C.UTF-8"
    main()
