#include "core/formula_game/explain.hpp"
#include "core/logic/syntax.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <string>

namespace explain_test {

using namespace loggia;
using namespace loggia::formula_game;

Position start_of(std::string_view formula, std::string_view turns, std::string_view variables) {
    auto game = Game::make(*logic::read_strict(formula), turns, variables);
    return Position(*game);
}

/// Wherever the goal is met, the winner has won.
bool is_enough(const Position& position, const Goal& goal, Player winner) {
    if (position.is_over()) {
        const auto assignment = assignment_of(position);
        const Game& game = position.game();
        return logic::evaluate(game.store(), goal.part, assignment) != goal.value ||
               logic::evaluate(game.store(), game.root(), assignment) == (winner == Player::e);
    }
    return is_enough(position.after(false), goal, winner) &&
           is_enough(position.after(true), goal, winner);
}

class ExplainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasonsAreEnoughAndPlansHold() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(600); ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const auto position =
                oracle::random_position(random, 2 + random.below(7), 6, tree, used);
            QVERIFY(position.has_value());
            const auto explanation = explain(*position);
            QVERIFY(explanation.has_value());
            QVERIFY(explanation->solution == solve(*position));
            const auto check = [](const Position& at, const Reason& reason) {
                QCOMPARE(std::optional(reason.winner), solve(at).winner);
                QVERIFY(is_enough(at, reason.goal, reason.winner));
                QCOMPARE(can_reach(at, reason.goal, reason.winner), std::optional(true));
                if (reason.plan)
                    QCOMPARE(is_plan(at, reason.goal, reason.winner, *reason.plan),
                             std::optional(true));
                Position end = at;
                for (const bool move : reason.line)
                    end = end.after(move);
                QVERIFY(end.is_over());
                QCOMPARE(end.status(), reason.winner == Player::e ? Status::e_won : Status::a_won);
            };
            check(*position, explanation->reason);
            for (const bool move : {false, true}) {
                QCOMPARE(explanation->after[move].has_value(), !position->is_over());
                if (!position->is_over())
                    check(position->after(move), *explanation->after[move]);
            }
        }
    }
    void findsTheBlunders() {
        Random random(test_suite::seed(2));
        int found = 0;
        for (int i = 0; i < test_suite::rounds(1500); ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const std::size_t variables = 2 + random.below(7);
            const auto position = oracle::random_position(random, variables, 6, tree, used);
            QVERIFY(position.has_value());
            const auto table = tabulate(position->game());
            QVERIFY(table.has_value());
            std::vector<Blunder> expected;
            for (std::size_t turn = 0; turn < position->played(); ++turn) {
                const bool before = oracle::e_wins(tree, position->at(turn), variables);
                const bool after = oracle::e_wins(tree, position->at(turn + 1), variables);
                if (before != after)
                    expected.push_back(
                        {turn, position->game().player(turn), position->value(turn)});
            }
            QVERIFY(blunders(*table, *position) == expected);
            found += static_cast<int>(expected.size());
        }
        QVERIFY2(found > test_suite::rounds(100), qPrintable(QString::number(found)));
    }
    void answersThatAreNotSimpleAreCounted() {
        // z has to be the majority of a, b and c.
        const Position start =
            start_of("((z*((a*b)+(c*(a+b))))+(-z*-((a*b)+(c*(a+b)))))", "AAAE", "abcz");
        const auto reason = reason_for(start);
        QVERIFY(reason.has_value());
        QVERIFY(!reason->plan.has_value());
        QCOMPARE(reason->replies, std::uint64_t{8});
        QCOMPARE(reason->line.size(), std::size_t{4});
    }
    void isQuickOnLargeGames() {
        Random random(test_suite::seed(3));
        qint64 worst = 0;
        for (int i = 0; i < 20; ++i) {
            logic::Store store = logic::oracle::store_with(26);
            const logic::Expr root = oracle::random_binary(random, store, 1000);
            const auto used = logic::variables_of(store, root);
            std::string letters;
            std::string turns;
            for (const logic::Variable v : used) {
                letters += store.name(v);
                turns += v % 2 == 0 ? 'E' : 'A';
            }
            const auto game = Game::make({store, root}, turns, letters);
            QVERIFY(game.has_value());
            QElapsedTimer since;
            since.start();
            const auto explanation = explain(Position(*game));
            QVERIFY(explanation.has_value());
            worst = std::max(worst, since.elapsed());
        }
        qInfo("worst %lld ms", static_cast<long long>(worst));
        QVERIFY(worst < 5000);
    }
    void deepFormulasAreNoDanger() {
        logic::Store store = logic::oracle::store_with(26);
        logic::Expr root = store.variable("a");
        for (unsigned i = 1; i < 100'000; ++i) {
            const auto kind = i % 5 < 2 ? logic::Kind::conjunction : logic::Kind::disjunction;
            root = store.node(kind, std::array{store.negation(root), store.variable(i % 26)});
        }
        const auto game = Game::make({store, root}, std::string("EAEAEAEAEAEAEAEAEAEAEAEAEA"),
                                     std::string("zyxwvutsrqponmlkjihgfedcba"));
        QVERIFY(game.has_value());
        const Position start(*game);
        const auto table = tabulate(*game);
        QVERIFY(table.has_value());
        QVERIFY(look_up(*table, start) == solve(start));
        const auto explanation = explain(start);
        QVERIFY(explanation.has_value());
        QVERIFY(!sentence(start, *explanation, true).empty());
    }
    void stops() {
        std::stop_source source;
        source.request_stop();
        const Position start = start_of("((x+y)*((y+z)*(-y+-z)))", "EEA", "xyz");
        QVERIFY(!explain(start, Control(source.get_token())).has_value());
        QVERIFY(!reason_for(start, Control(source.get_token())).has_value());
    }
};

LOGGIA_TEST(ExplainTest)

} // namespace explain_test

#include "explain_test.moc"
