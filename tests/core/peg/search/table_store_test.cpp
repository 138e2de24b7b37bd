#include "core/base/file.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/search/table_store.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

namespace table_store_test {

using namespace loggia;
using namespace loggia::peg;

std::filesystem::path path_of(const QTemporaryDir& directory) {
    return directory.path().toStdString();
}

class TableStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void liesInTheFolderOfTheEnvironment() {
        const Puzzle& puzzle = find_layout("triangle10")->puzzle;
        qputenv("XDG_CACHE_HOME", "/somewhere");
        const auto path = table_path(puzzle).value();
        QCOMPARE(path.parent_path(), std::filesystem::path("/somewhere/loggia"));
        qputenv("XDG_CACHE_HOME", "not/absolute");
        qputenv("HOME", "/home/somebody");
        QCOMPARE(table_path(puzzle).value(),
                 std::filesystem::path("/home/somebody/.cache/loggia") / path.filename());
        Puzzle other = puzzle;
        other.start = only(3);
        QVERIFY(table_path(other).value().filename() != path.filename());
        qunsetenv("XDG_CACHE_HOME");
        qunsetenv("HOME");
        QVERIFY(!table_path(puzzle));
        QVERIFY(!kept_table(puzzle));
        QVERIFY(!keep_table(Table::build(puzzle).value()).has_value());
    }

    void keepsTheTablesOfAllLayouts() {
        const QTemporaryDir directory;
        const auto folder = path_of(directory) / "new";
        qputenv("XDG_CACHE_HOME", folder.string().c_str());
        for (const char* id : {"triangle10", "triangle15"}) {
            const Puzzle& puzzle = find_layout(id)->puzzle;
            QVERIFY(!kept_table(puzzle));
            const Table table = Table::build(puzzle).value();
            QVERIFY(keep_table(table).value() == table_path(puzzle));
            QVERIFY(kept_table(puzzle) == table);
        }
    }

    void passesOverWhatIsNotItsTable() {
        const QTemporaryDir directory;
        qputenv("XDG_CACHE_HOME", directory.path().toUtf8());
        const Puzzle& puzzle = find_layout("triangle10")->puzzle;
        const auto path = keep_table(Table::build(puzzle).value()).value();
        QVERIFY(Table::build(find_layout("triangle15")->puzzle).value().save(path).has_value());
        QVERIFY(!kept_table(puzzle));
        QVERIFY(write_file(path, "damaged").has_value());
        QVERIFY(!kept_table(puzzle));
        // A file where the folder should be.
        const auto file = path_of(directory) / "file";
        QVERIFY(write_file(file, "").has_value());
        qputenv("XDG_CACHE_HOME", file.string().c_str());
        QVERIFY(!keep_table(Table::build(puzzle).value()).has_value());
    }
};

LOGGIA_TEST(TableStoreTest)

} // namespace table_store_test

#include "table_store_test.moc"
