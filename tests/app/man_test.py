#!/usr/bin/env python3
"""Whether every option in the help of every command is in loggia-cli-options(1), in the part of its
command, and is completed by bash. With --write the page is made from the help, and nothing tested.

usage: man_test.py [--write] LOGGIA_CLI DIRECTORY_OF_MAN_PAGES COMPLETION_FILE
"""

import os
import re
import subprocess
import sys

arguments = [each for each in sys.argv[1:] if each != "--write"]
cli, man_pages, completion = arguments
page = os.path.join(man_pages, "loggia-cli-options.1")
# In every help, and told of once for all commands.
COMMON = ("--help", "--version")

HEAD = r""".TH LOGGIA\-CLI\-OPTIONS 1 2026 Loggia "User commands"
.SH NAME
loggia\-cli\-options \- all options of all commands of loggia\-cli
.SH DESCRIPTION
Every option of every command, as its
.B \-\-help
prints it. What the commands do is described in
.BR loggia\-cli (1)
and in the pages of the assignments' programs.
.B \-\-help
and
.B \-\-version
belong to each of them.
"""
TAIL = r""".SH SEE ALSO
.BR check_true_false (1),
.BR davis\-putnam (1),
.BR loggia\-cli (1),
.BR maxconnect4 (1),
.BR peg\-front (1),
.BR translator (1)
"""


def help_of(path):
    found = subprocess.run([cli, *path, "--help"], capture_output=True, text=True, check=True)
    return found.stdout


# An option that fills its column.
LONG = re.compile(r"  -\S+( \S+)?( \.\.\.)?")


def names_of(head):
    """`-o,--output FILE` has the names -o and --output."""
    return re.sub(r"\{\w*\}", "", head.split(" ")[0]).split(",")


def options_in(text):
    """The options of a help: what stands in the left column, and the words that tell of it."""
    options = []
    part = re.search(r"^Options:\n(.*?)(?:\n\n|\Z)", text, re.S | re.M)
    for line in part[1].splitlines() if part else []:
        if line.startswith("  -"):
            head, words = line[:26].strip(), line[26:].strip()
            if LONG.fullmatch(line):  # its words stand in the next lines
                head, words = line.strip(), ""
            options.append([head, [words] if words else []])
        elif options:
            options[-1][1].append(line.strip())
    return [(head, " ".join(words)) for head, words in options if names_of(head)[-1] not in COMMON]


def commands_in(text):
    part = re.search(r"^Subcommands:\n(.*?)(?:\n\n|\Z)", text, re.S | re.M)
    return re.findall(r"^  ([a-z0-9_-]+) ", part[1], re.M) if part else []


def options_by_path(path=()):
    text = help_of(path)
    found = {path: options_in(text)} if path else {}
    for command in commands_in(text):
        found |= options_by_path((*path, command))
    return found


def escaped(text):
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    return text.replace("^", r"\(ha").replace("~", r"\(ti").replace("`", r"\(ga")


def shown(head):
    """The names of an option, and the word for its value."""
    _, _, value = head.partition(" ")
    return ",".join(names_of(head)), value


def page_of(options):
    lines = [HEAD]
    for path, found in options.items():
        if not found:
            continue
        lines.append(f'.SH "LOGGIA\\-CLI {escaped(" ".join(path)).upper()}"\n')
        for head, words in found:
            name, value = shown(head)
            text = escaped(words + ("" if words.endswith((".", ":")) or not words else "."))
            bold = escaped(name).replace(",", ", ")
            lines.append(".TP\n" + (f'.BI "{bold} " "{escaped(value)}"\n' if value else
                                    f'.B "{bold}"\n') + text + "\n")
    return "".join(lines) + TAIL


def names_in_page():
    """The names of the options, by the path of their command."""
    found = {}
    with open(page, encoding="utf-8") as file:
        for line in file.read().replace(r"\-", "-").splitlines():
            if match := re.match(r'\.SH "LOGGIA-CLI (.*)"', line):
                path = tuple(match[1].lower().split())
                found[path] = set()
            elif (match := re.match(r'\.BI? "(-[^"]*?) ?"', line)) and found:
                found[path] |= set(match[1].split(", "))
    return found


COMPLETE = r"""
source "$1" || exit 1
shift
COMP_WORDS=("$@" --)
COMP_CWORD=$#
_loggia 2>/dev/null
printf '%s\n' "${COMPREPLY[@]}"
"""


def completed(path):
    folder = os.path.dirname(os.path.abspath(cli))
    found = subprocess.run(
        ["bash", "-c", COMPLETE, "complete", completion, "loggia-cli", *path],
        capture_output=True, text=True, check=True,
        env=os.environ | {"PATH": folder + ":" + os.environ["PATH"]},
    )
    return set(found.stdout.split())


def main():
    options = options_by_path()
    if "--write" in sys.argv[1:]:
        with open(page, "w", encoding="utf-8") as file:
            file.write(page_of(options))
        return 0
    failures = 0
    in_page = names_in_page()
    for path, found in options.items():
        names = {name for head, _ in found for name in names_of(head)}
        documented = in_page.pop(path, set())
        for name in sorted(names ^ documented):
            where = "is not in the man page" if name in names else "is in the man page alone"
            print(f"FAIL {' '.join(path)}: {name} {where}; tests/app/man_test.py --write makes it")
            failures += 1
        for name in sorted(set(each for each in names if each.startswith("--")) - completed(path)):
            print(f"FAIL {' '.join(path)}: {name} is not completed")
            failures += 1
    for path in in_page:
        print(f"FAIL {' '.join(path)} is in the man page alone")
        failures += 1
    count = sum(len(found) for found in options.values())
    if count < 200:
        print(f"FAIL only {count} options were found")
        failures += 1
    print(f"{count} options of {len(options)} commands, {failures} failures")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
