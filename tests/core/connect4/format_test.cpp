#include "core/connect4/format.hpp"

#include <QTest>

using namespace loggia;
using namespace loggia::connect4;

namespace {

const std::string input2 = "0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n";

} // namespace

class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAndWritesTheHandoutsFile() {
        const auto position = position_of(input2);
        QVERIFY(position.has_value());
        QCOMPARE(position->stone_count(), 12);
        QVERIFY(position->to_move() == Player::one);
        QCOMPARE(to_text(*position), input2);
        QCOMPARE(to_text(*position).size(), std::size_t{50});
    }
};

QTEST_APPLESS_MAIN(FormatTest)
#include "format_test.moc"
