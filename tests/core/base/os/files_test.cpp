#include "core/base/descriptor.hpp"
#include "core/base/os/files.hpp"
#include "core/base/os/thread_clock.hpp"
#include "tests/suite.hpp"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>

namespace files_test {

using namespace loggia;
namespace fs = std::filesystem;

class FilesTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir folder_;

    [[nodiscard]] fs::path path(const char* name) const {
        return fs::path(folder_.path().toStdString()) / name;
    }
    [[nodiscard]] QByteArray content(const char* name) const {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }

private Q_SLOTS:
    void whatIsAppendedIsReadBack() {
        {
            const Descriptor file(os::open_to_append(path("a"), true));
            QVERIFY(file.is_open());
            QCOMPARE(os::write_some(file.get(), "one\n"), std::ptrdiff_t{4});
            QCOMPARE(os::write_some(file.get(), "two\r\n"), std::ptrdiff_t{5});
            QVERIFY(os::sync(file.get()));
        }
        QCOMPARE(content("a"), QByteArray("one\ntwo\r\n"));
        const Descriptor file(os::open_to_read(path("a")));
        std::array<char, 16> bytes{};
        QVERIFY(os::wait_to_read(file.get(), 1000));
        QCOMPARE(os::read_some(file.get(), bytes), std::ptrdiff_t{9});
        QCOMPARE(os::read_some(file.get(), bytes), std::ptrdiff_t{0});
    }

    void aFileIsCutAndExtended() {
        const Descriptor file(os::open_to_append(path("b"), true));
        QCOMPARE(os::write_some(file.get(), "abcdef"), std::ptrdiff_t{6});
        QVERIFY(os::resize(file.get(), 2));
        QCOMPARE(content("b"), QByteArray("ab"));
        QVERIFY(os::resize(file.get(), 4));
        QCOMPARE(content("b"), QByteArray("ab\0\0", 4));
        QCOMPARE(os::status_of(file.get())->size, std::uint64_t{4});
    }

    void oneHasTheLock() {
        const Descriptor first(os::open_to_append(path("c"), true));
        QVERIFY(os::lock(first.get()));
        {
            const Descriptor second(os::open_to_append(path("c"), true));
            errno = 0;
            QVERIFY(!os::lock(second.get()));
            QCOMPARE(errno, EWOULDBLOCK);
        }
        Descriptor closed(os::open_to_append(path("d"), true));
        QVERIFY(os::lock(closed.get()) && closed.close());
        const Descriptor next(os::open_to_append(path("d"), true));
        QVERIFY(os::lock(next.get()));
    }

    void theStatusTellsFilesApart() {
        const Descriptor file(os::open_to_append(path("e"), true));
        const Descriptor other(os::open_to_append(path("f"), true));
        QVERIFY(file.is_open() && other.is_open());
        const auto status = os::status_of(path("e"));
        QVERIFY(status && status->kind == os::FileKind::regular && status->links == 1);
        QVERIFY(status->inode == os::status_of(file.get())->inode);
        QVERIFY(status->inode != os::status_of(path("f"))->inode);
        QVERIFY(os::status_of(fs::path(folder_.path().toStdString()))->kind ==
                os::FileKind::folder);
        QVERIFY(!os::status_of(path("nowhere")));
        QVERIFY(os::open_to_read(path("nowhere")) < 0 && errno == ENOENT);
        fs::create_hard_link(path("e"), path("g"));
        QCOMPARE(os::status_of(path("g"))->links, std::uint64_t{2});
    }

    void privateFoldersAreNew() {
        const auto parent = fs::path(folder_.path().toStdString());
        const auto first = os::make_private_folder(parent, "here");
        const auto second = os::make_private_folder(parent, "here");
        QVERIFY(first && second && *first != *second);
        QVERIFY(fs::is_directory(*first) && first->filename().string().starts_with("here."));
        QVERIFY(!os::make_private_folder(parent / "nowhere", "here"));
    }

    /// It goes on while this thread works, and hardly while it sleeps.
    void theClockIsTheThreads() {
        const auto clock = os::thread_clock();
        const auto before = clock();
        QTest::qSleep(200);
        const auto slept = clock() - before;
        volatile unsigned sum = 0;
        while (clock() - before - slept < std::chrono::milliseconds(20))
            sum = sum + 1;
        QVERIFY(slept < std::chrono::milliseconds(100));
    }

    /// Nor while another thread of the process works.
    void theClockIsNotTheProcess() {
        const auto clock = os::thread_clock();
        const auto before = clock();
        std::chrono::nanoseconds worked{};
        std::thread([&worked] {
            const auto own = os::thread_clock();
            const auto begin = own();
            volatile unsigned sum = 0;
            while ((worked = own() - begin) < std::chrono::milliseconds(200))
                sum = sum + 1;
        }).join();
        QVERIFY(worked >= std::chrono::milliseconds(200));
        QVERIFY(clock() - before < std::chrono::milliseconds(100));
    }
};

LOGGIA_TEST(FilesTest)

} // namespace files_test

#include "files_test.moc"
