#include "core/base/process.hpp"
#include "core/formula_game/players/contestant.hpp"
#include "core/formula_game/solve.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace contestant_test {

using namespace loggia;
using namespace loggia::formula_game;

Position example() {
    return Position(*Game::make(*logic::read_strict("((x+y)*((y+z)*(-y+-z)))"), "EEA", "xyz"));
}

Result<ValueAnswer> answer_of(const std::string& text) {
    const auto directory = TemporaryDirectory::make("loggia-test");
    return asker(*contestant_of(text), Random(1), directory->path())(example(), {});
}

class ContestantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites() {
        for (const char* const text : {"perfect", "random", "engine:depth=7",
                                       "exec:timeout=60:./a b \"c d\"", "exec:timeout=0.5:./a"})
            QCOMPARE(to_text(*contestant_of(text)), std::string(text));
        QCOMPARE(to_text(*contestant_of("exec:./a")), std::string("exec:timeout=60:./a"));
    }

    void refusesOthers_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nobody") << QByteArray("bob") << QByteArray("expected 'engine:depth=4'");
        QTest::newRow("no depth") << QByteArray("engine") << QByteArray("the engine needs a depth");
        QTest::newRow("depth") << QByteArray("engine:depth=27")
                               << QByteArray("expected a whole number from 1 to 26");
        QTest::newRow("setting") << QByteArray("engine:time=3")
                                 << QByteArray("unknown engine setting");
        QTest::newRow("program") << QByteArray("exec:") << QByteArray("expected a program to run");
        QTest::newRow("timeout") << QByteArray("exec:timeout=0:./a")
                                 << QByteArray("expected seconds");
    }
    void refusesOthers() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, message);
        const auto contestant = contestant_of(text.toStdString());
        QVERIFY(!contestant.has_value());
        QVERIFY(QByteArray::fromStdString(contestant.error().message).startsWith(message));
        QVERIFY(contestant.error().span.has_value());
    }

    void allOfThemPlay() {
        QVERIFY(answer_of("random")->value.has_value());
        QCOMPARE(answer_of("perfect")->value, play2win(example()));
        QCOMPARE(answer_of("engine:depth=26")->value, play2win(example()));
        QCOMPARE(answer_of("exec:sh -c 'grep -q turns:.EEA \"$0\" && echo 1 >\"$1\"'")->value,
                 std::optional(true));
        QCOMPARE(answer_of("exec:sh -c 'echo 2 >\"$1\"'")->fault,
                 std::string("its output is neither 0 nor 1"));
        QCOMPARE(answer_of("exec:sh -c 'exit 2'")->fault,
                 std::string("it wrote no output (exit status 2)"));
    }

    void readsValues() {
        QCOMPARE(*value_of_output("1\r\n"), true);
        QCOMPARE(*value_of_output(" 0"), false);
        for (const char* const text : {"", " ", "01", "True", "1 0"})
            QVERIFY(!value_of_output(text).has_value());
    }

    void programsHaveToBeThere() {
        QVERIFY(check_contestant(PerfectPlayer{}).has_value());
        QVERIFY(!check_contestant(*contestant_of("exec:./no-such-program")).has_value());
    }
};

LOGGIA_TEST(ContestantTest)

} // namespace contestant_test

#include "contestant_test.moc"
