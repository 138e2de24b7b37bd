#include "core/normal_forms/reorder.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

namespace reorder_test {

using namespace loggia;
using namespace loggia::normal_forms;

class OrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesStayWithTheirNames() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const auto function = oracle::random_function(random, inputs, outputs, random.below(6),
                                                          random.below(3), random.real());
            std::vector<std::string> names = function.inputs;
            for (std::uint64_t more = random.below(3); more > 0; --more)
                names.push_back(fmt::format("y{}", more));
            std::vector<std::string> others = function.outputs;
            for (auto* const list : {&names, &others})
                for (std::size_t k = list->size(); k > 1; --k)
                    std::swap((*list)[k - 1], (*list)[random.below(k)]);
            const auto result = with_outputs(with_inputs(function, names).value(), others).value();
            QVERIFY(result.inputs == names && result.outputs == others);
            for (std::uint64_t row = 0; row < std::uint64_t{1} << names.size(); ++row) {
                std::uint64_t mapped = 0;
                for (const std::string& name : function.inputs) {
                    const auto at = static_cast<std::size_t>(
                        std::find(names.begin(), names.end(), name) - names.begin());
                    mapped = mapped << 1U | (row >> (names.size() - 1 - at) & 1U);
                }
                for (int output = 0; output < outputs; ++output) {
                    const auto at = std::find(others.begin(), others.end(),
                                              function.outputs[static_cast<std::size_t>(output)]);
                    QVERIFY(oracle::value(result, row, static_cast<int>(at - others.begin())) ==
                            oracle::value(function, mapped, output));
                }
            }
        }
    }

    void refuses() {
        const Function function{{"a", "b"}, {"f", "g"}, {2, 2, {}}, {2, 2, {}}};
        QCOMPARE(with_inputs(function, {"a"}).error().message.c_str(),
                 "the order of the inputs lacks 'b'");
        QCOMPARE(with_inputs(function, {"b", "a", "b"}).error().message.c_str(),
                 "the order has the input 'b' twice");
        QVERIFY(!with_outputs(function, {"f"}));
        QVERIFY(!with_outputs(function, {"f", "h"}));
        std::vector<std::string> many{"a", "b"};
        for (int i = 0; i < 63; ++i)
            many.push_back(fmt::format("x{}", i));
        QVERIFY(!with_inputs(function, many));
        many.pop_back();
        QVERIFY(with_inputs(function, many).has_value());
    }
};

LOGGIA_TEST(OrderTest)

} // namespace reorder_test

#include "reorder_test.moc"
