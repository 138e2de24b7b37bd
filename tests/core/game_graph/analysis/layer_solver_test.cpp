#include "core/game_graph/analysis/layer_solver.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdint>
#include <stop_token>

namespace layer_solver_test {

using namespace loggia;
using namespace loggia::game_graph;

/// Within a layer, the positions after a move in a slot are in the order of those before it.
template <class Rules>
bool keeps_order(const Rules& rules, std::uint64_t seed) {
    Random random(seed);
    std::map<int, std::set<State>> layers;
    for (int i = 0; i < 300; ++i)
        for (const State state : walk(Game(rules), random))
            if (!rules.ending(state))
                layers[rules.layer(state)].insert(state);
    for (const auto& [layer, states] : layers)
        for (int slot = 0; slot < rules.slots(); ++slot) {
            State last = 0;
            for (const State state : states) {
                const State after = rules.after(state, slot, rules.player(state));
                if (after == 0)
                    continue;
                if (after <= last || rules.layer(after) != layer + 1 ||
                    (after >> rules.bits()) != 0)
                    return false;
                last = after;
            }
        }
    return true;
}

class LayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsAreOrderedByWhatAParentWants() {
        std::vector<Value> values;
        for (std::uint32_t r = 0; r < 62; ++r)
            for (const Outcome outcome : {Outcome::loss, Outcome::draw, Outcome::win})
                values.push_back({outcome, r});
        for (const Value a : values) {
            QCOMPARE(layer_label::value_of(layer_label::of(a)), a);
            QVERIFY(layer_label::of(a) != layer_label::open);
            QCOMPARE(layer_label::before(layer_label::of(a)), layer_label::of(before(a)));
            for (const Value b : values)
                QCOMPARE(layer_label::of(a) < layer_label::of(b), better(before(a), before(b)));
        }
    }

    void slotsKeepTheOrder() {
        QVERIFY(keeps_order(TicTacToe(3, 3, 3), 1));
        QVERIFY(keeps_order(TicTacToe(5, 6, 4), 2));
        QVERIFY(keeps_order(ConnectFour(4, 4, 4), 3));
        QVERIFY(keeps_order(ConnectFour(7, 6, 4), 4));
        QVERIFY(keeps_order(ConnectFour(2, 9, 4), 5));
        QVERIFY(keeps_order(ConnectFour(31, 1, 4), 6));
    }

    void keysOfBothWidthsAgree() {
        const ConnectFour rules(4, 3, 3);
        const Control control;
        const auto narrow = LayerSolver<ConnectFour, std::uint32_t>(rules, {}, control)
                                .solve(rules.start())
                                .value();
        const auto wide = LayerSolver<ConnectFour, std::uint64_t>(rules, {}, control)
                              .solve(rules.start())
                              .value();
        QCOMPARE(narrow.size(), wide.size());
        for (std::size_t i = 0; i < wide.layers.size(); ++i)
            for (const State state : wide.layers[i].keys) {
                const int layer = static_cast<int>(i);
                QCOMPARE(narrow.find(state, layer), wide.find(state, layer));
                QVERIFY(!narrow.find(state + (State{1} << 40U), layer));
                QVERIFY(!wide.find(state, layer + 1));
            }
        QVERIFY(!wide.find(rules.start(), -1));
        QVERIFY(!wide.find(rules.start(), 100));
    }

    /// In layers of several pieces.
    void threadsMakeNoDifference() {
        const ConnectFour rules(5, 4, 4);
        const auto solved = [&rules](int threads) {
            return LayerSolver<ConnectFour, std::uint32_t>(rules, {}, {}, threads)
                .solve(rules.start())
                .value();
        };
        const auto one = solved(1);
        std::size_t largest = 0;
        for (const auto& layer : one.layers)
            largest = std::max(largest, layer.keys.size());
        QVERIFY(largest > 100'000);
        for (const int threads : {2, 3}) {
            const auto many = solved(threads);
            QCOMPARE(many.layers.size(), one.layers.size());
            for (std::size_t i = 0; i < one.layers.size(); ++i) {
                QVERIFY(many.layers[i].keys == one.layers[i].keys);
                QVERIFY(many.layers[i].labels == one.layers[i].labels);
            }
        }
    }

    /// Also where ranges of a layer are made at the same time.
    void threadsKeepToTheLimits() {
        const ConnectFour rules(5, 4, 4);
        const auto within = [&rules](std::size_t positions, std::size_t bytes) {
            return LayerSolver<ConnectFour, std::uint32_t>(rules, {positions, bytes}, {}, 3)
                .solve(rules.start());
        };
        const std::size_t positions = within(SIZE_MAX / 2, SIZE_MAX / 2)->size();
        QCOMPARE(within(positions, SIZE_MAX / 2)->size(), positions);
        QCOMPARE(within(positions - 1, SIZE_MAX / 2).error(), too_many_positions(positions - 1));
        QCOMPARE(within(positions / 2, SIZE_MAX / 2).error(), too_many_positions(positions / 2));
        QVERIFY(within(positions, 8 * positions).has_value());
        for (const std::size_t bytes : {std::size_t{1000}, 2 * positions, 4 * positions}) {
            const auto layers = within(positions, bytes);
            QVERIFY(!layers);
            QVERIFY2(layers.error().message.starts_with("the positions need more than"),
                     layers.error().message.c_str());
        }
        std::stop_source stop;
        stop.request_stop();
        const auto stopped =
            LayerSolver<ConnectFour, std::uint32_t>(rules, {}, Control(stop.get_token()), 3)
                .solve(rules.start());
        QVERIFY(stopped && !stopped->complete);
    }

    void keepsToItsLimits() {
        const ConnectFour rules(4, 4, 4);
        constexpr std::size_t positions = 161'029; // as counted by the graph
        const auto within = [&rules](const LayerLimits& limits) {
            return LayerSolver<ConnectFour, std::uint32_t>(rules, limits, {}).solve(rules.start());
        };
        QCOMPARE(within({positions, SIZE_MAX / 2})->size(), positions);
        QCOMPARE(within({positions - 1, SIZE_MAX / 2}).error(), too_many_positions(positions - 1));
        QCOMPARE(within({1, SIZE_MAX / 2}).error(), too_many_positions(1));
        // The least memory in which it succeeds is what it takes up and some room to work in.
        std::size_t too_small = 0;
        std::size_t enough = 16'000'000;
        while (too_small + 1 < enough) {
            const std::size_t bytes = (too_small + enough) / 2;
            const auto layers = within({positions, bytes});
            if (!layers)
                QVERIFY2(layers.error().message.starts_with("the positions need more than"),
                         layers.error().message.c_str());
            (layers ? enough : too_small) = bytes;
        }
        constexpr std::size_t whole = 5 * positions;
        QVERIFY2(enough >= whole && enough < whole * 3 / 2, fmt::format("{}", enough).c_str());
    }
};

LOGGIA_TEST(LayersTest)

} // namespace layer_solver_test

#include "layer_solver_test.moc"
