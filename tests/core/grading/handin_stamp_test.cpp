#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/handin.hpp"
#include "core/grading/handin_stamp.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace handin_stamp_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

class HandinStampTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = TemporaryDirectory::make("loggia-test").value(); }

    void aFileAndNothing() {
        const fs::path file = folder_->path() / "anna.py";
        QVERIFY(look_at_handin(file).stamp.empty());
        put("anna.py", "print(1)");
        const std::string first = look_at_handin(file).stamp;
        QCOMPARE(first.size(), std::size_t{32});
        QCOMPARE(look_at_handin(file).stamp, first);
        // What lies beside it is another hand-in.
        put("ben.py", "print(2)");
        QCOMPARE(look_at_handin(file).stamp, first);
        put("anna.py", "print(3)");
        QVERIFY(look_at_handin(file).stamp != first);
        // Through a link.
        fs::create_symlink(file, folder_->path() / "link.py");
        QCOMPARE(look_at_handin(folder_->path() / "link.py").stamp, look_at_handin(file).stamp);
        fs::remove(file);
        QVERIFY(look_at_handin(folder_->path() / "link.py").stamp.empty());
    }

    /// Who only looks into a folder changes nothing.
    void whatSystemsLeaveBehindIsNotNoticed() {
        const fs::path anna = folder_->path() / "anna";
        fs::create_directories(anna / "__MACOSX");
        put("anna/a.py", "one");
        const std::string stamp = look_at_handin(anna).stamp;
        put("anna/.DS_Store", "x");
        put("anna/._a.py", "x");
        put("anna/__MACOSX/a.py", "x");
        QCOMPARE(look_at_handin(anna).stamp, stamp);
    }

    /// Whatever changes the digest of a copy changes the stamp.
    void whateverACopyWouldShowIsNoticed() {
        const fs::path anna = folder_->path() / "anna";
        fs::create_directories(anna / "src" / "empty");
        put("anna/src/a.py", "one");
        put("anna/run.sh", "two");
        const auto digest = [&anna] { return StagedHandin::make(anna).value().digest(); };
        std::string stamp = look_at_handin(anna).stamp;
        std::string copied = digest();
        const std::vector<std::function<void()>> changes{
            [this] { put("anna/src/a.py", "ONE"); }, // of the same size
            [this] { put("anna/src/b.py", "new"); },
            [&anna] { fs::rename(anna / "src" / "b.py", anna / "src" / "c.py"); },
            [&anna] { fs::permissions(anna / "run.sh", fs::perms(0755)); },
            [&anna] { fs::rename(anna / "run.sh", anna / "src" / "run.sh"); },
            [&anna] { fs::remove(anna / "src" / "c.py"); },
        };
        for (const auto& change : changes) {
            change();
            QVERIFY(digest() != std::exchange(copied, digest()));
            QVERIFY(look_at_handin(anna).stamp != stamp);
            stamp = look_at_handin(anna).stamp;
        }
        // Links are not copied.
        fs::create_symlink("/etc/passwd", anna / "src" / "link");
        QCOMPARE(digest(), copied);
        QCOMPARE(look_at_handin(anna).stamp, stamp);
    }

    void placesAreTheHandinAndWhatIsInIt() {
        fs::create_directories(folder_->path() / "anna" / "src");
        put("anna/src/a.py", "one");
        const fs::path anna = folder_->path() / "anna";
        QVERIFY(look_at_handin(anna).places.empty());
        QCOMPARE(look_at_handin(anna, {}, 10).places,
                 (std::vector<fs::path>{anna, anna / "src", anna / "src" / "a.py"}));
        QCOMPARE(look_at_handin(anna, {}, 2).places.size(), std::size_t{2});
    }

    void endsWhenStopped() {
        fs::create_directories(folder_->path() / "anna" / "src");
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(look_at_handin(folder_->path() / "anna", Control(stop.get_token())).stamp.empty());
    }

private:
    void put(const char* name, const std::string& text) const {
        QVERIFY(write_file(folder_->path() / name, text).has_value());
    }

    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(HandinStampTest)

} // namespace handin_stamp_test

#include "handin_stamp_test.moc"
