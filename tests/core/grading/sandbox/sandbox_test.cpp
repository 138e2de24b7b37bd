#include "core/base/process.hpp"
#include "core/grading/sandbox/process_tree.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <netinet/in.h>
#include <optional>
#include <sstream>
#include <stop_token>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace sandbox_test {

using namespace loggia;
using namespace loggia::grading;
using Kind = SandboxEnd::Kind;

constexpr Limits small{.cpu_seconds = 2,
                       .wall_seconds = 5,
                       .memory_mb = 300,
                       .processes = 40,
                       .disk_mb = 10,
                       .output_kb = 100};

class SandboxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        folder_ = TemporaryDirectory::make("loggia-test").value();
        std::ofstream(folder_->path() / "own.txt") << "own\n";
        std::filesystem::permissions(folder_->path(), std::filesystem::perms(0755));
    }

    void runsInItsFolder_data() { isolations(); }
    void runsInItsFolder() {
        const auto sandbox = make();
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        SandboxRun what = run_of("cat in.txt; cat; cat \"$HANDIN\"/own.txt; echo \"$1 $2\"; "
                                 "echo oops >&2; cp in.txt out.txt; exit 3");
        what.files = {{"in.txt", "input\n"}};
        what.arguments = {"a b", "'c"};
        what.input = "in.txt";
        what.output = "out.txt";
        const auto end = sandbox->run(what).value();
        QVERIFY(end.kind == Kind::exited);
        QCOMPARE(end.code, 3);
        QCOMPARE(end.output, std::string("input\ninput\nown\na b 'c\n"));
        QCOMPARE(end.errors, std::string("oops\n"));
        QCOMPARE(end.file.value(), std::string("input\n"));
        QCOMPARE(end_text(end, small), std::string("ended with exit status 3"));
        what.command = "no-such-program";
        QCOMPARE(end_text(sandbox->run(what).value(), small),
                 std::string("ended with exit status 127 (a program was not found)"));
    }

    /// Where bubblewrap works, so does the sandbox: otherwise all of the tests here would be
    /// skipped without a word.
    void worksWhereBubblewrapDoes() {
        const std::string bubblewrap = "bwrap --unshare-all --unshare-user --ro-bind / / true";
        const std::string as_nobody =
            "setpriv --reuid=65534 --regid=65534 --clear-groups -- " + bubblewrap;
        const std::string& command = ::geteuid() == 0 ? as_nobody : bubblewrap;
        if (std::system((command + " 2>/dev/null").c_str()) != 0)
            QSKIP("bubblewrap does not work here");
        const auto made = Sandbox::make(Isolation::bubblewrap, small);
        QVERIFY2(made.has_value(), made ? "" : made.error().message.c_str());
    }

    /// Files are there for whoever runs the program, also where others may read nothing by default.
    void theMaskMakesNoDifference_data() { isolations(); }
    void theMaskMakesNoDifference() {
        const auto sandbox = make();
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        SandboxRun what = run_of("cat in.txt; cp in.txt out.txt");
        what.files = {{"in.txt", "input\n"}};
        what.input = "in.txt";
        what.output = "out.txt";
        const ::mode_t before = ::umask(077);
        const auto end = sandbox->run(what);
        ::umask(before);
        QVERIFY(end.has_value());
        QCOMPARE(end->output, std::string("input\n"));
        QCOMPARE(end->file.value_or("none"), std::string("input\n"));
    }

    void hasLimits_data() {
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("kind");
        for (const bool isolated : {false, true}) {
            const auto add = [isolated](const char* name, const char* command, Kind kind) {
                QTest::addRow("%s%s", name, isolated ? "" : ", unsafe")
                    << isolated << QString::fromLatin1(command) << static_cast<int>(kind);
            };
            add("endless", "while :; do :; done", Kind::out_of_time);
            add("endless, whatever it is told", "trap '' XCPU; while :; do :; done",
                Kind::out_of_time);
            add("sleeping", "sleep 100", Kind::out_of_time);
            add("crash", "kill -SEGV $$", Kind::crashed);
            add("flood", "yes", Kind::flooded);
            add("flood of errors", "yes >&2", Kind::flooded);
            add("a file too large", "yes >out.txt", Kind::crashed); // SIGXFSZ
            add("status", "exit 200", Kind::exited);
            add("no such program", "/no/such/program", Kind::exited);
        }
    }
    void hasLimits() {
        QFETCH(QString, command);
        QFETCH(int, kind);
        Limits limits = small;
        if (static_cast<Kind>(kind) == Kind::out_of_time)
            limits.cpu_seconds = 1; // all of it is used
        const auto sandbox = make(limits);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const auto end = sandbox->run(run_of(command.toStdString())).value();
        QCOMPARE(static_cast<int>(end.kind), kind);
        QVERIFY(end.output.size() <= small.output_kb * 1000 + 1);
        QVERIFY(end.seconds < 60);
    }

    /// A second is burnt, by the limit that the shell sets for it.
    void tellsItsProcessorTime_data() {
        QTest::addColumn<bool>("isolated");
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("kind");
        const std::string burn = "(ulimit -t 1; while :; do :; done)";
        const auto add = [&burn](const char* name, const char* before, const char* after,
                                 Kind kind = Kind::exited, bool only_isolated = false) {
            const std::string command = before + burn + after;
            for (const bool isolated : {false, true})
                if (isolated || !only_isolated)
                    QTest::addRow("%s%s", name, isolated ? "" : ", unsafe")
                        << isolated << QString::fromStdString(command) << static_cast<int>(kind);
        };
        add("a child", "", "; exit 3");
        add("a grandchild", "sh -c '", "; exit 3'; exit 3");
        add("killed by the clock", "", "; sleep 100", Kind::out_of_time);
        add("an orphan", "sh -c '", " & :'; sleep 4; exit 3", Kind::exited, true);
        add("nobody waits", "", " & sleep 4; exit 3", Kind::exited, true);
        add("the shell is killed before", "kill -KILL $PPID; ", "; exit 3", Kind::exited, true);
    }
    void tellsItsProcessorTime() {
        QFETCH(QString, command);
        QFETCH(int, kind);
        Limits patient = small; // on a busy machine, a second of the processor takes its time
        patient.wall_seconds = static_cast<Kind>(kind) == Kind::out_of_time ? 8 : 60;
        const auto sandbox = make(patient);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const auto end = sandbox->run(run_of(command.toStdString())).value();
        QCOMPARE(static_cast<int>(end.kind), kind);
        if (end.kind == Kind::exited)
            QCOMPARE(end.code, 3);
        // The kernel counts otherwise for the limit than for what it tells.
        QVERIFY2(end.cpu_seconds > 0.6 && end.cpu_seconds < 1.7,
                 qPrintable(QString::number(end.cpu_seconds)));
        const auto idle = sandbox->run(run_of("sleep 0.3")).value();
        QVERIFY2(idle.cpu_seconds < 0.2, qPrintable(QString::number(idle.cpu_seconds)));
    }

    void memoryIsLimited_data() { isolations(); }
    void memoryIsLimited() {
        Limits patient = small; // on a busy machine, memory takes its time to fill
        patient.cpu_seconds = 60;
        patient.wall_seconds = 120;
        const auto sandbox = make(patient);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        // A string that doubles, in the shell itself.
        const auto end = sandbox->run(run_of("x=0123456789; while :; do x=$x$x; done")).value();
        QVERIFY(end.kind != Kind::out_of_time);
        QVERIFY(end.code != 0 || end.kind == Kind::out_of_memory);
    }

    void nothingOutsideIsSeen() {
        const auto sandbox = Sandbox::make(Isolation::bubblewrap, small);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const std::string here = folder_->path().string();
        const auto end =
            sandbox
                ->run(run_of("ls " + here +
                             " 2>/dev/null; ls /home /root 2>/dev/null; cat /etc/passwd "
                             "/etc/shadow 2>/dev/null; ls /proc | grep -c '^[0-9]'"))
                .value();
        // Only the processes of the sandbox: a few, whatever runs outside.
        QVERIFY2(end.output.size() <= 3, end.output.c_str());
        QVERIFY(std::stoi(end.output) < 10);
    }

    void nothingOutsideIsChanged() {
        const auto sandbox = Sandbox::make(Isolation::bubblewrap, small);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const auto end =
            sandbox
                ->run(run_of("for f in / /usr /usr/lib \"$HANDIN\" /dev /etc /proc; do "
                             "echo x >$f/loggia-escape && echo \"wrote $f\"; done; "
                             "rm -rf \"$HANDIN\"/* ; echo done"))
                .value();
        QCOMPARE(end.output, std::string("done\n"));
        QVERIFY(std::filesystem::exists(folder_->path() / "own.txt"));
        QVERIFY(!std::filesystem::exists("/usr/loggia-escape"));
    }

    void diskIsLimited() {
        const auto sandbox = Sandbox::make(Isolation::bubblewrap, small);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        // 10 GB in files below the limit of each, in every place that can be written.
        const auto end =
            sandbox
                ->run(run_of("for d in . /tmp /dev/shm; do for i in 1 2 3 4 5 6 7 8 9; "
                             "do head -c 5000000 /dev/zero >$d/f$i 2>/dev/null; "
                             "done; du -s $d | cut -f 1; done"))
                .value();
        std::istringstream sizes(end.output);
        int places = 0;
        for (int kilobytes = 0; sizes >> kilobytes; ++places)
            QVERIFY(kilobytes <= 11'000);
        QCOMPARE(places, 3);
    }

    void theNetworkIsOutOfReach() {
        const auto sandbox = Sandbox::make(Isolation::bubblewrap, small);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const int server = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        QCOMPARE(::bind(server, any, size), 0);
        QCOMPARE(::listen(server, 5), 0);
        QCOMPARE(::getsockname(server, any, &size), 0);
        const std::string connect = "exec 5<>/dev/tcp/127.0.0.1/" +
                                    std::to_string(ntohs(address.sin_port)) + " && echo connected";
        const std::string command = "bash -c '" + connect + "' 2>/dev/null; echo end";
        // The same from outside connects, so the test would notice.
        const auto open = Sandbox::make(Isolation::none, small).value();
        QCOMPARE(open.run(run_of(command)).value().output, std::string("connected\nend\n"));
        QCOMPARE(sandbox->run(run_of(command)).value().output, std::string("end\n"));
        ::close(server);
    }

    void aForkBombEnds() {
        const auto sandbox = Sandbox::make(Isolation::bubblewrap, small);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const auto begin = std::chrono::steady_clock::now();
        static_cast<void>(sandbox->run(run_of("b() { b | b & b; }; b")).value());
        QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(60));
        // The machine is usable, and the next hand-in runs.
        QCOMPARE(sandbox->run(run_of("echo fine")).value().output, std::string("fine\n"));
    }

    void childrenEndWithIt_data() { isolations(); }
    void childrenEndWithIt() {
        const auto sandbox = make();
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const auto begin = std::chrono::steady_clock::now();
        const auto end = sandbox->run(run_of("sleep 1000 & echo started")).value();
        QCOMPARE(end.output, std::string("started\n"));
        QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(4));
    }

    void stopsAtOnce() {
        const auto sandbox = Sandbox::make(Isolation::none, small).value();
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            stop.request_stop();
        });
        const auto end = sandbox.run(run_of("sleep 100"), Control(stop.get_token())).value();
        QVERIFY(end.kind == Kind::stopped);
        QVERIFY(end.seconds < 4);
    }

    void aBuildWritesIntoItsFolderAlone() {
        const auto sandbox = Sandbox::make(Isolation::bubblewrap, small);
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        const auto build = TemporaryDirectory::make("loggia-test").value();
        std::filesystem::permissions(build.path(), std::filesystem::perms(0777));
        SandboxRun what;
        what.handin = build.path();
        what.writes_handin = true;
        what.command = "echo built >program; echo x >/usr/x; pwd";
        QCOMPARE(sandbox->run(what).value().output, std::string("/handin\n"));
        QVERIFY(std::filesystem::exists(build.path() / "program"));
        // Many files below the limit of one.
        what.command = "i=0; while :; do head -c 9000000 /dev/zero >f$i; i=$((i + 1)); done";
        QVERIFY(sandbox->run(what).value().kind == Kind::out_of_disk);
    }

    void outputFilesAreRegularFiles_data() { isolations(); }
    void outputFilesAreRegularFiles() {
        const auto sandbox = make();
        if (!sandbox)
            QSKIP("bubblewrap does not work here");
        for (const char* const command : {"mkdir out.txt", "mkfifo out.txt", "true"}) {
            SandboxRun what = run_of(command);
            what.output = "out.txt";
            QVERIFY(!sandbox->run(what).value().file);
        }
        SandboxRun empty = run_of(": >out.txt");
        empty.output = "out.txt";
        QCOMPARE(sandbox->run(empty).value().file.value(), std::string());
    }

    void memoryOfAFamilyIsCounted() {
        QVERIFY(use_of_tree(::getpid()).resident_bytes > 1'000'000);
        QCOMPARE(use_of_tree(0x7FFFFFF).resident_bytes, std::uint64_t{0});
    }

private:
    static void isolations() {
        QTest::addColumn<bool>("isolated");
        QTest::newRow("sandbox") << true;
        QTest::newRow("unsafe") << false;
    }
    /// As the column `isolated` says; nothing where that does not work.
    static std::optional<Sandbox> make(const Limits& limits = small) {
        QFETCH(bool, isolated);
        const auto made = Sandbox::make(isolated ? Isolation::bubblewrap : Isolation::none, limits);
        return made ? std::optional(*made) : std::nullopt;
    }
    [[nodiscard]] SandboxRun run_of(const std::string& command) const {
        SandboxRun what;
        what.command = command;
        what.handin = folder_->path();
        return what;
    }

    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(SandboxTest)

} // namespace sandbox_test

#include "sandbox_test.moc"
