#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/handin.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace handin_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

/// A folder that is removed at the end, with files by their names; `+NAME` is executable.
class Folder {
public:
    Folder(std::initializer_list<std::pair<std::string, std::string>> files)
        : folder_(TemporaryDirectory::make("loggia-test").value()) {
        for (const auto& [name, text] : files) {
            const bool executable = name.starts_with('+');
            const fs::path path = folder_.path() / name.substr(executable ? 1 : 0);
            fs::create_directories(path.parent_path());
            std::ofstream(path) << text;
            if (executable)
                fs::permissions(path, fs::perms(0755));
        }
    }
    [[nodiscard]] const fs::path& path() const { return folder_.path(); }

private:
    TemporaryDirectory folder_;
};

/// A tar archive of one file.
std::string tar_of(const std::string& name, const std::string& text) {
    std::string header(512, '\0');
    const auto put = [&header](std::size_t at, const std::string& value) {
        header.replace(at, value.size(), value);
    };
    put(0, name);
    put(100, "0000644");
    put(124, fmt::format("{:011o}", text.size()));
    put(148, std::string(8, ' '));
    put(156, "0");
    int sum = 0;
    for (const char c : header)
        sum += static_cast<unsigned char>(c);
    put(148, fmt::format("{:06o}", sum) + '\0');
    return header + text + std::string(1024 - text.size() % 512, '\0');
}

std::string program_in(std::initializer_list<std::pair<std::string, std::string>> files) {
    const Folder folder(files);
    const auto handin = StagedHandin::make(folder.path()).value();
    const auto command = run_command_of(*find_task("davis-putnam"), handin);
    return command ? command->file.string() : "error: " + command.error().message;
}

class HandinTest : public QObject {
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
                    .starts_with("error: 2 files in it can be run"));
    }

    /// They are no programs, and no second file beside the one that was handed in.
    void leavesOutWhatSystemsLeaveBehind() {
        QCOMPARE(program_in({{"._dp.py", "x"}, {"dp.py", "x"}}), std::string("dp.py"));
        const Folder folder({{"answer.txt", "x"},
                             {"._answer.txt", "y"},
                             {".DS_Store", "y"},
                             {"__MACOSX/a/answer.txt", "y"},
                             {"Thumbs.db", "y"},
                             {"desktop.ini", "y"}});
        QCOMPARE(StagedHandin::make(folder.path()).value().read("").value(), std::string("x"));
    }

    void aPictureBesideTheAnswerMakesNoDifference() {
        const Folder folder({{"answer.txt", "x"}, {"Foto.JPG", "y"}, {"report/report.pdf", "z"}});
        QCOMPARE(StagedHandin::make(folder.path()).value().read("").value(), std::string("x"));
        const Folder alone({{"answer.md", "x\n"}});
        QCOMPARE(StagedHandin::make(alone.path()).value().read("").value(), std::string("x\n"));
        const Folder pictures({{"1.png", "x"}, {"2.png", "y"}});
        QCOMPARE(StagedHandin::make(pictures.path()).value().read("").error().message,
                 std::string("expected one file, found 1.png, 2.png"));
    }

    void filesOfEditorsBesideTheAnswerMakeNoDifference() {
        const Folder folder({{"answer.txt", "x"},
                             {"answer.txt~", "y"},
                             {"#answer.txt#", "y"},
                             {".answer.txt.swp", "y"},
                             {".git/config", "y"}});
        QCOMPARE(StagedHandin::make(folder.path()).value().read("").value(), std::string("x"));
        const Folder alone({{"answer.txt~", "x"}});
        QCOMPARE(StagedHandin::make(alone.path()).value().read("").value(), std::string("x"));
        const Folder many({{"1", "x"}, {"2", "x"}, {"3", "x"}, {"4", "x"}, {"5", "x"}});
        QCOMPARE(StagedHandin::make(many.path()).value().read("").error().message,
                 std::string("expected one file, found 1, 2, 3, 4, ..."));
        const Folder none({});
        QCOMPARE(StagedHandin::make(none.path()).value().read("").error().message,
                 std::string("it has no files"));
    }

    void anArchiveAloneInAFolderIsTheHandin() {
        const std::string archive = tar_of("dp.py", "x");
        QCOMPARE(program_in({{"solution.tar", archive}}), std::string("dp.py"));
        QCOMPARE(program_in({{"solution.tar", archive}, {".DS_Store", "y"}}), std::string("dp.py"));
        // What comes with it is for people.
        QCOMPARE(program_in({{"solution.tar", archive},
                             {"Report.PDF", "x"},
                             {"README.txt", "x"},
                             {"screen shot.png", "x"}}),
                 std::string("dp.py"));
        // Packed by the student, and again by the platform.
        QCOMPARE(program_in({{"all.tar", tar_of("Anna/solution.tar", archive)}}),
                 std::string("dp.py"));
        QVERIFY(program_in({{"all.tar", tar_of("b.tar", tar_of("c.tar", archive))}})
                    .starts_with("error: no file"));
        // Beside a program it is one of its files.
        QCOMPARE(program_in({{"solution.tar", archive}, {"a.py", "x"}}), std::string("a.py"));
        QVERIFY(program_in({{"a.tar", archive}, {"b.tar", archive}}).starts_with("error: no file"));
    }

    /// One of its programs would be run for all.
    void aClassIsNoHandin() {
        const auto fault_of = [](std::initializer_list<std::pair<std::string, std::string>> files) {
            const Folder folder(files);
            const auto handin = StagedHandin::make(folder.path());
            return handin ? std::string() : handin.error().message;
        };
        const std::string fault = "it has the hand-ins of a class; grade what is in it";
        QCOMPARE(fault_of({{"Anna_1234_assignsubmission_file/dp.py", "x"},
                           {"Ben_1235_assignsubmission_file/dp.py", "x"}}),
                 fault);
        QCOMPARE(fault_of({{"submission_12345/dp.py", "x"}, {"submission_12346/dp.py", "x"}}),
                 fault);
        QCOMPARE(fault_of({{"berganna_12345_67890_dp.py", "x"},
                           {"maierben_LATE_12346_67891_dp.py", "x"}}),
                 fault);
        for (const auto& files :
             {std::pair{"Anna_1234_assignsubmission_file/dp.py",
                        "Anna_1234_assignsubmission_file/b.py"},
              std::pair{"berganna_12345_67890_dp.py", "berganna_12345_67891_helper.py"},
              std::pair{"test_1_2_a.txt", "case_1_2_a.txt"}})
            QCOMPARE(fault_of({{files.first, "x"}, {files.second, "x"}}), std::string());
        // Names that have dates in them are not those of a class.
        QCOMPARE(fault_of({{"dp.py", "x"},
                           {"log_20261130_154233_a.txt", "x"},
                           {"test_20261130_154301_b.txt", "x"}}),
                 std::string());
        const Folder packed({{"class.tar", tar_of("submission_12345/a", "x")}});
        QVERIFY(StagedHandin::make(packed.path() / "class.tar").has_value());
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
                        .starts_with("error: 2 files in it can be run"));
        QVERIFY(program_in({{"a.py", "x"}, {"b.py", "x"}}).starts_with("error: 2 files"));
        const char* const reader = "from helper import run\nrun(input())\n";
        QCOMPARE(program_in({{"solver.py", reader}, {"helper.py", "def run(x): pass\n"}}),
                 std::string("solver.py"));
        QVERIFY(program_in({{"test_helper.py", reader}, {"helper.py", "def run(x): pass\n"}})
                    .starts_with("error: 2 files"));
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
        QCOMPARE(program_in({{"dp.py", "x"}, {"main.py", "x"}}), std::string("dp.py"));
        QCOMPARE(
            program_in({{"dp.py", "import sys\nsys.stdin.read()\n"}, {"old/main.py", program}}),
            std::string("dp.py"));
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

    void copiesAndLeavesLinksOut() {
        const Folder folder({{"a/b.txt", "hello"}, {"+run", "#!/bin/sh\n"}});
        fs::create_symlink("/etc/passwd", folder.path() / "link");
        fs::create_directory_symlink("/etc", folder.path() / "etc");
        const auto handin = StagedHandin::make(folder.path()).value();
        QCOMPARE(handin.files().size(), std::size_t{2});
        QCOMPARE(handin.read("b.txt").value(), std::string("hello"));
        QVERIFY(!handin.read("link"));
        QVERIFY(!handin.read("passwd"));
        // What is wrong with a file does not tell where the copy lies.
        QVERIFY(write_file(handin.folder() / "a/b.txt", std::string(2'000'000, 'x')).has_value());
        QCOMPARE(handin.read("b.txt").error().message,
                 std::string("a/b.txt is larger than 1 MB (the limit)"));
        QVERIFY(!handin.read("")); // two files
    }

    /// As `>` of PowerShell writes it, and with a blank of a word processor.
    void textsOfWindowsAreRead() {
        const Folder powershell({{"answer.txt", std::string("\xFF\xFE"
                                                            "a\0|\0b\0\r\0\n\0",
                                                            12)}});
        QCOMPARE(StagedHandin::make(powershell.path()).value().read("").value(),
                 std::string("a|b\r\n"));
        const Folder word({{"answer.txt", "a\xC2\xA0| b"}});
        QCOMPARE(StagedHandin::make(word.path()).value().read("").value(), std::string("a | b"));
    }

    /// Graded as "class/*", a link that a student handed in would show a file of the teacher.
    void aLinkIsRefused() {
        const Folder folder({{"a/b.txt", "hello"}});
        for (const char* const target : {"/etc/passwd", "/etc", "/no/such/file", "a/b.txt", "a"}) {
            const fs::path link = folder.path() / "link";
            fs::remove(link);
            fs::create_symlink(target, link);
            for (const fs::path& each : {link, folder.path() / "a" / ".." / "link"}) {
                const auto handin = StagedHandin::make(each);
                QVERIFY(!handin);
                QCOMPARE(handin.error().message,
                         std::string("it is a link, and links are not followed"));
            }
        }
    }

    void theDigestIsOfTheContent() {
        const Folder one({{"a", "x"}, {"b", "y"}});
        const Folder same({{"b", "y"}, {"a", "x"}});
        const Folder text({{"a", "x"}, {"b", "z"}});
        const Folder mode({{"+a", "x"}, {"b", "y"}});
        const Folder name({{"a", "x"}, {"c", "y"}});
        const auto digest = [](const Folder& folder) {
            return StagedHandin::make(folder.path()).value().digest();
        };
        QVERIFY(digest(one) == digest(same));
        QVERIFY(digest(one) != digest(text));
        QVERIFY(digest(one) != digest(mode));
        QVERIFY(digest(one) != digest(name));
    }

    /// A disk without room is the teacher's affair, and no reason for 0 points.
    void tellsItsOwnFaultsFromThoseOfTheMachine() {
        const Folder folder({{"a.txt", "more than 8 bytes"}});
        const pid_t child = ::fork();
        if (child == 0) {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit small{8, 8};
            const bool is_small = ::setrlimit(RLIMIT_FSIZE, &small) == 0;
            const auto handin = StagedHandin::make(folder.path());
            ::_exit(is_small && !handin && handin.error().is_of_machine ? 0 : 1);
        }
        int status = 1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        const auto none = StagedHandin::make("/no/such/file");
        QVERIFY(!none && !none.error().is_of_machine);
    }

    void whatIsNotThereIsAnError() { QVERIFY(!StagedHandin::make("/no/such/file")); }
};

LOGGIA_TEST(HandinTest)

} // namespace handin_test

#include "handin_test.moc"
