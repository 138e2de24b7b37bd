#!/usr/bin/env python3
"""Whether every option in the help of every command is in loggia-cli-options(1), in the part of its
command, and is completed by bash; whether every command is in a page written by hand, with options of its
own; and whether each help speaks of its own command. With --write the page is made from the help, and
nothing tested.

usage: man_test.py [--write] LOGGIA_CLI DIRECTORY_OF_MAN_PAGES COMPLETION_FILE
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading

arguments = [each for each in sys.argv[1:] if each != "--write"]
cli, man_pages, completion = arguments
page = os.path.join(man_pages, "loggia-cli-options.1")
# In every help, and told of once for all commands.
COMMON = ("--help", "--version")
# Told of once, too: a part of each help of its own.
LIMITS = ("--time", "--cpu-time", "--memory")

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
belong to each of them, and so do
.BI \-\-time\~ SECONDS\fR,
.BI \-\-cpu\-time\~ SECONDS
and
.BI \-\-memory\~ MB\fR:
a command that reaches such a limit ends as after the
first interrupt, with the best answer that it has.
Where
.B \-\-time
is among the options below, it limits a search or a move, and counts from when the input has been read.
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
    found = subprocess.run([cli, *path, "--help"], capture_output=True, text=True, check=False)
    if found.returncode != 0:
        sys.exit(f"{' '.join(path)} --help ends with {found.returncode}: {found.stderr}{found.stdout[-200:]}")
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


def helps_by_path(path=()):
    text = help_of(path)
    found = {path: text}
    for command in commands_in(text):
        found |= helps_by_path((*path, command))
    return found


def faults_of_option(head, words):
    """What a reader of one option by itself cannot understand, or reads otherwise elsewhere."""
    if re.match(r"The same\b", words):
        yield f"{head} refers to another option"
    for number in re.findall(r"(?<![\d.:])\d{5,}(?![\d.])", words):
        yield f"{head} has {number} without separators"


# The syntax of formulas, which is that of the whole family.
OF_FAMILY = (("formula", "draw"), ("formula", "simplify"))


def footer_of(text):
    """What stands below the options and commands."""
    blocks = text[text.index("\nOptions:\n"):].strip().split("\n\n")[1:]
    parts = ("Subcommands:", "Limits:")
    return "\n\n".join(each for each in blocks if not each.lstrip().startswith(parts))


def faults_of_footer(path, helps):
    text = footer_of(helps[path])
    if path[:-1] and not commands_in(helps[path]) and path not in OF_FAMILY:
        if text and text == footer_of(helps[path[:-1]]):
            yield f"has only the text of {' '.join(path[:-1])} below its options"
    examples = re.findall(r"loggia-cli [a-z][^\n]*", "\n".join(
        line for line in text.splitlines() if line.startswith("loggia-cli ")))
    if examples and not any(f"loggia-cli {' '.join(path)}" in each for each in examples):
        if path != ("translator",):  # the same as translate
            yield "has examples of other commands only"


def examples_in(text):
    """The lines that show how the command is called; one may go on in the next line."""
    joined = re.sub(r"(\\|\|)\n +", lambda match: match[1].strip("\\"), footer_of(text) + "\n")
    return re.findall(r"^loggia-cli [a-z].*(?<![.:,])$", joined, re.M)


def faults_of_examples(text):
    """Examples whose arguments are refused. There are none of their files, and no time to compute."""
    folder = os.path.dirname(os.path.abspath(cli))
    environment = os.environ | {"PATH": folder + ":" + os.environ["PATH"]}
    for example in examples_in(text):
        with tempfile.TemporaryDirectory() as work:
            with subprocess.Popen(["bash", "-c", example], stdin=subprocess.DEVNULL,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                  cwd=work, env=environment, start_new_session=True) as process:
                timer = threading.Timer(2, lambda: os.killpg(process.pid, signal.SIGKILL))
                timer.start()
                errors = process.stderr.read()
                process.wait()
                timer.cancel()
        if "--help' for help." in errors:
            yield f"has an example that is refused: {example}: {errors.splitlines()[0]}"


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


def foreign_options(text):
    """What a help names that its command does not take, but in examples and quotation marks."""
    own = {name for head, _ in options_in(text) for name in names_of(head)} | set(COMMON) | set(LIMITS)
    lines = [line for line in footer_of(text).splitlines() if "loggia-cli " not in line]
    said = " ".join([*(words for _, words in options_in(text)), *lines])
    named = re.findall(r"(?<![\w-])--[a-z][a-z-]*", re.sub(r"'[^']*'", "", said))
    return [f"names {option}, which it does not take" for option in sorted(set(named) - own)]


def hand_written_parts():
    """The parts of the other pages, each with the title of its section."""
    parts = []
    for name in sorted(os.listdir(man_pages)):
        if not name.endswith(".1") or os.path.join(man_pages, name) == page:
            continue
        with open(os.path.join(man_pages, name), encoding="utf-8") as file:
            text = file.read()
        text = re.sub(r"\\f.|\\~|\\&", " ", text).replace(r"\-", "-")
        for section in re.split(r"^\.SH ", text, flags=re.M)[1:]:
            title, _, body = section.partition("\n")
            parts += [(title, part) for part in re.split(r"^\.(?:TP|SS|br)\b", body, flags=re.M)]
    return parts


def words_of(title, part):
    return set(re.findall(r"[a-z0-9_-]+", f"{title} {part}".lower()))


def options_of_others(title, part, options):
    """What a part on one command names that the command does not take."""
    head = re.match(r'\s*\.BI? "?([a-z -]+)', part)
    family = re.fullmatch("COMMANDS OF LOGGIA-CLI (.*)", title)
    path = tuple((family[1].lower() if family else "").split() + (head[1].split() if head else []))
    if path not in options:
        return []
    own = {name for each, found in options.items() if each[:len(path)] == path
           for option, _ in found for name in names_of(option)}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", part)) - set(COMMON)
    return [f"{' '.join(path)}: {each} is in a man page, but not its option" for each in sorted(named - own)]


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
    helps = helps_by_path()
    options = {path: options_in(text) for path, text in helps.items() if path}
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
    parts = hand_written_parts()
    parts_as_words = [words_of(*part) for part in parts]
    for path, text in helps.items():
        wrong = [fault for option in options.get(path, []) for fault in faults_of_option(*option)]
        if path:
            wrong += faults_of_footer(path, helps)
            wrong += [] if commands_in(text) else foreign_options(text)
            wrong += faults_of_examples(text)
            if not any(set(path) <= words for words in parts_as_words):
                wrong.append("is in no man page that is written by hand")
        for fault in wrong:
            print(f"FAIL {' '.join(path)}: {fault}")
        failures += len(wrong)
    for fault in (each for part in parts for each in options_of_others(*part, options)):
        print(f"FAIL {fault}")
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
