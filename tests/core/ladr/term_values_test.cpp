#include "core/base/random.hpp"
#include "core/ladr/term_values.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace term_values_test {

using namespace loggia;
using namespace loggia::ladr;
using namespace loggia::logic;
using logic::Expr;

class ValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Two random terms over the rows of three variables; each row has one value.
    void agreesRowByRow() {
        Random random(test_suite::seed(9));
        for (int round = 0; round < 1500; ++round) {
            logic::Store store;
            const FoldingBuilder builder(store);
            const std::array<Expr, 3> variables{store.variable("a"), store.variable("b"),
                                                store.variable("c")};
            std::array<std::array<std::int64_t, 8>, 2> numbers{};
            std::array<Values, 2> values;
            for (std::size_t side = 0; side < 2; ++side) {
                std::map<std::int64_t, std::vector<Expr>> ways;
                for (unsigned row = 0; row < 8; ++row) {
                    const auto number = static_cast<std::int64_t>(random.below(5)) - 2;
                    numbers.at(side).at(row) = number;
                    std::vector<Expr> all;
                    for (unsigned v = 0; v < 3; ++v)
                        all.push_back((row >> v & 1U) != 0 ? variables.at(v)
                                                           : store.negation(variables.at(v)));
                    ways[number].push_back(builder.conjunction(all));
                }
                for (auto& [number, when] : ways)
                    values.at(side).emplace_back(number, builder.disjunction(when));
            }
            const auto sum = combined(builder, values[0], values[1],
                                      [](std::int64_t a, std::int64_t b) { return a * 3 + b; });
            QVERIFY(sum.has_value());
            const Expr less = compared(builder, values[0], values[1], std::less<>());
            const Expr equal = compared(builder, values[0], values[1], std::equal_to<>());
            const Expr odd = is_odd(builder, values[0]);
            for (unsigned row = 0; row < 8; ++row) {
                const std::vector<bool> row_values{(row & 1U) != 0, (row & 2U) != 0,
                                                   (row & 4U) != 0};
                const auto holds = [&](Expr e) { return logic::evaluate(store, e, row_values); };
                const std::int64_t a = numbers[0].at(row);
                const std::int64_t b = numbers[1].at(row);
                for (const auto& [value, when] : *sum)
                    QCOMPARE(holds(when), value == a * 3 + b);
                QCOMPARE(holds(less), a < b);
                QCOMPARE(holds(equal), a == b);
                QCOMPARE(holds(odd), a % 2 != 0);
            }
        }
    }

    void givesUpWhereAPairHasNoValue() {
        logic::Store store;
        const FoldingBuilder builder(store);
        const Values one{{1, builder.constant(true)}};
        QVERIFY(!combined(builder, one, one, [](std::int64_t, std::int64_t) {
            return std::optional<std::int64_t>();
        }));
    }
};

LOGGIA_LOOP_TEST(ValuesTest)

} // namespace term_values_test

#include "term_values_test.moc"
