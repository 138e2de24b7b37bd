#include "core/peg/layouts.hpp"
#include "core/peg/search/table.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTemporaryDir>
#include <QTest>

namespace table_file_test {

using namespace loggia;
using namespace loggia::peg;

class TableFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackFromItsFile() {
        const QTemporaryDir directory;
        const auto path = std::filesystem::path(directory.path().toStdString()) / "table";
        const Table table = Table::build(find_layout("triangle15")->puzzle).value();
        QVERIFY(table.save(path).has_value());
        QVERIFY(Table::load(path).value() == table);
        QVERIFY(!Table::load(path.parent_path() / "none").has_value());
    }

    void noticesDamage() {
        const std::string bytes =
            Table::build(find_layout("triangle10")->puzzle).value().to_bytes();
        QVERIFY(Table::of_bytes(bytes).has_value());
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            std::string other = bytes;
            other[i] = static_cast<char>(other[i] ^ 0x10);
            QVERIFY(!Table::of_bytes(other).has_value());
            QVERIFY(!Table::of_bytes(bytes.substr(0, i)).has_value());
        }
        QVERIFY(!Table::of_bytes(bytes + "x").has_value());
    }

    void anyTableComesBack() {
        Random random(test_suite::seed(12));
        for (int i = 0; i < 200; ++i) {
            const Table table = Table::build(oracle::random_puzzle(random)).value();
            QVERIFY(Table::of_bytes(table.to_bytes()).value() == table);
        }
    }
};

LOGGIA_TEST(TableFileTest)

} // namespace table_file_test

#include "table_file_test.moc"
