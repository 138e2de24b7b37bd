#include "tests/suite.hpp"
#include "ui/game_graph/graph/state_words.hpp"

#include <QTest>

#include <limits>

namespace state_words_test {

using namespace loggia;
using namespace loggia::ui;
using game_graph::Outcome;
using game_graph::Value;

class StateWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesInWords() {
        QCOMPARE(badgeOf({Outcome::win, 7}), QStringLiteral("W7"));
        QCOMPARE(badgeOf({Outcome::draw, Value::endless}), QStringLiteral("D"));
        QCOMPARE(wordsOf({Outcome::win, 1}), QStringLiteral("win in 1 move"));
        QCOMPARE(wordsOf({Outcome::loss, 0}), QStringLiteral("loss: the game is over"));
        QCOMPARE(wordsOf({Outcome::draw, Value::endless}), QStringLiteral("draw without end"));
        QCOMPARE(verdictOf({Outcome::loss, 2}, 1), QStringLiteral("Player 1 loses in 2 moves"));
        QCOMPARE(verdictOf({Outcome::win, 0}, 0), QStringLiteral("The player to move has won"));
        QCOMPARE(verdictOf({Outcome::draw, 9}, 2), QStringLiteral("A draw in 9 moves"));
        QCOMPARE(outcomeWords({Outcome::win, 3}), QStringLiteral("wins in 3 moves"));
        QCOMPARE(outcomeWords({Outcome::draw, Value::endless}),
                 QStringLiteral("draws, without end"));
    }

    void numbers() {
        QCOMPARE(stateCountText(1'038'768), QStringLiteral("1,038,768"));
        QVERIFY(stateCountText(std::numeric_limits<std::uint64_t>::max())
                    .startsWith(QStringLiteral("more")));
    }
};

LOGGIA_TEST(StateWordsTest)

} // namespace state_words_test

#include "state_words_test.moc"
