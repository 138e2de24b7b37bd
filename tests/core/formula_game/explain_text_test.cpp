#include "core/formula_game/explain.hpp"
#include "core/logic/syntax.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace explain_text_test {

using namespace loggia;
using namespace loggia::formula_game;

Position start_of(std::string_view formula, std::string_view turns, std::string_view variables) {
    auto game = Game::make(*logic::read_strict(formula), turns, variables);
    return Position(*game);
}

class ExplainTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatEachMoveDoes() {
        // The assignment's example: A chooses z last and makes it equal to y.
        const Position start = start_of("((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz");
        const auto first = explain(start);
        QVERIFY(first.has_value());
        QCOMPARE(
            sentence(start, first->reason),
            std::string(
                "A wins with z = y: that makes ((y+z)*(-y+-z)) false, whatever else is chosen."));
        QCOMPARE(sentence(start, *first, true),
                 std::string("x = 1 loses. A wins with z = y: that makes ((y+z)*(-y+-z)) false, "
                             "whatever else is "
                             "chosen."));
        const Position late = start.after(true).after(true);
        const auto last = explain(late);
        QVERIFY(last.has_value());
        QCOMPARE(sentence(late, *last, true), std::string("z = 1 wins. Then (-y+-z) is false."));
        QCOMPARE(
            sentence(late, *last, false),
            std::string("z = 0 is a blunder: it gives the win away. Then the formula is true."));

        const Position chosen = start_of("((a*b)+(c*d))", "EAEA", "cabd");
        const auto reason = reason_for(chosen.after(false).after(false));
        QVERIFY(reason.has_value());
        QCOMPARE(sentence(chosen.after(false).after(false), *reason),
                 std::string("A wins: the formula is false, whatever else is chosen."));
        QCOMPARE(sentence(chosen.game(), Blunder{2, Player::e, false}),
                 std::string("Blunder in turn 3: E played b = 0; b = 1 would have kept the win."));
    }

    /// "x = 1 wins: x is true" says nothing.
    void aSingleLeafIsNoReason() {
        const Position start = start_of("-(-x*y)", "EA", "xy");
        const auto first = explain(start);
        QVERIFY(first.has_value());
        QCOMPARE(sentence(start, *first, true),
                 std::string("x = 1 wins. E wins: the formula is true, whatever else is chosen."));
    }

    void countsTheAnswersWhereNoPlanIsSimple() {
        // z has to be the majority of a, b and c.
        const Position start =
            start_of("((z*((a*b)+(c*(a+b))))+(-z*-((a*b)+(c*(a+b)))))", "AAAE", "abcz");
        const auto reason = reason_for(start);
        QVERIFY(reason.has_value());
        const std::string text = sentence(start, *reason);
        const std::string begin =
            "E wins: however A chooses (8 cases), it has replies that make the formula true, "
            "for example a = ";
        QCOMPARE(text.substr(0, begin.size()), begin);
    }

    void longPartsAreNotWrittenOut() {
        std::string part = "a";
        std::string turns = "E";
        for (char letter = 'b'; letter <= 'm'; ++letter) {
            part = "(" + part + "+" + letter + ")";
            turns += 'A';
        }
        const Position start = start_of("(x*" + part + ")", turns + 'A', "xabcdefghijklm");
        const auto reason = reason_for(start);
        QVERIFY(reason.has_value());
        const std::string text = sentence(start, *reason);
        QVERIFY2(text.find(" a subformula with 13 leaves false") != std::string::npos,
                 text.c_str());
    }

    /// The verb of each move against the oracle's winners before and after it.
    void theVerbIsRight() {
        Random random(test_suite::seed(7));
        std::array<int, 3> seen{};
        for (int i = 0; i < 600; ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const std::size_t variables = 2 + random.below(6);
            const auto position = oracle::random_position(random, variables, 5, tree, used);
            QVERIFY(position.has_value());
            if (position->is_over())
                continue;
            const auto explanation = explain(*position);
            QVERIFY(explanation.has_value());
            const bool for_e = position->to_move() == Player::e;
            const bool won = oracle::e_wins(tree, *position, variables) == for_e;
            for (const bool move : {false, true}) {
                const auto after = position->after(move);
                const bool wins = oracle::e_wins(tree, after, variables) == for_e;
                const std::size_t which = wins ? 0 : won ? 1 : 2;
                ++seen.at(which);
                constexpr std::array verbs{" wins. ", " is a blunder: it gives the win away. ",
                                           " loses. "};
                const char* const about = after.is_over() ? "Then " : wins == for_e ? "E " : "A ";
                const std::string begin = std::string(1, position->next_letter()) +
                                          (move ? " = 1" : " = 0") + verbs.at(which) + about;
                const std::string text = sentence(*position, *explanation, move);
                QCOMPARE(text.substr(0, begin.size()), begin);
            }
        }
        for (const int times : seen)
            QVERIFY(times > 20);
    }
};

LOGGIA_TEST(ExplainTextTest)

} // namespace explain_text_test

#include "explain_text_test.moc"
