#!/usr/bin/env python3
"""Covering problems by `loggia-cli minimize` and by CBC (Debian: coinor-cbc).

    tests/bench/peers/covering.py [build/release/app/loggia-cli/loggia-cli [SECONDS [TABLE]]]

Prints Markdown tables, or the one that is named:

proofs  CPU time to a proven minimum. Ours minimises terms and then literals, CBC terms alone.
bounds  Random functions of 12 inputs: the optimum of the linear program, and bounds and CPU time of
        both, ours after a fixed amount of work.
larger  Bounds of larger functions after more and more work, which are too large for CBC.

A random function is `loggia-cli generate function --density D --dont-cares O`. CBC has what
`loggia-cli minimize --format lp` writes, and at most SECONDS (120).
"""

import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from math import ceil
from pathlib import Path

WORK = 2_000_000_000
PROOF_WORK = 40_000_000_000
COURSE = Path(__file__).parents[3] / "resources/examples/normal_forms/espresso.eqn"
PROOFS = [(8, 0.5), (8, 0.7), (9, 0.5), (9, 0.7), (10, 0.5), (10, 0.7), (11, 0.5), (12, 0.3), (12, 0.4)]
LARGER = {14: [1_000_000_000, 4_000_000_000], 16: [1_000_000_000, 4_000_000_000]}
FUNCTIONS = {
    "0.4": (0.4, 0),
    "0.45": (0.45, 0),
    "0.5": (0.5, 0),
    "0.5, a fifth of all left open": (0.5, 0.2),
    "0.5, half of all left open": (0.5, 0.5),
    "0.75": (0.75, 0),
}


def run(*command):
    """The output and the CPU seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def shown(lower, upper):
    return f"{upper}" if lower == upper else f"{lower} to {upper}"


def minimize(loggia, function, work, form="dnf"):
    """What is printed as JSON, and the CPU seconds."""
    text, spent = run(loggia, "minimize", "--to", form, "--exact", "--work", work, "--json", function)
    return json.loads(text), spent


def ours(loggia, function, work=WORK):
    found, spent = minimize(loggia, function, work)
    return f"{shown(found['terms']['lower'], found['terms']['upper'])} | {spent:.1f} | {found['nodes']}"


def number(text, pattern):
    found = re.search(pattern, text)
    return float(found[1]) if found else None


def cbc(program, chart, seconds):
    text, spent = run(program, chart, "-sec", seconds, "-solve")
    relaxed = number(text, r"Continuous objective value is ([-+.\de]+)")
    best = number(text, r"Objective value:\s+([-+.\de]+)")
    least = number(text, r"Lower bound:\s+([-+.\de]+)")
    bounds = shown(ceil((best if least is None else least) - 1e-6), round(best)) if best is not None else "none"
    return ("" if relaxed is None else f"{relaxed:.2f}"), f"{bounds} | {spent:.1f}"


def proofs(loggia, program, seconds, function, chart):
    print("| function | ours: terms | literals | CPU s | CBC: terms | CPU s |")
    print("|---|---:|---:|---:|---:|---:|")
    for inputs, density in [(0, 0), *PROOFS]:
        form, file, label = "dnf", function, f"{inputs} inputs, {density} true"
        if inputs == 0:
            form, file, label = "cnf", COURSE, "the course's CNF"
        else:
            run(loggia, "generate", "function", "--variables", inputs, "--density", density, "--output", file)
        run(loggia, "minimize", "--to", form, "--format", "lp", "--output", chart, file)
        found, spent = minimize(loggia, file, PROOF_WORK, form)
        terms, literals = (shown(found[of]["lower"], found[of]["upper"]) for of in ("terms", "literals"))
        peer = cbc(program, chart, seconds)[1] if program else "|"
        print(f"| {label} | {terms} | {literals} | {spent:.2f} | {peer} |", flush=True)


def bounds(loggia, program, seconds, function, chart):
    print("| rows true | linear program | ours: bounds | CPU s | nodes | CBC: bounds | CPU s |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for label, (density, left_open) in FUNCTIONS.items():
        run(loggia, "generate", "function", "--density", density, "--dont-cares", left_open, "--output", function)
        run(loggia, "minimize", "--to", "dnf", "--format", "lp", "--output", chart, function)
        relaxed, peer = cbc(program, chart, seconds) if program else ("", "|")
        print(f"| {label} | {relaxed} | {ours(loggia, function)} | {peer} |", flush=True)


def larger(loggia, _program, _seconds, function, _chart):
    print("| inputs | work | bounds | CPU s | nodes |")
    print("|---:|---:|---:|---:|---:|")
    for inputs, works in LARGER.items():
        run(loggia, "generate", "function", "--variables", inputs, "--output", function)
        for work in works:
            print(f"| {inputs} | {work:,} | {ours(loggia, function, work)} |", flush=True)


def main():
    loggia = sys.argv[1] if len(sys.argv) > 1 else "build/release/app/loggia-cli/loggia-cli"
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    tables = {"proofs": proofs, "bounds": bounds, "larger": larger}
    with tempfile.TemporaryDirectory() as name:
        for table in [sys.argv[3]] if len(sys.argv) > 3 else tables:
            tables[table](loggia, shutil.which("cbc"), seconds, Path(name) / "function.txt", Path(name) / "chart.lp")
            print()


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C.UTF-8"
    main()
