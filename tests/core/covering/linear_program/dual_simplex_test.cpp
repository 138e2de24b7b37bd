#include "core/covering/linear_program/dual_simplex.hpp"
#include "tests/core/covering/program_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace dual_simplex_test {

using namespace loggia;
using namespace loggia::covering;

constexpr std::int64_t unreachable = 1000;

class DualSimplexTest : public QObject {
    Q_OBJECT

    /// That a solution lies within all rows and bounds and costs what the bound says: then both
    /// are right.
    static void check_optimum(const DualSimplex& program, const oracle::SmallProgram& small) {
        double cost = 0;
        for (std::uint32_t c = 0; c < small.costs.size(); ++c) {
            const double value = program.value(c);
            QVERIFY(value > small.lower[c] - 1e-6 && value < small.upper[c] + 1e-6);
            cost += value * static_cast<double>(small.costs[c]);
        }
        for (const ProgramRow& row : small.rows) {
            double sum = 0;
            for (const ProgramRow::Term& term : row.terms)
                sum += term.factor * program.value(term.column);
            QVERIFY(sum > static_cast<double>(row.least) - 1e-6);
            QVERIFY(!row.equal || sum < static_cast<double>(row.least) + 1e-6);
        }
        const double bound =
            static_cast<double>(program.bound()) / static_cast<double>(DualSimplex::unit);
        QVERIFY(std::abs(cost - bound) < 1e-3);
    }

    /// That no whole solution is below what is said.
    static void check_bound(const DualSimplex& program, const oracle::SmallProgram& small) {
        for (std::uint32_t set = 0; set < 1U << small.costs.size(); ++set) {
            if (!small.keeps(set))
                continue;
            const std::int64_t cost = small.cost(set) * DualSimplex::unit;
            QVERIFY(cost >= program.bound());
            for (std::uint32_t c = 0; c < small.costs.size(); ++c) {
                const std::int64_t surplus = program.surplus()[c];
                if (small.lower[c] < small.upper[c] && ((set >> c & 1U) != 0) == (surplus > 0))
                    QVERIFY(cost >= program.bound() + std::abs(surplus));
            }
        }
    }

private Q_SLOTS:
    void boundsAreRight() {
        Random random(test_suite::seed(1));
        int optimal = 0;
        int beaten = 0;
        for (int i = 0; i < test_suite::rounds(8000); ++i) {
            oracle::SmallProgram small = oracle::small_program(random);
            DualSimplex program = small.make();
            for (int change = 0; change < 4; ++change) {
                const DualSimplex::Outcome outcome = program.solve(unreachable, 10'000, {});
                check_bound(program, small);
                if (outcome == DualSimplex::Outcome::optimal) {
                    ++optimal;
                    check_optimum(program, small);
                } else {
                    QCOMPARE(outcome, DualSimplex::Outcome::beaten);
                    ++beaten;
                    for (std::uint32_t set = 0; set < 1U << small.costs.size(); ++set)
                        QVERIFY(!small.keeps(set));
                }
                // From there on with another bound or row, or from an earlier basis.
                const auto c = static_cast<std::uint32_t>(random.below(small.costs.size()));
                const DualSimplex::Basis basis = program.basis();
                if (random.below(3) == 0) {
                    const oracle::SmallProgram other = oracle::small_program(random);
                    ProgramRow row = other.rows[0];
                    std::erase_if(row.terms, [&](const ProgramRow::Term& term) {
                        return term.column >= small.costs.size();
                    });
                    small.rows.push_back(row);
                    program.add_row(row);
                } else {
                    small.lower[c] = static_cast<int>(random.below(2));
                    small.upper[c] = std::max(small.lower[c], static_cast<int>(random.below(2)));
                    program.set_bounds(c, small.lower[c], small.upper[c]);
                }
                if (random.below(3) == 0)
                    program.set_basis(basis);
            }
        }
        QVERIFY(optimal > 1000 && beaten > 1000);
    }

    void comesBackFromTrials() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(3000); ++i) {
            const oracle::SmallProgram small = oracle::small_program(random);
            DualSimplex program = small.make();
            if (program.solve(unreachable, 10'000, {}) != DualSimplex::Outcome::optimal)
                continue;
            const std::int64_t bound = program.bound();
            const DualSimplex::Place place = program.here();
            for (std::uint32_t c = 0; c < small.costs.size(); ++c) {
                if (small.lower[c] == small.upper[c])
                    continue;
                oracle::SmallProgram fixed = small;
                fixed.lower[c] = fixed.upper[c] = 1;
                program.set_bounds(c, 1, 1);
                static_cast<void>(program.solve(unreachable, random.below(6), {}));
                check_bound(program, fixed);
                program.set_bounds(c, 0, 1);
                program.go_back(place);
                QCOMPARE(program.bound(), bound);
                QCOMPARE(program.solve(unreachable, 10'000, {}), DualSimplex::Outcome::optimal);
                check_optimum(program, small);
            }
        }
    }

    void stops() {
        Random random(test_suite::seed(4));
        const oracle::SmallProgram small = oracle::small_program(random);
        DualSimplex program = small.make();
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(program.solve(unreachable, 10'000, Control(stop.get_token())),
                 DualSimplex::Outcome::stopped);
        check_bound(program, small);
    }
};

LOGGIA_TEST(DualSimplexTest)

} // namespace dual_simplex_test

#include "dual_simplex_test.moc"
