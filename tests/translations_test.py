#!/usr/bin/env python3
"""Whether the translations of the window are whole: lupdate finds nothing in the sources that they do
not have, nothing is left open, what is put in (%1), tags, mnemonics and blanks at the ends are the
same on both sides, numbers are written as in the other language, and one idea has one term.

    translations_test.py LUPDATE
"""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "resources/translations").glob("loggia_*.ts"))
# By language: what is not written, and what is written for it.
TERMS = {
    "de": {
        r"Einerklausel": "Einheitsklausel",
        r"Unentschieden": "Remis",
        r"sequentiell": "sequenziell",
        r"[Bb]idirektionale Kostensuche": "bidirektionale uniforme Kostensuche",
        r"orangen Stein\b": "orangefarbenen Stein",
        r"[Gg]esprungen wird über drei": "gesprungen wird entlang dreier",
    },
    "es": {
        r"^Tablas$": "Empate",
        r"\b[Cc]ostes?\b": "costo",
        r"mundos? de wumpus": "mundo del wumpus",
        r"[Tt]odas las órdenes|(la|tal|ninguna) orden\b": "comando",
        r"se siguen? el objetivo|El objetivo se sigue|un objetivo debe ser fals[oa]": "conclusión",
    },
}


def messages(file):
    """What a file holds: (context, English, translation or None) for each message."""
    for context in ElementTree.parse(file).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            done = translation.get("type") is None and translation.text
            yield context.findtext("name"), message.findtext("source"), translation.text if done else None


def faults(english, translated, language):
    """What is wrong with a translation, in words."""
    def both(what, pattern):
        if sorted(re.findall(pattern, english)) != sorted(re.findall(pattern, translated)):
            yield what
    yield from both("what is put in", r"%\d+")
    yield from both("tags", r"</?\w+")
    # German and Spanish write 10.000 and 1,5.
    if re.search(r"(?<![\d,.])\d{1,3}(,\d{3})+(?![\d,])", translated):
        yield "thousands separated as in English"
    for pattern, term in TERMS.get(language, {}).items():
        if re.search(pattern, translated):
            yield f"not the term {term}"
    for what, count in (("mnemonic", lambda text: len(re.findall(r"&[^&\s]", text.replace("&&", "")))),
                        ("lines", lambda text: text.count("\n")),
                        ("blank before", lambda text: text[:1].isspace()),
                        ("blank after", lambda text: text[-1:].isspace())):
        if count(english) != count(translated):
            yield what


def main():
    lupdate = sys.argv[1]
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(shutil.copy(file, folder)) for file in FILES]
        subprocess.run([lupdate, "-silent", "-I", ".", "-locations", "none", "-no-obsolete", "ui", "-ts", *copies],
                       cwd=ROOT, check=True, stderr=subprocess.DEVNULL)
        for file, copy in zip(FILES, copies):
            there = {(context, english) for context, english, _ in messages(file)}
            count = 0
            for context, english, translated in messages(copy):
                count += 1
                if translated is None:
                    state = "not translated" if (context, english) in there else "missing"
                    wrong.append(f"{file.name}: {context}: {state}: {english!r}")
                    continue
                for what in faults(english, translated, file.stem.removeprefix("loggia_")):
                    wrong.append(f"{file.name}: {context}: {what}: {english!r} -> {translated!r}")
            for context, english in sorted(there - {(c, e) for c, e, _ in messages(copy)}):
                wrong.append(f"{file.name}: {context}: no longer said: {english!r}")
            if count < 1000:
                wrong.append(f"{file.name}: lupdate finds only {count} messages")
    if len(FILES) < 2:
        wrong.append("no translations found")
    print("\n".join(wrong[:60]))
    if wrong:
        sys.exit(f"{len(wrong)} faults. `ninja -C build/release translations` brings the files up to date.")
    print("The translations are whole.")


main()
