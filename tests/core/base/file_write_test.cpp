#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "tests/core/base/test_folder.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>

namespace file_write_test {

using namespace loggia;

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct stat status_of(const fs::path& path) {
    struct stat status {};
    ::stat(path.c_str(), &status);
    return status;
}

mode_t mode_of(const fs::path& path) {
    return status_of(path).st_mode & 07777U;
}

/// Runs `act` in a process of its own that `prepare` has changed, and returns the message of the
/// error that it ends in, or nothing.
std::string message_in_child(const std::function<void()>& prepare,
                             const std::function<Result<void>()>& act) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return "no pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        prepare();
        const auto done = act();
        const std::string message = done ? std::string() : done.error().message;
        ::_exit(::write(ends[1], message.data(), message.size()) < 0 ? 1 : 0);
    }
    ::close(ends[1]);
    std::string message;
    std::array<char, 4096> buffer{};
    for (ssize_t count = 0; (count = ::read(ends[0], buffer.data(), buffer.size())) > 0;)
        message.append(buffer.data(), static_cast<std::size_t>(count));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return status == 0 ? message : "the process ended with " + std::to_string(status);
}

void become_nobody() {
    constexpr uid_t nobody = 65534;
    if (::setgid(nobody) != 0 || ::setuid(nobody) != 0)
        ::_exit(2);
}

/// As if the disk were full behind `bytes` of a file.
std::function<void()> limit_files_to(rlim_t bytes) {
    return [bytes] {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, bytes};
        if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
            ::_exit(2);
    };
}

class FileWriteTest : public QObject, private TestFolder {
    Q_OBJECT

private Q_SLOTS:
    /// Each test begins with an empty folder that others may enter.
    void init() {
        fs::remove_all(path());
        fs::create_directory(path());
        fs::permissions(path(), fs::perms(0755));
    }

    void saysWhyItCannotWrite() {
        QCOMPARE(write_file(path("no/such/folder"), "x").error().message,
                 "cannot write " + path("no/such/folder").string() + ": No such file or directory");
        fs::create_directory(path("folder"));
        QCOMPARE(write_file(path("folder"), "x").error().message,
                 "cannot write " + path("folder").string() + ": Is a directory");
        QVERIFY(fs::is_empty(path("folder")));
    }

    void aTemporaryFileReplacesWhatHasItsName() {
        const auto write = [&](const char* name, const char* text) {
            const auto written = write_temporary_file(path(name), text);
            return written ? std::string() : written.error().message;
        };
        QCOMPARE(write("file", "a longer text"), std::string());
        QCOMPARE(write("file", "short"), std::string());
        QCOMPARE(bytes_of(path("file")), std::string("short"));

        fs::create_symlink(path("file"), path("link"));
        QCOMPARE(write("link", "new"), std::string());
        QVERIFY(!fs::is_symlink(path("link")));
        QCOMPARE(bytes_of(path("link")), std::string("new"));
        QCOMPARE(bytes_of(path("file")), std::string("short"));

        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QCOMPARE(write("pipe", "no reader"), std::string());
        QCOMPARE(bytes_of(path("pipe")), std::string("no reader"));

        fs::create_directory(path("folder"));
        QCOMPARE(write("folder", "x"),
                 "cannot write " + path("folder").string() + ": Is a directory");
        QCOMPARE(write("no/such/folder", "x"),
                 "cannot write " + path("no/such/folder").string() + ": No such file or directory");
        QCOMPARE(message_in_child(
                     limit_files_to(10),
                     [&] { return write_temporary_file(path("full"), "more than ten bytes"); }),
                 "cannot write " + path("full").string() + ": File too large");
    }

    void aFullDeviceIsAnError() {
        if (!fs::exists("/dev/full"))
            return;
        QCOMPARE(write_file("/dev/full", "x").error().message,
                 std::string("cannot write /dev/full: No space left on device"));
        QVERIFY(fs::is_character_file("/dev/full"));
    }

    void keepsPermissionsAndLinks() {
        QVERIFY(write_file(path("target"), "old").has_value());
        fs::permissions(path("target"), fs::perms(0640));
        fs::create_symlink("target", path("link"));
        QVERIFY(write_file(path("link"), "new").has_value());
        QVERIFY(fs::is_symlink(path("link")));
        QCOMPARE(bytes_of(path("target")), std::string("new"));
        QCOMPARE(mode_of(path("target")), mode_t{0640});
    }

    void aNewFileGetsWhatTheMaskLeaves() {
        const mode_t before = ::umask(027);
        QVERIFY(write_file(path("masked"), "x").has_value());
        ::umask(before);
        QCOMPARE(mode_of(path("masked")), mode_t{0640});
    }

    void writesIntoAPipe() {
        const fs::path pipe = path("pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        std::string received;
        std::thread reader([&] { received = bytes_of(pipe); });
        QVERIFY(write_file(pipe, "through the pipe").has_value());
        reader.join();
        QCOMPARE(received, std::string("through the pipe"));
        QVERIFY(fs::is_fifo(pipe));
    }

    void aKillLeavesTheOldFileOrTheNew() {
        const std::array<std::string, 2> contents{std::string(50, 'a'), std::string(70000, 'b')};
        const fs::path file = path("victim");
        Random random(test_suite::seed(17));
        for (int round = 0; round < 60; ++round) {
            QVERIFY(write_file(file, contents[0]).has_value());
            const pid_t child = ::fork();
            if (child == 0) {
                for (std::size_t i = 1;; ++i)
                    static_cast<void>(write_file(file, contents[i % 2]));
            }
            std::this_thread::sleep_for(std::chrono::microseconds(500 + random.below(20000)));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            const std::string found = bytes_of(file);
            QVERIFY(found == contents[0] || found == contents[1]);
        }
        // What the kills left behind goes with the next file that is written.
        QVERIFY(write_file(file, "end").has_value());
        QCOMPARE(entries(path()), std::size_t{1});
        QVERIFY(fs::remove(file));
    }

    void aWriteProtectedFileIsRefused() {
        QVERIFY(write_file(path("locked"), "old").has_value());
        fs::permissions(path("locked"), fs::perms(0444));
        QCOMPARE(write_file(path("locked"), "new").error().message,
                 "cannot write " + path("locked").string() + ": it is write-protected");
        QCOMPARE(bytes_of(path("locked")), std::string("old"));
        QCOMPARE(entries(path()), std::size_t{1});
    }

    void anotherPersonsFileIsRefused() {
        if (::geteuid() != 0)
            QSKIP("only a superuser can become somebody else");
        QVERIFY(write_file(path("theirs"), "old").has_value());
        fs::permissions(path("theirs"), fs::perms(0644));
        fs::permissions(path(), fs::perms(0777));
        QCOMPARE(message_in_child(become_nobody, [&] { return write_file(path("theirs"), "new"); }),
                 "cannot write " + path("theirs").string() + ": it is write-protected");
        QCOMPARE(bytes_of(path("theirs")), std::string("old"));
    }

    void theOwnerStays() {
        if (::geteuid() != 0)
            QSKIP("only a superuser can become somebody else");
        QVERIFY(write_file(path("given"), "old").has_value());
        QCOMPARE(::chown(path("given").c_str(), 1, 2), 0);
        fs::permissions(path("given"), fs::perms(0666));
        QVERIFY(write_file(path("given"), "new").has_value());
        QCOMPARE(bytes_of(path("given")), std::string("new"));
        QCOMPARE(status_of(path("given")).st_uid, uid_t{1});
        QCOMPARE(status_of(path("given")).st_gid, gid_t{2});
        QCOMPARE(mode_of(path("given")), mode_t{0666});

        // One who may not give a file away writes into it.
        fs::permissions(path(), fs::perms(0777));
        QCOMPARE(
            message_in_child(become_nobody, [&] { return write_file(path("given"), "third"); }),
            std::string());
        QCOMPARE(bytes_of(path("given")), std::string("third"));
        QCOMPARE(status_of(path("given")).st_uid, uid_t{1});
        QCOMPARE(entries(path()), std::size_t{1});
    }

    void aReadOnlyFolderIsRefused() {
        QVERIFY(write_file(path("open"), "old").has_value());
        fs::permissions(path("open"), fs::perms(0666));
        fs::permissions(path(), fs::perms(0555));
        const auto write = [&] { return write_file(path("open"), "new"); };
        const std::string message = message_in_child(
            ::geteuid() == 0 ? become_nobody : [] {}, write);
        QCOMPARE(message,
                 "cannot write " + path("open").string() + ": its folder is write-protected");
        QCOMPARE(bytes_of(path("open")), std::string("old"));
    }

    void otherNamesOfAFileStay() {
        QVERIFY(write_file(path("one"), "old content").has_value());
        fs::create_hard_link(path("one"), path("other"));
        for (const std::string& content : {std::string("new"), std::string(100'000, 'x')}) {
            QVERIFY(write_file(path("one"), content).has_value());
            QCOMPARE(bytes_of(path("one")), content);
            QCOMPARE(bytes_of(path("other")), content);
        }
        QCOMPARE(fs::hard_link_count(path("one")), std::uintmax_t{2});
        QCOMPARE(entries(path()), std::size_t{2});
    }

    void aFullDiskLeavesTheOldFile_data() {
        QTest::addColumn<bool>("is_linked");
        QTest::newRow("replaced") << false;
        QTest::newRow("written in place") << true;
    }

    void aFullDiskLeavesTheOldFile() {
        QFETCH(bool, is_linked);
        const std::string old(1000, 'o');
        QVERIFY(write_file(path("file"), old).has_value());
        if (is_linked)
            fs::create_hard_link(path("file"), path("other"));
        const std::size_t before = entries(path());
        const std::string message = message_in_child(
            limit_files_to(5000), [&] { return write_file(path("file"), std::string(9000, 'n')); });
        QCOMPARE(message, "cannot write " + path("file").string() + ": File too large");
        QCOMPARE(bytes_of(path("file")), old);
        QCOMPARE(entries(path()), before);
    }

    void noRoomForTheBackupLeavesTheOldFile() {
        const std::string old(9000, 'o');
        QVERIFY(write_file(path("file"), old).has_value());
        fs::create_hard_link(path("file"), path("other"));
        const std::string message = message_in_child(
            limit_files_to(5000), [&] { return write_file(path("file"), "short"); });
        QCOMPARE(message, "cannot write " + path("file").string() + ": File too large");
        QCOMPARE(bytes_of(path("file")), old);
        QCOMPARE(entries(path()), std::size_t{2});
    }

    void extendedAttributesStay() {
        QVERIFY(write_file(path("labelled"), "old").has_value());
        constexpr std::string_view value("a\0b", 3);
        if (::setxattr(path("labelled").c_str(), "user.loggia", value.data(), value.size(), 0) !=
            0) {
            QCOMPARE(errno, ENOTSUP);
            QSKIP("this file system has no extended attributes");
        }
        const ino_t before = status_of(path("labelled")).st_ino;
        QVERIFY(write_file(path("labelled"), "new").has_value());
        QVERIFY(status_of(path("labelled")).st_ino != before);
        std::array<char, 10> found{};
        QCOMPARE(::getxattr(path("labelled").c_str(), "user.loggia", found.data(), found.size()),
                 ssize_t{3});
        QVERIFY(std::string_view(found.data(), 3) == value);
    }

    /// Read by owner and one other user, as setfacl writes it.
    void accessControlListsStay() {
        QVERIFY(write_file(path("shared"), "old").has_value());
        constexpr std::string_view list("\2\0\0\0"                   // version
                                        "\1\0\6\0\377\377\377\377"   // owner: rw
                                        "\2\0\4\0\5\0\0\0"           // user 5: r
                                        "\4\0\0\0\377\377\377\377"   // group: none
                                        "\20\0\4\0\377\377\377\377"  // mask: r
                                        "\40\0\0\0\377\377\377\377", // others: none
                                        44);
        constexpr const char* attribute = "system.posix_acl_access";
        if (::setxattr(path("shared").c_str(), attribute, list.data(), list.size(), 0) != 0) {
            QCOMPARE(errno, ENOTSUP);
            QSKIP("this file system has no access control lists");
        }
        QVERIFY(write_file(path("shared"), "new").has_value());
        QCOMPARE(bytes_of(path("shared")), std::string("new"));
        std::array<char, 100> found{};
        QCOMPARE(::getxattr(path("shared").c_str(), attribute, found.data(), found.size()),
                 ssize_t{44});
        QVERIFY(std::string_view(found.data(), 44) == list);
        QCOMPARE(mode_of(path("shared")), mode_t{0640});

        // And a file without one gets none from its folder.
        QVERIFY(write_file(path("private"), "old").has_value());
        fs::permissions(path("private"), fs::perms(0640));
        QCOMPARE(
            ::setxattr(path().c_str(), "system.posix_acl_default", list.data(), list.size(), 0), 0);
        QVERIFY(write_file(path("private"), "new").has_value());
        QVERIFY(::getxattr(path("private").c_str(), attribute, nullptr, 0) < 0);
        QCOMPARE(mode_of(path("private")), mode_t{0640});
        ::removexattr(path().c_str(), "system.posix_acl_default");
    }

    void theTargetOfADanglingLinkIsCreated() {
        fs::create_directory(path("far"));
        fs::create_symlink("far/target", path("second"));
        fs::create_symlink(path("second"), path("first"));
        QVERIFY(write_file(path("first"), "new").has_value());
        QVERIFY(fs::is_symlink(path("first")) && fs::is_symlink(path("second")));
        QCOMPARE(bytes_of(path("far/target")), std::string("new"));
        QCOMPARE(entries(path("far")), std::size_t{1});
    }

    void aCircleOfLinksIsAnError() {
        fs::create_symlink("b", path("a"));
        fs::create_symlink("a", path("b"));
        QCOMPARE(write_file(path("a"), "x").error().message,
                 "cannot write " + path("a").string() + ": Too many levels of symbolic links");
    }

    void longNamesAreWritten() {
        for (const std::size_t length : {250U, 255U}) {
            const std::string name(length, 'n');
            QVERIFY(write_file(path(name), "old").has_value());
            QVERIFY(write_file(path(name), "new").has_value());
            QCOMPARE(bytes_of(path(name)), std::string("new"));
            fs::create_hard_link(path(name), path("link"));
            QVERIFY(write_file(path(name), "third").has_value());
            QCOMPARE(bytes_of(path("link")), std::string("third"));
            QVERIFY(fs::remove(path("link")));
        }
    }

    void writesIntoAFileThatHasNoNameAnyMore() {
        const int fd = ::open(path("gone").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        QVERIFY(fs::remove(path("gone")));
        const std::string link = "/dev/fd/" + std::to_string(fd);
        QVERIFY(write_file(link, "new").has_value());
        QCOMPARE(bytes_of(link), std::string("new"));
        ::close(fd);
        QVERIFY(fs::is_empty(path()));
    }

    void onlyLeftoversOfDeadWritersAreRemoved() {
        const pid_t dead = ::fork();
        if (dead == 0)
            ::_exit(0);
        ::waitpid(dead, nullptr, 0);
        const std::string number = std::to_string(dead);
        const std::array<std::string, 6> kept{".loggia-write-" + std::to_string(::getpid()) + "-99",
                                              ".loggia-write-" + number,
                                              ".loggia-write-" + number + "-1.txt",
                                              ".loggia-write-" + number + "-x",
                                              "loggia-write-" + number + "-1",
                                              "text.loggia-backup-" + number + "-1"};
        for (const std::string& name : kept)
            std::ofstream(path(name)) << "kept";
        const fs::path leftover = path(".loggia-write-" + number + "-1");
        const fs::path locked = path(".loggia-write-" + number + "-2");
        std::ofstream(leftover) << "half a te";
        std::ofstream(locked) << "of another computer";
        const int held = ::open(locked.c_str(), O_RDONLY | O_CLOEXEC);
        QCOMPARE(::flock(held, LOCK_EX), 0);

        QVERIFY(write_file(path("text"), "text").has_value());
        QVERIFY(!fs::exists(leftover));
        QVERIFY(fs::exists(locked));
        for (const std::string& name : kept)
            QVERIFY2(fs::exists(path(name)), name.c_str());
        ::close(held);
        QVERIFY(write_file(path("text"), "text").has_value());
        QVERIFY(!fs::exists(locked));
    }
};

LOGGIA_TEST(FileWriteTest)

} // namespace file_write_test

#include "file_write_test.moc"
