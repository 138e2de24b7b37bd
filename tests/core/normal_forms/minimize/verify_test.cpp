#include "core/normal_forms/minimize/verify.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <numeric>

namespace verify_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// The same function with inputs and outputs in another order.
Function shuffled(const Function& function, Random& random) {
    const auto order = [&](std::size_t count) {
        std::vector<std::size_t> places(count);
        std::iota(places.begin(), places.end(), std::size_t{0});
        for (std::size_t i = count; i > 1; --i)
            std::swap(places[i - 1], places[random.below(i)]);
        return places;
    };
    const auto inputs = order(function.inputs.size());
    const auto outputs = order(function.outputs.size());
    Function result = function;
    const std::size_t count = inputs.size();
    for (std::size_t i = 0; i < count; ++i)
        result.inputs[i] = function.inputs[inputs[i]];
    for (std::size_t i = 0; i < outputs.size(); ++i)
        result.outputs[i] = function.outputs[outputs[i]];
    for (Cover* const cover : {&result.on, &result.dont_care})
        for (Cube& cube : cover->cubes) {
            Cube moved{0, 0, 0};
            for (std::size_t i = 0; i < count; ++i) {
                moved.care |= (cube.care >> (count - 1 - inputs[i]) & 1U) << (count - 1 - i);
                moved.value |= (cube.value >> (count - 1 - inputs[i]) & 1U) << (count - 1 - i);
            }
            for (std::size_t i = 0; i < outputs.size(); ++i)
                moved.outputs |= (cube.outputs >> outputs[i] & 1U) << i;
            cube = moved;
        }
    return result;
}

/// The same function of more inputs, of which it does not depend.
Function widened(Function function, int inputs) {
    const int more = inputs - function.on.inputs;
    for (int i = 0; i < more; ++i)
        function.inputs.push_back(fmt::format("more{}", i));
    for (Cover* const cover : {&function.on, &function.dont_care}) {
        cover->inputs = inputs;
        for (Cube& cube : cover->cubes) {
            cube.care <<= more;
            cube.value <<= more;
        }
    }
    return function;
}

class VerifyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhereACoverIsWrong() {
        Random random(test_suite::seed(1));
        int wrong = 0;
        for (int i = 0; i < 4000; ++i) {
            const int inputs = static_cast<int>(random.below(9));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const auto function = oracle::random_function(random, inputs, outputs, random.below(5),
                                                          random.below(4), random.real());
            Cover cover = function.on;
            if (random.below(2) == 0 && !cover.cubes.empty())
                cover.cubes[random.below(cover.cubes.size())].care |= 1U;
            const Form form = random.below(2) == 0 ? Form::dnf : Form::cnf;
            const auto found = difference(function, form, cover);
            QVERIFY(found.has_value());
            QCOMPARE(!found->has_value(), oracle::covers(function, cover, form == Form::cnf));
            if (!*found)
                continue;
            ++wrong;
            const auto value = oracle::value(function, (*found)->row, (*found)->output);
            QVERIFY(value != oracle::Value::open);
            QCOMPARE((*found)->expected, value == oracle::Value::yes);
            QVERIFY(cover.value((*found)->row, (*found)->output) ==
                    ((*found)->expected == (form == Form::cnf)));
        }
        QVERIFY(wrong > 500);
    }

    void comparesFunctionsByName() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 3000; ++i) {
            const int inputs = static_cast<int>(random.below(7));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const auto left = oracle::random_function(random, inputs, outputs, random.below(5),
                                                      random.below(3), random.real());
            auto changed = left;
            if (!changed.on.cubes.empty() && random.below(2) == 0)
                changed.on.cubes.pop_back();
            if (random.below(2) == 0)
                changed.dont_care = oracle::random_function(random, inputs, outputs, 0,
                                                            random.below(3), random.real())
                                        .dont_care;
            const auto right = shuffled(changed, random);
            bool same = true;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
                for (int output = 0; output < outputs; ++output) {
                    const auto a = oracle::value(left, row, output);
                    const auto b = oracle::value(changed, row, output);
                    same = same && (a == b || a == oracle::Value::open || b == oracle::Value::open);
                }
            const auto found = difference(left, right);
            QVERIFY(found.has_value());
            QCOMPARE(!found->has_value(), same);
            if (*found)
                QCOMPARE((*found)->expected, oracle::value(left, (*found)->row, (*found)->output) ==
                                                 oracle::Value::yes);
        }
    }

    void aSolverSaysTheSame() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 150; ++i) {
            const auto small = oracle::random_function(random, 5, 2, 1 + random.below(4),
                                                       random.below(3), random.real());
            auto changed = small;
            if (random.below(2) == 0)
                changed.on.cubes.pop_back();
            if (random.below(2) == 0)
                changed.dont_care =
                    oracle::random_function(random, 5, 2, 0, random.below(3), random.real())
                        .dont_care;
            const auto few = difference(small, changed).value();
            const auto function = widened(small, 30);
            const auto other = widened(changed, 30);
            const auto many = difference(function, other).value();
            QCOMPARE(many.has_value(), few.has_value());
            if (many)
                QCOMPARE(many->expected,
                         oracle::value(function, many->row, many->output) == oracle::Value::yes);
            const auto covered = difference(function, Form::dnf, other.on).value();
            QCOMPARE(covered.has_value(), difference(small, Form::dnf, changed.on)->has_value());
        }
    }

    void otherNamesAndStopping() {
        const Function a{{"x"}, {"f"}, {1, 1, {}}, {1, 1, {}}};
        Function b = a;
        b.inputs[0] = "y";
        QCOMPARE(difference(a, b).error().message.c_str(),
                 "the inputs have different names: x and y");
        b = a;
        b.outputs[0] = "g";
        QCOMPARE(difference(a, b).error().message.c_str(),
                 "the outputs have different names: f and g");
        const Function two{{"x"}, {"f", "g"}, {1, 2, {}}, {1, 2, {}}};
        QCOMPARE(difference(a, two).error().message.c_str(),
                 "the numbers of outputs differ: 1 (f) and 2 (f g)");
        QVERIFY(!difference(a, Form::dnf, {2, 1, {}}));
        std::stop_source stop;
        stop.request_stop();
        Random random(test_suite::seed(4));
        const auto large = oracle::random_function(random, 24, 1, 5000, 5000, 0.3);
        Cover fewer = large.on;
        fewer.cubes.pop_back();
        QVERIFY(!difference(large, Form::dnf, fewer, Control(stop.get_token())));
        // Where a search was stopped at once, what is compared is what was given.
        Cover same = large.on;
        std::reverse(same.cubes.begin(), same.cubes.end());
        QVERIFY(!difference(large, Form::dnf, same, Control(stop.get_token())).value());
    }

    void aTableOf24Inputs() {
        Random random(test_suite::seed(5));
        auto function = oracle::random_function(random, 24, 1, 200, 10, 0.5);
        QVERIFY(!difference(function, Form::dnf, function.on).value());
        Cover cover = function.on;
        cover.cubes.push_back({low_bits(24), 0xABCDEF, 1});
        const auto found = difference(function, Form::dnf, cover).value();
        const bool same = oracle::value(function, 0xABCDEF, 0) != oracle::Value::no;
        QCOMPARE(!found.has_value(), same);
        if (found)
            QCOMPARE(found->row, std::uint64_t{0xABCDEF});
    }
};

LOGGIA_TEST(VerifyTest)

} // namespace verify_test

#include "verify_test.moc"
