#include "core/base/process.hpp"
#include "core/grading/prepare.hpp"
#include "core/grading/tasks/tasks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fstream>

namespace prepare_test {

using namespace loggia;
using namespace loggia::grading;

class PrepareTest : public QObject {
    Q_OBJECT

private:
    static Result<Preparation> prepared(const char* task, const char* file,
                                        const GradeSettings& settings) {
        const auto folder = TemporaryDirectory::make("loggia-test");
        std::ofstream(folder->path() / file) << "echo \"$1\" >out.txt\n";
        auto handin = StagedHandin::make(folder->path());
        const auto sandbox = Sandbox::make(Isolation::none, Limits{});
        auto result = prepare(*find_task(task), settings, *handin, *sandbox);
        if (result && result->state == State::graded && !result->command.empty()) {
            const auto end = run_handin(result->command, *handin, {{"in.txt", "x"}}, {"hello"},
                                        "out.txt", *sandbox);
            if (!end || end->file != "hello\n")
                return failure("it did not run");
        }
        return result;
    }

private Q_SLOTS:
    void findsTheProgramAndRunsIt() {
        const auto found = prepared("davis-putnam", "dp.sh", {});
        QVERIFY(found.has_value());
        QVERIFY(found->state == State::graded);
        QCOMPARE(found->note, std::string("Ran dp.sh."));
    }
    void buildsFirst() {
        GradeSettings settings;
        settings.build = "mv source.in main.sh";
        QVERIFY(prepared("davis-putnam", "source.in", settings)->state == State::graded);
        settings.build = "echo why; false";
        const auto unbuilt = prepared("davis-putnam", "source.in", settings);
        QVERIFY(unbuilt->state == State::not_built);
        QCOMPARE(unbuilt->note, std::string("The build command ended with exit status 1.\nwhy\n"));
    }
    void runsAsTold() {
        GradeSettings settings;
        settings.run = "sh \"$HANDIN\"/source.in \"$@\"";
        QVERIFY(prepared("davis-putnam", "source.in", settings)->state == State::graded);
    }
    void saysWhatItLookedFor() {
        const auto nothing = prepared("davis-putnam", "source.in", {});
        QVERIFY(nothing->state == State::not_runnable);
        QVERIFY(nothing->note.starts_with("Nothing to run: "));
        QCOMPARE(prepared("davis-putnam", "dp.c", {})->note,
                 std::string("Nothing to run: dp.c has to be compiled, and there is no build "
                             "command."));
        QCOMPARE(prepared("davis-putnam", "abgabe.RAR", {})->note,
                 std::string("Nothing to run: abgabe.RAR is a kind of archive that Loggia does not "
                             "unpack; hand in one .zip or .tar.gz archive."));
        QCOMPARE(
            prepared("davis-putnam", "dp.ipynb", {})->note,
            std::string(
                "Nothing to run: dp.ipynb is a notebook, not a program; export it as a program."));
        QCOMPARE(
            prepared("davis-putnam", "DavisPutnam.class", {})->note,
            std::string("Nothing to run: DavisPutnam.class is a compiled class of Java; hand in "
                        "its source or a .jar file."));
        const auto note_of = [](const char* name, const char* start) {
            const auto folder = TemporaryDirectory::make("loggia-test");
            std::ofstream(folder->path() / name) << start << "...";
            auto handin = StagedHandin::make(folder->path());
            const auto sandbox = Sandbox::make(Isolation::none, Limits{});
            return prepare(*find_task("davis-putnam"), {}, *handin, *sandbox)->note;
        };
        QCOMPARE(
            note_of("dp.exe", "MZ\x90"),
            std::string("Nothing to run: dp.exe is a program for Windows; hand in its source."));
        QCOMPARE(note_of("dp", "\xCF\xFA\xED\xFE"),
                 std::string("Nothing to run: dp is a program for macOS; hand in its source."));
        const auto folder = TemporaryDirectory::make("loggia-test");
        auto handin = StagedHandin::make(folder->path());
        const auto sandbox = Sandbox::make(Isolation::none, Limits{});
        QCOMPARE(prepare(*find_task("davis-putnam"), {}, *handin, *sandbox)->note,
                 std::string("Nothing to run: the folder is empty."));
    }
    void filesAreNotRun() {
        const auto file = prepared("cnf", "formula.txt", {});
        QVERIFY(file->state == State::graded);
        QVERIFY(file->command.empty());
    }
};

LOGGIA_TEST(PrepareTest)

} // namespace prepare_test

#include "prepare_test.moc"
