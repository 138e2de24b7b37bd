#include "core/game_graph/play/record.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace record_test {

using namespace loggia;
using namespace loggia::game_graph;

class RecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAndUndo() {
        Record record(made("nim 3 4 5"));
        record.add(record.game().move_of(record.state(), "A2").value());
        record.add(record.game().move_of(record.state(), "B1").value());
        QCOMPARE(to_text(record),
                 std::string("game: nim 3 4 5\nstart: (1, 3, 4, 5)\nmoves: A2 B1\n"));
        QVERIFY(record.undo());
        QCOMPARE(record.game().state_text(record.state()), std::string("(2, 1, 4, 5)"));
        QVERIFY(record.undo());
        QVERIFY(!record.undo());
        QCOMPARE(record, Record(made("nim 3 4 5")));
    }

    void aDrawnGraphMayStandAlone() {
        const std::string drawn = "# a graph\nstart a\na -> b c\n1: b -> c\nc = draw\n";
        QVERIFY(looks_like_record(drawn));
        const auto record = record_of(drawn);
        QVERIFY(record.has_value());
        QCOMPARE(record->game(), Game(Token(drawn_of(drawn).value())));
        QCOMPARE(record_of(to_text(*record)).value(), *record);
        QVERIFY(looks_like_record(to_text(*record)));
        QVERIFY(looks_like_record("a -> b\nb -> c\n"));
        QVERIFY(looks_like_record("start a\na->b\nb->c\n"));
        QVERIFY(!looks_like_record("a->b\nb->c\n")); // formulas
        QVERIFY(looks_like_record("start a\na -> b\n"));
        QVERIFY(looks_like_record("start z\na -> b\n"));            // z may come further down
        QVERIFY(looks_like_record("start 100%\n100% -> q' <b>\n")); // no formula has a start
        QCOMPARE(record_of("start z\na -> b\n").error().message, "no other line has the state 'z'");
        for (const char* wrong :
             {"start a\na -> b\nb -> (c\n", "# mine\nstart a\na -> b\nb -> c : 3\n",
              "start a\na -> \"x y\"\n", "start a\na → b\nb → (c\n", "start a\na→b→c\n",
              "start a\n1: a -> b\n2: b -> (c\n", "start a\na->b\nb->(c\n"}) {
            QVERIFY2(looks_like_record(wrong), wrong);
            const auto refused = record_of(wrong);
            QVERIFY2(!refused, wrong);
            QVERIFY(refused.error().message.starts_with("invalid name of a state"));
        }
        // A formula has arrows too.
        for (const char* other : {"a -> b\n", "a -> b |\nc -> d\n", "a -> b and\nc -> d\n", "",
                                  "start\n", "a\nb\n", "a -> b\nb -> (c\n", "start (a\na -> b\n"})
            QVERIFY2(!looks_like_record(other), other);
        QCOMPARE(record_of("a -> b\n").error().message,
                 std::string("the first line must name the game, for example \"game: nim 3 4 5\""));
        QVERIFY(record_of("start a\na -> b\nb b\n").error().span.has_value());
    }

    void readsWhatItWrites() {
        Random random(test_suite::seed(1));
        for (const Game& game : games_of_every_kind())
            for (int i = 0; i < 30; ++i) {
                const auto states = walk(game, random, 40);
                Record record(game, states[random.below(states.size())]);
                for (std::uint64_t n = random.below(30); n > 0; --n) {
                    const auto moves = game.moves(record.state());
                    if (moves.empty())
                        break;
                    record.add(moves[random.below(moves.size())]);
                }
                const auto again = record_of(to_text(record));
                QVERIFY(again);
                QCOMPARE(*again, record);
            }
    }

    void lines() {
        QCOMPARE(record_of("game: nim\r\n").value(), Record(made("nim 3 4 5")));
        QCOMPARE(record_of("\xEF\xBB\xBFgame:nim\n\nmoves: a3\n").value().moves().size(), 1U);
        const auto drawn = record_of("game: graph misere\nmoves: b\ngraph:\na -> b\nb -> a\n");
        QVERIFY(drawn);
        QVERIFY(std::get<Token>(drawn->game().rules()).misere());
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* text, int line, int column) {
            QTest::newRow(text) << QString::fromUtf8(text) << line << column;
        };
        row("", 1, 1);
        row("nim 3 4 5", 1, 1);
        row("game:", 1, 6);
        row("game: chess", 1, 7);
        row("game: nim x", 1, 11);
        row("\ngame: nim x", 2, 11);
        row("game: nim\nstart: (1, 9)", 2, 8);
        row("game: nim\nmoves: A2 A2", 2, 11);
        row("game: nim\nmoves: A2\nstart: (1, 3, 4, 5)", 3, 1);
        row("game: nim\nmoves:\nmoves:", 3, 1);
        row("game: nim\nremark", 2, 1);
        row("game: graph\n", 1, 7);
        row("game: graph\ngraph:\na b\n", 3, 3);
        row("game: graph\nmoves: c\ngraph:\na -> b\n", 2, 8);
    }
    void refuses() {
        QFETCH(QString, text);
        const auto record = record_of(text.toStdString());
        QVERIFY(!record);
        QVERIFY(record.error().span);
        QTEST(record.error().span->line, "line");
        QTEST(record.error().span->column, "column");
    }

    void valuesAlongAGame() {
        const auto record = record_of("game: 1-2-10\nmoves: 2 2 1 2 1 2\n").value(); // 2 4 5 7 8 10
        const auto solution = solve(record.game()).value();
        const auto history = value_history(solution, record);
        QCOMPARE(history.size(), 7U);
        QCOMPARE(to_text(record, history),
                 std::string("  0  (1, 0)  win in 7  +2  blunder: loss in 6 instead of win in 7\n"
                             "  1  (2, 2)  win in 5  +2\n"
                             "  2  (1, 4)  loss in 4  +1\n"
                             "  3  (2, 5)  win in 3  +2\n"
                             "  4  (1, 7)  loss in 2  +1\n"
                             "  5  (2, 8)  win in 1  +2\n"
                             "  6  (1, 10)  loss in 0\n"));
        QVERIFY(history[0].is_mistake() && !history[1].is_mistake());
        QVERIFY(value_history(solve(made("1-2-9")).value(), record).empty());
    }
};

LOGGIA_TEST(RecordTest)

} // namespace record_test

#include "record_test.moc"
