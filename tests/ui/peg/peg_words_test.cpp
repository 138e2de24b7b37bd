#include "tests/suite.hpp"
#include "ui/peg/peg_words.hpp"

#include <QTest>

namespace peg_words_test {

using namespace loggia;
using namespace loggia::ui;

class PegWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goals() {
        using peg::only;
        QCOMPARE(inWords(peg::Goal{1, 0}), QStringLiteral("one peg left"));
        QCOMPARE(inWords(peg::Goal{1, only(17)}), QStringLiteral("one peg left, in hole 17"));
        QCOMPARE(inWords(peg::Goal{2, only(3) | only(5)}),
                 QStringLiteral("2 pegs left, in holes 3, 5"));
        QCOMPARE(inWords(peg::Goal{3, only(64)}), QStringLiteral("3 pegs left, including hole 64"));
    }

    void numbers() {
        QCOMPARE(pegsInWords(1), QStringLiteral("1 peg"));
        QCOMPARE(jumpsInWords(0), QStringLiteral("0 jumps"));
        QCOMPARE(inWords(peg::Jump{4, 2, 1}), QStringLiteral("4 over 2 to 1"));
        QCOMPARE(countOf(~peg::Holes{0}), 64);
    }
};

LOGGIA_TEST(PegWordsTest)

} // namespace peg_words_test

#include "peg_words_test.moc"
