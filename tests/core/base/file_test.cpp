#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "tests/core/base/test_folder.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <stop_token>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace file_test {

using namespace loggia;

namespace fs = std::filesystem;

class FileTest : public QObject, private TestFolder {
    Q_OBJECT

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
        QCOMPARE(read.error().message.c_str(), "stopped while reading");
        fs::remove(path("pipe"));
    }

    void aPipeWithoutAWriterIsNotWaitedForWhenStopped() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            stop.request_stop();
        });
        const auto read = read_file(path("pipe"), Control(stop.get_token()));
        QVERIFY(!read);
        QCOMPARE(read.error().message.c_str(), "stopped while reading");
        fs::remove(path("pipe"));
    }

    void aPipeIsReadToItsEndHoweverSlowlyItIsWritten() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        std::jthread writer([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            std::ofstream pipe(path("pipe"), std::ios::binary);
            for (const char* part : {"first ", "second ", "third"}) {
                pipe << part << std::flush;
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
            }
        });
        QCOMPARE(read_file(path("pipe")).value(), std::string("first second third"));
        fs::remove(path("pipe"));
    }

    void aPipeEndsWhoseWriterHadGoneBefore() {
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        const int writer = ::open(path("pipe").c_str(), O_WRONLY | O_CLOEXEC);
        QCOMPARE(::write(writer, "left", 4), ssize_t{4});
        ::close(writer);
        QCOMPARE(read_file(path("pipe")).value(), std::string("left"));
        ::close(reader);
        fs::remove(path("pipe"));
    }

    void readsStandardInputByItsName() {
        int ends[2]{};
        QCOMPARE(::pipe(ends), 0);
        QCOMPARE(::write(ends[1], "left", 4), ssize_t{4});
        ::close(ends[1]);
        QCOMPARE(read_file("/dev/fd/" + std::to_string(ends[0])).value(), std::string("left"));
        ::close(ends[0]);
    }

    void anEndlessDeviceIsRefused() {
        QCOMPARE(read_file("/dev/zero").error().message,
                 std::string("/dev/zero is larger than 256 MB (the limit)"));
        QCOMPARE(read_file("/dev/zero", {}, 1'500'000).error().message,
                 std::string("/dev/zero is larger than 1.5 MB (the limit)"));
    }

    void onlyARegularFileIsReadWhileAPersonWaits() {
        const std::string folder = path().string();
        const auto refusal = [](const fs::path& file) {
            return read_regular_file(file).error().message;
        };
        QCOMPARE(refusal(folder), "cannot open " + folder + ": it is a folder, not a file");
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QCOMPARE(refusal(path("pipe")),
                 "cannot open " + path("pipe").string() + ": it is a pipe, not a file");
        const int bound = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path("socket").string().copy(address.sun_path, sizeof(address.sun_path) - 1);
        QCOMPARE(::bind(bound, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
        QCOMPARE(refusal(path("socket")),
                 "cannot open " + path("socket").string() + ": it is a socket, not a file");
        ::close(bound);
        QCOMPARE(refusal("/dev/null"),
                 std::string("cannot open /dev/null: it is a device, not a file"));
        QCOMPARE(refusal(path("none")),
                 "cannot open " + path("none").string() + ": No such file or directory");
        fs::create_symlink("pipe", path("link"));
        QCOMPARE(refusal(path("link")),
                 "cannot open " + path("link").string() + ": it is a pipe, not a file");
        QVERIFY(fs::remove(path("pipe")) && fs::remove(path("link")) && fs::remove(path("socket")));

        QVERIFY(write_file(path("text"), std::string(100, 'x')).has_value());
        QCOMPARE(read_regular_file(path("text")).value(), std::string(100, 'x'));
        QCOMPARE(read_regular_file(path("text"), {}, 99).error().message,
                 path("text").string() + " is larger than 99 bytes (the limit)");
        QVERIFY(read_regular_file(path("text"), {}, 100).has_value());
        QVERIFY(fs::remove(path("text")));
        // Regular, but made as it is read.
        QVERIFY(read_regular_file("/proc/self/maps").value().find('\n') != std::string::npos);
    }

    void whatIsTooLongIsNotRead() {
        QVERIFY(write_file(path("huge"), "").has_value());
        QCOMPARE(::truncate(path("huge").c_str(), static_cast<off_t>(largest_file) + 1), 0);
        const auto read = read_file(path("huge"));
        QVERIFY(!read);
        QVERIFY(read.error().message.ends_with("is larger than 2 GB (the limit)"));
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
        Random random(test_suite::seed(2));
        for (int i = 0; i < 60; ++i) {
            std::string bytes(random.below(100000), '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random.next());
            QVERIFY(write_file(path("bytes"), bytes).has_value());
            const auto back = read_file(path("bytes"));
            QVERIFY(back.has_value());
            QVERIFY(*back == bytes);
        }
        QCOMPARE(entries(path().string()), std::size_t{1});
    }

    void saysWhyItCannotRead() {
        QCOMPARE(read_file(path("none")).error().message,
                 "cannot open " + path("none").string() + ": No such file or directory");
        const std::string folder = path().string();
        QCOMPARE(read_file(folder).error().message, "cannot read " + folder + ": Is a directory");
    }
};

LOGGIA_TEST(FileTest)

} // namespace file_test

#include "file_test.moc"
