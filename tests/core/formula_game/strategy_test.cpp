#include "core/formula_game/strategy.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace strategy_test {

using namespace loggia;
using namespace loggia::formula_game;

/// By trying all choices that the rules leave open.
bool reaches(const Position& position, const Goal& goal, const std::vector<Rule>& rules) {
    if (position.is_over())
        return logic::evaluate(position.game().store(), goal.part, assignment_of(position)) ==
               goal.value;
    for (const Rule& rule : rules)
        if (rule.turn == position.played())
            return reaches(position.after(rule.choose(position.values())), goal, rules);
    return reaches(position.after(false), goal, rules) &&
           reaches(position.after(true), goal, rules);
}

Goal random_goal(Random& random, const Game& game) {
    const auto parts = logic::postorder(game.store(), game.root());
    return {parts[random.below(parts.size())], random.below(2) == 0};
}

class StrategyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plansReachTheirGoalAndNoRuleIsIdle() {
        Random random(test_suite::seed(1));
        int found = 0;
        int missed = 0;
        for (int i = 0; i < 1500; ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const auto position =
                oracle::random_position(random, 2 + random.below(7), 5, tree, used);
            QVERIFY(position.has_value());
            const Goal goal = random_goal(random, position->game());
            const Player player = random.below(2) == 0 ? Player::e : Player::a;
            const auto can = can_reach(*position, goal, player);
            const auto plan = find_plan(*position, goal, player);
            QVERIFY(can.has_value());
            QVERIFY(*can || !plan.has_value());
            if (!plan) {
                missed += *can ? 1 : 0;
                continue;
            }
            ++found;
            QVERIFY(reaches(*position, goal, *plan));
            QCOMPARE(is_plan(*position, goal, player, *plan), std::optional(true));
            for (std::size_t k = 0; k < plan->size(); ++k) {
                auto fewer = *plan;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
                QVERIFY(!reaches(*position, goal, fewer));
            }
        }
        QVERIFY(found > 500);
        QVERIFY2(missed * 20 < found, qPrintable(QString::number(missed)));
    }
    void wrongPlansAreSeen() {
        Random random(test_suite::seed(2));
        int wrong = 0;
        for (int i = 0; i < 1500; ++i) {
            logic::oracle::Tree tree;
            std::vector<bool> used;
            const auto position =
                oracle::random_position(random, 2 + random.below(6), 4, tree, used);
            QVERIFY(position.has_value());
            const Game& game = position->game();
            const Goal goal = random_goal(random, game);
            const Player player = random.below(2) == 0 ? Player::e : Player::a;
            std::vector<Rule> rules;
            std::vector<std::size_t> theirs;
            for (std::size_t turn = position->played(); turn < game.size(); ++turn) {
                if (game.player(turn) != player) {
                    theirs.push_back(turn);
                } else if (random.below(3) != 0) {
                    Rule rule{turn, std::nullopt, random.below(2) == 0};
                    if (!theirs.empty() && random.below(2) == 0)
                        rule.like = theirs[random.below(theirs.size())];
                    rules.push_back(rule);
                }
            }
            const bool expected = reaches(*position, goal, rules);
            QCOMPARE(is_plan(*position, goal, player, rules), std::optional(expected));
            wrong += expected ? 0 : 1;
        }
        QVERIFY(wrong > 500);
    }
    void rulesForTheOpponentOrThePastAreNoPlan() {
        logic::Store store;
        const auto either = store.node(logic::Kind::disjunction,
                                       std::array{store.variable("x"), store.variable("y")});
        const auto game = Game::make({store, either}, "EA", "xy");
        QVERIFY(game.has_value());
        const Position start(*game);
        const Goal goal{game->root(), true};
        QCOMPARE(is_plan(start, goal, Player::e, {{0, std::nullopt, true}}), std::optional(true));
        QCOMPARE(is_plan(start, goal, Player::e, {{1, std::nullopt, true}}), std::optional(false));
        QCOMPARE(is_plan(start, goal, Player::e, {{0, 1, true}}), std::optional(false));
        QCOMPARE(is_plan(start.after(true), goal, Player::e, {{0, std::nullopt, true}}),
                 std::optional(false));
    }
};

LOGGIA_TEST(StrategyTest)

} // namespace strategy_test

#include "strategy_test.moc"
