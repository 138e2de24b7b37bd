#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/shell/recent_files.hpp"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <list>

namespace recent_files_test {

using namespace loggia::ui;

struct Fixture {
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("settings.ini"));
    QSettings settings{file, QSettings::IniFormat};
    RecentFiles recent{settings};

    /// What another start of the program would read.
    [[nodiscard]] QStringList fromDisk() {
        settings.sync();
        const QString copy = folder.filePath(QStringLiteral("copy.ini"));
        QFile::remove(copy);
        QFile::copy(file, copy);
        QSettings other(copy, QSettings::IniFormat);
        return RecentFiles(other).paths();
    }
};

class RecentFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void beginsEmpty() {
        Fixture f;
        QVERIFY(f.recent.paths().isEmpty());
        f.recent.remove(QStringLiteral("/nothing"));
        f.recent.clear();
        QVERIFY(f.recent.paths().isEmpty());
        QVERIFY(f.fromDisk().isEmpty());
    }

    void remembersTheFolderOfTheLastDialog() {
        Fixture f;
        QVERIFY(f.recent.folder().isEmpty());
        f.recent.setFolder(QStringLiteral("/exams"));
        QCOMPARE(f.recent.folder(), QStringLiteral("/exams"));
        QVERIFY(f.recent.paths().isEmpty());
    }

    /// Beside a plain list that is kept by hand.
    void theNewestComesFirstAndEachOnce() {
        loggia::Random random(23);
        Fixture f;
        std::list<QString> plain;
        for (int i = 0; i < 3000; ++i) {
            const QString path = QStringLiteral("/files/%1.txt").arg(random.below(20));
            if (random.below(8) == 0) {
                f.recent.remove(path);
                plain.remove(path);
            } else if (random.below(200) == 0) {
                f.recent.clear();
                plain.clear();
            } else {
                f.recent.add(path);
                plain.remove(path);
                plain.push_front(path);
                if (plain.size() > static_cast<std::size_t>(RecentFiles::most))
                    plain.pop_back();
            }
            QCOMPARE(f.recent.paths(), QStringList(plain.begin(), plain.end()));
        }
    }

    void oneFileIsListedOnceHoweverItIsNamed() {
        Fixture f;
        const QString absolute = f.folder.filePath(QStringLiteral("game.c4"));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(f.folder.path()));
        f.recent.add(absolute);
        f.recent.add(QStringLiteral("game.c4"));
        f.recent.add(QStringLiteral("./game.c4"));
        f.recent.add(f.folder.path() + QStringLiteral("/no/../game.c4"));
        f.recent.add(f.folder.path() + QStringLiteral("//game.c4"));
        const QStringList paths = f.recent.paths();
        QDir::setCurrent(before);
        QCOMPARE(paths, QStringList{absolute});
        // The name that is shown is the one that removes it.
        f.recent.remove(paths.first());
        QVERIFY(f.recent.paths().isEmpty());
    }

    void anyNameComesBackFromTheDisk() {
        Fixture f;
        const QStringList names{QStringLiteral("/a, b.txt"),
                                QStringLiteral("/quote\"s and 'more'.c4"),
                                QStringLiteral("/back\\slash;semi.txt"),
                                QStringLiteral("/100% [x]=y #1.txt"),
                                QStringLiteral("/@Invalid()"),
                                QStringLiteral("/Größe \u4e2d\u6587 \U0001F600.txt"),
                                QStringLiteral("/line\nbreak"),
                                QStringLiteral("/ends with a blank ")};
        for (const QString& name : names) {
            f.recent.clear();
            f.recent.add(name);
            QCOMPARE(f.fromDisk(), QStringList{name});
        }
        QStringList all;
        for (const QString& name : names) {
            f.recent.add(name);
            all.prepend(name);
        }
        all.removeDuplicates();
        QCOMPARE(f.fromDisk(), all);
    }

    void twoWindowsShareTheList() {
        Fixture f;
        const RecentFiles other(f.settings);
        f.recent.add(QStringLiteral("/a"));
        QCOMPARE(other.paths(), QStringList{QStringLiteral("/a")});
    }

    void aFileThatIsMissingStays() {
        Fixture f;
        f.recent.add(QStringLiteral("/no/such/disk/game.c4"));
        QCOMPARE(f.recent.paths().size(), 1);
    }
};

LOGGIA_LOOP_TEST(RecentFilesTest)

} // namespace recent_files_test

#include "recent_files_test.moc"
