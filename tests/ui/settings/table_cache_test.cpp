#include "core/base/file.hpp"
#include "core/peg/format.hpp"
#include "core/peg/search/table_store.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/settings/table_cache.hpp"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace table_cache_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class TableCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        before_ = qgetenv("XDG_CACHE_HOME");
    }
    void cleanup() {
        if (before_.isEmpty())
            qunsetenv("XDG_CACHE_HOME");
        else
            qputenv("XDG_CACHE_HOME", before_);
    }

    /// The names are those under which solvers keep their tables.
    void countsAndClearsTables() {
        const QTemporaryDir root;
        qputenv("XDG_CACHE_HOME", root.path().toUtf8());
        TableCache cache = tableCache();
        QCOMPARE(cache.folder, root.filePath(QStringLiteral("loggia")));
        QCOMPARE(cache.files, 0);
        const auto puzzle = peg::puzzle_of("3 1\n1 2 3\n");
        QVERIFY(puzzle.has_value());
        const auto path = peg::table_path(*puzzle);
        QVERIFY(path.has_value());
        QVERIFY(QDir().mkpath(cache.folder));
        QVERIFY(write_file(*path, std::string(100, 'x')).has_value());
        const QString tiles = cache.folder + QStringLiteral("/tiles-4.patterns");
        QVERIFY(write_file(tiles.toStdString(), std::string(50, 'x')).has_value());
        const QString other = cache.folder + QStringLiteral("/notes.txt");
        QVERIFY(write_file(other.toStdString(), "mine").has_value());
        cache = tableCache();
        QCOMPARE(cache.files, 2);
        QCOMPARE(cache.bytes, std::uint64_t{150});
        cache = clearTableCache();
        QCOMPARE(cache.files, 0);
        QVERIFY(!QFile::exists(tiles));
        QVERIFY(QFile::exists(other));
    }

    void hasNoFolderWithoutAnEnvironment() {
        const QByteArray home = qgetenv("HOME");
        qunsetenv("XDG_CACHE_HOME");
        qunsetenv("HOME");
        const TableCache cache = tableCache();
        qputenv("HOME", home);
        QVERIFY(cache.folder.isEmpty());
        QCOMPARE(cache.files, 0);
    }

private:
    QByteArray before_;
};

LOGGIA_WINDOW_TEST(TableCacheTest)

} // namespace table_cache_test

#include "table_cache_test.moc"
