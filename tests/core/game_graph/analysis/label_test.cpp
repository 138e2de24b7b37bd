#include "core/base/random.hpp"
#include "core/game_graph/analysis/label.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace label_test {

using namespace loggia;
using namespace loggia::game_graph;

/// A random drawn graph, often loopy, some arrows for one player only, some places marked as ends.
Drawn random_drawn(Random& random) {
    Drawn drawn;
    const std::size_t count = 1 + random.below(9);
    for (std::size_t i = 0; i < count; ++i) {
        drawn.places.push_back(fmt::format("p{}", i));
        drawn.ends.emplace_back();
        if (random.below(8) == 0)
            drawn.ends.back() = static_cast<Outcome>(random.below(3));
    }
    const bool one_sided = random.below(2) == 0;
    const std::uint64_t density = random.below(4);
    for (std::uint32_t from = 0; from < count; ++from) {
        if (drawn.ends[from])
            continue;
        for (std::uint64_t n = random.below(density + 2); n > 0; --n) {
            const auto to = static_cast<std::uint32_t>(random.below(count));
            const auto players = one_sided ? 1 + random.below(3) : 3;
            drawn.arrows.push_back({from, to, static_cast<std::uint8_t>(players)});
        }
    }
    return drawn;
}

/// The oracle: the rules applied to all positions again and again until nothing changes; in round
/// n what is decided in n moves, and not before.
std::vector<Value> fixpoint(const Graph& graph) {
    enum class State { unknown, win, loss, draw };
    std::vector<State> states(graph.size(), State::unknown);
    std::vector<Value> values(graph.size());
    for (std::uint32_t round = 0; round <= graph.size() + 1; ++round) {
        std::vector<State> next = states;
        for (std::uint32_t i = 0; i < graph.size(); ++i) {
            if (states[i] != State::unknown)
                continue;
            if (graph.endings[i]) {
                if (*graph.endings[i] != Outcome::draw) {
                    next[i] = *graph.endings[i] == Outcome::win ? State::win : State::loss;
                    values[i] = {*graph.endings[i], 0};
                }
                continue;
            }
            bool some_loss = false;
            bool all_win = true;
            for (const Graph::Edge& edge : graph.moves(i)) {
                some_loss = some_loss || states[edge.to] == State::loss;
                all_win = all_win && states[edge.to] == State::win;
            }
            if (some_loss || all_win) {
                next[i] = some_loss ? State::win : State::loss;
                values[i] = {some_loss ? Outcome::win : Outcome::loss, round};
            }
        }
        states = next;
    }
    // Draws: the shortest way to a drawn end over positions that are nobody's win, by Bellman and
    // Ford.
    for (std::uint32_t i = 0; i < graph.size(); ++i)
        if (states[i] == State::unknown)
            values[i] = {Outcome::draw, graph.endings[i] ? 0 : Value::endless};
    for (std::size_t round = 0; round < graph.size(); ++round)
        for (std::uint32_t i = 0; i < graph.size(); ++i) {
            if (states[i] != State::unknown)
                continue;
            for (const Graph::Edge& edge : graph.moves(i))
                if (states[edge.to] == State::unknown &&
                    values[edge.to].remoteness != Value::endless)
                    values[i].remoteness =
                        std::min(values[i].remoteness, values[edge.to].remoteness + 1);
        }
    return values;
}

class LabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheFixpoint() {
        Random random(test_suite::seed(1));
        std::array<int, 4> seen{}; // losses, draws that end, wins, draws that do not
        int loopy = 0;
        for (int i = 0; i < 10'000; ++i) {
            const Game game(Token(random_drawn(random), random.below(2) == 0));
            const Graph graph = build_graph(game, game.start()).value();
            const Labels labels = label(graph);
            QVERIFY(labels.complete);
            QCOMPARE(labels.values, fixpoint(graph));
            loopy += bottom_up(graph) ? 0 : 1;
            const Value value = labels.values[0];
            ++seen.at(value.outcome == Outcome::draw && value.remoteness == Value::endless
                          ? 3
                          : static_cast<std::size_t>(value.outcome));
        }
        QVERIFY(loopy > 2000);
        for (const int count : seen)
            QVERIFY(count > 200);
    }

    void everyStepIsMadeGoodByTheEarlierOnes() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 3000; ++i) {
            const Game game(Token(random_drawn(random), random.below(2) == 0));
            const Graph graph = build_graph(game, game.start()).value();
            const Labels labels = label(graph);
            QCOMPARE(labels.steps.size(), graph.size());
            std::set<std::uint32_t> known;
            std::uint32_t last = 0;
            for (const LabelStep& step : labels.steps) {
                const Value value = labels.values[step.position];
                const auto moves = graph.moves(step.position);
                const auto leads_to = [&](auto holds) {
                    return std::any_of(moves.begin(), moves.end(),
                                       [&](const auto& edge) { return holds(edge.to); });
                };
                const bool is_move = leads_to([&](auto to) { return to == step.because; });
                if (value.outcome != Outcome::draw) {
                    QVERIFY(value.remoteness >= last);
                    last = value.remoteness;
                }
                switch (step.reason) {
                case Reason::ended:
                    QCOMPARE(value, (Value{*graph.endings[step.position], 0}));
                    break;
                case Reason::losing_move:
                    QVERIFY(is_move && known.count(step.because) == 1);
                    QCOMPARE(value, before(labels.values[step.because]));
                    QCOMPARE(value.outcome, Outcome::win);
                    break;
                case Reason::all_win:
                    QVERIFY(is_move);
                    QCOMPARE(value, before(labels.values[step.because]));
                    QVERIFY(!leads_to([&](auto to) {
                        return known.count(to) == 0 || labels.values[to].outcome != Outcome::win;
                    }));
                    break;
                case Reason::drawing_move:
                    QVERIFY(is_move && known.count(step.because) == 1);
                    QCOMPARE(value, before(labels.values[step.because]));
                    break;
                case Reason::never_labelled:
                    QCOMPARE(value, (Value{Outcome::draw, Value::endless}));
                    break;
                }
                QVERIFY(known.insert(step.position).second);
            }
        }
    }

    void stops() {
        const Game game = game_of("nim 9 9 9").value();
        const Graph graph = build_graph(game, game.start()).value();
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!label(graph, Control(stop.get_token())).complete);
    }
};

LOGGIA_TEST(LabelTest)

} // namespace label_test

#include "label_test.moc"
