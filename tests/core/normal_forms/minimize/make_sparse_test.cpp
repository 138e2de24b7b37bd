#include "core/normal_forms/minimize/make_sparse.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace make_sparse_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ConnectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noneIsIdleAndNoneIsMissing() {
        Random random(test_suite::seed(1));
        int taken = 0;
        for (int i = 0; i < 1500; ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const int outputs = 2 + static_cast<int>(random.below(3));
            auto function = oracle::random_function(random, inputs, outputs, 1 + random.below(8),
                                                    random.below(3), random.real());
            const Form form = random.below(2) == 0 ? Form::dnf : Form::cnf;
            const Cover cover = form == Form::dnf ? function.on : complement(function).value().on;
            const Cover few = without_idle_connections(function, form, cover);
            QVERIFY(oracle::covers(function, few, form == Form::cnf));
            QVERIFY(few.terms() <= cover.terms());
            for (const Cube& cube : few.cubes) {
                const auto from =
                    std::find_if(cover.cubes.begin(), cover.cubes.end(), [&](const Cube& c) {
                        return c.care == cube.care && c.value == cube.value &&
                               (cube.outputs & ~c.outputs) == 0;
                    });
                QVERIFY(from != cover.cubes.end() && cube.outputs != 0);
            }
            for (Cover fewer = few; Cube & cube : fewer.cubes)
                for (int output = 0; output < outputs; ++output) {
                    const std::uint64_t bit = std::uint64_t{1} << output;
                    if ((cube.outputs & bit) == 0)
                        continue;
                    cube.outputs &= ~bit;
                    QVERIFY(!oracle::covers(function, fewer, form == Form::cnf));
                    cube.outputs |= bit;
                }
            for (const Cube& cube : cover.cubes)
                taken += std::popcount(cube.outputs);
            for (const Cube& cube : few.cubes)
                taken -= std::popcount(cube.outputs);
        }
        QVERIFY(taken > 1000);
    }

    void whatIsNotLookedAtStays() {
        Random random(test_suite::seed(2));
        const auto one = oracle::random_function(random, 4, 1, 6, 0, 0.5);
        QVERIFY(without_idle_connections(one, Form::dnf, one.on) == one.on);
        const auto wide = oracle::random_function(random, 20, 2, 6, 0, 0.5);
        QVERIFY(without_idle_connections(wide, Form::dnf, wide.on) == wide.on);
        // x in f and g, where g has everything already.
        for (const int inputs : {most_connected_inputs, most_connected_inputs + 1}) {
            const std::uint64_t x = std::uint64_t{1} << (inputs - 1);
            Function function = oracle::random_function(random, inputs, 2, 0, 0, 0.5);
            function.on.cubes = {{x, x, 3}, {0, 0, 2}};
            Cover sparse = function.on;
            if (inputs == most_connected_inputs)
                sparse.cubes[0].outputs = 1;
            QVERIFY(without_idle_connections(function, Form::dnf, function.on) == sparse);
        }
    }
};

LOGGIA_TEST(ConnectionsTest)

} // namespace make_sparse_test

#include "make_sparse_test.moc"
