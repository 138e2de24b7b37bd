#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <stop_token>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace file_test {

using namespace loggia;

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

mode_t mode_of(const fs::path& path) {
    struct stat status {};
    ::stat(path.c_str(), &status);
    return status.st_mode & 07777U;
}

std::size_t entries(const fs::path& directory) {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(directory), fs::directory_iterator()));
}

class FileTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir directory_;

    [[nodiscard]] fs::path path(const char* name) const {
        return fs::path(directory_.path().toStdString()) / name;
    }

private Q_SLOTS:
    void aPipeIsNotWaitedForWhenStopped() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        const int kept_open = ::open(path("pipe").c_str(), O_RDWR | O_CLOEXEC);
        QVERIFY(kept_open >= 0);
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            stop.request_stop();
        });
        const auto read = read_file(path("pipe"), Control(stop.get_token()));
        ::close(kept_open);
        QVERIFY(!read);
        QCOMPARE(read.error().message.c_str(), "reading was stopped");
        fs::remove(path("pipe"));
    }

    void whatIsTooLongIsNotRead() {
        QVERIFY(write_file(path("huge"), "").has_value());
        QCOMPARE(::truncate(path("huge").c_str(), static_cast<off_t>(largest_file) + 1), 0);
        const auto read = read_file(path("huge"));
        QVERIFY(!read);
        QVERIFY(read.error().message.ends_with("is longer than 2 GB, which is too long"));
        fs::remove(path("huge"));
    }

    void tellsHowMuchIsRead() {
        const std::string bytes(1'000'000, 'x');
        QVERIFY(write_file(path("long"), bytes).has_value());
        std::vector<double> told;
        std::stop_source stop;
        const Control control(stop.get_token(), [&](const Progress& progress) {
            told.push_back(progress.fraction);
            if (progress.fraction > 0.5)
                stop.request_stop();
        });
        QVERIFY(!read_file(path("long"), control).has_value());
        QVERIFY(told.size() > 4 && told.front() == 0 && told.back() < 0.7);
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QVERIFY(read_file(path("long")).value() == bytes);
        QVERIFY(fs::remove(path("long")));
    }

    void readsBackWhatWasWritten() {
        Random random(2);
        for (int i = 0; i < 60; ++i) {
            std::string bytes(random.below(100000), '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random.next());
            QVERIFY(write_file(path("bytes"), bytes).has_value());
            const auto back = read_file(path("bytes"));
            QVERIFY(back.has_value());
            QVERIFY(*back == bytes);
        }
        QCOMPARE(entries(directory_.path().toStdString()), std::size_t{1});
    }

    void saysWhyItCannotRead() {
        QCOMPARE(read_file(path("none")).error().message,
                 "cannot open " + path("none").string() + ": No such file or directory");
        const std::string folder = directory_.path().toStdString();
        QCOMPARE(read_file(folder).error().message, "cannot read " + folder + ": Is a directory");
    }

    void saysWhyItCannotWrite() {
        QCOMPARE(write_file(path("no/such/folder"), "x").error().message,
                 "cannot write " + path("no/such/folder").string() + ": No such file or directory");
        fs::create_directory(path("folder"));
        QCOMPARE(write_file(path("folder"), "x").error().message,
                 "cannot write " + path("folder").string() + ": Is a directory");
        QVERIFY(fs::is_empty(path("folder")));
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
        Random random(17);
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
    }
};

LOGGIA_TEST(FileTest)

} // namespace file_test

#include "file_test.moc"
