#include "core/formula_game/residual.hpp"
#include "random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace residual_test {

using namespace loggia;
using namespace loggia::formula_game;

/// Straight from the definition.
bool evaluate(const Residual& residual, std::uint32_t values) {
    std::vector<bool> known(residual.nodes.size());
    const auto value_of = [&](Link link) {
        if (link.is_constant())
            return link.value();
        if (link.is_literal())
            return ((values >> link.turn() & 1U) != 0) != link.complemented();
        return known[link.index()] != link.complemented();
    };
    for (std::size_t i = 0; i < residual.nodes.size(); ++i) {
        const Residual::Node& node = residual.nodes[i];
        bool value = node.is_parity()
                         ? (std::popcount(values & node.positive) & 1) != 0
                         : (~values & node.positive) == 0 && (values & node.negative) == 0;
        for (const Link link : residual.operands_of(node))
            value = node.is_parity() ? value != value_of(link) : value && value_of(link);
        known[i] = value;
    }
    return value_of(residual.root);
}

Literals random_values(Random& random, std::size_t variables) {
    const auto all = (Variables{1} << variables) - 1;
    const auto ones = static_cast<Variables>(random.next() & random.next()) & all;
    return {ones, static_cast<Variables>(random.next() & random.next()) & all & ~ones};
}

class ResidualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheFormulasValuesUnderAnyChoice() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            const std::size_t variables = 1 + random.below(8);
            const auto game = oracle::random_game(random, variables, 6);
            const Literals first = random_values(random, variables);
            Literals both = first;
            const Literals second = random_values(random, variables);
            both |= {second.ones & ~first.zeros, second.zeros & ~first.ones};
            Residual twice;
            Reducer reducer{Control()};
            QVERIFY(reducer.reduce(game.residual(first), both, twice));
            QVERIFY((twice.support() & both.variables()) == 0);
            for (std::uint32_t row = 0; row < 1U << variables; ++row)
                QCOMPARE(evaluate(twice, row), game.value((row | both.ones) & ~both.zeros));
        }
    }
    void signsTellWhatIsMonotone() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 2000; ++i) {
            const std::size_t variables = 1 + random.below(6);
            const auto game = oracle::random_game(random, variables, 6);
            const Residual residual = game.residual();
            for (std::size_t v = 0; v < variables; ++v) {
                const Variables bit = Variables{1} << v;
                for (std::uint32_t row = 0; row < 1U << variables; ++row) {
                    const bool low = game.value(row & ~bit);
                    const bool high = game.value(row | bit);
                    QVERIFY(low || !high || (residual.positive & bit) != 0);
                    QVERIFY(!low || high || (residual.negative & bit) != 0);
                }
            }
        }
    }
    void simplifiesUnderTheLiteralsAround() {
        // x * (y + x * z) is x * (y + z)
        logic::Store store = logic::oracle::store_with(3);
        using logic::Kind;
        const auto x = store.variable("a");
        const auto y = store.variable("b");
        const auto z = store.variable("c");
        const auto inner = store.node(Kind::conjunction, std::array{x, z});
        const auto either = store.node(Kind::disjunction, std::array{y, inner});
        const auto root = store.node(Kind::conjunction, std::array{x, either});
        Reducer reducer{Control()};
        Residual whole;
        Residual residual;
        const std::array<logic::Variable, 3> order{0, 1, 2};
        QVERIFY(reducer.load(store, root, order, whole));
        QVERIFY(reducer.reduce(whole, {}, residual));
        QCOMPARE(residual.nodes.size(), std::size_t{2});
        QCOMPARE(residual.nodes[0].negative, Variables{6});
        QCOMPARE(residual.nodes[1].positive, Variables{1});
    }
    void extractsPartsOfTheRoot() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 500; ++i) {
            logic::Store store = logic::oracle::store_with(8);
            const logic::Expr root = oracle::random_cnf(random, store, 6);
            Reducer reducer{Control()};
            Residual whole;
            const auto order = oracle::shuffled(random, 8);
            QVERIFY(reducer.load(store, root, order, whole));
            if (!whole.root.is_node() || whole.nodes.back().is_cube())
                continue;
            const auto links = whole.operands_of(whole.nodes.back());
            std::vector<Link> some;
            for (const Link link : links)
                if (random.below(2) == 0)
                    some.push_back(link);
            Residual part;
            QVERIFY(reducer.extract(whole, some, part));
            for (std::uint32_t row = 0; row < 256; ++row) {
                bool expected = true;
                for (const Link link : some) {
                    Residual alone;
                    QVERIFY(reducer.extract(whole, std::array{link}, alone));
                    expected = expected && evaluate(alone, row);
                }
                QCOMPARE(evaluate(part, row), expected);
            }
        }
    }
    void anyDepthAndSharing() {
        logic::Store store = logic::oracle::store_with(26);
        using logic::Kind;
        logic::Expr deep = store.variable("a");
        logic::Expr shared = store.variable("a");
        for (unsigned i = 1; i < 100'000; ++i) {
            const logic::Expr variable = store.variable(i % 26);
            deep = store.node(i % 3 == 0 ? Kind::conjunction : Kind::disjunction,
                              std::array{store.negation(deep), variable});
            shared = oracle::plain_parity(store, shared, variable); // 2^100000 leaves as a tree
        }
        const auto order = []() {
            Random random(test_suite::seed(4));
            return oracle::shuffled(random, 26);
        }();
        Reducer reducer{Control()};
        Residual whole;
        Residual residual;
        for (const logic::Expr root : {deep, shared}) {
            QVERIFY(reducer.load(store, root, order, whole));
            QVERIFY(reducer.reduce(whole, {5, 2}, residual));
        }
    }
    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        Reducer reducer{Control(source.get_token())};
        Random random(test_suite::seed(5));
        const auto game = oracle::random_game(random, 6, 8);
        Residual residual;
        QVERIFY(!reducer.load(game.store, game.root, game.order, residual));
    }
};

LOGGIA_TEST(ResidualTest)

} // namespace residual_test

#include "residual_test.moc"
