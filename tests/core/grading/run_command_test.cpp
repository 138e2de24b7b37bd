#include "core/base/process.hpp"
#include "core/grading/run_command.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/core/grading/handin_folder.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

namespace run_command_test {

using namespace loggia;
using namespace loggia::grading;
using test::Folder;
using test::program_in;

class RunCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatToRun() {
        QCOMPARE(program_in({{"solve.py", "x"}}), std::string("solve.py"));
        QCOMPARE(program_in({{"a.py", "x"}, {"dp.py", "x"}}), std::string("dp.py"));
        QCOMPARE(program_in({{"a.py", "x"}, {"sub/Davis_Putnam.py", "x"}}),
                 std::string("sub/Davis_Putnam.py"));
        QCOMPARE(program_in({{"+a", "#!/bin/sh\n"}, {"b.txt", "x"}}), std::string("a"));
        QCOMPARE(program_in({{"+a", "\x7F"
                                    "ELF..."},
                             {"+readme.txt", "as unpacked from some archives"}}),
                 std::string("a"));
        QCOMPARE(program_in({{"DP.PY", "x"}}), std::string("DP.PY"));
        QVERIFY(program_in({{"a.c", "x"}}).starts_with("error: no file in it can be run"));
        QVERIFY(program_in({{"a.py", "x"}, {"b.py", "x"}})
                    .starts_with("error: it is unclear which of 2 files is the program (a.py, "
                                 "b.py), and none is called "));
        QVERIFY(program_in({{"a.py", "x"}, {"b.py", "x"}, {"c.py", "x"}, {"d.py", "x"}})
                    .starts_with("error: it is unclear which of 4 files is the program (a.py, "
                                 "b.py, c.py, ...), and none is called "));
    }

    /// The first line of a script from Windows names a program that is nowhere.
    void scriptsWithWindowsLinesAreRunByTheirEnding() {
        const Folder folder({{"+dp.py", "#!/usr/bin/env python3\r\nprint(0)\r\n"}});
        const auto handin = StagedHandin::make(folder.path()).value();
        QCOMPARE(run_command_of(*find_task("davis-putnam"), handin).value().command,
                 std::string("exec python3 \"$HANDIN\"/'dp.py' \"$@\""));
    }

    /// As scripts have them that ask for /usr/bin/python or for a folder of their author's.
    void scriptsOfAMissingInterpreterAreRunByAnother() {
        const auto status_of = [](const char* name, const char* first_line) {
            const Folder folder(
                {{name, fmt::format("{}\n[ \"$1\" = x ] && exit 7\n", first_line)}});
            const auto handin = StagedHandin::make(folder.path()).value();
            const std::string command =
                run_command_of(*find_task("davis-putnam"), handin).value().command;
            const ProcessCommand run{
                "/bin/sh",
                {"-c", "HANDIN=" + handin.folder().string() + "; " + command, "sh", "x"},
                handin.folder()};
            return run_process(run).value().code;
        };
        for (const char* const line :
             {"#!/bin/sh", "#! /usr/bin/env sh", "#!/no/such/shell", "#!/usr/bin/env no-such-shell",
              "#!/no/such/folder/env -S sh -e", "#!/usr/bin/env 'no such'", "#!"})
            QCOMPARE(status_of("+dp.sh", line), 7);
        for (const char* const line : {"#!/bin/sh", "#!/usr/bin/env sh", "#!/no/such/sh",
                                       "#!/no/such/env -S sh -e", "#!/no/such/folder/sh -e\r"})
            QCOMPARE(status_of("+dp", line), 7);
        QCOMPARE(status_of("+dp", "#!/bin/no-such-shell"), 127);
        const Folder python({{"+dp", "#!/opt/anna/bin/python3.13\r\nprint(0)\r\n"}});
        const auto handin = StagedHandin::make(python.path()).value();
        QCOMPARE(run_command_of(*find_task("davis-putnam"), handin).value().command,
                 std::string("exec python3 \"$HANDIN\"/'dp' \"$@\""));
    }

    void modulesOfAProgramAreNoPrograms() {
        const char* const program = "import sys, helper\nhelper.run(sys.argv[1])\n";
        QCOMPARE(program_in({{"solver.py", program}, {"helper.py", "def run(x): pass\n"}}),
                 std::string("solver.py"));
        QCOMPARE(program_in({{"a.py", "x"}, {"b.py", "import argparse\n"}, {"c/d.py", "x"}}),
                 std::string("b.py"));
        for (const auto& other : {std::pair{"b.py", program}, std::pair{"b.sh", "echo"}})
            QVERIFY(program_in({{"a.py", program}, {other.first, other.second}})
                        .starts_with("error: it is unclear which of 2 files is the program"));
        QVERIFY(program_in({{"a.py", "x"}, {"b.py", "x"}})
                    .starts_with("error: it is unclear which of 2 files"));
        QVERIFY(program_in({{"make_input.py", program}, {"hw3.py", "print(input())\n"}})
                    .starts_with("error: it is unclear which of 2 files"));
        const char* const reader = "from helper import run\nrun(input())\n";
        QCOMPARE(program_in({{"solver.py", reader}, {"helper.py", "def run(x): pass\n"}}),
                 std::string("solver.py"));
        QVERIFY(program_in({{"test_helper.py", reader}, {"helper.py", "def run(x): pass\n"}})
                    .starts_with("error: it is unclear which of 2 files"));
        // The module may be named after the task, and the program not.
        const char* const solve = "import sys\nfrom dp import solve\nsolve(sys.argv[1])\n";
        QCOMPARE(program_in({{"dp.py", "def solve(x): pass\n"}, {"cli.py", solve}}),
                 std::string("cli.py"));
        QCOMPARE(program_in({{"src/dp.py", "def solve(x): pass\n"},
                             {"cli.py", "from src.dp import solve\nsolve(input())\n"}}),
                 std::string("cli.py"));
        QCOMPARE(program_in({{"dp.py", "import sys\nprint(sys.argv)\n"}, {"cli.py", solve}}),
                 std::string("dp.py"));
        for (const char* const way : {"print(open(0).read())\n", "import fileinput\n"})
            QCOMPARE(program_in({{"dp.py", way}, {"cli.py", solve}}), std::string("dp.py"));
        QCOMPARE(program_in({{"dp.py", "x"}, {"test_dp.py", solve}}), std::string("dp.py"));
        // Both may be named after the task.
        const char* const module = "def solve(x): pass\n";
        QCOMPARE(
            program_in({{"dp.py", module}, {"main.py", "import sys, dp\ndp.solve(sys.argv)\n"}}),
            std::string("main.py"));
        QCOMPARE(program_in({{"davis_putnam.py", module},
                             {"run.py", "from davis_putnam import solve\nsolve(input())\n"}}),
                 std::string("run.py"));
        // A module may read the arguments for the program that calls it.
        const char* const called = "import sys\nN = 2\ndef run():\n    print(sys.argv)\n";
        for (const std::string name : {"main.py", "start.py"}) {
            QCOMPARE(program_in({{"dp.py", called}, {name, "import dp\ndp.run()\n"}}), name);
            QCOMPARE(program_in({{"solver.py", called}, {name, "import solver\nsolver.run()\n"}}),
                     name);
        }
        QCOMPARE(program_in({{"dp.py", std::string(called) + "run()\n"},
                             {"main.py", "import dp\ndp.run()\n"}}),
                 std::string("dp.py"));
        // One of several programs that another one runs in a row.
        const std::string own = std::string(called) + "if __name__ == '__main__':\n    run()\n";
        for (const std::string name : {"main.py", "run.py"})
            QCOMPARE(program_in({{"dp.py", own},
                                 {"front.py", own},
                                 {name, "import sys, front, dp\nprint(sys.argv)\n"}}),
                     std::string("dp.py"));
        QCOMPARE(program_in({{"dp.py", std::string(module) + "if __name__ == '__main__':\n"
                                                             "    print(solve(input()))\n"},
                             {"main.py", "import sys, dp\ndp.solve(sys.argv)\n"}}),
                 std::string("main.py"));
        // It may try itself where it is run.
        QCOMPARE(program_in({{"dp.py", own}, {"main.py", "import sys, dp\nprint(sys.argv)\n"}}),
                 std::string("main.py"));
        QCOMPARE(program_in({{"dp.py", "x"}, {"main.py", "x"}}), std::string("dp.py"));
        QCOMPARE(
            program_in({{"dp.py", "import sys\nsys.stdin.read()\n"}, {"old/main.py", program}}),
            std::string("dp.py"));
    }

    /// As environments of Python have them, with a `main.py`, and as editors keep older ones.
    void librariesAndHiddenFilesAreNoPrograms() {
        for (const char* const name :
             {"venv/lib/python3.11/site-packages/pip/_internal/main.py", "venv/bin/main.py",
              "node_modules/a/main.js", ".history/dp.py", ".ipynb_checkpoints/solver-checkpoint.py",
              "+.git/hooks/pre-commit"})
            QCOMPARE(program_in({{"src/solver.py", "x"}, {name, "#!/bin/sh\n"}}),
                     std::string("src/solver.py"));
        QCOMPARE(
            program_in({{"solver.py", "x"}, {"my/pyvenv.cfg", ""}, {"+my/bin/run", "#!/bin/sh\n"}}),
            std::string("solver.py"));
        QCOMPARE(program_in({{"my/solver.py", "x"}, {"mine/pyvenv.cfg", ""}}),
                 std::string("my/solver.py"));
        // What a build leaves may be in such a folder.
        QCOMPARE(program_in({{"main.swift", "x"}, {"+.build/release/dp", "#!/bin/sh\n"}}),
                 std::string(".build/release/dp"));
    }

    void testsAreNoPrograms() {
        const std::string program = "import sys\nfrom solver import solve\nsolve(sys.stdin)\n";
        const std::string module = "def solve(x): pass\n";
        for (const char* const name : {"test_solver.py", "solver_test.py", "tests/all.py",
                                       "conftest.py", "setup.py", "Tests/test.py"})
            QCOMPARE(program_in({{"hw3.py", program},
                                 {"solver.py", module},
                                 {name, "import solver\nsolver.solve(1)\n"}}),
                     std::string("hw3.py"));
        QCOMPARE(program_in({{"test.py", program}, {"README.md", "x"}}), std::string("test.py"));
        QCOMPARE(program_in({{"hw3.py", "x"}, {"test.py", "y"}}), std::string("hw3.py"));
    }

    void olderFoldersAreLeftAside() {
        for (const std::string folder : {"old", "Backup", "alt", "dp_old", "old (2)"}) {
            QCOMPARE(program_in({{folder + "/dp.py", "x"}, {"src/dp.py", "y"}}),
                     std::string("src/dp.py"));
            QCOMPARE(program_in({{folder + "/dp.py", "x"}, {"solver.py", "y"}}),
                     std::string("solver.py"));
            QCOMPARE(program_in({{folder + "/dp.py", "x"}, {"README.md", "y"}}), folder + "/dp.py");
        }
        QCOMPARE(program_in({{"bold/dp.py", "x"}, {"src/dp.py", "y"}}), std::string("bold/dp.py"));
    }

    /// Where names do not tell which one is newer, people are told which one was run.
    void namesAnotherVersionThatIsNotRun() {
        const auto other_in = [](std::initializer_list<std::pair<std::string, std::string>> files) {
            const Folder folder(files);
            const auto handin = StagedHandin::make(folder.path()).value();
            return run_command_of(*find_task("davis-putnam"), handin)
                .value()
                .other_version.string();
        };
        QCOMPARE(other_in({{"v1/dp.py", "x"}, {"v2/dp.py", "y"}}), std::string("v2/dp.py"));
        QCOMPARE(other_in({{"old/dp.py", "x"}, {"dp.py", "y"}}), std::string("old/dp.py"));
        QCOMPARE(other_in({{"v1/dp.py", "x"}, {"v2/dp.py", "x"}}), std::string());
        QCOMPARE(other_in({{"dp.py", "x"}, {"venv/dp.py", "y"}}), std::string());
    }

    /// Its modules are not found where its file is run alone.
    void packagesAreRunAsSuch() {
        const auto command_in =
            [](std::initializer_list<std::pair<std::string, std::string>> files) {
                const Folder folder(files);
                const auto handin = StagedHandin::make(folder.path()).value();
                return run_command_of(*find_task("davis-putnam"), handin).value().command;
            };
        const char* const program = "from .core import run\nrun()\n";
        const char* const module = "def run(): pass\n";
        QCOMPARE(command_in({{"dp/__main__.py", program}, {"dp/core.py", module}}),
                 std::string("export PYTHONPATH=\"$HANDIN\"; exec python3 -m dp \"$@\""));
        QCOMPARE(command_in({{"my src/dp/__main__.py", program}, {"my src/dp/core.py", module}}),
                 std::string("export PYTHONPATH=\"$HANDIN\"/'my src'; exec python3 -m dp \"$@\""));
        QCOMPARE(
            command_in({{"dp/__main__.py", "from dp.core import run\n"}, {"dp/core.py", module}}),
            std::string("export PYTHONPATH=\"$HANDIN\"; exec python3 -m dp \"$@\""));
        QCOMPARE(command_in({{"dp/__main__.py", "from dp import run\n"}, {"dp/dp.py", module}}),
                 std::string("exec python3 \"$HANDIN\"/'dp/__main__.py' \"$@\""));
        QCOMPARE(
            command_in({{"__main__.py", program}, {"core.py", module}}),
            std::string("export PYTHONPATH=\"$HANDIN:$(dirname \"$HANDIN\")\"; exec python3 -m "
                        "\"$(basename \"$HANDIN\")\" \"$@\""));
        QCOMPARE(command_in({{"dp/__main__.py", "from core import run\n"}, {"dp/core.py", module}}),
                 std::string("exec python3 \"$HANDIN\"/'dp/__main__.py' \"$@\""));
        // Any file of a package may be its program.
        for (const char* const text : {program, "from src.core import run\n", "import src.core\n",
                                       "from src import core\n", "try:\n    from .core import x\n"})
            QCOMPARE(command_in({{"src/main.py", text}, {"src/core.py", module}}),
                     std::string("export PYTHONPATH=\"$HANDIN\":\"$HANDIN\"/'src'; exec python3 -m "
                                 "src.main \"$@\""));
        QCOMPARE(command_in({{"a/src/main.py", "from ..core import run\n"}, {"a/core.py", module}}),
                 std::string("export PYTHONPATH=\"$HANDIN\":\"$HANDIN\"/'a/src'; exec python3 -m "
                             "a.src.main \"$@\""));
        QCOMPARE(
            command_in({{"main.py", program}, {"core.py", module}}),
            std::string("export PYTHONPATH=\"$HANDIN:$(dirname \"$HANDIN\")\"; exec python3 -m "
                        "\"$(basename \"$HANDIN\")\".main \"$@\""));
        // A folder may be called as a module of Python's own.
        for (const char* const text :
             {"from random import choice\n", "import random\n", "# as from . and\n"})
            QCOMPARE(command_in({{"random/main.py", text}, {"random/core.py", module}}),
                     std::string("exec python3 \"$HANDIN\"/'random/main.py' \"$@\""));
    }

    /// What is downloaded from a learning platform has lost it.
    void programsNeedNoPermission() {
        const std::string elf = "\x7F"
                                "ELF...";
        QCOMPARE(program_in({{"davis-putnam", "#!/bin/sh\n"}}), std::string("davis-putnam"));
        QCOMPARE(program_in({{"solver", elf}, {"notes.txt", "x"}}), std::string("solver"));
        QCOMPARE(program_in({{"dp", elf}, {"helper.py", "x"}}), std::string("dp"));
        QCOMPARE(program_in({{"gradlew", "#!/bin/sh\n"}, {"a.py", "x"}}), std::string("a.py"));
        QVERIFY(program_in({{"a", elf}, {"b", elf}}).starts_with("error: no file"));
        QVERIFY(program_in({{"main.o", elf}, {"libx.so.1", elf}}).starts_with("error: no file"));
        QCOMPARE(program_in({{"run", "#!/bin/sh\r\n"}}), std::string("run"));
        const Folder folder({{"dp", "#!/bin/sh\nexit 7\n"}});
        const auto handin = StagedHandin::make(folder.path()).value();
        const ProcessCommand run{
            "/bin/sh",
            {"-c", "HANDIN=" + handin.folder().string() + "; " +
                       run_command_of(*find_task("davis-putnam"), handin).value().command},
            handin.folder()};
        QCOMPARE(run_process(run).value().code, 7);
    }

    void oddNamesAreQuoted() {
        const Folder folder({{"it's $(touch x) \"a\".py", "x"}});
        const auto handin = StagedHandin::make(folder.path()).value();
        const auto command = run_command_of(*find_task("davis-putnam"), handin).value().command;
        QCOMPARE(command, std::string("exec python3 \"$HANDIN\"/'it'\\''s $(touch x) \"a\".py' "
                                      "\"$@\""));
    }
};

LOGGIA_TEST(RunCommandTest)

} // namespace run_command_test

#include "run_command_test.moc"
