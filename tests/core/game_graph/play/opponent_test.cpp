#include "core/game_graph/play/opponent.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

namespace opponent_test {

using namespace loggia;
using namespace loggia::game_graph;

/// The moves of a game between two opponents and its outcome for player 1; nothing without an end.
std::optional<std::pair<std::uint32_t, Outcome>>
played(const Solution& solution, const Opponent& one, const Opponent& two, std::uint64_t seed) {
    const Game& game = solution.game();
    Random random(seed);
    std::vector<State> past{solution.from()};
    for (std::uint32_t moves = 0; moves < 5000; ++moves) {
        const State state = past.back();
        if (const auto ending = game.ending(state))
            return std::pair(moves, game.player(state) == 1 ? *ending : opposite(*ending));
        const auto step =
            choose(solution, state, game.player(state) == 1 ? one : two, random, past);
        past.push_back(step->to);
    }
    return std::nullopt;
}

class OpponentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names() {
        for (const char* text : {"perfect", "delaying", "fallible:0", "fallible:30", "random"})
            QCOMPARE(to_text(opponent_of(text).value()), std::string(text));
        QCOMPARE(to_text(opponent_of("fallible:100").value()), std::string("random"));
        for (const char* text : {"", "best", "fallible", "fallible:", "fallible:101", "fallible:-1",
                                 "fallible:x", "fallible:3 4"})
            QVERIFY(!opponent_of(text));
    }

    void perfectPlayersTakeAsLongAsTheValueSays() {
        for (const char* text : {"1-2-10", "even-or-odd 15", "nim 3 4 5", "kayles 6 misere",
                                 "dodgem 3", "tic-tac-toe", "chomp 3x4"}) {
            const auto solution = solve(made(text)).value();
            const Value value = solution.value(solution.from()).value();
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const auto end = played(solution, {}, {}, seed);
                QVERIFY(end);
                QCOMPARE(end->second, value.outcome);
                QCOMPARE(end->first, value.remoteness);
            }
        }
    }

    void nobodyDoesBetterAgainstThePerfect() {
        const Opponent random = opponent_of("random").value();
        const Opponent delaying = opponent_of("delaying").value();
        for (const char* text : {"nim 3 4 5", "dodgem 3", "1-2-10", "tic-tac-toe"}) {
            const auto solution = solve(made(text)).value();
            const Value value = solution.value(solution.from()).value();
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                const auto other = played(solution, {}, random, seed);
                QVERIFY(other && other->second >= value.outcome);
                if (value.outcome == Outcome::win)
                    QVERIFY(other->first <= value.remoteness);
                // Whoever delays gives nothing away and comes to an end all the same.
                const auto slow = played(solution, delaying, random, seed);
                QVERIFY(slow && slow->second >= value.outcome);
            }
        }
    }

    void delayingLastsLonger() {
        const auto solution = solve(made("nim 3 4 5")).value();
        const Opponent delaying = opponent_of("delaying").value();
        std::uint32_t longest = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto end = played(solution, delaying, delaying, seed);
            QVERIFY(end && end->second == Outcome::win);
            longest = std::max(longest, end->first);
        }
        QVERIFY(longest >= solution.value(solution.from())->remoteness);
    }

    /// Of the moves that keep the outcome and lead where the game has not been, those that make it
    /// last longest; the best ones where there is none.
    void delayingGoesWhereTheGameHasNotBeen() {
        const Opponent delaying = opponent_of("delaying").value();
        Random random(test_suite::seed(4));
        int turned = 0;
        int exhausted = 0;
        for (const char* text : {"nim 3 4 5", "1-2-10", "dodgem 3", "mu-torere"}) {
            const auto solution = solve(made(text)).value();
            State state = solution.from();
            for (int i = 0; i < 1500; ++i) {
                if (solution.game().ending(state))
                    state = solution.from();
                const auto moves = explain(solution, state)->moves;
                std::vector<State> past;
                for (const JudgedMove& move : moves)
                    if (random.below(2) == 0)
                        past.push_back(move.step.to);
                const auto is_new = [&](const JudgedMove& move) {
                    return std::find(past.begin(), past.end(), move.step.to) == past.end();
                };
                std::vector<Step> right;
                std::uint32_t longest = 0;
                for (const JudgedMove& move : moves)
                    if (move.keeps && is_new(move))
                        longest = std::max(longest, move.value.remoteness);
                for (const JudgedMove& move : moves)
                    if (move.keeps && is_new(move) && move.value.remoteness == longest)
                        right.push_back(move.step);
                if (right.empty()) {
                    ++exhausted;
                    for (const JudgedMove& move : moves)
                        if (move.best)
                            right.push_back(move.step);
                }
                const auto step = choose(solution, state, delaying, random, past);
                QVERIFY(step && std::find(right.begin(), right.end(), *step) != right.end());
                const auto free = choose(solution, state, delaying, random);
                turned += std::find(past.begin(), past.end(), free->to) != past.end() ? 1 : 0;
                state = moves[random.below(moves.size())].step.to;
            }
        }
        QVERIFY(turned > 500 && exhausted > 100);
    }

    void errorsAreAsFrequentAsToldAndSeeded() {
        const auto solution = solve(made("nim 3 4 5")).value();
        constexpr int choices = 20'000;
        for (const int errors : {0, 30, 100}) {
            Random random(test_suite::seed(9));
            Random again(test_suite::seed(9));
            std::map<State, int> counts;
            for (int i = 0; i < choices; ++i) {
                const Opponent opponent{Opponent::Style::fallible, errors};
                const auto step = choose(solution, solution.from(), opponent, random);
                QCOMPARE(step, choose(solution, solution.from(), opponent, again));
                ++counts[step->to];
            }
            // Of twelve moves one is right. Each is chosen as often as all others in an error, and
            // the right one otherwise, too: to five standard deviations, none where that is
            // certain.
            QCOMPARE(counts.size(), std::size_t{errors == 0 ? 1U : 12U});
            for (const auto& [to, count] : counts) {
                const bool right = solution.value(to)->outcome == Outcome::loss;
                const double share = errors / 1200.0 + (right ? 1 - errors / 100.0 : 0);
                QVERIFY(std::abs(count - choices * share) <=
                        5 * std::sqrt(choices * share * (1 - share)));
            }
        }
    }

    void noMoveAtTheEnd() {
        const auto solution = solve(made("1-2-10")).value();
        Random random(test_suite::seed(1));
        const Game& game = solution.game();
        QVERIFY(!choose(solution, game.state_of("1 10").value(), {}, random));
        QVERIFY(!choose(solution, game.state_of("1 1").value(), {}, random));
    }
};

LOGGIA_TEST(OpponentTest)

} // namespace opponent_test

#include "opponent_test.moc"
