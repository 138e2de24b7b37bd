#include "tests/core/covering/program_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace dual_simplex_steps_test {

using namespace loggia;
using namespace loggia::covering;

constexpr std::int64_t unreachable = 1000;
constexpr std::int64_t unit = DualSimplex::unit;

/// Columns that cost 1, 2, 3 and so on, and a row that says how many of them are taken at least.
DualSimplex counted(std::size_t columns, std::int64_t least) {
    std::vector<std::int64_t> costs;
    ProgramRow row;
    row.least = least;
    for (std::uint32_t c = 0; c < columns; ++c) {
        costs.push_back(c + 1);
        row.terms.push_back({c, 1});
    }
    DualSimplex program(std::move(costs));
    program.add_row(std::move(row));
    return program;
}

class DualSimplexStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All columns that are taken change over in one step.
    void stepsAreLong() {
        for (std::int64_t least = 1; least <= 9; ++least) {
            DualSimplex program = counted(9, least);
            QCOMPARE(program.solve(unreachable, 10, {}), DualSimplex::Outcome::optimal);
            QCOMPARE(program.steps(), std::uint64_t{1});
            QVERIFY(std::abs(program.bound() - least * (least + 1) / 2 * unit) < unit / 1000);
            for (std::uint32_t c = 0; c < 9; ++c)
                QVERIFY(std::abs(program.value(c) - (c < least ? 1 : 0)) < 1e-6);
        }
    }

    void columnsThatAreDecidedStay() {
        DualSimplex program = counted(9, 4);
        program.set_bounds(0, 0, 0);
        program.set_bounds(8, 1, 1);
        QCOMPARE(program.solve(unreachable, 10, {}), DualSimplex::Outcome::optimal);
        QCOMPARE(program.value(0), 0.0);
        QCOMPARE(program.value(8), 1.0);
        QVERIFY(std::abs(program.bound() - (9 + 2 + 3 + 4) * unit) < unit / 1000);
        // And move again once they may.
        program.set_bounds(0, 0, 1);
        program.set_bounds(8, 0, 1);
        QCOMPARE(program.solve(unreachable, 10, {}), DualSimplex::Outcome::optimal);
        QVERIFY(std::abs(program.bound() - (1 + 2 + 3 + 4) * unit) < unit / 1000);
    }

    /// Where nothing may enter, the bound rises as far as is asked for.
    void thereMayBeNoSolution() {
        for (const std::int64_t enough : {50, 1000, 1000000}) {
            DualSimplex program = counted(9, 10);
            QCOMPARE(program.solve(enough, 10, {}), DualSimplex::Outcome::beaten);
            QVERIFY(program.bound() > (enough - 1) * unit);
        }
    }

    /// From a basis that is dual feasible no step lowers the bound, but for rounding.
    void boundsRise() {
        Random random(test_suite::seed(1));
        int steps = 0;
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            const oracle::SmallProgram small = oracle::small_program(random);
            DualSimplex program = small.make();
            std::int64_t last = -unreachable * unit;
            DualSimplex::Outcome outcome = DualSimplex::Outcome::limit;
            for (int k = 0; k < 200 && outcome == DualSimplex::Outcome::limit; ++k) {
                outcome = program.solve(unreachable, 1, {});
                QVERIFY(program.bound() > last - unit / 1000);
                last = program.bound();
                ++steps;
            }
            QVERIFY(outcome == DualSimplex::Outcome::optimal ||
                    outcome == DualSimplex::Outcome::beaten);
            // Step by step or at once, it is the same.
            DualSimplex again = small.make();
            QCOMPARE(again.solve(unreachable, 10'000, {}), outcome);
            if (outcome == DualSimplex::Outcome::optimal)
                QVERIFY(std::abs(again.bound() - program.bound()) < unit / 1000);
        }
        QVERIFY(steps > 1000);
    }

    /// From its own basis a solution takes no step, whatever was tried meanwhile.
    void goOnFromBases() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            const oracle::SmallProgram small = oracle::small_program(random);
            DualSimplex program = small.make();
            if (program.solve(unreachable, 10'000, {}) != DualSimplex::Outcome::optimal)
                continue;
            const DualSimplex::Basis basis = program.basis();
            const std::int64_t bound = program.bound();
            const auto c = static_cast<std::uint32_t>(random.below(small.costs.size()));
            program.set_bounds(c, 1, 1);
            static_cast<void>(program.solve(unreachable, 10'000, {}));
            program.set_bounds(c, small.lower[c], small.upper[c]);
            program.set_basis(basis);
            const std::uint64_t steps = program.steps();
            QCOMPARE(program.solve(unreachable, 10'000, {}), DualSimplex::Outcome::optimal);
            QCOMPARE(program.steps(), steps);
            QVERIFY(std::abs(program.bound() - bound) < unit / 1000);
        }
    }
};

LOGGIA_TEST(DualSimplexStepsTest)

} // namespace dual_simplex_steps_test

#include "dual_simplex_steps_test.moc"
