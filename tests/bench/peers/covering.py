#!/usr/bin/env python3
"""Random functions of 12 inputs: bounds on their terms by `loggia-cli minimize` and by CBC.

    tests/bench/peers/covering.py [build/release/app/loggia-cli/loggia-cli [SECONDS]]

Prints a Markdown table: the optimum of the linear program, and bounds and CPU time of both. Each
function is `loggia-cli generate function --density D --open O`, CBC (Debian: coinor-cbc) has what
`loggia-cli minimize --to dnf --format lp` writes of it, and at most SECONDS (120). A second table has
the bounds of larger functions after more and more work, which are too large for CBC.
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


def ours(loggia, function, work=WORK):
    text, spent = run(loggia, "minimize", "--to", "dnf", "--exact", "--work", work, "--json", function)
    found = json.loads(text)
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


def main():
    loggia = sys.argv[1] if len(sys.argv) > 1 else "build/release/app/loggia-cli/loggia-cli"
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    program = shutil.which("cbc")
    with tempfile.TemporaryDirectory() as name:
        function = Path(name) / "function.txt"
        chart = Path(name) / "chart.lp"
        print("| rows true | linear program | ours: bounds | CPU s | nodes | CBC: bounds | CPU s |")
        print("|---|---:|---:|---:|---:|---:|---:|")
        for label, (density, left_open) in FUNCTIONS.items():
            run(loggia, "generate", "function", "--density", density, "--open", left_open, "--output", function)
            run(loggia, "minimize", "--to", "dnf", "--format", "lp", "--output", chart, function)
            relaxed, peer = cbc(program, chart, seconds) if program else ("", "|")
            print(f"| {label} | {relaxed} | {ours(loggia, function)} | {peer} |", flush=True)
        print("\n| inputs | work | bounds | CPU s | nodes |")
        print("|---:|---:|---:|---:|---:|")
        for inputs, works in LARGER.items():
            run(loggia, "generate", "function", "--variables", inputs, "--output", function)
            for work in works:
                print(f"| {inputs} | {work:,} | {ours(loggia, function, work)} |", flush=True)


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C.UTF-8"
    main()
