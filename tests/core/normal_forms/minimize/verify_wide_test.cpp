#include "core/normal_forms/minimize/minimize_wide.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace verify_wide_test {

using namespace loggia;
using namespace loggia::normal_forms;

constexpr int stride = 20;

/// The row of the narrow function at a point of the spread one.
std::uint64_t row_at(const std::vector<bool>& point) {
    std::uint64_t row = 0;
    for (std::size_t i = 0; i < point.size(); i += stride)
        row = row << 1U | (point[i] ? 1U : 0U);
    return row;
}

/// Whether two functions say the same of each row where neither leaves it open.
bool agree(const Function& left, const Function& right) {
    for (std::uint64_t row = 0; row < std::uint64_t{1} << left.on.inputs; ++row)
        for (int output = 0; output < left.on.outputs; ++output) {
            const auto a = oracle::value(left, row, output);
            const auto b = oracle::value(right, row, output);
            if (a != b && a != oracle::Value::open && b != oracle::Value::open)
                return false;
        }
    return true;
}

class VerifyWideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Two functions, the second one now and then with its inputs and outputs in reverse; what is
    /// open in either of them makes no difference.
    void comparesFunctionsByName() {
        Random random(test_suite::seed(1));
        int different = 0;
        for (int i = 0; i < 600; ++i) {
            const Function first = oracle::random_function(random, 4, 2, 5, random.below(3), 0.6);
            Function second = first;
            if (random.below(3) != 0)
                second.on.cubes.pop_back();
            if (random.below(3) != 0)
                second.dont_care =
                    oracle::random_function(random, 4, 2, 0, random.below(4), 0.6).dont_care;
            const WideFunction left = oracle::spread(first, stride);
            WideFunction right = oracle::spread(second, stride);
            if (random.below(2) == 0) {
                auto inputs = right.inputs;
                auto outputs = right.outputs;
                std::reverse(inputs.begin(), inputs.end());
                std::reverse(outputs.begin(), outputs.end());
                right = with_outputs(with_inputs(right, inputs).value(), outputs).value();
            }
            const auto found = difference(left, right);
            QVERIFY(found.has_value());
            QCOMPARE(!found->has_value(), agree(first, second));
            if (!*found)
                continue;
            ++different;
            QCOMPARE((*found)->point.size(), left.inputs.size());
            QCOMPARE((*found)->output % stride, 0);
            const auto says =
                oracle::value(first, row_at((*found)->point), (*found)->output / stride);
            const auto other =
                oracle::value(second, row_at((*found)->point), (*found)->output / stride);
            QVERIFY(says != oracle::Value::open && other != oracle::Value::open && says != other);
            QCOMPARE((*found)->expected, says == oracle::Value::yes);
        }
        QVERIFY(different > 100);
    }

    /// A cover is read as a disjunction, or as the negation of one.
    void comparesCovers() {
        Random random(test_suite::seed(2));
        int right = 0;
        int wrong = 0;
        for (int i = 0; i < 600; ++i) {
            const Function function =
                oracle::random_function(random, 4, 2, random.below(6), random.below(3), 0.6);
            const Form form = random.below(2) == 0 ? Form::dnf : Form::cnf;
            Cover cover = function.on;
            if (form == Form::cnf)
                cover = plain(*complement_cover(positional(function.on), PositionalCover(4, 2)));
            if (random.below(2) == 0 && !cover.cubes.empty())
                cover.cubes[random.below(cover.cubes.size())].care |= 1U << random.below(4);
            for (Cube& cube : cover.cubes)
                cube.value &= cube.care;
            Function spread_cover = function;
            spread_cover.on = cover;
            // Outputs that nothing mentions are false: their negation is the cover of everything.
            PositionalCover wide = oracle::spread(spread_cover, stride).on;
            if (form == Form::cnf)
                for (int output = 0; output < wide.outputs(); ++output)
                    if (output % stride != 0) {
                        wide.add_cube();
                        wide.add_output(output);
                    }
            const auto found = difference(oracle::spread(function, stride), form, wide);
            QVERIFY(found.has_value());
            QCOMPARE(!found->has_value(), oracle::covers(function, cover, form == Form::cnf));
            ++(*found ? wrong : right);
            if (!*found)
                continue;
            const std::uint64_t row = row_at((*found)->point);
            const int output = (*found)->output / stride;
            QCOMPARE((*found)->output % stride, 0);
            QCOMPARE((*found)->expected,
                     oracle::value(function, row, output) == oracle::Value::yes);
            QVERIFY(cover.value(row, output) == ((*found)->expected == (form == Form::cnf)));
        }
        QVERIFY(right > 60 && wrong > 60);
    }

    void saysWhatCannotBeCompared() {
        const Function narrow{{"x", "y"}, {"f"}, {2, 1, {}}, {2, 1, {}}};
        const WideFunction left = oracle::spread(narrow, stride);
        WideFunction right = left;
        right.inputs[0] = "z";
        QVERIFY(difference(left, right)
                    .error()
                    .message.starts_with("the inputs have different names: x "));
        right = left;
        right.outputs[0] = "g";
        QVERIFY(difference(left, right)
                    .error()
                    .message.starts_with("the outputs have different names: f "));
        // With more inputs than the other one has.
        QVERIFY(difference(left, widened(narrow))
                    .error()
                    .message.starts_with("the inputs have different names"));
        QVERIFY(difference(widened(narrow), left)
                    .error()
                    .message.starts_with("the inputs have different names"));
        QCOMPARE(difference(left, Form::dnf, PositionalCover(2, 1)).error().message,
                 std::string("the cover and the function have different inputs or outputs"));
        QCOMPARE(difference(left, Form::dnf, PositionalCover(2 * stride, 1)).error().message,
                 std::string("the cover and the function have different inputs or outputs"));
    }

    /// Stopped, it says so rather than that there is no difference.
    void stops() {
        Random random(test_suite::seed(3));
        std::stop_source source;
        source.request_stop();
        const Function first = oracle::random_function(random, 16, 1, 400, 0, 0.4);
        Function second = first;
        second.on.cubes.pop_back();
        QCOMPARE(difference(oracle::spread(first, 5), oracle::spread(second, 5),
                            Control(source.get_token()))
                     .error()
                     .message,
                 std::string("stopped"));
    }
};

LOGGIA_TEST(VerifyWideTest)

} // namespace verify_wide_test

#include "verify_wide_test.moc"
