"""What a screen reader finds in the window and hears from it, by AT-SPI: every control that can have the
keyboard has a name, on all tabs at the side, combo boxes have a label, the keyboard is only said to move where it
is, and a task on each page can be done by what is heard."""

import re
import subprocess
import sys
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PAGES = 9
CHILDREN = 80  # of a table or a list: more would only say the same again
State = Atspi.StateType


def application():
    """The window's program as the service knows it; waits for it."""
    for _ in range(200):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_name() == "loggia" and child.get_child_count() > 0:
                return child
        time.sleep(0.1)
    sys.exit("the program is not known to the accessibility service")


def everything(part):
    """What is showing, and all in it."""
    yield part
    for i in range(min(part.get_child_count(), CHILDREN)):
        child = part.get_child_at_index(i)
        if child and child.get_state_set().contains(State.SHOWING):
            yield from everything(child)


def press(key):
    subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)


def soon(holds, seconds):
    """Waits until it does, or for so long."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.02)


def eventually(holds, seconds):
    """Waits until it does, or for so long; then a moment for what follows."""
    soon(holds, seconds)
    time.sleep(0.4)


def labels(part):
    return [relation for relation in part.get_relation_set()
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY]


def faults_of(program, where):
    """What has no name, and how many controls were looked at."""
    faults = []
    controls = 0
    for part in everything(program):
        try:
            state = part.get_state_set()
            if not (state.contains(State.SHOWING) and state.contains(State.FOCUSABLE)):
                continue
            controls += 1
            role, name = part.get_role_name(), part.get_name()
            what = f"{where}: {role} {name!r} ({part.get_description()!r})"
            # A label may have nothing to say yet, and so may a cell.
            if not name and role not in ("label", "table cell") and not labels(part):
                faults.append(what + " has no name")
            elif role == "combo box" and not labels(part):
                faults.append(what + " has only its value for a name")
        except GLib.Error:
            pass  # it has gone in the meantime
    return faults, controls


def side_bars(program):
    """The tab bars on the page that is shown, each with its tabs; the window's own is left out."""
    found = []
    for bar in everything(program):
        if bar.get_role() == Atspi.Role.PAGE_TAB_LIST:
            children = [bar.get_child_at_index(i) for i in range(bar.get_child_count())]
            tabs = [child for child in children if child.get_role() == Atspi.Role.PAGE_TAB]
            # Qt counts hidden tabs, too; they take no room.
            tabs = [tab for tab in tabs if tab.get_extents(Atspi.CoordType.SCREEN).width > 0]
            if "Logic Puzzles" not in [tab.get_name() for tab in tabs]:
                found.append((bar, tabs))
    return found


def has_keyboard(part):
    return part.get_state_set().contains(State.FOCUSED)


def current(tabs):
    """Which of them is shown. Qt calls it the focused one, wherever the keyboard is, and does not tell of a change."""
    for tab in tabs:
        tab.clear_cache()
    return next((i for i, tab in enumerate(tabs) if has_keyboard(tab)), -1)


class Listener:
    """What is said of the keyboard's moves, of names and descriptions that change, and what is read wherever
    the keyboard is: a line each, such as "focus table cell: hole 3, peg" and "news notification: Satisfiable"."""

    KINDS = {"object:state-changed:focused": "focus", "object:state-changed:showing": "news",
             "object:property-change:accessible-name": "name",
             "object:property-change:accessible-description": "description"}

    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(self.take)
        for kind in self.KINDS:
            self.listener.register(kind)

    def take(self, event):
        try:
            source = event.source
            kind = self.KINDS.get(event.type)
            if not kind or source.get_application().get_name() != "loggia":
                return
            if kind == "news" and source.get_role() != Atspi.Role.NOTIFICATION:
                return
            if kind in ("name", "description") or event.detail1:
                text = source.get_description() if kind == "description" else source.get_name()
                self.heard.append(f"{kind} {source.get_role_name()}: {text}")
        except GLib.Error:
            pass

    def focused(self):
        return [line for line in list(self.heard) if line.startswith("focus ")]

    def hears(self, pattern):
        return any(re.search(pattern, line) for line in list(self.heard))

    def after(self, key, seconds=10, pattern="^focus "):
        self.heard = []
        press(key)
        eventually(lambda: self.hears(pattern), seconds)
        return list(self.heard)


# On each page a whole task, by keys: after each what has to be heard. A key with a star is pressed until
# that is heard. "type" is not one key, but a text.
TASKS = {
    1: (("3", r"^focus table cell: column 3, row \d: player 1"),
        ("wait", r"^news notification: (Blue played column \d|\d points? for Blue)"),
        ("Right", r"^focus table cell: column 4"), ("ctrl+z", r"^name push button: Redo move in column 3"),
        ("ctrl+shift+e", r"^news notification: Set up a position"),
        ("2", r"^news notification: Orange: \d+, Blue: \d+\. "), ("ctrl+z", r"^news notification: Orange: \d+, Blue"),
        ("ctrl+z", r"^name push button: Redo set up a position")),
    2: (("0", r"^news notification: A wins: the formula is false"), ("Right", r"^focus table cell: and: false"),
        ("Down", r"^focus table cell: or: true"), ("minus", r"^news notification: or: true, collapsed"),
        ("plus", r"^news notification: or: true, expanded")),
    3: (("Right", r"^focus table cell: \(3,2\)"), ("Up", r"^focus table cell: \(3,3\)"),
        ("m", r"^news notification: definitely false")),
    4: (("Right", r"^focus table cell: hole 3, peg"), ("Return", r"^news notification: hole 3, peg.*, chosen"),
        ("Left", r"^focus table cell: hole 8, empty"), ("Return", r"^news notification: hole 8, peg"),
        ("alt+Left", r"^news notification: Jump 4 of 13: "), ("alt+Home", r"^news notification: 0 of 13 jumps"),
        ("alt+End", r"^news notification: Jump 13 of 13: ")),
    5: (("Down", ""), ("type 1 ", r"^name label: "), ("F5", r"^news notification: (Satisfiable|Unsatisfiable)")),
    6: (("ctrl+j", r"^news notification: A: "), ("ctrl+j", r"^news notification: B: "),
        ("ctrl+alt+n", r"^news notification: 2: "), ("ctrl+alt+p", r"^news notification: 1: .*\)$"),
        ("Tab*", r"^focus page tab list: Map"), ("Right", r"^focus page tab: Table"),
        ("Right*", r"^focus page tab: Circuit"), ("Tab", r"^focus table cell: a, no value"),
        ("Right", r"^focus table cell: b, no value"), ("1", r"^news notification: b = 1"),
        ("Down", r"^focus table cell: A: "), ("shift+Tab*", r"^focus page tab list: (Map|Circuit)"),
        ("Left*", r"^focus page tab: Table"), ("Tab", r"^focus table: Truth table"),
        ("Down", r"^focus table cell: a is 0"), ("Right*", r"^focus table cell: f is 1"),
        ("0", r"^news notification: f is 0")),
    7: (("Right", r"^focus list item: \(1, 0\), win in 7 moves"), ("Down", r"^focus list item: \(2, 1\), loss"),
        ("Tab*", r"^focus push button: Rules"), ("space", r"^news notification: Rules, collapsed"),
        ("space", r"^news notification: Rules, expanded"), ("Tab*", r"^focus table cell: "),
        ("Return", r"^name label: "), ("ctrl+b", ""),
        ("ctrl+m", r"^news notification: Player \d played .*to move"),
        ("alt+Home", r"^news notification: \(1, 0\) .*to move")),
    8: (("Right", r"^focus table cell: column 5, row 7"), ("space", r"^news notification: column 5, row 7: wall"),
        ("F5", r"^news notification: Path found")),
    9: (("ctrl+j", r"^news notification: Statement 2: "), ("ctrl+j", r"^news notification: Statement 3: "),
        ("g", r"^news notification: Room 1.*Your guess: lady"), ("Right", r"^focus table cell: Room 2"),
        ("g", r"^news notification: Room 2.*Your guess: lady"),
        ("ctrl+shift+p", r"^focus text: What do you want to do"), ("type wump", r"^news notification: Wumpus"),
        ("type nowhere", r"^news notification: No command matches"), ("Escape", r"^focus table cell: Room 2"),
        ("F1", r"^focus label: Text of the guide"), ("Tab*", r"^news notification: \w"),
        ("Escape", r"^focus table cell: Room 2")),
}
MOST_PRESSES = 40
MOST_STOPS = 120  # of the Tab key, once round a page


def task_faults(listener, page):
    """What a person hears of the task of a page that is not what it should be."""
    for key, pattern in TASKS[page]:
        for _ in range(MOST_PRESSES if key.endswith("*") else 1):
            listener.heard = listener.heard if key == "wait" else []
            if key.startswith("type "):
                subprocess.run(["xdotool", "type", key[5:]], check=True)
            elif key != "wait":
                press(key.rstrip("*"))
            eventually(lambda: listener.hears(pattern), 1 if key.endswith("*") else 20)
            if listener.hears(pattern):
                break
        if not listener.hears(pattern):
            return [f"page {page}: after {key}, {pattern!r} is not heard, but {listener.heard[-12:]}"]
        news = [line for line in listener.heard if line.startswith("news ")]
        if len(news) != len(set(news)) and not key.startswith("type "):
            return [f"page {page}: after {key}, something is heard twice: {news}"]
        for line in listener.focused():
            if line.endswith(": "):
                return [f"page {page}: after {key} the keyboard is said to be at {line!r}, without a name"]
    return []


def tab_faults(program, listener, where):
    """What is wrong on the tabs at the side: the Tab key comes to each bar, and the arrow keys to each of its tabs,
    which is heard, and on which each control has a name."""
    faults = []
    bars = side_bars(program)
    for _ in range(MOST_STOPS):
        if not bars:
            break
        listener.heard = []
        press("Tab")
        soon(listener.focused, 5)
        for bar, tabs in [each for each in bars if has_keyboard(each[0])]:
            bars = [each for each in bars if each[0] != bar]
            start = current(tabs)
            last = len(tabs) - 1
            for key, times in (("Left", start), ("Right", last), ("Left", last - start)):
                for _ in range(times):
                    heard = listener.after(key, 5, "^focus page tab: ")
                    name = tabs[current(tabs)].get_name()
                    if f"focus page tab: {name}" not in heard:
                        faults.append(f"{where}: at the tab {name!r} after {key}, only {heard} is heard")
                    if key == "Right" or start == 0:
                        faults += faults_of(program, f"{where}, {name}")[0]
                if key == "Right":
                    press("Tab")
                    heard = listener.after("shift+Tab", 5)
                    if f"focus page tab list: {tabs[last].get_name()}" not in heard:
                        faults.append(f"{where}: back at the tab {tabs[last].get_name()!r}, only {heard} is heard")
            if current(tabs) != start:
                faults.append(f"{where}: the arrow keys do not go back to the tab {tabs[start].get_name()!r}")
    faults += [f"{where}: the Tab key does not come to the tabs {[tab.get_name() for tab in tabs]}" for _, tabs in bars]
    return faults


# Where the keyboard is when a page is shown.
ARRIVALS = {1: "table cell", 2: "tree", 3: "table cell", 4: "table cell", 5: "text", 6: "text", 7: "list",
            8: "table cell", 9: "table cell"}


def check(program, listener):
    faults = []
    for page in range(1, PAGES + 1):
        if page > 1:  # the first is there already
            listener.after(f"ctrl+{page}", 10, f"^focus {ARRIVALS[page]}")
            last = listener.focused()[-1:]
            # The board, for example, and not a list at the side, nor the table that the cell is in.
            if not last or not last[0].startswith(f"focus {ARRIVALS[page]}: "):
                faults.append(f"page {page}: the keyboard is said to come to {last}")
        faults += task_faults(listener, page)
        for _ in range(10):  # until the page is made
            found, controls = faults_of(program, f"page {page}")
            if controls >= 30:
                break
            time.sleep(1)
        faults += found
        if controls < 30:
            faults.append(f"page {page}: only {controls} controls were found")
        faults += tab_faults(program, listener, f"page {page}")
    return faults


def main():
    Atspi.init()
    program = application()
    time.sleep(1)
    listener = Listener()
    faults = []

    def run():
        try:
            faults.extend(check(program, listener))
        except Exception as error:  # a thread would die in silence
            faults.append(repr(error))
        Atspi.event_quit()

    threading.Thread(target=run).start()
    Atspi.event_main()
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


main()
