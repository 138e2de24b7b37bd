"""What a screen reader finds in the window and hears from it, by AT-SPI: every control that can have the
keyboard has a name, combo boxes have a label, and the keyboard is only said to move where it is."""

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
    yield part
    for i in range(min(part.get_child_count(), CHILDREN)):
        child = part.get_child_at_index(i)
        if child:
            yield from everything(child)


def press(key):
    subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)


def eventually(holds, seconds):
    """Waits until it does, or for so long; then a moment for what follows."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.1)
    time.sleep(0.4)


def labels(part):
    return [relation for relation in part.get_relation_set()
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY]


def faults_of(program, page):
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
            where = f"page {page}: {role} {name!r} ({part.get_description()!r})"
            if not name and not labels(part):
                faults.append(where + " has no name")
            elif role == "combo box" and not labels(part):
                faults.append(where + " has only its value for a name")
        except GLib.Error:
            pass  # it has gone in the meantime
    return faults, controls


class Listener:
    """What is said of the keyboard's moves."""

    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(self.take)
        self.listener.register("object:state-changed:focused")

    def take(self, event):
        try:
            if event.detail1 and event.source.get_application().get_name() == "loggia":
                self.heard.append((event.source.get_role_name(), event.source.get_name()))
        except GLib.Error:
            pass

    def after(self, key, seconds=10):
        self.heard = []
        press(key)
        eventually(lambda: self.heard, seconds)
        return list(self.heard)


def check(program, listener):
    faults = []
    for page in range(1, PAGES + 1):
        listener.after(f"ctrl+{page}", 3)
        for _ in range(10):  # until the page is made
            found, controls = faults_of(program, page)
            if controls >= 30:
                break
            time.sleep(1)
        faults += found
        if controls < 30:
            faults.append(f"page {page}: only {controls} controls were found")
    # One move on each page with a board: what is heard is the board, not a list at the side that
    # takes note of the move.
    for page, keys, role in ((1, ("3", "4"), "table cell"), (2, ("0", "Right"), "table cell"),
                             (3, ("Right", "Up"), "table cell"), (4, ("Right", "Left"), "table cell"),
                             (8, ("Right", "Down"), "table cell")):
        listener.after(f"ctrl+{page}", 3)
        heard = [each for key in keys for each in listener.after(key)]
        for heard_role, name in heard:
            if heard_role != role or not name:
                faults.append(f"page {page}: after {keys} the keyboard is said to be at {heard_role} {name!r}")
        if not heard:
            faults.append(f"page {page}: nothing is heard after {keys}")
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
