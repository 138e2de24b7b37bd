#!/usr/bin/env python3
"""How long a class takes: hand-ins for davis-putnam as students write them, graded two at a time.

usage: tests/bench/grade_class.py LOGGIA-CLI [COUNT]

Of ten hand-ins seven are right (a plain Davis-Putnam in Python), one drops the back matter, one never goes back on a
choice and one is endless. Prints the time by the clock and of the processors, of the first run and of one that finds
all of it in its journal, and checks the points.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = r"""#!/usr/bin/python3
import sys
sys.setrecursionlimit(100000)
lines = open(sys.argv[1]).read().split('\n')
end = next(i for i, line in enumerate(lines) if line.strip() == '0')
clauses = [[int(word) for word in line.split()] for line in lines[:end] if line.strip()]
back = '\n'.join(lines[end + 1:])
atoms = sorted({abs(literal) for clause in clauses for literal in clause})
def assign(clauses, literal):
    return [[other for other in clause if other != -literal] for clause in clauses if literal not in clause]
def solve(clauses, model):
    while True:
        if [] in clauses:
            return None
        units = [clause[0] for clause in clauses if len(set(clause)) == 1]
        if not units:
            break
        model = model | {abs(units[0]): units[0] > 0}
        clauses = assign(clauses, units[0])
    if not clauses:
        return model
    atom = abs(clauses[0][0])
    for literal in (atom, -atom)[:@CHOICES@]:
        found = solve(assign(clauses, literal), model | {atom: literal > 0})
        if found is not None:
            return found
    return None
while @ENDLESS@:
    pass
model = solve(clauses, {})
with open(sys.argv[2], 'w') as output:
    if model is not None:
        for atom in atoms:
            output.write('%d %s\n' % (atom, 'T' if model.get(atom, True) else 'F'))
    output.write('0\n' + @BACK@)
"""


def program(choices="2", endless="False", back="back"):
    return (PROGRAM.replace("@CHOICES@", choices).replace("@ENDLESS@", endless)
            .replace("@BACK@", back))


def grade(cli, folder, names):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.monotonic()
    subprocess.run([cli, "grade", "davis-putnam", *names, "--threads", "2", "--journal", "journal",
                    "--report", "json", "-o", "class.json"], cwd=folder, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - begin, cpu


def main():
    cli = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    kinds = [program()] * 7 + [program(back="''"), program(choices="1"), program(endless="True")]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        names = [f"student{number:02}.py" for number in range(count)]
        for number, each in enumerate(names):
            # Comments make each a hand-in of its own.
            (folder / each).write_text(kinds[number % len(kinds)] + f"# {number}\n")
        for run in ("first run", "second run"):
            clock, cpu = grade(cli, folder, names)
            print(f"{count} hand-ins, {run}: {clock:.1f} s by the clock, {cpu:.1f} s of the processors")
        points = [each["points"] for each in json.loads((folder / "class.json").read_text())["handins"]]
    right = [each for number, each in enumerate(points) if number % len(kinds) < 7]
    wrong = [each for number, each in enumerate(points) if number % len(kinds) >= 7]
    print(f"right: {min(right)} to {max(right)} points, wrong: {min(wrong)} to {max(wrong)}")
    return 0 if min(right) > max(wrong) else 1


if __name__ == "__main__":
    sys.exit(main())
