#include "core/base/file.hpp"
#include "core/grading/submissions.hpp"
#include "tests/suite.hpp"
#include "tests/ui/grading/sample_class.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/silence.hpp"
#include "ui/grading/class_disk.hpp"

#include <QSignalSpy>

#include <stop_token>

namespace class_disk_test {

using namespace loggia;
using namespace loggia::ui;

struct Fixture {
    testing::SampleClass handins;
    WatchedClass watched;
    std::vector<ClassOnDisk> seen;
    ClassDisk disk{[this] { return watched; }};

    Fixture() {
        std::vector<std::filesystem::path> paths;
        for (const QString& path : handins.paths())
            paths.emplace_back(path.toStdString());
        watched.handins = grading::submissions_of(paths);
        QObject::connect(&disk, &ClassDisk::looked, &disk,
                         [this](const ClassOnDisk& found) { seen.push_back(found); });
    }
    bool look() {
        const std::size_t before = seen.size();
        disk.look();
        return QTest::qWaitFor([&] { return seen.size() > before && !disk.isLooking(); },
                               testing::patience);
    }
    [[nodiscard]] const std::string& stamp(std::size_t row) const {
        return seen.back().handins.at(row).stamp;
    }
    /// Whether it is told of a change without being asked.
    template <class Change>
    bool notices(const Change& change) {
        QTest::qWait(300); // of what was before
        const std::size_t before = seen.size();
        change();
        return QTest::qWaitFor([&] { return seen.size() > before; }, testing::patience);
    }
};

class ClassDiskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void changesAreTold() {
        Fixture f;
        QVERIFY(f.look());
        QCOMPARE(f.seen.back().handins.size(), std::size_t{2});
        const std::string right = f.stamp(0);
        const std::string wrong = f.stamp(1);
        // In place, as an editor may save.
        QVERIFY(f.notices([&f] {
            QFile file(f.handins.path("wrong.sh"));
            QVERIFY(file.open(QIODevice::Append));
            file.write("# more\n");
        }));
        QCOMPARE(f.stamp(0), right);
        QVERIFY(f.stamp(1) != wrong);
        // Replaced by another file, as others do.
        QVERIFY(f.notices([&f] { f.handins.put("right.sh", "echo other"); }));
        QVERIFY(f.stamp(0) != right);
        QVERIFY(f.notices([&f] { QVERIFY(QFile::remove(f.handins.path("right.sh"))); }));
        QVERIFY(QTest::qWaitFor([&f] { return f.stamp(0).empty(); }, testing::patience));
        QVERIFY(f.notices([&f] { f.handins.put("right.sh", "back"); }));
        QVERIFY(QTest::qWaitFor([&f] { return !f.stamp(0).empty(); }, testing::patience));
    }

    void filesDeepInAFolderAreWatched() {
        Fixture f;
        const QDir folder(f.handins.folder());
        QVERIFY(folder.mkpath(QStringLiteral("anna/src")));
        f.handins.put("anna/src/a.py", "one");
        f.watched.handins = {{f.handins.path("anna").toStdString(), "anna"}};
        QVERIFY(f.look());
        const std::string before = f.stamp(0);
        QVERIFY(f.notices([&f] {
            QFile file(f.handins.path("anna/src/a.py"));
            QVERIFY(file.open(QIODevice::Append));
            file.write("two");
        }));
        QVERIFY(QTest::qWaitFor([&] { return f.stamp(0) != before; }, testing::patience));
    }

    void whatIsNewInTheFolderOfTheClass() {
        Fixture f;
        const std::filesystem::path folder = f.handins.folder().toStdString();
        f.watched.folders[folder] = {};
        QVERIFY(f.look());
        QVERIFY(f.seen.back().arrivals.empty()); // both are hand-ins
        QVERIFY(f.notices([&f] { f.handins.put("late.sh", "echo"); }));
        QCOMPARE(f.seen.back().arrivals, std::vector{folder / "late.sh"});
        f.watched.folders[folder] = {folder / "late.sh"};
        QVERIFY(f.look());
        QVERIFY(f.seen.back().arrivals.empty());
        // Those that were taken off the table are not new.
        f.watched.handins.clear();
        f.watched.folders[folder] = {folder / "late.sh", folder / "right.sh", folder / "wrong.sh"};
        QVERIFY(f.look());
        QVERIFY(f.seen.back().arrivals.empty());
    }

    void theProblemIsWatchedToo() {
        Fixture f;
        f.watched.problem = f.handins.path("key");
        QVERIFY(f.look());
        QVERIFY(f.seen.back().problem.empty());
        QVERIFY(f.notices([&f] { f.handins.put("key", "a | b"); }));
        QVERIFY(
            QTest::qWaitFor([&f] { return !f.seen.back().problem.empty(); }, testing::patience));
        QCOMPARE(f.seen.back().problem, problemStamp(f.watched.problem));
    }

    void theProblemIsReadAsTheCommandReadsIt() {
        Fixture f;
        const QString path = f.handins.path("key");
        const std::string text("\xFF\xFE"
                               "a\0|\0b\0",
                               8); // by Notepad
        QVERIFY(write_file(path.toStdString(), text).has_value());
        const auto read = readProblem(path, {});
        QVERIFY(read.has_value());
        QCOMPARE(read->text, std::string("a|b"));
    }

    /// Whoever asks while it looks gets what lies there after the question.
    void whoeverAsksIsAnsweredByALaterLook() {
        Fixture f;
        f.disk.look();
        QVERIFY(f.disk.isLooking());
        f.watched.handins.pop_back();
        std::size_t handins = 0;
        f.disk.look([&] { handins = f.seen.back().handins.size(); });
        QVERIFY(QTest::qWaitFor([&handins] { return handins > 0; }, testing::patience));
        QCOMPARE(handins, std::size_t{1});
        QCOMPARE(f.seen.size(), std::size_t{2});
    }

    /// Five hundred folders with twenty files each, on the window's thread next to nothing.
    void aLargeClassDoesNotFreezeTheWindow() {
        Fixture f;
        f.watched.handins.clear();
        const QDir folder(f.handins.folder());
        for (int i = 0; i < 500; ++i) {
            const QString name = QStringLiteral("student%1").arg(i);
            QVERIFY(folder.mkpath(name));
            for (int file = 0; file < 20; ++file) {
                QFile made(folder.filePath(QStringLiteral("%1/%2.py").arg(name).arg(file)));
                QVERIFY(made.open(QIODevice::WriteOnly));
            }
            f.watched.handins.push_back({folder.filePath(name).toStdString(), name.toStdString()});
        }
        testing::LongestSilence silence;
        QVERIFY(f.look());
        QVERIFY(f.seen.back().places.size() <= 1000);
        // The last one is watched, too.
        const std::string before = f.stamp(499);
        QVERIFY(f.notices([&f] { f.handins.put("student499/new.py", "new"); }));
        QVERIFY(QTest::qWaitFor([&] { return f.stamp(499) != before; }, testing::patience));
        QVERIFY2(silence.milliseconds() < testing::most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
    }
};

LOGGIA_LOOP_TEST(ClassDiskTest)

} // namespace class_disk_test

#include "class_disk_test.moc"
