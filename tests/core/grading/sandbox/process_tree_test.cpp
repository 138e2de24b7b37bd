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
};

LOGGIA_LOOP_TEST(ProcessTreeTest)

} // namespace process_tree_test

#include "process_tree_test.moc"
