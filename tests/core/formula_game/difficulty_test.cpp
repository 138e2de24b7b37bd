#include "core/base/error.hpp"
#include "core/formula_game/difficulty.hpp"
#include "core/logic/syntax.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>
#include <tuple>

namespace difficulty_test {

using namespace loggia;
using namespace loggia::formula_game;

Assessment assessment(const std::string& formula, const std::string& turns,
                      const std::string& variables) {
    return assess(Game::make(logic::read_strict(formula).value(), turns, variables).value())
        .value();
}

class AssessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Games in which one can count without a computer.
    void plainGames_data() {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("turns");
        QTest::addColumn<QString>("variables");
        QTest::addColumn<Player>("winner");
        QTest::addColumn<int>("critical"); ///< of 100 turns of the winner
        QTest::addColumn<int>("chain");
        QTest::addColumn<Difficulty>("difficulty");
        const auto row = [](const char* formula, const char* turns, const char* variables,
                            Player winner, int critical, int chain, Difficulty difficulty) {
            QTest::newRow(formula)
                << formula << turns << variables << winner << critical << chain << difficulty;
        };
        row("x", "E", "x", Player::e, 100, 1, Difficulty::hard);
        row("x", "A", "x", Player::a, 100, 1, Difficulty::hard);
        row("(x+-x)", "E", "x", Player::e, 0, 0, Difficulty::easy);
        row("(x+-x)", "A", "x", Player::e, 0, 0, Difficulty::easy);
        row("(a*b*c*d*e*f)", "EEEEEE", "abcdef", Player::e, 100, 6, Difficulty::hard);
        row("-(a*b*c*d*e*f)", "AAAAAA", "abcdef", Player::a, 100, 6, Difficulty::hard);
        // Each value of E is matched by one of A, who can wait with nothing.
        row("((a*-b)+(-a*b))", "EA", "ab", Player::a, 100, 1, Difficulty::hard);
        row("((a*-b)+(-a*b)+(c*-d)+(-c*d))", "EAEA", "abcd", Player::a, 100, 2, Difficulty::hard);
        // Only the fourth of E's turns matters.
        row("((a+-a)*(b+-b)*(c+-c)*d)", "EEEE", "abcd", Player::e, 25, 1, Difficulty::medium);
        row("((a+-a)*(b+-b)*(c+-c)*(e+-e)*d)", "EEEEE", "abced", Player::e, 20, 1,
            Difficulty::easy);
        // A safe turn between two critical ones ends the chain.
        row("(a*(b+-b)*c)", "EEE", "abc", Player::e, 67, 1, Difficulty::medium);
    }
    void plainGames() {
        QFETCH(QString, formula);
        QFETCH(QString, turns);
        QFETCH(QString, variables);
        QFETCH(Player, winner);
        QFETCH(int, critical);
        QFETCH(int, chain);
        QFETCH(Difficulty, difficulty);
        const Assessment found =
            assessment(formula.toStdString(), turns.toStdString(), variables.toStdString());
        QCOMPARE(found.winner, winner);
        QCOMPARE(static_cast<int>(100 * found.critical_share() + 0.5), critical);
        QCOMPARE(found.longest_chain, chain);
        QCOMPARE(found.difficulty(), difficulty);
    }

    /// The last turn is critical, or comes at all, after half of what can be chosen freely before
    /// it. Of 32 lines 16 have it, to five standard deviations.
    void linesTakeAllValues() {
        const double deviation = std::sqrt(Assessment::lines / 4.0);
        for (const auto& [formula, turns, variables] :
             {std::tuple("(-a+b)", "EE", "ab"), std::tuple("(a+b)", "EE", "ab"),
              std::tuple("(-a+b)", "AE", "ab"), std::tuple("(a+b)", "AE", "ab"),
              std::tuple("((a*b)+(-a*-b)+c)", "EEE", "abc"),
              std::tuple("((a*-b)+(-a*b)+c)", "EAE", "abc")}) {
            const Assessment found = assessment(formula, turns, variables);
            QCOMPARE(found.winner, Player::e);
            QVERIFY2(std::abs(found.critical - Assessment::lines / 2.0) <= 5 * deviation,
                     qPrintable(QString::number(found.critical)));
        }
    }

    void theHandoutsGame() {
        // Whatever E does, the last value is A's, who makes y + z or -y + -z false.
        const Assessment found = assessment("((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz");
        QCOMPARE(found.winner, Player::a);
        QCOMPARE(found.turns, 1);
        QVERIFY(found.critical > 0);
        QCOMPARE(found, assessment("((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz"));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        stop.request_stop();
        const auto game = Game::make(logic::read_strict("(x+y)").value(), "EA", "xy").value();
        QCOMPARE(assess(game, Control(stop.get_token())).error().message, std::string("stopped"));
    }
};

LOGGIA_TEST(AssessTest)

} // namespace difficulty_test

#include "difficulty_test.moc"
