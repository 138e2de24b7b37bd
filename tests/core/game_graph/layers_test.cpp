#include "core/game_graph/layers.hpp"
#include "games.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace layers_test {

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
        const auto narrow = LayerSolver<ConnectFour, std::uint32_t>(rules, control)
                                .solve(rules.start(), 1'000'000)
                                .value();
        const auto wide = LayerSolver<ConnectFour, std::uint64_t>(rules, control)
                              .solve(rules.start(), 1'000'000)
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
};

LOGGIA_TEST(LayersTest)

} // namespace layers_test

#include "layers_test.moc"
