#include "core/base/random.hpp"
#include "core/wumpus/entail.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/hunt.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <map>
#include <set>
#include <tuple>

namespace hunt_test {

using namespace loggia;
using namespace loggia::wumpus;

/// Any action that is possible, by chance; often one that explores.
std::optional<Action> some_action(const Hunt& hunt, Random& random) {
    std::vector<Action> all;
    for (int n = 0; n < square_count; ++n)
        all.emplace_back(action::Go{Square::of(n)});
    for (const Direction direction : directions) {
        all.emplace_back(action::Bump{direction});
        all.emplace_back(action::Shoot{direction});
    }
    all.emplace_back(action::Grab{});
    all.emplace_back(action::Climb{});
    std::erase_if(all, [&](const Action& action) { return !hunt.can(action); });
    if (all.empty())
        return std::nullopt;
    return all[random.below(all.size())];
}

/// The best score by Dijkstra's way over all states: square, arrow, monster, gold.
int best_by_search(const Hunt& hunt) {
    using State = std::tuple<int, bool, bool, bool>; // square, arrow, monster alive, gold
    const World hidden = hunt.walk().hidden();
    std::map<State, int> cost{{{0, true, true, false}, 0}};
    std::set<std::pair<int, State>> open{{0, {0, true, true, false}}};
    int best = 0;
    while (!open.empty()) {
        const auto [now, state] = *open.begin();
        open.erase(open.begin());
        const auto [index, arrow, alive, gold] = state;
        const Square square = Square::of(index);
        if (index == 0)
            best = std::max(best, (gold ? 1000 : 0) - now);
        const auto reach = [&, now = now](const State& next, int by) {
            const auto known = cost.find(next);
            if (known == cost.end() || known->second > now + by) {
                cost[next] = now + by;
                open.insert({now + by, next});
            }
        };
        if (square == hunt.gold())
            reach({index, arrow, alive, true}, 0);
        for (const Direction direction : directions) {
            const auto next = next_to(square, direction);
            if (next && !hidden.holds({Sign::pit, *next}) &&
                !(alive && hidden.holds({Sign::monster, *next})))
                reach({next->index(), arrow, alive, gold}, 1);
            if (arrow) {
                bool hit = false;
                for (auto at = next; at; at = next_to(*at, direction))
                    hit = hit || hidden.holds({Sign::monster, *at});
                reach({index, false, alive && !hit, gold}, 10);
            }
        }
    }
    return best;
}

class HuntTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldIsAnywhereButAtTheEntry() {
        std::array<int, square_count> times{};
        for (std::uint64_t seed = 1; seed <= 15'000; ++seed) {
            ++times.at(static_cast<std::size_t>(gold_by_seed(seed).index()));
            QVERIFY(Hunt::by_seed(seed).gold() == gold_by_seed(seed));
        }
        QCOMPARE(times[0], 0);
        for (std::size_t n = 1; n < times.size(); ++n)
            QVERIFY(times.at(n) > 850 && times.at(n) < 1150); // 1000, within five deviations
    }

    /// What is left against the reasoner told the same by lines of text, and the score recounted.
    void knowsWhatSquaresAndArrowsTaught() {
        Random random(test_suite::seed(1));
        int screams = 0;
        int silences = 0;
        for (int i = 0; i < 400; ++i) {
            Hunt hunt = Hunt::by_seed(random.next());
            logic::Store store = symbol_store();
            auto lines = statements_of(store, rules_file(), Source::rules).value();
            const auto learn = [&](const std::vector<Statement>& more) {
                lines.insert(lines.end(), more.begin(), more.end());
            };
            learn(lessons(store, hunt.walk().hidden(), {1, 1}));
            int score = 0;
            for (int n = 0; n < 14; ++n) {
                const auto action =
                    random.below(2) == 0 ? hunt.next(true) : some_action(hunt, random);
                if (!action)
                    break;
                QVERIFY(hunt.can(*action));
                const Square before = hunt.here();
                const int steps = std::holds_alternative<action::Go>(*action)
                                      ? hunt.steps_to(std::get<action::Go>(*action).to)
                                      : 0;
                learn(hunt.lessons(store, *action));
                hunt.act(*action);
                if (const auto* go = std::get_if<action::Go>(&*action)) {
                    const int straight =
                        std::abs(go->to.i - before.i) + std::abs(go->to.j - before.j);
                    QVERIFY(steps >= straight && steps < square_count);
                    score -= steps;
                    QVERIFY(hunt.here() == go->to);
                    score -= hunt.walk().died() ? 1000 : 0;
                } else if (std::holds_alternative<action::Bump>(*action)) {
                    --score;
                } else if (std::holds_alternative<action::Shoot>(*action)) {
                    score -= 10;
                    ++(hunt.walk().monster_is_dead() ? screams : silences);
                    QVERIFY(!hunt.has_arrow());
                } else if (std::holds_alternative<action::Climb>(*action)) {
                    score += hunt.has_gold() ? 1000 : 0;
                    QVERIFY(hunt.climbed() && hunt.is_over());
                }
                QCOMPARE(hunt.score(), score);
                if (hunt.is_over())
                    break;
                Reasoner reasoner(store, lines);
                QVERIFY(*reasoner.rows() == hunt.walk().left());
                for (int k = 0; k < square_count; ++k) {
                    const Square square = Square::of(k);
                    if (has(hunt.walk().visited(), square))
                        continue;
                    // A dead monster kills nobody.
                    const auto pit = store.variable(to_text(Symbol{Sign::pit, square}));
                    const auto monster = store.variable(to_text(Symbol{Sign::monster, square}));
                    const auto deadly =
                        hunt.walk().monster_is_dead()
                            ? pit
                            : store.node(logic::Kind::disjunction, std::array{monster, pit});
                    QCOMPARE(reasoner.verdict(deadly) == Verdict::definitely_false,
                             has(hunt.walk().proven_safe(), square));
                }
            }
            if (hunt.is_over())
                QVERIFY(!hunt.next(true) && !hunt.can(action::Shoot{}) &&
                        !hunt.can(action::Climb{}));
        }
        QVERIFY(screams > 20 && silences > 50);
    }

    void aScreamOpensTheMonstersSquare() {
        // A cave with the monster above (1,2), no pit near, and the gold behind it.
        const Cave cave{{1, 3}, only({4, 4})};
        Hunt hunt(cave.world(), {1, 4});
        hunt.act(action::Go{{1, 2}});
        QVERIFY(hunt.walk().hidden().holds({Sign::stench, {1, 2}}));
        hunt.act(action::Shoot{Direction::up});
        QVERIFY(hunt.walk().monster_is_dead());
        QCOMPARE(hunt.score(), -11);
        // Without breeze at (1,2) there is no pit.
        QVERIFY(has(hunt.walk().proven_safe(), {1, 3}));
        hunt.act(action::Go{{1, 3}});
        QVERIFY(!hunt.walk().died());
        hunt.act(action::Go{{1, 4}});
        QVERIFY(hunt.glitters());
        hunt.act(action::Grab{});
        QVERIFY(!hunt.glitters() && hunt.has_gold() && !hunt.can(action::Climb{}));
        hunt.act(action::Go{{1, 1}});
        hunt.act(action::Climb{});
        QCOMPARE(hunt.score(), 1000 - 10 - 6);
        QCOMPARE(hunt.best_score(), 1000 - 10); // by (2,4) and around the monster: 10 steps
    }

    void theWallsAreFelt() {
        Hunt hunt = Hunt::by_seed(3);
        QVERIFY(hunt.can(action::Bump{Direction::left}) && hunt.can(action::Bump{Direction::down}));
        QVERIFY(!hunt.can(action::Bump{Direction::up}) && !hunt.can(action::Go{{1, 1}}));
        hunt.act(action::Bump{Direction::down});
        QCOMPARE(hunt.score(), -1);
        QVERIFY(hunt.here() == Square({1, 1}));
    }

    /// A careful hunter never dies, ends, and never scores more than is possible.
    void carefulHuntersLive() {
        Random random(test_suite::seed(2));
        int with_gold = 0;
        int shots = 0;
        for (int i = 0; i < 1500; ++i) {
            Hunt hunt = Hunt::by_seed(random.next());
            while (const auto action = hunt.next(false)) {
                QVERIFY(hunt.can(*action));
                QVERIFY(hunt.actions().size() < 80);
                hunt.act(*action);
            }
            QVERIFY(hunt.climbed() && !hunt.walk().died());
            QVERIFY(hunt.score() <= hunt.best_score());
            QVERIFY(hunt.score() > -60);
            with_gold += hunt.has_gold() ? 1 : 0;
            shots += hunt.has_arrow() ? 0 : 1;
        }
        QVERIFY(with_gold > 300 && shots > 100);
    }

    void daringHuntersEndToo() {
        Random random(test_suite::seed(3));
        int died = 0;
        int with_gold = 0;
        for (int i = 0; i < 500; ++i) {
            Hunt hunt = Hunt::by_seed(random.next());
            while (const auto action = hunt.next(true))
                hunt.act(*action);
            QVERIFY(hunt.is_over());
            died += hunt.walk().died() ? 1 : 0;
            with_gold += hunt.climbed() && hunt.has_gold() ? 1 : 0;
            QVERIFY(hunt.score() <= hunt.best_score());
        }
        QVERIFY(died > 50 && with_gold > 150);
    }

    void theBestScoreIsThatOfASearch() {
        Random random(test_suite::seed(4));
        int in_vain = 0;
        for (int i = 0; i < 600; ++i) {
            const Hunt hunt = Hunt::by_seed(random.next());
            QCOMPARE(hunt.best_score(), best_by_search(hunt));
            in_vain += hunt.best_score() == 0 ? 1 : 0;
        }
        QVERIFY(in_vain > 100 && in_vain < 500);
    }

    void actionsAreWrittenAndRead() {
        for (const char* text : {"(1,2)", "(4,4)", "grab", "climb", "shoot up", "shoot left",
                                 "bump right", "bump down"}) {
            const auto words = words_of(text);
            std::size_t at = 0;
            const auto action = read_action(words, at, 1);
            QVERIFY(action.has_value());
            QCOMPARE(at, words.size());
            QCOMPARE(to_text(*action), std::string(text));
        }
        for (const auto& [text, column] : std::initializer_list<std::pair<const char*, int>>{
                 {"(5,1)", 1}, {"shoot", 1}, {"shoot north", 7}, {"dig", 1}, {"Grab", 1}}) {
            const auto words = words_of(text);
            std::size_t at = 0;
            const auto action = read_action(words, at, 7);
            QVERIFY(!action.has_value());
            QCOMPARE(action.error().span->line, 7);
            QCOMPARE(action.error().span->column, column);
        }
    }
};

LOGGIA_TEST(HuntTest)

} // namespace hunt_test

#include "hunt_test.moc"
