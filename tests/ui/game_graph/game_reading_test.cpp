#include "tests/suite.hpp"
#include "ui/game_graph/game_reading.hpp"

#include <QTest>

namespace game_reading_test {

using namespace loggia::ui;

class GameReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsRecordsParametersAndDrawings() {
        for (const char* text : {"game: nim 1 2\n", " nim 1 2\n", "a -> b\n", "a → b\n"})
            QVERIFY2(recordIn(text).has_value(), text);
        QCOMPARE(recordIn("nim 1 2")->game().text(), std::string("nim 1 2"));
        QVERIFY(!recordIn("no game at all").has_value());
        QVERIFY(!recordIn("game: nim\nmoves -> x\n").has_value()); // a record, and a wrong one
    }

    void aFileHoldsTheGameOrTheReason() {
        const PreparedFile right = preparedGame("game: nim 1 2\n");
        QVERIFY(gameOf(right).has_value());
        QCOMPARE(gameOf(right)->game->text(), std::string("nim 1 2"));
        const PreparedFile wrong = preparedGame("game: there is none\n");
        QVERIFY(!gameOf(wrong).has_value());
        QVERIFY(!gameOf(wrong).error().message.empty());
    }

    void commentsAreLinesOfTheirOwn() {
        QVERIFY(hasGameComments("# mine\ngame: nim 1 2\n"));
        QVERIFY(hasGameComments("game: nim 1 2\n \t# mine"));
        QVERIFY(!hasGameComments("game: nim 1 2\n"));
        QVERIFY(!hasGameComments("a#1 -> b\n"));
    }
};

LOGGIA_TEST(GameReadingTest)

} // namespace game_reading_test

#include "game_reading_test.moc"
