#include "core/base/file.hpp"
#include "core/base/file_stamp.hpp"
#include "tests/core/base/test_folder.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <fcntl.h>
#include <filesystem>
#include <limits>
#include <sys/stat.h>

namespace file_stamp_test {

using namespace loggia;

namespace fs = std::filesystem;

class FileStampTest : public QObject, private TestFolder {
    Q_OBJECT

private Q_SLOTS:
    void differsAfterEachChange() {
        QVERIFY(!stamp_of(path("file")));
        QVERIFY(write_file(path("file"), "one").has_value());
        const auto first = stamp_of(path("file"));
        QVERIFY(first && first->size == 3 && first->modified_ns > 0);
        QCOMPARE(stamp_of(path("file")).value(), first.value());
        QCOMPARE(read_file(path("file")).value(), std::string("one"));
        QCOMPARE(stamp_of(path("file")).value(), first.value());

        // The same bytes, in a new file.
        QVERIFY(write_file(path("file"), "one").has_value());
        const auto second = stamp_of(path("file"));
        QVERIFY(second && *second != *first);

        // A nanosecond more, and nothing else.
        timespec later{second->modified_ns / 1'000'000'000, second->modified_ns % 1'000'000'000};
        later.tv_nsec = later.tv_nsec < 999'999'999 ? later.tv_nsec + 1 : later.tv_nsec - 1;
        const std::array<timespec, 2> times{later, later};
        QCOMPARE(::utimensat(AT_FDCWD, path("file").c_str(), times.data(), 0), 0);
        const auto third = stamp_of(path("file"));
        QVERIFY(third && third->inode == second->inode);
        QVERIFY(*third != *second);
    }

    void isThatOfALinksTarget() {
        QVERIFY(write_file(path("target"), "one").has_value());
        fs::create_symlink("target", path("link"));
        QCOMPARE(stamp_of(path("link")).value(), stamp_of(path("target")).value());
        // Neither permissions nor another name are a change.
        const auto before = stamp_of(path("target"));
        fs::permissions(path("target"), fs::perms(0600));
        fs::create_hard_link(path("target"), path("other"));
        QCOMPARE(stamp_of(path("other")).value(), before.value());
    }

    void comesBackFromText() {
        constexpr auto most = std::numeric_limits<std::uint64_t>::max();
        for (const FileStamp& stamp :
             {FileStamp{}, FileStamp{1, 2, 3, 4}, FileStamp{most, most, most, -5}}) {
            QCOMPARE(stamp_of_text(to_text(stamp)).value(), stamp);
        }
        QCOMPARE(to_text({2049, 131, 50, 17}), std::string("2049 131 50 17"));
    }

    void refusesOtherText() {
        for (const char* text :
             {"", "1", "1 2 3", "1 2 3 ", "1 2 3 4 ", "1 2 3 4 5", " 1 2 3 4", "1  2 3 4",
              "1 2 3 4x", "-1 2 3 4", "1 2 3 99999999999999999999", "a b c d", "1,2,3,4"})
            QVERIFY2(!stamp_of_text(text), text);
    }
};

LOGGIA_TEST(FileStampTest)

} // namespace file_stamp_test

#include "file_stamp_test.moc"
