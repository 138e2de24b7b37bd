#include "core/base/appended_file.hpp"
#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <atomic>
#include <chrono>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace appended_file_test {

using namespace loggia;

class AppendedFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatIsAppended() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        const auto path = folder->path() / "journal";
        {
            auto file = AppendedFile::open(path);
            QVERIFY(file.has_value());
            QCOMPARE(file->text(), std::string());
            QVERIFY(file->append("one\n").has_value());
            QVERIFY(file->append("two\nthr").has_value());
        }
        auto again = AppendedFile::open(path);
        QVERIFY(again.has_value());
        QCOMPARE(again->text(), std::string("one\ntwo\nthr"));
        QVERIFY(again->cut(8).has_value());
        QVERIFY(again->append("three\n").has_value());
        QCOMPARE(*read_file(path), std::string("one\ntwo\nthree\n"));
    }

    /// As if the disk were full for a moment: half a record would spoil all that follows it.
    void keepsNoHalfRecord() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        const auto path = folder->path() / "journal";
        const pid_t child = ::fork();
        if (child == 0) {
            ::signal(SIGXFSZ, SIG_IGN);
            rlimit usual{};
            ::getrlimit(RLIMIT_FSIZE, &usual);
            const rlimit small{8, usual.rlim_max};
            auto file = AppendedFile::open(path);
            const bool is_kept = file && file->append("one\n") &&
                                 ::setrlimit(RLIMIT_FSIZE, &small) == 0 &&
                                 !file->append("too long\n") &&
                                 ::setrlimit(RLIMIT_FSIZE, &usual) == 0 && file->append("two\n");
            ::_exit(is_kept ? 0 : 1);
        }
        int status = 1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
        QCOMPARE(*read_file(path), std::string("one\ntwo\n"));
    }

    void isOpenOnce() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        const auto path = folder->path() / "journal";
        {
            const auto file = AppendedFile::open(path);
            const auto other = AppendedFile::open(path);
            QVERIFY(!other.has_value());
            QVERIFY(other.error().message.ends_with("is in use by another process"));
        }
        QVERIFY(AppendedFile::open(path).has_value());
    }

    void isReplacedAsAWhole() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        const auto path = folder->path() / "journal";
        auto file = AppendedFile::open(path);
        QVERIFY(file.has_value() && file->append("one\ntwo\n").has_value());
        QVERIFY(std::move(*file).replace("two\n").has_value());
        auto again = AppendedFile::open(path); // the lock is gone with the old file
        QVERIFY(again.has_value());
        QCOMPARE(again->text(), std::string("two\n"));
    }

    /// Whoever waits for the lock meanwhile gets the new file, not the one that is gone.
    void whoWaitsGetsTheFileThatIsThere() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        const auto path = folder->path() / "journal";
        auto file = AppendedFile::open(path);
        QVERIFY(file.has_value());
        std::atomic<bool> has_begun = false;
        std::jthread other([&] {
            has_begun = true;
            auto waiting = AppendedFile::open(path);
            QVERIFY(waiting.has_value());
            QVERIFY(waiting->append("b\n").has_value());
        });
        while (!has_begun)
            std::this_thread::yield();
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        QVERIFY(std::move(*file).replace("a\n").has_value());
        other.join();
        QCOMPARE(*read_file(path), std::string("a\nb\n"));
    }

    void refusesWhatIsNoFile() {
        const auto folder = TemporaryDirectory::make("loggia-test");
        QVERIFY(!AppendedFile::open(folder->path()).has_value());
        QVERIFY(!AppendedFile::open(folder->path() / "no" / "such").has_value());
        QVERIFY(!AppendedFile::open("/dev/null").has_value());
    }
};

LOGGIA_TEST(AppendedFileTest)

} // namespace appended_file_test

#include "appended_file_test.moc"
