#include "core/base/descriptor.hpp"
#include "core/base/os/files.hpp"
#include "core/base/process.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <stop_token>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace process_test {

using namespace loggia;

namespace fs = std::filesystem;

ProcessCommand shell(const TemporaryDirectory& directory, const std::string& script,
                     double timeout = 20) {
    return {"/bin/sh", {"-c", script}, directory.path(), timeout};
}

class ProcessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsStatusAndOutput() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        QVERIFY(directory.has_value());
        const auto end = run_process(shell(*directory, "pwd; echo oops >&2; cat; exit 7"));
        QVERIFY(end.has_value());
        QVERIFY(end->kind == ProcessEnd::Kind::exited);
        QCOMPARE(end->code, 7);
        QCOMPARE(end->output, directory->path().string() + "\noops\n");
    }

    void anEmptyNameOfAFolderIsNone() {
        const bool is_set = qEnvironmentVariableIsSet("TMPDIR");
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", "");
        const auto directory = TemporaryDirectory::make("loggia-test");
        if (is_set)
            qputenv("TMPDIR", before);
        else
            qunsetenv("TMPDIR");
        QVERIFY(directory.has_value());
        QCOMPARE(directory->path().parent_path().string(), std::string("/tmp"));
    }

    void keepsTheEndOfALongOutput() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        const auto end =
            run_process(shell(*directory, "yes 0123456789 | head -n 100000; printf end"));
        QVERIFY(end->kind == ProcessEnd::Kind::exited);
        QCOMPARE(end->output.size(), std::size_t{4096});
        QVERIFY(end->output.ends_with("0123456789\nend"));
    }

    void readsItsInput() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        ProcessCommand command = shell(*directory, "cat");
        std::ofstream(directory->path() / "in") << "hello\n";
        command.input = directory->path() / "in";
        QCOMPARE(run_process(command)->output, std::string("hello\n"));
    }

    void keepsThreeOutputsApart() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        ProcessCommand command =
            shell(*directory, "echo out; echo err >&2; echo extra >&3; echo more");
        command.most_output = 100;
        const auto end = run_process(command);
        QVERIFY(end->kind == ProcessEnd::Kind::exited);
        QCOMPARE(end->output, std::string("out\nmore\n"));
        QCOMPARE(end->errors, std::string("err\n"));
        QCOMPARE(end->extra, std::string("extra\n"));
    }

    void aFloodIsStopped_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("standard output") << "yes";
        QTest::newRow("standard error") << "yes >&2";
        QTest::newRow("descriptor 3") << "yes >&3";
        QTest::newRow("a byte too many") << "printf 12345678901";
    }
    void aFloodIsStopped() {
        QFETCH(QString, command);
        const auto directory = TemporaryDirectory::make("loggia-test");
        ProcessCommand what = shell(*directory, command.toStdString());
        what.most_output = 10;
        const auto end = run_process(what);
        QVERIFY(end->kind == ProcessEnd::Kind::flooded);
        QVERIFY(end->output.size() <= 10 && end->errors.size() <= 10 && end->extra.size() <= 10);
        QCOMPARE(end->output.size() + end->errors.size() + end->extra.size(), std::size_t{10});
    }

    void aWatcherEndsIt() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        ProcessCommand command = shell(*directory, "sleep 100");
        int calls = 0;
        command.watch = [&](pid_t process) {
            ++calls;
            return process > 0 && calls < 3;
        };
        const auto end = run_process(command);
        QVERIFY(end->kind == ProcessEnd::Kind::refused);
        QCOMPARE(calls, 3);
        QVERIFY(end->seconds < 50);
    }

    void tellsItsProcessorTime() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        // Also of a child that was waited for.
        const auto busy = run_process(
            shell(*directory, "sh -c 'i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done'; true"));
        const auto idle = run_process(shell(*directory, "sleep 0.2"));
        QVERIFY(busy->cpu_seconds > 2 * idle->cpu_seconds);
        QVERIFY(idle->cpu_seconds < 0.15);
    }

    void tellsACrash() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        const auto end = run_process(shell(*directory, "kill -SEGV $$"));
        QVERIFY(end->kind == ProcessEnd::Kind::signalled);
        QCOMPARE(end->code, SIGSEGV);
    }

    void endsWithItsWholeGroup_data() {
        QTest::addColumn<bool>("stopped");
        QTest::newRow("timed out") << false;
        QTest::newRow("stopped") << true;
    }
    void endsWithItsWholeGroup() {
        QFETCH(bool, stopped);
        const auto directory = TemporaryDirectory::make("loggia-test");
        std::stop_source stop;
        std::jthread later;
        if (stopped)
            later = std::jthread([stop]() mutable {
                std::this_thread::sleep_for(std::chrono::milliseconds(300));
                stop.request_stop();
            });
        const auto end = run_process(
            shell(*directory, "sleep 100 & echo $! > child; sleep 100", stopped ? 100 : 0.3),
            Control(stop.get_token()));
        QVERIFY(end->kind == (stopped ? ProcessEnd::Kind::stopped : ProcessEnd::Kind::timed_out));
        QVERIFY(end->seconds < 50);
        pid_t child = 0;
        std::ifstream(directory->path() / "child") >> child;
        QVERIFY(child > 0);
        QTRY_VERIFY(!is_alive(child));
    }

    void whatItLeavesBehindIsEnded() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        const auto end = run_process(shell(*directory, "sleep 100 & echo $! > child"));
        QVERIFY(end->kind == ProcessEnd::Kind::exited);
        pid_t child = 0;
        std::ifstream(directory->path() / "child") >> child;
        QTRY_VERIFY(!is_alive(child));
    }

    /// Also a grandchild with a session of its own, whose parent has gone.
    void whatLeavesItsGroupIsEnded_data() {
        QTest::addColumn<QString>("start");
        QTest::newRow("with the environment") << QString();
        QTest::newRow("without it") << QStringLiteral("env -i ");
    }
    void whatLeavesItsGroupIsEnded() {
        QFETCH(const QString, start);
        const auto directory = TemporaryDirectory::make("loggia-test");
        const auto end = run_process(shell(
            *directory, "(" + start.toStdString() +
                            "setsid sh -c 'echo $$ > child; exec sleep 100' > /dev/null 2>&1 &)"
                            "; until [ -s child ]; do sleep 0.01; done"));
        QVERIFY(end->kind == ProcessEnd::Kind::exited);
        pid_t child = 0;
        std::ifstream(directory->path() / "child") >> child;
        QVERIFY(child > 0);
        QTRY_VERIFY(!is_alive(child));
    }

    void failsWhereThereIsNoProgram() {
        const auto directory = TemporaryDirectory::make("loggia-test");
        const auto end = run_process({"/no/such/program", {}, directory->path(), 1});
        QVERIFY(!end.has_value());
        QCOMPARE(end.error().message,
                 std::string("cannot run /no/such/program: No such file or directory"));
    }

    void findsPrograms() {
        QCOMPARE(find_program("/bin/sh")->string(), std::string("/bin/sh"));
        QVERIFY(find_program("sh").has_value());
        QVERIFY(!find_program("").has_value());
        QVERIFY(!find_program("/").has_value());
    }

    void theDirectoryGoesWithItsOwner() {
        fs::path path;
        {
            auto directory = TemporaryDirectory::make("loggia-test");
            path = directory->path();
            std::ofstream(path / "file") << "x";
            const TemporaryDirectory moved = std::move(*directory);
            QVERIFY(fs::exists(path));
        }
        QVERIFY(!fs::exists(path));
    }

    /// Such as copies of hand-ins, of a program that was killed while it graded.
    void whatKilledProgramsLeftIsRemoved() {
        const auto parent = TemporaryDirectory::make("loggia-test");
        QVERIFY(parent);
        const fs::path folder = parent->path();
        const std::string nobody = "2147483647"; // no process has this number
        const auto put = [&folder](const std::string& name) {
            fs::create_directories(folder / name / "handin");
            std::ofstream(folder / name / "handin" / "a.py") << "print(1)";
            return folder / name;
        };
        const fs::path left = put("loggia-grade." + nobody + ".abcdef");
        const std::vector<fs::path> kept{put("loggia-grade." + std::to_string(::getpid()) + ".abc"),
                                         put("loggia-grade.abcdef"), put("loggia-grade." + nobody),
                                         put("other." + nobody + ".abcdef"),
                                         put("loggia-run." + nobody + ".locked")};
        std::ofstream(folder / ("loggia-run." + nobody + ".file")) << "no folder";
        const Descriptor locked(os::open_to_read(kept.back()));
        QVERIFY(locked.is_open() && os::lock(locked.get())); // by a process of another container
        TemporaryDirectory::remove_leftovers(folder);
        QVERIFY(!fs::exists(left));
        for (const fs::path& each : kept)
            QVERIFY2(fs::exists(each / "handin" / "a.py"), each.c_str());
        QVERIFY(fs::exists(folder / ("loggia-run." + nobody + ".file")));
        // What is in use is locked, and called after its process.
        QVERIFY(parent->path().filename().string().starts_with("loggia-test." +
                                                               std::to_string(::getpid()) + "."));
        const Descriptor again(os::open_to_read(parent->path()));
        QVERIFY(!os::lock(again.get()));
    }

private:
    /// A zombie that nobody has waited for yet does not count.
    static bool is_alive(pid_t process) {
        std::ifstream file("/proc/" + std::to_string(process) + "/stat");
        std::string number;
        std::string name;
        std::string state;
        file >> number >> name >> state;
        return file.good() && state != "Z";
    }
};

LOGGIA_TEST(ProcessTest)

} // namespace process_test

#include "process_test.moc"
