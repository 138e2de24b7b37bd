#include "tests/suite.hpp"
#include "ui/connect4/board/figures.hpp"

#include <QLocale>
#include <QTest>

namespace figures_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Certainty;
using connect4::Player;

class FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void counts() {
        QCOMPARE(countText(0), QStringLiteral("0"));
        QCOMPARE(countText(9'999), QStringLiteral("9,999"));
        QCOMPARE(countText(10'000), QStringLiteral("10.0 k"));
        QCOMPARE(countText(56'789), QStringLiteral("56.8 k"));
        QCOMPARE(countText(8'912'345), QStringLiteral("8.9 M"));
    }

    void figuresOfASearch() {
        connect4::Analysis analysis;
        analysis.depth = 14;
        analysis.nodes = 8'900'000;
        QCOMPARE(figuresText(analysis), QStringLiteral("depth 14, 8.9 M positions"));
        analysis.seconds = 4.2;
        QCOMPARE(figuresText(analysis),
                 QStringLiteral("depth 14, 8.9 M positions, 2.1 M/s, 4.2 s"));
    }

    void valuesInWords() {
        QCOMPARE(valueText({200, Certainty::exact}), QStringLiteral("exactly +2"));
        QCOMPARE(valueText({0, Certainty::at_least}), QStringLiteral("at least 0"));
        QCOMPARE(valueText({-100, Certainty::at_most}), QStringLiteral("at most −1"));
        QCOMPARE(valueText({35, Certainty::heuristic}), QStringLiteral("about +0.35"));
    }

    void lossesInWords_data() {
        QTest::addColumn<int>("hundredths");
        QTest::addColumn<bool>("gives_away");
        QTest::addColumn<bool>("proven");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("clause");
        QTest::newRow("one") << 100 << false << true << "gives away 1 point"
                             << "gives away 1 point";
        QTest::newRow("two") << 200 << false << true << "gives away 2 points"
                             << "gives away 2 points";
        QTest::newRow("about one") << 100 << false << false << "gives away about 1 point"
                                   << "gives away about 1 point";
        QTest::newRow("a blunder") << 100 << true << true << "a blunder: gives away 1 point"
                                   << "gives away 1 point and the better result";
        QTest::newRow("a larger one") << 300 << true << true << "a blunder: gives away 3 points"
                                      << "gives away 3 points and the better result";
    }
    void lossesInWords() {
        QFETCH(int, hundredths);
        QFETCH(bool, gives_away);
        QFETCH(bool, proven);
        const connect4::MoveLoss loss{0, hundredths, gives_away,
                                      proven ? Certainty::exact : Certainty::heuristic};
        QTEST(lossText(loss), "label");
        QTEST(lossText(loss, LossWords::clause), "clause");
    }

    void bestAreTheMoveAndWhatIsExactlyAsGood() {
        connect4::Analysis analysis;
        analysis.column = 3;
        analysis.value = {100, Certainty::exact};
        QVERIFY(isBest(analysis, {3, {100, Certainty::exact}, {}}));
        QVERIFY(isBest(analysis, {0, {100, Certainty::exact}, {}}));
        QVERIFY(!isBest(analysis, {0, {100, Certainty::at_most}, {}}));
        QVERIFY(!isBest(analysis, {0, {0, Certainty::exact}, {}}));
        analysis.value = {100, Certainty::heuristic};
        QVERIFY(!isBest(analysis, {0, {100, Certainty::heuristic}, {}}));
    }

    void verdictsNameThePlayers() {
        for (const Player mover : {Player::one, Player::two})
            for (const int hundredths : {-200, 200}) {
                const QString text = verdictText({hundredths, Certainty::exact}, mover);
                const bool one = (mover == Player::one) == (hundredths > 0);
                QVERIFY2(text.startsWith(one ? QStringLiteral("Orange") : QStringLiteral("Blue")),
                         qPrintable(text));
                QVERIFY(!text.contains(QStringLiteral("player")));
            }
    }
};

LOGGIA_TEST(FiguresTest)

} // namespace figures_test

#include "figures_test.moc"
