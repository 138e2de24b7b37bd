#include "core/grading/sandbox/process_tree.hpp"
#include "tests/suite.hpp"

#include <QProcess>
#include <QTest>

#include <unistd.h>

namespace process_tree_test {

using namespace loggia::grading;

class ProcessTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A shell that waits for another program counts with it.
    void countsWhatDescends() {
        const auto resident_bytes_below = [](pid_t process) {
            return use_of_tree(process).resident_bytes;
        };
        const std::uint64_t alone = resident_bytes_below(::getpid());
        QVERIFY(alone > 100'000);
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"), QStringLiteral("sleep 30; :")});
        QVERIFY(shell.waitForStarted());
        const auto child = static_cast<pid_t>(shell.processId());
        QTRY_VERIFY(resident_bytes_below(child) > 0);
        QTRY_VERIFY(resident_bytes_below(::getpid()) > resident_bytes_below(child));
        QTRY_VERIFY(resident_bytes_below(::getpid()) >= alone + resident_bytes_below(child) / 2);
        shell.kill();
        QVERIFY(shell.waitForFinished());
        QCOMPARE(resident_bytes_below(child), std::uint64_t{0});
    }

    /// Of a child that ended, and of one that runs, whatever they are called.
    void countsProcessorTime() {
        constexpr double second = 0.9; // the kernel counts in ticks
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("(ulimit -t 1; while :; do :; done); "
                                    "printf ') 1 (' >/proc/$$/comm; while :; do :; done")});
        QVERIFY(shell.waitForStarted());
        const auto child = static_cast<pid_t>(shell.processId());
        const double before = use_of_tree(::getpid()).cpu_seconds;
        QTRY_VERIFY_WITH_TIMEOUT(use_of_tree(child).cpu_seconds > 2 * second, 60'000);
        QVERIFY(use_of_tree(child).cpu_seconds < 4);
        QVERIFY(use_of_tree(::getpid()).cpu_seconds > before + second);
        shell.kill();
        QVERIFY(shell.waitForFinished());
        QCOMPARE(use_of_tree(child).cpu_seconds, 0.0);
    }
};

LOGGIA_LOOP_TEST(ProcessTreeTest)

} // namespace process_tree_test

#include "process_tree_test.moc"
